//===- LowerAutomaton.cpp - The loss-scale automaton as arithmetic --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars and selections: the scale moves on the device, and nothing asks the
// host.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "mp/Transforms/LossScaling/Passes.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Scalars of the types of the automaton's state.
class ScalarBuilder {
public:
  ScalarBuilder(OpBuilder &builder, Location loc)
      : builder(builder), loc(loc) {}

  Value real(float value) { return constant(builder.getF32FloatAttr(value)); }
  Value count(int32_t value) {
    return constant(builder.getI32IntegerAttr(value));
  }
  Value select(Value condition, Value then, Value otherwise) {
    return arith::SelectOp::create(builder, loc, condition, then, otherwise);
  }
  Value next(Value count) {
    return arith::AddIOp::create(builder, loc, count, this->count(1));
  }
  /// `next(count)`, but at most `most`.
  Value nextUpTo(Value count, int32_t most) {
    return arith::MinSIOp::create(builder, loc, next(count), this->count(most));
  }
  Value isAtLeast(Value count, int32_t least) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge, count,
                                 this->count(least));
  }
  Value multiply(Value value, float factor) {
    return arith::MulFOp::create(builder, loc, value, real(factor));
  }
  /// A scale is positive, so that below infinity is finite; NaN is not below.
  Value isFinite(Value scale) {
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLT, scale,
                                 real(std::numeric_limits<float>::infinity()));
  }

private:
  Value constant(TypedAttr value) {
    auto type = RankedTensorType::get({}, value.getType());
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, value));
  }

  OpBuilder &builder;
  Location loc;
};

struct LowerUpdateLossScale final : OpRewritePattern<UpdateLossScaleOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(UpdateLossScaleOp op,
                                PatternRewriter &rewriter) const override;
};

struct LowerDetectStall final : OpRewritePattern<DetectStallOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(DetectStallOp op,
                                PatternRewriter &rewriter) const override {
    ScalarBuilder scalars(rewriter, op.getLoc());
    auto after = static_cast<int32_t>(op.getAfter());
    Value count = scalars.select(op.getProgress(), scalars.count(0),
                                 scalars.nextUpTo(op.getCount(), after));
    rewriter.replaceOp(op, {count, scalars.isAtLeast(count, after)});
    return success();
  }
};
} // namespace

/// The count of bad steps after this step; `isDue`: the scale grows now if the
/// step is good; `falls`: it falls if the step is bad.
static Value updateBadSteps(UpdateLossScaleOp op, ScalarBuilder &scalars,
                            Value counted, Value isDue, Value falls) {
  HysteresisRefill refill = *op.getRefill();
  Value none = scalars.count(0);
  Value afterGood = refill == HysteresisRefill::GoodStep
                        ? none
                        : scalars.select(isDue, none, op.getBadSteps());
  Value afterBad = refill == HysteresisRefill::Backoff
                       ? scalars.select(falls, none, counted)
                       : counted;
  return scalars.select(op.getFinite(), afterGood, afterBad);
}

LogicalResult
LowerUpdateLossScale::matchAndRewrite(UpdateLossScaleOp op,
                                      PatternRewriter &rewriter) const {
  ScalarBuilder scalars(rewriter, op.getLoc());
  Value good = scalars.next(op.getGoodSteps());
  Value isDue = scalars.isAtLeast(good, op.getInterval());
  Value grown =
      scalars.multiply(op.getScale(), op.getGrowth().convertToFloat());
  Value afterGood = scalars.select(
      isDue, scalars.select(scalars.isFinite(grown), grown, op.getScale()),
      op.getScale());
  Value afterBad =
      scalars.multiply(op.getScale(), op.getBackoff().convertToFloat());
  Value counted, falls;
  if (op.getBadSteps()) {
    int32_t hysteresis = *op.getHysteresis();
    counted = scalars.nextUpTo(op.getBadSteps(), hysteresis);
    falls = scalars.isAtLeast(counted, hysteresis);
    afterBad = scalars.select(falls, afterBad, op.getScale());
  }
  Value scale = scalars.select(op.getFinite(), afterGood, afterBad);
  if (op.getFloor())
    scale = arith::MaximumFOp::create(
        rewriter, op.getLoc(), scale,
        scalars.real(op.getFloor()->convertToFloat()));
  if (op.getCeiling())
    scale = arith::MinimumFOp::create(
        rewriter, op.getLoc(), scale,
        scalars.real(op.getCeiling()->convertToFloat()));
  Value none = scalars.count(0);
  SmallVector<Value> results{
      scale,
      scalars.select(op.getFinite(), scalars.select(isDue, none, good), none)};
  if (op.getBadSteps())
    results.push_back(updateBadSteps(op, scalars, counted, isDue, falls));
  rewriter.replaceOp(op, results);
  return success();
}

void mp::populateLowerAutomatonPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerUpdateLossScale, LowerDetectStall>(patterns.getContext());
}
