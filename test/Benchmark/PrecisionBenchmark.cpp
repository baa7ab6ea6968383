//===- PrecisionBenchmark.cpp - Time of precision planning ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `ninja bench` prints nanoseconds per op and the exponent of growth. The
// graphs are chains of layers with a loss on each, so that every stage of the
// painting has work.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/PrecisionGraph.h"

#include <benchmark/benchmark.h>

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

static void buildGraph(benchmark::State &state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(makeLayers(state.range(0)));
}
BENCHMARK(buildGraph)->Arg(100000)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
