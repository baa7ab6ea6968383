// The three kinds of a convolution, each described by its forward one.
// RUN: mp-opt %s --convert-mp-to-plan --split-input-file | FileCheck %s

// A filter with its output channels last has no layout in common with the
// others: a kernel transposes it. The high padding is what y needs.
// CHECK-LABEL: mprt.kernel @k0
// CHECK: mp.transpose %{{.*}} perm [3, 0, 1, 2] : tensor<3x3x3x8xf16> to tensor<8x3x3x3xf16>
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[X:.*]] = mprt.slot argument 0
// CHECK: %[[W:.*]] = mprt.slot argument 1
// CHECK: mprt.launch @k0(%[[W]]) into(%[[WT:.*]])
// CHECK-NEXT: mprt.conv fwd %[[X]], %[[WT]] into %{{.*}} x <[2, 3, 9, 9] strides [243, 1, 27, 3] f16> w <[8, 3, 3, 3] strides [27, 1, 9, 3] f16> y <[2, 8, 4, 4] strides [128, 1, 32, 8] f16> strides [2, 2] low [0, 1] high [0, 0] dilation [1, 1] mode cross_correlation groups 1 compute f32
func.func @main(%x: tensor<2x9x9x3xf16>, %w: tensor<3x3x3x8xf16>) -> tensor<2x4x4x8xf16> {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 2] low [0, 1] high [0, -1] accumulate f32
     : (tensor<2x9x9x3xf16>, tensor<3x3x3x8xf16>) -> tensor<2x4x4x8xf16>
  return %0 : tensor<2x4x4x8xf16>
}

// -----

// The data gradient of a 5x5 convolution with padding 2 and stride 2 on
// 9x9: y is dilated by 2, padded by 5 - 1 - 2, and w reversed.
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[DY:.*]] = mprt.slot argument 0
// CHECK: %[[W:.*]] = mprt.slot argument 1
// CHECK: mprt.launch @k0(%[[W]]) into(%[[WT:.*]])
// CHECK: mprt.conv dgrad %[[WT]], %[[DY]] into %{{.*}} x <[2, 3, 9, 9] strides [243, 1, 27, 3] f32> w <[8, 3, 5, 5] strides [75, 1, 15, 3] f32> y <[2, 8, 5, 5] strides [200, 1, 40, 8] f32> strides [2, 2] low [2, 2] high [2, 2] dilation [1, 1] mode cross_correlation groups 1 compute f32
func.func @main(%dy: tensor<2x5x5x8xf32>, %w: tensor<5x5x3x8xf32>) -> tensor<2x9x9x3xf32> {
  %0 = mp.conv dgrad %dy, %w dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [2, 2] lhs_dilation [2, 2]
       reversal [true, true]
     : (tensor<2x5x5x8xf32>, tensor<5x5x3x8xf32>) -> tensor<2x9x9x3xf32>
  return %0 : tensor<2x9x9x3xf32>
}

// -----

// Without the reversal it is the gradient of a true convolution. On 10x10 the
// last stride does not fit, so the gradient is padded more and x is not.
// CHECK-LABEL: mprt.plan @step
// CHECK: x <[2, 3, 10, 10] {{.*}} strides [2, 2] low [2, 2] high [1, 1] dilation [1, 1] mode convolution
func.func @main(%dy: tensor<2x5x5x8xf32>, %w: tensor<5x5x3x8xf32>) -> tensor<2x10x10x3xf32> {
  %0 = mp.conv dgrad %dy, %w dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [3, 3] lhs_dilation [2, 2]
     : (tensor<2x5x5x8xf32>, tensor<5x5x3x8xf32>) -> tensor<2x10x10x3xf32>
  return %0 : tensor<2x10x10x3xf32>
}

// -----

// The weight gradient sums over the batch: JAX writes x's channels as batch.
// What it makes is transposed back.
// CHECK-LABEL: mprt.kernel @k0
// CHECK: mp.transpose %{{.*}} perm [1, 2, 3, 0] : tensor<8x5x5x3xf16> to tensor<5x5x3x8xf16>
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[DW:.*]] = mprt.slot result 0
// CHECK: mprt.conv wgrad %{{.*}}, %{{.*}} into %[[T:[^ ]*]] x <[2, 3, 9, 9] strides [243, 1, 27, 3] f16> w <[8, 3, 5, 5] strides [75, 1, 15, 3] f16> y <[2, 8, 5, 5] strides [200, 1, 40, 8] f16> strides [2, 2] low [2, 2] high [2, 2] dilation [1, 1] mode cross_correlation groups 1 compute f32
// CHECK-NEXT: mprt.launch @k0(%[[T]]) into(%[[DW]])
func.func @main(%x: tensor<2x9x9x3xf16>, %dy: tensor<2x5x5x8xf16>) -> tensor<5x5x3x8xf16> {
  %0 = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [2, 2] high [2, 2] rhs_dilation [2, 2] accumulate f32
     : (tensor<2x9x9x3xf16>, tensor<2x5x5x8xf16>) -> tensor<5x5x3x8xf16>
  return %0 : tensor<5x5x3x8xf16>
}

// -----

// PyTorch's NCHW and OIHW are channels first already; a layout that moves
// nothing makes no kernel.
// CHECK-NOT: mprt.kernel
// CHECK-LABEL: mprt.plan @step
// CHECK: x <[2, 3, 9, 9] strides [243, 81, 9, 1] f32> w <[8, 3, 3, 3] strides [27, 9, 3, 1] f32> y <[2, 8, 7, 7] strides [392, 49, 7, 1] f32>
func.func @main(%x: tensor<2x3x9x9xf32>, %w: tensor<8x3x3x3xf32>) -> tensor<2x8x7x7xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>) -> tensor<2x8x7x7xf32>
  return %0 : tensor<2x8x7x7xf32>
}

// -----

// One spatial dimension gets a second of size one.
// CHECK-LABEL: mprt.plan @step
// CHECK: x <[2, 3, 1, 9] strides [27, 9, 9, 1] f32> w <[8, 3, 1, 3] strides [9, 3, 3, 1] f32> y <[2, 8, 1, 7] strides [56, 7, 7, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1]
func.func @main(%x: tensor<2x3x9xf32>, %w: tensor<8x3x3xf32>) -> tensor<2x8x7xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0] x [o, i, 0] -> [b, f, 0]>
       strides [1] low [0] high [0]
     : (tensor<2x3x9xf32>, tensor<8x3x3xf32>) -> tensor<2x8x7xf32>
  return %0 : tensor<2x8x7xf32>
}
