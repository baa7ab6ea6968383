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
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_2 : tensor<f32>
    %23 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %24 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %26 = stablehlo.add %23, %25 : tensor<16x16xf32>
    %27 = call @relu(%26) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %29 = stablehlo.compare GT, %26, %28, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %31 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %34 = stablehlo.add %31, %33 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_6 : tensor<f32>
    %37 = stablehlo.subtract %22, %36 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.negate %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_8 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.dot_general %40, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %47 = stablehlo.dot_general %40, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %49 = stablehlo.select %29, %47, %48 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.reshape %50 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.dot_general %49, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.reshape %57 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %61 = stablehlo.add %44, %60 : tensor<1xf32>
    %62 = stablehlo.dot_general %56, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %64 = stablehlo.add %46, %63 : tensor<16x1xf32>
    %65 = stablehlo.dot_general %56, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %67 = stablehlo.select %15, %65, %66 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %69 = stablehlo.reshape %68 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %71 = stablehlo.add %52, %70 : tensor<16xf32>
    %72 = stablehlo.dot_general %67, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %74 = stablehlo.add %54, %73 : tensor<8x16xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.multiply %75, %71 : tensor<16xf32>
    %77 = stablehlo.subtract %arg0, %76 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<8x16xf32>
    %80 = stablehlo.subtract %arg1, %79 : tensor<8x16xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %82 = stablehlo.multiply %81, %61 : tensor<1xf32>
    %83 = stablehlo.subtract %arg2, %82 : tensor<1xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %85 = stablehlo.multiply %84, %64 : tensor<16x1xf32>
    %86 = stablehlo.subtract %arg3, %85 : tensor<16x1xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %87 = call @clip(%77, %cst_25, %cst_26) : (tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %88 = call @clip_0(%80, %cst_27, %cst_28) : (tensor<8x16xf32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = call @clip_1(%83, %cst_29, %cst_30) : (tensor<1xf32>, tensor<f32>, tensor<f32>) -> tensor<1xf32>
    %cst_31 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %90 = call @clip_2(%86, %cst_31, %cst_32) : (tensor<16x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x1xf32>
    %91 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %92 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %94 = stablehlo.add %91, %93 : tensor<16x16xf32>
    %95 = call @relu(%94) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %96 = stablehlo.dot_general %95, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %97 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %99 = stablehlo.add %96, %98 : tensor<16x8xf32>
    %100 = stablehlo.dot_general %99, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %101 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %103 = stablehlo.add %100, %102 : tensor<16x16xf32>
    %104 = call @relu(%103) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %106 = stablehlo.compare GT, %103, %105, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %108 = stablehlo.dot_general %104, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %109 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %111 = stablehlo.add %108, %110 : tensor<16x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %113 = stablehlo.divide %112, %cst_36 : tensor<f32>
    %114 = stablehlo.dot_general %arg8, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %115 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %117 = stablehlo.add %114, %116 : tensor<16x16xf32>
    %118 = call @relu(%117) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %120 = stablehlo.compare GT, %117, %119, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %122 = stablehlo.dot_general %118, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %123 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %125 = stablehlo.add %122, %124 : tensor<16x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %127 = stablehlo.divide %126, %cst_40 : tensor<f32>
    %128 = stablehlo.subtract %113, %127 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.negate %cst_41 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %130 = stablehlo.divide %129, %cst_42 : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %133 = stablehlo.reshape %132 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %136 = stablehlo.dot_general %131, %118, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %137 = stablehlo.transpose %136, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %138 = stablehlo.dot_general %131, %90, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %140 = stablehlo.select %120, %138, %139 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %142 = stablehlo.reshape %141 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %144 = stablehlo.dot_general %140, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %146 = stablehlo.divide %cst_48, %cst_49 : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %149 = stablehlo.reshape %148 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %152 = stablehlo.add %135, %151 : tensor<1xf32>
    %153 = stablehlo.dot_general %147, %104, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %154 = stablehlo.transpose %153, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %155 = stablehlo.add %137, %154 : tensor<16x1xf32>
    %156 = stablehlo.dot_general %147, %90, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %158 = stablehlo.select %106, %156, %157 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %160 = stablehlo.reshape %159 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %162 = stablehlo.add %143, %161 : tensor<16xf32>
    %163 = stablehlo.dot_general %158, %99, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %164 = stablehlo.transpose %163, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %165 = stablehlo.add %145, %164 : tensor<8x16xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %167 = stablehlo.multiply %166, %162 : tensor<16xf32>
    %168 = stablehlo.subtract %87, %167 : tensor<16xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %170 = stablehlo.multiply %169, %165 : tensor<8x16xf32>
    %171 = stablehlo.subtract %88, %170 : tensor<8x16xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %173 = stablehlo.multiply %172, %152 : tensor<1xf32>
    %174 = stablehlo.subtract %89, %173 : tensor<1xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %176 = stablehlo.multiply %175, %155 : tensor<16x1xf32>
    %177 = stablehlo.subtract %90, %176 : tensor<16x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %178 = call @clip(%168, %cst_59, %cst_60) : (tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %cst_61 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %179 = call @clip_0(%171, %cst_61, %cst_62) : (tensor<8x16xf32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_63 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %180 = call @clip_1(%174, %cst_63, %cst_64) : (tensor<1xf32>, tensor<f32>, tensor<f32>) -> tensor<1xf32>
    %cst_65 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %181 = call @clip_2(%177, %cst_65, %cst_66) : (tensor<16x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x1xf32>
    %182 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %183 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %185 = stablehlo.add %182, %184 : tensor<16x16xf32>
    %186 = call @relu(%185) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %187 = stablehlo.dot_general %186, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %188 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %190 = stablehlo.add %187, %189 : tensor<16x8xf32>
    %191 = stablehlo.dot_general %190, %179, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %192 = stablehlo.broadcast_in_dim %178, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %194 = stablehlo.add %191, %193 : tensor<16x16xf32>
    %195 = call @relu(%194) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %197 = stablehlo.compare GT, %194, %196, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %199 = stablehlo.dot_general %195, %181, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %200 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %202 = stablehlo.add %199, %201 : tensor<16x1xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %204 = stablehlo.divide %203, %cst_70 : tensor<f32>
    %205 = stablehlo.dot_general %arg8, %179, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %206 = stablehlo.broadcast_in_dim %178, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %208 = stablehlo.add %205, %207 : tensor<16x16xf32>
    %209 = call @relu(%208) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %211 = stablehlo.compare GT, %208, %210, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %213 = stablehlo.dot_general %209, %181, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %214 = stablehlo.broadcast_in_dim %180, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %216 = stablehlo.add %213, %215 : tensor<16x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %218 = stablehlo.divide %217, %cst_74 : tensor<f32>
    %219 = stablehlo.subtract %204, %218 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.negate %cst_75 : tensor<f32>
    %cst_76 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %221 = stablehlo.divide %220, %cst_76 : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_77) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %224 = stablehlo.reshape %223 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %227 = stablehlo.dot_general %222, %209, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %228 = stablehlo.transpose %227, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %229 = stablehlo.dot_general %222, %181, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %231 = stablehlo.select %211, %229, %230 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_80) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %233 = stablehlo.reshape %232 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %235 = stablehlo.dot_general %231, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %236 = stablehlo.transpose %235, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_83 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %237 = stablehlo.divide %cst_82, %cst_83 : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %240 = stablehlo.reshape %239 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %243 = stablehlo.add %226, %242 : tensor<1xf32>
    %244 = stablehlo.dot_general %238, %195, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %245 = stablehlo.transpose %244, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %246 = stablehlo.add %228, %245 : tensor<16x1xf32>
    %247 = stablehlo.dot_general %238, %181, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %249 = stablehlo.select %197, %247, %248 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %251 = stablehlo.reshape %250 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_88) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %253 = stablehlo.add %234, %252 : tensor<16xf32>
    %254 = stablehlo.dot_general %249, %190, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %255 = stablehlo.transpose %254, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %256 = stablehlo.add %236, %255 : tensor<8x16xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %258 = stablehlo.multiply %257, %253 : tensor<16xf32>
    %259 = stablehlo.subtract %178, %258 : tensor<16xf32>
    %cst_90 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %261 = stablehlo.multiply %260, %256 : tensor<8x16xf32>
    %262 = stablehlo.subtract %179, %261 : tensor<8x16xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %264 = stablehlo.multiply %263, %243 : tensor<1xf32>
    %265 = stablehlo.subtract %180, %264 : tensor<1xf32>
    %cst_92 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %267 = stablehlo.multiply %266, %246 : tensor<16x1xf32>
    %268 = stablehlo.subtract %181, %267 : tensor<16x1xf32>
    %cst_93 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_94 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %269 = call @clip(%259, %cst_93, %cst_94) : (tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %cst_95 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_96 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %270 = call @clip_0(%262, %cst_95, %cst_96) : (tensor<8x16xf32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_98 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %271 = call @clip_1(%265, %cst_97, %cst_98) : (tensor<1xf32>, tensor<f32>, tensor<f32>) -> tensor<1xf32>
    %cst_99 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_100 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %272 = call @clip_2(%268, %cst_99, %cst_100) : (tensor<16x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x1xf32>
    %273 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %274 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %276 = stablehlo.add %273, %275 : tensor<16x16xf32>
    %277 = call @relu(%276) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %278 = stablehlo.dot_general %277, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %279 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %281 = stablehlo.add %278, %280 : tensor<16x8xf32>
    %282 = stablehlo.dot_general %281, %270, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %283 = stablehlo.broadcast_in_dim %269, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %285 = stablehlo.add %282, %284 : tensor<16x16xf32>
    %286 = call @relu(%285) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %288 = stablehlo.compare GT, %285, %287, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %290 = stablehlo.dot_general %286, %272, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %291 = stablehlo.broadcast_in_dim %271, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %293 = stablehlo.add %290, %292 : tensor<16x1xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %295 = stablehlo.divide %294, %cst_104 : tensor<f32>
    %296 = stablehlo.dot_general %arg8, %270, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %297 = stablehlo.broadcast_in_dim %269, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %299 = stablehlo.add %296, %298 : tensor<16x16xf32>
    %300 = call @relu(%299) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %302 = stablehlo.compare GT, %299, %301, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %304 = stablehlo.dot_general %300, %272, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %305 = stablehlo.broadcast_in_dim %271, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %307 = stablehlo.add %304, %306 : tensor<16x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %309 = stablehlo.divide %308, %cst_108 : tensor<f32>
    %310 = stablehlo.subtract %295, %309 : tensor<f32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %311 = stablehlo.negate %cst_109 : tensor<f32>
    %cst_110 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %312 = stablehlo.divide %311, %cst_110 : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %315 = stablehlo.reshape %314 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %318 = stablehlo.dot_general %313, %300, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %319 = stablehlo.transpose %318, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %320 = stablehlo.dot_general %313, %272, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %322 = stablehlo.select %302, %320, %321 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %324 = stablehlo.reshape %323 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %326 = stablehlo.dot_general %322, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %327 = stablehlo.transpose %326, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_117 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %328 = stablehlo.divide %cst_116, %cst_117 : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329 init: %cst_118) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %331 = stablehlo.reshape %330 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %334 = stablehlo.add %317, %333 : tensor<1xf32>
    %335 = stablehlo.dot_general %329, %286, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %336 = stablehlo.transpose %335, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %337 = stablehlo.add %319, %336 : tensor<16x1xf32>
    %338 = stablehlo.dot_general %329, %272, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %340 = stablehlo.select %288, %338, %339 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_121) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %342 = stablehlo.reshape %341 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_122) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %344 = stablehlo.add %325, %343 : tensor<16xf32>
    %345 = stablehlo.dot_general %340, %281, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %346 = stablehlo.transpose %345, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %347 = stablehlo.add %327, %346 : tensor<8x16xf32>
    %cst_123 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %349 = stablehlo.multiply %348, %344 : tensor<16xf32>
    %350 = stablehlo.subtract %269, %349 : tensor<16xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %352 = stablehlo.multiply %351, %347 : tensor<8x16xf32>
    %353 = stablehlo.subtract %270, %352 : tensor<8x16xf32>
    %cst_125 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %355 = stablehlo.multiply %354, %334 : tensor<1xf32>
    %356 = stablehlo.subtract %271, %355 : tensor<1xf32>
    %cst_126 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %358 = stablehlo.multiply %357, %337 : tensor<16x1xf32>
    %359 = stablehlo.subtract %272, %358 : tensor<16x1xf32>
    %cst_127 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_128 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %360 = call @clip(%350, %cst_127, %cst_128) : (tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %cst_129 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_130 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %361 = call @clip_0(%353, %cst_129, %cst_130) : (tensor<8x16xf32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_131 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_132 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %362 = call @clip_1(%356, %cst_131, %cst_132) : (tensor<1xf32>, tensor<f32>, tensor<f32>) -> tensor<1xf32>
    %cst_133 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_134 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %363 = call @clip_2(%359, %cst_133, %cst_134) : (tensor<16x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x1xf32>
    %364 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %365 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %367 = stablehlo.add %364, %366 : tensor<16x16xf32>
    %368 = call @relu(%367) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %369 = stablehlo.dot_general %368, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %370 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %372 = stablehlo.add %369, %371 : tensor<16x8xf32>
    %373 = stablehlo.dot_general %372, %361, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %374 = stablehlo.broadcast_in_dim %360, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %376 = stablehlo.add %373, %375 : tensor<16x16xf32>
    %377 = call @relu(%376) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %379 = stablehlo.compare GT, %376, %378, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %381 = stablehlo.dot_general %377, %363, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %382 = stablehlo.broadcast_in_dim %362, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %384 = stablehlo.add %381, %383 : tensor<16x1xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %386 = stablehlo.divide %385, %cst_138 : tensor<f32>
    %387 = stablehlo.dot_general %arg8, %361, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %388 = stablehlo.broadcast_in_dim %360, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %390 = stablehlo.add %387, %389 : tensor<16x16xf32>
    %391 = call @relu(%390) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %393 = stablehlo.compare GT, %390, %392, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %395 = stablehlo.dot_general %391, %363, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %396 = stablehlo.broadcast_in_dim %362, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %398 = stablehlo.add %395, %397 : tensor<16x1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %400 = stablehlo.divide %399, %cst_142 : tensor<f32>
    %401 = stablehlo.subtract %386, %400 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %402 = stablehlo.negate %cst_143 : tensor<f32>
    %cst_144 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %403 = stablehlo.divide %402, %cst_144 : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_145) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %406 = stablehlo.reshape %405 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %409 = stablehlo.dot_general %404, %391, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %410 = stablehlo.transpose %409, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %411 = stablehlo.dot_general %404, %363, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %413 = stablehlo.select %393, %411, %412 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413 init: %cst_148) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %415 = stablehlo.reshape %414 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %417 = stablehlo.dot_general %413, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %418 = stablehlo.transpose %417, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_151 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %419 = stablehlo.divide %cst_150, %cst_151 : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %422 = stablehlo.reshape %421 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %425 = stablehlo.add %408, %424 : tensor<1xf32>
    %426 = stablehlo.dot_general %420, %377, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %427 = stablehlo.transpose %426, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %428 = stablehlo.add %410, %427 : tensor<16x1xf32>
    %429 = stablehlo.dot_general %420, %363, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %431 = stablehlo.select %379, %429, %430 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%431 init: %cst_155) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %433 = stablehlo.reshape %432 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %435 = stablehlo.add %416, %434 : tensor<16xf32>
    %436 = stablehlo.dot_general %431, %372, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %437 = stablehlo.transpose %436, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %438 = stablehlo.add %418, %437 : tensor<8x16xf32>
    %cst_157 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %440 = stablehlo.multiply %439, %435 : tensor<16xf32>
    %441 = stablehlo.subtract %360, %440 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %443 = stablehlo.multiply %442, %438 : tensor<8x16xf32>
    %444 = stablehlo.subtract %361, %443 : tensor<8x16xf32>
    %cst_159 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %446 = stablehlo.multiply %445, %425 : tensor<1xf32>
    %447 = stablehlo.subtract %362, %446 : tensor<1xf32>
    %cst_160 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %449 = stablehlo.multiply %448, %428 : tensor<16x1xf32>
    %450 = stablehlo.subtract %363, %449 : tensor<16x1xf32>
    %cst_161 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_162 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %451 = call @clip(%441, %cst_161, %cst_162) : (tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %cst_163 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_164 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %452 = call @clip_0(%444, %cst_163, %cst_164) : (tensor<8x16xf32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_165 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_166 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %453 = call @clip_1(%447, %cst_165, %cst_166) : (tensor<1xf32>, tensor<f32>, tensor<f32>) -> tensor<1xf32>
    %cst_167 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_168 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %454 = call @clip_2(%450, %cst_167, %cst_168) : (tensor<16x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x1xf32>
    %455 = stablehlo.dot_general %arg9, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %456 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %458 = stablehlo.add %455, %457 : tensor<16x16xf32>
    %459 = call @relu(%458) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %461 = stablehlo.compare GT, %458, %460, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %463 = stablehlo.dot_general %459, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %464 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %465 = stablehlo.broadcast_in_dim %464, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %466 = stablehlo.add %463, %465 : tensor<16x8xf32>
    %467 = stablehlo.dot_general %466, %452, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %468 = stablehlo.broadcast_in_dim %451, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %470 = stablehlo.add %467, %469 : tensor<16x16xf32>
    %471 = call @relu(%470) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %473 = stablehlo.compare GT, %470, %472, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %475 = stablehlo.dot_general %471, %454, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %476 = stablehlo.broadcast_in_dim %453, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %478 = stablehlo.add %475, %477 : tensor<16x1xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_174 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %480 = stablehlo.divide %479, %cst_174 : tensor<f32>
    %481 = stablehlo.negate %480 : tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %482 = stablehlo.negate %cst_175 : tensor<f32>
    %cst_176 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %483 = stablehlo.divide %482, %cst_176 : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %485 = stablehlo.dot_general %484, %454, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %487 = stablehlo.select %473, %485, %486 : tensor<16x16xi1>, tensor<16x16xf32>
    %488 = stablehlo.dot_general %487, %452, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16xf32>) -> tensor<16x8xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_178) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %490 = stablehlo.reshape %489 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%490 init: %cst_179) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %492 = stablehlo.dot_general %488, %459, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %493 = stablehlo.transpose %492, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %494 = stablehlo.dot_general %488, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %496 = stablehlo.select %461, %494, %495 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_181) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %498 = stablehlo.reshape %497 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_182) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %500 = stablehlo.dot_general %496, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %501 = stablehlo.transpose %500, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_183 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %503 = stablehlo.multiply %502, %499 : tensor<16xf32>
    %504 = stablehlo.subtract %arg4, %503 : tensor<16xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %506 = stablehlo.multiply %505, %501 : tensor<4x16xf32>
    %507 = stablehlo.subtract %arg5, %506 : tensor<4x16xf32>
    %cst_185 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %509 = stablehlo.multiply %508, %491 : tensor<8xf32>
    %510 = stablehlo.subtract %arg6, %509 : tensor<8xf32>
    %cst_186 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %512 = stablehlo.multiply %511, %493 : tensor<16x8xf32>
    %513 = stablehlo.subtract %arg7, %512 : tensor<16x8xf32>
    return %451, %452, %453, %454, %504, %507, %510, %513, %401 : tensor<16xf32>, tensor<8x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @clip(%arg0: tensor<16xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<16xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<16xf32>
    return %5 : tensor<16xf32>
  }
  func.func private @clip_0(%arg0: tensor<8x16xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8x16xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<8x16xf32>
    return %5 : tensor<8x16xf32>
  }
  func.func private @clip_1(%arg0: tensor<1xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1xf32>
    return %5 : tensor<1xf32>
  }
  func.func private @clip_2(%arg0: tensor<16x1xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x1xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<16x1xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<16x1xf32>
    return %5 : tensor<16x1xf32>
  }
}
