// RUN: mp-opt %s --split-input-file | FileCheck %s

// f32 accumulates in its own type, narrower floats in f32, integers wrap.
// CHECK-LABEL: @main
func.func @dots(%a: tensor<2x4x8xf32>, %b: tensor<2x8x3xf32>, %h: tensor<4x8xbf16>, %k: tensor<3x8xbf16>, %i: tensor<4x8xi32>, %j: tensor<8x3xi32>)
    -> (tensor<2x4x3xf32>, tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3xi32>) {
  // CHECK-NEXT: mp.dot %{{.*}}, %{{.*}} batching [0] x [0] contracting [2] x [1] : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64: 0>, rhs_batching_dimensions = array<i64: 0>, lhs_contracting_dimensions = array<i64: 2>, rhs_contracting_dimensions = array<i64: 1>}} : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  // CHECK-NEXT: mp.dot %{{.*}}, %{{.*}} contracting [1] x [1] accumulate f32 : (tensor<4x8xbf16>, tensor<3x8xbf16>) -> tensor<4x3xbf16>
  %1 = "stablehlo.dot_general"(%h, %k) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64>, rhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, rhs_contracting_dimensions = array<i64: 1>}} : (tensor<4x8xbf16>, tensor<3x8xbf16>) -> tensor<4x3xbf16>
  // CHECK-NEXT: mp.dot %{{.*}}, %{{.*}} contracting [1] x [1] accumulate f32 : (tensor<4x8xbf16>, tensor<3x8xbf16>) -> tensor<4x3xf32>
  %2 = "stablehlo.dot_general"(%h, %k) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64>, rhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, rhs_contracting_dimensions = array<i64: 1>}} : (tensor<4x8xbf16>, tensor<3x8xbf16>) -> tensor<4x3xf32>
  // CHECK-NEXT: mp.dot %{{.*}}, %{{.*}} contracting [1] x [0] : (tensor<4x8xi32>, tensor<8x3xi32>) -> tensor<4x3xi32>
  %3 = "stablehlo.dot_general"(%i, %j) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64>, rhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, rhs_contracting_dimensions = array<i64: 0>}} : (tensor<4x8xi32>, tensor<8x3xi32>) -> tensor<4x3xi32>
  return %0, %1, %2, %3 : tensor<2x4x3xf32>, tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3xi32>
}

// -----

// A strided convolution as JAX writes it, with both of its gradients: the
// kernel of the data gradient is turned around by an op that goes away.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[X:.*]]: tensor<4x8x8x3xf32>, %[[W:.*]]: tensor<3x3x3x5xf32>
func.func @jax_convolutions(%x: tensor<4x8x8x3xf32>, %w: tensor<3x3x3x5xf32>) -> (tensor<4x8x8x3xf32>, tensor<3x3x3x5xf32>) {
  // CHECK: %[[Y:.*]] = mp.conv fwd %[[X]], %[[W]] dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [2, 2] low [0, 0] high [1, 1] : (
  %y = "stablehlo.convolution"(%x, %w) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>, padding = array<i64: 0, 1, 0, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = array<i64: 1, 2>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = array<i64: 0, 1>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = array<i64: 1, 2>}} : (tensor<4x8x8x3xf32>, tensor<3x3x3x5xf32>) -> tensor<4x4x4x5xf32>
  // CHECK-NEXT: mp.conv dgrad %[[Y]], %[[W]] dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]> strides [1, 1] low [2, 2] high [1, 1] lhs_dilation [2, 2] reversal [true, true] :
  %r = "stablehlo.reverse"(%w) {dimensions = array<i64: 0, 1>} : (tensor<3x3x3x5xf32>) -> tensor<3x3x3x5xf32>
  %dx = "stablehlo.convolution"(%y, %r) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1>, padding = array<i64: 2, 1, 2, 1>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = array<i64: 1, 2>, kernel_input_feature_dimension = 3 : i64, kernel_output_feature_dimension = 2 : i64, kernel_spatial_dimensions = array<i64: 0, 1>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = array<i64: 1, 2>}} : (tensor<4x4x4x5xf32>, tensor<3x3x3x5xf32>) -> tensor<4x8x8x3xf32>
  // CHECK: mp.conv wgrad %[[X]], %[[Y]] dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]> strides [1, 1] low [0, 0] high [1, 1] rhs_dilation [2, 2] :
  %dw = "stablehlo.convolution"(%x, %y) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1>, padding = array<i64: 0, 1, 0, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, dimension_numbers = {input_batch_dimension = 3 : i64, input_feature_dimension = 0 : i64, input_spatial_dimensions = array<i64: 1, 2>, kernel_input_feature_dimension = 0 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = array<i64: 1, 2>, output_batch_dimension = 2 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = array<i64: 0, 1>}} : (tensor<4x8x8x3xf32>, tensor<4x4x4x5xf32>) -> tensor<3x3x3x5xf32>
  return %dx, %dw : tensor<4x8x8x3xf32>, tensor<3x3x3x5xf32>
}

// -----

