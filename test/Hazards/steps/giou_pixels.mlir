module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x2xf32> loc("batch['anchor']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %12 = stablehlo.slice %11 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x2xf32>
    %15 = stablehlo.add %arg4, %14 : tensor<16x2xf32>
    %16 = stablehlo.slice %11 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<16x2xf32>
    %19 = stablehlo.exponential %18 : tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<1.200000e+02> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<16x2xf32>
    %22 = stablehlo.subtract %15, %21 : tensor<16x2xf32>
    %23 = stablehlo.add %15, %21 : tensor<16x2xf32>
    %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x4xf32>
    %25 = stablehlo.slice %24 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %26 = stablehlo.slice %arg6 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %27 = stablehlo.maximum %25, %26 : tensor<16x2xf32>
    %28 = stablehlo.compare EQ, %25, %27, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<16x2xi1>, tensor<16x2xf32>
    %32 = stablehlo.compare EQ, %26, %27, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<16x2xi1>, tensor<16x2xf32>
    %36 = stablehlo.divide %31, %35 : tensor<16x2xf32>
    %37 = stablehlo.slice %24 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %38 = stablehlo.slice %arg6 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %39 = stablehlo.minimum %37, %38 : tensor<16x2xf32>
    %40 = stablehlo.compare EQ, %37, %39, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<16x2xi1>, tensor<16x2xf32>
    %44 = stablehlo.compare EQ, %38, %39, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<16x2xi1>, tensor<16x2xf32>
    %48 = stablehlo.divide %43, %47 : tensor<16x2xf32>
    %49 = stablehlo.subtract %39, %27 : tensor<16x2xf32>
    %50 = call @relu_0(%49) : (tensor<16x2xf32>) -> tensor<16x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %52 = stablehlo.compare GT, %49, %51, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %54 = stablehlo.transpose %50, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x16xf32>) -> tensor<2x16xf32>
    %56 = stablehlo.slice %55 [0:1, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %57 = stablehlo.slice %55 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<1x16xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x16xf32>) -> tensor<16xf32>
    %60 = stablehlo.slice %24 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %61 = stablehlo.slice %24 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %62 = stablehlo.subtract %61, %60 : tensor<16x2xf32>
    %63 = call @relu_0(%62) : (tensor<16x2xf32>) -> tensor<16x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %65 = stablehlo.compare GT, %62, %64, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %67 = stablehlo.transpose %63, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %68 = stablehlo.reshape %67 : (tensor<2x16xf32>) -> tensor<2x16xf32>
    %69 = stablehlo.slice %68 [0:1, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %70 = stablehlo.slice %68 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %71 = stablehlo.multiply %69, %70 : tensor<1x16xf32>
    %72 = stablehlo.reshape %71 : (tensor<1x16xf32>) -> tensor<16xf32>
    %73 = stablehlo.slice %arg6 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %74 = stablehlo.slice %arg6 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %75 = stablehlo.subtract %74, %73 : tensor<16x2xf32>
    %76 = call @relu_0(%75) : (tensor<16x2xf32>) -> tensor<16x2xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.multiply across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.add %72, %77 : tensor<16xf32>
    %79 = stablehlo.subtract %78, %59 : tensor<16xf32>
    %80 = stablehlo.slice %24 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %81 = stablehlo.slice %arg6 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %82 = stablehlo.minimum %80, %81 : tensor<16x2xf32>
    %83 = stablehlo.compare EQ, %80, %82, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %86 = stablehlo.select %83, %84, %85 : tensor<16x2xi1>, tensor<16x2xf32>
    %87 = stablehlo.compare EQ, %81, %82, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<16x2xi1>, tensor<16x2xf32>
    %91 = stablehlo.divide %86, %90 : tensor<16x2xf32>
    %92 = stablehlo.slice %24 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %93 = stablehlo.slice %arg6 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %94 = stablehlo.maximum %92, %93 : tensor<16x2xf32>
    %95 = stablehlo.compare EQ, %92, %94, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %98 = stablehlo.select %95, %96, %97 : tensor<16x2xi1>, tensor<16x2xf32>
    %99 = stablehlo.compare EQ, %93, %94, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<16x2xi1>, tensor<16x2xf32>
    %103 = stablehlo.divide %98, %102 : tensor<16x2xf32>
    %104 = stablehlo.subtract %94, %82 : tensor<16x2xf32>
    %105 = call @relu_0(%104) : (tensor<16x2xf32>) -> tensor<16x2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %107 = stablehlo.compare GT, %104, %106, FLOAT : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x2xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %109 = stablehlo.transpose %105, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %110 = stablehlo.reshape %109 : (tensor<2x16xf32>) -> tensor<2x16xf32>
    %111 = stablehlo.slice %110 [0:1, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %112 = stablehlo.slice %110 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %113 = stablehlo.multiply %111, %112 : tensor<1x16xf32>
    %114 = stablehlo.reshape %113 : (tensor<1x16xf32>) -> tensor<16xf32>
    %115 = stablehlo.divide %59, %79 : tensor<16xf32>
    %116 = stablehlo.multiply %79, %79 : tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %118 = stablehlo.divide %117, %116 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %120 = stablehlo.subtract %119, %115 : tensor<16xf32>
    %121 = stablehlo.subtract %114, %79 : tensor<16xf32>
    %122 = stablehlo.divide %121, %114 : tensor<16xf32>
    %123 = stablehlo.multiply %114, %114 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %125 = stablehlo.divide %124, %123 : tensor<16xf32>
    %126 = stablehlo.add %120, %122 : tensor<16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %128 = stablehlo.divide %127, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %129 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %131 = stablehlo.multiply %130, %125 : tensor<16xf32>
    %132 = stablehlo.multiply %131, %121 : tensor<16xf32>
    %133 = stablehlo.negate %132 : tensor<16xf32>
    %134 = stablehlo.divide %130, %114 : tensor<16xf32>
    %135 = stablehlo.negate %134 : tensor<16xf32>
    %136 = stablehlo.add %133, %134 : tensor<16xf32>
    %137 = stablehlo.negate %130 : tensor<16xf32>
    %138 = stablehlo.multiply %137, %118 : tensor<16xf32>
    %139 = stablehlo.multiply %138, %59 : tensor<16xf32>
    %140 = stablehlo.negate %139 : tensor<16xf32>
    %141 = stablehlo.add %135, %140 : tensor<16xf32>
    %142 = stablehlo.divide %137, %79 : tensor<16xf32>
    %143 = stablehlo.broadcast_in_dim %136, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %144 = stablehlo.multiply %111, %143 : tensor<1x16xf32>
    %145 = stablehlo.multiply %143, %112 : tensor<1x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.pad %144, %cst_34, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.pad %145, %cst_35, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %148 = stablehlo.add %146, %147 : tensor<2x16xf32>
    %149 = stablehlo.transpose %148, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %151 = stablehlo.select %107, %149, %150 : tensor<16x2xi1>, tensor<16x2xf32>
    %152 = stablehlo.negate %151 : tensor<16x2xf32>
    %153 = stablehlo.multiply %151, %103 : tensor<16x2xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.pad %153, %cst_37, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %155 = stablehlo.multiply %152, %91 : tensor<16x2xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %155, %cst_38, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %157 = stablehlo.add %154, %156 : tensor<16x4xf32>
    %158 = stablehlo.negate %141 : tensor<16xf32>
    %159 = stablehlo.add %142, %158 : tensor<16xf32>
    %160 = stablehlo.broadcast_in_dim %141, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %161 = stablehlo.multiply %69, %160 : tensor<1x16xf32>
    %162 = stablehlo.multiply %160, %70 : tensor<1x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.pad %161, %cst_39, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.pad %162, %cst_40, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %165 = stablehlo.add %163, %164 : tensor<2x16xf32>
    %166 = stablehlo.transpose %165, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %168 = stablehlo.select %65, %166, %167 : tensor<16x2xi1>, tensor<16x2xf32>
    %169 = stablehlo.negate %168 : tensor<16x2xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.pad %168, %cst_42, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %171 = stablehlo.add %157, %170 : tensor<16x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.pad %169, %cst_43, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %173 = stablehlo.add %171, %172 : tensor<16x4xf32>
    %174 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %175 = stablehlo.multiply %56, %174 : tensor<1x16xf32>
    %176 = stablehlo.multiply %174, %57 : tensor<1x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.pad %175, %cst_44, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.pad %176, %cst_45, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %179 = stablehlo.add %177, %178 : tensor<2x16xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %182 = stablehlo.select %52, %180, %181 : tensor<16x2xi1>, tensor<16x2xf32>
    %183 = stablehlo.negate %182 : tensor<16x2xf32>
    %184 = stablehlo.multiply %182, %48 : tensor<16x2xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.pad %184, %cst_47, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %186 = stablehlo.add %173, %185 : tensor<16x4xf32>
    %187 = stablehlo.multiply %183, %36 : tensor<16x2xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.pad %187, %cst_48, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %189 = stablehlo.add %186, %188 : tensor<16x4xf32>
    %190 = stablehlo.slice %189 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %191 = stablehlo.slice %189 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %192 = stablehlo.negate %190 : tensor<16x2xf32>
    %193 = stablehlo.add %191, %190 : tensor<16x2xf32>
    %194 = stablehlo.add %191, %192 : tensor<16x2xf32>
    %cst_49 = stablehlo.constant dense<1.200000e+02> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %196 = stablehlo.multiply %195, %194 : tensor<16x2xf32>
    %197 = stablehlo.multiply %196, %19 : tensor<16x2xf32>
    %cst_50 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %199 = stablehlo.multiply %198, %197 : tensor<16x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %199, %cst_51, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %cst_52 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %202 = stablehlo.multiply %201, %193 : tensor<16x2xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.pad %202, %cst_53, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %204 = stablehlo.add %200, %203 : tensor<16x4xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %206 = stablehlo.reshape %205 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %208 = stablehlo.dot_general %204, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %209 = stablehlo.transpose %208, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %210 = stablehlo.dot_general %204, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %212 = stablehlo.select %6, %210, %211 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %214 = stablehlo.reshape %213 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %216 = stablehlo.dot_general %212, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %217 = stablehlo.transpose %216, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_59 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %219 = stablehlo.multiply %218, %215 : tensor<32xf32>
    %220 = stablehlo.subtract %arg0, %219 : tensor<32xf32>
    %cst_60 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %222 = stablehlo.multiply %221, %217 : tensor<8x32xf32>
    %223 = stablehlo.subtract %arg1, %222 : tensor<8x32xf32>
    %cst_61 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %225 = stablehlo.multiply %224, %207 : tensor<4xf32>
    %226 = stablehlo.subtract %arg2, %225 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %228 = stablehlo.multiply %227, %209 : tensor<32x4xf32>
    %229 = stablehlo.subtract %arg3, %228 : tensor<32x4xf32>
    return %220, %223, %226, %229, %128 : tensor<32xf32>, tensor<8x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
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
