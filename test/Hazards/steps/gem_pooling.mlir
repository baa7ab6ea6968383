module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['in']['b']"), %arg6: tensor<8x16xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['in']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<16x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['in']['b']"), %arg10: tensor<8x16xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['in']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<16x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<8x9x8xf32> loc("batch['x']"), %arg14: tensor<8x4xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1]['m']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1]['v']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x9x8xf32>, tensor<8x16xf32>) -> tensor<8x9x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x9x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x9x16xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<8x9x16xf32>
    %6 = stablehlo.compare EQ, %3, %5, FLOAT : (tensor<8x9x16xf32>, tensor<8x9x16xf32>) -> tensor<8x9x16xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<8x9x16xi1>, tensor<8x9x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %11 = stablehlo.compare EQ, %10, %5, FLOAT : (tensor<8x9x16xf32>, tensor<8x9x16xf32>) -> tensor<8x9x16xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<8x9x16xi1>, tensor<8x9x16xf32>
    %15 = stablehlo.divide %9, %14 : tensor<8x9x16xf32>
    %16 = stablehlo.multiply %5, %5 : tensor<8x9x16xf32>
    %17 = stablehlo.multiply %16, %5 : tensor<8x9x16xf32>
    %18 = stablehlo.multiply %5, %5 : tensor<8x9x16xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x9x16xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<8x9x16xf32>
    %cst_6 = stablehlo.constant dense<0.111111112> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %22 = stablehlo.dot_general %17, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x9x16xf32>, tensor<9xf32>) -> tensor<8x16xf32>
    %23 = stablehlo.cbrt %22 : tensor<8x16xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<8x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %26 = stablehlo.divide %25, %24 : tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<8x16xf32>
    %29 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %32 = stablehlo.add %29, %31 : tensor<8x4xf32>
    %33 = stablehlo.subtract %32, %arg14 : tensor<8x4xf32>
    %34 = chlo.square %33 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %36 = stablehlo.multiply %35, %33 : tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<8x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.reshape %42 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.dot_general %41, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %47 = stablehlo.dot_general %41, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %48 = stablehlo.multiply %47, %28 : tensor<8x16xf32>
    %49 = stablehlo.dot_general %48, %21, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<9xf32>) -> tensor<8x16x9xf32>
    %50 = stablehlo.transpose %49, dims = [0, 2, 1] : (tensor<8x16x9xf32>) -> tensor<8x9x16xf32>
    %51 = stablehlo.multiply %50, %20 : tensor<8x9x16xf32>
    %52 = stablehlo.multiply %51, %15 : tensor<8x9x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x9x16xf32>, tensor<f32>) -> tensor<16xf32>
    %54 = stablehlo.reshape %53 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %56 = stablehlo.dot_general %52, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x9x16xf32>, tensor<8x9x8xf32>) -> tensor<16x8xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %58 = stablehlo.add %arg4, %c : tensor<i32>
    %59 = stablehlo.convert %58 : (tensor<i32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %61 = stablehlo.multiply %60, %arg5 : tensor<16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.multiply %62, %55 : tensor<16xf32>
    %64 = stablehlo.add %61, %63 : tensor<16xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %66 = stablehlo.multiply %65, %arg6 : tensor<8x16xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %68 = stablehlo.multiply %67, %57 : tensor<8x16xf32>
    %69 = stablehlo.add %66, %68 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.multiply %70, %arg7 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.multiply %72, %44 : tensor<4xf32>
    %74 = stablehlo.add %71, %73 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %76 = stablehlo.multiply %75, %arg8 : tensor<16x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %78 = stablehlo.multiply %77, %46 : tensor<16x4xf32>
    %79 = stablehlo.add %76, %78 : tensor<16x4xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %81 = stablehlo.multiply %80, %arg9 : tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %83 = stablehlo.multiply %82, %55 : tensor<16xf32>
    %84 = stablehlo.multiply %83, %55 : tensor<16xf32>
    %85 = stablehlo.add %81, %84 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %87 = stablehlo.multiply %86, %arg10 : tensor<8x16xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %89 = stablehlo.multiply %88, %57 : tensor<8x16xf32>
    %90 = stablehlo.multiply %89, %57 : tensor<8x16xf32>
    %91 = stablehlo.add %87, %90 : tensor<8x16xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.multiply %92, %arg11 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.multiply %94, %44 : tensor<4xf32>
    %96 = stablehlo.multiply %95, %44 : tensor<4xf32>
    %97 = stablehlo.add %93, %96 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %99 = stablehlo.multiply %98, %arg12 : tensor<16x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %101 = stablehlo.multiply %100, %46 : tensor<16x4xf32>
    %102 = stablehlo.multiply %101, %46 : tensor<16x4xf32>
    %103 = stablehlo.add %99, %102 : tensor<16x4xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %104 = stablehlo.power %cst_34, %59 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.subtract %cst_35, %104 : tensor<f32>
    %106 = stablehlo.sqrt %105 : tensor<f32>
    %cst_36 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %107 = stablehlo.multiply %cst_36, %106 : tensor<f32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.power %cst_37, %59 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.subtract %cst_38, %108 : tensor<f32>
    %110 = stablehlo.divide %107, %109 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %112 = stablehlo.multiply %111, %64 : tensor<16xf32>
    %113 = stablehlo.sqrt %85 : tensor<16xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %115 = stablehlo.add %113, %114 : tensor<16xf32>
    %116 = stablehlo.divide %112, %115 : tensor<16xf32>
    %117 = stablehlo.subtract %arg0, %116 : tensor<16xf32>
    %118 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %119 = stablehlo.multiply %118, %69 : tensor<8x16xf32>
    %120 = stablehlo.sqrt %91 : tensor<8x16xf32>
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %122 = stablehlo.add %120, %121 : tensor<8x16xf32>
    %123 = stablehlo.divide %119, %122 : tensor<8x16xf32>
    %124 = stablehlo.subtract %arg1, %123 : tensor<8x16xf32>
    %125 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.multiply %125, %74 : tensor<4xf32>
    %127 = stablehlo.sqrt %97 : tensor<4xf32>
    %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %129 = stablehlo.add %127, %128 : tensor<4xf32>
    %130 = stablehlo.divide %126, %129 : tensor<4xf32>
    %131 = stablehlo.subtract %arg2, %130 : tensor<4xf32>
    %132 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %133 = stablehlo.multiply %132, %79 : tensor<16x4xf32>
    %134 = stablehlo.sqrt %103 : tensor<16x4xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %136 = stablehlo.add %134, %135 : tensor<16x4xf32>
    %137 = stablehlo.divide %133, %136 : tensor<16x4xf32>
    %138 = stablehlo.subtract %arg3, %137 : tensor<16x4xf32>
    return %117, %124, %131, %138, %58, %64, %69, %74, %79, %85, %91, %97, %103, %38 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
}
