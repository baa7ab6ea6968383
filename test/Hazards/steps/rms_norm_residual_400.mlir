module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['down']['b']"), %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32} loc("params['down']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['in']['b']"), %arg3: tensor<16x32xf32> {tf.aliasing_output = 3 : i32} loc("params['in']['w']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['b']"), %arg5: tensor<32x4xf32> {tf.aliasing_output = 5 : i32} loc("params['out']['w']"), %arg6: tensor<32xf32> {tf.aliasing_output = 6 : i32} loc("params['up']['b']"), %arg7: tensor<32x32xf32> {tf.aliasing_output = 7 : i32} loc("params['up']['w']"), %arg8: tensor<16x16xf32> loc("batch['x']"), %arg9: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['down']['b']"}, tensor<32x32xf32> {jax.result_info = "result[0]['down']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['up']['b']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %10 = stablehlo.add %8, %9 : tensor<16x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<16x1xf32>
    %12 = stablehlo.divide %11, %10 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x1xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %16 = stablehlo.multiply %3, %15 : tensor<16x32xf32>
    %17 = stablehlo.dot_general %16, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %20 = stablehlo.add %17, %19 : tensor<16x32xf32>
    %21:3 = call @silu(%20) : (tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>)
    %22 = stablehlo.dot_general %21#0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %25 = stablehlo.add %22, %24 : tensor<16x32xf32>
    %26 = stablehlo.add %3, %25 : tensor<16x32xf32>
    %27 = stablehlo.multiply %26, %26 : tensor<16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %31 = stablehlo.divide %29, %30 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %33 = stablehlo.add %31, %32 : tensor<16x1xf32>
    %34 = stablehlo.rsqrt %33 : tensor<16x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<16x1xf32>
    %38 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %39 = stablehlo.multiply %26, %38 : tensor<16x32xf32>
    %40 = stablehlo.dot_general %39, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %41 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<16x4xf32>
    %44 = stablehlo.subtract %43, %arg9 : tensor<16x4xf32>
    %45 = chlo.square %44 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %47 = stablehlo.multiply %46, %44 : tensor<16x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %50 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %52 = stablehlo.multiply %51, %47 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.reshape %53 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.dot_general %52, %39, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %58 = stablehlo.dot_general %52, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %59 = stablehlo.multiply %26, %58 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %61 = stablehlo.reshape %60 : (tensor<16xf32>) -> tensor<16x1xf32>
    %62 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %63 = stablehlo.multiply %58, %62 : tensor<16x32xf32>
    %64 = stablehlo.multiply %61, %37 : tensor<16x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %66 = stablehlo.divide %64, %65 : tensor<16x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %69 = stablehlo.multiply %26, %68 : tensor<16x32xf32>
    %70 = stablehlo.add %63, %69 : tensor<16x32xf32>
    %71 = stablehlo.multiply %68, %26 : tensor<16x32xf32>
    %72 = stablehlo.add %70, %71 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.reshape %73 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.dot_general %72, %21#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %78 = stablehlo.dot_general %72, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %79 = call @silu_0(%21#1, %21#2, %20, %78) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.reshape %80 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.dot_general %79, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %85 = stablehlo.dot_general %79, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %86 = stablehlo.multiply %3, %85 : tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %88 = stablehlo.reshape %87 : (tensor<16xf32>) -> tensor<16x1xf32>
    %89 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %90 = stablehlo.multiply %85, %89 : tensor<16x32xf32>
    %91 = stablehlo.add %72, %90 : tensor<16x32xf32>
    %92 = stablehlo.multiply %88, %14 : tensor<16x1xf32>
    %cst_22 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %94 = stablehlo.divide %92, %93 : tensor<16x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %97 = stablehlo.multiply %3, %96 : tensor<16x32xf32>
    %98 = stablehlo.add %91, %97 : tensor<16x32xf32>
    %99 = stablehlo.multiply %96, %3 : tensor<16x32xf32>
    %100 = stablehlo.add %98, %99 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %102 = stablehlo.reshape %101 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.dot_general %100, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %107 = stablehlo.multiply %106, %75 : tensor<32xf32>
    %108 = stablehlo.subtract %arg0, %107 : tensor<32xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %110 = stablehlo.multiply %109, %77 : tensor<32x32xf32>
    %111 = stablehlo.subtract %arg1, %110 : tensor<32x32xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %113 = stablehlo.multiply %112, %103 : tensor<32xf32>
    %114 = stablehlo.subtract %arg2, %113 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %116 = stablehlo.multiply %115, %105 : tensor<16x32xf32>
    %117 = stablehlo.subtract %arg3, %116 : tensor<16x32xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %119 = stablehlo.multiply %118, %55 : tensor<4xf32>
    %120 = stablehlo.subtract %arg4, %119 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %122 = stablehlo.multiply %121, %57 : tensor<32x4xf32>
    %123 = stablehlo.subtract %arg5, %122 : tensor<32x4xf32>
    %cst_32 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.multiply %124, %82 : tensor<32xf32>
    %126 = stablehlo.subtract %arg6, %125 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %128 = stablehlo.multiply %127, %84 : tensor<32x32xf32>
    %129 = stablehlo.subtract %arg7, %128 : tensor<32x32xf32>
    return %108, %111, %114, %117, %120, %123, %126, %129, %49 : tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<f32>
  }
  func.func private @silu(%arg0: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
    %0 = stablehlo.logistic %arg0 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<16x32xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<16x32xf32>
    %4 = stablehlo.multiply %arg0, %0 : tensor<16x32xf32>
    return %4, %3, %0 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  }
  func.func private @silu_0(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<16x32xf32>, %arg3: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x32xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x32xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x32xf32>
    return %3 : tensor<16x32xf32>
  }
}
