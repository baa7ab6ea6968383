module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x16xf32> loc("batch['x']"), %arg5: tensor<32x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.convert %arg2 : tensor<1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %12 = stablehlo.add %8, %11 : tensor<32x1xf32>
    %13 = stablehlo.logistic %12 : tensor<32x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<32x1xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<32x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.99999988> : tensor<f32>
    %17:3 = call @clip(%13, %cst_2, %cst_3) : (tensor<32x1xf32>, tensor<f32>, tensor<f32>) -> (tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>)
    %18 = stablehlo.log %17#0 : tensor<32x1xf32>
    %19 = stablehlo.multiply %arg5, %18 : tensor<32x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %21 = stablehlo.subtract %20, %arg5 : tensor<32x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %23 = stablehlo.subtract %22, %17#0 : tensor<32x1xf32>
    %24 = stablehlo.log %23 : tensor<32x1xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<32x1xf32>
    %26 = stablehlo.add %19, %25 : tensor<32x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_7 : tensor<f32>
    %29 = stablehlo.negate %28 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_9 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %33 = stablehlo.multiply %21, %32 : tensor<32x1xf32>
    %34 = stablehlo.divide %33, %23 : tensor<32x1xf32>
    %35 = stablehlo.negate %34 : tensor<32x1xf32>
    %36 = stablehlo.multiply %arg5, %32 : tensor<32x1xf32>
    %37 = stablehlo.divide %36, %17#0 : tensor<32x1xf32>
    %38 = stablehlo.add %35, %37 : tensor<32x1xf32>
    %39 = call @clip_0(%17#1, %17#2, %38) : (tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %40 = stablehlo.multiply %39, %16 : tensor<32x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.convert %44 : tensor<1xf32>
    %46 = stablehlo.dot_general %40, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %48 = stablehlo.dot_general %40, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %50 = stablehlo.select %6, %48, %49 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.reshape %51 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.dot_general %50, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %57 = stablehlo.multiply %56, %53 : tensor<32xf32>
    %58 = stablehlo.subtract %arg0, %57 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %60 = stablehlo.multiply %59, %55 : tensor<16x32xf32>
    %61 = stablehlo.subtract %arg1, %60 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %63 = stablehlo.multiply %62, %45 : tensor<1xf32>
    %64 = stablehlo.subtract %arg2, %63 : tensor<1xf32>
    %cst_18 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %66 = stablehlo.multiply %65, %47 : tensor<32x1xf32>
    %67 = stablehlo.subtract %arg3, %66 : tensor<32x1xf32>
    return %58, %61, %64, %67, %29 : tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @clip(%arg0: tensor<32x1xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<32x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<32x1xi1>, tensor<32x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<32x1xi1>, tensor<32x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<32x1xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<32x1xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<32x1xi1>, tensor<32x1xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<32x1xi1>, tensor<32x1xf32>
    %25 = stablehlo.divide %19, %24 : tensor<32x1xf32>
    return %15, %12, %25 : tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>
  }
  func.func private @clip_0(%arg0: tensor<32x1xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x1xf32>) -> tensor<32x1xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<32x1xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<32x1xf32>
    return %1 : tensor<32x1xf32>
  }
}
