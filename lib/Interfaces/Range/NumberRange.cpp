//===- NumberRange.cpp - What the elements of a value can be --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/NumberRange.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

static constexpr double infinity = NumberRange::infinity;

StringRef mp::nameOf(RangeEvidence evidence) {
  switch (evidence) {
  case RangeEvidence::Proved:
    return "proved";
  case RangeEvidence::Profiled:
    return "profiled";
  case RangeEvidence::Assumed:
    return "assumed";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

NumberFormat NumberFormat::of(Type type) {
  Type element = getElementTypeOrSelf(type);
  NumberFormat format;
  if (element.isF32()) {
    format.largest = std::numeric_limits<float>::max();
    format.leastNormal = std::numeric_limits<float>::min();
    return format;
  }
  if (element.isIntOrIndex()) {
    format.isFloat = false;
    format.precision = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    return format;
  }
  auto floatType = dyn_cast<FloatType>(element);
  if (!floatType) {
    format.precision = 53;
    return format;
  }
  const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
  format.precision = APFloat::semanticsPrecision(semantics);
  // Asked for each value: what APFloat finds in a thousand instructions.
  if (isa<Float16Type, BFloat16Type>(element)) {
    format.largest = std::ldexp(2 - std::ldexp(1.0, 1 - int(format.precision)),
                                APFloat::semanticsMaxExponent(semantics));
    format.leastNormal =
        std::ldexp(1.0, APFloat::semanticsMinExponent(semantics));
    return format;
  }
  auto toDouble = [](APFloat number) {
    bool losesInfo;
    number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return number.convertToDouble();
  };
  format.largest = toDouble(APFloat::getLargest(semantics));
  format.leastNormal = toDouble(APFloat::getSmallestNormalized(semantics));
  return format;
}

double NumberFormat::lowestInteger() const {
  return precision == 1 ? 0 : -std::ldexp(1.0, precision - 1);
}
double NumberFormat::highestInteger() const {
  return precision == 1 ? 1 : std::ldexp(1.0, precision - 1) - 1;
}

double NumberFormat::roundDown(double value) const {
  if (precision >= 53 || !std::isfinite(value) || value == 0)
    return value;
  if (value > largest)
    return largest;
  if (value < -largest)
    return -infinity;
  // The distance of two numbers here; that of the least normal ones below them.
  int exponent = std::ilogb(std::max(std::abs(value), leastNormal));
  double unit = std::ldexp(1.0, exponent + 1 - static_cast<int>(precision));
  return std::floor(value / unit) * unit;
}

double NumberFormat::roundUp(double value) const { return -roundDown(-value); }

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

NumberRange NumberRange::unknown(const NumberFormat &format) {
  if (format.isFloat)
    return {};
  return integers(format.lowestInteger(), format.highestInteger());
}

NumberRange NumberRange::of(double low, double high) {
  NumberRange range;
  range.low = low;
  range.high = high;
  range.mayBeNaN = false;
  return range.tidy();
}

NumberRange NumberRange::integers(double low, double high) {
  NumberRange range = of(low, high);
  range.isInteger = true;
  return range.tidy();
}

NumberRange NumberRange::constant(double value) {
  NumberRange range = of(value, value);
  if (std::isnan(value)) {
    // There is no number, so that any interval holds them all.
    range = of(0, 0);
    range.mayBeNaN = true;
  }
  range.isInteger = std::isfinite(value) && value == std::floor(value);
  return range.tidy();
}

bool NumberRange::contains(double value) const {
  if (std::isnan(value))
    return mayBeNaN;
  if (!(low <= value && value <= high))
    return false;
  if (value == 0)
    return mayBeZero;
  if (isInteger && std::isfinite(value) && value != std::floor(value))
    return false;
  return std::abs(value) >= leastNonZero;
}

bool NumberRange::implies(const NumberRange &other) const {
  return low >= other.low && high <= other.high &&
         leastNonZero >= other.leastNonZero && mayBeZero <= other.mayBeZero &&
         mayBeNaN <= other.mayBeNaN && isInteger >= other.isInteger &&
         isCoordinate <= other.isCoordinate;
}

bool NumberRange::operator==(const NumberRange &other) const {
  return implies(other) && other.implies(*this) &&
         isProfiled == other.isProfiled;
}

RangeEvidence NumberRange::evidence() const {
  if (mayBeInfinite())
    return RangeEvidence::Assumed;
  return isProfiled ? RangeEvidence::Profiled : RangeEvidence::Proved;
}

NumberRange &NumberRange::tidy() {
  if (isInteger) {
    low = std::ceil(low);
    high = std::floor(high);
    leastNonZero = std::max(leastNonZero, 1.0);
  }
  mayBeZero &= low <= 0 && high >= 0;
  if (low == 0 && high == 0)
    leastNonZero = infinity;
  else if (low > 0)
    leastNonZero = std::max(leastNonZero, low);
  else if (high < 0)
    leastNonZero = std::max(leastNonZero, -high);
  return *this;
}

NumberRange NumberRange::settled(const NumberFormat &format) const {
  NumberRange range = *this;
  if (!format.isFloat) {
    // Of 64 bits the highest integer is no double: the next one is the first
    // that wraps.
    if (low < format.lowestInteger() || high >= format.highestInteger() + 1) {
      range = unknown(format);
      range.isProfiled = isProfiled;
      range.isCoordinate = isCoordinate;
    }
    range.mayBeNaN = false;
    range.isInteger = true;
    return range.tidy();
  }
  range.low = format.roundDown(low);
  range.high = format.roundUp(high);
  range.leastNonZero = format.roundDown(leastNonZero);
  if (range.leastNonZero < format.leastNormal) {
    range.leastNonZero = 0;
    range.mayBeZero = true;
    // Flushed to zero, or off by a subnormal.
    if (range.low > 0)
      range.low = 0;
    if (range.high < 0)
      range.high = 0;
    if (range.high > 0)
      range.high = std::max(range.high, format.leastNormal);
    if (range.low < 0)
      range.low = std::min(range.low, -format.leastNormal);
  }
  return range.tidy();
}

std::string NumberRange::str() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (low == -infinity && high == infinity)
    stream << "unknown";
  else
    stream << llvm::format("[%g, %g]", low + 0.0, high + 0.0); // no -0
  if (isInteger)
    stream << " integer";
  if (isCoordinate)
    stream << " coordinate";
  if (!mayBeZero && low <= 0 && high >= 0)
    stream << " non-zero";
  if (leastNonZero > (isInteger ? 1 : 0) && low <= 0 && high >= 0 &&
      std::isfinite(leastNonZero))
    stream << llvm::format(" least %g", leastNonZero);
  stream << ", " << nameOf(evidence());
  return text;
}

static bool countsBeside(const NumberRange &place, const NumberRange &other) {
  constexpr double mostFractions = 16;
  return place.isCoordinate && (other.isCoordinate || !other.mayBeInfinite() ||
                                place.magnitude() > mostFractions);
}

bool mp::countsAsEither(const NumberRange &a, const NumberRange &b) {
  return countsBeside(a, b) || countsBeside(b, a);
}

NumberRange mp::join(const NumberRange &a, const NumberRange &b) {
  NumberRange range;
  range.low = std::min(a.low, b.low);
  range.high = std::max(a.high, b.high);
  range.leastNonZero = std::min(a.leastNonZero, b.leastNonZero);
  range.mayBeZero = a.mayBeZero || b.mayBeZero;
  range.mayBeNaN = a.mayBeNaN || b.mayBeNaN;
  range.isInteger = a.isInteger && b.isInteger;
  range.isCoordinate = countsAsEither(a, b);
  range.isProfiled = a.isProfiled || b.isProfiled;
  return range.tidy();
}

NumberRange mp::meet(const NumberRange &a, const NumberRange &b) {
  NumberRange range;
  range.low = std::max(a.low, b.low);
  range.high = std::min(a.high, b.high);
  // No number is left: any interval holds them all.
  if (range.low > range.high)
    range.low = range.high = std::isfinite(range.low) ? range.low : range.high;
  range.leastNonZero = std::max(a.leastNonZero, b.leastNonZero);
  range.mayBeZero = a.mayBeZero && b.mayBeZero;
  range.mayBeNaN = a.mayBeNaN && b.mayBeNaN;
  range.isInteger = a.isInteger || b.isInteger;
  range.isCoordinate = a.isCoordinate && b.isCoordinate;
  range.isProfiled = a.isProfiled || b.isProfiled;
  return range.tidy();
}
