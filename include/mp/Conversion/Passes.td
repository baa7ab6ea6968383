//===- Passes.td - Conversions between dialects ------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CONVERSION_PASSES
#define MP_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def ConvertMPToPlan : Pass<"convert-mp-to-plan", "::mlir::ModuleOp"> {
  let summary = "Make a plan of library calls and kernels from the step";
  let description = [{
    `@main` becomes `mprt.plan @step`, and `@init`, if there is one, becomes
    `mprt.plan @init`: arguments and results become slots, each op one call in
    the order in which the ops stand.

    | op | becomes |
    |---|---|
    | `mp.fusion` | `mprt.kernel`, equal ones once, and `mprt.launch` |
    | `mp.dot` | `mprt.matmul`; row-major matrices are their transposes |
    | `mp.conv` | `mprt.conv`, with the padding of its forward convolution; with channels first a batch of products, below |
    | `mp.pool` | `mprt.pool`, which cuDNN has exactly |
    | `mp.reshape`, `mp.barrier` | nothing: another name of the same memory |
    | constants | `mprt.constant`, or `mprt.fill` of a result |

    A convolution with filters of one element, of several images with their
    channels first, is a product for each image: one `mprt.matmul` with the
    images as its batch, which reads the one filter for all of them. So is the
    data gradient. The weight gradient sums over images, which no batch of
    products does, and stays a convolution. So does what would have rows that
    are no multiple of 16 bytes: 14 x 14 places in 16 bits.

    What is left outside of a fusion and is none of these is an error that
    names the pass that should have run. Buffers have no place yet and kernels
    no code: `mp-plan-memory` and `mp-emit-kernels` come next.

    Numerics: a call computes what its op says; the library chooses the order
    of sums. A window sum becomes an average times the size of the window only
    where that is a power of two.

    Example: test/Conversion/MPToPlan/convert-mp-to-plan.mlir
  }];
  let dependentDialects = ["::mlir::mprt::MPRTDialect"];
  let options = [
    Option<"workspace", "workspace", "int64_t", /*default=*/"33554432",
           "Bytes that a library call may use; only asked for if there is one">,
  ];
}

def ConvAsDot : Pass<"mp-conv-as-dot", "::mlir::func::FuncOp"> {
  let summary = "Make matrix products of convolutions that are some";
  let description = [{
    A convolution whose filter has one element in each spatial dimension, read
    with a stride of one and without padding, multiplies the channels of each
    place by one matrix; one whose filter is as large as its input, and so the
    weight gradient of the former, sums over all places. Where the tensors are
    matrices as they lie in memory, which they are with channels last, the op
    becomes a `mp.dot`: cuBLASLt reads the filter in either layout, where cuDNN
    wants that of the activations, and adds to the result. Groups, dilated
    inputs and reversed filters stay convolutions, and so does what would have
    to be transposed. Images with their channels first are left to
    `convert-mp-to-plan`, which makes a product of each.

    Numerics: the same products; their sum may be in another order.

    Example: test/Conversion/MPToPlan/conv-as-dot.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def WriteOutProducts : Pass<"mp-write-out-products", "::mlir::func::FuncOp"> {
  let summary = "Sum few products in the kernels that read their sum";
  let description = [{
    A matrix product or a convolution that is one, whose elements sum at most
    eight products, and which only kernels read, becomes multiplications and
    additions of rows of its factors, for those kernels to hold. So the weight
    gradient of a layer that saw eight rows at most is made within its update,
    and within the check that it is finite: it is not in memory. The factors are
    read by every block, from the cache.

    What is smaller than `min-bytes` stays in the cache between call and kernel.

    Numerics: products and sums in f32, in order; the products of 16-bit floats
    are exact. A sum is rounded to the type of the result where that is kept in
    memory, and not in the kernels that read it: at most fewer roundings.

    Example: test/Conversion/MPToPlan/write-out-products.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"1048576",
           "Bytes of a result that is written out, at least">,
  ];
}

def FitToLibraries : Pass<"mp-fit-to-libraries", "::mlir::func::FuncOp"> {
  let summary = "Give contractions the layouts and types that a library has";
  let description = [{
    `cublasLtMatmul` takes batches of matrices. An operand of `mp.dot` that is
    none as it lies in memory, because its batching, free or contracting
    dimensions lie apart or because neither side of its matrices is contiguous,
    is transposed: batching dimensions first, and the innermost dimension stays
    where it is if that can be. A result whose element type the library does not
    make of these operands is made in the accumulator's type and cast behind
    the call. A product of integers becomes elementwise products and a sum.

    cuDNN divides the features of a convolution and of its data gradient into
    groups, and of its weight gradient what the op calls the batch. A `mp.conv`
    whose groups divide the other one of the two gets a transposed lhs, in which
    they divide that one. A data gradient with strides, which a transposed
    convolution has, becomes a forward one. Zeros that a forward convolution or
    a weight gradient has between the elements of its lhs are written out. Where
    padding is negative, also in the words of the forward convolution, the
    images of that are sliced, or their gradient is padded with zeros; a filter
    that is reversed in some dimensions only is reversed before the call. cuDNN
    has one type for what is read and for what is made: where they differ,
    operands become f32, and so does the result, which a cast behind the call
    rounds.

    Comes before `mp-form-fusions`, which may put the transposition and the cast
    into the kernels around them.

    Numerics: products and roundings are the same; a sum of what lies otherwise
    may be in another order. It is rounded once, by the cast instead of by the
    call.

    Example: test/Conversion/MPToPlan/fit-to-libraries.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def ChooseConvLayouts
    : Pass<"mp-choose-conv-layouts", "::mlir::func::FuncOp"> {
  let summary = "Transpose what a convolution has in another layout";
  let description = [{
    cuDNN has all three tensors of a convolution with channels last, or all with
    channels first. Where a `mp.conv` has them otherwise, as in JAX, whose
    filters have their output channels last, those that are not in the layout
    that moves fewer bytes, channels last among equals, are transposed before
    the op or behind it: by `mp.transpose`, so that what made them, or reads
    them, may take that into its kernel. A convolution that is a product of each
    image with its filter stays, and so does the data gradient of several
    groups, whose filter `convert-mp-to-plan` transposes.

    Comes behind `mp-fit-to-libraries`.

    Numerics: exact; only moves elements.

    Example: test/Conversion/MPToPlan/choose-conv-layouts.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def FormRoutines : Pass<"mp-form-routines", "::mlir::func::FuncOp"> {
  let summary = "Put ops that nothing is fused with into kernels of their own";
  let description = [{
    `mp.gather`, `mp.scatter`, `mp.arg_reduce`, `mp.pool`, `mp.pool_grad` and
    `mp.sort` become a `mp.fusion` each, of kind `routine` or `sort`: the code
    of a kernel, which `mp-group-launches` may put into one launch with others.
    A pool that cuDNN has exactly is left to `convert-mp-to-plan`; a scatter or
    a gradient of a pool to which nothing comes is what it begins with. One
    number that a scatter begins with everywhere, such as the zeros of a
    gradient, goes into its kernel: no tensor of it is kept and read. An element
    type or a comparator that no kernel has is an error.

    Numerics: exact. A sort is stable, as the op is; where its comparator
    contradicts itself, elements are in another order than `mp-run` has them. A
    scatter, and a window that is a kernel, combine in the order of `mp-run`.

    Example: test/Conversion/MPToPlan/form-routines.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

#endif // MP_CONVERSION_PASSES
