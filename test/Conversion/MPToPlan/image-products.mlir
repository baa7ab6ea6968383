// A convolution with a filter of one element and channels first: the filter times
// each image, in one call.
// RUN: mp-opt %s --mp-conv-as-dot --convert-mp-to-plan --split-input-file | FileCheck %s
// RUN: mp-opt %s --convert-mp-to-plan --split-input-file --remarks-filter=convert-mp-to-plan 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: a convolution to tensor<4x16x4x6xf16> is a product for each image
// REMARK: the convolution stays one: a product for each image would have rows of 392 bytes, which 16 does not divide

// A is the image, 24 places by 8 channels; B the filter, read again for each.
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[X:.*]] = mprt.slot argument 0
// CHECK: %[[W:.*]] = mprt.slot argument 1
// CHECK: mprt.matmul %[[X]], %[[W]] into %{{.*}} m 24 n 16 k 8 trans [false, false] ld [24, 8, 24, 24] batch 4 strides [192, 0, 384, 384] types [f16, f16, f16, f16] compute f32 scale f32 align [128, 256, 256, 256]
func.func @main(%x: tensor<4x8x4x6xf16>, %w: tensor<16x8x1x1xf16>) -> tensor<4x16x4x6xf16> {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<4x8x4x6xf16>, tensor<16x8x1x1xf16>) -> tensor<4x16x4x6xf16>
  return %0 : tensor<4x16x4x6xf16>
}

// -----

// The data gradient reads the same filter, transposed.
// CHECK-LABEL: mprt.plan @step
// CHECK: mprt.matmul %{{.*}}, %{{.*}} into %{{.*}} m 24 n 8 k 16 trans [false, true] ld [24, 8, 24, 24] batch 4 strides [384, 0, 192, 192] types [f16, f16, f32, f32] compute f32
func.func @main(%dy: tensor<4x16x4x6xf16>, %w: tensor<16x8x1x1xf16>) -> tensor<4x8x4x6xf32> {
  %0 = mp.conv dgrad %dy, %w dims <[b, f, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] reversal [true, true] accumulate f32
     : (tensor<4x16x4x6xf16>, tensor<16x8x1x1xf16>) -> tensor<4x8x4x6xf32>
  return %0 : tensor<4x8x4x6xf32>
}

// -----

// A filter with its channels last is read as it is, and so are images.
// CHECK-LABEL: mprt.plan @step
// CHECK-NOT: mprt.launch
// CHECK: mprt.matmul %{{.*}}, %{{.*}} into %{{.*}} m 12 n 16 k 8 trans [true, true] ld [8, 16, 12, 12] batch 2 strides [96, 0, 192, 192]
func.func @main(%x: tensor<2x12x8xf32>, %w: tensor<1x8x16xf32>) -> tensor<2x16x12xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, 0, f] x [0, i, o] -> [b, f, 0]>
       strides [1] low [0] high [0]
     : (tensor<2x12x8xf32>, tensor<1x8x16xf32>) -> tensor<2x16x12xf32>
  return %0 : tensor<2x16x12xf32>
}

// -----

// Rows that no Tensor Core takes, a stride, groups, and the weight gradient, which
// sums over images. Places in another order are put in order behind the products.
// CHECK-LABEL: mprt.plan @step
// CHECK-COUNT-3: mprt.conv fwd
// CHECK-NEXT: mprt.matmul %{{.*}}, %{{.*}} into %[[Y:.*]] m 256
// CHECK-NEXT: mprt.launch @k0(%[[Y]])
// CHECK-NEXT: mprt.conv wgrad
func.func @main(%x: tensor<2x8x14x14xf16>, %w: tensor<16x8x1x1xf16>, %h: tensor<16x4x1x1xf16>,
    %y: tensor<2x8x16x16xf16>, %g: tensor<2x16x16x16xf16>)
    -> (tensor<2x16x14x14xf16>, tensor<2x16x7x7xf16>, tensor<2x16x14x14xf16>,
        tensor<2x16x16x16xf16>, tensor<16x8x1x1xf16>) {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x8x14x14xf16>, tensor<16x8x1x1xf16>) -> tensor<2x16x14x14xf16>
  %1 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [2, 2] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x8x14x14xf16>, tensor<16x8x1x1xf16>) -> tensor<2x16x7x7xf16>
  %2 = mp.conv fwd %x, %h dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] feature_groups 2 accumulate f32
     : (tensor<2x8x14x14xf16>, tensor<16x4x1x1xf16>) -> tensor<2x16x14x14xf16>
  %3 = mp.conv fwd %y, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 1, 0]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x8x16x16xf16>, tensor<16x8x1x1xf16>) -> tensor<2x16x16x16xf16>
  %4 = mp.conv wgrad %y, %g dims <[f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x8x16x16xf16>, tensor<2x16x16x16xf16>) -> tensor<16x8x1x1xf16>
  return %0, %1, %2, %3, %4 : tensor<2x16x14x14xf16>, tensor<2x16x7x7xf16>,
    tensor<2x16x14x14xf16>, tensor<2x16x16x16xf16>, tensor<16x8x1x1xf16>
}
