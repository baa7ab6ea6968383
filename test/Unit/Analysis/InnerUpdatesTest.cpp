//===- InnerUpdatesTest.cpp - Several updates in one step -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LossScaling/InnerUpdates.h"
#include "TinyStep.h"

using namespace mlir::mp;

namespace {
class InnerUpdatesTest : public TinyStep {
protected:
  ValueId parameter(const Shape &shape = {4, 2}) {
    roles.parameters.push_back(graph.addArgument(shape));
    return roles.parameters.back();
  }
  /// The gradient of a pass of its own; its loss is no result.
  ValueId pass(ValueId x, ValueId w) {
    ValueId y = add(Kind::Product, {x, w}, {8, 2}, "dot");
    ValueId e = add(Kind::Opaque, {y}, {8, 2}, "exp");
    return gradient(x, cotangent(e, graph.addConstant(0.125, {})));
  }
  ValueId state() {
    roles.state.push_back(graph.addArgument({4, 2}));
    return roles.state.back();
  }
  /// 0.9 * moment + value.
  ValueId accumulate(ValueId moment, ValueId value) {
    ValueId kept = add(Kind::Product, {moment, graph.addConstant(0.9, {4, 2})},
                       {4, 2}, "mul");
    return add(Kind::Common, {kept, value}, {4, 2}, "add");
  }
  llvm::SmallVector<ValueId> find() {
    return findInnerUpdates(graph, roles).parameters;
  }
};

// The parameter that the second pass reads; the last one is only returned.
TEST_F(InnerUpdatesTest, AnUpdateThatIsReadOn) {
  ValueId w = parameter(), x = batch({8, 4});
  ValueId next = descend(w, pass(x, w));
  returnTarget(descend(next, pass(x, next)));
  EXPECT_EQ(find(), llvm::SmallVector<ValueId>{next});
}

// Both passes of the step are scaled, each gradient unscaled before its update.
TEST_F(InnerUpdatesTest, BothPassesAreScaled) {
  ValueId w = parameter(), x = batch({8, 4});
  ValueId first = pass(x, w);
  ValueId next = descend(w, first);
  ValueId second = pass(x, next);
  returnTarget(descend(next, second));
  LossScalePlan plan = planLossScale(graph, roles);
  EXPECT_EQ(plan.verdict, LossScalePlan::Verdict::Proved);
  EXPECT_EQ(plan.seedUses.size() + plan.seedValues.size(), 2u);
  EXPECT_EQ(plan.gradients.at(0), second);
  EXPECT_EQ(plan.gradients.at(1), first);
}

// Brought back to norm 1 before the second pass reads it.
TEST_F(InnerUpdatesTest, ARetractionIsTheVersion) {
  ValueId w = parameter(), x = batch({8, 4});
  ValueId moved = descend(w, pass(x, w));
  ValueId norm = add(Kind::Opaque, {moved}, {}, "norm");
  ValueId wide = add(Kind::Linear, {norm}, {4, 2}, "broadcast");
  ValueId next = add(Kind::Quotient, {moved, wide}, {4, 2}, "div");
  ValueId turned = add(Kind::Linear, {next}, {2, 4}, "transpose");
  ValueId read = add(Kind::Product, {turned, pass(x, next)}, {2, 2}, "dot");
  graph.addResult(read);
  returnTarget(descend(next, pass(x, next)));
  EXPECT_EQ(find(), llvm::SmallVector<ValueId>{next});
}

// Weights of norm 1 are read, but the next update starts at what they are of.
TEST_F(InnerUpdatesTest, AReparametrizationIsNoVersion) {
  ValueId w = parameter(), x = batch({8, 4});
  ValueId next = descend(w, pass(x, w));
  ValueId read = add(Kind::Opaque, {next}, {4, 2}, "normalize");
  returnTarget(descend(next, pass(x, read)));
  EXPECT_EQ(find(), llvm::SmallVector<ValueId>{next});
}

// The first gradient reaches both parameters by way of the moment; the second
// pass is scaled all the same.
TEST_F(InnerUpdatesTest, AMomentIsUpdatedInEachPass) {
  ValueId w = parameter(), x = batch({8, 4}), m = state();
  ValueId first = pass(x, w), moment = accumulate(m, first);
  ValueId next = descend(w, moment);
  ValueId second = pass(x, next), later = accumulate(moment, second);
  returnTarget(descend(next, later));
  graph.addResult(later);
  InnerUpdates inner = findInnerUpdates(graph, roles);
  EXPECT_EQ(inner.parameters, llvm::SmallVector<ValueId>{next});
  EXPECT_EQ(inner.moments, llvm::SmallVector<ValueId>{moment});
  EXPECT_EQ(inner.later.size(), 1u);
  LossScalePlan plan = planLossScale(graph, roles);
  EXPECT_EQ(plan.verdict, LossScalePlan::Verdict::Proved);
  EXPECT_EQ(plan.seedUses.size() + plan.seedValues.size(), 2u);
}

// An average of parameters is state, but no gradient is added to it.
TEST_F(InnerUpdatesTest, AnAverageOfParametersIsNoMoment) {
  ValueId w = parameter(), x = batch({8, 4}), average = state();
  ValueId next = descend(w, pass(x, w)), once = accumulate(average, next);
  ValueId last = descend(next, pass(x, next));
  returnTarget(last);
  graph.addResult(accumulate(once, last));
  InnerUpdates inner = findInnerUpdates(graph, roles);
  EXPECT_EQ(inner.parameters, llvm::SmallVector<ValueId>{next});
  EXPECT_TRUE(inner.moments.empty());
}

// A decayed parameter is still the parameter: 1 - rate * decay of an argument.
TEST_F(InnerUpdatesTest, DecayKeepsAParameter) {
  ValueId w = parameter(), x = batch({8, 4});
  ValueId factor =
      add(Kind::Common, {graph.addConstant(1, {}), rate}, {}, "sub");
  ValueId wide = add(Kind::Linear, {factor}, {4, 2}, "broadcast");
  ValueId decayed = add(Kind::Product, {w, wide}, {4, 2}, "mul");
  ValueId next = descend(decayed, pass(x, w));
  returnTarget(descend(next, pass(x, next)));
  EXPECT_EQ(find(), llvm::SmallVector<ValueId>{next});
}

// A gradient with decay added is none, though the update reads it twice.
TEST_F(InnerUpdatesTest, ADecayedGradientIsNoParameter) {
  ValueId w = parameter(), x = batch({8, 4});
  ValueId decay =
      add(Kind::Product, {w, graph.addConstant(0.01, {4, 2})}, {4, 2}, "mul");
  ValueId g = add(Kind::Common, {pass(x, w), decay}, {4, 2}, "add");
  ValueId square = add(Kind::Product, {g, g}, {4, 2}, "mul");
  ValueId root = add(Kind::Opaque, {square}, {4, 2}, "rsqrt");
  returnTarget(descend(w, add(Kind::Product, {g, root}, {4, 2}, "mul")));
  EXPECT_TRUE(find().empty());
}

// A residual connection moves one parameter of several: a learnt query.
TEST_F(InnerUpdatesTest, AResidualConnectionIsNoUpdate) {
  ValueId query = parameter(), w = parameter(), x = batch({8, 4});
  ValueId read = gradient(x, add(Kind::Product, {x, w}, {8, 2}, "dot"));
  ValueId moved = add(Kind::Common, {query, read}, {4, 2}, "add");
  returnTarget(descend(w, pass(x, moved)));
  EXPECT_TRUE(find().empty());
}

// The distance of a parameter from an average is no parameter.
TEST_F(InnerUpdatesTest, AnAverageReadsAnUpdate) {
  ValueId w = parameter(), x = batch({8, 4}),
          average = graph.addArgument({4, 2});
  ValueId next = descend(w, pass(x, w));
  ValueId distance = add(Kind::Common, {next, average}, {4, 2}, "sub");
  returnTarget(next);
  graph.addResult(distance);
  EXPECT_EQ(find(), llvm::SmallVector<ValueId>{next});
}
} // namespace
