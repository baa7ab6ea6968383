//===- LossSeedSearchTest.cpp - Tests of where seeds are looked for -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TinyStep.h"

#include "LossScaling/LossSeedSearch.h"

using namespace mlir::mp;
using Use = DegreeGraph::Use;

namespace {

class LossSeedSearchTest : public TinyStep {
protected:
  /// One more seed, for the targets that are `missing`; for all by default.
  std::optional<FoundSeed> find(const SeedSet &seeds = {},
                                const SeedSet &tried = {},
                                const std::vector<unsigned> &missing = {}) {
    StepFacts facts(graph, roles);
    StepFacts::TargetMask wanted(roles.targets.size(), missing.empty());
    for (unsigned index : missing)
      wanted.set(index);
    SeedMemo memo;
    return findSeed(facts, {seeds, tried, wanted}, memo);
  }
  /// The values whose uses are scaled, in order.
  std::vector<ValueId> getScaled(const SeedSet &seeds) {
    std::vector<ValueId> values;
    for (const SeedPlace &place : seeds)
      values.push_back(place.use ? graph.getOperand(*place.use) : place.value);
    return values;
  }
};

// Of two uses of 1/N only that by the backward pass is a seed.
TEST_F(LossSeedSearchTest, TheUseOfTheBackwardPassIsFound) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  ValueId e = add(Kind::Opaque, {add(Kind::Product, {x, w}, {8, 2})}, {8, 2});
  returnLoss(add(Kind::Product, {add(Kind::Linear, {e}, {}), c}, {}, "mean"));
  returnTarget(gradient(x, cotangent(e, c)));
  std::optional<FoundSeed> found = find();
  ASSERT_TRUE(found && found->place.use);
  EXPECT_EQ(graph.getNode(found->place.use->node).name, "broadcast");
  EXPECT_EQ(found->seeds, SeedSet{found->place});
}

// No constant: the first value made from forward values is the place.
TEST_F(LossSeedSearchTest, TheFirstBackwardValueStandsInForAConstant) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId labels = batch({8, 2});
  ValueId dy = add(Kind::Common, {forward(x, w), labels}, {8, 2}, "sub");
  returnTarget(gradient(x, dy));
  std::optional<FoundSeed> found = find();
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->place.use);
  EXPECT_EQ(found->place.value, dy);
}

// Zero scaled is zero: it starts nothing.
TEST_F(LossSeedSearchTest, AZeroIsNoSeed) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId zero = graph.addConstant(0.0, {});
  forward(x, w);
  returnTarget(add(Kind::Product, {graph.addArgument({2}), zero}, {2}));
  EXPECT_FALSE(find());
}

// The bound of an unscaled value, and what an op reads that nothing is known
// of, start nothing either, whatever other seeds scale.
TEST_F(LossSeedSearchTest, AConstantThatScalesNothingIsNoSeed) {
  ValueId dy = graph.addArgument({8, 2}), x = batch({8, 4});
  ValueId y = batch({2}), half = graph.addConstant(0.5, {2});
  returnTarget(gradient(x, dy));
  ValueId bounded = add(Kind::Ordered, {y, half}, {2}, "max");
  ValueId called = add(Kind::Opaque, {y, half}, {2}, "call");
  returnTarget(bounded);
  returnTarget(called);
  // The targets themselves are places, too: as if they came with the batch.
  SeedSet tried = {{std::nullopt, bounded}, {std::nullopt, called}};
  EXPECT_FALSE(find({{std::nullopt, dy}}, tried, {1}));
  EXPECT_FALSE(find({{std::nullopt, dy}}, tried, {2}));
}

TEST_F(LossSeedSearchTest, NoPlaceReachesATargetOfTheForwardPass) {
  returnTarget(forward(batch({8, 4}), graph.addArgument({4, 2})));
  EXPECT_FALSE(find());
}

// Of two factors in a chain, the smaller one, wherever it stands.
TEST_F(LossSeedSearchTest, TheSmallerFactorOfAChainIsTaken) {
  for (bool smallFirst : {false, true}) {
    startAgain();
    ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
    ValueId big = graph.addConstant(2.0, {});
    ValueId small = graph.addConstant(0.001, {});
    ValueId first = cotangent(forward(x, w), smallFirst ? small : big);
    returnTarget(gradient(x, cotangent(first, smallFirst ? big : small)));
    std::optional<FoundSeed> found = find();
    ASSERT_TRUE(found);
    EXPECT_EQ(getScaled(found->seeds), std::vector<ValueId>{small});
  }
}

// S dy1 + dy2: the second loss is demanded by the addition.
TEST_F(LossSeedSearchTest, AnAdditionDemandsASecondSeed) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), d = graph.addConstant(0.5, {});
  ValueId e = forward(x, w);
  ValueId sum = add(Kind::Common, {cotangent(e, c), cotangent(e, d)}, {8, 2});
  returnTarget(gradient(x, sum));
  std::optional<FoundSeed> found = find();
  ASSERT_TRUE(found);
  EXPECT_EQ(getScaled(found->seeds), (std::vector<ValueId>{c, d}));
}

// A demand that no factor meets is met at the use itself: an argument of the
// batch that is added to the cotangent.
TEST_F(LossSeedSearchTest, ADemandWithoutAFactorIsMetAtItsUse) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), noise = batch({8, 2});
  ValueId dy = cotangent(forward(x, w), c);
  ValueId sum = add(Kind::Common, {dy, noise}, {8, 2}, "add");
  returnTarget(gradient(x, sum));
  std::optional<FoundSeed> found = find();
  ASSERT_TRUE(found);
  Use demanded{*graph.getValue(sum).definition, 1};
  EXPECT_TRUE(found->seeds.count({demanded}));
  EXPECT_EQ(getScaled(found->seeds), (std::vector<ValueId>{c, noise}));
}

// Two networks: with the first one served, the search finds the other's seed,
// and keeps the first.
TEST_F(LossSeedSearchTest, ASearchForOneTargetKeepsTheSeedsThereAre) {
  ValueId v = graph.addArgument({4, 2}), w = graph.addArgument({4, 2});
  ValueId x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {}), d = graph.addConstant(0.5, {});
  returnTarget(gradient(x, cotangent(forward(x, v), c)));
  returnTarget(gradient(x, cotangent(forward(x, w), d)));
  std::optional<FoundSeed> first = find({}, {}, {0});
  ASSERT_TRUE(first);
  EXPECT_EQ(getScaled(first->seeds), std::vector<ValueId>{c});
  std::optional<FoundSeed> second = find(first->seeds, {}, {1});
  ASSERT_TRUE(second);
  EXPECT_EQ(getScaled(second->seeds), (std::vector<ValueId>{c, d}));
}

// What was tried in vain is not offered again.
TEST_F(LossSeedSearchTest, ATriedPlaceIsNotFoundAgain) {
  ValueId w = graph.addArgument({4, 2}), x = batch({8, 4});
  ValueId c = graph.addConstant(0.125, {});
  returnTarget(gradient(x, cotangent(forward(x, w), c)));
  SeedSet tried;
  for (int i = 0; i < 5; ++i) {
    std::optional<FoundSeed> found = find({}, tried);
    if (!found)
      break;
    EXPECT_TRUE(tried.insert(found->place).second);
  }
  EXPECT_FALSE(find({}, tried));
}

} // namespace
