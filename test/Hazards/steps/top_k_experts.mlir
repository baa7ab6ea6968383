module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16x4xf32> {tf.aliasing_output = 0 : i32} loc("params['down']"), %arg1: tensor<6xf32> {tf.aliasing_output = 1 : i32} loc("params['gate']['b']"), %arg2: tensor<8x6xf32> {tf.aliasing_output = 2 : i32} loc("params['gate']['w']"), %arg3: tensor<6x8x16xf32> {tf.aliasing_output = 3 : i32} loc("params['up']"), %arg4: tensor<6xf32> loc("batch['prior']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x4xf32> loc("batch['y']")) -> (tensor<6x16x4xf32> {jax.result_info = "result[0]['down']"}, tensor<6xf32> {jax.result_info = "result[0]['gate']['b']"}, tensor<8x6xf32> {jax.result_info = "result[0]['gate']['w']"}, tensor<6x8x16xf32> {jax.result_info = "result[0]['up']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<16x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x6xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<16x6xf32>
    %6 = stablehlo.add %3, %5 : tensor<16x6xf32>
    %values, %indices = chlo.top_k(%6, k = 2) : tensor<16x6xf32> -> (tensor<16x2xf32>, tensor<16x2xi32>)
    %7 = stablehlo.reshape %indices : (tensor<16x2xi32>) -> tensor<16x2x1xi32>
    %8 = call @_one_hot(%indices) : (tensor<16x2xi32>) -> tensor<16x2x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%values init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.reshape %9 : (tensor<16xf32>) -> tensor<16x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %12 = stablehlo.compare EQ, %values, %11, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %13 = stablehlo.convert %12 : (tensor<16x2xi1>) -> tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.maximum %15, %9 : tensor<16xf32>
    %17 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<16xi1>, tensor<16xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.compare EQ, %21, %16, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<16xi1>, tensor<16xf32>
    %26 = stablehlo.divide %20, %25 : tensor<16xf32>
    %27 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %29 = stablehlo.subtract %values, %28 : tensor<16x2xf32>
    %30 = stablehlo.exponential %29 : tensor<16x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %34 = stablehlo.divide %30, %33 : tensor<16x2xf32>
    %35 = stablehlo.multiply %32, %32 : tensor<16x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %37 = stablehlo.divide %36, %35 : tensor<16x1xf32>
    %38 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<16x2x1xf32>) -> tensor<16x2x6xf32>
    %40 = stablehlo.multiply %8, %39 : tensor<16x2x6xf32>
    %41 = stablehlo.dot_general %arg3, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x8x16xf32>, tensor<16x8xf32>) -> tensor<6x16x16xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1] : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
    %43 = call @relu(%42) : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %45 = stablehlo.compare GT, %42, %44, FLOAT : (tensor<6x16x16xf32>, tensor<6x16x16xf32>) -> tensor<6x16x16xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x2x6xf32>, tensor<f32>) -> tensor<16x6xf32>
    %48 = stablehlo.dot_general %arg0, %43, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x16x4xf32>, tensor<6x16x16xf32>) -> tensor<6x4x16xf32>
    %49 = stablehlo.dot_general %47, %48, batching_dims = [0] x [2], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<6x4x16xf32>) -> tensor<16x4xf32>
    %50 = stablehlo.subtract %49, %arg6 : tensor<16x4xf32>
    %51 = chlo.square %50 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %53 = stablehlo.multiply %52, %50 : tensor<16x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%51 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %56 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<16x4xf32>
    %59 = stablehlo.dot_general %58, %47, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x6xf32>) -> tensor<16x4x6xf32>
    %60 = stablehlo.transpose %59, dims = [2, 1, 0] : (tensor<16x4x6xf32>) -> tensor<6x4x16xf32>
    %61 = stablehlo.dot_general %58, %48, batching_dims = [0] x [2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<6x4x16xf32>) -> tensor<16x6xf32>
    %62 = stablehlo.dot_general %60, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x4x16xf32>, tensor<6x16x4xf32>) -> tensor<6x16x16xf32>
    %63 = stablehlo.dot_general %60, %43, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x16xf32>, tensor<6x16x16xf32>) -> tensor<6x4x16xf32>
    %64 = stablehlo.transpose %63, dims = [0, 2, 1] : (tensor<6x4x16xf32>) -> tensor<6x16x4xf32>
    %65 = stablehlo.broadcast_in_dim %61, dims = [0, 2] : (tensor<16x6xf32>) -> tensor<16x2x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %67 = stablehlo.select %45, %62, %66 : tensor<6x16x16xi1>, tensor<6x16x16xf32>
    %68 = stablehlo.transpose %67, dims = [0, 2, 1] : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
    %69 = stablehlo.dot_general %68, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16x16xf32>, tensor<16x8xf32>) -> tensor<6x16x8xf32>
    %70 = stablehlo.transpose %69, dims = [0, 2, 1] : (tensor<6x16x8xf32>) -> tensor<6x8x16xf32>
    %71 = stablehlo.multiply %8, %65 : tensor<16x2x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x2x6xf32>, tensor<f32>) -> tensor<16x2xf32>
    %73 = stablehlo.reshape %72 : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<16x2x1xf32>, tensor<f32>) -> tensor<16x2xf32>
    %75 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<16x2xf32>
    %77 = stablehlo.multiply %76, %30 : tensor<16x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %79 = stablehlo.reshape %78 : (tensor<16xf32>) -> tensor<16x1xf32>
    %80 = stablehlo.negate %79 : tensor<16x1xf32>
    %81 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %82 = stablehlo.divide %74, %81 : tensor<16x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<16xf32>) -> tensor<16x2xf32>
    %85 = stablehlo.add %82, %84 : tensor<16x2xf32>
    %86 = stablehlo.multiply %85, %30 : tensor<16x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %88 = "stablehlo.scatter"(%87, %7, %86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %106 = stablehlo.add %arg7, %arg8 : tensor<f32>
      stablehlo.return %106 : tensor<f32>
    }) : (tensor<16x6xf32>, tensor<16x2x1xi32>, tensor<16x2xf32>) -> tensor<16x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<16x6xf32>, tensor<f32>) -> tensor<6xf32>
    %90 = stablehlo.reshape %89 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %92 = stablehlo.dot_general %88, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<16x8xf32>) -> tensor<6x8xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x16x4xf32>
    %95 = stablehlo.multiply %94, %64 : tensor<6x16x4xf32>
    %96 = stablehlo.subtract %arg0, %95 : tensor<6x16x4xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %98 = stablehlo.multiply %97, %91 : tensor<6xf32>
    %99 = stablehlo.subtract %arg1, %98 : tensor<6xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %101 = stablehlo.multiply %100, %93 : tensor<8x6xf32>
    %102 = stablehlo.subtract %arg2, %101 : tensor<8x6xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x8x16xf32>
    %104 = stablehlo.multiply %103, %70 : tensor<6x8x16xf32>
    %105 = stablehlo.subtract %arg3, %104 : tensor<6x8x16xf32>
    return %96, %99, %102, %105, %55 : tensor<6x16x4xf32>, tensor<6xf32>, tensor<8x6xf32>, tensor<6x8x16xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<16x2xi32>) -> tensor<16x2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x2xi32>) -> tensor<16x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x6xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x2x1xi32>) -> tensor<16x2x6xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x6xi32>) -> tensor<16x2x6xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x2x6xi32>, tensor<16x2x6xi32>) -> tensor<16x2x6xi1>
    %5 = stablehlo.convert %4 : (tensor<16x2x6xi1>) -> tensor<16x2x6xf32>
    return %5 : tensor<16x2x6xf32>
  }
  func.func private @relu(%arg0: tensor<6x16x16xf32>) -> tensor<6x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x16x16xf32>
    return %1 : tensor<6x16x16xf32>
  }
}
