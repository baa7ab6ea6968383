//===- SeenValues.cpp - What a profile tells of 16 bits -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The least and the greatest number that was seen are a range, which is judged
// as any other. The counts of exponents tell what a range cannot: how much lies
// so near to 0 that 16 bits make 0 of it.
//
//===----------------------------------------------------------------------===//

#include "SeenValues.h"

#include "StorageModel.h"
#include "mp/Analysis/Origin/BatchMasks.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What a profile saw, as a range; none where it is no evidence. Where one
/// number was seen (the zeros that a bias begins with) others will follow: it
/// only tells that the type is too small.
static std::optional<NumberRange> getSeenRange(Value value, FloatType low) {
  ObservedAttr seen = findObserved(value);
  if (!seen || seen.getNonFinite() || !seen.hasNonZero())
    return std::nullopt;
  double least = seen.getMin().convertToDouble(),
         most = seen.getMax().convertToDouble();
  bool isOne = least == most;
  NumberRange range =
      isOne ? NumberRange::of(std::min(least, 0.0), std::max(most, 0.0))
            : NumberRange::of(least, most);
  range.leastNonZero = seen.getLeast().convertToDouble();
  range.mayBeZero = isOne || seen.getZeros();
  range.isInteger = seen.getIsInteger();
  if (isOne && judge(range.tidy(), low).fits())
    return std::nullopt;
  return range.tidy();
}

/// A profile is of the step without a loss scale, so of gradients it tells
/// nothing.
RangeAnalysis mp::findStorageRanges(FunctionOpInterface function,
                                    const StateValues &state, FloatType low) {
  RangeAnalysis ranges(function);
  auto anchor = [&](Value value) {
    if (state.gradients.contains(value))
      return;
    if (std::optional<NumberRange> seen = getSeenRange(value, low))
      ranges.anchor(value, *seen);
  };
  llvm::for_each(function.getArguments(), anchor);
  function.getFunctionBody().walk(
      [&](Operation *op) { llvm::for_each(op->getResults(), anchor); });
  ranges.setMasks(findBatchMasks(function));
  ranges.run();
  return ranges;
}

/// The mean of the squares of numbers in [1, 2), if none is more likely.
static constexpr double meanSquare = 7.0 / 3;

double mp::getLostEnergy(ObservedAttr seen, FloatType low) {
  const llvm::fltSemantics &format = low.getFloatSemantics();
  // Half of the least number of the type is rounded to 0, as is what is below.
  int vanishing = APFloat::semanticsMinExponent(format) -
                  static_cast<int>(APFloat::semanticsPrecision(format));
  double lost = 0, all = 0;
  for (auto [index, count] : llvm::enumerate(seen.getExponents())) {
    int exponent = static_cast<int>(seen.getFirstExponent()) + int(index);
    double energy =
        std::ldexp(meanSquare * static_cast<double>(count), 2 * exponent);
    all += energy;
    if (exponent < vanishing)
      lost += energy;
  }
  return all > 0 ? lost / all : 0;
}

/// A profile is of the step without a loss scale, so of gradients it tells
/// nothing.
void ValueTrust::findVanishing() {
  auto look = [&](Value value) {
    ObservedAttr seen = isPlannable(value) && !state.gradients.contains(value)
                            ? findObserved(value)
                            : ObservedAttr();
    if (!seen)
      return;
    double lost = getLostEnergy(seen, low);
    if (lost > mostLostEnergy)
      vanishing[value] = lost;
  };
  FunctionOpInterface op = function.getFunction();
  llvm::for_each(op.getArguments(), look);
  op.getFunctionBody().walk(
      [&](Operation *inner) { llvm::for_each(inner->getResults(), look); });
}
