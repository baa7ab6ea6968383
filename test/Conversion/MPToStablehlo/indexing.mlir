// Gather, and scatter with each combiner.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%t: tensor<10x6xf16>, %i: tensor<4x1xi32>,
    %u: tensor<4x6xf16>, %f: tensor<10x6xf32>, %v: tensor<4x6xf32>)
    -> (tensor<4x6xf16>, tensor<10x6xf16>, tensor<10x6xf32>,
        tensor<10x6xf32>) {
  // CHECK: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}>
  %0 = mp.gather %t, %i slice [1, 6] offset [1] collapsed [0] start [0]
       index_vector 1 : (tensor<10x6xf16>, tensor<4x1xi32>) -> tensor<4x6xf16>
  // CHECK: "stablehlo.scatter"({{.*}}) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}>
  // CHECK: "stablehlo.add"{{.*}} : (tensor<f32>, tensor<f32>)
  // CHECK: {mp.widened = true}
  // CHECK-NEXT: {mp.rounds = true}
  %1 = mp.scatter add %t, %i, %u window [1] inserted [0] start [0]
       index_vector 1 accumulate f32
     : (tensor<10x6xf16>, tensor<4x1xi32>, tensor<4x6xf16>) -> tensor<10x6xf16>
  // An update that replaces is returned as it is.
  // CHECK: "stablehlo.scatter"(%arg3, %arg1, %arg4)
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %[[UPDATE:.*]]: tensor<f32>):
  // CHECK-NEXT: "stablehlo.return"(%[[UPDATE]])
  %2 = mp.scatter replace %f, %i, %v window [1] inserted [0] start [0]
       index_vector 1
     : (tensor<10x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<10x6xf32>
  // CHECK: "stablehlo.maximum"
  %3 = mp.scatter max %f, %i, %v window [1] inserted [0] start [0]
       index_vector 1
     : (tensor<10x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<10x6xf32>
  return %0, %1, %2, %3 : tensor<4x6xf16>, tensor<10x6xf16>,
    tensor<10x6xf32>, tensor<10x6xf32>
}
