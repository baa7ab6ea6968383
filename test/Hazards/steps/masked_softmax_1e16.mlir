module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['o']"), %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32} loc("params['q']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['v']"), %arg4: tensor<4x8xf32> loc("batch['m']"), %arg5: tensor<4x8x16xf32> loc("batch['x']"), %arg6: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16x16xf32> {jax.result_info = "result[0]['k']"}, tensor<16x16xf32> {jax.result_info = "result[0]['o']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %1 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %2 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4x8x8xf32>
    %6 = stablehlo.exponential %5 : tensor<4x8x8xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [0, 2] : (tensor<4x8xf32>) -> tensor<4x1x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<4x1x8xf32>) -> tensor<4x8x8xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<4x8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %13 = stablehlo.dot_general %9, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %15 = stablehlo.add %12, %14 : tensor<4x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %17 = stablehlo.divide %13, %16 : tensor<4x8x16xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<4x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<4x8x1xf32>
    %21 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %22 = stablehlo.subtract %21, %arg6 : tensor<4x8x16xf32>
    %23 = chlo.square %22 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %25 = stablehlo.multiply %24, %22 : tensor<4x8x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %28 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %30 = stablehlo.multiply %29, %25 : tensor<4x8x16xf32>
    %31 = stablehlo.dot_general %30, %17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %33 = stablehlo.dot_general %30, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %34 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<4x8x16xf32>
    %36 = stablehlo.multiply %35, %13 : tensor<4x8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %38 = stablehlo.reshape %37 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %39 = stablehlo.negate %38 : tensor<4x8x1xf32>
    %40 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %41 = stablehlo.divide %33, %40 : tensor<4x8x16xf32>
    %42 = stablehlo.dot_general %41, %9, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %43 = stablehlo.transpose %42, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %44 = stablehlo.dot_general %41, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %46 = stablehlo.dot_general %45, %10, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8x8xf32>
    %47 = stablehlo.add %44, %46 : tensor<4x8x8xf32>
    %48 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<4x1x8xf32>) -> tensor<4x8x8xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<4x8x8xf32>
    %50 = stablehlo.multiply %49, %6 : tensor<4x8x8xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %52 = stablehlo.divide %50, %51 : tensor<4x8x8xf32>
    %53 = stablehlo.dot_general %52, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %54 = stablehlo.dot_general %52, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %55 = stablehlo.dot_general %43, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %57 = stablehlo.dot_general %53, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %59 = stablehlo.dot_general %54, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %62 = stablehlo.multiply %61, %58 : tensor<16x16xf32>
    %63 = stablehlo.subtract %arg0, %62 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %65 = stablehlo.multiply %64, %32 : tensor<16x16xf32>
    %66 = stablehlo.subtract %arg1, %65 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %68 = stablehlo.multiply %67, %60 : tensor<16x16xf32>
    %69 = stablehlo.subtract %arg2, %68 : tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %71 = stablehlo.multiply %70, %56 : tensor<16x16xf32>
    %72 = stablehlo.subtract %arg3, %71 : tensor<16x16xf32>
    return %63, %66, %69, %72, %27 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
