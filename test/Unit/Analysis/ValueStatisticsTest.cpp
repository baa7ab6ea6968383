//===- ValueStatisticsTest.cpp - Blocks against single elements -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// f32 is looked at in blocks, f64 element by element: the same numbers must
// give the same statistics, whatever their count, their rows and what they are.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/ValueStatistics.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <cmath>
#include <random>
#include <vector>

using namespace mlir::mp;

namespace {
using Maker = float (*)(std::mt19937 &);

float makeNormal(std::mt19937 &random) {
  return std::normal_distribution<float>()(random);
}
/// Any bits at all: subnormal numbers, infinities and NaNs among them.
float makeBits(std::mt19937 &random) {
  return llvm::bit_cast<float>(static_cast<uint32_t>(random()));
}
float makeFinite(std::mt19937 &random) {
  float value = makeBits(random);
  return std::isfinite(value) ? value : -0.0f;
}
float makeRarelyNaN(std::mt19937 &random) {
  return random() % 5000 ? makeNormal(random) : NAN;
}
float makeInteger(std::mt19937 &random) {
  return std::ldexp(std::floor(makeNormal(random) * 100),
                    static_cast<int>(random() % 100));
}
float makeHalf(std::mt19937 &random) { return makeInteger(random) / 2; }
float makeZero(std::mt19937 &random) { return random() % 2 ? 0.0f : -0.0f; }
float makeSame(std::mt19937 &) { return -2.5f; }
float makeTinySame(std::mt19937 &) { return 1e-40f; }
float makeMostlyZero(std::mt19937 &random) {
  return random() % 1000 ? 0.0f : makeNormal(random);
}
} // namespace

TEST(ValueStatistics, BlocksAndElementsAgree) {
  const Maker makers[] = {
      makeNormal, makeBits, makeFinite, makeRarelyNaN, makeInteger,
      makeHalf,   makeZero, makeSame,   makeTinySame,  makeMostlyZero};
  std::mt19937 random(1);
  for (auto [kind, make] : llvm::enumerate(makers))
    for (int64_t rows : {1, 3, 31, 32, 33, 1023, 4099})
      for (int64_t row : {1, 2, 4, 7, 129}) {
        std::vector<float> values(rows * row);
        for (float &value : values)
          value = make(random);
        std::vector<double> doubles(values.begin(), values.end());
        ValueStatistics blocks, elements;
        // Twice: the second time something is there already.
        for (int i = 0; i < 2; ++i) {
          blocks.add(llvm::ArrayRef<float>(values), row);
          elements.add(llvm::ArrayRef<double>(doubles), row);
        }
        // Sums of squares in another order.
        EXPECT_NEAR(blocks.rowNorm, elements.rowNorm, 1e-12 * blocks.rowNorm);
        blocks.rowNorm = elements.rowNorm;
        EXPECT_TRUE(blocks == elements)
            << "kind " << kind << ", " << rows << " rows of " << row;
      }
}

TEST(ValueStatistics, PartsMergeToTheWhole) {
  std::mt19937 random(2);
  std::vector<float> values(3000);
  for (float &value : values)
    value = makeBits(random);
  llvm::ArrayRef<float> all(values);
  ValueStatistics whole, first, second;
  whole.add(all, 10);
  first.add(all.take_front(1000), 10);
  second.add(all.drop_front(1000), 10);
  first.merge(second);
  EXPECT_TRUE(first == whole);
  // Nothing seen adds nothing.
  first.merge(ValueStatistics());
  EXPECT_TRUE(first == whole);
}

TEST(ValueStatistics, SquaresOfDoublesMayOverflow) {
  ValueStatistics seen;
  seen.add(llvm::ArrayRef<double>({1e200, -1e-200, 3e-320, 0}), 4);
  EXPECT_EQ(seen.rowNorm, std::numeric_limits<double>::max());
  EXPECT_EQ(seen.amax(), 1e200);
  EXPECT_EQ(seen.least, 3e-320);
  EXPECT_EQ(seen.exponents.front(), 2);
  EXPECT_EQ(seen.exponents.back(), 1);
  ValueStatistics tiny;
  tiny.add(llvm::ArrayRef<double>({1e-200}), 1);
  EXPECT_EQ(tiny.rowNorm, 1e-200);
}
