//===- PaintPrecisionTest.cpp - Tests of the painting planner -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chains and small graphs by the letters of LetterGraph.h. Expectations are
// those of TensorFlow's auto_mixed_precision_test.cc and of its Python twin.
//
//===----------------------------------------------------------------------===//

#include "LetterGraph.h"
#include "gtest/gtest.h"

using namespace mlir::mp;

namespace {

/// The paint of a graph as letters: n(arrow), d(enied), or a dot.
std::string show(PrecisionGraph &graph) {
  graph.finalize();
  PrecisionPlan plan = planByPainting(graph);
  std::string text;
  for (const PrecisionPlan::Entry &entry : plan.entries)
    text += entry.narrow ? 'n' : entry.denied ? 'd' : '.';
  return text;
}

std::string paintChain(const char *letters) {
  PrecisionGraph graph;
  for (unsigned i = 0; letters[i]; ++i)
    i ? add(graph, letters[i], {i - 1}) : add(graph, letters[i]);
  return show(graph);
}

// Without an allow op nothing is decided, not even denied.
TEST(PaintPrecision, NoAllowOpChangesNothing) {
  EXPECT_EQ(paintChain("dcicd"), ".....");
  EXPECT_EQ(paintChain(""), "");
}

TEST(PaintPrecision, OnlyClearBesideAllow) {
  // The last infer follows the allow op through no op that is painted before
  // the flood, so it stays wide.
  EXPECT_EQ(paintChain("dcicacicd"), "dddnnn..d");
}

TEST(PaintPrecision, DenialStopsBeforeTheClearThatAllowReads) {
  EXPECT_EQ(paintChain("dicicai"), "ddddnnn");
}

// Between deny ops a clear op is denied, and what lies outside is not.
TEST(PaintPrecision, ClearBetweenDenyIsDenied) {
  EXPECT_EQ(paintChain("acdccdcca"), "nnddddnnn");
  PrecisionGraph graph;
  unsigned d = add(graph, 'd');
  unsigned c = add(graph, 'c', {d});
  add(graph, 'a', {c});
  add(graph, 'd', {c});
  EXPECT_EQ(show(graph), "ddnd");
}

// A denial travels downstream only: above it, infer follows allow.
TEST(PaintPrecision, InferAboveDenyIsFree) {
  EXPECT_EQ(paintChain("aid"), "nnd");
  EXPECT_EQ(paintChain("iiad"), "..nd");
  EXPECT_EQ(paintChain("aiciad"), "nnnnnd");
}

// In one sweep, so through any number of infer ops; but a clear op on the way
// is painted only later, by the flood.
TEST(PaintPrecision, InferFollowsInferNotClear) {
  EXPECT_EQ(paintChain("aiiii"), "nnnnn");
  EXPECT_EQ(paintChain("aicii"), "nnn..");
}

TEST(PaintPrecision, UnlistedOpIsABarrier) {
  EXPECT_EQ(paintChain("aciuica"), "nn...nn");
  EXPECT_EQ(paintChain("acucd"), "nn..d");
  EXPECT_EQ(paintChain("duia"), "d..n");
}

TEST(PaintPrecision, InferBetweenAllow) {
  EXPECT_EQ(paintChain("aia"), "nnn");
  EXPECT_EQ(paintChain("aciicia"), "nnnnnnn");
  EXPECT_EQ(paintChain("aiuia"), "nn..n");
}

TEST(PaintPrecision, InferFollowsAllowUnlessDenied) {
  PrecisionGraph follow;
  unsigned a = add(follow, 'a');
  add(follow, 'i', {a, add(follow, 'u')});
  EXPECT_EQ(show(follow), "n.n");

  PrecisionGraph denied;
  unsigned b = add(denied, 'a');
  unsigned d = add(denied, 'd');
  add(denied, 'i', {b, d});
  EXPECT_EQ(show(denied), "ndd");
}

TEST(PaintPrecision, ClearChainsFloodBothWays) {
  EXPECT_EQ(paintChain("cccaccc"), "nnnnnnn");
}

TEST(PaintPrecision, ParallelPathsAreDecidedAlone) {
  PrecisionGraph graph;
  unsigned top = add(graph, 'a');
  unsigned left = add(graph, 'i', {top});
  unsigned right = add(graph, 'd', {top});
  unsigned below = add(graph, 'i', {right});
  add(graph, 'a', {left, below});
  EXPECT_EQ(show(graph), "nnddn");
}

TEST(PaintPrecision, SameValueTwiceIsOneProducer) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  add(graph, 'i', {a, a});
  EXPECT_EQ(show(graph), "nn");
}

