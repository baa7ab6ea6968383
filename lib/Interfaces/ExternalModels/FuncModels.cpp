//===- FuncModels.cpp - Precision of calls and returns --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signatures keep their types: a value that became narrow is widened before
// it is returned or passed.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Interfaces/ExternalModels.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
constexpr PrecisionSpec keeps = PrecisionSpec::opaque();
} // namespace

void mp::registerFuncModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    attachPrecision<keeps, func::CallOp, func::ReturnOp>(context);
  });
}
