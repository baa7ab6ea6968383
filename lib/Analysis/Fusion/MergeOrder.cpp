//===- MergeOrder.cpp - Which groups to merge first -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MergeOrder.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::mp;

/// So many totals, combined, are left to a kernel of their own: two that loss
/// and penalty add up to may as well be added by the second.
static constexpr unsigned manyTotals = 4;

/// Takes off what would put the kernel of one total behind those of all others
/// that it is combined with.
static void dropWaits(std::vector<FusionEdge> &edges, const FusionGraph &graph,
                      llvm::function_ref<bool(FusionEdge)> combines) {
  llvm::IntEqClasses combined(graph.size());
  for (FusionEdge edge : edges)
    if (combines(edge))
      combined.join(edge.producer, edge.consumer);
  auto isTotal = [&](FusionEdge edge) {
    return graph[edge.producer].isTotal() &&
           graph[edge.consumer].getNumElements() == 1 &&
           graph[edge.consumer].kind == FusionNodeKind::Elementwise;
  };
  std::vector<unsigned> totals(graph.size());
  for (FusionEdge edge : edges)
    totals[combined.findLeader(edge.consumer)] += isTotal(edge);
  llvm::erase_if(edges, [&](FusionEdge edge) {
    return isTotal(edge) &&
           totals[combined.findLeader(edge.consumer)] >= manyTotals;
  });
}

namespace {
struct EdgeRank {
  int64_t bytes;
  bool combines, isClose;
};
} // namespace

/// Sorts by a rank that is asked for once an edge: a comparison that looked its
/// nodes up would read all of the graph, in no order, at each step of the sort.
static void sortByRank(std::vector<FusionEdge> &edges,
                       llvm::function_ref<EdgeRank(FusionEdge)> getRank) {
  std::vector<std::pair<EdgeRank, FusionEdge>> ranked;
  ranked.reserve(edges.size());
  for (FusionEdge edge : edges)
    ranked.emplace_back(getRank(edge), edge);
  llvm::stable_sort(ranked, [](const auto &x, const auto &y) {
    const EdgeRank &first = x.first, &second = y.first;
    return std::tie(second.bytes, second.combines, second.isClose) <
           std::tie(first.bytes, first.combines, first.isClose);
  });
  llvm::copy(llvm::make_second_range(ranked), edges.begin());
}

MergeOrder mp::orderMerges(const FusionGraph &graph,
                           const FusionAnchors &anchors,
                           const FusionTimes &times) {
  std::vector<unsigned> numReaders(graph.size());
  std::vector<FusionEdge> edges;
  for (unsigned node = 0, e = graph.size(); node != e; ++node)
    for (unsigned operand : anchors[node]) {
      ++numReaders[operand];
      edges.push_back({operand, node});
    }
  // Read by a sum of the whole and nothing else, at the end of a chain. Edges
  // stand by their consumers, so that a node is told of its reader's end first.
  llvm::BitVector endsInTotal(graph.size());
  // Whether something large is made of it, and waits for it.
  llvm::BitVector spreads(graph.size());
  for (FusionEdge edge : llvm::reverse(edges)) {
    if (numReaders[edge.producer] == 1 &&
        (graph[edge.consumer].isTotal() || endsInTotal[edge.consumer]))
      endsInTotal.set(edge.producer);
    if (graph[edge.consumer].getNumElements() != 1 || spreads[edge.consumer])
      spreads.set(edge.producer);
  }
  auto isClose = [&](FusionEdge edge) {
    if (endsInTotal[edge.producer])
      return true;
    return times.deferred[edge.producer] &&
           times.due[edge.producer] == times.due[edge.consumer];
  };
  // What combines many totals, and that no large value waits for, is one kernel
  // behind all of them. Shared out among theirs, each would wait for the last.
  auto combines = [&](FusionEdge edge) {
    return !spreads[edge.producer] &&
           llvm::all_of(
               ArrayRef{edge.producer, edge.consumer}, [&](unsigned node) {
                 return graph[node].getNumElements() == 1 &&
                        graph[node].kind == FusionNodeKind::Elementwise;
               });
  };
  dropWaits(edges, graph, combines);
  sortByRank(edges, [&](FusionEdge edge) {
    return EdgeRank{graph[edge.producer].bytes, combines(edge), isClose(edge)};
  });
  MergeOrder order;
  for (FusionEdge edge : edges) {
    bool isLate =
        times.readers[edge.producer].inMemory &&
        (graph[edge.consumer].isTotal() || endsInTotal[edge.consumer]);
    (isLate ? order.late : order.edges).push_back(edge);
  }
  return order;
}
