//===- RangeArithmetic.cpp - Ranges of sums, products, choices ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/RangeArithmetic.h"

#include "Bounds.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

static bool mayBe(const NumberRange &a, double value) {
  return a.low <= value && value <= a.high;
}

/// Whether some element of one is 0 and some of the other infinite.
static bool hasZeroTimesInfinity(const NumberRange &a, const NumberRange &b) {
  return (a.mayBeZero && b.mayBeInfinite()) ||
         (b.mayBeZero && a.mayBeInfinite());
}

NumberRange range::add(const NumberRange &a, const NumberRange &b) {
  NumberRange sum;
  sum.low = lowerSum(a.low, b.low);
  sum.high = upperSum(a.high, b.high);
  bool haveOneSign = (a.low >= 0 && b.low >= 0) || (a.high <= 0 && b.high <= 0);
  if (haveOneSign) {
    // The sum is at least as large as what is not 0 in it.
    sum.leastNonZero = std::min(a.leastNonZero, b.leastNonZero);
    sum.mayBeZero = a.mayBeZero && b.mayBeZero;
  }
  sum.mayBeNaN = a.mayBeNaN || b.mayBeNaN ||
                 (mayBe(a, infinite) && mayBe(b, -infinite)) ||
                 (mayBe(a, -infinite) && mayBe(b, infinite));
  sum.isInteger = a.isInteger && b.isInteger;
  sum.isCoordinate = countsAsEither(a, b);
  return sum.tidy();
}

NumberRange range::negate(const NumberRange &a) {
  NumberRange negated = a;
  negated.low = -a.high;
  negated.high = -a.low;
  return negated;
}

NumberRange range::subtract(const NumberRange &a, const NumberRange &b) {
  return add(a, negate(b));
}

NumberRange range::multiply(const NumberRange &a, const NumberRange &b) {
  NumberRange product;
  product.low = infinite;
  product.high = -infinite;
  for (double x : {a.low, a.high})
    for (double y : {b.low, b.high}) {
      product.low = std::min(product.low, lowerProduct(x, y));
      product.high = std::max(product.high, upperProduct(x, y));
    }
  product.leastNonZero = lowerProduct(a.leastNonZero, b.leastNonZero);
  product.mayBeZero = a.mayBeZero || b.mayBeZero;
  product.mayBeNaN = a.mayBeNaN || b.mayBeNaN || hasZeroTimesInfinity(a, b);
  product.isInteger = a.isInteger && b.isInteger;
  product.isCoordinate = countsAsEither(a, b);
  return product.tidy();
}

/// The quotient by a number of [low, high], which does not hold 0.
static NumberRange divideByPart(const NumberRange &a, double low, double high) {
  NumberRange quotient;
  quotient.low = range::infinite;
  quotient.high = -range::infinite;
  for (double x : {a.low, a.high})
    for (double y : {low, high}) {
      // Infinity over infinity: its neighbours are infinity over a number, and
      // a number over infinity.
      bool isBoth = std::isinf(x) && std::isinf(y);
      quotient.low =
          std::min(quotient.low, isBoth ? 0.0 : range::lowerQuotient(x, y));
      quotient.high =
          std::max(quotient.high, isBoth ? 0.0 : range::upperQuotient(x, y));
    }
  return quotient;
}

NumberRange range::divide(const NumberRange &a, const NumberRange &b) {
  NumberRange quotient;
  double nearest = b.leastNonZero;
  // The sign of a 0 is not known, and so neither that of what it divides.
  bool isUnbounded = b.mayBeZero || nearest == 0;
  if (!isUnbounded) {
    bool isPositive = b.high >= nearest, isNegative = b.low <= -nearest;
    NumberRange above = divideByPart(a, std::max(b.low, nearest), b.high);
    NumberRange below = divideByPart(a, b.low, std::min(b.high, -nearest));
    if (isPositive && isNegative)
      quotient = join(above, below);
    else if (isPositive || isNegative)
      quotient = isPositive ? above : below;
  }
  quotient.mayBeZero = a.mayBeZero || b.mayBeInfinite();
  quotient.leastNonZero =
      b.mayBeInfinite() || std::isinf(a.leastNonZero)
          ? 0
          : std::max(0.0, lowerQuotient(a.leastNonZero, b.magnitude()));
  quotient.mayBeNaN = a.mayBeNaN || b.mayBeNaN ||
                      (a.mayBeZero && b.mayBeZero) ||
                      (a.mayBeInfinite() && b.mayBeInfinite());
  quotient.isCoordinate = a.isCoordinate;
  return quotient.tidy();
}

NumberRange range::absolute(const NumberRange &a) {
  NumberRange result = a;
  result.high = a.magnitude();
  result.low = a.low > 0 ? a.low : a.high < 0 ? -a.high : 0;
  if (!a.mayBeZero)
    result.low = std::max(result.low, a.leastNonZero);
  return result.tidy();
}

NumberRange range::square(const NumberRange &a) {
  NumberRange magnitude = absolute(a);
  NumberRange result = multiply(magnitude, magnitude);
  // An infinity is multiplied with itself, and 0 with itself.
  result.mayBeNaN = a.mayBeNaN;
  return result;
}

