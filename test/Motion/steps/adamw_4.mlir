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
    %cst_41 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %arg0 : tensor<32xf32>
    %131 = stablehlo.add %110, %130 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %133 = stablehlo.multiply %132, %arg1 : tensor<16x32xf32>
    %134 = stablehlo.add %116, %133 : tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %136 = stablehlo.multiply %135, %arg2 : tensor<4xf32>
    %137 = stablehlo.add %122, %136 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %139 = stablehlo.multiply %138, %arg3 : tensor<32x4xf32>
    %140 = stablehlo.add %128, %139 : tensor<32x4xf32>
    %cst_45 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %142 = stablehlo.multiply %141, %131 : tensor<32xf32>
    %cst_46 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %144 = stablehlo.multiply %143, %134 : tensor<16x32xf32>
    %cst_47 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %146 = stablehlo.multiply %145, %137 : tensor<4xf32>
    %cst_48 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %148 = stablehlo.multiply %147, %140 : tensor<32x4xf32>
    %149 = stablehlo.add %arg0, %142 : tensor<32xf32>
    %150 = stablehlo.add %arg1, %144 : tensor<16x32xf32>
    %151 = stablehlo.add %arg2, %146 : tensor<4xf32>
    %152 = stablehlo.add %arg3, %148 : tensor<32x4xf32>
    %153 = stablehlo.dot_general %arg13, %150, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %154 = stablehlo.broadcast_in_dim %149, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %156 = stablehlo.add %153, %155 : tensor<16x32xf32>
    %157 = call @relu(%156) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %159 = stablehlo.compare GT, %156, %158, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %161 = stablehlo.dot_general %157, %152, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %162 = stablehlo.broadcast_in_dim %151, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %164 = stablehlo.add %161, %163 : tensor<16x4xf32>
    %165 = stablehlo.subtract %164, %arg14 : tensor<16x4xf32>
    %166 = chlo.square %165 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %168 = stablehlo.multiply %167, %165 : tensor<16x4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%166 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %170 = stablehlo.divide %169, %cst_53 : tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_55 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %171 = stablehlo.divide %cst_54, %cst_55 : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %173 = stablehlo.multiply %172, %168 : tensor<16x4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %175 = stablehlo.reshape %174 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %177 = stablehlo.dot_general %173, %157, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %178 = stablehlo.transpose %177, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %179 = stablehlo.dot_general %173, %152, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %181 = stablehlo.select %159, %179, %180 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %183 = stablehlo.reshape %182 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %185 = stablehlo.dot_general %181, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %186 = stablehlo.transpose %185, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %188 = stablehlo.multiply %187, %184 : tensor<32xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %190 = stablehlo.multiply %189, %38 : tensor<32xf32>
    %191 = stablehlo.add %188, %190 : tensor<32xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %193 = stablehlo.multiply %192, %186 : tensor<16x32xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %195 = stablehlo.multiply %194, %43 : tensor<16x32xf32>
    %196 = stablehlo.add %193, %195 : tensor<16x32xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %198 = stablehlo.multiply %197, %176 : tensor<4xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %200 = stablehlo.multiply %199, %48 : tensor<4xf32>
    %201 = stablehlo.add %198, %200 : tensor<4xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %203 = stablehlo.multiply %202, %178 : tensor<32x4xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %205 = stablehlo.multiply %204, %53 : tensor<32x4xf32>
    %206 = stablehlo.add %203, %205 : tensor<32x4xf32>
    %207 = stablehlo.multiply %184, %184 : tensor<32xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %209 = stablehlo.multiply %208, %207 : tensor<32xf32>
    %cst_70 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %211 = stablehlo.multiply %210, %59 : tensor<32xf32>
    %212 = stablehlo.add %209, %211 : tensor<32xf32>
    %213 = stablehlo.multiply %186, %186 : tensor<16x32xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<16x32xf32>
    %cst_72 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %217 = stablehlo.multiply %216, %65 : tensor<16x32xf32>
    %218 = stablehlo.add %215, %217 : tensor<16x32xf32>
    %219 = stablehlo.multiply %176, %176 : tensor<4xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %221 = stablehlo.multiply %220, %219 : tensor<4xf32>
    %cst_74 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %223 = stablehlo.multiply %222, %71 : tensor<4xf32>
    %224 = stablehlo.add %221, %223 : tensor<4xf32>
    %225 = stablehlo.multiply %178, %178 : tensor<32x4xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %227 = stablehlo.multiply %226, %225 : tensor<32x4xf32>
    %cst_76 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %229 = stablehlo.multiply %228, %77 : tensor<32x4xf32>
    %230 = stablehlo.add %227, %229 : tensor<32x4xf32>
    %c_77 = stablehlo.constant dense<2147483647> : tensor<i32>
    %231 = stablehlo.compare LT, %80, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<1> : tensor<i32>
    %232 = stablehlo.add %80, %c_78 : tensor<i32>
    %c_79 = stablehlo.constant dense<2147483647> : tensor<i32>
    %233 = call @_where(%231, %232, %c_79) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %234 = stablehlo.convert %233 : (tensor<i32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %235 = stablehlo.convert %233 : (tensor<i32>) -> tensor<f32>
    %236 = stablehlo.power %cst_80, %235 : tensor<f32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %237 = stablehlo.subtract %cst_81, %236 : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %239 = stablehlo.divide %191, %238 : tensor<32xf32>
    %240 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %241 = stablehlo.divide %196, %240 : tensor<16x32xf32>
    %242 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %243 = stablehlo.divide %201, %242 : tensor<4xf32>
    %244 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %245 = stablehlo.divide %206, %244 : tensor<32x4xf32>
    %246 = stablehlo.convert %233 : (tensor<i32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %247 = stablehlo.convert %233 : (tensor<i32>) -> tensor<f32>
    %248 = stablehlo.power %cst_82, %247 : tensor<f32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.subtract %cst_83, %248 : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %251 = stablehlo.divide %212, %250 : tensor<32xf32>
    %252 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %253 = stablehlo.divide %218, %252 : tensor<16x32xf32>
    %254 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %255 = stablehlo.divide %224, %254 : tensor<4xf32>
    %256 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %257 = stablehlo.divide %230, %256 : tensor<32x4xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %259 = stablehlo.add %251, %258 : tensor<32xf32>
    %260 = stablehlo.sqrt %259 : tensor<32xf32>
    %cst_85 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %262 = stablehlo.add %260, %261 : tensor<32xf32>
    %263 = stablehlo.divide %239, %262 : tensor<32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %265 = stablehlo.add %253, %264 : tensor<16x32xf32>
    %266 = stablehlo.sqrt %265 : tensor<16x32xf32>
    %cst_87 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %268 = stablehlo.add %266, %267 : tensor<16x32xf32>
    %269 = stablehlo.divide %241, %268 : tensor<16x32xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %271 = stablehlo.add %255, %270 : tensor<4xf32>
    %272 = stablehlo.sqrt %271 : tensor<4xf32>
    %cst_89 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %274 = stablehlo.add %272, %273 : tensor<4xf32>
    %275 = stablehlo.divide %243, %274 : tensor<4xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %277 = stablehlo.add %257, %276 : tensor<32x4xf32>
    %278 = stablehlo.sqrt %277 : tensor<32x4xf32>
    %cst_91 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %280 = stablehlo.add %278, %279 : tensor<32x4xf32>
    %281 = stablehlo.divide %245, %280 : tensor<32x4xf32>
    %cst_92 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %283 = stablehlo.multiply %282, %149 : tensor<32xf32>
    %284 = stablehlo.add %263, %283 : tensor<32xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %286 = stablehlo.multiply %285, %150 : tensor<16x32xf32>
    %287 = stablehlo.add %269, %286 : tensor<16x32xf32>
    %cst_94 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %289 = stablehlo.multiply %288, %151 : tensor<4xf32>
    %290 = stablehlo.add %275, %289 : tensor<4xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %292 = stablehlo.multiply %291, %152 : tensor<32x4xf32>
    %293 = stablehlo.add %281, %292 : tensor<32x4xf32>
    %cst_96 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %295 = stablehlo.multiply %294, %284 : tensor<32xf32>
    %cst_97 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %297 = stablehlo.multiply %296, %287 : tensor<16x32xf32>
    %cst_98 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %299 = stablehlo.multiply %298, %290 : tensor<4xf32>
    %cst_99 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %301 = stablehlo.multiply %300, %293 : tensor<32x4xf32>
    %302 = stablehlo.add %149, %295 : tensor<32xf32>
    %303 = stablehlo.add %150, %297 : tensor<16x32xf32>
    %304 = stablehlo.add %151, %299 : tensor<4xf32>
    %305 = stablehlo.add %152, %301 : tensor<32x4xf32>
    %306 = stablehlo.dot_general %arg13, %303, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %307 = stablehlo.broadcast_in_dim %302, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %309 = stablehlo.add %306, %308 : tensor<16x32xf32>
    %310 = call @relu(%309) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %312 = stablehlo.compare GT, %309, %311, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %314 = stablehlo.dot_general %310, %305, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %315 = stablehlo.broadcast_in_dim %304, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %317 = stablehlo.add %314, %316 : tensor<16x4xf32>
    %318 = stablehlo.subtract %317, %arg14 : tensor<16x4xf32>
    %319 = chlo.square %318 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_102 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %321 = stablehlo.multiply %320, %318 : tensor<16x4xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%319 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %323 = stablehlo.divide %322, %cst_104 : tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_106 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %324 = stablehlo.divide %cst_105, %cst_106 : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %326 = stablehlo.multiply %325, %321 : tensor<16x4xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %328 = stablehlo.reshape %327 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %330 = stablehlo.dot_general %326, %310, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %332 = stablehlo.dot_general %326, %305, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %334 = stablehlo.select %312, %332, %333 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %336 = stablehlo.reshape %335 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %338 = stablehlo.dot_general %334, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %339 = stablehlo.transpose %338, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %341 = stablehlo.multiply %340, %337 : tensor<32xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %343 = stablehlo.multiply %342, %191 : tensor<32xf32>
    %344 = stablehlo.add %341, %343 : tensor<32xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %346 = stablehlo.multiply %345, %339 : tensor<16x32xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %348 = stablehlo.multiply %347, %196 : tensor<16x32xf32>
    %349 = stablehlo.add %346, %348 : tensor<16x32xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %351 = stablehlo.multiply %350, %329 : tensor<4xf32>
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %353 = stablehlo.multiply %352, %201 : tensor<4xf32>
    %354 = stablehlo.add %351, %353 : tensor<4xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %356 = stablehlo.multiply %355, %331 : tensor<32x4xf32>
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %358 = stablehlo.multiply %357, %206 : tensor<32x4xf32>
    %359 = stablehlo.add %356, %358 : tensor<32x4xf32>
    %360 = stablehlo.multiply %337, %337 : tensor<32xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %362 = stablehlo.multiply %361, %360 : tensor<32xf32>
    %cst_121 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %364 = stablehlo.multiply %363, %212 : tensor<32xf32>
    %365 = stablehlo.add %362, %364 : tensor<32xf32>
    %366 = stablehlo.multiply %339, %339 : tensor<16x32xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %368 = stablehlo.multiply %367, %366 : tensor<16x32xf32>
    %cst_123 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %370 = stablehlo.multiply %369, %218 : tensor<16x32xf32>
    %371 = stablehlo.add %368, %370 : tensor<16x32xf32>
    %372 = stablehlo.multiply %329, %329 : tensor<4xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %374 = stablehlo.multiply %373, %372 : tensor<4xf32>
    %cst_125 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %376 = stablehlo.multiply %375, %224 : tensor<4xf32>
    %377 = stablehlo.add %374, %376 : tensor<4xf32>
    %378 = stablehlo.multiply %331, %331 : tensor<32x4xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %380 = stablehlo.multiply %379, %378 : tensor<32x4xf32>
    %cst_127 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %382 = stablehlo.multiply %381, %230 : tensor<32x4xf32>
    %383 = stablehlo.add %380, %382 : tensor<32x4xf32>
    %c_128 = stablehlo.constant dense<2147483647> : tensor<i32>
    %384 = stablehlo.compare LT, %233, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_129 = stablehlo.constant dense<1> : tensor<i32>
    %385 = stablehlo.add %233, %c_129 : tensor<i32>
    %c_130 = stablehlo.constant dense<2147483647> : tensor<i32>
    %386 = call @_where(%384, %385, %c_130) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %387 = stablehlo.convert %386 : (tensor<i32>) -> tensor<f32>
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %388 = stablehlo.convert %386 : (tensor<i32>) -> tensor<f32>
    %389 = stablehlo.power %cst_131, %388 : tensor<f32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %390 = stablehlo.subtract %cst_132, %389 : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %392 = stablehlo.divide %344, %391 : tensor<32xf32>
    %393 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %394 = stablehlo.divide %349, %393 : tensor<16x32xf32>
    %395 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %396 = stablehlo.divide %354, %395 : tensor<4xf32>
    %397 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %398 = stablehlo.divide %359, %397 : tensor<32x4xf32>
    %399 = stablehlo.convert %386 : (tensor<i32>) -> tensor<f32>
    %cst_133 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %400 = stablehlo.convert %386 : (tensor<i32>) -> tensor<f32>
    %401 = stablehlo.power %cst_133, %400 : tensor<f32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %402 = stablehlo.subtract %cst_134, %401 : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %404 = stablehlo.divide %365, %403 : tensor<32xf32>
    %405 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %406 = stablehlo.divide %371, %405 : tensor<16x32xf32>
    %407 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %408 = stablehlo.divide %377, %407 : tensor<4xf32>
    %409 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %410 = stablehlo.divide %383, %409 : tensor<32x4xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %412 = stablehlo.add %404, %411 : tensor<32xf32>
    %413 = stablehlo.sqrt %412 : tensor<32xf32>
    %cst_136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %415 = stablehlo.add %413, %414 : tensor<32xf32>
    %416 = stablehlo.divide %392, %415 : tensor<32xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %418 = stablehlo.add %406, %417 : tensor<16x32xf32>
    %419 = stablehlo.sqrt %418 : tensor<16x32xf32>
    %cst_138 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %421 = stablehlo.add %419, %420 : tensor<16x32xf32>
    %422 = stablehlo.divide %394, %421 : tensor<16x32xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %424 = stablehlo.add %408, %423 : tensor<4xf32>
    %425 = stablehlo.sqrt %424 : tensor<4xf32>
    %cst_140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %427 = stablehlo.add %425, %426 : tensor<4xf32>
    %428 = stablehlo.divide %396, %427 : tensor<4xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %430 = stablehlo.add %410, %429 : tensor<32x4xf32>
    %431 = stablehlo.sqrt %430 : tensor<32x4xf32>
    %cst_142 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %433 = stablehlo.add %431, %432 : tensor<32x4xf32>
    %434 = stablehlo.divide %398, %433 : tensor<32x4xf32>
    %cst_143 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %436 = stablehlo.multiply %435, %302 : tensor<32xf32>
    %437 = stablehlo.add %416, %436 : tensor<32xf32>
    %cst_144 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %439 = stablehlo.multiply %438, %303 : tensor<16x32xf32>
    %440 = stablehlo.add %422, %439 : tensor<16x32xf32>
    %cst_145 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %442 = stablehlo.multiply %441, %304 : tensor<4xf32>
    %443 = stablehlo.add %428, %442 : tensor<4xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %445 = stablehlo.multiply %444, %305 : tensor<32x4xf32>
    %446 = stablehlo.add %434, %445 : tensor<32x4xf32>
    %cst_147 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %448 = stablehlo.multiply %447, %437 : tensor<32xf32>
    %cst_148 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %450 = stablehlo.multiply %449, %440 : tensor<16x32xf32>
    %cst_149 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %452 = stablehlo.multiply %451, %443 : tensor<4xf32>
    %cst_150 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %454 = stablehlo.multiply %453, %446 : tensor<32x4xf32>
    %455 = stablehlo.add %302, %448 : tensor<32xf32>
    %456 = stablehlo.add %303, %450 : tensor<16x32xf32>
    %457 = stablehlo.add %304, %452 : tensor<4xf32>
    %458 = stablehlo.add %305, %454 : tensor<32x4xf32>
    %459 = stablehlo.dot_general %arg13, %456, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %460 = stablehlo.broadcast_in_dim %455, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %462 = stablehlo.add %459, %461 : tensor<16x32xf32>
    %463 = call @relu(%462) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %465 = stablehlo.compare GT, %462, %464, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %467 = stablehlo.dot_general %463, %458, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %468 = stablehlo.broadcast_in_dim %457, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %470 = stablehlo.add %467, %469 : tensor<16x4xf32>
    %471 = stablehlo.subtract %470, %arg14 : tensor<16x4xf32>
    %472 = chlo.square %471 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_153 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %474 = stablehlo.multiply %473, %471 : tensor<16x4xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%472 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_155 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %476 = stablehlo.divide %475, %cst_155 : tensor<f32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_157 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %477 = stablehlo.divide %cst_156, %cst_157 : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %479 = stablehlo.multiply %478, %474 : tensor<16x4xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_158) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %481 = stablehlo.reshape %480 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_159) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %483 = stablehlo.dot_general %479, %463, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %484 = stablehlo.transpose %483, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %485 = stablehlo.dot_general %479, %458, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %487 = stablehlo.select %465, %485, %486 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %489 = stablehlo.reshape %488 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %491 = stablehlo.dot_general %487, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %492 = stablehlo.transpose %491, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %494 = stablehlo.multiply %493, %490 : tensor<32xf32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %496 = stablehlo.multiply %495, %344 : tensor<32xf32>
    %497 = stablehlo.add %494, %496 : tensor<32xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %499 = stablehlo.multiply %498, %492 : tensor<16x32xf32>
    %cst_166 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %501 = stablehlo.multiply %500, %349 : tensor<16x32xf32>
    %502 = stablehlo.add %499, %501 : tensor<16x32xf32>
    %cst_167 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %504 = stablehlo.multiply %503, %482 : tensor<4xf32>
    %cst_168 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %506 = stablehlo.multiply %505, %354 : tensor<4xf32>
    %507 = stablehlo.add %504, %506 : tensor<4xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %509 = stablehlo.multiply %508, %484 : tensor<32x4xf32>
    %cst_170 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %511 = stablehlo.multiply %510, %359 : tensor<32x4xf32>
    %512 = stablehlo.add %509, %511 : tensor<32x4xf32>
    %513 = stablehlo.multiply %490, %490 : tensor<32xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %515 = stablehlo.multiply %514, %513 : tensor<32xf32>
    %cst_172 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %517 = stablehlo.multiply %516, %365 : tensor<32xf32>
    %518 = stablehlo.add %515, %517 : tensor<32xf32>
    %519 = stablehlo.multiply %492, %492 : tensor<16x32xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %521 = stablehlo.multiply %520, %519 : tensor<16x32xf32>
    %cst_174 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %523 = stablehlo.multiply %522, %371 : tensor<16x32xf32>
    %524 = stablehlo.add %521, %523 : tensor<16x32xf32>
    %525 = stablehlo.multiply %482, %482 : tensor<4xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %527 = stablehlo.multiply %526, %525 : tensor<4xf32>
    %cst_176 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %529 = stablehlo.multiply %528, %377 : tensor<4xf32>
    %530 = stablehlo.add %527, %529 : tensor<4xf32>
    %531 = stablehlo.multiply %484, %484 : tensor<32x4xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %533 = stablehlo.multiply %532, %531 : tensor<32x4xf32>
    %cst_178 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %535 = stablehlo.multiply %534, %383 : tensor<32x4xf32>
    %536 = stablehlo.add %533, %535 : tensor<32x4xf32>
    %c_179 = stablehlo.constant dense<2147483647> : tensor<i32>
    %537 = stablehlo.compare LT, %386, %c_179, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_180 = stablehlo.constant dense<1> : tensor<i32>
    %538 = stablehlo.add %386, %c_180 : tensor<i32>
    %c_181 = stablehlo.constant dense<2147483647> : tensor<i32>
    %539 = call @_where(%537, %538, %c_181) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %540 = stablehlo.convert %539 : (tensor<i32>) -> tensor<f32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %541 = stablehlo.convert %539 : (tensor<i32>) -> tensor<f32>
    %542 = stablehlo.power %cst_182, %541 : tensor<f32>
    %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %543 = stablehlo.subtract %cst_183, %542 : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %545 = stablehlo.divide %497, %544 : tensor<32xf32>
    %546 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %547 = stablehlo.divide %502, %546 : tensor<16x32xf32>
    %548 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %549 = stablehlo.divide %507, %548 : tensor<4xf32>
    %550 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %551 = stablehlo.divide %512, %550 : tensor<32x4xf32>
    %552 = stablehlo.convert %539 : (tensor<i32>) -> tensor<f32>
    %cst_184 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %553 = stablehlo.convert %539 : (tensor<i32>) -> tensor<f32>
    %554 = stablehlo.power %cst_184, %553 : tensor<f32>
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %555 = stablehlo.subtract %cst_185, %554 : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %557 = stablehlo.divide %518, %556 : tensor<32xf32>
    %558 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %559 = stablehlo.divide %524, %558 : tensor<16x32xf32>
    %560 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %561 = stablehlo.divide %530, %560 : tensor<4xf32>
    %562 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %563 = stablehlo.divide %536, %562 : tensor<32x4xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %565 = stablehlo.add %557, %564 : tensor<32xf32>
    %566 = stablehlo.sqrt %565 : tensor<32xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %568 = stablehlo.add %566, %567 : tensor<32xf32>
    %569 = stablehlo.divide %545, %568 : tensor<32xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %571 = stablehlo.add %559, %570 : tensor<16x32xf32>
    %572 = stablehlo.sqrt %571 : tensor<16x32xf32>
    %cst_189 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %574 = stablehlo.add %572, %573 : tensor<16x32xf32>
    %575 = stablehlo.divide %547, %574 : tensor<16x32xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %577 = stablehlo.add %561, %576 : tensor<4xf32>
    %578 = stablehlo.sqrt %577 : tensor<4xf32>
    %cst_191 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %580 = stablehlo.add %578, %579 : tensor<4xf32>
    %581 = stablehlo.divide %549, %580 : tensor<4xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %583 = stablehlo.add %563, %582 : tensor<32x4xf32>
    %584 = stablehlo.sqrt %583 : tensor<32x4xf32>
    %cst_193 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %586 = stablehlo.add %584, %585 : tensor<32x4xf32>
    %587 = stablehlo.divide %551, %586 : tensor<32x4xf32>
    %cst_194 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %589 = stablehlo.multiply %588, %455 : tensor<32xf32>
    %590 = stablehlo.add %569, %589 : tensor<32xf32>
    %cst_195 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %592 = stablehlo.multiply %591, %456 : tensor<16x32xf32>
    %593 = stablehlo.add %575, %592 : tensor<16x32xf32>
    %cst_196 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %595 = stablehlo.multiply %594, %457 : tensor<4xf32>
    %596 = stablehlo.add %581, %595 : tensor<4xf32>
    %cst_197 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %598 = stablehlo.multiply %597, %458 : tensor<32x4xf32>
    %599 = stablehlo.add %587, %598 : tensor<32x4xf32>
    %cst_198 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %601 = stablehlo.multiply %600, %590 : tensor<32xf32>
    %cst_199 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %603 = stablehlo.multiply %602, %593 : tensor<16x32xf32>
    %cst_200 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %605 = stablehlo.multiply %604, %596 : tensor<4xf32>
    %cst_201 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %607 = stablehlo.multiply %606, %599 : tensor<32x4xf32>
    %608 = stablehlo.add %455, %601 : tensor<32xf32>
    %609 = stablehlo.add %456, %603 : tensor<16x32xf32>
    %610 = stablehlo.add %457, %605 : tensor<4xf32>
    %611 = stablehlo.add %458, %607 : tensor<32x4xf32>
    return %608, %609, %610, %611, %539, %497, %502, %507, %512, %518, %524, %530, %536, %476 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
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
