//===- DoubleExpansions.cpp - Exponentials and logarithms of f64 ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All are made of one exponential and one logarithm, which have digits to
// spare: so one bound holds for all. What only f32 needs is cheaper, and in
// MathExpansions.cpp.
//
//===----------------------------------------------------------------------===//

#include "DoubleExpansions.h"

#include "PairMath.h"
#include "WideExpansions.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
static constexpr double lnOf2High = 0x1.62e42fefa39efp-1;
static constexpr double lnOf2Low = 0x1.abc9e3b39803fp-56;
/// Beyond it e^x is zero or infinite, and x not worth its digits.
static constexpr double mostExponent = 1100;

/// (erf(x) / x - 2 / sqrt(pi)) / x^2 in x^2 for |x| <= 1.
static constexpr double erfTail[] = {
    -0x1.812746b0379e7p-2,  0x1.ce2f21a042be2p-4,   -0x1.b82ce31288b50p-6,
    0x1.565bcd0e6a4d7p-8,   -0x1.c02db4003dfffp-11, 0x1.f9a326f909fcap-14,
    -0x1.f4d25c21a7ae1p-17, 0x1.b9e6c6b93df0ep-20,  -0x1.5f73f0d025fe0p-23,
    0x1.fcbeb1bfbdc46p-27,  -0x1.5194ba2baa2c6p-30, 0x1.9ae3b3eb19e99p-34,
    -0x1.b860b63a1e77bp-38, 0x1.460f780e4729dp-42};
static constexpr double erfHigh = 0x1.20dd750429b6dp+0;
static constexpr double erfLow = 0x1.1ae3a914fed80p-56;
/// (1 + 2 x) e^(x^2) erfc(x) in t = (x - 4) / (x + 4) for x between 0 and 27.3,
/// without its first term; the error is 4e-19.
static constexpr double erfcTail[] = {
    -0x1.1df1ad154a28fp-3,  0x1.f7f5df66fd7eap-7,   0x1.16ecefcfa53f4p-4,
    -0x1.9ddb23c3e9273p-4,  0x1.7fee004e1157dp-4,   -0x1.0fb06dfe468c1p-4,
    0x1.3079edf6aa43bp-5,   -0x1.09623885a9636p-6,  0x1.49c672782cfecp-8,
    -0x1.8d4a994fb1a84p-11, -0x1.a1df1929fde2bp-13, 0x1.3be0316a8b48ap-13,
    -0x1.995b04c881240p-16, -0x1.788257cc93775p-17, 0x1.7f3e064003881p-18,
    0x1.39040b4e73deep-22,  -0x1.bc69aa9ce0790p-21, 0x1.4b989efd167c7p-24,
    0x1.e6f0743b8e902p-24,  -0x1.4a48809d1a414p-26, -0x1.1f3f36b5645a5p-26,
    0x1.d503b0f2464e1p-30,  0x1.27a1725e2c9e8p-29,  0x1.4f136313eb796p-32};
static constexpr double erfcHigh = 0x1.3ba5916e9fd7fp+0;
static constexpr double erfcLow = -0x1.ac5261baead72p-55;

//===----------------------------------------------------------------------===//
// Exponentials
//===----------------------------------------------------------------------===//

/// An exponent that is infinite, or not in reach, has no digits below it.
static Pair boundExponent(PairMath &p, Pair x) {
  FloatBuilder &b = p.b;
  Value inside = b.less(b.abs(x.high), b.real(mostExponent));
  return {b.clamp(x.high, -mostExponent, mostExponent),
          b.select(inside, x.low, b.real(0.0))};
}

Value mp::f64::expandExp(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  return roundExp(p, expOfPair(p, boundExponent(p, p.of(x[0]))));
}

Value mp::f64::expandExp2(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value bounded = b.clamp(x[0], -mostExponent, mostExponent);
  Pair exponent = p.mul(p.of(bounded), p.constant(lnOf2High, lnOf2Low));
  return roundExp(p, expOfPair(p, exponent));
}

namespace {
/// e^x, and (e^x - 1) / 2 for x up to 709, of a bounded x.
struct Growth {
  PairExp exp;
  Pair half;
};
} // namespace

static Growth growthOf(PairMath &p, Value bounded) {
  FloatBuilder &b = p.b;
  PairExp exp = expOfPair(p, p.of(bounded));
  // 2^(n - 1) (e^rest - 1) + (2^(n - 1) - 1 / 2)
  Value power = doublePowerOfTwo(b, b.subInt(exp.n, b.integer(1)));
  Pair whole = p.sum(power, b.real(-0.5));
  return {exp, p.add(whole, p.scale(exp.minusOne, power))};
}

