module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<16x32xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['b']"), %arg5: tensor<1024x4xf32> {tf.aliasing_output = 5 : i32} loc("params['out']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['a']['b']"), %arg8: tensor<16x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['a']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['b']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['b']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['out']['b']"), %arg12: tensor<1024x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['out']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['a']['b']"), %arg14: tensor<16x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['a']['w']"), %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['b']['b']"), %arg16: tensor<16x32xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['b']['w']"), %arg17: tensor<4xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['out']['b']"), %arg18: tensor<1024x4xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['out']['w']"), %arg19: tensor<16x16xf32> loc("batch['x']"), %arg20: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<1024x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['a']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['a']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['b']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['b']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<1024x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['a']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['a']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['b']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['b']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<1024x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.convert %arg0 : tensor<32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %4 = stablehlo.add %0, %3 : tensor<16x32xf32>
    %5 = call @relu(%4) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %9 = stablehlo.dot_general %arg19, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %10 = stablehlo.convert %arg2 : tensor<32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %13 = stablehlo.add %9, %12 : tensor<16x32xf32>
    %14 = call @relu(%13) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %16 = stablehlo.compare GT, %13, %15, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %18 = stablehlo.dot_general %5, %14, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32x32xf32>
    %19 = stablehlo.reshape %18 : (tensor<16x32x32xf32>) -> tensor<16x1024xf32>
    %20 = stablehlo.dot_general %19, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x4xf32>) -> tensor<16x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %23 = stablehlo.add %20, %22 : tensor<16x4xf32>
    %24 = stablehlo.subtract %23, %arg20 : tensor<16x4xf32>
    %25 = chlo.square %24 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<16x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %30 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %32 = stablehlo.multiply %31, %27 : tensor<16x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.reshape %33 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.dot_general %32, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x1024xf32>) -> tensor<4x1024xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<4x1024xf32>) -> tensor<1024x4xf32>
    %38 = stablehlo.dot_general %32, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<1024x4xf32>) -> tensor<16x1024xf32>
    %39 = stablehlo.reshape %38 : (tensor<16x1024xf32>) -> tensor<16x32x32xf32>
    %40 = stablehlo.dot_general %39, %5, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %41 = stablehlo.dot_general %39, %14, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %43 = stablehlo.select %16, %40, %42 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %45 = stablehlo.reshape %44 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.convert %46 : tensor<32xf32>
    %48 = stablehlo.dot_general %43, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %51 = stablehlo.select %7, %41, %50 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.reshape %52 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %55 = stablehlo.convert %54 : tensor<32xf32>
    %56 = stablehlo.dot_general %51, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %58 = stablehlo.add %arg6, %c : tensor<i32>
    %59 = stablehlo.convert %58 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.multiply %60, %arg7 : tensor<32xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.multiply %62, %55 : tensor<32xf32>
    %64 = stablehlo.add %61, %63 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.multiply %65, %arg8 : tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %68 = stablehlo.multiply %67, %57 : tensor<16x32xf32>
    %69 = stablehlo.add %66, %68 : tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.multiply %70, %arg9 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.multiply %72, %47 : tensor<32xf32>
    %74 = stablehlo.add %71, %73 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %76 = stablehlo.multiply %75, %arg10 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %78 = stablehlo.multiply %77, %49 : tensor<16x32xf32>
    %79 = stablehlo.add %76, %78 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.multiply %80, %arg11 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %83 = stablehlo.multiply %82, %35 : tensor<4xf32>
    %84 = stablehlo.add %81, %83 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1024x4xf32>
    %86 = stablehlo.multiply %85, %arg12 : tensor<1024x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1024x4xf32>
    %88 = stablehlo.multiply %87, %37 : tensor<1024x4xf32>
    %89 = stablehlo.add %86, %88 : tensor<1024x4xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.multiply %90, %arg13 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.multiply %92, %55 : tensor<32xf32>
    %94 = stablehlo.multiply %93, %55 : tensor<32xf32>
    %95 = stablehlo.add %91, %94 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %97 = stablehlo.multiply %96, %arg14 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %99 = stablehlo.multiply %98, %57 : tensor<16x32xf32>
    %100 = stablehlo.multiply %99, %57 : tensor<16x32xf32>
    %101 = stablehlo.add %97, %100 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.multiply %102, %arg15 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %105 = stablehlo.multiply %104, %47 : tensor<32xf32>
    %106 = stablehlo.multiply %105, %47 : tensor<32xf32>
    %107 = stablehlo.add %103, %106 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %109 = stablehlo.multiply %108, %arg16 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %111 = stablehlo.multiply %110, %49 : tensor<16x32xf32>
    %112 = stablehlo.multiply %111, %49 : tensor<16x32xf32>
    %113 = stablehlo.add %109, %112 : tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %115 = stablehlo.multiply %114, %arg17 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %117 = stablehlo.multiply %116, %35 : tensor<4xf32>
    %118 = stablehlo.multiply %117, %35 : tensor<4xf32>
    %119 = stablehlo.add %115, %118 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1024x4xf32>
    %121 = stablehlo.multiply %120, %arg18 : tensor<1024x4xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1024x4xf32>
    %123 = stablehlo.multiply %122, %37 : tensor<1024x4xf32>
    %124 = stablehlo.multiply %123, %37 : tensor<1024x4xf32>
    %125 = stablehlo.add %121, %124 : tensor<1024x4xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %126 = stablehlo.power %cst_40, %59 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.subtract %cst_41, %126 : tensor<f32>
    %128 = stablehlo.sqrt %127 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %129 = stablehlo.multiply %cst_42, %128 : tensor<f32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %130 = stablehlo.power %cst_43, %59 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.subtract %cst_44, %130 : tensor<f32>
    %132 = stablehlo.divide %129, %131 : tensor<f32>
    %133 = stablehlo.convert %64 : tensor<32xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<32xf32>
    %136 = stablehlo.sqrt %95 : tensor<32xf32>
    %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %138 = stablehlo.add %136, %137 : tensor<32xf32>
    %139 = stablehlo.convert %138 : tensor<32xf32>
    %140 = stablehlo.divide %135, %139 : tensor<32xf32>
    %141 = stablehlo.convert %arg0 : tensor<32xf32>
    %142 = stablehlo.subtract %141, %140 : tensor<32xf32>
    %143 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %144 = stablehlo.multiply %143, %69 : tensor<16x32xf32>
    %145 = stablehlo.sqrt %101 : tensor<16x32xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %147 = stablehlo.add %145, %146 : tensor<16x32xf32>
    %148 = stablehlo.divide %144, %147 : tensor<16x32xf32>
    %149 = stablehlo.subtract %arg1, %148 : tensor<16x32xf32>
    %150 = stablehlo.convert %74 : tensor<32xf32>
    %151 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %152 = stablehlo.multiply %151, %150 : tensor<32xf32>
    %153 = stablehlo.sqrt %107 : tensor<32xf32>
    %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %155 = stablehlo.add %153, %154 : tensor<32xf32>
    %156 = stablehlo.convert %155 : tensor<32xf32>
    %157 = stablehlo.divide %152, %156 : tensor<32xf32>
    %158 = stablehlo.convert %arg2 : tensor<32xf32>
    %159 = stablehlo.subtract %158, %157 : tensor<32xf32>
    %160 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %161 = stablehlo.multiply %160, %79 : tensor<16x32xf32>
    %162 = stablehlo.sqrt %113 : tensor<16x32xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %164 = stablehlo.add %162, %163 : tensor<16x32xf32>
    %165 = stablehlo.divide %161, %164 : tensor<16x32xf32>
    %166 = stablehlo.subtract %arg3, %165 : tensor<16x32xf32>
    %167 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %168 = stablehlo.multiply %167, %84 : tensor<4xf32>
    %169 = stablehlo.sqrt %119 : tensor<4xf32>
    %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %171 = stablehlo.add %169, %170 : tensor<4xf32>
    %172 = stablehlo.divide %168, %171 : tensor<4xf32>
    %173 = stablehlo.subtract %arg4, %172 : tensor<4xf32>
    %174 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<1024x4xf32>
    %175 = stablehlo.multiply %174, %89 : tensor<1024x4xf32>
    %176 = stablehlo.sqrt %125 : tensor<1024x4xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1024x4xf32>
    %178 = stablehlo.add %176, %177 : tensor<1024x4xf32>
    %179 = stablehlo.divide %175, %178 : tensor<1024x4xf32>
    %180 = stablehlo.subtract %arg5, %179 : tensor<1024x4xf32>
    return %142, %149, %159, %166, %173, %180, %58, %64, %69, %74, %79, %84, %89, %95, %101, %107, %113, %119, %125, %29 : tensor<32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<1024x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<1024x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<1024x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
