//===- WeightedMean.h - Sums of products over their weights -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
#define MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H

#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// What `sum` over `divisor`, or times it where that `isInverse`, is the mean
/// of, weighted by numbers that are not negative: products sum it up, and the
/// same products without it are what the divisor is, or it is more than that.
/// Null if it is no such mean. An element is no larger than the largest of
/// those that it is the mean of.
Value findWeightedMean(Value sum, Value divisor, bool isInverse,
                       const RangeAnalysis &ranges);

/// Whether a value is one over the square of the other, element by element,
/// each behind its own moves.
bool invertsSquareOf(Value inverse, Value divisor, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
