module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32> {tf.aliasing_output = 0 : i32} loc("params['b']"), %arg1: tensor<3x3x1x1xf32> {tf.aliasing_output = 1 : i32} loc("params['f']"), %arg2: tensor<2x16x16x1xf32> loc("batch['x']"), %arg3: tensor<2x16x16x1xf32> loc("batch['y']")) -> (tensor<1xf32> {jax.result_info = "result[0]['b']"}, tensor<3x3x1x1xf32> {jax.result_info = "result[0]['f']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg2, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x16x16x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x16x16x1xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x16x16x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%3, %4) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 4, 4, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<2x3x3x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<2x3x3x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.reduce_window"(%arg3, %8) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 4, 4, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<2x3x3x1xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x3x3x1xf32>
    %12 = stablehlo.multiply %3, %3 : tensor<2x16x16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.reduce_window"(%12, %13) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 4, 4, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<2x3x3x1xf32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %16 = stablehlo.divide %14, %15 : tensor<2x3x3x1xf32>
    %17 = stablehlo.multiply %7, %7 : tensor<2x3x3x1xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<2x3x3x1xf32>
    %19 = stablehlo.multiply %arg3, %arg3 : tensor<2x16x16x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.reduce_window"(%19, %20) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 4, 4, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<2x3x3x1xf32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %23 = stablehlo.divide %21, %22 : tensor<2x3x3x1xf32>
    %24 = stablehlo.multiply %11, %11 : tensor<2x3x3x1xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<2x3x3x1xf32>
    %26 = stablehlo.multiply %3, %arg3 : tensor<2x16x16x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.reduce_window"(%26, %27) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 4, 4, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<2x3x3x1xf32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %30 = stablehlo.divide %28, %29 : tensor<2x3x3x1xf32>
    %31 = stablehlo.multiply %7, %11 : tensor<2x3x3x1xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<2x3x3x1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %34 = stablehlo.multiply %33, %7 : tensor<2x3x3x1xf32>
    %35 = stablehlo.multiply %34, %11 : tensor<2x3x3x1xf32>
    %cst_10 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x3x3x1xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %39 = stablehlo.multiply %38, %32 : tensor<2x3x3x1xf32>
    %cst_12 = stablehlo.constant dense<5.850000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %41 = stablehlo.add %39, %40 : tensor<2x3x3x1xf32>
    %42 = stablehlo.multiply %37, %41 : tensor<2x3x3x1xf32>
    %43 = stablehlo.multiply %7, %7 : tensor<2x3x3x1xf32>
    %44 = stablehlo.multiply %11, %11 : tensor<2x3x3x1xf32>
    %45 = stablehlo.add %43, %44 : tensor<2x3x3x1xf32>
    %cst_13 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %47 = stablehlo.add %45, %46 : tensor<2x3x3x1xf32>
    %48 = stablehlo.add %18, %25 : tensor<2x3x3x1xf32>
    %cst_14 = stablehlo.constant dense<5.850000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %50 = stablehlo.add %48, %49 : tensor<2x3x3x1xf32>
    %51 = stablehlo.multiply %47, %50 : tensor<2x3x3x1xf32>
    %52 = stablehlo.divide %42, %51 : tensor<2x3x3x1xf32>
    %53 = stablehlo.multiply %51, %51 : tensor<2x3x3x1xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %55 = stablehlo.divide %54, %53 : tensor<2x3x3x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.subtract %cst_18, %57 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.negate %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_20 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %62 = stablehlo.multiply %61, %55 : tensor<2x3x3x1xf32>
    %63 = stablehlo.multiply %62, %42 : tensor<2x3x3x1xf32>
    %64 = stablehlo.negate %63 : tensor<2x3x3x1xf32>
    %65 = stablehlo.divide %61, %51 : tensor<2x3x3x1xf32>
    %66 = stablehlo.multiply %47, %64 : tensor<2x3x3x1xf32>
    %67 = stablehlo.multiply %64, %50 : tensor<2x3x3x1xf32>
    %68 = stablehlo.multiply %7, %67 : tensor<2x3x3x1xf32>
    %69 = stablehlo.multiply %67, %7 : tensor<2x3x3x1xf32>
    %70 = stablehlo.add %68, %69 : tensor<2x3x3x1xf32>
    %71 = stablehlo.multiply %37, %65 : tensor<2x3x3x1xf32>
    %72 = stablehlo.multiply %65, %41 : tensor<2x3x3x1xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %74 = stablehlo.multiply %73, %71 : tensor<2x3x3x1xf32>
    %75 = stablehlo.multiply %72, %11 : tensor<2x3x3x1xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<2x3x3x1xf32>
    %78 = stablehlo.add %70, %77 : tensor<2x3x3x1xf32>
    %79 = stablehlo.negate %74 : tensor<2x3x3x1xf32>
    %80 = stablehlo.multiply %79, %11 : tensor<2x3x3x1xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3x3x1xf32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %83 = stablehlo.divide %74, %82 : tensor<2x3x3x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.pad %83, %cst_24, low = [0, 7, 7, 0], high = [0, 7, 7, 0], interior = [0, 3, 3, 0] : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<2x23x23x1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.reduce_window"(%84, %85) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x23x23x1xf32>, tensor<f32>) -> tensor<2x16x16x1xf32>
    %87 = stablehlo.multiply %86, %arg3 : tensor<2x16x16x1xf32>
    %88 = stablehlo.negate %66 : tensor<2x3x3x1xf32>
    %89 = stablehlo.multiply %7, %88 : tensor<2x3x3x1xf32>
    %90 = stablehlo.add %81, %89 : tensor<2x3x3x1xf32>
    %91 = stablehlo.multiply %88, %7 : tensor<2x3x3x1xf32>
    %92 = stablehlo.add %90, %91 : tensor<2x3x3x1xf32>
    %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %94 = stablehlo.divide %66, %93 : tensor<2x3x3x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.pad %94, %cst_27, low = [0, 7, 7, 0], high = [0, 7, 7, 0], interior = [0, 3, 3, 0] : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<2x23x23x1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.reduce_window"(%95, %96) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x23x23x1xf32>, tensor<f32>) -> tensor<2x16x16x1xf32>
    %98 = stablehlo.multiply %3, %97 : tensor<2x16x16x1xf32>
    %99 = stablehlo.add %87, %98 : tensor<2x16x16x1xf32>
    %100 = stablehlo.multiply %97, %3 : tensor<2x16x16x1xf32>
    %101 = stablehlo.add %99, %100 : tensor<2x16x16x1xf32>
    %cst_29 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3x3x1xf32>
    %103 = stablehlo.divide %92, %102 : tensor<2x3x3x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.pad %103, %cst_30, low = [0, 7, 7, 0], high = [0, 7, 7, 0], interior = [0, 3, 3, 0] : (tensor<2x3x3x1xf32>, tensor<f32>) -> tensor<2x23x23x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.reduce_window"(%104, %105) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 8, 8, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %119 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %119 : tensor<f32>
    }) : (tensor<2x23x23x1xf32>, tensor<f32>) -> tensor<2x16x16x1xf32>
    %107 = stablehlo.add %101, %106 : tensor<2x16x16x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %109 = stablehlo.reshape %108 : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_33) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %112 = stablehlo.convolution(%arg2, %107) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x1xf32>, tensor<2x16x16x1xf32>) -> tensor<3x3x1x1xf32>
    %cst_34 = stablehlo.constant dense<2.000000e-05> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %114 = stablehlo.multiply %113, %111 : tensor<1xf32>
    %115 = stablehlo.subtract %arg0, %114 : tensor<1xf32>
    %cst_35 = stablehlo.constant dense<2.000000e-05> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x3x1x1xf32>
    %117 = stablehlo.multiply %116, %112 : tensor<3x3x1x1xf32>
    %118 = stablehlo.subtract %arg1, %117 : tensor<3x3x1x1xf32>
    return %115, %118, %58 : tensor<1xf32>, tensor<3x3x1x1xf32>, tensor<f32>
  }
}
