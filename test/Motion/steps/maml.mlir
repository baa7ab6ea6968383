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
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %9 = stablehlo.compare GT, %3, %8, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %11 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %14 = stablehlo.add %11, %13 : tensor<16x4xf32>
    %15 = stablehlo.subtract %14, %arg5 : tensor<16x4xf32>
    %16 = chlo.square %15 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<16x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %23 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %25 = stablehlo.multiply %24, %20 : tensor<16x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.reshape %26 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.dot_general %25, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %31 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %33 = stablehlo.select %9, %31, %32 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%33 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %36 = stablehlo.reshape %35 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.dot_general %33, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.multiply %40, %37 : tensor<32xf32>
    %42 = stablehlo.subtract %arg0, %41 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = stablehlo.multiply %43, %39 : tensor<16x32xf32>
    %45 = stablehlo.subtract %arg1, %44 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %28 : tensor<4xf32>
    %48 = stablehlo.subtract %arg2, %47 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %50 = stablehlo.multiply %49, %30 : tensor<32x4xf32>
    %51 = stablehlo.subtract %arg3, %50 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %53 = stablehlo.multiply %arg4, %52 : tensor<16x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %55 = stablehlo.add %53, %54 : tensor<16x16xf32>
    %56 = stablehlo.dot_general %55, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %57 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %59 = stablehlo.add %56, %58 : tensor<16x32xf32>
    %60 = call @relu(%59) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %62 = stablehlo.compare GT, %59, %61, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %64 = stablehlo.dot_general %60, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %65 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %67 = stablehlo.add %64, %66 : tensor<16x4xf32>
    %68 = stablehlo.subtract %67, %arg5 : tensor<16x4xf32>
    %69 = chlo.square %68 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %71 = stablehlo.multiply %70, %68 : tensor<16x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%69 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %73 = stablehlo.divide %72, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_27 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %74 = stablehlo.divide %cst_26, %cst_27 : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %76 = stablehlo.multiply %75, %71 : tensor<16x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.reshape %77 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %80 = stablehlo.dot_general %76, %60, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %82 = stablehlo.dot_general %76, %51, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %84 = stablehlo.select %62, %82, %83 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %86 = stablehlo.reshape %85 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %88 = stablehlo.dot_general %84, %55, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %90 = stablehlo.negate %81 : tensor<32x4xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<32x4xf32>
    %93 = stablehlo.negate %79 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<4xf32>
    %96 = stablehlo.negate %89 : tensor<16x32xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<16x32xf32>
    %99 = stablehlo.negate %87 : tensor<32xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<32xf32>
    %102 = stablehlo.transpose %98, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %103 = stablehlo.dot_general %102, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %105 = stablehlo.broadcast_in_dim %101, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %106 = stablehlo.reshape %105 : (tensor<1x32xf32>) -> tensor<32xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [1] : (tensor<32xf32>) -> tensor<16x32xf32>
    %108 = stablehlo.add %104, %107 : tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.select %9, %108, %109 : tensor<16x32xi1>, tensor<16x32xf32>
    %111 = stablehlo.dot_general %110, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
    %112 = stablehlo.add %81, %111 : tensor<32x4xf32>
    %113 = stablehlo.dot_general %110, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %114 = stablehlo.transpose %92, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %115 = stablehlo.dot_general %114, %25, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<16x4xf32>) -> tensor<32x16xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %117 = stablehlo.dot_general %114, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<16x32xf32>) -> tensor<4x16xf32>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %119 = stablehlo.add %113, %118 : tensor<16x4xf32>
    %120 = stablehlo.broadcast_in_dim %95, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %121 = stablehlo.reshape %120 : (tensor<1x4xf32>) -> tensor<4xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<4xf32>) -> tensor<16x4xf32>
    %123 = stablehlo.add %119, %122 : tensor<16x4xf32>
    %124 = stablehlo.multiply %24, %123 : tensor<16x4xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<16x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %128 = stablehlo.reshape %127 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %130 = stablehlo.add %79, %129 : tensor<4xf32>
    %131 = stablehlo.dot_general %126, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %133 = stablehlo.add %112, %132 : tensor<32x4xf32>
    %134 = stablehlo.dot_general %126, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %135 = stablehlo.add %116, %134 : tensor<16x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %137 = stablehlo.select %6, %135, %136 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %139 = stablehlo.reshape %138 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %141 = stablehlo.add %87, %140 : tensor<32xf32>
    %142 = stablehlo.dot_general %137, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %143 = stablehlo.transpose %142, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %144 = stablehlo.add %89, %143 : tensor<16x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %146 = stablehlo.multiply %145, %141 : tensor<32xf32>
    %147 = stablehlo.subtract %arg0, %146 : tensor<32xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %149 = stablehlo.multiply %148, %144 : tensor<16x32xf32>
    %150 = stablehlo.subtract %arg1, %149 : tensor<16x32xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %152 = stablehlo.multiply %151, %130 : tensor<4xf32>
    %153 = stablehlo.subtract %arg2, %152 : tensor<4xf32>
    %cst_47 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %155 = stablehlo.multiply %154, %133 : tensor<32x4xf32>
    %156 = stablehlo.subtract %arg3, %155 : tensor<32x4xf32>
    return %147, %150, %153, %156, %73 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
