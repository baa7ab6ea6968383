//===- MadeAgainTest.cpp - What kernels make instead of reading it --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In each graph a kernel writes a value for the next one; a call divides them.
//
//===----------------------------------------------------------------------===//

#include "FusionTestGraph.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

struct Graph : FusionTestGraph {
  SmallVector<int64_t> shape;

  /// Each tensor has so many rows of 4 KiB.
  explicit Graph(int64_t rows) : shape{rows, 1024} {}
  unsigned call(ArrayRef<unsigned> operands = {}) {
    return opaque(shape, operands);
  }
  unsigned map(ArrayRef<unsigned> operands) {
    return FusionTestGraph::map(shape, operands);
  }
  /// What a call makes of a node.
  unsigned callBehind(unsigned node) { return call(map({node})); }
  /// The last kernel.
  void finish(ArrayRef<unsigned> operands) { pin(map(operands)); }
  FusionPlan plan(const FusionLimits &limits = {}) {
    FusionPlan made = makeAgain(nodes, planFusions(nodes, limits), limits);
    expectOrdered(nodes, made);
    return made;
  }
};

/// Of 1 MiB, and of 16 KiB.
constexpr int64_t large = 256, small = 4;

} // namespace

TEST(MadeAgain, IsNotWritten) {
  for (int64_t rows : {large, small}) {
    Graph g(rows);
    unsigned saved = g.map({g.call()});
    g.finish({saved, g.callBehind(saved)});
    FusionPlan plan = g.plan();
    EXPECT_EQ(groupOf(plan, saved), -1) << rows;
    EXPECT_EQ(plan.groups.size(), 2u);
  }
}

TEST(MadeAgain, LeavesWhatIsTiny) {
  Graph g(small);
  unsigned saved = g.map({g.call()});
  g.finish({saved, g.callBehind(saved)});
  for (FusionNode &node : g.nodes)
    node.bytes /= 8;
  EXPECT_NE(groupOf(g.plan(), saved), -1);
  EXPECT_FALSE(g.nodes[saved].duplicable);
}

// The second kernel reads all that it may: with three operands for one it
// becomes two kernels, which only a large value is worth.
TEST(MadeAgain, AddsNoKernelForALittle) {
  FusionLimits limits;
  limits.maxPointers = 5;
  for (int64_t rows : {large, small}) {
    Graph g(rows);
    auto ofRows = [&] {
      return g.add(FusionNodeKind::Broadcast, g.shape, {g.opaque({rows})}, {0});
    };
    unsigned saved = g.map({g.call(), ofRows(), ofRows()});
    unsigned called = g.callBehind(saved), other = g.call();
    g.finish({g.map({saved, called}), other, g.call()});
    FusionPlan plan = g.plan(limits);
    EXPECT_EQ(g.nodes[saved].duplicable, rows == large);
    if (rows == small)
      EXPECT_EQ(plan.groups.size(), 2u);
  }
}

// The third kernel makes what the second one makes again of what that does.
TEST(MadeAgain, GoesOnThroughWhatIsMadeAgain) {
  Graph g(small);
  unsigned x = g.call();
  unsigned saved = g.map({x});
  unsigned called = g.callBehind(saved);
  unsigned later = g.map({saved, called});
  g.finish({later, g.callBehind(later), x});
  FusionPlan plan = g.plan();
  EXPECT_EQ(groupOf(plan, saved), -1);
  EXPECT_EQ(groupOf(plan, later), -1);
}

// Two values pay for the one read that both are made of; one alone does not.
TEST(MadeAgain, CountsTogetherWhatIsMadeOfTheSame) {
  Graph g(small);
  SmallVector<unsigned> roots = {g.call(), g.call(), g.call()};
  unsigned first = g.map(roots), second = g.map(roots);
  unsigned called = g.call(g.map({first, second}));
  {
    Graph alone = g;
    alone.finish({first, called});
    EXPECT_NE(groupOf(alone.plan(), first), -1);
  }
  g.finish({first, second, called});
  FusionPlan plan = g.plan();
  EXPECT_EQ(groupOf(plan, first), -1);
  EXPECT_EQ(groupOf(plan, second), -1);
}

TEST(MadeAgain, FindsRoomForItsOps) {
  FusionLimits limits;
  for (unsigned most : {5, 6}) {
    limits.maxMembers = most;
    Graph g(large);
    unsigned saved = g.map({g.map({g.map({g.call()})})});
    unsigned called = g.callBehind(saved);
    g.finish({g.map({g.map({saved, called})})});
    g.plan(limits);
    EXPECT_EQ(g.nodes[saved].duplicable, most == 6);
  }
}

// The kernel that writes both goes on with what it has not rounded.
TEST(MadeAgain, IsOfTheNumbersThatAreStored) {
  for (bool isNarrow : {false, true}) {
    Graph g(large);
    unsigned root = g.map({g.call()});
    g.pin(root);
    unsigned saved = g.map({root});
    g.finish({saved, root, g.callBehind(saved)});
    if (isNarrow)
      g.nodes[root].bytes /= 2;
    g.plan();
    EXPECT_EQ(g.nodes[saved].duplicable, !isNarrow);
  }
}

TEST(MadeAgain, CostsLessThanItsBytes) {
  for (unsigned cost : {16, 17}) {
    Graph g(small);
    unsigned saved = g.map({g.call()});
    g.nodes[saved].cost = cost;
    // One instruction of each number that is read in any case.
    unsigned wide = g.map({saved});
    g.nodes[wide].converts = true;
    g.finish({wide, g.callBehind(wide)});
    EXPECT_EQ(groupOf(g.plan(), wide) < 0, cost == 16) << cost;
  }
}
