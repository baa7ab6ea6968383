module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<10x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x2xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x2xf32> loc("batch['at']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x2xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<10x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x2xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[[0.020833334, 0.000000e+00], [0.000000e+00, 0.020833334], [-83.3333359, -83.3333359]]> : tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %1 = stablehlo.concatenate %arg4, %0, dim = 1 : (tensor<16x2xf32>, tensor<16x1xf32>) -> tensor<16x3xf32>
    %2 = stablehlo.dot_general %1, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x2xf32>) -> tensor<16x2xf32>
    %3 = stablehlo.concatenate %arg5, %2, dim = 1 : (tensor<16x8xf32>, tensor<16x2xf32>) -> tensor<16x10xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x10xf32>, tensor<10x32xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %7 = stablehlo.add %4, %6 : tensor<16x32xf32>
    %8 = call @relu(%7) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %10 = stablehlo.compare GT, %7, %9, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x2xf32>) -> tensor<16x2xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %15 = stablehlo.add %12, %14 : tensor<16x2xf32>
    %16 = stablehlo.subtract %15, %arg6 : tensor<16x2xf32>
    %17 = chlo.square %16 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<16x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %22 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<16x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.reshape %25 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.dot_general %24, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %30 = stablehlo.dot_general %24, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<32x2xf32>) -> tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %32 = stablehlo.select %10, %30, %31 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %34 = stablehlo.reshape %33 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %36 = stablehlo.dot_general %32, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x10xf32>) -> tensor<32x10xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<32x10xf32>) -> tensor<10x32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %39 = stablehlo.multiply %38, %35 : tensor<32xf32>
    %40 = stablehlo.subtract %arg0, %39 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<10x32xf32>
    %42 = stablehlo.multiply %41, %37 : tensor<10x32xf32>
    %43 = stablehlo.subtract %arg1, %42 : tensor<10x32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.multiply %44, %27 : tensor<2xf32>
    %46 = stablehlo.subtract %arg2, %45 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %48 = stablehlo.multiply %47, %29 : tensor<32x2xf32>
    %49 = stablehlo.subtract %arg3, %48 : tensor<32x2xf32>
    return %40, %43, %46, %49, %21 : tensor<32xf32>, tensor<10x32xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
