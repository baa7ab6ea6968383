//===- TargetSetsTest.cpp - Sets of targets, against std::set -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LossScaling/TargetSets.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <map>
#include <random>
#include <set>

using namespace mlir::mp;

namespace {

using Plain = std::set<unsigned>;

/// Unions of sets that are there, beginning with single targets.
class SetPair {
public:
  SetPair(unsigned seed, unsigned numTargets)
      : random(seed), numTargets(numTargets), sets(numTargets) {
    known[TargetSets::none] = {};
    for (unsigned target = 0; target < numTargets; ++target)
      known[TargetSets::getSingle(target)] = {target};
  }

  void unite() {
    llvm::SmallVector<TargetSets::Id> operands;
    Plain all;
    for (unsigned count = random() % 4; count > 0; --count) {
      auto any = std::next(known.begin(), random() % known.size());
      operands.push_back(any->first);
      all.insert(any->second.begin(), any->second.end());
    }
    TargetSets::Id id = sets.unite(operands);
    // One id for one set, whatever it was made of.
    for (const auto &[other, elements] : known)
      ASSERT_EQ(other == id, elements == all);
    known[id] = all;
  }

  void compareAll() {
    llvm::BitVector mask(numTargets);
    for (unsigned target = 0; target < numTargets; ++target)
      if (random() % 3 == 0)
        mask.set(target);
    for (const auto &[id, elements] : known) {
      ASSERT_EQ(sets.count(id), elements.size());
      std::vector<unsigned> visited;
      sets.forEach(id, [&](unsigned target) { visited.push_back(target); });
      ASSERT_TRUE(llvm::equal(visited, elements));
      for (unsigned target = 0; target < numTargets; ++target)
        ASSERT_EQ(sets.contains(id, target), elements.count(target) == 1);
      unsigned common = 0;
      for (unsigned target : elements)
        common += mask[target];
      ASSERT_EQ(sets.countCommon(id, mask), common);
      ASSERT_EQ(sets.intersects(id, mask), common > 0);
    }
  }

  /// How many sets of two targets and more there are.
  unsigned countLarge() const { return known.size() - numTargets - 1; }

private:
  std::mt19937 random;
  unsigned numTargets;
  TargetSets sets;
  std::map<TargetSets::Id, Plain> known;
};

TEST(TargetSetsTest, AgreeWithPlainSets) {
  // Words of bits end at 64.
  for (unsigned numTargets : {1, 2, 7, 63, 64, 65, 130}) {
    SetPair pair(numTargets, numTargets);
    for (unsigned i = 0; i < 100; ++i)
      ASSERT_NO_FATAL_FAILURE(pair.unite());
    ASSERT_NO_FATAL_FAILURE(pair.compareAll());
    if (numTargets > 2)
      EXPECT_GT(pair.countLarge(), 10u);
  }
}

#ifdef MP_ASSERTIONS
TEST(TargetSetsDeathTest, KnowOnlyTheirOwnSets) {
  TargetSets sets(3);
  TargetSets::Id pair = sets.unite({1, 2});
  EXPECT_EQ(sets.count(pair), 2u);
  EXPECT_DEATH((void)sets.count(pair + 1), "a set of two targets and more");
}
#endif

} // namespace
