// What the calls compute by the libraries' own definitions is what the ops
// compute: leading dimensions, flags, padding and strides are right.
// RUN: %python %S/Inputs/plan_calls.py make %s %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.ref.npz
// RUN: mp-opt %s --mp-form-routines --convert-mp-to-plan --mp-plan-memory --mp-check-calls -o %t.plan.mlir
// RUN: mp-run --device=trace %t.plan.mlir > %t.jsonl
// RUN: %python %S/Inputs/plan_calls.py run %t.plan.mlir %t.jsonl %t.in.npz %t.ref.npz | FileCheck %s
// CHECK: 18 results agree

// It would show if they were not.
// RUN: sed 's/"transa":"CUBLAS_OP_T","transb":"CUBLAS_OP_N","types":\["f32","f32"/"transa":"CUBLAS_OP_N","transb":"CUBLAS_OP_N","types":["f32","f32"/' %t.jsonl > %t.trans.jsonl
// RUN: not %python %S/Inputs/plan_calls.py run %t.plan.mlir %t.trans.jsonl %t.in.npz %t.ref.npz
// RUN: sed 's/"mode":"convolution"/"mode":"cross_correlation"/' %t.jsonl > %t.mode.jsonl
// RUN: not %python %S/Inputs/plan_calls.py run %t.plan.mlir %t.mode.jsonl %t.in.npz %t.ref.npz

func.func @main(
    %a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %q: tensor<8x3x4xf16>,
    %t: tensor<2x3x4x5xf32>, %u: tensor<4x5x7xf32>, %v: tensor<4x5xf32>,
    %x: tensor<2x9x9x4xf32>, %w: tensor<3x3x4x8xf32>, %wg: tensor<8x3x3x2xf32>,
    %dy: tensor<2x5x5x8xf32>, %w5: tensor<8x5x5x4xf32>,
    %n: tensor<2x4x9xf32>, %wn: tensor<8x4x3xf32>,
    %p: tensor<2x8x8x6xf16>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>,
        tensor<3x8x8xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<f32>,
        tensor<2x4x4x8xf32>, tensor<2x5x5x8xf32>, tensor<2x9x9x8xf32>,
        tensor<2x9x9x4xf32>, tensor<2x10x10x4xf32>, tensor<5x5x4x8xf32>,
        tensor<2x8x7xf32>, tensor<2x4x4x6xf16>, tensor<2x9x9x6xf16>,
        tensor<2x8x9x7xf16>) {
  // All four combinations of flags; square, so that none is caught by sizes.
  %0 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mp.dot %a, %b contracting [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = mp.dot %a, %b contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // Its operand lies in the arena.
  %r = mp.dot %2, %b contracting [0] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = mp.dot %r, %b contracting [0] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // A batch between the others, merged dimensions, a vector, a scalar.
  %4 = mp.dot %q, %q batching [1] x [1] contracting [2] x [2] accumulate f32
     : (tensor<8x3x4xf16>, tensor<8x3x4xf16>) -> tensor<3x8x8xf32>
  %5 = mp.dot %t, %u contracting [3, 2] x [1, 0]
     : (tensor<2x3x4x5xf32>, tensor<4x5x7xf32>) -> tensor<2x3x7xf32>
  %6 = mp.dot %t, %v contracting [2, 3] x [0, 1]
     : (tensor<2x3x4x5xf32>, tensor<4x5xf32>) -> tensor<2x3xf32>
  %7 = mp.dot %v, %v contracting [0, 1] x [0, 1]
     : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<f32>

  // Strides, uneven padding; groups; dilation and reversal. Filters with their
  // output channels last are transposed by a kernel.
  %8 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 2] low [0, 1] high [0, -1]
     : (tensor<2x9x9x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  %9 = mp.conv fwd %x, %wg dims <[b, 0, 1, f] x [o, 0, 1, i] -> [b, 0, 1, f]>
       strides [2, 2] low [1, 1] high [1, 1] feature_groups 2
     : (tensor<2x9x9x4xf32>, tensor<8x3x3x2xf32>) -> tensor<2x5x5x8xf32>
  %10 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [2, 2] rhs_dilation [2, 2]
       reversal [true, true]
     : (tensor<2x9x9x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x9x9x8xf32>
  // Data gradients, of a cross-correlation on 9x9 and of a convolution on
  // 10x10, where the last stride does not fit; a weight gradient.
  %11 = mp.conv dgrad %dy, %w5 dims <[b, 0, 1, f] x [i, 0, 1, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [2, 2] lhs_dilation [2, 2]
       reversal [true, true]
     : (tensor<2x5x5x8xf32>, tensor<8x5x5x4xf32>) -> tensor<2x9x9x4xf32>
  %12 = mp.conv dgrad %dy, %w5 dims <[b, 0, 1, f] x [i, 0, 1, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [3, 3] lhs_dilation [2, 2]
     : (tensor<2x5x5x8xf32>, tensor<8x5x5x4xf32>) -> tensor<2x10x10x4xf32>
  %13 = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [2, 2] high [2, 2] rhs_dilation [2, 2]
     : (tensor<2x9x9x4xf32>, tensor<2x5x5x8xf32>) -> tensor<5x5x4x8xf32>
  %14 = mp.conv fwd %n, %wn dims <[b, f, 0] x [o, i, 0] -> [b, f, 0]>
       strides [1] low [0] high [0]
     : (tensor<2x4x9xf32>, tensor<8x4x3xf32>) -> tensor<2x8x7xf32>

  %15 = mp.pool max %p window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 0, 0, 0]
     : tensor<2x8x8x6xf16> to tensor<2x4x4x6xf16>
  %16 = mp.pool max %p window [1, 2, 2, 1] strides [1, 1, 1, 1] low [0, 1, 1, 0] high [0, 1, 1, 0]
     : tensor<2x8x8x6xf16> to tensor<2x9x9x6xf16>
  %17 = mp.pool add %p window [1, 1, 2, 2] strides [1, 1, 1, 1] low [0, 0, 1, 1] high [0, 0, 1, 1]
       accumulate f32 : tensor<2x8x8x6xf16> to tensor<2x8x9x7xf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17
       : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>,
         tensor<3x8x8xf32>, tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<f32>,
         tensor<2x4x4x8xf32>, tensor<2x5x5x8xf32>, tensor<2x9x9x8xf32>,
         tensor<2x9x9x4xf32>, tensor<2x10x10x4xf32>, tensor<5x5x4x8xf32>,
         tensor<2x8x7xf32>, tensor<2x4x4x6xf16>, tensor<2x9x9x6xf16>,
         tensor<2x8x9x7xf16>
}
