module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32> {tf.aliasing_output = 0 : i32} loc("params['b']"), %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32} loc("params['w']"), %arg2: tensor<64x16xf32> loc("batch['x']"), %arg3: tensor<64xf32> loc("batch['y']")) -> (tensor<f32> {jax.result_info = "result[0]['b']"}, tensor<16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16xf32>) -> tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.add %0, %1 : tensor<64xf32>
    %3 = stablehlo.subtract %2, %arg3 : tensor<64xf32>
    %4 = chlo.square %3 : tensor<64xf32> -> tensor<64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.dot_general %11, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x16xf32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %14 = stablehlo.multiply %cst_5, %12 : tensor<f32>
    %15 = stablehlo.subtract %arg0, %14 : tensor<f32>
    %cst_6 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %17 = stablehlo.multiply %16, %13 : tensor<16xf32>
    %18 = stablehlo.subtract %arg1, %17 : tensor<16xf32>
    return %15, %18, %8 : tensor<f32>, tensor<16xf32>, tensor<f32>
  }
}
