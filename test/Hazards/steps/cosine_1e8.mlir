module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32> {tf.aliasing_output = 0 : i32} loc("params['a']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['b']"), %arg2: tensor<16xf32> loc("batch['same']"), %arg3: tensor<16x16xf32> loc("batch['x']"), %arg4: tensor<16x16xf32> loc("batch['y']")) -> (tensor<16x32xf32> {jax.result_info = "result[0]['a']"}, tensor<16x32xf32> {jax.result_info = "result[0]['b']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.multiply %1, %1 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.add %6, %7 : tensor<16xf32>
    %9 = stablehlo.sqrt %8 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.divide %10, %9 : tensor<16xf32>
    %12 = stablehlo.multiply %0, %1 : tensor<16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.add %9, %14 : tensor<16xf32>
    %16 = stablehlo.divide %13, %15 : tensor<16xf32>
    %17 = stablehlo.multiply %15, %15 : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.divide %18, %17 : tensor<16xf32>
    %20 = stablehlo.subtract %16, %arg2 : tensor<16xf32>
    %21 = chlo.square %20 : tensor<16xf32> -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<16xf32>
    %29 = stablehlo.multiply %28, %19 : tensor<16xf32>
    %30 = stablehlo.multiply %29, %13 : tensor<16xf32>
    %31 = stablehlo.negate %30 : tensor<16xf32>
    %32 = stablehlo.divide %28, %15 : tensor<16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.multiply %0, %33 : tensor<16x32xf32>
    %35 = stablehlo.multiply %33, %1 : tensor<16x32xf32>
    %36 = stablehlo.multiply %31, %11 : tensor<16xf32>
    %37 = stablehlo.multiply %3, %36 : tensor<16xf32>
    %38 = stablehlo.multiply %36, %5 : tensor<16xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %40 = stablehlo.multiply %1, %39 : tensor<16x32xf32>
    %41 = stablehlo.add %34, %40 : tensor<16x32xf32>
    %42 = stablehlo.multiply %39, %1 : tensor<16x32xf32>
    %43 = stablehlo.add %41, %42 : tensor<16x32xf32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %45 = stablehlo.multiply %0, %44 : tensor<16x32xf32>
    %46 = stablehlo.add %35, %45 : tensor<16x32xf32>
    %47 = stablehlo.multiply %44, %0 : tensor<16x32xf32>
    %48 = stablehlo.add %46, %47 : tensor<16x32xf32>
    %49 = stablehlo.dot_general %43, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %51 = stablehlo.dot_general %48, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<16x32xf32>
    %55 = stablehlo.subtract %arg0, %54 : tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %57 = stablehlo.multiply %56, %50 : tensor<16x32xf32>
    %58 = stablehlo.subtract %arg1, %57 : tensor<16x32xf32>
    return %55, %58, %25 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>
  }
}
