module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['g']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['in']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['g']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['in']"), %arg7: tensor<8xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['out']['b']"), %arg8: tensor<32x8xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['out']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['g']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['in']"), %arg11: tensor<8xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['out']['b']"), %arg12: tensor<32x8xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['out']['w']"), %arg13: tensor<16x16xf32> loc("batch['x']"), %arg14: tensor<16x8xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['g']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']"}, tensor<8xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['g']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['in']"}, tensor<8xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<32x8xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['g']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['in']"}, tensor<8xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<32x8xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<16x32xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<16x1xf32>
    %14 = stablehlo.sqrt %13 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %16 = stablehlo.divide %15, %14 : tensor<16x1xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %18 = stablehlo.divide %6, %17 : tensor<16x32xf32>
    %19 = stablehlo.multiply %14, %14 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %21 = stablehlo.divide %20, %19 : tensor<16x1xf32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %24 = stablehlo.multiply %18, %23 : tensor<16x32xf32>
    %25 = stablehlo.dot_general %24, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %28 = stablehlo.add %25, %27 : tensor<16x8xf32>
    %29 = stablehlo.subtract %28, %arg14 : tensor<16x8xf32>
    %30 = chlo.square %29 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<16x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %35 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %37 = stablehlo.multiply %36, %32 : tensor<16x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.reshape %38 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %41 = stablehlo.dot_general %37, %24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %43 = stablehlo.dot_general %37, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %44 = stablehlo.multiply %18, %43 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.reshape %45 : (tensor<32xf32>) -> tensor<1x32xf32>
    %47 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %48 = stablehlo.multiply %43, %47 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<16x32xf32>
    %52 = stablehlo.multiply %51, %6 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %54 = stablehlo.reshape %53 : (tensor<16xf32>) -> tensor<16x1xf32>
    %55 = stablehlo.negate %54 : tensor<16x1xf32>
    %56 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %57 = stablehlo.divide %48, %56 : tensor<16x32xf32>
    %58 = stablehlo.multiply %55, %16 : tensor<16x1xf32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %60 = stablehlo.divide %58, %59 : tensor<16x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %63 = stablehlo.multiply %6, %62 : tensor<16x32xf32>
    %64 = stablehlo.add %57, %63 : tensor<16x32xf32>
    %65 = stablehlo.multiply %62, %6 : tensor<16x32xf32>
    %66 = stablehlo.add %64, %65 : tensor<16x32xf32>
    %67 = stablehlo.negate %66 : tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %69 = stablehlo.reshape %68 : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %71 = stablehlo.divide %69, %70 : tensor<16x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %74 = stablehlo.add %66, %73 : tensor<16x32xf32>
    %75 = stablehlo.dot_general %74, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %77 = stablehlo.add %arg4, %c : tensor<i32>
    %78 = stablehlo.convert %77 : (tensor<i32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.multiply %79, %arg5 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.multiply %81, %49 : tensor<32xf32>
    %83 = stablehlo.add %80, %82 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %85 = stablehlo.multiply %84, %arg6 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %87 = stablehlo.multiply %86, %76 : tensor<16x32xf32>
    %88 = stablehlo.add %85, %87 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %90 = stablehlo.multiply %89, %arg7 : tensor<8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.multiply %91, %40 : tensor<8xf32>
    %93 = stablehlo.add %90, %92 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %95 = stablehlo.multiply %94, %arg8 : tensor<32x8xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %97 = stablehlo.multiply %96, %42 : tensor<32x8xf32>
    %98 = stablehlo.add %95, %97 : tensor<32x8xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %100 = stablehlo.multiply %99, %arg9 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %102 = stablehlo.multiply %101, %49 : tensor<32xf32>
    %103 = stablehlo.multiply %102, %49 : tensor<32xf32>
    %104 = stablehlo.add %100, %103 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %106 = stablehlo.multiply %105, %arg10 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %108 = stablehlo.multiply %107, %76 : tensor<16x32xf32>
    %109 = stablehlo.multiply %108, %76 : tensor<16x32xf32>
    %110 = stablehlo.add %106, %109 : tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %112 = stablehlo.multiply %111, %arg11 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.multiply %113, %40 : tensor<8xf32>
    %115 = stablehlo.multiply %114, %40 : tensor<8xf32>
    %116 = stablehlo.add %112, %115 : tensor<8xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %118 = stablehlo.multiply %117, %arg12 : tensor<32x8xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %120 = stablehlo.multiply %119, %42 : tensor<32x8xf32>
    %121 = stablehlo.multiply %120, %42 : tensor<32x8xf32>
    %122 = stablehlo.add %118, %121 : tensor<32x8xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %123 = stablehlo.power %cst_37, %78 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.subtract %cst_38, %123 : tensor<f32>
    %125 = stablehlo.sqrt %124 : tensor<f32>
    %cst_39 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %126 = stablehlo.multiply %cst_39, %125 : tensor<f32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %127 = stablehlo.power %cst_40, %78 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.subtract %cst_41, %127 : tensor<f32>
    %129 = stablehlo.divide %126, %128 : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %131 = stablehlo.multiply %130, %83 : tensor<32xf32>
    %132 = stablehlo.sqrt %104 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %134 = stablehlo.add %132, %133 : tensor<32xf32>
    %135 = stablehlo.divide %131, %134 : tensor<32xf32>
    %136 = stablehlo.subtract %arg0, %135 : tensor<32xf32>
    %137 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %138 = stablehlo.multiply %137, %88 : tensor<16x32xf32>
    %139 = stablehlo.sqrt %110 : tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %141 = stablehlo.add %139, %140 : tensor<16x32xf32>
    %142 = stablehlo.divide %138, %141 : tensor<16x32xf32>
    %143 = stablehlo.subtract %arg1, %142 : tensor<16x32xf32>
    %144 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %145 = stablehlo.multiply %144, %93 : tensor<8xf32>
    %146 = stablehlo.sqrt %116 : tensor<8xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %148 = stablehlo.add %146, %147 : tensor<8xf32>
    %149 = stablehlo.divide %145, %148 : tensor<8xf32>
    %150 = stablehlo.subtract %arg2, %149 : tensor<8xf32>
    %151 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %152 = stablehlo.multiply %151, %98 : tensor<32x8xf32>
    %153 = stablehlo.sqrt %122 : tensor<32x8xf32>
    %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %155 = stablehlo.add %153, %154 : tensor<32x8xf32>
    %156 = stablehlo.divide %152, %155 : tensor<32x8xf32>
    %157 = stablehlo.subtract %arg3, %156 : tensor<32x8xf32>
    return %136, %143, %150, %157, %77, %83, %88, %93, %98, %104, %110, %116, %122, %34 : tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<f32>
  }
}
