//===- SingleExpansions.cpp - Functions of f32 computed in f32 ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reduce the argument, approximate by a polynomial, put the result together.
// Only adds, multiplies, fused multiply-adds, divisions, square roots and bit
// operations: each gives the same bits on every device, so the functions do.
// Integers come from the bits of a float and never by conversion, because a
// NaN converts to anything.
//
//===----------------------------------------------------------------------===//

#include "SingleExpansions.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

static constexpr float infinity = std::numeric_limits<float>::infinity();
static constexpr double log2OfE = 1.4426950408889634;
static constexpr double lnOf2 = 0.6931471805599453;
/// ln 2 in two parts; the first has 16 bits, so its multiples are exact.
static constexpr double lnOf2High = 0x1.62e4p-1;
static constexpr double lnOf2Low = lnOf2 - lnOf2High;
/// Adding it leaves the nearest integer in the low bits of a float.
static constexpr float roundingShift = 0x1.8p23f;
static constexpr int32_t roundingShiftBits = 0x4b400000;
static constexpr int32_t mantissaBits = 23;
static constexpr int32_t exponentBias = 127;

/// (e^r - 1 - r) / r^2 for |r| <= ln 2 / 2.
static constexpr float expTail[] = {0x1.000000p-1f,  0x1.555554p-3f,
                                    0x1.5554f4p-5f,  0x1.1112d0p-7f,
                                    0x1.6d4050p-10f, 0x1.9e8b3ep-13f};
/// (log(1 + f) - f + f^2 / 2) / f^3 for 1 + f between sqrt(1/2) and sqrt(2).
static constexpr float logTail[] = {
    0x1.555546p-2f,  -0x1.000000p-2f, 0x1.99a554p-3f,
    -0x1.555ee0p-3f, 0x1.232d22p-3f,  -0x1.fbc626p-4f,
    0x1.e7359cp-4f,  -0x1.e06204p-4f, 0x1.1638b4p-4f};
/// (tanh(x) - x) / x^3 in x^2 for |x| <= 0.65.
static constexpr float tanhTail[] = {-0x1.555552p-2f, 0x1.110fe8p-3f,
                                     -0x1.b9d632p-5f, 0x1.62873ep-6f,
                                     -0x1.071314p-7f, 0x1.078ac0p-9f};
/// erf(x) / x - 1 in x^2 for |x| <= 0.93.
static constexpr float erfTail[] = {
    0x1.06eba8p-3f, -0x1.812740p-2f,  0x1.ce2d64p-4f, -0x1.b8011ap-6f,
    0x1.544a1ap-8f, -0x1.a60a2ep-11f, 0x1.4f6760p-14f};
/// log(1 - erf(x)) for x between 0.9 and 3.95.
static constexpr float erfcLog[] = {
    0x1.65abcap-13f, -0x1.212698p+0f, -0x1.444b42p-1f, -0x1.bb5656p-4f,
    0x1.9b19a2p-6f,  -0x1.10ab08p-8f, 0x1.c55364p-12f, -0x1.5edb50p-16f};
/// (erfc(x) e^(x^2) / w - 1) / (x w) in x w, w = 1 / (1 + 0.82 x), for x
/// between 0 and 10.1; the error of erfc(x) is 2e-8.
static constexpr float erfcTail[] = {
    -0x1.3bc73ap-2f, -0x1.6cf46ap-3f, -0x1.0e4aa4p-6f, 0x1.d2f9f6p-6f,
    0x1.9be364p-6f,  0x1.c311fap-6f,  -0x1.e179a6p-5f, 0x1.62a394p-4f,
    -0x1.1e19d2p-4f, 0x1.3decfap-6f};

/// 2^n for an integer n of the normal range.
static Value powerOfTwo(FloatBuilder &b, Value n) {
  return b.fromBits(
      b.shiftLeft(b.addInt(n, b.integer(exponentBias)), mantissaBits));
}

/// 1 / x for x between 1 and 2^100, within 0.501 units. A division is a dozen
/// instructions and a branch, this is seven: the bits of x, taken from those of
/// a constant, are within an eighth of its inverse, and each round leaves of
/// that error the third power.
static Value invert(FloatBuilder &b, Value x) {
  constexpr int32_t inverseBits = 0x7ef127ea;
  Value inverse = b.fromBits(b.subInt(b.integer(inverseBits), b.toBits(x)));
  for (int round = 0; round != 2; ++round) {
    Value error = b.fma(b.neg(x), inverse, b.real(1.0));
    inverse = b.fma(inverse, b.fma(error, error, error), inverse);
  }
  return inverse;
}

namespace {
/// x = n ln 2 + rest, and e^rest - 1.
struct ReducedExp {
  Value n;
  Value expMinusOne;
};
} // namespace

/// `scaled` is x / ln 2 before rounding.
static ReducedExp reduceExp(FloatBuilder &b, Value x) {
  Value shifted = b.fma(x, b.real(log2OfE), b.real(roundingShift));
  Value n = b.sub(shifted, b.real(roundingShift));
  Value rest = b.fma(n, b.real(-lnOf2High), x);
  rest = b.fma(n, b.real(-lnOf2Low), rest);
  Value tail = b.polynomial(rest, expTail);
  Value number = b.subInt(b.toBits(shifted), b.integer(roundingShiftBits));
  return {number, b.fma(b.mul(rest, rest), tail, rest)};
}

