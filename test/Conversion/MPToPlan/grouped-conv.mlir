// Grouped convolutions and both their gradients as cuDNN has them: groups of the
// forward convolution, in which the filter is [K, C / groups, ...]. What the
// calls compute by cuDNN's definition is what the ops compute.
// RUN: %python %S/Inputs/plan_calls.py make %s %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.ref.npz
// RUN: mp-opt %s --convert-mp-to-plan --mp-plan-memory --mp-check-calls -o %t.plan.mlir
// RUN: FileCheck %s < %t.plan.mlir
// RUN: mp-run --device=trace %t.plan.mlir > %t.jsonl
// RUN: %python %S/Inputs/plan_calls.py run %t.plan.mlir %t.jsonl %t.in.npz %t.ref.npz | FileCheck %s --check-prefix=AGREE
// AGREE: 15 results agree

// The device `plan` finds the same bits.
// RUN: mp-run %t.plan.mlir --device=plan --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: cmp %t.out.npz %t.ref.npz

// It would show if the groups of a backward filter stayed where they are.
// RUN: sed 's/perm \[3, 2, 0, 1, 4\] : tensor<3x3x3x2x2xf32>/perm [2, 3, 0, 1, 4] : tensor<3x3x3x2x2xf32>/' %t.plan.mlir > %t.groups.mlir
// RUN: not cmp %t.plan.mlir %t.groups.mlir
// RUN: not %python %S/Inputs/plan_calls.py run %t.groups.mlir %t.jsonl %t.in.npz %t.ref.npz

