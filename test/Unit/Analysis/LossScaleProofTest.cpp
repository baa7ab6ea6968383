//===- LossScaleProofTest.cpp - Tests of the proof of a plan --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Places are given by hand: the proof must not depend on how they were found.

#include "TinyStep.h"

#include "LossScaling/LossScaleProof.h"

using namespace mlir::mp;
using Use = DegreeGraph::Use;
using Verdict = LossScaleProof::Verdict;

namespace {

class LossScaleProofTest : public TinyStep {
protected:
  /// A step with one gradient, and the places that scale it.
  void makeStep() {
    ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
    ValueId c = graph.addConstant(0.125, {});
    dy = cotangent(forward(x, w), c);
    g = gradient(x, dy);
    returnTarget(descend(w, g));
    places.seedUses = {graph.getValue(c).uses.front()};
    places.unscaleValues = {g};
    places.gradients = {{1, g}};
  }
  LossScaleProof prove(bool sawIdle = false) {
    return proveLossScale(StepFacts(graph, roles), places, sawIdle);
  }

  LossScalePlaces places;
  ValueId dy = 0, g = 0;
};

TEST_F(LossScaleProofTest, AScaledAndUnscaledGradientIsProved) {
  makeStep();
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::Proved);
  EXPECT_TRUE(proof.failed.empty() && proof.independent.empty());
  EXPECT_FALSE(proof.obstacle);
}

// Without its unscale the step changes; the op where degrees meet is named.
TEST_F(LossScaleProofTest, WithoutUnscaleTheResultChanges) {
  makeStep();
  places.unscaleValues.clear();
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::NotInvariant);
  EXPECT_EQ(proof.failed, llvm::SmallVector<unsigned>{1});
  ASSERT_TRUE(proof.obstacle);
  EXPECT_EQ(graph.getNode(proof.obstacle->node).name, "sub");
  EXPECT_EQ(proof.obstacleDegrees,
            (llvm::SmallVector<Degree>{Degree::of(0), Degree::of(1)}));

  DegreeShifts shifts = places.getShifts();
  llvm::SmallVector<Use> variant =
      findVariantExits(graph, computeDegrees(graph, shifts), shifts);
  EXPECT_EQ(variant, llvm::SmallVector<Use>{graph.getResultUse(1)});
}

// Unscaled twice is as wrong as not at all.
TEST_F(LossScaleProofTest, UnscaledTwiceTheResultChanges) {
  makeStep();
  places.unscaleValues.push_back(dy);
  EXPECT_EQ(prove().verdict, Verdict::NotInvariant);
}

// Scaled where the loss is computed, too: the loss is a result that changes.
TEST_F(LossScaleProofTest, AScaledLossIsFound) {
  makeStep();
  places.seedUses.push_back(graph.getResultUse(0));
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::NotInvariant);
  EXPECT_EQ(proof.failed, llvm::SmallVector<unsigned>{0});
}

// A decision that reads a scaled value changes the step, though no result does.
TEST_F(LossScaleProofTest, ADecisionOnAScaledValueIsFound) {
  makeStep();
  graph.addNode({DegreeGraph::NodeKind::Exit, {}, {dy}, {}, "while"});
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::NotInvariant);
  EXPECT_TRUE(proof.failed.empty());
  std::string text = explainVerdict(graph, LossScalePlan{places, proof},
                                    [](unsigned) { return "w"; });
  EXPECT_EQ(text.rfind("the scale would change what the step decides", 0), 0u);
}