/// y * 2^n for n between -160 and 160, not above 0 where x is negative and not
/// below 0 elsewhere. In two steps, so that only the last one can round.
static Value scaleByPower(FloatBuilder &b, Value y, Value n, Value x) {
  constexpr int32_t step = 64;
  Value isDown = b.less(x, b.real(0.0));
  auto biased = [&](int32_t by) {
    return b.integer((exponentBias + by) << mantissaBits);
  };
  Value bits = b.addInt(b.shiftLeft(n, mantissaBits),
                        b.select(isDown, biased(step), biased(-step)));
  return b.mul(b.mul(y, b.fromBits(bits)),
               b.select(isDown, b.real(0x1p-64), b.real(0x1p64)));
}

Value mp::f32::expandExp(FloatBuilder &b, Value x) {
  // Beyond the bounds the result is zero or infinite all the same.
  Value bounded = b.clamp(x, -104.0, 89.0);
  ReducedExp reduced = reduceExp(b, bounded);
  Value power = b.add(reduced.expMinusOne, b.real(1.0));
  return scaleByPower(b, power, reduced.n, bounded);
}

Value mp::f32::expandExp2(FloatBuilder &b, Value x) {
  Value bounded = b.clamp(x, -150.0, 128.0);
  Value shifted = b.add(bounded, b.real(roundingShift));
  Value n = b.subInt(b.toBits(shifted), b.integer(roundingShiftBits));
  Value fraction =
      b.sub(bounded, b.sub(shifted, b.real(roundingShift))); // exact
  // ln 2 in two floats, so that the rest is as good as that of exp.
  constexpr float high = static_cast<float>(lnOf2);
  Value rest = b.mul(fraction, b.real(high));
  Value error = b.fma(fraction, b.real(high), b.neg(rest));
  error = b.fma(fraction, b.real(lnOf2 - high), error);
  Value tail = b.polynomial(rest, expTail);
  Value sum = b.fma(b.mul(rest, rest), tail, error);
  Value power = b.add(b.add(sum, rest), b.real(1.0));
  return scaleByPower(b, power, n, bounded);
}

Value mp::f32::expandExpM1(FloatBuilder &b, Value x) {
  ReducedExp reduced = reduceExp(b, b.clamp(x, -26.0, 88.8));
  // 2^n (e^rest - 1) + (2^n - 1), halved so that n = 128 does not overflow.
  Value half = powerOfTwo(b, b.subInt(reduced.n, b.integer(1)));
  Value sum = b.fma(half, reduced.expMinusOne, b.sub(half, b.real(0.5)));
  Value result = b.add(sum, sum);
  return b.select(b.less(b.abs(x), b.real(0x1p-25)), x, result);
}

namespace {
/// x = 2^exponent (1 + fraction).
struct ReducedLog {
  Value exponent;
  Value fraction;
};
} // namespace

static ReducedLog reduceLog(FloatBuilder &b, Value x) {
  Value tiny = b.less(x, b.real(0x1p-126));
  Value normal = b.select(tiny, b.mul(x, b.real(0x1p23)), x);
  Value bits = b.toBits(normal);
  constexpr int32_t rootOfHalf = 0x3f3504f3; // sqrt(1/2)
  Value exponent =
      b.shiftRight(b.subInt(bits, b.integer(rootOfHalf)), mantissaBits);
  Value mantissa =
      b.fromBits(b.subInt(bits, b.shiftLeft(exponent, mantissaBits)));
  Value shift = b.select(tiny, b.real(-23.0), b.real(0.0));
  return {b.add(b.toFloat(exponent), shift), b.sub(mantissa, b.real(1.0))};
}

/// Zero, negative numbers, infinity and NaN.
static Value selectLog(FloatBuilder &b, Value x, Value result) {
  result = b.select(b.less(x, b.real(infinity)), result, x);
  Value outside = b.select(b.equal(x, b.real(0.0)), b.real(-infinity),
                           b.real(std::numeric_limits<float>::quiet_NaN()));
  return b.select(b.less(b.real(0.0), x), result, outside);
}

/// The part of log(1 + fraction) beyond the fraction itself.
static Value logBeyond(FloatBuilder &b, Value f) {
  Value square = b.mul(f, f);
  Value cube = b.mul(b.mul(square, f), b.polynomial(f, logTail));
  return b.fma(square, b.real(-0.5), cube);
}

Value mp::f32::expandLog(FloatBuilder &b, Value x) {
  auto [exponent, f] = reduceLog(b, x);
  Value beyond = b.fma(exponent, b.real(lnOf2Low), logBeyond(b, f));
  Value result = b.fma(exponent, b.real(lnOf2High), b.add(f, beyond));
  return selectLog(b, x, result);
}

