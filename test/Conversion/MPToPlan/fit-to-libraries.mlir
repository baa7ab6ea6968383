// Contractions as a library has them: operands transposed into batches of
// matrices, results in a type that it makes.
// RUN: mp-opt %s --mp-fit-to-libraries | FileCheck %s
// RUN: mp-opt %s --mp-fit-to-libraries > %t.once
// RUN: mp-opt %t.once --mp-fit-to-libraries | diff %t.once -
// RUN: mp-opt %s --mp-fit-to-libraries --remarks-filter='mp-fit-to-libraries' --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Attention as users write it: heads between positions and features.
// CHECK-LABEL: @attention
// CHECK-NEXT: %[[Q:.*]] = mp.transpose %arg0 perm [0, 2, 1, 3]
// CHECK-NEXT: %[[K:.*]] = mp.transpose %arg1 perm [0, 2, 1, 3]
// CHECK-NEXT: mp.dot %[[Q]], %[[K]] batching [0, 1] x [0, 1] contracting [3] x [3] accumulate f32
// CHECK-SAME: -> tensor<2x4x16x16xf16>
// REMARK: lhs of type tensor<2x16x4x8xf16> is not a batch of matrices
func.func @attention(%q: tensor<2x16x4x8xf16>, %k: tensor<2x16x4x8xf16>) -> tensor<2x4x16x16xf16> {
  %0 = mp.dot %q, %k batching [0, 2] x [0, 2] contracting [3] x [3] accumulate f32
     : (tensor<2x16x4x8xf16>, tensor<2x16x4x8xf16>) -> tensor<2x4x16x16xf16>
  return %0 : tensor<2x4x16x16xf16>
}

// Two contracted pairs that lhs stores the other way round; the free dimension
// of rhs is the innermost one, and stays it.
// CHECK-LABEL: @pairs
// CHECK-NEXT: %[[R:.*]] = mp.transpose %arg1 perm [1, 0, 2, 3]
// CHECK-NEXT: mp.dot %arg0, %[[R]] batching [0] x [0] contracting [3, 2] x [2, 1]
func.func @pairs(%a: tensor<2x5x3x4xf32>, %b: tensor<3x2x4x6xf32>) -> tensor<2x5x6xf32> {
  %0 = mp.dot %a, %b batching [0] x [1] contracting [3, 2] x [2, 0]
     : (tensor<2x5x3x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x5x6xf32>
  return %0 : tensor<2x5x6xf32>
}

// CHECK-LABEL: @narrow_result
// CHECK-NEXT: %[[S:.*]] = mp.dot %arg0, %arg1 contracting [1] x [0] accumulate f32 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: mp.cast %[[S]] : tensor<8x8xf32> to tensor<8x8xf16>
// REMARK: made in f32, and cast to f16 behind the call
func.func @narrow_result(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf16> {
  %0 = mp.dot %a, %b contracting [1] x [0] accumulate f32
     : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf16>
  return %0 : tensor<8x8xf16>
}

// What a call takes as it is stays as it is.
// CHECK-LABEL: @fits
// CHECK-NEXT: mp.dot %arg0, %arg1
// CHECK-NEXT: return
func.func @fits(%a: tensor<4x8x16xf16>, %b: tensor<4x6x16xf16>) -> tensor<4x8x6xf32> {
  %0 = mp.dot %a, %b batching [0] x [0] contracting [2] x [2] accumulate f32
     : (tensor<4x8x16xf16>, tensor<4x6x16xf16>) -> tensor<4x8x6xf32>
  return %0 : tensor<4x8x6xf32>
}

// Groups of the batch become groups of the features where cuDNN has those,
// and the other way round: group 1 is behind group 0 in either place.
// CHECK-LABEL: @batch_groups
// CHECK-NEXT: %[[S:.*]] = mp.reshape %arg0 : tensor<6x5x5x4xf32> to tensor<2x3x5x5x4xf32>
// CHECK-NEXT: %[[T:.*]] = mp.transpose %[[S]] perm [1, 2, 3, 0, 4]
// CHECK-NEXT: %[[M:.*]] = mp.reshape %[[T]] : tensor<3x5x5x2x4xf32> to tensor<3x5x5x8xf32>
// CHECK-NEXT: mp.conv fwd %[[M]], %arg1 {{.*}} feature_groups 2 :
// REMARK: 2 groups of the batch are groups of the features
func.func @batch_groups(%x: tensor<6x5x5x4xf32>, %w: tensor<3x3x4x6xf32>) -> tensor<3x3x3x6xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] batch_groups 2
     : (tensor<6x5x5x4xf32>, tensor<3x3x4x6xf32>) -> tensor<3x3x3x6xf32>
  return %0 : tensor<3x3x3x6xf32>
}

// CHECK-LABEL: @weight_gradient_of_batch_groups
// CHECK-NEXT: %[[S:.*]] = mp.reshape %arg0 : tensor<6x5x5x4xf32> to tensor<2x3x5x5x4xf32>
// CHECK-NEXT: %[[T:.*]] = mp.transpose %[[S]] perm [1, 2, 3, 0, 4]
// CHECK-NEXT: %[[M:.*]] = mp.reshape %[[T]] : tensor<3x5x5x2x4xf32> to tensor<3x5x5x8xf32>
// CHECK-NEXT: mp.conv wgrad %[[M]], %arg1 {{.*}} batch_groups 2 :
// REMARK: 2 groups of the features are groups of the batch
func.func @weight_gradient_of_batch_groups(%x: tensor<6x5x5x4xf32>, %dy: tensor<3x3x3x6xf32>) -> tensor<3x3x4x6xf32> {
  %0 = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [0, 0] high [0, 0] feature_groups 2
     : (tensor<6x5x5x4xf32>, tensor<3x3x3x6xf32>) -> tensor<3x3x4x6xf32>
  return %0 : tensor<3x3x4x6xf32>
}

