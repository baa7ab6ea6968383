module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16x4xf32> {tf.aliasing_output = 0 : i32} loc("params['down']"), %arg1: tensor<6xf32> {tf.aliasing_output = 1 : i32} loc("params['gate']['b']"), %arg2: tensor<8x6xf32> {tf.aliasing_output = 2 : i32} loc("params['gate']['w']"), %arg3: tensor<6x8x16xf32> {tf.aliasing_output = 3 : i32} loc("params['up']"), %arg4: tensor<16x8xf32> loc("batch['x']"), %arg5: tensor<16x4xf32> loc("batch['y']")) -> (tensor<6x16x4xf32> {jax.result_info = "result[0]['down']"}, tensor<6xf32> {jax.result_info = "result[0]['gate']['b']"}, tensor<8x6xf32> {jax.result_info = "result[0]['gate']['w']"}, tensor<6x8x16xf32> {jax.result_info = "result[0]['up']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<16x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x6xf32>
    %values, %indices = chlo.top_k(%3, k = 2) : tensor<16x6xf32> -> (tensor<16x2xf32>, tensor<16x2xi32>)
    %4 = stablehlo.reshape %indices : (tensor<16x2xi32>) -> tensor<16x2x1xi32>
    %5 = call @_one_hot(%indices) : (tensor<16x2xi32>) -> tensor<16x2x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%values init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.reshape %6 : (tensor<16xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %9 = stablehlo.compare EQ, %values, %8, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %10 = stablehlo.convert %9 : (tensor<16x2xi1>) -> tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<16xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<16xi1>, tensor<16xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<16xi1>, tensor<16xf32>
    %23 = stablehlo.divide %17, %22 : tensor<16xf32>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %26 = stablehlo.subtract %values, %25 : tensor<16x2xf32>
    %27 = stablehlo.exponential %26 : tensor<16x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %31 = stablehlo.divide %27, %30 : tensor<16x2xf32>
    %32 = stablehlo.multiply %29, %29 : tensor<16x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %34 = stablehlo.divide %33, %32 : tensor<16x1xf32>
    %35 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<16x2x1xf32>) -> tensor<16x2x6xf32>
    %37 = stablehlo.multiply %5, %36 : tensor<16x2x6xf32>
    %38 = stablehlo.dot_general %arg3, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x8x16xf32>, tensor<16x8xf32>) -> tensor<6x16x16xf32>
    %39 = stablehlo.transpose %38, dims = [0, 2, 1] : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
    %40 = call @relu(%39) : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %42 = stablehlo.compare GT, %39, %41, FLOAT : (tensor<6x16x16xf32>, tensor<6x16x16xf32>) -> tensor<6x16x16xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x2x6xf32>, tensor<f32>) -> tensor<16x6xf32>
    %45 = stablehlo.dot_general %arg0, %40, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x16x4xf32>, tensor<6x16x16xf32>) -> tensor<6x4x16xf32>
    %46 = stablehlo.dot_general %44, %45, batching_dims = [0] x [2], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<6x4x16xf32>) -> tensor<16x4xf32>
    %47 = stablehlo.subtract %46, %arg5 : tensor<16x4xf32>
    %48 = chlo.square %47 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<16x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %53 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %55 = stablehlo.multiply %54, %50 : tensor<16x4xf32>
    %56 = stablehlo.dot_general %55, %44, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x6xf32>) -> tensor<16x4x6xf32>
    %57 = stablehlo.transpose %56, dims = [2, 1, 0] : (tensor<16x4x6xf32>) -> tensor<6x4x16xf32>
    %58 = stablehlo.dot_general %55, %45, batching_dims = [0] x [2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<6x4x16xf32>) -> tensor<16x6xf32>
    %59 = stablehlo.dot_general %57, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x4x16xf32>, tensor<6x16x4xf32>) -> tensor<6x16x16xf32>
    %60 = stablehlo.dot_general %57, %40, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x16xf32>, tensor<6x16x16xf32>) -> tensor<6x4x16xf32>
    %61 = stablehlo.transpose %60, dims = [0, 2, 1] : (tensor<6x4x16xf32>) -> tensor<6x16x4xf32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0, 2] : (tensor<16x6xf32>) -> tensor<16x2x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x16x16xf32>
    %64 = stablehlo.select %42, %59, %63 : tensor<6x16x16xi1>, tensor<6x16x16xf32>
    %65 = stablehlo.transpose %64, dims = [0, 2, 1] : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
    %66 = stablehlo.dot_general %65, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16x16xf32>, tensor<16x8xf32>) -> tensor<6x16x8xf32>
    %67 = stablehlo.transpose %66, dims = [0, 2, 1] : (tensor<6x16x8xf32>) -> tensor<6x8x16xf32>
    %68 = stablehlo.multiply %5, %62 : tensor<16x2x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x2x6xf32>, tensor<f32>) -> tensor<16x2xf32>
    %70 = stablehlo.reshape %69 : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<16x2x1xf32>, tensor<f32>) -> tensor<16x2xf32>
    %72 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %73 = stablehlo.multiply %71, %72 : tensor<16x2xf32>
    %74 = stablehlo.multiply %73, %27 : tensor<16x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.reshape %75 : (tensor<16xf32>) -> tensor<16x1xf32>
    %77 = stablehlo.negate %76 : tensor<16x1xf32>
    %78 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x2xf32>
    %79 = stablehlo.divide %71, %78 : tensor<16x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%77 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<16xf32>) -> tensor<16x2xf32>
    %82 = stablehlo.add %79, %81 : tensor<16x2xf32>
    %83 = stablehlo.multiply %82, %27 : tensor<16x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %85 = "stablehlo.scatter"(%84, %4, %83) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %103 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %103 : tensor<f32>
    }) : (tensor<16x6xf32>, tensor<16x2x1xi32>, tensor<16x2xf32>) -> tensor<16x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<16x6xf32>, tensor<f32>) -> tensor<6xf32>
    %87 = stablehlo.reshape %86 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %89 = stablehlo.dot_general %85, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<16x8xf32>) -> tensor<6x8xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x16x4xf32>
    %92 = stablehlo.multiply %91, %61 : tensor<6x16x4xf32>
    %93 = stablehlo.subtract %arg0, %92 : tensor<6x16x4xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %95 = stablehlo.multiply %94, %88 : tensor<6xf32>
    %96 = stablehlo.subtract %arg1, %95 : tensor<6xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %98 = stablehlo.multiply %97, %90 : tensor<8x6xf32>
    %99 = stablehlo.subtract %arg2, %98 : tensor<8x6xf32>
    %cst_28 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x8x16xf32>
    %101 = stablehlo.multiply %100, %67 : tensor<6x8x16xf32>
    %102 = stablehlo.subtract %arg3, %101 : tensor<6x8x16xf32>
    return %93, %96, %99, %102, %52 : tensor<6x16x4xf32>, tensor<6xf32>, tensor<8x6xf32>, tensor<6x8x16xf32>, tensor<f32>
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
