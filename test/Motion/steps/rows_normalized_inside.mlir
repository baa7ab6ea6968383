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
    %27 = call @norm(%26) : (tensor<24x32xf32>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %29 = stablehlo.add %27, %28 : tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %31 = stablehlo.divide %26, %30 : tensor<24x32xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<24x32xf32>
    %34 = stablehlo.multiply %33, %7 : tensor<24x32xf32>
    %35 = stablehlo.multiply %34, %5 : tensor<24x32xf32>
    %36 = stablehlo.add %34, %35 : tensor<24x32xf32>
    %37 = stablehlo.dot_general %36, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<32x32xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %39 = stablehlo.dot_general %36, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
    %40 = call @norm(%39) : (tensor<24x32xf32>) -> tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %42 = stablehlo.add %40, %41 : tensor<24x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x32xf32>
    %44 = stablehlo.divide %39, %43 : tensor<24x32xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<24x32xf32>
    %47 = stablehlo.multiply %46, %3 : tensor<24x32xf32>
    %48 = stablehlo.multiply %47, %1 : tensor<24x32xf32>
    %49 = stablehlo.add %47, %48 : tensor<24x32xf32>
    %50 = stablehlo.dot_general %49, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x16xf32>) -> tensor<32x16xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<16x32xf32>
    %54 = stablehlo.subtract %arg0, %53 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %56 = stablehlo.multiply %55, %38 : tensor<32x32xf32>
    %57 = stablehlo.subtract %arg1, %56 : tensor<32x32xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.multiply %58, %23 : tensor<4xf32>
    %60 = stablehlo.subtract %arg2, %59 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %62 = stablehlo.multiply %61, %25 : tensor<32x4xf32>
    %63 = stablehlo.subtract %arg3, %62 : tensor<32x4xf32>
    return %54, %57, %60, %63, %17 : tensor<16x32xf32>, tensor<32x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<24x32xf32>) -> tensor<24x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<24x1xf32>
    return %3 : tensor<24x1xf32>
  }
}
