//===- PrecisionBenchmark.cpp - Time of precision planning ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `ninja bench` prints nanoseconds per op and the exponent of growth. The
// graphs are chains of layers with a loss on each, so that every stage of the
// planners has work.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/PrecisionCosts.h"
#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "llvm/ADT/STLExtras.h"

#include <benchmark/benchmark.h>

#include <vector>

using namespace mlir::mp;

/// Layers of matmul, bias, relu, transposes, tanh, exp, sum; `ops` nodes.
static PrecisionGraph makeLayers(unsigned ops) {
  const OpClass layer[] = {OpClass::Allow, OpClass::Clear, OpClass::Infer,
                           OpClass::Clear, OpClass::Clear, OpClass::Clear,
                           OpClass::Infer, OpClass::Deny,  OpClass::Deny,
                           OpClass::Infer};
  PrecisionGraph graph;
  while (graph.size() < ops) {
    for (OpClass opClass : layer) {
      PrecisionNode node;
      node.opClass = opClass;
      unsigned id = graph.addNode(node);
      if (id > 0)
        graph.addEdge(id - 1, id);
      if (id > 5)
        graph.addEdge(id - 5, id);
    }
  }
  graph.finalize();
  return graph;
}

static void paintLayers(benchmark::State &state) {
  PrecisionGraph graph = makeLayers(state.range(0));
  for (auto _ : state)
    benchmark::DoNotOptimize(planByPainting(graph));
  state.SetComplexityN(graph.size());
  state.counters["s/op"] = benchmark::Counter(
      graph.size(), benchmark::Counter::kIsIterationInvariantRate |
                        benchmark::Counter::kInvert);
}
BENCHMARK(paintLayers)
    ->RangeMultiplier(10)
    ->Range(1000, 1000000)
    ->Complexity(benchmark::oN)
    ->Unit(benchmark::kMicrosecond);

static void cutLayers(benchmark::State &state) {
  PrecisionGraph graph = makeLayers(state.range(0));
  std::vector<PrecisionNodeCosts> costs(graph.size());
  for (auto [node, cost] : llvm::enumerate(costs)) {
    int64_t elements = 1 << node % 7;
    cost = {8 * elements, 4 * elements, 4 * elements,
            2 * elements, 6 * elements, 6 * elements};
  }
  for (auto _ : state)
    benchmark::DoNotOptimize(planByMinCut(graph, costs));
  state.SetComplexityN(graph.size());
  state.counters["s/op"] = benchmark::Counter(
      graph.size(), benchmark::Counter::kIsIterationInvariantRate |
                        benchmark::Counter::kInvert);
}
BENCHMARK(cutLayers)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Complexity(benchmark::oN)
    ->Unit(benchmark::kMicrosecond);

static void buildGraph(benchmark::State &state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(makeLayers(state.range(0)));
}
BENCHMARK(buildGraph)->Arg(100000)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
