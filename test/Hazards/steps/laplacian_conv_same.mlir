module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x1x16xf32> {tf.aliasing_output = 0 : i32} loc("params['in']"), %arg1: tensor<3x3x16x1xf32> {tf.aliasing_output = 1 : i32} loc("params['out']"), %arg2: tensor<i32> {tf.aliasing_output = 2 : i32} loc("opt_state['count']"), %arg3: tensor<3x3x1x16xf32> {tf.aliasing_output = 3 : i32} loc("opt_state['m']['in']"), %arg4: tensor<3x3x16x1xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['m']['out']"), %arg5: tensor<3x3x1x16xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['v']['in']"), %arg6: tensor<3x3x16x1xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['v']['out']"), %arg7: tensor<2x16x16x1xf32> loc("batch['x']"), %arg8: tensor<2x16x16x1xf32> loc("batch['y']")) -> (tensor<3x3x1x16xf32> {jax.result_info = "result[0]['in']"}, tensor<3x3x16x1xf32> {jax.result_info = "result[0]['out']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<3x3x1x16xf32> {jax.result_info = "result[1]['m']['in']"}, tensor<3x3x16x1xf32> {jax.result_info = "result[1]['m']['out']"}, tensor<3x3x1x16xf32> {jax.result_info = "result[1]['v']['in']"}, tensor<3x3x16x1xf32> {jax.result_info = "result[1]['v']['out']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[[[[0.000000e+00]], [[1.024000e+03]], [[0.000000e+00]]], [[[1.024000e+03]], [[-4.096000e+03]], [[1.024000e+03]]], [[[0.000000e+00]], [[1.024000e+03]], [[0.000000e+00]]]]> : tensor<3x3x1x1xf32>
    %0 = stablehlo.convolution(%arg7, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<3x3x1x16xf32>) -> tensor<2x16x16x16xf32>
    %1 = stablehlo.tanh %0 : tensor<2x16x16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x16x16xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<2x16x16x16xf32>
    %4 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x16xf32>, tensor<3x3x16x1xf32>) -> tensor<2x16x16x1xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x16x1xf32>
    %6 = stablehlo.add %5, %4 : tensor<2x16x16x1xf32>
    %7 = stablehlo.convolution(%6, %cst) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x16x16x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x16x16x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x16x16x1xf32>
    %10 = stablehlo.subtract %9, %arg8 : tensor<2x16x16x1xf32>
    %11 = chlo.square %10 : tensor<2x16x16x1xf32> -> tensor<2x16x16x1xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x16x1xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<2x16x16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %16 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x16x16x1xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<2x16x16x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16x16x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<2x16x16x1xf32>
    %21 = stablehlo.reverse %cst, dims = [0, 1] : tensor<3x3x1x1xf32>
    %22 = stablehlo.convolution(%20, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x16x16x1xf32>
    %23 = stablehlo.convolution(%1, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) -> tensor<3x3x16x1xf32>
    %24 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x16x1xf32>
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<3x3x16x1xf32>) -> tensor<2x16x16x16xf32>
    %26 = stablehlo.multiply %25, %3 : tensor<2x16x16x16xf32>
    %27 = stablehlo.multiply %26, %1 : tensor<2x16x16x16xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x16x16x16xf32>
    %29 = stablehlo.convolution(%arg7, %28) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<2x16x16x16xf32>) -> tensor<3x3x1x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.add %arg2, %c : tensor<i32>
    %31 = stablehlo.convert %30 : (tensor<i32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3x1x16xf32>
    %33 = stablehlo.multiply %32, %arg3 : tensor<3x3x1x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x3x1x16xf32>
    %35 = stablehlo.multiply %34, %29 : tensor<3x3x1x16xf32>
    %36 = stablehlo.add %33, %35 : tensor<3x3x1x16xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x3x16x1xf32>
    %38 = stablehlo.multiply %37, %arg4 : tensor<3x3x16x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3x16x1xf32>
    %40 = stablehlo.multiply %39, %23 : tensor<3x3x16x1xf32>
    %41 = stablehlo.add %38, %40 : tensor<3x3x16x1xf32>
    %cst_13 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3x1x16xf32>
    %43 = stablehlo.multiply %42, %arg5 : tensor<3x3x1x16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3x1x16xf32>
    %45 = stablehlo.multiply %44, %29 : tensor<3x3x1x16xf32>
    %46 = stablehlo.multiply %45, %29 : tensor<3x3x1x16xf32>
    %47 = stablehlo.add %43, %46 : tensor<3x3x1x16xf32>
    %cst_15 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x3x16x1xf32>
    %49 = stablehlo.multiply %48, %arg6 : tensor<3x3x16x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x16x1xf32>
    %51 = stablehlo.multiply %50, %23 : tensor<3x3x16x1xf32>
    %52 = stablehlo.multiply %51, %23 : tensor<3x3x16x1xf32>
    %53 = stablehlo.add %49, %52 : tensor<3x3x16x1xf32>
    %cst_17 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %54 = stablehlo.power %cst_17, %31 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.subtract %cst_18, %54 : tensor<f32>
    %56 = stablehlo.sqrt %55 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %57 = stablehlo.multiply %cst_19, %56 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.power %cst_20, %31 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.subtract %cst_21, %58 : tensor<f32>
    %60 = stablehlo.divide %57, %59 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<3x3x1x16xf32>
    %62 = stablehlo.multiply %61, %36 : tensor<3x3x1x16xf32>
    %63 = stablehlo.sqrt %47 : tensor<3x3x1x16xf32>
    %cst_22 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x1x16xf32>
    %65 = stablehlo.add %63, %64 : tensor<3x3x1x16xf32>
    %66 = stablehlo.divide %62, %65 : tensor<3x3x1x16xf32>
    %67 = stablehlo.subtract %arg0, %66 : tensor<3x3x1x16xf32>
    %68 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<3x3x16x1xf32>
    %69 = stablehlo.multiply %68, %41 : tensor<3x3x16x1xf32>
    %70 = stablehlo.sqrt %53 : tensor<3x3x16x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x16x1xf32>
    %72 = stablehlo.add %70, %71 : tensor<3x3x16x1xf32>
    %73 = stablehlo.divide %69, %72 : tensor<3x3x16x1xf32>
    %74 = stablehlo.subtract %arg1, %73 : tensor<3x3x16x1xf32>
    return %67, %74, %30, %36, %41, %47, %53, %15 : tensor<3x3x1x16xf32>, tensor<3x3x16x1xf32>, tensor<i32>, tensor<3x3x1x16xf32>, tensor<3x3x16x1xf32>, tensor<3x3x1x16xf32>, tensor<3x3x16x1xf32>, tensor<f32>
  }
}
