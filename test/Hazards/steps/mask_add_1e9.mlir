module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['q']['b']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("params['q']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<4x8xf32> loc("batch['mask']"), %arg9: tensor<4x8x16xf32> loc("batch['x']"), %arg10: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg8, dims = [0, 2] : (tensor<4x8xf32>) -> tensor<4x1x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x8xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<4x1x8xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1x8xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<4x1x8xf32>
    %5 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %8 = stablehlo.add %5, %7 : tensor<4x8x16xf32>
    %9 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %12 = stablehlo.add %9, %11 : tensor<4x8x16xf32>
    %13 = stablehlo.dot_general %arg9, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %14 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %16 = stablehlo.add %13, %15 : tensor<4x8x16xf32>
    %17 = stablehlo.dot_general %8, %12, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %19 = stablehlo.divide %17, %18 : tensor<4x8x8xf32>
    %20 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<4x1x8xf32>) -> tensor<4x8x8xf32>
    %21 = stablehlo.add %19, %20 : tensor<4x8x8xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %25 = stablehlo.compare EQ, %21, %24, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %26 = stablehlo.convert %25 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %29 = stablehlo.maximum %28, %22 : tensor<4x8xf32>
    %30 = stablehlo.compare EQ, %22, %29, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<4x8xi1>, tensor<4x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %35 = stablehlo.compare EQ, %34, %29, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<4x8xi1>, tensor<4x8xf32>
    %39 = stablehlo.divide %33, %38 : tensor<4x8xf32>
    %40 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %42 = stablehlo.subtract %21, %41 : tensor<4x8x8xf32>
    %43 = stablehlo.exponential %42 : tensor<4x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %47 = stablehlo.divide %43, %46 : tensor<4x8x8xf32>
    %48 = stablehlo.multiply %45, %45 : tensor<4x8x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %50 = stablehlo.divide %49, %48 : tensor<4x8x1xf32>
    %51 = stablehlo.dot_general %47, %16, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %52 = stablehlo.dot_general %51, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %53 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %55 = stablehlo.add %52, %54 : tensor<4x8x16xf32>
    %56 = stablehlo.subtract %55, %arg10 : tensor<4x8x16xf32>
    %57 = chlo.square %56 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %59 = stablehlo.multiply %58, %56 : tensor<4x8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %61 = stablehlo.divide %60, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %62 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %64 = stablehlo.multiply %63, %59 : tensor<4x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.reshape %65 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.dot_general %64, %51, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %70 = stablehlo.dot_general %64, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %71 = stablehlo.dot_general %70, %47, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %72 = stablehlo.transpose %71, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %73 = stablehlo.dot_general %70, %16, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %74 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %75 = stablehlo.multiply %73, %74 : tensor<4x8x8xf32>
    %76 = stablehlo.multiply %75, %43 : tensor<4x8x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %78 = stablehlo.reshape %77 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %79 = stablehlo.negate %78 : tensor<4x8x1xf32>
    %80 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %81 = stablehlo.divide %73, %80 : tensor<4x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%79 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %84 = stablehlo.add %81, %83 : tensor<4x8x8xf32>
    %85 = stablehlo.multiply %84, %43 : tensor<4x8x8xf32>
    %cst_21 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %87 = stablehlo.divide %85, %86 : tensor<4x8x8xf32>
    %88 = stablehlo.dot_general %87, %8, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %89 = stablehlo.dot_general %87, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%72 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %91 = stablehlo.reshape %90 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %93 = stablehlo.dot_general %72, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%88 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %96 = stablehlo.reshape %95 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %98 = stablehlo.dot_general %88, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%89 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %101 = stablehlo.reshape %100 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %103 = stablehlo.dot_general %89, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %106 = stablehlo.multiply %105, %97 : tensor<16xf32>
    %107 = stablehlo.subtract %arg0, %106 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %109 = stablehlo.multiply %108, %99 : tensor<16x16xf32>
    %110 = stablehlo.subtract %arg1, %109 : tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %112 = stablehlo.multiply %111, %67 : tensor<16xf32>
    %113 = stablehlo.subtract %arg2, %112 : tensor<16xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %115 = stablehlo.multiply %114, %69 : tensor<16x16xf32>
    %116 = stablehlo.subtract %arg3, %115 : tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %118 = stablehlo.multiply %117, %102 : tensor<16xf32>
    %119 = stablehlo.subtract %arg4, %118 : tensor<16xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %121 = stablehlo.multiply %120, %104 : tensor<16x16xf32>
    %122 = stablehlo.subtract %arg5, %121 : tensor<16x16xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %124 = stablehlo.multiply %123, %92 : tensor<16xf32>
    %125 = stablehlo.subtract %arg6, %124 : tensor<16xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %127 = stablehlo.multiply %126, %94 : tensor<16x16xf32>
    %128 = stablehlo.subtract %arg7, %127 : tensor<16x16xf32>
    return %107, %110, %113, %116, %119, %122, %125, %128, %61 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
