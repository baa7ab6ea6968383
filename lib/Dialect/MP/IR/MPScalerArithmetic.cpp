//===- MPScalerArithmetic.cpp - What moves the scale, as arithmetic -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars and selections: the scale moves on the device, and nothing asks the
// host.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

/// `scale` * `factor`, or `scale` where that is infinite. A scale is positive,
/// so that below infinity is finite; NaN is not below.
static Value grow(TensorArith &b, Value scale, const APFloat &factor) {
  Value grown = b.multiply(scale, factor.convertToFloat());
  Value infinity = b.real(std::numeric_limits<float>::infinity());
  return b.select(b.isBelow(grown, infinity), grown, scale);
}

static Value keepWithin(TensorArith &b, Value scale,
                        std::optional<APFloat> floor,
                        std::optional<APFloat> ceiling) {
  if (floor)
    scale = b.make<arith::MaximumFOp>(scale, b.real(floor->convertToFloat()));
  if (ceiling)
    scale = b.make<arith::MinimumFOp>(scale, b.real(ceiling->convertToFloat()));
  return scale;
}

/// Whether a step moves the scale: one that is not finite, or that ends an
/// update. Null: each does.
static Value findMoves(TensorArith &b, Value finite, Value ends) {
  return ends ? b.select(finite, ends, b.flag(true)) : Value();
}

/// What was, unless `moves`.
static void holdUnless(TensorArith &b, Value moves, MutableArrayRef<Value> next,
                       ArrayRef<Value> old) {
  if (moves)
    for (auto [value, before] : llvm::zip_equal(next, old))
      value = b.select(moves, value, before);
}

//===----------------------------------------------------------------------===//
// Counts of good and bad steps
//===----------------------------------------------------------------------===//

/// The count of bad steps after this step; `isDue`: the scale grows now if the
/// step is good; `falls`: it falls if the step is bad.
static Value updateBadSteps(UpdateLossScaleOp op,
                            UpdateLossScaleOp::Adaptor adaptor, TensorArith &b,
                            Value counted, Value isDue, Value falls) {
  HysteresisRefill refill = *op.getRefill();
  Value none = b.count(0);
  Value afterGood = refill == HysteresisRefill::GoodStep
                        ? none
                        : b.select(isDue, none, adaptor.getBadSteps());
  Value afterBad = refill == HysteresisRefill::Backoff
                       ? b.select(falls, none, counted)
                       : counted;
  return b.select(adaptor.getFinite(), afterGood, afterBad);
}

SmallVector<Value> UpdateLossScaleOp::lower(OpBuilder &builder,
                                            ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Value scale = adaptor.getScale(), finite = adaptor.getFinite();
  Value good = b.next(adaptor.getGoodSteps());
  Value isDue = b.isAtLeast(good, getInterval());
  Value afterGood = b.select(isDue, grow(b, scale, getGrowth()), scale);
  Value afterBad = b.multiply(scale, getBackoff().convertToFloat());
  Value counted, falls;
  if (getBadSteps()) {
    int32_t hysteresis = *getHysteresis();
    counted = b.nextUpTo(adaptor.getBadSteps(), hysteresis);
    falls = b.isAtLeast(counted, hysteresis);
    afterBad = b.select(falls, afterBad, scale);
  }
  Value next = b.select(finite, afterGood, afterBad);
  Value none = b.count(0);
  SmallVector<Value> results{
      keepWithin(b, next, getFloor(), getCeiling()),
      b.select(finite, b.select(isDue, none, good), none)};
  if (getBadSteps())
    results.push_back(updateBadSteps(*this, adaptor, b, counted, isDue, falls));
  SmallVector<Value> old{scale, adaptor.getGoodSteps()};
  if (getBadSteps())
    old.push_back(adaptor.getBadSteps());
  holdUnless(b, findMoves(b, finite, adaptor.getEnds()), results, old);
  return results;
}

//===----------------------------------------------------------------------===//
// The distribution of the greatest gradient
//===----------------------------------------------------------------------===//

/// The weight of an average by `beta` after one more number, and the share that
/// the number has in the average.
static std::pair<Value, Value> weigh(TensorArith &b, Value weight,
                                     const APFloat &beta) {
  float rest = 1.0f - beta.convertToFloat();
  Value next = b.make<arith::AddFOp>(b.multiply(weight, beta.convertToFloat()),
                                     b.real(rest));
  return {next, b.make<arith::DivFOp>(b.real(rest), next)};
}

