module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("o[0].count"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("o[0].mu['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("o[0].mu['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("o[0].mu['l1']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("o[0].mu['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("o[0].nu['l0']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("o[0].nu['l0']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("o[0].nu['l1']['b']"), %arg12: tensor<32x4xf32> {tf.aliasing_output = 12 : i32} loc("o[0].nu['l1']['w']"), %arg13: tensor<16x16xf32> loc("b['x']"), %arg14: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<32xf32> {jax.result_info = "result[1][0].mu['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1][0].mu['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].mu['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1][0].mu['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1][0].nu['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1][0].nu['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].nu['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1][0].nu['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.multiply %34, %31 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.multiply %36, %arg5 : tensor<32xf32>
    %38 = stablehlo.add %35, %37 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %40 = stablehlo.multiply %39, %33 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %42 = stablehlo.multiply %41, %arg6 : tensor<16x32xf32>
    %43 = stablehlo.add %40, %42 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.multiply %44, %23 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %arg7 : tensor<4xf32>
    %48 = stablehlo.add %45, %47 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %50 = stablehlo.multiply %49, %25 : tensor<32x4xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %52 = stablehlo.multiply %51, %arg8 : tensor<32x4xf32>
    %53 = stablehlo.add %50, %52 : tensor<32x4xf32>
    %54 = stablehlo.multiply %31, %31 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %58 = stablehlo.multiply %57, %arg9 : tensor<32xf32>
    %59 = stablehlo.add %56, %58 : tensor<32xf32>
    %60 = stablehlo.multiply %33, %33 : tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %64 = stablehlo.multiply %63, %arg10 : tensor<16x32xf32>
    %65 = stablehlo.add %62, %64 : tensor<16x32xf32>
    %66 = stablehlo.multiply %23, %23 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.multiply %69, %arg11 : tensor<4xf32>
    %71 = stablehlo.add %68, %70 : tensor<4xf32>
    %72 = stablehlo.multiply %25, %25 : tensor<32x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<32x4xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %76 = stablehlo.multiply %75, %arg12 : tensor<32x4xf32>
    %77 = stablehlo.add %74, %76 : tensor<32x4xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %78 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %79 = stablehlo.add %arg4, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
    %80 = call @_where(%78, %79, %c_28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %81 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %82 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f32>
    %83 = stablehlo.power %cst_29, %82 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.subtract %cst_30, %83 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %86 = stablehlo.divide %38, %85 : tensor<32xf32>
    %87 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %88 = stablehlo.divide %43, %87 : tensor<16x32xf32>
    %89 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %90 = stablehlo.divide %48, %89 : tensor<4xf32>
    %91 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %92 = stablehlo.divide %53, %91 : tensor<32x4xf32>
    %93 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %94 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f32>
    %95 = stablehlo.power %cst_31, %94 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.subtract %cst_32, %95 : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.divide %59, %97 : tensor<32xf32>
    %99 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %100 = stablehlo.divide %65, %99 : tensor<16x32xf32>
    %101 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.divide %71, %101 : tensor<4xf32>
    %103 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %104 = stablehlo.divide %77, %103 : tensor<32x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %106 = stablehlo.add %98, %105 : tensor<32xf32>
    %107 = stablehlo.sqrt %106 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.add %107, %108 : tensor<32xf32>
    %110 = stablehlo.divide %86, %109 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.add %100, %111 : tensor<16x32xf32>
    %113 = stablehlo.sqrt %112 : tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.add %113, %114 : tensor<16x32xf32>
    %116 = stablehlo.divide %88, %115 : tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.add %102, %117 : tensor<4xf32>
    %119 = stablehlo.sqrt %118 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %121 = stablehlo.add %119, %120 : tensor<4xf32>
    %122 = stablehlo.divide %90, %121 : tensor<4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %124 = stablehlo.add %104, %123 : tensor<32x4xf32>
    %125 = stablehlo.sqrt %124 : tensor<32x4xf32>
    %cst_40 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %127 = stablehlo.add %125, %126 : tensor<32x4xf32>
    %128 = stablehlo.divide %92, %127 : tensor<32x4xf32>
    %129 = call @norm(%arg0) : (tensor<32xf32>) -> tensor<1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %131 = stablehlo.compare LE, %129, %130, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %133 = call @_where_0(%131, %132, %arg0) : (tensor<1xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %134 = stablehlo.reshape %129 : (tensor<1xf32>) -> tensor<f32>
    %135 = call @norm_1(%133) : (tensor<32xf32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.compare LE, %134, %cst_43, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = call @_where_2(%136, %cst_44, %135) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = call @norm(%110) : (tensor<32xf32>) -> tensor<1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %140 = stablehlo.compare LE, %138, %139, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %142 = call @_where_0(%140, %141, %110) : (tensor<1xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %143 = stablehlo.reshape %138 : (tensor<1xf32>) -> tensor<f32>
    %144 = call @norm_1(%142) : (tensor<32xf32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.compare LE, %143, %cst_47, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = call @_where_2(%145, %cst_48, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.multiply %cst_49, %137 : tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.add %146, %cst_50 : tensor<f32>
    %149 = stablehlo.divide %147, %148 : tensor<f32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.compare EQ, %137, %cst_51, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.compare EQ, %146, %cst_52, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %152 = stablehlo.or %150, %151 : tensor<i1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = call @_where_3(%152, %cst_53, %149) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %155 = stablehlo.multiply %110, %154 : tensor<32xf32>
    %156 = call @norm_4(%arg1) : (tensor<16x32xf32>) -> tensor<1x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %158 = stablehlo.compare LE, %156, %157, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %160 = call @_where_5(%158, %159, %arg1) : (tensor<1x1xi1>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %161 = stablehlo.reshape %156 : (tensor<1x1xf32>) -> tensor<f32>
    %162 = call @norm_6(%160) : (tensor<16x32xf32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.compare LE, %161, %cst_56, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = call @_where_2(%163, %cst_57, %162) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = call @norm_4(%116) : (tensor<16x32xf32>) -> tensor<1x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %167 = stablehlo.compare LE, %165, %166, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %169 = call @_where_5(%167, %168, %116) : (tensor<1x1xi1>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %170 = stablehlo.reshape %165 : (tensor<1x1xf32>) -> tensor<f32>
    %171 = call @norm_6(%169) : (tensor<16x32xf32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.compare LE, %170, %cst_60, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = call @_where_2(%172, %cst_61, %171) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.multiply %cst_62, %164 : tensor<f32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.add %173, %cst_63 : tensor<f32>
    %176 = stablehlo.divide %174, %175 : tensor<f32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.compare EQ, %164, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.compare EQ, %173, %cst_65, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %179 = stablehlo.or %177, %178 : tensor<i1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = call @_where_3(%179, %cst_66, %176) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %182 = stablehlo.multiply %116, %181 : tensor<16x32xf32>
    %183 = call @norm_7(%arg2) : (tensor<4xf32>) -> tensor<1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %185 = stablehlo.compare LE, %183, %184, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %187 = call @_where_8(%185, %186, %arg2) : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %188 = stablehlo.reshape %183 : (tensor<1xf32>) -> tensor<f32>
    %189 = call @norm_9(%187) : (tensor<4xf32>) -> tensor<f32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.compare LE, %188, %cst_69, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = call @_where_2(%190, %cst_70, %189) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %192 = call @norm_7(%122) : (tensor<4xf32>) -> tensor<1xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %194 = stablehlo.compare LE, %192, %193, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %196 = call @_where_8(%194, %195, %122) : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %197 = stablehlo.reshape %192 : (tensor<1xf32>) -> tensor<f32>
    %198 = call @norm_9(%196) : (tensor<4xf32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.compare LE, %197, %cst_73, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = call @_where_2(%199, %cst_74, %198) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.multiply %cst_75, %191 : tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.add %200, %cst_76 : tensor<f32>
    %203 = stablehlo.divide %201, %202 : tensor<f32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.compare EQ, %191, %cst_77, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.compare EQ, %200, %cst_78, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %206 = stablehlo.or %204, %205 : tensor<i1>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = call @_where_3(%206, %cst_79, %203) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %209 = stablehlo.multiply %122, %208 : tensor<4xf32>
    %210 = call @norm_10(%arg3) : (tensor<32x4xf32>) -> tensor<1x1xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %212 = stablehlo.compare LE, %210, %211, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %214 = call @_where_11(%212, %213, %arg3) : (tensor<1x1xi1>, tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %215 = stablehlo.reshape %210 : (tensor<1x1xf32>) -> tensor<f32>
    %216 = call @norm_12(%214) : (tensor<32x4xf32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.compare LE, %215, %cst_82, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = call @_where_2(%217, %cst_83, %216) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %219 = call @norm_10(%128) : (tensor<32x4xf32>) -> tensor<1x1xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %221 = stablehlo.compare LE, %219, %220, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %223 = call @_where_11(%221, %222, %128) : (tensor<1x1xi1>, tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %224 = stablehlo.reshape %219 : (tensor<1x1xf32>) -> tensor<f32>
    %225 = call @norm_12(%223) : (tensor<32x4xf32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.compare LE, %224, %cst_86, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = call @_where_2(%226, %cst_87, %225) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %228 = stablehlo.multiply %cst_88, %218 : tensor<f32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.add %227, %cst_89 : tensor<f32>
    %230 = stablehlo.divide %228, %229 : tensor<f32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.compare EQ, %218, %cst_90, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.compare EQ, %227, %cst_91, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %233 = stablehlo.or %231, %232 : tensor<i1>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = call @_where_3(%233, %cst_92, %230) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %236 = stablehlo.multiply %128, %235 : tensor<32x4xf32>
    %cst_93 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %238 = stablehlo.multiply %237, %155 : tensor<32xf32>
    %cst_94 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %240 = stablehlo.multiply %239, %182 : tensor<16x32xf32>
    %cst_95 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %242 = stablehlo.multiply %241, %209 : tensor<4xf32>
    %cst_96 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %244 = stablehlo.multiply %243, %236 : tensor<32x4xf32>
    %245 = stablehlo.add %arg0, %238 : tensor<32xf32>
    %246 = stablehlo.add %arg1, %240 : tensor<16x32xf32>
    %247 = stablehlo.add %arg2, %242 : tensor<4xf32>
    %248 = stablehlo.add %arg3, %244 : tensor<32x4xf32>
    return %245, %246, %247, %248, %80, %38, %43, %48, %53, %59, %65, %71, %77, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
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
  func.func private @norm(%arg0: tensor<32xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_0(%arg0: tensor<1xi1>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<32xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<32xi1>, tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @norm_1(%arg0: tensor<32xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_4(%arg0: tensor<16x32xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x1xi1>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<16x32xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16x32xi1>, tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @norm_6(%arg0: tensor<16x32xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_7(%arg0: tensor<4xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_8(%arg0: tensor<1xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @norm_9(%arg0: tensor<4xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_10(%arg0: tensor<32x4xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_11(%arg0: tensor<1x1xi1>, %arg1: tensor<32x4xf32>, %arg2: tensor<32x4xf32>) -> tensor<32x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<32x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<32x4xi1>, tensor<32x4xf32>
    return %1 : tensor<32x4xf32>
  }
  func.func private @norm_12(%arg0: tensor<32x4xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
