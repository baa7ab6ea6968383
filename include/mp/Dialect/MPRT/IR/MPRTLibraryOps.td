//===- MPRTLibraryOps.td - Calls of cuBLASLt and cuDNN -----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_IR_MPRTLIBRARYOPS
#define MP_DIALECT_MPRT_IR_MPRTLIBRARYOPS

include "mp/Dialect/MPRT/IR/MPRTCallOps.td"

def MPRT_MatmulOp : MPRT_CallOpBase<"matmul", [AttrSizedOperandSegments]> {
  let summary = "One call of cublasLtMatmul";
  let description = [{
    `D = epilogue(alpha * op(A) * op(B) + beta * C)`, all matrices in
    column-major order: `op(A)` is m x k, `op(B)` is k x n, C and D are m x n.
    Without a C operand the call passes D in its place and `beta` is zero.

    Lists of four are in the order A, B, C, D. `ld` are leading dimensions in
    elements, `strides` the distances in elements between the matrices of a
    batch, `align` the alignments in bytes that the call may rely on
    (CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT). `types` are the element types, and
    `scale` is that of alpha and beta. `bias` has one element per row of D.

    ```mlir
    // Row-major y[8, 16] = x[8, 64] w[64, 16] is D^T = w^T x^T here.
    mprt.matmul %w, %x into %y m 16 n 8 k 64 trans [false, false]
                ld [16, 64, 16, 16] types [f16, f16, f32, f32]
                compute f32 scale f32 align [256, 256, 256, 256]
    ```
  }];
  let arguments = (ins MPRT_In:$a, MPRT_In:$b,
    Arg<Optional<MPRT_BufferValue>, "", [MemRead]>:$c,
    Arg<Optional<MPRT_BufferValue>, "", [MemRead]>:$bias, MPRT_Out:$d,
    I64Attr:$m, I64Attr:$n, I64Attr:$k, DenseBoolArrayAttr:$trans,
    DenseI64ArrayAttr:$ld, DefaultValuedAttr<I64Attr, "1">:$batch,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$strides, TypeArrayAttr:$types,
    MPRT_ComputeAttr:$compute, TypeAttr:$scale,
    DefaultValuedAttr<F64Attr, "1.0">:$alpha,
    DefaultValuedAttr<F64Attr, "0.0">:$beta,
    DefaultValuedAttr<MPRT_EpilogueAttr, "Epilogue::Default">:$epilogue,
    DenseI64ArrayAttr:$align);
  let assemblyFormat = [{
    $a `,` $b (`plus` $c^)? (`bias` $bias^)? `into` $d `m` $m `n` $n `k` $k
    `trans` $trans `ld` $ld (`batch` $batch^ `strides` $strides)?
    `types` $types `compute` `` $compute `scale` $scale (`alpha` $alpha^)?
    (`beta` $beta^)? (`epilogue` `` $epilogue^)? `align` $align attr-dict
  }];
  let extraClassDeclaration = [{
    /// Rows and columns of a matrix as it lies in memory, in column-major
    /// order; `index` counts A, B, C, D.
    std::pair<int64_t, int64_t> getStoredShape(unsigned index);
    /// Element type of a matrix.
    ::mlir::Type getElementType(unsigned index);
    /// Memory of a matrix; that of D for an absent C.
    ::mlir::Value getMatrix(unsigned index);
  }];
}

def MPRT_ConvOp : MPRT_CallOpBase<"conv"> {
  let summary = "One convolution call of cuDNN";
  let description = [{
    The three tensors of the forward convolution `y = x * w`: `fwd` reads x and
    w and writes y, `dgrad` reads w and y and writes x, `wgrad` reads x and y
    and writes w. Operands stand in the order in which x, w, y are read.

    Padding, strides and dilations are those of the forward convolution in all
    kinds. `low` and `high` padding may differ; the graph API of cuDNN has both,
    its older calls want them equal.

    ```mlir
    mprt.conv fwd %x, %w into %y x <[8, 1, 28, 28] strides [784, 1, 28, 1] f16>
              w <[6, 1, 5, 5] strides [25, 1, 5, 1] f16>
              y <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
              strides [1, 1] low [2, 2] high [2, 2] dilation [1, 1]
              mode cross_correlation groups 1 compute f32
    ```
  }];
  let arguments = (ins MPRT_ConvKindAttr:$kind, MPRT_In:$first, MPRT_In:$second,
    MPRT_Out:$target, MPRT_TensorAttr:$x, MPRT_TensorAttr:$w,
    MPRT_TensorAttr:$y, DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$low,
    DenseI64ArrayAttr:$high, DenseI64ArrayAttr:$dilation,
    MPRT_ConvModeAttr:$mode, I64Attr:$groups, MPRT_ComputeAttr:$compute);
  let assemblyFormat = [{
    `` $kind $first `,` $second `into` $target `x` $x `w` $w `y` $y
    `strides` $strides `low` $low `high` $high `dilation` $dilation
    `mode` `` $mode `groups` $groups `compute` `` $compute attr-dict
  }];
}

def MPRT_PoolOp : MPRT_CallOpBase<"pool"> {
  let summary = "One pooling call of cuDNN";
  let description = [{
    `alpha` scales the result: a sum is an average times the window's size.

    ```mlir
    mprt.pool max %x into %y x <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
              y <[8, 6, 14, 14] strides [1176, 1, 84, 6] f16>
              window [2, 2] strides [2, 2] padding [0, 0] compute f32
    ```
  }];
  let arguments = (ins MPRT_PoolModeAttr:$mode, MPRT_In:$input,
    MPRT_Out:$target, MPRT_TensorAttr:$x, MPRT_TensorAttr:$y,
    DenseI64ArrayAttr:$window, DenseI64ArrayAttr:$strides,
    DenseI64ArrayAttr:$padding, MPRT_ComputeAttr:$compute,
    DefaultValuedAttr<F64Attr, "1.0">:$alpha);
  let assemblyFormat = [{
    `` $mode $input `into` $target `x` $x `y` $y `window` $window
    `strides` $strides `padding` $padding `compute` `` $compute
    (`alpha` $alpha^)? attr-dict
  }];
}

#endif // MP_DIALECT_MPRT_IR_MPRTLIBRARYOPS
