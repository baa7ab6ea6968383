//===- GradientAssignmentTest.cpp - Tests of which gradient is whose ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TinyStep.h"

#include "LossScaling/StepFacts.h"

using namespace mlir::mp;
using Verdict = LossScalePlan::Verdict;

namespace {

class GradientAssignmentTest : public TinyStep {
protected:
  LossScalePlan plan() { return planLossScale(graph, roles); }

  /// The gradients of `w` and of a bias, joined in one vector.
  ValueId join(ValueId g, ValueId h) {
    return add(Kind::Common, {add(Kind::Linear, {g}, {8}, "reshape"), h}, {10},
               "concatenate");
  }
  /// The square is added, as no gradient of a sum of losses has it.
  ValueId change(ValueId joined, const Shape &shape) {
    ValueId square = add(Kind::Product, {joined, joined}, shape, "mul");
    return add(Kind::Common, {joined, square}, shape, "add");
  }
  ValueId takePart(ValueId changed, const Shape &shape, int64_t size) {
    ValueId part = add(Kind::Linear, {changed}, {size}, "slice");
    return add(Kind::Linear, {part}, shape, "reshape");
  }
  ValueId getNorm(ValueId g) {
    ValueId square = add(Kind::Product, {g, g}, {4, 2}, "mul");
    return add(Kind::Linear, {square}, {}, "sum");
  }
};

// Who changes gradients has all of them in one vector.
TEST_F(GradientAssignmentTest, AVectorServesWhateverIsJoinedInIt) {
  ValueId w = graph.addArgument({4, 2}), b = graph.addArgument({2});
  ValueId x = batch({8, 4}), c = graph.addConstant(0.125, {});
  ValueId dy = cotangent(forward(x, w), c);
  ValueId joined = join(gradient(x, dy), add(Kind::Linear, {dy}, {2}, "sum"));
  ValueId changed = change(joined, {10});
  returnTarget(descend(w, takePart(changed, {4, 2}, 8)));
  returnTarget(descend(b, takePart(changed, {2}, 2), {2}));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved);
  EXPECT_EQ(found.gradients.at(1), joined);
  EXPECT_EQ(found.gradients.at(2), joined);
}

// A part of another size is no gradient of the target.
TEST_F(GradientAssignmentTest, AVectorServesNothingElse) {
  ValueId w = graph.addArgument({4, 2}), b = graph.addArgument({5});
  ValueId x = batch({8, 4}), c = graph.addConstant(0.125, {});
  ValueId dy = cotangent(forward(x, w), c);
  ValueId joined = join(gradient(x, dy), add(Kind::Linear, {dy}, {2}, "sum"));
  ValueId changed = change(joined, {10});
  returnTarget(descend(w, takePart(changed, {4, 2}, 8)));
  returnTarget(descend(b, takePart(changed, {5}, 5), {5}));
  LossScalePlan found = plan();
  EXPECT_NE(found.verdict, Verdict::Proved);
  EXPECT_EQ(found.gradients.count(2), 0u);
}

// The gradients of two losses in one tensor, of which the step makes one. If
// the step returns a tensor of these sizes, it may be what moves that.
TEST_F(GradientAssignmentTest, GradientsOfLossesAreOneTensor) {
  for (bool returnsOther : {false, true}) {
    startAgain();
    ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
    ValueId c = graph.addConstant(0.125, {});
    ValueId e = forward(x, w);
    ValueId wide = add(Kind::Linear, {c}, {2, 8, 2}, "broadcast");
    ValueId each = add(Kind::Linear, {e}, {2, 8, 2}, "broadcast");
    ValueId dy = add(Kind::Product, {each, wide}, {2, 8, 2}, "mul");
    ValueId both = gradient(x, dy, {2, 4, 2});
    ValueId changed = change(both, {2, 4, 2});
    if (returnsOther)
      graph.addResult(changed);
    returnTarget(descend(w, add(Kind::Linear, {changed}, {4, 2}, "sum")));
    LossScalePlan found = plan();
    EXPECT_EQ(found.verdict == Verdict::Proved, !returnsOther);
    if (!returnsOther)
      EXPECT_EQ(found.gradients.at(1), both);
  }
}

