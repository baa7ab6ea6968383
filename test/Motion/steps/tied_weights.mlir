module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {tf.aliasing_output = 0 : i32} loc("p['encoder']"), %arg1: tensor<16x16xf32> loc("b['x']")) -> (tensor<16x8xf32> {jax.result_info = "result[0]['encoder']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.tanh %0 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<16x8xf32>
    %4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %5 = stablehlo.dot_general %1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %arg1 : tensor<16x16xf32>
    %7 = chlo.square %6 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %12 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %14 = stablehlo.multiply %13, %9 : tensor<16x16xf32>
    %15 = stablehlo.dot_general %14, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %17 = stablehlo.dot_general %14, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16xf32>) -> tensor<16x8xf32>
    %18 = stablehlo.transpose %16, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %19 = stablehlo.multiply %17, %3 : tensor<16x8xf32>
    %20 = stablehlo.multiply %19, %1 : tensor<16x8xf32>
    %21 = stablehlo.add %19, %20 : tensor<16x8xf32>
    %22 = stablehlo.dot_general %21, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %24 = stablehlo.add %18, %23 : tensor<16x8xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<16x8xf32>
    %27 = stablehlo.subtract %arg0, %26 : tensor<16x8xf32>
    return %27, %11 : tensor<16x8xf32>, tensor<f32>
  }
}
