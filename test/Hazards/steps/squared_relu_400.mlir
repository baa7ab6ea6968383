module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['in']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['in']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['in']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['in']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<32x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<16x16xf32> loc("batch['x']"), %arg14: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = chlo.square %4 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %10 = stablehlo.multiply %9, %4 : tensor<16x32xf32>
    %11 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %14 = stablehlo.add %11, %13 : tensor<16x4xf32>
    %15 = stablehlo.subtract %14, %arg14 : tensor<16x4xf32>
    %16 = chlo.square %15 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %21 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.reshape %24 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.dot_general %23, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %29 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %30 = stablehlo.multiply %29, %10 : tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %32 = stablehlo.select %6, %30, %31 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %34 = stablehlo.reshape %33 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %36 = stablehlo.dot_general %32, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.add %arg4, %c : tensor<i32>
    %39 = stablehlo.convert %38 : (tensor<i32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.multiply %40, %arg5 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.multiply %42, %35 : tensor<32xf32>
    %44 = stablehlo.add %41, %43 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.multiply %45, %arg6 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %48 = stablehlo.multiply %47, %37 : tensor<16x32xf32>
    %49 = stablehlo.add %46, %48 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %arg7 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.multiply %52, %26 : tensor<4xf32>
    %54 = stablehlo.add %51, %53 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %56 = stablehlo.multiply %55, %arg8 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %58 = stablehlo.multiply %57, %28 : tensor<32x4xf32>
    %59 = stablehlo.add %56, %58 : tensor<32x4xf32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.multiply %60, %arg9 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.multiply %62, %35 : tensor<32xf32>
    %64 = stablehlo.multiply %63, %35 : tensor<32xf32>
    %65 = stablehlo.add %61, %64 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %67 = stablehlo.multiply %66, %arg10 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %69 = stablehlo.multiply %68, %37 : tensor<16x32xf32>
    %70 = stablehlo.multiply %69, %37 : tensor<16x32xf32>
    %71 = stablehlo.add %67, %70 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.multiply %72, %arg11 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %75 = stablehlo.multiply %74, %26 : tensor<4xf32>
    %76 = stablehlo.multiply %75, %26 : tensor<4xf32>
    %77 = stablehlo.add %73, %76 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %79 = stablehlo.multiply %78, %arg12 : tensor<32x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %81 = stablehlo.multiply %80, %28 : tensor<32x4xf32>
    %82 = stablehlo.multiply %81, %28 : tensor<32x4xf32>
    %83 = stablehlo.add %79, %82 : tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %84 = stablehlo.power %cst_28, %39 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.subtract %cst_29, %84 : tensor<f32>
    %86 = stablehlo.sqrt %85 : tensor<f32>
    %cst_30 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %87 = stablehlo.multiply %cst_30, %86 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.power %cst_31, %39 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.subtract %cst_32, %88 : tensor<f32>
    %90 = stablehlo.divide %87, %89 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.multiply %91, %44 : tensor<32xf32>
    %93 = stablehlo.sqrt %65 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %95 = stablehlo.add %93, %94 : tensor<32xf32>
    %96 = stablehlo.divide %92, %95 : tensor<32xf32>
    %97 = stablehlo.subtract %arg0, %96 : tensor<32xf32>
    %98 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %99 = stablehlo.multiply %98, %49 : tensor<16x32xf32>
    %100 = stablehlo.sqrt %71 : tensor<16x32xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %102 = stablehlo.add %100, %101 : tensor<16x32xf32>
    %103 = stablehlo.divide %99, %102 : tensor<16x32xf32>
    %104 = stablehlo.subtract %arg1, %103 : tensor<16x32xf32>
    %105 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %106 = stablehlo.multiply %105, %54 : tensor<4xf32>
    %107 = stablehlo.sqrt %77 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.add %107, %108 : tensor<4xf32>
    %110 = stablehlo.divide %106, %109 : tensor<4xf32>
    %111 = stablehlo.subtract %arg2, %110 : tensor<4xf32>
    %112 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %113 = stablehlo.multiply %112, %59 : tensor<32x4xf32>
    %114 = stablehlo.sqrt %83 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %116 = stablehlo.add %114, %115 : tensor<32x4xf32>
    %117 = stablehlo.divide %113, %116 : tensor<32x4xf32>
    %118 = stablehlo.subtract %arg3, %117 : tensor<32x4xf32>
    return %97, %104, %111, %118, %38, %44, %49, %54, %59, %65, %71, %77, %83, %20 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
