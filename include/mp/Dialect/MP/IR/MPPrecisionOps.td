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
    nearest, ties to even, unless said. A value beyond the range of the result
    becomes an infinity, or with `saturate` the largest finite number of its
    sign.

    ```mlir
    %1 = mp.cast %0 : tensor<8x64xf32> to tensor<8x64xf16>
    %2 = mp.cast %0 round toward_zero saturate : tensor<8xf32> to tensor<8xbf16>
    ```
  }];
  let arguments = (ins FloatLike:$input,
    DefaultValuedAttr<MP_RoundingAttr, "Rounding::NearestEven">:$rounding,
    UnitAttr:$saturate);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $input (`round` $rounding^)? (`saturate` $saturate^)? attr-dict
    `:` type($input) `to` type($result)
  }];
  let hasFolder = 1;
}

def MP_LogisticOp : MP_Op<"logistic", [Pure, SameOperandsAndResultType, Elementwise]> {
  let summary = "1 / (1 + exp(-x))";
  let arguments = (ins FloatLike:$input);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

#endif // MP_DIALECT_MP_IR_MPPRECISIONOPS
