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
    %208 = stablehlo.dot_general %arg8, %205, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %209 = stablehlo.broadcast_in_dim %204, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %211 = stablehlo.add %208, %210 : tensor<16x32xf32>
    %212 = call @relu(%211) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %214 = stablehlo.compare GT, %211, %213, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %216 = stablehlo.dot_general %212, %207, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %217 = stablehlo.broadcast_in_dim %206, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %219 = stablehlo.add %216, %218 : tensor<16x4xf32>
    %220 = stablehlo.subtract %219, %arg9 : tensor<16x4xf32>
    %221 = chlo.square %220 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %223 = stablehlo.multiply %222, %220 : tensor<16x4xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%221 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_71 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %225 = stablehlo.divide %224, %cst_71 : tensor<f32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_73 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %226 = stablehlo.divide %cst_72, %cst_73 : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %228 = stablehlo.multiply %227, %223 : tensor<16x4xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_74) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %230 = stablehlo.reshape %229 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %232 = stablehlo.dot_general %228, %212, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %233 = stablehlo.transpose %232, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %234 = stablehlo.dot_general %228, %207, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %236 = stablehlo.select %214, %234, %235 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_77) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %238 = stablehlo.reshape %237 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %240 = stablehlo.dot_general %236, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %241 = stablehlo.transpose %240, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %242 = chlo.square %239 : tensor<32xf32> -> tensor<32xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %244 = chlo.square %243 : tensor<32xf32> -> tensor<32xf32>
    %245 = stablehlo.add %242, %244 : tensor<32xf32>
    %246 = chlo.square %241 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %248 = chlo.square %247 : tensor<16x32xf32> -> tensor<16x32xf32>
    %249 = stablehlo.add %246, %248 : tensor<16x32xf32>
    %250 = chlo.square %231 : tensor<4xf32> -> tensor<4xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %252 = chlo.square %251 : tensor<4xf32> -> tensor<4xf32>
    %253 = stablehlo.add %250, %252 : tensor<4xf32>
    %254 = chlo.square %233 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %256 = chlo.square %255 : tensor<32x4xf32> -> tensor<32x4xf32>
    %257 = stablehlo.add %254, %256 : tensor<32x4xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%245 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%249 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%253 init: %cst_85) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%257 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.add %cst_87, %258 : tensor<f32>
    %263 = stablehlo.add %262, %259 : tensor<f32>
    %264 = stablehlo.add %263, %260 : tensor<f32>
    %265 = stablehlo.add %264, %261 : tensor<f32>
    %266 = stablehlo.sqrt %265 : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %267 = stablehlo.compare LT, %266, %cst_88, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %268 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %269 = stablehlo.divide %239, %268 : tensor<32xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %271 = stablehlo.multiply %269, %270 : tensor<32xf32>
    %272 = stablehlo.select %267, %239, %271 : tensor<i1>, tensor<32xf32>
    %273 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %274 = stablehlo.divide %241, %273 : tensor<16x32xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %276 = stablehlo.multiply %274, %275 : tensor<16x32xf32>
    %277 = stablehlo.select %267, %241, %276 : tensor<i1>, tensor<16x32xf32>
    %278 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %279 = stablehlo.divide %231, %278 : tensor<4xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %281 = stablehlo.multiply %279, %280 : tensor<4xf32>
    %282 = stablehlo.select %267, %231, %281 : tensor<i1>, tensor<4xf32>
    %283 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %284 = stablehlo.divide %233, %283 : tensor<32x4xf32>
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %286 = stablehlo.multiply %284, %285 : tensor<32x4xf32>
    %287 = stablehlo.select %267, %233, %286 : tensor<i1>, tensor<32x4xf32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %289 = stablehlo.multiply %288, %186 : tensor<32xf32>
    %290 = stablehlo.add %272, %289 : tensor<32xf32>
    %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %292 = stablehlo.multiply %291, %189 : tensor<16x32xf32>
    %293 = stablehlo.add %277, %292 : tensor<16x32xf32>
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %295 = stablehlo.multiply %294, %192 : tensor<4xf32>
    %296 = stablehlo.add %282, %295 : tensor<4xf32>
    %cst_96 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %298 = stablehlo.multiply %297, %195 : tensor<32x4xf32>
    %299 = stablehlo.add %287, %298 : tensor<32x4xf32>
    %cst_97 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %301 = stablehlo.multiply %300, %290 : tensor<32xf32>
    %cst_98 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %303 = stablehlo.multiply %302, %293 : tensor<16x32xf32>
    %cst_99 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %305 = stablehlo.multiply %304, %296 : tensor<4xf32>
    %cst_100 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %307 = stablehlo.multiply %306, %299 : tensor<32x4xf32>
    %308 = stablehlo.add %204, %301 : tensor<32xf32>
    %309 = stablehlo.add %205, %303 : tensor<16x32xf32>
    %310 = stablehlo.add %206, %305 : tensor<4xf32>
    %311 = stablehlo.add %207, %307 : tensor<32x4xf32>
    %312 = stablehlo.dot_general %arg8, %309, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %313 = stablehlo.broadcast_in_dim %308, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %315 = stablehlo.add %312, %314 : tensor<16x32xf32>
    %316 = call @relu(%315) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %318 = stablehlo.compare GT, %315, %317, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %320 = stablehlo.dot_general %316, %311, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %321 = stablehlo.broadcast_in_dim %310, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %323 = stablehlo.add %320, %322 : tensor<16x4xf32>
    %324 = stablehlo.subtract %323, %arg9 : tensor<16x4xf32>
    %325 = chlo.square %324 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_103 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %327 = stablehlo.multiply %326, %324 : tensor<16x4xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%325 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_105 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %329 = stablehlo.divide %328, %cst_105 : tensor<f32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_107 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %330 = stablehlo.divide %cst_106, %cst_107 : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %332 = stablehlo.multiply %331, %327 : tensor<16x4xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %334 = stablehlo.reshape %333 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%334 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %336 = stablehlo.dot_general %332, %316, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %337 = stablehlo.transpose %336, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %338 = stablehlo.dot_general %332, %311, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %340 = stablehlo.select %318, %338, %339 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %342 = stablehlo.reshape %341 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %344 = stablehlo.dot_general %340, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %345 = stablehlo.transpose %344, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %346 = chlo.square %343 : tensor<32xf32> -> tensor<32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %348 = chlo.square %347 : tensor<32xf32> -> tensor<32xf32>
    %349 = stablehlo.add %346, %348 : tensor<32xf32>
    %350 = chlo.square %345 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %352 = chlo.square %351 : tensor<16x32xf32> -> tensor<16x32xf32>
    %353 = stablehlo.add %350, %352 : tensor<16x32xf32>
    %354 = chlo.square %335 : tensor<4xf32> -> tensor<4xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %356 = chlo.square %355 : tensor<4xf32> -> tensor<4xf32>
    %357 = stablehlo.add %354, %356 : tensor<4xf32>
    %358 = chlo.square %337 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %360 = chlo.square %359 : tensor<32x4xf32> -> tensor<32x4xf32>
    %361 = stablehlo.add %358, %360 : tensor<32x4xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%349 init: %cst_117) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%353 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%357 init: %cst_119) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%361 init: %cst_120) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.add %cst_121, %362 : tensor<f32>
    %367 = stablehlo.add %366, %363 : tensor<f32>
    %368 = stablehlo.add %367, %364 : tensor<f32>
    %369 = stablehlo.add %368, %365 : tensor<f32>
    %370 = stablehlo.sqrt %369 : tensor<f32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %371 = stablehlo.compare LT, %370, %cst_122, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %372 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %373 = stablehlo.divide %343, %372 : tensor<32xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %375 = stablehlo.multiply %373, %374 : tensor<32xf32>
    %376 = stablehlo.select %371, %343, %375 : tensor<i1>, tensor<32xf32>
    %377 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %378 = stablehlo.divide %345, %377 : tensor<16x32xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %380 = stablehlo.multiply %378, %379 : tensor<16x32xf32>
    %381 = stablehlo.select %371, %345, %380 : tensor<i1>, tensor<16x32xf32>
    %382 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %383 = stablehlo.divide %335, %382 : tensor<4xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %385 = stablehlo.multiply %383, %384 : tensor<4xf32>
    %386 = stablehlo.select %371, %335, %385 : tensor<i1>, tensor<4xf32>
    %387 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %388 = stablehlo.divide %337, %387 : tensor<32x4xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %390 = stablehlo.multiply %388, %389 : tensor<32x4xf32>
    %391 = stablehlo.select %371, %337, %390 : tensor<i1>, tensor<32x4xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %393 = stablehlo.multiply %392, %290 : tensor<32xf32>
    %394 = stablehlo.add %376, %393 : tensor<32xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %396 = stablehlo.multiply %395, %293 : tensor<16x32xf32>
    %397 = stablehlo.add %381, %396 : tensor<16x32xf32>
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %399 = stablehlo.multiply %398, %296 : tensor<4xf32>
    %400 = stablehlo.add %386, %399 : tensor<4xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %402 = stablehlo.multiply %401, %299 : tensor<32x4xf32>
    %403 = stablehlo.add %391, %402 : tensor<32x4xf32>
    %cst_131 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %405 = stablehlo.multiply %404, %394 : tensor<32xf32>
    %cst_132 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %407 = stablehlo.multiply %406, %397 : tensor<16x32xf32>
    %cst_133 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %409 = stablehlo.multiply %408, %400 : tensor<4xf32>
    %cst_134 = stablehlo.constant dense<-9.99999974E-5> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %411 = stablehlo.multiply %410, %403 : tensor<32x4xf32>
    %412 = stablehlo.add %308, %405 : tensor<32xf32>
    %413 = stablehlo.add %309, %407 : tensor<16x32xf32>
    %414 = stablehlo.add %310, %409 : tensor<4xf32>
    %415 = stablehlo.add %311, %411 : tensor<32x4xf32>
    return %412, %413, %414, %415, %394, %397, %400, %403, %329 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
