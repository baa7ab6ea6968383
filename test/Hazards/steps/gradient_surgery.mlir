module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['l0']['b']"), %arg1: tensor<16x4xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['l0']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['l0']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("params['body']['l0']['b']"), %arg5: tensor<8x32xf32> {tf.aliasing_output = 5 : i32} loc("params['body']['l0']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['body']['l1']['b']"), %arg7: tensor<32x16xf32> {tf.aliasing_output = 7 : i32} loc("params['body']['l1']['w']"), %arg8: tensor<16x8xf32> loc("batch['x']"), %arg9: tensor<16x4xf32> loc("batch['y']"), %arg10: tensor<16x4xf32> loc("batch['z']")) -> (tensor<4xf32> {jax.result_info = "result[0]['a']['l0']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['a']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['b']['l0']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['b']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['body']['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['body']['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['body']['l1']['b']"}, tensor<32x16xf32> {jax.result_info = "result[0]['body']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x16xf32>
    %12 = stablehlo.tanh %11 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<16x16xf32>
    %15 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %16 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %18 = stablehlo.add %15, %17 : tensor<16x4xf32>
    %19 = stablehlo.subtract %18, %arg9 : tensor<16x4xf32>
    %20 = chlo.square %19 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %25 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.reshape %28 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.dot_general %27, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %33 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %34 = stablehlo.multiply %33, %14 : tensor<16x16xf32>
    %35 = stablehlo.multiply %34, %12 : tensor<16x16xf32>
    %36 = stablehlo.add %34, %35 : tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.reshape %37 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %42 = stablehlo.dot_general %36, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = stablehlo.select %6, %42, %43 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.reshape %45 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.dot_general %44, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %52 = stablehlo.dot_general %arg8, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
    %53 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %55 = stablehlo.add %52, %54 : tensor<16x32xf32>
    %56 = call @relu(%55) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %58 = stablehlo.compare GT, %55, %57, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %60 = stablehlo.dot_general %56, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %61 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %63 = stablehlo.add %60, %62 : tensor<16x16xf32>
    %64 = stablehlo.tanh %63 : tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %66 = stablehlo.subtract %65, %64 : tensor<16x16xf32>
    %67 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %68 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %70 = stablehlo.add %67, %69 : tensor<16x4xf32>
    %71 = stablehlo.subtract %70, %arg10 : tensor<16x4xf32>
    %72 = chlo.square %71 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %74 = stablehlo.multiply %73, %71 : tensor<16x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %76 = stablehlo.divide %75, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %77 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<16x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.reshape %80 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %83 = stablehlo.dot_general %79, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %85 = stablehlo.dot_general %79, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %86 = stablehlo.multiply %85, %66 : tensor<16x16xf32>
    %87 = stablehlo.multiply %86, %64 : tensor<16x16xf32>
    %88 = stablehlo.add %86, %87 : tensor<16x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.reshape %89 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %92 = stablehlo.dot_general %88, %56, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %94 = stablehlo.dot_general %88, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %96 = stablehlo.select %58, %94, %95 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.reshape %97 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %100 = stablehlo.dot_general %96, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %104 = stablehlo.dot_general %30, %102, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.add %cst_33, %104 : tensor<f32>
    %106 = stablehlo.reshape %32 : (tensor<16x4xf32>) -> tensor<64xf32>
    %107 = stablehlo.reshape %103 : (tensor<16x4xf32>) -> tensor<64xf32>
    %108 = stablehlo.dot_general %106, %107, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
    %109 = stablehlo.add %105, %108 : tensor<f32>
    %110 = stablehlo.dot_general %50, %82, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %111 = stablehlo.add %109, %110 : tensor<f32>
    %112 = stablehlo.reshape %51 : (tensor<16x4xf32>) -> tensor<64xf32>
    %113 = stablehlo.reshape %84 : (tensor<16x4xf32>) -> tensor<64xf32>
    %114 = stablehlo.dot_general %112, %113, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
    %115 = stablehlo.add %111, %114 : tensor<f32>
    %116 = stablehlo.dot_general %47, %99, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %117 = stablehlo.add %115, %116 : tensor<f32>
    %118 = stablehlo.reshape %49 : (tensor<8x32xf32>) -> tensor<256xf32>
    %119 = stablehlo.reshape %101 : (tensor<8x32xf32>) -> tensor<256xf32>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256xf32>, tensor<256xf32>) -> tensor<f32>
    %121 = stablehlo.add %117, %120 : tensor<f32>
    %122 = stablehlo.dot_general %39, %91, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %123 = stablehlo.add %121, %122 : tensor<f32>
    %124 = stablehlo.reshape %41 : (tensor<32x16xf32>) -> tensor<512xf32>
    %125 = stablehlo.reshape %93 : (tensor<32x16xf32>) -> tensor<512xf32>
    %126 = stablehlo.dot_general %124, %125, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %127 = stablehlo.add %123, %126 : tensor<f32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.minimum %127, %cst_34 : tensor<f32>
    %129 = stablehlo.dot_general %102, %102, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.add %cst_35, %129 : tensor<f32>
    %131 = stablehlo.reshape %103 : (tensor<16x4xf32>) -> tensor<64xf32>
    %132 = stablehlo.reshape %103 : (tensor<16x4xf32>) -> tensor<64xf32>
    %133 = stablehlo.dot_general %131, %132, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
    %134 = stablehlo.add %130, %133 : tensor<f32>
    %135 = stablehlo.dot_general %82, %82, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %136 = stablehlo.add %134, %135 : tensor<f32>
    %137 = stablehlo.reshape %84 : (tensor<16x4xf32>) -> tensor<64xf32>
    %138 = stablehlo.reshape %84 : (tensor<16x4xf32>) -> tensor<64xf32>
    %139 = stablehlo.dot_general %137, %138, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
    %140 = stablehlo.add %136, %139 : tensor<f32>
    %141 = stablehlo.dot_general %99, %99, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %142 = stablehlo.add %140, %141 : tensor<f32>
    %143 = stablehlo.reshape %101 : (tensor<8x32xf32>) -> tensor<256xf32>
    %144 = stablehlo.reshape %101 : (tensor<8x32xf32>) -> tensor<256xf32>
    %145 = stablehlo.dot_general %143, %144, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256xf32>, tensor<256xf32>) -> tensor<f32>
    %146 = stablehlo.add %142, %145 : tensor<f32>
    %147 = stablehlo.dot_general %91, %91, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %148 = stablehlo.add %146, %147 : tensor<f32>
    %149 = stablehlo.reshape %93 : (tensor<32x16xf32>) -> tensor<512xf32>
    %150 = stablehlo.reshape %93 : (tensor<32x16xf32>) -> tensor<512xf32>
    %151 = stablehlo.dot_general %149, %150, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %152 = stablehlo.add %148, %151 : tensor<f32>
    %cst_36 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %153 = stablehlo.add %152, %cst_36 : tensor<f32>
    %154 = stablehlo.divide %128, %153 : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %156 = stablehlo.multiply %155, %102 : tensor<4xf32>
    %157 = stablehlo.subtract %30, %156 : tensor<4xf32>
    %158 = stablehlo.add %157, %102 : tensor<4xf32>
    %159 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %160 = stablehlo.multiply %159, %103 : tensor<16x4xf32>
    %161 = stablehlo.subtract %32, %160 : tensor<16x4xf32>
    %162 = stablehlo.add %161, %103 : tensor<16x4xf32>
    %163 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %164 = stablehlo.multiply %163, %82 : tensor<4xf32>
    %165 = stablehlo.subtract %50, %164 : tensor<4xf32>
    %166 = stablehlo.add %165, %82 : tensor<4xf32>
    %167 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %168 = stablehlo.multiply %167, %84 : tensor<16x4xf32>
    %169 = stablehlo.subtract %51, %168 : tensor<16x4xf32>
    %170 = stablehlo.add %169, %84 : tensor<16x4xf32>
    %171 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %172 = stablehlo.multiply %171, %99 : tensor<32xf32>
    %173 = stablehlo.subtract %47, %172 : tensor<32xf32>
    %174 = stablehlo.add %173, %99 : tensor<32xf32>
    %175 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %176 = stablehlo.multiply %175, %101 : tensor<8x32xf32>
    %177 = stablehlo.subtract %49, %176 : tensor<8x32xf32>
    %178 = stablehlo.add %177, %101 : tensor<8x32xf32>
    %179 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %180 = stablehlo.multiply %179, %91 : tensor<16xf32>
    %181 = stablehlo.subtract %39, %180 : tensor<16xf32>
    %182 = stablehlo.add %181, %91 : tensor<16xf32>
    %183 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %184 = stablehlo.multiply %183, %93 : tensor<32x16xf32>
    %185 = stablehlo.subtract %41, %184 : tensor<32x16xf32>
    %186 = stablehlo.add %185, %93 : tensor<32x16xf32>
    %cst_37 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %188 = stablehlo.multiply %187, %158 : tensor<4xf32>
    %189 = stablehlo.subtract %arg0, %188 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %191 = stablehlo.multiply %190, %162 : tensor<16x4xf32>
    %192 = stablehlo.subtract %arg1, %191 : tensor<16x4xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %194 = stablehlo.multiply %193, %166 : tensor<4xf32>
    %195 = stablehlo.subtract %arg2, %194 : tensor<4xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %197 = stablehlo.multiply %196, %170 : tensor<16x4xf32>
    %198 = stablehlo.subtract %arg3, %197 : tensor<16x4xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %200 = stablehlo.multiply %199, %174 : tensor<32xf32>
    %201 = stablehlo.subtract %arg4, %200 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %203 = stablehlo.multiply %202, %178 : tensor<8x32xf32>
    %204 = stablehlo.subtract %arg5, %203 : tensor<8x32xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %206 = stablehlo.multiply %205, %182 : tensor<16xf32>
    %207 = stablehlo.subtract %arg6, %206 : tensor<16xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %209 = stablehlo.multiply %208, %186 : tensor<32x16xf32>
    %210 = stablehlo.subtract %arg7, %209 : tensor<32x16xf32>
    %211 = stablehlo.add %24, %76 : tensor<f32>
    return %189, %192, %195, %198, %201, %204, %207, %210, %211 : tensor<4xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
