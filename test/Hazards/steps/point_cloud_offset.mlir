module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<3x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<8x6x3xf32> loc("batch['at']"), %arg5: tensor<8x1x6xf32> loc("batch['hot']"), %arg6: tensor<8x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<3x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1x6xf32>, tensor<8x6x3xf32>) -> tensor<8x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x6x3xf32>
    %2 = stablehlo.subtract %arg4, %1 : tensor<8x6x3xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x3xf32>, tensor<3x32xf32>) -> tensor<8x6x32xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x6x32xf32>
    %6 = stablehlo.add %3, %5 : tensor<8x6x32xf32>
    %7 = call @relu(%6) : (tensor<8x6x32xf32>) -> tensor<8x6x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %9 = stablehlo.compare GT, %6, %8, FLOAT : (tensor<8x6x32xf32>, tensor<8x6x32xf32>) -> tensor<8x6x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %11 = stablehlo.dot_general %7, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<32x4xf32>) -> tensor<8x6x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<8x6x4xf32>
    %14 = stablehlo.add %11, %13 : tensor<8x6x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<8x1x4xf32>) -> tensor<8x6x4xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<8x6x4xf32>, tensor<8x6x4xf32>) -> tensor<8x6x4xi1>
    %19 = stablehlo.convert %18 : (tensor<8x6x4xi1>) -> tensor<8x6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %21 = stablehlo.subtract %15, %arg6 : tensor<8x4xf32>
    %22 = chlo.square %21 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %27 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<8x4xf32>
    %30 = stablehlo.divide %29, %20 : tensor<8x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x6x4xf32>
    %32 = stablehlo.multiply %31, %19 : tensor<8x6x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.reshape %33 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.dot_general %32, %7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x4xf32>, tensor<8x6x32xf32>) -> tensor<4x32xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %38 = stablehlo.dot_general %32, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x4xf32>, tensor<32x4xf32>) -> tensor<8x6x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %40 = stablehlo.select %9, %38, %39 : tensor<8x6x32xi1>, tensor<8x6x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x32xf32>, tensor<f32>) -> tensor<32xf32>
    %42 = stablehlo.reshape %41 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %44 = stablehlo.dot_general %40, %2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<8x6x3xf32>) -> tensor<32x3xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<32x3xf32>) -> tensor<3x32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.multiply %46, %43 : tensor<32xf32>
    %48 = stablehlo.subtract %arg0, %47 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<3x32xf32>
    %51 = stablehlo.subtract %arg1, %50 : tensor<3x32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.multiply %52, %35 : tensor<4xf32>
    %54 = stablehlo.subtract %arg2, %53 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %56 = stablehlo.multiply %55, %37 : tensor<32x4xf32>
    %57 = stablehlo.subtract %arg3, %56 : tensor<32x4xf32>
    return %48, %51, %54, %57, %26 : tensor<32xf32>, tensor<3x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x6x32xf32>) -> tensor<8x6x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6x32xf32>
    return %1 : tensor<8x6x32xf32>
  }
}
