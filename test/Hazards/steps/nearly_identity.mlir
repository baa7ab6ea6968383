module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['o']['b']"), %arg1: tensor<8x2xf32> {tf.aliasing_output = 1 : i32} loc("params['o']['w']"), %arg2: tensor<8x8xf32> {tf.aliasing_output = 2 : i32} loc("params['w']"), %arg3: tensor<32x8xf32> loc("batch['x']"), %arg4: tensor<32x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['o']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0]['o']['w']"}, tensor<8x8xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<32x8xf32>
    %cst = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<32x8xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x2xf32>) -> tensor<32x2xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<32x2xf32>
    %7 = stablehlo.add %4, %6 : tensor<32x2xf32>
    %8 = stablehlo.subtract %7, %arg4 : tensor<32x2xf32>
    %9 = chlo.square %8 : tensor<32x2xf32> -> tensor<32x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<32x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %14 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<32x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<32x2xf32>, tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.reshape %17 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.dot_general %16, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<32x8xf32>) -> tensor<2x8xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %22 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<8x2xf32>) -> tensor<32x8xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<32x8xf32>
    %25 = stablehlo.dot_general %24, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<8x8xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.multiply %27, %19 : tensor<2xf32>
    %29 = stablehlo.subtract %arg0, %28 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %31 = stablehlo.multiply %30, %21 : tensor<8x2xf32>
    %32 = stablehlo.subtract %arg1, %31 : tensor<8x2xf32>
    %cst_10 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %34 = stablehlo.multiply %33, %26 : tensor<8x8xf32>
    %35 = stablehlo.subtract %arg2, %34 : tensor<8x8xf32>
    return %29, %32, %35, %13 : tensor<2xf32>, tensor<8x2xf32>, tensor<8x8xf32>, tensor<f32>
  }
}
