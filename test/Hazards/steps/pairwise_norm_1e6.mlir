module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']"), %arg1: tensor<32x8xf32> {tf.aliasing_output = 1 : i32} loc("params['l1']"), %arg2: tensor<32x8xf32> loc("batch['x']"), %arg3: tensor<32x32xf32> loc("batch['y']")) -> (tensor<8x32xf32> {jax.result_info = "result[0]['l0']"}, tensor<32x8xf32> {jax.result_info = "result[0]['l1']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.tanh %0 : tensor<32x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<32x32xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<32x8xf32>) -> tensor<1x32x8xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<32x1x8xf32>) -> tensor<32x32x8xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x32x8xf32>) -> tensor<32x32x8xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<32x32x8xf32>
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32x8xf32>
    %11 = stablehlo.add %9, %10 : tensor<32x32x8xf32>
    %12:2 = call @norm(%11) : (tensor<32x32x8xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>)
    %13 = stablehlo.tanh %12#0 : tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<32x32xf32>
    %16 = stablehlo.multiply %arg3, %13 : tensor<32x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %19 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %21 = stablehlo.multiply %arg3, %20 : tensor<32x32xf32>
    %22 = stablehlo.multiply %21, %15 : tensor<32x32xf32>
    %23 = stablehlo.multiply %22, %13 : tensor<32x32xf32>
    %24 = stablehlo.add %22, %23 : tensor<32x32xf32>
    %25 = call @norm_0(%11, %12#1, %24) : (tensor<32x32x8xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32x32x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %28 = stablehlo.negate %25 : tensor<32x32x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<32x32x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<32x8xf32>) -> tensor<1x32x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x32x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<32x1x8xf32>, tensor<f32>) -> tensor<32x8xf32>
    %33 = stablehlo.add %31, %32 : tensor<32x8xf32>
    %34 = stablehlo.dot_general %33, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %36 = stablehlo.dot_general %33, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x32xf32>
    %37 = stablehlo.multiply %36, %3 : tensor<32x32xf32>
    %38 = stablehlo.multiply %37, %1 : tensor<32x32xf32>
    %39 = stablehlo.add %37, %38 : tensor<32x32xf32>
    %40 = stablehlo.dot_general %39, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<8x32xf32>
    %44 = stablehlo.subtract %arg0, %43 : tensor<8x32xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %46 = stablehlo.multiply %45, %35 : tensor<32x8xf32>
    %47 = stablehlo.subtract %arg1, %46 : tensor<32x8xf32>
    return %44, %47, %18 : tensor<8x32xf32>, tensor<32x8xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<32x32x8xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32x32x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x32x8xf32>, tensor<f32>) -> tensor<32x32xf32>
    %2 = stablehlo.sqrt %1 : tensor<32x32xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4 = stablehlo.divide %3, %2 : tensor<32x32xf32>
    return %2, %4 : tensor<32x32xf32>, tensor<32x32xf32>
  }
  func.func private @norm_0(%arg0: tensor<32x32x8xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>) -> tensor<32x32x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<32x32xf32>) -> tensor<32x32x8xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<32x32x8xf32>
    %3 = stablehlo.multiply %1, %arg0 : tensor<32x32x8xf32>
    %4 = stablehlo.add %2, %3 : tensor<32x32x8xf32>
    return %4 : tensor<32x32x8xf32>
  }
}
