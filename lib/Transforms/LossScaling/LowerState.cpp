//===- LowerState.cpp - Training state as ordinary arithmetic -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What remains is elementwise work, sums and selections, which fuse with the
// update around them. The flag stays on the device; nothing asks the host.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/LossScaling/Passes.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_LOWERSTATE
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

namespace {
/// What is short for arithmetic is written out.
struct WriteOut final : OpInterfaceRewritePattern<ArithmeticOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(ArithmeticOpInterface op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, op.lower(rewriter, op->getOperands()));
    return success();
  }
};

struct LowerGuard final : OpRewritePattern<GuardOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(GuardOp op,
                                PatternRewriter &rewriter) const override {
    TensorArith b(rewriter, op.getLoc());
    Block &body = op.getBody().front();
    SmallVector<Value> updated(body.getTerminator()->getOperands());
    rewriter.eraseOp(body.getTerminator());
    rewriter.inlineBlockBefore(&body, op);
    SmallVector<Value> next;
    for (auto [old, value] : llvm::zip_equal(op.getKept(), updated)) {
      Value flag = b.repeat(op.getFinite(), old.getType());
      next.push_back(b.select(flag, value, old));
    }
    rewriter.replaceOp(op, next);
    return success();
  }
};
} // namespace

void mp::populateLowerStatePatterns(RewritePatternSet &patterns) {
  patterns.add<WriteOut, LowerGuard>(patterns.getContext());
}

/// Whether the op gives each element of its operand once, and nothing else.
static bool isPermutation(FusibleOpInterface op) {
  return op->getNumOperands() == 1 && keepsEachElement(op, 0) &&
         countElements(op->getOperand(0).getType()) ==
             countElements(op->getResult(0).getType());
}

/// The value whose elements, in another order, are those of `value`.
static Value findBeforeMoves(Value value) {
  Value before = value;
  while (auto op = value.getDefiningOp<FusibleOpInterface>()) {
    bool renames = isRenaming(op);
    if (!renames && !isPermutation(op))
      break;
    value = op->getOperand(0);
    if (!renames) // which costs nothing
      before = value;
  }
  return before;
}

/// A statistic is the same in whatever order: it reads a gradient as it lies in
/// memory, and not as the update needs it.
static void readBeforeMoves(GradientStatisticOpInterface op) {
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands()) {
    auto unscale = operand.get().getDefiningOp<UnscaleOp>();
    Value source = unscale ? unscale.getInput() : operand.get();
    Value before = findBeforeMoves(source);
    if (before == source)
      continue;
    if (unscale)
      before = UnscaleOp::create(builder, unscale.getLoc(),
                                 cast<RankedTensorType>(before.getType())
                                     .clone(unscale.getType().getElementType()),
                                 before, unscale.getScale());
    operand.set(before);
  }
}

namespace {
struct LowerState final : mp::impl::LowerStateBase<LowerState> {
  using Base::Base;
  void runOnOperation() override {
    getOperation()->walk(readBeforeMoves);
    RewritePatternSet patterns(&getContext());
    populateLowerStatePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
