module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<4x8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<8x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<2x256x4xf32> loc("batch['x']"), %arg5: tensor<2x248x2xf32> loc("batch['y']")) -> (tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x256x4xf32>, tensor<4x8xf32>) -> tensor<2x256x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x256x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x256x8xf32>
    %4:3 = call @softplus(%3) : (tensor<2x256x8xf32>) -> (tensor<2x256x8xf32>, tensor<2x256x8xf32>, tensor<2x256x8xf32>)
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %6 = stablehlo.add %4#0, %5 : tensor<2x256x8xf32>
    %7 = call @cumsum(%6) : (tensor<2x256x8xf32>) -> tensor<2x256x8xf32>
    %8 = stablehlo.slice %7 [0:2, 8:256, 0:8] : (tensor<2x256x8xf32>) -> tensor<2x248x8xf32>
    %9 = stablehlo.slice %7 [0:2, 0:248, 0:8] : (tensor<2x256x8xf32>) -> tensor<2x248x8xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<2x248x8xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x248x8xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x248x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x248x8xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<2x248x8xf32>
    %15 = stablehlo.dot_general %14, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x248x8xf32>, tensor<8x2xf32>) -> tensor<2x248x2xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<2x248x2xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x248x2xf32>
    %19 = stablehlo.subtract %18, %arg5 : tensor<2x248x2xf32>
    %20 = chlo.square %19 : tensor<2x248x2xf32> -> tensor<2x248x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x248x2xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<2x248x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x248x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<9.920000e+02> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.920000e+02> : tensor<f32>
    %25 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x248x2xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<2x248x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x248x2xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.reshape %28 : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.dot_general %27, %14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x248x2xf32>, tensor<2x248x8xf32>) -> tensor<2x8xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %33 = stablehlo.dot_general %27, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x248x2xf32>, tensor<8x2xf32>) -> tensor<2x248x8xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x248x8xf32>
    %35 = stablehlo.divide %33, %34 : tensor<2x248x8xf32>
    %36 = stablehlo.negate %35 : tensor<2x248x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %36, %cst_10, low = [0, 0, 0], high = [0, 8, 0], interior = [0, 0, 0] : (tensor<2x248x8xf32>, tensor<f32>) -> tensor<2x256x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %35, %cst_11, low = [0, 8, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x248x8xf32>, tensor<f32>) -> tensor<2x256x8xf32>
    %39 = stablehlo.add %37, %38 : tensor<2x256x8xf32>
    %40 = call @cumsum_1(%39) : (tensor<2x256x8xf32>) -> tensor<2x256x8xf32>
    %41 = call @softplus_3(%4#1, %4#2, %40) : (tensor<2x256x8xf32>, tensor<2x256x8xf32>, tensor<2x256x8xf32>) -> tensor<2x256x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x256x8xf32>, tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.reshape %42 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.dot_general %41, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x256x8xf32>, tensor<2x256x4xf32>) -> tensor<8x4xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.multiply %47, %44 : tensor<8xf32>
    %49 = stablehlo.subtract %arg0, %48 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %51 = stablehlo.multiply %50, %46 : tensor<4x8xf32>
    %52 = stablehlo.subtract %arg1, %51 : tensor<4x8xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %54 = stablehlo.multiply %53, %30 : tensor<2xf32>
    %55 = stablehlo.subtract %arg2, %54 : tensor<2xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %57 = stablehlo.multiply %56, %32 : tensor<8x2xf32>
    %58 = stablehlo.subtract %arg3, %57 : tensor<8x2xf32>
    return %49, %52, %55, %58, %24 : tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<f32>
  }
  func.func private @softplus(%arg0: tensor<2x256x8xf32>) -> (tensor<2x256x8xf32>, tensor<2x256x8xf32>, tensor<2x256x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x256x8xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x256x8xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2x256x8xf32>, tensor<2x256x8xf32>) -> tensor<2x256x8xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2x256x8xf32>
    %7 = stablehlo.abs %3 : tensor<2x256x8xf32>
    %8 = stablehlo.negate %7 : tensor<2x256x8xf32>
    %9 = stablehlo.exponential %8 : tensor<2x256x8xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x256x8xf32>
    %11 = stablehlo.add %1, %10 : tensor<2x256x8xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<2x256x8xi1>, tensor<2x256x8xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<2x256x8xf32>, tensor<2x256x8xf32>) -> tensor<2x256x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<2x256x8xi1>, tensor<2x256x8xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<2x256x8xf32>, tensor<2x256x8xf32>) -> tensor<2x256x8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<2x256x8xi1>, tensor<2x256x8xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<2x256x8xf32>
    %22 = stablehlo.exponential %21 : tensor<2x256x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<2x256x8xf32>, tensor<2x256x8xf32>) -> tensor<2x256x8xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<2x256x8xi1>, tensor<2x256x8xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<2x256x8xf32>
    %31 = stablehlo.exponential %30 : tensor<2x256x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x256x8xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<2x256x8xf32>
    return %12, %22, %33 : tensor<2x256x8xf32>, tensor<2x256x8xf32>, tensor<2x256x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x256x8xf32>) -> tensor<2x256x8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<2x256x8xf32>) -> tensor<2x256x8xf32>
    return %0 : tensor<2x256x8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x256x8xf32>) -> tensor<2x256x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [255, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 256, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x256x8xf32>, tensor<f32>) -> tensor<2x256x8xf32>
    return %1 : tensor<2x256x8xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<2x256x8xf32>) -> tensor<2x256x8xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<2x256x8xf32>) -> tensor<2x256x8xf32>
    return %0 : tensor<2x256x8xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<2x256x8xf32>) -> tensor<2x256x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 255], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 256, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x256x8xf32>, tensor<f32>) -> tensor<2x256x8xf32>
    return %1 : tensor<2x256x8xf32>
  }
  func.func private @softplus_3(%arg0: tensor<2x256x8xf32>, %arg1: tensor<2x256x8xf32>, %arg2: tensor<2x256x8xf32>) -> tensor<2x256x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<2x256x8xf32>
    return %0 : tensor<2x256x8xf32>
  }
}
