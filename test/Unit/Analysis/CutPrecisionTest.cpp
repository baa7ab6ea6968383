//===- CutPrecisionTest.cpp - Tests of the cheapest plan ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Graphs by the letters of LetterGraph.h.
//
//===----------------------------------------------------------------------===//

#include "LetterGraph.h"
#include "mp/Analysis/PrecisionGraph/PrecisionCosts.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir::mp;

namespace {

using NodeId = PrecisionGraph::NodeId;
using Costs = std::vector<PrecisionNodeCosts>;

/// A letter a node: n(arrow), w (narrow, stores wide), or a dot.
std::string show(const PrecisionPlan &plan) {
  std::string text;
  for (const PrecisionPlan::Entry &entry : plan.entries)
    text += entry.storesWide ? 'w' : entry.narrow ? 'n' : '.';
  return text;
}

/// Reading and writing n elements, and casting them.
PrecisionNodeCosts elements(int64_t n) {
  return {4 * n, 2 * n, 4 * n, 2 * n, 6 * n, 6 * n};
}

/// All values of one size.
std::string cutChain(const char *letters, std::vector<int64_t> sizes = {}) {
  PrecisionGraph graph;
  Costs costs;
  for (unsigned i = 0; letters[i]; ++i) {
    i ? add(graph, letters[i], {i - 1}) : add(graph, letters[i]);
    costs.push_back(elements(i < sizes.size() ? sizes[i] : 8));
  }
  graph.finalize();
  return show(planByMinCut(graph, costs));
}

// What painting must do, this must; what it is free to do pays here: the chain
// of painting's test, "dddnnn..d", has the free ops behind the last allow op
// narrow, and no clear op is wide for lying between deny ops.
TEST(CutPrecision, ConstraintsArePaintings) {
  EXPECT_EQ(cutChain("dcicacicd"), "...nnnnn.");
  EXPECT_EQ(cutChain("dicicai"), "....nnn");
  EXPECT_EQ(cutChain("au"), "n.");
  EXPECT_EQ(cutChain("dccccd"), "......");
  EXPECT_EQ(cutChain("accd"), "nnn.");
}

// A cast stands where the value is smallest.
TEST(CutPrecision, CastStandsAtTheSmallestValue) {
  EXPECT_EQ(cutChain("acccd", {1000, 1000, 1, 1000, 1000}), "nnn..");
  EXPECT_EQ(cutChain("dccca", {1000, 1000, 1, 1000, 1000}), "...nn");
}

// Sums go wide into what must be wide, without a cast.
TEST(CutPrecision, SumIsStoredWideWhereItIsReadWide) {
  EXPECT_EQ(cutChain("sd"), "w.");
  EXPECT_EQ(cutChain("ad"), "n.");
  EXPECT_EQ(cutChain("sa"), "nn");
}

TEST(CutPrecision, NoAllowOpChangesNothing) {
  EXPECT_EQ(cutChain("iccci"), ".....");
  EXPECT_EQ(cutChain(""), "");
}

TEST(CutPrecision, WhatMayNotBePaintedStaysWide) {
  PrecisionGraph graph;
  unsigned fetched = add(graph, 'c'), noKernel = add(graph, 'c'),
           denied = add(graph, 'c'), variable = add(graph, 'c'),
           free = add(graph, 'c');
  add(graph, 'a', {fetched, noKernel, denied, variable, free});
  graph[fetched].processable = false;
  graph[noKernel].narrowable = false;
  graph[denied].denied = true;
  graph[variable].readsVariable = true;
  graph.finalize();
  EXPECT_EQ(show(planByMinCut(graph, Costs(6, elements(8)))), "....nn");
}

TEST(CutPrecision, ReasonsTellRulesFromPrices) {
  PrecisionGraph graph;
  unsigned d = add(graph, 'd'), i = add(graph, 'i', d), c = add(graph, 'c', i);
  unsigned a = add(graph, 'a', c);
  graph.finalize();
  PrecisionPlan plan = planByMinCut(graph, Costs(4, elements(8)));
  EXPECT_EQ(plan[d].reason, PaintReason::SeedDeny);
  EXPECT_EQ(plan[i].reason, PaintReason::DeniedUpstream);
  EXPECT_EQ(plan[i].forcedBy, d);
  EXPECT_EQ(plan[c].reason, PaintReason::Cheapest);
  EXPECT_EQ(plan[a].reason, PaintReason::SeedAllow);
  EXPECT_TRUE(plan.changesAnything);
}

TEST(CutPrecision, PlanThatBreaksARuleHasNoCost) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a'), d = add(graph, 'd', a);
  graph.finalize();
  Costs costs(2, elements(1));
  PrecisionPlan plan = planByPainting(graph);
  EXPECT_EQ(countCosts(graph, costs, plan), 4 + 6 + 8);
  plan.entries[d].narrow = true;
  EXPECT_FALSE(countCosts(graph, costs, plan));
  plan.entries[d].narrow = false;
  plan.entries[a].narrow = false;
  EXPECT_FALSE(countCosts(graph, costs, plan));
}

