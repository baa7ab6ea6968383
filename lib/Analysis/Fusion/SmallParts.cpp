//===- SmallParts.cpp - Make again what is made of little -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An outer product, a bias of distances, the mask of a triangle: a large value
// that is computed of what is small, spread over its dimensions. No kernel that
// reads it need read it from memory, or wait for the one that makes it.
//
//===----------------------------------------------------------------------===//

#include "SavedRoots.h"

#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::mp;

/// What an element costs that is made of small parts alone; none of others, and
/// of what costs more than to write and to read it.
static std::optional<unsigned> findCost(const FusionGraph &graph,
                                        unsigned number,
                                        ArrayRef<std::optional<unsigned>> of) {
  const FusionNode &node = graph[number];
  bool computes = node.kind == FusionNodeKind::Elementwise;
  if (node.bytes < minBytesToMake ||
      (!computes && node.kind != FusionNodeKind::Broadcast &&
       node.kind != FusionNodeKind::Reshape))
    return std::nullopt;
  uint64_t cost = computes ? node.cost : 0;
  llvm::SmallSet<unsigned, 4> known;
  for (unsigned operand : node.operands) {
    const FusionNode &read = graph[operand];
    if (read.kind == FusionNodeKind::Source ||
        read.bytes <= node.bytes / minSmallerToKeep ||
        !known.insert(operand).second)
      continue;
    if (!of[operand])
      return std::nullopt;
    cost += *of[operand];
  }
  uint64_t worth = costOfByteMoved * 2 * node.bytes / node.getNumElements();
  return cost <= worth ? std::optional<unsigned>(cost) : std::nullopt;
}

/// Whether a kernel has the node for an index: a part of its operand, or that
/// under another shape or type.
static bool isIndexed(const FusionGraph &graph, const FusionNode &node) {
  return node.converts || node.kind == FusionNodeKind::Reshape ||
         (node.kind == FusionNodeKind::Movement && node.operands.size() == 1 &&
          node.bytes < graph[node.operands.front()].bytes);
}

/// Makes duplicable, too, what only values with a cost are computed of, by them
/// or on the way to them. What is spread for another need not be.
static void markIndexed(FusionGraph &graph,
                        ArrayRef<std::optional<unsigned>> costs) {
  std::vector<bool> isForSuch(graph.size(), true), isRead(graph.size());
  for (unsigned number = graph.size(); number-- > 0;) {
    FusionNode &node = graph[number];
    bool onTheWay = isRead[number] && isForSuch[number] && !node.pinned;
    if (!costs[number]) {
      onTheWay &= isIndexed(graph, node);
      node.duplicable |= onTheWay;
    } else {
      onTheWay |= node.kind == FusionNodeKind::Elementwise;
    }
    for (unsigned operand : node.operands) {
      isRead[operand] = true;
      isForSuch[operand] = isForSuch[operand] && onTheWay;
    }
  }
}

void mp::markMadeOfSmall(FusionGraph &graph) {
  std::vector<std::optional<unsigned>> costs(graph.size());
  for (unsigned number = 0; number != graph.size(); ++number) {
    costs[number] = findCost(graph, number, costs);
    if (costs[number] && graph[number].kind == FusionNodeKind::Elementwise)
      graph[number].duplicable = true;
  }
  markIndexed(graph, costs);
}
