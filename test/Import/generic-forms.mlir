// RUN: mp-translate --print-normal-form %s | FileCheck %s

// Generic text: properties or a dictionary, spellings of three years. Each pair
// must come out the same.

// CHECK-LABEL: func.func @same_whatever_the_spelling(
func.func @same_whatever_the_spelling(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // CHECK-COUNT-2: "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>}
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<4x8xf32>) -> tensor<4x8xf32>

  // CHECK-COUNT-2: "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = {lhs_batching_dimensions = array<i64>, lhs_contracting_dimensions = array<i64: 1>, rhs_batching_dimensions = array<i64>, rhs_contracting_dimensions = array<i64: 0>}} :
  %2 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %3 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>

  // CHECK-COUNT-2: "stablehlo.compare"(%arg0, %arg0) {compare_type = "FLOAT", comparison_direction = "GE"}
  %4 = "stablehlo.compare"(%a, %a) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %5 = "stablehlo.compare"(%a, %a) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>

  // Zeros and empty lists that the struct leaves out are there.
  // CHECK-COUNT-2: "stablehlo.gather"(%arg0, %arg2) {dimension_numbers = {collapsed_slice_dims = array<i64: 0>, index_vector_dim = 1 : i64, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>, start_index_map = array<i64: 0>, start_indices_batching_dims = array<i64>}, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}
  %6 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  %7 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = dense<[1, 8]> : tensor<2xi64>} : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>

  // CHECK: "stablehlo.scatter"(%arg0, %arg2, %arg3) ({
  // CHECK: }) {indices_are_sorted = false, scatter_dimension_numbers = {index_vector_dim = 1 : i64, input_batching_dims = array<i64>, inserted_window_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 0>, scatter_indices_batching_dims = array<i64>, update_window_dims = array<i64: 1>}, unique_indices = true}
  %8 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// Windows: strides, dilations and padding that a file leaves out are spelled
// out, padding as low and high of each dimension.
// CHECK-LABEL: func.func @windows(
func.func @windows(%a: tensor<2x4x4x1xf32>, %s: tensor<2x2x2x1xf32>, %z: tensor<f32>) {
  // CHECK: }) {base_dilations = array<i64: 1, 1, 1, 1>, padding = array<i64: 0, 0, 0, 0, 0, 0, 0, 0>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<2x4x4x1xf32>, tensor<f32>) -> tensor<2x2x2x1xf32>
  // CHECK: }) {padding = array<i64: 0, 0, 0, 1, 1, 0, 0, 0>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}
  %1 = "stablehlo.select_and_scatter"(%a, %s, %z) <{padding = dense<[[0, 0], [0, 1], [1, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %g = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %d = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x4x4x1xf32>, tensor<2x2x2x1xf32>, tensor<f32>) -> tensor<2x4x4x1xf32>
  // A convolution in generic form has its dimension numbers in labels too.
  // CHECK: "stablehlo.convolution"(%arg0, %arg1) {{.*}}input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64
  %2 = "stablehlo.convolution"(%a, %s) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<0> : tensor<2x2xi64>, window_strides = array<i64: 1, 1>}> : (tensor<2x4x4x1xf32>, tensor<2x2x2x1xf32>) -> tensor<2x3x3x1xf32>
  return
}
