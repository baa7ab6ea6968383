module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32> {tf.aliasing_output = 0 : i32} loc("params['in']"), %arg1: tensor<32x8xf32> {tf.aliasing_output = 1 : i32} loc("params['out']"), %arg2: tensor<16x32xf32> {tf.aliasing_output = 2 : i32} loc("opt_state['in']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("opt_state['out']"), %arg4: tensor<16x16xf32> loc("batch['x']"), %arg5: tensor<16x8xf32> loc("batch['y']")) -> (tensor<16x32xf32> {jax.result_info = "result[0]['in']"}, tensor<32x8xf32> {jax.result_info = "result[0]['out']"}, tensor<16x32xf32> {jax.result_info = "result[1]['in']"}, tensor<32x8xf32> {jax.result_info = "result[1]['out']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = call @relu(%0) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.multiply %1, %1 : tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<16x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<16x1xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %15 = stablehlo.multiply %1, %14 : tensor<16x32xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<16x32xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %19 = stablehlo.subtract %18, %arg5 : tensor<16x8xf32>
    %20 = chlo.square %19 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %25 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<16x8xf32>
    %28 = stablehlo.dot_general %27, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %30 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<16x32xf32>
    %33 = stablehlo.multiply %1, %32 : tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %35 = stablehlo.reshape %34 : (tensor<16xf32>) -> tensor<16x1xf32>
    %36 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %37 = stablehlo.multiply %32, %36 : tensor<16x32xf32>
    %38 = stablehlo.multiply %35, %13 : tensor<16x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %41 = stablehlo.multiply %1, %40 : tensor<16x32xf32>
    %42 = stablehlo.add %37, %41 : tensor<16x32xf32>
    %43 = stablehlo.multiply %40, %1 : tensor<16x32xf32>
    %44 = stablehlo.add %42, %43 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.select %3, %44, %45 : tensor<16x32xi1>, tensor<16x32xf32>
    %47 = stablehlo.dot_general %46, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %50 = stablehlo.multiply %49, %arg2 : tensor<16x32xf32>
    %51 = stablehlo.add %50, %48 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %53 = stablehlo.multiply %52, %arg3 : tensor<32x8xf32>
    %54 = stablehlo.add %53, %29 : tensor<32x8xf32>
    %cst_16 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %56 = stablehlo.multiply %55, %51 : tensor<16x32xf32>
    %57 = stablehlo.subtract %arg0, %56 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %59 = stablehlo.multiply %58, %54 : tensor<32x8xf32>
    %60 = stablehlo.subtract %arg1, %59 : tensor<32x8xf32>
    return %57, %60, %51, %54, %24 : tensor<16x32xf32>, tensor<32x8xf32>, tensor<16x32xf32>, tensor<32x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
