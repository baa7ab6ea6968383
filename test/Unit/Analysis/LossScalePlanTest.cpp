//===- LossScalePlanTest.cpp - Tests of the loss-scale planner ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TinyStep.h"

using namespace mlir::mp;
using Verdict = LossScalePlan::Verdict;

namespace {

class LossScalePlanTest : public TinyStep {
protected:
  LossScalePlan plan() { return planLossScale(graph, roles); }
  std::string explain(const LossScalePlan &plan) {
    return explainVerdict(graph, plan, [](unsigned result) {
      return "'result " + std::to_string(result) + "'";
    });
  }
  /// Whether the seeds are one use each of `values`.
  bool seedsAre(const LossScalePlan &plan, llvm::ArrayRef<ValueId> values) {
    llvm::SmallVector<ValueId> found;
    for (DegreeGraph::Use use : plan.seedUses)
      found.push_back(graph.getOperand(use));
    return plan.seedValues.empty() && llvm::ArrayRef<ValueId>(found) == values;
  }
};

// The gradient is unscaled before the rate: the rate does not depend on the
// batch, and g is what a reader calls the gradient.
TEST_F(LossScalePlanTest, PlainDescentIsProved) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId g = gradient(x, cotangent(forward(x, w), c));
  returnTarget(descend(w, g));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c}));
  EXPECT_EQ(found.unscaleValues, llvm::SmallVector<ValueId>{g});
  EXPECT_TRUE(found.unscaleUses.empty());
  EXPECT_EQ(found.gradients.at(1), g);
}

// 1/N is used by the loss and by its gradient: only the use may be scaled.
TEST_F(LossScalePlanTest, ASharedConstantIsScaledAtItsUse) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId y = add(Kind::Product, {x, w}, {8, 2}, "dot");
  ValueId e = add(Kind::Opaque, {y}, {8, 2}, "exp");
  ValueId sum = add(Kind::Linear, {e}, {}, "sum");
  returnLoss(add(Kind::Product, {sum, c}, {}, "mul"));
  ValueId g = gradient(x, cotangent(e, c));
  returnTarget(descend(w, g));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  ASSERT_EQ(found.seedUses.size(), 1u);
  EXPECT_EQ(graph.getNode(found.seedUses[0].node).name, "broadcast");
}

// 2 (y - t) / N: scaling N's inverse keeps 2 (y - t) in range, and scaling 2
// would not.
TEST_F(LossScalePlanTest, TheSmallestFactorOfAChainIsScaled) {
  for (bool smallFirst : {false, true}) {
    startAgain();
    ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
    ValueId two = graph.addConstant(2.0, {});
    ValueId inverse = graph.addConstant(-1.0 / 1024, {});
    ValueId e = forward(x, w);
    ValueId first = cotangent(e, smallFirst ? inverse : two);
    ValueId g = gradient(x, cotangent(first, smallFirst ? two : inverse));
    returnTarget(descend(w, g));
    LossScalePlan found = plan();
    EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
    EXPECT_TRUE(seedsAre(found, {inverse}));
  }
}

// A smaller factor on one of two paths is no seed of both.
TEST_F(LossScalePlanTest, ASmallFactorOfOnePathIsNoSeed) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId one = graph.addConstant(1.0, {}), half = graph.addConstant(0.5, {});
  ValueId dy = cotangent(forward(x, w), one);
  ValueId side = cotangent(dy, half);
  ValueId g = gradient(x, add(Kind::Common, {dy, side}, {8, 2}, "add"));
  returnTarget(descend(w, g));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {one}));
}

// The second loss adds its cotangent to that of the first.
TEST_F(LossScalePlanTest, TwoLossesHaveTwoSeeds) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), d = graph.addConstant(0.5, {});
  ValueId e = forward(x, w);
  ValueId second = add(Kind::Opaque, {e}, {8, 2}, "tanh");
  returnLoss(add(Kind::Linear, {second}, {}, "sum"));
  ValueId dy =
      add(Kind::Common, {cotangent(e, c), cotangent(second, d)}, {8, 2}, "add");
  ValueId g = gradient(x, dy);
  returnTarget(descend(w, g));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c, d}));
  EXPECT_EQ(found.unscaleValues, llvm::SmallVector<ValueId>{g});
}

