//===- StoragePlanTest.cpp - The planner mincut, against all choices ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random functions of a few ops: what the plan's types move is counted anew and
// compared with every choice that the same verdicts allow, and with painting.
//
//===----------------------------------------------------------------------===//

#include "MemoryBytes.h"
#include "RandomMemoryFunction.h"

#include "mp/Analysis/Precision/PlanFrontier.h"
#include "mp/Analysis/Precision/Planner.h"
#include "mp/Analysis/Storage/StoragePlan.h"
#include "mp/Interfaces/ExternalModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

using Prices = MemoryBytes::Prices;

// What StorageModel adds to bytes, so that no kernel casts a few numbers and
// nothing is rounded that saves nothing.
constexpr Prices modelPrices = {1 << 16, 1 << 6};
constexpr Prices onlyBytes = {0, 0};
constexpr unsigned minFree = 2, maxFree = 12;

/// A function and everything that is known of it.
struct Planned {
  Planned(ModuleOp module, PolicyAttr policy)
      : policy(policy), resolver(policy),
        entry(*module.getOps<func::FuncOp>().begin()),
        function(*FunctionPrecision::build(entry, policy, resolver)),
        memory(entry, policy.getFusion()), state(findStateValues(entry)),
        ranges(entry),
        trust((ranges.run(), function), state, ranges, policy.getType()),
        plan(function, memory, trust, policy),
        bytes(function, memory, trust, policy.getType()) {}

  /// The cheapest of all choices that are allowed.
  int64_t findLeast(const Prices &prices) const {
    int64_t least = std::numeric_limits<int64_t>::max();
    for (unsigned mask = 0; mask < 1u << bytes.getFree().size(); ++mask)
      least = std::min(least, bytes.count(bytes.choose(mask), prices));
    return least;
  }
  std::optional<MemoryBytes::Choice> choosePlanned() const {
    return bytes.readOff([&](auto node) { return plan.getTypes(node); },
                         policy.getType());
  }
  std::optional<MemoryBytes::Choice> choosePainted() const {
    std::unique_ptr<PlannedTypes> painted =
        planTypesByPainting(function, policy);
    return bytes.readOff([&](auto node) { return painted->getTypes(node); },
                         policy.getType());
  }

  PolicyAttr policy;
  ClassResolver resolver;
  func::FuncOp entry;
  FunctionPrecision function;
  MemoryGraph memory;
  StateValues state;
  RangeAnalysis ranges;
  ValueTrust trust;
  StoragePlan plan;
  MemoryBytes bytes;
};

