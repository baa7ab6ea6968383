//===- StepFactsTest.cpp - Tests of what depends on what ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TinyStep.h"

#include "LossScaling/StepFacts.h"

using namespace mlir::mp;

namespace {

class StepFactsTest : public TinyStep {};

// The forward pass is what the loss depends on; the backward pass is not.
TEST_F(StepFactsTest, TheForwardPassLeadsToTheLoss) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId e = forward(x, w), g = gradient(x, cotangent(e, c));
  returnTarget(descend(w, g));
  StepFacts facts(graph, roles);
  EXPECT_TRUE(facts.forward[w] && facts.forward[x] && facts.forward[e]);
  EXPECT_FALSE(facts.forward[c] || facts.forward[g] || facts.forward[rate]);
  EXPECT_TRUE(facts.isDemandable(g));
  EXPECT_FALSE(facts.isDemandable(e));
  EXPECT_FALSE(facts.isDemandable(rate));
}

// What momentum gives on depends on the batch, but is no gradient.
TEST_F(StepFactsTest, WhatDependsOnStateIsNotAskedToBeScaled) {
  ValueId m = graph.addArgument({2}), g = batch({2});
  roles.state.push_back(m);
  ValueId moment = add(Kind::Common, {m, g}, {2}, "add");
  returnTarget(moment);
  StepFacts facts(graph, roles);
  EXPECT_TRUE(facts.onBatch[moment] && facts.onState[moment]);
  EXPECT_TRUE(facts.isDemandable(g));
  EXPECT_FALSE(facts.isDemandable(moment));
}

// A teacher is state, but what it says of the batch is a part of the loss, and
// the gradient that is made of that is one as any other. Its average is state.
TEST_F(StepFactsTest, WhatATeacherSaysIsNoState) {
  ValueId w = graph.addArgument({4, 2}), m = graph.addArgument({4, 2});
  ValueId x = batch({8, 4}), c = graph.addConstant(0.125, {});
  roles.state.push_back(m);
  ValueId y = add(Kind::Product, {x, w}, {8, 2}, "dot");
  ValueId said = add(Kind::Product, {x, m}, {8, 2}, "dot");
  ValueId both = add(Kind::Product, {y, said}, {8, 2}, "mul");
  returnLoss(add(Kind::Linear, {both}, {}, "sum"));
  ValueId dy = cotangent(said, c), g = gradient(x, dy);
  returnTarget(descend(w, g));
  ValueId moment = add(Kind::Common, {m, g}, {4, 2}, "add");
  returnTarget(moment);
  StepFacts facts(graph, roles);
  EXPECT_TRUE(facts.onState[m] && facts.onState[moment]);
  EXPECT_FALSE(facts.onState[said] || facts.onState[dy]);
  EXPECT_TRUE(facts.isDemandable(dy) && facts.isDemandable(g));
  EXPECT_FALSE(facts.isDemandable(said) || facts.isDemandable(moment));
}

TEST_F(StepFactsTest, ConstantsAreKnownAndZerosAreToldApart) {
  ValueId c = graph.addConstant(0.125, {}), zero = graph.addConstant(0, {});
  ValueId wide = add(Kind::Linear, {c}, {2}),
          none = add(Kind::Linear, {zero}, {2});
  ValueId x = batch({2}), y = add(Kind::Product, {x, wide}, {2});
  returnTarget(y);
  StepFacts facts(graph, roles);
  EXPECT_TRUE(facts.constant[c] && facts.constant[wide] &&
              facts.constant[none]);
  EXPECT_FALSE(facts.constant[x] || facts.constant[y]);
  EXPECT_TRUE(facts.zero[zero] && facts.zero[none]);
  EXPECT_FALSE(facts.zero[c] || facts.zero[wide]);
}

// The global norm hands every gradient on to every target, but not as the
// gradient of it.
TEST_F(StepFactsTest, ANormIsNoWayOfATensor) {
  ValueId g = batch({4}), h = batch({3});
  ValueId norm = add(Kind::Linear, {add(Kind::Product, {g, g}, {4})}, {});
  auto clipped = [&](ValueId value, const Shape &shape) {
    ValueId wide = add(Kind::Linear, {norm}, shape);
    return add(Kind::Quotient, {value, wide}, shape);
  };
  returnTarget(clipped(g, {4}));
  returnTarget(clipped(h, {3}));
  StepFacts facts(graph, roles);
  const TargetSets &sets = facts.getSets();
  EXPECT_EQ(sets.count(facts.getReach(g)), 2u);
  EXPECT_EQ(sets.count(facts.getTensorReach(g, g)), 1u);
  EXPECT_EQ(sets.count(facts.getTensorReach(norm, norm)), 2u);
  EXPECT_EQ(sets.count(facts.getTensorReach(h, h)), 1u);
}

// A value that leaves neither as a result nor in a decision is dead.
TEST_F(StepFactsTest, WhatNothingReadsIsDead) {
  ValueId x = batch({2});
  ValueId dead = add(Kind::Linear, {x}, {2}),
          result = add(Kind::Linear, {x}, {2});
  returnTarget(result);
  StepFacts facts(graph, roles);
  EXPECT_FALSE(facts.live[dead]);
  EXPECT_FALSE(facts.isLive(*graph.getDefinition(dead)));
  EXPECT_TRUE(facts.live[result] && facts.live[x]);
}

// In a loop over steps the loss of the second iteration depends on the
// parameters that the first one updates; forward is what the first one's does.
TEST_F(StepFactsTest, InALoopOfStepsForwardIsOneIteration) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId inside = graph.addValue({4, 2}), next = graph.addValue({4, 2});
  graph.markInside(inside);
  graph.addNode({DegreeGraph::NodeKind::Phi, {}, {w, next}, {inside}});
  ValueId g = gradient(x, cotangent(forward(x, inside), c));
  graph.addNode({DegreeGraph::NodeKind::Op,
                 Linearity::of(Kind::Common),
                 {inside, g},
                 {next},
                 "sub"});
  returnTarget(next);
  EXPECT_TRUE(StepFacts(graph, roles).forward[g]);
  EXPECT_FALSE(StepFacts(graph, roles, /*isLoopOfSteps=*/true).forward[g]);
}

} // namespace