// A division keeps the square of its divisor for the backward pass, in which it
// is a factor of one of two ways: not that is scaled, but what takes both.
TEST_F(LossScalePlanTest, AFactorOfOneWayIsNoSecondSeed) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId z = batch({8, 2}), one = graph.addConstant(1, {});
  ValueId c = graph.addConstant(0.125, {}), d = graph.addConstant(0.5, {});
  ValueId e = forward(x, w);
  ValueId norm = add(Kind::Opaque, {e}, {8, 2}, "norm");
  returnLoss(add(Kind::Linear, {norm}, {}, "sum"));
  ValueId kept = cotangent(add(Kind::Opaque, {norm}, {8, 2}, "inverse"), one);
  for (const char *name : {"reshape", "broadcast"})
    kept = add(Kind::Linear, {kept}, {8, 2}, name);
  ValueId dn = cotangent(z, d);
  ValueId way = add(Kind::Product, {dn, kept}, {8, 2}, "mul");
  ValueId other = add(Kind::Product, {dn, norm}, {8, 2}, "mul");
  ValueId second = add(Kind::Common, {way, other}, {8, 2}, "add");
  ValueId dy = add(Kind::Common, {cotangent(e, c), second}, {8, 2}, "add");
  ValueId g = gradient(x, dy);
  returnTarget(descend(w, g));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {d, c}));
  EXPECT_EQ(found.unscaleValues, llvm::SmallVector<ValueId>{g});
}

// Two networks in one step, each with a loss of its own.
TEST_F(LossScalePlanTest, SeparateLossesAreFoundOneByOne) {
  ValueId v = graph.addArgument({4, 2}), w = graph.addArgument({4, 2});
  ValueId x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), d = graph.addConstant(0.5, {});
  ValueId g = gradient(x, cotangent(forward(x, v), c));
  ValueId h = gradient(x, cotangent(forward(x, w), d));
  ValueId b = graph.addArgument({2});
  returnTarget(descend(v, g));
  returnTarget(descend(w, h));
  returnTarget(descend(b, add(Kind::Linear, {h}, {2}, "sum"), {2}));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c, d}));
  EXPECT_EQ(found.gradients.size(), 3u);
}

// g * g has degree 2, so g is unscaled before the norm. No rule for clipping.
TEST_F(LossScalePlanTest, GradientsAreUnscaledBeforeTheGlobalNorm) {
  ValueId w = graph.addArgument({4, 2}), b = graph.addArgument({2});
  ValueId x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), most = graph.addConstant(1.0, {});
  ValueId dy = cotangent(forward(x, w), c);
  ValueId g = gradient(x, dy), h = add(Kind::Linear, {dy}, {2}, "sum");
  ValueId norms[2];
  for (auto [norm, value] : llvm::zip(norms, std::array{g, h})) {
    Shape shape(graph.getValue(value).shape.begin(),
                graph.getValue(value).shape.end());
    ValueId square = add(Kind::Product, {value, value}, shape, "mul");
    norm = add(Kind::Linear, {square}, {}, "sum");
  }
  ValueId norm = graph.add(Linearity::power(1, 2),
                           {add(Kind::Common, norms, {}, "add")}, {}, "sqrt");
  ValueId clip =
      add(Kind::Ordered, {most, add(Kind::Quotient, {most, norm}, {}, "div")},
          {}, "min");
  auto clipped = [&](ValueId value, const Shape &shape) {
    ValueId wide = add(Kind::Linear, {clip}, shape, "broadcast");
    return add(Kind::Product, {value, wide}, shape, "mul");
  };
  returnTarget(descend(w, clipped(g, {4, 2})));
  returnTarget(descend(b, clipped(h, {2}), {2}));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c}));
  EXPECT_EQ(found.gradients.at(1), g);
  EXPECT_EQ(found.gradients.at(2), h);
}

