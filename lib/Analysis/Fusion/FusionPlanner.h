//===- FusionPlanner.h - Greedy grouping of nodes -----------------*- C++ -*-=//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_FUSIONPLANNER_H
#define MP_LIB_ANALYSIS_FUSION_FUSIONPLANNER_H

#include "Anchors.h"
#include "GroupSequence.h"
#include "Marks.h"
#include "MergeOrder.h"
#include "NumberGroups.h"
#include "mp/Analysis/Fusion/FusionPlan.h"

#include <optional>
#include <vector>

namespace mlir::mp {

/// Merges groups of nodes for as long as that is legal and pays.
class FusionPlanner {
public:
  FusionPlanner(const FusionGraph &graph, const FusionLimits &limits)
      : graph(graph), limits(limits), times(findTimes(graph)), anchors(graph),
        groupOf(graph.size(), -1), after(graph.size()), inside(graph.size()),
        pointers(graph.size()) {}

  FusionPlan run();

private:
  /// A value smaller than this is not worth a merge of unrelated readers.
  static constexpr int64_t minSharedBytes = 4096;
  /// What else two readers of a value have exceeds it so many times at most,
  /// where the first is to wait for the second: else that is kept for nothing.
  static constexpr int64_t maxOverShared = 1024;
  /// Groups of readers of one value that the next one is compared with.
  static constexpr unsigned maxSiblings = 4;

  struct Group {
    llvm::SmallVector<unsigned> members; // without duplicated producers
    int64_t cost = 0;
    /// When the last of them is computed.
    unsigned due = 0;
    /// What it holds at most, if it makes single numbers of such.
    std::optional<KernelSize> numbers;
  };

  void makeGroups();
  bool escapes(unsigned node, int a, int b) const;
  bool isLegal(int a, int b, std::optional<KernelSize> &both);
  KernelSize measure(llvm::ArrayRef<unsigned> members, int a, int b);
  bool makesRows(llvm::ArrayRef<unsigned> members) const;
  bool fits(const KernelSize &size, llvm::ArrayRef<unsigned> members,
            const Group &a, const Group &b) const;
  bool fitsNumbers(int a, int b, std::optional<KernelSize> &both);
  bool repeatsTooMuch(int producer, int consumer) const;
  bool follows(int first, int second);
  bool holdsUp(int producer, int consumer);
  bool tryMerge(unsigned producer, unsigned consumer);
  bool addFollowers(int group, int second, llvm::SmallVectorImpl<int> &behind);
  bool leadTo(int second, llvm::SmallVectorImpl<int> &behind);
  bool reorder(int first, int second);
  bool mergeProducers(llvm::ArrayRef<FusionEdge> edges);
  bool keepsNothing(unsigned node, unsigned other);
  bool isLittleOf(unsigned node, unsigned reader) const;
  bool mergeSiblings();
  void mergeAll(llvm::ArrayRef<FusionEdge> edges);
  FusionPlan finish();

  const FusionGraph &graph;
  const FusionLimits &limits;
  const FusionTimes times;
  const Anchors anchors;
  std::vector<int> groupOf;
  std::vector<Group> groups;
  /// The groups in a valid order.
  GroupSequence sequence;
  /// Pairs of groups that are not legal, with the sizes they had: what a group
  /// gains makes it another one, and it never loses any.
  llvm::DenseMap<std::pair<int, int>, std::pair<size_t, size_t>> refused;
  /// Scratch: groups that follow one, members of a union, what it points to.
  Marks after, inside, pointers;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_FUSIONPLANNER_H
