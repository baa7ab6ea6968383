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
    %210 = stablehlo.dot_general %arg9, %207, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %211 = stablehlo.broadcast_in_dim %206, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %213 = stablehlo.add %210, %212 : tensor<16x32xf32>
    %214 = call @relu(%213) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %216 = stablehlo.compare GT, %213, %215, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %218 = stablehlo.dot_general %214, %209, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %219 = stablehlo.broadcast_in_dim %208, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %221 = stablehlo.add %218, %220 : tensor<16x4xf32>
    %222 = stablehlo.subtract %221, %arg10 : tensor<16x4xf32>
    %223 = chlo.square %222 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %225 = stablehlo.multiply %224, %222 : tensor<16x4xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%223 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_80 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %227 = stablehlo.divide %226, %cst_80 : tensor<f32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_82 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %228 = stablehlo.divide %cst_81, %cst_82 : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %230 = stablehlo.multiply %229, %225 : tensor<16x4xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %232 = stablehlo.reshape %231 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %234 = stablehlo.dot_general %230, %214, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %235 = stablehlo.transpose %234, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %236 = stablehlo.dot_general %230, %209, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %238 = stablehlo.select %216, %236, %237 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_86) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %240 = stablehlo.reshape %239 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %242 = stablehlo.dot_general %238, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %243 = stablehlo.transpose %242, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %245 = stablehlo.multiply %244, %241 : tensor<32xf32>
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %247 = stablehlo.multiply %246, %167 : tensor<32xf32>
    %248 = stablehlo.add %245, %247 : tensor<32xf32>
    %249 = stablehlo.sign %248 : tensor<32xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %251 = stablehlo.multiply %250, %243 : tensor<16x32xf32>
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %253 = stablehlo.multiply %252, %172 : tensor<16x32xf32>
    %254 = stablehlo.add %251, %253 : tensor<16x32xf32>
    %255 = stablehlo.sign %254 : tensor<16x32xf32>
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %257 = stablehlo.multiply %256, %233 : tensor<4xf32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %259 = stablehlo.multiply %258, %177 : tensor<4xf32>
    %260 = stablehlo.add %257, %259 : tensor<4xf32>
    %261 = stablehlo.sign %260 : tensor<4xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %263 = stablehlo.multiply %262, %235 : tensor<32x4xf32>
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %265 = stablehlo.multiply %264, %182 : tensor<32x4xf32>
    %266 = stablehlo.add %263, %265 : tensor<32x4xf32>
    %267 = stablehlo.sign %266 : tensor<32x4xf32>
    %cst_96 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %269 = stablehlo.multiply %268, %241 : tensor<32xf32>
    %cst_97 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %271 = stablehlo.multiply %270, %167 : tensor<32xf32>
    %272 = stablehlo.add %269, %271 : tensor<32xf32>
    %cst_98 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %274 = stablehlo.multiply %273, %243 : tensor<16x32xf32>
    %cst_99 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %276 = stablehlo.multiply %275, %172 : tensor<16x32xf32>
    %277 = stablehlo.add %274, %276 : tensor<16x32xf32>
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %279 = stablehlo.multiply %278, %233 : tensor<4xf32>
    %cst_101 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %281 = stablehlo.multiply %280, %177 : tensor<4xf32>
    %282 = stablehlo.add %279, %281 : tensor<4xf32>
    %cst_102 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %284 = stablehlo.multiply %283, %235 : tensor<32x4xf32>
    %cst_103 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %286 = stablehlo.multiply %285, %182 : tensor<32x4xf32>
    %287 = stablehlo.add %284, %286 : tensor<32x4xf32>
    %c_104 = stablehlo.constant dense<2147483647> : tensor<i32>
    %288 = stablehlo.compare LT, %185, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_105 = stablehlo.constant dense<1> : tensor<i32>
    %289 = stablehlo.add %185, %c_105 : tensor<i32>
    %c_106 = stablehlo.constant dense<2147483647> : tensor<i32>
    %290 = call @_where(%288, %289, %c_106) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_107 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %292 = stablehlo.multiply %291, %206 : tensor<32xf32>
    %293 = stablehlo.add %249, %292 : tensor<32xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %295 = stablehlo.multiply %294, %207 : tensor<16x32xf32>
    %296 = stablehlo.add %255, %295 : tensor<16x32xf32>
    %cst_109 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %298 = stablehlo.multiply %297, %208 : tensor<4xf32>
    %299 = stablehlo.add %261, %298 : tensor<4xf32>
    %cst_110 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %301 = stablehlo.multiply %300, %209 : tensor<32x4xf32>
    %302 = stablehlo.add %267, %301 : tensor<32x4xf32>
    %cst_111 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %304 = stablehlo.multiply %303, %293 : tensor<32xf32>
    %cst_112 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %306 = stablehlo.multiply %305, %296 : tensor<16x32xf32>
    %cst_113 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %308 = stablehlo.multiply %307, %299 : tensor<4xf32>
    %cst_114 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %310 = stablehlo.multiply %309, %302 : tensor<32x4xf32>
    %311 = stablehlo.add %206, %304 : tensor<32xf32>
    %312 = stablehlo.add %207, %306 : tensor<16x32xf32>
    %313 = stablehlo.add %208, %308 : tensor<4xf32>
    %314 = stablehlo.add %209, %310 : tensor<32x4xf32>
    %315 = stablehlo.dot_general %arg9, %312, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %316 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %318 = stablehlo.add %315, %317 : tensor<16x32xf32>
    %319 = call @relu(%318) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %321 = stablehlo.compare GT, %318, %320, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %323 = stablehlo.dot_general %319, %314, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %324 = stablehlo.broadcast_in_dim %313, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %326 = stablehlo.add %323, %325 : tensor<16x4xf32>
    %327 = stablehlo.subtract %326, %arg10 : tensor<16x4xf32>
    %328 = chlo.square %327 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %330 = stablehlo.multiply %329, %327 : tensor<16x4xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %331 = stablehlo.reduce(%328 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %332 = stablehlo.divide %331, %cst_119 : tensor<f32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_121 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %333 = stablehlo.divide %cst_120, %cst_121 : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %335 = stablehlo.multiply %334, %330 : tensor<16x4xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_122) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %337 = stablehlo.reshape %336 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_123) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %339 = stablehlo.dot_general %335, %319, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %340 = stablehlo.transpose %339, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %341 = stablehlo.dot_general %335, %314, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %343 = stablehlo.select %321, %341, %342 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_125) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %345 = stablehlo.reshape %344 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %347 = stablehlo.dot_general %343, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %348 = stablehlo.transpose %347, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %350 = stablehlo.multiply %349, %346 : tensor<32xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %352 = stablehlo.multiply %351, %272 : tensor<32xf32>
    %353 = stablehlo.add %350, %352 : tensor<32xf32>
    %354 = stablehlo.sign %353 : tensor<32xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %356 = stablehlo.multiply %355, %348 : tensor<16x32xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %358 = stablehlo.multiply %357, %277 : tensor<16x32xf32>
    %359 = stablehlo.add %356, %358 : tensor<16x32xf32>
    %360 = stablehlo.sign %359 : tensor<16x32xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %362 = stablehlo.multiply %361, %338 : tensor<4xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %364 = stablehlo.multiply %363, %282 : tensor<4xf32>
    %365 = stablehlo.add %362, %364 : tensor<4xf32>
    %366 = stablehlo.sign %365 : tensor<4xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %368 = stablehlo.multiply %367, %340 : tensor<32x4xf32>
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %370 = stablehlo.multiply %369, %287 : tensor<32x4xf32>
    %371 = stablehlo.add %368, %370 : tensor<32x4xf32>
    %372 = stablehlo.sign %371 : tensor<32x4xf32>
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %374 = stablehlo.multiply %373, %346 : tensor<32xf32>
    %cst_136 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %376 = stablehlo.multiply %375, %272 : tensor<32xf32>
    %377 = stablehlo.add %374, %376 : tensor<32xf32>
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %379 = stablehlo.multiply %378, %348 : tensor<16x32xf32>
    %cst_138 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %381 = stablehlo.multiply %380, %277 : tensor<16x32xf32>
    %382 = stablehlo.add %379, %381 : tensor<16x32xf32>
    %cst_139 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %384 = stablehlo.multiply %383, %338 : tensor<4xf32>
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %386 = stablehlo.multiply %385, %282 : tensor<4xf32>
    %387 = stablehlo.add %384, %386 : tensor<4xf32>
    %cst_141 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %389 = stablehlo.multiply %388, %340 : tensor<32x4xf32>
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %391 = stablehlo.multiply %390, %287 : tensor<32x4xf32>
    %392 = stablehlo.add %389, %391 : tensor<32x4xf32>
    %c_143 = stablehlo.constant dense<2147483647> : tensor<i32>
    %393 = stablehlo.compare LT, %290, %c_143, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_144 = stablehlo.constant dense<1> : tensor<i32>
    %394 = stablehlo.add %290, %c_144 : tensor<i32>
    %c_145 = stablehlo.constant dense<2147483647> : tensor<i32>
    %395 = call @_where(%393, %394, %c_145) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_146 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %397 = stablehlo.multiply %396, %311 : tensor<32xf32>
    %398 = stablehlo.add %354, %397 : tensor<32xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %400 = stablehlo.multiply %399, %312 : tensor<16x32xf32>
    %401 = stablehlo.add %360, %400 : tensor<16x32xf32>
    %cst_148 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %403 = stablehlo.multiply %402, %313 : tensor<4xf32>
    %404 = stablehlo.add %366, %403 : tensor<4xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %406 = stablehlo.multiply %405, %314 : tensor<32x4xf32>
    %407 = stablehlo.add %372, %406 : tensor<32x4xf32>
    %cst_150 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %409 = stablehlo.multiply %408, %398 : tensor<32xf32>
    %cst_151 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %411 = stablehlo.multiply %410, %401 : tensor<16x32xf32>
    %cst_152 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %413 = stablehlo.multiply %412, %404 : tensor<4xf32>
    %cst_153 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %415 = stablehlo.multiply %414, %407 : tensor<32x4xf32>
    %416 = stablehlo.add %311, %409 : tensor<32xf32>
    %417 = stablehlo.add %312, %411 : tensor<16x32xf32>
    %418 = stablehlo.add %313, %413 : tensor<4xf32>
    %419 = stablehlo.add %314, %415 : tensor<32x4xf32>
    return %416, %417, %418, %419, %395, %377, %382, %387, %392, %332 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
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
