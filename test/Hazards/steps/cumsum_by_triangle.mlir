module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<2x4xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<4x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<4xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['f']['b']"), %arg6: tensor<2x4xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['f']['w']"), %arg7: tensor<2xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<4x2xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['f']['b']"), %arg10: tensor<2x4xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['f']['w']"), %arg11: tensor<2xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<4x2xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<512x2xf32> loc("batch['x']"), %arg14: tensor<512x2xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<2x4xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<4x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['f']['b']"}, tensor<2x4xf32> {jax.result_info = "result[1]['m']['f']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<4x2xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['f']['b']"}, tensor<2x4xf32> {jax.result_info = "result[1]['v']['f']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<4x2xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2xf32>, tensor<2x4xf32>) -> tensor<512x4xf32>
    %1 = stablehlo.convert %arg0 : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<512x4xf32>
    %4 = stablehlo.add %0, %3 : tensor<512x4xf32>
    %5 = call @relu(%4) : (tensor<512x4xf32>) -> tensor<512x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x4xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<512x4xf32>, tensor<512x4xf32>) -> tensor<512x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %10 = call @tril(%9) : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %11 = stablehlo.dot_general %10, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x4xf32>) -> tensor<512x4xf32>
    %12 = stablehlo.dot_general %11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x4xf32>, tensor<4x2xf32>) -> tensor<512x2xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<512x2xf32>
    %15 = stablehlo.add %12, %14 : tensor<512x2xf32>
    %16 = stablehlo.subtract %15, %arg14 : tensor<512x2xf32>
    %17 = chlo.square %16 : tensor<512x2xf32> -> tensor<512x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x2xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<512x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %22 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<512x2xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<512x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<512x2xf32>, tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.reshape %25 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.dot_general %24, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2xf32>, tensor<512x4xf32>) -> tensor<2x4xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %30 = stablehlo.dot_general %24, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x2xf32>, tensor<4x2xf32>) -> tensor<512x4xf32>
    %31 = stablehlo.dot_general %30, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x4xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x512xf32>) -> tensor<512x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<512x4xf32>
    %34 = stablehlo.select %7, %32, %33 : tensor<512x4xi1>, tensor<512x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<512x4xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.reshape %35 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.convert %37 : tensor<4xf32>
    %39 = stablehlo.dot_general %34, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x4xf32>, tensor<512x2xf32>) -> tensor<4x2xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %arg4, %c : tensor<i32>
    %42 = stablehlo.convert %41 : (tensor<i32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.multiply %43, %arg5 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.multiply %45, %38 : tensor<4xf32>
    %47 = stablehlo.add %44, %46 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %49 = stablehlo.multiply %48, %arg6 : tensor<2x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %51 = stablehlo.multiply %50, %40 : tensor<2x4xf32>
    %52 = stablehlo.add %49, %51 : tensor<2x4xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %54 = stablehlo.multiply %53, %arg7 : tensor<2xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %56 = stablehlo.multiply %55, %27 : tensor<2xf32>
    %57 = stablehlo.add %54, %56 : tensor<2xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %59 = stablehlo.multiply %58, %arg8 : tensor<4x2xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %61 = stablehlo.multiply %60, %29 : tensor<4x2xf32>
    %62 = stablehlo.add %59, %61 : tensor<4x2xf32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %64 = stablehlo.multiply %63, %arg9 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.multiply %65, %38 : tensor<4xf32>
    %67 = stablehlo.multiply %66, %38 : tensor<4xf32>
    %68 = stablehlo.add %64, %67 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %70 = stablehlo.multiply %69, %arg10 : tensor<2x4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %72 = stablehlo.multiply %71, %40 : tensor<2x4xf32>
    %73 = stablehlo.multiply %72, %40 : tensor<2x4xf32>
    %74 = stablehlo.add %70, %73 : tensor<2x4xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %76 = stablehlo.multiply %75, %arg11 : tensor<2xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %78 = stablehlo.multiply %77, %27 : tensor<2xf32>
    %79 = stablehlo.multiply %78, %27 : tensor<2xf32>
    %80 = stablehlo.add %76, %79 : tensor<2xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %82 = stablehlo.multiply %81, %arg12 : tensor<4x2xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %84 = stablehlo.multiply %83, %29 : tensor<4x2xf32>
    %85 = stablehlo.multiply %84, %29 : tensor<4x2xf32>
    %86 = stablehlo.add %82, %85 : tensor<4x2xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %87 = stablehlo.power %cst_28, %42 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.subtract %cst_29, %87 : tensor<f32>
    %89 = stablehlo.sqrt %88 : tensor<f32>
    %cst_30 = stablehlo.constant dense<2.000000e-07> : tensor<f32>
    %90 = stablehlo.multiply %cst_30, %89 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.power %cst_31, %42 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.subtract %cst_32, %91 : tensor<f32>
    %93 = stablehlo.divide %90, %92 : tensor<f32>
    %94 = stablehlo.convert %47 : tensor<4xf32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<4xf32>
    %97 = stablehlo.sqrt %68 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %99 = stablehlo.add %97, %98 : tensor<4xf32>
    %100 = stablehlo.convert %99 : tensor<4xf32>
    %101 = stablehlo.divide %96, %100 : tensor<4xf32>
    %102 = stablehlo.convert %arg0 : tensor<4xf32>
    %103 = stablehlo.subtract %102, %101 : tensor<4xf32>
    %104 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %105 = stablehlo.multiply %104, %52 : tensor<2x4xf32>
    %106 = stablehlo.sqrt %74 : tensor<2x4xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %108 = stablehlo.add %106, %107 : tensor<2x4xf32>
    %109 = stablehlo.divide %105, %108 : tensor<2x4xf32>
    %110 = stablehlo.subtract %arg1, %109 : tensor<2x4xf32>
    %111 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %112 = stablehlo.multiply %111, %57 : tensor<2xf32>
    %113 = stablehlo.sqrt %80 : tensor<2xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %115 = stablehlo.add %113, %114 : tensor<2xf32>
    %116 = stablehlo.divide %112, %115 : tensor<2xf32>
    %117 = stablehlo.subtract %arg2, %116 : tensor<2xf32>
    %118 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %119 = stablehlo.multiply %118, %62 : tensor<4x2xf32>
    %120 = stablehlo.sqrt %86 : tensor<4x2xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %122 = stablehlo.add %120, %121 : tensor<4x2xf32>
    %123 = stablehlo.divide %119, %122 : tensor<4x2xf32>
    %124 = stablehlo.subtract %arg3, %123 : tensor<4x2xf32>
    return %103, %110, %117, %124, %41, %47, %52, %57, %62, %68, %74, %80, %86, %21 : tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<512x4xf32>) -> tensor<512x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x4xf32>
    return %1 : tensor<512x4xf32>
  }
  func.func private @tril(%arg0: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<512x512xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %2 = stablehlo.add %0, %1 : tensor<512x512xi32>
    %3 = stablehlo.iota dim = 1 : tensor<512x512xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<512x512xi1>, tensor<512x512xf32>
    return %6 : tensor<512x512xf32>
  }
}
