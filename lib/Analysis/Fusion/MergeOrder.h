//===- MergeOrder.h - Which groups to merge first ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_MERGEORDER_H
#define MP_LIB_ANALYSIS_FUSION_MERGEORDER_H

#include "Times.h"

namespace mlir::mp {

/// A value that one anchor reads of another one.
struct FusionEdge {
  unsigned producer, consumer;
};

/// Anchors that each node reads.
using FusionAnchors = std::vector<llvm::SmallVector<unsigned, 3>>;

/// What to merge first, and what when nothing of that is left.
struct MergeOrder {
  std::vector<FusionEdge> edges;
  /// From what is in memory anyway to sums of the whole: what a library reads,
  /// or a scatter, and a check of it as well. That saves one read, and a kernel
  /// that ends so is no kernel of rows any more.
  std::vector<FusionEdge> late;
};

/// All edges, the largest value first. Of values of one size first what is best
/// computed by the kernel that reads it: what waits for its reader, and what
/// ends in a sum of the whole and nowhere else. Another merge could make that
/// one a cycle.
MergeOrder orderMerges(const FusionGraph &graph, const FusionAnchors &anchors,
                       const FusionTimes &times);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_MERGEORDER_H
