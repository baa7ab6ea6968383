module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<1x4xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<4x1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<1x48x48x1xf32> loc("batch['x']"), %arg5: tensor<1x40x40x1xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<1x4xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<4x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x48x48x1xf32>, tensor<1x4xf32>) -> tensor<1x48x48x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x48x48x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<1x48x48x4xf32>
    %cst = stablehlo.constant dense<2.600000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x48x48x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<1x48x48x4xf32>
    %6 = call @cumsum(%5) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    %7 = call @cumsum_1(%6) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    %8 = stablehlo.slice %7 [0:1, 8:48, 8:48, 0:4] : (tensor<1x48x48x4xf32>) -> tensor<1x40x40x4xf32>
    %9 = stablehlo.slice %7 [0:1, 0:40, 8:48, 0:4] : (tensor<1x48x48x4xf32>) -> tensor<1x40x40x4xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<1x40x40x4xf32>
    %11 = stablehlo.slice %7 [0:1, 8:48, 0:40, 0:4] : (tensor<1x48x48x4xf32>) -> tensor<1x40x40x4xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<1x40x40x4xf32>
    %13 = stablehlo.slice %7 [0:1, 0:40, 0:40, 0:4] : (tensor<1x48x48x4xf32>) -> tensor<1x40x40x4xf32>
    %14 = stablehlo.add %12, %13 : tensor<1x40x40x4xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x40x40x4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<1x40x40x4xf32>
    %cst_1 = stablehlo.constant dense<2.080000e+02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x40x40x4xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<1x40x40x4xf32>
    %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x40x40x4xf32>, tensor<4x1xf32>) -> tensor<1x40x40x1xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<1x40x40x1xf32>
    %22 = stablehlo.add %19, %21 : tensor<1x40x40x1xf32>
    %23 = stablehlo.subtract %22, %arg5 : tensor<1x40x40x1xf32>
    %24 = chlo.square %23 : tensor<1x40x40x1xf32> -> tensor<1x40x40x1xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x40x40x1xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<1x40x40x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x40x40x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+03> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+03> : tensor<f32>
    %29 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<1x40x40x1xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<1x40x40x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x40x40x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x1xf32>) -> tensor<1x1x1x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %36 = stablehlo.dot_general %31, %18, contracting_dims = [0, 1, 2] x [0, 1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x40x40x1xf32>, tensor<1x40x40x4xf32>) -> tensor<1x4xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<1x4xf32>) -> tensor<4x1xf32>
    %38 = stablehlo.dot_general %31, %arg3, contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x40x40x1xf32>, tensor<4x1xf32>) -> tensor<1x40x40x4xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x40x40x4xf32>
    %40 = stablehlo.divide %38, %39 : tensor<1x40x40x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %40, %cst_10, low = [0, 0, 0, 0], high = [0, 8, 8, 0], interior = [0, 0, 0, 0] : (tensor<1x40x40x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    %42 = stablehlo.negate %40 : tensor<1x40x40x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.pad %42, %cst_11, low = [0, 8, 0, 0], high = [0, 0, 8, 0], interior = [0, 0, 0, 0] : (tensor<1x40x40x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    %44 = stablehlo.add %41, %43 : tensor<1x48x48x4xf32>
    %45 = stablehlo.negate %40 : tensor<1x40x40x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %45, %cst_12, low = [0, 0, 8, 0], high = [0, 8, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x40x40x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<1x48x48x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.pad %40, %cst_13, low = [0, 8, 8, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x40x40x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    %49 = stablehlo.add %47, %48 : tensor<1x48x48x4xf32>
    %50 = call @cumsum_3(%49) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    %51 = call @cumsum_5(%50) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x48x48x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %53 = stablehlo.reshape %52 : (tensor<1x4xf32>) -> tensor<1x1x1x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %55 = stablehlo.dot_general %51, %arg4, contracting_dims = [0, 1, 2] x [0, 1, 2], precision = [DEFAULT, DEFAULT] : (tensor<1x48x48x4xf32>, tensor<1x48x48x1xf32>) -> tensor<4x1xf32>
    %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<4x1xf32>) -> tensor<1x4xf32>
    %cst_16 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.multiply %57, %54 : tensor<4xf32>
    %59 = stablehlo.subtract %arg0, %58 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<1x4xf32>
    %62 = stablehlo.subtract %arg1, %61 : tensor<1x4xf32>
    %cst_18 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %64 = stablehlo.multiply %63, %35 : tensor<1xf32>
    %65 = stablehlo.subtract %arg2, %64 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %67 = stablehlo.multiply %66, %37 : tensor<4x1xf32>
    %68 = stablehlo.subtract %arg3, %67 : tensor<4x1xf32>
    return %59, %62, %65, %68, %28 : tensor<4xf32>, tensor<1x4xf32>, tensor<1xf32>, tensor<4x1xf32>, tensor<f32>
  }
  func.func private @cumsum(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    return %0 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [47, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 48, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x48x48x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    return %1 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    return %0 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [47, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 48, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x48x48x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    return %1 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_3(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %0 = call @cumsum_4(%arg0) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    return %0 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_4(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 47], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 48, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x48x48x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    return %1 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_5(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %0 = call @cumsum_6(%arg0) : (tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32>
    return %0 : tensor<1x48x48x4xf32>
  }
  func.func private @cumsum_6(%arg0: tensor<1x48x48x4xf32>) -> tensor<1x48x48x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 47], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 48, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x48x48x4xf32>, tensor<f32>) -> tensor<1x48x48x4xf32>
    return %1 : tensor<1x48x48x4xf32>
  }
}
