module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<1xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x1xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<32x16xf32> loc("batch['x']"), %arg14: tensor<32x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[3.000000e+02, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<3.125000e-02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.dot_general %0, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x16xf32>) -> tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %4 = stablehlo.subtract %arg13, %3 : tensor<32x16xf32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %7 = stablehlo.divide %4, %6 : tensor<32x16xf32>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x32xf32>
    %12 = call @relu(%11) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %14 = stablehlo.compare GT, %11, %13, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %16 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %19 = stablehlo.add %16, %18 : tensor<32x1xf32>
    %20 = stablehlo.subtract %19, %arg14 : tensor<32x1xf32>
    %21 = chlo.square %20 : tensor<32x1xf32> -> tensor<32x1xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<32x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<32x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %30 = stablehlo.reshape %29 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %33 = stablehlo.dot_general %28, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %35 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %37 = stablehlo.select %14, %35, %36 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %39 = stablehlo.reshape %38 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.dot_general %37, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg4, %c : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.multiply %45, %arg5 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.multiply %47, %40 : tensor<32xf32>
    %49 = stablehlo.add %46, %48 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %51 = stablehlo.multiply %50, %arg6 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.multiply %52, %42 : tensor<16x32xf32>
    %54 = stablehlo.add %51, %53 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %56 = stablehlo.multiply %55, %arg7 : tensor<1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.multiply %57, %32 : tensor<1xf32>
    %59 = stablehlo.add %56, %58 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %61 = stablehlo.multiply %60, %arg8 : tensor<32x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %63 = stablehlo.multiply %62, %34 : tensor<32x1xf32>
    %64 = stablehlo.add %61, %63 : tensor<32x1xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %66 = stablehlo.multiply %65, %arg9 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.multiply %67, %40 : tensor<32xf32>
    %69 = stablehlo.multiply %68, %40 : tensor<32xf32>
    %70 = stablehlo.add %66, %69 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %72 = stablehlo.multiply %71, %arg10 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %74 = stablehlo.multiply %73, %42 : tensor<16x32xf32>
    %75 = stablehlo.multiply %74, %42 : tensor<16x32xf32>
    %76 = stablehlo.add %72, %75 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %78 = stablehlo.multiply %77, %arg11 : tensor<1xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %80 = stablehlo.multiply %79, %32 : tensor<1xf32>
    %81 = stablehlo.multiply %80, %32 : tensor<1xf32>
    %82 = stablehlo.add %78, %81 : tensor<1xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %84 = stablehlo.multiply %83, %arg12 : tensor<32x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %86 = stablehlo.multiply %85, %34 : tensor<32x1xf32>
    %87 = stablehlo.multiply %86, %34 : tensor<32x1xf32>
    %88 = stablehlo.add %84, %87 : tensor<32x1xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %89 = stablehlo.power %cst_29, %44 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.subtract %cst_30, %89 : tensor<f32>
    %91 = stablehlo.sqrt %90 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %92 = stablehlo.multiply %cst_31, %91 : tensor<f32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %93 = stablehlo.power %cst_32, %44 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.subtract %cst_33, %93 : tensor<f32>
    %95 = stablehlo.divide %92, %94 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %97 = stablehlo.multiply %96, %49 : tensor<32xf32>
    %98 = stablehlo.sqrt %70 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %100 = stablehlo.add %98, %99 : tensor<32xf32>
    %101 = stablehlo.divide %97, %100 : tensor<32xf32>
    %102 = stablehlo.subtract %arg0, %101 : tensor<32xf32>
    %103 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %104 = stablehlo.multiply %103, %54 : tensor<16x32xf32>
    %105 = stablehlo.sqrt %76 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %107 = stablehlo.add %105, %106 : tensor<16x32xf32>
    %108 = stablehlo.divide %104, %107 : tensor<16x32xf32>
    %109 = stablehlo.subtract %arg1, %108 : tensor<16x32xf32>
    %110 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %111 = stablehlo.multiply %110, %59 : tensor<1xf32>
    %112 = stablehlo.sqrt %82 : tensor<1xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %114 = stablehlo.add %112, %113 : tensor<1xf32>
    %115 = stablehlo.divide %111, %114 : tensor<1xf32>
    %116 = stablehlo.subtract %arg2, %115 : tensor<1xf32>
    %117 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %118 = stablehlo.multiply %117, %64 : tensor<32x1xf32>
    %119 = stablehlo.sqrt %88 : tensor<32x1xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %121 = stablehlo.add %119, %120 : tensor<32x1xf32>
    %122 = stablehlo.divide %118, %121 : tensor<32x1xf32>
    %123 = stablehlo.subtract %arg3, %122 : tensor<32x1xf32>
    return %102, %109, %116, %123, %43, %49, %54, %59, %64, %70, %76, %82, %88, %25 : tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
