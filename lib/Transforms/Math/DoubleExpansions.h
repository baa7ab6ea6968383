//===- DoubleExpansions.h - Functions of f64 --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MATH_DOUBLEEXPANSIONS_H
#define MP_LIB_TRANSFORMS_MATH_DOUBLEEXPANSIONS_H

#include "FloatBuilder.h"

namespace mlir::mp {

/// Each takes f64 values, any, and gives the f64 value within 1 unit in the
/// last place.
///
/// Sine, cosine and tangent of a finite number of 2^51 or more are NaN, as they
/// are in f32.
namespace f64 {
Value expandExp(FloatBuilder &b, ValueRange x);
Value expandExp2(FloatBuilder &b, ValueRange x);
Value expandExpM1(FloatBuilder &b, ValueRange x);
Value expandLog(FloatBuilder &b, ValueRange x);
Value expandLog2(FloatBuilder &b, ValueRange x);
Value expandLog10(FloatBuilder &b, ValueRange x);
Value expandLog1P(FloatBuilder &b, ValueRange x);
Value expandPow(FloatBuilder &b, ValueRange xy);
Value expandCbrt(FloatBuilder &b, ValueRange x);

Value expandSinh(FloatBuilder &b, ValueRange x);
Value expandCosh(FloatBuilder &b, ValueRange x);
Value expandTanh(FloatBuilder &b, ValueRange x);
Value expandAsinh(FloatBuilder &b, ValueRange x);
Value expandAcosh(FloatBuilder &b, ValueRange x);
Value expandAtanh(FloatBuilder &b, ValueRange x);
Value expandErf(FloatBuilder &b, ValueRange x);
Value expandErfc(FloatBuilder &b, ValueRange x);

Value expandSin(FloatBuilder &b, ValueRange x);
Value expandCos(FloatBuilder &b, ValueRange x);
Value expandTan(FloatBuilder &b, ValueRange x);
Value expandAsin(FloatBuilder &b, ValueRange x);
Value expandAcos(FloatBuilder &b, ValueRange x);
Value expandAtan(FloatBuilder &b, ValueRange x);
Value expandAtan2(FloatBuilder &b, ValueRange yx);

/// Exact, with the sign of x, as C's `fmod` and `arith.remf` have it.
Value expandRemainder(FloatBuilder &b, ValueRange xy);
} // namespace f64

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MATH_DOUBLEEXPANSIONS_H
