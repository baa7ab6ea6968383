module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<2x8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<8x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<8xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['f']['b']"), %arg6: tensor<2x8xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['f']['w']"), %arg7: tensor<2xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<8x2xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<8xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['f']['b']"), %arg10: tensor<2x8xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['f']['w']"), %arg11: tensor<2xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<8x2xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<2000x2xf32> loc("batch['x']"), %arg14: tensor<4x2xf32> loc("batch['y']")) -> (tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<2x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<8xf32> {jax.result_info = "result[1]['m']['f']['b']"}, tensor<2x8xf32> {jax.result_info = "result[1]['m']['f']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<8x2xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<8xf32> {jax.result_info = "result[1]['v']['f']['b']"}, tensor<2x8xf32> {jax.result_info = "result[1]['v']['f']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<8x2xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4x2000xf32>
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2000x2xf32>, tensor<2x8xf32>) -> tensor<2000x8xf32>
    %1 = stablehlo.convert %arg0 : tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<2000x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<2000x8xf32>
    %5 = call @relu(%4) : (tensor<2000x8xf32>) -> tensor<2000x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2000x8xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<2000x8xf32>, tensor<2000x8xf32>) -> tensor<2000x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2000x8xf32>
    %9 = stablehlo.dot_general %cst, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2000xf32>, tensor<2000x8xf32>) -> tensor<4x8xf32>
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<4x2xf32>
    %13 = stablehlo.add %10, %12 : tensor<4x2xf32>
    %14 = stablehlo.subtract %13, %arg14 : tensor<4x2xf32>
    %15 = chlo.square %14 : tensor<4x2xf32> -> tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<4x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<4x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %24 = stablehlo.reshape %23 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.dot_general %22, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %28 = stablehlo.dot_general %22, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2xf32>, tensor<8x2xf32>) -> tensor<4x8xf32>
    %29 = stablehlo.dot_general %28, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x2000xf32>) -> tensor<8x2000xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<8x2000xf32>) -> tensor<2000x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2000x8xf32>
    %32 = stablehlo.select %7, %30, %31 : tensor<2000x8xi1>, tensor<2000x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<2000x8xf32>, tensor<f32>) -> tensor<8xf32>
    %34 = stablehlo.reshape %33 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.convert %35 : tensor<8xf32>
    %37 = stablehlo.dot_general %32, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2000x8xf32>, tensor<2000x2xf32>) -> tensor<8x2xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %arg4, %c : tensor<i32>
    %40 = stablehlo.convert %39 : (tensor<i32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.multiply %41, %arg5 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %44 = stablehlo.multiply %43, %36 : tensor<8xf32>
    %45 = stablehlo.add %42, %44 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %47 = stablehlo.multiply %46, %arg6 : tensor<2x8xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %49 = stablehlo.multiply %48, %38 : tensor<2x8xf32>
    %50 = stablehlo.add %47, %49 : tensor<2x8xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %52 = stablehlo.multiply %51, %arg7 : tensor<2xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %54 = stablehlo.multiply %53, %25 : tensor<2xf32>
    %55 = stablehlo.add %52, %54 : tensor<2xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %57 = stablehlo.multiply %56, %arg8 : tensor<8x2xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %59 = stablehlo.multiply %58, %27 : tensor<8x2xf32>
    %60 = stablehlo.add %57, %59 : tensor<8x2xf32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.multiply %61, %arg9 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %64 = stablehlo.multiply %63, %36 : tensor<8xf32>
    %65 = stablehlo.multiply %64, %36 : tensor<8xf32>
    %66 = stablehlo.add %62, %65 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %68 = stablehlo.multiply %67, %arg10 : tensor<2x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %70 = stablehlo.multiply %69, %38 : tensor<2x8xf32>
    %71 = stablehlo.multiply %70, %38 : tensor<2x8xf32>
    %72 = stablehlo.add %68, %71 : tensor<2x8xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %74 = stablehlo.multiply %73, %arg11 : tensor<2xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %76 = stablehlo.multiply %75, %25 : tensor<2xf32>
    %77 = stablehlo.multiply %76, %25 : tensor<2xf32>
    %78 = stablehlo.add %74, %77 : tensor<2xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %80 = stablehlo.multiply %79, %arg12 : tensor<8x2xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %82 = stablehlo.multiply %81, %27 : tensor<8x2xf32>
    %83 = stablehlo.multiply %82, %27 : tensor<8x2xf32>
    %84 = stablehlo.add %80, %83 : tensor<8x2xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %85 = stablehlo.power %cst_28, %40 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.subtract %cst_29, %85 : tensor<f32>
    %87 = stablehlo.sqrt %86 : tensor<f32>
    %cst_30 = stablehlo.constant dense<2.000000e-07> : tensor<f32>
    %88 = stablehlo.multiply %cst_30, %87 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.power %cst_31, %40 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.subtract %cst_32, %89 : tensor<f32>
    %91 = stablehlo.divide %88, %90 : tensor<f32>
    %92 = stablehlo.convert %45 : tensor<8xf32>
    %93 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<8xf32>
    %95 = stablehlo.sqrt %66 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.add %95, %96 : tensor<8xf32>
    %98 = stablehlo.convert %97 : tensor<8xf32>
    %99 = stablehlo.divide %94, %98 : tensor<8xf32>
    %100 = stablehlo.convert %arg0 : tensor<8xf32>
    %101 = stablehlo.subtract %100, %99 : tensor<8xf32>
    %102 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %103 = stablehlo.multiply %102, %50 : tensor<2x8xf32>
    %104 = stablehlo.sqrt %72 : tensor<2x8xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %106 = stablehlo.add %104, %105 : tensor<2x8xf32>
    %107 = stablehlo.divide %103, %106 : tensor<2x8xf32>
    %108 = stablehlo.subtract %arg1, %107 : tensor<2x8xf32>
    %109 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %110 = stablehlo.multiply %109, %55 : tensor<2xf32>
    %111 = stablehlo.sqrt %78 : tensor<2xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %113 = stablehlo.add %111, %112 : tensor<2xf32>
    %114 = stablehlo.divide %110, %113 : tensor<2xf32>
    %115 = stablehlo.subtract %arg2, %114 : tensor<2xf32>
    %116 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %117 = stablehlo.multiply %116, %60 : tensor<8x2xf32>
    %118 = stablehlo.sqrt %84 : tensor<8x2xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %120 = stablehlo.add %118, %119 : tensor<8x2xf32>
    %121 = stablehlo.divide %117, %120 : tensor<8x2xf32>
    %122 = stablehlo.subtract %arg3, %121 : tensor<8x2xf32>
    return %101, %108, %115, %122, %39, %45, %50, %55, %60, %66, %72, %78, %84, %19 : tensor<8xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<i32>, tensor<8xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<2x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2000x8xf32>) -> tensor<2000x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2000x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2000x8xf32>
    return %1 : tensor<2000x8xf32>
  }
}