NumberRange range::remainder(const NumberRange &a, const NumberRange &b) {
  double most = std::min(a.magnitude(), b.magnitude());
  NumberRange rest;
  rest.low = a.low < 0 ? -most : 0;
  rest.high = a.high > 0 ? most : 0;
  rest.mayBeNaN = a.mayBeNaN || b.mayBeNaN || b.mayBeZero || a.mayBeInfinite();
  rest.isInteger = a.isInteger && b.isInteger;
  rest.isCoordinate = a.isCoordinate;
  return rest.tidy();
}

NumberRange range::maximum(const NumberRange &a, const NumberRange &b) {
  NumberRange result = join(a, b);
  result.low = std::max(a.low, b.low);
  result.high = std::max(a.high, b.high);
  // Where one is positive, no 0 of the other comes through.
  if (a.low > 0 || b.low > 0)
    result.mayBeZero = false;
  return result.tidy();
}

NumberRange range::minimum(const NumberRange &a, const NumberRange &b) {
  return negate(maximum(negate(a), negate(b)));
}

NumberRange range::anySign(const NumberRange &a) {
  NumberRange result = a;
  result.high = a.magnitude();
  result.low = -result.high;
  return result.tidy();
}

NumberRange range::toInteger(const NumberRange &a, double (*round)(double)) {
  NumberRange result;
  result.low = round(a.low);
  result.high = round(a.high);
  result.mayBeNaN = a.mayBeNaN;
  result.isInteger = true;
  result.isCoordinate = a.isCoordinate;
  return result.tidy();
}

//===----------------------------------------------------------------------===//
// Sums and products of many
//===----------------------------------------------------------------------===//

/// A factor that `count` roundings in the format stay below; infinity where
/// they are too many to say.
static double growthOf(double count, const NumberFormat &format) {
  double units = std::ldexp(count, -static_cast<int>(format.precision));
  return units > 32 ? range::infinite : std::exp(units * 1.01);
}

/// Integers whose sums the format holds: no addition rounds.
static bool isExactSum(const NumberRange &a, int64_t count,
                       const NumberFormat &format) {
  return a.isInteger && static_cast<double>(count) * a.magnitude() <=
                            std::ldexp(1.0, std::min(format.precision, 53u));
}

/// What a sum of positive numbers, none of which is less than `least`, is at
/// least with its roundings. Of numbers that are not normal nothing is said.
static double leastOfSum(double sum, double least, double growth,
                         const NumberFormat &format) {
  return least >= format.leastNormal ? range::lowerProduct(sum, 1 / growth) : 0;
}

NumberRange range::sum(const NumberRange &a, int64_t fewest, int64_t most,
                       const NumberFormat &accumulator) {
  auto count = static_cast<double>(most);
  NumberRange result;
  double low = lowerProduct(a.low < 0 ? count : double(fewest), a.low);
  double high = upperProduct(a.high > 0 ? count : double(fewest), a.high);
  // Two roundings an element: it may be a product.
  double growth = growthOf(2 * count + 2, accumulator);
  if (accumulator.isFloat && !isExactSum(a, most, accumulator) && most > 1) {
    double largest = upperProduct(count, a.magnitude());
    double error = upperProduct(largest, growth - 1);
    if (largest == 0)
      error = 0;
    // Sums of one sign only grow: nothing that is added is taken back, and what
    // is rounded is no more than what there is.
    bool isPositive = a.low >= 0, isNegative = a.high <= 0;
    low = isPositive ? std::max(leastOfSum(low, a.low, growth, accumulator),
                                fewest > 0 ? a.low : 0.0)
                     : lowerSum(low, -error);
    high = isNegative
               ? -std::max(leastOfSum(-high, -a.high, growth, accumulator),
                           fewest > 0 ? -a.high : 0.0)
               : upperSum(high, error);
  }
  result.low = low;
  result.high = high;
  if (a.low >= 0 || a.high <= 0) {
    result.leastNonZero = a.leastNonZero;
    result.mayBeZero = a.mayBeZero || fewest == 0;
  }
  result.isInteger = a.isInteger;
  result.isCoordinate = a.isCoordinate;
  result = result.tidy().settled(accumulator);
  result.mayBeNaN =
      a.mayBeNaN || (result.low == -infinite && result.high == infinite);
  return result;
}

NumberRange range::product(const NumberRange &a, int64_t count,
                           const NumberFormat &accumulator) {
  NumberRange result = NumberRange::constant(1);
  // Beyond this the magnitude is 0, 1 or infinite, but for numbers near 1.
  constexpr int64_t mostRounds = 256;
  if (count > mostRounds) {
    bool isSmall = a.magnitude() <= 1;
    result = isSmall ? NumberRange::of(a.low < 0 ? -1 : 0, 1)
                     : NumberRange::unknown(accumulator);
  } else {
    for (int64_t i = 0; i < count; ++i)
      result = multiply(result, a).settled(accumulator);
    // In another order other products are rounded.
    double growth = growthOf(static_cast<double>(count), accumulator);
    if (accumulator.isFloat && !a.isInteger) {
      result.low = std::min(result.low * growth, result.low / growth);
      result.high = std::max(result.high * growth, result.high / growth);
    }
  }
  result.leastNonZero = result.low > 0 ? result.low : 0;
  result.mayBeZero = result.low <= 0 && result.high >= 0;
  result.mayBeNaN = a.mayBeNaN || a.mayBeInfinite() || result.mayBeInfinite();
  result.isInteger = a.isInteger;
  result.isCoordinate = a.isCoordinate;
  return result.tidy();
}
