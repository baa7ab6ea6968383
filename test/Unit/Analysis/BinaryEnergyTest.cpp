//===- BinaryEnergyTest.cpp - The cheapest assignment, against all --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random energies of up to 14 variables: every assignment is tried, with
// arithmetic of its own. Variables are bits of a mask, 1 is wide.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/BinaryEnergy.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir::mp;

namespace {

using Variables = llvm::SmallVector<unsigned>;
__extension__ using Wider = __int128;

struct Term {
  enum Kind { Require, Tie, Forbid, Cost, Pair, Shared, Any } kind;
  Side side;
  /// The producer, the wide one of a pair, or the only one.
  unsigned first;
  Variables others;
  int64_t cost;

  void addTo(BinaryEnergy &energy) const;
  bool isHard() const { return kind <= Forbid; }
  /// Whether the assignment pays the cost, or breaks the requirement.
  bool isHit(unsigned wide) const;
};

void Term::addTo(BinaryEnergy &energy) const {
  switch (kind) {
  case Require:
    return energy.require(first, side);
  case Tie:
    return energy.tie(others);
  case Forbid:
    return energy.forbidPair(first, others[0]);
  case Cost:
    return energy.addCost(first, side, cost);
  case Pair:
    return energy.addPairCost(first, others[0], cost);
  case Shared:
    return energy.addSharedCost(first, side, others, cost);
  case Any:
    return energy.addAnyCost(others, side, cost);
  }
}

bool Term::isHit(unsigned wide) const {
  auto isOn = [&](unsigned variable, Side wanted) {
    return (wide >> variable & 1) == (wanted == Side::Wide);
  };
  auto anyOn = [&](Side wanted) {
    return llvm::any_of(others, [&](unsigned v) { return isOn(v, wanted); });
  };
  switch (kind) {
  case Require:
    return !isOn(first, side);
  case Tie:
    return anyOn(Side::Wide) && anyOn(Side::Narrow);
  case Forbid:
  case Pair:
    return isOn(first, Side::Wide) && isOn(others[0], Side::Narrow);
  case Cost:
    return isOn(first, side);
  case Shared:
    return isOn(first, side) && anyOn(getOpposite(side));
  case Any:
    return anyOn(side);
  }
  return false;
}

struct Problem {
  unsigned size = 0;
  std::vector<Term> terms;