// The weight gradient of a transposed convolution: the zeros between its
// elements are written out. Those of a data gradient are the library's.
// REMARK: zeros between the elements of the lhs are written out
// CHECK-LABEL: @transposed
// CHECK: %[[X:.*]] = mp.pad %arg0, %{{.*}} low [0, 0, 0, 0] high [0, 0, 0, 0] interior [0, 1, 1, 0] : (tensor<3x4x4x12xf32>, tensor<f32>) -> tensor<3x7x7x12xf32>
// CHECK: mp.conv wgrad %[[X]]
// CHECK-NOT: lhs_dilation
// CHECK: mp.conv dgrad %arg0, %arg2
// CHECK-SAME: lhs_dilation [2, 2]
func.func @transposed(%x: tensor<3x4x4x12xf32>, %y: tensor<3x8x8x4xf32>, %w: tensor<3x3x4x12xf32>) -> (tensor<3x3x12x4xf32>, tensor<3x8x8x4xf32>) {
  %0 = mp.conv wgrad %x, %y dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [2, 2] high [1, 1] lhs_dilation [2, 2]
     : (tensor<3x4x4x12xf32>, tensor<3x8x8x4xf32>) -> tensor<3x3x12x4xf32>
  %1 = mp.conv dgrad %x, %w dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 1] high [2, 2] lhs_dilation [2, 2]
     : (tensor<3x4x4x12xf32>, tensor<3x3x4x12xf32>) -> tensor<3x8x8x4xf32>
  return %0, %1 : tensor<3x3x12x4xf32>, tensor<3x8x8x4xf32>
}

// Its data gradient is a forward convolution with strides.
// REMARK: a data gradient with strides is a forward convolution
// CHECK-LABEL: @gradient_of_transposed
// CHECK: mp.conv fwd %arg0, %arg1
func.func @gradient_of_transposed(%y: tensor<3x8x8x4xf32>, %w: tensor<3x3x4x12xf32>) -> tensor<3x4x4x12xf32> {
  %0 = mp.conv dgrad %y, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 2] low [0, 0] high [1, 1]
     : (tensor<3x8x8x4xf32>, tensor<3x3x4x12xf32>) -> tensor<3x4x4x12xf32>
  return %0 : tensor<3x4x4x12xf32>
}

// Of convolutions cuDNN has one type: a gradient in f32 is one of f32 operands,
// and a result in 16 bits of such is rounded behind the call.
// CHECK-LABEL: @wide_weight_gradient
// CHECK-DAG: %[[X:.*]] = mp.cast %arg0 : tensor<2x9x9x3xf16> to tensor<2x9x9x3xf32>
// CHECK-DAG: %[[Y:.*]] = mp.cast %arg1 : tensor<2x5x5x8xf16> to tensor<2x5x5x8xf32>
// CHECK: mp.conv wgrad %[[X]], %[[Y]]
// CHECK-SAME: -> tensor<5x5x3x8xf32>
// REMARK-DAG: convolved in f32: cuDNN has one type for what it reads and for the f32 that is made
// REMARK-DAG: warning: computes in f32: it was planned to make another type than it reads, which cuDNN has not; name the chip where precision is planned, as in --mp-amp=chip=sm_90
func.func @wide_weight_gradient(%x: tensor<2x9x9x3xf16>, %dy: tensor<2x5x5x8xf16>) -> tensor<5x5x3x8xf32> {
  %0 = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [2, 2] high [2, 2] rhs_dilation [2, 2] accumulate f32
     : (tensor<2x9x9x3xf16>, tensor<2x5x5x8xf16>) -> tensor<5x5x3x8xf32>
  return %0 : tensor<5x5x3x8xf32>
}

// CHECK-LABEL: @narrow_images
// CHECK-NEXT: %[[R:.*]] = mp.conv fwd %arg0, %arg1
// CHECK-SAME: -> tensor<2x7x7x8xf32>
// CHECK-NEXT: mp.cast %[[R]] : tensor<2x7x7x8xf32> to tensor<2x7x7x8xbf16>
func.func @narrow_images(%x: tensor<2x9x9x3xf32>, %w: tensor<3x3x3x8xf32>) -> tensor<2x7x7x8xbf16> {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x7x7x8xbf16>
  return %0 : tensor<2x7x7x8xbf16>
}

// As a product for each image it is cuBLASLt's, which has f32 of f16.
// CHECK-LABEL: @image_products
// CHECK-NEXT: mp.conv fwd %arg0, %arg1
// CHECK-SAME: -> tensor<2x16x16x16xf32>
func.func @image_products(%x: tensor<2x8x16x16xf16>, %w: tensor<16x8x1x1xf16>) -> tensor<2x16x16x16xf32> {
  %0 = mp.conv fwd %x, %w dims <[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x8x16x16xf16>, tensor<16x8x1x1xf16>) -> tensor<2x16x16x16xf32>
  return %0 : tensor<2x16x16x16xf32>
}
