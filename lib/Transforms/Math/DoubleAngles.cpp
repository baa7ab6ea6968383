//===- DoubleAngles.cpp - Angles of f64, and the remainder ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An angle is reduced by pi / 2 in three parts, so that what is left of it has
// all its digits however near to a multiple it was.
//
//===----------------------------------------------------------------------===//

#include "DoubleExpansions.h"

#include "PairMath.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
static constexpr double halfPi[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54,
                                    -0x1.f1976b7ed8fbcp-110};
/// Adding it leaves the nearest integer in the low bits of a double.
static constexpr double roundingShift = 0x1.8p52;

/// (sin(r) / r - 1) / r^2 and (cos(r) - 1 + r^2 / 2) / r^4 in r^2 for
/// |r| <= 1.2.
static constexpr double sinTail[] = {-1.0 / 6,
                                     1.0 / 120,
                                     -1.0 / 5040,
                                     1.0 / 362880,
                                     -1.0 / 39916800,
                                     1.0 / 6227020800,
                                     -1.0 / 1307674368000,
                                     1.0 / 355687428096000,
                                     -1.0 / 121645100408832000,
                                     1.0 / 51090942171709440000.0};
static constexpr double cosTail[] = {1.0 / 24,
                                     -1.0 / 720,
                                     1.0 / 40320,
                                     -1.0 / 3628800,
                                     1.0 / 479001600,
                                     -1.0 / 87178291200,
                                     1.0 / 20922789888000,
                                     -1.0 / 6402373705728000,
                                     1.0 / 2432902008176640000};
/// (atan(u) / u - 1) / u^2 in u^2 for |u| <= sqrt(2) - 1.
static constexpr double atanTail[] = {
    -0x1.5555555555555p-2, 0x1.9999999999999p-3,  -0x1.2492492492461p-3,
    0x1.c71c71c718ce8p-4,  -0x1.745d1744b4a25p-4, 0x1.3b13b106c8c33p-4,
    -0x1.11110ad464dfdp-4, 0x1.e1e0de6848e02p-5,  -0x1.af19a6c9bd78ep-5,
    0x1.857f934965bd4p-5,  -0x1.5fc9004cb5437p-5, 0x1.3104d13506c3dp-5,
    -0x1.bed97f0de4102p-6, 0x1.87da18e861544p-7};

//===----------------------------------------------------------------------===//
// Sine, cosine, tangent
//===----------------------------------------------------------------------===//

namespace {
/// x = quarter * pi / 2 + rest, the quarters as integers.
struct Angle {
  Value quarter;
  Pair sin;
  Pair cos;
};
} // namespace

static Pair sinOfRest(PairMath &p, Pair rest, Pair square) {
  FloatBuilder &b = p.b;
  Value slope = b.fma(square.high, b.real(-0.5), b.real(1.0));
  Value tail = b.mul(rest.low, slope);
  Value cube = b.mul(rest.high, square.high);
  return p.sumOfOrdered(rest.high,
                        b.fma(cube, b.polynomial(square.high, sinTail), tail));
}

static Pair cosOfRest(PairMath &p, Pair rest, Pair square) {
  FloatBuilder &b = p.b;
  Pair result = p.sumOfOrdered(b.real(1.0), b.mul(square.high, b.real(-0.5)));
  Value tail = b.fma(square.low, b.real(-0.5), result.low);
  tail = b.fma(b.neg(rest.high), rest.low, tail);
  tail = b.fma(b.mul(square.high, square.high),
               b.polynomial(square.high, cosTail), tail);
  return p.sumOfOrdered(result.high, tail);
}

/// Sine and cosine of what is left of `x` after whole quarter turns.
static Angle reduceAngle(PairMath &p, Value x) {
  FloatBuilder &b = p.b;
  Value small = b.less(b.abs(x), b.real(0x1p51));
  Value bounded = b.select(small, x, b.real(notANumber));
  Value shifted = b.fma(bounded, b.real(1 / halfPi[0]), b.real(roundingShift));
  Value n = b.sub(shifted, b.real(roundingShift)), back = b.neg(n);
  // The first step is exact: the difference is a multiple of 2^-52 below 2.
  Value high = b.fma(n, b.real(-halfPi[0]), bounded);
  Pair second = p.product(back, b.real(halfPi[1]));
  Value third = b.mul(back, b.real(halfPi[2]));
  Pair rest = p.add(p.sum(high, second.high), p.sum(second.low, third));
  Pair square = p.product(rest.high, rest.high);
  return {b.toBits(shifted), sinOfRest(p, rest, square),
          cosOfRest(p, rest, square)};
}

static Value hasBit(FloatBuilder &b, Value bits, int64_t bit) {
  return b.equalInt(b.andInt(bits, b.integer(bit)), b.integer(bit));
}

Value mp::f64::expandSin(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Angle angle = reduceAngle(p, x[0]);
  Value odd = hasBit(b, angle.quarter, 1);
  Value size = p.round(p.select(odd, angle.cos, angle.sin));
  Value result = b.select(hasBit(b, angle.quarter, 2), b.neg(size), size);
  // The reduction loses the sign of zero.
  return b.select(b.equal(x[0], b.real(0.0)), x[0], result);
}

Value mp::f64::expandCos(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Angle angle = reduceAngle(p, x[0]);
  Value odd = hasBit(b, angle.quarter, 1);
  Value size = p.round(p.select(odd, angle.sin, angle.cos));
  // Quarters 1 and 2 are the negative ones.
  Value next = b.addInt(angle.quarter, b.integer(1));
  return b.select(hasBit(b, next, 2), b.neg(size), size);
}

