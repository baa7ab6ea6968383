module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['g']"), %arg1: tensor<32xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['b']"), %arg2: tensor<16x32xf32> {tf.aliasing_output = 2 : i32} loc("params['in']['w']"), %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['b']"), %arg4: tensor<32x4xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['w']"), %arg5: tensor<i32> {tf.aliasing_output = 5 : i32} loc("opt_state['count']"), %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['g']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['in']['b']"), %arg8: tensor<16x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['in']['w']"), %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['out']['b']"), %arg10: tensor<32x4xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['out']['w']"), %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['g']"), %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['in']['b']"), %arg13: tensor<16x32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['in']['w']"), %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['out']['b']"), %arg15: tensor<32x4xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['out']['w']"), %arg16: tensor<32x16xf32> loc("batch['x']"), %arg17: tensor<32x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['g']"}, tensor<32xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['g']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['g']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg16, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %cst = stablehlo.constant dense<3.125000e-02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.dot_general %4, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x32xf32>) -> tensor<32xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<32x32xf32>
    %7 = stablehlo.dot_general %4, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x32xf32>) -> tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.subtract %3, %9 : tensor<32x32xf32>
    %11 = stablehlo.multiply %5, %5 : tensor<32xf32>
    %12 = stablehlo.subtract %7, %11 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %14 = stablehlo.add %12, %13 : tensor<32xf32>
    %15 = stablehlo.sqrt %14 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %17 = stablehlo.divide %16, %15 : tensor<32xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %20 = stablehlo.divide %10, %19 : tensor<32x32xf32>
    %21 = stablehlo.multiply %18, %18 : tensor<1x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %23 = stablehlo.divide %22, %21 : tensor<1x32xf32>
    %24 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %26 = stablehlo.multiply %20, %25 : tensor<32x32xf32>
    %27 = stablehlo.dot_general %26, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<32x4xf32>
    %31 = stablehlo.subtract %30, %arg17 : tensor<32x4xf32>
    %32 = chlo.square %31 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<32x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %37 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<32x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.dot_general %39, %26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x32xf32>) -> tensor<4x32xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %45 = stablehlo.dot_general %39, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x32xf32>
    %46 = stablehlo.multiply %20, %45 : tensor<32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.reshape %47 : (tensor<32xf32>) -> tensor<1x32xf32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %50 = stablehlo.multiply %45, %49 : tensor<32x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %53 = stablehlo.multiply %50, %52 : tensor<32x32xf32>
    %54 = stablehlo.multiply %53, %10 : tensor<32x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.reshape %55 : (tensor<32xf32>) -> tensor<1x32xf32>
    %57 = stablehlo.negate %56 : tensor<1x32xf32>
    %58 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %59 = stablehlo.divide %50, %58 : tensor<32x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.multiply %60, %17 : tensor<32xf32>
    %62 = stablehlo.negate %61 : tensor<32xf32>
    %63 = stablehlo.multiply %5, %62 : tensor<32xf32>
    %64 = stablehlo.multiply %62, %5 : tensor<32xf32>
    %65 = stablehlo.add %63, %64 : tensor<32xf32>
    %66 = stablehlo.negate %59 : tensor<32x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.reshape %67 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %70 = stablehlo.add %65, %69 : tensor<32xf32>
    %71 = stablehlo.dot_general %61, %4, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<32x32xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %73 = stablehlo.multiply %3, %72 : tensor<32x32xf32>
    %74 = stablehlo.add %59, %73 : tensor<32x32xf32>
    %75 = stablehlo.multiply %72, %3 : tensor<32x32xf32>
    %76 = stablehlo.add %74, %75 : tensor<32x32xf32>
    %77 = stablehlo.dot_general %70, %4, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<32x32xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %79 = stablehlo.add %76, %78 : tensor<32x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.reshape %80 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.dot_general %79, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %85 = stablehlo.add %arg5, %c : tensor<i32>
    %86 = stablehlo.convert %85 : (tensor<i32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %88 = stablehlo.multiply %87, %arg6 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %90 = stablehlo.multiply %89, %51 : tensor<32xf32>
    %91 = stablehlo.add %88, %90 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.multiply %92, %arg7 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %95 = stablehlo.multiply %94, %82 : tensor<32xf32>
    %96 = stablehlo.add %93, %95 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %98 = stablehlo.multiply %97, %arg8 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %100 = stablehlo.multiply %99, %84 : tensor<16x32xf32>
    %101 = stablehlo.add %98, %100 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %103 = stablehlo.multiply %102, %arg9 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.multiply %104, %42 : tensor<4xf32>
    %106 = stablehlo.add %103, %105 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %108 = stablehlo.multiply %107, %arg10 : tensor<32x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %110 = stablehlo.multiply %109, %44 : tensor<32x4xf32>
    %111 = stablehlo.add %108, %110 : tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %113 = stablehlo.multiply %112, %arg11 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %115 = stablehlo.multiply %114, %51 : tensor<32xf32>
    %116 = stablehlo.multiply %115, %51 : tensor<32xf32>
    %117 = stablehlo.add %113, %116 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.multiply %118, %arg12 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.multiply %120, %82 : tensor<32xf32>
    %122 = stablehlo.multiply %121, %82 : tensor<32xf32>
    %123 = stablehlo.add %119, %122 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %125 = stablehlo.multiply %124, %arg13 : tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %127 = stablehlo.multiply %126, %84 : tensor<16x32xf32>
    %128 = stablehlo.multiply %127, %84 : tensor<16x32xf32>
    %129 = stablehlo.add %125, %128 : tensor<16x32xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %131 = stablehlo.multiply %130, %arg14 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %133 = stablehlo.multiply %132, %42 : tensor<4xf32>
    %134 = stablehlo.multiply %133, %42 : tensor<4xf32>
    %135 = stablehlo.add %131, %134 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %137 = stablehlo.multiply %136, %arg15 : tensor<32x4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %139 = stablehlo.multiply %138, %44 : tensor<32x4xf32>
    %140 = stablehlo.multiply %139, %44 : tensor<32x4xf32>
    %141 = stablehlo.add %137, %140 : tensor<32x4xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %142 = stablehlo.power %cst_38, %86 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.subtract %cst_39, %142 : tensor<f32>
    %144 = stablehlo.sqrt %143 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %145 = stablehlo.multiply %cst_40, %144 : tensor<f32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.power %cst_41, %86 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.subtract %cst_42, %146 : tensor<f32>
    %148 = stablehlo.divide %145, %147 : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %150 = stablehlo.multiply %149, %91 : tensor<32xf32>
    %151 = stablehlo.sqrt %117 : tensor<32xf32>
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %153 = stablehlo.add %151, %152 : tensor<32xf32>
    %154 = stablehlo.divide %150, %153 : tensor<32xf32>
    %155 = stablehlo.subtract %arg0, %154 : tensor<32xf32>
    %156 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %157 = stablehlo.multiply %156, %96 : tensor<32xf32>
    %158 = stablehlo.sqrt %123 : tensor<32xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %160 = stablehlo.add %158, %159 : tensor<32xf32>
    %161 = stablehlo.divide %157, %160 : tensor<32xf32>
    %162 = stablehlo.subtract %arg1, %161 : tensor<32xf32>
    %163 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %164 = stablehlo.multiply %163, %101 : tensor<16x32xf32>
    %165 = stablehlo.sqrt %129 : tensor<16x32xf32>
    %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %167 = stablehlo.add %165, %166 : tensor<16x32xf32>
    %168 = stablehlo.divide %164, %167 : tensor<16x32xf32>
    %169 = stablehlo.subtract %arg2, %168 : tensor<16x32xf32>
    %170 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %171 = stablehlo.multiply %170, %106 : tensor<4xf32>
    %172 = stablehlo.sqrt %135 : tensor<4xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %174 = stablehlo.add %172, %173 : tensor<4xf32>
    %175 = stablehlo.divide %171, %174 : tensor<4xf32>
    %176 = stablehlo.subtract %arg3, %175 : tensor<4xf32>
    %177 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %178 = stablehlo.multiply %177, %111 : tensor<32x4xf32>
    %179 = stablehlo.sqrt %141 : tensor<32x4xf32>
    %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %181 = stablehlo.add %179, %180 : tensor<32x4xf32>
    %182 = stablehlo.divide %178, %181 : tensor<32x4xf32>
    %183 = stablehlo.subtract %arg4, %182 : tensor<32x4xf32>
    return %155, %162, %169, %176, %183, %85, %91, %96, %101, %106, %111, %117, %123, %129, %135, %141, %36 : tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
}
