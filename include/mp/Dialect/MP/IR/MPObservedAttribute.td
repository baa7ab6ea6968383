//===- MPObservedAttribute.td - What was seen of a value ---*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPOBSERVEDATTRIBUTE
#define MP_DIALECT_MP_IR_MPOBSERVEDATTRIBUTE

include "mp/Dialect/MP/IR/MPBase.td"
include "mlir/IR/AttrTypeBase.td"

def MP_ObservedAttr : AttrDef<MP_Dialect, "Observed"> {
  let mnemonic = "observed";
  let summary = "What a profile saw of a value";
  let description = [{
    Written by `mp-attach-profile` as `mp.observed`: on arguments of functions,
    and on ops as a list with one element a result. `unit` stands for a value
    that is no tensor of floats, or that nothing was seen of.

    It is of the step that was imported: in f32, and without a loss scale S. A
    value behind the scaled seed is S times what is told here, or S to the
    power that `mp-insert-loss-scaling` finds; that pass keeps the attribute on
    the ops, and gives none to those that it adds. An op that a pass rebuilds
    has none, and its results count as unknown.

    * `min`, `max`: least and greatest finite element; absent where none was
    * `least`: least magnitude of a finite element other than 0; absent where
      none was
    * `row_norm`: greatest Euclidean norm of the finite elements along the last
      dimension
    * `integers`: every element was a finite integer
    * `zeros`, `non_finite`: how many elements were; 0 is not written
    * `exponents = -12 [3, 0, 1]`: how many magnitudes were in [2^-12, 2^-11),
      in the next and so on; -127 also has what is smaller, 128 what is larger

    Counts are relative: divided by their greatest common divisor, so that an op
    tells the same in a loop and before it, and equal ops stay equal.

    ```mlir
    #mp.observed<min = -1.5, max = 0.0, least = 0.5, row_norm = 1.75, zeros = 2,
                 exponents = -1 [1, 3]>
    ```
  }];
  let parameters = (ins
    APFloatParameter<"least finite element">:$min,
    APFloatParameter<"greatest finite element">:$max,
    APFloatParameter<"least non-zero magnitude">:$least,
    APFloatParameter<"greatest norm of a row">:$rowNorm,
    "bool":$isInteger, "int64_t":$zeros, "int64_t":$nonFinite,
    "int64_t":$firstExponent, ArrayRefParameter<"int64_t">:$exponents);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Whether anything finite was seen, so that min, max and rowNorm mean
    /// something; and anything but zeros, so that least does.
    bool hasFinite() const { return getZeros() != 0 || hasNonZero(); }
    bool hasNonZero() const { return !getExponents().empty(); }
    /// Greatest magnitude of a finite element; 0 if there is none.
    double getAmax() const;
  }];
}

#endif // MP_DIALECT_MP_IR_MPOBSERVEDATTRIBUTE