Value mp::f64::expandExpM1(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Growth growth = growthOf(p, b.clamp(x[0], -40.0, 709.0));
  Value half = p.round(growth.half);
  Value result = b.add(half, half);
  // Near its end, and beyond, the one is not to be seen.
  Value large = b.less(b.real(700.0), x[0]);
  result = b.select(large, expandExp(b, x), result);
  return b.select(b.less(b.abs(x[0]), b.real(0x1p-54)), x[0], result);
}

/// e^|x| / 2 where |x| is large: e^-|x| is not to be seen then.
static Value halfExp(PairMath &p, Value size) {
  Pair less = p.sum(size, p.b.real(-lnOf2High));
  less.low = p.b.sub(less.low, p.b.real(lnOf2Low));
  return roundExp(p, expOfPair(p, boundExponent(p, less)));
}

Value mp::f64::expandSinh(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]);
  Pair half = growthOf(p, b.clamp(size, 0.0, 40.0)).half;
  // h + (h / 2) / (h + 1 / 2), h = (e^x - 1) / 2
  Pair less = p.div(p.scale(half, b.real(0.5)), p.add(half, p.constant(0.5)));
  Value small = p.round(p.add(half, less));
  Value result = b.select(b.less(size, b.real(40.0)), small, halfExp(p, size));
  result = b.select(b.less(size, b.real(0x1p-28)), size, result);
  return b.copySign(result, x[0]);
}

Value mp::f64::expandCosh(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]);
  Pair half = growthOf(p, b.clamp(size, 0.0, 40.0)).half;
  Pair power = p.add(half, p.constant(0.5));
  Value small = p.round(p.add(power, p.div(p.constant(0.25), power)));
  return b.select(b.less(size, b.real(40.0)), small, halfExp(p, size));
}

Value mp::f64::expandTanh(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  // Beyond 20 the result is one.
  Value size = b.abs(x[0]), bounded = b.clamp(size, 0.0, 20.0);
  Pair half = growthOf(p, b.add(bounded, bounded)).half;
  Value result = p.round(p.div(half, p.add(p.constant(1.0), half)));
  result = b.select(b.less(size, b.real(0x1p-28)), size, result);
  return b.copySign(result, x[0]);
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

/// Zero, negative numbers, infinity and NaN.
static Value selectLog(FloatBuilder &b, Value x, Value result) {
  result = b.select(b.less(x, b.real(infinity)), result, x);
  Value outside =
      b.select(b.equal(x, b.real(0.0)), b.real(-infinity), b.real(notANumber));
  return b.select(b.less(b.real(0.0), x), result, outside);
}

Value mp::f64::expandLog(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  return selectLog(b, x[0], p.round(logOfDouble(p, x[0])));
}

/// The logarithm to another base.
static Value expandLogBase(FloatBuilder &b, Value x, double high, double low) {
  PairMath p(b);
  Pair log = p.mul(logOfDouble(p, x), p.constant(high, low));
  return selectLog(b, x, p.round(log));
}

Value mp::f64::expandLog2(FloatBuilder &b, ValueRange x) {
  return expandLogBase(b, x[0], 0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56);
}

Value mp::f64::expandLog10(FloatBuilder &b, ValueRange x) {
  return expandLogBase(b, x[0], 0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57);
}

Value mp::f64::expandLog1P(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value sum = b.add(x[0], b.real(1.0));
  Value result = selectLog(b, sum, p.round(logOfOnePlus(p, p.of(x[0]))));
  return b.select(b.less(b.abs(x[0]), b.real(0x1p-54)), x[0], result);
}

/// Zero, infinity and NaN for what they stand in an exponent.
static Pair logOfSize(PairMath &p, Value size) {
  FloatBuilder &b = p.b;
  Pair log = logOfDouble(p, size);
  Value zero = b.real(0.0), isZero = b.equal(size, zero);
  Pair end = {b.select(isZero, b.real(-infinity), size), zero};
  Value from = b.select(isZero, b.real(infinity), size);
  return p.select(b.less(from, b.real(infinity)), log, end);
}

Value mp::f64::expandPow(FloatBuilder &b, ValueRange xy) {
  PairMath p(b);
  Value x = xy[0], y = xy[1], size = b.abs(x);
  Pair log = logOfSize(p, size);
  Pair exponent = p.product(y, log.high);
  exponent.low = b.fma(y, log.low, exponent.low);
  // 1 to any power, and any number to the power 0, is 1.
  exponent = p.select(b.equal(size, b.real(1.0)), p.constant(0), exponent);
  exponent = p.select(b.equal(y, b.real(0.0)), p.constant(0), exponent);
  Value power = roundExp(p, expOfPair(p, boundExponent(p, exponent)));
  return finishPow(b, x, y, power);
}

Value mp::f64::expandCbrt(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]);
  Pair third = p.div(logOfDouble(p, size), p.constant(3.0));
  Value root = roundExp(p, expOfPair(p, third));
  // Zero, infinity and NaN are their own roots.
  root = b.select(b.less(size, b.real(infinity)), root, size);
  root = b.select(b.less(b.real(0.0), size), root, size);
  return b.copySign(root, x[0]);
}

