//===- GradientFrontierTest.cpp - Tests of where scaling ends -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TinyStep.h"

#include "LossScaling/GradientFrontier.h"

using namespace mlir::mp;
using Use = DegreeGraph::Use;
using Values = std::set<DegreeGraph::ValueId>;

namespace {

class GradientFrontierTest : public TinyStep {
protected:
  /// Where the scale of `seed`, put in for all its uses, ends.
  GradientFrontier find(ValueId seed) {
    return findFrontier(StepFacts(graph, roles), {{std::nullopt, seed}});
  }
  /// Makes dy, a cotangent two layers behind the seed that is returned.
  ValueId makeCotangent(const Shape &shape) {
    ValueId seed = graph.addArgument({});
    ValueId wide = add(Kind::Linear, {seed}, shape, "broadcast");
    ValueId first = add(Kind::Product, {batch(shape), wide}, shape, "mul");
    dy = add(Kind::Product, {batch(shape), first}, shape, "mul");
    return seed;
  }
  ValueId dy = 0;
};

// w - rate g is not linear in g; g is found before the rate.
TEST_F(GradientFrontierTest, TheGradientIsFoundBeforeTheRate) {
  ValueId seed = makeCotangent({4, 2});
  returnTarget(descend(graph.addArgument({4, 2}), dy));
  GradientFrontier frontier = find(seed);
  EXPECT_EQ(frontier.values, Values{dy});
  EXPECT_TRUE(frontier.uses.empty());
  EXPECT_EQ(frontier.gradients.at(0), dy);
  EXPECT_FALSE(frontier.sawIdle);
}

// Unscaling g would unscale its sums too, which are the gradient of another
// target: the product with the rate is unscaled instead.
TEST_F(GradientFrontierTest, AGradientWithAnotherScaledReaderIsNotHoisted) {
  ValueId seed = makeCotangent({4, 2});
  ValueId other = graph.addArgument({3});
  returnTarget(descend(graph.addArgument({4, 2}), dy));
  ValueId rows = add(Kind::Linear, {dy}, {3}, "sum");
  returnTarget(add(Kind::Common, {other, rows}, {3}, "sub"));
  GradientFrontier frontier = find(seed);
  EXPECT_FALSE(frontier.values.count(dy));
  EXPECT_TRUE(frontier.values.count(rows));
  EXPECT_EQ(frontier.gradients.at(1), rows);
  EXPECT_EQ(graph.getDefinition(frontier.gradients.at(0))->name, "mul");
}

// g * g has degree 2: g is unscaled before its norm, and once for both uses.
TEST_F(GradientFrontierTest, AGradientIsUnscaledBeforeItsNorm) {
  ValueId seed = makeCotangent({4, 2});
  ValueId square = add(Kind::Product, {dy, dy}, {4, 2}, "mul");
  ValueId norm = add(Kind::Linear, {square}, {}, "sum");
  ValueId wide = add(Kind::Linear, {norm}, {4, 2}, "broadcast");
  ValueId clipped = add(Kind::Quotient, {dy, wide}, {4, 2}, "div");
  returnTarget(descend(graph.addArgument({4, 2}), clipped));
  GradientFrontier frontier = find(seed);
  EXPECT_EQ(frontier.values, Values{dy});
  EXPECT_EQ(frontier.gradients.at(0), dy);
}

// A sum that one target is updated with and that goes on to another one is
// unscaled at that use alone.
TEST_F(GradientFrontierTest, WhatGoesOnIsUnscaledAtOneUse) {
  ValueId seed = makeCotangent({8, 2});
  ValueId dbeta = add(Kind::Linear, {dy}, {2}, "sum");
  ValueId mean = add(Kind::Linear, {dbeta}, {8, 2}, "broadcast");
  ValueId dx = add(Kind::Common, {dy, mean}, {8, 2}, "sub");
  ValueId beta = add(Kind::Common, {graph.addArgument({2}), dbeta}, {2}, "sub");
  returnTarget(beta);
  ValueId dw = gradient(batch({8, 4}), dx);
  returnTarget(descend(graph.addArgument({4, 2}), dw));
  GradientFrontier frontier = find(seed);
  EXPECT_EQ(frontier.uses,
            (std::set<Use>{{*graph.getValue(beta).definition, 1}}));
  EXPECT_EQ(frontier.values, Values{dw});
  EXPECT_EQ(frontier.gradients.at(0), dbeta);
  EXPECT_EQ(frontier.gradients.at(1), dw);
}

TEST_F(GradientFrontierTest, AReturnedGradientIsUnscaledForTheReturn) {
  ValueId seed = makeCotangent({4, 2});
  returnTarget(dy);
  GradientFrontier frontier = find(seed);
  EXPECT_EQ(frontier.values, Values{dy});
  EXPECT_EQ(frontier.gradients.at(0), dy);
}

// Rows that are written into a table have another shape than the table.
TEST_F(GradientFrontierTest, RowsAreTheGradientOfTheirTable) {
  ValueId seed = makeCotangent({8, 2});
  ValueId table = graph.addArgument({100, 2}), rows = batch({8});
  Linearity scatter = Linearity::parts(Kind::Common, OperandPart::Data,
                                       OperandPart::Control, OperandPart::Data);
  scatter.updatesParts = true;
  returnTarget(graph.add(scatter, {table, rows, dy}, {100, 2}, "scatter"));
  GradientFrontier frontier = find(seed);
  ASSERT_TRUE(frontier.gradients.count(0));
  EXPECT_EQ(frontier.gradients.at(0), dy);
}

// An unscaled value of another shape is no gradient of the target.
TEST_F(GradientFrontierTest, AValueOfAnotherShapeIsNoGradient) {
  ValueId seed = makeCotangent({8, 2});
  ValueId opaque = add(Kind::Opaque, {dy}, {4, 2}, "custom");
  returnTarget(descend(graph.addArgument({4, 2}), opaque));
  GradientFrontier frontier = find(seed);
  EXPECT_EQ(frontier.values, Values{dy});
  EXPECT_TRUE(frontier.gradients.empty());
  EXPECT_FALSE(frontier.sawIdle);
}

// Scaled and unscaled at once: the gradients came with the batch.
TEST_F(GradientFrontierTest, AGradientThatIsTheSeedItselfIsIdle) {
  ValueId g = batch({4, 2}), half = graph.addConstant(0.5, {4, 2});
  ValueId step = add(Kind::Product, {g, half}, {4, 2}, "mul");
  returnTarget(
      add(Kind::Common, {graph.addArgument({4, 2}), step}, {4, 2}, "sub"));
  GradientFrontier frontier = find(step);
  EXPECT_TRUE(frontier.sawIdle);
  EXPECT_TRUE(frontier.gradients.empty());
}

// A constant is scaled in the use that is a seed: what is not linear in it
// there ends that, and leaves its other uses and the constant as they are.
TEST_F(GradientFrontierTest, ASeedThatEndsWhereItIsReadIsNoGradient) {
  ValueId c = graph.addConstant(0.5, {4, 2}), y = batch({4, 2});
  ValueId bounded = add(Kind::Ordered, {y, c}, {4, 2}, "max");
  returnTarget(add(Kind::Product, {bounded, c}, {4, 2}, "mul"));
  Use seed{*graph.getValue(bounded).definition, 1};
  GradientFrontier frontier = findFrontier(StepFacts(graph, roles), {{seed}});
  EXPECT_EQ(frontier.uses, std::set<Use>{seed});
  EXPECT_TRUE(frontier.values.empty());
  EXPECT_TRUE(frontier.gradients.empty());
}

TEST_F(GradientFrontierTest, NoSeedHasNoFrontier) {
  makeCotangent({4, 2});
  returnTarget(dy);
  GradientFrontier frontier = findFrontier(StepFacts(graph, roles), {});
  EXPECT_TRUE(frontier.values.empty() && frontier.uses.empty());
  EXPECT_TRUE(frontier.gradients.empty());
}

} // namespace
