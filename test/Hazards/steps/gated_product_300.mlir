module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<16x32xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['b']"), %arg5: tensor<32x4xf32> {tf.aliasing_output = 5 : i32} loc("params['out']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['a']['b']"), %arg8: tensor<16x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['a']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['b']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['b']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['out']['b']"), %arg12: tensor<32x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['out']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['a']['b']"), %arg14: tensor<16x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['a']['w']"), %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['b']['b']"), %arg16: tensor<16x32xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['b']['w']"), %arg17: tensor<4xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['out']['b']"), %arg18: tensor<32x4xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['out']['w']"), %arg19: tensor<16x16xf32> loc("batch['x']"), %arg20: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['a']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['a']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['b']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['b']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['a']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['a']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['b']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['b']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = stablehlo.dot_general %arg19, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %7 = stablehlo.add %4, %6 : tensor<16x32xf32>
    %8 = stablehlo.multiply %3, %7 : tensor<16x32xf32>
    %9 = stablehlo.dot_general %8, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %12 = stablehlo.add %9, %11 : tensor<16x4xf32>
    %13 = stablehlo.subtract %12, %arg20 : tensor<16x4xf32>
    %14 = chlo.square %13 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<16x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %19 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<16x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.reshape %22 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.dot_general %21, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %27 = stablehlo.dot_general %21, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %28 = stablehlo.multiply %3, %27 : tensor<16x32xf32>
    %29 = stablehlo.multiply %27, %7 : tensor<16x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.reshape %30 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.dot_general %28, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %36 = stablehlo.reshape %35 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.dot_general %29, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.add %arg6, %c : tensor<i32>
    %41 = stablehlo.convert %40 : (tensor<i32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.multiply %42, %arg7 : tensor<32xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %45 = stablehlo.multiply %44, %37 : tensor<32xf32>
    %46 = stablehlo.add %43, %45 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %48 = stablehlo.multiply %47, %arg8 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %50 = stablehlo.multiply %49, %39 : tensor<16x32xf32>
    %51 = stablehlo.add %48, %50 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.multiply %52, %arg9 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %55 = stablehlo.multiply %54, %32 : tensor<32xf32>
    %56 = stablehlo.add %53, %55 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %58 = stablehlo.multiply %57, %arg10 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %60 = stablehlo.multiply %59, %34 : tensor<16x32xf32>
    %61 = stablehlo.add %58, %60 : tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.multiply %62, %arg11 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.multiply %64, %24 : tensor<4xf32>
    %66 = stablehlo.add %63, %65 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %68 = stablehlo.multiply %67, %arg12 : tensor<32x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %70 = stablehlo.multiply %69, %26 : tensor<32x4xf32>
    %71 = stablehlo.add %68, %70 : tensor<32x4xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.multiply %72, %arg13 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.multiply %74, %37 : tensor<32xf32>
    %76 = stablehlo.multiply %75, %37 : tensor<32xf32>
    %77 = stablehlo.add %73, %76 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %79 = stablehlo.multiply %78, %arg14 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %81 = stablehlo.multiply %80, %39 : tensor<16x32xf32>
    %82 = stablehlo.multiply %81, %39 : tensor<16x32xf32>
    %83 = stablehlo.add %79, %82 : tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %85 = stablehlo.multiply %84, %arg15 : tensor<32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %87 = stablehlo.multiply %86, %32 : tensor<32xf32>
    %88 = stablehlo.multiply %87, %32 : tensor<32xf32>
    %89 = stablehlo.add %85, %88 : tensor<32xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %91 = stablehlo.multiply %90, %arg16 : tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %93 = stablehlo.multiply %92, %34 : tensor<16x32xf32>
    %94 = stablehlo.multiply %93, %34 : tensor<16x32xf32>
    %95 = stablehlo.add %91, %94 : tensor<16x32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.multiply %96, %arg17 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %99 = stablehlo.multiply %98, %24 : tensor<4xf32>
    %100 = stablehlo.multiply %99, %24 : tensor<4xf32>
    %101 = stablehlo.add %97, %100 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %103 = stablehlo.multiply %102, %arg18 : tensor<32x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %105 = stablehlo.multiply %104, %26 : tensor<32x4xf32>
    %106 = stablehlo.multiply %105, %26 : tensor<32x4xf32>
    %107 = stablehlo.add %103, %106 : tensor<32x4xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %108 = stablehlo.power %cst_34, %41 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.subtract %cst_35, %108 : tensor<f32>
    %110 = stablehlo.sqrt %109 : tensor<f32>
    %cst_36 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %111 = stablehlo.multiply %cst_36, %110 : tensor<f32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.power %cst_37, %41 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.subtract %cst_38, %112 : tensor<f32>
    %114 = stablehlo.divide %111, %113 : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %116 = stablehlo.multiply %115, %46 : tensor<32xf32>
    %117 = stablehlo.sqrt %77 : tensor<32xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.add %117, %118 : tensor<32xf32>
    %120 = stablehlo.divide %116, %119 : tensor<32xf32>
    %121 = stablehlo.subtract %arg0, %120 : tensor<32xf32>
    %122 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %123 = stablehlo.multiply %122, %51 : tensor<16x32xf32>
    %124 = stablehlo.sqrt %83 : tensor<16x32xf32>
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %126 = stablehlo.add %124, %125 : tensor<16x32xf32>
    %127 = stablehlo.divide %123, %126 : tensor<16x32xf32>
    %128 = stablehlo.subtract %arg1, %127 : tensor<16x32xf32>
    %129 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %56 : tensor<32xf32>
    %131 = stablehlo.sqrt %89 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %133 = stablehlo.add %131, %132 : tensor<32xf32>
    %134 = stablehlo.divide %130, %133 : tensor<32xf32>
    %135 = stablehlo.subtract %arg2, %134 : tensor<32xf32>
    %136 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %137 = stablehlo.multiply %136, %61 : tensor<16x32xf32>
    %138 = stablehlo.sqrt %95 : tensor<16x32xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %140 = stablehlo.add %138, %139 : tensor<16x32xf32>
    %141 = stablehlo.divide %137, %140 : tensor<16x32xf32>
    %142 = stablehlo.subtract %arg3, %141 : tensor<16x32xf32>
    %143 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %144 = stablehlo.multiply %143, %66 : tensor<4xf32>
    %145 = stablehlo.sqrt %101 : tensor<4xf32>
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %147 = stablehlo.add %145, %146 : tensor<4xf32>
    %148 = stablehlo.divide %144, %147 : tensor<4xf32>
    %149 = stablehlo.subtract %arg4, %148 : tensor<4xf32>
    %150 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %151 = stablehlo.multiply %150, %71 : tensor<32x4xf32>
    %152 = stablehlo.sqrt %107 : tensor<32x4xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %154 = stablehlo.add %152, %153 : tensor<32x4xf32>
    %155 = stablehlo.divide %151, %154 : tensor<32x4xf32>
    %156 = stablehlo.subtract %arg5, %155 : tensor<32x4xf32>
    return %121, %128, %135, %142, %149, %156, %40, %46, %51, %56, %61, %66, %71, %77, %83, %89, %95, %101, %107, %18 : tensor<32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
}
