//===- RangeFunctions.cpp - Ranges of functions and of bits ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/RangeArithmetic.h"

#include "Bounds.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::mp;

/// Moved outward by what a function may err.
static double lowered(double value) {
  if (std::isinf(value))
    return value;
  return value - std::abs(value) * range::functionError;
}
static double raised(double value) { return -lowered(-value); }

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

NumberRange range::apply(const Monotone &f, const NumberRange &a) {
  NumberRange result;
  double first = std::clamp(a.low, f.from, f.to);
  double last = std::clamp(a.high, f.from, f.to);
  if (f.isFalling)
    std::swap(first, last);
  double low = f.function(first), high = f.function(last);
  result.low = std::isnan(low) ? f.least : std::max(f.least, lowered(low));
  result.high =
      std::isnan(high) ? f.greatest : std::min(f.greatest, raised(high));
  if (f.keepsZero) {
    double least = std::min(std::abs(f.function(a.leastNonZero)),
                            std::abs(f.function(-a.leastNonZero)));
    result.leastNonZero = least > 0 ? lowered(least) : 0;
    result.mayBeZero = a.mayBeZero;
  }
  result.mayBeNaN = a.mayBeNaN || a.low < f.from || a.high > f.to;
  return result.tidy();
}

NumberRange range::between(double low, double high) {
  NumberRange result;
  result.low = low;
  result.high = high;
  return result.tidy();
}

NumberRange range::squareRoot(const NumberRange &a) {
  NumberRange result;
  result.low = a.low > 0 ? lowered(std::sqrt(a.low)) : 0;
  result.high = a.high > 0 ? raised(std::sqrt(a.high)) : 0;
  result.leastNonZero = std::isinf(a.leastNonZero)
                            ? infinite
                            : lowered(std::sqrt(a.leastNonZero));
  result.mayBeZero = a.mayBeZero;
  result.mayBeNaN = a.mayBeNaN || a.low < 0;
  result.isCoordinate = a.isCoordinate;
  return result.tidy();
}

NumberRange range::inverseSquareRoot(const NumberRange &a) {
  // Of -0 it is -infinity: whether a 0 has a sign is not known.
  if (a.mayBeZero || a.leastNonZero == 0)
    return NumberRange::unknown();
  NumberRange result;
  double least = std::max(a.low, a.leastNonZero);
  result.low = a.high > 0 ? lowered(1 / std::sqrt(a.high)) : 0;
  result.high = raised(1 / std::sqrt(least));
  result.mayBeZero = a.high == infinite;
  result.mayBeNaN = a.mayBeNaN || a.low < 0;
  return result.tidy();
}

/// The exponents of which it matters whether they are odd.
static bool isInteger(const NumberRange &b) {
  return b.isConstant() && b.isInteger && std::abs(b.low) < 0x1p53;
}

/// x^y of an x that is not negative.
static NumberRange powerOfPositive(const NumberRange &a, const NumberRange &b) {
  // A negative power of -0 is -infinity if it is odd.
  bool mayBeOdd = !b.isConstant() || (isInteger(b) && std::fmod(b.low, 2) != 0);
  if (a.mayBeZero && b.low < 0 && mayBeOdd)
    return NumberRange::unknown();
  NumberRange result;
  result.low = range::infinite;
  result.high = -range::infinite;
  // b log(a) is largest and least at corners.
  for (double x : {a.low, a.high})
    for (double y : {b.low, b.high}) {
      result.low = std::min(result.low, lowered(std::pow(x, y)));
      result.high = std::max(result.high, raised(std::pow(x, y)));
    }
  // A NaN to the power 0 is 1, and 1 to the power of a NaN.
  if (a.mayBeNaN || b.mayBeNaN || b.mayBeInfinite() || a.mayBeInfinite())
    result = join(result, NumberRange::constant(1));
  result.leastNonZero = result.low > 0 ? result.low : 0;
  result.mayBeNaN = a.mayBeNaN || b.mayBeNaN;
  if (isInteger(b) && b.low >= 1) {
    result.isInteger = a.isInteger;
    result.isCoordinate = a.isCoordinate;
    result.mayBeZero = a.mayBeZero;
    if (!std::isinf(a.leastNonZero))
      result.leastNonZero = lowered(std::pow(a.leastNonZero, b.low));
  }
  return result.tidy();
}

