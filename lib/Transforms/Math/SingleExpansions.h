//===- SingleExpansions.h - Functions of f32 computed in f32 ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MATH_SINGLEEXPANSIONS_H
#define MP_LIB_TRANSFORMS_MATH_SINGLEEXPANSIONS_H

#include "FloatBuilder.h"

namespace mlir::mp::f32 {

/// Each takes an f32 value and gives one within the bound that MathExpansions.h
/// states for it. The last four are right on f64, too.
Value expandExp(FloatBuilder &b, Value x);
Value expandExp2(FloatBuilder &b, Value x);
Value expandExpM1(FloatBuilder &b, Value x);
Value expandLog(FloatBuilder &b, Value x);
Value expandLog2(FloatBuilder &b, Value x);
Value expandLog10(FloatBuilder &b, Value x);
Value expandLog1P(FloatBuilder &b, Value x);
Value expandTanh(FloatBuilder &b, Value x);
Value expandErf(FloatBuilder &b, Value x);
Value expandErfc(FloatBuilder &b, Value x);
Value expandRsqrt(FloatBuilder &b, Value x);
Value expandRound(FloatBuilder &b, Value x);
Value expandIsFinite(FloatBuilder &b, Value x);
Value expandIsInf(FloatBuilder &b, Value x);

} // namespace mlir::mp::f32

#endif // MP_LIB_TRANSFORMS_MATH_SINGLEEXPANSIONS_H
