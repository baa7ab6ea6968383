//===- MPReductionOps.td - Reductions and windows ----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPREDUCTIONOPS
#define MP_DIALECT_MP_IR_MPREDUCTIONOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mp/Interfaces/AlignableOpInterface.td"

def MP_ReduceOp : MP_Op<"reduce", [
    Pure,
    DeclareOpInterfaceMethods<MP_PadCarrierOpInterface, ["keepsElements"]>,
    DeclareOpInterfaceMethods<MP_FusibleOpInterface,
        ["getReducedDims", "getNeutralElement", "buildCombiner"]>]> {
  let summary = "Combine all elements along some dimensions";
  let description = [{
    Starts from the neutral element of the combiner: 0, 1, the smallest or
    the largest number or infinity, all or no bits. Sums and products of floats
    are kept in the accumulator type and rounded once to the type of the
    result; operands narrower than f32 must name one. The order of the sum is
    not specified. A NaN wins over every number in `max` and `min`. `and` and
    `or` combine the bits of integers.

    A combination of one element is that element, rounded to the type of the
    result. Where no dimension has more than one, canonicalization makes the op
    a reshape and a cast. The sign of a sum that is zero is not specified.

    ```mlir
    %s = mp.reduce add %x dims [1] accumulate f32
       : tensor<8x10xf16> to tensor<8xf16>
    ```
  }];
  let arguments = (ins MP_ReduceKindAttr:$kind, MP_Tensor:$input,
    DenseI64ArrayAttr:$dims, MP_Accumulator:$accumulator);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $input `dims` $dims (`accumulate` $accumulator^)? attr-dict
    `:` type($input) `to` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def MP_ArgReduceOp : MP_Op<"arg_reduce", [Pure]> {
  let summary = "The extreme element along one dimension, and its index";
  let description = [{
    Returns the largest (`max`) or smallest (`min`) value and the element of
    `indices` at the same place; among equals the smallest index. A NaN wins
    over every number.

    ```mlir
    %v, %at = mp.arg_reduce max %x, %i dims [1]
       : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    ```
  }];
  let arguments = (ins MP_ReduceKindAttr:$kind, MP_Tensor:$values,
    MP_Tensor:$indices, DenseI64ArrayAttr:$dims);
  let results = (outs MP_Tensor:$value, MP_Tensor:$index);
  let assemblyFormat = [{
    `` $kind $values `,` $indices `dims` $dims attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def MP_PoolOp : MP_Op<"pool", [Pure]> {
  let summary = "Combine the elements of a sliding window";
  let description = [{
    StableHLO's `reduce_window` with a known combiner; padding holds its
    neutral element, and a window that does not fit has no place. An empty list
    of dilations means none.

    Where each window reaches from its place to one end of a line, results are
    combined from that end on, each from the one before it.

    ```mlir
    %1 = mp.pool max %0 window [1, 2, 2, 1] strides [1, 2, 2, 1]
         low [0, 0, 0, 0] high [0, 0, 0, 0]
       : tensor<8x28x28x6xf16> to tensor<8x14x14x6xf16>
    ```
  }];
  let arguments = (ins MP_ReduceKindAttr:$kind, MP_Tensor:$input,
    DenseI64ArrayAttr:$window, DenseI64ArrayAttr:$strides,
    DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
    MP_Indices:$base_dilation, MP_Indices:$window_dilation,
    MP_Accumulator:$accumulator);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $input `window` $window `strides` $strides `low` $low `high` $high
    (`base_dilation` $base_dilation^)? (`window_dilation` $window_dilation^)?
    (`accumulate` $accumulator^)? attr-dict `:` type($input) `to` type($result)
  }];
  let hasVerifier = 1;
}

def MP_PoolGradOp : MP_Op<"pool_grad", [
    Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "Gradient of a max or min pool";
  let description = [{
    StableHLO's `select_and_scatter`: each window of `input` gives the element
    of `cotangent` to its first extreme element; what several windows give to
    one element is summed in the accumulator type. Elements that no window
    chose are zero.

    ```mlir
    %dx = mp.pool_grad max %x, %dy window [1, 2, 2, 1] strides [1, 2, 2, 1]
         low [0, 0, 0, 0] high [0, 0, 0, 0] accumulate f32
       : tensor<8x28x28x6xf16>, tensor<8x14x14x6xf16>
    ```
  }];
  let arguments = (ins MP_ReduceKindAttr:$kind, MP_Tensor:$input,
    MP_Tensor:$cotangent, DenseI64ArrayAttr:$window,
    DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$low,
    DenseI64ArrayAttr:$high, MP_Accumulator:$accumulator);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $input `,` $cotangent `window` $window `strides` $strides
    `low` $low `high` $high (`accumulate` $accumulator^)? attr-dict
    `:` type($input) `,` type($cotangent)
  }];
  let hasVerifier = 1;
}

#endif // MP_DIALECT_MP_IR_MPREDUCTIONOPS
