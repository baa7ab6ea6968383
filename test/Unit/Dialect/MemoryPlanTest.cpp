//===- MemoryPlanTest.cpp - Planning memory by lifetimes ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/MemoryPlan.h"

#include "gtest/gtest.h"

#include <limits>

using namespace mlir::mp;
using llvm::SmallVector;

/// Whether two buffers share bytes at a step, found the slow way.
static bool overlapsSlowly(llvm::ArrayRef<LiveRange> ranges,
                           llvm::ArrayRef<int64_t> offsets) {
  for (size_t a = 0; a < ranges.size(); ++a)
    for (size_t b = a + 1; b < ranges.size(); ++b) {
      bool inTime = ranges[a].first <= ranges[b].last &&
                    ranges[b].first <= ranges[a].last;
      bool inSpace = offsets[a] < offsets[b] + ranges[b].bytes &&
                     offsets[b] < offsets[a] + ranges[a].bytes;
      if (inTime && inSpace && ranges[a].bytes && ranges[b].bytes)
        return true;
    }
  return false;
}

static int64_t alignOf(int64_t bytes) { return bytes < 256 ? 16 : 256; }

/// SplitMix64: the same numbers on every machine.
static uint64_t nextRandom(uint64_t &state) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static SmallVector<LiveRange> makeRanges(uint64_t seed, int count) {
  SmallVector<LiveRange> ranges;
  for (int i = 0; i < count; ++i) {
    int64_t first = nextRandom(seed) % 50;
    int64_t length = nextRandom(seed) % 10;
    int64_t bytes = (nextRandom(seed) % 4000) >> (nextRandom(seed) % 8);
    ranges.push_back({bytes, first, first + length});
  }
  return ranges;
}

TEST(MemoryPlan, BuffersThatDoNotLiveTogetherShare) {
  auto plan = planMemory({{1000, 0, 1}, {1000, 2, 3}}, alignOf);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->peak, 1024);
  EXPECT_EQ(plan->lowerBound, 1024);
  EXPECT_EQ(plan->offsets[0], plan->offsets[1]);
}

// The last reader still reads while the next writer writes.
TEST(MemoryPlan, LifetimesIncludeTheirEnds) {
  auto plan = planMemory({{1000, 0, 2}, {1000, 2, 3}}, alignOf);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->peak, 2048);
}

// Single numbers take 16 bytes each, behind what is larger.
TEST(MemoryPlan, SmallBuffersLieCloseTogether) {
  auto plan =
      planMemory({{4, 0, 2}, {300, 0, 2}, {4, 0, 2}, {20, 0, 2}}, alignOf);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->offsets, (SmallVector<int64_t>{544, 0, 560, 512}));
  EXPECT_EQ(plan->peak, 576);
}

// By size alone the arena would be 2304.
TEST(MemoryPlan, OtherOrdersLeaveFewerGaps) {
  SmallVector<LiveRange> ranges = {
      {1024, 0, 1}, {768, 1, 2}, {768, 3, 4}, {512, 2, 4}, {768, 2, 2}};
  auto plan = planMemory(ranges, alignOf);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->peak, plan->lowerBound);
  EXPECT_FALSE(findOverlap(ranges, plan->offsets));
}

// A small buffer that is placed first pushes no other one off its alignment.
TEST(MemoryPlan, LongLivedSmallBuffersKeepOthersAligned) {
  SmallVector<LiveRange> ranges = {{4, 0, 90}};
  for (int64_t i = 0; i < 60; ++i)
    ranges.push_back({256 * (1 + i * 7 % 11), i, i + 1 + i % 4});
  auto plan = planMemory(ranges, alignOf);
  ASSERT_TRUE(plan);
  EXPECT_FALSE(findOverlap(ranges, plan->offsets));
  for (auto [range, offset] : llvm::zip_equal(ranges, plan->offsets))
    EXPECT_EQ(offset % alignOf(range.bytes), 0);
}

TEST(MemoryPlan, NoBuffersNoArena) {
  auto plan = planMemory({}, alignOf);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->peak, 0);
  EXPECT_EQ(plan->lowerBound, 0);
}

TEST(MemoryPlan, SizesThatOverflowHaveNoPlan) {
  int64_t huge = std::numeric_limits<int64_t>::max();
  EXPECT_FALSE(planMemory({{huge, 0, 1}}, alignOf));
  EXPECT_FALSE(planMemory({{huge / 2, 0, 1}, {huge / 2, 2, 3}}, alignOf));
}

TEST(MemoryPlan, RandomPlansAreSoundAndNearTheBound) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SmallVector<LiveRange> ranges = makeRanges(seed, 60);
    auto plan = planMemory(ranges, alignOf);
    ASSERT_TRUE(plan);
    EXPECT_FALSE(overlapsSlowly(ranges, plan->offsets)) << "seed " << seed;
    EXPECT_FALSE(findOverlap(ranges, plan->offsets)) << "seed " << seed;
    EXPECT_GE(plan->peak, plan->lowerBound);
    EXPECT_LE(plan->peak, plan->lowerBound * 3 / 2) << "seed " << seed;
    for (auto [range, offset] : llvm::zip_equal(ranges, plan->offsets)) {
      EXPECT_EQ(offset % alignOf(range.bytes), 0);
      EXPECT_LE(offset + range.bytes, plan->peak);
    }
  }
}

// The checker agrees with the slow one on plans that are right and wrong.
TEST(MemoryPlan, OverlapsAreFoundIfAndOnlyIfThereAreAny) {
  int wrong = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    SmallVector<LiveRange> ranges = makeRanges(seed, 12);
    uint64_t state = seed + 1000;
    SmallVector<int64_t> offsets;
    for (size_t i = 0; i < ranges.size(); ++i)
      offsets.push_back(nextRandom(state) % 120 * 256);
    bool slow = overlapsSlowly(ranges, offsets);
    wrong += slow;
    EXPECT_EQ(findOverlap(ranges, offsets).has_value(), slow)
        << "seed " << seed;
  }
  EXPECT_GT(wrong, 50);
  EXPECT_LT(wrong, 450);
}
