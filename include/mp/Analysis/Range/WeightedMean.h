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

/// How many times the weights the magnitude of the sum is at most where a
/// quotient is that of a weighted sum by its weights, both of which a loop adds
/// up; nothing of any other. Of weights that f32 rounds to 0 nothing holds.
std::optional<double> findCarriedMean(arith::DivFOp quotient,
                                      const RangeAnalysis &ranges);

/// Whether a value is one over the square of the other, element by element,
/// each behind its own moves.
bool invertsSquareOf(Value inverse, Value divisor, const RangeAnalysis &ranges);

/// The same of a value and a divisor that are each spread over some other one,
/// of which the weights are those that `isWeight` knows; products of elements
/// are taken apart, too.
Value findMeanOf(const Spread &sum, const Spread &divisor,
                 function_ref<bool(Value)> isWeight);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