class StoragePlanTest : public testing::Test {
protected:
  StoragePlanTest() {
    DialectRegistry registry;
    registry.insert<MPDialect, arith::ArithDialect, func::FuncDialect,
                    math::MathDialect>();
    registerArithModels(registry);
    registerFuncModels(registry);
    registerMathModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Calls `check` with as many functions of few free groups.
  template <typename CheckT>
  void tryFunctions(unsigned count, ArrayRef<unsigned> sizes, CheckT check) {
    tryTexts(
        count,
        [&](std::mt19937 &random) {
          return writeRandomFunction(random, sizes[random() % sizes.size()],
                                     4 + random() % 20);
        },
        check);
  }
  template <typename WriteT, typename CheckT>
  void tryTexts(unsigned count, WriteT write, CheckT check) {
    std::mt19937 random(7);
    for (unsigned tried = 0; tried < count && !HasFailure();) {
      std::string text = write(random);
      SCOPED_TRACE(text);
      OwningOpRef<ModuleOp> module =
          parseSourceString<ModuleOp>(text, &context);
      ASSERT_TRUE(module);
      Planned planned(*module,
                      (*module)->getAttrOfType<PolicyAttr>(attr::policy));
      unsigned numFree = planned.bytes.getFree().size();
      if (numFree < minFree || numFree > maxFree)
        continue;
      ++tried;
      check(planned);
    }
  }

  MLIRContext context;
};

// Small tensors, where a launch counts, and large ones.
TEST_F(StoragePlanTest, NoChoiceIsCheaper) {
  unsigned numFree = 0, numMixed = 0, numNarrow = 0;
  tryFunctions(3000, {8, 64, 256, 1024}, [&](const Planned &planned) {
    std::optional<MemoryBytes::Choice> choice = planned.choosePlanned();
    ASSERT_TRUE(choice) << "a kernel reads a value in two types";
    ASSERT_TRUE(planned.bytes.isAllowed(*choice));
    EXPECT_EQ(planned.bytes.count(*choice, modelPrices),
              planned.findLeast(modelPrices));
    unsigned narrow = llvm::count_if(planned.bytes.getFree(),
                                     [&](unsigned i) { return (*choice)[i]; });
    numFree += planned.bytes.getFree().size();
    numNarrow += narrow;
    numMixed += narrow && narrow < planned.bytes.getFree().size();
  });
  RecordProperty("free", numFree);
  RecordProperty("narrow", numNarrow);
  RecordProperty("mixed", numMixed);
  // Neither side is the answer everywhere.
  EXPECT_GT(numNarrow, numFree / 10);
  EXPECT_LT(numNarrow, 9 * numFree / 10);
  EXPECT_GT(numMixed, 100u);
}

// Steps, whose gradients and states have verdicts of their own.
TEST_F(StoragePlanTest, NoChoiceIsCheaperForAStep) {
  unsigned numGradients = 0, numStates = 0;
  auto write = [](std::mt19937 &random) {
    return writeRandomStep(random, random() % 2 ? 64 : 1024, 2 + random() % 7);
  };
  tryTexts(500, write, [&](const Planned &planned) {
    std::optional<MemoryBytes::Choice> choice = planned.choosePlanned();
    ASSERT_TRUE(choice && planned.bytes.isAllowed(*choice));
    EXPECT_EQ(planned.bytes.count(*choice, modelPrices),
              planned.findLeast(modelPrices));
    numGradients += planned.state.weightGradients.size();
    numStates += planned.state.state.size();
  });
  EXPECT_GT(numGradients, 500u);
  EXPECT_GT(numStates, 500u);
}

// Each op a kernel: nothing stays inside one, and none writes two copies.
TEST_F(StoragePlanTest, NoChoiceIsCheaperWithoutFusion) {
  unsigned numMixed = 0;
  auto write = [](std::mt19937 &random) {
    std::string text =
        random() % 4
            ? writeRandomFunction(random, 8 << (random() % 8), 4 + random() % 8)
            : writeRandomStep(random, 64, 2 + random() % 5);
    size_t type = text.find("f16", text.find("#mp.policy<"));
    return text.insert(type + 3, ", fusion = none");
  };
  tryTexts(1000, write, [&](const Planned &planned) {
    ASSERT_EQ(planned.policy.getFusion(), FusionMode::None);
    std::optional<MemoryBytes::Choice> choice = planned.choosePlanned();
    ASSERT_TRUE(choice && planned.bytes.isAllowed(*choice));
    EXPECT_EQ(planned.bytes.count(*choice, modelPrices),
              planned.findLeast(modelPrices));
    unsigned narrow = llvm::count_if(planned.bytes.getFree(),
                                     [&](unsigned i) { return (*choice)[i]; });
    numMixed += narrow && narrow < planned.bytes.getFree().size();
  });
  EXPECT_GT(numMixed, 100u);
}

// Where a launch is little, so are bytes alone within 3 % of the least.
TEST_F(StoragePlanTest, BytesAreNearTheLeast) {
  tryFunctions(1000, {2048}, [&](const Planned &planned) {
    int64_t bytes = planned.bytes.count(*planned.choosePlanned(), onlyBytes);
    EXPECT_LE(100 * bytes, 103 * planned.findLeast(onlyBytes));
  });
}

// At any price on what is only assumed to fit the frontier has a plan that no
// choice is cheaper than. Reads of arguments that are returned are not counted
// there: they never change.
TEST_F(StoragePlanTest, FrontierHasTheCheapestAtEachPrice) {
  unsigned numPoints = 0, numFunctions = 0;
  tryFunctions(300, {64, 256, 1024}, [&](const Planned &planned) {
    PlanFrontier frontier = findPlanFrontier(planned.function, planned.policy,
                                             /*most=*/1000);
    ASSERT_FALSE(frontier.points.empty());
    std::optional<int64_t> fixed;
    for (int64_t price : {0, 1000, 20000, 70000, 300000, 3000000, 1 << 30}) {
      int64_t least = std::numeric_limits<int64_t>::max(), ours = least;
      for (unsigned mask = 0; mask < 1u << planned.bytes.getFree().size();
           ++mask) {
        MemoryBytes::Choice choice = planned.bytes.choose(mask);
        least = std::min(least, planned.bytes.count(choice, modelPrices) +
                                    price * planned.bytes.countAssumed(choice));
      }
      for (const FrontierPoint &point : frontier.points)
        ours = std::min(ours, point.energy + price * point.assumed);
      if (!fixed)
        fixed = least - ours;
      EXPECT_EQ(ours + *fixed, least) << "at price " << price;
    }
    numPoints += frontier.points.size();
    ++numFunctions;
  });
  EXPECT_GT(numPoints, numFunctions + 100);
}

TEST_F(StoragePlanTest, NeverAbovePainting) {
  unsigned numCompared = 0, numBelow = 0;
  tryFunctions(3000, {64, 256, 1024}, [&](const Planned &planned) {
    std::optional<MemoryBytes::Choice> painted = planned.choosePainted();
    if (!painted || !planned.bytes.isAllowed(*painted))
      return;
    int64_t ours = planned.bytes.count(*planned.choosePlanned(), modelPrices);
    int64_t theirs = planned.bytes.count(*painted, modelPrices);
    EXPECT_LE(ours, theirs);
    ++numCompared;
    numBelow += ours < theirs;
  });
  RecordProperty("compared", numCompared);
  RecordProperty("below", numBelow);
  EXPECT_GT(numCompared, 100u);
  EXPECT_GT(numBelow, 10u);
}

} // namespace
