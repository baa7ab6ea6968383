module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("p['multiplier']"), %arg1: tensor<32xf32> {tf.aliasing_output = 1 : i32} loc("p['net']['l0']['b']"), %arg2: tensor<16x32xf32> {tf.aliasing_output = 2 : i32} loc("p['net']['l0']['w']"), %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32} loc("p['net']['l1']['b']"), %arg4: tensor<32x4xf32> {tf.aliasing_output = 4 : i32} loc("p['net']['l1']['w']"), %arg5: tensor<16x16xf32> loc("b['x']"), %arg6: tensor<16x4xf32> loc("b['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['multiplier']"}, tensor<32xf32> {jax.result_info = "result[0]['net']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['net']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['net']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['net']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.tanh %11 : tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_3 : tensor<f32>
    %17 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %20 = stablehlo.add %17, %19 : tensor<16x32xf32>
    %21 = call @relu(%20) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %23 = stablehlo.compare GT, %20, %22, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %25 = stablehlo.dot_general %21, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %28 = stablehlo.add %25, %27 : tensor<16x4xf32>
    %29 = stablehlo.subtract %28, %arg6 : tensor<16x4xf32>
    %30 = chlo.square %29 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%arg0 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_10 : tensor<f32>
    %37 = stablehlo.multiply %36, %16 : tensor<f32>
    %38 = stablehlo.add %34, %37 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.multiply %36, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.multiply %cst_12, %16 : tensor<f32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_13 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %43 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %45 = stablehlo.multiply %44, %32 : tensor<16x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.reshape %46 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.dot_general %45, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %51 = stablehlo.dot_general %45, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.select %23, %51, %52 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %55 = stablehlo.reshape %54 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %57 = stablehlo.dot_general %53, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %59 = stablehlo.divide %39, %cst_21 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %61 = stablehlo.multiply %60, %14 : tensor<16x4xf32>
    %62 = stablehlo.multiply %61, %12 : tensor<16x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<16x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.reshape %64 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.add %48, %66 : tensor<4xf32>
    %68 = stablehlo.dot_general %63, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %70 = stablehlo.add %50, %69 : tensor<32x4xf32>
    %71 = stablehlo.dot_general %63, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %73 = stablehlo.select %6, %71, %72 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.reshape %74 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %77 = stablehlo.add %56, %76 : tensor<32xf32>
    %78 = stablehlo.dot_general %73, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %80 = stablehlo.add %58, %79 : tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<32xf32>
    %83 = stablehlo.subtract %arg1, %82 : tensor<32xf32>
    %cst_28 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %85 = stablehlo.multiply %84, %80 : tensor<16x32xf32>
    %86 = stablehlo.subtract %arg2, %85 : tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %88 = stablehlo.multiply %87, %67 : tensor<4xf32>
    %89 = stablehlo.subtract %arg3, %88 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %91 = stablehlo.multiply %90, %70 : tensor<32x4xf32>
    %92 = stablehlo.subtract %arg4, %91 : tensor<32x4xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %93 = stablehlo.multiply %cst_31, %16 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.add %arg0, %94 : tensor<4xf32>
    %96 = stablehlo.dot_general %arg5, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %97 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %99 = stablehlo.add %96, %98 : tensor<16x32xf32>
    %100 = call @relu(%99) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %102 = stablehlo.compare GT, %99, %101, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %104 = stablehlo.dot_general %100, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %105 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %107 = stablehlo.add %104, %106 : tensor<16x4xf32>
    %108 = stablehlo.tanh %107 : tensor<16x4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %110 = stablehlo.subtract %109, %108 : tensor<16x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%108 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %112 = stablehlo.divide %111, %cst_36 : tensor<f32>
    %113 = stablehlo.dot_general %arg5, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %114 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %116 = stablehlo.add %113, %115 : tensor<16x32xf32>
    %117 = call @relu(%116) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %119 = stablehlo.compare GT, %116, %118, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %121 = stablehlo.dot_general %117, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %122 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %124 = stablehlo.add %121, %123 : tensor<16x4xf32>
    %125 = stablehlo.subtract %124, %arg6 : tensor<16x4xf32>
    %126 = chlo.square %125 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %128 = stablehlo.multiply %127, %125 : tensor<16x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%126 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %130 = stablehlo.divide %129, %cst_41 : tensor<f32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%95 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %132 = stablehlo.divide %131, %cst_43 : tensor<f32>
    %133 = stablehlo.multiply %132, %112 : tensor<f32>
    %134 = stablehlo.add %130, %133 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.multiply %132, %cst_44 : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.multiply %cst_45, %112 : tensor<f32>
    %cst_46 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %137 = stablehlo.divide %136, %cst_46 : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_48 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %139 = stablehlo.divide %cst_47, %cst_48 : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %141 = stablehlo.multiply %140, %128 : tensor<16x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %143 = stablehlo.reshape %142 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %145 = stablehlo.dot_general %141, %117, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %146 = stablehlo.transpose %145, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %147 = stablehlo.dot_general %141, %92, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %149 = stablehlo.select %119, %147, %148 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %151 = stablehlo.reshape %150 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %153 = stablehlo.dot_general %149, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %154 = stablehlo.transpose %153, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_54 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %155 = stablehlo.divide %135, %cst_54 : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %157 = stablehlo.multiply %156, %110 : tensor<16x4xf32>
    %158 = stablehlo.multiply %157, %108 : tensor<16x4xf32>
    %159 = stablehlo.add %157, %158 : tensor<16x4xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %161 = stablehlo.reshape %160 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %163 = stablehlo.add %144, %162 : tensor<4xf32>
    %164 = stablehlo.dot_general %159, %100, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %165 = stablehlo.transpose %164, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %166 = stablehlo.add %146, %165 : tensor<32x4xf32>
    %167 = stablehlo.dot_general %159, %92, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %169 = stablehlo.select %102, %167, %168 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %171 = stablehlo.reshape %170 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %173 = stablehlo.add %152, %172 : tensor<32xf32>
    %174 = stablehlo.dot_general %169, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %175 = stablehlo.transpose %174, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %176 = stablehlo.add %154, %175 : tensor<16x32xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %178 = stablehlo.multiply %177, %173 : tensor<32xf32>
    %179 = stablehlo.subtract %83, %178 : tensor<32xf32>
    %cst_61 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %181 = stablehlo.multiply %180, %176 : tensor<16x32xf32>
    %182 = stablehlo.subtract %86, %181 : tensor<16x32xf32>
    %cst_62 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %184 = stablehlo.multiply %183, %163 : tensor<4xf32>
    %185 = stablehlo.subtract %89, %184 : tensor<4xf32>
    %cst_63 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %187 = stablehlo.multiply %186, %166 : tensor<32x4xf32>
    %188 = stablehlo.subtract %92, %187 : tensor<32x4xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %189 = stablehlo.multiply %cst_64, %112 : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %191 = stablehlo.add %95, %190 : tensor<4xf32>
    return %191, %179, %182, %185, %188, %134 : tensor<4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