// What lies before a part of a vector is behind no other part.
TEST_F(GradientAssignmentTest, APartOfAVectorReachesItsTarget) {
  ValueId w = graph.addArgument({4, 2}), b = graph.addArgument({2});
  ValueId x = batch({8, 4}), c = graph.addConstant(0.125, {});
  ValueId dy = cotangent(forward(x, w), c);
  ValueId g = gradient(x, dy), h = add(Kind::Linear, {dy}, {2}, "sum");
  ValueId flat = add(Kind::Linear, {g}, {8}, "reshape");
  ValueId joined = add(Kind::Common, {flat, h}, {10}, "concatenate");
  ValueId changed = change(joined, {10});
  // A slice, which sums nothing.
  auto take = [&](ValueId of, const Shape &shape) {
    ValueId part = graph.addValue(shape);
    graph.addNode({DegreeGraph::NodeKind::Op, Linearity::of(Kind::Linear),
                   changed, part, "slice"});
    return add(Kind::Common, {of, part}, shape, "sub");
  };
  returnTarget(take(w, {4, 2}));
  returnTarget(take(b, {2}));
  StepFacts facts(graph, roles);
  EXPECT_EQ(facts.getSets().count(facts.getReach(flat)), 1u);
  EXPECT_EQ(facts.getSets().count(facts.getReach(h)), 1u);
  EXPECT_EQ(facts.getSets().count(facts.getReach(dy)), 2u);
}

// The gradients of parts of an activation are joined as well, and go on to all
// before it, whatever size they have.
TEST_F(GradientAssignmentTest, APartOfAnActivationReachesAllBeforeIt) {
  ValueId w = graph.addArgument({4, 4}), v = graph.addArgument({4, 4});
  ValueId x = batch({8, 4}), c = graph.addConstant(0.125, {});
  ValueId e = forward(x, graph.addArgument({4, 2}));
  ValueId one = cotangent(e, c), other = cotangent(one, c);
  ValueId both = add(Kind::Common, {one, other}, {8, 4}, "concatenate");
  ValueId g = gradient(x, both, {4, 4});
  ValueId dx = add(Kind::Product, {both, w}, {8, 4}, "dot");
  returnTarget(descend(w, g, {4, 4}));
  returnTarget(descend(v, gradient(x, dx, {4, 4}), {4, 4}));
  StepFacts facts(graph, roles);
  EXPECT_EQ(facts.getSets().count(facts.getReach(one)), 2u);
  EXPECT_EQ(facts.getSets().count(facts.getSummedReach(one)), 2u);
}

// Errors are affine in a bias, of which their sum is the gradient, and a step
// that returns no loss does not say that they are errors.
TEST_F(GradientAssignmentTest, ErrorsAreNoCopiesOfABias) {
  ValueId w = graph.addArgument({4, 2}), b = graph.addArgument({2});
  roles.parameters = {w, b};
  ValueId x = batch({8, 4}), t = batch({8, 2});
  ValueId c = graph.addConstant(0.125, {});
  ValueId y = add(Kind::Product, {x, w}, {8, 2}, "dot");
  ValueId wide = add(Kind::Linear, {b}, {8, 2}, "broadcast");
  ValueId made = add(Kind::Common, {y, wide}, {8, 2}, "add");
  ValueId dy = cotangent(add(Kind::Common, {made, t}, {8, 2}, "sub"), c);
  ValueId g = gradient(x, dy), h = add(Kind::Linear, {dy}, {2}, "sum");
  returnTarget(descend(w, g));
  returnTarget(descend(b, h, {2}));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved);
  EXPECT_EQ(found.gradients.at(0), g);
  EXPECT_EQ(found.gradients.at(1), h);
}

// The only number that a step returns is the norm of its gradient.
TEST_F(GradientAssignmentTest, ANormOfGradientsIsNoLoss) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId e = forward(x, w);
  roles.losses.clear();
  ValueId g = gradient(x, cotangent(e, c));
  returnLoss(getNorm(g));
  returnTarget(descend(w, g));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved);
  ASSERT_EQ(found.seedUses.size(), 1u);
  EXPECT_EQ(graph.getOperand(found.seedUses[0]), c);
}

} // namespace
