//===- MadeAgain.cpp - Make again what kernels write for each other -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops no kernel takes together is known once all are planned. What one
// kernel then writes for another crosses memory twice; of what is in memory
// beside it the second one may make it for one read. Of state that is returned
// it may even where it moves as much: the copy takes no memory then.
//
//===----------------------------------------------------------------------===//

#include "SavedRoots.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// What is smaller may be in a cache still.
static constexpr int64_t minBytes = 1 << 20;

namespace {

/// Ops to do again, and bytes read of each value that is there.
struct Remake {
  llvm::SmallSetVector<unsigned, 8> made;
  llvm::SmallMapVector<unsigned, int64_t, 8> roots;
};

class SplitFinder {
public:
  SplitFinder(FusionGraph &graph, const FusionPlan &plan);
  bool run();

private:
  /// The reader of what no kernel reads, and of what several or others do.
  static constexpr int none = -1, several = -2;

  void addReads(unsigned node, int kernel);
  std::optional<Remake> findRemake(unsigned node) const;
  bool isOfReturned(const Remake &remake) const;
  bool pays(unsigned node, const Remake &remake) const;
  bool isApart(const Remake &remake) const;

  FusionGraph &graph;
  const FusionPlan &plan;
  /// Whether a kernel or another op puts a node into memory.
  std::vector<bool> inMemory;
  /// The one kernel that reads a node from memory.
  std::vector<int> reader;
  /// What each kernel reads from memory.
  std::vector<llvm::DenseSet<unsigned>> reads;
  /// What is made again so far, and what that is made of.
  llvm::DenseSet<unsigned> made, roots;
};

} // namespace

SplitFinder::SplitFinder(FusionGraph &graph, const FusionPlan &plan)
    : graph(graph), plan(plan), inMemory(graph.size()),
      reader(graph.size(), none), reads(plan.groups.size()) {
  for (auto [number, node] : llvm::enumerate(graph))
    inMemory[number] = node.kind == FusionNodeKind::Opaque || node.pinned;
  for (auto [kernel, group] : llvm::enumerate(plan.groups)) {
    for (unsigned output : group.outputs)
      inMemory[output] = true;
    for (unsigned member : group.members)
      for (unsigned operand : graph[member].operands)
        if (!std::binary_search(group.members.begin(), group.members.end(),
                                operand))
          addReads(operand, static_cast<int>(kernel));
  }
  for (const FusionStep &step : plan.steps)
    if (step.group < 0)
      for (unsigned operand : graph[step.node].operands)
        reader[operand] = several;
}

void SplitFinder::addReads(unsigned node, int kernel) {
  reads[kernel].insert(node);
  reader[node] =
      reader[node] == none || reader[node] == kernel ? kernel : several;
}

/// Goes back from a node to what is in memory; none where that is not near.
std::optional<Remake> SplitFinder::findRemake(unsigned number) const {
  Remake remake;
  remake.made.insert(number);
  for (size_t next = 0; next != remake.made.size(); ++next) { // grows
    if (remake.made.size() > maxMadeAgain)
      return std::nullopt;
    const FusionNode &node = graph[remake.made[next]];
    for (unsigned operand : node.operands) {
      const FusionNode &read = graph[operand];
      bool isSmall = read.bytes <= graph[number].bytes / minSmallerToKeep;
      if (inMemory[operand] || (isSmall && !read.duplicable)) {
        // A slice reads its part.
        int64_t &bytes = remake.roots[operand];
        bytes = std::max(bytes, node.kind == FusionNodeKind::Movement
                                    ? std::min(node.bytes, read.bytes)
                                    : read.bytes);
      } else if (read.kind == FusionNodeKind::Reduce ||
                 read.kind == FusionNodeKind::Opaque) {
        return std::nullopt;
      } else if (read.kind != FusionNodeKind::Source) {
        remake.made.insert(operand);
      }
    }
  }
  return remake;
}

/// Whether it is one op of what is in memory to the end in any case: the cast
/// of a master.
bool SplitFinder::isOfReturned(const Remake &remake) const {
  return remake.made.size() == 1 && llvm::all_of(remake.roots, [&](auto &root) {
           return graph[root.first].pinned;
         });
}

/// Whether the reader moves fewer bytes, or as many and writes none, and the
/// arithmetic is worth that.
bool SplitFinder::pays(unsigned number, const Remake &remake) const {
  const FusionNode &node = graph[number];
  int64_t read = 0, cost = 0;
  for (auto [root, bytes] : remake.roots)
    if (!reads[reader[number]].contains(root))
      read = saturatingAdd(read, bytes);
  for (unsigned made : remake.made)
    cost += graph[made].cost;
  int64_t less = saturatingAdd(node.bytes, node.bytes) - read;
  if (less == 0 && isOfReturned(remake))
    less = node.bytes;
  return less > 0 && cost <= costOfByteMoved * less / node.getNumElements();
}

/// Whether nothing is made again of what is made again itself: a chain of these
/// would be computed from its beginning by each kernel.
bool SplitFinder::isApart(const Remake &remake) const {
  return llvm::none_of(remake.roots,
                       [&](auto &root) {
                         return made.contains(root.first) ||
                                graph[root.first].duplicable;
                       }) &&
         llvm::none_of(remake.made,
                       [&](unsigned node) { return roots.contains(node); });
}

bool SplitFinder::run() {
  for (const FusionGroup &group : plan.groups)
    for (unsigned output : group.outputs) {
      const FusionNode &node = graph[output];
      if (node.kind != FusionNodeKind::Elementwise || node.pinned ||
          reader[output] < 0)
        continue;
      std::optional<Remake> remake = findRemake(output);
      if (!remake || (node.bytes < minBytes && !isOfReturned(*remake)) ||
          !isApart(*remake) || !pays(output, *remake))
        continue;
      made.insert(remake->made.begin(), remake->made.end());
      for (auto [root, bytes] : remake->roots)
        roots.insert(root);
    }
  for (unsigned node : made)
    graph[node].duplicable = true;
  return !made.empty();
}

bool mp::markMadeAgain(FusionGraph &graph, const FusionPlan &plan) {
  return SplitFinder(graph, plan).run();
}
