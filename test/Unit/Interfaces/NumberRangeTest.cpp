//===- NumberRangeTest.cpp - Tests of ranges and their arithmetic ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one property that counts: whatever lies in the ranges of the operands,
// the f32 that is computed of it lies in the range of the result.
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/RangeArithmetic.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

#include <cmath>
#include <random>

using namespace mlir;
using namespace mlir::mp;

namespace {

constexpr double infinity = NumberRange::infinity;

class NumberRangeTest : public testing::Test {
protected:
  MLIRContext context;
  NumberFormat f16 = NumberFormat::of(Float16Type::get(&context));
  NumberFormat f32 = NumberFormat::of(Float32Type::get(&context));
  NumberFormat i8 = NumberFormat::of(IntegerType::get(&context, 8));
  NumberFormat i64 = NumberFormat::of(IntegerType::get(&context, 64));
};

// The largest and the least normal number are computed, not looked up.
TEST_F(NumberRangeTest, FormatsAreThoseOfTheTypes) {
  EXPECT_EQ(f16.largest, 65504);
  EXPECT_EQ(f16.leastNormal, 0x1p-14);
  NumberFormat bf16 = NumberFormat::of(BFloat16Type::get(&context));
  EXPECT_EQ(bf16.precision, 8u);
  EXPECT_EQ(bf16.largest, 0x1.fep127);
  EXPECT_EQ(bf16.leastNormal, 0x1p-126);
}

TEST_F(NumberRangeTest, ZeroIsAFactOfItsOwn) {
  EXPECT_FALSE(NumberRange::of(1e-12, 1).mayBeZero);
  EXPECT_EQ(NumberRange::of(1e-12, 1).leastNonZero, 1e-12);
  NumberRange sign = join(NumberRange::constant(-1), NumberRange::constant(1));
  EXPECT_FALSE(sign.contains(0));
  EXPECT_FALSE(sign.contains(0.5));
  EXPECT_TRUE(sign.contains(-1));
  // The zero of a mask does not hide how large its ones are.
  NumberRange mask = join(NumberRange::constant(0), NumberRange::constant(3));
  EXPECT_EQ(mask.leastNonZero, 3);
  EXPECT_TRUE(mask.contains(0));
}

TEST_F(NumberRangeTest, RoundingGoesOutward) {
  NumberRange third = NumberRange::of(1.0 / 3, 1.0 / 3).settled(f32);
  EXPECT_LT(third.low, 1.0 / 3);
  EXPECT_GT(third.high, 1.0 / 3);
  EXPECT_EQ(third.high - third.low, 0x1p-25);
  NumberRange exact = NumberRange::of(-0.5, 3).settled(f32);
  EXPECT_EQ(exact.low, -0.5);
  EXPECT_EQ(exact.high, 3);
}

TEST_F(NumberRangeTest, NumbersBeyondTheTypeAreInfinite) {
  NumberRange large = NumberRange::of(1, 1e39).settled(f32);
  EXPECT_EQ(large.high, infinity);
  EXPECT_EQ(NumberRange::of(1, 70000).settled(f16).high, infinity);
  EXPECT_EQ(NumberRange::of(1, 65504).settled(f16).high, 65504);
  NumberRange small = NumberRange::of(1e-40, 1).settled(f32);
  EXPECT_TRUE(small.contains(0));
  EXPECT_EQ(small.leastNonZero, 0);
  EXPECT_TRUE(NumberRange::of(1e-39, 1).settled(f32).contains(1e-42));
}

TEST_F(NumberRangeTest, IntegersWrap) {
  EXPECT_EQ(NumberRange::integers(3, 127).settled(i8).low, 3);
  NumberRange wrapped = NumberRange::integers(3, 128).settled(i8);
  EXPECT_EQ(wrapped.low, -128);
  EXPECT_EQ(wrapped.high, 127);
  // 2^62 + 2^62 is the least integer of 64 bits, though 2^63 - 1 and 2^63 are
  // one double.
  NumberRange half = NumberRange::integers(0x1p62, 0x1p62);
  EXPECT_TRUE(range::add(half, half).settled(i64).contains(-0x1p63));
  EXPECT_EQ(NumberRange::unknown(i64).settled(i64), NumberRange::unknown(i64));
}

TEST_F(NumberRangeTest, EvidenceIsThatOfTheBounds) {
  NumberRange range = NumberRange::of(0, 1);
  EXPECT_EQ(range.evidence(), RangeEvidence::Proved);
  range.isProfiled = true;
  EXPECT_EQ(range.evidence(), RangeEvidence::Profiled);
  EXPECT_EQ(NumberRange::of(0, infinity).evidence(), RangeEvidence::Assumed);
}

TEST_F(NumberRangeTest, ALatticeOfFacts) {
  NumberRange a = NumberRange::of(0, 2), b = NumberRange::integers(1, 5);
  NumberRange both = join(a, b), met = meet(a, b);
  EXPECT_TRUE(a.implies(both));
  EXPECT_TRUE(b.implies(both));
  EXPECT_TRUE(met.implies(a));
  EXPECT_TRUE(met.implies(b));
  EXPECT_FALSE(both.isInteger);
  EXPECT_TRUE(met.isInteger);
  EXPECT_FALSE(both.implies(a));
  EXPECT_TRUE(b.implies(NumberRange::unknown()));
  EXPECT_EQ(join(a, a), a);
}

TEST_F(NumberRangeTest, CorrelatedOperandsAreOnlyKnownWhereSaid) {
  NumberRange x = NumberRange::of(-3, 2);
  EXPECT_EQ(range::multiply(x, x).low, -6);
  EXPECT_EQ(range::square(x).low, 0);
  EXPECT_EQ(range::square(x).high, 9);
}

TEST_F(NumberRangeTest, QuotientsNeedADistanceFromZero) {
  NumberRange one = NumberRange::constant(1);
  EXPECT_EQ(range::divide(one, NumberRange::of(0, 4)).high, infinity);
  EXPECT_EQ(range::divide(one, NumberRange::of(0.5, 4)).high, 2);
  NumberRange sign = join(NumberRange::constant(-2), NumberRange::constant(4));
  EXPECT_EQ(range::divide(one, sign).low, -0.5);
  EXPECT_EQ(range::divide(one, sign).high, 0.5);
}

TEST_F(NumberRangeTest, PlacesAreCountedThroughArithmetic) {
  NumberRange place = NumberRange::integers(0, 5000);
  place.isCoordinate = true;
  NumberRange share = NumberRange::of(0, 1);
  EXPECT_TRUE(range::add(place, share).isCoordinate);
  EXPECT_FALSE(range::add(place, share).isInteger);
  EXPECT_TRUE(range::multiply(share, place).isCoordinate);
  EXPECT_TRUE(range::divide(place, share).isCoordinate);
  EXPECT_FALSE(range::divide(share, place).isCoordinate);
}

TEST_F(NumberRangeTest, TimesBesideNumbersOfAnySizeAreAsThese) {
  NumberRange time = NumberRange::of(0, 1), step = NumberRange::of(0, 5000);
  time.isCoordinate = step.isCoordinate = true;
  NumberRange any = NumberRange::unknown();
  EXPECT_FALSE(join(time, any).isCoordinate);
  EXPECT_FALSE(range::multiply(any, time).isCoordinate);
  EXPECT_TRUE(join(any, step).isCoordinate);
  EXPECT_TRUE(join(join(time, any), step).isCoordinate);
  EXPECT_TRUE(join(time, NumberRange::of(-100, 100)).isCoordinate);
}

TEST_F(NumberRangeTest, SumsAreAsLongAsTheyAre) {
  NumberRange ones = NumberRange::integers(0, 1);
  NumberRange count = range::sum(ones, 100, 100, f32);
  EXPECT_TRUE(count.isInteger);
  EXPECT_EQ(count.high, 100);
  // What is positive does not sum to less than one of its terms.
  NumberRange terms = NumberRange::of(0.25, 1);
  EXPECT_GE(range::sum(terms, 100, 100, f32).low, 24);
  EXPECT_EQ(range::sum(terms, 0, 100, f32).low, 0);
  EXPECT_GT(range::sum(terms, 100, 100, f32).high, 100);
  EXPECT_LT(range::sum(terms, 100, 100, f32).high, 100.01);
  // So many roundings that nothing is left of the bound.
  EXPECT_EQ(range::sum(terms, 1 << 20, 1 << 20, f16).high, infinity);
}

//===----------------------------------------------------------------------===//
// Random ranges and points in them
//===----------------------------------------------------------------------===//

/// Numbers of all magnitudes, the ends of f32 among them.
class Points {
public:
  explicit Points(unsigned seed) : random(seed) {}

