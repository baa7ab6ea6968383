module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['in']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['in']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['in']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['in']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<32x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<16x16xf32> loc("batch['x']"), %arg14: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = stablehlo.reshape %3 : (tensor<16x32xf32>) -> tensor<16x4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<16x4x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<16x4x8xf32>
    %11 = stablehlo.dot_general %10, %10, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x4x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<16x4x1xf32>
    %17 = stablehlo.sqrt %16 : tensor<16x4x1xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<16x4x1xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %21 = stablehlo.divide %10, %20 : tensor<16x4x8xf32>
    %22 = stablehlo.multiply %17, %17 : tensor<16x4x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<16x4x1xf32>
    %25 = stablehlo.reshape %21 : (tensor<16x4x8xf32>) -> tensor<16x32xf32>
    %26 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<16x4xf32>
    %30 = stablehlo.subtract %29, %arg14 : tensor<16x4xf32>
    %31 = chlo.square %30 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %35 = stablehlo.divide %34, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %36 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %38 = stablehlo.multiply %37, %33 : tensor<16x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.reshape %39 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.dot_general %38, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %44 = stablehlo.dot_general %38, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %45 = stablehlo.reshape %44 : (tensor<16x32xf32>) -> tensor<16x4x8xf32>
    %46 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %47 = stablehlo.multiply %45, %46 : tensor<16x4x8xf32>
    %48 = stablehlo.multiply %47, %10 : tensor<16x4x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %50 = stablehlo.reshape %49 : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %51 = stablehlo.negate %50 : tensor<16x4x1xf32>
    %52 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %53 = stablehlo.divide %45, %52 : tensor<16x4x8xf32>
    %54 = stablehlo.multiply %51, %19 : tensor<16x4x1xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<16x4x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<16x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %58 = stablehlo.dot_general %57, %10, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %59 = stablehlo.add %53, %58 : tensor<16x4x8xf32>
    %60 = stablehlo.dot_general %57, %10, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %61 = stablehlo.add %59, %60 : tensor<16x4x8xf32>
    %62 = stablehlo.negate %61 : tensor<16x4x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %64 = stablehlo.reshape %63 : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %66 = stablehlo.divide %64, %65 : tensor<16x4x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<16x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x8xf32>
    %69 = stablehlo.add %61, %68 : tensor<16x4x8xf32>
    %70 = stablehlo.reshape %69 : (tensor<16x4x8xf32>) -> tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %72 = stablehlo.reshape %71 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.dot_general %70, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %76 = stablehlo.add %arg4, %c : tensor<i32>
    %77 = stablehlo.convert %76 : (tensor<i32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %79 = stablehlo.multiply %78, %arg5 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.multiply %80, %73 : tensor<32xf32>
    %82 = stablehlo.add %79, %81 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %84 = stablehlo.multiply %83, %arg6 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %86 = stablehlo.multiply %85, %75 : tensor<16x32xf32>
    %87 = stablehlo.add %84, %86 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.multiply %88, %arg7 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.multiply %90, %41 : tensor<4xf32>
    %92 = stablehlo.add %89, %91 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %94 = stablehlo.multiply %93, %arg8 : tensor<32x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %96 = stablehlo.multiply %95, %43 : tensor<32x4xf32>
    %97 = stablehlo.add %94, %96 : tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.multiply %98, %arg9 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.multiply %100, %73 : tensor<32xf32>
    %102 = stablehlo.multiply %101, %73 : tensor<32xf32>
    %103 = stablehlo.add %99, %102 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %105 = stablehlo.multiply %104, %arg10 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %107 = stablehlo.multiply %106, %75 : tensor<16x32xf32>
    %108 = stablehlo.multiply %107, %75 : tensor<16x32xf32>
    %109 = stablehlo.add %105, %108 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %111 = stablehlo.multiply %110, %arg11 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %41 : tensor<4xf32>
    %114 = stablehlo.multiply %113, %41 : tensor<4xf32>
    %115 = stablehlo.add %111, %114 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %117 = stablehlo.multiply %116, %arg12 : tensor<32x4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %119 = stablehlo.multiply %118, %43 : tensor<32x4xf32>
    %120 = stablehlo.multiply %119, %43 : tensor<32x4xf32>
    %121 = stablehlo.add %117, %120 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %122 = stablehlo.power %cst_36, %77 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.subtract %cst_37, %122 : tensor<f32>
    %124 = stablehlo.sqrt %123 : tensor<f32>
    %cst_38 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %125 = stablehlo.multiply %cst_38, %124 : tensor<f32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %126 = stablehlo.power %cst_39, %77 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.subtract %cst_40, %126 : tensor<f32>
    %128 = stablehlo.divide %125, %127 : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %82 : tensor<32xf32>
    %131 = stablehlo.sqrt %103 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %133 = stablehlo.add %131, %132 : tensor<32xf32>
    %134 = stablehlo.divide %130, %133 : tensor<32xf32>
    %135 = stablehlo.subtract %arg0, %134 : tensor<32xf32>
    %136 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %137 = stablehlo.multiply %136, %87 : tensor<16x32xf32>
    %138 = stablehlo.sqrt %109 : tensor<16x32xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %140 = stablehlo.add %138, %139 : tensor<16x32xf32>
    %141 = stablehlo.divide %137, %140 : tensor<16x32xf32>
    %142 = stablehlo.subtract %arg1, %141 : tensor<16x32xf32>
    %143 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %144 = stablehlo.multiply %143, %92 : tensor<4xf32>
    %145 = stablehlo.sqrt %115 : tensor<4xf32>
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %147 = stablehlo.add %145, %146 : tensor<4xf32>
    %148 = stablehlo.divide %144, %147 : tensor<4xf32>
    %149 = stablehlo.subtract %arg2, %148 : tensor<4xf32>
    %150 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %151 = stablehlo.multiply %150, %97 : tensor<32x4xf32>
    %152 = stablehlo.sqrt %121 : tensor<32x4xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %154 = stablehlo.add %152, %153 : tensor<32x4xf32>
    %155 = stablehlo.divide %151, %154 : tensor<32x4xf32>
    %156 = stablehlo.subtract %arg3, %155 : tensor<32x4xf32>
    return %135, %142, %149, %156, %76, %82, %87, %92, %97, %103, %109, %115, %121, %35 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
}
