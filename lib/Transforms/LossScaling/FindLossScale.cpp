//===- FindLossScale.cpp - Note by what number the author scales the loss -===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folding makes one constant of the scale and the 1/N of a mean, and then no
// pair of a number and its reciprocal is left to be found.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/LossScaling/Passes.h"

#include "mp/Analysis/LossScaling/ExistingLossScale.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-find-loss-scale"

namespace mlir::mp {
#define GEN_PASS_DEF_FINDLOSSSCALE
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
struct FindLossScale final : mp::impl::FindLossScaleBase<FindLossScale> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    FunctionOpInterface function = main->getFunction();
    markAllAnalysesPreserved();
    const StepGraph &graph = getAnalysis<MainGraph>().get();
    std::optional<ExistingLossScale> own =
        findExistingLossScale(*main, graph, getStepRoles(*main, graph));
    if (!own || own->argument) {
      remark::missed(function.getLoc(), remarkOf(DEBUG_TYPE, "OwnScale"))
          << remark::reason("no constant multiplies the loss and divides its "
                            "gradients");
      return;
    }
    Builder builder(&getContext());
    Attribute constant = builder.getF64FloatAttr(own->constant);
    if (own->isPartial)
      constant = builder.getArrayAttr(constant);
    function->setAttr(attr::ownLossScale, constant);
    remark::passed(function.getLoc(), remarkOf(DEBUG_TYPE, "OwnScale"))
        << remark::add("the step scales its loss by the constant {0}{1}",
                       own->constant,
                       own->isPartial ? ", in some of its backward passes: all "
                                        "are scaled on top"
                                      : "");
  }
};
} // namespace