  float any() {
    constexpr float special[] = {0.0f,      1.0f,      -1.0f,   2.0f,
                                 0x1p-126f, 0x1p-149f, 3.4e38f, -3.4e38f,
                                 INFINITY,  -INFINITY, 88.7f,   -104.0f};
    switch (below(4)) {
    case 0:
      return special[below(std::size(special))];
    case 1:
      return static_cast<float>(static_cast<int>(below(41)) - 20);
    case 2:
      return std::ldexp(uniform(), static_cast<int>(below(20)) - 10);
    default:
      return std::ldexp(uniform(), static_cast<int>(below(280)) - 140);
    }
  }

  NumberRange range() {
    double a = any(), b = any();
    NumberRange range = NumberRange::of(std::min(a, b), std::max(a, b));
    if (below(4) == 0 && std::floor(range.high) >= std::ceil(range.low)) {
      range.isInteger = true;
      range.tidy();
    } else if (below(3) == 0) {
      range.mayBeZero = false;
      range.leastNonZero = std::max<double>(
          range.leastNonZero, std::abs(std::ldexp(uniform(), -4)));
      if (range.magnitude() < range.leastNonZero)
        range.leastNonZero = range.magnitude();
      range.tidy();
    }
    return range;
  }

  /// An element that a value of the range may have; none if none was found.
  std::optional<float> in(const NumberRange &range) {
    for (unsigned i = 0; i < 20; ++i) {
      float point = below(2) ? any() : between(range.low, range.high);
      if (below(3) == 0)
        point = static_cast<float>(below(2) ? range.low : range.high);
      if (range.isInteger)
        point = std::round(point);
      if (range.contains(point))
        return point;
    }
    return std::nullopt;
  }

