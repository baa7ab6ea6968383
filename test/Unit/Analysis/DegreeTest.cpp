//===- DegreeTest.cpp - Tests of degrees and their propagation ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/DegreePropagation.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <cmath>
#include <random>

using namespace mlir::mp;
using Kind = LinearityKind;

namespace {

const Degree half = Degree::of(1, 2);
const Degree one = Degree::of(1);
const Degree none = Degree::of(0);

TEST(DegreeTest, ArithmeticIsThatOfFractions) {
  EXPECT_EQ(half + half, one);
  EXPECT_EQ(Degree::of(2, 4), half);
  EXPECT_EQ(Degree::of(1, -2).str(), "-1/2");
  EXPECT_EQ(one.times(-1, 3).str(), "-1/3");
  EXPECT_EQ((one - one), none);
}

TEST(DegreeTest, ZeroAbsorbsAndMixedWins) {
  EXPECT_TRUE((Degree::zero() + one).isZero());
  EXPECT_TRUE((Degree::mixed() + Degree::zero()).isMixed());
  EXPECT_TRUE((Degree::unknown() + one).isUnknown());
}

TEST(DegreeTest, JoinKeepsWhatAgrees) {
  EXPECT_EQ(Degree::join({Degree::zero(), one, Degree::unknown()}), one);
  EXPECT_TRUE(Degree::join({one, none}).isMixed());
  EXPECT_TRUE(Degree::join({Degree::zero(), Degree::zero()}).isZero());
}

// A fraction that leaves its 31 bits must not wrap to another one.
TEST(DegreeTest, OverflowIsMixed) {
  Degree big = Degree::of((1 << 30) - 1);
  EXPECT_TRUE((big + big).isMixed());
  EXPECT_TRUE(Degree::of(1, (1 << 30) - 1).times(1, 3).isMixed());
  EXPECT_TRUE(Degree::of(1, 0).isMixed());
}

/// Degrees of one node over arguments of given degrees.
Degree apply(Linearity rule, llvm::ArrayRef<int> degrees) {
  DegreeGraph graph;
  DegreeShifts shifts;
  llvm::SmallVector<unsigned> operands;
  for (int degree : degrees) {
    operands.push_back(graph.addArgument({4}));
    shifts.values[operands.back()] = degree;
  }
  unsigned result = graph.add(rule, operands, {4});
  return computeDegrees(graph, shifts)[result];
}

TEST(DegreePropagationTest, EachRuleHasItsArithmetic) {
  EXPECT_EQ(apply(Linearity::of(Kind::Linear), {3}), Degree::of(3));
  EXPECT_EQ(apply(Linearity::of(Kind::Product), {3, 2}), Degree::of(5));
  EXPECT_EQ(apply(Linearity::of(Kind::Quotient), {3, 2}), one);
  EXPECT_EQ(apply(Linearity::power(-1, 2), {1}), Degree::of(-1, 2));
  EXPECT_EQ(apply(Linearity::of(Kind::Invariant), {1, 1}), none);
  EXPECT_EQ(apply(Linearity::of(Kind::Opaque), {0, 0}), none);
  EXPECT_TRUE(apply(Linearity::of(Kind::Opaque), {1}).isMixed());
  EXPECT_TRUE(apply(Linearity::of(Kind::Common), {1, 0}).isMixed());
  EXPECT_TRUE(apply(Linearity::of(Kind::Ordered), {1, 0}).isMixed());
  EXPECT_TRUE(apply(Linearity::of(Kind::Invariant), {1, 0}).isMixed());
}

// Elements that meet no factor have the degree of the first operand, and others
// may meet several.
TEST(DegreePropagationTest, ScaledFactorsOfSomeElementsMix) {
  Linearity scatter = Linearity::parts(Kind::Weighed, OperandPart::Data,
                                       OperandPart::Control, OperandPart::Data);
  EXPECT_EQ(apply(scatter, {1, 0, 0}), one);
  EXPECT_EQ(apply(scatter, {0, 0, 0}), none);
  EXPECT_TRUE(apply(scatter, {0, 0, 1}).isMixed());
  EXPECT_TRUE(apply(scatter, {1, 0, 1}).isMixed());
  EXPECT_TRUE(apply(scatter, {1, 1, 0}).isMixed());
}

TEST(DegreePropagationTest, AScaledChoiceMixes) {
  Linearity select = Linearity::parts(Kind::Common, OperandPart::Control,
                                      OperandPart::Data, OperandPart::Data);
  EXPECT_EQ(apply(select, {0, 1, 1}), one);
  EXPECT_TRUE(apply(select, {1, 1, 1}).isMixed());
}

// Which element of a window is largest does not change with a positive factor.
TEST(DegreePropagationTest, OrderOperandsMayBeScaled) {
  Linearity pick = Linearity::parts(Kind::Linear, OperandPart::Order,
                                    OperandPart::Data, OperandPart::Data);
  EXPECT_EQ(apply(pick, {2, 1}), one);
}

TEST(DegreePropagationTest, ZeroConstantHasEveryDegree) {
  DegreeGraph graph;
  unsigned x = graph.addArgument({4});
  unsigned zero = graph.addConstant(0.0, {4});
  unsigned infinity = graph.addConstant(-INFINITY, {4});
  unsigned two = graph.addConstant(2.0, {4});
  Linearity sum = Linearity::of(Kind::Common);
  unsigned a = graph.add(sum, {x, zero}, {4});
  unsigned b = graph.add(sum, {x, infinity}, {4});
  unsigned c = graph.add(sum, {x, two}, {4});
  DegreeShifts shifts;
  shifts.values[x] = 1;
  std::vector<Degree> degrees = computeDegrees(graph, shifts);
  EXPECT_EQ(degrees[a], one);
  EXPECT_EQ(degrees[b], one);
  EXPECT_TRUE(degrees[c].isMixed());
}

TEST(DegreePropagationTest, AUseCanBeShiftedAlone) {
  DegreeGraph graph;
  unsigned x = graph.addArgument({4});
  unsigned a = graph.add(Linearity::of(Kind::Product), {x, x}, {4});
  unsigned b = graph.add(Linearity::of(Kind::Linear), {x}, {4});
  DegreeShifts shifts;
  shifts.uses[{0, 1}] = 1;
  std::vector<Degree> degrees = computeDegrees(graph, shifts);
  EXPECT_EQ(degrees[a], one);
  EXPECT_EQ(degrees[b], none);
}

/// carried = phi(initial, carried + step).
std::vector<Degree> runLoop(double initial, int stepDegree) {
  DegreeGraph graph;
  unsigned step = graph.addArgument({});
  unsigned start = graph.addConstant(initial, {});
  unsigned carried = graph.addValue({}), next = graph.addValue({});
  graph.addNode({DegreeGraph::NodeKind::Phi, {}, {start, next}, {carried}, ""});
  graph.addNode({DegreeGraph::NodeKind::Op,
                 Linearity::of(Kind::Common),
                 {carried, step},
                 {next},
                 "add"});
  EXPECT_TRUE(graph.hasLoop());
  DegreeShifts shifts;
  shifts.values[step] = stepDegree;
  return computeDegrees(graph, shifts);
}

// An accumulator starts from zero, which has the degree of what is added.
TEST(DegreePropagationTest, ALoopTakesItsDegreeFromTheBody) {
  EXPECT_EQ(runLoop(0.0, 1)[2], one);
  EXPECT_TRUE(runLoop(1.0, 1)[2].isMixed());
}

// Each iteration moves the degree on by one value: sweeps over the whole loop
// would take minutes.
TEST(DegreePropagationTest, ALongRotationIsNotSweptEachTime) {
  DegreeGraph graph;
  constexpr unsigned count = 50000;
  unsigned last = graph.addArgument({}), zero = graph.addConstant(0.0, {});
  std::vector<unsigned> carried;
  carried.reserve(count);
  for (unsigned i = 0; i < count; ++i)
    carried.push_back(graph.addValue({}));
  for (unsigned i = 0; i < count; ++i) {
    unsigned next = i + 1 < count ? carried[i + 1] : last;
    graph.addNode(
        {DegreeGraph::NodeKind::Phi, {}, {zero, next}, {carried[i]}, ""});
  }
  DegreeShifts shifts;
  shifts.values[last] = 1;
  EXPECT_EQ(computeDegrees(graph, shifts)[carried[0]], one);
}

// w and total are carried by one loop. Each total depends on the w before it:
// in one iteration, on the first; in all, on each update.
TEST(DegreeGraphTest, OneIterationDoesNotSeeTheOneBefore) {
  DegreeGraph graph;
  unsigned w = graph.addArgument({}), none = graph.addConstant(0.0, {});
  unsigned inW = graph.addValue({}), outW = graph.addValue({});
  unsigned inTotal = graph.addValue({}), outTotal = graph.addValue({});
  unsigned update = graph.addValue({}), sum = graph.addValue({});
  using Node = DegreeGraph::NodeKind;
  graph.addNode({Node::Phi, {}, {w, update}, {inW, outW}});
  graph.addNode({Node::Phi, {}, {none, sum}, {inTotal, outTotal}});
  graph.markInside(inW);
  graph.markInside(inTotal);
  Linearity common = Linearity::of(Kind::Common);
  graph.addNode({Node::Op, common, {inW, inW}, {update}, "update"});
  graph.addNode({Node::Op, common, {inTotal, inW}, {sum}, "sum"});
  llvm::BitVector all = graph.getAncestors(outTotal);
  llvm::BitVector once = graph.getAncestorsInOneIteration(outTotal);
  EXPECT_TRUE(all[update]);
  EXPECT_FALSE(once[update]);
  for (unsigned value : {w, none, inW, inTotal, sum})
    EXPECT_TRUE(once[value]) << value;
  EXPECT_TRUE(graph.getDependents(update)[sum]);
  llvm::BitVector after = graph.getDependentsInOneIteration(update);
  EXPECT_TRUE(after[outW]);
  for (unsigned value : {inW, sum, outTotal})
    EXPECT_FALSE(after[value]) << value;
}

/// All pairs at once are what one value after the other says.
static void expectPairs(const DegreeGraph &graph) {
  std::vector<std::pair<unsigned, unsigned>> pairs;
  for (unsigned of = 0; of < graph.getValues().size(); ++of)
    for (unsigned on = 0; on < graph.getValues().size(); ++on)
      pairs.push_back({on, of});
  llvm::BitVector found = graph.findDependent(pairs);
  for (auto [index, pair] : llvm::enumerate(pairs))
    EXPECT_EQ(found[index], graph.getAncestors(pair.second)[pair.first])
        << pair.first << " " << pair.second;
  EXPECT_TRUE(found.any());
  EXPECT_FALSE(found.all());
}

// Along a chain of more values than are asked together, and through what a loop
// carries back.
TEST(DegreeGraphTest, PairsDependAsTheirAncestorsSay) {
  DegreeGraph graph;
  using Node = DegreeGraph::NodeKind;
  Linearity common = Linearity::of(Kind::Common);
  unsigned first = graph.addArgument({}), other = graph.addArgument({});
  unsigned back = graph.addValue({}), in = graph.addValue({});
  unsigned out = graph.addValue({});
  graph.addNode({Node::Phi, {}, {first, back}, {in, out}});
  graph.addNode({Node::Op, common, {in, other}, {back}, "back"});
  for (unsigned i = 0, last = out; i < 100; ++i) {
    unsigned next = graph.addValue({});
    graph.addNode({Node::Op, common, {last}, {next}, "next"});
    last = next;
  }
  expectPairs(graph);
}

// Without loops most of them are on one way back; of random values of two
// operands many are beside it, and some are two names of one.
TEST(DegreeGraphTest, PairsBesideTheLongestWaysDependSo) {
  using Node = DegreeGraph::NodeKind;
  std::mt19937 random(1);
  for (unsigned count : {3, 20, 150}) {
    DegreeGraph graph;
    for (unsigned i = 0; i < 3; ++i)
      graph.addArgument({});
    for (unsigned i = 0; i < count; ++i) {
      unsigned size = graph.getValues().size();
      bool isPhi = i % 7 == 6;
      unsigned operands[] = {unsigned(random()) % size, size - 1 - i % 2};
      llvm::SmallVector<unsigned, 2> results{graph.addValue({})};
      if (isPhi)
        results.push_back(graph.addValue({}));
      graph.addNode({isPhi ? Node::Phi : Node::Op, Linearity::of(Kind::Common),
                     operands, results});
    }
    ASSERT_FALSE(graph.hasLoop());
    expectPairs(graph);
  }
}

} // namespace
