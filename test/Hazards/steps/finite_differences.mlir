module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<1x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x1xf32> loc("batch['x']"), %arg5: tensor<16x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<3.125000e-02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %1 = stablehlo.add %arg4, %0 : tensor<16x1xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.add %2, %4 : tensor<16x32xf32>
    %6 = stablehlo.tanh %5 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<16x32xf32>
    %9 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x1xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %12 = stablehlo.add %9, %11 : tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<3.125000e-02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.subtract %arg4, %13 : tensor<16x1xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %18 = stablehlo.add %15, %17 : tensor<16x32xf32>
    %19 = stablehlo.tanh %18 : tensor<16x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<16x32xf32>
    %22 = stablehlo.dot_general %19, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x1xf32>) -> tensor<16x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %25 = stablehlo.add %22, %24 : tensor<16x1xf32>
    %26 = stablehlo.subtract %12, %25 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<6.250000e-02> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %28 = stablehlo.divide %26, %27 : tensor<16x1xf32>
    %29 = stablehlo.subtract %28, %arg5 : tensor<16x1xf32>
    %30 = chlo.square %29 : tensor<16x1xf32> -> tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %35 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %37 = stablehlo.multiply %36, %32 : tensor<16x1xf32>
    %cst_9 = stablehlo.constant dense<6.250000e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<16x1xf32>
    %40 = stablehlo.negate %39 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.dot_general %40, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x32xf32>) -> tensor<1x32xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %47 = stablehlo.dot_general %40, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<32x1xf32>) -> tensor<16x32xf32>
    %48 = stablehlo.multiply %47, %21 : tensor<16x32xf32>
    %49 = stablehlo.multiply %48, %19 : tensor<16x32xf32>
    %50 = stablehlo.add %48, %49 : tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.reshape %51 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.dot_general %50, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x1xf32>) -> tensor<32x1xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%39 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.add %44, %59 : tensor<1xf32>
    %61 = stablehlo.dot_general %39, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x32xf32>) -> tensor<1x32xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %63 = stablehlo.add %46, %62 : tensor<32x1xf32>
    %64 = stablehlo.dot_general %39, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<32x1xf32>) -> tensor<16x32xf32>
    %65 = stablehlo.multiply %64, %8 : tensor<16x32xf32>
    %66 = stablehlo.multiply %65, %6 : tensor<16x32xf32>
    %67 = stablehlo.add %65, %66 : tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %69 = stablehlo.reshape %68 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.add %53, %70 : tensor<32xf32>
    %72 = stablehlo.dot_general %67, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x1xf32>) -> tensor<32x1xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %74 = stablehlo.add %55, %73 : tensor<1x32xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.multiply %75, %71 : tensor<32xf32>
    %77 = stablehlo.subtract %arg0, %76 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<1x32xf32>
    %80 = stablehlo.subtract %arg1, %79 : tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %82 = stablehlo.multiply %81, %60 : tensor<1xf32>
    %83 = stablehlo.subtract %arg2, %82 : tensor<1xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %85 = stablehlo.multiply %84, %63 : tensor<32x1xf32>
    %86 = stablehlo.subtract %arg3, %85 : tensor<32x1xf32>
    return %77, %80, %83, %86, %34 : tensor<32xf32>, tensor<1x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
}
