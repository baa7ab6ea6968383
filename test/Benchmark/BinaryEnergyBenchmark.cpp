//===- BinaryEnergyBenchmark.cpp - Time of the exact planner's solver -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two variables an op (what it reads, what it writes), shared casts both ways,
// and a price on what is narrow. The shape is that of a training step: a
// forward chain, a backward chain that reads what the forward one saved, and
// updates that read gradients.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/BinaryEnergy.h"

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

using namespace mlir::mp;

namespace {
struct Step {
  explicit Step(unsigned ops);

  std::vector<int64_t> elements;
  std::vector<std::vector<unsigned>> readers;
};
} // namespace

Step::Step(unsigned ops) : elements(ops), readers(ops) {
  std::mt19937 random(1);
  auto addEdge = [&](unsigned from, unsigned to) {
    if (from < to && to < ops)
      readers[from].push_back(to);
  };
  unsigned forward = ops * 2 / 5, updates = 2 * forward;
  for (unsigned op = 0; op < ops; ++op) {
    elements[op] = 1 << random() % 24;
    if (op >= updates) {
      if (op % 5 != 0)
        addEdge(op - 1, op);
      continue;
    }
    addEdge(op, op + 1);
    if (op % 5 == 3)
      addEdge(op, op + 2 + random() % 12);
    if (op < forward)
      addEdge(op, updates - 1 - op);
    else if (op % 10 == 0)
      addEdge(op, updates + (op - forward) / 10 * 5);
  }
}

/// In ten ops there are a contraction, an op that must be wide and, among
/// updates, two arguments.
static void addOp(BinaryEnergy &energy, unsigned op, int64_t elements) {
  unsigned reads = 2 * op, writes = 2 * op + 1;
  if (op % 10 == 6 || op % 10 == 9)
    energy.require(writes, Side::Wide);
  if (op % 10 == 0)
    energy.require(reads, Side::Narrow);
  else
    energy.tie({reads, writes});
  energy.addCost(reads, Side::Wide, 4 * elements);
  energy.addCost(writes, Side::Wide, 2 * elements);
}

static BinaryEnergy makeEnergy(const Step &step) {
  BinaryEnergy energy;
  energy.addVariables(2 * step.readers.size());
  std::vector<unsigned> users;
  for (unsigned op = 0; op < step.readers.size(); ++op) {
    int64_t elements = step.elements[op];
    addOp(energy, op, elements);
    users.clear();
    for (unsigned reader : step.readers[op])
      users.push_back(2 * reader);
    energy.addSharedCost(2 * op + 1, Side::Wide, users, 6 * elements);
    energy.addSharedCost(2 * op + 1, Side::Narrow, users, 6 * elements);
    users.push_back(2 * op + 1);
    energy.addAnyCost(users, Side::Narrow, op % 3 * elements);
  }
  return energy;
}

static void solveSteps(benchmark::State &state) {
  Step step(state.range(0));
  for (auto _ : state)
    benchmark::DoNotOptimize(makeEnergy(step).solve());
  state.SetComplexityN(step.readers.size());
  state.counters["s/op"] = benchmark::Counter(
      step.readers.size(), benchmark::Counter::kIsIterationInvariantRate |
                               benchmark::Counter::kInvert);
}
BENCHMARK(solveSteps)
    ->RangeMultiplier(10)
    ->Range(1000, 100000)
    ->Complexity(benchmark::oN)
    ->Unit(benchmark::kMicrosecond);
