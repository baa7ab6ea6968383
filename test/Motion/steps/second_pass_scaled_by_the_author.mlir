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
    %34 = stablehlo.dot_general %31, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.add %cst_11, %34 : tensor<f32>
    %36 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %37 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %39 = stablehlo.add %35, %38 : tensor<f32>
    %40 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %41 = stablehlo.add %39, %40 : tensor<f32>
    %42 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %43 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %44 = stablehlo.dot_general %42, %43, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %45 = stablehlo.add %41, %44 : tensor<f32>
    %46 = stablehlo.sqrt %45 : tensor<f32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.multiply %47, %31 : tensor<32xf32>
    %49 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.divide %48, %49 : tensor<32xf32>
    %51 = stablehlo.add %arg0, %50 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.multiply %52, %33 : tensor<16x32xf32>
    %54 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %55 = stablehlo.divide %53, %54 : tensor<16x32xf32>
    %56 = stablehlo.add %arg1, %55 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.multiply %57, %23 : tensor<4xf32>
    %59 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %60 = stablehlo.divide %58, %59 : tensor<4xf32>
    %61 = stablehlo.add %arg2, %60 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %63 = stablehlo.multiply %62, %25 : tensor<32x4xf32>
    %64 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %65 = stablehlo.divide %63, %64 : tensor<32x4xf32>
    %66 = stablehlo.add %arg3, %65 : tensor<32x4xf32>
    %67 = stablehlo.dot_general %arg4, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %68 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %70 = stablehlo.add %67, %69 : tensor<16x32xf32>
    %71 = call @relu(%70) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %73 = stablehlo.compare GT, %70, %72, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %75 = stablehlo.dot_general %71, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %76 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %78 = stablehlo.add %75, %77 : tensor<16x4xf32>
    %79 = stablehlo.subtract %78, %arg5 : tensor<16x4xf32>
    %80 = chlo.square %79 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %82 = stablehlo.multiply %81, %79 : tensor<16x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %84 = stablehlo.divide %83, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %85 = stablehlo.multiply %cst_21, %84 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.multiply %cst_22, %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %87 = stablehlo.divide %86, %cst_24 : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %89 = stablehlo.multiply %88, %82 : tensor<16x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.reshape %90 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %93 = stablehlo.dot_general %89, %71, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %95 = stablehlo.dot_general %89, %66, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %97 = stablehlo.select %73, %95, %96 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.reshape %98 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.dot_general %97, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_30 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.divide %100, %103 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %106 = stablehlo.divide %102, %105 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %108 = stablehlo.divide %92, %107 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %110 = stablehlo.divide %94, %109 : tensor<32x4xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %112 = stablehlo.multiply %111, %104 : tensor<32xf32>
    %113 = stablehlo.subtract %arg0, %112 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.multiply %114, %106 : tensor<16x32xf32>
    %116 = stablehlo.subtract %arg1, %115 : tensor<16x32xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.multiply %117, %108 : tensor<4xf32>
    %119 = stablehlo.subtract %arg2, %118 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %121 = stablehlo.multiply %120, %110 : tensor<32x4xf32>
    %122 = stablehlo.subtract %arg3, %121 : tensor<32x4xf32>
    %cst_38 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %123 = stablehlo.divide %85, %cst_38 : tensor<f32>
    return %113, %116, %119, %122, %123 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