// dbeta is a gradient and feeds dx, too: it is unscaled on the way to beta
// only.
TEST_F(LossScalePlanTest, WhatFeedsTwoTargetsIsUnscaledAtTheUse) {
  ValueId w = graph.addArgument({4, 2}), beta = graph.addArgument({2});
  ValueId x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId dy = cotangent(forward(x, w), c);
  ValueId dbeta = add(Kind::Linear, {dy}, {2}, "sum");
  ValueId mean = add(Kind::Linear, {dbeta}, {8, 2}, "broadcast");
  ValueId dx = add(Kind::Common, {dy, mean}, {8, 2}, "sub");
  returnTarget(add(Kind::Common, {beta, dbeta}, {2}, "sub"));
  returnTarget(descend(w, gradient(x, dx)));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  ASSERT_EQ(found.unscaleUses.size(), 1u);
  EXPECT_EQ(graph.getOperand(found.unscaleUses[0]), dbeta);
}

// Decay and momentum add unscaled values to the gradient: it is unscaled there.
TEST_F(LossScalePlanTest, MomentumAndDecayMeetTheUnscaledGradient) {
  ValueId w = graph.addArgument({4, 2}), m = graph.addArgument({4, 2});
  ValueId x = batch({8, 4});
  roles.state.push_back(m);
  ValueId c = graph.addConstant(0.125, {}), mu = graph.addConstant(0.9, {4, 2});
  ValueId g = gradient(x, cotangent(forward(x, w), c));
  ValueId old = add(Kind::Product, {m, mu}, {4, 2}, "mul");
  ValueId moment = add(Kind::Common, {old, g}, {4, 2}, "add");
  returnTarget(descend(w, moment));
  graph.addResult(moment);
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c}));
  EXPECT_EQ(found.unscaleValues, llvm::SmallVector<ValueId>{g});
}

TEST_F(LossScalePlanTest, AReturnedGradientIsUnscaledForTheReturn) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId g = gradient(x, cotangent(forward(x, w), c));
  returnTarget(g);
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_EQ(found.gradients.at(1), g);
}

TEST_F(LossScalePlanTest, ASeedArgumentNeedsNoSearch) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId seed = graph.addArgument({});
  roles.seeds.push_back(seed);
  ValueId g = gradient(x, cotangent(forward(x, w), seed));
  returnTarget(g);
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_EQ(found.seedValues, llvm::SmallVector<ValueId>{seed});
  EXPECT_TRUE(found.seedUses.empty());
}

// softmax - onehot: no constant is left, the first backward value is the seed.
TEST_F(LossScalePlanTest, AnAbsorbedSeedIsAValue) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId labels = batch({8, 2});
  ValueId e = forward(x, w);
  ValueId dy = add(Kind::Common, {e, labels}, {8, 2}, "sub");
  returnTarget(descend(w, gradient(x, dy)));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_EQ(found.seedValues, llvm::SmallVector<ValueId>{dy});
}

TEST_F(LossScalePlanTest, AParameterWithoutABatchGradientIsLeftAlone) {
  ValueId w = graph.addArgument({4, 2}), v = graph.addArgument({3});
  ValueId x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), two = graph.addConstant(2, {3});
  returnTarget(descend(w, gradient(x, cotangent(forward(x, w), c))));
  ValueId regularizer = add(Kind::Product, {v, two}, {3}, "mul");
  returnTarget(descend(v, regularizer, {3}));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c}));
  EXPECT_EQ(found.independent, llvm::SmallVector<unsigned>{2});
}

