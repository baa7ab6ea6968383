//===- Numbers.cpp - Floats of PTX ----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Numbers.h"

using namespace mp::ptx;

static constexpr unsigned doubleFraction = 52;
static constexpr uint64_t hiddenBit = uint64_t(1) << doubleFraction;

static bool roundsUp(uint64_t kept, uint64_t rest, uint64_t half,
                     bool isNegative, Rounding rounding) {
  switch (rounding) {
  case Rounding::Nearest:
    return rest > half || (rest == half && (kept & 1));
  case Rounding::Zero:
    return false;
  case Rounding::Down:
    return rest != 0 && isNegative;
  case Rounding::Up:
    return rest != 0 && !isNegative;
  }
  return false;
}

uint64_t mp::ptx::narrow(double value, Format format, Rounding rounding) {
  if (std::isnan(value))
    return format.nan();
  auto bits = bitsAs<uint64_t>(value);
  bool isNegative = bits >> 63;
  uint64_t sign = isNegative ? format.sign() : 0;
  uint64_t magnitude = bits & ~(uint64_t(1) << 63);
  if (std::isinf(value))
    return sign | format.infinity();
  if (magnitude == 0)
    return sign;
  int exponent = static_cast<int>(magnitude >> doubleFraction) - 1023;
  uint64_t fraction = (magnitude & (hiddenBit - 1)) | hiddenBit;
  unsigned shift = doubleFraction - format.fractionBits;
  bool isTiny = exponent < format.leastExponent();
  if (isTiny) // also every subnormal double
    shift = std::min<unsigned>(62, shift + format.leastExponent() - exponent);
  uint64_t kept = fraction >> shift;
  uint64_t rest = fraction & ((uint64_t(1) << shift) - 1);
  kept +=
      roundsUp(kept, rest, uint64_t(1) << (shift - 1), isNegative, rounding);
  // A carry out of the fraction is the next exponent.
  uint64_t result = isTiny ? kept
                           : (uint64_t(exponent - format.leastExponent())
                              << format.fractionBits) +
                                 kept;
  if (result >= format.infinity()) {
    bool staysFinite = rounding == Rounding::Zero ||
                       (rounding == Rounding::Down && !isNegative) ||
                       (rounding == Rounding::Up && isNegative);
    result = format.infinity() - (staysFinite ? 1 : 0);
  }
  return sign | result;
}

double mp::ptx::widen(uint64_t bits, Format format) {
  uint64_t magnitude = bits & (format.sign() - 1);
  uint64_t sign = (bits & format.sign()) ? uint64_t(1) << 63 : 0;
  unsigned shift = doubleFraction - format.fractionBits;
  if (magnitude >= format.infinity())
    return bitsAs<double>(sign | (uint64_t(0x7ff) << doubleFraction) |
                          (magnitude - format.infinity()) << shift);
  if (magnitude >= uint64_t(1) << format.fractionBits) {
    uint64_t bias = 1023 + format.leastExponent() - 1;
    return bitsAs<double>(sign |
                          ((magnitude << shift) + (bias << doubleFraction)));
  }
  double value = std::ldexp(static_cast<double>(magnitude),
                            format.leastExponent() -
                                static_cast<int>(format.fractionBits));
  return sign ? -value : value;
}

double mp::ptx::fusedOdd(double a, double b, double c) {
  double product = a * b, sum = product + c;
  if (!std::isfinite(sum))
    return sum;
  // What the sum lost, exact [Knuth 4.2.2].
  double part = sum - product;
  double lost = (product - (sum - part)) + (c - part);
  auto bits = bitsAs<uint64_t>(sum);
  if (lost == 0 || (bits & 1))
    return sum;
  return bitsAs<double>((lost > 0) == (sum > 0) ? bits + 1 : bits - 1);
}

double mp::ptx::oddFromInteger(uint64_t value) {
  if (value >> 53 == 0)
    return static_cast<double>(value);
  uint64_t dropped = value & 0x7ff;
  return static_cast<double>((value & ~uint64_t(0x7ff)) |
                             (dropped ? uint64_t(0x800) : 0));
}

double mp::ptx::oddFromInteger(int64_t value) {
  if (value >= 0)
    return oddFromInteger(static_cast<uint64_t>(value));
  return -oddFromInteger(-static_cast<uint64_t>(value));
}