TEST(PaintPrecision, PreservedAllowOpIsNoSeed) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  add(graph, 'i', {a});
  graph[a].processable = false;
  EXPECT_EQ(show(graph), "..");
}

TEST(PaintPrecision, NoNarrowKernelNoPaint) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  unsigned i = add(graph, 'i', {a});
  add(graph, 'a', {i});
  graph[i].narrowable = false;
  EXPECT_EQ(show(graph), "n.n");
}

// TensorFlow: TensorListSetGet. The list's ops agree; a denied client wins.
TEST(PaintPrecision, TiesShareOneType) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  unsigned writer = add(graph, 'c', {a});
  unsigned reader = add(graph, 'c', {writer});
  unsigned far = add(graph, 'c');
  graph.addTie({writer, reader, far});
  EXPECT_EQ(show(graph), "nnnn");

  PrecisionGraph denied;
  unsigned b = add(denied, 'a');
  unsigned w = add(denied, 'c', {b});
  unsigned d = add(denied, 'd');
  unsigned c = add(denied, 'c', {d});
  add(denied, 'i', {c});
  denied.addTie({w, c});
  EXPECT_EQ(show(denied), "ndddd");
}

// The root of a list that leaves the graph: no paint enters or passes it, and
// its denial does not travel.
TEST(PaintPrecision, DeniedFromTheStart) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  unsigned c = add(graph, 'c', {a});
  unsigned i = add(graph, 'i', {c});
  unsigned j = add(graph, 'i', {c, a});
  add(graph, 'a', {i, j});
  graph[c].denied = true;
  EXPECT_EQ(show(graph), "nd.nn");
}

// A loop: its body is between allow ops around the back edge, or denied around
// it.
TEST(PaintPrecision, PaintAndDenialTravelRoundALoop) {
  for (char body : {'i', 'd'}) {
    PrecisionGraph graph;
    unsigned a = add(graph, 'a');
    unsigned merge = add(graph, 'c', {a});
    unsigned inner = add(graph, body, {merge});
    unsigned next = add(graph, 'c', {inner});
    add(graph, 'a', {merge});
    graph.addEdge(next, merge);
    graph[merge].kind = PrecisionNodeKind::Merge;
    graph[next].kind = PrecisionNodeKind::NextIteration;
    EXPECT_EQ(show(graph), body == 'i' ? "nnnnn" : "ndddn");
  }
}

// The two ends agree even where the back edge itself may not be painted.
TEST(PaintPrecision, BackEdgeFollowsItsMerges) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  unsigned merge = add(graph, 'c', {a});
  unsigned next = add(graph, 'c', {merge});
  graph.addEdge(next, merge);
  graph[merge].kind = PrecisionNodeKind::Merge;
  graph[next].kind = PrecisionNodeKind::NextIteration;
  graph[next].processable = false;
  EXPECT_EQ(show(graph), "nnn");
  graph[next].processable = true;
  graph[merge].processable = false;
  EXPECT_EQ(show(graph), "n..");
}

TEST(PaintPrecision, FloodStopsAtWhatMayNotBePainted) {
  PrecisionGraph graph;
  unsigned a = add(graph, 'a');
  unsigned fetched = add(graph, 'c', {a});
  add(graph, 'c', {fetched});
  add(graph, 'c', {a});
  graph[fetched].processable = false;
  EXPECT_EQ(show(graph), "n..n");
}

// A conversion follows its readers though it may not be painted otherwise; one
// that nobody reads stays.
TEST(PaintPrecision, ConversionAsksOnlyItsReaders) {
  PrecisionGraph graph;
  unsigned read = add(graph, 'u');
  unsigned unread = add(graph, 'u');
  add(graph, 'a', {read});
  graph[read].kind = graph[unread].kind = PrecisionNodeKind::Conversion;
  graph[read].processable = false;
  EXPECT_EQ(show(graph), "n.n");
}

TEST(PaintPrecision, ReasonsNameTheForcingNode) {
  PrecisionGraph graph;
  unsigned d = add(graph, 'd');
  unsigned i = add(graph, 'i', {d});
  unsigned a = add(graph, 'a', {i});
  unsigned follower = add(graph, 'i', {a});
  graph.finalize();
  PrecisionPlan plan = planByPainting(graph);
  EXPECT_EQ(plan[i].reason, PaintReason::DeniedUpstream);
  EXPECT_EQ(plan[i].forcedBy, d);
  EXPECT_EQ(plan[a].reason, PaintReason::SeedAllow);
  EXPECT_EQ(plan[follower].reason, PaintReason::FollowsAllow);
  EXPECT_EQ(plan[follower].forcedBy, a);
}

} // namespace
