// RUN: mp-opt %s --mp-conv-as-dot | FileCheck %s
// RUN: mp-opt %s --mp-conv-as-dot > %t.once
// RUN: mp-opt %t.once --mp-conv-as-dot | diff %t.once -
// RUN: mp-opt %s --mp-conv-as-dot --remarks-filter=mp-conv-as-dot 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK-DAG: a convolution to tensor<4x8x8x16xf16> is a product
// REMARK-DAG: the convolution stays one: its result has another order than a product's
// REMARK-DAG: the convolution stays one: its operands are not matrices in memory

// Channels last, and a filter as JAX has it.
// CHECK-LABEL: @forward
// CHECK-NEXT:    %[[Y:.*]] = mp.dot %arg0, %arg1 contracting [3] x [2] accumulate f32 : (tensor<4x8x8x3xf16>, tensor<1x1x3x16xf16>) -> tensor<4x8x8x1x1x16xf16>
// CHECK-NEXT:    %[[R:.*]] = mp.reshape %[[Y]]
// CHECK-NEXT:    return %[[R]]
func.func @forward(%x: tensor<4x8x8x3xf16>, %w: tensor<1x1x3x16xf16>) -> tensor<4x8x8x16xf16> {
  %y = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<4x8x8x3xf16>, tensor<1x1x3x16xf16>) -> tensor<4x8x8x16xf16>
  return %y : tensor<4x8x8x16xf16>
}

// Its weight gradient sums over the batch and all places.
// CHECK-LABEL: @weight_gradient
// CHECK-NEXT:    mp.dot %arg0, %arg1 contracting [0, 1, 2] x [0, 1, 2] accumulate f32 : (tensor<4x8x8x3xf16>, tensor<4x8x8x16xf16>) -> tensor<3x16xf32>
func.func @weight_gradient(%x: tensor<4x8x8x3xf16>, %g: tensor<4x8x8x16xf16>) -> tensor<1x1x3x16xf32> {
  %y = mp.conv wgrad %x, %g dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<4x8x8x3xf16>, tensor<4x8x8x16xf16>) -> tensor<1x1x3x16xf32>
  return %y : tensor<1x1x3x16xf32>
}

// Channels first: one image has its channels first in the result, too. Several
// have their batch before them.
// CHECK-LABEL: @one_image
// CHECK-NEXT:    mp.dot %arg1, %arg0 contracting [1] x [1]
func.func @one_image(%x: tensor<1x3x8x8xf32>, %w: tensor<16x3x1x1xf32>) -> tensor<1x16x8x8xf32> {
  %y = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<1x3x8x8xf32>, tensor<16x3x1x1xf32>) -> tensor<1x16x8x8xf32>
  return %y : tensor<1x16x8x8xf32>
}

// CHECK-LABEL: @images
// CHECK:         mp.conv
func.func @images(%x: tensor<2x3x8x8xf32>, %w: tensor<16x3x1x1xf32>) -> tensor<2x16x8x8xf32> {
  %y = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x3x8x8xf32>, tensor<16x3x1x1xf32>) -> tensor<2x16x8x8xf32>
  return %y : tensor<2x16x8x8xf32>
}

// The weight gradient of images with channels first would have to transpose.
// CHECK-LABEL: @weight_gradient_of_images
// CHECK:         mp.conv
func.func @weight_gradient_of_images(%x: tensor<2x3x8x8xf32>, %g: tensor<2x16x8x8xf32>) -> tensor<3x16x1x1xf32> {
  %y = mp.conv wgrad %x, %g dims <[f, b, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x3x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<3x16x1x1xf32>
  return %y : tensor<3x16x1x1xf32>
}

// The last layer of a classifier that reads a whole image at once.
// CHECK-LABEL: @whole_image
// CHECK-NEXT:    mp.dot %arg0, %arg1 contracting [1, 2, 3] x [0, 1, 2]
func.func @whole_image(%x: tensor<4x5x5x3xf32>, %w: tensor<5x5x3x16xf32>) -> tensor<4x1x1x16xf32> {
  %y = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 1] low [0, 0] high [0, 0]
     : (tensor<4x5x5x3xf32>, tensor<5x5x3x16xf32>) -> tensor<4x1x1x16xf32>
  return %y : tensor<4x1x1x16xf32>
}

// A stride, a padding, a dilated input, groups or a reversed filter of a whole
// image make it something else.
// CHECK-LABEL: @others
// CHECK-COUNT-5: mp.conv
// CHECK-NOT:     mp.dot
func.func @others(%x: tensor<4x8x8x4xf32>, %w: tensor<1x1x4x16xf32>,
    %h: tensor<1x1x2x16xf32>, %a: tensor<8x8x4x16xf32>)
    -> (tensor<4x4x4x16xf32>, tensor<4x9x8x16xf32>, tensor<4x15x8x16xf32>,
        tensor<4x8x8x16xf32>, tensor<4x1x1x16xf32>) {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 2] low [0, 0] high [0, 0]
     : (tensor<4x8x8x4xf32>, tensor<1x1x4x16xf32>) -> tensor<4x4x4x16xf32>
  %1 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 0] high [0, 0]
     : (tensor<4x8x8x4xf32>, tensor<1x1x4x16xf32>) -> tensor<4x9x8x16xf32>
  %2 = mp.conv dgrad %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] lhs_dilation [2, 1]
     : (tensor<4x8x8x4xf32>, tensor<1x1x4x16xf32>) -> tensor<4x15x8x16xf32>
  %3 = mp.conv fwd %x, %h dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] feature_groups 2
     : (tensor<4x8x8x4xf32>, tensor<1x1x2x16xf32>) -> tensor<4x8x8x16xf32>
  %4 = mp.conv fwd %x, %a dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] reversal [true, true]
     : (tensor<4x8x8x4xf32>, tensor<8x8x4x16xf32>) -> tensor<4x1x1x16xf32>
  return %0, %1, %2, %3, %4 : tensor<4x4x4x16xf32>, tensor<4x9x8x16xf32>,
    tensor<4x15x8x16xf32>, tensor<4x8x8x16xf32>, tensor<4x1x1x16xf32>
}
