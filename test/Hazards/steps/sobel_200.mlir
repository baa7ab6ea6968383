module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x1x8xf32> {tf.aliasing_output = 0 : i32} loc("params['in']"), %arg1: tensor<3x3x8x1xf32> {tf.aliasing_output = 1 : i32} loc("params['out']"), %arg2: tensor<i32> {tf.aliasing_output = 2 : i32} loc("opt_state['count']"), %arg3: tensor<3x3x1x8xf32> {tf.aliasing_output = 3 : i32} loc("opt_state['m']['in']"), %arg4: tensor<3x3x8x1xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['m']['out']"), %arg5: tensor<3x3x1x8xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['v']['in']"), %arg6: tensor<3x3x8x1xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['v']['out']"), %arg7: tensor<2x24x24x1xf32> loc("batch['x']"), %arg8: tensor<2x22x22x2xf32> loc("batch['y']")) -> (tensor<3x3x1x8xf32> {jax.result_info = "result[0]['in']"}, tensor<3x3x8x1xf32> {jax.result_info = "result[0]['out']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<3x3x1x8xf32> {jax.result_info = "result[1]['m']['in']"}, tensor<3x3x8x1xf32> {jax.result_info = "result[1]['m']['out']"}, tensor<3x3x1x8xf32> {jax.result_info = "result[1]['v']['in']"}, tensor<3x3x8x1xf32> {jax.result_info = "result[1]['v']['out']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[[[[1.000000e+00, 1.000000e+00]], [[0.000000e+00, 2.000000e+00]], [[-1.000000e+00, 1.000000e+00]]], [[[2.000000e+00, 0.000000e+00]], [[0.000000e+00, 0.000000e+00]], [[-2.000000e+00, 0.000000e+00]]], [[[1.000000e+00, -1.000000e+00]], [[0.000000e+00, -2.000000e+00]], [[-1.000000e+00, -1.000000e+00]]]]> : tensor<3x3x1x2xf32>
    %0 = stablehlo.convolution(%arg7, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x24x1xf32>, tensor<3x3x1x8xf32>) -> tensor<2x24x24x8xf32>
    %1 = call @relu(%0) : (tensor<2x24x24x8xf32>) -> tensor<2x24x24x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x24x24x8xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<2x24x24x8xf32>, tensor<2x24x24x8xf32>) -> tensor<2x24x24x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x24x24x8xf32>
    %5 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x24x8xf32>, tensor<3x3x8x1xf32>) -> tensor<2x24x24x1xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x24x24x1xf32>
    %7 = stablehlo.add %6, %5 : tensor<2x24x24x1xf32>
    %8 = stablehlo.convolution(%7, %cst) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x24x1xf32>, tensor<3x3x1x2xf32>) -> tensor<2x22x22x2xf32>
    %9 = stablehlo.subtract %8, %arg8 : tensor<2x22x22x2xf32>
    %10 = chlo.square %9 : tensor<2x22x22x2xf32> -> tensor<2x22x22x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x22x22x2xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<2x22x22x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%10 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x22x22x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.936000e+03> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.936000e+03> : tensor<f32>
    %15 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x22x22x2xf32>
    %17 = stablehlo.multiply %16, %12 : tensor<2x22x22x2xf32>
    %18 = stablehlo.reverse %cst, dims = [0, 1] : tensor<3x3x1x2xf32>
    %19 = stablehlo.convolution(%17, %18) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x22x22x2xf32>, tensor<3x3x1x2xf32>) -> tensor<2x24x24x1xf32>
    %20 = stablehlo.convolution(%1, %19) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x24x8xf32>, tensor<2x24x24x1xf32>) -> tensor<3x3x8x1xf32>
    %21 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x8x1xf32>
    %22 = stablehlo.convolution(%19, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x24x1xf32>, tensor<3x3x8x1xf32>) -> tensor<2x24x24x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x24x24x8xf32>
    %24 = stablehlo.select %3, %22, %23 : tensor<2x24x24x8xi1>, tensor<2x24x24x8xf32>
    %25 = stablehlo.convolution(%arg7, %24) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x24x1xf32>, tensor<2x24x24x8xf32>) -> tensor<3x3x1x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.add %arg2, %c : tensor<i32>
    %27 = stablehlo.convert %26 : (tensor<i32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3x1x8xf32>
    %29 = stablehlo.multiply %28, %arg3 : tensor<3x3x1x8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x3x1x8xf32>
    %31 = stablehlo.multiply %30, %25 : tensor<3x3x1x8xf32>
    %32 = stablehlo.add %29, %31 : tensor<3x3x1x8xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x3x8x1xf32>
    %34 = stablehlo.multiply %33, %arg4 : tensor<3x3x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3x8x1xf32>
    %36 = stablehlo.multiply %35, %20 : tensor<3x3x8x1xf32>
    %37 = stablehlo.add %34, %36 : tensor<3x3x8x1xf32>
    %cst_13 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3x1x8xf32>
    %39 = stablehlo.multiply %38, %arg5 : tensor<3x3x1x8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3x1x8xf32>
    %41 = stablehlo.multiply %40, %25 : tensor<3x3x1x8xf32>
    %42 = stablehlo.multiply %41, %25 : tensor<3x3x1x8xf32>
    %43 = stablehlo.add %39, %42 : tensor<3x3x1x8xf32>
    %cst_15 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x3x8x1xf32>
    %45 = stablehlo.multiply %44, %arg6 : tensor<3x3x8x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x8x1xf32>
    %47 = stablehlo.multiply %46, %20 : tensor<3x3x8x1xf32>
    %48 = stablehlo.multiply %47, %20 : tensor<3x3x8x1xf32>
    %49 = stablehlo.add %45, %48 : tensor<3x3x8x1xf32>
    %cst_17 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %50 = stablehlo.power %cst_17, %27 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.subtract %cst_18, %50 : tensor<f32>
    %52 = stablehlo.sqrt %51 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %53 = stablehlo.multiply %cst_19, %52 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.power %cst_20, %27 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.subtract %cst_21, %54 : tensor<f32>
    %56 = stablehlo.divide %53, %55 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<3x3x1x8xf32>
    %58 = stablehlo.multiply %57, %32 : tensor<3x3x1x8xf32>
    %59 = stablehlo.sqrt %43 : tensor<3x3x1x8xf32>
    %cst_22 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x1x8xf32>
    %61 = stablehlo.add %59, %60 : tensor<3x3x1x8xf32>
    %62 = stablehlo.divide %58, %61 : tensor<3x3x1x8xf32>
    %63 = stablehlo.subtract %arg0, %62 : tensor<3x3x1x8xf32>
    %64 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<3x3x8x1xf32>
    %65 = stablehlo.multiply %64, %37 : tensor<3x3x8x1xf32>
    %66 = stablehlo.sqrt %49 : tensor<3x3x8x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x8x1xf32>
    %68 = stablehlo.add %66, %67 : tensor<3x3x8x1xf32>
    %69 = stablehlo.divide %65, %68 : tensor<3x3x8x1xf32>
    %70 = stablehlo.subtract %arg1, %69 : tensor<3x3x8x1xf32>
    return %63, %70, %26, %32, %37, %43, %49, %14 : tensor<3x3x1x8xf32>, tensor<3x3x8x1xf32>, tensor<i32>, tensor<3x3x1x8xf32>, tensor<3x3x8x1xf32>, tensor<3x3x1x8xf32>, tensor<3x3x8x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x24x24x8xf32>) -> tensor<2x24x24x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x24x24x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x24x24x8xf32>
    return %1 : tensor<2x24x24x8xf32>
  }
}
