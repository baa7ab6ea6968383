//===- Degree.cpp - The power of the loss scale in a value ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/Degree.h"

#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir::mp;

Degree Degree::of(int64_t numerator, int64_t denominator) {
  if (denominator == 0)
    return mixed();
  int64_t divisor = std::gcd(numerator, denominator);
  if (denominator < 0)
    divisor = -divisor;
  numerator /= divisor;
  denominator /= divisor;
  if (!llvm::isInt<31>(numerator) || !llvm::isInt<31>(denominator))
    return mixed();
  return Degree(Kind::Number, static_cast<int32_t>(numerator),
                static_cast<int32_t>(denominator));
}

Degree Degree::combine(Degree other, int sign) const {
  if (isMixed() || other.isMixed())
    return mixed();
  if (isUnknown() || other.isUnknown())
    return unknown();
  if (isZero() || other.isZero())
    return zero();
  if (denominator == 1 && other.denominator == 1)
    return of(numerator + sign * int64_t(other.numerator));
  // 31-bit parts: products of two fit in 62 bits, their sum in 63.
  return of(int64_t(numerator) * other.denominator +
                sign * int64_t(other.numerator) * denominator,
            int64_t(denominator) * other.denominator);
}

Degree Degree::times(int64_t by, int64_t over) const {
  if (!isNumber())
    return *this;
  if (!llvm::isInt<31>(by) || !llvm::isInt<31>(over))
    return mixed();
  return of(numerator * by, denominator * over);
}

Degree Degree::join(Degree lhs, Degree rhs) {
  if (lhs.isUnknown() || (lhs.isZero() && !rhs.isUnknown()))
    return rhs;
  if (rhs.isUnknown() || rhs.isZero())
    return lhs;
  return lhs == rhs ? lhs : mixed();
}

Degree Degree::join(llvm::ArrayRef<Degree> degrees) {
  Degree all;
  for (Degree degree : degrees)
    all = join(all, degree);
  return all;
}

std::string Degree::str() const {
  switch (kind) {
  case Kind::Unknown:
    return "unknown";
  case Kind::Zero:
    return "zero";
  case Kind::Mixed:
    return "mixed";
  case Kind::Number:
    break;
  }
  std::string text = std::to_string(numerator);
  return denominator == 1 ? text : text + "/" + std::to_string(denominator);
}
