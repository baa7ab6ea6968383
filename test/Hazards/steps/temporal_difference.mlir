module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x1xf32> loc("batch['reward']"), %arg5: tensor<17x8xf32> loc("batch['x']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<17x8xf32>, tensor<8x32xf32>) -> tensor<17x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<17x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<17x32xf32>
    %4 = call @relu(%3) : (tensor<17x32xf32>) -> tensor<17x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<17x32xf32>, tensor<17x32xf32>) -> tensor<17x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<17x32xf32>, tensor<32x1xf32>) -> tensor<17x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<17x1xf32>
    %11 = stablehlo.add %8, %10 : tensor<17x1xf32>
    %12 = stablehlo.slice %11 [1:17, 0:1] : (tensor<17x1xf32>) -> tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<0.999899983> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x1xf32>
    %15 = stablehlo.add %arg4, %14 : tensor<16x1xf32>
    %16 = stablehlo.slice %11 [0:16, 0:1] : (tensor<17x1xf32>) -> tensor<16x1xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %19 = stablehlo.divide %17, %18 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<16x1xf32>
    %22 = chlo.square %21 : tensor<16x1xf32> -> tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %27 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<16x1xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %31 = stablehlo.divide %29, %30 : tensor<16x1xf32>
    %32 = stablehlo.negate %31 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %32, %cst_10, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<17x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<17x1xf32>, tensor<f32>) -> tensor<1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.dot_general %33, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<17x1xf32>, tensor<17x32xf32>) -> tensor<1x32xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %40 = stablehlo.dot_general %33, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<17x1xf32>, tensor<32x1xf32>) -> tensor<17x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
    %42 = stablehlo.select %6, %40, %41 : tensor<17x32xi1>, tensor<17x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<17x32xf32>, tensor<f32>) -> tensor<32xf32>
    %44 = stablehlo.reshape %43 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.dot_general %42, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<17x32xf32>, tensor<17x8xf32>) -> tensor<32x8xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %49 = stablehlo.multiply %48, %45 : tensor<32xf32>
    %50 = stablehlo.subtract %arg0, %49 : tensor<32xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %52 = stablehlo.multiply %51, %47 : tensor<8x32xf32>
    %53 = stablehlo.subtract %arg1, %52 : tensor<8x32xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %55 = stablehlo.multiply %54, %37 : tensor<1xf32>
    %56 = stablehlo.subtract %arg2, %55 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %58 = stablehlo.multiply %57, %39 : tensor<32x1xf32>
    %59 = stablehlo.subtract %arg3, %58 : tensor<32x1xf32>
    return %50, %53, %56, %59, %26 : tensor<32xf32>, tensor<8x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<17x32xf32>) -> tensor<17x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<17x32xf32>
    return %1 : tensor<17x32xf32>
  }
}
