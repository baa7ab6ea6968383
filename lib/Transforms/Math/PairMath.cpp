//===- PairMath.cpp - Numbers as sums of two doubles ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an addition or a multiplication loses is a double again, and can be had
// [Dekker, A floating-point technique, 1971; Knuth 4.2.2]. So an exponential
// and a logarithm have digits to spare, and what is made of them is rounded
// about once.
//
//===----------------------------------------------------------------------===//

#include "PairMath.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr double log2OfE = 0x1.71547652b82fep+0;
/// ln 2 in two parts; multiples of the first up to |n| < 2^11 lose nothing
/// against a number near them.
static constexpr double lnOf2High = 0x1.62e42fefa39efp-1;
static constexpr double lnOf2Low = 0x1.abc9e3b39803fp-56;
/// The same with 40 bits in the first, whose multiples are exact.
static constexpr double lnOf2Short = 0x1.62e42fefa2000p-1;
static constexpr double lnOf2Rest = 0x1.9ef35793c7673p-41;
static constexpr double thirdHigh = 0x1.5555555555555p-2;
static constexpr double thirdLow = 0x1.5555555555555p-56;
/// Adding it leaves the nearest integer in the low bits of a double.
static constexpr double roundingShift = 0x1.8p52;
static constexpr int64_t roundingShiftBits = 0x4338000000000000;
static constexpr int32_t mantissaBits = 52;
static constexpr int64_t exponentBias = 1023;

/// (e^r - 1 - r) / r^2 for |r| <= ln 2 / 2.
static constexpr double expTail[] = {
    1.0 / 2,       1.0 / 6,        1.0 / 24,        1.0 / 120,
    1.0 / 720,     1.0 / 5040,     1.0 / 40320,     1.0 / 362880,
    1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800};
/// (atanh(s) / s - 1 - s^2 / 3) / s^4 in s^2 for |s| <= 0.172.
static constexpr double atanhTail[] = {1.0 / 5,  1.0 / 7,  1.0 / 9,  1.0 / 11,
                                       1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19,
                                       1.0 / 21, 1.0 / 23, 1.0 / 25};

Pair PairMath::sum(Value x, Value y) {
  Value sum = b.add(x, y);
  Value part = b.sub(sum, x);
  Value lost = b.add(b.sub(x, b.sub(sum, part)), b.sub(y, part));
  return {sum, lost};
}

Pair PairMath::sumOfOrdered(Value x, Value y) {
  Value sum = b.add(x, y);
  return {sum, b.sub(y, b.sub(sum, x))};
}

Pair PairMath::product(Value x, Value y) {
  Value product = b.mul(x, y);
  return {product, b.fma(x, y, b.neg(product))};
}

Pair PairMath::add(Pair x, Pair y) {
  Pair result = sum(x.high, y.high);
  Value low = b.add(result.low, b.add(x.low, y.low));
  return sumOfOrdered(result.high, low);
}

Pair PairMath::mul(Pair x, Pair y) {
  Pair result = product(x.high, y.high);
  Value low = b.fma(x.high, y.low, b.fma(x.low, y.high, result.low));
  return sumOfOrdered(result.high, low);
}

Pair PairMath::div(Pair x, Pair y) {
  Value quotient = b.div(x.high, y.high);
  Value rest = b.add(b.fma(b.neg(quotient), y.high, x.high), x.low);
  rest = b.fma(b.neg(quotient), y.low, rest);
  return sumOfOrdered(quotient, b.div(rest, y.high));
}

Pair PairMath::sqrt(Pair x) {
  Value root = b.sqrt(x.high);
  Value rest = b.add(b.fma(b.neg(root), root, x.high), x.low);
  Value low = b.div(rest, b.add(root, root));
  Value zero = b.real(0.0);
  return sumOfOrdered(root, b.select(b.equal(x.high, zero), zero, low));
}

Value mp::doublePowerOfTwo(FloatBuilder &b, Value n) {
  return b.fromBits(
      b.shiftLeft(b.addInt(n, b.integer(exponentBias)), mantissaBits));
}

PairExp mp::expOfPair(PairMath &p, Pair x) {
  FloatBuilder &b = p.b;
  Value shifted = b.fma(x.high, b.real(log2OfE), b.real(roundingShift));
  Value n = b.sub(shifted, b.real(roundingShift));
  // Exact: a multiple of the last digit of ln 2, or of x, that is below 0.35.
  Value high = b.fma(n, b.real(-lnOf2High), x.high);
  Pair rest = p.sum(high, b.fma(n, b.real(-lnOf2Low), x.low));
  Value tail = b.fma(rest.low, rest.high, rest.low);
  tail = b.fma(b.mul(rest.high, rest.high), b.polynomial(rest.high, expTail),
               tail);
  Value number = b.subInt(b.toBits(shifted), b.integer(roundingShiftBits));
  return {p.sumOfOrdered(rest.high, tail), number};
}

Value mp::scaleDouble(FloatBuilder &b, Value x, Value n) {
  Value half = b.shiftRight(n, 1);
  Value first = b.mul(x, doublePowerOfTwo(b, half));
  return b.mul(first, doublePowerOfTwo(b, b.subInt(n, half)));
}

Value mp::roundExp(PairMath &p, PairExp exp) {
  FloatBuilder &b = p.b;
  Pair sum = p.sumOfOrdered(b.real(1.0), exp.minusOne.high);
  Value power = b.add(sum.high, b.add(sum.low, exp.minusOne.low));
  return scaleDouble(b, power, exp.n);
}

/// log(1 + f) for 1 + f between sqrt(1/2) and sqrt(2): twice atanh(f / (2 +
/// f)).
static Pair logOfMantissa(PairMath &p, Value f) {
  FloatBuilder &b = p.b;
  Pair s = p.div(p.of(f), p.sumOfOrdered(b.real(2.0), f));
  Pair square = p.mul(s, s);
  Value tail = b.mul(square.high, b.polynomial(square.high, atanhTail));
  Pair factor = p.sumOfOrdered(b.real(thirdHigh), tail);
  factor.low = b.add(factor.low, b.real(thirdLow));
  Pair half = p.add(s, p.mul(s, p.mul(square, factor)));
  return p.scale(half, b.real(2.0));
}

Pair mp::logOfDouble(PairMath &p, Value x) {
  constexpr int64_t rootOfHalf = 0x3fe6a09e667f3bcd; // sqrt(1/2)
  FloatBuilder &b = p.b;
  Value tiny = b.less(x, b.real(0x1p-1022));
  Value bits = b.toBits(b.select(tiny, b.mul(x, b.real(0x1p54)), x));
  Value number =
      b.shiftRight(b.subInt(bits, b.integer(rootOfHalf)), mantissaBits);
  Value mantissa =
      b.fromBits(b.subInt(bits, b.shiftLeft(number, mantissaBits)));
  Value shift = b.select(tiny, b.real(-54.0), b.real(0.0));
  Value exponent = b.add(b.toFloat(number), shift);
  Pair power = {b.mul(exponent, b.real(lnOf2Short)),
                b.mul(exponent, b.real(lnOf2Rest))};
  return p.add(power, logOfMantissa(p, b.sub(mantissa, b.real(1.0))));
}

Pair mp::logOfOnePlus(PairMath &p, Pair x) {
  FloatBuilder &b = p.b;
  Pair sum = p.sum(b.real(1.0), x.high);
  // The logarithm of what the sum is, and its slope for what was lost.
  Pair log = logOfDouble(p, sum.high);
  Value more = b.div(b.add(sum.low, x.low), sum.high);
  return p.add(log, p.of(more));
}
