//===- FindMixedTest.cpp - The short way to a mixed value, against all ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random steps: what findMixed, findChanges and getFactorAncestors say after a
// look at what changes is what the degrees of the whole step say.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "gtest/gtest.h"

#include <functional>
#include <random>
#include <set>

using namespace mlir::mp;
using Kind = LinearityKind;

namespace {

class RandomStep {
public:
  explicit RandomStep(unsigned seed, bool hasLoop = false) : random(seed) {
    unsigned numArguments = 1 + below(3);
    for (unsigned i = 0; i < numArguments; ++i)
      graph.addArgument({4}, /*isFloat=*/below(8) != 0);
    graph.addConstant(0.5, {4});
    graph.addConstant(0.0, {4});
    unsigned numOps = 1 + below(20);
    for (unsigned i = 0; i < numOps; ++i)
      addOp();
    if (hasLoop)
      addLoop(numOps);
    unsigned numResults = 1 + below(3);
    for (unsigned i = 0; i < numResults; ++i)
      graph.addResult(below(graph.getValues().size()));
  }

  /// A few factors, at values and at uses.
  DegreeShifts makeShifts() {
    DegreeShifts shifts;
    unsigned count = 1 + below(3);
    for (unsigned i = 0; i < count; ++i) {
      int shift = below(2) ? 1 : -1;
      unsigned value = below(graph.getValues().size());
      const auto &uses = graph.getValue(value).uses;
      if (!uses.empty() && below(2))
        shifts.uses[uses[below(uses.size())]] = shift;
      else
        shifts.values[value] = shift;
    }
    return shifts;
  }

  /// One factor.
  DegreeShifts makePlace() {
    DegreeShifts shifts;
    unsigned value = below(graph.getValues().size());
    const auto &uses = graph.getValue(value).uses;
    if (!uses.empty() && below(2))
      shifts.uses[uses[below(uses.size())]] = 1;
    else
      shifts.values[value] = 1;
    return shifts;
  }

  /// What some result depends on.
  llvm::BitVector getReturned() const {
    return graph.getAncestors(graph.getResults());
  }

  DegreeGraph graph;

private:
  unsigned below(unsigned end) { return random() % end; }

  void addOp() {
    constexpr Kind kinds[] = {Kind::Linear,    Kind::Common, Kind::Ordered,
                              Kind::Product,   Kind::Power,  Kind::Quotient,
                              Kind::Invariant, Kind::Opaque};
    Kind kind = kinds[below(std::size(kinds))];
    Linearity rule =
        kind == Kind::Power ? Linearity::power(1, 2) : Linearity::of(kind);
    bool isUnary = kind == Kind::Linear || kind == Kind::Power;
    if (!isUnary && kind != Kind::Quotient && below(4) == 0)
      rule.operands[0] = OperandPart::Control;
    llvm::SmallVector<unsigned> operands;
    for (unsigned i = 0; i < (isUnary ? 1u : 2u); ++i)
      operands.push_back(below(graph.getValues().size()));
    graph.add(rule, operands, {4});
  }

  /// Of as many ops, with as many behind it.
  void addLoop(unsigned numOps) {
    unsigned start = below(graph.getValues().size());
    unsigned carried = graph.addValue({4}), next = graph.addValue({4});
    graph.addNode({DegreeGraph::NodeKind::Phi, {}, {start, next}, {carried}});
    for (unsigned i = 0; i < numOps; ++i)
      addOp();
    graph.addNode({DegreeGraph::NodeKind::Op,
                   Linearity::of(Kind::Common),
                   {carried, below(graph.getValues().size())},
                   {next}});
    for (unsigned i = 0; i < numOps; ++i)
      addOp();
  }

  std::mt19937 random;
};

TEST(FindMixedTest, SaysWhatTheDegreesOfTheWholeStepSay) {
  unsigned numMixed = 0, numVaried = 0;
  constexpr unsigned numSteps = 5000;
  for (unsigned seed = 0; seed < numSteps; ++seed) {
    RandomStep step(seed);
    DegreeShifts shifts = step.makeShifts();
    llvm::BitVector returned = step.getReturned();
    const std::vector<Degree> without = computeDegrees(step.graph, {});
    std::vector<Degree> base = without;
    bool isMixed = findMixed(step.graph, shifts, base, returned);
    EXPECT_TRUE(base == without) << "seed " << seed;
    std::vector<Degree> degrees = computeDegrees(step.graph, shifts);
    EXPECT_EQ(isMixed,
              llvm::any_of(returned.set_bits(),
                           [&](unsigned v) { return degrees[v].isMixed(); }))
        << "seed " << seed;
    // What mixes stays mixed: the proof that follows would fail as well.
    bool isVariant = !findVariantExits(step.graph, degrees, shifts).empty();
    EXPECT_TRUE(!isMixed || isVariant) << "seed " << seed;
    numMixed += isMixed;
    numVaried += isVariant && !isMixed;
  }
  // Every case is there: mixed, another degree at an end, and neither.
  EXPECT_GT(numMixed, numSteps / 10);
  EXPECT_GT(numVaried, numSteps / 10);
  EXPECT_LT(numMixed + numVaried, numSteps * 9 / 10);
}

/// What a step with one more factor is to a search that repairs sums of scaled
/// and unscaled values.
struct Repaired {
  Repaired() = default;
  Repaired(const Repaired &) = delete; // what repairs knows its own nodes
  Repaired &operator=(const Repaired &) = delete;

  DegreeOptions getOptions(bool recover) { return {repair, recover}; }

