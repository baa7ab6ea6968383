module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<16x16xf32> {tf.aliasing_output = 4 : i32} loc("p['turn']"), %arg5: tensor<16x16xf32> loc("b['x']"), %arg6: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<16x16xf32> {jax.result_info = "result[0]['turn']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<16x32xf32>
    %5 = call @relu(%4) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %9 = stablehlo.dot_general %5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %12 = stablehlo.add %9, %11 : tensor<16x4xf32>
    %13 = stablehlo.subtract %12, %arg6 : tensor<16x4xf32>
    %14 = chlo.square %13 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %19 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.reshape %22 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.dot_general %21, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %27 = stablehlo.dot_general %21, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %29 = stablehlo.select %7, %27, %28 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.reshape %30 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.dot_general %29, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %35 = stablehlo.dot_general %29, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x16xf32>
    %36 = stablehlo.dot_general %35, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %38 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %39 = stablehlo.dot_general %38, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.multiply %40, %32 : tensor<32xf32>
    %42 = stablehlo.subtract %arg0, %41 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = stablehlo.multiply %43, %34 : tensor<16x32xf32>
    %45 = stablehlo.subtract %arg1, %44 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %24 : tensor<4xf32>
    %48 = stablehlo.subtract %arg2, %47 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %50 = stablehlo.multiply %49, %26 : tensor<32x4xf32>
    %51 = stablehlo.subtract %arg3, %50 : tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %53 = stablehlo.multiply %52, %37 : tensor<16x16xf32>
    %54 = stablehlo.subtract %arg4, %53 : tensor<16x16xf32>
    %55 = stablehlo.transpose %39, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.add %39, %55 : tensor<16x16xf32>
    %57 = stablehlo.dot_general %arg4, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %59 = stablehlo.divide %57, %58 : tensor<16x16xf32>
    %60 = stablehlo.subtract %37, %59 : tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<16x16xf32>
    %63 = stablehlo.subtract %arg4, %62 : tensor<16x16xf32>
    %64 = call @norm(%63) : (tensor<16x16xf32>) -> tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %66 = stablehlo.divide %63, %65 : tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<16x16xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %72 = stablehlo.multiply %71, %68 : tensor<16x16xf32>
    %73 = stablehlo.transpose %68, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %75 = stablehlo.dot_general %74, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %80 = stablehlo.multiply %79, %76 : tensor<16x16xf32>
    %81 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %83 = stablehlo.dot_general %82, %76, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %84 = stablehlo.subtract %78, %83 : tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %88 = stablehlo.multiply %87, %84 : tensor<16x16xf32>
    %89 = stablehlo.transpose %84, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %90 = stablehlo.dot_general %88, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %91 = stablehlo.dot_general %90, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %92 = stablehlo.subtract %86, %91 : tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<16x16xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %96 = stablehlo.multiply %95, %92 : tensor<16x16xf32>
    %97 = stablehlo.transpose %92, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %98 = stablehlo.dot_general %96, %97, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %99 = stablehlo.dot_general %98, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %100 = stablehlo.subtract %94, %99 : tensor<16x16xf32>
    %101 = stablehlo.dot_general %arg5, %100, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %102 = stablehlo.dot_general %101, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %103 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %105 = stablehlo.add %102, %104 : tensor<16x32xf32>
    %106 = call @relu(%105) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %108 = stablehlo.compare GT, %105, %107, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.dot_general %106, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %111 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %113 = stablehlo.add %110, %112 : tensor<16x4xf32>
    %114 = stablehlo.subtract %113, %arg6 : tensor<16x4xf32>
    %115 = chlo.square %114 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %117 = stablehlo.multiply %116, %114 : tensor<16x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%115 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %119 = stablehlo.divide %118, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %120 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %122 = stablehlo.multiply %121, %117 : tensor<16x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %124 = stablehlo.reshape %123 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.dot_general %122, %106, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %128 = stablehlo.dot_general %122, %51, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %130 = stablehlo.select %108, %128, %129 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %132 = stablehlo.reshape %131 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %134 = stablehlo.dot_general %130, %101, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %136 = stablehlo.dot_general %130, %45, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x16xf32>
    %137 = stablehlo.dot_general %136, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %138 = stablehlo.transpose %137, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %139 = stablehlo.transpose %100, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %140 = stablehlo.dot_general %139, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %142 = stablehlo.multiply %141, %133 : tensor<32xf32>
    %143 = stablehlo.subtract %42, %142 : tensor<32xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %145 = stablehlo.multiply %144, %135 : tensor<16x32xf32>
    %146 = stablehlo.subtract %45, %145 : tensor<16x32xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %148 = stablehlo.multiply %147, %125 : tensor<4xf32>
    %149 = stablehlo.subtract %48, %148 : tensor<4xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %151 = stablehlo.multiply %150, %127 : tensor<32x4xf32>
    %152 = stablehlo.subtract %51, %151 : tensor<32x4xf32>
    %cst_43 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %154 = stablehlo.multiply %153, %138 : tensor<16x16xf32>
    %155 = stablehlo.subtract %100, %154 : tensor<16x16xf32>
    %156 = stablehlo.transpose %140, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %157 = stablehlo.add %140, %156 : tensor<16x16xf32>
    %158 = stablehlo.dot_general %100, %157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %160 = stablehlo.divide %158, %159 : tensor<16x16xf32>
    %161 = stablehlo.subtract %138, %160 : tensor<16x16xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %163 = stablehlo.multiply %162, %161 : tensor<16x16xf32>
    %164 = stablehlo.subtract %100, %163 : tensor<16x16xf32>
    %165 = call @norm(%164) : (tensor<16x16xf32>) -> tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %167 = stablehlo.divide %164, %166 : tensor<16x16xf32>
    %cst_46 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %169 = stablehlo.multiply %167, %168 : tensor<16x16xf32>
    %cst_47 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<16x16xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %173 = stablehlo.multiply %172, %169 : tensor<16x16xf32>
    %174 = stablehlo.transpose %169, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %175 = stablehlo.dot_general %173, %174, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %176 = stablehlo.dot_general %175, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %177 = stablehlo.subtract %171, %176 : tensor<16x16xf32>
    %cst_49 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %179 = stablehlo.multiply %178, %177 : tensor<16x16xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %181 = stablehlo.multiply %180, %177 : tensor<16x16xf32>
    %182 = stablehlo.transpose %177, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %183 = stablehlo.dot_general %181, %182, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %184 = stablehlo.dot_general %183, %177, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %185 = stablehlo.subtract %179, %184 : tensor<16x16xf32>
    %cst_51 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %187 = stablehlo.multiply %186, %185 : tensor<16x16xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %189 = stablehlo.multiply %188, %185 : tensor<16x16xf32>
    %190 = stablehlo.transpose %185, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %191 = stablehlo.dot_general %189, %190, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %192 = stablehlo.dot_general %191, %185, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %193 = stablehlo.subtract %187, %192 : tensor<16x16xf32>
    %cst_53 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %195 = stablehlo.multiply %194, %193 : tensor<16x16xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %197 = stablehlo.multiply %196, %193 : tensor<16x16xf32>
    %198 = stablehlo.transpose %193, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %199 = stablehlo.dot_general %197, %198, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %200 = stablehlo.dot_general %199, %193, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %201 = stablehlo.subtract %195, %200 : tensor<16x16xf32>
    return %143, %146, %149, %152, %201, %119 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @norm(%arg0: tensor<16x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
