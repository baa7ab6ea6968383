//===- LowerMath.cpp - Expand functions into basic arithmetic -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is left of `math` afterwards has an instruction on every device:
// absolute value, square root, rounding to integers, fused multiply-add, sign.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Transforms/Math/MathExpansions.h"
#include "mp/Transforms/Math/Passes.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

#define DEBUG_TYPE "mp-lower-math"

namespace mlir::mp {
#define GEN_PASS_DEF_LOWERMATH
#include "mp/Transforms/Math/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static bool isBasic(Operation *op) {
  return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
             math::CtPopOp, math::FloorOp, math::FmaOp, math::RoundEvenOp,
             math::SqrtOp, math::TruncOp>(op);
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
    walkAndApplyPatterns(getOperation(), patterns);
    WalkResult walk = getOperation()->walk([](Operation *op) {
      bool function = isa_and_present<math::MathDialect>(op->getDialect()) ||
                      isa<LogisticOp>(op);
      if (!function || isBasic(op))
        return WalkResult::advance();
      op->emitOpError("on ")
          << op->getOperand(0).getType()
          << " has no expansion into basic arithmetic; compute it in f32, or "
             "write it by the functions that mp-lower-math lists";
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();
    remark::analysis(getOperation()->getLoc(),
                     remark::RemarkOpts::name("Functions").category(DEBUG_TYPE))
        << remark::metric("Expanded", functions);
  }

private:
  unsigned countFunctions() {
    unsigned count = 0;
    getOperation()->walk([&](Operation *op) {
      count += (isa_and_present<math::MathDialect>(op->getDialect()) &&
                !isBasic(op)) ||
               isa<LogisticOp>(op);
    });
    return count;
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
