//===- Passes.td - Functions as basic arithmetic -----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MATH_PASSES
#define MP_TRANSFORMS_MATH_PASSES

include "mlir/Pass/PassBase.td"

def LowerMath : Pass<"mp-lower-math"> {
  let summary = "Expand functions into basic arithmetic";
  let description = [{
    Replaces exponentials, logarithms, powers, roots, erf, erfc, logistic, sine,
    cosine and tangent, those of hyperbolas, the inverses of all of them,
    remainders, rounding half away from zero, the tests for finite and infinite
    numbers, and of integers powers and quotients that are rounded up or down by
    additions, multiplications, fused multiply-adds,
    divisions, square roots and operations on bits. CPU and GPU then compute the
    same bits, and PTX needs no library.

    Numerics: results are within two units in the last place of the true value,
    erfc of f32 within 4.5 (include/mp/Transforms/Math/MathExpansions.h lists
    them); zeros, infinities and NaNs follow IEEE 754. 16-bit operands are
    computed in f32 and rounded once; angles, powers, cbrt and functions of
    hyperbolas in f64. f64 stays f64. What is no instruction and has no
    expansion is an error.

    Example: test/Transforms/Math/lower-math.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::mp::MPDialect"];
}

def ExpandRandomBits : Pass<"mp-expand-random-bits"> {
  let summary = "Random bits as arithmetic on indices";
  let description = [{
    Replaces each `mp.rng_bits` by `mp.random_words` of the numbers that its
    elements have among the words of the generator, and its new state by an
    addition to the counter. What was a routine of its own is then elementwise:
    a kernel makes the bits where it needs them, and a mask that is made of them
    is all that memory sees. Every algorithm, type of element and shape that the
    op admits is written out, none is refused.

    Numerics: exact; the same bits and the same state.

    Example: test/Transforms/Math/expand-random-bits.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

#endif // MP_TRANSFORMS_MATH_PASSES