  BinaryEnergy build() const {
    BinaryEnergy energy;
    energy.addVariables(size);
    for (const Term &term : terms)
      term.addTo(energy);
    return energy;
  }
  /// None where the assignment breaks a requirement.
  std::optional<Wider> evaluate(unsigned wide) const {
    Wider sum = 0;
    for (const Term &term : terms) {
      if (!term.isHit(wide))
        continue;
      if (term.isHard())
        return std::nullopt;
      sum += term.cost;
    }
    return sum;
  }
};

/// All cheapest assignments.
struct Optimum {
  explicit Optimum(const Problem &problem);
  std::optional<Wider> energy;
  unsigned count = 0;
  /// The variables that are wide in all of them.
  unsigned common = ~0u;
};

Optimum::Optimum(const Problem &problem) {
  for (unsigned wide = 0; wide >> problem.size == 0; ++wide) {
    std::optional<Wider> sum = problem.evaluate(wide);
    if (!sum || (energy && *sum > *energy))
      continue;
    if (!energy || *sum < *energy) {
      count = 0;
      common = ~0u;
    }
    energy = sum;
    ++count;
    common &= wide;
  }
}

using Random = std::mt19937;
Random makeRandom(unsigned seed) { return Random(seed); }
unsigned pick(Random &random, unsigned below) { return random() % below; }

Problem makeProblem(Random &random, llvm::ArrayRef<int64_t> prices) {
  Problem problem;
  problem.size = 1 + pick(random, 14);
  unsigned terms = pick(random, 4 * problem.size + 1);
  for (unsigned i = 0; i < terms; ++i) {
    // Few requirements, or nothing is left to choose.
    Term term;
    term.kind = pick(random, 4) ? Term::Kind(Term::Cost + pick(random, 4))
                                : Term::Kind(pick(random, 3));
    term.side = pick(random, 2) ? Side::Wide : Side::Narrow;
    term.first = pick(random, problem.size);
    // Perhaps none, perhaps one twice, perhaps the first among them.
    unsigned others = pick(random, 5);
    if (term.kind == Term::Forbid || term.kind == Term::Pair)
      others = 1;
    while (others--)
      term.others.push_back(pick(random, problem.size));
    term.cost = prices[pick(random, prices.size())];
    problem.terms.push_back(term);
  }
  return problem;
}

unsigned getMask(const llvm::BitVector &wide) {
  unsigned mask = 0;
  for (unsigned variable : wide.set_bits())
    mask |= 1u << variable;
  return mask;
}

llvm::BitVector getVector(unsigned mask, unsigned size) {
  llvm::BitVector wide(size);
  for (unsigned variable = 0; variable < size; ++variable)
    wide[variable] = mask >> variable & 1;
  return wide;
}

int64_t saturate(Wider sum) {
  return sum > uncountable ? uncountable : static_cast<int64_t>(sum);
}

/// Two requirements of the problem that no assignment keeps together with what
/// is tied and forbidden.
void checkContradiction(const Problem &problem,
                        BinaryEnergy::Contradiction found) {
  Problem small;
  small.size = problem.size;
  bool wide = false, narrow = false;
  for (const Term &term : problem.terms) {
    if (term.kind == Term::Tie || term.kind == Term::Forbid)
      small.terms.push_back(term);
    if (term.kind != Term::Require)
      continue;
    wide |= term.side == Side::Wide && term.first == found.wide;
    narrow |= term.side == Side::Narrow && term.first == found.narrow;
  }
  EXPECT_TRUE(wide && narrow);
  small.terms.push_back({Term::Require, Side::Wide, found.wide, {}, 0});
  small.terms.push_back({Term::Require, Side::Narrow, found.narrow, {}, 0});
  EXPECT_FALSE(Optimum(small).energy);
}

/// What the problems of a test were, so that it does not pass on trivial ones.
struct Seen {
  unsigned contradictions = 0, ambiguous = 0, mixed = 0, saturated = 0;
};

void check(const Problem &problem, Seen &seen) {
  Optimum best(problem);
  auto answer = problem.build().solve();
  if (auto *contradiction = std::get_if<1>(&answer)) {
    ++seen.contradictions;
    EXPECT_FALSE(best.energy);
    return checkContradiction(problem, *contradiction);
  }
  ASSERT_TRUE(best.energy);
  const auto &solution = std::get<0>(answer);
  EXPECT_EQ(solution.energy, saturate(*best.energy));
  EXPECT_EQ(getMask(solution.wide), best.common);
  EXPECT_TRUE(problem.evaluate(best.common) == best.energy);
  seen.ambiguous += best.count > 1;
  seen.mixed += best.common != 0 && solution.wide.count() < problem.size;
  seen.saturated += *best.energy > uncountable;
}

TEST(BinaryEnergy, CheapestOfAllAssignments) {
  Random random = makeRandom(11);
  Seen seen;
  for (unsigned i = 0; i < 3000; ++i) {
    SCOPED_TRACE(i);
    check(makeProblem(random, {0, 1, 2, 3, 5, 8, 13, 100}), seen);
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(seen.contradictions, 50u);
  EXPECT_GT(seen.ambiguous, 500u);
  EXPECT_GT(seen.mixed, 1000u);
}

// Assignments are told apart by one byte where their sums do not fit.
TEST(BinaryEnergy, CheapestWhereSumsOverflow) {
  Random random = makeRandom(12);
  Seen seen;
  for (unsigned i = 0; i < 1000; ++i) {
    SCOPED_TRACE(i);
    check(makeProblem(random, {1, uncountable / 2, uncountable / 2 + 1,
                               uncountable - 1, uncountable}),
          seen);
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(seen.saturated, 200u);
  EXPECT_GT(seen.mixed, 200u);
}

TEST(BinaryEnergy, EvaluatesAnyAssignment) {
  Random random = makeRandom(13);
  unsigned broken = 0;
  for (unsigned i = 0; i < 3000; ++i) {
    Problem problem = makeProblem(random, {0, 1, 7, uncountable / 3});
    unsigned wide = random() & ((1u << problem.size) - 1);
    std::optional<Wider> expected = problem.evaluate(wide);
    auto energy = problem.build().evaluate(getVector(wide, problem.size));
    ASSERT_EQ(energy.has_value(), expected.has_value());
    if (expected)
      ASSERT_EQ(*energy, saturate(*expected));
    else
      ++broken;
  }
  EXPECT_GT(broken, 300u);
}

// The same terms in another order, and every other time of renumbered
// variables; where they are not, a contradiction is the same, too.
TEST(BinaryEnergy, OrderOfInsertionDoesNotMatter) {
  Random random = makeRandom(14);
  for (unsigned i = 0; i < 500; ++i) {
    Problem problem = makeProblem(random, {1, 1, 2, 3});
    auto answer = problem.build().solve();
    std::vector<unsigned> renamed(problem.size);
    std::iota(renamed.begin(), renamed.end(), 0);
    if (i % 2)
      std::shuffle(renamed.begin(), renamed.end(), random);
    Problem other = problem;
    std::shuffle(other.terms.begin(), other.terms.end(), random);
    for (Term &term : other.terms) {
      term.first = renamed[term.first];
      for (unsigned &variable : term.others)
        variable = renamed[variable];
      std::shuffle(term.others.begin(),
                   term.others.end() - (term.kind == Term::Forbid), random);
    }
    auto again = other.build().solve();
    ASSERT_EQ(answer.index(), again.index());
    if (auto *found = std::get_if<1>(&answer)) {
      if (i % 2 == 0) {
        EXPECT_EQ(found->wide, std::get<1>(again).wide);
        EXPECT_EQ(found->narrow, std::get<1>(again).narrow);
      }
      continue;
    }
    EXPECT_EQ(std::get<0>(answer).energy, std::get<0>(again).energy);
    for (unsigned variable = 0; variable < problem.size; ++variable)
      EXPECT_EQ(std::get<0>(answer)[variable],
                std::get<0>(again)[renamed[variable]]);
  }
}

TEST(BinaryEnergy, NothingSpeaksForWide) {
  BinaryEnergy energy;
  EXPECT_EQ(std::get<0>(energy.solve()).energy, 0);
  unsigned a = energy.addVariables(3);
  energy.addCost(a, Side::Wide, 5);
  energy.addCost(a, Side::Narrow, 5);
  energy.addCost(a + 1, Side::Wide, 5);
  energy.addCost(a + 1, Side::Narrow, 6);
  auto solution = std::get<0>(energy.solve());
  EXPECT_EQ(getMask(solution.wide), 2u);
  EXPECT_EQ(solution.energy, 10);
}

// A wide value that two read narrow is cast once, and a narrow one that must be
// read wide, too; a third reader changes nothing.
TEST(BinaryEnergy, CastIsSharedInEachDirection) {
  for (Side side : {Side::Wide, Side::Narrow}) {
    BinaryEnergy energy;
    unsigned producer = energy.addVariable();
    unsigned readers[] = {energy.addVariable(), energy.addVariable(),
                          energy.addVariable()};
    energy.require(producer, side);
    for (unsigned reader : readers)
      energy.addCost(reader, side, 4);
    energy.addSharedCost(producer, side, readers, 6);
    EXPECT_EQ(std::get<0>(energy.solve()).energy, 6);
    energy.require(readers[0], side);
    EXPECT_EQ(std::get<0>(energy.solve()).energy, 10);
    energy.require(readers[1], side);
    EXPECT_EQ(std::get<0>(energy.solve()).energy, 12);
  }
}

// a is tied to b, b wide makes c wide, c is tied to d.
TEST(BinaryEnergy, ContradictionNamesBothEnds) {
  BinaryEnergy energy;
  unsigned a = energy.addVariables(4), b = a + 1, c = a + 2, d = a + 3;
  energy.tie({a, b});
  energy.forbidPair(b, c);
  energy.tie({c, d});
  energy.require(d, Side::Wide);
  energy.require(a, Side::Narrow);
  EXPECT_EQ(getMask(std::get<0>(energy.solve()).wide), 1u << c | 1u << d);
  BinaryEnergy itself = energy;
  itself.require(a, Side::Wide);
  auto found = std::get<1>(itself.solve());
  EXPECT_EQ(found.wide, a);
  EXPECT_EQ(found.narrow, a);
  BinaryEnergy along;
  along.addVariables(4);
  along.tie({a, b});
  along.forbidPair(b, c);
  along.tie({c, d});
  along.require(a, Side::Wide);
  along.require(d, Side::Narrow);
  found = std::get<1>(along.solve());
  EXPECT_EQ(found.wide, a);
  EXPECT_EQ(found.narrow, d);
}

// Dear risk leaves all wide, cheap risk nothing: the energy without it is
// written once.
TEST(BinaryEnergy, CopyIsSolvedAtOtherPrices) {
  BinaryEnergy bytes;
  unsigned a = bytes.addVariables(2);
  bytes.addCost(a, Side::Wide, 10);
  bytes.addCost(a + 1, Side::Wide, 20);
  for (auto [price, wide] : {std::pair(5, 0u), {15, 1u}, {25, 3u}}) {
    BinaryEnergy priced = bytes;
    priced.addCost(a, Side::Narrow, price);
    priced.addCost(a + 1, Side::Narrow, price);
    EXPECT_EQ(getMask(std::get<0>(priced.solve()).wide), wide);
  }
}

} // namespace
