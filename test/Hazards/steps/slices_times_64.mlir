module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<1x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<1xf32> {tf.aliasing_output = 4 : i32} loc("params['l2']['b']"), %arg5: tensor<32x1xf32> {tf.aliasing_output = 5 : i32} loc("params['l2']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l0']['b']"), %arg8: tensor<1x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l0']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['l1']['b']"), %arg10: tensor<32x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['l1']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['l2']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['l2']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['l0']['b']"), %arg14: tensor<1x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['l0']['w']"), %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['l1']['b']"), %arg16: tensor<32x32xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['l1']['w']"), %arg17: tensor<1xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['l2']['b']"), %arg18: tensor<32x1xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['l2']['w']"), %arg19: tensor<64x1xf32> loc("batch['x']"), %arg20: tensor<64xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l2']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l2']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l2']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<1x32xf32>) -> tensor<64x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x32xf32>
    %4 = stablehlo.tanh %3 : tensor<64x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<64x32xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %10 = stablehlo.add %7, %9 : tensor<64x32xf32>
    %11 = stablehlo.tanh %10 : tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<64x32xf32>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %17 = stablehlo.add %14, %16 : tensor<64x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<64x1xf32>) -> tensor<64xf32>
    %19 = stablehlo.slice %18 [1:64] : (tensor<64xf32>) -> tensor<63xf32>
    %20 = stablehlo.slice %18 [0:63] : (tensor<64xf32>) -> tensor<63xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<63xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<63xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<63xf32>
    %24 = stablehlo.slice %arg20 [1:64] : (tensor<64xf32>) -> tensor<63xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<63xf32>
    %26 = chlo.square %25 : tensor<63xf32> -> tensor<63xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<63xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<63xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<63xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.300000e+01> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<6.300000e+01> : tensor<f32>
    %31 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<63xf32>
    %33 = stablehlo.multiply %32, %28 : tensor<63xf32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<63xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<63xf32>
    %36 = stablehlo.negate %35 : tensor<63xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %36, %cst_8, low = [0], high = [1], interior = [0] : (tensor<63xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %35, %cst_9, low = [1], high = [0], interior = [0] : (tensor<63xf32>, tensor<f32>) -> tensor<64xf32>
    %39 = stablehlo.add %37, %38 : tensor<64xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.dot_general %40, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %47 = stablehlo.dot_general %40, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
    %48 = stablehlo.multiply %47, %13 : tensor<64x32xf32>
    %49 = stablehlo.multiply %48, %11 : tensor<64x32xf32>
    %50 = stablehlo.add %48, %49 : tensor<64x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.reshape %51 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.dot_general %50, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %56 = stablehlo.dot_general %50, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %57 = stablehlo.multiply %56, %6 : tensor<64x32xf32>
    %58 = stablehlo.multiply %57, %4 : tensor<64x32xf32>
    %59 = stablehlo.add %57, %58 : tensor<64x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.reshape %60 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.dot_general %59, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %65 = stablehlo.add %arg6, %c : tensor<i32>
    %66 = stablehlo.convert %65 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.multiply %67, %arg7 : tensor<32xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %70 = stablehlo.multiply %69, %62 : tensor<32xf32>
    %71 = stablehlo.add %68, %70 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %73 = stablehlo.multiply %72, %arg8 : tensor<1x32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %75 = stablehlo.multiply %74, %64 : tensor<1x32xf32>
    %76 = stablehlo.add %73, %75 : tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.multiply %77, %arg9 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.multiply %79, %53 : tensor<32xf32>
    %81 = stablehlo.add %78, %80 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %83 = stablehlo.multiply %82, %arg10 : tensor<32x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %85 = stablehlo.multiply %84, %55 : tensor<32x32xf32>
    %86 = stablehlo.add %83, %85 : tensor<32x32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %88 = stablehlo.multiply %87, %arg11 : tensor<1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %90 = stablehlo.multiply %89, %44 : tensor<1xf32>
    %91 = stablehlo.add %88, %90 : tensor<1xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %93 = stablehlo.multiply %92, %arg12 : tensor<32x1xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %95 = stablehlo.multiply %94, %46 : tensor<32x1xf32>
    %96 = stablehlo.add %93, %95 : tensor<32x1xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.multiply %97, %arg13 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %100 = stablehlo.multiply %99, %62 : tensor<32xf32>
    %101 = stablehlo.multiply %100, %62 : tensor<32xf32>
    %102 = stablehlo.add %98, %101 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %104 = stablehlo.multiply %103, %arg14 : tensor<1x32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %106 = stablehlo.multiply %105, %64 : tensor<1x32xf32>
    %107 = stablehlo.multiply %106, %64 : tensor<1x32xf32>
    %108 = stablehlo.add %104, %107 : tensor<1x32xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %110 = stablehlo.multiply %109, %arg15 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %112 = stablehlo.multiply %111, %53 : tensor<32xf32>
    %113 = stablehlo.multiply %112, %53 : tensor<32xf32>
    %114 = stablehlo.add %110, %113 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %116 = stablehlo.multiply %115, %arg16 : tensor<32x32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %118 = stablehlo.multiply %117, %55 : tensor<32x32xf32>
    %119 = stablehlo.multiply %118, %55 : tensor<32x32xf32>
    %120 = stablehlo.add %116, %119 : tensor<32x32xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %122 = stablehlo.multiply %121, %arg17 : tensor<1xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %124 = stablehlo.multiply %123, %44 : tensor<1xf32>
    %125 = stablehlo.multiply %124, %44 : tensor<1xf32>
    %126 = stablehlo.add %122, %125 : tensor<1xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %128 = stablehlo.multiply %127, %arg18 : tensor<32x1xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %130 = stablehlo.multiply %129, %46 : tensor<32x1xf32>
    %131 = stablehlo.multiply %130, %46 : tensor<32x1xf32>
    %132 = stablehlo.add %128, %131 : tensor<32x1xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %133 = stablehlo.power %cst_40, %66 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.subtract %cst_41, %133 : tensor<f32>
    %135 = stablehlo.sqrt %134 : tensor<f32>
    %cst_42 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %136 = stablehlo.multiply %cst_42, %135 : tensor<f32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %137 = stablehlo.power %cst_43, %66 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.subtract %cst_44, %137 : tensor<f32>
    %139 = stablehlo.divide %136, %138 : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %141 = stablehlo.multiply %140, %71 : tensor<32xf32>
    %142 = stablehlo.sqrt %102 : tensor<32xf32>
    %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %144 = stablehlo.add %142, %143 : tensor<32xf32>
    %145 = stablehlo.divide %141, %144 : tensor<32xf32>
    %146 = stablehlo.subtract %arg0, %145 : tensor<32xf32>
    %147 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %148 = stablehlo.multiply %147, %76 : tensor<1x32xf32>
    %149 = stablehlo.sqrt %108 : tensor<1x32xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %151 = stablehlo.add %149, %150 : tensor<1x32xf32>
    %152 = stablehlo.divide %148, %151 : tensor<1x32xf32>
    %153 = stablehlo.subtract %arg1, %152 : tensor<1x32xf32>
    %154 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %155 = stablehlo.multiply %154, %81 : tensor<32xf32>
    %156 = stablehlo.sqrt %114 : tensor<32xf32>
    %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %158 = stablehlo.add %156, %157 : tensor<32xf32>
    %159 = stablehlo.divide %155, %158 : tensor<32xf32>
    %160 = stablehlo.subtract %arg2, %159 : tensor<32xf32>
    %161 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %162 = stablehlo.multiply %161, %86 : tensor<32x32xf32>
    %163 = stablehlo.sqrt %120 : tensor<32x32xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %165 = stablehlo.add %163, %164 : tensor<32x32xf32>
    %166 = stablehlo.divide %162, %165 : tensor<32x32xf32>
    %167 = stablehlo.subtract %arg3, %166 : tensor<32x32xf32>
    %168 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %169 = stablehlo.multiply %168, %91 : tensor<1xf32>
    %170 = stablehlo.sqrt %126 : tensor<1xf32>
    %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %172 = stablehlo.add %170, %171 : tensor<1xf32>
    %173 = stablehlo.divide %169, %172 : tensor<1xf32>
    %174 = stablehlo.subtract %arg4, %173 : tensor<1xf32>
    %175 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %176 = stablehlo.multiply %175, %96 : tensor<32x1xf32>
    %177 = stablehlo.sqrt %132 : tensor<32x1xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %179 = stablehlo.add %177, %178 : tensor<32x1xf32>
    %180 = stablehlo.divide %176, %179 : tensor<32x1xf32>
    %181 = stablehlo.subtract %arg5, %180 : tensor<32x1xf32>
    return %146, %153, %160, %167, %174, %181, %65, %71, %76, %81, %86, %91, %96, %102, %108, %114, %120, %126, %132, %30 : tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
}
