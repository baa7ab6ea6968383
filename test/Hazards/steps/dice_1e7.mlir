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
    %19 = stablehlo.multiply %18, %arg5 : tensor<32x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.multiply %18, %18 : tensor<32x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%arg5 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.add %22, %23 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.multiply %25, %20 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.add %26, %27 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.add %24, %29 : tensor<6xf32>
    %31 = stablehlo.divide %28, %30 : tensor<6xf32>
    %32 = stablehlo.multiply %30, %30 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.divide %33, %32 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%31 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %37 = stablehlo.subtract %cst_13, %36 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.negate %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_15 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.multiply %40, %34 : tensor<6xf32>
    %42 = stablehlo.multiply %41, %28 : tensor<6xf32>
    %43 = stablehlo.negate %42 : tensor<6xf32>
    %44 = stablehlo.divide %40, %30 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<6xf32>
    %47 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<6xf32>) -> tensor<32x6xf32>
    %48 = stablehlo.multiply %18, %47 : tensor<32x6xf32>
    %49 = stablehlo.multiply %47, %18 : tensor<32x6xf32>
    %50 = stablehlo.add %48, %49 : tensor<32x6xf32>
    %51 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<6xf32>) -> tensor<32x6xf32>
    %52 = stablehlo.multiply %51, %arg5 : tensor<32x6xf32>
    %53 = stablehlo.add %50, %52 : tensor<32x6xf32>
    %54 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<32x6xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<32x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %57 = stablehlo.select %14, %55, %56 : tensor<32x6xi1>, tensor<32x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %59 = stablehlo.reshape %58 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %61 = stablehlo.dot_general %57, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %63 = stablehlo.dot_general %57, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x6xf32>) -> tensor<32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %65 = stablehlo.select %6, %63, %64 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %67 = stablehlo.reshape %66 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %69 = stablehlo.dot_general %65, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %72 = stablehlo.multiply %71, %68 : tensor<32xf32>
    %73 = stablehlo.subtract %arg0, %72 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %75 = stablehlo.multiply %74, %70 : tensor<16x32xf32>
    %76 = stablehlo.subtract %arg1, %75 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.multiply %77, %60 : tensor<6xf32>
    %79 = stablehlo.subtract %arg2, %78 : tensor<6xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %81 = stablehlo.multiply %80, %62 : tensor<32x6xf32>
    %82 = stablehlo.subtract %arg3, %81 : tensor<32x6xf32>
    return %73, %76, %79, %82, %37 : tensor<32xf32>, tensor<16x32xf32>, tensor<6xf32>, tensor<32x6xf32>, tensor<f32>
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
