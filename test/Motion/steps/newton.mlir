module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<16x16xf32> loc("b['x']"), %arg5: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg5 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %38 = stablehlo.dot_general %31, %31, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %39 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %40 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %42 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %43 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %44 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.add %cst_15, %38 : tensor<f32>
    %47 = stablehlo.add %46, %41 : tensor<f32>
    %48 = stablehlo.add %47, %42 : tensor<f32>
    %49 = stablehlo.add %48, %45 : tensor<f32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %50 = chlo.square %cst_16 : tensor<f32> -> tensor<f32>
    %51 = stablehlo.convert %50 : tensor<f32>
    %52 = stablehlo.multiply %51, %49 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = chlo.square %cst_17 : tensor<f32> -> tensor<f32>
    %54 = stablehlo.convert %53 : tensor<f32>
    %55 = stablehlo.maximum %52, %54 : tensor<f32>
    %56 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %57 = stablehlo.dot_general %arg4, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %58 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %59 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %61 = stablehlo.add %56, %60 : tensor<16x32xf32>
    %62 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %63 = stablehlo.add %57, %62 : tensor<16x32xf32>
    %64 = call @relu(%61) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.compare GT, %61, %65, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %68 = stablehlo.select %66, %63, %67 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %70 = stablehlo.compare GT, %61, %69, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %72 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %73 = stablehlo.dot_general %68, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %74 = stablehlo.dot_general %64, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %75 = stablehlo.add %73, %74 : tensor<16x4xf32>
    %76 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %77 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %79 = stablehlo.add %72, %78 : tensor<16x4xf32>
    %80 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %81 = stablehlo.add %75, %80 : tensor<16x4xf32>
    %82 = stablehlo.subtract %79, %arg5 : tensor<16x4xf32>
    %83 = chlo.square %82 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %85 = stablehlo.multiply %84, %82 : tensor<16x4xf32>
    %86 = stablehlo.multiply %81, %85 : tensor<16x4xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %88 = stablehlo.multiply %87, %82 : tensor<16x4xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %90 = stablehlo.multiply %89, %81 : tensor<16x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%83 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%86 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %93 = stablehlo.divide %91, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %94 = stablehlo.divide %92, %cst_28 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_30 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %95 = stablehlo.divide %cst_29, %cst_30 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %97 = stablehlo.multiply %96, %88 : tensor<16x4xf32>
    %98 = stablehlo.multiply %96, %90 : tensor<16x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%97 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%98 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %101 = stablehlo.reshape %99 : (tensor<4xf32>) -> tensor<1x4xf32>
    %102 = stablehlo.reshape %100 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%101 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%102 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.dot_general %97, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %106 = stablehlo.dot_general %98, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %107 = stablehlo.dot_general %97, %68, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %108 = stablehlo.add %106, %107 : tensor<4x32xf32>
    %109 = stablehlo.transpose %105, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %110 = stablehlo.transpose %108, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %111 = stablehlo.dot_general %97, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %112 = stablehlo.dot_general %98, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %113 = stablehlo.dot_general %97, %37, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %114 = stablehlo.add %112, %113 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %116 = stablehlo.select %70, %111, %115 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %118 = stablehlo.select %70, %114, %117 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%116 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%118 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.reshape %119 : (tensor<32xf32>) -> tensor<1x32xf32>
    %122 = stablehlo.reshape %120 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%121 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%122 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.dot_general %116, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %126 = stablehlo.dot_general %118, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %127 = stablehlo.transpose %125, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %128 = stablehlo.transpose %126, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %34 : tensor<32xf32>
    %131 = stablehlo.add %124, %130 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %133 = stablehlo.multiply %132, %35 : tensor<16x32xf32>
    %134 = stablehlo.add %128, %133 : tensor<16x32xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %136 = stablehlo.multiply %135, %36 : tensor<4xf32>
    %137 = stablehlo.add %104, %136 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %139 = stablehlo.multiply %138, %37 : tensor<32x4xf32>
    %140 = stablehlo.add %110, %139 : tensor<32x4xf32>
    %141 = stablehlo.subtract %31, %131 : tensor<32xf32>
    %142 = stablehlo.subtract %33, %134 : tensor<16x32xf32>
    %143 = stablehlo.subtract %23, %137 : tensor<4xf32>
    %144 = stablehlo.subtract %25, %140 : tensor<32x4xf32>
    %145 = stablehlo.dot_general %141, %141, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %146 = stablehlo.reshape %142 : (tensor<16x32xf32>) -> tensor<512xf32>
    %147 = stablehlo.reshape %142 : (tensor<16x32xf32>) -> tensor<512xf32>
    %148 = stablehlo.dot_general %146, %147, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %149 = stablehlo.dot_general %143, %143, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %150 = stablehlo.reshape %144 : (tensor<32x4xf32>) -> tensor<128xf32>
    %151 = stablehlo.reshape %144 : (tensor<32x4xf32>) -> tensor<128xf32>
    %152 = stablehlo.dot_general %150, %151, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.add %cst_45, %145 : tensor<f32>
    %154 = stablehlo.add %153, %148 : tensor<f32>
    %155 = stablehlo.add %154, %149 : tensor<f32>
    %156 = stablehlo.add %155, %152 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %157:21 = stablehlo.while(%iterArg = %55, %iterArg_50 = %arg4, %iterArg_51 = %arg1, %iterArg_52 = %arg0, %iterArg_53 = %arg3, %iterArg_54 = %arg2, %iterArg_55 = %arg5, %iterArg_56 = %34, %iterArg_57 = %35, %iterArg_58 = %36, %iterArg_59 = %37, %iterArg_60 = %141, %iterArg_61 = %142, %iterArg_62 = %143, %iterArg_63 = %144, %iterArg_64 = %156, %iterArg_65 = %141, %iterArg_66 = %142, %iterArg_67 = %143, %iterArg_68 = %144, %iterArg_69 = %c) : tensor<f32>, tensor<16x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x4xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>
    cond {
      %170 = stablehlo.compare GT, %iterArg_64, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_70 = stablehlo.constant dense<5> : tensor<i32>
      %171 = stablehlo.compare LT, %iterArg_69, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_71 = stablehlo.constant dense<false> : tensor<i1>
      %172 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i1>) -> tensor<i1>
      %173 = stablehlo.compare NE, %171, %172, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %174 = stablehlo.convert %173 : tensor<i1>
      %175 = stablehlo.and %170, %174 : tensor<i1>
      stablehlo.return %175 : tensor<i1>
    } do {
      %170 = stablehlo.dot_general %iterArg_50, %iterArg_51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
      %171 = stablehlo.dot_general %iterArg_50, %iterArg_66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
      %172 = stablehlo.broadcast_in_dim %iterArg_52, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %173 = stablehlo.broadcast_in_dim %iterArg_65, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %174 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
      %175 = stablehlo.add %170, %174 : tensor<16x32xf32>
      %176 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
      %177 = stablehlo.add %171, %176 : tensor<16x32xf32>
      %178 = func.call @relu(%175) : (tensor<16x32xf32>) -> tensor<16x32xf32>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %180 = stablehlo.compare GT, %175, %179, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
      %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %181 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %182 = stablehlo.select %180, %177, %181 : tensor<16x32xi1>, tensor<16x32xf32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %184 = stablehlo.compare GT, %175, %183, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %185 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %186 = stablehlo.dot_general %178, %iterArg_53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %187 = stablehlo.dot_general %182, %iterArg_53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %188 = stablehlo.dot_general %178, %iterArg_68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %189 = stablehlo.add %187, %188 : tensor<16x4xf32>
      %190 = stablehlo.broadcast_in_dim %iterArg_54, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %191 = stablehlo.broadcast_in_dim %iterArg_67, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %192 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
      %193 = stablehlo.add %186, %192 : tensor<16x4xf32>
      %194 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
      %195 = stablehlo.add %189, %194 : tensor<16x4xf32>
      %196 = stablehlo.subtract %193, %iterArg_55 : tensor<16x4xf32>
      %197 = chlo.square %196 : tensor<16x4xf32> -> tensor<16x4xf32>
      %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %198 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %199 = stablehlo.multiply %198, %196 : tensor<16x4xf32>
      %200 = stablehlo.multiply %195, %199 : tensor<16x4xf32>
      %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %202 = stablehlo.multiply %201, %196 : tensor<16x4xf32>
      %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %203 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %204 = stablehlo.multiply %203, %195 : tensor<16x4xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %205 = stablehlo.reduce(%197 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %206 = stablehlo.reduce(%200 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
      %cst_79 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %207 = stablehlo.divide %205, %cst_79 : tensor<f32>
      %cst_80 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %208 = stablehlo.divide %206, %cst_80 : tensor<f32>
      %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_82 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %209 = stablehlo.divide %cst_81, %cst_82 : tensor<f32>
      %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %211 = stablehlo.multiply %210, %202 : tensor<16x4xf32>
      %212 = stablehlo.multiply %210, %204 : tensor<16x4xf32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %213 = stablehlo.reduce(%211 init: %cst_83) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %214 = stablehlo.reduce(%212 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
      %215 = stablehlo.reshape %213 : (tensor<4xf32>) -> tensor<1x4xf32>
      %216 = stablehlo.reshape %214 : (tensor<4xf32>) -> tensor<1x4xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %217 = stablehlo.reduce(%215 init: %cst_85) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %218 = stablehlo.reduce(%216 init: %cst_86) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %219 = stablehlo.dot_general %211, %178, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
      %220 = stablehlo.dot_general %212, %178, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
      %221 = stablehlo.dot_general %211, %182, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
      %222 = stablehlo.add %220, %221 : tensor<4x32xf32>
      %223 = stablehlo.transpose %219, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
      %224 = stablehlo.transpose %222, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
      %225 = stablehlo.dot_general %211, %iterArg_53, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
      %226 = stablehlo.dot_general %212, %iterArg_53, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
      %227 = stablehlo.dot_general %211, %iterArg_68, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
      %228 = stablehlo.add %226, %227 : tensor<16x32xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %230 = stablehlo.select %184, %225, %229 : tensor<16x32xi1>, tensor<16x32xf32>
      %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %231 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %232 = stablehlo.select %184, %228, %231 : tensor<16x32xi1>, tensor<16x32xf32>
      %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %233 = stablehlo.reduce(%230 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %234 = stablehlo.reduce(%232 init: %cst_90) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
      %235 = stablehlo.reshape %233 : (tensor<32xf32>) -> tensor<1x32xf32>
      %236 = stablehlo.reshape %234 : (tensor<32xf32>) -> tensor<1x32xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %237 = stablehlo.reduce(%235 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %238 = stablehlo.reduce(%236 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %239 = stablehlo.dot_general %230, %iterArg_50, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
      %240 = stablehlo.dot_general %232, %iterArg_50, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
      %241 = stablehlo.transpose %239, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %242 = stablehlo.transpose %240, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %cst_93 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %243 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %244 = stablehlo.multiply %243, %iterArg_65 : tensor<32xf32>
      %245 = stablehlo.add %238, %244 : tensor<32xf32>
      %cst_94 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %246 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %247 = stablehlo.multiply %246, %iterArg_66 : tensor<16x32xf32>
      %248 = stablehlo.add %242, %247 : tensor<16x32xf32>
      %cst_95 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %249 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %250 = stablehlo.multiply %249, %iterArg_67 : tensor<4xf32>
      %251 = stablehlo.add %218, %250 : tensor<4xf32>
      %cst_96 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %252 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %253 = stablehlo.multiply %252, %iterArg_68 : tensor<32x4xf32>
      %254 = stablehlo.add %224, %253 : tensor<32x4xf32>
      %255 = stablehlo.dot_general %iterArg_65, %245, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
      %256 = stablehlo.reshape %iterArg_66 : (tensor<16x32xf32>) -> tensor<512xf32>
      %257 = stablehlo.reshape %248 : (tensor<16x32xf32>) -> tensor<512xf32>
      %258 = stablehlo.dot_general %256, %257, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
      %259 = stablehlo.dot_general %iterArg_67, %251, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %260 = stablehlo.reshape %iterArg_68 : (tensor<32x4xf32>) -> tensor<128xf32>
      %261 = stablehlo.reshape %254 : (tensor<32x4xf32>) -> tensor<128xf32>
      %262 = stablehlo.dot_general %260, %261, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %263 = stablehlo.add %cst_97, %255 : tensor<f32>
      %264 = stablehlo.add %263, %258 : tensor<f32>
      %265 = stablehlo.add %264, %259 : tensor<f32>
      %266 = stablehlo.add %265, %262 : tensor<f32>
      %267 = stablehlo.divide %iterArg_64, %266 : tensor<f32>
      %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %269 = stablehlo.multiply %268, %iterArg_65 : tensor<32xf32>
      %270 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %271 = stablehlo.multiply %270, %iterArg_66 : tensor<16x32xf32>
      %272 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %273 = stablehlo.multiply %272, %iterArg_67 : tensor<4xf32>
      %274 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %275 = stablehlo.multiply %274, %iterArg_68 : tensor<32x4xf32>
      %276 = stablehlo.add %iterArg_56, %269 : tensor<32xf32>
      %277 = stablehlo.add %iterArg_57, %271 : tensor<16x32xf32>
      %278 = stablehlo.add %iterArg_58, %273 : tensor<4xf32>
      %279 = stablehlo.add %iterArg_59, %275 : tensor<32x4xf32>
      %280 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %281 = stablehlo.multiply %280, %245 : tensor<32xf32>
      %282 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %283 = stablehlo.multiply %282, %248 : tensor<16x32xf32>
      %284 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %285 = stablehlo.multiply %284, %251 : tensor<4xf32>
      %286 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %287 = stablehlo.multiply %286, %254 : tensor<32x4xf32>
      %288 = stablehlo.subtract %iterArg_60, %281 : tensor<32xf32>
      %289 = stablehlo.subtract %iterArg_61, %283 : tensor<16x32xf32>
      %290 = stablehlo.subtract %iterArg_62, %285 : tensor<4xf32>
      %291 = stablehlo.subtract %iterArg_63, %287 : tensor<32x4xf32>
      %292 = stablehlo.dot_general %288, %288, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
      %293 = stablehlo.reshape %289 : (tensor<16x32xf32>) -> tensor<512xf32>
      %294 = stablehlo.reshape %289 : (tensor<16x32xf32>) -> tensor<512xf32>
      %295 = stablehlo.dot_general %293, %294, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
      %296 = stablehlo.dot_general %290, %290, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %297 = stablehlo.reshape %291 : (tensor<32x4xf32>) -> tensor<128xf32>
      %298 = stablehlo.reshape %291 : (tensor<32x4xf32>) -> tensor<128xf32>
      %299 = stablehlo.dot_general %297, %298, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %300 = stablehlo.add %cst_98, %292 : tensor<f32>
      %301 = stablehlo.add %300, %295 : tensor<f32>
      %302 = stablehlo.add %301, %296 : tensor<f32>
      %303 = stablehlo.add %302, %299 : tensor<f32>
      %304 = stablehlo.divide %303, %iterArg_64 : tensor<f32>
      %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %306 = stablehlo.multiply %305, %iterArg_65 : tensor<32xf32>
      %307 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %308 = stablehlo.multiply %307, %iterArg_66 : tensor<16x32xf32>
      %309 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %310 = stablehlo.multiply %309, %iterArg_67 : tensor<4xf32>
      %311 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %312 = stablehlo.multiply %311, %iterArg_68 : tensor<32x4xf32>
      %313 = stablehlo.add %288, %306 : tensor<32xf32>
      %314 = stablehlo.add %289, %308 : tensor<16x32xf32>
      %315 = stablehlo.add %290, %310 : tensor<4xf32>
      %316 = stablehlo.add %291, %312 : tensor<32x4xf32>
      %c_99 = stablehlo.constant dense<1> : tensor<i32>
      %317 = stablehlo.add %iterArg_69, %c_99 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %276, %277, %278, %279, %288, %289, %290, %291, %303, %313, %314, %315, %316, %317 : tensor<f32>, tensor<16x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x4xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>
    }
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %159 = stablehlo.multiply %158, %157#7 : tensor<32xf32>
    %160 = stablehlo.subtract %arg0, %159 : tensor<32xf32>
    %cst_47 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %162 = stablehlo.multiply %161, %157#8 : tensor<16x32xf32>
    %163 = stablehlo.subtract %arg1, %162 : tensor<16x32xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %165 = stablehlo.multiply %164, %157#9 : tensor<4xf32>
    %166 = stablehlo.subtract %arg2, %165 : tensor<4xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %168 = stablehlo.multiply %167, %157#10 : tensor<32x4xf32>
    %169 = stablehlo.subtract %arg3, %168 : tensor<32x4xf32>
    return %160, %163, %166, %169, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
