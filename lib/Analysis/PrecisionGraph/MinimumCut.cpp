//===- MinimumCut.cpp - The cheapest cut of a network ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The cost of the cheapest cut is the maximum flow, and the smallest cheapest
// cut is what the source still reaches where the flow leaves capacity: whatever
// the flow, the same nodes. The flow is Boost.Graph's, by the method of Boykov
// and Kolmogorov: linear in practice where the ways from source to sink are
// short, as here, where most nodes have an arc to one of the two. It is not on
// every network: a long chain that shares one expensive arc takes quadratic
// time. Boost's push-relabel is slow on others (variables that prefer different
// sides and are coupled strongly), and LEMON's preflow on all training steps.
//
//===----------------------------------------------------------------------===//

#include "MinimumCut.h"

#include "mp/Support/Assert.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"

#include <boost/graph/boykov_kolmogorov_max_flow.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <vector>

using namespace mlir::mp;

using Node = CutNetwork::Node;
using Arc = CutNetwork::Arc;

void CutNetwork::addArc(Node from, Node to, int64_t capacity) {
  MP_ASSERT(from < numNodes && to < numNodes, "nodes of this network");
  if (capacity == 0 || from == to || from == sink || to == source)
    return;
  MP_ASSERT(capacity > 0 || (from != source && to != sink), "a cut is allowed");
  arcs.push_back({from, to, capacity});
}

namespace {
/// A network and a flow in it, in numbers that hold the sum of all capacities.
template <typename Capacity>
class Flow {
public:
  /// `hard` is more than any cut without hard arcs costs.
  Flow(unsigned numNodes, llvm::ArrayRef<Arc> arcs, Capacity hard);

  void maximize();
  llvm::BitVector findReachable() const;

private:
  struct WideArc {
    Node from;
    Node to;
    Capacity capacity;
  };
  struct HalfArc {
    Capacity capacity = 0;
    Capacity residual = 0;
    /// Place of the half arc that leads back.
    unsigned reverse = 0;
  };
  using Graph =
      boost::compressed_sparse_row_graph<boost::directedS, boost::no_property,
                                         HalfArc, boost::no_property, Node>;
  using Edge = typename Graph::edge_descriptor;

  std::vector<WideArc> joinTerminals(llvm::ArrayRef<Arc> arcs,
                                     Capacity hard) const;
  void build(const std::vector<WideArc> &arcs);

  unsigned numNodes;
  /// Each arc and its reverse, ordered by the node they leave.
  Graph graph;
  std::vector<Edge> reverses;
};
} // namespace

template <typename Capacity>
Flow<Capacity>::Flow(unsigned numNodes, llvm::ArrayRef<Arc> arcs, Capacity hard)
    : numNodes(numNodes) {
  build(joinTerminals(arcs, hard));
}

/// One arc between a node and the terminals: what the source gives and the sink
/// takes at once, every cut pays for.
template <typename Capacity>
auto Flow<Capacity>::joinTerminals(llvm::ArrayRef<Arc> arcs,
                                   Capacity hard) const
    -> std::vector<WideArc> {
  std::vector<WideArc> joined;
  joined.reserve(arcs.size());
  std::vector<Capacity> given(numNodes);
  for (const Arc &arc : arcs) {
    bool leaves = arc.from == CutNetwork::source;
    bool arrives = arc.to == CutNetwork::sink;
    Capacity capacity =
        arc.capacity == CutNetwork::hard ? hard : Capacity(arc.capacity);
    if (leaves && arrives)
      continue;
    if (leaves)
      given[arc.to] += capacity;
    else if (arrives)
      given[arc.from] -= capacity;
    else
      joined.push_back({arc.from, arc.to, capacity});
  }
  for (Node node = 0; node < numNodes; ++node) {
    if (given[node] > 0)
      joined.push_back({CutNetwork::source, node, given[node]});
    else if (given[node] < 0)
      joined.push_back({node, CutNetwork::sink, -given[node]});
  }
  return joined;
}

template <typename Capacity>
void Flow<Capacity>::build(const std::vector<WideArc> &arcs) {
  std::vector<unsigned> next(numNodes + 1);
  for (const WideArc &arc : arcs) {
    ++next[arc.from + 1];
    ++next[arc.to + 1];
  }
  for (Node node = 0; node < numNodes; ++node)
    next[node + 1] += next[node];
  std::vector<std::pair<Node, Node>> ends(2 * arcs.size());
  std::vector<HalfArc> halves(2 * arcs.size());
  for (const WideArc &arc : arcs) {
    unsigned forward = next[arc.from]++, backward = next[arc.to]++;
    ends[forward] = {arc.from, arc.to};
    ends[backward] = {arc.to, arc.from};
    halves[forward] = {arc.capacity, 0, backward};
    halves[backward] = {0, 0, forward};
  }
  graph = Graph(boost::edges_are_sorted, ends.begin(), ends.end(),
                halves.begin(), numNodes);
  auto [first, last] = boost::edges(graph);
  std::vector<Edge> all(first, last);
  reverses.reserve(all.size());
  for (const HalfArc &half : halves)
    reverses.push_back(all[half.reverse]);
}

template <typename Capacity>
void Flow<Capacity>::maximize() {
  std::vector<Edge> predecessors(numNodes);
  std::vector<boost::default_color_type> colors(numNodes);
  std::vector<unsigned> distances(numNodes);
  auto byNode = boost::get(boost::vertex_index, graph);
  auto byEdge = boost::get(boost::edge_index, graph);
  using boost::make_iterator_property_map;
  boost::boykov_kolmogorov_max_flow(
      graph, boost::get(&HalfArc::capacity, graph),
      boost::get(&HalfArc::residual, graph),
      make_iterator_property_map(reverses.begin(), byEdge),
      make_iterator_property_map(predecessors.begin(), byNode),
      make_iterator_property_map(colors.begin(), byNode),
      make_iterator_property_map(distances.begin(), byNode), byNode,
      CutNetwork::source, CutNetwork::sink);
}

template <typename Capacity>
llvm::BitVector Flow<Capacity>::findReachable() const {
  llvm::BitVector reached(numNodes);
  reached.set(CutNetwork::source);
  std::vector<Node> stack = {CutNetwork::source};
  while (!stack.empty()) {
    Node node = stack.back();
    stack.pop_back();
    for (Edge edge : llvm::make_range(boost::out_edges(node, graph))) {
      Node to = boost::target(edge, graph);
      if (graph[edge].residual == 0 || reached.test(to))
        continue;
      reached.set(to);
      stack.push_back(to);
    }
  }
  return reached;
}

template <typename Capacity>
static llvm::BitVector findCut(unsigned numNodes, llvm::ArrayRef<Arc> arcs) {
  Capacity total = 0;
  for (const Arc &arc : arcs)
    if (arc.capacity != CutNetwork::hard)
      total += arc.capacity;
  Flow<Capacity> flow(numNodes, arcs, total + 1);
  flow.maximize();
  return flow.findReachable();
}

llvm::BitVector CutNetwork::findCheapestCut() const {
  int64_t total = 0;
  for (const Arc &arc : arcs)
    if (arc.capacity != hard)
      total = saturatingAdd(total, arc.capacity);
  // A residual capacity is at most that of an arc and all flow through it.
  if (total < uncountable / 4)
    return findCut<int64_t>(numNodes, arcs);
  __extension__ using Wider = __int128;
  return findCut<Wider>(numNodes, arcs);
}
