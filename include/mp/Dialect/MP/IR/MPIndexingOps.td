//===- MPIndexingOps.td - Gather and scatter ---------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPINDEXINGOPS
#define MP_DIALECT_MP_IR_MPINDEXINGOPS

include "mp/Dialect/MP/IR/MPAttributes.td"

def MP_GatherOp : MP_Op<"gather", [Pure]> {
  let summary = "Slices of an operand at indices";
  let description = [{
    StableHLO's `gather`: a start index that would leave the operand is
    clamped.

    ```mlir
    // Row i of the table, for each i.
    %r = mp.gather %table, %i slice [1, 64] offset [1] collapsed [0] start [0]
         index_vector 1
       : (tensor<1000x64xf16>, tensor<8x1xi32>) -> tensor<8x64xf16>
    ```
  }];
  let arguments = (ins MP_Tensor:$operand, MP_Tensor:$indices,
    DenseI64ArrayAttr:$slice_sizes, DenseI64ArrayAttr:$offset_dims,
    MP_Indices:$collapsed_slice_dims, MP_Indices:$operand_batching_dims,
    MP_Indices:$indices_batching_dims, DenseI64ArrayAttr:$start_index_map,
    I64Attr:$index_vector_dim);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $indices `slice` $slice_sizes `offset` $offset_dims
    (`collapsed` $collapsed_slice_dims^)?
    (`batching` $operand_batching_dims^ `x` $indices_batching_dims)?
    `start` $start_index_map `index_vector` $index_vector_dim attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def MP_ScatterOp : MP_Op<"scatter", [
    Pure, AllTypesMatch<["operand", "result"]>]> {
  let summary = "Combine updates into an operand at indices";
  let description = [{
    StableHLO's `scatter`: an update outside the operand is dropped. Updates
    of one element are combined in row-major order; sums of floats live in the
    accumulator type and are rounded once.

    ```mlir
    // Adds row i of the updates to the row of the table that it came from.
    %d = mp.scatter add %zero, %i, %updates window [1] inserted [0] start [0]
         index_vector 1 accumulate f32
       : (tensor<1000x64xf16>, tensor<8x1xi32>, tensor<8x64xf16>)
         -> tensor<1000x64xf16>
    ```
  }];
  let arguments = (ins MP_ReduceKindAttr:$kind, MP_Tensor:$operand,
    MP_Tensor:$indices, MP_Tensor:$updates,
    DenseI64ArrayAttr:$update_window_dims, MP_Indices:$inserted_window_dims,
    MP_Indices:$operand_batching_dims, MP_Indices:$indices_batching_dims,
    DenseI64ArrayAttr:$scatter_dims_to_operand_dims,
    I64Attr:$index_vector_dim, MP_Accumulator:$accumulator);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    `` $kind $operand `,` $indices `,` $updates `window` $update_window_dims
    (`inserted` $inserted_window_dims^)?
    (`batching` $operand_batching_dims^ `x` $indices_batching_dims)?
    `start` $scatter_dims_to_operand_dims `index_vector` $index_vector_dim
    (`accumulate` $accumulator^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

#endif // MP_DIALECT_MP_IR_MPINDEXINGOPS
