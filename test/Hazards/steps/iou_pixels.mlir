module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x4xf32> loc("batch['prior']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
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
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<16x4xf32>
    %14 = stablehlo.add %arg4, %13 : tensor<16x4xf32>
    %15 = stablehlo.slice %14 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %16 = stablehlo.slice %arg6 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %17 = stablehlo.minimum %15, %16 : tensor<16x2xf32>
    %18 = stablehlo.compare EQ, %15, %17, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<16x2xi1>, tensor<16x2xf32>
    %22 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<16x2xi1>, tensor<16x2xf32>
    %26 = stablehlo.divide %21, %25 : tensor<16x2xf32>
    %27 = stablehlo.slice %14 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %28 = stablehlo.slice %arg6 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %29 = stablehlo.maximum %27, %28 : tensor<16x2xf32>
    %30 = stablehlo.compare EQ, %27, %29, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<16x2xi1>, tensor<16x2xf32>
    %34 = stablehlo.compare EQ, %28, %29, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<16x2xi1>, tensor<16x2xf32>
    %38 = stablehlo.divide %33, %37 : tensor<16x2xf32>
    %39 = stablehlo.subtract %17, %29 : tensor<16x2xf32>
    %40 = call @relu_0(%39) : (tensor<16x2xf32>) -> tensor<16x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %42 = stablehlo.compare GT, %39, %41, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %44 = stablehlo.slice %40 [0:16, 0:1] : (tensor<16x2xf32>) -> tensor<16x1xf32>
    %45 = stablehlo.reshape %44 : (tensor<16x1xf32>) -> tensor<16xf32>
    %46 = stablehlo.slice %40 [0:16, 1:2] : (tensor<16x2xf32>) -> tensor<16x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<16x1xf32>) -> tensor<16xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<16xf32>
    %49 = stablehlo.slice %14 [0:16, 2:3] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %50 = stablehlo.reshape %49 : (tensor<16x1xf32>) -> tensor<16xf32>
    %51 = stablehlo.slice %14 [0:16, 0:1] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %52 = stablehlo.reshape %51 : (tensor<16x1xf32>) -> tensor<16xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<16xf32>
    %54 = stablehlo.slice %14 [0:16, 3:4] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %55 = stablehlo.reshape %54 : (tensor<16x1xf32>) -> tensor<16xf32>
    %56 = stablehlo.slice %14 [0:16, 1:2] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %57 = stablehlo.reshape %56 : (tensor<16x1xf32>) -> tensor<16xf32>
    %58 = stablehlo.subtract %55, %57 : tensor<16xf32>
    %59 = stablehlo.multiply %53, %58 : tensor<16xf32>
    %60 = stablehlo.slice %arg6 [0:16, 2:3] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %61 = stablehlo.reshape %60 : (tensor<16x1xf32>) -> tensor<16xf32>
    %62 = stablehlo.slice %arg6 [0:16, 0:1] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %63 = stablehlo.reshape %62 : (tensor<16x1xf32>) -> tensor<16xf32>
    %64 = stablehlo.subtract %61, %63 : tensor<16xf32>
    %65 = stablehlo.slice %arg6 [0:16, 3:4] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %66 = stablehlo.reshape %65 : (tensor<16x1xf32>) -> tensor<16xf32>
    %67 = stablehlo.slice %arg6 [0:16, 1:2] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %68 = stablehlo.reshape %67 : (tensor<16x1xf32>) -> tensor<16xf32>
    %69 = stablehlo.subtract %66, %68 : tensor<16xf32>
    %70 = stablehlo.multiply %64, %69 : tensor<16xf32>
    %71 = stablehlo.add %59, %70 : tensor<16xf32>
    %72 = stablehlo.subtract %71, %48 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.add %72, %73 : tensor<16xf32>
    %75 = stablehlo.divide %48, %74 : tensor<16xf32>
    %76 = stablehlo.multiply %74, %74 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.divide %77, %76 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%75 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %80 = stablehlo.divide %79, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.subtract %cst_16, %80 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.negate %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %83 = stablehlo.divide %82, %cst_18 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %85 = stablehlo.multiply %84, %78 : tensor<16xf32>
    %86 = stablehlo.multiply %85, %48 : tensor<16xf32>
    %87 = stablehlo.negate %86 : tensor<16xf32>
    %88 = stablehlo.divide %84, %74 : tensor<16xf32>
    %89 = stablehlo.negate %87 : tensor<16xf32>
    %90 = stablehlo.add %88, %89 : tensor<16xf32>
    %91 = stablehlo.multiply %53, %87 : tensor<16xf32>
    %92 = stablehlo.multiply %87, %58 : tensor<16xf32>
    %93 = stablehlo.negate %91 : tensor<16xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.pad %94, %cst_19, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %96 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.pad %96, %cst_20, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %98 = stablehlo.add %95, %97 : tensor<16x4xf32>
    %99 = stablehlo.negate %92 : tensor<16xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %100, %cst_21, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %102 = stablehlo.add %98, %101 : tensor<16x4xf32>
    %103 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.pad %103, %cst_22, low = [0, 2], high = [0, 1], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %105 = stablehlo.add %102, %104 : tensor<16x4xf32>
    %106 = stablehlo.multiply %45, %90 : tensor<16xf32>
    %107 = stablehlo.multiply %90, %47 : tensor<16xf32>
    %108 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.pad %108, %cst_23, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x2xf32>
    %110 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.pad %110, %cst_24, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x2xf32>
    %112 = stablehlo.add %109, %111 : tensor<16x2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %114 = stablehlo.select %42, %112, %113 : tensor<16x2xi1>, tensor<16x2xf32>
    %115 = stablehlo.negate %114 : tensor<16x2xf32>
    %116 = stablehlo.multiply %115, %38 : tensor<16x2xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.pad %116, %cst_26, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %118 = stablehlo.add %105, %117 : tensor<16x4xf32>
    %119 = stablehlo.multiply %114, %26 : tensor<16x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.pad %119, %cst_27, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %121 = stablehlo.add %118, %120 : tensor<16x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<16x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %125 = stablehlo.reshape %124 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %127 = stablehlo.dot_general %123, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %129 = stablehlo.dot_general %123, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %131 = stablehlo.select %6, %129, %130 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %133 = stablehlo.reshape %132 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.dot_general %131, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %136 = stablehlo.transpose %135, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %138 = stablehlo.multiply %137, %134 : tensor<32xf32>
    %139 = stablehlo.subtract %arg0, %138 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %141 = stablehlo.multiply %140, %136 : tensor<8x32xf32>
    %142 = stablehlo.subtract %arg1, %141 : tensor<8x32xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %144 = stablehlo.multiply %143, %126 : tensor<4xf32>
    %145 = stablehlo.subtract %arg2, %144 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %147 = stablehlo.multiply %146, %128 : tensor<32x4xf32>
    %148 = stablehlo.subtract %arg3, %147 : tensor<32x4xf32>
    return %139, %142, %145, %148, %81 : tensor<32xf32>, tensor<8x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @relu_0(%arg0: tensor<16x2xf32>) -> tensor<16x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x2xf32>
    return %1 : tensor<16x2xf32>
  }
}
