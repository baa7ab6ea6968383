//===- MathExpansions.h - Functions as basic arithmetic ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MATH_MATHEXPANSIONS_H
#define MP_TRANSFORMS_MATH_MATHEXPANSIONS_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::mp {

/// Adds patterns that replace functions on f32 (scalars, vectors, tensors) by
/// basic arithmetic that rounds each op once and needs no library. Errors in
/// units in the last place, against the true value, over all finite inputs
/// whose result is finite and normal (test/Unit/CodeGen/MathTest.cpp):
///
///   exp 1, exp2 1, expm1 2, log 1, log2 2, log10 2, log1p 2, tanh 2, erf 2,
///   rsqrt 2, and of mp.logistic 2; in f64: sin, cos, tan, atan2, pow, cbrt,
///   erfc 0.6
///
/// `math.round` and `arith.remf` are exact. Sine, cosine and tangent of a
/// finite number of 2^51 or more are NaN.
///
/// Infinities, NaNs, zeros and overflow follow IEEE 754; results below the
/// normal range are off by one subnormal at most. Polynomials are minimax fits
/// of our own on reduced ranges, their coefficients rounded to f32 one by one.
/// 16-bit operands are computed in f32 and rounded once.
void populateLowerMathPatterns(RewritePatternSet &patterns);

/// Replaces elementwise ops below `root` that build their bodies
/// (FusibleOpInterface) by them, 16-bit operands widened to f32 before and the
/// result rounded after. What the patterns above expand may come out of it.
void expandBodies(Operation *root);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_MATH_MATHEXPANSIONS_H
