//===- ScfModels.cpp - Precision of loops and branches --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a loop carries and what a branch gives keeps its type, so that nothing
// is rounded from one round to the next; the ops inside are planned like all
// others.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mp/Interfaces/ExternalModels.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
constexpr PrecisionSpec keeps = PrecisionSpec::opaque();

constexpr PrecisionSpec makeEntered() {
  PrecisionSpec spec = PrecisionSpec::opaque();
  spec.entersRegions = true;
  return spec;
}
constexpr PrecisionSpec enters = makeEntered();
} // namespace

void mp::registerScfModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    attachPrecision<enters, scf::ForOp, scf::IfOp, scf::IndexSwitchOp,
                    scf::WhileOp>(context);
    attachPrecision<keeps, scf::ConditionOp, scf::YieldOp>(context);
  });
}
