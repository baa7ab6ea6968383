//===- ChipTimesTest.cpp - Tests of how long a chip takes -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Cost/ChipTimes.h"

#include "gtest/gtest.h"

using namespace mlir::mp;

namespace {

// The newest that is no newer; where there is none, the oldest.
TEST(ChipTimesTest, AChipHasTheTimesOfTheNearestBefore) {
  EXPECT_EQ(getChipTimes("sm_80").name, "sm_80");
  EXPECT_EQ(getChipTimes("8.0").name, "sm_80");
  EXPECT_EQ(getChipTimes("sm_87").name, "sm_86");
  EXPECT_EQ(getChipTimes("sm_90a").name, "sm_90");
  EXPECT_EQ(getChipTimes("sm_103").name, "sm_100");
  EXPECT_EQ(getChipTimes("sm_52").name, "sm_70");
  EXPECT_EQ(getChipTimes("").name, "sm_90");
  EXPECT_EQ(getChipTimes("nonsense").name, "sm_90");
}

// What padding can save is never less than nothing for the same product, and
// nothing that is small is worth a launch.
TEST(ChipTimesTest, AlignedRowsAreNoSlower) {
  for (const char *name : {"sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90",
                           "sm_100", "sm_120"}) {
    const ChipTimes &chip = getChipTimes(name);
    EXPECT_EQ(chip.name, name);
    for (int64_t size : {1, 33, 1000, 100000}) {
      double aligned =
          chip.getProductTime(size * size * size, size * size, true);
      double other =
          chip.getProductTime(size * size * size, size * size, false);
      EXPECT_LE(aligned, other);
      if (size == 33)
        EXPECT_LT(other, ChipTimes::launch);
    }
  }
}

} // namespace
