module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x1xf32> {tf.aliasing_output = 0 : i32} loc("params['c0']"), %arg1: tensor<16x1xf32> {tf.aliasing_output = 1 : i32} loc("params['c1']"), %arg2: tensor<16x1xf32> {tf.aliasing_output = 2 : i32} loc("params['c2']"), %arg3: tensor<1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['b']"), %arg4: tensor<16x1xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['w']"), %arg5: tensor<i32> {tf.aliasing_output = 5 : i32} loc("opt_state['count']"), %arg6: tensor<16x1xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['c0']"), %arg7: tensor<16x1xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['c1']"), %arg8: tensor<16x1xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['c2']"), %arg9: tensor<1xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['out']['b']"), %arg10: tensor<16x1xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['out']['w']"), %arg11: tensor<16x1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['c0']"), %arg12: tensor<16x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['c1']"), %arg13: tensor<16x1xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['c2']"), %arg14: tensor<1xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['out']['b']"), %arg15: tensor<16x1xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['out']['w']"), %arg16: tensor<16x16xf32> loc("batch['x']"), %arg17: tensor<16x1xf32> loc("batch['y']")) -> (tensor<16x1xf32> {jax.result_info = "result[0]['c0']"}, tensor<16x1xf32> {jax.result_info = "result[0]['c1']"}, tensor<16x1xf32> {jax.result_info = "result[0]['c2']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16x1xf32> {jax.result_info = "result[1]['m']['c0']"}, tensor<16x1xf32> {jax.result_info = "result[1]['m']['c1']"}, tensor<16x1xf32> {jax.result_info = "result[1]['m']['c2']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<16x1xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<16x1xf32> {jax.result_info = "result[1]['v']['c0']"}, tensor<16x1xf32> {jax.result_info = "result[1]['v']['c1']"}, tensor<16x1xf32> {jax.result_info = "result[1]['v']['c2']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<16x1xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg16, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %2 = stablehlo.multiply %arg16, %1 : tensor<16x16xf32>
    %3 = stablehlo.add %2, %arg16 : tensor<16x16xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %6 = stablehlo.multiply %arg16, %5 : tensor<16x16xf32>
    %7 = stablehlo.add %6, %3 : tensor<16x16xf32>
    %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %10 = stablehlo.multiply %arg16, %9 : tensor<16x16xf32>
    %11 = stablehlo.add %10, %7 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %13 = stablehlo.divide %11, %12 : tensor<16x16xf32>
    %14 = stablehlo.dot_general %13, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %17 = stablehlo.add %14, %16 : tensor<16x1xf32>
    %18 = stablehlo.subtract %17, %arg17 : tensor<16x1xf32>
    %19 = chlo.square %18 : tensor<16x1xf32> -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %31 = stablehlo.dot_general %26, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %33 = stablehlo.dot_general %26, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %35 = stablehlo.divide %33, %34 : tensor<16x16xf32>
    %36 = stablehlo.multiply %arg16, %35 : tensor<16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.reshape %37 : (tensor<16xf32>) -> tensor<16x1xf32>
    %39 = stablehlo.dot_general %38, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %41 = stablehlo.dot_general %38, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %42 = stablehlo.add %35, %41 : tensor<16x16xf32>
    %43 = stablehlo.multiply %arg16, %42 : tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.reshape %44 : (tensor<16xf32>) -> tensor<16x1xf32>
    %46 = stablehlo.dot_general %45, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %48 = stablehlo.dot_general %45, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %49 = stablehlo.add %42, %48 : tensor<16x16xf32>
    %50 = stablehlo.multiply %arg16, %49 : tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.reshape %51 : (tensor<16xf32>) -> tensor<16x1xf32>
    %53 = stablehlo.dot_general %52, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %arg5, %c : tensor<i32>
    %56 = stablehlo.convert %55 : (tensor<i32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %58 = stablehlo.multiply %57, %arg6 : tensor<16x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %60 = stablehlo.multiply %59, %54 : tensor<16x1xf32>
    %61 = stablehlo.add %58, %60 : tensor<16x1xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %63 = stablehlo.multiply %62, %arg7 : tensor<16x1xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %65 = stablehlo.multiply %64, %47 : tensor<16x1xf32>
    %66 = stablehlo.add %63, %65 : tensor<16x1xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %68 = stablehlo.multiply %67, %arg8 : tensor<16x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %70 = stablehlo.multiply %69, %40 : tensor<16x1xf32>
    %71 = stablehlo.add %68, %70 : tensor<16x1xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %73 = stablehlo.multiply %72, %arg9 : tensor<1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %75 = stablehlo.multiply %74, %30 : tensor<1xf32>
    %76 = stablehlo.add %73, %75 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %78 = stablehlo.multiply %77, %arg10 : tensor<16x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %80 = stablehlo.multiply %79, %32 : tensor<16x1xf32>
    %81 = stablehlo.add %78, %80 : tensor<16x1xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %83 = stablehlo.multiply %82, %arg11 : tensor<16x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %85 = stablehlo.multiply %84, %54 : tensor<16x1xf32>
    %86 = stablehlo.multiply %85, %54 : tensor<16x1xf32>
    %87 = stablehlo.add %83, %86 : tensor<16x1xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %89 = stablehlo.multiply %88, %arg12 : tensor<16x1xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %91 = stablehlo.multiply %90, %47 : tensor<16x1xf32>
    %92 = stablehlo.multiply %91, %47 : tensor<16x1xf32>
    %93 = stablehlo.add %89, %92 : tensor<16x1xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %95 = stablehlo.multiply %94, %arg13 : tensor<16x1xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %97 = stablehlo.multiply %96, %40 : tensor<16x1xf32>
    %98 = stablehlo.multiply %97, %40 : tensor<16x1xf32>
    %99 = stablehlo.add %95, %98 : tensor<16x1xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %101 = stablehlo.multiply %100, %arg14 : tensor<1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %103 = stablehlo.multiply %102, %30 : tensor<1xf32>
    %104 = stablehlo.multiply %103, %30 : tensor<1xf32>
    %105 = stablehlo.add %101, %104 : tensor<1xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %107 = stablehlo.multiply %106, %arg15 : tensor<16x1xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %109 = stablehlo.multiply %108, %32 : tensor<16x1xf32>
    %110 = stablehlo.multiply %109, %32 : tensor<16x1xf32>
    %111 = stablehlo.add %107, %110 : tensor<16x1xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %112 = stablehlo.power %cst_31, %56 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.subtract %cst_32, %112 : tensor<f32>
    %114 = stablehlo.sqrt %113 : tensor<f32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %115 = stablehlo.multiply %cst_33, %114 : tensor<f32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %116 = stablehlo.power %cst_34, %56 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.subtract %cst_35, %116 : tensor<f32>
    %118 = stablehlo.divide %115, %117 : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %120 = stablehlo.multiply %119, %61 : tensor<16x1xf32>
    %121 = stablehlo.sqrt %87 : tensor<16x1xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %123 = stablehlo.add %121, %122 : tensor<16x1xf32>
    %124 = stablehlo.divide %120, %123 : tensor<16x1xf32>
    %125 = stablehlo.subtract %arg0, %124 : tensor<16x1xf32>
    %126 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %127 = stablehlo.multiply %126, %66 : tensor<16x1xf32>
    %128 = stablehlo.sqrt %93 : tensor<16x1xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %130 = stablehlo.add %128, %129 : tensor<16x1xf32>
    %131 = stablehlo.divide %127, %130 : tensor<16x1xf32>
    %132 = stablehlo.subtract %arg1, %131 : tensor<16x1xf32>
    %133 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %134 = stablehlo.multiply %133, %71 : tensor<16x1xf32>
    %135 = stablehlo.sqrt %99 : tensor<16x1xf32>
    %cst_38 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %137 = stablehlo.add %135, %136 : tensor<16x1xf32>
    %138 = stablehlo.divide %134, %137 : tensor<16x1xf32>
    %139 = stablehlo.subtract %arg2, %138 : tensor<16x1xf32>
    %140 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %141 = stablehlo.multiply %140, %76 : tensor<1xf32>
    %142 = stablehlo.sqrt %105 : tensor<1xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %144 = stablehlo.add %142, %143 : tensor<1xf32>
    %145 = stablehlo.divide %141, %144 : tensor<1xf32>
    %146 = stablehlo.subtract %arg3, %145 : tensor<1xf32>
    %147 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %148 = stablehlo.multiply %147, %81 : tensor<16x1xf32>
    %149 = stablehlo.sqrt %111 : tensor<16x1xf32>
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %151 = stablehlo.add %149, %150 : tensor<16x1xf32>
    %152 = stablehlo.divide %148, %151 : tensor<16x1xf32>
    %153 = stablehlo.subtract %arg4, %152 : tensor<16x1xf32>
    return %125, %132, %139, %146, %153, %55, %61, %66, %71, %76, %81, %87, %93, %99, %105, %111, %23 : tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<i32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
}
