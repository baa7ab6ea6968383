module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32> {tf.aliasing_output = 0 : i32} loc("params['in']"), %arg1: tensor<32x8xf32> {tf.aliasing_output = 1 : i32} loc("params['out']"), %arg2: tensor<16x16xf32> loc("batch['x']"), %arg3: tensor<16x8xf32> loc("batch['y']")) -> (tensor<16x32xf32> {jax.result_info = "result[0]['in']"}, tensor<32x8xf32> {jax.result_info = "result[0]['out']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.tanh %0 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<16x32xf32>
    %4 = stablehlo.multiply %1, %1 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<16x1xf32>
    %9 = stablehlo.compare EQ, %6, %8, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<16x1xi1>, tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<16x1xi1>, tensor<16x1xf32>
    %18 = stablehlo.divide %12, %17 : tensor<16x1xf32>
    %19 = stablehlo.sqrt %8 : tensor<16x1xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %21 = stablehlo.divide %20, %19 : tensor<16x1xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %23 = stablehlo.divide %1, %22 : tensor<16x32xf32>
    %24 = stablehlo.multiply %19, %19 : tensor<16x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %26 = stablehlo.divide %25, %24 : tensor<16x1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<16x32xf32>
    %29 = stablehlo.dot_general %28, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %30 = stablehlo.subtract %29, %arg3 : tensor<16x8xf32>
    %31 = chlo.square %30 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<16x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %35 = stablehlo.divide %34, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %36 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %38 = stablehlo.multiply %37, %33 : tensor<16x8xf32>
    %39 = stablehlo.dot_general %38, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %41 = stablehlo.dot_general %38, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<16x32xf32>
    %44 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<16x32xf32>
    %46 = stablehlo.multiply %45, %1 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.reshape %47 : (tensor<16xf32>) -> tensor<16x1xf32>
    %49 = stablehlo.negate %48 : tensor<16x1xf32>
    %50 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %51 = stablehlo.divide %43, %50 : tensor<16x32xf32>
    %52 = stablehlo.multiply %49, %21 : tensor<16x1xf32>
    %53 = stablehlo.multiply %52, %18 : tensor<16x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %56 = stablehlo.multiply %1, %55 : tensor<16x32xf32>
    %57 = stablehlo.add %51, %56 : tensor<16x32xf32>
    %58 = stablehlo.multiply %55, %1 : tensor<16x32xf32>
    %59 = stablehlo.add %57, %58 : tensor<16x32xf32>
    %60 = stablehlo.multiply %59, %3 : tensor<16x32xf32>
    %61 = stablehlo.multiply %60, %1 : tensor<16x32xf32>
    %62 = stablehlo.add %60, %61 : tensor<16x32xf32>
    %63 = stablehlo.dot_general %62, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<16x32xf32>
    %67 = stablehlo.subtract %arg0, %66 : tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %69 = stablehlo.multiply %68, %40 : tensor<32x8xf32>
    %70 = stablehlo.subtract %arg1, %69 : tensor<32x8xf32>
    return %67, %70, %35 : tensor<16x32xf32>, tensor<32x8xf32>, tensor<f32>
  }
}
