module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32} loc("params['item']"), %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['b']"), %arg2: tensor<16x4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['w']"), %arg3: tensor<8x6xf32> loc("batch['w']"), %arg4: tensor<8x6x16xf32> loc("batch['x']"), %arg5: tensor<8x4xf32> loc("batch['y']")) -> (tensor<16x16xf32> {jax.result_info = "result[0]['item']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x16xf32>) -> tensor<8x6x16xf32>
    %1 = call @relu(%0) : (tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %5 = stablehlo.dot_general %arg3, %1, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %6 = stablehlo.dot_general %arg4, %5, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x16xf32>
    %7 = stablehlo.dot_general %arg3, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<8x6x16xf32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %9 = stablehlo.add %7, %8 : tensor<8x16xf32>
    %10 = stablehlo.divide %6, %9 : tensor<8x16xf32>
    %11 = stablehlo.multiply %9, %9 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %13 = stablehlo.divide %12, %11 : tensor<8x16xf32>
    %14 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %17 = stablehlo.add %14, %16 : tensor<8x4xf32>
    %18 = stablehlo.subtract %17, %arg5 : tensor<8x4xf32>
    %19 = chlo.square %18 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<8x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.reshape %27 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.dot_general %26, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %32 = stablehlo.dot_general %26, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %33 = stablehlo.multiply %32, %13 : tensor<8x16xf32>
    %34 = stablehlo.multiply %33, %6 : tensor<8x16xf32>
    %35 = stablehlo.negate %34 : tensor<8x16xf32>
    %36 = stablehlo.divide %32, %9 : tensor<8x16xf32>
    %37 = stablehlo.dot_general %35, %arg3, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6xf32>) -> tensor<8x16x6xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 1] : (tensor<8x16x6xf32>) -> tensor<8x6x16xf32>
    %39 = stablehlo.dot_general %36, %arg4, batching_dims = [0, 1] x [0, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6x16xf32>) -> tensor<8x16x6xf32>
    %40 = stablehlo.transpose %39, dims = [0, 2, 1] : (tensor<8x16x6xf32>) -> tensor<8x6x16xf32>
    %41 = stablehlo.dot_general %40, %arg3, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6xf32>) -> tensor<8x6x16xf32>
    %42 = stablehlo.add %38, %41 : tensor<8x6x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %44 = stablehlo.select %3, %42, %43 : tensor<8x6x16xi1>, tensor<8x6x16xf32>
    %45 = stablehlo.dot_general %44, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<16x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<16x16xf32>
    %49 = stablehlo.subtract %arg0, %48 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %29 : tensor<4xf32>
    %52 = stablehlo.subtract %arg1, %51 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %54 = stablehlo.multiply %53, %31 : tensor<16x4xf32>
    %55 = stablehlo.subtract %arg2, %54 : tensor<16x4xf32>
    return %49, %52, %55, %23 : tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x6x16xf32>) -> tensor<8x6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6x16xf32>
    return %1 : tensor<8x6x16xf32>
  }
}
