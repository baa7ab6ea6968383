// RUN: mp-translate --print-normal-form %s | FileCheck %s

// CHECK-LABEL: func.func @dots(
func.func @dots(%a: tensor<2x4x8xf32>, %b: tensor<2x8x5xf32>, %m: tensor<4x8xf32>, %n: tensor<8x5xf32>) {
  // Default precision says nothing and goes.
  // CHECK: "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64: 0>, lhs_contracting_dimensions = array<i64: 2>, rhs_batching_dimensions = array<i64: 0>, rhs_contracting_dimensions = array<i64: 1>}} :
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<2x8x5xf32>) -> tensor<2x4x5xf32>
  // CHECK: "stablehlo.dot_general"(%arg2, %arg3) {algorithm = {accumulation_type = f32, allow_imprecise_accumulation = false, lhs_component_count = 1 : i64, lhs_precision_type = tf32, num_primitive_operations = 1 : i64, rhs_component_count = 1 : i64, rhs_precision_type = tf32}, dot_dimension_numbers = {lhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, rhs_batching_dimensions = array<i64>, rhs_contracting_dimensions = array<i64: 0>}, precision_config = ["HIGHEST", "DEFAULT"]}
  %1 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  // A dot is a dot_general.
  // CHECK: "stablehlo.dot_general"(%arg2, %arg3) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, rhs_batching_dimensions = array<i64>, rhs_contracting_dimensions = array<i64: 0>}}
  %2 = stablehlo.dot %m, %n, precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  return
}

// Labels become dimension numbers; what the window leaves out is spelled out.
// CHECK-LABEL: func.func @convolutions(
func.func @convolutions(%x: tensor<2x8x8x3xf32>, %w: tensor<3x3x3x16xf32>, %g: tensor<2x8x8x16xf32>) {
  // CHECK: "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = array<i64: 1, 2>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = array<i64: 0, 1>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = array<i64: 1, 2>}, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = array<i64: 1, 1, 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<2x8x8x16xf32>
  // The weight gradient: batch and feature dimensions change places.
  // CHECK: "stablehlo.convolution"(%arg0, %arg2) {{.*}}input_batch_dimension = 3 : i64, input_feature_dimension = 0 : i64, input_spatial_dimensions = array<i64: 1, 2>, kernel_input_feature_dimension = 0 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = array<i64: 1, 2>, output_batch_dimension = 2 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = array<i64: 0, 1>}, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = array<i64: 0, -1, 0, 0>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, window_strides = array<i64: 2, 1>}
  %1 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 1], pad = [[0, -1], [0, 0]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [true, false]} : (tensor<2x8x8x3xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x3x16xf32>
  return
}
