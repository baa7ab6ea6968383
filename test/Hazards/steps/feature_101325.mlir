module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<1xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x1xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<32x16xf32> loc("batch['x']"), %arg14: tensor<32x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[1.013250e+05, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[3.000000e+02, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<16xf32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %2 = stablehlo.subtract %arg13, %1 : tensor<32x16xf32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %5 = stablehlo.divide %2, %4 : tensor<32x16xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<32x32xf32>
    %10 = call @relu(%9) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %12 = stablehlo.compare GT, %9, %11, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %14 = stablehlo.dot_general %10, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %17 = stablehlo.add %14, %16 : tensor<32x1xf32>
    %18 = stablehlo.subtract %17, %arg14 : tensor<32x1xf32>
    %19 = chlo.square %18 : tensor<32x1xf32> -> tensor<32x1xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<32x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<32x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %31 = stablehlo.dot_general %26, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %33 = stablehlo.dot_general %26, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %35 = stablehlo.select %12, %33, %34 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.reshape %36 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %39 = stablehlo.dot_general %35, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %arg4, %c : tensor<i32>
    %42 = stablehlo.convert %41 : (tensor<i32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %44 = stablehlo.multiply %43, %arg5 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.multiply %45, %38 : tensor<32xf32>
    %47 = stablehlo.add %44, %46 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %49 = stablehlo.multiply %48, %arg6 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %51 = stablehlo.multiply %50, %40 : tensor<16x32xf32>
    %52 = stablehlo.add %49, %51 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %54 = stablehlo.multiply %53, %arg7 : tensor<1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %56 = stablehlo.multiply %55, %30 : tensor<1xf32>
    %57 = stablehlo.add %54, %56 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %59 = stablehlo.multiply %58, %arg8 : tensor<32x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %61 = stablehlo.multiply %60, %32 : tensor<32x1xf32>
    %62 = stablehlo.add %59, %61 : tensor<32x1xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.multiply %63, %arg9 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %66 = stablehlo.multiply %65, %38 : tensor<32xf32>
    %67 = stablehlo.multiply %66, %38 : tensor<32xf32>
    %68 = stablehlo.add %64, %67 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %70 = stablehlo.multiply %69, %arg10 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %72 = stablehlo.multiply %71, %40 : tensor<16x32xf32>
    %73 = stablehlo.multiply %72, %40 : tensor<16x32xf32>
    %74 = stablehlo.add %70, %73 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %76 = stablehlo.multiply %75, %arg11 : tensor<1xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %78 = stablehlo.multiply %77, %30 : tensor<1xf32>
    %79 = stablehlo.multiply %78, %30 : tensor<1xf32>
    %80 = stablehlo.add %76, %79 : tensor<1xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %82 = stablehlo.multiply %81, %arg12 : tensor<32x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %84 = stablehlo.multiply %83, %32 : tensor<32x1xf32>
    %85 = stablehlo.multiply %84, %32 : tensor<32x1xf32>
    %86 = stablehlo.add %82, %85 : tensor<32x1xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %87 = stablehlo.power %cst_29, %42 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.subtract %cst_30, %87 : tensor<f32>
    %89 = stablehlo.sqrt %88 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %90 = stablehlo.multiply %cst_31, %89 : tensor<f32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.power %cst_32, %42 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.subtract %cst_33, %91 : tensor<f32>
    %93 = stablehlo.divide %90, %92 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %95 = stablehlo.multiply %94, %47 : tensor<32xf32>
    %96 = stablehlo.sqrt %68 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.add %96, %97 : tensor<32xf32>
    %99 = stablehlo.divide %95, %98 : tensor<32xf32>
    %100 = stablehlo.subtract %arg0, %99 : tensor<32xf32>
    %101 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %102 = stablehlo.multiply %101, %52 : tensor<16x32xf32>
    %103 = stablehlo.sqrt %74 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %105 = stablehlo.add %103, %104 : tensor<16x32xf32>
    %106 = stablehlo.divide %102, %105 : tensor<16x32xf32>
    %107 = stablehlo.subtract %arg1, %106 : tensor<16x32xf32>
    %108 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %109 = stablehlo.multiply %108, %57 : tensor<1xf32>
    %110 = stablehlo.sqrt %80 : tensor<1xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %112 = stablehlo.add %110, %111 : tensor<1xf32>
    %113 = stablehlo.divide %109, %112 : tensor<1xf32>
    %114 = stablehlo.subtract %arg2, %113 : tensor<1xf32>
    %115 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %116 = stablehlo.multiply %115, %62 : tensor<32x1xf32>
    %117 = stablehlo.sqrt %86 : tensor<32x1xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %119 = stablehlo.add %117, %118 : tensor<32x1xf32>
    %120 = stablehlo.divide %116, %119 : tensor<32x1xf32>
    %121 = stablehlo.subtract %arg3, %120 : tensor<32x1xf32>
    return %100, %107, %114, %121, %41, %47, %52, %57, %62, %68, %74, %80, %86, %23 : tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
