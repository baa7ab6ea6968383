//===- MathExpansions.h - Functions as basic arithmetic ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MATH_MATHEXPANSIONS_H
#define MP_TRANSFORMS_MATH_MATHEXPANSIONS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::mp {

/// Adds patterns that replace functions on f32 and f64 (scalars, vectors,
/// tensors) by basic arithmetic that rounds each op once and needs no library.
/// Errors in units in the last place, against the true value, over all finite
/// inputs whose result is finite and normal (test/Unit/CodeGen/MathTest.cpp):
///
///   of f32, in f32: exp 1, exp2 1, expm1 2, log 1, log2 2, log10 2, log1p 2,
///   tanh 2, erf 2, erfc 4.5, rsqrt 2, mp.logistic 2.2
///   of f32, in f64: sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, asinh,
///   acosh, atanh, powf, fpowi, cbrt 0.6
///   of f64: all of them 1, but rsqrt 2 and mp.logistic 2.2
///
/// `math.round`, `arith.remf` and functions of integers are exact. Sine, cosine
/// and tangent of a finite number of 2^51 or more are NaN.
///
/// Infinities, NaNs, zeros and overflow follow IEEE 754; results below the
/// normal range are off by one subnormal at most. Polynomials are series of
/// Taylor or fits of our own on reduced ranges, their coefficients rounded one
/// by one. 16-bit operands are computed in f32 and rounded once.
void populateLowerMathPatterns(RewritePatternSet &patterns);

/// Replaces elementwise ops below `root` that build their bodies
/// (FusibleOpInterface) by them, 16-bit operands widened to f32 before and the
/// result rounded after. What the patterns above expand may come out of it.
void expandBodies(Operation *root);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_MATH_MATHEXPANSIONS_H
