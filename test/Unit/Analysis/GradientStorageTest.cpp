//===- GradientStorageTest.cpp - Gradients stay as they were summed -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Graphs by letters, as in PaintPrecisionTest: a(llow, keeps sums in f32),
// i(nfer), c(lear), d(eny), s(um: deny, keeps sums in f32), g (takes
// gradients), u(nlisted).
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "gtest/gtest.h"

using namespace mlir::mp;

namespace {

unsigned add(PrecisionGraph &graph, char letter,
             std::initializer_list<unsigned> producers = {}) {
  PrecisionNode node;
  if (letter == 'a')
    node.opClass = OpClass::Allow;
  else if (letter == 'i')
    node.opClass = OpClass::Infer;
  else if (letter == 'c')
    node.opClass = OpClass::Clear;
  else if (letter != 'u')
    node.opClass = OpClass::Deny;
  node.accumulates = letter == 'a' || letter == 's';
  node.takesGradients = letter == 'g';
  unsigned id = graph.addNode(node);
  for (unsigned producer : producers)
    graph.addEdge(producer, id);
  return id;
}

/// A letter a node: n(arrow), w (narrow, stores f32), or a dot.
std::string show(PrecisionGraph &graph) {
  graph.finalize();
  PrecisionPlan plan = planByPainting(graph);
  storeGradientsWide(graph, plan);
  std::string text;
  for (const PrecisionPlan::Entry &entry : plan.entries)
    text += entry.storesWide ? 'w' : entry.narrow ? 'n' : '.';
  return text;
}

std::string showChain(const char *letters) {
  PrecisionGraph graph;
  for (unsigned i = 0; letters[i]; ++i)
    i ? add(graph, letters[i], {i - 1}) : add(graph, letters[i]);
  return show(graph);
}

TEST(GradientStorage, LastSumBeforeTheStateIsStoredWide) {
  EXPECT_EQ(showChain("ag"), "w.");
  EXPECT_EQ(showChain("aag"), "nw.");
}

TEST(GradientStorage, MovesBetweenSumAndStateAreWide) {
  EXPECT_EQ(showChain("accg"), "w...");
  EXPECT_EQ(showChain("aiicg"), "w....");
}

// The negative control: what is not a gradient stays as it was painted.
TEST(GradientStorage, NothingElseChanges) {
  EXPECT_EQ(showChain("acc"), "nnn");
  EXPECT_EQ(showChain("acd"), "nn.");
  EXPECT_EQ(showChain("aicu"), "nnn.");
  EXPECT_EQ(showChain(""), "");
}

// A narrow value that no sum makes gains nothing by being widened.
TEST(GradientStorage, WithoutASumThePaintStays) {
  PrecisionGraph graph;
  PrecisionNode product;
  product.opClass = OpClass::Allow;
  unsigned p = graph.addNode(product);
  unsigned c = add(graph, 'c', {p});
  add(graph, 'g', {c});
  EXPECT_EQ(show(graph), "nn.");
}

// An op of class deny that sums writes f32 anyway; what joins it to a product
// rounds neither.
TEST(GradientStorage, WideSumBesideAProductStaysWide) {
  PrecisionGraph graph;
  unsigned s = add(graph, 's');
  unsigned a = add(graph, 'a');
  unsigned c = add(graph, 'c', {s, a});
  add(graph, 'g', {c});
  EXPECT_EQ(show(graph), ".w..");
}

TEST(GradientStorage, AnotherReaderKeepsItNarrow) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  add(graph, 'g', {a});
  add(graph, 'a', {a});
  EXPECT_EQ(show(graph), "n.n");

  PrecisionGraph behind;
  unsigned b = add(behind, 'a');
  unsigned c = add(behind, 'c', {b});
  add(behind, 'g', {c});
  add(behind, 'd', {c});
  EXPECT_EQ(show(behind), "nn..");
}

// A gradient that is also returned: the return reads f32 anyway.
TEST(GradientStorage, UnlistedReaderDoesNotCount) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  add(graph, 'g', {a});
  add(graph, 'u', {a});
  EXPECT_EQ(show(graph), "w..");
  EXPECT_EQ(showChain("au"), "n.");
}

// One parameter used twice: the sum of two gradients is as large as either.
TEST(GradientStorage, SumOfTwoGradientsIsWide) {
  PrecisionGraph graph;
  unsigned x = add(graph, 'a');
  unsigned y = add(graph, 'a');
  unsigned sum = add(graph, 'i', {x, y});
  add(graph, 'g', {sum});
  EXPECT_EQ(show(graph), "ww..");
}

// A loop's back edge has a reader that comes before: undecided, so narrow.
TEST(GradientStorage, BackEdgeKeepsItNarrow) {
  PrecisionGraph graph;
  unsigned c = add(graph, 'c');
  unsigned a = add(graph, 'a', {c});
  add(graph, 'g', {a});
  graph.addEdge(a, c);
  EXPECT_EQ(show(graph), "nn.");
}

TEST(GradientStorage, ReasonNamesTheSum) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  unsigned c = add(graph, 'c', {a});
  add(graph, 'g', {c});
  graph.finalize();
  PrecisionPlan plan = planByPainting(graph);
  storeGradientsWide(graph, plan);
  EXPECT_EQ(plan[a].reason, PaintReason::SeedAllow);
  EXPECT_EQ(plan[c].reason, PaintReason::CarriesGradient);
  EXPECT_EQ(plan[c].forcedBy, a);
}

} // namespace
