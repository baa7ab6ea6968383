module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<10x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x2xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x2xf32> loc("batch['at']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x2xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<10x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x2xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<4.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %1 = stablehlo.subtract %arg4, %0 : tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x2xf32>
    %4 = stablehlo.concatenate %arg5, %3, dim = 1 : (tensor<16x8xf32>, tensor<16x2xf32>) -> tensor<16x10xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x10xf32>, tensor<10x32xf32>) -> tensor<16x32xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %8 = stablehlo.add %5, %7 : tensor<16x32xf32>
    %9 = call @relu(%8) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %11 = stablehlo.compare GT, %8, %10, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %13 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x2xf32>) -> tensor<16x2xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %16 = stablehlo.add %13, %15 : tensor<16x2xf32>
    %17 = stablehlo.subtract %16, %arg6 : tensor<16x2xf32>
    %18 = chlo.square %17 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<16x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %25 = stablehlo.multiply %24, %20 : tensor<16x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %27 = stablehlo.reshape %26 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.dot_general %25, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %31 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<32x2xf32>) -> tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %33 = stablehlo.select %11, %31, %32 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.reshape %34 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.dot_general %33, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x10xf32>) -> tensor<32x10xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<32x10xf32>) -> tensor<10x32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %40 = stablehlo.multiply %39, %36 : tensor<32xf32>
    %41 = stablehlo.subtract %arg0, %40 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<10x32xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<10x32xf32>
    %44 = stablehlo.subtract %arg1, %43 : tensor<10x32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.multiply %45, %28 : tensor<2xf32>
    %47 = stablehlo.subtract %arg2, %46 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %49 = stablehlo.multiply %48, %30 : tensor<32x2xf32>
    %50 = stablehlo.subtract %arg3, %49 : tensor<32x2xf32>
    return %41, %44, %47, %50, %22 : tensor<32xf32>, tensor<10x32xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
