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
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.add %107, %108 : tensor<32xf32>
    %110 = stablehlo.divide %86, %109 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.add %100, %111 : tensor<16x32xf32>
    %113 = stablehlo.sqrt %112 : tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.add %113, %114 : tensor<16x32xf32>
    %116 = stablehlo.divide %88, %115 : tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.add %102, %117 : tensor<4xf32>
    %119 = stablehlo.sqrt %118 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %121 = stablehlo.add %119, %120 : tensor<4xf32>
    %122 = stablehlo.divide %90, %121 : tensor<4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %124 = stablehlo.add %104, %123 : tensor<32x4xf32>
    %125 = stablehlo.sqrt %124 : tensor<32x4xf32>
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %127 = stablehlo.add %125, %126 : tensor<32x4xf32>
    %128 = stablehlo.divide %92, %127 : tensor<32x4xf32>
    %cst_41 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %110 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %132 = stablehlo.multiply %131, %116 : tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %134 = stablehlo.multiply %133, %122 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %136 = stablehlo.multiply %135, %128 : tensor<32x4xf32>
    %137 = stablehlo.add %arg0, %130 : tensor<32xf32>
    %138 = stablehlo.add %arg1, %132 : tensor<16x32xf32>
    %139 = stablehlo.add %arg2, %134 : tensor<4xf32>
    %140 = stablehlo.add %arg3, %136 : tensor<32x4xf32>
    %141 = stablehlo.dot_general %arg13, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %142 = stablehlo.broadcast_in_dim %137, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %144 = stablehlo.add %141, %143 : tensor<16x32xf32>
    %145 = call @relu(%144) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %147 = stablehlo.compare GT, %144, %146, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %149 = stablehlo.dot_general %145, %140, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %150 = stablehlo.broadcast_in_dim %139, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %152 = stablehlo.add %149, %151 : tensor<16x4xf32>
    %153 = stablehlo.subtract %152, %arg14 : tensor<16x4xf32>
    %154 = chlo.square %153 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %156 = stablehlo.multiply %155, %153 : tensor<16x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%154 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %158 = stablehlo.divide %157, %cst_49 : tensor<f32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_51 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %159 = stablehlo.divide %cst_50, %cst_51 : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %161 = stablehlo.multiply %160, %156 : tensor<16x4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %163 = stablehlo.reshape %162 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %165 = stablehlo.dot_general %161, %145, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %166 = stablehlo.transpose %165, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %167 = stablehlo.dot_general %161, %140, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %169 = stablehlo.select %147, %167, %168 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %171 = stablehlo.reshape %170 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %173 = stablehlo.dot_general %169, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %174 = stablehlo.transpose %173, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %176 = stablehlo.multiply %175, %172 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %178 = stablehlo.multiply %177, %38 : tensor<32xf32>
    %179 = stablehlo.add %176, %178 : tensor<32xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %181 = stablehlo.multiply %180, %174 : tensor<16x32xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %183 = stablehlo.multiply %182, %43 : tensor<16x32xf32>
    %184 = stablehlo.add %181, %183 : tensor<16x32xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %186 = stablehlo.multiply %185, %164 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %188 = stablehlo.multiply %187, %48 : tensor<4xf32>
    %189 = stablehlo.add %186, %188 : tensor<4xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %191 = stablehlo.multiply %190, %166 : tensor<32x4xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %193 = stablehlo.multiply %192, %53 : tensor<32x4xf32>
    %194 = stablehlo.add %191, %193 : tensor<32x4xf32>
    %195 = stablehlo.multiply %172, %172 : tensor<32xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %197 = stablehlo.multiply %196, %195 : tensor<32xf32>
    %cst_66 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %199 = stablehlo.multiply %198, %59 : tensor<32xf32>
    %200 = stablehlo.add %197, %199 : tensor<32xf32>
    %201 = stablehlo.multiply %174, %174 : tensor<16x32xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %203 = stablehlo.multiply %202, %201 : tensor<16x32xf32>
    %cst_68 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %205 = stablehlo.multiply %204, %65 : tensor<16x32xf32>
    %206 = stablehlo.add %203, %205 : tensor<16x32xf32>
    %207 = stablehlo.multiply %164, %164 : tensor<4xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %209 = stablehlo.multiply %208, %207 : tensor<4xf32>
    %cst_70 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %211 = stablehlo.multiply %210, %71 : tensor<4xf32>
    %212 = stablehlo.add %209, %211 : tensor<4xf32>
    %213 = stablehlo.multiply %166, %166 : tensor<32x4xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<32x4xf32>
    %cst_72 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %217 = stablehlo.multiply %216, %77 : tensor<32x4xf32>
    %218 = stablehlo.add %215, %217 : tensor<32x4xf32>
    %c_73 = stablehlo.constant dense<2147483647> : tensor<i32>
    %219 = stablehlo.compare LT, %80, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %220 = stablehlo.add %80, %c_74 : tensor<i32>
    %c_75 = stablehlo.constant dense<2147483647> : tensor<i32>
    %221 = call @_where(%219, %220, %c_75) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %222 = stablehlo.convert %221 : (tensor<i32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %223 = stablehlo.convert %221 : (tensor<i32>) -> tensor<f32>
    %224 = stablehlo.power %cst_76, %223 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.subtract %cst_77, %224 : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %227 = stablehlo.divide %179, %226 : tensor<32xf32>
    %228 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %229 = stablehlo.divide %184, %228 : tensor<16x32xf32>
    %230 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %231 = stablehlo.divide %189, %230 : tensor<4xf32>
    %232 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %233 = stablehlo.divide %194, %232 : tensor<32x4xf32>
    %234 = stablehlo.convert %221 : (tensor<i32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %235 = stablehlo.convert %221 : (tensor<i32>) -> tensor<f32>
    %236 = stablehlo.power %cst_78, %235 : tensor<f32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %237 = stablehlo.subtract %cst_79, %236 : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %239 = stablehlo.divide %200, %238 : tensor<32xf32>
    %240 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %241 = stablehlo.divide %206, %240 : tensor<16x32xf32>
    %242 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %243 = stablehlo.divide %212, %242 : tensor<4xf32>
    %244 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %245 = stablehlo.divide %218, %244 : tensor<32x4xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %247 = stablehlo.add %239, %246 : tensor<32xf32>
    %248 = stablehlo.sqrt %247 : tensor<32xf32>
    %cst_81 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %250 = stablehlo.add %248, %249 : tensor<32xf32>
    %251 = stablehlo.divide %227, %250 : tensor<32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %253 = stablehlo.add %241, %252 : tensor<16x32xf32>
    %254 = stablehlo.sqrt %253 : tensor<16x32xf32>
    %cst_83 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %256 = stablehlo.add %254, %255 : tensor<16x32xf32>
    %257 = stablehlo.divide %229, %256 : tensor<16x32xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %259 = stablehlo.add %243, %258 : tensor<4xf32>
    %260 = stablehlo.sqrt %259 : tensor<4xf32>
    %cst_85 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %262 = stablehlo.add %260, %261 : tensor<4xf32>
    %263 = stablehlo.divide %231, %262 : tensor<4xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %265 = stablehlo.add %245, %264 : tensor<32x4xf32>
    %266 = stablehlo.sqrt %265 : tensor<32x4xf32>
    %cst_87 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %268 = stablehlo.add %266, %267 : tensor<32x4xf32>
    %269 = stablehlo.divide %233, %268 : tensor<32x4xf32>
    %cst_88 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %271 = stablehlo.multiply %270, %251 : tensor<32xf32>
    %cst_89 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %273 = stablehlo.multiply %272, %257 : tensor<16x32xf32>
    %cst_90 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %275 = stablehlo.multiply %274, %263 : tensor<4xf32>
    %cst_91 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %277 = stablehlo.multiply %276, %269 : tensor<32x4xf32>
    %278 = stablehlo.add %137, %271 : tensor<32xf32>
    %279 = stablehlo.add %138, %273 : tensor<16x32xf32>
    %280 = stablehlo.add %139, %275 : tensor<4xf32>
    %281 = stablehlo.add %140, %277 : tensor<32x4xf32>
    %282 = stablehlo.dot_general %arg13, %279, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %283 = stablehlo.broadcast_in_dim %278, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %285 = stablehlo.add %282, %284 : tensor<16x32xf32>
    %286 = call @relu(%285) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %288 = stablehlo.compare GT, %285, %287, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %290 = stablehlo.dot_general %286, %281, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %291 = stablehlo.broadcast_in_dim %280, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %293 = stablehlo.add %290, %292 : tensor<16x4xf32>
    %294 = stablehlo.subtract %293, %arg14 : tensor<16x4xf32>
    %295 = chlo.square %294 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %297 = stablehlo.multiply %296, %294 : tensor<16x4xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%295 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_96 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %299 = stablehlo.divide %298, %cst_96 : tensor<f32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_98 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %300 = stablehlo.divide %cst_97, %cst_98 : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %302 = stablehlo.multiply %301, %297 : tensor<16x4xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_99) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %304 = stablehlo.reshape %303 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %306 = stablehlo.dot_general %302, %286, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %307 = stablehlo.transpose %306, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %308 = stablehlo.dot_general %302, %281, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %310 = stablehlo.select %288, %308, %309 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %312 = stablehlo.reshape %311 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_103) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %314 = stablehlo.dot_general %310, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %315 = stablehlo.transpose %314, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %317 = stablehlo.multiply %316, %313 : tensor<32xf32>
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %319 = stablehlo.multiply %318, %179 : tensor<32xf32>
    %320 = stablehlo.add %317, %319 : tensor<32xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %322 = stablehlo.multiply %321, %315 : tensor<16x32xf32>
    %cst_107 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %324 = stablehlo.multiply %323, %184 : tensor<16x32xf32>
    %325 = stablehlo.add %322, %324 : tensor<16x32xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %327 = stablehlo.multiply %326, %305 : tensor<4xf32>
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %329 = stablehlo.multiply %328, %189 : tensor<4xf32>
    %330 = stablehlo.add %327, %329 : tensor<4xf32>
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %332 = stablehlo.multiply %331, %307 : tensor<32x4xf32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %334 = stablehlo.multiply %333, %194 : tensor<32x4xf32>
    %335 = stablehlo.add %332, %334 : tensor<32x4xf32>
    %336 = stablehlo.multiply %313, %313 : tensor<32xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %338 = stablehlo.multiply %337, %336 : tensor<32xf32>
    %cst_113 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %340 = stablehlo.multiply %339, %200 : tensor<32xf32>
    %341 = stablehlo.add %338, %340 : tensor<32xf32>
    %342 = stablehlo.multiply %315, %315 : tensor<16x32xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %344 = stablehlo.multiply %343, %342 : tensor<16x32xf32>
    %cst_115 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %346 = stablehlo.multiply %345, %206 : tensor<16x32xf32>
    %347 = stablehlo.add %344, %346 : tensor<16x32xf32>
    %348 = stablehlo.multiply %305, %305 : tensor<4xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %350 = stablehlo.multiply %349, %348 : tensor<4xf32>
    %cst_117 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %352 = stablehlo.multiply %351, %212 : tensor<4xf32>
    %353 = stablehlo.add %350, %352 : tensor<4xf32>
    %354 = stablehlo.multiply %307, %307 : tensor<32x4xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %356 = stablehlo.multiply %355, %354 : tensor<32x4xf32>
    %cst_119 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %358 = stablehlo.multiply %357, %218 : tensor<32x4xf32>
    %359 = stablehlo.add %356, %358 : tensor<32x4xf32>
    %c_120 = stablehlo.constant dense<2147483647> : tensor<i32>
    %360 = stablehlo.compare LT, %221, %c_120, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_121 = stablehlo.constant dense<1> : tensor<i32>
    %361 = stablehlo.add %221, %c_121 : tensor<i32>
    %c_122 = stablehlo.constant dense<2147483647> : tensor<i32>
    %362 = call @_where(%360, %361, %c_122) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %363 = stablehlo.convert %362 : (tensor<i32>) -> tensor<f32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %364 = stablehlo.convert %362 : (tensor<i32>) -> tensor<f32>
    %365 = stablehlo.power %cst_123, %364 : tensor<f32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.subtract %cst_124, %365 : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %368 = stablehlo.divide %320, %367 : tensor<32xf32>
    %369 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %370 = stablehlo.divide %325, %369 : tensor<16x32xf32>
    %371 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %372 = stablehlo.divide %330, %371 : tensor<4xf32>
    %373 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %374 = stablehlo.divide %335, %373 : tensor<32x4xf32>
    %375 = stablehlo.convert %362 : (tensor<i32>) -> tensor<f32>
    %cst_125 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %376 = stablehlo.convert %362 : (tensor<i32>) -> tensor<f32>
    %377 = stablehlo.power %cst_125, %376 : tensor<f32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %378 = stablehlo.subtract %cst_126, %377 : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %380 = stablehlo.divide %341, %379 : tensor<32xf32>
    %381 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %382 = stablehlo.divide %347, %381 : tensor<16x32xf32>
    %383 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %384 = stablehlo.divide %353, %383 : tensor<4xf32>
    %385 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %386 = stablehlo.divide %359, %385 : tensor<32x4xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %388 = stablehlo.add %380, %387 : tensor<32xf32>
    %389 = stablehlo.sqrt %388 : tensor<32xf32>
    %cst_128 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %391 = stablehlo.add %389, %390 : tensor<32xf32>
    %392 = stablehlo.divide %368, %391 : tensor<32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %394 = stablehlo.add %382, %393 : tensor<16x32xf32>
    %395 = stablehlo.sqrt %394 : tensor<16x32xf32>
    %cst_130 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %397 = stablehlo.add %395, %396 : tensor<16x32xf32>
    %398 = stablehlo.divide %370, %397 : tensor<16x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %400 = stablehlo.add %384, %399 : tensor<4xf32>
    %401 = stablehlo.sqrt %400 : tensor<4xf32>
    %cst_132 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %403 = stablehlo.add %401, %402 : tensor<4xf32>
    %404 = stablehlo.divide %372, %403 : tensor<4xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %406 = stablehlo.add %386, %405 : tensor<32x4xf32>
    %407 = stablehlo.sqrt %406 : tensor<32x4xf32>
    %cst_134 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %409 = stablehlo.add %407, %408 : tensor<32x4xf32>
    %410 = stablehlo.divide %374, %409 : tensor<32x4xf32>
    %cst_135 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %412 = stablehlo.multiply %411, %392 : tensor<32xf32>
    %cst_136 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %414 = stablehlo.multiply %413, %398 : tensor<16x32xf32>
    %cst_137 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %416 = stablehlo.multiply %415, %404 : tensor<4xf32>
    %cst_138 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %418 = stablehlo.multiply %417, %410 : tensor<32x4xf32>
    %419 = stablehlo.add %278, %412 : tensor<32xf32>
    %420 = stablehlo.add %279, %414 : tensor<16x32xf32>
    %421 = stablehlo.add %280, %416 : tensor<4xf32>
    %422 = stablehlo.add %281, %418 : tensor<32x4xf32>
    %423 = stablehlo.dot_general %arg13, %420, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %424 = stablehlo.broadcast_in_dim %419, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %426 = stablehlo.add %423, %425 : tensor<16x32xf32>
    %427 = call @relu(%426) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %429 = stablehlo.compare GT, %426, %428, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %431 = stablehlo.dot_general %427, %422, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %432 = stablehlo.broadcast_in_dim %421, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %434 = stablehlo.add %431, %433 : tensor<16x4xf32>
    %435 = stablehlo.subtract %434, %arg14 : tensor<16x4xf32>
    %436 = chlo.square %435 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_141 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %438 = stablehlo.multiply %437, %435 : tensor<16x4xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.reduce(%436 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %440 = stablehlo.divide %439, %cst_143 : tensor<f32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_145 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %441 = stablehlo.divide %cst_144, %cst_145 : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %443 = stablehlo.multiply %442, %438 : tensor<16x4xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%443 init: %cst_146) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %445 = stablehlo.reshape %444 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.reduce(%445 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %447 = stablehlo.dot_general %443, %427, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %448 = stablehlo.transpose %447, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %449 = stablehlo.dot_general %443, %422, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %451 = stablehlo.select %429, %449, %450 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %453 = stablehlo.reshape %452 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.reduce(%453 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %455 = stablehlo.dot_general %451, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %456 = stablehlo.transpose %455, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %458 = stablehlo.multiply %457, %454 : tensor<32xf32>
    %cst_152 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %460 = stablehlo.multiply %459, %320 : tensor<32xf32>
    %461 = stablehlo.add %458, %460 : tensor<32xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %463 = stablehlo.multiply %462, %456 : tensor<16x32xf32>
    %cst_154 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %465 = stablehlo.multiply %464, %325 : tensor<16x32xf32>
    %466 = stablehlo.add %463, %465 : tensor<16x32xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %468 = stablehlo.multiply %467, %446 : tensor<4xf32>
    %cst_156 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %470 = stablehlo.multiply %469, %330 : tensor<4xf32>
    %471 = stablehlo.add %468, %470 : tensor<4xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %473 = stablehlo.multiply %472, %448 : tensor<32x4xf32>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %475 = stablehlo.multiply %474, %335 : tensor<32x4xf32>
    %476 = stablehlo.add %473, %475 : tensor<32x4xf32>
    %477 = stablehlo.multiply %454, %454 : tensor<32xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %479 = stablehlo.multiply %478, %477 : tensor<32xf32>
    %cst_160 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %481 = stablehlo.multiply %480, %341 : tensor<32xf32>
    %482 = stablehlo.add %479, %481 : tensor<32xf32>
    %483 = stablehlo.multiply %456, %456 : tensor<16x32xf32>
    %cst_161 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %485 = stablehlo.multiply %484, %483 : tensor<16x32xf32>
    %cst_162 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %487 = stablehlo.multiply %486, %347 : tensor<16x32xf32>
    %488 = stablehlo.add %485, %487 : tensor<16x32xf32>
    %489 = stablehlo.multiply %446, %446 : tensor<4xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %491 = stablehlo.multiply %490, %489 : tensor<4xf32>
    %cst_164 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %493 = stablehlo.multiply %492, %353 : tensor<4xf32>
    %494 = stablehlo.add %491, %493 : tensor<4xf32>
    %495 = stablehlo.multiply %448, %448 : tensor<32x4xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %497 = stablehlo.multiply %496, %495 : tensor<32x4xf32>
    %cst_166 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %499 = stablehlo.multiply %498, %359 : tensor<32x4xf32>
    %500 = stablehlo.add %497, %499 : tensor<32x4xf32>
    %c_167 = stablehlo.constant dense<2147483647> : tensor<i32>
    %501 = stablehlo.compare LT, %362, %c_167, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_168 = stablehlo.constant dense<1> : tensor<i32>
    %502 = stablehlo.add %362, %c_168 : tensor<i32>
    %c_169 = stablehlo.constant dense<2147483647> : tensor<i32>
    %503 = call @_where(%501, %502, %c_169) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %504 = stablehlo.convert %503 : (tensor<i32>) -> tensor<f32>
    %cst_170 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %505 = stablehlo.convert %503 : (tensor<i32>) -> tensor<f32>
    %506 = stablehlo.power %cst_170, %505 : tensor<f32>
    %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %507 = stablehlo.subtract %cst_171, %506 : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %509 = stablehlo.divide %461, %508 : tensor<32xf32>
    %510 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %511 = stablehlo.divide %466, %510 : tensor<16x32xf32>
    %512 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %513 = stablehlo.divide %471, %512 : tensor<4xf32>
    %514 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %515 = stablehlo.divide %476, %514 : tensor<32x4xf32>
    %516 = stablehlo.convert %503 : (tensor<i32>) -> tensor<f32>
    %cst_172 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %517 = stablehlo.convert %503 : (tensor<i32>) -> tensor<f32>
    %518 = stablehlo.power %cst_172, %517 : tensor<f32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %519 = stablehlo.subtract %cst_173, %518 : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %521 = stablehlo.divide %482, %520 : tensor<32xf32>
    %522 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %523 = stablehlo.divide %488, %522 : tensor<16x32xf32>
    %524 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %525 = stablehlo.divide %494, %524 : tensor<4xf32>
    %526 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %527 = stablehlo.divide %500, %526 : tensor<32x4xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %529 = stablehlo.add %521, %528 : tensor<32xf32>
    %530 = stablehlo.sqrt %529 : tensor<32xf32>
    %cst_175 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %532 = stablehlo.add %530, %531 : tensor<32xf32>
    %533 = stablehlo.divide %509, %532 : tensor<32xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %535 = stablehlo.add %523, %534 : tensor<16x32xf32>
    %536 = stablehlo.sqrt %535 : tensor<16x32xf32>
    %cst_177 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %538 = stablehlo.add %536, %537 : tensor<16x32xf32>
    %539 = stablehlo.divide %511, %538 : tensor<16x32xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %541 = stablehlo.add %525, %540 : tensor<4xf32>
    %542 = stablehlo.sqrt %541 : tensor<4xf32>
    %cst_179 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %544 = stablehlo.add %542, %543 : tensor<4xf32>
    %545 = stablehlo.divide %513, %544 : tensor<4xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %547 = stablehlo.add %527, %546 : tensor<32x4xf32>
    %548 = stablehlo.sqrt %547 : tensor<32x4xf32>
    %cst_181 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %550 = stablehlo.add %548, %549 : tensor<32x4xf32>
    %551 = stablehlo.divide %515, %550 : tensor<32x4xf32>
    %cst_182 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %553 = stablehlo.multiply %552, %533 : tensor<32xf32>
    %cst_183 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %555 = stablehlo.multiply %554, %539 : tensor<16x32xf32>
    %cst_184 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %557 = stablehlo.multiply %556, %545 : tensor<4xf32>
    %cst_185 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %559 = stablehlo.multiply %558, %551 : tensor<32x4xf32>
    %560 = stablehlo.add %419, %553 : tensor<32xf32>
    %561 = stablehlo.add %420, %555 : tensor<16x32xf32>
    %562 = stablehlo.add %421, %557 : tensor<4xf32>
    %563 = stablehlo.add %422, %559 : tensor<32x4xf32>
    return %560, %561, %562, %563, %503, %461, %466, %471, %476, %482, %488, %494, %500, %440 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
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
