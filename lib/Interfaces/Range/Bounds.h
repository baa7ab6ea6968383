//===- Bounds.h - Double arithmetic rounded outward -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a double holds exactly stays; what it does not is moved by one unit to
// the side that is safe. Bounds of integers stay integers so.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_INTERFACES_RANGE_BOUNDS_H
#define MP_LIB_INTERFACES_RANGE_BOUNDS_H

#include <cmath>
#include <limits>

namespace mlir::mp::range {

inline constexpr double infinite = std::numeric_limits<double>::infinity();

/// The next double below. Of an infinity that a finite computation gave, the
/// largest number.
inline double below(double value) { return std::nextafter(value, -infinite); }
inline double above(double value) { return std::nextafter(value, infinite); }

/// A double that is not above the sum. Infinities that cancel give -infinity.
inline double lowerSum(double a, double b) {
  double sum = a + b;
  if (std::isnan(sum))
    return -infinite;
  if (std::isinf(a) || std::isinf(b))
    return sum;
  // What the addition lost, exactly, as long as it did not overflow.
  double rest = sum - a;
  double lost = (a - (sum - rest)) + (b - rest);
  return lost < 0 || std::isinf(sum) ? below(sum) : sum;
}
inline double upperSum(double a, double b) { return -lowerSum(-a, -b); }

/// A double that is not above the product. No number of infinitely many is so
/// large that it makes 0 anything else.
inline double lowerProduct(double a, double b) {
  if (a == 0 || b == 0)
    return 0;
  double product = a * b;
  if (std::isinf(a) || std::isinf(b))
    return product;
  constexpr double tiny = 0x1p-960;
  bool isInexact = std::isinf(product) || std::abs(product) < tiny ||
                   std::fma(a, b, -product) < 0;
  return isInexact ? below(product) : product;
}
inline double upperProduct(double a, double b) { return -lowerProduct(-a, b); }

/// A double that is not above the quotient by a number that is not 0.
inline double lowerQuotient(double a, double b) {
  double quotient = a / b;
  if (std::isnan(quotient))
    return -infinite;
  if (a == 0 || std::isinf(a))
    return quotient;
  if (std::isinf(b))
    return quotient;
  bool isExact = std::isfinite(quotient) && std::fma(quotient, b, -a) == 0;
  return isExact ? quotient : below(quotient);
}
inline double upperQuotient(double a, double b) {
  return -lowerQuotient(-a, b);
}

} // namespace mlir::mp::range

#endif // MP_LIB_INTERFACES_RANGE_BOUNDS_H
