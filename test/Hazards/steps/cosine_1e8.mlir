module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32> {tf.aliasing_output = 0 : i32} loc("params['a']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['b']"), %arg2: tensor<16xf32> loc("batch['same']"), %arg3: tensor<16x16xf32> loc("batch['x']"), %arg4: tensor<16x16xf32> loc("batch['y']")) -> (tensor<16x32xf32> {jax.result_info = "result[0]['a']"}, tensor<16x32xf32> {jax.result_info = "result[0]['b']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = stablehlo.dot_general %0, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16xf32>
    %3 = stablehlo.dot_general %1, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16xf32>
    %4 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16xf32>
    %5 = stablehlo.multiply %2, %3 : tensor<16xf32>
    %cst = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.add %5, %6 : tensor<16xf32>
    %8 = stablehlo.sqrt %7 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.divide %9, %8 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.add %8, %11 : tensor<16xf32>
    %13 = stablehlo.divide %4, %12 : tensor<16xf32>
    %14 = stablehlo.multiply %12, %12 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.divide %15, %14 : tensor<16xf32>
    %17 = stablehlo.subtract %13, %arg2 : tensor<16xf32>
    %18 = chlo.square %17 : tensor<16xf32> -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %23 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %25 = stablehlo.multiply %24, %20 : tensor<16xf32>
    %26 = stablehlo.multiply %25, %16 : tensor<16xf32>
    %27 = stablehlo.multiply %26, %4 : tensor<16xf32>
    %28 = stablehlo.negate %27 : tensor<16xf32>
    %29 = stablehlo.divide %25, %12 : tensor<16xf32>
    %30 = stablehlo.multiply %28, %10 : tensor<16xf32>
    %31 = stablehlo.multiply %2, %30 : tensor<16xf32>
    %32 = stablehlo.multiply %30, %3 : tensor<16xf32>
    %33 = stablehlo.dot_general %29, %0, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.dot_general %29, %1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %35 = stablehlo.dot_general %31, %1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %36 = stablehlo.add %33, %35 : tensor<16x32xf32>
    %37 = stablehlo.dot_general %31, %1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %38 = stablehlo.add %36, %37 : tensor<16x32xf32>
    %39 = stablehlo.dot_general %32, %0, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %40 = stablehlo.add %34, %39 : tensor<16x32xf32>
    %41 = stablehlo.dot_general %32, %0, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %42 = stablehlo.add %40, %41 : tensor<16x32xf32>
    %43 = stablehlo.dot_general %38, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %45 = stablehlo.dot_general %42, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<16x32xf32>
    %49 = stablehlo.subtract %arg0, %48 : tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %51 = stablehlo.multiply %50, %44 : tensor<16x32xf32>
    %52 = stablehlo.subtract %arg1, %51 : tensor<16x32xf32>
    return %49, %52, %22 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>
  }
}