Value mp::f64::expandTan(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Angle angle = reduceAngle(p, x[0]);
  Value odd = hasBit(b, angle.quarter, 1);
  Pair above = p.select(odd, p.neg(angle.cos), angle.sin);
  Pair below = p.select(odd, angle.sin, angle.cos);
  Value result = p.round(p.div(above, below));
  return b.select(b.equal(x[0], b.real(0.0)), x[0], result);
}

//===----------------------------------------------------------------------===//
// Their inverses
//===----------------------------------------------------------------------===//

/// The angle between 0 and pi / 2 of a point whose coordinates are not
/// negative, finite and not both zero.
static Pair angleOf(PairMath &p, Pair y, Pair x) {
  FloatBuilder &b = p.b;
  Value steep = b.less(x.high, y.high);
  Pair low = p.select(steep, x, y), high = p.select(steep, y, x);
  // Above tan(pi / 8) the series is taken around pi / 4.
  Value bound = b.mul(high.high, b.real(0.41421356237309503));
  Value upper = b.less(bound, low.high);
  Pair u = p.div(p.select(upper, p.sub(low, high), low),
                 p.select(upper, p.add(low, high), high));
  Value square = b.mul(u.high, u.high);
  Value slope = b.sub(b.real(1.0), square);
  Value cube = b.mul(u.high, square);
  Value tail = b.fma(cube, b.polynomial(square, atanTail), b.mul(u.low, slope));
  Pair angle = p.sumOfOrdered(u.high, tail);
  Pair quarter = p.constant(halfPi[0] / 2, halfPi[1] / 2);
  angle = p.select(upper, p.add(quarter, angle), angle);
  Pair half = p.constant(halfPi[0], halfPi[1]);
  return p.select(steep, p.sub(half, angle), angle);
}

/// pi less an angle, on the left of the y axis.
static Value turn(PairMath &p, Value left, Pair angle) {
  Pair pi = p.constant(halfPi[0] * 2, halfPi[1] * 2);
  return p.round(p.select(left, p.sub(pi, angle), angle));
}

Value mp::f64::expandAtan2(FloatBuilder &b, ValueRange yx) {
  PairMath p(b);
  Value y = b.abs(yx[0]), x = b.abs(yx[1]);
  Value zero = b.real(0.0), one = b.real(1.0), top = b.real(infinity);
  Value larger = b.select(b.less(x, y), y, x);
  // Sums of the two must be finite, and quotients have all their digits.
  Value power =
      b.select(b.less(larger, b.real(0x1p-400)), b.real(0x1p600), one);
  power = b.select(b.less(b.real(0x1p500), larger), b.real(0x1p-600), power);
  Value isInfinite = b.equal(larger, top);
  auto bound = [&](Value size) {
    Value end = b.select(b.equal(size, top), one, zero);
    return b.select(isInfinite, end, b.mul(size, power));
  };
  Value right = b.select(b.equal(larger, zero), one, bound(x));
  Pair angle = angleOf(p, p.of(bound(y)), p.of(right));
  // The sign of a zero counts.
  Value left = b.less(b.copySign(one, yx[1]), zero);
  Value result = b.copySign(turn(p, left, angle), yx[0]);
  // The selections above take a NaN for a number.
  Value sum = b.add(x, y);
  return b.select(b.equal(sum, sum), result, sum);
}

Value mp::f64::expandAtan(FloatBuilder &b, ValueRange x) {
  return expandAtan2(b, {x[0], b.real(1.0)});
}

/// The other side of a triangle: sqrt(1 - x^2) for x between 0 and 1.
static Pair otherSide(PairMath &p, Value x) {
  Value one = p.b.real(1.0);
  return p.sqrt(p.mul(p.sum(one, p.b.neg(x)), p.sum(one, x)));
}

Value mp::f64::expandAsin(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]);
  Value angle = p.round(angleOf(p, p.of(size), otherSide(p, size)));
  return b.copySign(angle, x[0]);
}

Value mp::f64::expandAcos(FloatBuilder &b, ValueRange x) {
  PairMath p(b);
  Value size = b.abs(x[0]);
  Pair angle = angleOf(p, otherSide(p, size), p.of(size));
  return turn(p, b.less(x[0], b.real(0.0)), angle);
}

//===----------------------------------------------------------------------===//
// The remainder
//===----------------------------------------------------------------------===//

Value mp::f64::expandRemainder(FloatBuilder &b, ValueRange xy) {
  // Each step takes off the largest multiple of y 2^step that is not above the
  // rest, or one more, which is put back. All of it is exact: a rest is a
  // multiple of the last digit of what was taken off, and smaller than that.
  constexpr size_t mostSteps = 41; // from 2^-1074 on, 52 bits each
  Value size = b.abs(xy[0]), modulus = b.abs(xy[1]), rest = size;
  SmallVector<Value> scaled{modulus};
  while (scaled.size() != mostSteps)
    scaled.push_back(b.mul(scaled.back(), b.real(0x1p52)));
  for (Value by : llvm::reverse(scaled)) {
    Value times = b.trunc(b.div(rest, by));
    Value less = b.fma(b.neg(times), by, rest);
    less = b.select(b.less(less, b.real(0.0)), b.add(less, by), less);
    // Nothing goes into infinity, whose multiples are no numbers.
    rest = b.select(b.less(rest, by), rest, less);
  }
  // Infinity leaves no number, and so does zero.
  return b.copySign(rest, xy[0]);
}
