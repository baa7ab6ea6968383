//===- WeightedMean.h - Sums of products over their weights -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
#define MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Range/Spread.h"

namespace mlir::mp {

/// What `sum` over `divisor`, or times it where that `isInverse`, is the mean
/// of, weighted by numbers that are not negative: products sum it up, and the
/// same products without it are what the divisor is, or it is more than that.
/// Null if it is no such mean. An element is no larger than the largest of
/// those that it is the mean of.
Value findWeightedMean(Value sum, Value divisor, bool isInverse,
                       const RangeAnalysis &ranges);

/// What a factor is at most that makes nothing larger: an exponential of what
/// is not positive, of which ranges allow for the error of the function. A
/// hundred thousand rounds of a loop make a fifth of it.
inline constexpr double mostShrinking = 1 + 0x1p-19;

/// What a sum of exponentials is at least that is not 0, as one of them is of
/// 0: of 1, with room for what it is rounded by. It is 0 in all types or in
/// none, so that a divisor which is either needs no guard; by 0 f32 divides as
/// badly.
inline constexpr double leastTotal = 0.5;

/// What a quotient is no larger than: a number, or one of these values so many
/// times. Each of them is one of whatever round.
struct LargestMean {
  double number = 0;
  SmallVector<std::pair<Value, double>, 2> values;
};

/// What a quotient is at most where it is that of a weighted sum by its
/// weights, both of which are added up part by part, by a loop or written out;
/// nothing of any other. Of weights that f32 rounds to 0 nothing holds.
std::optional<LargestMean> findCarriedMean(arith::DivFOp quotient,
                                           const RangeAnalysis &ranges);

/// What a value is one over, element by element, behind moves; nothing of any
/// other.
std::optional<Spread> findInverted(const Spread &inverse,
                                   const RangeAnalysis &ranges);

/// Whether a value is one over the square of the other, element by element,
/// each behind its own moves.
bool invertsSquareOf(const Spread &inverse, const Spread &divisor,
                     const RangeAnalysis &ranges);

/// The same of a value and a divisor that are each spread over some other one,
/// of which the weights are those that `isWeight` knows; products of elements
/// are taken apart, too.
Value findMeanOf(const Spread &sum, const Spread &divisor,
                 function_ref<bool(Value)> isWeight);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
