// RUN: mp-opt %s --mp-choose-conv-layouts > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-choose-conv-layouts | diff %t.once -
// RUN: mp-opt %s --mp-choose-conv-layouts --remarks-filter=mp-choose-conv-layouts -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A filter of JAX: its output channels come first.
// CHECK-LABEL: @filter
// CHECK-NEXT: %[[W:.*]] = mp.transpose %arg1 perm [3, 0, 1, 2] : tensor<3x3x4x6xf32> to tensor<6x3x3x4xf32>
// CHECK-NEXT: %[[Y:.*]] = mp.conv fwd %arg0, %[[W]] dims <[b, 0, 1, f] x [o, 0, 1, i] -> [b, 0, 1, f]>
// CHECK-NEXT: return %[[Y]]
// REMARK: tensors of the convolution are transposed to channels last
func.func @filter(%x: tensor<2x5x5x4xf32>, %w: tensor<3x3x4x6xf32>) -> tensor<2x3x3x6xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x5x5x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x3x3x6xf32>
  return %0 : tensor<2x3x3x6xf32>
}

// Its gradient is made so, and transposed behind.
// CHECK-LABEL: @filter_gradient
// CHECK-NEXT: %[[G:.*]] = mp.conv wgrad %arg0, %arg1 {{.*}} -> tensor<6x3x3x4xf32>
// CHECK-NEXT: %[[T:.*]] = mp.transpose %[[G]] perm [1, 2, 3, 0] : tensor<6x3x3x4xf32> to tensor<3x3x4x6xf32>
// CHECK-NEXT: return %[[T]]
func.func @filter_gradient(%x: tensor<2x5x5x4xf32>, %dy: tensor<2x3x3x6xf32>) -> tensor<3x3x4x6xf32> {
  %0 = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x5x5x4xf32>, tensor<2x3x3x6xf32>) -> tensor<3x3x4x6xf32>
  return %0 : tensor<3x3x4x6xf32>
}

// Channels first throughout: nothing moves.
// CHECK-LABEL: @channels_first
// CHECK-NEXT: mp.conv fwd %arg0, %arg1
func.func @channels_first(%x: tensor<2x4x5x5xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<2x6x3x3xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x4x5x5xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x3x3xf32>
  return %0 : tensor<2x6x3x3xf32>
}

// Of images with channels first and such a filter, the filter is less to move.
// CHECK-LABEL: @smaller
// CHECK-NEXT: %[[W:.*]] = mp.transpose %arg1 perm [3, 2, 0, 1]
// CHECK-NEXT: mp.conv fwd %arg0, %[[W]] dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
func.func @smaller(%x: tensor<2x4x9x9xf32>, %w: tensor<3x3x4x6xf32>) -> tensor<2x6x7x7xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x4x9x9xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x7x7xf32>
  return %0 : tensor<2x6x7x7xf32>
}

// The filter of this one has its groups where no tensor of the op has them.
// CHECK-LABEL: @grouped_data_gradient
// CHECK-NEXT: mp.conv dgrad %arg0, %arg1 dims <[b, 0, 1, f] x [0, 1, o, i]
func.func @grouped_data_gradient(%dy: tensor<3x5x5x8xf32>, %w: tensor<3x3x4x4xf32>) -> tensor<3x7x7x4xf32> {
  %0 = mp.conv dgrad %dy, %w dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [2, 2] feature_groups 2
     : (tensor<3x5x5x8xf32>, tensor<3x3x4x4xf32>) -> tensor<3x7x7x4xf32>
  return %0 : tensor<3x7x7x4xf32>
}
