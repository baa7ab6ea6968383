module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<3x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<8x6x3xf32> loc("batch['at']"), %arg5: tensor<8x1x3xf32> loc("batch['centre']"), %arg6: tensor<8x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<3x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x6x3xf32>
    %1 = stablehlo.subtract %arg4, %0 : tensor<8x6x3xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x3xf32>, tensor<3x32xf32>) -> tensor<8x6x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x6x32xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x6x32xf32>
    %6 = call @relu(%5) : (tensor<8x6x32xf32>) -> tensor<8x6x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %8 = stablehlo.compare GT, %5, %7, FLOAT : (tensor<8x6x32xf32>, tensor<8x6x32xf32>) -> tensor<8x6x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %10 = stablehlo.dot_general %6, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<32x4xf32>) -> tensor<8x6x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<8x6x4xf32>
    %13 = stablehlo.add %10, %12 : tensor<8x6x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x1x4xf32>) -> tensor<8x6x4xf32>
    %17 = stablehlo.compare EQ, %13, %16, FLOAT : (tensor<8x6x4xf32>, tensor<8x6x4xf32>) -> tensor<8x6x4xi1>
    %18 = stablehlo.convert %17 : (tensor<8x6x4xi1>) -> tensor<8x6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %20 = stablehlo.subtract %14, %arg6 : tensor<8x4xf32>
    %21 = chlo.square %20 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<8x4xf32>
    %29 = stablehlo.divide %28, %19 : tensor<8x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x6x4xf32>
    %31 = stablehlo.multiply %30, %18 : tensor<8x6x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.reshape %32 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.dot_general %31, %6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x4xf32>, tensor<8x6x32xf32>) -> tensor<4x32xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %37 = stablehlo.dot_general %31, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x4xf32>, tensor<32x4xf32>) -> tensor<8x6x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %39 = stablehlo.select %8, %37, %38 : tensor<8x6x32xi1>, tensor<8x6x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x32xf32>, tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.reshape %40 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.dot_general %39, %1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<8x6x3xf32>) -> tensor<32x3xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<32x3xf32>) -> tensor<3x32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.multiply %45, %42 : tensor<32xf32>
    %47 = stablehlo.subtract %arg0, %46 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %49 = stablehlo.multiply %48, %44 : tensor<3x32xf32>
    %50 = stablehlo.subtract %arg1, %49 : tensor<3x32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %52 = stablehlo.multiply %51, %34 : tensor<4xf32>
    %53 = stablehlo.subtract %arg2, %52 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %55 = stablehlo.multiply %54, %36 : tensor<32x4xf32>
    %56 = stablehlo.subtract %arg3, %55 : tensor<32x4xf32>
    return %47, %50, %53, %56, %25 : tensor<32xf32>, tensor<3x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x6x32xf32>) -> tensor<8x6x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6x32xf32>
    return %1 : tensor<8x6x32xf32>
  }
}
