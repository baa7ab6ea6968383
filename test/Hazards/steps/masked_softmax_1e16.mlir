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
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<4x8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %15 = stablehlo.divide %9, %14 : tensor<4x8x8xf32>
    %16 = stablehlo.multiply %13, %13 : tensor<4x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<4x8x1xf32>
    %19 = stablehlo.dot_general %15, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %20 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %21 = stablehlo.subtract %20, %arg6 : tensor<4x8x16xf32>
    %22 = chlo.square %21 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<4x8x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %27 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<4x8x16xf32>
    %30 = stablehlo.dot_general %29, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.dot_general %29, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %33 = stablehlo.dot_general %32, %15, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %34 = stablehlo.transpose %33, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %35 = stablehlo.dot_general %32, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %36 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<4x8x8xf32>
    %38 = stablehlo.multiply %37, %9 : tensor<4x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %40 = stablehlo.reshape %39 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %41 = stablehlo.negate %40 : tensor<4x8x1xf32>
    %42 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %43 = stablehlo.divide %35, %42 : tensor<4x8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %46 = stablehlo.add %43, %45 : tensor<4x8x8xf32>
    %47 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<4x1x8xf32>) -> tensor<4x8x8xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<4x8x8xf32>
    %49 = stablehlo.multiply %48, %6 : tensor<4x8x8xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %51 = stablehlo.divide %49, %50 : tensor<4x8x8xf32>
    %52 = stablehlo.dot_general %51, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %53 = stablehlo.dot_general %51, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %54 = stablehlo.dot_general %34, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.dot_general %52, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %58 = stablehlo.dot_general %53, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %61 = stablehlo.multiply %60, %57 : tensor<16x16xf32>
    %62 = stablehlo.subtract %arg0, %61 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %64 = stablehlo.multiply %63, %31 : tensor<16x16xf32>
    %65 = stablehlo.subtract %arg1, %64 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %67 = stablehlo.multiply %66, %59 : tensor<16x16xf32>
    %68 = stablehlo.subtract %arg2, %67 : tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %70 = stablehlo.multiply %69, %55 : tensor<16x16xf32>
    %71 = stablehlo.subtract %arg3, %70 : tensor<16x16xf32>
    return %62, %65, %68, %71, %26 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
