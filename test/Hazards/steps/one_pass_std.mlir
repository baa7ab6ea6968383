module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['i']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['i']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['o']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['o']['w']"), %arg4: tensor<16x16xf32> loc("batch['x']"), %arg5: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['i']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['i']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['o']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['o']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.convert %arg0 : tensor<32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %4 = stablehlo.add %0, %3 : tensor<16x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<16x32xf32>) -> tensor<16x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x8x4xf32>, tensor<f32>) -> tensor<16x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<16x8x1xf32>
    %10 = stablehlo.multiply %5, %5 : tensor<16x8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x8x4xf32>, tensor<f32>) -> tensor<16x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x8x1xf32>
    %15 = stablehlo.multiply %9, %9 : tensor<16x8x1xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<16x8x1xf32>
    %17 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x8x1xf32>) -> tensor<16x8x4xf32>
    %18 = stablehlo.subtract %5, %17 : tensor<16x8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %20 = stablehlo.maximum %16, %19 : tensor<16x8x1xf32>
    %21 = stablehlo.compare EQ, %16, %20, FLOAT : (tensor<16x8x1xf32>, tensor<16x8x1xf32>) -> tensor<16x8x1xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<16x8x1xi1>, tensor<16x8x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<16x8x1xf32>, tensor<16x8x1xf32>) -> tensor<16x8x1xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<16x8x1xi1>, tensor<16x8x1xf32>
    %30 = stablehlo.divide %24, %29 : tensor<16x8x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %32 = stablehlo.add %20, %31 : tensor<16x8x1xf32>
    %33 = stablehlo.sqrt %32 : tensor<16x8x1xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<16x8x1xf32>
    %36 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<16x8x1xf32>) -> tensor<16x8x4xf32>
    %37 = stablehlo.divide %18, %36 : tensor<16x8x4xf32>
    %38 = stablehlo.multiply %33, %33 : tensor<16x8x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %40 = stablehlo.divide %39, %38 : tensor<16x8x1xf32>
    %41 = stablehlo.reshape %37 : (tensor<16x8x4xf32>) -> tensor<16x32xf32>
    %42 = call @relu(%41) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = stablehlo.compare GT, %41, %43, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.dot_general %42, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %47 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %49 = stablehlo.add %46, %48 : tensor<16x4xf32>
    %50 = stablehlo.subtract %49, %arg5 : tensor<16x4xf32>
    %51 = chlo.square %50 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %53 = stablehlo.multiply %52, %50 : tensor<16x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%51 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %56 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<16x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %60 = stablehlo.reshape %59 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.dot_general %58, %42, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %64 = stablehlo.dot_general %58, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.select %44, %64, %65 : tensor<16x32xi1>, tensor<16x32xf32>
    %67 = stablehlo.reshape %66 : (tensor<16x32xf32>) -> tensor<16x8x4xf32>
    %68 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<16x8x1xf32>) -> tensor<16x8x4xf32>
    %69 = stablehlo.multiply %67, %68 : tensor<16x8x4xf32>
    %70 = stablehlo.multiply %69, %18 : tensor<16x8x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<16x8x4xf32>, tensor<f32>) -> tensor<16x8xf32>
    %72 = stablehlo.reshape %71 : (tensor<16x8xf32>) -> tensor<16x8x1xf32>
    %73 = stablehlo.negate %72 : tensor<16x8x1xf32>
    %74 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<16x8x1xf32>) -> tensor<16x8x4xf32>
    %75 = stablehlo.divide %67, %74 : tensor<16x8x4xf32>
    %76 = stablehlo.multiply %73, %35 : tensor<16x8x1xf32>
    %77 = stablehlo.multiply %76, %30 : tensor<16x8x1xf32>
    %78 = stablehlo.negate %75 : tensor<16x8x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<16x8x4xf32>, tensor<f32>) -> tensor<16x8xf32>
    %80 = stablehlo.reshape %79 : (tensor<16x8xf32>) -> tensor<16x8x1xf32>
    %81 = stablehlo.negate %77 : tensor<16x8x1xf32>
    %82 = stablehlo.multiply %9, %81 : tensor<16x8x1xf32>
    %83 = stablehlo.add %80, %82 : tensor<16x8x1xf32>
    %84 = stablehlo.multiply %81, %9 : tensor<16x8x1xf32>
    %85 = stablehlo.add %83, %84 : tensor<16x8x1xf32>
    %cst_24 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %87 = stablehlo.divide %77, %86 : tensor<16x8x1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<16x8x1xf32>, tensor<f32>) -> tensor<16x8xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x4xf32>
    %90 = stablehlo.multiply %5, %89 : tensor<16x8x4xf32>
    %91 = stablehlo.add %75, %90 : tensor<16x8x4xf32>
    %92 = stablehlo.multiply %89, %5 : tensor<16x8x4xf32>
    %93 = stablehlo.add %91, %92 : tensor<16x8x4xf32>
    %cst_26 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x8x1xf32>
    %95 = stablehlo.divide %85, %94 : tensor<16x8x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<16x8x1xf32>, tensor<f32>) -> tensor<16x8xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x4xf32>
    %98 = stablehlo.add %93, %97 : tensor<16x8x4xf32>
    %99 = stablehlo.reshape %98 : (tensor<16x8x4xf32>) -> tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.reshape %100 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.convert %102 : tensor<32xf32>
    %104 = stablehlo.dot_general %99, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_30 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %107 = stablehlo.multiply %106, %103 : tensor<32xf32>
    %108 = stablehlo.subtract %arg0, %107 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.multiply %109, %105 : tensor<16x32xf32>
    %111 = stablehlo.subtract %arg1, %110 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %61 : tensor<4xf32>
    %114 = stablehlo.subtract %arg2, %113 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %116 = stablehlo.multiply %115, %63 : tensor<32x4xf32>
    %117 = stablehlo.subtract %arg3, %116 : tensor<32x4xf32>
    return %108, %111, %114, %117, %55 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
