module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['h']"), %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32} loc("p['v']"), %arg2: tensor<16x32xf32> {tf.aliasing_output = 2 : i32} loc("p['w']"), %arg3: tensor<64x16xf32> loc("b['x']")) -> (tensor<32xf32> {jax.result_info = "result[0]['h']"}, tensor<16xf32> {jax.result_info = "result[0]['v']"}, tensor<16x32xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x32xf32>
    %4 = stablehlo.logistic %3 : tensor<64x32xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<64x16xf32>
    %10 = stablehlo.logistic %9 : tensor<64x16xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %14 = stablehlo.add %11, %13 : tensor<64x32xf32>
    %15 = stablehlo.logistic %14 : tensor<64x32xf32>
    %16 = stablehlo.subtract %arg3, %10 : tensor<64x16xf32>
    %17 = stablehlo.transpose %10, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %18 = stablehlo.dot_general %17, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %19 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %20 = stablehlo.dot_general %19, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %21 = stablehlo.subtract %18, %20 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %23 = stablehlo.divide %21, %22 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %26 = stablehlo.divide %24, %25 : tensor<16xf32>
    %27 = stablehlo.negate %26 : tensor<16xf32>
    %28 = stablehlo.subtract %15, %4 : tensor<64x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.divide %29, %30 : tensor<32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<32xf32>
    %34 = stablehlo.subtract %arg0, %33 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.multiply %35, %27 : tensor<16xf32>
    %37 = stablehlo.subtract %arg1, %36 : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %39 = stablehlo.multiply %38, %23 : tensor<16x32xf32>
    %40 = stablehlo.subtract %arg2, %39 : tensor<16x32xf32>
    %41 = stablehlo.multiply %16, %16 : tensor<64x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_8 : tensor<f32>
    return %34, %37, %40, %43 : tensor<32xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<f32>
  }
}