// A kernel reversed along its features cannot be a flag, and one that is read
// elsewhere stays for that reader.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[X:.*]]: tensor<4x3x8xf16>, %[[W:.*]]: tensor<5x3x3xf16>
func.func @reverses_that_stay(%x: tensor<4x3x8xf16>, %w: tensor<5x3x3xf16>) -> (tensor<4x5x6xf16>, tensor<4x5x6xf16>, tensor<5x3x3xf16>) {
  // CHECK: %[[R:.*]] = mp.reverse %[[W]] dims [0]
  %r = "stablehlo.reverse"(%w) {dimensions = array<i64: 0>} : (tensor<5x3x3xf16>) -> tensor<5x3x3xf16>
  // CHECK: mp.conv fwd %[[X]], %[[R]] dims <[b, f, 0] x [o, i, 0] -> [b, f, 0]> strides [1] low [0] high [0] accumulate f32 :
  %y = "stablehlo.convolution"(%x, %r) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 1 : i64, input_spatial_dimensions = array<i64: 2>, kernel_input_feature_dimension = 1 : i64, kernel_output_feature_dimension = 0 : i64, kernel_spatial_dimensions = array<i64: 2>, output_batch_dimension = 0 : i64, output_feature_dimension = 1 : i64, output_spatial_dimensions = array<i64: 2>}} : (tensor<4x3x8xf16>, tensor<5x3x3xf16>) -> tensor<4x5x6xf16>
  // CHECK: %[[S:.*]] = mp.reverse %[[W]] dims [2]
  %s = "stablehlo.reverse"(%w) {dimensions = array<i64: 2>} : (tensor<5x3x3xf16>) -> tensor<5x3x3xf16>
  // Two reversals are none.
  // CHECK: mp.conv fwd %[[X]], %[[W]] dims <[b, f, 0] x [o, i, 0] -> [b, f, 0]> strides [1] low [0] high [0] accumulate f32 :
  %z = "stablehlo.convolution"(%x, %s) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 1 : i64, input_spatial_dimensions = array<i64: 2>, kernel_input_feature_dimension = 1 : i64, kernel_output_feature_dimension = 0 : i64, kernel_spatial_dimensions = array<i64: 2>, output_batch_dimension = 0 : i64, output_feature_dimension = 1 : i64, output_spatial_dimensions = array<i64: 2>}} : (tensor<4x3x8xf16>, tensor<5x3x3xf16>) -> tensor<4x5x6xf16>
  // CHECK: return %{{.*}}, %{{.*}}, %[[S]]
  return %y, %z, %s : tensor<4x5x6xf16>, tensor<4x5x6xf16>, tensor<5x3x3xf16>
}

// -----

// The gradients of a grouped convolution: the one of the data has the groups
// in the features, the one of the kernel has them in the batch.
// CHECK-LABEL: @main
func.func @grouped(%x: tensor<4x8x6xf32>, %dy: tensor<4x8x6xf32>) -> tensor<3x1x6xf32> {
  // CHECK: mp.conv wgrad %{{.*}} batch_groups 6
  %dw = "stablehlo.convolution"(%x, %dy) {batch_group_count = 6 : i64, feature_group_count = 1 : i64, window_strides = array<i64: 1>, padding = array<i64: 1, 1>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = {input_batch_dimension = 2 : i64, input_feature_dimension = 0 : i64, input_spatial_dimensions = array<i64: 1>, kernel_input_feature_dimension = 0 : i64, kernel_output_feature_dimension = 2 : i64, kernel_spatial_dimensions = array<i64: 1>, output_batch_dimension = 1 : i64, output_feature_dimension = 2 : i64, output_spatial_dimensions = array<i64: 0>}} : (tensor<4x8x6xf32>, tensor<4x8x6xf32>) -> tensor<3x1x6xf32>
  return %dw : tensor<3x1x6xf32>
}

// -----

