module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['i']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['i']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['o']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['o']['w']"), %arg4: tensor<16x16xf32> loc("batch['x']"), %arg5: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['i']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['i']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['o']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['o']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.convert %arg0 : tensor<32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %4 = stablehlo.add %0, %3 : tensor<16x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<16x32xf32>) -> tensor<16x4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<16x4x1xf32>
    %10 = stablehlo.multiply %5, %5 : tensor<16x4x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x4x1xf32>
    %15 = stablehlo.multiply %9, %9 : tensor<16x4x1xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<16x4x1xf32>
    %17 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %18 = stablehlo.subtract %5, %17 : tensor<16x4x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %20 = stablehlo.add %16, %19 : tensor<16x4x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<16x4x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<16x4x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<16x4x1xf32>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %26 = stablehlo.multiply %18, %25 : tensor<16x4x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<16x4x8xf32>) -> tensor<16x32xf32>
    %28 = call @relu(%27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %30 = stablehlo.compare GT, %27, %29, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %32 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %35 = stablehlo.add %32, %34 : tensor<16x4xf32>
    %36 = stablehlo.subtract %35, %arg5 : tensor<16x4xf32>
    %37 = chlo.square %36 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %39 = stablehlo.multiply %38, %36 : tensor<16x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %42 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %44 = stablehlo.multiply %43, %39 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.reshape %45 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.dot_general %44, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %50 = stablehlo.dot_general %44, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %52 = stablehlo.select %30, %50, %51 : tensor<16x32xi1>, tensor<16x32xf32>
    %53 = stablehlo.reshape %52 : (tensor<16x32xf32>) -> tensor<16x4x8xf32>
    %54 = stablehlo.multiply %18, %53 : tensor<16x4x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %56 = stablehlo.reshape %55 : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %57 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %58 = stablehlo.multiply %53, %57 : tensor<16x4x8xf32>
    %59 = stablehlo.multiply %56, %24 : tensor<16x4x1xf32>
    %60 = stablehlo.negate %58 : tensor<16x4x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %62 = stablehlo.reshape %61 : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %63 = stablehlo.negate %59 : tensor<16x4x1xf32>
    %64 = stablehlo.multiply %9, %63 : tensor<16x4x1xf32>
    %65 = stablehlo.add %62, %64 : tensor<16x4x1xf32>
    %66 = stablehlo.multiply %63, %9 : tensor<16x4x1xf32>
    %67 = stablehlo.add %65, %66 : tensor<16x4x1xf32>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %69 = stablehlo.divide %59, %68 : tensor<16x4x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x8xf32>
    %72 = stablehlo.multiply %5, %71 : tensor<16x4x8xf32>
    %73 = stablehlo.add %58, %72 : tensor<16x4x8xf32>
    %74 = stablehlo.multiply %71, %5 : tensor<16x4x8xf32>
    %75 = stablehlo.add %73, %74 : tensor<16x4x8xf32>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %77 = stablehlo.divide %67, %76 : tensor<16x4x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<16x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x8xf32>
    %80 = stablehlo.add %75, %79 : tensor<16x4x8xf32>
    %81 = stablehlo.reshape %80 : (tensor<16x4x8xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.reshape %82 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %85 = stablehlo.convert %84 : tensor<32xf32>
    %86 = stablehlo.dot_general %81, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %89 = stablehlo.multiply %88, %85 : tensor<32xf32>
    %90 = stablehlo.subtract %arg0, %89 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %92 = stablehlo.multiply %91, %87 : tensor<16x32xf32>
    %93 = stablehlo.subtract %arg1, %92 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.multiply %94, %47 : tensor<4xf32>
    %96 = stablehlo.subtract %arg2, %95 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %98 = stablehlo.multiply %97, %49 : tensor<32x4xf32>
    %99 = stablehlo.subtract %arg3, %98 : tensor<32x4xf32>
    return %90, %93, %96, %99, %41 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
