module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32} loc("params['item']"), %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['b']"), %arg2: tensor<16x4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['w']"), %arg3: tensor<8x6xf32> loc("batch['w']"), %arg4: tensor<8x6x16xf32> loc("batch['x']"), %arg5: tensor<8x4xf32> loc("batch['y']")) -> (tensor<16x16xf32> {jax.result_info = "result[0]['item']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x16xf32>) -> tensor<8x6x16xf32>
    %1 = call @relu(%0) : (tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<8x6x16xf32>
    %8 = stablehlo.multiply %7, %arg4 : tensor<8x6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %12 = stablehlo.add %10, %11 : tensor<8x16xf32>
    %13 = stablehlo.divide %9, %12 : tensor<8x16xf32>
    %14 = stablehlo.multiply %12, %12 : tensor<8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %16 = stablehlo.divide %15, %14 : tensor<8x16xf32>
    %17 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %20 = stablehlo.add %17, %19 : tensor<8x4xf32>
    %21 = stablehlo.subtract %20, %arg5 : tensor<8x4xf32>
    %22 = chlo.square %21 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<8x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %27 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.reshape %30 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %35 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %36 = stablehlo.multiply %35, %16 : tensor<8x16xf32>
    %37 = stablehlo.multiply %36, %9 : tensor<8x16xf32>
    %38 = stablehlo.negate %37 : tensor<8x16xf32>
    %39 = stablehlo.divide %35, %12 : tensor<8x16xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 2] : (tensor<8x16xf32>) -> tensor<8x6x16xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 2] : (tensor<8x16xf32>) -> tensor<8x6x16xf32>
    %42 = stablehlo.multiply %41, %arg4 : tensor<8x6x16xf32>
    %43 = stablehlo.add %40, %42 : tensor<8x6x16xf32>
    %44 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<8x6x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %47 = stablehlo.select %3, %45, %46 : tensor<8x6x16xi1>, tensor<8x6x16xf32>
    %48 = stablehlo.dot_general %47, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<16x16xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<16x16xf32>
    %52 = stablehlo.subtract %arg0, %51 : tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.multiply %53, %32 : tensor<4xf32>
    %55 = stablehlo.subtract %arg1, %54 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %57 = stablehlo.multiply %56, %34 : tensor<16x4xf32>
    %58 = stablehlo.subtract %arg2, %57 : tensor<16x4xf32>
    return %52, %55, %58, %26 : tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x6x16xf32>) -> tensor<8x6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6x16xf32>
    return %1 : tensor<8x6x16xf32>
  }
}
