//===- QuotientTrust.cpp - What a division makes of trusted values --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A quotient may be of any size, unless the divisor is bounded, or is of the
// size of what it divides: a norm, a count of what was summed, or how much a
// weight stretches a vector.
//
//===----------------------------------------------------------------------===//

#include "ValueOrigins.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/PositiveSum.h"
#include "mp/Analysis/Range/SegmentMean.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a weight and its norm, at most.
static constexpr unsigned maxOps = 12;
/// Inverses that a divisor may be one of.
static constexpr unsigned mostChoices = 8;
/// A normalised vector, roundings included.
static constexpr double maxUnit = 1 + 0x1p-10;

/// Goes back over moves, guards and choices between a value and a constant.
static Value skipMoves(Value value) {
  for (unsigned number = 0; number != maxOps; ++number) {
    Operation *op = value.getDefiningOp();
    if (!op || getSpec(op).accumulates)
      break;
    LinearityKind kind = getLinearity(op).kind;
    SmallVector<Value> data = getData(op);
    llvm::erase_if(data, isConstant);
    if (data.size() != 1 ||
        (kind != LinearityKind::Linear && kind != LinearityKind::Common))
      break;
    value = data.front();
  }
  return value;
}

/// Whether a factor is spread over a parameter, as one for each channel of an
/// embedding. Two of one shape may both be far below 1, and their product
/// further.
bool ValueTrust::isScaledParameter(Value factor, Value parameter) const {
  Value scale = Spread::of(factor).origin().value,
        scaled = Spread::of(parameter).origin().value;
  auto count = [](Value value) { return countElements(value.getType()); };
  return get(parameter) == Trust::Parameter && scale != scaled &&
         count(scale) < count(factor) && count(scaled) == count(parameter);
}

/// Whether a value is a vector over its norm.
bool ValueTrust::isUnit(Value value) const {
  Operation *op = skipMoves(value).getDefiningOp();
  SmallVector<Value> data = op ? getData(op) : SmallVector<Value>();
  if (data.size() != 2 || !isWithin(value, maxUnit))
    return false;
  return isNormalized(data[0], data[1]) ||
         (getLinearity(op).kind == LinearityKind::Product &&
          isNormalized(data[1], data[0]));
}

/// Whether a value is `weight`, or what it makes of unit vectors.
// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
bool ValueTrust::stretches(Value product, Value weight, unsigned depth) const {
  product = skipMoves(product);
  if (product == weight)
    return true;
  Operation *op = product.getDefiningOp();
  if (!op || depth == 0 || !isContraction(op))
    return false;
  SmallVector<Value> data = getData(op);
  if (data.size() != 2)
    return false;
  for (unsigned i : {0, 1})
    if (isUnit(data[i]) && stretches(data[1 - i], weight, depth - 1))
      return true;
  return false;
}

/// Whether a number is v^T W u, of unit vectors that power iteration brings to
/// the largest singular value of the weight. What is divided by it is as large
/// as the weight; where the vectors are bad ones it is so in f32 as well.
bool ValueTrust::isSpectralNorm(Value divisor, Value weight) const {
  Value number = skipMoves(divisor), bare = skipMoves(weight);
  auto type = dyn_cast<ShapedType>(number.getType());
  return getBase(weight) == Trust::Parameter && number != bare && type &&
         type.hasStaticShape() && type.getNumElements() == 1 &&
         stretches(number, bare, /*depth=*/2);
}

PositiveSum ValueTrust::getSum(const Spread &divisor) const {
  return PositiveSum(divisor, ranges, [this](Value value) {
    return getBase(value) == Trust::Batch;
  });
}

/// A share may be as large, where it is a sum of several.
static constexpr double mostShare = 8;

/// Whether a quotient is at most about 1, as its divisor holds the dividend.
bool ValueTrust::isShareOfSum(ArrayRef<Value> data) const {
  std::optional<PositiveSum::Means> means =
      getSum(Spread::of(data[1])).findMeans(Spread::of(data[0]));
  return means && means->values.empty() && means->number <= mostShare;
}

/// Whether it is the area of a union of two boxes or of what encloses them.
bool ValueTrust::isAreaOfBoxes(Value divisor) const {
  return getSum(Spread::of(divisor)).isAreaOfBoxes();
}

/// Of a sum of means by the weights of a divisor that holds more besides.
ValueTrust::Judgement ValueTrust::judgeOverlap(ArrayRef<Value> data) const {
  std::optional<PositiveSum::Means> means =
      getSum(Spread::of(data[1])).findMeans(Spread::of(data[0]));
  if (!means)
    return {};
  Judgement result = {Trust::Assumed, means->number};
  for (auto [value, times] : means->values) {
    result.trust = std::max(result.trust, getBase(value));
    result.scale += times * scales.lookup(value);
  }
  return result;
}

