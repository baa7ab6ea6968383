module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x2xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<4x8x8xf32> loc("batch['x']"), %arg5: tensor<4x8x2xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %4 = stablehlo.slice %arg4 [0:1, 0:8, 0:8] : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.slice %arg5 [0:1, 0:8, 0:2] : (tensor<4x8x2xf32>) -> tensor<1x8x2xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x8x2xf32>) -> tensor<8x2xf32>
    %8 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x16xf32>
    %12 = call @relu(%11) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %14 = stablehlo.compare GT, %11, %13, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %16 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %19 = stablehlo.add %16, %18 : tensor<8x2xf32>
    %20 = stablehlo.subtract %19, %7 : tensor<8x2xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<8x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<8x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<8x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.reshape %29 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.dot_general %28, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %34 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %36 = stablehlo.select %14, %34, %35 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.reshape %37 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.dot_general %36, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %42 = stablehlo.divide %25, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.add %cst_16, %42 : tensor<f32>
    %44 = stablehlo.add %0, %39 : tensor<16xf32>
    %45 = stablehlo.add %1, %41 : tensor<8x16xf32>
    %46 = stablehlo.add %2, %31 : tensor<2xf32>
    %47 = stablehlo.add %3, %33 : tensor<16x2xf32>
    %48 = stablehlo.slice %arg4 [1:2, 0:8, 0:8] : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %50 = stablehlo.slice %arg5 [1:2, 0:8, 0:2] : (tensor<4x8x2xf32>) -> tensor<1x8x2xf32>
    %51 = stablehlo.reshape %50 : (tensor<1x8x2xf32>) -> tensor<8x2xf32>
    %52 = stablehlo.dot_general %49, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %53 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %55 = stablehlo.add %52, %54 : tensor<8x16xf32>
    %56 = call @relu(%55) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %58 = stablehlo.compare GT, %55, %57, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %60 = stablehlo.dot_general %56, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %61 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %63 = stablehlo.add %60, %62 : tensor<8x2xf32>
    %64 = stablehlo.subtract %63, %51 : tensor<8x2xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<8x2xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %67 = stablehlo.multiply %66, %64 : tensor<8x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%65 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %69 = stablehlo.divide %68, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %70 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %72 = stablehlo.multiply %71, %67 : tensor<8x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %74 = stablehlo.reshape %73 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %76 = stablehlo.dot_general %72, %56, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %78 = stablehlo.dot_general %72, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %80 = stablehlo.select %58, %78, %79 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %82 = stablehlo.reshape %81 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %84 = stablehlo.dot_general %80, %49, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_29 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %86 = stablehlo.divide %69, %cst_29 : tensor<f32>
    %87 = stablehlo.add %43, %86 : tensor<f32>
    %88 = stablehlo.add %44, %83 : tensor<16xf32>
    %89 = stablehlo.add %45, %85 : tensor<8x16xf32>
    %90 = stablehlo.add %46, %75 : tensor<2xf32>
    %91 = stablehlo.add %47, %77 : tensor<16x2xf32>
    %92 = stablehlo.slice %arg4 [2:3, 0:8, 0:8] : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %93 = stablehlo.reshape %92 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %94 = stablehlo.slice %arg5 [2:3, 0:8, 0:2] : (tensor<4x8x2xf32>) -> tensor<1x8x2xf32>
    %95 = stablehlo.reshape %94 : (tensor<1x8x2xf32>) -> tensor<8x2xf32>
    %96 = stablehlo.dot_general %93, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %97 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %99 = stablehlo.add %96, %98 : tensor<8x16xf32>
    %100 = call @relu(%99) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %102 = stablehlo.compare GT, %99, %101, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %104 = stablehlo.dot_general %100, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %105 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %107 = stablehlo.add %104, %106 : tensor<8x2xf32>
    %108 = stablehlo.subtract %107, %95 : tensor<8x2xf32>
    %109 = stablehlo.multiply %108, %108 : tensor<8x2xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %111 = stablehlo.multiply %110, %108 : tensor<8x2xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%109 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %113 = stablehlo.divide %112, %cst_34 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %114 = stablehlo.divide %cst_35, %cst_36 : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %116 = stablehlo.multiply %115, %111 : tensor<8x2xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %118 = stablehlo.reshape %117 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %120 = stablehlo.dot_general %116, %100, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %122 = stablehlo.dot_general %116, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %124 = stablehlo.select %102, %122, %123 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %126 = stablehlo.reshape %125 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %128 = stablehlo.dot_general %124, %93, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %129 = stablehlo.transpose %128, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_42 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %130 = stablehlo.divide %113, %cst_42 : tensor<f32>
    %131 = stablehlo.add %87, %130 : tensor<f32>
    %132 = stablehlo.add %88, %127 : tensor<16xf32>
    %133 = stablehlo.add %89, %129 : tensor<8x16xf32>
    %134 = stablehlo.add %90, %119 : tensor<2xf32>
    %135 = stablehlo.add %91, %121 : tensor<16x2xf32>
    %136 = stablehlo.slice %arg4 [3:4, 0:8, 0:8] : (tensor<4x8x8xf32>) -> tensor<1x8x8xf32>
    %137 = stablehlo.reshape %136 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %138 = stablehlo.slice %arg5 [3:4, 0:8, 0:2] : (tensor<4x8x2xf32>) -> tensor<1x8x2xf32>
    %139 = stablehlo.reshape %138 : (tensor<1x8x2xf32>) -> tensor<8x2xf32>
    %140 = stablehlo.dot_general %137, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %141 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %143 = stablehlo.add %140, %142 : tensor<8x16xf32>
    %144 = call @relu(%143) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %146 = stablehlo.compare GT, %143, %145, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %148 = stablehlo.dot_general %144, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %149 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %151 = stablehlo.add %148, %150 : tensor<8x2xf32>
    %152 = stablehlo.subtract %151, %139 : tensor<8x2xf32>
    %153 = stablehlo.multiply %152, %152 : tensor<8x2xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %155 = stablehlo.multiply %154, %152 : tensor<8x2xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%153 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %157 = stablehlo.divide %156, %cst_47 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %158 = stablehlo.divide %cst_48, %cst_49 : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %160 = stablehlo.multiply %159, %155 : tensor<8x2xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %162 = stablehlo.reshape %161 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %164 = stablehlo.dot_general %160, %144, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %165 = stablehlo.transpose %164, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %166 = stablehlo.dot_general %160, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %168 = stablehlo.select %146, %166, %167 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %170 = stablehlo.reshape %169 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %172 = stablehlo.dot_general %168, %137, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %173 = stablehlo.transpose %172, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_55 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %174 = stablehlo.divide %157, %cst_55 : tensor<f32>
    %175 = stablehlo.add %131, %174 : tensor<f32>
    %176 = stablehlo.add %132, %171 : tensor<16xf32>
    %177 = stablehlo.add %133, %173 : tensor<8x16xf32>
    %178 = stablehlo.add %134, %163 : tensor<2xf32>
    %179 = stablehlo.add %135, %165 : tensor<16x2xf32>
    %180 = stablehlo.dot_general %176, %176, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.add %cst_56, %180 : tensor<f32>
    %182 = stablehlo.reshape %177 : (tensor<8x16xf32>) -> tensor<128xf32>
    %183 = stablehlo.reshape %177 : (tensor<8x16xf32>) -> tensor<128xf32>
    %184 = stablehlo.dot_general %182, %183, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %185 = stablehlo.add %181, %184 : tensor<f32>
    %186 = stablehlo.dot_general %178, %178, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %187 = stablehlo.add %185, %186 : tensor<f32>
    %188 = stablehlo.reshape %179 : (tensor<16x2xf32>) -> tensor<32xf32>
    %189 = stablehlo.reshape %179 : (tensor<16x2xf32>) -> tensor<32xf32>
    %190 = stablehlo.dot_general %188, %189, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %191 = stablehlo.add %187, %190 : tensor<f32>
    %192 = stablehlo.sqrt %191 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.add %192, %cst_57 : tensor<f32>
    %cst_58 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %194 = stablehlo.divide %cst_58, %193 : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %196 = stablehlo.multiply %195, %176 : tensor<16xf32>
    %197 = stablehlo.subtract %arg0, %196 : tensor<16xf32>
    %198 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %199 = stablehlo.multiply %198, %177 : tensor<8x16xf32>
    %200 = stablehlo.subtract %arg1, %199 : tensor<8x16xf32>
    %201 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %202 = stablehlo.multiply %201, %178 : tensor<2xf32>
    %203 = stablehlo.subtract %arg2, %202 : tensor<2xf32>
    %204 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %205 = stablehlo.multiply %204, %179 : tensor<16x2xf32>
    %206 = stablehlo.subtract %arg3, %205 : tensor<16x2xf32>
    return %197, %200, %203, %206, %175 : tensor<16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
