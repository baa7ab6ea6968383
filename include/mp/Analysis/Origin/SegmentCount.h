//===- SegmentCount.h - How many numbers a segment sums ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_ORIGIN_SEGMENTCOUNT_H
#define MP_ANALYSIS_ORIGIN_SEGMENTCOUNT_H

#include "mp/Dialect/MP/IR/MPIndexingOps.h"

namespace mlir::mp {

/// How many updates a scatter brings to one element.
struct SegmentCount {
  /// To the element that gets most: where the indices are no constants, as if
  /// it got all.
  double most = 0;
  /// The same of constants; else on average, those without any counted, and at
  /// least 1.
  double usual = 0;
};

SegmentCount countSegments(ScatterOp scatter);

} // namespace mlir::mp

#endif // MP_ANALYSIS_ORIGIN_SEGMENTCOUNT_H