// Two back edges into one merge, the second of which may not be painted: the
// first stays as it was painted.
TEST(CutPrecision, LoopThatPaintingLeavesInTwoTypesIsLeft) {
  PrecisionGraph graph;
  unsigned merge = add(graph, 'c'), first = add(graph, 'a', merge),
           second = add(graph, 'c', merge);
  graph.addEdge(first, merge);
  graph.addEdge(second, merge);
  graph[merge].kind = PrecisionNodeKind::Merge;
  graph[first].kind = graph[second].kind = PrecisionNodeKind::NextIteration;
  graph[second].narrowable = false;
  graph.finalize();
  Costs costs(3, elements(8));
  PrecisionPlan painted = planByPainting(graph);
  EXPECT_EQ(show(painted), ".n.");
  EXPECT_EQ(show(planByMinCut(graph, costs)), ".n.");
  EXPECT_FALSE(countCosts(graph, costs, painted));
}

using Random = std::mt19937;
Random makeRandom(unsigned seed) { return Random(seed); }

struct RandomStep {
  RandomStep(Random &random, unsigned size);
  PrecisionGraph graph;
  Costs costs;
};

RandomStep::RandomStep(Random &random, unsigned size) {
  auto oneIn = [&](unsigned n) { return random() % n == 0; };
  for (unsigned id = 0; id < size; ++id) {
    llvm::SmallVector<unsigned> producers;
    for (unsigned producer = 0; producer < id; ++producer)
      if (oneIn(2 + (id - producer) / 2))
        producers.push_back(producer);
    add(graph, "saaidcciicu"[random() % 11], producers);
    PrecisionNode &node = graph[id];
    node.processable = !oneIn(12);
    node.narrowable = !oneIn(12);
    node.denied = oneIn(20);
    if (!node.opClass && oneIn(2))
      node.kind = PrecisionNodeKind::Conversion;
    auto price = [&] { return static_cast<int64_t>(random() % 20); };
    costs.push_back({price(), price(), price(), price(), price(), price()});
  }
  if (size > 3 && oneIn(3)) {
    unsigned merge = random() % (size - 2), next = size - 1;
    graph[merge].kind = PrecisionNodeKind::Merge;
    graph[next].kind = PrecisionNodeKind::NextIteration;
    graph.addEdge(next, merge);
  } else if (oneIn(3)) {
    // A list's ops: no conversion is among them.
    llvm::SmallVector<NodeId> tied;
    for (NodeId node = random() % size; node < size; node += 2)
      if (graph[node].kind == PrecisionNodeKind::Op && tied.size() < 3)
        tied.push_back(node);
    graph.addTie(tied);
  }
  graph.finalize();
}

int64_t countAlone(const RandomStep &step, const PrecisionPlan &plan) {
  int64_t sum = 0;
  for (NodeId node = 0; node < step.graph.size(); ++node) {
    const PrecisionNodeCosts &cost = step.costs[node];
    bool reads = plan[node].narrow, writes = reads && !plan[node].storesWide;
    sum += reads ? cost.readNarrow : cost.readWide;
    sum += writes ? cost.writeNarrow : cost.writeWide;
    if (llvm::any_of(step.graph.getReaders(node), [&](NodeId reader) {
          return plan[reader].narrow != writes;
        }))
      sum += writes ? cost.castUp : cost.castDown;
  }
  return sum;
}

// Painting keeps the constraints of the cut, whatever the graph.
TEST(CutPrecision, NeverAbovePainting) {
  Random random = makeRandom(21);
  unsigned better = 0;
  for (unsigned i = 0; i < 3000; ++i) {
    SCOPED_TRACE(i);
    RandomStep step(random, 1 + random() % 40);
    PrecisionPlan painted = planByPainting(step.graph);
    auto paint = countCosts(step.graph, step.costs, painted);
    ASSERT_TRUE(paint.has_value());
    EXPECT_EQ(*paint, countAlone(step, painted));
    PrecisionPlan plan = planByMinCut(step.graph, step.costs);
    auto cut = countCosts(step.graph, step.costs, plan);
    ASSERT_TRUE(cut.has_value());
    EXPECT_EQ(*cut, countAlone(step, plan));
    EXPECT_LE(*cut, *paint);
    better += *cut < *paint;
  }
  EXPECT_GT(better, 1000u);
}

// Of all plans that keep the constraints, each node wide, narrow, or narrow and
// stored wide.
TEST(CutPrecision, CheapestOfAllPlans) {
  Random random = makeRandom(22);
  for (unsigned i = 0; i < 200; ++i) {
    SCOPED_TRACE(i);
    RandomStep step(random, 1 + random() % 6);
    PrecisionPlan plan = planByMinCut(step.graph, step.costs), other = plan;
    int64_t cut = countAlone(step, plan);
    unsigned plans = 1;
    for (unsigned node = 0; node < step.graph.size(); ++node)
      plans *= 3;
    for (unsigned number = 0; number < plans; ++number) {
      unsigned digits = number;
      for (PrecisionPlan::Entry &entry : other.entries) {
        entry.narrow = digits % 3 > 0;
        entry.storesWide = digits % 3 > 1;
        digits /= 3;
      }
      if (countCosts(step.graph, step.costs, other))
        ASSERT_LE(cut, countAlone(step, other));
    }
  }
}

} // namespace
