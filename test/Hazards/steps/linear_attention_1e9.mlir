module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['o']"), %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32} loc("params['q']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['v']"), %arg4: tensor<4x8x16xf32> loc("batch['x']"), %arg5: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16x16xf32> {jax.result_info = "result[0]['k']"}, tensor<16x16xf32> {jax.result_info = "result[0]['o']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %1 = call @relu(%0) : (tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %5 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %6 = call @relu(%5) : (tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %8 = stablehlo.compare GT, %5, %7, FLOAT : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %10 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.dot_general %6, %10, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x16x16xf32>
    %12 = stablehlo.dot_general %1, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x16x16xf32>) -> tensor<4x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %14 = stablehlo.dot_general %1, %13, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x16xf32>) -> tensor<4x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %16 = stablehlo.add %14, %15 : tensor<4x8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %19 = stablehlo.divide %12, %18 : tensor<4x8x16xf32>
    %20 = stablehlo.multiply %17, %17 : tensor<4x8x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<4x8x1xf32>
    %23 = stablehlo.dot_general %19, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %24 = stablehlo.subtract %23, %arg5 : tensor<4x8x16xf32>
    %25 = chlo.square %24 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<4x8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %30 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %32 = stablehlo.multiply %31, %27 : tensor<4x8x16xf32>
    %33 = stablehlo.dot_general %32, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %35 = stablehlo.dot_general %32, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %36 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<4x8x16xf32>
    %38 = stablehlo.multiply %37, %12 : tensor<4x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %40 = stablehlo.reshape %39 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %41 = stablehlo.negate %40 : tensor<4x8x1xf32>
    %42 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x16xf32>
    %43 = stablehlo.divide %35, %42 : tensor<4x8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %45 = stablehlo.dot_general %44, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x8x16xf32>) -> tensor<4x16xf32>
    %46 = stablehlo.dot_general %44, %13, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<4x16xf32>) -> tensor<4x8x16xf32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0, 2] : (tensor<4x16xf32>) -> tensor<4x8x16xf32>
    %48 = stablehlo.dot_general %43, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x16x16xf32>
    %49 = stablehlo.transpose %48, dims = [0, 2, 1] : (tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %50 = stablehlo.dot_general %43, %11, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x16x16xf32>) -> tensor<4x8x16xf32>
    %51 = stablehlo.add %46, %50 : tensor<4x8x16xf32>
    %52 = stablehlo.dot_general %49, %6, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<4x8x16xf32>) -> tensor<4x16x8xf32>
    %53 = stablehlo.transpose %52, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %54 = stablehlo.dot_general %49, %10, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<4x8x16xf32>) -> tensor<4x16x8xf32>
    %55 = stablehlo.transpose %54, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %56 = stablehlo.add %47, %55 : tensor<4x8x16xf32>
    %57 = stablehlo.dot_general %53, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %60 = stablehlo.select %8, %56, %59 : tensor<4x8x16xi1>, tensor<4x8x16xf32>
    %61 = stablehlo.dot_general %60, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %64 = stablehlo.select %3, %51, %63 : tensor<4x8x16xi1>, tensor<4x8x16xf32>
    %65 = stablehlo.dot_general %64, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %68 = stablehlo.multiply %67, %62 : tensor<16x16xf32>
    %69 = stablehlo.subtract %arg0, %68 : tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %71 = stablehlo.multiply %70, %34 : tensor<16x16xf32>
    %72 = stablehlo.subtract %arg1, %71 : tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %74 = stablehlo.multiply %73, %66 : tensor<16x16xf32>
    %75 = stablehlo.subtract %arg2, %74 : tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %77 = stablehlo.multiply %76, %58 : tensor<16x16xf32>
    %78 = stablehlo.subtract %arg3, %77 : tensor<16x16xf32>
    return %69, %72, %75, %78, %29 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x8x16xf32>) -> tensor<4x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x16xf32>
    return %1 : tensor<4x8x16xf32>
  }
}
