//===- WideExpansions.cpp - Functions of f32 computed in f64 --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What loses digits on the way (a power, an angle of many turns) or is rare in
// a step takes f64: then series of Taylor do, every f32 is a normal number,
// and the one rounding at the end is the only one that shows.
//
//===----------------------------------------------------------------------===//

#include "WideExpansions.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;

static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
static constexpr double log2OfE = 1.4426950408889634;
static constexpr double lnOf2 = 0.6931471805599453;
static constexpr double pi = 3.141592653589793;
/// pi / 2 in two parts of 53 bits.
static constexpr double halfPiHigh = 1.5707963267948966;
static constexpr double halfPiLow = 6.123233995736766e-17;
/// Adding it leaves the nearest integer in the low bits of a double.
static constexpr double roundingShift = 0x1.8p52;
static constexpr int64_t roundingShiftBits = 0x4338000000000000;
static constexpr int32_t mantissaBits = 52;
static constexpr int64_t exponentBias = 1023;

/// e^z for |z| <= ln 2 / 2.
static constexpr double expSeries[] = {
    1.0,       1.0,        1.0 / 2,     1.0 / 6,      1.0 / 24,     1.0 / 120,
    1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880, 1.0 / 3628800};
/// atanh(s) / s in s^2 for |s| <= 0.172.
static constexpr double atanhSeries[] = {1.0,     1.0 / 3,  1.0 / 5,  1.0 / 7,
                                         1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15};
/// sin(r) / r and cos(r) in r^2 for |r| <= pi / 4.
static constexpr double sinSeries[] = {
    1.0,          -1.0 / 6,        1.0 / 120,       -1.0 / 5040,
    1.0 / 362880, -1.0 / 39916800, 1.0 / 6227020800};
static constexpr double cosSeries[] = {
    1.0,         -1.0 / 2,       1.0 / 24,        -1.0 / 720,
    1.0 / 40320, -1.0 / 3628800, 1.0 / 479001600, -1.0 / 87178291200};
/// atan(u) / u in u^2 for |u| <= sqrt(2) - 1.
static constexpr double atanSeries[] = {
    1.0,       -1.0 / 3, 1.0 / 5,   -1.0 / 7, 1.0 / 9,   -1.0 / 11, 1.0 / 13,
    -1.0 / 15, 1.0 / 17, -1.0 / 19, 1.0 / 21, -1.0 / 23, 1.0 / 25};

/// 2^t for |t| <= 1000 and NaN.
static Value powerOfTwo(FloatBuilder &b, Value t) {
  Value shifted = b.add(t, b.real(roundingShift));
  Value rest = b.sub(t, b.sub(shifted, b.real(roundingShift)));
  Value power = b.polynomial(b.mul(rest, b.real(lnOf2)), expSeries);
  Value n = b.subInt(b.toBits(shifted), b.integer(roundingShiftBits));
  Value scale = b.fromBits(
      b.shiftLeft(b.addInt(n, b.integer(exponentBias)), mantissaBits));
  return b.mul(power, scale);
}

/// The base-2 logarithm of a number that is not negative, or of NaN.
static Value logOfSize(FloatBuilder &b, Value a) {
  constexpr int64_t rootOfHalf = 0x3fe6a09e667f3bcd; // sqrt(1/2)
  Value bits = b.toBits(a);
  Value exponent =
      b.shiftRight(b.subInt(bits, b.integer(rootOfHalf)), mantissaBits);
  Value f =
      b.sub(b.fromBits(b.subInt(bits, b.shiftLeft(exponent, mantissaBits))),
            b.real(1.0));
  Value s = b.div(f, b.add(f, b.real(2.0)));
  Value log = b.mul(b.mul(s, b.real(2 * log2OfE)),
                    b.polynomial(b.mul(s, s), atanhSeries));
  log = b.add(b.toFloat(exponent), log);
  log = b.select(b.equal(a, b.real(0.0)), b.real(-infinity), log);
  // Infinity and NaN are their own logarithms.
  return b.select(b.less(a, b.real(infinity)), log, a);
}

namespace {
/// x = quarter * pi / 2 + rest, the quarters as integers.
struct Angle {
  Value quarter;
  Value sin;
  Value cos;
};
} // namespace

/// Sine and cosine of what is left of `x` after whole quarter turns.
static Angle reduceAngle(FloatBuilder &b, Value x) {
  Value small = b.less(b.abs(x), b.real(0x1p51));
  Value bounded = b.select(small, x, b.real(notANumber));
  Value shifted = b.fma(bounded, b.real(1 / halfPiHigh), b.real(roundingShift));
  Value n = b.sub(shifted, b.real(roundingShift));
  // The first step is exact: the difference is a multiple of 2^-52 below 2.
  Value rest = b.fma(n, b.real(-halfPiHigh), bounded);
  rest = b.fma(n, b.real(-halfPiLow), rest);
  Value square = b.mul(rest, rest);
  return {b.toBits(shifted), b.mul(rest, b.polynomial(square, sinSeries)),
          b.polynomial(square, cosSeries)};
}

static Value hasBit(FloatBuilder &b, Value bits, int64_t bit) {
  return b.equalInt(b.andInt(bits, b.integer(bit)), b.integer(bit));
}