/// x^n of an x that may be negative.
static NumberRange powerOfInteger(const NumberRange &a, double exponent) {
  NumberRange size = range::absolute(a);
  NumberRange result = powerOfPositive(size, NumberRange::constant(exponent));
  bool isOdd = std::fmod(exponent, 2) != 0;
  if (!isOdd)
    return result;
  // x^n has the sign of x.
  NumberRange signedResult = range::anySign(result);
  if (exponent > 0) {
    signedResult.low = a.low < 0 ? lowered(std::pow(a.low, exponent)) : 0;
    signedResult.high = a.high > 0 ? raised(std::pow(a.high, exponent)) : 0;
  }
  return signedResult.tidy();
}

NumberRange range::power(const NumberRange &a, const NumberRange &b) {
  if (a.low < 0)
    return isInteger(b) ? powerOfInteger(a, b.low) : NumberRange::unknown();
  return powerOfPositive(a, b);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// All numbers of so many bits, as unsigned ones and as signed ones.
static NumberRange allUnsigned(unsigned bits) {
  return NumberRange::integers(0, std::ldexp(1.0, bits) - 1);
}
static NumberRange allSigned(unsigned bits) {
  NumberFormat format;
  format.isFloat = false;
  format.precision = bits;
  return NumberRange::unknown(format);
}
/// The numbers from 0 to the next power of two.
static NumberRange upToPowerOfTwo(double low, double high) {
  int exponent = high < 1 ? 0 : std::ilogb(high) + 1;
  return NumberRange::integers(low, std::ldexp(1.0, exponent) - 1);
}

NumberRange range::toUnsigned(const NumberRange &a, unsigned bits) {
  return a.low >= 0 ? a : allUnsigned(bits);
}

NumberRange range::divideIntegers(const NumberRange &a, const NumberRange &b) {
  // What a division by 0 gives is not said: -1, 0, all bits.
  if (b.mayBeZero)
    return join(anySign(a), NumberRange::integers(-1, 1));
  NumberRange quotient = toInteger(divide(a, b), std::trunc);
  quotient.mayBeNaN = false;
  return quotient;
}

NumberRange range::bitAnd(const NumberRange &a, const NumberRange &b,
                          unsigned bits) {
  if (a.low < 0 && b.low < 0)
    return allSigned(bits);
  double most = infinite;
  for (const NumberRange &mask : {a, b})
    if (mask.low >= 0)
      most = std::min(most, mask.high);
  return NumberRange::integers(0, most);
}

NumberRange range::bitOr(const NumberRange &a, const NumberRange &b,
                         unsigned bits) {
  if (a.low < 0 || b.low < 0)
    return allSigned(bits);
  return upToPowerOfTwo(std::max(a.low, b.low), std::max(a.high, b.high));
}

NumberRange range::bitXor(const NumberRange &a, const NumberRange &b,
                          unsigned bits) {
  if (a.low < 0 || b.low < 0)
    return allSigned(bits);
  return upToPowerOfTwo(0, std::max(a.high, b.high));
}

NumberRange range::shiftLeft(const NumberRange &a, const NumberRange &b,
                             unsigned bits) {
  if (!b.isConstant() || b.low < 0 || b.low >= bits)
    return allSigned(bits);
  return multiply(a, NumberRange::integers(std::ldexp(1.0, int(b.low)),
                                           std::ldexp(1.0, int(b.low))));
}

NumberRange range::shiftRight(const NumberRange &a, const NumberRange &b,
                              unsigned bits, bool isSigned) {
  NumberRange number = isSigned ? a : toUnsigned(a, bits);
  // Shifted by all bits or more it is 0, or the sign.
  double fewest = b.low < 0 ? 0 : std::min<double>(b.low, bits);
  double least = std::floor(std::ldexp(number.low, -int(fewest)));
  double most = std::floor(std::ldexp(number.high, -int(fewest)));
  return NumberRange::integers(std::min(least, 0.0), std::max(most, 0.0));
}

NumberRange range::bitsToFloat(const NumberRange &a) {
  // Among numbers of positive sign the order of the bits is theirs.
  constexpr double firstNaN = 0x7f800001;
  if (a.low < 0 || a.high >= firstNaN)
    return NumberRange::unknown();
  auto toFloat = [](double bits) -> double {
    return llvm::bit_cast<float>(static_cast<uint32_t>(bits));
  };
  return NumberRange::of(toFloat(a.low), toFloat(a.high));
}
