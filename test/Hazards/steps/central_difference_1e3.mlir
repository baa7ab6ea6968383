module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<1x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<1x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<1xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x1xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<1x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<64x1xf32> loc("batch['x']"), %arg14: tensor<64x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %1 = stablehlo.add %arg13, %0 : tensor<64x1xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<1x32xf32>) -> tensor<64x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %5 = stablehlo.add %2, %4 : tensor<64x32xf32>
    %6 = stablehlo.tanh %5 : tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<64x32xf32>
    %9 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %12 = stablehlo.add %9, %11 : tensor<64x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %14 = stablehlo.subtract %arg13, %13 : tensor<64x1xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<1x32xf32>) -> tensor<64x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %18 = stablehlo.add %15, %17 : tensor<64x32xf32>
    %19 = stablehlo.tanh %18 : tensor<64x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<64x32xf32>
    %22 = stablehlo.dot_general %19, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %25 = stablehlo.add %22, %24 : tensor<64x1xf32>
    %26 = stablehlo.subtract %12, %25 : tensor<64x1xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %28 = stablehlo.divide %26, %27 : tensor<64x1xf32>
    %29 = stablehlo.subtract %28, %arg14 : tensor<64x1xf32>
    %30 = chlo.square %29 : tensor<64x1xf32> -> tensor<64x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<64x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %35 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %37 = stablehlo.multiply %36, %32 : tensor<64x1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<64x1xf32>
    %40 = stablehlo.negate %39 : tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.dot_general %40, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %47 = stablehlo.dot_general %40, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
    %48 = stablehlo.multiply %47, %21 : tensor<64x32xf32>
    %49 = stablehlo.multiply %48, %19 : tensor<64x32xf32>
    %50 = stablehlo.add %48, %49 : tensor<64x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.reshape %51 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.dot_general %50, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%39 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.add %44, %59 : tensor<1xf32>
    %61 = stablehlo.dot_general %39, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %63 = stablehlo.add %46, %62 : tensor<32x1xf32>
    %64 = stablehlo.dot_general %39, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
    %65 = stablehlo.multiply %64, %8 : tensor<64x32xf32>
    %66 = stablehlo.multiply %65, %6 : tensor<64x32xf32>
    %67 = stablehlo.add %65, %66 : tensor<64x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %69 = stablehlo.reshape %68 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.add %53, %70 : tensor<32xf32>
    %72 = stablehlo.dot_general %67, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %74 = stablehlo.add %55, %73 : tensor<1x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %75 = stablehlo.add %arg4, %c : tensor<i32>
    %76 = stablehlo.convert %75 : (tensor<i32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.multiply %77, %arg5 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.multiply %79, %71 : tensor<32xf32>
    %81 = stablehlo.add %78, %80 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %83 = stablehlo.multiply %82, %arg6 : tensor<1x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %85 = stablehlo.multiply %84, %74 : tensor<1x32xf32>
    %86 = stablehlo.add %83, %85 : tensor<1x32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %88 = stablehlo.multiply %87, %arg7 : tensor<1xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %90 = stablehlo.multiply %89, %60 : tensor<1xf32>
    %91 = stablehlo.add %88, %90 : tensor<1xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %93 = stablehlo.multiply %92, %arg8 : tensor<32x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %95 = stablehlo.multiply %94, %63 : tensor<32x1xf32>
    %96 = stablehlo.add %93, %95 : tensor<32x1xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.multiply %97, %arg9 : tensor<32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %100 = stablehlo.multiply %99, %71 : tensor<32xf32>
    %101 = stablehlo.multiply %100, %71 : tensor<32xf32>
    %102 = stablehlo.add %98, %101 : tensor<32xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %104 = stablehlo.multiply %103, %arg10 : tensor<1x32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %106 = stablehlo.multiply %105, %74 : tensor<1x32xf32>
    %107 = stablehlo.multiply %106, %74 : tensor<1x32xf32>
    %108 = stablehlo.add %104, %107 : tensor<1x32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %110 = stablehlo.multiply %109, %arg11 : tensor<1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %112 = stablehlo.multiply %111, %60 : tensor<1xf32>
    %113 = stablehlo.multiply %112, %60 : tensor<1xf32>
    %114 = stablehlo.add %110, %113 : tensor<1xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %116 = stablehlo.multiply %115, %arg12 : tensor<32x1xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %118 = stablehlo.multiply %117, %63 : tensor<32x1xf32>
    %119 = stablehlo.multiply %118, %63 : tensor<32x1xf32>
    %120 = stablehlo.add %116, %119 : tensor<32x1xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %121 = stablehlo.power %cst_34, %76 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.subtract %cst_35, %121 : tensor<f32>
    %123 = stablehlo.sqrt %122 : tensor<f32>
    %cst_36 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %124 = stablehlo.multiply %cst_36, %123 : tensor<f32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %125 = stablehlo.power %cst_37, %76 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.subtract %cst_38, %125 : tensor<f32>
    %127 = stablehlo.divide %124, %126 : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %129 = stablehlo.multiply %128, %81 : tensor<32xf32>
    %130 = stablehlo.sqrt %102 : tensor<32xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %132 = stablehlo.add %130, %131 : tensor<32xf32>
    %133 = stablehlo.divide %129, %132 : tensor<32xf32>
    %134 = stablehlo.subtract %arg0, %133 : tensor<32xf32>
    %135 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %136 = stablehlo.multiply %135, %86 : tensor<1x32xf32>
    %137 = stablehlo.sqrt %108 : tensor<1x32xf32>
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %139 = stablehlo.add %137, %138 : tensor<1x32xf32>
    %140 = stablehlo.divide %136, %139 : tensor<1x32xf32>
    %141 = stablehlo.subtract %arg1, %140 : tensor<1x32xf32>
    %142 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %143 = stablehlo.multiply %142, %91 : tensor<1xf32>
    %144 = stablehlo.sqrt %114 : tensor<1xf32>
    %cst_41 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %146 = stablehlo.add %144, %145 : tensor<1xf32>
    %147 = stablehlo.divide %143, %146 : tensor<1xf32>
    %148 = stablehlo.subtract %arg2, %147 : tensor<1xf32>
    %149 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %150 = stablehlo.multiply %149, %96 : tensor<32x1xf32>
    %151 = stablehlo.sqrt %120 : tensor<32x1xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %153 = stablehlo.add %151, %152 : tensor<32x1xf32>
    %154 = stablehlo.divide %150, %153 : tensor<32x1xf32>
    %155 = stablehlo.subtract %arg3, %154 : tensor<32x1xf32>
    return %134, %141, %148, %155, %75, %81, %86, %91, %96, %102, %108, %114, %120, %34 : tensor<32xf32>, tensor<1x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<1x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<1x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
}
