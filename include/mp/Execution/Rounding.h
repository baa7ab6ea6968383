//===- Rounding.h - Exact rounding to narrow floats -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A narrow float is held as the f32 of the same value. These functions round an
// f32 to the nearest value of f16 or bf16 and never depend on the CPU: plain
// integer and f32 arithmetic in the default rounding mode, no branches, so that
// a loop over them vectorizes. GCC and clang must not be given -ffast-math.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_ROUNDING_H
#define MP_EXECUTION_ROUNDING_H

#include <cmath>
#include <cstdint>
#include <cstring>

namespace mlir::mp::exec {

inline uint32_t bitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

inline float floatOf(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

/// The f16 nearest to `value`, ties to even, as f32. Magnitudes from 65520 on
/// become an infinity; below 2^-14 the result is a multiple of 2^-24. A NaN
/// stays a NaN of its sign, quiet.
inline float roundToF16(float value) {
  uint32_t bits = bitsOf(value), sign = bits & 0x80000000u;
  uint32_t magnitude = bits ^ sign;
  // 13 bits go: add just under half of the last one kept, and the tie's parity.
  uint32_t rounded =
      (magnitude + 0x0fffu + ((magnitude >> 13) & 1u)) & 0xffffe000u;
  // One ulp of 0.5 is 2^-24, the spacing of subnormal f16.
  uint32_t tiny = bitsOf((floatOf(magnitude) + 0.5f) - 0.5f);
  int32_t ordered = static_cast<int32_t>(magnitude);
  uint32_t result = ordered < 0x38800000 ? tiny : rounded;
  result = static_cast<int32_t>(result) >= 0x47800000 ? 0x7f800000u : result;
  result =
      ordered > 0x7f800000 ? (magnitude | 0x00400000u) & 0xffffe000u : result;
  return floatOf(result | sign);
}

/// The bf16 nearest to `value`, ties to even, as f32. Subnormals are kept.
inline float roundToBF16(float value) {
  uint32_t bits = bitsOf(value), sign = bits & 0x80000000u;
  uint32_t magnitude = bits ^ sign;
  uint32_t rounded =
      (magnitude + 0x7fffu + ((magnitude >> 16) & 1u)) & 0xffff0000u;
  uint32_t nan = (magnitude | 0x00400000u) & 0xffff0000u;
  uint32_t result =
      static_cast<int32_t>(magnitude) > 0x7f800000 ? nan : rounded;
  return floatOf(result | sign);
}

/// The f16 next to `value` on the side of zero, as f32. A finite magnitude
/// beyond the range becomes 65504, as IEEE 754 says for this direction.
inline float truncateToF16(float value) {
  uint32_t bits = bitsOf(value), sign = bits & 0x80000000u;
  uint32_t magnitude = bits ^ sign;
  int32_t ordered = static_cast<int32_t>(magnitude);
  if (ordered > 0x7f800000)
    return roundToF16(value);
  if (ordered == 0x7f800000)
    return value;
  if (ordered >= 0x47800000)
    return floatOf(sign | 0x477fe000u);
  if (ordered >= 0x38800000)
    return floatOf(sign | (magnitude & 0xffffe000u));
  float scaled = floatOf(magnitude) * 16777216.0f; // exact: times 2^24
  return floatOf(sign | bitsOf(std::floor(scaled) / 16777216.0f));
}

/// The bf16 next to `value` on the side of zero, as f32.
inline float truncateToBF16(float value) {
  if ((bitsOf(value) & 0x7fffffffu) > 0x7f800000u)
    return roundToBF16(value);
  return floatOf(bitsOf(value) & 0xffff0000u);
}

/// Bits of an f16 that `value` already is (see roundToF16).
inline uint16_t f16Bits(float value) {
  uint32_t bits = bitsOf(value), sign = (bits >> 16) & 0x8000u;
  uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u)
    return sign | 0x7e00u | ((magnitude >> 13) & 0x3ffu);
  if (magnitude >= 0x47800000u)
    return sign | 0x7c00u;
  if (magnitude >= 0x38800000u)
    return sign | ((magnitude >> 13) - (112u << 10));
  return sign | static_cast<uint32_t>(floatOf(magnitude) * 16777216.0f);
}

/// The value of the f16 with these bits, exact.
inline float f16Value(uint16_t half) {
  uint32_t sign = (half & 0x8000u) << 16, magnitude = half & 0x7fffu;
  if (magnitude >= 0x7c00u)
    return floatOf(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13));
  if (magnitude >= 0x0400u)
    return floatOf(sign | ((magnitude + (112u << 10)) << 13));
  return floatOf(sign | bitsOf(static_cast<float>(magnitude) / 16777216.0f));
}

/// Bits of a bf16 that `value` already is (see roundToBF16).
inline uint16_t bf16Bits(float value) { return bitsOf(value) >> 16; }
/// The value of the bf16 with these bits, exact.
inline float bf16Value(uint16_t bits) {
  return floatOf(static_cast<uint32_t>(bits) << 16);
}

/// f64 to f32 so that a second rounding to f16 or bf16 gives what one rounding
/// of the f64 would: inexact results have their last bit set ("round to odd",
/// S. Boldo and G. Melquiond, IEEE Transactions on Computers 57(4), 2008).
inline float roundToOdd(double value) {
  float nearest = static_cast<float>(value);
  double back = static_cast<double>(nearest);
  if (back == value || value != value || (bitsOf(nearest) & 1u))
    return nearest;
  // Step to the odd neighbour on the other side of `value`. An infinity here
  // comes from a finite value: the neighbour is the largest finite number.
  bool tooFar = std::fabs(back) > std::fabs(value);
  return floatOf(bitsOf(nearest) + (tooFar ? -1 : 1));
}

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_ROUNDING_H
