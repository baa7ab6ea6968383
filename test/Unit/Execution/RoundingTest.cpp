//===- RoundingTest.cpp - Rounding against LLVM's APFloat -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// APFloat computes conversions bit by bit in software: nothing is shared with
// the functions under test.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Rounding.h"
#include "mp/Execution/Random.h"
#include "mp/Execution/Tensor.h"

#include "llvm/ADT/APFloat.h"
#include "gtest/gtest.h"

using namespace mlir::mp::exec;
using llvm::APFloat, llvm::APInt, llvm::fltSemantics;

/// Bits of `value` in a narrow type.
static uint16_t convert(APFloat value, const fltSemantics &semantics,
                        APFloat::roundingMode mode) {
  bool losesInfo;
  value.convert(semantics, mode, &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

static const fltSemantics &half = APFloat::IEEEhalf();
static const fltSemantics &brain = APFloat::BFloat();

/// Every pattern that can be a border case, and many that are none.
static std::vector<uint32_t> patterns() {
  std::vector<uint32_t> result;
  // All exponents, with mantissas around every tie of both types.
  for (uint32_t high = 0; high < 0x10000; high += 0x10)
    for (uint32_t low : {0u, 1u, 0xfffu, 0x1000u, 0x1001u, 0x2fffu, 0x3000u,
                         0x7fffu, 0x8000u, 0x8001u, 0xffffu})
      result.push_back(high << 16 | low | (high & 0x10 ? 0x10000 : 0));
  Random random(1);
  for (int i = 0; i < 300000; ++i)
    result.push_back(static_cast<uint32_t>(random.next()));
  return result;
}

static void expectSame(uint16_t got, uint16_t want, uint32_t bits,
                       const fltSemantics &semantics) {
  // Payloads of NaNs are nobody's business.
  if (APFloat(semantics, APInt(16, want)).isNaN())
    EXPECT_TRUE(APFloat(semantics, APInt(16, got)).isNaN()) << std::hex << bits;
  else
    EXPECT_EQ(got, want) << std::hex << bits;
}

TEST(Rounding, EveryF16SurvivesARoundTrip) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float value = f16Value(bits);
    APFloat wanted(half, APInt(16, bits));
    if (wanted.isNaN()) {
      EXPECT_NE(value, value);
      continue;
    }
    EXPECT_EQ(value, wanted.convertToFloat());
    EXPECT_EQ(f16Bits(value), bits);
    EXPECT_EQ(bitsOf(roundToF16(value)), bitsOf(value));
    EXPECT_EQ(bitsOf(truncateToF16(value)), bitsOf(value));
  }
}

TEST(Rounding, ToF16IsToNearestEven) {
  for (uint32_t bits : patterns())
    expectSame(
        f16Bits(roundToF16(floatOf(bits))),
        convert(APFloat(floatOf(bits)), half, APFloat::rmNearestTiesToEven),
        bits, half);
}

TEST(Rounding, ToBF16IsToNearestEven) {
  for (uint32_t bits : patterns())
    expectSame(
        bf16Bits(roundToBF16(floatOf(bits))),
        convert(APFloat(floatOf(bits)), brain, APFloat::rmNearestTiesToEven),
        bits, brain);
}

TEST(Rounding, TruncationGoesTowardZero) {
  for (uint32_t bits : patterns()) {
    float value = floatOf(bits);
    expectSame(f16Bits(truncateToF16(value)),
               convert(APFloat(value), half, APFloat::rmTowardZero), bits,
               half);
    expectSame(bf16Bits(truncateToBF16(value)),
               convert(APFloat(value), brain, APFloat::rmTowardZero), bits,
               brain);
  }
}

// A double just beside the middle of two f16: through the nearest f32 it would
// be the middle, and round to even.
TEST(Rounding, DoublesAreRoundedOnce) {
  for (uint32_t bits : patterns())
    for (double factor : {1.0, 1 + 0x1p-40, 1 - 0x1p-40}) {
      double value = static_cast<double>(floatOf(bits)) * factor;
      expectSame(f16Bits(roundNumber(ElementKind::F16, value)),
                 convert(APFloat(value), half, APFloat::rmNearestTiesToEven),
                 bits, half);
      expectSame(bf16Bits(roundNumber(ElementKind::BF16, value)),
                 convert(APFloat(value), brain, APFloat::rmNearestTiesToEven),
                 bits, brain);
    }
  EXPECT_EQ(roundNumber(ElementKind::F16, 1 + 0x1p-11 + 0x1p-40), 1 + 0x1p-10);
  EXPECT_EQ(roundToF16(static_cast<float>(1 + 0x1p-11 + 0x1p-40)), 1.0f);
}

// The first numbers of SplitMix64 from seed 1234567, as its authors print them.
TEST(Random, IsSplitMix64) {
  Random random(1234567);
  for (uint64_t wanted :
       {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
        4593380528125082431u, 16408922859458223821u})
    EXPECT_EQ(random.next(), wanted);
}

TEST(Random, NormalNumbersHaveTheirMoments) {
  Random random = Random::stream(3, 7);
  double sum = 0, squares = 0;
  const int count = 100000;
  for (int i = 0; i < count; ++i) {
    double x = random.normal();
    sum += x;
    squares += x * x;
  }
  EXPECT_NEAR(sum / count, 0, 0.01);
  EXPECT_NEAR(squares / count, 1, 0.02);
}
