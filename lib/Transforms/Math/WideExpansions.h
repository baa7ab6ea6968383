//===- WideExpansions.h - Functions of f32 computed in f64 ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MATH_WIDEEXPANSIONS_H
#define MP_LIB_TRANSFORMS_MATH_WIDEEXPANSIONS_H

#include "FloatBuilder.h"

namespace mlir::mp {

/// Each takes f64 values that came from f32 or less, and gives an f64 value
/// whose relative error is below 2^-32: rounded to f32 it is within 0.51 units
/// in the last place.
///
/// Sine, cosine and tangent of a finite number of 2^51 or more are NaN: two
/// parts of pi/2 do not reduce it.
Value expandSin(FloatBuilder &b, ValueRange x);
Value expandCos(FloatBuilder &b, ValueRange x);
Value expandTan(FloatBuilder &b, ValueRange x);
Value expandAtan2(FloatBuilder &b, ValueRange yx);
Value expandPow(FloatBuilder &b, ValueRange xy);
/// |x|^y made x^y: the sign, and what has none.
Value finishPow(FloatBuilder &b, Value x, Value y, Value power);
Value expandCbrt(FloatBuilder &b, ValueRange x);
/// Exact, with the sign of x, as C's `fmod` and `arith.remf` have it.
Value expandRemainder(FloatBuilder &b, ValueRange xy);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MATH_WIDEEXPANSIONS_H