// Two layers with an op in between that only we do not know to be linear.
TEST_F(LossScalePlanTest, AnOpaqueOpInTheBackwardPassIsNamed) {
  for (Kind kind : {Kind::Opaque, Kind::Invariant}) {
    startAgain();
    ValueId v = graph.addArgument({4, 2}), w = graph.addArgument({2, 2});
    ValueId x = batch({8, 4});
    ValueId c = graph.addConstant(0.125, {});
    ValueId e = forward(x, v);
    ValueId dy = cotangent(e, c);
    ValueId back = add(kind, {e, dy}, {8, 2}, "custom");
    returnTarget(descend(v, gradient(x, back)));
    returnTarget(descend(w, gradient(e, dy, {2, 2}), {2, 2}));
    LossScalePlan found = plan();
    EXPECT_EQ(found.verdict, Verdict::Partial);
    EXPECT_EQ(explain(found),
              kind == Kind::Opaque
                  ? "the gradients of 'result 1' pass through 'custom', which "
                    "is not known to be linear in operand 1: scaling ends "
                    "there"
                  : "the gradients of 'result 1' pass through 'custom', which "
                    "is not linear in operand 1: scaling ends there");
  }
}

// The cotangent is clipped by value: min(S dy, S bound) = S min(dy, bound).
TEST_F(LossScalePlanTest, TheBoundOfAClippedCotangentIsScaledToo) {
  ValueId v = graph.addArgument({4, 2}), w = graph.addArgument({2, 2});
  ValueId x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId bound = graph.addConstant(1.0, {8, 2});
  ValueId e = forward(x, v);
  ValueId dy = cotangent(e, c);
  ValueId clipped = add(Kind::Ordered, {dy, bound}, {8, 2}, "min");
  returnTarget(descend(v, gradient(x, clipped)));
  returnTarget(descend(w, gradient(e, dy, {2, 2}), {2, 2}));
  ValueId b = graph.addArgument({2});
  returnTarget(descend(b, add(Kind::Linear, {clipped}, {2}, "sum"), {2}));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  EXPECT_TRUE(seedsAre(found, {c, bound}));
}

TEST_F(LossScalePlanTest, GradientsThatAreArgumentsHaveNoBackwardPass) {
  for (int i = 0; i < 3; ++i) {
    ValueId w = graph.addArgument({4, 2}), g = batch({4, 2});
    ValueId factor = graph.addConstant(0.1, {4, 2});
    ValueId step = add(Kind::Product, {g, factor}, {4, 2}, "mul");
    returnTarget(add(Kind::Common, {w, step}, {4, 2}, "sub"));
  }
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::NoBackwardPass);
  EXPECT_EQ(explain(found),
            "found no backward pass to 'result 0', 'result 1', 'result 2': "
            "scaling would end where it starts, as if the gradients were "
            "arguments");
}

TEST_F(LossScalePlanTest, AForwardPassHasNothingToScale) {
  forward(batch({8, 4}), graph.addArgument({4, 2}));
  EXPECT_EQ(plan().verdict, Verdict::NothingToScale);
}

TEST_F(LossScalePlanTest, NoSeedNamesTheParameter) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId e = forward(x, w);
  returnTarget(e);
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::NoSeed);
  EXPECT_EQ(explain(found),
            "found no loss seed: no constant and no value computed from the "
            "forward pass alone starts a backward pass to 'result 1'");
}

// What a loop passes on unchanged is still a constant: the seed is its use.
TEST_F(LossScalePlanTest, AConstantThatALoopCarriesIsASeed) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId zeros = graph.addConstant(0, {4, 2});
  ValueId sum = graph.addValue({4, 2}), total = graph.addValue({4, 2});
  ValueId carried = graph.addValue({}), end = graph.addValue({4, 2});
  graph.addNode({DegreeGraph::NodeKind::Phi, {}, {c, carried}, {carried}});
  graph.addNode({DegreeGraph::NodeKind::Phi, {}, {zeros, total}, {sum, end}});
  ValueId g = gradient(x, cotangent(forward(x, w), carried));
  graph.addNode({DegreeGraph::NodeKind::Op,
                 Linearity::of(Kind::Common),
                 {sum, g},
                 {total},
                 "add"});
  returnTarget(descend(w, end));
  LossScalePlan found = plan();
  EXPECT_EQ(found.verdict, Verdict::Proved) << explain(found);
  ASSERT_EQ(found.seedUses.size(), 1u);
  EXPECT_EQ(found.unscaleValues, llvm::SmallVector<ValueId>{end});
}

} // namespace
