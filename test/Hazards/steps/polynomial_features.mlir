module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<8x8xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<24x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<8xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['in']['b']"), %arg6: tensor<8x8xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['in']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<24x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<8xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['in']['b']"), %arg10: tensor<8x8xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['in']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<24x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<16x8xf32> loc("batch['x']"), %arg14: tensor<16x4xf32> loc("batch['y']")) -> (tensor<8xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<24x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<8xf32> {jax.result_info = "result[1]['m']['in']['b']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<24x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<8xf32> {jax.result_info = "result[1]['v']['in']['b']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<24x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+01, 1.000000e+01, 1.000000e+01, 1.000000e+01, 1.000000e+01, 1.000000e+01, 1.000000e+01, 1.000000e+01, 1.000000e+02, 1.000000e+02, 1.000000e+02, 1.000000e+02, 1.000000e+02, 1.000000e+02, 1.000000e+02, 1.000000e+02]> : tensor<24xf32>
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<16x8xf32>
    %7 = stablehlo.multiply %3, %3 : tensor<16x8xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<16x8xf32>
    %9 = stablehlo.multiply %3, %3 : tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<16x8xf32>
    %12 = stablehlo.concatenate %3, %4, %8, dim = 1 : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x24xf32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %15 = stablehlo.divide %12, %14 : tensor<16x24xf32>
    %16 = stablehlo.dot_general %15, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<24x4xf32>) -> tensor<16x4xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %19 = stablehlo.add %16, %18 : tensor<16x4xf32>
    %20 = stablehlo.subtract %19, %arg14 : tensor<16x4xf32>
    %21 = chlo.square %20 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.reshape %29 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.dot_general %28, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x24xf32>) -> tensor<4x24xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<4x24xf32>) -> tensor<24x4xf32>
    %34 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<24x4xf32>) -> tensor<16x24xf32>
    %35 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %36 = stablehlo.divide %34, %35 : tensor<16x24xf32>
    %37 = stablehlo.slice %36 [0:16, 0:8] : (tensor<16x24xf32>) -> tensor<16x8xf32>
    %38 = stablehlo.slice %36 [0:16, 8:16] : (tensor<16x24xf32>) -> tensor<16x8xf32>
    %39 = stablehlo.slice %36 [0:16, 16:24] : (tensor<16x24xf32>) -> tensor<16x8xf32>
    %40 = stablehlo.multiply %39, %11 : tensor<16x8xf32>
    %41 = stablehlo.add %37, %40 : tensor<16x8xf32>
    %42 = stablehlo.multiply %38, %6 : tensor<16x8xf32>
    %43 = stablehlo.add %41, %42 : tensor<16x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.reshape %44 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %47 = stablehlo.dot_general %43, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.add %arg4, %c : tensor<i32>
    %50 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %52 = stablehlo.multiply %51, %arg5 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %54 = stablehlo.multiply %53, %46 : tensor<8xf32>
    %55 = stablehlo.add %52, %54 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %57 = stablehlo.multiply %56, %arg6 : tensor<8x8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %59 = stablehlo.multiply %58, %48 : tensor<8x8xf32>
    %60 = stablehlo.add %57, %59 : tensor<8x8xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.multiply %61, %arg7 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %64 = stablehlo.multiply %63, %31 : tensor<4xf32>
    %65 = stablehlo.add %62, %64 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %67 = stablehlo.multiply %66, %arg8 : tensor<24x4xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %69 = stablehlo.multiply %68, %33 : tensor<24x4xf32>
    %70 = stablehlo.add %67, %69 : tensor<24x4xf32>
    %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.multiply %71, %arg9 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %74 = stablehlo.multiply %73, %46 : tensor<8xf32>
    %75 = stablehlo.multiply %74, %46 : tensor<8xf32>
    %76 = stablehlo.add %72, %75 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %78 = stablehlo.multiply %77, %arg10 : tensor<8x8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %80 = stablehlo.multiply %79, %48 : tensor<8x8xf32>
    %81 = stablehlo.multiply %80, %48 : tensor<8x8xf32>
    %82 = stablehlo.add %78, %81 : tensor<8x8xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %84 = stablehlo.multiply %83, %arg11 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.multiply %85, %31 : tensor<4xf32>
    %87 = stablehlo.multiply %86, %31 : tensor<4xf32>
    %88 = stablehlo.add %84, %87 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %90 = stablehlo.multiply %89, %arg12 : tensor<24x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %92 = stablehlo.multiply %91, %33 : tensor<24x4xf32>
    %93 = stablehlo.multiply %92, %33 : tensor<24x4xf32>
    %94 = stablehlo.add %90, %93 : tensor<24x4xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %95 = stablehlo.power %cst_27, %50 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.subtract %cst_28, %95 : tensor<f32>
    %97 = stablehlo.sqrt %96 : tensor<f32>
    %cst_29 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %98 = stablehlo.multiply %cst_29, %97 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %99 = stablehlo.power %cst_30, %50 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.subtract %cst_31, %99 : tensor<f32>
    %101 = stablehlo.divide %98, %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %103 = stablehlo.multiply %102, %55 : tensor<8xf32>
    %104 = stablehlo.sqrt %76 : tensor<8xf32>
    %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %106 = stablehlo.add %104, %105 : tensor<8xf32>
    %107 = stablehlo.divide %103, %106 : tensor<8xf32>
    %108 = stablehlo.subtract %arg0, %107 : tensor<8xf32>
    %109 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %110 = stablehlo.multiply %109, %60 : tensor<8x8xf32>
    %111 = stablehlo.sqrt %82 : tensor<8x8xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %113 = stablehlo.add %111, %112 : tensor<8x8xf32>
    %114 = stablehlo.divide %110, %113 : tensor<8x8xf32>
    %115 = stablehlo.subtract %arg1, %114 : tensor<8x8xf32>
    %116 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %117 = stablehlo.multiply %116, %65 : tensor<4xf32>
    %118 = stablehlo.sqrt %88 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.add %118, %119 : tensor<4xf32>
    %121 = stablehlo.divide %117, %120 : tensor<4xf32>
    %122 = stablehlo.subtract %arg2, %121 : tensor<4xf32>
    %123 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %124 = stablehlo.multiply %123, %70 : tensor<24x4xf32>
    %125 = stablehlo.sqrt %94 : tensor<24x4xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %127 = stablehlo.add %125, %126 : tensor<24x4xf32>
    %128 = stablehlo.divide %124, %127 : tensor<24x4xf32>
    %129 = stablehlo.subtract %arg3, %128 : tensor<24x4xf32>
    return %108, %115, %122, %129, %49, %55, %60, %65, %70, %76, %82, %88, %94, %25 : tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<24x4xf32>, tensor<i32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<24x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<24x4xf32>, tensor<f32>
  }
}
