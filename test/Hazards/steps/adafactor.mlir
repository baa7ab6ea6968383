module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32> {tf.aliasing_output = 0 : i32} loc("params['w']"), %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("opt_state['column']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("opt_state['row']"), %arg3: tensor<32x16xf32> loc("batch['x']"), %arg4: tensor<32x8xf32> loc("batch['y']")) -> (tensor<16x8xf32> {jax.result_info = "result[0]['w']"}, tensor<8xf32> {jax.result_info = "result[1]['column']"}, tensor<16xf32> {jax.result_info = "result[1]['row']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %1 = stablehlo.subtract %0, %arg4 : tensor<32x8xf32>
    %2 = chlo.square %1 : tensor<32x8xf32> -> tensor<32x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<32x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7 = stablehlo.multiply %cst_2, %6 : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.multiply %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_5 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %11 = stablehlo.multiply %10, %4 : tensor<32x8xf32>
    %12 = stablehlo.dot_general %11, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %16 = stablehlo.add %14, %15 : tensor<16x8xf32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.multiply %17, %arg2 : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.divide %19, %20 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<16xf32>
    %24 = stablehlo.add %18, %23 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.multiply %25, %arg1 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%16 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.divide %27, %28 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<8xf32>
    %32 = stablehlo.add %26, %31 : tensor<8xf32>
    %33 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<16x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%24 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_16 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %41 = stablehlo.divide %37, %40 : tensor<16x8xf32>
    %42 = stablehlo.rsqrt %41 : tensor<16x8xf32>
    %43 = stablehlo.multiply %13, %42 : tensor<16x8xf32>
    %44 = stablehlo.multiply %43, %43 : tensor<16x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_18 : tensor<f32>
    %47 = stablehlo.sqrt %46 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.maximum %cst_19, %47 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %50 = stablehlo.divide %43, %49 : tensor<16x8xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<16x8xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<16x8xf32>
    return %53, %32, %24, %7 : tensor<16x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<f32>
  }
}
