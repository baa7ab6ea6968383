module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x64xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32} loc("params['q']['b']"), %arg5: tensor<16x64xf32> {tf.aliasing_output = 5 : i32} loc("params['q']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<4x8x16xf32> loc("batch['x']"), %arg9: tensor<4x8x4xf32> loc("batch['y']")) -> (tensor<64xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<64xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x64xf32>) -> tensor<4x8x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x8x64xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x8x64xf32>
    %4 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x64xf32>) -> tensor<4x8x64xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x8x64xf32>
    %7 = stablehlo.add %4, %6 : tensor<4x8x64xf32>
    %8 = stablehlo.dot_general %arg8, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8x16xf32>
    %12 = stablehlo.dot_general %3, %7, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x64xf32>, tensor<4x8x64xf32>) -> tensor<4x8x8xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x8x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<4x8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<4x8x8xf32>
    %21 = stablehlo.exponential %20 : tensor<4x8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %25 = stablehlo.divide %21, %24 : tensor<4x8x8xf32>
    %26 = stablehlo.dot_general %25, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %27 = stablehlo.dot_general %26, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x4xf32>) -> tensor<4x8x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x8x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<4x8x4xf32>
    %31 = stablehlo.subtract %30, %arg9 : tensor<4x8x4xf32>
    %32 = chlo.square %31 : tensor<4x8x4xf32> -> tensor<4x8x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x4xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<4x8x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %37 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<4x8x4xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<4x8x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.dot_general %39, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4xf32>, tensor<4x8x16xf32>) -> tensor<4x16xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %45 = stablehlo.dot_general %39, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x4xf32>, tensor<16x4xf32>) -> tensor<4x8x16xf32>
    %46 = stablehlo.dot_general %45, %25, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %47 = stablehlo.transpose %46, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.reshape %48 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.dot_general %47, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<64xf32>
    %59 = stablehlo.subtract %arg0, %58 : tensor<64xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %61 = stablehlo.multiply %60, %54 : tensor<16x64xf32>
    %62 = stablehlo.subtract %arg1, %61 : tensor<16x64xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %64 = stablehlo.multiply %63, %42 : tensor<4xf32>
    %65 = stablehlo.subtract %arg2, %64 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %67 = stablehlo.multiply %66, %44 : tensor<16x4xf32>
    %68 = stablehlo.subtract %arg3, %67 : tensor<16x4xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %70 = stablehlo.multiply %69, %55 : tensor<64xf32>
    %71 = stablehlo.subtract %arg4, %70 : tensor<64xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %73 = stablehlo.multiply %72, %56 : tensor<16x64xf32>
    %74 = stablehlo.subtract %arg5, %73 : tensor<16x64xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.multiply %75, %50 : tensor<16xf32>
    %77 = stablehlo.subtract %arg6, %76 : tensor<16xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %79 = stablehlo.multiply %78, %52 : tensor<16x16xf32>
    %80 = stablehlo.subtract %arg7, %79 : tensor<16x16xf32>
    return %59, %62, %65, %68, %71, %74, %77, %80, %36 : tensor<64xf32>, tensor<16x64xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
