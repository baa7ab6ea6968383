//===- MPPrecisionOps.td - Casts with intent ---------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPPRECISIONOPS
#define MP_DIALECT_MP_IR_MPPRECISIONOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def MP_CastOp : MP_Op<"cast", [Pure, SameOperandsAndResultShape, Elementwise]> {
  let summary = "Change the floating-point type";
  let description = [{
    Exact to a type with more range and precision, rounded otherwise: to
    nearest, ties to even, or toward zero if said. What is rounded to nearest
    beyond the range of the result becomes an infinity, or a NaN in formats
    without infinities; what is rounded toward zero becomes the largest finite
    number of its sign. With `saturate` every number beyond the range, and an
    infinity too, becomes the largest finite number of its sign, as the
    `satfinite` conversions of GPUs do. A NaN stays a NaN; its payload is not
    specified.

    Folds, all exact: a cast to the same type; a cast back from a type that
    holds every value of the first; a cast of a constant. Two casts that round
    are never merged into one.

    ```mlir
    %1 = mp.cast %0 : tensor<8x64xf32> to tensor<8x64xf16>
    %2 = mp.cast %0 round toward_zero saturate
       : tensor<8xf32> to tensor<8xbf16>
    ```
  }];
  let arguments = (ins FloatLike:$input,
    DefaultValuedAttr<MP_RoundingAttr, "Rounding::NearestEven">:$rounding,
    UnitAttr:$saturate);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $input (`round` `` $rounding^)? (`saturate` $saturate^)? attr-dict
    `:` type($input) `to` type($result)
  }];
  let hasFolder = 1;
}

def MP_LogisticOp : MP_Op<"logistic", [
    Pure, SameOperandsAndResultType, Elementwise, MP_BuildsBody]> {
  let summary = "1 / (1 + exp(-x))";
  let description = [{
    The sigmoid. Computed without overflow: large negative operands give zero,
    large positive ones one.

    ```mlir
    %1 = mp.logistic %0 : tensor<8x10xf32>
    ```
  }];
  let arguments = (ins FloatLike:$input);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

#endif // MP_DIALECT_MP_IR_MPPRECISIONOPS
