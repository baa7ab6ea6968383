//===- MergeOrder.cpp - Which groups to merge first -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MergeOrder.h"

#include "Times.h"
#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::mp;

std::vector<FusionEdge> mp::orderMerges(const FusionGraph &graph,
                                        const FusionAnchors &anchors) {
  FusionTimes times = findTimes(graph);
  std::vector<unsigned> numReaders(graph.size());
  std::vector<FusionEdge> edges;
  for (unsigned node = 0, e = graph.size(); node != e; ++node)
    for (unsigned operand : anchors[node]) {
      ++numReaders[operand];
      edges.push_back({operand, node});
    }
  auto isClose = [&](FusionEdge edge) {
    if (graph[edge.consumer].isTotal() && numReaders[edge.producer] == 1)
      return true;
    return times.deferred[edge.producer] &&
           times.due[edge.producer] == times.due[edge.consumer];
  };
  llvm::stable_sort(edges, [&](FusionEdge x, FusionEdge y) {
    return std::tuple(graph[y.producer].bytes, isClose(y)) <
           std::tuple(graph[x.producer].bytes, isClose(x));
  });
  return edges;
}
