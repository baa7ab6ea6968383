module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']"), %arg1: tensor<32x8xf32> {tf.aliasing_output = 1 : i32} loc("params['l1']"), %arg2: tensor<16x16xf32> loc("batch['x']"), %arg3: tensor<16x8xf32> loc("batch['y']")) -> (tensor<16x32xf32> {jax.result_info = "result[0]['l0']"}, tensor<32x8xf32> {jax.result_info = "result[0]['l1']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = call @relu(%0) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %6 = stablehlo.subtract %5, %arg3 : tensor<16x8xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x8xf32>
    %10 = stablehlo.sqrt %9 : tensor<16x8xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %12 = stablehlo.divide %11, %10 : tensor<16x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %15 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %17 = stablehlo.multiply %16, %12 : tensor<16x8xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<16x8xf32>
    %19 = stablehlo.multiply %17, %6 : tensor<16x8xf32>
    %20 = stablehlo.add %18, %19 : tensor<16x8xf32>
    %21 = stablehlo.dot_general %20, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %23 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %25 = stablehlo.select %3, %23, %24 : tensor<16x32xi1>, tensor<16x32xf32>
    %26 = stablehlo.dot_general %25, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<16x32xf32>
    %30 = stablehlo.subtract %arg0, %29 : tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %32 = stablehlo.multiply %31, %22 : tensor<32x8xf32>
    %33 = stablehlo.subtract %arg1, %32 : tensor<32x8xf32>
    return %30, %33, %14 : tensor<16x32xf32>, tensor<32x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