Value mp::expandSin(FloatBuilder &b, ValueRange x) {
  Angle angle = reduceAngle(b, x[0]);
  Value size = b.select(hasBit(b, angle.quarter, 1), angle.cos, angle.sin);
  Value result = b.select(hasBit(b, angle.quarter, 2), b.neg(size), size);
  // The reduction loses the sign of zero.
  return b.select(b.equal(x[0], b.real(0.0)), x[0], result);
}

Value mp::expandCos(FloatBuilder &b, ValueRange x) {
  Angle angle = reduceAngle(b, x[0]);
  Value odd = hasBit(b, angle.quarter, 1);
  Value size = b.select(odd, angle.sin, angle.cos);
  // Quarters 1 and 2 are the negative ones.
  Value next = b.addInt(angle.quarter, b.integer(1));
  return b.select(hasBit(b, next, 2), b.neg(size), size);
}

Value mp::expandTan(FloatBuilder &b, ValueRange x) {
  Angle angle = reduceAngle(b, x[0]);
  Value odd = hasBit(b, angle.quarter, 1);
  Value result = b.div(b.select(odd, b.neg(angle.cos), angle.sin),
                       b.select(odd, angle.sin, angle.cos));
  return b.select(b.equal(x[0], b.real(0.0)), x[0], result);
}

Value mp::expandAtan2(FloatBuilder &b, ValueRange yx) {
  Value y = b.abs(yx[0]), x = b.abs(yx[1]);
  Value steep = b.less(x, y);
  Value low = b.select(steep, x, y), high = b.select(steep, y, x);
  Value ratio = b.div(low, high);
  ratio = b.select(b.equal(high, b.real(0.0)), b.real(0.0), ratio);
  ratio = b.select(b.equal(low, b.real(infinity)), b.real(1.0), ratio);
  // Above tan(pi / 8) the series is taken around pi / 4.
  Value upper = b.less(b.real(0.41421356237309503), ratio);
  Value around = b.div(b.sub(ratio, b.real(1.0)), b.add(ratio, b.real(1.0)));
  Value u = b.select(upper, around, ratio);
  Value angle = b.mul(u, b.polynomial(b.mul(u, u), atanSeries));
  angle = b.select(upper, b.add(angle, b.real(pi / 4)), angle);
  angle = b.select(steep, b.sub(b.real(pi / 2), angle), angle);
  // The sign of a zero counts.
  Value left = b.less(b.copySign(b.real(1.0), yx[1]), b.real(0.0));
  angle = b.select(left, b.sub(b.real(pi), angle), angle);
  // The selections above take a NaN for a number.
  Value sum = b.add(x, y);
  return b.select(b.equal(sum, sum), b.copySign(angle, yx[0]), sum);
}

Value mp::finishPow(FloatBuilder &b, Value x, Value y, Value power) {
  Value size = b.abs(x), one = b.real(1.0);
  Value whole = b.equal(b.trunc(y), y);
  Value half = b.mul(y, b.real(0.5));
  Value even = b.equal(b.trunc(half), half);
  Value sign = b.select(whole, b.select(even, one, x), one);
  Value result = b.copySign(power, sign);
  // A negative number has whole powers only; an infinite one has all but NaN.
  Value finite = b.less(size, b.real(infinity));
  Value open = b.select(finite, whole, b.equal(y, y));
  Value negative = b.select(open, result, b.real(notANumber));
  return b.select(b.less(x, b.real(0.0)), negative, result);
}

Value mp::expandPow(FloatBuilder &b, ValueRange xy) {
  Value x = xy[0], y = xy[1], zero = b.real(0.0);
  Value size = b.abs(x);
  Value exponent = b.mul(y, logOfSize(b, size));
  // 1 to any power, and any number to the power 0, is 1.
  exponent = b.select(b.equal(size, b.real(1.0)), zero, exponent);
  exponent = b.select(b.equal(y, zero), zero, exponent);
  Value power = powerOfTwo(b, b.clamp(exponent, -1000.0, 1000.0));
  return finishPow(b, x, y, power);
}

Value mp::expandCbrt(FloatBuilder &b, ValueRange x) {
  Value third = b.mul(logOfSize(b, b.abs(x[0])), b.real(1.0 / 3));
  Value root = powerOfTwo(b, b.clamp(third, -1000.0, 1000.0));
  // Zero and infinity are their own roots.
  Value inside = b.less(b.abs(third), b.real(infinity));
  return b.copySign(b.select(inside, root, b.abs(x[0])), x[0]);
}

Value mp::expandRemainder(FloatBuilder &b, ValueRange xy) {
  // Each step takes off the largest multiple of y 2^step that is not above the
  // rest. It is exact: the quotient has 27 bits and y has 24, the rest becomes
  // a multiple of the last digit of either, and it stays below y 2^step. The
  // exponents of two f32 are 277 apart at most.
  constexpr int bitsPerStep = 27, mostSteps = 11;
  Value size = b.abs(xy[0]), modulus = b.abs(xy[1]), rest = size;
  for (int step = mostSteps - 1; step >= 0; --step) {
    Value scaled = b.mul(modulus, b.real(std::ldexp(1.0, step * bitsPerStep)));
    Value times = b.trunc(b.div(rest, scaled));
    rest = b.fma(b.neg(times), scaled, rest);
  }
  // Nothing goes into infinity; infinity itself leaves no number.
  Value fits = b.less(size, b.real(infinity));
  Value untouched = b.select(fits, size, rest);
  rest = b.select(b.equal(modulus, b.real(infinity)), untouched, rest);
  return b.copySign(rest, xy[0]);
}
