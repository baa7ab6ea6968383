module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<16x16xf32> loc("b['x']"), %arg5: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf16>
    %1 = stablehlo.convert %arg1 : (tensor<16x32xf32>) -> tensor<16x32xf16>
    %2 = stablehlo.convert %arg2 : (tensor<4xf32>) -> tensor<4xf16>
    %3 = stablehlo.convert %arg3 : (tensor<32x4xf32>) -> tensor<32x4xf16>
    %4 = stablehlo.convert %arg4 : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %5 = stablehlo.dot_general %4, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf16>, tensor<16x32xf16>) -> tensor<16x32xf16>
    %6 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<32xf16>) -> tensor<1x32xf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x32xf16>) -> tensor<16x32xf16>
    %8 = stablehlo.add %5, %7 : tensor<16x32xf16>
    %9 = call @relu(%8) : (tensor<16x32xf16>) -> tensor<16x32xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<16x32xf16>
    %11 = stablehlo.compare GT, %8, %10, FLOAT : (tensor<16x32xf16>, tensor<16x32xf16>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<16x32xf16>
    %13 = stablehlo.dot_general %9, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf16>, tensor<32x4xf16>) -> tensor<16x4xf16>
    %14 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x4xf16>) -> tensor<16x4xf16>
    %16 = stablehlo.add %13, %15 : tensor<16x4xf16>
    %17 = stablehlo.convert %16 : (tensor<16x4xf16>) -> tensor<16x4xf32>
    %18 = stablehlo.subtract %17, %arg5 : tensor<16x4xf32>
    %19 = chlo.square %18 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<16x4xf32>
    %27 = stablehlo.convert %26 : (tensor<16x4xf32>) -> tensor<16x4xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf16>, tensor<f16>) -> tensor<4xf16>
    %29 = stablehlo.reshape %28 : (tensor<4xf16>) -> tensor<1x4xf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %30 = stablehlo.reduce(%29 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf16>, tensor<f16>) -> tensor<4xf16>
    %31 = stablehlo.dot_general %27, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf16>, tensor<16x32xf16>) -> tensor<4x32xf16>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x32xf16>) -> tensor<32x4xf16>
    %33 = stablehlo.dot_general %27, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf16>, tensor<32x4xf16>) -> tensor<16x32xf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<16x32xf16>
    %35 = stablehlo.select %11, %33, %34 : tensor<16x32xi1>, tensor<16x32xf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf16>, tensor<f16>) -> tensor<32xf16>
    %37 = stablehlo.reshape %36 : (tensor<32xf16>) -> tensor<1x32xf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf16>, tensor<f16>) -> tensor<32xf16>
    %39 = stablehlo.dot_general %35, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf16>, tensor<16x16xf16>) -> tensor<32x16xf16>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<32x16xf16>) -> tensor<16x32xf16>
    %41 = stablehlo.convert %32 : (tensor<32x4xf16>) -> tensor<32x4xf32>
    %42 = stablehlo.convert %30 : (tensor<4xf16>) -> tensor<4xf32>
    %43 = stablehlo.convert %40 : (tensor<16x32xf16>) -> tensor<16x32xf32>
    %44 = stablehlo.convert %38 : (tensor<32xf16>) -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<32xf32>
    %47 = stablehlo.subtract %arg0, %46 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %49 = stablehlo.multiply %48, %43 : tensor<16x32xf32>
    %50 = stablehlo.subtract %arg1, %49 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %52 = stablehlo.multiply %51, %42 : tensor<4xf32>
    %53 = stablehlo.subtract %arg2, %52 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %55 = stablehlo.multiply %54, %41 : tensor<32x4xf32>
    %56 = stablehlo.subtract %arg3, %55 : tensor<32x4xf32>
    return %47, %50, %53, %56, %23 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf16>) -> tensor<16x32xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<16x32xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf16>
    return %1 : tensor<16x32xf16>
  }
}
