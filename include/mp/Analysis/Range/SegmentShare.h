//===- SegmentShare.h - Shares of sums over segments ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_SEGMENTSHARE_H
#define MP_ANALYSIS_RANGE_SEGMENTSHARE_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"

namespace mlir::mp {

/// The scatter of this kind of which each element of the value is the entry of
/// its own segment, as a gather by the same indices gives it, or more than that
/// by a guard. Null if there is none. An index that is out of bounds may read
/// the entry of another segment: what follows is no proof.
ScatterOp findSegments(Value value, ReduceKind kind,
                       const RangeAnalysis &ranges);

/// The sums of segments of which the value, behind moves, has the shares of
/// their elements: what is not negative over the sum that it is a part of, the
/// attention of a node to its neighbours. Null if it is no share.
ScatterOp findSegmentShares(Value value, const RangeAnalysis &ranges);

/// What a sum over segments is the mean of, each element weighted by its share.
/// Null if it is no such mean.
Value findShared(Operation *sum, const RangeAnalysis &ranges);

/// Whether the value is the sum of exp(x - max(x)) over segments, by the same
/// indices, or over what the same mask leaves of each line: of a segment or
/// line that has elements it is at least 1.
bool isShiftedSum(Value value, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_SEGMENTSHARE_H
