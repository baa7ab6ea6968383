module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<16x16xf32> loc("batch['sum']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x2xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.multiply %arg4, %7 : tensor<16x16xf32>
    %9 = stablehlo.multiply %4, %8 : tensor<16x16xf32>
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x2xf32>) -> tensor<16x2xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %13 = stablehlo.add %10, %12 : tensor<16x2xf32>
    %14 = stablehlo.subtract %13, %arg6 : tensor<16x2xf32>
    %15 = chlo.square %14 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<16x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %24 = stablehlo.reshape %23 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.dot_general %22, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %28 = stablehlo.dot_general %22, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x16xf32>
    %29 = stablehlo.multiply %28, %8 : tensor<16x16xf32>
    %30 = stablehlo.multiply %29, %6 : tensor<16x16xf32>
    %31 = stablehlo.multiply %30, %4 : tensor<16x16xf32>
    %32 = stablehlo.add %30, %31 : tensor<16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %34 = stablehlo.reshape %33 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.dot_general %32, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.multiply %38, %35 : tensor<16xf32>
    %40 = stablehlo.subtract %arg0, %39 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %42 = stablehlo.multiply %41, %37 : tensor<8x16xf32>
    %43 = stablehlo.subtract %arg1, %42 : tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.multiply %44, %25 : tensor<2xf32>
    %46 = stablehlo.subtract %arg2, %45 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %48 = stablehlo.multiply %47, %27 : tensor<16x2xf32>
    %49 = stablehlo.subtract %arg3, %48 : tensor<16x2xf32>
    return %40, %43, %46, %49, %19 : tensor<16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<f32>
  }
}
