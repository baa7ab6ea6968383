module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['l0']['w']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['l1']['b']"), %arg7: tensor<32x4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['l1']['w']"), %arg8: tensor<16x16xf32> loc("batch['x']"), %arg9: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg9 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.multiply %34, %arg4 : tensor<32xf32>
    %36 = stablehlo.add %35, %31 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %38 = stablehlo.multiply %37, %arg5 : tensor<16x32xf32>
    %39 = stablehlo.add %38, %33 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.multiply %40, %arg6 : tensor<4xf32>
    %42 = stablehlo.add %41, %23 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %44 = stablehlo.multiply %43, %arg7 : tensor<32x4xf32>
    %45 = stablehlo.add %44, %25 : tensor<32x4xf32>
    %46 = stablehlo.reshape %39 : (tensor<16x32xf32>) -> tensor<512xf32>
    %47 = stablehlo.reshape %39 : (tensor<16x32xf32>) -> tensor<512xf32>
    %48 = stablehlo.dot_general %46, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %49 = stablehlo.sqrt %48 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %50 = stablehlo.add %49, %cst_15 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %52 = stablehlo.divide %39, %51 : tensor<16x32xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %54 = stablehlo.dot_general %52, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %56 = stablehlo.multiply %55, %52 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %58 = stablehlo.multiply %57, %54 : tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %60 = stablehlo.multiply %59, %54 : tensor<16x16xf32>
    %61 = stablehlo.dot_general %60, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %62 = stablehlo.add %58, %61 : tensor<16x16xf32>
    %63 = stablehlo.dot_general %62, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %64 = stablehlo.add %56, %63 : tensor<16x32xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %66 = stablehlo.dot_general %64, %65, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %68 = stablehlo.multiply %67, %64 : tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %70 = stablehlo.multiply %69, %66 : tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %72 = stablehlo.multiply %71, %66 : tensor<16x16xf32>
    %73 = stablehlo.dot_general %72, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %74 = stablehlo.add %70, %73 : tensor<16x16xf32>
    %75 = stablehlo.dot_general %74, %64, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %76 = stablehlo.add %68, %75 : tensor<16x32xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %78 = stablehlo.dot_general %76, %77, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %80 = stablehlo.multiply %79, %76 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %82 = stablehlo.multiply %81, %78 : tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %84 = stablehlo.multiply %83, %78 : tensor<16x16xf32>
    %85 = stablehlo.dot_general %84, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %86 = stablehlo.add %82, %85 : tensor<16x16xf32>
    %87 = stablehlo.dot_general %86, %76, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %88 = stablehlo.add %80, %87 : tensor<16x32xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %90 = stablehlo.dot_general %88, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %92 = stablehlo.multiply %91, %88 : tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %94 = stablehlo.multiply %93, %90 : tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %96 = stablehlo.multiply %95, %90 : tensor<16x16xf32>
    %97 = stablehlo.dot_general %96, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %98 = stablehlo.add %94, %97 : tensor<16x16xf32>
    %99 = stablehlo.dot_general %98, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %100 = stablehlo.add %92, %99 : tensor<16x32xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %102 = stablehlo.dot_general %100, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %104 = stablehlo.multiply %103, %100 : tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %106 = stablehlo.multiply %105, %102 : tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %108 = stablehlo.multiply %107, %102 : tensor<16x16xf32>
    %109 = stablehlo.dot_general %108, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %110 = stablehlo.add %106, %109 : tensor<16x16xf32>
    %111 = stablehlo.dot_general %110, %100, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %112 = stablehlo.add %104, %111 : tensor<16x32xf32>
    %113 = stablehlo.reshape %45 : (tensor<32x4xf32>) -> tensor<128xf32>
    %114 = stablehlo.reshape %45 : (tensor<32x4xf32>) -> tensor<128xf32>
    %115 = stablehlo.dot_general %113, %114, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %116 = stablehlo.sqrt %115 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %117 = stablehlo.add %116, %cst_31 : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %119 = stablehlo.divide %45, %118 : tensor<32x4xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %121 = stablehlo.dot_general %119, %120, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %cst_32 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %123 = stablehlo.multiply %122, %119 : tensor<32x4xf32>
    %cst_33 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %125 = stablehlo.multiply %124, %121 : tensor<32x32xf32>
    %cst_34 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %127 = stablehlo.multiply %126, %121 : tensor<32x32xf32>
    %128 = stablehlo.dot_general %127, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %129 = stablehlo.add %125, %128 : tensor<32x32xf32>
    %130 = stablehlo.dot_general %129, %119, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %131 = stablehlo.add %123, %130 : tensor<32x4xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %133 = stablehlo.dot_general %131, %132, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %cst_35 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %135 = stablehlo.multiply %134, %131 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %137 = stablehlo.multiply %136, %133 : tensor<32x32xf32>
    %cst_37 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %139 = stablehlo.multiply %138, %133 : tensor<32x32xf32>
    %140 = stablehlo.dot_general %139, %133, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %141 = stablehlo.add %137, %140 : tensor<32x32xf32>
    %142 = stablehlo.dot_general %141, %131, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %143 = stablehlo.add %135, %142 : tensor<32x4xf32>
    %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %145 = stablehlo.dot_general %143, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %cst_38 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %147 = stablehlo.multiply %146, %143 : tensor<32x4xf32>
    %cst_39 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %149 = stablehlo.multiply %148, %145 : tensor<32x32xf32>
    %cst_40 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %151 = stablehlo.multiply %150, %145 : tensor<32x32xf32>
    %152 = stablehlo.dot_general %151, %145, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %153 = stablehlo.add %149, %152 : tensor<32x32xf32>
    %154 = stablehlo.dot_general %153, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %155 = stablehlo.add %147, %154 : tensor<32x4xf32>
    %156 = stablehlo.transpose %155, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %157 = stablehlo.dot_general %155, %156, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %cst_41 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %159 = stablehlo.multiply %158, %155 : tensor<32x4xf32>
    %cst_42 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %161 = stablehlo.multiply %160, %157 : tensor<32x32xf32>
    %cst_43 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %163 = stablehlo.multiply %162, %157 : tensor<32x32xf32>
    %164 = stablehlo.dot_general %163, %157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %165 = stablehlo.add %161, %164 : tensor<32x32xf32>
    %166 = stablehlo.dot_general %165, %155, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %167 = stablehlo.add %159, %166 : tensor<32x4xf32>
    %168 = stablehlo.transpose %167, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %169 = stablehlo.dot_general %167, %168, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %cst_44 = stablehlo.constant dense<3.444500e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %171 = stablehlo.multiply %170, %167 : tensor<32x4xf32>
    %cst_45 = stablehlo.constant dense<-4.775000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %173 = stablehlo.multiply %172, %169 : tensor<32x32xf32>
    %cst_46 = stablehlo.constant dense<2.031500e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %175 = stablehlo.multiply %174, %169 : tensor<32x32xf32>
    %176 = stablehlo.dot_general %175, %169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %177 = stablehlo.add %173, %176 : tensor<32x32xf32>
    %178 = stablehlo.dot_general %177, %167, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %179 = stablehlo.add %171, %178 : tensor<32x4xf32>
    %cst_47 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %181 = stablehlo.multiply %180, %36 : tensor<32xf32>
    %182 = stablehlo.subtract %arg0, %181 : tensor<32xf32>
    %cst_48 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %184 = stablehlo.multiply %183, %112 : tensor<16x32xf32>
    %185 = stablehlo.subtract %arg1, %184 : tensor<16x32xf32>
    %cst_49 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %187 = stablehlo.multiply %186, %42 : tensor<4xf32>
    %188 = stablehlo.subtract %arg2, %187 : tensor<4xf32>
    %cst_50 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %190 = stablehlo.multiply %189, %179 : tensor<32x4xf32>
    %191 = stablehlo.subtract %arg3, %190 : tensor<32x4xf32>
    return %182, %185, %188, %191, %36, %39, %42, %45, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