  std::set<DegreeGraph::NodeId> nodes;
  std::function<void(DegreeGraph::NodeId, llvm::MutableArrayRef<Degree>)>
      repair = [this](DegreeGraph::NodeId id,
                      llvm::MutableArrayRef<Degree> operands) {
        if (!llvm::is_contained(operands, Degree::of(1)))
          return;
        nodes.insert(id);
        llvm::replace(operands, Degree::of(0), Degree::of(1));
      };
};

// One factor more than there were changes what it would have made of all, and
// what is not looked at again is repaired as it was.
TEST(FindChangesTest, SayWhatTheDegreesOfTheWholeStepSay) {
  unsigned numChanged = 0, numRepaired = 0, numSpared = 0;
  constexpr unsigned numSteps = 5000;
  for (unsigned seed = 0; seed < numSteps; ++seed) {
    RandomStep step(seed);
    bool recover = seed % 2;
    DegreeShifts before = step.makeShifts(), added = step.makePlace();
    DegreeShifts all = before;
    for (auto [value, shift] : added.values)
      all.values[value] += shift;
    for (auto [use, shift] : added.uses)
      all.uses[use] += shift;
    Repaired old, partly, whole;
    const std::vector<Degree> without =
        computeDegrees(step.graph, before, old.getOptions(recover));
    std::vector<Degree> base = without;
    std::optional<DegreeChanges> changes =
        findChanges(step.graph, all, added, base, partly.getOptions(recover));
    ASSERT_TRUE(changes) << "seed " << seed;
    EXPECT_TRUE(base == without) << "seed " << seed;
    for (auto [value, degree] : changes->degrees)
      base[value] = degree;
    EXPECT_TRUE(base ==
                computeDegrees(step.graph, all, whole.getOptions(recover)))
        << "seed " << seed;
    for (DegreeGraph::NodeId node : old.nodes)
      if (!llvm::binary_search(changes->visited, node))
        partly.nodes.insert(node);
    EXPECT_TRUE(partly.nodes == whole.nodes) << "seed " << seed;
    numChanged += !changes->degrees.empty();
    numRepaired += whole.nodes != old.nodes;
    numSpared += changes->visited.size() < step.graph.getNodes().size();
  }
  EXPECT_GT(numChanged, numSteps / 2);
  EXPECT_GT(numRepaired, numSteps / 20);
  EXPECT_GT(numSpared, numSteps / 2);
}

// What comes to no loop is found beside one as well. The whole step knows no
// more: it may keep what a value behind a loop seemed to be before the last
// round.
TEST(FindChangesTest, SayNothingOfWhatComesToALoop) {
  unsigned numFound = 0, numKept = 0;
  constexpr unsigned numSteps = 5000;
  for (unsigned seed = 0; seed < numSteps; ++seed) {
    RandomStep step(seed, /*hasLoop=*/true);
    ASSERT_TRUE(step.graph.hasLoop());
    DegreeShifts added = step.makePlace();
    const std::vector<Degree> without = computeDegrees(step.graph, {});
    std::vector<Degree> base = without;
    std::optional<DegreeChanges> changes =
        findChanges(step.graph, added, added, base, {});
    EXPECT_TRUE(base == without) << "seed " << seed;
    if (!changes)
      continue;
    ++numFound;
    for (auto [value, degree] : changes->degrees)
      base[value] = degree;
    const std::vector<Degree> whole = computeDegrees(step.graph, added);
    for (auto [found, expected] : llvm::zip_equal(base, whole))
      EXPECT_TRUE(Degree::join({found, expected}) == expected)
          << "seed " << seed;
    numKept += base != whole;
  }
  EXPECT_LT(numKept, numSteps / 1000);
  EXPECT_GT(numFound, numSteps / 10);
  EXPECT_LT(numFound, numSteps * 9 / 10);
}

// A value is scaled by no place that a factor does not come from.
TEST(FactorAncestorsTest, HoldThePlacesThatScaleAValue) {
  unsigned numScaled = 0, numLeftOut = 0;
  constexpr unsigned numSteps = 5000;
  for (unsigned seed = 0; seed < numSteps; ++seed) {
    RandomStep step(seed, /*hasLoop=*/seed % 2);
    DegreeGraph &graph = step.graph;
    unsigned count = graph.getValues().size();
    unsigned place = seed % count;
    DegreeShifts shifts;
    shifts.values[place] = 1;
    std::vector<Degree> degrees = computeDegrees(graph, shifts);
    for (unsigned value = 0; value < count; ++value) {
      bool comes = graph.getFactorAncestors(value)[place];
      bool isScaled = degrees[value] == Degree::of(1);
      EXPECT_TRUE(comes || !isScaled) << "seed " << seed << ", " << value;
      numScaled += isScaled;
      numLeftOut += !comes && graph.getAncestors(value)[place];
    }
  }
  EXPECT_GT(numScaled, numSteps);
  EXPECT_GT(numLeftOut, numSteps / 10);
}

// A loop is left to the fixpoint.
TEST(FindMixedTest, SaysNothingOfLoops) {
  DegreeGraph graph;
  unsigned start = graph.addArgument({}), factor = graph.addArgument({});
  unsigned carried = graph.addValue({}), next = graph.addValue({});
  graph.addNode({DegreeGraph::NodeKind::Phi, {}, {start, next}, {carried}});
  graph.addNode({DegreeGraph::NodeKind::Op,
                 Linearity::of(Kind::Product),
                 {carried, factor},
                 {next}});
  graph.addResult(carried);
  ASSERT_TRUE(graph.hasLoop());
  DegreeShifts shifts;
  shifts.values[factor] = 1;
  std::vector<Degree> base = computeDegrees(graph, {});
  EXPECT_TRUE(computeDegrees(graph, shifts)[carried].isMixed());
  EXPECT_FALSE(findMixed(graph, shifts, base, llvm::BitVector(4, true)));
}

} // namespace
