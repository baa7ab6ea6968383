module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['net']['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['net']['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['net']['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['net']['l1']['w']"), %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32} loc("params['unused']['b']"), %arg5: tensor<8x8xf32> {tf.aliasing_output = 5 : i32} loc("params['unused']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['net']['l0']['b']"), %arg8: tensor<16x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['net']['l0']['w']"), %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['net']['l1']['b']"), %arg10: tensor<32x4xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['net']['l1']['w']"), %arg11: tensor<8xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['unused']['b']"), %arg12: tensor<8x8xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['unused']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['net']['l0']['b']"), %arg14: tensor<16x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['net']['l0']['w']"), %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['net']['l1']['b']"), %arg16: tensor<32x4xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['net']['l1']['w']"), %arg17: tensor<8xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['unused']['b']"), %arg18: tensor<8x8xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['unused']['w']"), %arg19: tensor<16x16xf32> loc("batch['x']"), %arg20: tensor<16xi32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['net']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['net']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['net']['l1']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['unused']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['unused']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['net']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['net']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['net']['l1']['w']"}, tensor<8xf32> {jax.result_info = "result[1]['m']['unused']['b']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['unused']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['net']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['net']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['net']['l1']['w']"}, tensor<8xf32> {jax.result_info = "result[1]['v']['unused']['b']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['unused']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12:3 = call @log_softmax(%11) : (tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x1xf32>)
    %13 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %14:2 = call @take_along_axis(%12#0, %13) : (tensor<16x4xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14#0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %21 = call @take_along_axis_0(%14#1, %20) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x4xf32>
    %22 = call @log_softmax_1(%12#1, %12#2, %21) : (tensor<16x4xf32>, tensor<16x1xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.reshape %23 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.dot_general %22, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %28 = stablehlo.dot_general %22, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %30 = stablehlo.select %6, %28, %29 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.reshape %31 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %34 = stablehlo.dot_general %30, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.add %arg6, %c : tensor<i32>
    %39 = stablehlo.convert %38 : (tensor<i32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.multiply %40, %arg7 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.multiply %42, %33 : tensor<32xf32>
    %44 = stablehlo.add %41, %43 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.multiply %45, %arg8 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %48 = stablehlo.multiply %47, %35 : tensor<16x32xf32>
    %49 = stablehlo.add %46, %48 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %arg9 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.multiply %52, %25 : tensor<4xf32>
    %54 = stablehlo.add %51, %53 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %56 = stablehlo.multiply %55, %arg10 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %58 = stablehlo.multiply %57, %27 : tensor<32x4xf32>
    %59 = stablehlo.add %56, %58 : tensor<32x4xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %61 = stablehlo.multiply %60, %arg11 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.multiply %62, %36 : tensor<8xf32>
    %64 = stablehlo.add %61, %63 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %66 = stablehlo.multiply %65, %arg12 : tensor<8x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %68 = stablehlo.multiply %67, %37 : tensor<8x8xf32>
    %69 = stablehlo.add %66, %68 : tensor<8x8xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.multiply %70, %arg13 : tensor<32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.multiply %72, %33 : tensor<32xf32>
    %74 = stablehlo.multiply %73, %33 : tensor<32xf32>
    %75 = stablehlo.add %71, %74 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %77 = stablehlo.multiply %76, %arg14 : tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %79 = stablehlo.multiply %78, %35 : tensor<16x32xf32>
    %80 = stablehlo.multiply %79, %35 : tensor<16x32xf32>
    %81 = stablehlo.add %77, %80 : tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %83 = stablehlo.multiply %82, %arg15 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %85 = stablehlo.multiply %84, %25 : tensor<4xf32>
    %86 = stablehlo.multiply %85, %25 : tensor<4xf32>
    %87 = stablehlo.add %83, %86 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %89 = stablehlo.multiply %88, %arg16 : tensor<32x4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %91 = stablehlo.multiply %90, %27 : tensor<32x4xf32>
    %92 = stablehlo.multiply %91, %27 : tensor<32x4xf32>
    %93 = stablehlo.add %89, %92 : tensor<32x4xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.multiply %94, %arg17 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.multiply %96, %36 : tensor<8xf32>
    %98 = stablehlo.multiply %97, %36 : tensor<8xf32>
    %99 = stablehlo.add %95, %98 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %101 = stablehlo.multiply %100, %arg18 : tensor<8x8xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %103 = stablehlo.multiply %102, %37 : tensor<8x8xf32>
    %104 = stablehlo.multiply %103, %37 : tensor<8x8xf32>
    %105 = stablehlo.add %101, %104 : tensor<8x8xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %106 = stablehlo.power %cst_36, %39 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.subtract %cst_37, %106 : tensor<f32>
    %108 = stablehlo.sqrt %107 : tensor<f32>
    %cst_38 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %109 = stablehlo.multiply %cst_38, %108 : tensor<f32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %110 = stablehlo.power %cst_39, %39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.subtract %cst_40, %110 : tensor<f32>
    %112 = stablehlo.divide %109, %111 : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %114 = stablehlo.multiply %113, %44 : tensor<32xf32>
    %115 = stablehlo.sqrt %75 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %117 = stablehlo.add %115, %116 : tensor<32xf32>
    %118 = stablehlo.divide %114, %117 : tensor<32xf32>
    %119 = stablehlo.subtract %arg0, %118 : tensor<32xf32>
    %120 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %121 = stablehlo.multiply %120, %49 : tensor<16x32xf32>
    %122 = stablehlo.sqrt %81 : tensor<16x32xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %124 = stablehlo.add %122, %123 : tensor<16x32xf32>
    %125 = stablehlo.divide %121, %124 : tensor<16x32xf32>
    %126 = stablehlo.subtract %arg1, %125 : tensor<16x32xf32>
    %127 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %128 = stablehlo.multiply %127, %54 : tensor<4xf32>
    %129 = stablehlo.sqrt %87 : tensor<4xf32>
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %131 = stablehlo.add %129, %130 : tensor<4xf32>
    %132 = stablehlo.divide %128, %131 : tensor<4xf32>
    %133 = stablehlo.subtract %arg2, %132 : tensor<4xf32>
    %134 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %135 = stablehlo.multiply %134, %59 : tensor<32x4xf32>
    %136 = stablehlo.sqrt %93 : tensor<32x4xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %138 = stablehlo.add %136, %137 : tensor<32x4xf32>
    %139 = stablehlo.divide %135, %138 : tensor<32x4xf32>
    %140 = stablehlo.subtract %arg3, %139 : tensor<32x4xf32>
    %141 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %142 = stablehlo.multiply %141, %64 : tensor<8xf32>
    %143 = stablehlo.sqrt %99 : tensor<8xf32>
    %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %145 = stablehlo.add %143, %144 : tensor<8xf32>
    %146 = stablehlo.divide %142, %145 : tensor<8xf32>
    %147 = stablehlo.subtract %arg4, %146 : tensor<8xf32>
    %148 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %149 = stablehlo.multiply %148, %69 : tensor<8x8xf32>
    %150 = stablehlo.sqrt %105 : tensor<8x8xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %152 = stablehlo.add %150, %151 : tensor<8x8xf32>
    %153 = stablehlo.divide %149, %152 : tensor<8x8xf32>
    %154 = stablehlo.subtract %arg5, %153 : tensor<8x8xf32>
    return %119, %126, %133, %140, %147, %154, %38, %44, %49, %54, %59, %64, %69, %75, %81, %87, %93, %99, %105, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
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
