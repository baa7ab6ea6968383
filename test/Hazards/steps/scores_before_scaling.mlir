module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("params['q']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("params['q']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<4x8x16xf32> loc("batch['x']"), %arg9: tensor<4x8x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x32xf32>) -> tensor<4x8x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x8x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x8x32xf32>
    %4 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x32xf32>) -> tensor<4x8x32xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<4x8x32xf32>
    %7 = stablehlo.add %4, %6 : tensor<4x8x32xf32>
    %8 = stablehlo.dot_general %arg8, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8x16xf32>
    %12 = stablehlo.dot_general %3, %7, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<4x8x32xf32>) -> tensor<4x8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x8x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %19 = stablehlo.convert %18 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<4x8xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<4x8xi1>, tensor<4x8xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<4x8xi1>, tensor<4x8xf32>
    %32 = stablehlo.divide %26, %31 : tensor<4x8xf32>
    %33 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %35 = stablehlo.subtract %14, %34 : tensor<4x8x8xf32>
    %36 = stablehlo.exponential %35 : tensor<4x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %40 = stablehlo.divide %36, %39 : tensor<4x8x8xf32>
    %41 = stablehlo.multiply %38, %38 : tensor<4x8x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %43 = stablehlo.divide %42, %41 : tensor<4x8x1xf32>
    %44 = stablehlo.dot_general %40, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %45 = stablehlo.dot_general %44, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x4xf32>) -> tensor<4x8x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x8x4xf32>
    %48 = stablehlo.add %45, %47 : tensor<4x8x4xf32>
    %49 = stablehlo.subtract %48, %arg9 : tensor<4x8x4xf32>
    %50 = chlo.square %49 : tensor<4x8x4xf32> -> tensor<4x8x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8x4xf32>
    %52 = stablehlo.multiply %51, %49 : tensor<4x8x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %55 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<4x8x4xf32>
    %57 = stablehlo.multiply %56, %52 : tensor<4x8x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.reshape %58 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.dot_general %57, %44, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4xf32>, tensor<4x8x16xf32>) -> tensor<4x16xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %63 = stablehlo.dot_general %57, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4xf32>, tensor<16x4xf32>) -> tensor<4x8x16xf32>
    %64 = stablehlo.dot_general %63, %40, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %65 = stablehlo.transpose %64, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %66 = stablehlo.dot_general %63, %11, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %67 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<4x8x8xf32>
    %69 = stablehlo.multiply %68, %36 : tensor<4x8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %71 = stablehlo.reshape %70 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %72 = stablehlo.negate %71 : tensor<4x8x1xf32>
    %73 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %74 = stablehlo.divide %66, %73 : tensor<4x8x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %77 = stablehlo.add %74, %76 : tensor<4x8x8xf32>
    %78 = stablehlo.multiply %77, %36 : tensor<4x8x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %80 = stablehlo.divide %78, %79 : tensor<4x8x8xf32>
    %81 = stablehlo.dot_general %80, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %82 = stablehlo.dot_general %80, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%65 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %84 = stablehlo.reshape %83 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %86 = stablehlo.dot_general %65, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %89 = stablehlo.reshape %88 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.dot_general %81, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<4x8x16xf32>) -> tensor<32x16xf32>
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%82 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %94 = stablehlo.reshape %93 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.dot_general %82, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<4x8x16xf32>) -> tensor<32x16xf32>
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.multiply %98, %90 : tensor<32xf32>
    %100 = stablehlo.subtract %arg0, %99 : tensor<32xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %102 = stablehlo.multiply %101, %92 : tensor<16x32xf32>
    %103 = stablehlo.subtract %arg1, %102 : tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.multiply %104, %60 : tensor<4xf32>
    %106 = stablehlo.subtract %arg2, %105 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %108 = stablehlo.multiply %107, %62 : tensor<16x4xf32>
    %109 = stablehlo.subtract %arg3, %108 : tensor<16x4xf32>
    %cst_30 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %111 = stablehlo.multiply %110, %95 : tensor<32xf32>
    %112 = stablehlo.subtract %arg4, %111 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %114 = stablehlo.multiply %113, %97 : tensor<16x32xf32>
    %115 = stablehlo.subtract %arg5, %114 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %117 = stablehlo.multiply %116, %85 : tensor<16xf32>
    %118 = stablehlo.subtract %arg6, %117 : tensor<16xf32>
    %cst_33 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %120 = stablehlo.multiply %119, %87 : tensor<16x16xf32>
    %121 = stablehlo.subtract %arg7, %120 : tensor<16x16xf32>
    return %100, %103, %106, %109, %112, %115, %118, %121, %54 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
