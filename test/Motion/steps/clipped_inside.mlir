module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32> {tf.aliasing_output = 0 : i32} loc("p[0]['w']"), %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32} loc("p[1]['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p[2]['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p[2]['w']"), %arg4: tensor<24x16xf32> loc("b['x']"), %arg5: tensor<24x4xf32> loc("b['y']")) -> (tensor<16x32xf32> {jax.result_info = "result[0][0]['w']"}, tensor<32x32xf32> {jax.result_info = "result[0][1]['w']"}, tensor<4xf32> {jax.result_info = "result[0][2]['b']"}, tensor<32x4xf32> {jax.result_info = "result[0][2]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
    %1 = stablehlo.tanh %0 : tensor<24x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<24x32xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
    %5 = stablehlo.tanh %4 : tensor<24x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<24x32xf32>
    %8 = stablehlo.dot_general %5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x4xf32>) -> tensor<24x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<24x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<24x4xf32>
    %12 = stablehlo.subtract %11, %arg5 : tensor<24x4xf32>
    %13 = chlo.square %12 : tensor<24x4xf32> -> tensor<24x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<24x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<24x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<24x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4xf32>, tensor<24x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x4xf32>, tensor<32x4xf32>) -> tensor<24x32xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %27 = call @clip(%26, %cst_8, %cst_9) : (tensor<24x32xf32>, tensor<f32>, tensor<f32>) -> tensor<24x32xf32>
    %28 = stablehlo.multiply %27, %7 : tensor<24x32xf32>
    %29 = stablehlo.multiply %28, %5 : tensor<24x32xf32>
    %30 = stablehlo.add %28, %29 : tensor<24x32xf32>
    %31 = stablehlo.dot_general %30, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<32x32xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %33 = stablehlo.dot_general %30, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
    %cst_10 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %34 = call @clip(%33, %cst_10, %cst_11) : (tensor<24x32xf32>, tensor<f32>, tensor<f32>) -> tensor<24x32xf32>
    %35 = stablehlo.multiply %34, %3 : tensor<24x32xf32>
    %36 = stablehlo.multiply %35, %1 : tensor<24x32xf32>
    %37 = stablehlo.add %35, %36 : tensor<24x32xf32>
    %38 = stablehlo.dot_general %37, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x16xf32>) -> tensor<32x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<16x32xf32>
    %42 = stablehlo.subtract %arg0, %41 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %44 = stablehlo.multiply %43, %32 : tensor<32x32xf32>
    %45 = stablehlo.subtract %arg1, %44 : tensor<32x32xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %23 : tensor<4xf32>
    %48 = stablehlo.subtract %arg2, %47 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %50 = stablehlo.multiply %49, %25 : tensor<32x4xf32>
    %51 = stablehlo.subtract %arg3, %50 : tensor<32x4xf32>
    return %42, %45, %48, %51, %17 : tensor<16x32xf32>, tensor<32x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @clip(%arg0: tensor<24x32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<24x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24x32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<24x32xf32>
    return %5 : tensor<24x32xf32>
  }
}
