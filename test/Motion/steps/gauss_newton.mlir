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
    %69 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %70 = stablehlo.dot_general %68, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %71 = stablehlo.dot_general %64, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %72 = stablehlo.add %70, %71 : tensor<16x4xf32>
    %73 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %74 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %76 = stablehlo.add %69, %75 : tensor<16x4xf32>
    %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %78 = stablehlo.add %72, %77 : tensor<16x4xf32>
    %79 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %80 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %82 = stablehlo.add %79, %81 : tensor<16x32xf32>
    %83 = call @relu(%82) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %85 = stablehlo.compare GT, %82, %84, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %87 = stablehlo.dot_general %83, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %88 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %90 = stablehlo.add %87, %89 : tensor<16x4xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %92 = stablehlo.multiply %78, %91 : tensor<16x4xf32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %94 = stablehlo.divide %92, %93 : tensor<16x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %96 = stablehlo.reshape %95 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.dot_general %94, %83, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %100 = stablehlo.dot_general %94, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %102 = stablehlo.select %85, %100, %101 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.reshape %103 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %106 = stablehlo.dot_general %102, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.multiply %108, %34 : tensor<32xf32>
    %110 = stablehlo.add %105, %109 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.multiply %111, %35 : tensor<16x32xf32>
    %113 = stablehlo.add %107, %112 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %115 = stablehlo.multiply %114, %36 : tensor<4xf32>
    %116 = stablehlo.add %97, %115 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %118 = stablehlo.multiply %117, %37 : tensor<32x4xf32>
    %119 = stablehlo.add %99, %118 : tensor<32x4xf32>
    %120 = stablehlo.subtract %31, %110 : tensor<32xf32>
    %121 = stablehlo.subtract %33, %113 : tensor<16x32xf32>
    %122 = stablehlo.subtract %23, %116 : tensor<4xf32>
    %123 = stablehlo.subtract %25, %119 : tensor<32x4xf32>
    %124 = stablehlo.dot_general %120, %120, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %125 = stablehlo.reshape %121 : (tensor<16x32xf32>) -> tensor<512xf32>
    %126 = stablehlo.reshape %121 : (tensor<16x32xf32>) -> tensor<512xf32>
    %127 = stablehlo.dot_general %125, %126, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %128 = stablehlo.dot_general %122, %122, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %129 = stablehlo.reshape %123 : (tensor<32x4xf32>) -> tensor<128xf32>
    %130 = stablehlo.reshape %123 : (tensor<32x4xf32>) -> tensor<128xf32>
    %131 = stablehlo.dot_general %129, %130, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.add %cst_33, %124 : tensor<f32>
    %133 = stablehlo.add %132, %127 : tensor<f32>
    %134 = stablehlo.add %133, %128 : tensor<f32>
    %135 = stablehlo.add %134, %131 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %136:20 = stablehlo.while(%iterArg = %55, %iterArg_38 = %arg4, %iterArg_39 = %arg1, %iterArg_40 = %arg0, %iterArg_41 = %arg3, %iterArg_42 = %arg2, %iterArg_43 = %34, %iterArg_44 = %35, %iterArg_45 = %36, %iterArg_46 = %37, %iterArg_47 = %120, %iterArg_48 = %121, %iterArg_49 = %122, %iterArg_50 = %123, %iterArg_51 = %135, %iterArg_52 = %120, %iterArg_53 = %121, %iterArg_54 = %122, %iterArg_55 = %123, %iterArg_56 = %c) : tensor<f32>, tensor<16x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x4xf32>, tensor<4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>
    cond {
      %149 = stablehlo.compare GT, %iterArg_51, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_57 = stablehlo.constant dense<5> : tensor<i32>
      %150 = stablehlo.compare LT, %iterArg_56, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_58 = stablehlo.constant dense<false> : tensor<i1>
      %151 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i1>) -> tensor<i1>
      %152 = stablehlo.compare NE, %150, %151, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %153 = stablehlo.convert %152 : tensor<i1>
      %154 = stablehlo.and %149, %153 : tensor<i1>
      stablehlo.return %154 : tensor<i1>
    } do {
      %149 = stablehlo.dot_general %iterArg_38, %iterArg_39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
      %150 = stablehlo.dot_general %iterArg_38, %iterArg_53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
      %151 = stablehlo.broadcast_in_dim %iterArg_40, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %152 = stablehlo.broadcast_in_dim %iterArg_52, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %153 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
      %154 = stablehlo.add %149, %153 : tensor<16x32xf32>
      %155 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
      %156 = stablehlo.add %150, %155 : tensor<16x32xf32>
      %157 = func.call @relu(%154) : (tensor<16x32xf32>) -> tensor<16x32xf32>
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %159 = stablehlo.compare GT, %154, %158, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %161 = stablehlo.select %159, %156, %160 : tensor<16x32xi1>, tensor<16x32xf32>
      %162 = stablehlo.dot_general %157, %iterArg_41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %163 = stablehlo.dot_general %161, %iterArg_41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %164 = stablehlo.dot_general %157, %iterArg_55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %165 = stablehlo.add %163, %164 : tensor<16x4xf32>
      %166 = stablehlo.broadcast_in_dim %iterArg_42, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %167 = stablehlo.broadcast_in_dim %iterArg_54, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %168 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
      %169 = stablehlo.add %162, %168 : tensor<16x4xf32>
      %170 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
      %171 = stablehlo.add %165, %170 : tensor<16x4xf32>
      %172 = stablehlo.dot_general %iterArg_38, %iterArg_39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
      %173 = stablehlo.broadcast_in_dim %iterArg_40, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
      %175 = stablehlo.add %172, %174 : tensor<16x32xf32>
      %176 = func.call @relu(%175) : (tensor<16x32xf32>) -> tensor<16x32xf32>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %178 = stablehlo.compare GT, %175, %177, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %180 = stablehlo.dot_general %176, %iterArg_41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
      %181 = stablehlo.broadcast_in_dim %iterArg_42, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
      %183 = stablehlo.add %180, %182 : tensor<16x4xf32>
      %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %185 = stablehlo.multiply %171, %184 : tensor<16x4xf32>
      %cst_62 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
      %187 = stablehlo.divide %185, %186 : tensor<16x4xf32>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %188 = stablehlo.reduce(%187 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
      %189 = stablehlo.reshape %188 : (tensor<4xf32>) -> tensor<1x4xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %190 = stablehlo.reduce(%189 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %191 = stablehlo.dot_general %187, %176, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
      %192 = stablehlo.transpose %191, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
      %193 = stablehlo.dot_general %187, %iterArg_41, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %194 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %195 = stablehlo.select %178, %193, %194 : tensor<16x32xi1>, tensor<16x32xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %196 = stablehlo.reduce(%195 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
      %197 = stablehlo.reshape %196 : (tensor<32xf32>) -> tensor<1x32xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %198 = stablehlo.reduce(%197 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %199 = stablehlo.dot_general %195, %iterArg_38, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
      %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %202 = stablehlo.multiply %201, %iterArg_52 : tensor<32xf32>
      %203 = stablehlo.add %198, %202 : tensor<32xf32>
      %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %205 = stablehlo.multiply %204, %iterArg_53 : tensor<16x32xf32>
      %206 = stablehlo.add %200, %205 : tensor<16x32xf32>
      %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %207 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %208 = stablehlo.multiply %207, %iterArg_54 : tensor<4xf32>
      %209 = stablehlo.add %190, %208 : tensor<4xf32>
      %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %210 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %211 = stablehlo.multiply %210, %iterArg_55 : tensor<32x4xf32>
      %212 = stablehlo.add %192, %211 : tensor<32x4xf32>
      %213 = stablehlo.dot_general %iterArg_52, %203, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
      %214 = stablehlo.reshape %iterArg_53 : (tensor<16x32xf32>) -> tensor<512xf32>
      %215 = stablehlo.reshape %206 : (tensor<16x32xf32>) -> tensor<512xf32>
      %216 = stablehlo.dot_general %214, %215, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
      %217 = stablehlo.dot_general %iterArg_54, %209, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %218 = stablehlo.reshape %iterArg_55 : (tensor<32x4xf32>) -> tensor<128xf32>
      %219 = stablehlo.reshape %212 : (tensor<32x4xf32>) -> tensor<128xf32>
      %220 = stablehlo.dot_general %218, %219, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %221 = stablehlo.add %cst_72, %213 : tensor<f32>
      %222 = stablehlo.add %221, %216 : tensor<f32>
      %223 = stablehlo.add %222, %217 : tensor<f32>
      %224 = stablehlo.add %223, %220 : tensor<f32>
      %225 = stablehlo.divide %iterArg_51, %224 : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %227 = stablehlo.multiply %226, %iterArg_52 : tensor<32xf32>
      %228 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %229 = stablehlo.multiply %228, %iterArg_53 : tensor<16x32xf32>
      %230 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %231 = stablehlo.multiply %230, %iterArg_54 : tensor<4xf32>
      %232 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %233 = stablehlo.multiply %232, %iterArg_55 : tensor<32x4xf32>
      %234 = stablehlo.add %iterArg_43, %227 : tensor<32xf32>
      %235 = stablehlo.add %iterArg_44, %229 : tensor<16x32xf32>
      %236 = stablehlo.add %iterArg_45, %231 : tensor<4xf32>
      %237 = stablehlo.add %iterArg_46, %233 : tensor<32x4xf32>
      %238 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %239 = stablehlo.multiply %238, %203 : tensor<32xf32>
      %240 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %241 = stablehlo.multiply %240, %206 : tensor<16x32xf32>
      %242 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %243 = stablehlo.multiply %242, %209 : tensor<4xf32>
      %244 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %245 = stablehlo.multiply %244, %212 : tensor<32x4xf32>
      %246 = stablehlo.subtract %iterArg_47, %239 : tensor<32xf32>
      %247 = stablehlo.subtract %iterArg_48, %241 : tensor<16x32xf32>
      %248 = stablehlo.subtract %iterArg_49, %243 : tensor<4xf32>
      %249 = stablehlo.subtract %iterArg_50, %245 : tensor<32x4xf32>
      %250 = stablehlo.dot_general %246, %246, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
      %251 = stablehlo.reshape %247 : (tensor<16x32xf32>) -> tensor<512xf32>
      %252 = stablehlo.reshape %247 : (tensor<16x32xf32>) -> tensor<512xf32>
      %253 = stablehlo.dot_general %251, %252, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
      %254 = stablehlo.dot_general %248, %248, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %255 = stablehlo.reshape %249 : (tensor<32x4xf32>) -> tensor<128xf32>
      %256 = stablehlo.reshape %249 : (tensor<32x4xf32>) -> tensor<128xf32>
      %257 = stablehlo.dot_general %255, %256, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %258 = stablehlo.add %cst_73, %250 : tensor<f32>
      %259 = stablehlo.add %258, %253 : tensor<f32>
      %260 = stablehlo.add %259, %254 : tensor<f32>
      %261 = stablehlo.add %260, %257 : tensor<f32>
      %262 = stablehlo.divide %261, %iterArg_51 : tensor<f32>
      %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %264 = stablehlo.multiply %263, %iterArg_52 : tensor<32xf32>
      %265 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
      %266 = stablehlo.multiply %265, %iterArg_53 : tensor<16x32xf32>
      %267 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %268 = stablehlo.multiply %267, %iterArg_54 : tensor<4xf32>
      %269 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
      %270 = stablehlo.multiply %269, %iterArg_55 : tensor<32x4xf32>
      %271 = stablehlo.add %246, %264 : tensor<32xf32>
      %272 = stablehlo.add %247, %266 : tensor<16x32xf32>
      %273 = stablehlo.add %248, %268 : tensor<4xf32>
      %274 = stablehlo.add %249, %270 : tensor<32x4xf32>
      %c_74 = stablehlo.constant dense<1> : tensor<i32>
      %275 = stablehlo.add %iterArg_56, %c_74 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %234, %235, %236, %237, %246, %247, %248, %249, %261, %271, %272, %273, %274, %275 : tensor<f32>, tensor<16x16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x4xf32>, tensor<4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>
    }
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %138 = stablehlo.multiply %137, %136#6 : tensor<32xf32>
    %139 = stablehlo.subtract %arg0, %138 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %141 = stablehlo.multiply %140, %136#7 : tensor<16x32xf32>
    %142 = stablehlo.subtract %arg1, %141 : tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %144 = stablehlo.multiply %143, %136#8 : tensor<4xf32>
    %145 = stablehlo.subtract %arg2, %144 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %147 = stablehlo.multiply %146, %136#9 : tensor<32x4xf32>
    %148 = stablehlo.subtract %arg3, %147 : tensor<32x4xf32>
    return %139, %142, %145, %148, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
