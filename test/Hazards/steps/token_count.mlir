module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<1x8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<8x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<3001xf32> loc("batch['mask']"), %arg5: tensor<3001x1xf32> loc("batch['x']"), %arg6: tensor<2xf32> loc("batch['y']")) -> (tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<1x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3001x1xf32>, tensor<1x8xf32>) -> tensor<3001x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<3001x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<3001x8xf32>
    %4 = stablehlo.tanh %3 : tensor<3001x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3001x8xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<3001x8xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3001x8xf32>
    %8 = stablehlo.add %4, %7 : tensor<3001x8xf32>
    %9 = stablehlo.dot_general %arg4, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3001xf32>, tensor<3001x8xf32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3001xf32>
    %11 = stablehlo.dot_general %arg4, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3001xf32>, tensor<3001xf32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.divide %9, %12 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<8xf32>
    %18 = stablehlo.dot_general %17, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x2xf32>) -> tensor<2xf32>
    %19 = stablehlo.add %18, %arg2 : tensor<2xf32>
    %20 = stablehlo.subtract %19, %arg6 : tensor<2xf32>
    %21 = chlo.square %20 : tensor<2xf32> -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<2xf32>
    %29 = stablehlo.dot_general %28, %17, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %31 = stablehlo.dot_general %28, %arg3, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<8x2xf32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<8xf32>
    %34 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.divide %33, %34 : tensor<8xf32>
    %36 = stablehlo.dot_general %35, %arg4, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<3001xf32>) -> tensor<8x3001xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<8x3001xf32>) -> tensor<3001x8xf32>
    %38 = stablehlo.multiply %37, %6 : tensor<3001x8xf32>
    %39 = stablehlo.multiply %38, %4 : tensor<3001x8xf32>
    %40 = stablehlo.add %38, %39 : tensor<3001x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<3001x8xf32>, tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.reshape %41 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %44 = stablehlo.dot_general %40, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3001x8xf32>, tensor<3001x1xf32>) -> tensor<8x1xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %47 = stablehlo.multiply %46, %43 : tensor<8xf32>
    %48 = stablehlo.subtract %arg0, %47 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<1x8xf32>
    %51 = stablehlo.subtract %arg1, %50 : tensor<1x8xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %53 = stablehlo.multiply %52, %28 : tensor<2xf32>
    %54 = stablehlo.subtract %arg2, %53 : tensor<2xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %56 = stablehlo.multiply %55, %30 : tensor<8x2xf32>
    %57 = stablehlo.subtract %arg3, %56 : tensor<8x2xf32>
    return %48, %51, %54, %57, %25 : tensor<8xf32>, tensor<1x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<f32>
  }
}
