module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x3xf32> {tf.aliasing_output = 0 : i32} loc("params['v']"), %arg1: tensor<64x4xi32> loc("batch['near']"), %arg2: tensor<3x3xf32> loc("batch['w']"), %arg3: tensor<64x3xf32> loc("batch['y']")) -> (tensor<64x3xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<64x4xi32>, tensor<64x4xi32>) -> tensor<64x4xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<64x4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<64x4xi1>, tensor<64x4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x4xi32>) -> tensor<64x4x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<64x3xf32>, tensor<64x4x1xi32>) -> tensor<64x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x4x3xf32>, tensor<f32>) -> tensor<64x3xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %9 = stablehlo.divide %7, %8 : tensor<64x3xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<64x3xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<3x3xf32>) -> tensor<64x3xf32>
    %12 = stablehlo.subtract %11, %arg3 : tensor<64x3xf32>
    %13 = chlo.square %12 : tensor<64x3xf32> -> tensor<64x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<64x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %18 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<64x3xf32>
    %21 = stablehlo.dot_general %20, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<3x3xf32>) -> tensor<64x3xf32>
    %22 = stablehlo.negate %21 : tensor<64x3xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %24 = stablehlo.divide %22, %23 : tensor<64x3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (tensor<64x3xf32>) -> tensor<64x4x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %27 = "stablehlo.scatter"(%26, %5, %25) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %32 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<64x3xf32>, tensor<64x4x1xi32>, tensor<64x4x3xf32>) -> tensor<64x3xf32>
    %28 = stablehlo.add %21, %27 : tensor<64x3xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<64x3xf32>
    %31 = stablehlo.subtract %arg0, %30 : tensor<64x3xf32>
    return %31, %17 : tensor<64x3xf32>, tensor<f32>
  }
}
