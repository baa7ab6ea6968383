module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<1xf32> {tf.aliasing_output = 4 : i32} loc("params['w']"), %arg5: tensor<8x6xf32> loc("batch['t']"), %arg6: tensor<8x6x8xf32> loc("batch['x']"), %arg7: tensor<8x2xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg5 [0:8, 5:6] : (tensor<8x6xf32>) -> tensor<8x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %2 = stablehlo.subtract %1, %arg5 : tensor<8x6xf32>
    %3 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x8xf32>, tensor<8x16xf32>) -> tensor<8x6x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %6 = stablehlo.add %3, %5 : tensor<8x6x16xf32>
    %7 = stablehlo.tanh %6 : tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<8x6x16xf32>
    %10 = stablehlo.negate %2 : tensor<8x6xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x6xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<8x6xf32>
    %14 = stablehlo.exponential %13 : tensor<8x6xf32>
    %15 = stablehlo.dot_general %14, %7, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<8x6x16xf32>) -> tensor<8x16xf32>
    %16 = stablehlo.dot_general %15, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %19 = stablehlo.add %16, %18 : tensor<8x2xf32>
    %20 = stablehlo.subtract %19, %arg7 : tensor<8x2xf32>
    %21 = chlo.square %20 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<8x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<8x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.reshape %29 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.dot_general %28, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %34 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %35 = stablehlo.dot_general %34, %14, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6xf32>) -> tensor<8x16x6xf32>
    %36 = stablehlo.transpose %35, dims = [0, 2, 1] : (tensor<8x16x6xf32>) -> tensor<8x6x16xf32>
    %37 = stablehlo.dot_general %34, %7, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6xf32>
    %38 = stablehlo.multiply %37, %14 : tensor<8x6xf32>
    %39 = stablehlo.multiply %10, %38 : tensor<8x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.reshape %40 : (tensor<f32>) -> tensor<1x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %44 = stablehlo.multiply %36, %9 : tensor<8x6x16xf32>
    %45 = stablehlo.multiply %44, %7 : tensor<8x6x16xf32>
    %46 = stablehlo.add %44, %45 : tensor<8x6x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.reshape %47 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %50 = stablehlo.dot_general %46, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x8xf32>) -> tensor<16x8xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.multiply %52, %49 : tensor<16xf32>
    %54 = stablehlo.subtract %arg0, %53 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %56 = stablehlo.multiply %55, %51 : tensor<8x16xf32>
    %57 = stablehlo.subtract %arg1, %56 : tensor<8x16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %59 = stablehlo.multiply %58, %31 : tensor<2xf32>
    %60 = stablehlo.subtract %arg2, %59 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %62 = stablehlo.multiply %61, %33 : tensor<16x2xf32>
    %63 = stablehlo.subtract %arg3, %62 : tensor<16x2xf32>
    %cst_15 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %65 = stablehlo.multiply %64, %43 : tensor<1xf32>
    %66 = stablehlo.subtract %arg4, %65 : tensor<1xf32>
    return %54, %57, %60, %63, %66, %25 : tensor<16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<1xf32>, tensor<f32>
  }
}