/// What a quotient is a mean of that masks weigh; null if it is none.
static Value findMaskedMean(Value sum, Value divisor, const ValueSet &masks,
                            const RangeAnalysis &ranges) {
  auto isStatic = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape();
  };
  if (masks.empty() || !isStatic(sum) || !isStatic(divisor))
    return {};
  return findMeanOf(Spread::of(sum).origin(),
                    Spread::of(divisor).withoutGuards(ranges),
                    [&](Value value) { return masks.contains(value); });
}

SmallVector<Inverse> mp::findInverses(Value divisor,
                                      const RangeAnalysis &ranges) {
  llvm::SmallSetVector<Value, mostChoices> divisors;
  SmallVector<Inverse> inverses;
  divisors.insert(divisor);
  for (unsigned i = 0; i < divisors.size(); ++i) {
    Operation *op = Spread::of(divisors[i]).origin().value.getDefiningOp();
    if (auto choice = dyn_cast_if_present<arith::SelectOp>(op);
        choice && i < mostChoices) {
      divisors.insert(choice.getTrueValue());
      divisors.insert(choice.getFalseValue());
      continue;
    }
    auto inverse = dyn_cast_if_present<arith::DivFOp>(op);
    if (!inverse || !isConstant(inverse.getLhs()) ||
        ranges.get(inverse.getLhs()).mayBeZero)
      return {};
    inverses.push_back(
        {inverse.getRhs(), 1 / ranges.get(inverse.getLhs()).leastNonZero});
  }
  return inverses;
}

ValueTrust::Judgement ValueTrust::judgeOverInverse(ArrayRef<Value> data) const {
  if (!isBounded(data[0]) || !ranges.get(data[0]).isBounded())
    return {};
  SmallVector<Inverse> inverses = findInverses(data[1], ranges);
  Judgement result;
  double most = ranges.get(data[0]).magnitude();
  for (auto [index, inverse] : llvm::enumerate(inverses)) {
    if (getBase(inverse.value) == Trust::Unknown)
      return {};
    double scale = most * inverse.times * scales.lookup(inverse.value);
    result = {
        std::max(index ? result.trust : Trust::Assumed, getBase(inverse.value)),
        std::max(index ? result.scale : 0, scale)};
  }
  return result;
}

ValueTrust::Judgement ValueTrust::judgeQuotient(Operation *op,
                                                ArrayRef<Value> data) const {
  if (data.size() != 2)
    return {};
  if (isNormalized(data[0], data[1]))
    return {Trust::Assumed};
  if (Value of = findAveraged(data[0], data[1], /*isInverse=*/false, ranges))
    return {getBase(of), scales.lookup(of)};
  if (Value of =
          findWeightedMean(data[0], data[1], /*isInverse=*/false, ranges))
    return {productOf(getBase(of)), scales.lookup(of)};
  if (Value of = findMaskedMean(data[0], data[1], masks, ranges))
    return {std::max(getBase(of), Trust::Batch), scales.lookup(of)};
  auto quotient = dyn_cast<arith::DivFOp>(op);
  if (std::optional<LargestMean> most =
          quotient ? findCarriedMean(quotient, ranges) : std::nullopt) {
    Judgement result = {Trust::Assumed, most->number};
    for (auto [value, times] : most->values) {
      result.trust = std::max(result.trust, getBase(value));
      result.scale = std::max(result.scale, times * scales.lookup(value));
    }
    return result;
  }
  if (isSpectralNorm(data[1], data[0]))
    return {Trust::Parameter};
  if (Judgement overlap = judgeOverlap(data); overlap.trust != Trust::Unknown)
    return overlap;
  if (isFlowFactor(data[1], /*divides=*/true) &&
      isMadeIntoSquare(op->getResult(0)))
    return {productOf(getBase(data[0])), scales.lookup(data[0])};
  if (Judgement restored = judgeOverInverse(data);
      restored.trust != Trust::Unknown)
    return restored;
  const NumberRange &divisor = ranges.get(data[1]);
  if (isBounded(data[1]))
    return judgeBounded(op, data[0], 1 / divisor.leastNonZero);
  // However large, 1 + exp(-x) makes nothing larger.
  double least = std::max(divisor.low, -divisor.high);
  return least > 0 ? Judgement{productOf(getBase(data[0])),
                               scales.lookup(data[0]) / least}
                   : Judgement();
}
