//===- Numbers.h - Floats of PTX --------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shares nothing with the interpreter's own rounding, which it judges.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_NUMBERS_H
#define MP_TEST_PTX_NUMBERS_H

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace mp::ptx {

template <typename To, typename From>
To bitsAs(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

enum class Rounding : uint8_t { Nearest, Zero, Down, Up };

/// A binary float with a sign, an exponent and a fraction.
struct Format {
  unsigned exponentBits, fractionBits;

  constexpr int leastExponent() const { return 2 - (1 << (exponentBits - 1)); }
  constexpr uint64_t infinity() const {
    return ((uint64_t(1) << exponentBits) - 1) << fractionBits;
  }
  constexpr uint64_t sign() const {
    return uint64_t(1) << (exponentBits + fractionBits);
  }
  /// The NaN that an NVIDIA GPU makes: all bits but the sign.
  constexpr uint64_t nan() const { return sign() - 1; }
};

constexpr Format halfFormat = {5, 10}, bfloatFormat = {8, 7},
                 singleFormat = {8, 23};

/// `value` in a narrower format, rounded once.
uint64_t narrow(double value, Format format,
                Rounding rounding = Rounding::Nearest);

/// The value of a narrower format, exact.
double widen(uint64_t bits, Format format);

/// a * b + c so that rounding it again to at most 24 bits is as good as one
/// rounding. The product must be exact in f64.
double fusedOdd(double a, double b, double c);

/// An integer as a double of which the same can be said.
double oddFromInteger(int64_t value);
double oddFromInteger(uint64_t value);

//===----------------------------------------------------------------------===//
// How a register holds a value of a type
//===----------------------------------------------------------------------===//

/// An integer in the low bits of a register.
template <typename T>
struct Whole {
  using Value = T;
  static constexpr unsigned width = 8 * sizeof(T);
  static T get(uint64_t bits) { return static_cast<T>(bits); }
  static uint64_t put(T value) {
    return static_cast<uint64_t>(value) & (~uint64_t(0) >> (64 - width));
  }
};

struct Single {
  using Value = float;
  static constexpr unsigned width = 32;
  static float get(uint64_t bits) {
    return bitsAs<float>(static_cast<uint32_t>(bits));
  }
  static uint64_t put(float value) {
    return std::isnan(value) ? singleFormat.nan() : bitsAs<uint32_t>(value);
  }
  static float fused(float a, float b, float c) { return std::fma(a, b, c); }
};

struct Double {
  using Value = double;
  static constexpr unsigned width = 64;
  static double get(uint64_t bits) { return bitsAs<double>(bits); }
  static uint64_t put(double value) {
    return std::isnan(value) ? uint64_t(0x7ff8000000000000)
                             : bitsAs<uint64_t>(value);
  }
  static double fused(double a, double b, double c) {
    return std::fma(a, b, c);
  }
};

/// A float of 16 bits. Sums and products of two of them, rounded to f64, are
/// rounded rightly by a second rounding.
template <unsigned exponentBits, unsigned fractionBits>
struct Narrow {
  using Value = double;
  static constexpr unsigned width = 16;
  static constexpr Format format = {exponentBits, fractionBits};
  static double get(uint64_t bits) { return widen(bits & 0xffff, format); }
  static uint64_t put(double value) { return narrow(value, format); }
  static double fused(double a, double b, double c) {
    return fusedOdd(a, b, c);
  }
};
using Half = Narrow<5, 10>;
using BFloat = Narrow<8, 7>;

} // namespace mp::ptx

#endif // MP_TEST_PTX_NUMBERS_H