  uint64_t below(uint64_t count) { return random() % count; }

private:
  float uniform() {
    return std::uniform_real_distribution<float>(-1, 1)(random);
  }
  float between(double low, double high) {
    low = std::max(low, -3e38), high = std::min(high, 3e38);
    double share = std::uniform_real_distribution<double>(0, 1)(random);
    return static_cast<float>(low * (1 - share) + high * share);
  }
  std::mt19937_64 random;
};

using RangeOf2 = NumberRange (*)(const NumberRange &, const NumberRange &);
struct Binary {
  const char *name;
  RangeOf2 range;
  float (*compute)(float, float);
};
const Binary binaries[] = {
    {"add", range::add, [](float a, float b) { return a + b; }},
    {"subtract", range::subtract, [](float a, float b) { return a - b; }},
    {"multiply", range::multiply, [](float a, float b) { return a * b; }},
    {"divide", range::divide, [](float a, float b) { return a / b; }},
    {"maximum", range::maximum,
     [](float a, float b) { return std::fmax(a, b); }},
    {"minimum", range::minimum,
     [](float a, float b) { return std::fmin(a, b); }},
    {"remainder", range::remainder,
     [](float a, float b) { return std::fmod(a, b); }},
    {"power", range::power, [](float a, float b) { return std::pow(a, b); }},
};

TEST_F(NumberRangeTest, EveryResultOfTwoOperandsIsInTheRange) {
  for (const Binary &op : binaries) {
    Points points(1);
    unsigned judged = 0, bounded = 0;
    for (unsigned i = 0; i < 20000; ++i) {
      NumberRange a = points.range(), b = points.range();
      NumberRange result = op.range(a, b).settled(f32);
      bounded += result.low > -infinity || result.high < infinity;
      for (unsigned j = 0; j < 5; ++j) {
        std::optional<float> x = points.in(a), y = points.in(b);
        if (!x || !y)
          continue;
        ++judged;
        float computed = op.compute(*x, *y);
        ASSERT_TRUE(result.contains(computed))
            << op.name << " of " << *x << " in " << a.str() << " and " << *y
            << " in " << b.str() << " is " << computed << ", not in "
            << result.str();
      }
    }
    // A range that holds everything would pass as well.
    EXPECT_GT(judged, 50000u) << op.name;
    EXPECT_GT(bounded, 5000u) << op.name;
  }
}

struct Unary {
  const char *name;
  NumberRange (*range)(const NumberRange &);
  float (*compute)(float);
};
template <double (*function)(double)>
NumberRange monotone(const NumberRange &a) {
  return range::apply({function}, a);
}
NumberRange keepingZero(const NumberRange &a) {
  return range::apply(
      {std::tanh, -1, 1, -infinity, infinity, false, /*keepsZero=*/true}, a);
}
NumberRange logarithm(const NumberRange &a) {
  return range::apply({std::log, -infinity, infinity, 0}, a);
}
NumberRange floored(const NumberRange &a) {
  return range::toInteger(a, std::floor);
}
const Unary unaries[] = {
    {"square", range::square, [](float x) { return x * x; }},
    {"absolute", range::absolute, [](float x) { return std::fabs(x); }},
    {"negate", range::negate, [](float x) { return -x; }},
    {"exp", monotone<std::exp>, [](float x) { return std::exp(x); }},
    {"tanh", keepingZero, [](float x) { return std::tanh(x); }},
    {"log", logarithm, [](float x) { return std::log(x); }},
    {"floor", floored, [](float x) { return std::floor(x); }},
    {"sqrt", range::squareRoot, [](float x) { return std::sqrt(x); }},
    {"rsqrt", range::inverseSquareRoot,
     [](float x) { return 1 / std::sqrt(x); }},
};

TEST_F(NumberRangeTest, EveryResultOfOneOperandIsInTheRange) {
  for (const Unary &op : unaries) {
    Points points(2);
    unsigned judged = 0, bounded = 0;
    for (unsigned i = 0; i < 20000; ++i) {
      NumberRange a = points.range();
      NumberRange result = op.range(a).settled(f32);
      bounded += result.low > -infinity || result.high < infinity;
      for (unsigned j = 0; j < 5; ++j)
        if (std::optional<float> x = points.in(a)) {
          ++judged;
          float computed = op.compute(*x);
          ASSERT_TRUE(result.contains(computed))
              << op.name << " of " << *x << " in " << a.str() << " is "
              << computed << ", not in " << result.str();
        }
    }
    EXPECT_GT(judged, 50000u) << op.name;
    EXPECT_GT(bounded, 5000u) << op.name;
  }
}

// Serial and in pairs, in f32: what rounds in between is in the bound.
TEST_F(NumberRangeTest, EverySumIsInTheRange) {
  Points points(3);
  unsigned judged = 0;
  for (unsigned i = 0; i < 5000; ++i) {
    NumberRange a = points.range();
    auto count = static_cast<int64_t>(points.below(300));
    auto fewest = static_cast<int64_t>(points.below(count + 1));
    NumberRange result = range::sum(a, fewest, count, f32);
    auto taken =
        fewest + static_cast<int64_t>(points.below(count - fewest + 1));
    float serial = 0, even = 0, odd = 0;
    bool isComplete = true;
    for (int64_t k = 0; k < taken && isComplete; ++k) {
      std::optional<float> x = points.in(a);
      isComplete = x.has_value();
      serial += x.value_or(0);
      (k % 2 ? odd : even) += x.value_or(0);
    }
    if (!isComplete)
      continue;
    ++judged;
    for (float sum : {serial, even + odd})
      ASSERT_TRUE(result.contains(sum))
          << "the sum of " << taken << " in " << a.str() << " is " << sum
          << ", not in " << result.str();
  }
  EXPECT_GT(judged, 3000u);
}

// Serial and in pairs, of factors that are all one number: then the roundings
// of one order are not those of the other.
TEST_F(NumberRangeTest, EveryProductIsInTheRange) {
  Points points(5);
  unsigned judged = 0;
  for (unsigned i = 0; i < 20000; ++i) {
    NumberRange a = points.range();
    auto count = static_cast<int64_t>(points.below(12));
    std::optional<float> x = points.in(a);
    if (!x)
      continue;
    if (points.below(2))
      a = NumberRange::of(*x, *x);
    ++judged;
    NumberRange result = range::product(a, count, f32);
    float serial = 1, even = 1, odd = 1;
    for (int64_t k = 0; k < count; ++k) {
      serial *= *x;
      (k % 2 ? odd : even) *= *x;
    }
    for (float product : {serial, even * odd})
      ASSERT_TRUE(result.contains(product))
          << *x << " to the power " << count << " in " << a.str() << " is "
          << product << ", not in " << result.str();
  }
  EXPECT_GT(judged, 10000u);
}

// Bits of integers, against all pairs of small ones.
TEST_F(NumberRangeTest, EveryResultOfIntegersIsInTheRange) {
  Points points(4);
  for (unsigned i = 0; i < 3000; ++i) {
    auto draw = [&](int low, int high) {
      auto place = [&] {
        return low + static_cast<int>(points.below(high - low + 1));
      };
      int a = place(), b = place();
      return std::pair(std::min(a, b), std::max(a, b));
    };
    auto [a0, a1] = draw(-128, 127);
    auto [b0, b1] = draw(-9, 12);
    NumberRange a = NumberRange::integers(a0, a1),
                b = NumberRange::integers(b0, b1);
    auto holds = [&](const NumberRange &range, int value) {
      return range.settled(i8).contains(static_cast<int8_t>(value));
    };
    for (int x = a0; x <= a1; ++x)
      for (int y = b0; y <= b1; ++y) {
        ASSERT_TRUE(holds(range::bitAnd(a, b, 8), x & y));
        ASSERT_TRUE(holds(range::bitOr(a, b, 8), x | y));
        ASSERT_TRUE(holds(range::bitXor(a, b, 8), x ^ y));
        bool isTooFar = y < 0 || y >= 8;
        auto bits = static_cast<uint8_t>(x);
        ASSERT_TRUE(holds(range::shiftLeft(a, b, 8), isTooFar ? 0 : bits << y));
        ASSERT_TRUE(
            holds(range::shiftRight(a, b, 8, false), isTooFar ? 0 : bits >> y));
        ASSERT_TRUE(
            holds(range::shiftRight(a, b, 8, true), x >> (isTooFar ? 7 : y)));
        ASSERT_TRUE(holds(range::divideIntegers(a, b), y ? x / y : -1));
      }
  }
}

} // namespace
