module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['q']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['q']['w']"), %arg4: tensor<f32> {tf.aliasing_output = 4 : i32} loc("params['t']"), %arg5: tensor<i32> {tf.aliasing_output = 5 : i32} loc("opt_state['count']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['k']['b']"), %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['k']['w']"), %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['q']['b']"), %arg9: tensor<16x16xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['q']['w']"), %arg10: tensor<f32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['t']"), %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['k']['b']"), %arg12: tensor<16x16xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['k']['w']"), %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['q']['b']"), %arg14: tensor<16x16xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['q']['w']"), %arg15: tensor<f32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['t']"), %arg16: tensor<16x16xf32> loc("batch['x']"), %arg17: tensor<16xi32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<f32> {jax.result_info = "result[0]['t']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['k']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['q']['w']"}, tensor<f32> {jax.result_info = "result[1]['m']['t']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['k']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['q']['w']"}, tensor<f32> {jax.result_info = "result[1]['v']['t']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.dot_general %arg16, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<16x16xf32>
    %8:3 = call @softplus(%arg4) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %9 = stablehlo.add %8#0, %cst : tensor<f32>
    %10 = stablehlo.transpose %7, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %11 = stablehlo.dot_general %3, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %13 = stablehlo.divide %11, %12 : tensor<16x16xf32>
    %14 = stablehlo.multiply %9, %9 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.divide %cst_0, %14 : tensor<f32>
    %16:3 = call @log_softmax(%13) : (tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x1xf32>)
    %17 = stablehlo.broadcast_in_dim %arg17, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %18:2 = call @take_along_axis(%16#0, %17) : (tensor<16x16xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18#0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_2 : tensor<f32>
    %21 = stablehlo.negate %20 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_4 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %25 = call @take_along_axis_0(%18#1, %24) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %26 = call @log_softmax_1(%16#1, %16#2, %25) : (tensor<16x16xf32>, tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %27 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<16x16xf32>
    %29 = stablehlo.multiply %28, %11 : tensor<16x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %31 = stablehlo.negate %30 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %33 = stablehlo.divide %26, %32 : tensor<16x16xf32>
    %34 = stablehlo.dot_general %33, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %36 = stablehlo.dot_general %33, %10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %37 = stablehlo.transpose %35, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %38 = call @softplus_2(%8#1, %8#2, %31) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.reshape %39 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.dot_general %37, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.reshape %44 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.dot_general %36, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.add %arg5, %c : tensor<i32>
    %50 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.multiply %51, %arg6 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %54 = stablehlo.multiply %53, %41 : tensor<16xf32>
    %55 = stablehlo.add %52, %54 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %57 = stablehlo.multiply %56, %arg7 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %59 = stablehlo.multiply %58, %43 : tensor<16x16xf32>
    %60 = stablehlo.add %57, %59 : tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.multiply %61, %arg8 : tensor<16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.multiply %63, %46 : tensor<16xf32>
    %65 = stablehlo.add %62, %64 : tensor<16xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %67 = stablehlo.multiply %66, %arg9 : tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %69 = stablehlo.multiply %68, %48 : tensor<16x16xf32>
    %70 = stablehlo.add %67, %69 : tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.multiply %cst_18, %arg10 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.multiply %cst_19, %38 : tensor<f32>
    %73 = stablehlo.add %71, %72 : tensor<f32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.multiply %74, %arg11 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %77 = stablehlo.multiply %76, %41 : tensor<16xf32>
    %78 = stablehlo.multiply %77, %41 : tensor<16xf32>
    %79 = stablehlo.add %75, %78 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %81 = stablehlo.multiply %80, %arg12 : tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %83 = stablehlo.multiply %82, %43 : tensor<16x16xf32>
    %84 = stablehlo.multiply %83, %43 : tensor<16x16xf32>
    %85 = stablehlo.add %81, %84 : tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %87 = stablehlo.multiply %86, %arg13 : tensor<16xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %89 = stablehlo.multiply %88, %46 : tensor<16xf32>
    %90 = stablehlo.multiply %89, %46 : tensor<16xf32>
    %91 = stablehlo.add %87, %90 : tensor<16xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %93 = stablehlo.multiply %92, %arg14 : tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %95 = stablehlo.multiply %94, %48 : tensor<16x16xf32>
    %96 = stablehlo.multiply %95, %48 : tensor<16x16xf32>
    %97 = stablehlo.add %93, %96 : tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %98 = stablehlo.multiply %cst_28, %arg15 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %99 = stablehlo.multiply %cst_29, %38 : tensor<f32>
    %100 = stablehlo.multiply %99, %38 : tensor<f32>
    %101 = stablehlo.add %98, %100 : tensor<f32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %102 = stablehlo.power %cst_30, %50 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.subtract %cst_31, %102 : tensor<f32>
    %104 = stablehlo.sqrt %103 : tensor<f32>
    %cst_32 = stablehlo.constant dense<2.000000e-05> : tensor<f32>
    %105 = stablehlo.multiply %cst_32, %104 : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.power %cst_33, %50 : tensor<f32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.subtract %cst_34, %106 : tensor<f32>
    %108 = stablehlo.divide %105, %107 : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %110 = stablehlo.multiply %109, %55 : tensor<16xf32>
    %111 = stablehlo.sqrt %79 : tensor<16xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %113 = stablehlo.add %111, %112 : tensor<16xf32>
    %114 = stablehlo.divide %110, %113 : tensor<16xf32>
    %115 = stablehlo.subtract %arg0, %114 : tensor<16xf32>
    %116 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %117 = stablehlo.multiply %116, %60 : tensor<16x16xf32>
    %118 = stablehlo.sqrt %85 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %120 = stablehlo.add %118, %119 : tensor<16x16xf32>
    %121 = stablehlo.divide %117, %120 : tensor<16x16xf32>
    %122 = stablehlo.subtract %arg1, %121 : tensor<16x16xf32>
    %123 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %124 = stablehlo.multiply %123, %65 : tensor<16xf32>
    %125 = stablehlo.sqrt %91 : tensor<16xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.add %125, %126 : tensor<16xf32>
    %128 = stablehlo.divide %124, %127 : tensor<16xf32>
    %129 = stablehlo.subtract %arg2, %128 : tensor<16xf32>
    %130 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %131 = stablehlo.multiply %130, %70 : tensor<16x16xf32>
    %132 = stablehlo.sqrt %97 : tensor<16x16xf32>
    %cst_38 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %134 = stablehlo.add %132, %133 : tensor<16x16xf32>
    %135 = stablehlo.divide %131, %134 : tensor<16x16xf32>
    %136 = stablehlo.subtract %arg3, %135 : tensor<16x16xf32>
    %137 = stablehlo.multiply %108, %73 : tensor<f32>
    %138 = stablehlo.sqrt %101 : tensor<f32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %139 = stablehlo.add %138, %cst_39 : tensor<f32>
    %140 = stablehlo.divide %137, %139 : tensor<f32>
    %141 = stablehlo.subtract %arg4, %140 : tensor<f32>
    return %115, %122, %129, %136, %141, %49, %55, %60, %65, %70, %73, %79, %85, %91, %97, %101, %21 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @softplus(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %arg0, %cst : tensor<f32>
    %1 = stablehlo.subtract %arg0, %cst : tensor<f32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.add %arg0, %cst : tensor<f32>
    %4 = stablehlo.abs %1 : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    %6 = stablehlo.exponential %5 : tensor<f32>
    %7 = stablehlo.log_plus_one %6 : tensor<f32>
    %8 = stablehlo.add %0, %7 : tensor<f32>
    %9 = stablehlo.select %2, %3, %8 : tensor<i1>, tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.select %10, %cst_1, %arg0 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %12 = stablehlo.compare EQ, %9, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.select %12, %cst_3, %9 : tensor<i1>, tensor<f32>
    %14 = stablehlo.subtract %11, %13 : tensor<f32>
    %15 = stablehlo.exponential %14 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.select %16, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %18 = stablehlo.compare EQ, %9, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.select %18, %cst_9, %9 : tensor<i1>, tensor<f32>
    %20 = stablehlo.subtract %17, %19 : tensor<f32>
    %21 = stablehlo.exponential %20 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.multiply %cst_10, %21 : tensor<f32>
    return %9, %15, %22 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16xf32>
    %6 = stablehlo.exponential %5 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x16xf32>
    return %11, %6, %8 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x16xf32>, %arg1: tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<15> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x16xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15, %5 : tensor<16x1xf32>, tensor<16x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x16xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<16x16xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x16xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x16xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x16xf32>
    return %7 : tensor<16x16xf32>
  }
  func.func private @softplus_2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
