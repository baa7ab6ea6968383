module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("p['d']['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("p['d']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("p['d']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("p['d']['l1']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("p['g']['l0']['b']"), %arg5: tensor<4x16xf32> {tf.aliasing_output = 5 : i32} loc("p['g']['l0']['w']"), %arg6: tensor<8xf32> {tf.aliasing_output = 6 : i32} loc("p['g']['l1']['b']"), %arg7: tensor<16x8xf32> {tf.aliasing_output = 7 : i32} loc("p['g']['l1']['w']"), %arg8: tensor<16x8xf32> loc("b['x']"), %arg9: tensor<16x4xf32> loc("b['z']")) -> (tensor<16xf32> {jax.result_info = "result[0]['d']['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['d']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['d']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['d']['l1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['g']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['g']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['g']['l1']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['g']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = call @relu(%3) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x8xf32>
    %12 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %13 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %15 = stablehlo.add %12, %14 : tensor<16x16xf32>
    %16 = call @relu(%15) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %18 = stablehlo.compare GT, %15, %17, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %20 = stablehlo.dot_general %16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %23 = stablehlo.add %20, %22 : tensor<16x1xf32>
    %24 = stablehlo.negate %23 : tensor<16x1xf32>
    %25:3 = call @softplus(%24) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %28 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %30 = call @softplus_0(%25#1, %25#2, %29) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %31 = stablehlo.negate %30 : tensor<16x1xf32>
    %32 = stablehlo.dot_general %31, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %34 = stablehlo.select %18, %32, %33 : tensor<16x16xi1>, tensor<16x16xf32>
    %35 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16xf32>) -> tensor<16x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.reshape %36 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.dot_general %35, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %41 = stablehlo.dot_general %35, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %43 = stablehlo.select %6, %41, %42 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.reshape %44 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.dot_general %43, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %50 = stablehlo.multiply %49, %46 : tensor<16xf32>
    %51 = stablehlo.subtract %arg4, %50 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %53 = stablehlo.multiply %52, %48 : tensor<4x16xf32>
    %54 = stablehlo.subtract %arg5, %53 : tensor<4x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.multiply %55, %38 : tensor<8xf32>
    %57 = stablehlo.subtract %arg6, %56 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %59 = stablehlo.multiply %58, %40 : tensor<16x8xf32>
    %60 = stablehlo.subtract %arg7, %59 : tensor<16x8xf32>
    %61 = stablehlo.dot_general %arg9, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %64 = stablehlo.add %61, %63 : tensor<16x16xf32>
    %65 = call @relu(%64) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %66 = stablehlo.dot_general %65, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %67 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %69 = stablehlo.add %66, %68 : tensor<16x8xf32>
    %70 = stablehlo.dot_general %69, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %71 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %73 = stablehlo.add %70, %72 : tensor<16x16xf32>
    %74 = call @relu(%73) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %76 = stablehlo.compare GT, %73, %75, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %78 = stablehlo.dot_general %74, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %79 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %81 = stablehlo.add %78, %80 : tensor<16x1xf32>
    %82 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %83 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %85 = stablehlo.add %82, %84 : tensor<16x16xf32>
    %86 = call @relu(%85) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %88 = stablehlo.compare GT, %85, %87, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %90 = stablehlo.dot_general %86, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %91 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %93 = stablehlo.add %90, %92 : tensor<16x1xf32>
    %94 = stablehlo.negate %93 : tensor<16x1xf32>
    %95:3 = call @softplus(%94) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %96:3 = call @softplus(%81) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %97 = stablehlo.add %95#0, %96#0 : tensor<16x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %99 = stablehlo.divide %98, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %100 = stablehlo.divide %cst_23, %cst_24 : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %102 = call @softplus_0(%96#1, %96#2, %101) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %103 = call @softplus_0(%95#1, %95#2, %101) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %104 = stablehlo.negate %103 : tensor<16x1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %106 = stablehlo.reshape %105 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %109 = stablehlo.dot_general %104, %86, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %111 = stablehlo.dot_general %104, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %113 = stablehlo.select %88, %111, %112 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %115 = stablehlo.reshape %114 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %117 = stablehlo.dot_general %113, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%102 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %120 = stablehlo.reshape %119 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %123 = stablehlo.add %108, %122 : tensor<1xf32>
    %124 = stablehlo.dot_general %102, %74, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %125 = stablehlo.transpose %124, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %126 = stablehlo.add %110, %125 : tensor<16x1xf32>
    %127 = stablehlo.dot_general %102, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %129 = stablehlo.select %76, %127, %128 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %131 = stablehlo.reshape %130 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %133 = stablehlo.add %116, %132 : tensor<16xf32>
    %134 = stablehlo.dot_general %129, %69, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %136 = stablehlo.add %118, %135 : tensor<8x16xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %138 = stablehlo.multiply %137, %133 : tensor<16xf32>
    %139 = stablehlo.subtract %arg0, %138 : tensor<16xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %141 = stablehlo.multiply %140, %136 : tensor<8x16xf32>
    %142 = stablehlo.subtract %arg1, %141 : tensor<8x16xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %144 = stablehlo.multiply %143, %123 : tensor<1xf32>
    %145 = stablehlo.subtract %arg2, %144 : tensor<1xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %147 = stablehlo.multiply %146, %126 : tensor<16x1xf32>
    %148 = stablehlo.subtract %arg3, %147 : tensor<16x1xf32>
    %149 = stablehlo.add %99, %27 : tensor<f32>
    return %139, %142, %145, %148, %51, %54, %57, %60, %149 : tensor<16xf32>, tensor<8x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @softplus(%arg0: tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x1xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<16x1xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<16x1xf32>
    %7 = stablehlo.abs %3 : tensor<16x1xf32>
    %8 = stablehlo.negate %7 : tensor<16x1xf32>
    %9 = stablehlo.exponential %8 : tensor<16x1xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<16x1xf32>
    %11 = stablehlo.add %1, %10 : tensor<16x1xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<16x1xi1>, tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<16x1xi1>, tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<16x1xi1>, tensor<16x1xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<16x1xf32>
    %22 = stablehlo.exponential %21 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<16x1xi1>, tensor<16x1xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<16x1xf32>
    %31 = stablehlo.exponential %30 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x1xf32>
    return %12, %22, %33 : tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>
  }
  func.func private @softplus_0(%arg0: tensor<16x1xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x1xf32>) -> tensor<16x1xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<16x1xf32>
    return %0 : tensor<16x1xf32>
  }
}
