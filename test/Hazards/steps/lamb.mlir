module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<16x16xf32> loc("batch['x']"), %arg14: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg14 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.add %arg4, %c : tensor<i32>
    %35 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.multiply %36, %arg5 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %39 = stablehlo.multiply %38, %31 : tensor<32xf32>
    %40 = stablehlo.add %37, %39 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %42 = stablehlo.multiply %41, %arg6 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = stablehlo.multiply %43, %33 : tensor<16x32xf32>
    %45 = stablehlo.add %42, %44 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %arg7 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.multiply %48, %23 : tensor<4xf32>
    %50 = stablehlo.add %47, %49 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %52 = stablehlo.multiply %51, %arg8 : tensor<32x4xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %54 = stablehlo.multiply %53, %25 : tensor<32x4xf32>
    %55 = stablehlo.add %52, %54 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %57 = stablehlo.multiply %56, %arg9 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %59 = stablehlo.multiply %58, %31 : tensor<32xf32>
    %60 = stablehlo.multiply %59, %31 : tensor<32xf32>
    %61 = stablehlo.add %57, %60 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %63 = stablehlo.multiply %62, %arg10 : tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %65 = stablehlo.multiply %64, %33 : tensor<16x32xf32>
    %66 = stablehlo.multiply %65, %33 : tensor<16x32xf32>
    %67 = stablehlo.add %63, %66 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.multiply %68, %arg11 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.multiply %70, %23 : tensor<4xf32>
    %72 = stablehlo.multiply %71, %23 : tensor<4xf32>
    %73 = stablehlo.add %69, %72 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %75 = stablehlo.multiply %74, %arg12 : tensor<32x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %77 = stablehlo.multiply %76, %25 : tensor<32x4xf32>
    %78 = stablehlo.multiply %77, %25 : tensor<32x4xf32>
    %79 = stablehlo.add %75, %78 : tensor<32x4xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %80 = stablehlo.power %cst_27, %35 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.subtract %cst_28, %80 : tensor<f32>
    %82 = stablehlo.sqrt %81 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.multiply %cst_29, %82 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %84 = stablehlo.power %cst_30, %35 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.subtract %cst_31, %84 : tensor<f32>
    %86 = stablehlo.divide %83, %85 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %88 = stablehlo.multiply %87, %40 : tensor<32xf32>
    %89 = stablehlo.sqrt %61 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.add %89, %90 : tensor<32xf32>
    %92 = stablehlo.divide %88, %91 : tensor<32xf32>
    %93 = stablehlo.subtract %arg0, %92 : tensor<32xf32>
    %94 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %95 = stablehlo.multiply %94, %45 : tensor<16x32xf32>
    %96 = stablehlo.sqrt %67 : tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %98 = stablehlo.add %96, %97 : tensor<16x32xf32>
    %99 = stablehlo.divide %95, %98 : tensor<16x32xf32>
    %100 = stablehlo.subtract %arg1, %99 : tensor<16x32xf32>
    %101 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.multiply %101, %50 : tensor<4xf32>
    %103 = stablehlo.sqrt %73 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.add %103, %104 : tensor<4xf32>
    %106 = stablehlo.divide %102, %105 : tensor<4xf32>
    %107 = stablehlo.subtract %arg2, %106 : tensor<4xf32>
    %108 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %109 = stablehlo.multiply %108, %55 : tensor<32x4xf32>
    %110 = stablehlo.sqrt %79 : tensor<32x4xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %112 = stablehlo.add %110, %111 : tensor<32x4xf32>
    %113 = stablehlo.divide %109, %112 : tensor<32x4xf32>
    %114 = stablehlo.subtract %arg3, %113 : tensor<32x4xf32>
    %115 = stablehlo.subtract %93, %arg0 : tensor<32xf32>
    %116 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %117 = stablehlo.sqrt %116 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %118 = stablehlo.add %117, %cst_36 : tensor<f32>
    %cst_37 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %119 = stablehlo.multiply %cst_37, %118 : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.multiply %120, %115 : tensor<32xf32>
    %122 = stablehlo.dot_general %115, %115, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %123 = stablehlo.sqrt %122 : tensor<f32>
    %cst_38 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %124 = stablehlo.add %123, %cst_38 : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %126 = stablehlo.divide %121, %125 : tensor<32xf32>
    %127 = stablehlo.add %arg0, %126 : tensor<32xf32>
    %128 = stablehlo.subtract %100, %arg1 : tensor<16x32xf32>
    %129 = stablehlo.reshape %arg1 : (tensor<16x32xf32>) -> tensor<512xf32>
    %130 = stablehlo.reshape %arg1 : (tensor<16x32xf32>) -> tensor<512xf32>
    %131 = stablehlo.dot_general %129, %130, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %132 = stablehlo.sqrt %131 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %133 = stablehlo.add %132, %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %134 = stablehlo.multiply %cst_40, %133 : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %136 = stablehlo.multiply %135, %128 : tensor<16x32xf32>
    %137 = stablehlo.reshape %128 : (tensor<16x32xf32>) -> tensor<512xf32>
    %138 = stablehlo.reshape %128 : (tensor<16x32xf32>) -> tensor<512xf32>
    %139 = stablehlo.dot_general %137, %138, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %140 = stablehlo.sqrt %139 : tensor<f32>
    %cst_41 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %141 = stablehlo.add %140, %cst_41 : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %143 = stablehlo.divide %136, %142 : tensor<16x32xf32>
    %144 = stablehlo.add %arg1, %143 : tensor<16x32xf32>
    %145 = stablehlo.subtract %107, %arg2 : tensor<4xf32>
    %146 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %147 = stablehlo.sqrt %146 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %148 = stablehlo.add %147, %cst_42 : tensor<f32>
    %cst_43 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %149 = stablehlo.multiply %cst_43, %148 : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %151 = stablehlo.multiply %150, %145 : tensor<4xf32>
    %152 = stablehlo.dot_general %145, %145, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %153 = stablehlo.sqrt %152 : tensor<f32>
    %cst_44 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %154 = stablehlo.add %153, %cst_44 : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %156 = stablehlo.divide %151, %155 : tensor<4xf32>
    %157 = stablehlo.add %arg2, %156 : tensor<4xf32>
    %158 = stablehlo.subtract %114, %arg3 : tensor<32x4xf32>
    %159 = stablehlo.reshape %arg3 : (tensor<32x4xf32>) -> tensor<128xf32>
    %160 = stablehlo.reshape %arg3 : (tensor<32x4xf32>) -> tensor<128xf32>
    %161 = stablehlo.dot_general %159, %160, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %162 = stablehlo.sqrt %161 : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %163 = stablehlo.add %162, %cst_45 : tensor<f32>
    %cst_46 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %164 = stablehlo.multiply %cst_46, %163 : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %166 = stablehlo.multiply %165, %158 : tensor<32x4xf32>
    %167 = stablehlo.reshape %158 : (tensor<32x4xf32>) -> tensor<128xf32>
    %168 = stablehlo.reshape %158 : (tensor<32x4xf32>) -> tensor<128xf32>
    %169 = stablehlo.dot_general %167, %168, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %170 = stablehlo.sqrt %169 : tensor<f32>
    %cst_47 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %171 = stablehlo.add %170, %cst_47 : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %173 = stablehlo.divide %166, %172 : tensor<32x4xf32>
    %174 = stablehlo.add %arg3, %173 : tensor<32x4xf32>
    return %127, %144, %157, %174, %34, %40, %45, %50, %55, %61, %67, %73, %79, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
