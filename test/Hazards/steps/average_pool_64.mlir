module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['b']"), %arg1: tensor<3x3x1x4xf32> {tf.aliasing_output = 1 : i32} loc("params['f']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<4x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<1x64x64x1xf32> loc("batch['x']"), %arg5: tensor<1x2xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['b']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0]['f']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<4x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg4, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x64x64x1xf32>, tensor<3x3x1x4xf32>) -> tensor<1x64x64x4xf32>
    %1 = stablehlo.convert %arg0 : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x64x64x4xf32>
    %4 = stablehlo.add %0, %3 : tensor<1x64x64x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.reduce_window"(%4, %5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 64, 64, 1>, window_strides = array<i64: 1, 64, 64, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %51 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %51 : tensor<f32>
    }) : (tensor<1x64x64x4xf32>, tensor<f32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1x1x1x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x1x4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<1x4xf32>
    %12 = stablehlo.dot_general %11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.add %12, %13 : tensor<1x2xf32>
    %15 = stablehlo.subtract %14, %arg5 : tensor<1x2xf32>
    %16 = chlo.square %15 : tensor<1x2xf32> -> tensor<1x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<1x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<1x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %25 = stablehlo.dot_general %23, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %27 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<4x2xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %29 = stablehlo.divide %27, %28 : tensor<1x4xf32>
    %30 = stablehlo.reshape %29 : (tensor<1x4xf32>) -> tensor<1x1x1x4xf32>
    %cst_9 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %32 = stablehlo.divide %30, %31 : tensor<1x1x1x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x64x64x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x64x64x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x4xf32>) -> tensor<1x1x1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.convert %36 : tensor<4xf32>
    %38 = stablehlo.convolution(%arg4, %33) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x64x64x1xf32>, tensor<1x64x64x4xf32>) -> tensor<3x3x1x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.multiply %39, %37 : tensor<4xf32>
    %41 = stablehlo.subtract %arg0, %40 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<3x3x1x4xf32>
    %44 = stablehlo.subtract %arg1, %43 : tensor<3x3x1x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.multiply %45, %24 : tensor<2xf32>
    %47 = stablehlo.subtract %arg2, %46 : tensor<2xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %49 = stablehlo.multiply %48, %26 : tensor<4x2xf32>
    %50 = stablehlo.subtract %arg3, %49 : tensor<4x2xf32>
    return %41, %44, %47, %50, %20 : tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<f32>
  }
}
