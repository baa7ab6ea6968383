//===- RangeArithmetic.h - Ranges of what is computed -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For models of RangeOpInterface. Each gives the range of the result in real
// arithmetic, its ends moved outward where a double does not hold them; who
// asks rounds to the type by `NumberRange::settled`. Whether a range rests on a
// profile is not their business either.
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_RANGEARITHMETIC_H
#define MP_INTERFACES_RANGEARITHMETIC_H

#include "mp/Interfaces/NumberRange.h"

namespace mlir::mp::range {

/// How far a function of the C library or of a kernel may be from the true
/// value, relative to it. Those of mp-lower-math are within 2 units of f32,
/// 2^-22; the rest is left for others.
inline constexpr double functionError = 0x1p-20;

// Arithmetic. An operand that counts places makes a sum or a product count
// places; a quotient only as numerator.
NumberRange add(const NumberRange &a, const NumberRange &b);
NumberRange subtract(const NumberRange &a, const NumberRange &b);
NumberRange multiply(const NumberRange &a, const NumberRange &b);
NumberRange divide(const NumberRange &a, const NumberRange &b);
NumberRange negate(const NumberRange &a);
NumberRange absolute(const NumberRange &a);
/// Of a number with itself.
NumberRange square(const NumberRange &a);
/// As std::fmod: the sign is that of `a`.
NumberRange remainder(const NumberRange &a, const NumberRange &b);

// Choices: exact.
NumberRange maximum(const NumberRange &a, const NumberRange &b);
NumberRange minimum(const NumberRange &a, const NumberRange &b);
/// The magnitude of the one, some sign.
NumberRange anySign(const NumberRange &a);
/// Of floor, ceil, rounding to integers: `round` is monotone.
NumberRange toInteger(const NumberRange &a, double (*round)(double));

/// A function that grows, or falls, on all of [`from`, `to`], where it has the
/// values `least` to `greatest`; elsewhere it is a NaN.
struct Monotone {
  double (*function)(double);
  double least = -NumberRange::infinity, greatest = NumberRange::infinity;
  double from = -NumberRange::infinity, to = NumberRange::infinity;
  bool isFalling = false;
  /// 0 for 0, and for nothing else.
  bool keepsZero = false;
};
NumberRange apply(const Monotone &monotone, const NumberRange &a);
/// Numbers between two ends, or NaNs: sine.
NumberRange between(double low, double high);
NumberRange squareRoot(const NumberRange &a);
NumberRange inverseSquareRoot(const NumberRange &a);
NumberRange power(const NumberRange &a, const NumberRange &b);

/// The sum of at least `fewest` and at most `most` elements, or products of two
/// elements, whose range is `a`. It is added up in the format, in any order;
/// NaN where infinities of both signs can meet.
NumberRange sum(const NumberRange &a, int64_t fewest, int64_t most,
                const NumberFormat &accumulator);
/// The product of so many elements, multiplied in the format.
NumberRange product(const NumberRange &a, int64_t count,
                    const NumberFormat &accumulator);

// Integers of a width in bits, as `arith` has them. What wraps is left to
// `settled`.
NumberRange toUnsigned(const NumberRange &a, unsigned bits);
NumberRange divideIntegers(const NumberRange &a, const NumberRange &b);
NumberRange bitAnd(const NumberRange &a, const NumberRange &b, unsigned bits);
NumberRange bitOr(const NumberRange &a, const NumberRange &b, unsigned bits);
NumberRange bitXor(const NumberRange &a, const NumberRange &b, unsigned bits);
NumberRange shiftLeft(const NumberRange &a, const NumberRange &b,
                      unsigned bits);
NumberRange shiftRight(const NumberRange &a, const NumberRange &b,
                       unsigned bits, bool isSigned);
/// The f32 whose bits are the integer.
NumberRange bitsToFloat(const NumberRange &a);

} // namespace mlir::mp::range

#endif // MP_INTERFACES_RANGEARITHMETIC_H
