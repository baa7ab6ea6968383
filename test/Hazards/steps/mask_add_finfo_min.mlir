module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['q']['b']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("params['q']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<i32> {tf.aliasing_output = 8 : i32} loc("opt_state['count']"), %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['k']['b']"), %arg10: tensor<16x16xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['k']['w']"), %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['out']['b']"), %arg12: tensor<16x16xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['out']['w']"), %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['m']['q']['b']"), %arg14: tensor<16x16xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['m']['q']['w']"), %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['m']['v']['b']"), %arg16: tensor<16x16xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['m']['v']['w']"), %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['k']['b']"), %arg18: tensor<16x16xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['k']['w']"), %arg19: tensor<16xf32> {tf.aliasing_output = 19 : i32} loc("opt_state['v']['out']['b']"), %arg20: tensor<16x16xf32> {tf.aliasing_output = 20 : i32} loc("opt_state['v']['out']['w']"), %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32} loc("opt_state['v']['q']['b']"), %arg22: tensor<16x16xf32> {tf.aliasing_output = 22 : i32} loc("opt_state['v']['q']['w']"), %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32} loc("opt_state['v']['v']['b']"), %arg24: tensor<16x16xf32> {tf.aliasing_output = 24 : i32} loc("opt_state['v']['v']['w']"), %arg25: tensor<4x8xf32> loc("batch['mask']"), %arg26: tensor<4x8x16xf32> loc("batch['x']"), %arg27: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['k']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['q']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['v']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['k']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['q']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['v']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg25, dims = [0, 2] : (tensor<4x8xf32>) -> tensor<4x1x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x8xf32>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<4x1x8xf32>, tensor<4x1x8xf32>) -> tensor<4x1x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %3 = call @_where(%2, %cst_0, %cst_1) : (tensor<4x1x8xi1>, tensor<f32>, tensor<f32>) -> tensor<4x1x8xf32>
    %4 = stablehlo.dot_general %arg26, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<4x8x16xf32>
    %8 = stablehlo.dot_general %arg26, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8x16xf32>
    %12 = stablehlo.dot_general %arg26, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %15 = stablehlo.add %12, %14 : tensor<4x8x16xf32>
    %16 = stablehlo.dot_general %7, %11, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %18 = stablehlo.divide %16, %17 : tensor<4x8x8xf32>
    %19 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x1x8xf32>) -> tensor<4x8x8xf32>
    %20 = stablehlo.add %18, %19 : tensor<4x8x8xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %22 = stablehlo.reshape %21 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %24 = stablehlo.compare EQ, %20, %23, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %25 = stablehlo.convert %24 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %28 = stablehlo.maximum %27, %21 : tensor<4x8xf32>
    %29 = stablehlo.compare EQ, %21, %28, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<4x8xi1>, tensor<4x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %34 = stablehlo.compare EQ, %33, %28, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<4x8xi1>, tensor<4x8xf32>
    %38 = stablehlo.divide %32, %37 : tensor<4x8xf32>
    %39 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %41 = stablehlo.subtract %20, %40 : tensor<4x8x8xf32>
    %42 = stablehlo.exponential %41 : tensor<4x8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %46 = stablehlo.divide %42, %45 : tensor<4x8x8xf32>
    %47 = stablehlo.multiply %44, %44 : tensor<4x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %49 = stablehlo.divide %48, %47 : tensor<4x8x1xf32>
    %50 = stablehlo.dot_general %46, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %51 = stablehlo.dot_general %50, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %52 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %54 = stablehlo.add %51, %53 : tensor<4x8x16xf32>
    %55 = stablehlo.subtract %54, %arg27 : tensor<4x8x16xf32>
    %56 = chlo.square %55 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %58 = stablehlo.multiply %57, %55 : tensor<4x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %61 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %63 = stablehlo.multiply %62, %58 : tensor<4x8x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %65 = stablehlo.reshape %64 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %67 = stablehlo.dot_general %63, %50, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %69 = stablehlo.dot_general %63, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %70 = stablehlo.dot_general %69, %46, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %71 = stablehlo.transpose %70, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %72 = stablehlo.dot_general %69, %15, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %73 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %74 = stablehlo.multiply %72, %73 : tensor<4x8x8xf32>
    %75 = stablehlo.multiply %74, %42 : tensor<4x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %77 = stablehlo.reshape %76 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %78 = stablehlo.negate %77 : tensor<4x8x1xf32>
    %79 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %80 = stablehlo.divide %72, %79 : tensor<4x8x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%78 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %83 = stablehlo.add %80, %82 : tensor<4x8x8xf32>
    %84 = stablehlo.multiply %83, %42 : tensor<4x8x8xf32>
    %cst_22 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %86 = stablehlo.divide %84, %85 : tensor<4x8x8xf32>
    %87 = stablehlo.dot_general %86, %7, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %88 = stablehlo.dot_general %86, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%71 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.reshape %89 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %92 = stablehlo.dot_general %71, %arg26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%87 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %95 = stablehlo.reshape %94 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %97 = stablehlo.dot_general %87, %arg26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%88 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %100 = stablehlo.reshape %99 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %102 = stablehlo.dot_general %88, %arg26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %104 = stablehlo.add %arg8, %c : tensor<i32>
    %105 = stablehlo.convert %104 : (tensor<i32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %107 = stablehlo.multiply %106, %arg9 : tensor<16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %109 = stablehlo.multiply %108, %96 : tensor<16xf32>
    %110 = stablehlo.add %107, %109 : tensor<16xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %112 = stablehlo.multiply %111, %arg10 : tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %114 = stablehlo.multiply %113, %98 : tensor<16x16xf32>
    %115 = stablehlo.add %112, %114 : tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %117 = stablehlo.multiply %116, %arg11 : tensor<16xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %119 = stablehlo.multiply %118, %66 : tensor<16xf32>
    %120 = stablehlo.add %117, %119 : tensor<16xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %122 = stablehlo.multiply %121, %arg12 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %124 = stablehlo.multiply %123, %68 : tensor<16x16xf32>
    %125 = stablehlo.add %122, %124 : tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.multiply %126, %arg13 : tensor<16xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %129 = stablehlo.multiply %128, %101 : tensor<16xf32>
    %130 = stablehlo.add %127, %129 : tensor<16xf32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %132 = stablehlo.multiply %131, %arg14 : tensor<16x16xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %134 = stablehlo.multiply %133, %103 : tensor<16x16xf32>
    %135 = stablehlo.add %132, %134 : tensor<16x16xf32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %137 = stablehlo.multiply %136, %arg15 : tensor<16xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %139 = stablehlo.multiply %138, %91 : tensor<16xf32>
    %140 = stablehlo.add %137, %139 : tensor<16xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %142 = stablehlo.multiply %141, %arg16 : tensor<16x16xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %144 = stablehlo.multiply %143, %93 : tensor<16x16xf32>
    %145 = stablehlo.add %142, %144 : tensor<16x16xf32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %147 = stablehlo.multiply %146, %arg17 : tensor<16xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %149 = stablehlo.multiply %148, %96 : tensor<16xf32>
    %150 = stablehlo.multiply %149, %96 : tensor<16xf32>
    %151 = stablehlo.add %147, %150 : tensor<16xf32>
    %cst_47 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %153 = stablehlo.multiply %152, %arg18 : tensor<16x16xf32>
    %cst_48 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %155 = stablehlo.multiply %154, %98 : tensor<16x16xf32>
    %156 = stablehlo.multiply %155, %98 : tensor<16x16xf32>
    %157 = stablehlo.add %153, %156 : tensor<16x16xf32>
    %cst_49 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %159 = stablehlo.multiply %158, %arg19 : tensor<16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %161 = stablehlo.multiply %160, %66 : tensor<16xf32>
    %162 = stablehlo.multiply %161, %66 : tensor<16xf32>
    %163 = stablehlo.add %159, %162 : tensor<16xf32>
    %cst_51 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %165 = stablehlo.multiply %164, %arg20 : tensor<16x16xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %167 = stablehlo.multiply %166, %68 : tensor<16x16xf32>
    %168 = stablehlo.multiply %167, %68 : tensor<16x16xf32>
    %169 = stablehlo.add %165, %168 : tensor<16x16xf32>
    %cst_53 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %171 = stablehlo.multiply %170, %arg21 : tensor<16xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %173 = stablehlo.multiply %172, %101 : tensor<16xf32>
    %174 = stablehlo.multiply %173, %101 : tensor<16xf32>
    %175 = stablehlo.add %171, %174 : tensor<16xf32>
    %cst_55 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %177 = stablehlo.multiply %176, %arg22 : tensor<16x16xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %179 = stablehlo.multiply %178, %103 : tensor<16x16xf32>
    %180 = stablehlo.multiply %179, %103 : tensor<16x16xf32>
    %181 = stablehlo.add %177, %180 : tensor<16x16xf32>
    %cst_57 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %183 = stablehlo.multiply %182, %arg23 : tensor<16xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %185 = stablehlo.multiply %184, %91 : tensor<16xf32>
    %186 = stablehlo.multiply %185, %91 : tensor<16xf32>
    %187 = stablehlo.add %183, %186 : tensor<16xf32>
    %cst_59 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %189 = stablehlo.multiply %188, %arg24 : tensor<16x16xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %191 = stablehlo.multiply %190, %93 : tensor<16x16xf32>
    %192 = stablehlo.multiply %191, %93 : tensor<16x16xf32>
    %193 = stablehlo.add %189, %192 : tensor<16x16xf32>
    %cst_61 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %194 = stablehlo.power %cst_61, %105 : tensor<f32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.subtract %cst_62, %194 : tensor<f32>
    %196 = stablehlo.sqrt %195 : tensor<f32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %197 = stablehlo.multiply %cst_63, %196 : tensor<f32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.power %cst_64, %105 : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.subtract %cst_65, %198 : tensor<f32>
    %200 = stablehlo.divide %197, %199 : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %202 = stablehlo.multiply %201, %110 : tensor<16xf32>
    %203 = stablehlo.sqrt %151 : tensor<16xf32>
    %cst_66 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %205 = stablehlo.add %203, %204 : tensor<16xf32>
    %206 = stablehlo.divide %202, %205 : tensor<16xf32>
    %207 = stablehlo.subtract %arg0, %206 : tensor<16xf32>
    %208 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %209 = stablehlo.multiply %208, %115 : tensor<16x16xf32>
    %210 = stablehlo.sqrt %157 : tensor<16x16xf32>
    %cst_67 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %212 = stablehlo.add %210, %211 : tensor<16x16xf32>
    %213 = stablehlo.divide %209, %212 : tensor<16x16xf32>
    %214 = stablehlo.subtract %arg1, %213 : tensor<16x16xf32>
    %215 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %216 = stablehlo.multiply %215, %120 : tensor<16xf32>
    %217 = stablehlo.sqrt %163 : tensor<16xf32>
    %cst_68 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %219 = stablehlo.add %217, %218 : tensor<16xf32>
    %220 = stablehlo.divide %216, %219 : tensor<16xf32>
    %221 = stablehlo.subtract %arg2, %220 : tensor<16xf32>
    %222 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %223 = stablehlo.multiply %222, %125 : tensor<16x16xf32>
    %224 = stablehlo.sqrt %169 : tensor<16x16xf32>
    %cst_69 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %226 = stablehlo.add %224, %225 : tensor<16x16xf32>
    %227 = stablehlo.divide %223, %226 : tensor<16x16xf32>
    %228 = stablehlo.subtract %arg3, %227 : tensor<16x16xf32>
    %229 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %230 = stablehlo.multiply %229, %130 : tensor<16xf32>
    %231 = stablehlo.sqrt %175 : tensor<16xf32>
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %233 = stablehlo.add %231, %232 : tensor<16xf32>
    %234 = stablehlo.divide %230, %233 : tensor<16xf32>
    %235 = stablehlo.subtract %arg4, %234 : tensor<16xf32>
    %236 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %237 = stablehlo.multiply %236, %135 : tensor<16x16xf32>
    %238 = stablehlo.sqrt %181 : tensor<16x16xf32>
    %cst_71 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %240 = stablehlo.add %238, %239 : tensor<16x16xf32>
    %241 = stablehlo.divide %237, %240 : tensor<16x16xf32>
    %242 = stablehlo.subtract %arg5, %241 : tensor<16x16xf32>
    %243 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %244 = stablehlo.multiply %243, %140 : tensor<16xf32>
    %245 = stablehlo.sqrt %187 : tensor<16xf32>
    %cst_72 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %247 = stablehlo.add %245, %246 : tensor<16xf32>
    %248 = stablehlo.divide %244, %247 : tensor<16xf32>
    %249 = stablehlo.subtract %arg6, %248 : tensor<16xf32>
    %250 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %251 = stablehlo.multiply %250, %145 : tensor<16x16xf32>
    %252 = stablehlo.sqrt %193 : tensor<16x16xf32>
    %cst_73 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %254 = stablehlo.add %252, %253 : tensor<16x16xf32>
    %255 = stablehlo.divide %251, %254 : tensor<16x16xf32>
    %256 = stablehlo.subtract %arg7, %255 : tensor<16x16xf32>
    return %207, %214, %221, %228, %235, %242, %249, %256, %104, %110, %115, %120, %125, %130, %135, %140, %145, %151, %157, %163, %169, %175, %181, %187, %193, %60 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4x1x8xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x1x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x1x8xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x1x8xi1>, tensor<4x1x8xf32>
    return %3 : tensor<4x1x8xf32>
  }
}
