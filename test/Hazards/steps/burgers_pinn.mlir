module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<2x16xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<1xf32> {tf.aliasing_output = 4 : i32} loc("params['c']['b']"), %arg5: tensor<16x1xf32> {tf.aliasing_output = 5 : i32} loc("params['c']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['a']['b']"), %arg8: tensor<2x16xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['a']['w']"), %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['b']['b']"), %arg10: tensor<16x16xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['b']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['c']['b']"), %arg12: tensor<16x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['c']['w']"), %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['a']['b']"), %arg14: tensor<2x16xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['a']['w']"), %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['b']['b']"), %arg16: tensor<16x16xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['b']['w']"), %arg17: tensor<1xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['c']['b']"), %arg18: tensor<16x1xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['c']['w']"), %arg19: tensor<32x2xf32> loc("batch['x']")) -> (tensor<16xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['c']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['c']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['a']['b']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['a']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['b']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['b']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['c']['b']"}, tensor<16x1xf32> {jax.result_info = "result[1]['m']['c']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['a']['b']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['a']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['b']['b']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['b']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['c']['b']"}, tensor<16x1xf32> {jax.result_info = "result[1]['v']['c']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<32x2xf32>
    %2 = stablehlo.multiply %arg19, %1 : tensor<32x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<32x2xf32>) -> tensor<32x1x2xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<2x16xf32>) -> tensor<32x1x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %8 = stablehlo.add %4, %7 : tensor<32x1x16xf32>
    %9 = stablehlo.tanh %8 : tensor<32x1x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<32x1x16xf32>
    %12 = stablehlo.dot_general %9, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %16 = stablehlo.add %12, %15 : tensor<32x1x16xf32>
    %17 = stablehlo.tanh %16 : tensor<32x1x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<32x1x16xf32>
    %20 = stablehlo.dot_general %17, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x1xf32>) -> tensor<32x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<32x1x1xf32>
    %24 = stablehlo.add %20, %23 : tensor<32x1x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<32x1x1xf32>) -> tensor<32xf32>
    %26 = stablehlo.broadcast_in_dim %arg19, dims = [0, 2] : (tensor<32x2xf32>) -> tensor<32x1x2xf32>
    %27 = stablehlo.dot_general %26, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<2x16xf32>) -> tensor<32x1x16xf32>
    %28 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %31 = stablehlo.add %27, %30 : tensor<32x1x16xf32>
    %32 = stablehlo.tanh %31 : tensor<32x1x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<32x1x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %36 = stablehlo.subtract %35, %32 : tensor<32x1x16xf32>
    %37 = stablehlo.dot_general %32, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %38 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %41 = stablehlo.add %37, %40 : tensor<32x1x16xf32>
    %42 = stablehlo.tanh %41 : tensor<32x1x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<32x1x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %46 = stablehlo.subtract %45, %42 : tensor<32x1x16xf32>
    %47 = stablehlo.dot_general %42, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x1xf32>) -> tensor<32x1x1xf32>
    %48 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<32x1x1xf32>
    %51 = stablehlo.add %47, %50 : tensor<32x1x1xf32>
    %52 = stablehlo.reshape %51 : (tensor<32x1x1xf32>) -> tensor<32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %54 = stablehlo.dot_general %53, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x1xf32>, tensor<16x1xf32>) -> tensor<1x16xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %57 = stablehlo.multiply %56, %46 : tensor<32x1x16xf32>
    %58 = stablehlo.multiply %57, %42 : tensor<32x1x16xf32>
    %59 = stablehlo.add %57, %58 : tensor<32x1x16xf32>
    %60 = stablehlo.dot_general %59, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %61 = stablehlo.multiply %60, %36 : tensor<32x1x16xf32>
    %62 = stablehlo.multiply %61, %32 : tensor<32x1x16xf32>
    %63 = stablehlo.add %61, %62 : tensor<32x1x16xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<2x16xf32>) -> tensor<32x1x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<32x1x2xf32>, tensor<f32>) -> tensor<32x2xf32>
    %66 = stablehlo.broadcast_in_dim %arg19, dims = [0, 2] : (tensor<32x2xf32>) -> tensor<32x1x2xf32>
    %67 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %68 = stablehlo.dot_general %66, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<2x16xf32>) -> tensor<32x1x16xf32>
    %69 = stablehlo.dot_general %67, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x16xf32>) -> tensor<1x16xf32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %73 = stablehlo.add %68, %72 : tensor<32x1x16xf32>
    %74 = stablehlo.tanh %73 : tensor<32x1x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %76 = stablehlo.subtract %75, %74 : tensor<32x1x16xf32>
    %77 = stablehlo.broadcast_in_dim %69, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<32x1x16xf32>
    %80 = stablehlo.broadcast_in_dim %69, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %82 = stablehlo.add %81, %79 : tensor<32x1x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %84 = stablehlo.subtract %83, %74 : tensor<32x1x16xf32>
    %85 = stablehlo.multiply %82, %84 : tensor<32x1x16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %87 = stablehlo.subtract %86, %74 : tensor<32x1x16xf32>
    %88 = stablehlo.negate %85 : tensor<32x1x16xf32>
    %89 = stablehlo.dot_general %74, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %90 = stablehlo.dot_general %85, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %91 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %94 = stablehlo.add %89, %93 : tensor<32x1x16xf32>
    %95 = stablehlo.tanh %94 : tensor<32x1x16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %97 = stablehlo.subtract %96, %95 : tensor<32x1x16xf32>
    %98 = stablehlo.multiply %90, %95 : tensor<32x1x16xf32>
    %99 = stablehlo.add %90, %98 : tensor<32x1x16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %101 = stablehlo.subtract %100, %95 : tensor<32x1x16xf32>
    %102 = stablehlo.multiply %99, %101 : tensor<32x1x16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %104 = stablehlo.subtract %103, %95 : tensor<32x1x16xf32>
    %105 = stablehlo.negate %102 : tensor<32x1x16xf32>
    %106 = stablehlo.dot_general %95, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x1xf32>) -> tensor<32x1x1xf32>
    %107 = stablehlo.dot_general %102, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x1xf32>) -> tensor<32x1x1xf32>
    %108 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<32x1x1xf32>
    %111 = stablehlo.add %106, %110 : tensor<32x1x1xf32>
    %112 = stablehlo.reshape %111 : (tensor<32x1x1xf32>) -> tensor<32xf32>
    %113 = stablehlo.reshape %107 : (tensor<32x1x1xf32>) -> tensor<32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %115 = stablehlo.dot_general %114, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x1xf32>, tensor<16x1xf32>) -> tensor<1x16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %118 = stablehlo.multiply %117, %104 : tensor<32x1x16xf32>
    %119 = stablehlo.broadcast_in_dim %115, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %121 = stablehlo.multiply %120, %105 : tensor<32x1x16xf32>
    %122 = stablehlo.multiply %118, %95 : tensor<32x1x16xf32>
    %123 = stablehlo.multiply %121, %95 : tensor<32x1x16xf32>
    %124 = stablehlo.multiply %118, %102 : tensor<32x1x16xf32>
    %125 = stablehlo.add %123, %124 : tensor<32x1x16xf32>
    %126 = stablehlo.add %118, %122 : tensor<32x1x16xf32>
    %127 = stablehlo.add %121, %125 : tensor<32x1x16xf32>
    %128 = stablehlo.dot_general %126, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %129 = stablehlo.dot_general %127, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %130 = stablehlo.multiply %128, %87 : tensor<32x1x16xf32>
    %131 = stablehlo.multiply %129, %87 : tensor<32x1x16xf32>
    %132 = stablehlo.multiply %128, %88 : tensor<32x1x16xf32>
    %133 = stablehlo.add %131, %132 : tensor<32x1x16xf32>
    %134 = stablehlo.multiply %130, %74 : tensor<32x1x16xf32>
    %135 = stablehlo.multiply %133, %74 : tensor<32x1x16xf32>
    %136 = stablehlo.multiply %130, %85 : tensor<32x1x16xf32>
    %137 = stablehlo.add %135, %136 : tensor<32x1x16xf32>
    %138 = stablehlo.add %130, %134 : tensor<32x1x16xf32>
    %139 = stablehlo.add %133, %137 : tensor<32x1x16xf32>
    %140 = stablehlo.dot_general %138, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<2x16xf32>) -> tensor<32x1x2xf32>
    %141 = stablehlo.dot_general %139, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<2x16xf32>) -> tensor<32x1x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%140 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<32x1x2xf32>, tensor<f32>) -> tensor<32x2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%141 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<32x1x2xf32>, tensor<f32>) -> tensor<32x2xf32>
    %144 = stablehlo.slice %142 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %145 = stablehlo.slice %143 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %146 = stablehlo.reshape %144 : (tensor<32x1xf32>) -> tensor<32xf32>
    %147 = stablehlo.reshape %145 : (tensor<32x1xf32>) -> tensor<32xf32>
    %148 = stablehlo.slice %65 [0:32, 1:2] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %149 = stablehlo.reshape %148 : (tensor<32x1xf32>) -> tensor<32xf32>
    %150 = stablehlo.broadcast_in_dim %arg19, dims = [0, 2] : (tensor<32x2xf32>) -> tensor<32x1x2xf32>
    %151 = stablehlo.dot_general %150, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<2x16xf32>) -> tensor<32x1x16xf32>
    %152 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %155 = stablehlo.add %151, %154 : tensor<32x1x16xf32>
    %156 = stablehlo.tanh %155 : tensor<32x1x16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %158 = stablehlo.subtract %157, %156 : tensor<32x1x16xf32>
    %159 = stablehlo.dot_general %156, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %160 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [1, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %163 = stablehlo.add %159, %162 : tensor<32x1x16xf32>
    %164 = stablehlo.tanh %163 : tensor<32x1x16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x1x16xf32>
    %166 = stablehlo.subtract %165, %164 : tensor<32x1x16xf32>
    %167 = stablehlo.dot_general %164, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x1xf32>) -> tensor<32x1x1xf32>
    %168 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<32x1x1xf32>
    %171 = stablehlo.add %167, %170 : tensor<32x1x1xf32>
    %172 = stablehlo.reshape %171 : (tensor<32x1x1xf32>) -> tensor<32xf32>
    %173 = stablehlo.slice %65 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %174 = stablehlo.reshape %173 : (tensor<32x1xf32>) -> tensor<32xf32>
    %175 = stablehlo.multiply %172, %174 : tensor<32xf32>
    %176 = stablehlo.add %149, %175 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %178 = stablehlo.multiply %177, %147 : tensor<32xf32>
    %179 = stablehlo.subtract %176, %178 : tensor<32xf32>
    %180 = stablehlo.multiply %179, %179 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %182 = stablehlo.multiply %181, %179 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%180 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %184 = stablehlo.divide %183, %cst_23 : tensor<f32>
    %185 = stablehlo.slice %arg19 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %186 = stablehlo.reshape %185 : (tensor<32x1xf32>) -> tensor<32xf32>
    %cst_24 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %188 = stablehlo.multiply %187, %186 : tensor<32xf32>
    %189 = stablehlo.sine %188 : tensor<32xf32>
    %190 = stablehlo.negate %189 : tensor<32xf32>
    %191 = stablehlo.subtract %25, %190 : tensor<32xf32>
    %192 = chlo.square %191 : tensor<32xf32> -> tensor<32xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %194 = stablehlo.multiply %193, %191 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%192 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %196 = stablehlo.divide %195, %cst_27 : tensor<f32>
    %197 = stablehlo.add %184, %196 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %198 = stablehlo.divide %cst_28, %cst_29 : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %200 = stablehlo.multiply %199, %194 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_31 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %201 = stablehlo.divide %cst_30, %cst_31 : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %203 = stablehlo.multiply %202, %182 : tensor<32xf32>
    %204 = stablehlo.negate %203 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %206 = stablehlo.multiply %205, %204 : tensor<32xf32>
    %207 = stablehlo.multiply %172, %203 : tensor<32xf32>
    %208 = stablehlo.multiply %203, %174 : tensor<32xf32>
    %209 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.pad %209, %cst_33, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %211 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<32x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    %213 = stablehlo.reshape %212 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %218 = stablehlo.dot_general %211, %164, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x1xf32>, tensor<32x1x16xf32>) -> tensor<1x16xf32>
    %219 = stablehlo.transpose %218, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %220 = stablehlo.dot_general %211, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x1xf32>, tensor<16x1xf32>) -> tensor<32x1x16xf32>
    %221 = stablehlo.multiply %220, %166 : tensor<32x1x16xf32>
    %222 = stablehlo.multiply %221, %164 : tensor<32x1x16xf32>
    %223 = stablehlo.add %221, %222 : tensor<32x1x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %225 = stablehlo.reshape %224 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %229 = stablehlo.dot_general %223, %156, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %230 = stablehlo.transpose %229, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %231 = stablehlo.dot_general %223, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %232 = stablehlo.multiply %231, %158 : tensor<32x1x16xf32>
    %233 = stablehlo.multiply %232, %156 : tensor<32x1x16xf32>
    %234 = stablehlo.add %232, %233 : tensor<32x1x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %236 = stablehlo.reshape %235 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %240 = stablehlo.dot_general %234, %150, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x2xf32>) -> tensor<16x2xf32>
    %241 = stablehlo.transpose %240, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %242 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.pad %242, %cst_43, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %244 = stablehlo.add %210, %243 : tensor<32x2xf32>
    %245 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.pad %245, %cst_44, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 2] : (tensor<32x2xf32>) -> tensor<32x1x2xf32>
    %248 = stablehlo.dot_general %247, %139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<32x1x16xf32>) -> tensor<2x16xf32>
    %249 = stablehlo.add %241, %248 : tensor<2x16xf32>
    %250 = stablehlo.dot_general %247, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<2x16xf32>) -> tensor<32x1x16xf32>
    %251 = stablehlo.multiply %130, %250 : tensor<32x1x16xf32>
    %252 = stablehlo.multiply %250, %85 : tensor<32x1x16xf32>
    %253 = stablehlo.multiply %133, %250 : tensor<32x1x16xf32>
    %254 = stablehlo.multiply %250, %74 : tensor<32x1x16xf32>
    %255 = stablehlo.add %250, %254 : tensor<32x1x16xf32>
    %256 = stablehlo.multiply %128, %255 : tensor<32x1x16xf32>
    %257 = stablehlo.multiply %255, %88 : tensor<32x1x16xf32>
    %258 = stablehlo.multiply %129, %255 : tensor<32x1x16xf32>
    %259 = stablehlo.multiply %255, %87 : tensor<32x1x16xf32>
    %260 = stablehlo.multiply %128, %252 : tensor<32x1x16xf32>
    %261 = stablehlo.add %258, %260 : tensor<32x1x16xf32>
    %262 = stablehlo.multiply %252, %87 : tensor<32x1x16xf32>
    %263 = stablehlo.add %257, %262 : tensor<32x1x16xf32>
    %264 = stablehlo.dot_general %259, %127, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %265 = stablehlo.add %230, %264 : tensor<16x16xf32>
    %266 = stablehlo.dot_general %259, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %267 = stablehlo.dot_general %263, %126, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %268 = stablehlo.add %265, %267 : tensor<16x16xf32>
    %269 = stablehlo.dot_general %263, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %270 = stablehlo.multiply %118, %266 : tensor<32x1x16xf32>
    %271 = stablehlo.multiply %266, %102 : tensor<32x1x16xf32>
    %272 = stablehlo.add %269, %271 : tensor<32x1x16xf32>
    %273 = stablehlo.multiply %121, %266 : tensor<32x1x16xf32>
    %274 = stablehlo.multiply %266, %95 : tensor<32x1x16xf32>
    %275 = stablehlo.add %266, %274 : tensor<32x1x16xf32>
    %276 = stablehlo.multiply %118, %269 : tensor<32x1x16xf32>
    %277 = stablehlo.add %273, %276 : tensor<32x1x16xf32>
    %278 = stablehlo.multiply %269, %95 : tensor<32x1x16xf32>
    %279 = stablehlo.add %272, %278 : tensor<32x1x16xf32>
    %280 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %281 = stablehlo.multiply %280, %275 : tensor<32x1x16xf32>
    %282 = stablehlo.multiply %275, %105 : tensor<32x1x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %284 = stablehlo.reshape %283 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %287 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %288 = stablehlo.multiply %287, %279 : tensor<32x1x16xf32>
    %289 = stablehlo.multiply %279, %104 : tensor<32x1x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %291 = stablehlo.reshape %290 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %294 = stablehlo.add %286, %293 : tensor<1x16xf32>
    %295 = stablehlo.dot_general %294, %114, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16xf32>, tensor<1x1xf32>) -> tensor<16x1xf32>
    %296 = stablehlo.add %219, %295 : tensor<16x1xf32>
    %297 = stablehlo.negate %281 : tensor<32x1x16xf32>
    %298 = stablehlo.add %270, %297 : tensor<32x1x16xf32>
    %299 = stablehlo.negate %288 : tensor<32x1x16xf32>
    %300 = stablehlo.add %277, %299 : tensor<32x1x16xf32>
    %301 = stablehlo.multiply %99, %298 : tensor<32x1x16xf32>
    %302 = stablehlo.multiply %298, %101 : tensor<32x1x16xf32>
    %303 = stablehlo.negate %301 : tensor<32x1x16xf32>
    %304 = stablehlo.add %300, %303 : tensor<32x1x16xf32>
    %305 = stablehlo.multiply %90, %302 : tensor<32x1x16xf32>
    %306 = stablehlo.add %304, %305 : tensor<32x1x16xf32>
    %307 = stablehlo.multiply %302, %95 : tensor<32x1x16xf32>
    %308 = stablehlo.add %302, %307 : tensor<32x1x16xf32>
    %309 = stablehlo.multiply %306, %97 : tensor<32x1x16xf32>
    %310 = stablehlo.multiply %309, %95 : tensor<32x1x16xf32>
    %311 = stablehlo.add %309, %310 : tensor<32x1x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %313 = stablehlo.reshape %312 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %317 = stablehlo.add %228, %316 : tensor<16xf32>
    %318 = stablehlo.dot_general %308, %85, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %319 = stablehlo.transpose %318, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %320 = stablehlo.add %268, %319 : tensor<16x16xf32>
    %321 = stablehlo.dot_general %308, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %322 = stablehlo.add %251, %321 : tensor<32x1x16xf32>
    %323 = stablehlo.dot_general %311, %74, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %324 = stablehlo.transpose %323, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %325 = stablehlo.add %320, %324 : tensor<16x16xf32>
    %326 = stablehlo.dot_general %311, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %327 = stablehlo.add %253, %326 : tensor<32x1x16xf32>
    %328 = stablehlo.negate %256 : tensor<32x1x16xf32>
    %329 = stablehlo.add %322, %328 : tensor<32x1x16xf32>
    %330 = stablehlo.negate %261 : tensor<32x1x16xf32>
    %331 = stablehlo.add %327, %330 : tensor<32x1x16xf32>
    %332 = stablehlo.multiply %82, %329 : tensor<32x1x16xf32>
    %333 = stablehlo.multiply %329, %84 : tensor<32x1x16xf32>
    %334 = stablehlo.negate %332 : tensor<32x1x16xf32>
    %335 = stablehlo.add %331, %334 : tensor<32x1x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%333 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %337 = stablehlo.reshape %336 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %340 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %341 = stablehlo.multiply %340, %333 : tensor<32x1x16xf32>
    %342 = stablehlo.add %335, %341 : tensor<32x1x16xf32>
    %343 = stablehlo.multiply %333, %74 : tensor<32x1x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %345 = stablehlo.reshape %344 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %348 = stablehlo.add %339, %347 : tensor<1x16xf32>
    %349 = stablehlo.multiply %342, %76 : tensor<32x1x16xf32>
    %350 = stablehlo.multiply %349, %74 : tensor<32x1x16xf32>
    %351 = stablehlo.add %349, %350 : tensor<32x1x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %353 = stablehlo.reshape %352 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %357 = stablehlo.add %239, %356 : tensor<16xf32>
    %358 = stablehlo.dot_general %348, %67, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16xf32>, tensor<1x2xf32>) -> tensor<16x2xf32>
    %359 = stablehlo.transpose %358, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %360 = stablehlo.add %249, %359 : tensor<2x16xf32>
    %361 = stablehlo.dot_general %351, %66, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x2xf32>) -> tensor<16x2xf32>
    %362 = stablehlo.transpose %361, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %363 = stablehlo.add %360, %362 : tensor<2x16xf32>
    %364 = stablehlo.broadcast_in_dim %244, dims = [0, 2] : (tensor<32x2xf32>) -> tensor<32x1x2xf32>
    %365 = stablehlo.dot_general %364, %63, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<32x1x16xf32>) -> tensor<2x16xf32>
    %366 = stablehlo.add %363, %365 : tensor<2x16xf32>
    %367 = stablehlo.dot_general %364, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x2xf32>, tensor<2x16xf32>) -> tensor<32x1x16xf32>
    %368 = stablehlo.multiply %61, %367 : tensor<32x1x16xf32>
    %369 = stablehlo.multiply %367, %32 : tensor<32x1x16xf32>
    %370 = stablehlo.add %367, %369 : tensor<32x1x16xf32>
    %371 = stablehlo.multiply %60, %370 : tensor<32x1x16xf32>
    %372 = stablehlo.multiply %370, %36 : tensor<32x1x16xf32>
    %373 = stablehlo.dot_general %372, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %374 = stablehlo.add %325, %373 : tensor<16x16xf32>
    %375 = stablehlo.dot_general %372, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %376 = stablehlo.multiply %57, %375 : tensor<32x1x16xf32>
    %377 = stablehlo.multiply %375, %42 : tensor<32x1x16xf32>
    %378 = stablehlo.add %375, %377 : tensor<32x1x16xf32>
    %379 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<32x1x16xf32>
    %380 = stablehlo.multiply %379, %378 : tensor<32x1x16xf32>
    %381 = stablehlo.multiply %378, %46 : tensor<32x1x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %383 = stablehlo.reshape %382 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.reduce(%383 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %386 = stablehlo.dot_general %385, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16xf32>, tensor<1x1xf32>) -> tensor<16x1xf32>
    %387 = stablehlo.add %296, %386 : tensor<16x1xf32>
    %388 = stablehlo.negate %380 : tensor<32x1x16xf32>
    %389 = stablehlo.add %376, %388 : tensor<32x1x16xf32>
    %390 = stablehlo.multiply %389, %44 : tensor<32x1x16xf32>
    %391 = stablehlo.multiply %390, %42 : tensor<32x1x16xf32>
    %392 = stablehlo.add %390, %391 : tensor<32x1x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %394 = stablehlo.reshape %393 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %398 = stablehlo.add %317, %397 : tensor<16xf32>
    %399 = stablehlo.dot_general %392, %32, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %400 = stablehlo.transpose %399, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %401 = stablehlo.add %374, %400 : tensor<16x16xf32>
    %402 = stablehlo.dot_general %392, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %403 = stablehlo.add %368, %402 : tensor<32x1x16xf32>
    %404 = stablehlo.negate %371 : tensor<32x1x16xf32>
    %405 = stablehlo.add %403, %404 : tensor<32x1x16xf32>
    %406 = stablehlo.multiply %405, %34 : tensor<32x1x16xf32>
    %407 = stablehlo.multiply %406, %32 : tensor<32x1x16xf32>
    %408 = stablehlo.add %406, %407 : tensor<32x1x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %410 = stablehlo.reshape %409 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %414 = stablehlo.add %357, %413 : tensor<16xf32>
    %415 = stablehlo.dot_general %408, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x2xf32>) -> tensor<16x2xf32>
    %416 = stablehlo.transpose %415, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %417 = stablehlo.add %366, %416 : tensor<2x16xf32>
    %418 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<32x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    %420 = stablehlo.reshape %419 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_68) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %425 = stablehlo.add %217, %424 : tensor<1xf32>
    %426 = stablehlo.dot_general %418, %17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x1xf32>, tensor<32x1x16xf32>) -> tensor<1x16xf32>
    %427 = stablehlo.transpose %426, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %428 = stablehlo.add %387, %427 : tensor<16x1xf32>
    %429 = stablehlo.dot_general %418, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x1xf32>, tensor<16x1xf32>) -> tensor<32x1x16xf32>
    %430 = stablehlo.multiply %429, %19 : tensor<32x1x16xf32>
    %431 = stablehlo.multiply %430, %17 : tensor<32x1x16xf32>
    %432 = stablehlo.add %430, %431 : tensor<32x1x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %434 = stablehlo.reshape %433 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %436 = stablehlo.broadcast_in_dim %435, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.reduce(%436 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %438 = stablehlo.add %398, %437 : tensor<16xf32>
    %439 = stablehlo.dot_general %432, %9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x16xf32>) -> tensor<16x16xf32>
    %440 = stablehlo.transpose %439, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %441 = stablehlo.add %401, %440 : tensor<16x16xf32>
    %442 = stablehlo.dot_general %432, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<16x16xf32>) -> tensor<32x1x16xf32>
    %443 = stablehlo.multiply %442, %11 : tensor<32x1x16xf32>
    %444 = stablehlo.multiply %443, %9 : tensor<32x1x16xf32>
    %445 = stablehlo.add %443, %444 : tensor<32x1x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.reduce(%445 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<32x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %447 = stablehlo.reshape %446 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %451 = stablehlo.add %414, %450 : tensor<16xf32>
    %452 = stablehlo.dot_general %445, %3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x1x16xf32>, tensor<32x1x2xf32>) -> tensor<16x2xf32>
    %453 = stablehlo.transpose %452, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %454 = stablehlo.add %417, %453 : tensor<2x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %455 = stablehlo.add %arg6, %c : tensor<i32>
    %456 = stablehlo.convert %455 : (tensor<i32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %458 = stablehlo.multiply %457, %arg7 : tensor<16xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %460 = stablehlo.multiply %459, %451 : tensor<16xf32>
    %461 = stablehlo.add %458, %460 : tensor<16xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %463 = stablehlo.multiply %462, %arg8 : tensor<2x16xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %465 = stablehlo.multiply %464, %454 : tensor<2x16xf32>
    %466 = stablehlo.add %463, %465 : tensor<2x16xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %468 = stablehlo.multiply %467, %arg9 : tensor<16xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %470 = stablehlo.multiply %469, %438 : tensor<16xf32>
    %471 = stablehlo.add %468, %470 : tensor<16xf32>
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %473 = stablehlo.multiply %472, %arg10 : tensor<16x16xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %475 = stablehlo.multiply %474, %441 : tensor<16x16xf32>
    %476 = stablehlo.add %473, %475 : tensor<16x16xf32>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %478 = stablehlo.multiply %477, %arg11 : tensor<1xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %480 = stablehlo.multiply %479, %425 : tensor<1xf32>
    %481 = stablehlo.add %478, %480 : tensor<1xf32>
    %cst_86 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %483 = stablehlo.multiply %482, %arg12 : tensor<16x1xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %485 = stablehlo.multiply %484, %428 : tensor<16x1xf32>
    %486 = stablehlo.add %483, %485 : tensor<16x1xf32>
    %cst_88 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %488 = stablehlo.multiply %487, %arg13 : tensor<16xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %490 = stablehlo.multiply %489, %451 : tensor<16xf32>
    %491 = stablehlo.multiply %490, %451 : tensor<16xf32>
    %492 = stablehlo.add %488, %491 : tensor<16xf32>
    %cst_90 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %494 = stablehlo.multiply %493, %arg14 : tensor<2x16xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %496 = stablehlo.multiply %495, %454 : tensor<2x16xf32>
    %497 = stablehlo.multiply %496, %454 : tensor<2x16xf32>
    %498 = stablehlo.add %494, %497 : tensor<2x16xf32>
    %cst_92 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %500 = stablehlo.multiply %499, %arg15 : tensor<16xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %502 = stablehlo.multiply %501, %438 : tensor<16xf32>
    %503 = stablehlo.multiply %502, %438 : tensor<16xf32>
    %504 = stablehlo.add %500, %503 : tensor<16xf32>
    %cst_94 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %506 = stablehlo.multiply %505, %arg16 : tensor<16x16xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %508 = stablehlo.multiply %507, %441 : tensor<16x16xf32>
    %509 = stablehlo.multiply %508, %441 : tensor<16x16xf32>
    %510 = stablehlo.add %506, %509 : tensor<16x16xf32>
    %cst_96 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %512 = stablehlo.multiply %511, %arg17 : tensor<1xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %514 = stablehlo.multiply %513, %425 : tensor<1xf32>
    %515 = stablehlo.multiply %514, %425 : tensor<1xf32>
    %516 = stablehlo.add %512, %515 : tensor<1xf32>
    %cst_98 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %518 = stablehlo.multiply %517, %arg18 : tensor<16x1xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %520 = stablehlo.multiply %519, %428 : tensor<16x1xf32>
    %521 = stablehlo.multiply %520, %428 : tensor<16x1xf32>
    %522 = stablehlo.add %518, %521 : tensor<16x1xf32>
    %cst_100 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %523 = stablehlo.power %cst_100, %456 : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %524 = stablehlo.subtract %cst_101, %523 : tensor<f32>
    %525 = stablehlo.sqrt %524 : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %526 = stablehlo.multiply %cst_102, %525 : tensor<f32>
    %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %527 = stablehlo.power %cst_103, %456 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %528 = stablehlo.subtract %cst_104, %527 : tensor<f32>
    %529 = stablehlo.divide %526, %528 : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %531 = stablehlo.multiply %530, %461 : tensor<16xf32>
    %532 = stablehlo.sqrt %492 : tensor<16xf32>
    %cst_105 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %534 = stablehlo.add %532, %533 : tensor<16xf32>
    %535 = stablehlo.divide %531, %534 : tensor<16xf32>
    %536 = stablehlo.subtract %arg0, %535 : tensor<16xf32>
    %537 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %538 = stablehlo.multiply %537, %466 : tensor<2x16xf32>
    %539 = stablehlo.sqrt %498 : tensor<2x16xf32>
    %cst_106 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %541 = stablehlo.add %539, %540 : tensor<2x16xf32>
    %542 = stablehlo.divide %538, %541 : tensor<2x16xf32>
    %543 = stablehlo.subtract %arg1, %542 : tensor<2x16xf32>
    %544 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %545 = stablehlo.multiply %544, %471 : tensor<16xf32>
    %546 = stablehlo.sqrt %504 : tensor<16xf32>
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %548 = stablehlo.add %546, %547 : tensor<16xf32>
    %549 = stablehlo.divide %545, %548 : tensor<16xf32>
    %550 = stablehlo.subtract %arg2, %549 : tensor<16xf32>
    %551 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %552 = stablehlo.multiply %551, %476 : tensor<16x16xf32>
    %553 = stablehlo.sqrt %510 : tensor<16x16xf32>
    %cst_108 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %555 = stablehlo.add %553, %554 : tensor<16x16xf32>
    %556 = stablehlo.divide %552, %555 : tensor<16x16xf32>
    %557 = stablehlo.subtract %arg3, %556 : tensor<16x16xf32>
    %558 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %559 = stablehlo.multiply %558, %481 : tensor<1xf32>
    %560 = stablehlo.sqrt %516 : tensor<1xf32>
    %cst_109 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %562 = stablehlo.add %560, %561 : tensor<1xf32>
    %563 = stablehlo.divide %559, %562 : tensor<1xf32>
    %564 = stablehlo.subtract %arg4, %563 : tensor<1xf32>
    %565 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %566 = stablehlo.multiply %565, %486 : tensor<16x1xf32>
    %567 = stablehlo.sqrt %522 : tensor<16x1xf32>
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %569 = stablehlo.add %567, %568 : tensor<16x1xf32>
    %570 = stablehlo.divide %566, %569 : tensor<16x1xf32>
    %571 = stablehlo.subtract %arg5, %570 : tensor<16x1xf32>
    return %536, %543, %550, %557, %564, %571, %455, %461, %466, %471, %476, %481, %486, %492, %498, %504, %510, %516, %522, %197 : tensor<16xf32>, tensor<2x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<i32>, tensor<16xf32>, tensor<2x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
}
