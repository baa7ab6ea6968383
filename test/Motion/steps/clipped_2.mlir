module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("o[1][0].trace['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("o[1][0].trace['l0']['w']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("o[1][0].trace['l1']['b']"), %arg7: tensor<32x4xf32> {tf.aliasing_output = 7 : i32} loc("o[1][0].trace['l1']['w']"), %arg8: tensor<16x16xf32> loc("b['x']"), %arg9: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1][1][0].trace['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1][1][0].trace['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1][1][0].trace['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1][1][0].trace['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg9 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %34 = chlo.square %31 : tensor<32xf32> -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %36 = chlo.square %35 : tensor<32xf32> -> tensor<32xf32>
    %37 = stablehlo.add %34, %36 : tensor<32xf32>
    %38 = chlo.square %33 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %40 = chlo.square %39 : tensor<16x32xf32> -> tensor<16x32xf32>
    %41 = stablehlo.add %38, %40 : tensor<16x32xf32>
    %42 = chlo.square %23 : tensor<4xf32> -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = chlo.square %43 : tensor<4xf32> -> tensor<4xf32>
    %45 = stablehlo.add %42, %44 : tensor<4xf32>
    %46 = chlo.square %25 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %48 = chlo.square %47 : tensor<32x4xf32> -> tensor<32x4xf32>
    %49 = stablehlo.add %46, %48 : tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%37 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%41 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%45 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%49 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.add %cst_19, %50 : tensor<f32>
    %55 = stablehlo.add %54, %51 : tensor<f32>
    %56 = stablehlo.add %55, %52 : tensor<f32>
    %57 = stablehlo.add %56, %53 : tensor<f32>
    %58 = stablehlo.sqrt %57 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.compare LT, %58, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %60 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.divide %31, %60 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.multiply %61, %62 : tensor<32xf32>
    %64 = stablehlo.select %59, %31, %63 : tensor<i1>, tensor<32xf32>
    %65 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.divide %33, %65 : tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<16x32xf32>
    %69 = stablehlo.select %59, %33, %68 : tensor<i1>, tensor<16x32xf32>
    %70 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.divide %23, %70 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.multiply %71, %72 : tensor<4xf32>
    %74 = stablehlo.select %59, %23, %73 : tensor<i1>, tensor<4xf32>
    %75 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %76 = stablehlo.divide %25, %75 : tensor<32x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<32x4xf32>
    %79 = stablehlo.select %59, %25, %78 : tensor<i1>, tensor<32x4xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.multiply %80, %arg4 : tensor<32xf32>
    %82 = stablehlo.add %64, %81 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %84 = stablehlo.multiply %83, %arg5 : tensor<16x32xf32>
    %85 = stablehlo.add %69, %84 : tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %87 = stablehlo.multiply %86, %arg6 : tensor<4xf32>
    %88 = stablehlo.add %74, %87 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %90 = stablehlo.multiply %89, %arg7 : tensor<32x4xf32>
    %91 = stablehlo.add %79, %90 : tensor<32x4xf32>
    %cst_29 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.multiply %92, %82 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %95 = stablehlo.multiply %94, %85 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.multiply %96, %88 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %99 = stablehlo.multiply %98, %91 : tensor<32x4xf32>
    %100 = stablehlo.add %arg0, %93 : tensor<32xf32>
    %101 = stablehlo.add %arg1, %95 : tensor<16x32xf32>
    %102 = stablehlo.add %arg2, %97 : tensor<4xf32>
    %103 = stablehlo.add %arg3, %99 : tensor<32x4xf32>
    %104 = stablehlo.dot_general %arg8, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %105 = stablehlo.broadcast_in_dim %100, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %107 = stablehlo.add %104, %106 : tensor<16x32xf32>
    %108 = call @relu(%107) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.compare GT, %107, %109, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.dot_general %108, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %115 = stablehlo.add %112, %114 : tensor<16x4xf32>
    %116 = stablehlo.subtract %115, %arg9 : tensor<16x4xf32>
    %117 = chlo.square %116 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %119 = stablehlo.multiply %118, %116 : tensor<16x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%117 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %121 = stablehlo.divide %120, %cst_37 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_39 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %122 = stablehlo.divide %cst_38, %cst_39 : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %124 = stablehlo.multiply %123, %119 : tensor<16x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.reshape %125 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %128 = stablehlo.dot_general %124, %108, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %129 = stablehlo.transpose %128, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %130 = stablehlo.dot_general %124, %103, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %132 = stablehlo.select %110, %130, %131 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %134 = stablehlo.reshape %133 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %136 = stablehlo.dot_general %132, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %137 = stablehlo.transpose %136, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %138 = chlo.square %135 : tensor<32xf32> -> tensor<32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %140 = chlo.square %139 : tensor<32xf32> -> tensor<32xf32>
    %141 = stablehlo.add %138, %140 : tensor<32xf32>
    %142 = chlo.square %137 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %144 = chlo.square %143 : tensor<16x32xf32> -> tensor<16x32xf32>
    %145 = stablehlo.add %142, %144 : tensor<16x32xf32>
    %146 = chlo.square %127 : tensor<4xf32> -> tensor<4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %148 = chlo.square %147 : tensor<4xf32> -> tensor<4xf32>
    %149 = stablehlo.add %146, %148 : tensor<4xf32>
    %150 = chlo.square %129 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %152 = chlo.square %151 : tensor<32x4xf32> -> tensor<32x4xf32>
    %153 = stablehlo.add %150, %152 : tensor<32x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%141 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%145 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%149 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%153 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.add %cst_53, %154 : tensor<f32>
    %159 = stablehlo.add %158, %155 : tensor<f32>
    %160 = stablehlo.add %159, %156 : tensor<f32>
    %161 = stablehlo.add %160, %157 : tensor<f32>
    %162 = stablehlo.sqrt %161 : tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %163 = stablehlo.compare LT, %162, %cst_54, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %164 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %165 = stablehlo.divide %135, %164 : tensor<32xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %167 = stablehlo.multiply %165, %166 : tensor<32xf32>
    %168 = stablehlo.select %163, %135, %167 : tensor<i1>, tensor<32xf32>
    %169 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %170 = stablehlo.divide %137, %169 : tensor<16x32xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %172 = stablehlo.multiply %170, %171 : tensor<16x32xf32>
    %173 = stablehlo.select %163, %137, %172 : tensor<i1>, tensor<16x32xf32>
    %174 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %175 = stablehlo.divide %127, %174 : tensor<4xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %177 = stablehlo.multiply %175, %176 : tensor<4xf32>
    %178 = stablehlo.select %163, %127, %177 : tensor<i1>, tensor<4xf32>
    %179 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %180 = stablehlo.divide %129, %179 : tensor<32x4xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %182 = stablehlo.multiply %180, %181 : tensor<32x4xf32>
    %183 = stablehlo.select %163, %129, %182 : tensor<i1>, tensor<32x4xf32>
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %185 = stablehlo.multiply %184, %82 : tensor<32xf32>
    %186 = stablehlo.add %168, %185 : tensor<32xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %188 = stablehlo.multiply %187, %85 : tensor<16x32xf32>
    %189 = stablehlo.add %173, %188 : tensor<16x32xf32>
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %191 = stablehlo.multiply %190, %88 : tensor<4xf32>
    %192 = stablehlo.add %178, %191 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %194 = stablehlo.multiply %193, %91 : tensor<32x4xf32>
    %195 = stablehlo.add %183, %194 : tensor<32x4xf32>
    %cst_63 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %197 = stablehlo.multiply %196, %186 : tensor<32xf32>
    %cst_64 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %199 = stablehlo.multiply %198, %189 : tensor<16x32xf32>
    %cst_65 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %201 = stablehlo.multiply %200, %192 : tensor<4xf32>
    %cst_66 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %203 = stablehlo.multiply %202, %195 : tensor<32x4xf32>
    %204 = stablehlo.add %100, %197 : tensor<32xf32>
    %205 = stablehlo.add %101, %199 : tensor<16x32xf32>
    %206 = stablehlo.add %102, %201 : tensor<4xf32>
    %207 = stablehlo.add %103, %203 : tensor<32x4xf32>
    return %204, %205, %206, %207, %186, %189, %192, %195, %121 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