// An algorithm names the type its operands are rounded to; the sum is in f32.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<8x3xbf16>
func.func @dot_algorithm(%a: tensor<4x8xf32>, %b: tensor<8x3xbf16>) -> tensor<4x3xf32> {
  // CHECK-NEXT: %[[C:.*]] = mp.cast %[[A]] : tensor<4x8xf32> to tensor<4x8xbf16>
  // CHECK-NEXT: mp.dot %[[C]], %[[B]] contracting [1] x [0] accumulate f32 : (tensor<4x8xbf16>, tensor<8x3xbf16>) -> tensor<4x3xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x3xbf16>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// Bits of unsigned operands are no signs, where they are extended.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[A:.*]]: tensor<4x8xi8> {mp.unsigned}, %[[B:.*]]: tensor<8x3xi8>, %[[M:.*]]: tensor<8x3xi1>
func.func @unsigned_operands(%a: tensor<4x8xui8>, %b: tensor<8x3xi8>, %m: tensor<8x3xi1>)
    -> (tensor<4x3xi32>, tensor<4x4xui8>, tensor<4x3xi32>) {
  // CHECK: %[[W:.*]] = arith.extui %[[A]] : tensor<4x8xi8> to tensor<4x8xi32>
  // CHECK-NEXT: mp.dot %[[W]], %[[B]] contracting [1] x [0] : (tensor<4x8xi32>, tensor<8x3xi8>) -> tensor<4x3xi32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xui8>, tensor<8x3xi8>) -> tensor<4x3xi32>
  // CHECK-NEXT: mp.dot %[[A]], %[[A]] contracting [1] x [1]
  %1 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x4xui8>
  // CHECK: arith.extui
  // CHECK-NEXT: arith.extui %[[M]] : tensor<8x3xi1> to tensor<8x3xi32>
  %2 = stablehlo.dot_general %a, %m, contracting_dims = [1] x [0] : (tensor<4x8xui8>, tensor<8x3xi1>) -> tensor<4x3xi32>
  return %0, %1, %2 : tensor<4x3xi32>, tensor<4x4xui8>, tensor<4x3xi32>
}

// -----

// A factor for each row is one for each element, batches in front; what meets each
// element of the other, though it sums nothing or one product, stays a product.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[Q:.*]]: tensor<2x4x8xf32>, %[[S:.*]]: tensor<4x2xf32>, %[[X:.*]]: tensor<4x1xf32>, %[[Y:.*]]: tensor<1x3xf32>
func.func @products(%q: tensor<2x4x8xf32>, %s: tensor<4x2xf32>, %x: tensor<4x1xf32>, %y: tensor<1x3xf32>)
    -> (tensor<2x4x8xf32>, tensor<4x1x1x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  // CHECK-NEXT: %[[S2:.*]] = mp.broadcast %[[S]] dims [1, 0] : tensor<4x2xf32> to tensor<2x4x8xf32>
  // CHECK-NEXT: %[[A:.*]] = arith.mulf %[[Q]], %[[S2]] : tensor<2x4x8xf32>
  %0 = stablehlo.dot_general %q, %s, batching_dims = [0, 1] x [1, 0] : (tensor<2x4x8xf32>, tensor<4x2xf32>) -> tensor<2x4x8xf32>
  // CHECK-NEXT: %[[B:.*]] = mp.dot %[[X]], %[[Y]] : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x1x1x3xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x1x1x3xf32>
  // CHECK-NEXT: %[[C:.*]] = mp.dot %[[X]], %[[Y]] contracting [1] x [0] : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  // One dimension of size one is not all.
  // CHECK-NEXT: %[[D:.*]] = mp.dot %[[X]], %[[X]] contracting [0, 1] x [0, 1] : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<f32>
  %3 = stablehlo.dot_general %x, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<f32>
  // CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]]
  return %0, %1, %2, %3 : tensor<2x4x8xf32>, tensor<4x1x1x3xf32>, tensor<4x3xf32>, tensor<f32>
}

// -----

// The one product is rounded as the sum of it: from f32 where types differ.
// Integers are multiplied in one type, or stay a sum.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[H:.*]]: tensor<4xbf16>, %[[F:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>, %[[B:.*]]: tensor<4xi8>
func.func @types_of_products(%h: tensor<4xbf16>, %f: tensor<4xf32>, %i: tensor<4xi32>, %b: tensor<4xi8>)
    -> (tensor<4xbf16>, tensor<4xf32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xi32>) {
  // CHECK-NEXT: arith.mulf %[[H]], %[[H]] : tensor<4xbf16>
  %0 = stablehlo.dot_general %h, %h, batching_dims = [0] x [0] : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  // CHECK-NEXT: %[[W1:.*]] = mp.cast %[[H]] : tensor<4xbf16> to tensor<4xf32>
  // CHECK-NEXT: %[[W2:.*]] = mp.cast %[[H]] : tensor<4xbf16> to tensor<4xf32>
  // CHECK-NEXT: arith.mulf %[[W1]], %[[W2]] : tensor<4xf32>
  %1 = stablehlo.dot_general %h, %h, batching_dims = [0] x [0] : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xf32>
  // CHECK-NEXT: %[[W3:.*]] = mp.cast %[[H]] : tensor<4xbf16> to tensor<4xf32>
  // CHECK-NEXT: %[[P:.*]] = arith.mulf %[[W3]], %[[F]] : tensor<4xf32>
  // CHECK-NEXT: mp.cast %[[P]] : tensor<4xf32> to tensor<4xbf16>
  %2 = stablehlo.dot_general %h, %f, batching_dims = [0] x [0] : (tensor<4xbf16>, tensor<4xf32>) -> tensor<4xbf16>
  // CHECK-NEXT: arith.muli %[[I]], %[[I]] : tensor<4xi32>
  %3 = stablehlo.dot_general %i, %i, batching_dims = [0] x [0] : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: mp.dot %[[I]], %[[B]] batching [0] x [0] :
  %4 = stablehlo.dot_general %i, %b, batching_dims = [0] x [0] : (tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %0, %1, %2, %3, %4 : tensor<4xbf16>, tensor<4xf32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xi32>
}
