module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['d']['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['d']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['d']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['d']['l1']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['g']['l0']['b']"), %arg5: tensor<4x16xf32> {tf.aliasing_output = 5 : i32} loc("params['g']['l0']['w']"), %arg6: tensor<8xf32> {tf.aliasing_output = 6 : i32} loc("params['g']['l1']['b']"), %arg7: tensor<16x8xf32> {tf.aliasing_output = 7 : i32} loc("params['g']['l1']['w']"), %arg8: tensor<16x8xf32> loc("batch['x']"), %arg9: tensor<16x4xf32> loc("batch['z']")) -> (tensor<16xf32> {jax.result_info = "result[0]['d']['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['d']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['d']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['d']['l1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['g']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['g']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['g']['l1']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['g']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = call @relu(%3) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %8 = stablehlo.add %5, %7 : tensor<16x8xf32>
    %9 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %12 = stablehlo.add %9, %11 : tensor<16x16xf32>
    %13 = call @relu(%12) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %15 = stablehlo.compare GT, %12, %14, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %17 = stablehlo.dot_general %13, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %20 = stablehlo.add %17, %19 : tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<16x1xf32>
    %23 = stablehlo.logistic %22 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<16x1xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %28 = stablehlo.add %23, %27 : tensor<16x1xf32>
    %29 = stablehlo.log %28 : tensor<16x1xf32>
    %30 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %31 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %33 = stablehlo.add %30, %32 : tensor<16x16xf32>
    %34 = call @relu(%33) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %36 = stablehlo.compare GT, %33, %35, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %38 = stablehlo.dot_general %34, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %41 = stablehlo.add %38, %40 : tensor<16x1xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<16x1xf32>
    %44 = stablehlo.logistic %43 : tensor<16x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<16x1xf32>
    %47 = stablehlo.multiply %44, %46 : tensor<16x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %49 = stablehlo.subtract %48, %44 : tensor<16x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %51 = stablehlo.add %49, %50 : tensor<16x1xf32>
    %52 = stablehlo.log %51 : tensor<16x1xf32>
    %53 = stablehlo.add %29, %52 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_11 : tensor<f32>
    %56 = stablehlo.negate %55 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.negate %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_13 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %60 = stablehlo.divide %59, %51 : tensor<16x1xf32>
    %61 = stablehlo.negate %60 : tensor<16x1xf32>
    %62 = stablehlo.multiply %61, %47 : tensor<16x1xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<16x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %66 = stablehlo.reshape %65 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %69 = stablehlo.dot_general %64, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %71 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %73 = stablehlo.select %36, %71, %72 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.reshape %74 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %77 = stablehlo.dot_general %73, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %79 = stablehlo.divide %59, %28 : tensor<16x1xf32>
    %80 = stablehlo.multiply %79, %26 : tensor<16x1xf32>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<16x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %84 = stablehlo.reshape %83 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %87 = stablehlo.add %68, %86 : tensor<1xf32>
    %88 = stablehlo.dot_general %82, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %90 = stablehlo.add %70, %89 : tensor<16x1xf32>
    %91 = stablehlo.dot_general %82, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %93 = stablehlo.select %15, %91, %92 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %95 = stablehlo.reshape %94 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %97 = stablehlo.add %76, %96 : tensor<16xf32>
    %98 = stablehlo.dot_general %93, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %100 = stablehlo.add %78, %99 : tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %102 = stablehlo.multiply %101, %97 : tensor<16xf32>
    %103 = stablehlo.subtract %arg0, %102 : tensor<16xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %105 = stablehlo.multiply %104, %100 : tensor<8x16xf32>
    %106 = stablehlo.subtract %arg1, %105 : tensor<8x16xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %108 = stablehlo.multiply %107, %87 : tensor<1xf32>
    %109 = stablehlo.subtract %arg2, %108 : tensor<1xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %111 = stablehlo.multiply %110, %90 : tensor<16x1xf32>
    %112 = stablehlo.subtract %arg3, %111 : tensor<16x1xf32>
    %113 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %114 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %116 = stablehlo.add %113, %115 : tensor<16x16xf32>
    %117 = call @relu(%116) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %119 = stablehlo.compare GT, %116, %118, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %121 = stablehlo.dot_general %117, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %122 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %124 = stablehlo.add %121, %123 : tensor<16x8xf32>
    %125 = stablehlo.dot_general %124, %106, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %126 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %128 = stablehlo.add %125, %127 : tensor<16x16xf32>
    %129 = call @relu(%128) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %131 = stablehlo.compare GT, %128, %130, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %133 = stablehlo.dot_general %129, %112, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %134 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %136 = stablehlo.add %133, %135 : tensor<16x1xf32>
    %cst_34 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %138 = stablehlo.multiply %137, %136 : tensor<16x1xf32>
    %139 = stablehlo.logistic %138 : tensor<16x1xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %141 = stablehlo.subtract %140, %139 : tensor<16x1xf32>
    %142 = stablehlo.multiply %139, %141 : tensor<16x1xf32>
    %cst_36 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %144 = stablehlo.add %139, %143 : tensor<16x1xf32>
    %145 = stablehlo.log %144 : tensor<16x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %147 = stablehlo.divide %146, %cst_38 : tensor<f32>
    %148 = stablehlo.negate %147 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.negate %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %150 = stablehlo.divide %149, %cst_40 : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %152 = stablehlo.divide %151, %144 : tensor<16x1xf32>
    %153 = stablehlo.multiply %152, %142 : tensor<16x1xf32>
    %cst_41 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<16x1xf32>
    %156 = stablehlo.dot_general %155, %112, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %158 = stablehlo.select %131, %156, %157 : tensor<16x16xi1>, tensor<16x16xf32>
    %159 = stablehlo.dot_general %158, %106, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16xf32>) -> tensor<16x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %161 = stablehlo.reshape %160 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.dot_general %159, %117, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %164 = stablehlo.transpose %163, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %165 = stablehlo.dot_general %159, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %167 = stablehlo.select %119, %165, %166 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %169 = stablehlo.reshape %168 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %171 = stablehlo.dot_general %167, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %172 = stablehlo.transpose %171, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %174 = stablehlo.multiply %173, %170 : tensor<16xf32>
    %175 = stablehlo.subtract %arg4, %174 : tensor<16xf32>
    %cst_49 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %177 = stablehlo.multiply %176, %172 : tensor<4x16xf32>
    %178 = stablehlo.subtract %arg5, %177 : tensor<4x16xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %180 = stablehlo.multiply %179, %162 : tensor<8xf32>
    %181 = stablehlo.subtract %arg6, %180 : tensor<8xf32>
    %cst_51 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %183 = stablehlo.multiply %182, %164 : tensor<16x8xf32>
    %184 = stablehlo.subtract %arg7, %183 : tensor<16x8xf32>
    %185 = stablehlo.add %56, %148 : tensor<f32>
    return %103, %106, %109, %112, %175, %178, %181, %184, %185 : tensor<16xf32>, tensor<8x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
}
