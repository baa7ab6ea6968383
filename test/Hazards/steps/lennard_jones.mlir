module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<4x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<3xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x3xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<8x3xf32> loc("batch['at']"), %arg5: tensor<8x4xf32> loc("batch['x']"), %arg6: tensor<f32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x3xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x3xf32>) -> tensor<8x3xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<8x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x3xf32>
    %cst_1 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<8x3xf32>
    %14 = stablehlo.add %arg4, %13 : tensor<8x3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x8x3xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x8x3xf32>) -> tensor<8x8x3xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<8x8x3xf32>
    %20 = stablehlo.transpose %19, dims = [2, 0, 1] : (tensor<8x8x3xf32>) -> tensor<3x8x8xf32>
    %21 = stablehlo.slice %20 [0:1, 0:8, 0:8] : (tensor<3x8x8xf32>) -> tensor<1x8x8xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %23 = stablehlo.slice %20 [1:2, 0:8, 0:8] : (tensor<3x8x8xf32>) -> tensor<1x8x8xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %25 = stablehlo.slice %20 [2:3, 0:8, 0:8] : (tensor<3x8x8xf32>) -> tensor<1x8x8xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %27 = stablehlo.multiply %22, %22 : tensor<8x8xf32>
    %28 = stablehlo.multiply %24, %24 : tensor<8x8xf32>
    %29 = stablehlo.add %27, %28 : tensor<8x8xf32>
    %30 = stablehlo.multiply %26, %26 : tensor<8x8xf32>
    %31 = stablehlo.add %29, %30 : tensor<8x8xf32>
    %32 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %33 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %35 = stablehlo.add %32, %34 : tensor<8x8xi32>
    %36 = stablehlo.compare EQ, %35, %33, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %37 = stablehlo.convert %36 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<8x8xf32>
    %40 = stablehlo.add %31, %39 : tensor<8x8xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<8x8xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<8x8xf32>
    %43 = stablehlo.multiply %40, %40 : tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %47 = stablehlo.divide %46, %42 : tensor<8x8xf32>
    %48 = stablehlo.multiply %42, %42 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %50 = stablehlo.divide %49, %48 : tensor<8x8xf32>
    %51 = stablehlo.multiply %47, %47 : tensor<8x8xf32>
    %52 = stablehlo.subtract %51, %47 : tensor<8x8xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %58 = stablehlo.divide %arg6, %cst_10 : tensor<f32>
    %59 = stablehlo.subtract %57, %58 : tensor<f32>
    %60 = chlo.square %59 : tensor<f32> -> tensor<f32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.multiply %cst_11, %59 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%60 init: %cst_12) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %65 = stablehlo.multiply %64, %61 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %66 = stablehlo.divide %65, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.divide %66, %cst_17 : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<8x8xf32>
    %71 = stablehlo.negate %70 : tensor<8x8xf32>
    %72 = stablehlo.multiply %47, %70 : tensor<8x8xf32>
    %73 = stablehlo.add %71, %72 : tensor<8x8xf32>
    %74 = stablehlo.multiply %70, %47 : tensor<8x8xf32>
    %75 = stablehlo.add %73, %74 : tensor<8x8xf32>
    %76 = stablehlo.multiply %75, %50 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<8x8xf32>
    %79 = stablehlo.negate %78 : tensor<8x8xf32>
    %80 = stablehlo.multiply %79, %45 : tensor<8x8xf32>
    %81 = stablehlo.multiply %26, %80 : tensor<8x8xf32>
    %82 = stablehlo.multiply %80, %26 : tensor<8x8xf32>
    %83 = stablehlo.add %81, %82 : tensor<8x8xf32>
    %84 = stablehlo.multiply %24, %80 : tensor<8x8xf32>
    %85 = stablehlo.multiply %80, %24 : tensor<8x8xf32>
    %86 = stablehlo.add %84, %85 : tensor<8x8xf32>
    %87 = stablehlo.multiply %22, %80 : tensor<8x8xf32>
    %88 = stablehlo.multiply %80, %22 : tensor<8x8xf32>
    %89 = stablehlo.add %87, %88 : tensor<8x8xf32>
    %90 = stablehlo.broadcast_in_dim %83, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_20, low = [2, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<3x8x8xf32>
    %92 = stablehlo.broadcast_in_dim %86, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.pad %92, %cst_21, low = [1, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<3x8x8xf32>
    %94 = stablehlo.add %91, %93 : tensor<3x8x8xf32>
    %95 = stablehlo.broadcast_in_dim %89, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.pad %95, %cst_22, low = [0, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<3x8x8xf32>
    %97 = stablehlo.add %94, %96 : tensor<3x8x8xf32>
    %98 = stablehlo.transpose %97, dims = [1, 2, 0] : (tensor<3x8x8xf32>) -> tensor<8x8x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %100 = stablehlo.reshape %99 : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %101 = stablehlo.negate %98 : tensor<8x8x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<8x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %103 = stablehlo.reshape %102 : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%100 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<8x1x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %106 = stablehlo.add %104, %105 : tensor<8x3xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<8x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %110 = stablehlo.reshape %109 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %112 = stablehlo.dot_general %108, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x16xf32>) -> tensor<3x16xf32>
    %113 = stablehlo.transpose %112, dims = [1, 0] : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %114 = stablehlo.dot_general %108, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<16x3xf32>) -> tensor<8x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %116 = stablehlo.select %6, %114, %115 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %118 = stablehlo.reshape %117 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %120 = stablehlo.dot_general %116, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %123 = stablehlo.multiply %122, %119 : tensor<16xf32>
    %124 = stablehlo.subtract %arg0, %123 : tensor<16xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %126 = stablehlo.multiply %125, %121 : tensor<4x16xf32>
    %127 = stablehlo.subtract %arg1, %126 : tensor<4x16xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %129 = stablehlo.multiply %128, %111 : tensor<3xf32>
    %130 = stablehlo.subtract %arg2, %129 : tensor<3xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %132 = stablehlo.multiply %131, %113 : tensor<16x3xf32>
    %133 = stablehlo.subtract %arg3, %132 : tensor<16x3xf32>
    return %124, %127, %130, %133, %63 : tensor<16xf32>, tensor<4x16xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
