//===- GatedTrust.cpp - Products of what layers make of normalised rows ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product of two activations may be of any size, as either may be 300. What
// weights make of a normalised row is no larger than their own columns times
// the root of the row's length: with columns of norm 1 it is 64 for a row of
// 4096, and mostly about 1. The product of two such fits, as gates make it. The
// same holds of numbers that are proved to be within 1.
//
// An activation times one, as the time of a diffusion scales normalised rows,
// is 64 times 1024 at most, which f16 just has, with no room for sums: layers
// read it so, which add up in f32, and no more becomes of it in 16 bits.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Values that a gate is made of, behind weights and rows, before the search is
/// given up.
static constexpr unsigned mostMakers = 48;
/// What a number of a normalised row, or what a weight makes of one, may be
/// multiplied by.
static constexpr double mostTimes = 2;
/// A product of two counts as so many activations.
static constexpr double productScale = 4;
/// A product of one with an activation may be no larger than it is.
static constexpr double modulatedScale = 8;
namespace {
/// A value on the way back to what has a known size.
struct Made {
  Value value;
  /// What it is multiplied by since.
  double times;
  /// Whether a weight multiplied it since: it has to be a row.
  bool isRow;
};
} // namespace

/// Whether an op of the kind gives sums, choices or moves of what it reads.
static bool joins(LinearityKind kind) {
  return kind == LinearityKind::Linear || kind == LinearityKind::Common ||
         kind == LinearityKind::Ordered;
}

static bool isMultiple(LinearityKind kind) {
  return kind == LinearityKind::Quotient || kind == LinearityKind::Product;
}

/// Takes a proved number or a parameter into account, by which a value is
/// multiplied or divided; whether it is as small as it has to be.
static bool takeFactor(Made &made, Trust trust, const NumberRange &slope,
                       bool divides) {
  if (trust == Trust::Parameter)
    return !divides;
  double most = divides ? 1 / slope.leastNonZero : slope.magnitude();
  made.times *= std::max(1.0, most);
  return made.times <= mostTimes;
}

/// Whether a value is a normalised row, or proved to be within 1, or of either
/// what one weight made, behind gains, offsets and slopes of activations.
bool ValueTrust::isOfUnitSize(Value value) const {
  auto isParameter = [&](Value v) { return get(v) == Trust::Parameter; };
  auto isMade = [&](Value v) { return weights.contains(v); };
  auto isSlope = [&](Value v) {
    return isParameter(v) || get(v) == Trust::Proved;
  };
  SmallVector<Made> open{{value, 1, false}};
  for (unsigned number = 0; !open.empty(); ++number) {
    if (number == mostMakers)
      return false;
    Made made = open.pop_back_val();
    if (Value stored = findStacked(made.value))
      made.value = stored;
    Trust trust = get(made.value);
    if (trust == Trust::Proved && isWithin(made.value, 1))
      continue;
    Operation *op = made.value.getDefiningOp();
    if (!op || op->getNumRegions() != 0 || trust > Trust::Assumed)
      return false;
    SmallVector<Value> data = getData(op);
    if (isContraction(op)) {
      // What a table of parameters looks up counts as one, too.
      auto *weight = llvm::find_if(data, isParameter);
      if (weight == data.end())
        weight = llvm::find_if(data, isMade);
      if (made.isRow || data.size() != 2 || weight == data.end())
        return false;
      open.push_back({data[weight == data.begin()], 1, true});
      continue;
    }
    if (getSpec(op).accumulates || data.empty())
      return false;
    LinearityKind kind = getLinearity(op).kind;
    if (data.size() == 2 && isMultiple(kind)) {
      bool isQuotient = kind == LinearityKind::Quotient;
      if (isNormalized(data[0], data[1]) ||
          (!isQuotient && isNormalized(data[1], data[0])))
        continue;
      unsigned of = isQuotient || isSlope(data[1]) ? 0 : 1;
      Value slope = data[1 - of];
      if (!isSlope(slope) ||
          !takeFactor(made, get(slope), ranges.get(slope), isQuotient))
        return false;
      open.push_back({data[of], made.times, made.isRow});
      continue;
    }
    if (!joins(kind))
      return false;
    // An offset that is learnt is small. Of two that are added each may be half
    // of what one may be.
    bool adds = isa<arith::AddFOp, arith::SubFOp>(op);
    llvm::erase_if(data, [&](Value v) { return adds && isParameter(v); });
    made.times *= adds ? data.size() : 1;
    if (data.empty() || made.times > mostTimes)
      return false;
    for (Value term : data)
      open.push_back({term, made.times, made.isRow});
  }
  return true;
}

/// Squares are read by layers alone, since variances are made of them.
ValueTrust::Judgement ValueTrust::judgeGate(Operation *op,
                                            ArrayRef<Value> factors) const {
  if (isCoarse(low) || !hasParameters ||
      (isSquare(op) && !feedsContractions(op->getResult(0))))
    return {};
  bool isUnit = isOfUnitSize(factors[0]),
       isOtherUnit = isOfUnitSize(factors[1]);
  if (isUnit && isOtherUnit)
    return {Trust::Assumed, productScale};
  Value activation = factors[isUnit];
  if (isUnit == isOtherUnit || getBase(activation) != Trust::Assumed ||
      scales.lookup(activation) > 1)
    return {};
  return {Trust::Sum, modulatedScale};
}
