module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("p['d']['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("p['d']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("p['d']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("p['d']['l1']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("p['g']['l0']['b']"), %arg5: tensor<4x16xf32> {tf.aliasing_output = 5 : i32} loc("p['g']['l0']['w']"), %arg6: tensor<8xf32> {tf.aliasing_output = 6 : i32} loc("p['g']['l1']['b']"), %arg7: tensor<16x8xf32> {tf.aliasing_output = 7 : i32} loc("p['g']['l1']['w']"), %arg8: tensor<16x8xf32> loc("b['x']"), %arg9: tensor<16x4xf32> loc("b['z']")) -> (tensor<16xf32> {jax.result_info = "result[0]['d']['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['d']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['d']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['d']['l1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['g']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['g']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['g']['l1']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['g']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = call @relu(%3) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %8 = stablehlo.add %5, %7 : tensor<16x8xf32>
    %9 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
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
    %21 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %24 = stablehlo.add %21, %23 : tensor<16x16xf32>
    %25 = call @relu(%24) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %29 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.add %29, %31 : tensor<16x1xf32>
    %33 = stablehlo.negate %32 : tensor<16x1xf32>
    %34:3 = call @softplus(%33) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %35:3 = call @softplus(%20) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %36 = stablehlo.add %34#0, %35#0 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %39 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %41 = call @softplus_0(%35#1, %35#2, %40) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %42 = call @softplus_0(%34#1, %34#2, %40) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %43 = stablehlo.negate %42 : tensor<16x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.dot_general %43, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %50 = stablehlo.dot_general %43, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %52 = stablehlo.select %27, %50, %51 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %54 = stablehlo.reshape %53 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %56 = stablehlo.dot_general %52, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %59 = stablehlo.reshape %58 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %62 = stablehlo.add %47, %61 : tensor<1xf32>
    %63 = stablehlo.dot_general %41, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %65 = stablehlo.add %49, %64 : tensor<16x1xf32>
    %66 = stablehlo.dot_general %41, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %68 = stablehlo.select %15, %66, %67 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %70 = stablehlo.reshape %69 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %72 = stablehlo.add %55, %71 : tensor<16xf32>
    %73 = stablehlo.dot_general %68, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %75 = stablehlo.add %57, %74 : tensor<8x16xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %77 = stablehlo.multiply %76, %72 : tensor<16xf32>
    %78 = stablehlo.subtract %arg0, %77 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %80 = stablehlo.multiply %79, %75 : tensor<8x16xf32>
    %81 = stablehlo.subtract %arg1, %80 : tensor<8x16xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %83 = stablehlo.multiply %82, %62 : tensor<1xf32>
    %84 = stablehlo.subtract %arg2, %83 : tensor<1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %86 = stablehlo.multiply %85, %65 : tensor<16x1xf32>
    %87 = stablehlo.subtract %arg3, %86 : tensor<16x1xf32>
    %88 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %89 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %91 = stablehlo.add %88, %90 : tensor<16x16xf32>
    %92 = call @relu(%91) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %94 = stablehlo.compare GT, %91, %93, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %96 = stablehlo.dot_general %92, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %97 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %99 = stablehlo.add %96, %98 : tensor<16x8xf32>
    %100 = stablehlo.dot_general %99, %81, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %101 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %103 = stablehlo.add %100, %102 : tensor<16x16xf32>
    %104 = call @relu(%103) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %106 = stablehlo.compare GT, %103, %105, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %108 = stablehlo.dot_general %104, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %109 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %111 = stablehlo.add %108, %110 : tensor<16x1xf32>
    %112 = stablehlo.negate %111 : tensor<16x1xf32>
    %113:3 = call @softplus(%112) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113#0 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %115 = stablehlo.divide %114, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %116 = stablehlo.divide %cst_27, %cst_28 : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %118 = call @softplus_0(%113#1, %113#2, %117) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %119 = stablehlo.negate %118 : tensor<16x1xf32>
    %120 = stablehlo.dot_general %119, %87, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %122 = stablehlo.select %106, %120, %121 : tensor<16x16xi1>, tensor<16x16xf32>
    %123 = stablehlo.dot_general %122, %81, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16xf32>) -> tensor<16x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.reshape %124 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %127 = stablehlo.dot_general %123, %92, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %129 = stablehlo.dot_general %123, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %131 = stablehlo.select %94, %129, %130 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %133 = stablehlo.reshape %132 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %135 = stablehlo.dot_general %131, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %136 = stablehlo.transpose %135, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %138 = stablehlo.multiply %137, %134 : tensor<16xf32>
    %139 = stablehlo.subtract %arg4, %138 : tensor<16xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %141 = stablehlo.multiply %140, %136 : tensor<4x16xf32>
    %142 = stablehlo.subtract %arg5, %141 : tensor<4x16xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %144 = stablehlo.multiply %143, %126 : tensor<8xf32>
    %145 = stablehlo.subtract %arg6, %144 : tensor<8xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %147 = stablehlo.multiply %146, %128 : tensor<16x8xf32>
    %148 = stablehlo.subtract %arg7, %147 : tensor<16x8xf32>
    %149 = stablehlo.add %38, %115 : tensor<f32>
    return %78, %81, %84, %87, %139, %142, %145, %148, %149 : tensor<16xf32>, tensor<8x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
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
