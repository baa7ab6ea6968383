//===- SegmentMean.h - Sums over segments and their counts ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_SEGMENTMEAN_H
#define MP_ANALYSIS_RANGE_SEGMENTMEAN_H

#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// What `sum` over `divisor`, or times it where that `isInverse`, is the mean
/// of: a scatter adds up what the divisor counts by the same indices, or is
/// more than that, or a window does, as sums up to each place, or a sum does of
/// what a mask leaves of each line. Null if it is no such mean. An element is
/// no larger than the largest of those that it is the mean of.
Value findAveraged(Value sum, Value divisor, bool isInverse,
                   const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_SEGMENTMEAN_H
