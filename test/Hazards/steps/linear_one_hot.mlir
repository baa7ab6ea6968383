module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32> {tf.aliasing_output = 0 : i32} loc("params['b']"), %arg1: tensor<36xf32> {tf.aliasing_output = 1 : i32} loc("params['w']"), %arg2: tensor<64xi32> loc("batch['i']"), %arg3: tensor<64x4xf32> loc("batch['x']"), %arg4: tensor<64xf32> loc("batch['y']")) -> (tensor<f32> {jax.result_info = "result[0]['b']"}, tensor<36xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = call @_one_hot(%arg2) : (tensor<64xi32>) -> tensor<64x32xf32>
    %1 = stablehlo.concatenate %0, %arg3, dim = 1 : (tensor<64x32xf32>, tensor<64x4xf32>) -> tensor<64x36xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x36xf32>, tensor<36xf32>) -> tensor<64xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.add %2, %3 : tensor<64xf32>
    %5 = stablehlo.subtract %4, %arg4 : tensor<64xf32>
    %6 = chlo.square %5 : tensor<64xf32> -> tensor<64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %12 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_5 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x36xf32>) -> tensor<36xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+05> : tensor<f32>
    %18 = stablehlo.multiply %cst_7, %16 : tensor<f32>
    %19 = stablehlo.subtract %arg0, %18 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+08> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %21 = stablehlo.multiply %20, %17 : tensor<36xf32>
    %22 = stablehlo.subtract %arg1, %21 : tensor<36xf32>
    return %19, %22, %11 : tensor<f32>, tensor<36xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<64xi32>) -> tensor<64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<64x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x32xi32>, tensor<64x32xi32>) -> tensor<64x32xi1>
    %5 = stablehlo.convert %4 : (tensor<64x32xi1>) -> tensor<64x32xf32>
    return %5 : tensor<64x32xf32>
  }
}
