//===- ScaleMotionTest.cpp - Powers of two along a backward pass ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/ScaleMotion.h"
#include "TinyStep.h"

using namespace mlir::mp;

namespace {
/// Steps whose seed is multiplied by an argument, the loss scale.
class ScaleMotionTest : public TinyStep {
protected:
  ValueId scale(ValueId seed) {
    ValueId scaled = add(Kind::Product, {seed, factor}, {}, "scale");
    lossScale.values[scaled] = 1;
    return scaled;
  }
  ValueId unscale(ValueId gradient) {
    ValueId value = add(Kind::Quotient, {gradient, factor}, {4, 2}, "unscale");
    lossScale.values[value] = -1;
    return value;
  }
  ScaleMotion plan(bool hoists = false) {
    ScaleMotionOptions options;
    options.hoistsConstants = hoists;
    auto find = [&](ValueId value) -> std::optional<ExponentWindow> {
      auto known = windows.find(value);
      return known == windows.end() ? std::nullopt
                                    : std::optional(known->second);
    };
    options.getWindow = find;
    ScaleMotion motion =
        planScaleMotion(graph, computeDegrees(graph, lossScale), options);
    EXPECT_EQ(findUncancelled(graph, motion.shifts), std::nullopt);
    return motion;
  }
  DegreeGraph::Use useBy(ValueId result, unsigned operand) const {
    return {*graph.getValue(result).definition, operand};
  }

  ValueId factor = graph.addArgument({});
  DegreeShifts lossScale;
  std::map<ValueId, ExponentWindow> windows;
  ValueId w = graph.addArgument({4, 2}), x = graph.addArgument({8, 4});
  ValueId e = forward(x, w);
};
} // namespace

// 1/1024 of a mean: 2^10 where the seed meets the derivative, and back.
TEST_F(ScaleMotionTest, AConstantLeavesTheBackwardPass) {
  ValueId seed = scale(graph.addConstant(0x1p-10, {}));
  ValueId dy = cotangent(e, seed);
  ValueId g = unscale(gradient(x, dy));
  returnTarget(descend(w, g));
  ScaleMotion motion = plan(/*hoists=*/true);
  EXPECT_EQ(motion.shifts.uses,
            (std::map<DegreeGraph::Use, int>{{useBy(dy, 1), 10}}));
  EXPECT_EQ(motion.shifts.values, (std::map<ValueId, int>{{g, -10}}));
}

// 1/16 and 1/1024: the scale starts lower by one power, so no pass may have
// more, nor less.
TEST_F(ScaleMotionTest, SeedsOfOneScaleShareAPower) {
  ValueId one = cotangent(e, scale(graph.addConstant(0x1p-4, {})));
  ValueId two = cotangent(e, scale(graph.addConstant(0x1p-10, {})));
  ValueId g = unscale(gradient(x, one)), h = unscale(gradient(x, two));
  returnTarget(descend(descend(w, g), h));
  ScaleMotion motion = plan(/*hoists=*/true);
  EXPECT_EQ(motion.shifts.uses, (std::map<DegreeGraph::Use, int>{
                                    {useBy(one, 1), 4}, {useBy(two, 1), 4}}));
  EXPECT_EQ(motion.hoisted, (std::map<ValueId, int>{{factor, 4}}));
}

// One backward pass has nothing to give: none gives.
TEST_F(ScaleMotionTest, AConstantFromOneUpStays) {
  ValueId one = cotangent(e, scale(graph.addConstant(0x1p-4, {})));
  ValueId two = cotangent(e, scale(graph.addConstant(2, {})));
  ValueId g = unscale(gradient(x, one)), h = unscale(gradient(x, two));
  returnTarget(descend(descend(w, g), h));
  ScaleMotion motion = plan(/*hoists=*/true);
  EXPECT_TRUE(motion.shifts.uses.empty());
  EXPECT_TRUE(motion.hoisted.empty());
}

// 2 S (x - y) / 16, in that order: what is below 1 counts up to the first sum.
TEST_F(ScaleMotionTest, AConstantBehindAValueCounts) {
  ValueId dy = cotangent(e, scale(graph.addConstant(2, {})));
  ValueId mean = graph.addConstant(16, {8, 2});
  ValueId dx = add(Kind::Quotient, {dy, mean}, {8, 2}, "divide");
  ValueId g = unscale(gradient(x, dx));
  returnTarget(descend(w, g));
  ScaleMotion motion = plan(/*hoists=*/true);
  EXPECT_EQ(motion.shifts.uses,
            (std::map<DegreeGraph::Use, int>{{useBy(dy, 1), 3}}));
  EXPECT_EQ(motion.hoisted, (std::map<ValueId, int>{{factor, 3}}));
}

// Each loss has a scale of its own: neither asks the other.
TEST_F(ScaleMotionTest, ScalesHaveTheirOwnPowers) {
  ValueId one = cotangent(e, scale(graph.addConstant(0x1p-4, {})));
  ValueId g = unscale(gradient(x, one)), first = factor;
  factor = graph.addArgument({});
  ValueId two = cotangent(e, scale(graph.addConstant(0x1p-10, {})));
  ValueId h = unscale(gradient(x, two));
  returnTarget(descend(w, g));
  returnTarget(descend(w, h));
  EXPECT_EQ(plan(/*hoists=*/true).hoisted,
            (std::map<ValueId, int>{{first, 4}, {factor, 10}}));
}

