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
    %18 = stablehlo.tanh %17 : tensor<64x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<64x1xf32>
    %21 = stablehlo.reshape %18 : (tensor<64x1xf32>) -> tensor<64xf32>
    %22 = stablehlo.slice %21 [2:64] : (tensor<64xf32>) -> tensor<62xf32>
    %23 = stablehlo.slice %21 [1:63] : (tensor<64xf32>) -> tensor<62xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<62xf32>
    %26 = stablehlo.subtract %22, %25 : tensor<62xf32>
    %27 = stablehlo.slice %21 [0:62] : (tensor<64xf32>) -> tensor<62xf32>
    %28 = stablehlo.add %26, %27 : tensor<62xf32>
    %cst_3 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<62xf32>
    %31 = stablehlo.slice %arg20 [1:63] : (tensor<64xf32>) -> tensor<62xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<62xf32>
    %34 = stablehlo.subtract %30, %33 : tensor<62xf32>
    %35 = chlo.square %34 : tensor<62xf32> -> tensor<62xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<62xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_8 : tensor<f32>
    %41 = stablehlo.slice %21 [0:64:63] : (tensor<64xf32>) -> tensor<2xf32>
    %42 = stablehlo.multiply %41, %41 : tensor<2xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_11 : tensor<f32>
    %47 = stablehlo.add %40, %46 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %50 = stablehlo.multiply %49, %44 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %50, %cst_14, low = [0], high = [0], interior = [62] : (tensor<2xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %52 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<6.200000e+01> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_17 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %55 = stablehlo.multiply %54, %37 : tensor<62xf32>
    %cst_18 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<62xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.pad %57, %cst_19, low = [0], high = [2], interior = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<64xf32>
    %59 = stablehlo.add %51, %58 : tensor<64xf32>
    %60 = stablehlo.negate %57 : tensor<62xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<62xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %62, %cst_21, low = [1], high = [1], interior = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<64xf32>
    %64 = stablehlo.add %59, %63 : tensor<64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %57, %cst_22, low = [2], high = [0], interior = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<64xf32>
    %66 = stablehlo.add %64, %65 : tensor<64xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %68 = stablehlo.multiply %67, %20 : tensor<64x1xf32>
    %69 = stablehlo.multiply %68, %18 : tensor<64x1xf32>
    %70 = stablehlo.add %68, %69 : tensor<64x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %72 = stablehlo.reshape %71 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %75 = stablehlo.dot_general %70, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %77 = stablehlo.dot_general %70, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
    %78 = stablehlo.multiply %77, %13 : tensor<64x32xf32>
    %79 = stablehlo.multiply %78, %11 : tensor<64x32xf32>
    %80 = stablehlo.add %78, %79 : tensor<64x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.reshape %81 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %84 = stablehlo.dot_general %80, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %86 = stablehlo.dot_general %80, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %87 = stablehlo.multiply %86, %6 : tensor<64x32xf32>
    %88 = stablehlo.multiply %87, %4 : tensor<64x32xf32>
    %89 = stablehlo.add %87, %88 : tensor<64x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.reshape %90 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.dot_general %89, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %arg6, %c : tensor<i32>
    %96 = stablehlo.convert %95 : (tensor<i32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.multiply %97, %arg7 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %100 = stablehlo.multiply %99, %92 : tensor<32xf32>
    %101 = stablehlo.add %98, %100 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %103 = stablehlo.multiply %102, %arg8 : tensor<1x32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %105 = stablehlo.multiply %104, %94 : tensor<1x32xf32>
    %106 = stablehlo.add %103, %105 : tensor<1x32xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %108 = stablehlo.multiply %107, %arg9 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %110 = stablehlo.multiply %109, %83 : tensor<32xf32>
    %111 = stablehlo.add %108, %110 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %113 = stablehlo.multiply %112, %arg10 : tensor<32x32xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %115 = stablehlo.multiply %114, %85 : tensor<32x32xf32>
    %116 = stablehlo.add %113, %115 : tensor<32x32xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %118 = stablehlo.multiply %117, %arg11 : tensor<1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %120 = stablehlo.multiply %119, %74 : tensor<1xf32>
    %121 = stablehlo.add %118, %120 : tensor<1xf32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %123 = stablehlo.multiply %122, %arg12 : tensor<32x1xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %125 = stablehlo.multiply %124, %76 : tensor<32x1xf32>
    %126 = stablehlo.add %123, %125 : tensor<32x1xf32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %128 = stablehlo.multiply %127, %arg13 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %92 : tensor<32xf32>
    %131 = stablehlo.multiply %130, %92 : tensor<32xf32>
    %132 = stablehlo.add %128, %131 : tensor<32xf32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %134 = stablehlo.multiply %133, %arg14 : tensor<1x32xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %136 = stablehlo.multiply %135, %94 : tensor<1x32xf32>
    %137 = stablehlo.multiply %136, %94 : tensor<1x32xf32>
    %138 = stablehlo.add %134, %137 : tensor<1x32xf32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %140 = stablehlo.multiply %139, %arg15 : tensor<32xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %142 = stablehlo.multiply %141, %83 : tensor<32xf32>
    %143 = stablehlo.multiply %142, %83 : tensor<32xf32>
    %144 = stablehlo.add %140, %143 : tensor<32xf32>
    %cst_47 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %146 = stablehlo.multiply %145, %arg16 : tensor<32x32xf32>
    %cst_48 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %148 = stablehlo.multiply %147, %85 : tensor<32x32xf32>
    %149 = stablehlo.multiply %148, %85 : tensor<32x32xf32>
    %150 = stablehlo.add %146, %149 : tensor<32x32xf32>
    %cst_49 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %152 = stablehlo.multiply %151, %arg17 : tensor<1xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %154 = stablehlo.multiply %153, %74 : tensor<1xf32>
    %155 = stablehlo.multiply %154, %74 : tensor<1xf32>
    %156 = stablehlo.add %152, %155 : tensor<1xf32>
    %cst_51 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %158 = stablehlo.multiply %157, %arg18 : tensor<32x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %160 = stablehlo.multiply %159, %76 : tensor<32x1xf32>
    %161 = stablehlo.multiply %160, %76 : tensor<32x1xf32>
    %162 = stablehlo.add %158, %161 : tensor<32x1xf32>
    %cst_53 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %163 = stablehlo.power %cst_53, %96 : tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.subtract %cst_54, %163 : tensor<f32>
    %165 = stablehlo.sqrt %164 : tensor<f32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %166 = stablehlo.multiply %cst_55, %165 : tensor<f32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.power %cst_56, %96 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.subtract %cst_57, %167 : tensor<f32>
    %169 = stablehlo.divide %166, %168 : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %171 = stablehlo.multiply %170, %101 : tensor<32xf32>
    %172 = stablehlo.sqrt %132 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %174 = stablehlo.add %172, %173 : tensor<32xf32>
    %175 = stablehlo.divide %171, %174 : tensor<32xf32>
    %176 = stablehlo.subtract %arg0, %175 : tensor<32xf32>
    %177 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %178 = stablehlo.multiply %177, %106 : tensor<1x32xf32>
    %179 = stablehlo.sqrt %138 : tensor<1x32xf32>
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %181 = stablehlo.add %179, %180 : tensor<1x32xf32>
    %182 = stablehlo.divide %178, %181 : tensor<1x32xf32>
    %183 = stablehlo.subtract %arg1, %182 : tensor<1x32xf32>
    %184 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %185 = stablehlo.multiply %184, %111 : tensor<32xf32>
    %186 = stablehlo.sqrt %144 : tensor<32xf32>
    %cst_60 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %188 = stablehlo.add %186, %187 : tensor<32xf32>
    %189 = stablehlo.divide %185, %188 : tensor<32xf32>
    %190 = stablehlo.subtract %arg2, %189 : tensor<32xf32>
    %191 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %192 = stablehlo.multiply %191, %116 : tensor<32x32xf32>
    %193 = stablehlo.sqrt %150 : tensor<32x32xf32>
    %cst_61 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %195 = stablehlo.add %193, %194 : tensor<32x32xf32>
    %196 = stablehlo.divide %192, %195 : tensor<32x32xf32>
    %197 = stablehlo.subtract %arg3, %196 : tensor<32x32xf32>
    %198 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %199 = stablehlo.multiply %198, %121 : tensor<1xf32>
    %200 = stablehlo.sqrt %156 : tensor<1xf32>
    %cst_62 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %202 = stablehlo.add %200, %201 : tensor<1xf32>
    %203 = stablehlo.divide %199, %202 : tensor<1xf32>
    %204 = stablehlo.subtract %arg4, %203 : tensor<1xf32>
    %205 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %206 = stablehlo.multiply %205, %126 : tensor<32x1xf32>
    %207 = stablehlo.sqrt %162 : tensor<32x1xf32>
    %cst_63 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %209 = stablehlo.add %207, %208 : tensor<32x1xf32>
    %210 = stablehlo.divide %206, %209 : tensor<32x1xf32>
    %211 = stablehlo.subtract %arg5, %210 : tensor<32x1xf32>
    return %176, %183, %190, %197, %204, %211, %95, %101, %106, %111, %116, %121, %126, %132, %138, %144, %150, %156, %162, %47 : tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
}
