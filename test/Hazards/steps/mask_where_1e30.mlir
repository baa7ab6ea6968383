module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['q']['b']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("params['q']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<4x8xf32> loc("batch['mask']"), %arg9: tensor<4x8x16xf32> loc("batch['x']"), %arg10: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x8x16xf32>
    %4 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<4x8x16xf32>
    %8 = stablehlo.dot_general %arg9, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8x16xf32>
    %12 = stablehlo.dot_general %3, %7, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x8x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg8, dims = [0, 2] : (tensor<4x8xf32>) -> tensor<4x1x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1x8xf32>
    %17 = stablehlo.compare GT, %15, %16, FLOAT : (tensor<4x1x8xf32>, tensor<4x1x8xf32>) -> tensor<4x1x8xi1>
    %cst_1 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %18:3 = call @_where(%17, %14, %cst_1) : (tensor<4x1x8xi1>, tensor<4x8x8xf32>, tensor<f32>) -> (tensor<4x8x8xf32>, tensor<4x8x8xi1>, tensor<4x8x8xf32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18#0 init: %cst_2) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %20 = stablehlo.reshape %19 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %22 = stablehlo.compare EQ, %18#0, %21, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %23 = stablehlo.convert %22 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %27 = stablehlo.subtract %18#0, %26 : tensor<4x8x8xf32>
    %28 = stablehlo.exponential %27 : tensor<4x8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %32 = stablehlo.divide %28, %31 : tensor<4x8x8xf32>
    %33 = stablehlo.multiply %30, %30 : tensor<4x8x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<4x8x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %37 = stablehlo.add %32, %36 : tensor<4x8x8xf32>
    %38 = stablehlo.log %37 : tensor<4x8x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %40 = stablehlo.reshape %39 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %42 = stablehlo.compare EQ, %38, %41, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %43 = stablehlo.convert %42 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %46 = stablehlo.maximum %45, %39 : tensor<4x8xf32>
    %47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<4x8xi1>, tensor<4x8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %52 = stablehlo.compare EQ, %51, %46, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<4x8xi1>, tensor<4x8xf32>
    %56 = stablehlo.divide %50, %55 : tensor<4x8xf32>
    %57 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %59 = stablehlo.subtract %38, %58 : tensor<4x8x8xf32>
    %60 = stablehlo.exponential %59 : tensor<4x8x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %64 = stablehlo.divide %60, %63 : tensor<4x8x8xf32>
    %65 = stablehlo.multiply %62, %62 : tensor<4x8x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %67 = stablehlo.divide %66, %65 : tensor<4x8x1xf32>
    %68 = stablehlo.dot_general %64, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %69 = stablehlo.dot_general %68, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %70 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %72 = stablehlo.add %69, %71 : tensor<4x8x16xf32>
    %73 = stablehlo.subtract %72, %arg10 : tensor<4x8x16xf32>
    %74 = chlo.square %73 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %76 = stablehlo.multiply %75, %73 : tensor<4x8x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %78 = stablehlo.divide %77, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %79 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %81 = stablehlo.multiply %80, %76 : tensor<4x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %83 = stablehlo.reshape %82 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %85 = stablehlo.dot_general %81, %68, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %87 = stablehlo.dot_general %81, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %88 = stablehlo.dot_general %87, %64, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %90 = stablehlo.dot_general %87, %11, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %91 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %92 = stablehlo.multiply %90, %91 : tensor<4x8x8xf32>
    %93 = stablehlo.multiply %92, %60 : tensor<4x8x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %95 = stablehlo.reshape %94 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %96 = stablehlo.negate %95 : tensor<4x8x1xf32>
    %97 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %98 = stablehlo.divide %90, %97 : tensor<4x8x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%96 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %101 = stablehlo.add %98, %100 : tensor<4x8x8xf32>
    %102 = stablehlo.multiply %101, %60 : tensor<4x8x8xf32>
    %103 = stablehlo.divide %102, %37 : tensor<4x8x8xf32>
    %104 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %105 = stablehlo.multiply %103, %104 : tensor<4x8x8xf32>
    %106 = stablehlo.multiply %105, %28 : tensor<4x8x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %108 = stablehlo.reshape %107 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %109 = stablehlo.negate %108 : tensor<4x8x1xf32>
    %110 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %111 = stablehlo.divide %103, %110 : tensor<4x8x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %114 = stablehlo.add %111, %113 : tensor<4x8x8xf32>
    %115 = stablehlo.multiply %114, %28 : tensor<4x8x8xf32>
    %116 = call @_where_0(%18#1, %18#2, %115) : (tensor<4x8x8xi1>, tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %cst_28 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %118 = stablehlo.divide %116, %117 : tensor<4x8x8xf32>
    %119 = stablehlo.dot_general %118, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %120 = stablehlo.dot_general %118, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%89 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %122 = stablehlo.reshape %121 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %124 = stablehlo.dot_general %89, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %125 = stablehlo.transpose %124, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%119 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.reshape %126 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %129 = stablehlo.dot_general %119, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %130 = stablehlo.transpose %129, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%120 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %132 = stablehlo.reshape %131 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %134 = stablehlo.dot_general %120, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %137 = stablehlo.multiply %136, %128 : tensor<16xf32>
    %138 = stablehlo.subtract %arg0, %137 : tensor<16xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %140 = stablehlo.multiply %139, %130 : tensor<16x16xf32>
    %141 = stablehlo.subtract %arg1, %140 : tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %143 = stablehlo.multiply %142, %84 : tensor<16xf32>
    %144 = stablehlo.subtract %arg2, %143 : tensor<16xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %146 = stablehlo.multiply %145, %86 : tensor<16x16xf32>
    %147 = stablehlo.subtract %arg3, %146 : tensor<16x16xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %149 = stablehlo.multiply %148, %133 : tensor<16xf32>
    %150 = stablehlo.subtract %arg4, %149 : tensor<16xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %152 = stablehlo.multiply %151, %135 : tensor<16x16xf32>
    %153 = stablehlo.subtract %arg5, %152 : tensor<16x16xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %155 = stablehlo.multiply %154, %123 : tensor<16xf32>
    %156 = stablehlo.subtract %arg6, %155 : tensor<16xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %158 = stablehlo.multiply %157, %125 : tensor<16x16xf32>
    %159 = stablehlo.subtract %arg7, %158 : tensor<16x16xf32>
    return %138, %141, %144, %147, %150, %153, %156, %159, %78 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4x1x8xi1>, %arg1: tensor<4x8x8xf32>, %arg2: tensor<f32>) -> (tensor<4x8x8xf32>, tensor<4x8x8xi1>, tensor<4x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<4x1x8xi1>) -> tensor<4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x8x8xi1>, tensor<4x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    return %3, %1, %4 : tensor<4x8x8xf32>, tensor<4x8x8xi1>, tensor<4x8x8xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x8x8xi1>, %arg1: tensor<4x8x8xf32>, %arg2: tensor<4x8x8xf32>) -> tensor<4x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x8x8xi1>, tensor<4x8x8xf32>
    return %1 : tensor<4x8x8xf32>
  }
}
