module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<6xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x6xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x16xf32> loc("batch['x']"), %arg5: tensor<32x6xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x6xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<6xf32>
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x6xf32>) -> tensor<32x6xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<32x6xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x6xf32>
    %12 = call @relu_0(%11) : (tensor<32x6xf32>) -> tensor<32x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %14 = stablehlo.compare GT, %11, %13, FLOAT : (tensor<32x6xf32>, tensor<32x6xf32>) -> tensor<32x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<32x6xf32>
    %18 = stablehlo.multiply %12, %17 : tensor<32x6xf32>
    %19 = stablehlo.dot_general %18, %arg5, batching_dims = [1] x [1], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x6xf32>) -> tensor<6xf32>
    %20 = stablehlo.dot_general %18, %18, batching_dims = [1] x [1], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x6xf32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%arg5 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.add %20, %21 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.add %24, %25 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.add %22, %27 : tensor<6xf32>
    %29 = stablehlo.divide %26, %28 : tensor<6xf32>
    %30 = stablehlo.multiply %28, %28 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.divide %31, %30 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %35 = stablehlo.subtract %cst_11, %34 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.negate %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_13 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.multiply %38, %32 : tensor<6xf32>
    %40 = stablehlo.multiply %39, %26 : tensor<6xf32>
    %41 = stablehlo.negate %40 : tensor<6xf32>
    %42 = stablehlo.divide %38, %28 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %44 = stablehlo.multiply %43, %42 : tensor<6xf32>
    %45 = stablehlo.dot_general %41, %18, batching_dims = [0] x [1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<32x6xf32>) -> tensor<6x32xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %47 = stablehlo.dot_general %41, %18, batching_dims = [0] x [1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<32x6xf32>) -> tensor<6x32xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %49 = stablehlo.add %46, %48 : tensor<32x6xf32>
    %50 = stablehlo.dot_general %44, %arg5, batching_dims = [0] x [1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<32x6xf32>) -> tensor<6x32xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %52 = stablehlo.add %49, %51 : tensor<32x6xf32>
    %53 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<32x6xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<32x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %56 = stablehlo.select %14, %54, %55 : tensor<32x6xi1>, tensor<32x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.reshape %57 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %60 = stablehlo.dot_general %56, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %62 = stablehlo.dot_general %56, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x6xf32>) -> tensor<32x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %64 = stablehlo.select %6, %62, %63 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %66 = stablehlo.reshape %65 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.dot_general %64, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.multiply %70, %67 : tensor<32xf32>
    %72 = stablehlo.subtract %arg0, %71 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %74 = stablehlo.multiply %73, %69 : tensor<16x32xf32>
    %75 = stablehlo.subtract %arg1, %74 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %77 = stablehlo.multiply %76, %59 : tensor<6xf32>
    %78 = stablehlo.subtract %arg2, %77 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %80 = stablehlo.multiply %79, %61 : tensor<32x6xf32>
    %81 = stablehlo.subtract %arg3, %80 : tensor<32x6xf32>
    return %72, %75, %78, %81, %35 : tensor<32xf32>, tensor<16x32xf32>, tensor<6xf32>, tensor<32x6xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @relu_0(%arg0: tensor<32x6xf32>) -> tensor<32x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x6xf32>
    return %1 : tensor<32x6xf32>
  }
}
