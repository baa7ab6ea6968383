module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['q']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['q']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['v']['b']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("params['v']['w']"), %arg6: tensor<8xf32> loc("batch['at']"), %arg7: tensor<4x8x16xf32> loc("batch['x']"), %arg8: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg7, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x8x16xf32>
    %4 = stablehlo.dot_general %arg7, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<4x8x16xf32>
    %8 = stablehlo.dot_general %arg7, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8x16xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.multiply %12, %arg6 : tensor<8xf32>
    %14 = stablehlo.dot_general %3, %7, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %16 = stablehlo.divide %14, %15 : tensor<4x8x8xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x8x8xf32>
    %19 = stablehlo.add %16, %18 : tensor<4x8x8xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %23 = stablehlo.compare EQ, %19, %22, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %24 = stablehlo.convert %23 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %27 = stablehlo.maximum %26, %20 : tensor<4x8xf32>
    %28 = stablehlo.compare EQ, %20, %27, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<4x8xi1>, tensor<4x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %33 = stablehlo.compare EQ, %32, %27, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<4x8xi1>, tensor<4x8xf32>
    %37 = stablehlo.divide %31, %36 : tensor<4x8xf32>
    %38 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %40 = stablehlo.subtract %19, %39 : tensor<4x8x8xf32>
    %41 = stablehlo.exponential %40 : tensor<4x8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %45 = stablehlo.divide %41, %44 : tensor<4x8x8xf32>
    %46 = stablehlo.multiply %43, %43 : tensor<4x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %48 = stablehlo.divide %47, %46 : tensor<4x8x1xf32>
    %49 = stablehlo.dot_general %45, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %50 = stablehlo.subtract %49, %arg8 : tensor<4x8x16xf32>
    %51 = chlo.square %50 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %53 = stablehlo.multiply %52, %50 : tensor<4x8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %56 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<4x8x16xf32>
    %59 = stablehlo.dot_general %58, %45, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %60 = stablehlo.transpose %59, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %61 = stablehlo.dot_general %58, %11, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %62 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %63 = stablehlo.multiply %61, %62 : tensor<4x8x8xf32>
    %64 = stablehlo.multiply %63, %41 : tensor<4x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %66 = stablehlo.reshape %65 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %67 = stablehlo.negate %66 : tensor<4x8x1xf32>
    %68 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %69 = stablehlo.divide %61, %68 : tensor<4x8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %72 = stablehlo.add %69, %71 : tensor<4x8x8xf32>
    %73 = stablehlo.multiply %72, %41 : tensor<4x8x8xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %75 = stablehlo.divide %73, %74 : tensor<4x8x8xf32>
    %76 = stablehlo.dot_general %75, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %77 = stablehlo.dot_general %75, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %79 = stablehlo.reshape %78 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %81 = stablehlo.dot_general %60, %arg7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %84 = stablehlo.reshape %83 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %86 = stablehlo.dot_general %76, %arg7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%77 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %89 = stablehlo.reshape %88 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %91 = stablehlo.dot_general %77, %arg7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %94 = stablehlo.multiply %93, %85 : tensor<16xf32>
    %95 = stablehlo.subtract %arg0, %94 : tensor<16xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %97 = stablehlo.multiply %96, %87 : tensor<16x16xf32>
    %98 = stablehlo.subtract %arg1, %97 : tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %100 = stablehlo.multiply %99, %90 : tensor<16xf32>
    %101 = stablehlo.subtract %arg2, %100 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %103 = stablehlo.multiply %102, %92 : tensor<16x16xf32>
    %104 = stablehlo.subtract %arg3, %103 : tensor<16x16xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %106 = stablehlo.multiply %105, %80 : tensor<16xf32>
    %107 = stablehlo.subtract %arg4, %106 : tensor<16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %109 = stablehlo.multiply %108, %82 : tensor<16x16xf32>
    %110 = stablehlo.subtract %arg5, %109 : tensor<16x16xf32>
    return %95, %98, %101, %104, %107, %110, %55 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
