module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<8x8xf32> loc("batch['mask']"), %arg5: tensor<8x8x16xf32> loc("batch['x']"), %arg6: tensor<8x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x8x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x8x32xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<8x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<8x8x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32>
    %10 = stablehlo.subtract %3, %9 : tensor<8x8x32xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x8x32xf32>
    %14 = stablehlo.compare EQ, %10, %13, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1>
    %15 = stablehlo.convert %14 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %19 = stablehlo.compare GT, %17, %18, FLOAT : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xi1>
    %20 = stablehlo.convert %19 : (tensor<8x1xi1>) -> tensor<8x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x32xf32>
    %22 = stablehlo.multiply %11, %21 : tensor<8x32xf32>
    %23 = stablehlo.dot_general %22, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %26 = stablehlo.add %23, %25 : tensor<8x4xf32>
    %27 = stablehlo.subtract %26, %arg6 : tensor<8x4xf32>
    %28 = chlo.square %27 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %30 = stablehlo.multiply %29, %27 : tensor<8x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %33 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %35 = stablehlo.multiply %34, %30 : tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.reshape %36 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.dot_general %35, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %41 = stablehlo.dot_general %35, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<32x4xf32>) -> tensor<8x32xf32>
    %42 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x32xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<8x32xf32>
    %44 = stablehlo.divide %43, %16 : tensor<8x32xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 2] : (tensor<8x32xf32>) -> tensor<8x8x32xf32>
    %46 = stablehlo.multiply %45, %15 : tensor<8x8x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.reshape %47 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.dot_general %46, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.multiply %52, %49 : tensor<32xf32>
    %54 = stablehlo.subtract %arg0, %53 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %56 = stablehlo.multiply %55, %51 : tensor<16x32xf32>
    %57 = stablehlo.subtract %arg1, %56 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.multiply %58, %38 : tensor<4xf32>
    %60 = stablehlo.subtract %arg2, %59 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %62 = stablehlo.multiply %61, %40 : tensor<32x4xf32>
    %63 = stablehlo.subtract %arg3, %62 : tensor<32x4xf32>
    return %54, %57, %60, %63, %32 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
}
