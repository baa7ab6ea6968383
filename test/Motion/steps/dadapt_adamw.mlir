module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("o.exp_avg['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("o.exp_avg['l0']['w']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("o.exp_avg['l1']['b']"), %arg7: tensor<32x4xf32> {tf.aliasing_output = 7 : i32} loc("o.exp_avg['l1']['w']"), %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32} loc("o.exp_avg_sq['l0']['b']"), %arg9: tensor<16x32xf32> {tf.aliasing_output = 9 : i32} loc("o.exp_avg_sq['l0']['w']"), %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32} loc("o.exp_avg_sq['l1']['b']"), %arg11: tensor<32x4xf32> {tf.aliasing_output = 11 : i32} loc("o.exp_avg_sq['l1']['w']"), %arg12: tensor<32xf32> {tf.aliasing_output = 12 : i32} loc("o.grad_sum['l0']['b']"), %arg13: tensor<16x32xf32> {tf.aliasing_output = 13 : i32} loc("o.grad_sum['l0']['w']"), %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32} loc("o.grad_sum['l1']['b']"), %arg15: tensor<32x4xf32> {tf.aliasing_output = 15 : i32} loc("o.grad_sum['l1']['w']"), %arg16: tensor<f32> {tf.aliasing_output = 16 : i32} loc("o.estim_lr"), %arg17: tensor<f32> {tf.aliasing_output = 17 : i32} loc("o.numerator_weighted"), %arg18: tensor<i32> {tf.aliasing_output = 18 : i32} loc("o.count"), %arg19: tensor<16x16xf32> loc("b['x']"), %arg20: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].exp_avg['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].exp_avg['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].exp_avg['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].exp_avg['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].exp_avg_sq['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].exp_avg_sq['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].exp_avg_sq['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].exp_avg_sq['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1].grad_sum['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].grad_sum['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].grad_sum['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].grad_sum['l1']['w']"}, tensor<f32> {jax.result_info = "result[1].estim_lr"}, tensor<f32> {jax.result_info = "result[1].numerator_weighted"}, tensor<i32> {jax.result_info = "result[1].count"}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %12 = stablehlo.subtract %11, %arg20 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %34 = stablehlo.compare LT, %arg18, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %arg18, %c_11 : tensor<i32>
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
    %47 = stablehlo.multiply %arg16, %cst_18 : tensor<f32>
    %48 = stablehlo.multiply %47, %46 : tensor<f32>
    %49 = stablehlo.sqrt %arg8 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %51 = stablehlo.add %49, %50 : tensor<32xf32>
    %52 = stablehlo.divide %arg12, %51 : tensor<32xf32>
    %53 = stablehlo.sqrt %arg9 : tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %55 = stablehlo.add %53, %54 : tensor<16x32xf32>
    %56 = stablehlo.divide %arg13, %55 : tensor<16x32xf32>
    %57 = stablehlo.sqrt %arg10 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.add %57, %58 : tensor<4xf32>
    %60 = stablehlo.divide %arg14, %59 : tensor<4xf32>
    %61 = stablehlo.sqrt %arg11 : tensor<32x4xf32>
    %cst_22 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<32x4xf32>
    %64 = stablehlo.divide %arg15, %63 : tensor<32x4xf32>
    %65 = stablehlo.dot_general %31, %52, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %66 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %67 = stablehlo.reshape %56 : (tensor<16x32xf32>) -> tensor<512xf32>
    %68 = stablehlo.dot_general %66, %67, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %69 = stablehlo.dot_general %23, %60, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %70 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %71 = stablehlo.reshape %64 : (tensor<32x4xf32>) -> tensor<128xf32>
    %72 = stablehlo.dot_general %70, %71, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.add %cst_23, %65 : tensor<f32>
    %74 = stablehlo.add %73, %68 : tensor<f32>
    %75 = stablehlo.add %74, %69 : tensor<f32>
    %76 = stablehlo.add %75, %72 : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.multiply %77, %arg4 : tensor<32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %79 = stablehlo.multiply %cst_25, %48 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.multiply %80, %31 : tensor<32xf32>
    %82 = stablehlo.add %78, %81 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %84 = stablehlo.multiply %83, %arg5 : tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.multiply %cst_27, %48 : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %87 = stablehlo.multiply %86, %33 : tensor<16x32xf32>
    %88 = stablehlo.add %84, %87 : tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %90 = stablehlo.multiply %89, %arg6 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.multiply %cst_29, %48 : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.multiply %92, %23 : tensor<4xf32>
    %94 = stablehlo.add %90, %93 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %96 = stablehlo.multiply %95, %arg7 : tensor<32x4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %97 = stablehlo.multiply %cst_31, %48 : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %99 = stablehlo.multiply %98, %25 : tensor<32x4xf32>
    %100 = stablehlo.add %96, %99 : tensor<32x4xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %102 = stablehlo.multiply %101, %arg8 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.multiply %103, %31 : tensor<32xf32>
    %105 = stablehlo.multiply %104, %31 : tensor<32xf32>
    %106 = stablehlo.add %102, %105 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %108 = stablehlo.multiply %107, %arg9 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.multiply %109, %33 : tensor<16x32xf32>
    %111 = stablehlo.multiply %110, %33 : tensor<16x32xf32>
    %112 = stablehlo.add %108, %111 : tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %114 = stablehlo.multiply %113, %arg10 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %116 = stablehlo.multiply %115, %23 : tensor<4xf32>
    %117 = stablehlo.multiply %116, %23 : tensor<4xf32>
    %118 = stablehlo.add %114, %117 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %120 = stablehlo.multiply %119, %arg11 : tensor<32x4xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %122 = stablehlo.multiply %121, %25 : tensor<32x4xf32>
    %123 = stablehlo.multiply %122, %25 : tensor<32x4xf32>
    %124 = stablehlo.add %120, %123 : tensor<32x4xf32>
    %cst_40 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %126 = stablehlo.multiply %125, %arg12 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<5.00125054E-4> : tensor<f32>
    %127 = stablehlo.multiply %cst_41, %48 : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %129 = stablehlo.multiply %128, %31 : tensor<32xf32>
    %130 = stablehlo.add %126, %129 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %132 = stablehlo.multiply %131, %arg13 : tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<5.00125054E-4> : tensor<f32>
    %133 = stablehlo.multiply %cst_43, %48 : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %135 = stablehlo.multiply %134, %33 : tensor<16x32xf32>
    %136 = stablehlo.add %132, %135 : tensor<16x32xf32>
    %cst_44 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %138 = stablehlo.multiply %137, %arg14 : tensor<4xf32>
    %cst_45 = stablehlo.constant dense<5.00125054E-4> : tensor<f32>
    %139 = stablehlo.multiply %cst_45, %48 : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %141 = stablehlo.multiply %140, %23 : tensor<4xf32>
    %142 = stablehlo.add %138, %141 : tensor<4xf32>
    %cst_46 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %144 = stablehlo.multiply %143, %arg15 : tensor<32x4xf32>
    %cst_47 = stablehlo.constant dense<5.00125054E-4> : tensor<f32>
    %145 = stablehlo.multiply %cst_47, %48 : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %147 = stablehlo.multiply %146, %25 : tensor<32x4xf32>
    %148 = stablehlo.add %144, %147 : tensor<32x4xf32>
    %149 = stablehlo.abs %130 : tensor<32xf32>
    %150 = stablehlo.abs %136 : tensor<16x32xf32>
    %151 = stablehlo.abs %142 : tensor<4xf32>
    %152 = stablehlo.abs %148 : tensor<32x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%149 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%150 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%151 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%152 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.add %cst_52, %153 : tensor<f32>
    %158 = stablehlo.add %157, %154 : tensor<f32>
    %159 = stablehlo.add %158, %155 : tensor<f32>
    %160 = stablehlo.add %159, %156 : tensor<f32>
    %cst_53 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %161 = stablehlo.multiply %cst_53, %arg17 : tensor<f32>
    %cst_54 = stablehlo.constant dense<5.00125054E-4> : tensor<f32>
    %162 = stablehlo.multiply %cst_54, %48 : tensor<f32>
    %163 = stablehlo.multiply %162, %76 : tensor<f32>
    %164 = stablehlo.add %161, %163 : tensor<f32>
    %cst_55 = stablehlo.constant dense<5.00125054E-4> : tensor<f32>
    %165 = stablehlo.multiply %cst_55, %160 : tensor<f32>
    %166 = stablehlo.divide %164, %165 : tensor<f32>
    %167 = stablehlo.maximum %arg16, %166 : tensor<f32>
    %cst_56 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %168 = stablehlo.multiply %cst_56, %48 : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %170 = stablehlo.multiply %169, %arg0 : tensor<32xf32>
    %171 = stablehlo.sqrt %106 : tensor<32xf32>
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %173 = stablehlo.add %171, %172 : tensor<32xf32>
    %174 = stablehlo.divide %82, %173 : tensor<32xf32>
    %175 = stablehlo.subtract %170, %174 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %176 = stablehlo.multiply %cst_58, %48 : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %178 = stablehlo.multiply %177, %arg1 : tensor<16x32xf32>
    %179 = stablehlo.sqrt %112 : tensor<16x32xf32>
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %181 = stablehlo.add %179, %180 : tensor<16x32xf32>
    %182 = stablehlo.divide %88, %181 : tensor<16x32xf32>
    %183 = stablehlo.subtract %178, %182 : tensor<16x32xf32>
    %cst_60 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %184 = stablehlo.multiply %cst_60, %48 : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %186 = stablehlo.multiply %185, %arg2 : tensor<4xf32>
    %187 = stablehlo.sqrt %118 : tensor<4xf32>
    %cst_61 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %189 = stablehlo.add %187, %188 : tensor<4xf32>
    %190 = stablehlo.divide %94, %189 : tensor<4xf32>
    %191 = stablehlo.subtract %186, %190 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %192 = stablehlo.multiply %cst_62, %48 : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %194 = stablehlo.multiply %193, %arg3 : tensor<32x4xf32>
    %195 = stablehlo.sqrt %124 : tensor<32x4xf32>
    %cst_63 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %197 = stablehlo.add %195, %196 : tensor<32x4xf32>
    %198 = stablehlo.divide %100, %197 : tensor<32x4xf32>
    %199 = stablehlo.subtract %194, %198 : tensor<32x4xf32>
    %200 = stablehlo.add %arg0, %175 : tensor<32xf32>
    %201 = stablehlo.add %arg1, %183 : tensor<16x32xf32>
    %202 = stablehlo.add %arg2, %191 : tensor<4xf32>
    %203 = stablehlo.add %arg3, %199 : tensor<32x4xf32>
    return %200, %201, %202, %203, %82, %88, %94, %100, %106, %112, %118, %124, %130, %136, %142, %148, %167, %164, %36, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
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
