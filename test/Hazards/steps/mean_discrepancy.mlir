module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x8xf32> loc("batch['x']"), %arg5: tensor<32x8xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x16xf32>
    %4 = call @relu(%3) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x4xf32>
    %12 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    %13 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %15 = stablehlo.add %12, %14 : tensor<32x16xf32>
    %16 = call @relu(%15) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %18 = stablehlo.compare GT, %15, %17, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %20 = stablehlo.dot_general %16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %23 = stablehlo.add %20, %22 : tensor<32x4xf32>
    %24 = stablehlo.multiply %11, %11 : tensor<32x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %27 = stablehlo.multiply %11, %11 : tensor<32x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %32 = stablehlo.add %30, %31 : tensor<32x32xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %34 = stablehlo.multiply %33, %11 : tensor<32x4xf32>
    %35 = stablehlo.transpose %11, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %37 = stablehlo.subtract %36, %32 : tensor<32x32xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %39 = stablehlo.divide %37, %38 : tensor<32x32xf32>
    %40 = stablehlo.exponential %39 : tensor<32x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_8 : tensor<f32>
    %43 = stablehlo.multiply %23, %23 : tensor<32x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %46 = stablehlo.multiply %23, %23 : tensor<32x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %49 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %51 = stablehlo.add %49, %50 : tensor<32x32xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %53 = stablehlo.multiply %52, %23 : tensor<32x4xf32>
    %54 = stablehlo.transpose %23, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %55 = stablehlo.dot_general %53, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %56 = stablehlo.subtract %55, %51 : tensor<32x32xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %58 = stablehlo.divide %56, %57 : tensor<32x32xf32>
    %59 = stablehlo.exponential %58 : tensor<32x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %61 = stablehlo.divide %60, %cst_14 : tensor<f32>
    %62 = stablehlo.add %42, %61 : tensor<f32>
    %63 = stablehlo.multiply %11, %11 : tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %66 = stablehlo.multiply %23, %23 : tensor<32x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %69 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %71 = stablehlo.add %69, %70 : tensor<32x32xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %73 = stablehlo.multiply %72, %11 : tensor<32x4xf32>
    %74 = stablehlo.transpose %23, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %75 = stablehlo.dot_general %73, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %76 = stablehlo.subtract %75, %71 : tensor<32x32xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %78 = stablehlo.divide %76, %77 : tensor<32x32xf32>
    %79 = stablehlo.exponential %78 : tensor<32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %81 = stablehlo.divide %80, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.multiply %cst_21, %81 : tensor<f32>
    %83 = stablehlo.subtract %62, %82 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %84 = stablehlo.multiply %cst_22, %83 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.multiply %cst_23, %cst_24 : tensor<f32>
    %86 = stablehlo.negate %85 : tensor<f32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %87 = stablehlo.multiply %cst_25, %86 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %88 = stablehlo.divide %87, %cst_26 : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %90 = stablehlo.multiply %89, %79 : tensor<32x32xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %92 = stablehlo.divide %90, %91 : tensor<32x32xf32>
    %93 = stablehlo.negate %92 : tensor<32x32xf32>
    %94 = stablehlo.dot_general %92, %73, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %96 = stablehlo.dot_general %92, %74, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %97 = stablehlo.transpose %95, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<32x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%93 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.reshape %100 : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%93 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.reshape %102 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %106 = stablehlo.multiply %23, %105 : tensor<32x4xf32>
    %107 = stablehlo.add %97, %106 : tensor<32x4xf32>
    %108 = stablehlo.multiply %105, %23 : tensor<32x4xf32>
    %109 = stablehlo.add %107, %108 : tensor<32x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%101 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %112 = stablehlo.multiply %11, %111 : tensor<32x4xf32>
    %113 = stablehlo.add %99, %112 : tensor<32x4xf32>
    %114 = stablehlo.multiply %111, %11 : tensor<32x4xf32>
    %115 = stablehlo.add %113, %114 : tensor<32x4xf32>
    %cst_33 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %116 = stablehlo.divide %85, %cst_33 : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %118 = stablehlo.multiply %117, %59 : tensor<32x32xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %120 = stablehlo.divide %118, %119 : tensor<32x32xf32>
    %121 = stablehlo.negate %120 : tensor<32x32xf32>
    %122 = stablehlo.dot_general %120, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %123 = stablehlo.transpose %122, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %124 = stablehlo.dot_general %120, %54, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %125 = stablehlo.transpose %123, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %126 = stablehlo.add %109, %125 : tensor<32x4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %128 = stablehlo.multiply %127, %124 : tensor<32x4xf32>
    %129 = stablehlo.add %126, %128 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%121 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %131 = stablehlo.reshape %130 : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%121 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %133 = stablehlo.reshape %132 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %136 = stablehlo.multiply %23, %135 : tensor<32x4xf32>
    %137 = stablehlo.add %129, %136 : tensor<32x4xf32>
    %138 = stablehlo.multiply %135, %23 : tensor<32x4xf32>
    %139 = stablehlo.add %137, %138 : tensor<32x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%131 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %142 = stablehlo.multiply %23, %141 : tensor<32x4xf32>
    %143 = stablehlo.add %139, %142 : tensor<32x4xf32>
    %144 = stablehlo.multiply %141, %23 : tensor<32x4xf32>
    %145 = stablehlo.add %143, %144 : tensor<32x4xf32>
    %cst_40 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %146 = stablehlo.divide %85, %cst_40 : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %148 = stablehlo.multiply %147, %40 : tensor<32x32xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %150 = stablehlo.divide %148, %149 : tensor<32x32xf32>
    %151 = stablehlo.negate %150 : tensor<32x32xf32>
    %152 = stablehlo.dot_general %150, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %153 = stablehlo.transpose %152, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %154 = stablehlo.dot_general %150, %35, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %155 = stablehlo.transpose %153, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %156 = stablehlo.add %115, %155 : tensor<32x4xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %158 = stablehlo.multiply %157, %154 : tensor<32x4xf32>
    %159 = stablehlo.add %156, %158 : tensor<32x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%151 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %161 = stablehlo.reshape %160 : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%151 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %163 = stablehlo.reshape %162 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %166 = stablehlo.multiply %11, %165 : tensor<32x4xf32>
    %167 = stablehlo.add %159, %166 : tensor<32x4xf32>
    %168 = stablehlo.multiply %165, %11 : tensor<32x4xf32>
    %169 = stablehlo.add %167, %168 : tensor<32x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%161 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %172 = stablehlo.multiply %11, %171 : tensor<32x4xf32>
    %173 = stablehlo.add %169, %172 : tensor<32x4xf32>
    %174 = stablehlo.multiply %171, %11 : tensor<32x4xf32>
    %175 = stablehlo.add %173, %174 : tensor<32x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%145 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %177 = stablehlo.reshape %176 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %179 = stablehlo.dot_general %145, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x16xf32>) -> tensor<4x16xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %181 = stablehlo.dot_general %145, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<16x4xf32>) -> tensor<32x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %183 = stablehlo.select %18, %181, %182 : tensor<32x16xi1>, tensor<32x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %185 = stablehlo.reshape %184 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %187 = stablehlo.dot_general %183, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %188 = stablehlo.transpose %187, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%175 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %190 = stablehlo.reshape %189 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %192 = stablehlo.add %178, %191 : tensor<4xf32>
    %193 = stablehlo.dot_general %175, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x16xf32>) -> tensor<4x16xf32>
    %194 = stablehlo.transpose %193, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %195 = stablehlo.add %180, %194 : tensor<16x4xf32>
    %196 = stablehlo.dot_general %175, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<16x4xf32>) -> tensor<32x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %198 = stablehlo.select %6, %196, %197 : tensor<32x16xi1>, tensor<32x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %200 = stablehlo.reshape %199 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%200 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %202 = stablehlo.add %186, %201 : tensor<16xf32>
    %203 = stablehlo.dot_general %198, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %204 = stablehlo.transpose %203, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %205 = stablehlo.add %188, %204 : tensor<8x16xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %207 = stablehlo.multiply %206, %202 : tensor<16xf32>
    %208 = stablehlo.subtract %arg0, %207 : tensor<16xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %210 = stablehlo.multiply %209, %205 : tensor<8x16xf32>
    %211 = stablehlo.subtract %arg1, %210 : tensor<8x16xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %213 = stablehlo.multiply %212, %192 : tensor<4xf32>
    %214 = stablehlo.subtract %arg2, %213 : tensor<4xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %216 = stablehlo.multiply %215, %195 : tensor<16x4xf32>
    %217 = stablehlo.subtract %arg3, %216 : tensor<16x4xf32>
    return %208, %211, %214, %217, %84 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
}
