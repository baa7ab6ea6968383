module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32> {tf.aliasing_output = 0 : i32} loc("params['m']['b']"), %arg1: tensor<8x24xf32> {tf.aliasing_output = 1 : i32} loc("params['m']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['w']['b']"), %arg3: tensor<8x4xf32> {tf.aliasing_output = 3 : i32} loc("params['w']['w']"), %arg4: tensor<32x8xf32> loc("batch['x']"), %arg5: tensor<32x6xf32> loc("batch['y']")) -> (tensor<24xf32> {jax.result_info = "result[0]['m']['b']"}, tensor<8x24xf32> {jax.result_info = "result[0]['m']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['w']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['w']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.reshape %4 : (tensor<32xf32>) -> tensor<32x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x4xi1>
    %8 = stablehlo.convert %7 : (tensor<32x4xi1>) -> tensor<32x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<32xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32xi1>, tensor<32xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<32xi1>, tensor<32xf32>
    %21 = stablehlo.divide %15, %20 : tensor<32xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %24 = stablehlo.subtract %3, %23 : tensor<32x4xf32>
    %25 = stablehlo.exponential %24 : tensor<32x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %29 = stablehlo.divide %25, %28 : tensor<32x4xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<32x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %32 = stablehlo.divide %31, %30 : tensor<32x1xf32>
    %33 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x24xf32>) -> tensor<32x24xf32>
    %34 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %36 = stablehlo.add %33, %35 : tensor<32x24xf32>
    %37 = stablehlo.reshape %36 : (tensor<32x24xf32>) -> tensor<32x4x6xf32>
    %38 = stablehlo.broadcast_in_dim %arg5, dims = [0, 2] : (tensor<32x6xf32>) -> tensor<32x1x6xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<32x1x6xf32>) -> tensor<32x4x6xf32>
    %40 = stablehlo.subtract %39, %37 : tensor<32x4x6xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<32x4x6xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x4x6xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<32x4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<32x4x6xf32>, tensor<f32>) -> tensor<32x4xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<32x4xf32>
    %47 = stablehlo.exponential %46 : tensor<32x4xf32>
    %48 = stablehlo.dot_general %29, %47, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32xf32>
    %49 = stablehlo.log %48 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_13 : tensor<f32>
    %52 = stablehlo.negate %51 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.negate %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_15 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.divide %55, %48 : tensor<32xf32>
    %57 = stablehlo.dot_general %56, %29, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %58 = stablehlo.dot_general %56, %47, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %59 = stablehlo.multiply %57, %47 : tensor<32x4xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<32x4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<32x4xf32>) -> tensor<32x4x6xf32>
    %63 = stablehlo.multiply %62, %43 : tensor<32x4x6xf32>
    %64 = stablehlo.negate %63 : tensor<32x4x6xf32>
    %65 = stablehlo.reshape %64 : (tensor<32x4x6xf32>) -> tensor<32x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.reshape %66 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.dot_general %65, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<32x8xf32>) -> tensor<24x8xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %71 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %72 = stablehlo.multiply %58, %71 : tensor<32x4xf32>
    %73 = stablehlo.multiply %72, %25 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.reshape %74 : (tensor<32xf32>) -> tensor<32x1xf32>
    %76 = stablehlo.negate %75 : tensor<32x1xf32>
    %77 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %78 = stablehlo.divide %58, %77 : tensor<32x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %81 = stablehlo.add %78, %80 : tensor<32x4xf32>
    %82 = stablehlo.multiply %81, %25 : tensor<32x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %84 = stablehlo.reshape %83 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.dot_general %82, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x8xf32>) -> tensor<4x8xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.multiply %88, %68 : tensor<24xf32>
    %90 = stablehlo.subtract %arg0, %89 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %92 = stablehlo.multiply %91, %70 : tensor<8x24xf32>
    %93 = stablehlo.subtract %arg1, %92 : tensor<8x24xf32>
    %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.multiply %94, %85 : tensor<4xf32>
    %96 = stablehlo.subtract %arg2, %95 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %98 = stablehlo.multiply %97, %87 : tensor<8x4xf32>
    %99 = stablehlo.subtract %arg3, %98 : tensor<8x4xf32>
    return %90, %93, %96, %99, %52 : tensor<24xf32>, tensor<8x24xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<f32>
  }
}
