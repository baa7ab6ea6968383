module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32> {tf.aliasing_output = 0 : i32} loc("params['c']"), %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['b']"), %arg2: tensor<3x8xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l0']['w']"), %arg3: tensor<3xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['b']"), %arg4: tensor<8x3xf32> {tf.aliasing_output = 4 : i32} loc("params['n']['l1']['w']"), %arg5: tensor<64x3xf32> loc("batch['strain']"), %arg6: tensor<64x3xf32> loc("batch['stress']")) -> (tensor<3x3xf32> {jax.result_info = "result[0]['c']"}, tensor<8xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<3x8xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<8x3xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %1 = stablehlo.multiply %arg5, %0 : tensor<64x3xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<3x8xf32>) -> tensor<64x8xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %5 = stablehlo.add %2, %4 : tensor<64x8xf32>
    %6 = call @relu(%5) : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %8 = stablehlo.compare GT, %5, %7, FLOAT : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %10 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x3xf32>) -> tensor<64x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<64x3xf32>
    %13 = stablehlo.add %10, %12 : tensor<64x3xf32>
    %14 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<3x3xf32>) -> tensor<64x3xf32>
    %15 = stablehlo.add %14, %13 : tensor<64x3xf32>
    %16 = stablehlo.subtract %15, %arg6 : tensor<64x3xf32>
    %17 = chlo.square %16 : tensor<64x3xf32> -> tensor<64x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<64x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %22 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<64x3xf32>
    %25 = stablehlo.dot_general %24, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<64x3xf32>) -> tensor<3x3xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<64x3xf32>, tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.reshape %27 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.dot_general %24, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<64x8xf32>) -> tensor<3x8xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %32 = stablehlo.dot_general %24, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x3xf32>, tensor<8x3xf32>) -> tensor<64x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %34 = stablehlo.select %8, %32, %33 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.reshape %35 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.dot_general %34, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x3xf32>) -> tensor<8x3xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %cst_12 = stablehlo.constant dense<3.000000e+04> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %41 = stablehlo.multiply %40, %26 : tensor<3x3xf32>
    %42 = stablehlo.subtract %arg0, %41 : tensor<3x3xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %44 = stablehlo.multiply %43, %37 : tensor<8xf32>
    %45 = stablehlo.subtract %arg1, %44 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %47 = stablehlo.multiply %46, %39 : tensor<3x8xf32>
    %48 = stablehlo.subtract %arg2, %47 : tensor<3x8xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.multiply %49, %29 : tensor<3xf32>
    %51 = stablehlo.subtract %arg3, %50 : tensor<3xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %53 = stablehlo.multiply %52, %31 : tensor<8x3xf32>
    %54 = stablehlo.subtract %arg4, %53 : tensor<8x3xf32>
    return %42, %45, %48, %51, %54, %21 : tensor<3x3xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x8xf32>
    return %1 : tensor<64x8xf32>
  }
}
