//===- NumberGroupsTest.cpp - Kernels of single numbers -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keys of random numbers: each is made of another by a hundred ops on integers.
//
//===----------------------------------------------------------------------===//

#include "FusionTestGraph.h"

using namespace mlir::mp;

namespace {

/// A key made of another by rounds of ops that each need the last two.
unsigned addKey(FusionTestGraph &graph, unsigned from, unsigned numOps = 100) {
  unsigned last = from, next = from;
  for (unsigned op = 0; op != numOps; ++op) {
    unsigned made = graph.map({}, {last, next});
    graph.nodes[made].light = true;
    last = next;
    next = made;
  }
  graph.pin(next);
  return next;
}

/// One key of which `numKeys` others are made.
FusionTestGraph makeKeys(unsigned numKeys) {
  FusionTestGraph graph;
  unsigned first = addKey(graph, graph.opaque({}));
  for (unsigned key = 0; key != numKeys; ++key)
    addKey(graph, first);
  return graph;
}

size_t countMembers(const FusionPlan &plan) {
  size_t count = 0;
  for (const FusionGroup &group : plan.groups)
    count += group.members.size();
  return count;
}

} // namespace

// Each group makes the first key again, so that none waits for another; one of
// them writes it.
TEST(NumberGroups, KeysOfOneAreMadeSideBySide) {
  FusionTestGraph graph = makeKeys(8);
  FusionPlan plan = planFusions(graph.nodes);
  EXPECT_EQ(plan.groups.size(), 8u);
  EXPECT_EQ(countMembers(plan), 8 * 200u);
  expectOrdered(graph.nodes, plan);
}

TEST(NumberGroups, FewKeysStayTogether) {
  FusionTestGraph graph = makeKeys(1);
  EXPECT_EQ(planFusions(graph.nodes).groups.size(), 1u);
}

// To make the keys before each again would be quadratic.
TEST(NumberGroups, ChainOfKeysStaysTogether) {
  FusionTestGraph graph;
  unsigned key = graph.opaque({});
  for (unsigned count = 0; count != 8; ++count)
    key = addKey(graph, key);
  FusionPlan plan = planFusions(graph.nodes);
  ASSERT_EQ(plan.groups.size(), 1u);
  EXPECT_EQ(plan.groups[0].outputs.size(), 8u);
  EXPECT_EQ(countMembers(plan), 800u);
}

// Two words of a key have their rounds in common.
TEST(NumberGroups, WordsOfOneKeyStayTogether) {
  FusionTestGraph graph;
  unsigned key = graph.opaque({});
  for (unsigned count = 0; count != 4; ++count) {
    unsigned word = addKey(graph, key);
    graph.pin(graph.map({}, {word, key}));
  }
  FusionPlan plan = planFusions(graph.nodes);
  ASSERT_EQ(plan.groups.size(), 4u);
  for (const FusionGroup &group : plan.groups)
    EXPECT_EQ(group.outputs.size(), 2u);
}

/// Numbers of as many kernels, of which each joins those before with one more.
static FusionTestGraph makeParts(unsigned numParts) {
  FusionTestGraph graph;
  unsigned all = graph.opaque({});
  for (unsigned part = 1; part != numParts; ++part)
    all = graph.map({}, {all, graph.opaque({})});
  graph.pin(all);
  return graph;
}

// Whether the state of four hundred parameters has changed, three numbers each.
TEST(NumberGroups, JoinsManyParts) {
  FusionTestGraph graph = makeParts(1200);
  EXPECT_EQ(planFusions(graph.nodes).groups.size(), 1u);
  FusionLimits limits;
  graph = makeParts(limits.maxPointers * 2 * limits.partsFactor + 2);
  FusionPlan plan = planFusions(graph.nodes, limits);
  EXPECT_EQ(plan.groups.size(), 2u);
  expectOrdered(graph.nodes, plan);
}

// What a group holds at most is asked without going through it, and what it
// holds is within the limits all the same.
TEST(NumberGroups, KeepsTheLimits) {
  FusionTestGraph graph;
  FusionLimits limits;
  size_t most =
      size_t(limits.maxMembers) * limits.scalarFactor * limits.freeFactor;
  addKey(graph, graph.opaque({}), most + 500);
  FusionPlan plan = planFusions(graph.nodes, limits);
  EXPECT_EQ(plan.groups.size(), 2u);
  for (const FusionGroup &group : plan.groups)
    EXPECT_LE(group.members.size(), most);
  expectOrdered(graph.nodes, plan);
}

namespace {

/// A number that two kernels read, of tables that no kernel has together, and
/// each gives a total; the second one also reads what a library makes of the
/// first, if that is to be.
struct SharedNumber {
  explicit SharedNumber(bool isChain) {
    number = graph.map({}, {graph.opaque({}), graph.opaque({})});
    first = addUpdate({1000}, graph.opaque({1000}));
    unsigned made =
        isChain ? graph.opaque({3, 777}, {first}) : graph.opaque({3, 777});
    second = addUpdate({3, 777}, made);
  }

  unsigned addUpdate(llvm::ArrayRef<int64_t> shape, unsigned state) {
    unsigned spread = graph.add(FusionNodeKind::Broadcast, shape, {number}, {});
    unsigned update = graph.map(shape, {state, spread});
    graph.pin(update);
    llvm::SmallVector<int64_t> dims;
    for (size_t dim = 0; dim != shape.size(); ++dim)
      dims.push_back(dim);
    graph.pin(graph.add(FusionNodeKind::Reduce, {}, {update}, dims));
    return update;
  }

  FusionTestGraph graph;
  unsigned number, first, second;
};

} // namespace

// A correction of two parameters: made in the update of one, it would be waited
// for by the other.
TEST(NumberGroups, NumberOfTwoKernelsIsMadeBefore) {
  SharedNumber shared(/*isChain=*/false);
  FusionPlan plan = planFusions(shared.graph.nodes);
  int own = groupOf(plan, shared.number);
  ASSERT_GE(own, 0);
  EXPECT_NE(own, groupOf(plan, shared.first));
  EXPECT_NE(own, groupOf(plan, shared.second));
  expectOrdered(shared.graph.nodes, plan);
}

// Who waits anyway reads what the first one made.
TEST(NumberGroups, NumberOfOneBehindTheOtherIsMadeInTheFirst) {
  SharedNumber shared(/*isChain=*/true);
  FusionPlan plan = planFusions(shared.graph.nodes);
  EXPECT_EQ(groupOf(plan, shared.number), groupOf(plan, shared.first));
  expectOrdered(shared.graph.nodes, plan);
}
