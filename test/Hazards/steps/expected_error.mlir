module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32} loc("params['u']['b']"), %arg5: tensor<8x8xf32> {tf.aliasing_output = 5 : i32} loc("params['u']['w']"), %arg6: tensor<8xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<8x8xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<64x8xf32> loc("batch['context']"), %arg9: tensor<64x16xf32> loc("batch['x']")) -> (tensor<32xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['u']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['u']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x32xf32>
    %4 = call @relu(%3) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<64x8xf32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %13 = stablehlo.add %11, %12 : tensor<64x8xf32>
    %14 = stablehlo.logistic %13 : tensor<64x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<64x8xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<64x8xf32>
    %18 = stablehlo.dot_general %14, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
    %19 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %21 = stablehlo.add %18, %20 : tensor<64x8xf32>
    %22 = stablehlo.add %21, %arg8 : tensor<64x8xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<64x8xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<64x8xf32>
    %25 = stablehlo.multiply %22, %22 : tensor<64x8xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<64x8xf32>
    %cst_4 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<64x8xf32>
    %30 = stablehlo.add %22, %29 : tensor<64x8xf32>
    %cst_5 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<64x8xf32>
    %33 = stablehlo.tanh %32 : tensor<64x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<64x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %37 = stablehlo.add %36, %33 : tensor<64x8xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<64x8xf32>
    %40 = stablehlo.multiply %22, %39 : tensor<64x8xf32>
    %41 = stablehlo.dot_general %40, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
    %42 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %44 = stablehlo.add %41, %43 : tensor<64x8xf32>
    %45 = stablehlo.logistic %44 : tensor<64x8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %47 = stablehlo.subtract %46, %45 : tensor<64x8xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<64x8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %50 = stablehlo.subtract %49, %14 : tensor<64x8xf32>
    %51 = stablehlo.multiply %50, %45 : tensor<64x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %54 = stablehlo.multiply %cst_13, %53 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.multiply %cst_14, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_16 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %58 = stablehlo.multiply %50, %57 : tensor<64x8xf32>
    %59 = stablehlo.multiply %57, %45 : tensor<64x8xf32>
    %60 = stablehlo.negate %59 : tensor<64x8xf32>
    %61 = stablehlo.multiply %58, %48 : tensor<64x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.reshape %62 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.dot_general %61, %40, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %67 = stablehlo.dot_general %61, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
    %68 = stablehlo.multiply %22, %67 : tensor<64x8xf32>
    %69 = stablehlo.multiply %67, %39 : tensor<64x8xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %71 = stablehlo.multiply %70, %68 : tensor<64x8xf32>
    %72 = stablehlo.multiply %71, %35 : tensor<64x8xf32>
    %73 = stablehlo.multiply %72, %33 : tensor<64x8xf32>
    %74 = stablehlo.add %72, %73 : tensor<64x8xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<64x8xf32>
    %77 = stablehlo.add %69, %76 : tensor<64x8xf32>
    %cst_21 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<64x8xf32>
    %80 = stablehlo.multiply %79, %27 : tensor<64x8xf32>
    %81 = stablehlo.add %77, %80 : tensor<64x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %83 = stablehlo.reshape %82 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.dot_general %81, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %87 = stablehlo.dot_general %81, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
    %88 = stablehlo.add %60, %87 : tensor<64x8xf32>
    %89 = stablehlo.multiply %88, %17 : tensor<64x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %91 = stablehlo.reshape %90 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %93 = stablehlo.dot_general %89, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %95 = stablehlo.dot_general %89, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<32x8xf32>) -> tensor<64x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %97 = stablehlo.select %6, %95, %96 : tensor<64x32xi1>, tensor<64x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.reshape %98 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.dot_general %97, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.multiply %103, %100 : tensor<32xf32>
    %105 = stablehlo.subtract %arg0, %104 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %107 = stablehlo.multiply %106, %102 : tensor<16x32xf32>
    %108 = stablehlo.subtract %arg1, %107 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %110 = stablehlo.multiply %109, %92 : tensor<8xf32>
    %111 = stablehlo.subtract %arg2, %110 : tensor<8xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %113 = stablehlo.multiply %112, %94 : tensor<32x8xf32>
    %114 = stablehlo.subtract %arg3, %113 : tensor<32x8xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %116 = stablehlo.multiply %115, %64 : tensor<8xf32>
    %117 = stablehlo.subtract %arg4, %116 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %119 = stablehlo.multiply %118, %66 : tensor<8x8xf32>
    %120 = stablehlo.subtract %arg5, %119 : tensor<8x8xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %122 = stablehlo.multiply %121, %84 : tensor<8xf32>
    %123 = stablehlo.subtract %arg6, %122 : tensor<8xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %125 = stablehlo.multiply %124, %86 : tensor<8x8xf32>
    %126 = stablehlo.subtract %arg7, %125 : tensor<8x8xf32>
    return %105, %108, %111, %114, %117, %120, %123, %126, %54 : tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
}
