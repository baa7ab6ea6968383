module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<32x16xf32> loc("batch['x']"), %arg5: tensor<32x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = stablehlo.tanh %3 : tensor<32x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<32x32xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %10 = stablehlo.add %7, %9 : tensor<32x1xf32>
    %11 = stablehlo.subtract %10, %arg5 : tensor<32x1xf32>
    %12 = stablehlo.abs %11 : tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_6 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %22 = stablehlo.select %14, %21, %20 : tensor<32x1xi1>, tensor<32x1xf32>
    %23 = stablehlo.select %14, %20, %21 : tensor<32x1xi1>, tensor<32x1xf32>
    %24 = stablehlo.negate %22 : tensor<32x1xf32>
    %25 = stablehlo.add %23, %24 : tensor<32x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %30 = stablehlo.dot_general %25, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %32 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %33 = stablehlo.multiply %32, %6 : tensor<32x32xf32>
    %34 = stablehlo.multiply %33, %4 : tensor<32x32xf32>
    %35 = stablehlo.add %33, %34 : tensor<32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.reshape %36 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %39 = stablehlo.dot_general %35, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %42 = stablehlo.multiply %41, %38 : tensor<32xf32>
    %43 = stablehlo.subtract %arg0, %42 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %45 = stablehlo.multiply %44, %40 : tensor<16x32xf32>
    %46 = stablehlo.subtract %arg1, %45 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+06> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.multiply %47, %29 : tensor<1xf32>
    %49 = stablehlo.subtract %arg2, %48 : tensor<1xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+06> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %51 = stablehlo.multiply %50, %31 : tensor<32x1xf32>
    %52 = stablehlo.subtract %arg3, %51 : tensor<32x1xf32>
    return %43, %46, %49, %52, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
}