// A filter in several groups of several outputs is transposed for its data
// gradient: groups become the slowest dimension.
// CHECK: mp.reshape %{{.*}} : tensor<3x3x3x4xf32> to tensor<3x3x3x2x2xf32>
// CHECK-NEXT: mp.transpose %{{.*}} perm [3, 2, 0, 1, 4] : tensor<3x3x3x2x2xf32> to tensor<2x3x3x3x2xf32>
// CHECK-LABEL: mprt.plan @step
// CHECK: mprt.conv fwd {{.*}} w <[4, 1, 3, 3] strides [9, 1, 3, 1] f32> {{.*}} strides [2, 2] low [0, 1] high [1, 1] {{.*}} groups 4 compute f32
// CHECK: mprt.conv dgrad {{.*}} w <[4, 1, 3, 3] strides [9, 1, 3, 1] f32> {{.*}} strides [2, 2] low [0, 1] high [1, 1] {{.*}} groups 4 compute f32
// CHECK: mprt.conv wgrad {{.*}} w <[4, 1, 3, 3] strides [9, 1, 3, 1] f32> {{.*}} strides [2, 2] low [0, 1] high [1, 1] {{.*}} groups 4 compute f32
// CHECK: mprt.conv dgrad {{.*}} w <[6, 2, 3, 3] strides [18, 1, 6, 2] f32> {{.*}} strides [1, 2] low [2, 1] high [1, 2] dilation [2, 1] mode cross_correlation groups 2
// One of one output lies as it should.
// CHECK: mprt.conv fwd {{.*}} w <[3, 2, 1, 2] strides [4, 2, 2, 1] f32>
// CHECK-NEXT: mprt.conv dgrad {{.*}} w <[3, 2, 1, 2] strides [4, 2, 2, 1] f32> {{.*}} groups 3
func.func @main(
    %x0: tensor<2x8x9x4xf32>, %w0: tensor<3x3x1x4xf32>,
    %b0: tensor<3x3x1x4xf32>, %d0: tensor<2x4x5x4xf32>,
    %x1: tensor<2x6x5x3xf16>, %w1: tensor<3x2x1x6xf16>,
    %b1: tensor<3x2x2x3xf16>, %d1: tensor<2x6x5x6xf16>,
    %x2: tensor<2x9x8x4xf32>, %w2: tensor<3x3x2x6xf32>,
    %b2: tensor<3x3x3x4xf32>, %d2: tensor<2x8x5x6xf32>,
    %x3: tensor<2x4x9x8xf32>, %w3: tensor<6x2x3x3xf32>,
    %b3: tensor<3x4x3x3xf32>, %d3: tensor<2x6x8x5xf32>,
    %x4: tensor<3x6x7xf32>, %w4: tensor<3x2x2xf32>,
    %b4: tensor<1x6x2xf32>, %d4: tensor<3x3x4xf32>)
    -> (tensor<2x4x5x4xf32>, tensor<2x8x9x4xf32>, tensor<3x3x1x4xf32>,
        tensor<2x6x5x6xf16>, tensor<2x6x5x3xf16>, tensor<3x2x1x6xf16>,
        tensor<2x8x5x6xf32>, tensor<2x9x8x4xf32>, tensor<3x3x2x6xf32>,
        tensor<2x6x8x5xf32>, tensor<2x4x9x8xf32>, tensor<6x2x3x3xf32>,
        tensor<3x3x4xf32>, tensor<3x6x7xf32>, tensor<3x2x2xf32>) {
  // Depthwise, as JAX writes it; the last stride does not fit.
  %0 = mp.conv fwd %x0, %w0 dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 2] low [0, 1] high [1, 1]
       feature_groups 4 : (tensor<2x8x9x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x4x5x4xf32>
  %1 = mp.conv dgrad %d0, %b0 dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 1] high [1, 1] lhs_dilation [2, 2]
       reversal [true, true] feature_groups 4
     : (tensor<2x4x5x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x8x9x4xf32>
  %2 = mp.conv wgrad %x0, %d0 dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [0, 1] high [1, 1] rhs_dilation [2, 2]
       batch_groups 4 : (tensor<2x8x9x4xf32>, tensor<2x4x5x4xf32>) -> tensor<3x3x1x4xf32>
  // Two outputs of each channel.
  %3 = mp.conv fwd %x1, %w1 dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 0] high [1, 1]
       feature_groups 3 accumulate f32 : (tensor<2x6x5x3xf16>, tensor<3x2x1x6xf16>) -> tensor<2x6x5x6xf16>
  %4 = mp.conv dgrad %d1, %b1 dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 1] high [1, 0]
       reversal [true, true] feature_groups 3 accumulate f32
     : (tensor<2x6x5x6xf16>, tensor<3x2x2x3xf16>) -> tensor<2x6x5x3xf16>
  %5 = mp.conv wgrad %x1, %d1 dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [1, 0] high [1, 1]
       batch_groups 3 accumulate f32 : (tensor<2x6x5x3xf16>, tensor<2x6x5x6xf16>) -> tensor<3x2x1x6xf16>
  // Several channels and outputs of each group, dilated.
  %6 = mp.conv fwd %x2, %w2 dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 2] low [2, 1] high [1, 2] rhs_dilation [2, 1]
       feature_groups 2 : (tensor<2x9x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x8x5x6xf32>
  %7 = mp.conv dgrad %d2, %b2 dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 1] high [3, 0] lhs_dilation [1, 2] rhs_dilation [2, 1]
       reversal [true, true] feature_groups 2
     : (tensor<2x8x5x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x9x8x4xf32>
  %8 = mp.conv wgrad %x2, %d2 dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [2, 1] low [2, 1] high [1, 2] rhs_dilation [1, 2]
       batch_groups 2 : (tensor<2x9x8x4xf32>, tensor<2x8x5x6xf32>) -> tensor<3x3x2x6xf32>
  // The same, as PyTorch writes it.
  %9 = mp.conv fwd %x3, %w3 dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 2] low [2, 1] high [1, 2] rhs_dilation [2, 1]
       feature_groups 2 : (tensor<2x4x9x8xf32>, tensor<6x2x3x3xf32>) -> tensor<2x6x8x5xf32>
  %10 = mp.conv dgrad %d3, %b3 dims <[b, f, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [2, 1] high [3, 0] lhs_dilation [1, 2] rhs_dilation [2, 1]
       reversal [true, true] feature_groups 2
     : (tensor<2x6x8x5xf32>, tensor<3x4x3x3xf32>) -> tensor<2x4x9x8xf32>
  %11 = mp.conv wgrad %x3, %d3 dims <[f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1]>
       strides [2, 1] low [2, 1] high [1, 2] rhs_dilation [1, 2]
       batch_groups 2 : (tensor<2x4x9x8xf32>, tensor<2x6x8x5xf32>) -> tensor<6x2x3x3xf32>
  // Of one spatial dimension, with an even window.
  %12 = mp.conv fwd %x4, %w4 dims <[b, f, 0] x [o, i, 0] -> [b, f, 0]>
       strides [2] low [1] high [0]
       feature_groups 3 : (tensor<3x6x7xf32>, tensor<3x2x2xf32>) -> tensor<3x3x4xf32>
  %13 = mp.conv dgrad %d4, %b4 dims <[b, f, 0] x [i, o, 0] -> [b, f, 0]>
       strides [1] low [0] high [1] lhs_dilation [2]
       reversal [true] feature_groups 3
     : (tensor<3x3x4xf32>, tensor<1x6x2xf32>) -> tensor<3x6x7xf32>
  %14 = mp.conv wgrad %x4, %d4 dims <[f, b, 0] x [i, o, 0] -> [f, b, 0]>
       strides [1] low [1] high [0] rhs_dilation [2]
       batch_groups 3 : (tensor<3x6x7xf32>, tensor<3x3x4xf32>) -> tensor<3x2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14
       : tensor<2x4x5x4xf32>, tensor<2x8x9x4xf32>, tensor<3x3x1x4xf32>,
         tensor<2x6x5x6xf16>, tensor<2x6x5x3xf16>, tensor<3x2x1x6xf16>,
         tensor<2x8x5x6xf32>, tensor<2x9x8x4xf32>, tensor<3x3x2x6xf32>,
         tensor<2x6x8x5xf32>, tensor<2x4x9x8xf32>, tensor<6x2x3x3xf32>,
         tensor<3x3x4xf32>, tensor<3x6x7xf32>, tensor<3x2x2xf32>
}
