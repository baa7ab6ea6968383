//===- MPShapeOps.td - Ops that only move data -------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPSHAPEOPS
#define MP_DIALECT_MP_IR_MPSHAPEOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mp/Interfaces/AlignableOpInterface.td"

/// Moves elements and computes nothing: every bit stays.
class MP_ShapeOp<string mnemonic, list<Trait> traits = []>
    : MP_Op<mnemonic, !listconcat([Pure], traits)> {
  let hasVerifier = 1;
}

/// An op that may work on padded tensors.
def MP_CarriesPads : DeclareOpInterfaceMethods<MP_PadCarrierOpInterface>;

def MP_BroadcastOp : MP_ShapeOp<"broadcast", [MP_CarriesPads,
                                                    MP_MapsOperands]> {
  let summary = "Repeat along new or size-one dimensions";
  let description = [{
    Operand dimension `i` becomes result dimension `dims[i]`; it has the same
    size there, or size one and is repeated.

    ```mlir
    %1 = mp.broadcast %0 dims [1] : tensor<10xf32> to tensor<8x10xf32>
    ```
  }];
  let arguments = (ins MP_Tensor:$input, DenseI64ArrayAttr:$dims);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat =
    "$input `dims` $dims attr-dict `:` type($input) `to` type($result)";
  let hasFolder = 1;
}

def MP_ReshapeOp : MP_ShapeOp<"reshape", [MP_CarriesPads]> {
  let summary = "Same elements in row-major order, another shape";
  let description = [{
    No element moves in memory.

    ```mlir
    %1 = mp.reshape %0 : tensor<8x10xf32> to tensor<80xf32>
    ```
  }];
  let arguments = (ins MP_Tensor:$input);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($result)";
  let hasFolder = 1;
}

def MP_TransposeOp : MP_ShapeOp<"transpose", [MP_CarriesPads,
                                                    MP_MapsOperands]> {
  let summary = "Permute dimensions";
  let description = [{
    Result dimension `i` is operand dimension `perm[i]`.

    ```mlir
    %1 = mp.transpose %0 perm [1, 0] : tensor<8x10xf32> to tensor<10x8xf32>
    ```
  }];
  let arguments = (ins MP_Tensor:$input, DenseI64ArrayAttr:$perm);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat =
    "$input `perm` $perm attr-dict `:` type($input) `to` type($result)";
  let hasFolder = 1;
}

def MP_ReverseOp : MP_ShapeOp<"reverse", [
    MP_MapsOperands, AllTypesMatch<["input", "result"]>]> {
  let summary = "Reverse the order of elements along some dimensions";
  let description = [{
    ```mlir
    %1 = mp.reverse %0 dims [0, 1] : tensor<3x3x8x4xf32>
    ```
  }];
  let arguments = (ins MP_Tensor:$input, DenseI64ArrayAttr:$dims);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = "$input `dims` $dims attr-dict `:` type($input)";
}

def MP_SliceOp : MP_ShapeOp<"slice", [MP_MapsOperands]> {
  let summary = "Take every n-th element between two limits";
  let description = [{
    In each dimension the elements `start`, `start + stride`, ... below
    `limit`.

    ```mlir
    %1 = mp.slice %0 start [0, 2] limit [8, 10] strides [1, 2]
       : tensor<8x10xf32> to tensor<8x4xf32>
    ```
  }];
  let arguments = (ins MP_Tensor:$input, DenseI64ArrayAttr:$start,
    DenseI64ArrayAttr:$limit, DenseI64ArrayAttr:$strides);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    $input `start` $start `limit` $limit `strides` $strides attr-dict
    `:` type($input) `to` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def MP_PadOp : MP_ShapeOp<"pad", [MP_MapsOperands]> {
  let summary = "Add elements around and between";
  let description = [{
    `interior[i]` elements are put between neighbours of dimension `i`, then
    `low[i]` before and `high[i]` after; a negative number crops.

    ```mlir
    %1 = mp.pad %0, %zero low [0, 0] high [0, 6] interior [0, 0]
       : (tensor<8x10xf16>, tensor<f16>) -> tensor<8x16xf16>
    ```
  }];
  let arguments = (ins MP_Tensor:$input, MP_Tensor:$value,
    DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
    DenseI64ArrayAttr:$interior);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $value `low` $low `high` $high `interior` $interior attr-dict
    `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def MP_ConcatOp : MP_ShapeOp<"concat", [MP_MapsOperands]> {
  let summary = "Join along one dimension";
  let description = [{
    ```mlir
    %2 = mp.concat %0, %1 dim 0
       : (tensor<8x10xf32>, tensor<4x10xf32>) -> tensor<12x10xf32>
    ```
  }];
  let arguments = (ins Variadic<MP_Tensor>:$inputs, I64Attr:$dim);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat =
    "$inputs `dim` $dim attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def MP_IotaOp : MP_ShapeOp<"iota", [MP_BuildsBody]> {
  let summary = "Each element is its index along one dimension";
  let description = [{
    Rounded to nearest where a float type does not hold the index.

    ```mlir
    %0 = mp.iota dim 1 : tensor<8x10xi32>
    ```
  }];
  let arguments = (ins I64Attr:$dim);
  let results = (outs MP_Tensor:$result);
  let assemblyFormat = "`dim` $dim attr-dict `:` type($result)";
}

def MP_BarrierOp : MP_ShapeOp<"barrier", [
    AllTypesMatch<["inputs", "results"]>]> {
  let summary = "Identity that keeps code from moving across";
  let description = [{
    What `jax.checkpoint` leaves: recomputation must not be merged with the
    first computation.

    ```mlir
    %1:2 = mp.barrier %x, %y : tensor<8x10xf32>, tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<MP_Tensor>:$inputs);
  let results = (outs Variadic<MP_Tensor>:$results);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
}

#endif // MP_DIALECT_MP_IR_MPSHAPEOPS