// Invariant, but nothing scaled reaches the parameter: the op at which scaling
// ended is named.
TEST_F(LossScaleProofTest, ATargetBehindAnUnscaledOpIsLeftOut) {
  ValueId v = graph.addArgument({4, 2}), w = graph.addArgument({2, 2});
  ValueId x = batch({8, 4}), c = graph.addConstant(0.125, {});
  ValueId e = forward(x, v);
  dy = cotangent(e, c);
  ValueId back = add(Kind::Opaque, {dy}, {8, 2}, "custom");
  g = gradient(e, dy, {2, 2});
  returnTarget(descend(v, gradient(x, back)));
  returnTarget(descend(w, g, {2, 2}));
  Use end{*graph.getValue(back).definition, 0};
  places.seedUses = {graph.getValue(c).uses.front()};
  places.unscaleValues = {g};
  places.unscaleUses = {end};
  places.gradients = {{2, g}};
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::Partial);
  EXPECT_EQ(proof.failed, llvm::SmallVector<unsigned>{1});
  EXPECT_EQ(proof.obstacle, end);
  // Who names the seed wants to hear that it does not do.
  roles.seeds = {c};
  EXPECT_EQ(prove().verdict, Verdict::NotCovered);
}

// A seed that is unscaled where it is read leaves the step as it was, and is no
// gradient of the target behind it.
TEST_F(LossScaleProofTest, WhatWasNeverScaledIsNoGradient) {
  makeStep();
  ValueId c = graph.getOperand(places.seedUses.front());
  places.unscaleValues.clear();
  places.unscaleUses = places.seedUses;
  places.gradients = {{1, c}};
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::NotCovered);
  EXPECT_EQ(proof.failed, llvm::SmallVector<unsigned>{1});
  // Nor is the constant, unscaled for all its uses.
  places.unscaleUses.clear();
  places.unscaleValues = {c};
  EXPECT_EQ(prove().verdict, Verdict::NotCovered);
}

// A parameter that only decays has no gradient to scale, and needs none.
TEST_F(LossScaleProofTest, ATargetWithoutTheBatchIsIndependent) {
  makeStep();
  ValueId v = graph.addArgument({3});
  returnTarget(add(Kind::Product, {v, graph.addConstant(0.9, {3})}, {3}));
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::Proved);
  EXPECT_EQ(proof.independent, llvm::SmallVector<unsigned>{2});
}

// As many seeds as gradients prove nothing: each may be its own gradient.
TEST_F(LossScaleProofTest, AsManySeedsAsGradientsAreNoBackwardPass) {
  for (int i = 0; i < 2; ++i) {
    ValueId w = graph.addArgument({4, 2}), gradient = batch({4, 2});
    returnTarget(add(Kind::Common, {w, gradient}, {4, 2}, "sub"));
    places.seedValues.push_back(gradient);
    places.unscaleValues.push_back(gradient);
    places.gradients[i] = gradient;
  }
  EXPECT_EQ(prove().verdict, Verdict::NoBackwardPass);
  // Unless the caller said that these are the seeds.
  roles.seeds = places.seedValues;
  EXPECT_EQ(prove().verdict, Verdict::Proved);
}

// Where a contraction lies between, there are as many losses as parameters.
TEST_F(LossScaleProofTest, AsManySeedsAsGradientsThatAreContracted) {
  for (int i = 0; i < 2; ++i) {
    ValueId w = graph.addArgument({4, 2}), dy = batch({8, 2});
    ValueId g = gradient(batch({8, 4}), dy);
    returnTarget(add(Kind::Common, {w, g}, {4, 2}, "sub"));
    places.seedValues.push_back(dy);
    places.unscaleValues.push_back(g);
    places.gradients[i] = g;
  }
  EXPECT_EQ(prove().verdict, Verdict::Proved);
}

// Without a seed the verdict says why, and names what may hide the way.
TEST_F(LossScaleProofTest, WithoutASeedTheOpaqueOpIsNamed) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId e = forward(x, w);
  ValueId dx = add(Kind::Linear, {batch({8, 2})}, {8, 2}, "reshape");
  returnTarget(add(Kind::Opaque, {e, dx}, {4, 2}, "custom"));
  LossScaleProof proof = prove();
  EXPECT_EQ(proof.verdict, Verdict::NoSeed);
  ASSERT_TRUE(proof.obstacle);
  EXPECT_EQ(graph.getNode(proof.obstacle->node).name, "custom");
  EXPECT_EQ(proof.obstacle->operand, 1u);
  EXPECT_EQ(prove(/*sawIdle=*/true).verdict, Verdict::NoBackwardPass);
}

} // namespace
