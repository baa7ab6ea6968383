module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<6xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x6xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<64x8xf32> loc("batch['x']"), %arg5: tensor<64x8xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x6xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x16xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x16xf32>
    %4 = call @relu(%3) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x6xf32>) -> tensor<64x6xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<64x6xf32>
    %11 = stablehlo.add %8, %10 : tensor<64x6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %13 = stablehlo.reshape %12 : (tensor<64xf32>) -> tensor<64x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<64x6xf32>, tensor<64x6xf32>) -> tensor<64x6xi1>
    %16 = stablehlo.convert %15 : (tensor<64x6xi1>) -> tensor<64x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<64xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<64xi1>, tensor<64xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<64xi1>, tensor<64xf32>
    %29 = stablehlo.divide %23, %28 : tensor<64xf32>
    %30 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %32 = stablehlo.subtract %11, %31 : tensor<64x6xf32>
    %33 = stablehlo.exponential %32 : tensor<64x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %37 = stablehlo.divide %33, %36 : tensor<64x6xf32>
    %38 = stablehlo.multiply %35, %35 : tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %40 = stablehlo.divide %39, %38 : tensor<64x1xf32>
    %41 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x16xf32>) -> tensor<64x16xf32>
    %42 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %44 = stablehlo.add %41, %43 : tensor<64x16xf32>
    %45 = call @relu(%44) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %47 = stablehlo.compare GT, %44, %46, FLOAT : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %49 = stablehlo.dot_general %45, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x6xf32>) -> tensor<64x6xf32>
    %50 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<64x6xf32>
    %52 = stablehlo.add %49, %51 : tensor<64x6xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %54 = stablehlo.reshape %53 : (tensor<64xf32>) -> tensor<64x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %56 = stablehlo.compare EQ, %52, %55, FLOAT : (tensor<64x6xf32>, tensor<64x6xf32>) -> tensor<64x6xi1>
    %57 = stablehlo.convert %56 : (tensor<64x6xi1>) -> tensor<64x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %60 = stablehlo.maximum %59, %53 : tensor<64xf32>
    %61 = stablehlo.compare EQ, %53, %60, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<64xi1>, tensor<64xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %66 = stablehlo.compare EQ, %65, %60, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<64xi1>, tensor<64xf32>
    %70 = stablehlo.divide %64, %69 : tensor<64xf32>
    %71 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %73 = stablehlo.subtract %52, %72 : tensor<64x6xf32>
    %74 = stablehlo.exponential %73 : tensor<64x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %78 = stablehlo.divide %74, %77 : tensor<64x6xf32>
    %79 = stablehlo.multiply %76, %76 : tensor<64x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %81 = stablehlo.divide %80, %79 : tensor<64x1xf32>
    %82 = stablehlo.transpose %37, dims = [1, 0] : (tensor<64x6xf32>) -> tensor<6x64xf32>
    %83 = stablehlo.dot_general %82, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x64xf32>, tensor<64x6xf32>) -> tensor<6x6xf32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %85 = stablehlo.divide %83, %84 : tensor<6x6xf32>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %87 = stablehlo.add %85, %86 : tensor<6x6xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %89 = stablehlo.divide %87, %88 : tensor<6x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%89 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %94 = stablehlo.log %89 : tensor<6x6xf32>
    %95 = stablehlo.log %91 : tensor<6x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %97 = stablehlo.subtract %94, %96 : tensor<6x6xf32>
    %98 = stablehlo.log %93 : tensor<1x6xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %100 = stablehlo.subtract %97, %99 : tensor<6x6xf32>
    %101 = stablehlo.multiply %89, %100 : tensor<6x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<-1.000000e+02> : tensor<f32>
    %103 = stablehlo.multiply %cst_28, %102 : tensor<f32>
    %cst_29 = stablehlo.constant dense<-1.000000e+02> : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.multiply %cst_29, %cst_30 : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %106 = stablehlo.multiply %89, %105 : tensor<6x6xf32>
    %107 = stablehlo.multiply %105, %100 : tensor<6x6xf32>
    %108 = stablehlo.negate %106 : tensor<6x6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %110 = stablehlo.reshape %109 : (tensor<6xf32>) -> tensor<1x6xf32>
    %111 = stablehlo.divide %110, %93 : tensor<1x6xf32>
    %112 = stablehlo.negate %106 : tensor<6x6xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %114 = stablehlo.reshape %113 : (tensor<6xf32>) -> tensor<6x1xf32>
    %115 = stablehlo.divide %114, %91 : tensor<6x1xf32>
    %116 = stablehlo.divide %106, %89 : tensor<6x6xf32>
    %117 = stablehlo.add %107, %116 : tensor<6x6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%111 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %120 = stablehlo.add %117, %119 : tensor<6x6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%115 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<6xf32>) -> tensor<6x6xf32>
    %123 = stablehlo.add %120, %122 : tensor<6x6xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %125 = stablehlo.divide %123, %124 : tensor<6x6xf32>
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %127 = stablehlo.add %125, %126 : tensor<6x6xf32>
    %cst_36 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %129 = stablehlo.divide %127, %128 : tensor<6x6xf32>
    %130 = stablehlo.dot_general %129, %82, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x64xf32>) -> tensor<6x64xf32>
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<6x64xf32>) -> tensor<64x6xf32>
    %132 = stablehlo.dot_general %129, %78, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<64x6xf32>) -> tensor<6x64xf32>
    %133 = stablehlo.transpose %132, dims = [1, 0] : (tensor<6x64xf32>) -> tensor<64x6xf32>
    %134 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %135 = stablehlo.multiply %131, %134 : tensor<64x6xf32>
    %136 = stablehlo.multiply %135, %74 : tensor<64x6xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %138 = stablehlo.reshape %137 : (tensor<64xf32>) -> tensor<64x1xf32>
    %139 = stablehlo.negate %138 : tensor<64x1xf32>
    %140 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %141 = stablehlo.divide %131, %140 : tensor<64x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%139 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<64xf32>) -> tensor<64x6xf32>
    %144 = stablehlo.add %141, %143 : tensor<64x6xf32>
    %145 = stablehlo.multiply %144, %74 : tensor<64x6xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<64x6xf32>, tensor<f32>) -> tensor<6xf32>
    %147 = stablehlo.reshape %146 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %149 = stablehlo.dot_general %145, %45, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x6xf32>, tensor<64x16xf32>) -> tensor<6x16xf32>
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<6x16xf32>) -> tensor<16x6xf32>
    %151 = stablehlo.dot_general %145, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x6xf32>, tensor<16x6xf32>) -> tensor<64x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %153 = stablehlo.select %47, %151, %152 : tensor<64x16xi1>, tensor<64x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %155 = stablehlo.reshape %154 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %157 = stablehlo.dot_general %153, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x8xf32>) -> tensor<16x8xf32>
    %158 = stablehlo.transpose %157, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %159 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %160 = stablehlo.multiply %133, %159 : tensor<64x6xf32>
    %161 = stablehlo.multiply %160, %33 : tensor<64x6xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<64x6xf32>, tensor<f32>) -> tensor<64xf32>
    %163 = stablehlo.reshape %162 : (tensor<64xf32>) -> tensor<64x1xf32>
    %164 = stablehlo.negate %163 : tensor<64x1xf32>
    %165 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x6xf32>
    %166 = stablehlo.divide %133, %165 : tensor<64x6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%164 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<64xf32>) -> tensor<64x6xf32>
    %169 = stablehlo.add %166, %168 : tensor<64x6xf32>
    %170 = stablehlo.multiply %169, %33 : tensor<64x6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<64x6xf32>, tensor<f32>) -> tensor<6xf32>
    %172 = stablehlo.reshape %171 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %174 = stablehlo.add %148, %173 : tensor<6xf32>
    %175 = stablehlo.dot_general %170, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x6xf32>, tensor<64x16xf32>) -> tensor<6x16xf32>
    %176 = stablehlo.transpose %175, dims = [1, 0] : (tensor<6x16xf32>) -> tensor<16x6xf32>
    %177 = stablehlo.add %150, %176 : tensor<16x6xf32>
    %178 = stablehlo.dot_general %170, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x6xf32>, tensor<16x6xf32>) -> tensor<64x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %180 = stablehlo.select %6, %178, %179 : tensor<64x16xi1>, tensor<64x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %182 = stablehlo.reshape %181 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %184 = stablehlo.add %156, %183 : tensor<16xf32>
    %185 = stablehlo.dot_general %180, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x8xf32>) -> tensor<16x8xf32>
    %186 = stablehlo.transpose %185, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %187 = stablehlo.add %158, %186 : tensor<8x16xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %189 = stablehlo.multiply %188, %184 : tensor<16xf32>
    %190 = stablehlo.subtract %arg0, %189 : tensor<16xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %192 = stablehlo.multiply %191, %187 : tensor<8x16xf32>
    %193 = stablehlo.subtract %arg1, %192 : tensor<8x16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %195 = stablehlo.multiply %194, %174 : tensor<6xf32>
    %196 = stablehlo.subtract %arg2, %195 : tensor<6xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %198 = stablehlo.multiply %197, %177 : tensor<16x6xf32>
    %199 = stablehlo.subtract %arg3, %198 : tensor<16x6xf32>
    return %190, %193, %196, %199, %103 : tensor<16xf32>, tensor<8x16xf32>, tensor<6xf32>, tensor<16x6xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
}
