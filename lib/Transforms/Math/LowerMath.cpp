//===- LowerMath.cpp - Expand functions into basic arithmetic -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is left afterwards has an instruction on every device, as the ops say of
// themselves: of `math`, the absolute value, square root, rounding to integers,
// fused multiply-add, sign.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Math/KernelCode.h"
#include "mp/Transforms/Math/MathExpansions.h"
#include "mp/Transforms/Math/Passes.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

#define DEBUG_TYPE "mp-lower-math"

namespace mlir::mp {
#define GEN_PASS_DEF_LOWERMATH
#include "mp/Transforms/Math/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Whether an elementwise op is more than an instruction.
static bool isFunction(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (!fusible)
    return false;
  FusionSpec spec = fusible.getFusionSpec();
  return spec.kind == FusionNodeKind::Elementwise &&
         (spec.body == FusionBodyKind::Built || !findInstruction(op));
}

namespace {

struct LowerMath final : mp::impl::LowerMathBase<LowerMath> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateLowerMathPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    unsigned functions = countFunctions();
    expandBodies(getOperation());
    walkAndApplyPatterns(getOperation(), patterns);
    WalkResult walk = getOperation()->walk([](Operation *op) {
      if (!isFunction(op))
        return WalkResult::advance();
      op->emitOpError() << describeCodeFault(op);
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();
    remark::analysis(getOperation()->getLoc(),
                     remarkOf(DEBUG_TYPE, "Functions"))
        << remark::metric("Expanded", functions);
  }

private:
  unsigned countFunctions() {
    unsigned count = 0;
    getOperation()->walk([&](Operation *op) { count += isFunction(op); });
    return count;
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
