//===- NumberRange.h - What the elements of a value can be ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lattice of facts on all elements of a tensor at once. An interval alone
// does not tell whether sixteen bits hold a value: 1e-12 lies in [0, 1], and so
// does every integer below 2048 in [0, 2048]. Bounds are doubles, which hold
// every number of f32 and the product of any two.
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_NUMBERRANGE_H
#define MP_INTERFACES_NUMBERRANGE_H

#include "mlir/IR/Types.h"

#include <limits>
#include <string>

namespace mlir::mp {

/// What a range rests on.
enum class RangeEvidence : uint8_t {
  /// On the program alone: it holds for all inputs.
  Proved,
  /// On what was seen in a profile.
  Profiled,
  /// On nothing: there is no bound.
  Assumed
};
/// `proved`, `profiled`, `assumed`.
llvm::StringRef nameOf(RangeEvidence evidence);

/// The numbers that an element type has.
struct NumberFormat {
  bool isFloat = true;
  /// Bits of a float's significand, the leading one among them; bits of an
  /// integer.
  unsigned precision = 24;
  /// A float: the largest finite number, and the least normal one.
  double largest = std::numeric_limits<double>::infinity();
  double leastNormal = 0;

  /// Of a scalar or of the elements of a shaped type. What is neither a float
  /// nor an integer is taken for f64.
  static NumberFormat of(Type type);
  /// The ends of an integer type, read as signed; 0 and 1 for one bit.
  double lowestInteger() const;
  double highestInteger() const;
  /// The nearest number of a float type that is not above, not below.
  double roundDown(double value) const;
  double roundUp(double value) const;
};

/// Facts that hold for each element of a value. An infinity is an element like
/// others: a finite bound says that there is none beyond it. Of NaNs only
/// `mayBeNaN` speaks. Integers are read as signed numbers, i1 as 0 and 1.
struct NumberRange {
  static constexpr double infinity = std::numeric_limits<double>::infinity();

  double low = -infinity, high = infinity;
  /// No element but 0 is nearer to 0; 0 if that is not known, infinity if
  /// every element is 0.
  double leastNonZero = 0;
  bool mayBeZero = true;
  bool mayBeNaN = true;
  /// Every finite element is an integer.
  bool isInteger = false;
  /// Computed from integers that count places or things, by arithmetic that
  /// keeps their magnitude: where that uses up the significand, what was added
  /// to it or multiplied with it is lost.
  bool isCoordinate = false;
  /// Rests on a profile.
  bool isProfiled = false;

  /// No more than is known of every value.
  static NumberRange unknown() { return {}; }
  /// What every value of the type is.
  static NumberRange unknown(const NumberFormat &format);
  /// Numbers of an interval, no NaN among them.
  static NumberRange of(double low, double high);
  /// Integers of an interval.
  static NumberRange integers(double low, double high);
  /// One number, or a NaN.
  static NumberRange constant(double value);

  bool isConstant() const { return low == high && !mayBeNaN; }
  bool mayBeInfinite() const { return low == -infinity || high == infinity; }
  /// Whether no element, or none but NaNs, is infinite.
  bool isBounded() const { return !mayBeInfinite(); }
  /// The largest magnitude.
  double magnitude() const { return std::max(std::abs(low), std::abs(high)); }
  bool contains(double value) const;
  /// Whether what the other says follows from this. The evidence aside.
  bool implies(const NumberRange &other) const;
  RangeEvidence evidence() const;

  /// Draws what follows from the other facts: of an interval without 0, that no
  /// element is 0.
  NumberRange &tidy();
  /// The range once numbers of this range, in real arithmetic, are rounded to
  /// the type: to any neighbour, with overflow and with subnormal numbers that
  /// may be flushed to zero. Integers wrap.
  NumberRange settled(const NumberFormat &format) const;
  /// `[0, 1] integer, proved`.
  std::string str() const;

  bool operator==(const NumberRange &other) const;
  bool operator!=(const NumberRange &other) const { return !(*this == other); }
};

/// What holds for elements of both: where branches meet.
NumberRange join(const NumberRange &a, const NumberRange &b);
/// What holds if both hold.
NumberRange meet(const NumberRange &a, const NumberRange &b);
/// Whether what is made of numbers of both counts as those of one do. A place
/// of which eight bits have four behind the point is as any number beside
/// numbers of any size: the time in [0, 1] beside a state, or times a weight.
bool countsAsEither(const NumberRange &a, const NumberRange &b);

} // namespace mlir::mp

#endif // MP_INTERFACES_NUMBERRANGE_H