/// The logarithm to another base, whose 1 / ln is `factor`: the fraction times
/// the factor in two floats, then the exponent times log(2).
static Value expandLogBase(FloatBuilder &b, Value x, double factor,
                           double logOf2) {
  auto [exponent, f] = reduceLog(b, x);
  float high = static_cast<float>(factor);
  Value beyond = logBeyond(b, f);
  Value sum = b.mul(f, b.real(factor - high));
  sum = b.fma(beyond, b.real(high), sum);
  float logHigh = static_cast<float>(logOf2);
  sum = b.fma(exponent, b.real(logOf2 - logHigh), sum);
  // The product is rounded, and what it lost goes into the sum.
  Value product = b.mul(f, b.real(high));
  sum = b.add(sum, b.fma(f, b.real(high), b.neg(product)));
  Value small = b.add(product, sum);
  return selectLog(b, x, b.fma(exponent, b.real(logHigh), small));
}

Value mp::f32::expandLog1P(FloatBuilder &b, Value x) {
  Value one = b.real(1.0);
  Value sum = b.add(x, one);
  // What the addition lost, exactly.
  Value part = b.sub(sum, one);
  Value lost = b.add(b.sub(x, part), b.sub(one, b.sub(sum, part)));
  Value result = b.add(f32::expandLog(b, sum), b.div(lost, sum));
  // At the ends, and beyond them, the correction is not a number.
  Value above = b.select(b.less(b.real(0.0), sum), sum,
                         b.real(std::numeric_limits<float>::quiet_NaN()));
  Value end = b.select(b.equal(sum, b.real(0.0)), b.real(-infinity), above);
  Value inside = b.less(b.abs(b.div(lost, sum)), b.real(1.0));
  result = b.select(inside, result, end);
  return b.select(b.less(b.abs(x), b.real(0x1p-25)), x, result);
}

Value mp::f32::expandTanh(FloatBuilder &b, Value x) {
  Value size = b.abs(x), square = b.mul(x, x);
  Value small = b.fma(b.mul(b.polynomial(square, tanhTail), square), x, x);
  // Beyond 10 the result is one.
  Value bounded = b.clamp(size, 0.0, 10.0);
  Value power = f32::expandExp(b, b.add(bounded, bounded));
  Value inverse = invert(b, b.add(power, b.real(1.0)));
  Value large = b.fma(b.real(-2.0), inverse, b.real(1.0));
  Value result = b.select(b.less(size, b.real(0.625)), small, large);
  return b.copySign(result, x); // of zero too
}

Value mp::f32::expandErf(FloatBuilder &b, Value x) {
  Value size = b.abs(x), square = b.mul(x, x);
  Value small = b.fma(b.polynomial(square, erfTail), x, x);
  // Beyond 3.95 the result is one.
  Value bounded = b.clamp(size, 0.0, 3.95);
  Value rest = f32::expandExp(b, b.polynomial(bounded, erfcLog));
  Value large = b.sub(b.real(1.0), rest);
  return b.select(b.less(size, b.real(0.921875)), small, b.copySign(large, x));
}

Value mp::f32::expandErfc(FloatBuilder &b, Value x) {
  Value size = b.abs(x), one = b.real(1.0);
  Value w = invert(b, b.fma(size, b.real(0.82), one));
  Value v = b.mul(size, w);
  Value scaled = b.fma(b.mul(w, v), b.polynomial(v, erfcTail), w);
  // e^(-x^2) of the rounded square, and what that lost. The square is that of x
  // itself: GELU's gradient has the same exponential.
  Value square = b.mul(x, x);
  Value lost = b.fma(x, x, b.neg(square));
  Value tail = b.mul(scaled, f32::expandExp(b, b.neg(square)));
  tail = b.fma(b.neg(lost), tail, tail);
  // Beyond 10.1 the result is zero even in subnormals.
  tail = b.select(b.less(b.real(10.1), size), b.real(0.0), tail);
  return b.select(b.less(x, b.real(0.0)), b.sub(b.real(2.0), tail), tail);
}

Value mp::f32::expandRsqrt(FloatBuilder &b, Value x) {
  return b.div(b.real(1.0), b.sqrt(x));
}

Value mp::f32::expandIsFinite(FloatBuilder &b, Value x) {
  return b.less(b.abs(x), b.real(infinity));
}

Value mp::f32::expandIsInf(FloatBuilder &b, Value x) {
  return b.equal(b.abs(x), b.real(infinity));
}

Value mp::f32::expandLog2(FloatBuilder &b, Value x) {
  return expandLogBase(b, x, log2OfE, 1.0);
}

Value mp::f32::expandLog10(FloatBuilder &b, Value x) {
  return expandLogBase(b, x, 0.43429448190325176, 0.3010299956639812);
}

/// Half a unit goes away from zero.
Value mp::f32::expandRound(FloatBuilder &b, Value x) {
  Value whole = b.trunc(x);
  Value rest = b.abs(b.sub(x, whole));
  Value step = b.select(b.less(rest, b.real(0.5)), b.real(0.0), b.real(1.0));
  Value moved = b.add(b.abs(whole), step);
  // Infinity less itself is not a number.
  Value finite = b.less(b.abs(x), b.real(infinity));
  return b.select(finite, b.copySign(moved, x), x);
}
