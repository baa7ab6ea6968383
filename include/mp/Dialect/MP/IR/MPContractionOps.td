//===- MPContractionOps.td - Contractions of the mp dialect *- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPCONTRACTIONOPS
#define MP_DIALECT_MP_IR_MPCONTRACTIONOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mp/Interfaces/AlignableOpInterface.td"

def MP_DotOp : MP_Op<"dot", [
    Pure, DeclareOpInterfaceMethods<MP_AlignableOpInterface,
        ["foldTransposes", "foldResultTranspose", "addsInPlace",
         "countBiasDims", "getSummedDims"]>]> {
  let summary = "General matrix product";
  let description = [{
    Sums products over the contracting dimensions. The result has the batching
    dimensions, then the free dimensions of `lhs`, then those of `rhs`, as
    StableHLO's `dot_general`.

    Products are exact and partial sums live in the accumulator type; the sum
    is rounded once to the element type of the result. Operands narrower than
    f32 must name an accumulator, and it holds every value of operands and
    result. The order of the sum is not specified.

    ```mlir
    %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
       : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
    ```
  }];
  let arguments = (ins MP_Tensor:$lhs, MP_Tensor:$rhs,
    MP_Indices:$lhs_batching, MP_Indices:$rhs_batching,
    MP_Indices:$lhs_contracting, MP_Indices:$rhs_contracting,
    MP_Accumulator:$accumulator);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`batching` $lhs_batching^ `x` $rhs_batching)?
    (`contracting` $lhs_contracting^ `x` $rhs_contracting)?
    (`accumulate` $accumulator^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    /// Dimensions of `lhs` that are neither batching nor contracting.
    SmallVector<int64_t> getLhsFree();
    /// Dimensions of `rhs` that are neither batching nor contracting.
    SmallVector<int64_t> getRhsFree();
  }];
  let hasVerifier = 1;
}

def MP_ConvOp : MP_Op<"conv", [
    Pure, DeclareOpInterfaceMethods<MP_AlignableOpInterface,
        ["getPaddingRefusal", "getProductsPerElement", "getSummedDims",
         "sumsParts"]>]> {
  let summary = "General convolution";
  let description = [{
    The convolution of StableHLO: `lhs` dilated by `lhs_dilation` and padded by
    `low` and `high` (which may be negative), `rhs` dilated by `rhs_dilation`
    and reversed where `reversal` says so. An empty list of dilations or
    reversals means none.

    `kind` tells what the op is in the training step. It does not change the
    result; it chooses the library call. Partial sums live in the accumulator
    type and are rounded once, as in `mp.dot`.

    ```mlir
    %y = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
         strides [1, 1] low [1, 1] high [1, 1] accumulate f32
       : (tensor<4x8x8x3xf16>, tensor<3x3x3x8xf16>) -> tensor<4x8x8x8xf16>
    ```
  }];
  let arguments = (ins MP_ConvKindAttr:$kind, MP_Tensor:$lhs, MP_Tensor:$rhs,
    MP_ConvDimsAttr:$dims, DenseI64ArrayAttr:$strides,
    DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
    MP_Indices:$lhs_dilation, MP_Indices:$rhs_dilation, MP_Flags:$reversal,
    DefaultValuedAttr<I64Attr, "1">:$feature_groups,
    DefaultValuedAttr<I64Attr, "1">:$batch_groups,
    MP_Accumulator:$accumulator);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $lhs `,` $rhs `dims` $dims `strides` $strides
    `low` $low `high` $high (`lhs_dilation` $lhs_dilation^)?
    (`rhs_dilation` $rhs_dilation^)? (`reversal` $reversal^)?
    (`feature_groups` $feature_groups^)? (`batch_groups` $batch_groups^)?
    (`accumulate` $accumulator^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // MP_DIALECT_MP_IR_MPCONTRACTIONOPS
