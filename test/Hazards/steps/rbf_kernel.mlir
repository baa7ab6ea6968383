module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x8xf32> {tf.aliasing_output = 0 : i32} loc("params['centres']"), %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['b']"), %arg2: tensor<8x8xf32> {tf.aliasing_output = 2 : i32} loc("params['in']['w']"), %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['b']"), %arg4: tensor<12x4xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['w']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x4xf32> loc("batch['y']")) -> (tensor<12x8xf32> {jax.result_info = "result[0]['centres']"}, tensor<8xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<12x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<16x8xf32>) -> tensor<16x1x8xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<12x8xf32>) -> tensor<1x12x8xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<16x1x8xf32>) -> tensor<16x12x8xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x12x8xf32>) -> tensor<16x12x8xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<16x12x8xf32>
    %9 = stablehlo.dot_general %8, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x8xf32>, tensor<16x12x8xf32>) -> tensor<16x12xf32>
    %10 = stablehlo.negate %9 : tensor<16x12xf32>
    %cst = stablehlo.constant dense<1.000000e+05> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x12xf32>
    %13 = stablehlo.exponential %12 : tensor<16x12xf32>
    %14 = stablehlo.dot_general %13, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x12xf32>, tensor<12x4xf32>) -> tensor<16x4xf32>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %17 = stablehlo.add %14, %16 : tensor<16x4xf32>
    %18 = stablehlo.subtract %17, %arg6 : tensor<16x4xf32>
    %19 = chlo.square %18 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.reshape %27 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.dot_general %26, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x12xf32>) -> tensor<4x12xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<4x12xf32>) -> tensor<12x4xf32>
    %32 = stablehlo.dot_general %26, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<12x4xf32>) -> tensor<16x12xf32>
    %33 = stablehlo.multiply %32, %13 : tensor<16x12xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+05> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %35 = stablehlo.divide %33, %34 : tensor<16x12xf32>
    %36 = stablehlo.negate %35 : tensor<16x12xf32>
    %37 = stablehlo.dot_general %36, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x12xf32>, tensor<16x12x8xf32>) -> tensor<16x12x8xf32>
    %38 = stablehlo.dot_general %36, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x12xf32>, tensor<16x12x8xf32>) -> tensor<16x12x8xf32>
    %39 = stablehlo.add %37, %38 : tensor<16x12x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<16x12x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %41 = stablehlo.reshape %40 : (tensor<16x8xf32>) -> tensor<16x1x8xf32>
    %42 = stablehlo.negate %39 : tensor<16x12x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x12x8xf32>, tensor<f32>) -> tensor<12x8xf32>
    %44 = stablehlo.reshape %43 : (tensor<12x8xf32>) -> tensor<1x12x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x12x8xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x1x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.reshape %47 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %50 = stablehlo.dot_general %46, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %53 = stablehlo.multiply %52, %45 : tensor<12x8xf32>
    %54 = stablehlo.subtract %arg0, %53 : tensor<12x8xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.multiply %55, %49 : tensor<8xf32>
    %57 = stablehlo.subtract %arg1, %56 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %59 = stablehlo.multiply %58, %51 : tensor<8x8xf32>
    %60 = stablehlo.subtract %arg2, %59 : tensor<8x8xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.multiply %61, %29 : tensor<4xf32>
    %63 = stablehlo.subtract %arg3, %62 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %65 = stablehlo.multiply %64, %31 : tensor<12x4xf32>
    %66 = stablehlo.subtract %arg4, %65 : tensor<12x4xf32>
    return %54, %57, %60, %63, %66, %23 : tensor<12x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<12x4xf32>, tensor<f32>
  }
}