/// log(2 x), which from 2^54 on is what asinh and acosh are.
static Value logOfDoubled(PairMath &p, Value x) {
  Pair log = p.add(logOfDouble(p, x), p.constant(lnOf2High, lnOf2Low));
  return p.b.select(p.b.less(x, p.b.real(infinity)), p.round(log), x);
}

Value mp::f64::expandAsinh(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]), bounded = b.clamp(size, 0.0, 0x1p60);
  // x + sqrt(1 + x^2) = 1 + x + x^2 / (1 + sqrt(1 + x^2))
  Pair one = p.constant(1.0), square = p.product(bounded, bounded);
  Pair rest = p.div(square, p.add(one, p.sqrt(p.add(one, square))));
  Value small = p.round(logOfOnePlus(p, p.add(p.of(bounded), rest)));
  Value isSmall = b.less(size, b.real(0x1p54));
  Value result = b.select(isSmall, small, logOfDoubled(p, size));
  result = b.select(b.less(size, b.real(0x1p-28)), size, result);
  return b.copySign(result, x[0]);
}

Value mp::f64::expandAcosh(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  // x + sqrt(x^2 - 1) = 1 + t + sqrt(t (t + 2)), t = x - 1
  Pair t = p.sum(b.clamp(x[0], 1.0, 0x1p60), b.real(-1.0));
  Pair root = p.sqrt(p.mul(t, p.add(t, p.constant(2.0))));
  Value small = p.round(logOfOnePlus(p, p.add(root, t)));
  Value isSmall = b.less(x[0], b.real(0x1p54));
  Value result = b.select(isSmall, small, logOfDoubled(p, x[0]));
  return b.select(b.less(x[0], b.real(1.0)), b.real(notANumber), result);
}

Value mp::f64::expandAtanh(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]), one = b.real(1.0);
  // Half of log((1 + x) / (1 - x)) = log(1 + 2 x / (1 - x))
  Pair ratio = p.div(p.of(b.add(size, size)), p.sum(one, b.neg(size)));
  Value result = b.mul(p.round(logOfOnePlus(p, ratio)), b.real(0.5));
  result = b.select(b.less(size, b.real(0x1p-28)), size, result);
  Value end =
      b.select(b.equal(size, one), b.real(infinity), b.real(notANumber));
  return b.copySign(b.select(b.less(size, one), result, end), x[0]);
}

//===----------------------------------------------------------------------===//
// The error function
//===----------------------------------------------------------------------===//

/// erf(x) for |x| <= 1.
static Pair smallErf(PairMath &p, Value x) {
  FloatBuilder &b = p.b;
  Value square = b.mul(x, x);
  Pair factor = p.sumOfOrdered(b.real(erfHigh),
                               b.mul(square, b.polynomial(square, erfTail)));
  factor.low = b.add(factor.low, b.real(erfLow));
  return p.mul(p.of(x), factor);
}

/// erfc(x) for x between 0.5 and 27.3.
static Value largeErfc(PairMath &p, Value x) {
  FloatBuilder &b = p.b;
  Value t = b.div(b.sub(x, b.real(4.0)), b.add(x, b.real(4.0)));
  Pair factor =
      p.sumOfOrdered(b.real(erfcHigh), b.mul(t, b.polynomial(t, erfcTail)));
  factor.low = b.add(factor.low, b.real(erfcLow));
  Pair slope = p.sum(b.real(1.0), b.add(x, x));
  PairExp exp = expOfPair(p, p.neg(p.product(x, x)));
  Pair power = p.add(p.constant(1.0), exp.minusOne);
  return scaleDouble(b, p.round(p.mul(power, p.div(factor, slope))), exp.n);
}

Value mp::f64::expandErf(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  // Beyond 6 the result is one.
  Value size = b.abs(x[0]);
  Value large = b.sub(b.real(1.0), largeErfc(p, b.clamp(size, 0.5, 6.0)));
  Value small = p.round(smallErf(p, x[0]));
  Value result = b.select(b.less(size, b.real(1.0)), small, large);
  return b.copySign(result, x[0]); // of zero too
}

Value mp::f64::expandErfc(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  // Beyond 27.3 the result is zero.
  Value size = b.abs(x[0]);
  Value tail = largeErfc(p, b.clamp(size, 0.5, 27.3));
  Value isLeft = b.less(x[0], b.real(0.0));
  Value large = b.select(isLeft, b.sub(b.real(2.0), tail), tail);
  Value small = p.round(p.sub(p.constant(1.0), smallErf(p, x[0])));
  return b.select(b.less(size, b.real(0.75)), small, large);
}
