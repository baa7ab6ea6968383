module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<32x4xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<32x2xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("params['net']['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("params['net']['l0']['w']"), %arg6: tensor<2xf32> {tf.aliasing_output = 6 : i32} loc("params['sigma']"), %arg7: tensor<i32> {tf.aliasing_output = 7 : i32} loc("opt_state['count']"), %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['a']['b']"), %arg9: tensor<32x4xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['a']['w']"), %arg10: tensor<2xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['b']['b']"), %arg11: tensor<32x2xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['b']['w']"), %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['net']['l0']['b']"), %arg13: tensor<16x32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['m']['net']['l0']['w']"), %arg14: tensor<2xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['m']['sigma']"), %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['a']['b']"), %arg16: tensor<32x4xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['a']['w']"), %arg17: tensor<2xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['b']['b']"), %arg18: tensor<32x2xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['b']['w']"), %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32} loc("opt_state['v']['net']['l0']['b']"), %arg20: tensor<16x32xf32> {tf.aliasing_output = 20 : i32} loc("opt_state['v']['net']['l0']['w']"), %arg21: tensor<2xf32> {tf.aliasing_output = 21 : i32} loc("opt_state['v']['sigma']"), %arg22: tensor<16x16xf32> loc("batch['x']"), %arg23: tensor<16xi32> loc("batch['y']"), %arg24: tensor<16x2xf32> loc("batch['z']")) -> (tensor<4xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<32x2xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['net']['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['sigma']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['a']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['a']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['m']['b']['b']"}, tensor<32x2xf32> {jax.result_info = "result[1]['m']['b']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['net']['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['m']['sigma']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['a']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['a']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['v']['b']['b']"}, tensor<32x2xf32> {jax.result_info = "result[1]['v']['b']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['net']['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['v']['sigma']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg22, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = stablehlo.tanh %3 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x32xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x4xf32>
    %11:3 = call @log_softmax(%10) : (tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x1xf32>)
    %12 = stablehlo.broadcast_in_dim %arg23, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %13:2 = call @take_along_axis(%11#0, %12) : (tensor<16x4xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13#0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_1 : tensor<f32>
    %16 = stablehlo.negate %15 : tensor<f32>
    %17 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x2xf32>) -> tensor<16x2xf32>
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %20 = stablehlo.add %17, %19 : tensor<16x2xf32>
    %21 = stablehlo.subtract %20, %arg24 : tensor<16x2xf32>
    %22 = chlo.square %21 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_4 : tensor<f32>
    %27 = stablehlo.slice %arg6 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = stablehlo.negate %28 : tensor<f32>
    %30 = stablehlo.exponential %29 : tensor<f32>
    %31 = stablehlo.multiply %30, %16 : tensor<f32>
    %32 = stablehlo.slice %arg6 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
    %34 = stablehlo.negate %33 : tensor<f32>
    %35 = stablehlo.exponential %34 : tensor<f32>
    %36 = stablehlo.multiply %35, %26 : tensor<f32>
    %37 = stablehlo.add %31, %36 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%arg6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %39 = stablehlo.add %37, %38 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.multiply %35, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.multiply %cst_8, %26 : tensor<f32>
    %43 = stablehlo.multiply %42, %35 : tensor<f32>
    %44 = stablehlo.negate %43 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %45, %cst_9, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %47 = stablehlo.add %40, %46 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.multiply %30, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.multiply %cst_11, %16 : tensor<f32>
    %50 = stablehlo.multiply %49, %30 : tensor<f32>
    %51 = stablehlo.negate %50 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.pad %52, %cst_12, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %54 = stablehlo.add %47, %53 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %55 = stablehlo.divide %41, %cst_13 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %57 = stablehlo.multiply %56, %24 : tensor<16x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %59 = stablehlo.reshape %58 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %61 = stablehlo.dot_general %57, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %63 = stablehlo.dot_general %57, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<32x2xf32>) -> tensor<16x32xf32>
    %64 = stablehlo.negate %48 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_16 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %67 = call @take_along_axis_0(%13#1, %66) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x4xf32>
    %68 = call @log_softmax_1(%11#1, %11#2, %67) : (tensor<16x4xf32>, tensor<16x1xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.reshape %69 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.dot_general %68, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %74 = stablehlo.dot_general %68, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %75 = stablehlo.add %63, %74 : tensor<16x32xf32>
    %76 = stablehlo.multiply %75, %6 : tensor<16x32xf32>
    %77 = stablehlo.multiply %76, %4 : tensor<16x32xf32>
    %78 = stablehlo.add %76, %77 : tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.reshape %79 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.dot_general %78, %arg22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %84 = stablehlo.add %arg7, %c : tensor<i32>
    %85 = stablehlo.convert %84 : (tensor<i32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %87 = stablehlo.multiply %86, %arg8 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.multiply %88, %71 : tensor<4xf32>
    %90 = stablehlo.add %87, %89 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %92 = stablehlo.multiply %91, %arg9 : tensor<32x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %94 = stablehlo.multiply %93, %73 : tensor<32x4xf32>
    %95 = stablehlo.add %92, %94 : tensor<32x4xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %97 = stablehlo.multiply %96, %arg10 : tensor<2xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %99 = stablehlo.multiply %98, %60 : tensor<2xf32>
    %100 = stablehlo.add %97, %99 : tensor<2xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %102 = stablehlo.multiply %101, %arg11 : tensor<32x2xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %104 = stablehlo.multiply %103, %62 : tensor<32x2xf32>
    %105 = stablehlo.add %102, %104 : tensor<32x2xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %107 = stablehlo.multiply %106, %arg12 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.multiply %108, %81 : tensor<32xf32>
    %110 = stablehlo.add %107, %109 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.multiply %111, %arg13 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %114 = stablehlo.multiply %113, %83 : tensor<16x32xf32>
    %115 = stablehlo.add %112, %114 : tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %117 = stablehlo.multiply %116, %arg14 : tensor<2xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %119 = stablehlo.multiply %118, %54 : tensor<2xf32>
    %120 = stablehlo.add %117, %119 : tensor<2xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %122 = stablehlo.multiply %121, %arg15 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %124 = stablehlo.multiply %123, %71 : tensor<4xf32>
    %125 = stablehlo.multiply %124, %71 : tensor<4xf32>
    %126 = stablehlo.add %122, %125 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %128 = stablehlo.multiply %127, %arg16 : tensor<32x4xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %130 = stablehlo.multiply %129, %73 : tensor<32x4xf32>
    %131 = stablehlo.multiply %130, %73 : tensor<32x4xf32>
    %132 = stablehlo.add %128, %131 : tensor<32x4xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %134 = stablehlo.multiply %133, %arg17 : tensor<2xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %136 = stablehlo.multiply %135, %60 : tensor<2xf32>
    %137 = stablehlo.multiply %136, %60 : tensor<2xf32>
    %138 = stablehlo.add %134, %137 : tensor<2xf32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %140 = stablehlo.multiply %139, %arg18 : tensor<32x2xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %142 = stablehlo.multiply %141, %62 : tensor<32x2xf32>
    %143 = stablehlo.multiply %142, %62 : tensor<32x2xf32>
    %144 = stablehlo.add %140, %143 : tensor<32x2xf32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %146 = stablehlo.multiply %145, %arg19 : tensor<32xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %148 = stablehlo.multiply %147, %81 : tensor<32xf32>
    %149 = stablehlo.multiply %148, %81 : tensor<32xf32>
    %150 = stablehlo.add %146, %149 : tensor<32xf32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %152 = stablehlo.multiply %151, %arg20 : tensor<16x32xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %154 = stablehlo.multiply %153, %83 : tensor<16x32xf32>
    %155 = stablehlo.multiply %154, %83 : tensor<16x32xf32>
    %156 = stablehlo.add %152, %155 : tensor<16x32xf32>
    %cst_47 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %158 = stablehlo.multiply %157, %arg21 : tensor<2xf32>
    %cst_48 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %160 = stablehlo.multiply %159, %54 : tensor<2xf32>
    %161 = stablehlo.multiply %160, %54 : tensor<2xf32>
    %162 = stablehlo.add %158, %161 : tensor<2xf32>
    %cst_49 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %163 = stablehlo.power %cst_49, %85 : tensor<f32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.subtract %cst_50, %163 : tensor<f32>
    %165 = stablehlo.sqrt %164 : tensor<f32>
    %cst_51 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %166 = stablehlo.multiply %cst_51, %165 : tensor<f32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.power %cst_52, %85 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.subtract %cst_53, %167 : tensor<f32>
    %169 = stablehlo.divide %166, %168 : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %171 = stablehlo.multiply %170, %90 : tensor<4xf32>
    %172 = stablehlo.sqrt %126 : tensor<4xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %174 = stablehlo.add %172, %173 : tensor<4xf32>
    %175 = stablehlo.divide %171, %174 : tensor<4xf32>
    %176 = stablehlo.subtract %arg0, %175 : tensor<4xf32>
    %177 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %178 = stablehlo.multiply %177, %95 : tensor<32x4xf32>
    %179 = stablehlo.sqrt %132 : tensor<32x4xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %181 = stablehlo.add %179, %180 : tensor<32x4xf32>
    %182 = stablehlo.divide %178, %181 : tensor<32x4xf32>
    %183 = stablehlo.subtract %arg1, %182 : tensor<32x4xf32>
    %184 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %185 = stablehlo.multiply %184, %100 : tensor<2xf32>
    %186 = stablehlo.sqrt %138 : tensor<2xf32>
    %cst_56 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %188 = stablehlo.add %186, %187 : tensor<2xf32>
    %189 = stablehlo.divide %185, %188 : tensor<2xf32>
    %190 = stablehlo.subtract %arg2, %189 : tensor<2xf32>
    %191 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %192 = stablehlo.multiply %191, %105 : tensor<32x2xf32>
    %193 = stablehlo.sqrt %144 : tensor<32x2xf32>
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %195 = stablehlo.add %193, %194 : tensor<32x2xf32>
    %196 = stablehlo.divide %192, %195 : tensor<32x2xf32>
    %197 = stablehlo.subtract %arg3, %196 : tensor<32x2xf32>
    %198 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %199 = stablehlo.multiply %198, %110 : tensor<32xf32>
    %200 = stablehlo.sqrt %150 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %202 = stablehlo.add %200, %201 : tensor<32xf32>
    %203 = stablehlo.divide %199, %202 : tensor<32xf32>
    %204 = stablehlo.subtract %arg4, %203 : tensor<32xf32>
    %205 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %206 = stablehlo.multiply %205, %115 : tensor<16x32xf32>
    %207 = stablehlo.sqrt %156 : tensor<16x32xf32>
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %209 = stablehlo.add %207, %208 : tensor<16x32xf32>
    %210 = stablehlo.divide %206, %209 : tensor<16x32xf32>
    %211 = stablehlo.subtract %arg5, %210 : tensor<16x32xf32>
    %212 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %213 = stablehlo.multiply %212, %120 : tensor<2xf32>
    %214 = stablehlo.sqrt %162 : tensor<2xf32>
    %cst_60 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %216 = stablehlo.add %214, %215 : tensor<2xf32>
    %217 = stablehlo.divide %213, %216 : tensor<2xf32>
    %218 = stablehlo.subtract %arg6, %217 : tensor<2xf32>
    return %176, %183, %190, %197, %204, %211, %218, %84, %90, %95, %100, %105, %110, %115, %120, %126, %132, %138, %144, %150, %156, %162, %39 : tensor<4xf32>, tensor<32x4xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<2xf32>, tensor<i32>, tensor<4xf32>, tensor<32x4xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<2xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x4xf32>
    %6 = stablehlo.exponential %5 : tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x4xf32>
    return %11, %6, %8 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x4xf32>, %arg1: tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x4xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15, %5 : tensor<16x1xf32>, tensor<16x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x4xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<16x4xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x4xf32>
    return %7 : tensor<16x4xf32>
  }
}
