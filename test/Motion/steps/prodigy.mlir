module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("o.exp_avg['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("o.exp_avg['l0']['w']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("o.exp_avg['l1']['b']"), %arg7: tensor<32x4xf32> {tf.aliasing_output = 7 : i32} loc("o.exp_avg['l1']['w']"), %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32} loc("o.exp_avg_sq['l0']['b']"), %arg9: tensor<16x32xf32> {tf.aliasing_output = 9 : i32} loc("o.exp_avg_sq['l0']['w']"), %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32} loc("o.exp_avg_sq['l1']['b']"), %arg11: tensor<32x4xf32> {tf.aliasing_output = 11 : i32} loc("o.exp_avg_sq['l1']['w']"), %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32} loc("o.grad_sum['l0']['b']"), %arg13: tensor<16x32xf32> {tf.aliasing_output = 13 : i32} loc("o.grad_sum['l0']['w']"), %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32} loc("o.grad_sum['l1']['b']"), %arg15: tensor<32x4xf32> {tf.aliasing_output = 15 : i32} loc("o.grad_sum['l1']['w']"), %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32} loc("o.params0['l0']['b']"), %arg17: tensor<16x32xf32> {tf.aliasing_output = 17 : i32} loc("o.params0['l0']['w']"), %arg18: tensor<4xf32> {tf.aliasing_output = 18 : i32} loc("o.params0['l1']['b']"), %arg19: tensor<32x4xf32> {tf.aliasing_output = 19 : i32} loc("o.params0['l1']['w']"), %arg20: tensor<f32> {tf.aliasing_output = 20 : i32} loc("o.estim_lr"), %arg21: tensor<f32> {tf.aliasing_output = 21 : i32} loc("o.numerator_weighted"), %arg22: tensor<i32> {tf.aliasing_output = 22 : i32} loc("o.count"), %arg23: tensor<16x16xf32> loc("b['x']"), %arg24: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].exp_avg['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].exp_avg['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].exp_avg['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].exp_avg['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].exp_avg_sq['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].exp_avg_sq['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].exp_avg_sq['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].exp_avg_sq['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].grad_sum['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].grad_sum['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].grad_sum['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].grad_sum['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].params0['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].params0['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].params0['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].params0['l1']['w']"}, tensor<f32> {jax.result_info = "result[1].estim_lr"}, tensor<f32> {jax.result_info = "result[1].numerator_weighted"}, tensor<i32> {jax.result_info = "result[1].count"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg23, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg24 : tensor<16x4xf32>
    %13 = chlo.square %12 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.reshape %29 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.dot_general %28, %arg23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %34 = stablehlo.compare LT, %arg22, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg22, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<2147483647> : tensor<i32>
    %36 = call @_where(%34, %35, %c_12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %37 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %38 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f32>
    %39 = stablehlo.power %cst_13, %38 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.subtract %cst_14, %39 : tensor<f32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %41 = stablehlo.power %40, %cst_15 : tensor<f32>
    %42 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f32>
    %44 = stablehlo.power %cst_16, %43 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.subtract %cst_17, %44 : tensor<f32>
    %46 = stablehlo.divide %41, %45 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %47 = stablehlo.multiply %arg20, %cst_18 : tensor<f32>
    %48 = stablehlo.multiply %47, %46 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %arg20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.multiply %49, %31 : tensor<32xf32>
    %51 = stablehlo.broadcast_in_dim %arg20, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %52 = stablehlo.multiply %51, %33 : tensor<16x32xf32>
    %53 = stablehlo.broadcast_in_dim %arg20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.multiply %53, %23 : tensor<4xf32>
    %55 = stablehlo.broadcast_in_dim %arg20, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %56 = stablehlo.multiply %55, %25 : tensor<32x4xf32>
    %57 = stablehlo.subtract %arg16, %arg0 : tensor<32xf32>
    %58 = stablehlo.subtract %arg17, %arg1 : tensor<16x32xf32>
    %59 = stablehlo.subtract %arg18, %arg2 : tensor<4xf32>
    %60 = stablehlo.subtract %arg19, %arg3 : tensor<32x4xf32>
    %61 = stablehlo.dot_general %31, %57, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %62 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %63 = stablehlo.reshape %58 : (tensor<16x32xf32>) -> tensor<512xf32>
    %64 = stablehlo.dot_general %62, %63, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %65 = stablehlo.dot_general %23, %59, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %66 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %67 = stablehlo.reshape %60 : (tensor<32x4xf32>) -> tensor<128xf32>
    %68 = stablehlo.dot_general %66, %67, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.add %cst_19, %61 : tensor<f32>
    %70 = stablehlo.add %69, %64 : tensor<f32>
    %71 = stablehlo.add %70, %65 : tensor<f32>
    %72 = stablehlo.add %71, %68 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.multiply %73, %arg4 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.multiply %75, %50 : tensor<32xf32>
    %77 = stablehlo.add %74, %76 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %79 = stablehlo.multiply %78, %arg5 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %81 = stablehlo.multiply %80, %52 : tensor<16x32xf32>
    %82 = stablehlo.add %79, %81 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %84 = stablehlo.multiply %83, %arg6 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.multiply %85, %54 : tensor<4xf32>
    %87 = stablehlo.add %84, %86 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %89 = stablehlo.multiply %88, %arg7 : tensor<32x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %91 = stablehlo.multiply %90, %56 : tensor<32x4xf32>
    %92 = stablehlo.add %89, %91 : tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %94 = stablehlo.multiply %93, %arg8 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.multiply %95, %50 : tensor<32xf32>
    %97 = stablehlo.multiply %96, %50 : tensor<32xf32>
    %98 = stablehlo.add %94, %97 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %100 = stablehlo.multiply %99, %arg9 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %102 = stablehlo.multiply %101, %52 : tensor<16x32xf32>
    %103 = stablehlo.multiply %102, %52 : tensor<16x32xf32>
    %104 = stablehlo.add %100, %103 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %106 = stablehlo.multiply %105, %arg10 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %108 = stablehlo.multiply %107, %54 : tensor<4xf32>
    %109 = stablehlo.multiply %108, %54 : tensor<4xf32>
    %110 = stablehlo.add %106, %109 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %112 = stablehlo.multiply %111, %arg11 : tensor<32x4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %114 = stablehlo.multiply %113, %56 : tensor<32x4xf32>
    %115 = stablehlo.multiply %114, %56 : tensor<32x4xf32>
    %116 = stablehlo.add %112, %115 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %118 = stablehlo.multiply %117, %arg12 : tensor<32xf32>
    %119 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %120 = stablehlo.multiply %119, %50 : tensor<32xf32>
    %cst_37 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %122 = stablehlo.divide %120, %121 : tensor<32xf32>
    %123 = stablehlo.add %118, %122 : tensor<32xf32>
    %cst_38 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %125 = stablehlo.multiply %124, %arg13 : tensor<16x32xf32>
    %126 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %127 = stablehlo.multiply %126, %52 : tensor<16x32xf32>
    %cst_39 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %129 = stablehlo.divide %127, %128 : tensor<16x32xf32>
    %130 = stablehlo.add %125, %129 : tensor<16x32xf32>
    %cst_40 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %132 = stablehlo.multiply %131, %arg14 : tensor<4xf32>
    %133 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %134 = stablehlo.multiply %133, %54 : tensor<4xf32>
    %cst_41 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %136 = stablehlo.divide %134, %135 : tensor<4xf32>
    %137 = stablehlo.add %132, %136 : tensor<4xf32>
    %cst_42 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %139 = stablehlo.multiply %138, %arg15 : tensor<32x4xf32>
    %140 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %141 = stablehlo.multiply %140, %56 : tensor<32x4xf32>
    %cst_43 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %143 = stablehlo.divide %141, %142 : tensor<32x4xf32>
    %144 = stablehlo.add %139, %143 : tensor<32x4xf32>
    %cst_44 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %145 = stablehlo.multiply %cst_44, %arg21 : tensor<f32>
    %cst_45 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %146 = stablehlo.divide %arg20, %cst_45 : tensor<f32>
    %147 = stablehlo.multiply %146, %48 : tensor<f32>
    %148 = stablehlo.multiply %147, %72 : tensor<f32>
    %149 = stablehlo.add %145, %148 : tensor<f32>
    %150 = stablehlo.abs %123 : tensor<32xf32>
    %151 = stablehlo.abs %130 : tensor<16x32xf32>
    %152 = stablehlo.abs %137 : tensor<4xf32>
    %153 = stablehlo.abs %144 : tensor<32x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%150 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%151 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%152 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%153 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.add %cst_50, %154 : tensor<f32>
    %159 = stablehlo.add %158, %155 : tensor<f32>
    %160 = stablehlo.add %159, %156 : tensor<f32>
    %161 = stablehlo.add %160, %157 : tensor<f32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %162 = stablehlo.multiply %cst_51, %149 : tensor<f32>
    %163 = stablehlo.divide %162, %161 : tensor<f32>
    %164 = stablehlo.maximum %arg20, %163 : tensor<f32>
    %cst_52 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %165 = stablehlo.multiply %cst_52, %48 : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %167 = stablehlo.multiply %166, %arg0 : tensor<32xf32>
    %168 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %169 = stablehlo.multiply %168, %77 : tensor<32xf32>
    %170 = stablehlo.sqrt %98 : tensor<32xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %171 = stablehlo.multiply %164, %cst_53 : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %173 = stablehlo.add %170, %172 : tensor<32xf32>
    %174 = stablehlo.divide %169, %173 : tensor<32xf32>
    %175 = stablehlo.subtract %167, %174 : tensor<32xf32>
    %cst_54 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %176 = stablehlo.multiply %cst_54, %48 : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %178 = stablehlo.multiply %177, %arg1 : tensor<16x32xf32>
    %179 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %180 = stablehlo.multiply %179, %82 : tensor<16x32xf32>
    %181 = stablehlo.sqrt %104 : tensor<16x32xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %182 = stablehlo.multiply %164, %cst_55 : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %184 = stablehlo.add %181, %183 : tensor<16x32xf32>
    %185 = stablehlo.divide %180, %184 : tensor<16x32xf32>
    %186 = stablehlo.subtract %178, %185 : tensor<16x32xf32>
    %cst_56 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %187 = stablehlo.multiply %cst_56, %48 : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %189 = stablehlo.multiply %188, %arg2 : tensor<4xf32>
    %190 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %191 = stablehlo.multiply %190, %87 : tensor<4xf32>
    %192 = stablehlo.sqrt %110 : tensor<4xf32>
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %193 = stablehlo.multiply %164, %cst_57 : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %195 = stablehlo.add %192, %194 : tensor<4xf32>
    %196 = stablehlo.divide %191, %195 : tensor<4xf32>
    %197 = stablehlo.subtract %189, %196 : tensor<4xf32>
    %cst_58 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %198 = stablehlo.multiply %cst_58, %48 : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %200 = stablehlo.multiply %199, %arg3 : tensor<32x4xf32>
    %201 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %202 = stablehlo.multiply %201, %92 : tensor<32x4xf32>
    %203 = stablehlo.sqrt %116 : tensor<32x4xf32>
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %204 = stablehlo.multiply %164, %cst_59 : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %206 = stablehlo.add %203, %205 : tensor<32x4xf32>
    %207 = stablehlo.divide %202, %206 : tensor<32x4xf32>
    %208 = stablehlo.subtract %200, %207 : tensor<32x4xf32>
    %209 = stablehlo.add %arg0, %175 : tensor<32xf32>
    %210 = stablehlo.add %arg1, %186 : tensor<16x32xf32>
    %211 = stablehlo.add %arg2, %197 : tensor<4xf32>
    %212 = stablehlo.add %arg3, %208 : tensor<32x4xf32>
    return %209, %210, %211, %212, %77, %82, %87, %92, %98, %104, %110, %116, %123, %130, %137, %144, %arg16, %arg17, %arg18, %arg19, %164, %149, %36, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
