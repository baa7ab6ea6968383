module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("o[0].count"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("o[0].mu['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("o[0].mu['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("o[0].mu['l1']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("o[0].mu['l1']['w']"), %arg9: tensor<16x16xf32> loc("b['x']"), %arg10: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<32xf32> {jax.result_info = "result[1][0].mu['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1][0].mu['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1][0].mu['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1][0].mu['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg10 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.multiply %34, %31 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.multiply %36, %arg5 : tensor<32xf32>
    %38 = stablehlo.add %35, %37 : tensor<32xf32>
    %39 = stablehlo.sign %38 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %41 = stablehlo.multiply %40, %33 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %43 = stablehlo.multiply %42, %arg6 : tensor<16x32xf32>
    %44 = stablehlo.add %41, %43 : tensor<16x32xf32>
    %45 = stablehlo.sign %44 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %23 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.multiply %48, %arg7 : tensor<4xf32>
    %50 = stablehlo.add %47, %49 : tensor<4xf32>
    %51 = stablehlo.sign %50 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %53 = stablehlo.multiply %52, %25 : tensor<32x4xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %55 = stablehlo.multiply %54, %arg8 : tensor<32x4xf32>
    %56 = stablehlo.add %53, %55 : tensor<32x4xf32>
    %57 = stablehlo.sign %56 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %59 = stablehlo.multiply %58, %31 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.multiply %60, %arg5 : tensor<32xf32>
    %62 = stablehlo.add %59, %61 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %64 = stablehlo.multiply %63, %33 : tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.multiply %65, %arg6 : tensor<16x32xf32>
    %67 = stablehlo.add %64, %66 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.multiply %68, %23 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.multiply %70, %arg7 : tensor<4xf32>
    %72 = stablehlo.add %69, %71 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %74 = stablehlo.multiply %73, %25 : tensor<32x4xf32>
    %cst_26 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %76 = stablehlo.multiply %75, %arg8 : tensor<32x4xf32>
    %77 = stablehlo.add %74, %76 : tensor<32x4xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %78 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %79 = stablehlo.add %arg4, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
    %80 = call @_where(%78, %79, %c_28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.multiply %81, %arg0 : tensor<32xf32>
    %83 = stablehlo.add %39, %82 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %85 = stablehlo.multiply %84, %arg1 : tensor<16x32xf32>
    %86 = stablehlo.add %45, %85 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %88 = stablehlo.multiply %87, %arg2 : tensor<4xf32>
    %89 = stablehlo.add %51, %88 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %91 = stablehlo.multiply %90, %arg3 : tensor<32x4xf32>
    %92 = stablehlo.add %57, %91 : tensor<32x4xf32>
    %cst_33 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %94 = stablehlo.multiply %93, %83 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %96 = stablehlo.multiply %95, %86 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.multiply %97, %89 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %100 = stablehlo.multiply %99, %92 : tensor<32x4xf32>
    %101 = stablehlo.add %arg0, %94 : tensor<32xf32>
    %102 = stablehlo.add %arg1, %96 : tensor<16x32xf32>
    %103 = stablehlo.add %arg2, %98 : tensor<4xf32>
    %104 = stablehlo.add %arg3, %100 : tensor<32x4xf32>
    %105 = stablehlo.dot_general %arg9, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %106 = stablehlo.broadcast_in_dim %101, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %108 = stablehlo.add %105, %107 : tensor<16x32xf32>
    %109 = call @relu(%108) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %111 = stablehlo.compare GT, %108, %110, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %113 = stablehlo.dot_general %109, %104, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %114 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %116 = stablehlo.add %113, %115 : tensor<16x4xf32>
    %117 = stablehlo.subtract %116, %arg10 : tensor<16x4xf32>
    %118 = chlo.square %117 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<16x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %122 = stablehlo.divide %121, %cst_41 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_43 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %123 = stablehlo.divide %cst_42, %cst_43 : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %125 = stablehlo.multiply %124, %120 : tensor<16x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %127 = stablehlo.reshape %126 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %129 = stablehlo.dot_general %125, %109, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %130 = stablehlo.transpose %129, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %131 = stablehlo.dot_general %125, %104, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %133 = stablehlo.select %111, %131, %132 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.reshape %134 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %137 = stablehlo.dot_general %133, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %138 = stablehlo.transpose %137, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %140 = stablehlo.multiply %139, %136 : tensor<32xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %142 = stablehlo.multiply %141, %62 : tensor<32xf32>
    %143 = stablehlo.add %140, %142 : tensor<32xf32>
    %144 = stablehlo.sign %143 : tensor<32xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %146 = stablehlo.multiply %145, %138 : tensor<16x32xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %148 = stablehlo.multiply %147, %67 : tensor<16x32xf32>
    %149 = stablehlo.add %146, %148 : tensor<16x32xf32>
    %150 = stablehlo.sign %149 : tensor<16x32xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %152 = stablehlo.multiply %151, %128 : tensor<4xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %154 = stablehlo.multiply %153, %72 : tensor<4xf32>
    %155 = stablehlo.add %152, %154 : tensor<4xf32>
    %156 = stablehlo.sign %155 : tensor<4xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %158 = stablehlo.multiply %157, %130 : tensor<32x4xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %160 = stablehlo.multiply %159, %77 : tensor<32x4xf32>
    %161 = stablehlo.add %158, %160 : tensor<32x4xf32>
    %162 = stablehlo.sign %161 : tensor<32x4xf32>
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %164 = stablehlo.multiply %163, %136 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %166 = stablehlo.multiply %165, %62 : tensor<32xf32>
    %167 = stablehlo.add %164, %166 : tensor<32xf32>
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %169 = stablehlo.multiply %168, %138 : tensor<16x32xf32>
    %cst_60 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %171 = stablehlo.multiply %170, %67 : tensor<16x32xf32>
    %172 = stablehlo.add %169, %171 : tensor<16x32xf32>
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %174 = stablehlo.multiply %173, %128 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %176 = stablehlo.multiply %175, %72 : tensor<4xf32>
    %177 = stablehlo.add %174, %176 : tensor<4xf32>
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %179 = stablehlo.multiply %178, %130 : tensor<32x4xf32>
    %cst_64 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %181 = stablehlo.multiply %180, %77 : tensor<32x4xf32>
    %182 = stablehlo.add %179, %181 : tensor<32x4xf32>
    %c_65 = stablehlo.constant dense<2147483647> : tensor<i32>
    %183 = stablehlo.compare LT, %80, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %184 = stablehlo.add %80, %c_66 : tensor<i32>
    %c_67 = stablehlo.constant dense<2147483647> : tensor<i32>
    %185 = call @_where(%183, %184, %c_67) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %187 = stablehlo.multiply %186, %101 : tensor<32xf32>
    %188 = stablehlo.add %144, %187 : tensor<32xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %190 = stablehlo.multiply %189, %102 : tensor<16x32xf32>
    %191 = stablehlo.add %150, %190 : tensor<16x32xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %193 = stablehlo.multiply %192, %103 : tensor<4xf32>
    %194 = stablehlo.add %156, %193 : tensor<4xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %196 = stablehlo.multiply %195, %104 : tensor<32x4xf32>
    %197 = stablehlo.add %162, %196 : tensor<32x4xf32>
    %cst_72 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %199 = stablehlo.multiply %198, %188 : tensor<32xf32>
    %cst_73 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %201 = stablehlo.multiply %200, %191 : tensor<16x32xf32>
    %cst_74 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %203 = stablehlo.multiply %202, %194 : tensor<4xf32>
    %cst_75 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %205 = stablehlo.multiply %204, %197 : tensor<32x4xf32>
    %206 = stablehlo.add %101, %199 : tensor<32xf32>
    %207 = stablehlo.add %102, %201 : tensor<16x32xf32>
    %208 = stablehlo.add %103, %203 : tensor<4xf32>
    %209 = stablehlo.add %104, %205 : tensor<32x4xf32>
    return %206, %207, %208, %209, %185, %167, %172, %177, %182, %122 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
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
