module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<8x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<1xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x1xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<8x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<32x8xf32> loc("batch['x']"), %arg14: tensor<32x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x1xf32>
    %12 = stablehlo.subtract %11, %arg14 : tensor<32x1xf32>
    %13 = chlo.square %12 : tensor<32x1xf32> -> tensor<32x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<32x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<32x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %27 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %29 = stablehlo.select %6, %27, %28 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.reshape %30 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.dot_general %29, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg4, %c : tensor<i32>
    %36 = stablehlo.convert %35 : (tensor<i32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.multiply %37, %arg5 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %40 = stablehlo.multiply %39, %32 : tensor<32xf32>
    %41 = stablehlo.add %38, %40 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %43 = stablehlo.multiply %42, %arg6 : tensor<8x32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %45 = stablehlo.multiply %44, %34 : tensor<8x32xf32>
    %46 = stablehlo.add %43, %45 : tensor<8x32xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.multiply %47, %arg7 : tensor<1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %50 = stablehlo.multiply %49, %24 : tensor<1xf32>
    %51 = stablehlo.add %48, %50 : tensor<1xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %53 = stablehlo.multiply %52, %arg8 : tensor<32x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %55 = stablehlo.multiply %54, %26 : tensor<32x1xf32>
    %56 = stablehlo.add %53, %55 : tensor<32x1xf32>
    %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %58 = stablehlo.multiply %57, %arg9 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %60 = stablehlo.multiply %59, %32 : tensor<32xf32>
    %61 = stablehlo.multiply %60, %32 : tensor<32xf32>
    %62 = stablehlo.add %58, %61 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %64 = stablehlo.multiply %63, %arg10 : tensor<8x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %66 = stablehlo.multiply %65, %34 : tensor<8x32xf32>
    %67 = stablehlo.multiply %66, %34 : tensor<8x32xf32>
    %68 = stablehlo.add %64, %67 : tensor<8x32xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %70 = stablehlo.multiply %69, %arg11 : tensor<1xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %72 = stablehlo.multiply %71, %24 : tensor<1xf32>
    %73 = stablehlo.multiply %72, %24 : tensor<1xf32>
    %74 = stablehlo.add %70, %73 : tensor<1xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %76 = stablehlo.multiply %75, %arg12 : tensor<32x1xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %78 = stablehlo.multiply %77, %26 : tensor<32x1xf32>
    %79 = stablehlo.multiply %78, %26 : tensor<32x1xf32>
    %80 = stablehlo.add %76, %79 : tensor<32x1xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %81 = stablehlo.power %cst_27, %36 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.subtract %cst_28, %81 : tensor<f32>
    %83 = stablehlo.sqrt %82 : tensor<f32>
    %cst_29 = stablehlo.constant dense<2.000000e-07> : tensor<f32>
    %84 = stablehlo.multiply %cst_29, %83 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.power %cst_30, %36 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.subtract %cst_31, %85 : tensor<f32>
    %87 = stablehlo.divide %84, %86 : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %89 = stablehlo.multiply %88, %41 : tensor<32xf32>
    %90 = stablehlo.sqrt %62 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.add %90, %91 : tensor<32xf32>
    %93 = stablehlo.divide %89, %92 : tensor<32xf32>
    %94 = stablehlo.subtract %arg0, %93 : tensor<32xf32>
    %95 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %96 = stablehlo.multiply %95, %46 : tensor<8x32xf32>
    %97 = stablehlo.sqrt %68 : tensor<8x32xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %99 = stablehlo.add %97, %98 : tensor<8x32xf32>
    %100 = stablehlo.divide %96, %99 : tensor<8x32xf32>
    %101 = stablehlo.subtract %arg1, %100 : tensor<8x32xf32>
    %102 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %103 = stablehlo.multiply %102, %51 : tensor<1xf32>
    %104 = stablehlo.sqrt %74 : tensor<1xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %106 = stablehlo.add %104, %105 : tensor<1xf32>
    %107 = stablehlo.divide %103, %106 : tensor<1xf32>
    %108 = stablehlo.subtract %arg2, %107 : tensor<1xf32>
    %109 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %110 = stablehlo.multiply %109, %56 : tensor<32x1xf32>
    %111 = stablehlo.sqrt %80 : tensor<32x1xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %113 = stablehlo.add %111, %112 : tensor<32x1xf32>
    %114 = stablehlo.divide %110, %113 : tensor<32x1xf32>
    %115 = stablehlo.subtract %arg3, %114 : tensor<32x1xf32>
    return %94, %101, %108, %115, %35, %41, %46, %51, %56, %62, %68, %74, %80, %17 : tensor<32xf32>, tensor<8x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<8x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
