module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32> {tf.aliasing_output = 0 : i32} loc("st[0]"), %arg1: tensor<3xf32> {tf.aliasing_output = 1 : i32} loc("st[1]"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("st[2]['l0']['b']"), %arg3: tensor<16x32xf32> {tf.aliasing_output = 3 : i32} loc("st[2]['l0']['w']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("st[2]['l1']['b']"), %arg5: tensor<32x4xf32> {tf.aliasing_output = 5 : i32} loc("st[2]['l1']['w']"), %arg6: tensor<16x16xf32> loc("b['x']"), %arg7: tensor<16x4xf32> loc("b['y']")) -> (tensor<3x16xf32> {jax.result_info = "result[0][0]"}, tensor<3xf32> {jax.result_info = "result[0][1]"}, tensor<32xf32> {jax.result_info = "result[0][2]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0][2]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0][2]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0][2]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %arg7 : tensor<16x4xf32>
    %13 = chlo.square %12 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.reshape %29 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.dot_general %28, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.log %arg1 : tensor<3xf32>
    %35 = stablehlo.broadcast_in_dim %arg6, dims = [0, 2] : (tensor<16x16xf32>) -> tensor<16x1x16xf32>
    %36 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<16x1x16xf32>) -> tensor<16x3x16xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x3x16xf32>) -> tensor<16x3x16xf32>
    %39 = stablehlo.subtract %37, %38 : tensor<16x3x16xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<16x3x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<16x3x16xf32>, tensor<f32>) -> tensor<16x3xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<16x3xf32>
    %44 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<16x3xf32>
    %46 = stablehlo.subtract %45, %43 : tensor<16x3xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.maximum %48, %47 : tensor<16xf32>
    %50 = stablehlo.is_finite %49 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.select %50, %49, %51 : tensor<16xi1>, tensor<16xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x3xf32>
    %55 = stablehlo.subtract %46, %54 : tensor<16x3xf32>
    %56 = stablehlo.exponential %55 : tensor<16x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<16xf32>
    %58 = stablehlo.sign %57 : tensor<16xf32>
    %59 = stablehlo.abs %57 : tensor<16xf32>
    %60 = stablehlo.log %59 : tensor<16xf32>
    %61 = stablehlo.add %60, %52 : tensor<16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %64 = stablehlo.multiply %cst_19, %63 : tensor<f32>
    %65 = stablehlo.subtract %17, %64 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %66 = stablehlo.reduce(%46 init: %cst_20) applies stablehlo.maximum across dimensions = [1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.maximum %67, %66 : tensor<16xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x3xf32>
    %71 = stablehlo.subtract %46, %70 : tensor<16x3xf32>
    %72 = stablehlo.exponential %71 : tensor<16x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x3xf32>
    %76 = stablehlo.divide %72, %75 : tensor<16x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<16x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %79 = stablehlo.multiply %78, %arg0 : tensor<3x16xf32>
    %80 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x3xf32>) -> tensor<3x16xf32>
    %81 = stablehlo.dot_general %80, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16xf32>, tensor<16x16xf32>) -> tensor<3x16xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<3x16xf32>
    %84 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x16xf32>
    %86 = stablehlo.divide %83, %85 : tensor<3x16xf32>
    %87 = stablehlo.add %79, %86 : tensor<3x16xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.multiply %88, %arg1 : tensor<3xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %91 = stablehlo.multiply %90, %77 : tensor<3xf32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %93 = stablehlo.divide %91, %92 : tensor<3xf32>
    %94 = stablehlo.add %89, %93 : tensor<3xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.multiply %95, %31 : tensor<32xf32>
    %97 = stablehlo.subtract %arg2, %96 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %99 = stablehlo.multiply %98, %33 : tensor<16x32xf32>
    %100 = stablehlo.subtract %arg3, %99 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.multiply %101, %23 : tensor<4xf32>
    %103 = stablehlo.subtract %arg4, %102 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %105 = stablehlo.multiply %104, %25 : tensor<32x4xf32>
    %106 = stablehlo.subtract %arg5, %105 : tensor<32x4xf32>
    return %87, %94, %97, %100, %103, %106, %65 : tensor<3x16xf32>, tensor<3xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
