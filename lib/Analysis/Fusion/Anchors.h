//===- Anchors.h - Nodes that one kernel computes -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_ANCHORS_H
#define MP_LIB_ANALYSIS_FUSION_ANCHORS_H

#include "MergeOrder.h"

namespace mlir::mp {

/// llvm::sort of numbers alone calls the C library for each comparison.
void sortAscending(llvm::SmallVectorImpl<unsigned> &numbers);

/// The nodes that are computed once, each by one kernel, and what they read of
/// each other. Everything is an anchor but what can be computed again by each
/// of its users; that becomes one as well where somebody needs it in memory.
struct Anchors {
  explicit Anchors(const FusionGraph &graph);

  bool isAnchor(unsigned node) const { return anchored[node]; }
  /// Stays an op of its own: not ours, or free as it is.
  bool isFixed(unsigned node) const {
    return graph[node].kind == FusionNodeKind::Opaque ||
           (graph[node].resident && isAnchor(node));
  }
  /// Members and what each of them computes again, ascending.
  llvm::SmallVector<unsigned>
  withClosures(llvm::ArrayRef<unsigned> members) const;

  const FusionGraph &graph;
  std::vector<bool> anchored;
  /// Anchors each anchor reads, directly or through duplicated nodes.
  FusionAnchors read;
  /// Nodes duplicated into each anchor's group.
  std::vector<llvm::SmallVector<unsigned, 2>> closures;
  std::vector<llvm::SmallVector<unsigned, 2>> users;

private:
  void findAnchored();
  void findOperands(unsigned node);
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_ANCHORS_H