// What a loop carries keeps the factor, as the scale is lower inside, too.
TEST_F(ScaleMotionTest, ALoopCarriesTheFactor) {
  ValueId dy = cotangent(e, scale(graph.addConstant(0x1p-6, {})));
  ValueId carried = graph.addValue({8, 2});
  DegreeGraph::NodeId head = graph.addNode(
      {DegreeGraph::NodeKind::Phi, {}, {dy, carried}, {carried}, ""});
  ValueId g = unscale(gradient(x, carried));
  returnTarget(descend(w, g));
  ScaleMotion motion = plan(/*hoists=*/true);
  EXPECT_EQ(motion.shifts.uses.count({head, 0}), 0u);
  EXPECT_EQ(motion.shifts.values, (std::map<ValueId, int>{{g, -6}}));
}

// No power of two is in 1.5, and nothing is taken from what is given.
TEST_F(ScaleMotionTest, OtherConstantsStay) {
  ValueId seed = scale(graph.addConstant(1.5, {}));
  returnTarget(descend(w, unscale(gradient(x, cotangent(e, seed)))));
  EXPECT_TRUE(plan(/*hoists=*/true).shifts.uses.empty());
  startAgain();
  factor = graph.addArgument({});
  lossScale = {};
  w = graph.addArgument({4, 2}), x = graph.addArgument({8, 4});
  e = forward(x, w);
  ValueId given = scale(graph.addArgument({}));
  returnTarget(descend(w, unscale(gradient(x, cotangent(e, given)))));
  EXPECT_TRUE(plan(/*hoists=*/true).shifts.uses.empty());
}

// The factor goes on through what is linear, and is taken back at each
// gradient.
TEST_F(ScaleMotionTest, AFactorGoesOn) {
  ValueId dy = cotangent(e, scale(graph.addConstant(1.0, {})));
  ValueId dh = add(Kind::Product, {dy, w}, {8, 4}, "dot");
  ValueId moved = add(Kind::Linear, {dh}, {8, 4}, "negate");
  ValueId one = unscale(gradient(x, dy)), two = unscale(gradient(x, moved));
  windows[dy] = {-4, 12};
  windows[dh] = {8, 24};
  returnTarget(descend(w, one));
  returnTarget(descend(w, two));
  ScaleMotion motion = plan();
  // Too small for what is read and what is made of it: up, with room above.
  EXPECT_EQ(motion.shifts.uses,
            (std::map<DegreeGraph::Use, int>{{useBy(dh, 0), 11}}));
  EXPECT_EQ(motion.shifts.values, (std::map<ValueId, int>{{two, -11}}));
}

// A residual connection: both ways have one power.
TEST_F(ScaleMotionTest, WhatMeetsIsAligned) {
  ValueId dy = cotangent(e, scale(graph.addConstant(1.0, {})));
  ValueId dh = add(Kind::Product, {dy, w}, {8, 2}, "dot");
  ValueId sum = add(Kind::Common, {dy, dh}, {8, 2}, "add");
  ValueId g = unscale(gradient(x, sum));
  windows[dy] = windows[dh] = {8, 24};
  returnTarget(descend(w, g));
  ScaleMotion motion = plan();
  EXPECT_EQ(motion.shifts.uses.at(useBy(dh, 0)), 20);
  EXPECT_EQ(motion.shifts.uses.at(useBy(sum, 1)), -20);
  EXPECT_EQ(motion.shifts.uses.size(), 2u);
}

// A norm of scaled gradients is not linear in them: it is as it was.
TEST_F(ScaleMotionTest, WhatIsNotLinearIsAsItWas) {
  ValueId dy = cotangent(e, scale(graph.addConstant(0x1p-6, {})));
  ValueId g = gradient(x, dy);
  ValueId sign = add(Kind::Quotient, {g, g}, {4, 2}, "divide");
  returnTarget(descend(w, sign));
  ScaleMotion motion = plan(/*hoists=*/true);
  EXPECT_TRUE(motion.shifts.values.empty());
  EXPECT_EQ(motion.shifts.uses.size(), 1u);
}

// Neither fits: what is read does not overflow.
TEST_F(ScaleMotionTest, NoPowerFits) {
  ValueId dy = cotangent(e, scale(graph.addConstant(1.0, {})));
  ValueId dh = add(Kind::Product, {dy, w}, {8, 4}, "dot");
  windows[dy] = {8, 10};
  windows[dh] = {20, 24};
  returnTarget(descend(w, unscale(gradient(x, dh))));
  ScaleMotion motion = plan();
  EXPECT_EQ(motion.narrow.size(), 1u);
  EXPECT_EQ(motion.shifts.uses.at(useBy(dh, 0)), 10);
}

TEST_F(ScaleMotionTest, WhatIsNotTakenBackIsFound) {
  ValueId dy = cotangent(e, scale(graph.addConstant(0x1p-6, {})));
  ValueId g = unscale(gradient(x, dy));
  returnTarget(descend(w, g));
  ScaleMotion motion = plan(/*hoists=*/true);
  motion.shifts.values.clear();
  EXPECT_NE(findUncancelled(graph, motion.shifts), std::nullopt);
}
