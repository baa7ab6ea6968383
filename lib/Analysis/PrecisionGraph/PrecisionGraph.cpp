//===- PrecisionGraph.cpp - Adjacency of the planners' graph --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edges are gathered in any order and then laid out by node, so that a planner
// walks plain arrays.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"

using namespace mlir;
using namespace mlir::mp;

PrecisionGraph::NodeId PrecisionGraph::addNode(const PrecisionNode &node) {
  nodes.push_back(node);
  return nodes.size() - 1;
}

void PrecisionGraph::addEdge(NodeId producer, NodeId reader) {
  edges.emplace_back(producer, reader);
}

void PrecisionGraph::addTie(llvm::ArrayRef<NodeId> tied) {
  ties.emplace_back(tied.begin(), tied.end());
}

void PrecisionGraph::build(Adjacency &adjacency, unsigned size,
                           llvm::ArrayRef<Edge> edges, bool forward) {
  adjacency.begin.assign(size + 1, 0);
  for (const Edge &edge : edges)
    ++adjacency.begin[(forward ? edge.first : edge.second) + 1];
  for (unsigned node = 0; node < size; ++node)
    adjacency.begin[node + 1] += adjacency.begin[node];
  adjacency.targets.resize(edges.size());
  llvm::SmallVector<unsigned, 0> next(adjacency.begin);
  for (const Edge &edge : edges) {
    auto [from, to] = forward ? edge : Edge(edge.second, edge.first);
    adjacency.targets[next[from]++] = to;
  }
}

void PrecisionGraph::finalize() {
  build(readers, nodes.size(), edges, /*forward=*/true);
  build(producers, nodes.size(), edges, /*forward=*/false);
}

llvm::StringRef mp::stringifyPaintReason(PaintReason reason) {
  switch (reason) {
  case PaintReason::Unpainted:
    return "no allow op reaches it";
  case PaintReason::SeedAllow:
    return "class allow";
  case PaintReason::BetweenAllow:
    return "between allow ops";
  case PaintReason::FollowsAllow:
    return "follows an allow op";
  case PaintReason::ClearFlood:
    return "moves bits beside a narrow op";
  case PaintReason::AbsorbedConversion:
    return "only narrow ops read it";
  case PaintReason::SeedDeny:
    return "class deny";
  case PaintReason::DeniedUpstream:
    return "downstream of a deny op";
  case PaintReason::Tied:
    return "shares its type with other ops";
  case PaintReason::CarriesGradient:
    return "carries f32 sums into a gradient";
  case PaintReason::Cheapest:
    return "the cheapest of the two";
  }
  return "";
}
