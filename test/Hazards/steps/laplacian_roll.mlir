module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<1x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<1xf32> {tf.aliasing_output = 4 : i32} loc("params['l2']['b']"), %arg5: tensor<32x1xf32> {tf.aliasing_output = 5 : i32} loc("params['l2']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l0']['b']"), %arg8: tensor<1x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l0']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['l1']['b']"), %arg10: tensor<32x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['l1']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['l2']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['l2']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['l0']['b']"), %arg14: tensor<1x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['l0']['w']"), %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['l1']['b']"), %arg16: tensor<32x32xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['l1']['w']"), %arg17: tensor<1xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['l2']['b']"), %arg18: tensor<32x1xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['l2']['w']"), %arg19: tensor<64x1xf32> loc("batch['x']"), %arg20: tensor<64xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l2']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l2']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l2']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg19 : (tensor<64x1xf32>) -> tensor<64xf32>
    %cst = stablehlo.constant dense<6.280000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<64xf32>
    %3 = stablehlo.sine %2 : tensor<64xf32>
    %4 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<1x32xf32>) -> tensor<64x32xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %7 = stablehlo.add %4, %6 : tensor<64x32xf32>
    %8 = stablehlo.tanh %7 : tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<64x32xf32>
    %11 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %14 = stablehlo.add %11, %13 : tensor<64x32xf32>
    %15 = stablehlo.tanh %14 : tensor<64x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<64x32xf32>
    %18 = stablehlo.dot_general %15, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %21 = stablehlo.add %18, %20 : tensor<64x1xf32>
    %22 = stablehlo.reshape %21 : (tensor<64x1xf32>) -> tensor<64xf32>
    %23 = stablehlo.multiply %3, %22 : tensor<64xf32>
    %24 = call @_roll_static(%23) : (tensor<64xf32>) -> tensor<64xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<64xf32>
    %27 = stablehlo.subtract %24, %26 : tensor<64xf32>
    %28 = call @_roll_static_0(%23) : (tensor<64xf32>) -> tensor<64xf32>
    %29 = stablehlo.add %27, %28 : tensor<64xf32>
    %cst_3 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %31 = stablehlo.divide %29, %30 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %33 = stablehlo.multiply %32, %arg20 : tensor<64xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<64xf32>
    %35 = chlo.square %34 : tensor<64xf32> -> tensor<64xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %41 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_11 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %44 = stablehlo.multiply %43, %37 : tensor<64xf32>
    %cst_12 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %46 = stablehlo.divide %44, %45 : tensor<64xf32>
    %47 = call @_roll_static_1(%46) : (tensor<64xf32>) -> tensor<64xf32>
    %48 = stablehlo.negate %46 : tensor<64xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %50 = stablehlo.multiply %49, %48 : tensor<64xf32>
    %51 = stablehlo.add %47, %50 : tensor<64xf32>
    %52 = call @_roll_static_2(%46) : (tensor<64xf32>) -> tensor<64xf32>
    %53 = stablehlo.add %51, %52 : tensor<64xf32>
    %54 = stablehlo.multiply %3, %53 : tensor<64xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.dot_general %55, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %62 = stablehlo.dot_general %55, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
    %63 = stablehlo.multiply %62, %17 : tensor<64x32xf32>
    %64 = stablehlo.multiply %63, %15 : tensor<64x32xf32>
    %65 = stablehlo.add %63, %64 : tensor<64x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %67 = stablehlo.reshape %66 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %69 = stablehlo.dot_general %65, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %71 = stablehlo.dot_general %65, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %72 = stablehlo.multiply %71, %10 : tensor<64x32xf32>
    %73 = stablehlo.multiply %72, %8 : tensor<64x32xf32>
    %74 = stablehlo.add %72, %73 : tensor<64x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.reshape %75 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.dot_general %74, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %80 = stablehlo.add %arg6, %c : tensor<i32>
    %81 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.multiply %82, %arg7 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %85 = stablehlo.multiply %84, %77 : tensor<32xf32>
    %86 = stablehlo.add %83, %85 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %88 = stablehlo.multiply %87, %arg8 : tensor<1x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %90 = stablehlo.multiply %89, %79 : tensor<1x32xf32>
    %91 = stablehlo.add %88, %90 : tensor<1x32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.multiply %92, %arg9 : tensor<32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %95 = stablehlo.multiply %94, %68 : tensor<32xf32>
    %96 = stablehlo.add %93, %95 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %98 = stablehlo.multiply %97, %arg10 : tensor<32x32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %100 = stablehlo.multiply %99, %70 : tensor<32x32xf32>
    %101 = stablehlo.add %98, %100 : tensor<32x32xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %103 = stablehlo.multiply %102, %arg11 : tensor<1xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %105 = stablehlo.multiply %104, %59 : tensor<1xf32>
    %106 = stablehlo.add %103, %105 : tensor<1xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %108 = stablehlo.multiply %107, %arg12 : tensor<32x1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %110 = stablehlo.multiply %109, %61 : tensor<32x1xf32>
    %111 = stablehlo.add %108, %110 : tensor<32x1xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %113 = stablehlo.multiply %112, %arg13 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %115 = stablehlo.multiply %114, %77 : tensor<32xf32>
    %116 = stablehlo.multiply %115, %77 : tensor<32xf32>
    %117 = stablehlo.add %113, %116 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %119 = stablehlo.multiply %118, %arg14 : tensor<1x32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %121 = stablehlo.multiply %120, %79 : tensor<1x32xf32>
    %122 = stablehlo.multiply %121, %79 : tensor<1x32xf32>
    %123 = stablehlo.add %119, %122 : tensor<1x32xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.multiply %124, %arg15 : tensor<32xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %127 = stablehlo.multiply %126, %68 : tensor<32xf32>
    %128 = stablehlo.multiply %127, %68 : tensor<32xf32>
    %129 = stablehlo.add %125, %128 : tensor<32xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %131 = stablehlo.multiply %130, %arg16 : tensor<32x32xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %133 = stablehlo.multiply %132, %70 : tensor<32x32xf32>
    %134 = stablehlo.multiply %133, %70 : tensor<32x32xf32>
    %135 = stablehlo.add %131, %134 : tensor<32x32xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %137 = stablehlo.multiply %136, %arg17 : tensor<1xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %139 = stablehlo.multiply %138, %59 : tensor<1xf32>
    %140 = stablehlo.multiply %139, %59 : tensor<1xf32>
    %141 = stablehlo.add %137, %140 : tensor<1xf32>
    %cst_42 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %143 = stablehlo.multiply %142, %arg18 : tensor<32x1xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %145 = stablehlo.multiply %144, %61 : tensor<32x1xf32>
    %146 = stablehlo.multiply %145, %61 : tensor<32x1xf32>
    %147 = stablehlo.add %143, %146 : tensor<32x1xf32>
    %cst_44 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %148 = stablehlo.power %cst_44, %81 : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.subtract %cst_45, %148 : tensor<f32>
    %150 = stablehlo.sqrt %149 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %151 = stablehlo.multiply %cst_46, %150 : tensor<f32>
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %152 = stablehlo.power %cst_47, %81 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.subtract %cst_48, %152 : tensor<f32>
    %154 = stablehlo.divide %151, %153 : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %156 = stablehlo.multiply %155, %86 : tensor<32xf32>
    %157 = stablehlo.sqrt %117 : tensor<32xf32>
    %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %159 = stablehlo.add %157, %158 : tensor<32xf32>
    %160 = stablehlo.divide %156, %159 : tensor<32xf32>
    %161 = stablehlo.subtract %arg0, %160 : tensor<32xf32>
    %162 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %163 = stablehlo.multiply %162, %91 : tensor<1x32xf32>
    %164 = stablehlo.sqrt %123 : tensor<1x32xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %166 = stablehlo.add %164, %165 : tensor<1x32xf32>
    %167 = stablehlo.divide %163, %166 : tensor<1x32xf32>
    %168 = stablehlo.subtract %arg1, %167 : tensor<1x32xf32>
    %169 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %170 = stablehlo.multiply %169, %96 : tensor<32xf32>
    %171 = stablehlo.sqrt %129 : tensor<32xf32>
    %cst_51 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %173 = stablehlo.add %171, %172 : tensor<32xf32>
    %174 = stablehlo.divide %170, %173 : tensor<32xf32>
    %175 = stablehlo.subtract %arg2, %174 : tensor<32xf32>
    %176 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %177 = stablehlo.multiply %176, %101 : tensor<32x32xf32>
    %178 = stablehlo.sqrt %135 : tensor<32x32xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %180 = stablehlo.add %178, %179 : tensor<32x32xf32>
    %181 = stablehlo.divide %177, %180 : tensor<32x32xf32>
    %182 = stablehlo.subtract %arg3, %181 : tensor<32x32xf32>
    %183 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %184 = stablehlo.multiply %183, %106 : tensor<1xf32>
    %185 = stablehlo.sqrt %141 : tensor<1xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %187 = stablehlo.add %185, %186 : tensor<1xf32>
    %188 = stablehlo.divide %184, %187 : tensor<1xf32>
    %189 = stablehlo.subtract %arg4, %188 : tensor<1xf32>
    %190 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %191 = stablehlo.multiply %190, %111 : tensor<32x1xf32>
    %192 = stablehlo.sqrt %147 : tensor<32x1xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %194 = stablehlo.add %192, %193 : tensor<32x1xf32>
    %195 = stablehlo.divide %191, %194 : tensor<32x1xf32>
    %196 = stablehlo.subtract %arg5, %195 : tensor<32x1xf32>
    return %161, %168, %175, %182, %189, %196, %80, %86, %91, %96, %101, %106, %111, %117, %123, %129, %135, %141, %147, %40 : tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @_roll_static(%arg0: tensor<64xf32>) -> tensor<64xf32> {
    %0 = stablehlo.slice %arg0 [63:64] : (tensor<64xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:63] : (tensor<64xf32>) -> tensor<63xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<63xf32>) -> tensor<64xf32>
    return %2 : tensor<64xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<64xf32>) -> tensor<64xf32> {
    %0 = stablehlo.slice %arg0 [1:64] : (tensor<64xf32>) -> tensor<63xf32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<64xf32>) -> tensor<1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<63xf32>, tensor<1xf32>) -> tensor<64xf32>
    return %2 : tensor<64xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<64xf32>) -> tensor<64xf32> {
    %0 = stablehlo.slice %arg0 [0:63] : (tensor<64xf32>) -> tensor<63xf32>
    %1 = stablehlo.slice %arg0 [63:64] : (tensor<64xf32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0], high = [63], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [1], high = [0], interior = [0] : (tensor<63xf32>, tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.add %2, %3 : tensor<64xf32>
    return %4 : tensor<64xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<64xf32>) -> tensor<64xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<64xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [1:64] : (tensor<64xf32>) -> tensor<63xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0], high = [1], interior = [0] : (tensor<63xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [63], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.add %2, %3 : tensor<64xf32>
    return %4 : tensor<64xf32>
  }
}
