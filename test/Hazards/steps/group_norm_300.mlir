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
    %11 = stablehlo.multiply %10, %10 : tensor<16x4x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<16x4x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %17 = stablehlo.add %15, %16 : tensor<16x4x1xf32>
    %18 = stablehlo.sqrt %17 : tensor<16x4x1xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<16x4x1xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %22 = stablehlo.divide %10, %21 : tensor<16x4x8xf32>
    %23 = stablehlo.multiply %18, %18 : tensor<16x4x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %25 = stablehlo.divide %24, %23 : tensor<16x4x1xf32>
    %26 = stablehlo.reshape %22 : (tensor<16x4x8xf32>) -> tensor<16x32xf32>
    %27 = stablehlo.dot_general %26, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<16x4xf32>
    %31 = stablehlo.subtract %30, %arg14 : tensor<16x4xf32>
    %32 = chlo.square %31 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %37 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<16x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.dot_general %39, %26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %45 = stablehlo.dot_general %39, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %46 = stablehlo.reshape %45 : (tensor<16x32xf32>) -> tensor<16x4x8xf32>
    %47 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<16x4x8xf32>
    %49 = stablehlo.multiply %48, %10 : tensor<16x4x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %51 = stablehlo.reshape %50 : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %52 = stablehlo.negate %51 : tensor<16x4x1xf32>
    %53 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<16x4x1xf32>) -> tensor<16x4x8xf32>
    %54 = stablehlo.divide %46, %53 : tensor<16x4x8xf32>
    %55 = stablehlo.multiply %52, %20 : tensor<16x4x1xf32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %57 = stablehlo.divide %55, %56 : tensor<16x4x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<16x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x8xf32>
    %60 = stablehlo.multiply %10, %59 : tensor<16x4x8xf32>
    %61 = stablehlo.add %54, %60 : tensor<16x4x8xf32>
    %62 = stablehlo.multiply %59, %10 : tensor<16x4x8xf32>
    %63 = stablehlo.add %61, %62 : tensor<16x4x8xf32>
    %64 = stablehlo.negate %63 : tensor<16x4x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %66 = stablehlo.reshape %65 : (tensor<16x4xf32>) -> tensor<16x4x1xf32>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x4x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<16x4x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x8xf32>
    %71 = stablehlo.add %63, %70 : tensor<16x4x8xf32>
    %72 = stablehlo.reshape %71 : (tensor<16x4x8xf32>) -> tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.reshape %73 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.dot_general %72, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %78 = stablehlo.add %arg4, %c : tensor<i32>
    %79 = stablehlo.convert %78 : (tensor<i32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.multiply %80, %arg5 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.multiply %82, %75 : tensor<32xf32>
    %84 = stablehlo.add %81, %83 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %86 = stablehlo.multiply %85, %arg6 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %88 = stablehlo.multiply %87, %77 : tensor<16x32xf32>
    %89 = stablehlo.add %86, %88 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.multiply %90, %arg7 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.multiply %92, %42 : tensor<4xf32>
    %94 = stablehlo.add %91, %93 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %96 = stablehlo.multiply %95, %arg8 : tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %98 = stablehlo.multiply %97, %44 : tensor<32x4xf32>
    %99 = stablehlo.add %96, %98 : tensor<32x4xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.multiply %100, %arg9 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.multiply %102, %75 : tensor<32xf32>
    %104 = stablehlo.multiply %103, %75 : tensor<32xf32>
    %105 = stablehlo.add %101, %104 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %107 = stablehlo.multiply %106, %arg10 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %109 = stablehlo.multiply %108, %77 : tensor<16x32xf32>
    %110 = stablehlo.multiply %109, %77 : tensor<16x32xf32>
    %111 = stablehlo.add %107, %110 : tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %arg11 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %115 = stablehlo.multiply %114, %42 : tensor<4xf32>
    %116 = stablehlo.multiply %115, %42 : tensor<4xf32>
    %117 = stablehlo.add %113, %116 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %119 = stablehlo.multiply %118, %arg12 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %121 = stablehlo.multiply %120, %44 : tensor<32x4xf32>
    %122 = stablehlo.multiply %121, %44 : tensor<32x4xf32>
    %123 = stablehlo.add %119, %122 : tensor<32x4xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %124 = stablehlo.power %cst_37, %79 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.subtract %cst_38, %124 : tensor<f32>
    %126 = stablehlo.sqrt %125 : tensor<f32>
    %cst_39 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %127 = stablehlo.multiply %cst_39, %126 : tensor<f32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %128 = stablehlo.power %cst_40, %79 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.subtract %cst_41, %128 : tensor<f32>
    %130 = stablehlo.divide %127, %129 : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %132 = stablehlo.multiply %131, %84 : tensor<32xf32>
    %133 = stablehlo.sqrt %105 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.add %133, %134 : tensor<32xf32>
    %136 = stablehlo.divide %132, %135 : tensor<32xf32>
    %137 = stablehlo.subtract %arg0, %136 : tensor<32xf32>
    %138 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %139 = stablehlo.multiply %138, %89 : tensor<16x32xf32>
    %140 = stablehlo.sqrt %111 : tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %142 = stablehlo.add %140, %141 : tensor<16x32xf32>
    %143 = stablehlo.divide %139, %142 : tensor<16x32xf32>
    %144 = stablehlo.subtract %arg1, %143 : tensor<16x32xf32>
    %145 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %146 = stablehlo.multiply %145, %94 : tensor<4xf32>
    %147 = stablehlo.sqrt %117 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %149 = stablehlo.add %147, %148 : tensor<4xf32>
    %150 = stablehlo.divide %146, %149 : tensor<4xf32>
    %151 = stablehlo.subtract %arg2, %150 : tensor<4xf32>
    %152 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %153 = stablehlo.multiply %152, %99 : tensor<32x4xf32>
    %154 = stablehlo.sqrt %123 : tensor<32x4xf32>
    %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %156 = stablehlo.add %154, %155 : tensor<32x4xf32>
    %157 = stablehlo.divide %153, %156 : tensor<32x4xf32>
    %158 = stablehlo.subtract %arg3, %157 : tensor<32x4xf32>
    return %137, %144, %151, %158, %78, %84, %89, %94, %99, %105, %111, %117, %123, %36 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
}
