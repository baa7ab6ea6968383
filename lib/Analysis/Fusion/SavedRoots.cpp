//===- SavedRoots.cpp - Make saved values again ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SavedRoots.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::mp;

/// With casts, which the plan of precision does not see yet, more is made: what
/// that takes to be made again, and so gives no type in memory, is.
static constexpr size_t maxMadeWithCasts = 2 * maxMadeAgain;

namespace {

/// A value that is saved, and what it can be made of.
struct Saved {
  unsigned node;
  llvm::SmallSetVector<unsigned, 8> made;
  llvm::SmallSetVector<unsigned, 4> roots;
};

class RootFinder {
public:
  RootFinder(FusionGraph &graph, const FusionTimes &times, size_t maxMade)
      : graph(graph), times(times), maxMade(maxMade), spreads(graph.size()) {
    findSpread();
  }
  void run();

private:
  using Group = SmallVector<const Saved *>;

  void findSpread();
  /// Whether a node is kept for little, beside another one.
  bool isSmall(unsigned node, unsigned other) const {
    return graph[node].bytes <= graph[other].bytes / minSmallerToKeep;
  }
  bool isRead(unsigned node, unsigned time) const {
    const ReadTimes &own = times.readers[node].inKernels;
    return own.count && (own.first == time || own.last == time);
  }
  bool isReadThenAlone(unsigned node, unsigned time) const;
  bool isSaved(unsigned node) const;
  bool readsRootsFromMemory(const Saved &saved) const;
  bool findRoots(unsigned time, Saved &saved) const;
  bool pays(ArrayRef<const Saved *> group) const;

  FusionGraph &graph;
  const FusionTimes &times;
  const size_t maxMade;
  /// What becomes much larger, element by element before that: the deviation of
  /// a row. It is kept for little, and is there sooner than made again.
  llvm::BitVector spreads;
};

} // namespace

/// Backwards, so that what becomes large through several ops is known as such.
void RootFinder::findSpread() {
  for (unsigned number = graph.size(); number-- > 0;) {
    const FusionNode &node = graph[number];
    bool isBroadcast = node.kind == FusionNodeKind::Broadcast;
    if (!isBroadcast && node.kind != FusionNodeKind::Elementwise &&
        node.kind != FusionNodeKind::Reshape)
      continue;
    for (unsigned operand : node.operands)
      if ((isBroadcast && isSmall(operand, number)) ||
          (spreads[number] &&
           graph[operand].getNumElements() == node.getNumElements()))
        spreads.set(operand);
  }
}

/// Whether the node is read at one time, or at one and at `time`: at a third
/// one it would be made as well.
bool RootFinder::isReadThenAlone(unsigned node, unsigned time) const {
  const Readers &own = times.readers[node];
  return own.first == own.last || (own.atTwoTimes() && own.last == time);
}

/// Whether a kernel writes the node, as things are, for a later one to read;
/// not what it writes in any case, and not what waits for a later kernel.
bool RootFinder::isSaved(unsigned number) const {
  const FusionNode &node = graph[number];
  const Readers &own = times.readers[number];
  return node.kind == FusionNodeKind::Elementwise && !node.duplicable &&
         node.getNumElements() > 1 && !own.inMemory && own.count != 0 &&
         !own.forResults && !times.deferred[number] && !spreads[number] &&
         own.last > times.earliest[number];
}

/// Whether the roots are taken from memory when the value is first made, too. A
/// kernel that makes both goes on with what it has not rounded yet: a mask of
/// -1e30, or a logit, less the greatest of its row, would be another number
/// when it is made again.
bool RootFinder::readsRootsFromMemory(const Saved &saved) const {
  unsigned time = times.earliest[saved.node];
  for (unsigned number : saved.made)
    if (!graph[number].duplicable)
      time = std::min(time, times.earliest[number]);
  return llvm::all_of(saved.roots, [&](unsigned root) {
    return graph[root].kind == FusionNodeKind::Opaque ||
           times.earliest[root] < time;
  });
}

/// Goes back to what is in memory; false where that is not near.
bool RootFinder::findRoots(unsigned time, Saved &saved) const {
  saved.made.insert(saved.node);
  for (size_t next = 0; next != saved.made.size(); ++next) { // grows
    unsigned number = saved.made[next];
    const FusionNode &node = graph[number];
    if (saved.made.size() > maxMade ||
        (!node.duplicable && !isReadThenAlone(number, time)))
      return false;
    for (unsigned operand : graph[number].operands) {
      const FusionNode &read = graph[operand];
      if (read.kind == FusionNodeKind::Source ||
          (!read.duplicable && isSmall(operand, saved.node)))
        continue;
      if (isInMemory(graph, times, operand)) {
        saved.roots.insert(operand);
      } else if (read.kind == FusionNodeKind::Elementwise ||
                 read.kind == FusionNodeKind::Broadcast ||
                 read.kind == FusionNodeKind::Reshape) {
        saved.made.insert(operand);
      } else {
        return false;
      }
    }
  }
  return !saved.roots.empty() && readsRootsFromMemory(saved);
}

/// Whether less is moved, no more is kept, and the arithmetic is worth that.
bool RootFinder::pays(ArrayRef<const Saved *> group) const {
  unsigned time = times.readers[group.front()->node].last;
  int64_t saved = 0, read = 0, kept = 0, cost = 0, elements = 1;
  llvm::SmallSetVector<unsigned, 16> made, roots;
  for (const Saved *value : group) {
    saved = saturatingAdd(saved, graph[value->node].bytes);
    elements = std::max(elements, graph[value->node].getNumElements());
    made.insert_range(value->made);
    roots.insert_range(value->roots);
  }
  for (unsigned root : roots) {
    if (!isRead(root, time))
      read = saturatingAdd(read, graph[root].bytes);
    if (times.readers[root].last < time && !graph[root].operands.empty())
      kept = saturatingAdd(kept, graph[root].bytes);
  }
  for (unsigned number : made)
    cost += graph[number].cost;
  int64_t less = saturatingAdd(saved, saved) - read;
  return kept <= saved && less > 0 && cost <= costOfByteMoved * less / elements;
}

void RootFinder::run() {
  std::vector<Saved> found;
  llvm::IntEqClasses together(graph.size());
  for (unsigned number = 0; number != graph.size(); ++number) {
    Saved saved{number, {}, {}};
    if (!isSaved(number) || !findRoots(times.readers[number].last, saved))
      continue;
    for (unsigned root : saved.roots)
      together.join(number, root);
    found.push_back(std::move(saved));
  }
  llvm::MapVector<std::pair<unsigned, unsigned>, Group> groups;
  for (const Saved &saved : found)
    groups[{together.findLeader(saved.node), times.readers[saved.node].last}]
        .push_back(&saved);
  for (const auto &[key, group] : groups)
    if (pays(group))
      for (const Saved *saved : group)
        for (unsigned number : saved->made)
          graph[number].duplicable = true;
}

void mp::markMadeOfRoots(FusionGraph &graph, const FusionTimes &times,
                         bool hasCasts) {
  RootFinder(graph, times, hasCasts ? maxMadeWithCasts : maxMadeAgain).run();
}
