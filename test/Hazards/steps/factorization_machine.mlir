module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {tf.aliasing_output = 0 : i32} loc("params['v']"), %arg1: tensor<1xf32> {tf.aliasing_output = 1 : i32} loc("params['w']['b']"), %arg2: tensor<16x1xf32> {tf.aliasing_output = 2 : i32} loc("params['w']['w']"), %arg3: tensor<i32> {tf.aliasing_output = 3 : i32} loc("opt_state['count']"), %arg4: tensor<16x8xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['m']['v']"), %arg5: tensor<1xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['w']['b']"), %arg6: tensor<16x1xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['w']['w']"), %arg7: tensor<16x8xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['v']['v']"), %arg8: tensor<1xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['v']['w']['b']"), %arg9: tensor<16x1xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['w']['w']"), %arg10: tensor<16x16xf32> loc("batch['x']"), %arg11: tensor<16x1xf32> loc("batch['y']")) -> (tensor<16x8xf32> {jax.result_info = "result[0]['v']"}, tensor<1xf32> {jax.result_info = "result[0]['w']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['w']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16x8xf32> {jax.result_info = "result[1]['m']['v']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['w']['b']"}, tensor<16x1xf32> {jax.result_info = "result[1]['m']['w']['w']"}, tensor<16x8xf32> {jax.result_info = "result[1]['v']['v']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['w']['b']"}, tensor<16x1xf32> {jax.result_info = "result[1]['v']['w']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = chlo.square %arg10 : tensor<16x16xf32> -> tensor<16x16xf32>
    %2 = chlo.square %arg0 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<16x8xf32>
    %5 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = chlo.square %0 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %8 = stablehlo.multiply %7, %0 : tensor<16x8xf32>
    %9 = stablehlo.subtract %6, %5 : tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<16x1xf32>
    %16 = stablehlo.dot_general %arg10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %19 = stablehlo.add %16, %18 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<16x1xf32>
    %22 = stablehlo.add %15, %21 : tensor<16x1xf32>
    %23 = stablehlo.subtract %22, %arg11 : tensor<16x1xf32>
    %24 = chlo.square %23 : tensor<16x1xf32> -> tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<16x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %29 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.dot_general %33, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %41 = stablehlo.multiply %31, %40 : tensor<16x1xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<16x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %46 = stablehlo.negate %45 : tensor<16x8xf32>
    %47 = stablehlo.multiply %45, %8 : tensor<16x8xf32>
    %48 = stablehlo.dot_general %46, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %50 = stablehlo.multiply %49, %4 : tensor<16x8xf32>
    %51 = stablehlo.dot_general %47, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %53 = stablehlo.add %50, %52 : tensor<16x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.add %arg3, %c : tensor<i32>
    %55 = stablehlo.convert %54 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %57 = stablehlo.multiply %56, %arg4 : tensor<16x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %59 = stablehlo.multiply %58, %53 : tensor<16x8xf32>
    %60 = stablehlo.add %57, %59 : tensor<16x8xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %62 = stablehlo.multiply %61, %arg5 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %64 = stablehlo.multiply %63, %37 : tensor<1xf32>
    %65 = stablehlo.add %62, %64 : tensor<1xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %67 = stablehlo.multiply %66, %arg6 : tensor<16x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %69 = stablehlo.multiply %68, %39 : tensor<16x1xf32>
    %70 = stablehlo.add %67, %69 : tensor<16x1xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %72 = stablehlo.multiply %71, %arg7 : tensor<16x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %74 = stablehlo.multiply %73, %53 : tensor<16x8xf32>
    %75 = stablehlo.multiply %74, %53 : tensor<16x8xf32>
    %76 = stablehlo.add %72, %75 : tensor<16x8xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %78 = stablehlo.multiply %77, %arg8 : tensor<1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %80 = stablehlo.multiply %79, %37 : tensor<1xf32>
    %81 = stablehlo.multiply %80, %37 : tensor<1xf32>
    %82 = stablehlo.add %78, %81 : tensor<1xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %84 = stablehlo.multiply %83, %arg9 : tensor<16x1xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %86 = stablehlo.multiply %85, %39 : tensor<16x1xf32>
    %87 = stablehlo.multiply %86, %39 : tensor<16x1xf32>
    %88 = stablehlo.add %84, %87 : tensor<16x1xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %89 = stablehlo.power %cst_28, %55 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.subtract %cst_29, %89 : tensor<f32>
    %91 = stablehlo.sqrt %90 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %92 = stablehlo.multiply %cst_30, %91 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %93 = stablehlo.power %cst_31, %55 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.subtract %cst_32, %93 : tensor<f32>
    %95 = stablehlo.divide %92, %94 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %97 = stablehlo.multiply %96, %60 : tensor<16x8xf32>
    %98 = stablehlo.sqrt %76 : tensor<16x8xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %100 = stablehlo.add %98, %99 : tensor<16x8xf32>
    %101 = stablehlo.divide %97, %100 : tensor<16x8xf32>
    %102 = stablehlo.subtract %arg0, %101 : tensor<16x8xf32>
    %103 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %104 = stablehlo.multiply %103, %65 : tensor<1xf32>
    %105 = stablehlo.sqrt %82 : tensor<1xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %107 = stablehlo.add %105, %106 : tensor<1xf32>
    %108 = stablehlo.divide %104, %107 : tensor<1xf32>
    %109 = stablehlo.subtract %arg1, %108 : tensor<1xf32>
    %110 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %111 = stablehlo.multiply %110, %70 : tensor<16x1xf32>
    %112 = stablehlo.sqrt %88 : tensor<16x1xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %114 = stablehlo.add %112, %113 : tensor<16x1xf32>
    %115 = stablehlo.divide %111, %114 : tensor<16x1xf32>
    %116 = stablehlo.subtract %arg2, %115 : tensor<16x1xf32>
    return %102, %109, %116, %54, %60, %65, %70, %76, %82, %88, %28 : tensor<16x8xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<i32>, tensor<16x8xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16x8xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
}