/// `average` + `share` * `difference`.
static Value moveBy(TensorArith &b, Value average, Value share,
                    Value difference) {
  return b.make<arith::AddFOp>(average,
                               b.make<arith::MulFOp>(share, difference));
}

SmallVector<Value> UpdateLossScaleLogMaxOp::lower(OpBuilder &builder,
                                                  ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Value logMax = b.real(getLogMax().convertToFloat());
  // StableHLO has no other logarithm.
  Value log2 = b.make<arith::DivFOp>(b.make<math::LogOp>(adaptor.getAmax()),
                                     b.real(llvm::numbers::ln2f));
  Value x = b.select(adaptor.getFinite(), log2, logMax);
  auto [weight, share] = weigh(b, adaptor.getWeight(), getBeta1());
  Value mean = moveBy(b, adaptor.getMean(), share,
                      b.make<arith::SubFOp>(x, adaptor.getMean()));
  auto [slowWeight, slowShare] = weigh(b, adaptor.getSlowWeight(), getBeta2());
  Value before = b.make<arith::SubFOp>(x, adaptor.getSlowMean());
  Value slowMean = moveBy(b, adaptor.getSlowMean(), slowShare, before);
  Value after = b.make<arith::SubFOp>(x, slowMean);
  Value square = b.make<arith::MulFOp>(before, after);
  Value variance = moveBy(b, adaptor.getVariance(), slowShare,
                          b.make<arith::SubFOp>(square, adaptor.getVariance()));
  // Rounding may leave it a little below 0 where all numbers are one.
  variance = b.make<arith::MaximumFOp>(variance, b.real(0));
  Value cut =
      b.make<arith::AddFOp>(mean, b.multiply(b.make<math::SqrtOp>(variance),
                                             getDeviations().convertToFloat()));
  Value scale = keepWithin(
      b, b.make<math::PowFOp>(b.real(2), b.make<arith::SubFOp>(logMax, cut)),
      getFloor(), getCeiling());
  // A gradient of 0 has no logarithm.
  Value tells = b.select(adaptor.getFinite(),
                         b.isBelow(b.real(0), adaptor.getAmax()), b.flag(true));
  // What the calls of an update find gathers; the scale waits for its end.
  holdUnless(b, findMoves(b, adaptor.getFinite(), adaptor.getEnds()), scale,
             adaptor.getScale());
  SmallVector<Value> next{scale, mean, weight, slowMean, slowWeight, variance};
  holdUnless(b, tells, next, llvm::to_vector(operands.take_front(6)));
  return next;
}

//===----------------------------------------------------------------------===//
// The share of large gradients
//===----------------------------------------------------------------------===//

SmallVector<Value> UpdateLossScaleHistogramOp::lower(OpBuilder &builder,
                                                     ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Value scale = adaptor.getScale(), finite = adaptor.getFinite();
  Value all = b.make<arith::AddFOp>(adaptor.getUpper(), adaptor.getLower());
  Value upper = b.make<arith::AddFOp>(
      adaptor.getUpperSum(), b.select(finite, adaptor.getUpper(), all));
  Value lower = b.make<arith::AddFOp>(
      adaptor.getLowerSum(), b.select(finite, adaptor.getLower(), b.real(0)));
  Value most = b.multiply(b.make<arith::AddFOp>(upper, lower),
                          getShare().convertToFloat());
  Value moved = b.select(b.isBelow(most, upper),
                         b.multiply(scale, getBackoff().convertToFloat()),
                         grow(b, scale, getGrowth()));
  Value steps = b.next(adaptor.getSteps());
  if (Value moves = findMoves(b, finite, adaptor.getEnds()))
    steps = b.select(moves, steps, adaptor.getSteps());
  Value isDue = b.isAtLeast(steps, getInterval());
  Value next = b.select(isDue, moved, scale);
  return {keepWithin(b, next, getFloor(), getCeiling()),
          b.select(isDue, b.count(0), steps), b.select(isDue, b.real(0), upper),
          b.select(isDue, b.real(0), lower)};
}

//===----------------------------------------------------------------------===//
// Stalls
//===----------------------------------------------------------------------===//

SmallVector<Value> DetectStallOp::lower(OpBuilder &builder,
                                        ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  auto after = static_cast<int32_t>(getAfter());
  Value count = b.select(adaptor.getProgress(), b.count(0),
                         b.nextUpTo(adaptor.getCount(), after));
  return {count, b.isAtLeast(count, after)};
}
