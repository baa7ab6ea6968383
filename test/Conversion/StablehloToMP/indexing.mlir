// RUN: mp-opt %s --split-input-file | FileCheck %s

// An embedding and its gradient.
// CHECK-LABEL: @main
func.func @embedding(%table: tensor<16x8xf32>, %ids: tensor<4x1xi32>) -> tensor<16x8xf32> {
  // CHECK: mp.gather %{{.*}}, %{{.*}} slice [1, 8] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  %0 = "stablehlo.gather"(%table, %ids) {dimension_numbers = {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, start_indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64}, slice_sizes = array<i64: 1, 8>, indices_are_sorted = false} : (tensor<16x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  // CHECK: mp.scatter add %{{.*}}, %{{.*}}, %{{.*}} window [1] inserted [0] start [0] index_vector 1 : (
  %1 = "stablehlo.scatter"(%table, %ids, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, scatter_indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}, indices_are_sorted = false, unique_indices = false} : (tensor<16x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}

// -----

// take_along_axis has batching dimensions; a scatter whose region returns the
// update replaces. Sums into bf16 accumulate in f32.
// CHECK-LABEL: @main
func.func @batched(%x: tensor<4x10xbf16>, %i: tensor<4x1x1xi32>, %j: tensor<1x2xi32>) -> (tensor<4x1xbf16>, tensor<4x10xbf16>) {
  // CHECK: mp.gather %{{.*}} slice [1, 1] offset {{\[\]}} collapsed [1] batching [0] x [0] start [1] index_vector 2
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = {offset_dims = array<i64>, collapsed_slice_dims = array<i64: 1>, operand_batching_dims = array<i64: 0>, start_indices_batching_dims = array<i64: 0>, start_index_map = array<i64: 1>, index_vector_dim = 2 : i64}, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<4x10xbf16>, tensor<4x1x1xi32>) -> tensor<4x1xbf16>
  // CHECK: mp.scatter add %{{.*}} batching [0] x [0] start [1] index_vector 2 accumulate f32
  %1 = "stablehlo.scatter"(%x, %i, %0) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = "stablehlo.add"(%a, %b) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) {scatter_dimension_numbers = {update_window_dims = array<i64>, inserted_window_dims = array<i64: 1>, input_batching_dims = array<i64: 0>, scatter_indices_batching_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 2 : i64}, indices_are_sorted = false, unique_indices = false} : (tensor<4x10xbf16>, tensor<4x1x1xi32>, tensor<4x1xbf16>) -> tensor<4x10xbf16>
  // CHECK: mp.scatter replace %{{.*}} window {{\[\]}} inserted [0, 1] start [0, 1] index_vector 1 :
  %c = "stablehlo.constant"() {value = dense<1.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %2 = "stablehlo.scatter"(%1, %j, %c) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    "stablehlo.return"(%b) : (tensor<bf16>) -> ()
  }) {scatter_dimension_numbers = {update_window_dims = array<i64>, inserted_window_dims = array<i64: 0, 1>, input_batching_dims = array<i64>, scatter_indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0, 1>, index_vector_dim = 1 : i64}, indices_are_sorted = true, unique_indices = true} : (tensor<4x10xbf16>, tensor<1x2xi32>, tensor<1xbf16>) -> tensor<4x10xbf16>
  return %0, %2 : tensor<4x1xbf16>, tensor<4x10xbf16>
}
