//===- Degree.h - The power of the loss scale in a value --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_DEGREE_H
#define MP_ANALYSIS_LOSSSCALING_DEGREE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MathExtras.h"

#include <cstdint>
#include <string>

namespace mlir::mp {

/// The degree d of a value: with every loss seed multiplied by S > 0, the value
/// is multiplied by S^d. A lattice: unknown < zero < each number < mixed.
class Degree {
public:
  constexpr Degree() = default;
  /// Not reached yet.
  static constexpr Degree unknown() { return Degree(); }
  /// The constants 0 and infinity, which have every degree.
  static constexpr Degree zero() { return Degree(Kind::Zero, 0, 1); }
  /// No single degree: scaled and unscaled values met.
  static constexpr Degree mixed() { return Degree(Kind::Mixed, 0, 1); }
  /// A whole number; mixed where it leaves 31 bits.
  static Degree of(int64_t number) {
    return llvm::isInt<31>(number)
               ? Degree(Kind::Number, static_cast<int32_t>(number), 1)
               : mixed();
  }
  /// numerator / denominator, reduced; mixed where it leaves 31 bits.
  static Degree of(int64_t numerator, int64_t denominator);

  bool isUnknown() const { return kind == Kind::Unknown; }
  bool isZero() const { return kind == Kind::Zero; }
  bool isMixed() const { return kind == Kind::Mixed; }
  bool isNumber() const { return kind == Kind::Number; }
  /// Whether the value is the same for every scale: 0, or a constant zero.
  bool isInvariant() const { return isZero() || *this == of(0); }
  /// Whether the value carries a power of the scale other than 0.
  bool isScaled() const { return isNumber() && numerator != 0; }

  /// Whether the value becomes smaller as the scale becomes larger.
  bool isNegative() const { return isNumber() && numerator < 0; }

  /// Sum, difference and multiple. Zero stays zero, unknown unknown, and mixed
  /// wins over all.
  Degree operator+(Degree other) const { return combine(other, 1); }
  Degree operator-(Degree other) const { return combine(other, -1); }
  Degree times(int64_t numerator, int64_t denominator) const;
  /// This degree plus `shift`, if it is a number.
  Degree shifted(int shift) const {
    return isNumber() ? *this + of(shift) : *this;
  }

  bool operator==(const Degree &other) const {
    return kind == other.kind && numerator == other.numerator &&
           denominator == other.denominator;
  }
  bool operator!=(const Degree &other) const { return !(*this == other); }

  /// The degree that holds of all: mixed where two numbers differ.
  static Degree join(Degree lhs, Degree rhs);
  static Degree join(llvm::ArrayRef<Degree> degrees);

  /// "unknown", "zero", "mixed", "1", "-1/2".
  std::string str() const;

private:
  enum class Kind : uint8_t { Unknown, Zero, Number, Mixed };
  constexpr Degree(Kind kind, int32_t numerator, int32_t denominator)
      : kind(kind), numerator(numerator), denominator(denominator) {}
  Degree combine(Degree other, int sign) const;

  Kind kind = Kind::Unknown;
  int32_t numerator = 0, denominator = 1;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_DEGREE_H
