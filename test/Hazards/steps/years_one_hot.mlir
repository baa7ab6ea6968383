module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<4x16xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("params['table']"), %arg5: tensor<64xi32> loc("batch['i']"), %arg6: tensor<64x4xf32> loc("batch['x']"), %arg7: tensor<64xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['table']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = call @_one_hot(%arg5) : (tensor<64xi32>) -> tensor<64x32xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %2 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x16xf32>) -> tensor<64x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %5 = stablehlo.add %2, %4 : tensor<64x16xf32>
    %6 = call @relu(%5) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %8 = stablehlo.compare GT, %5, %7, FLOAT : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %10 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x1xf32>) -> tensor<64x1xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %13 = stablehlo.add %10, %12 : tensor<64x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<64x1xf32>) -> tensor<64xf32>
    %15 = stablehlo.add %1, %14 : tensor<64xf32>
    %16 = stablehlo.subtract %15, %arg7 : tensor<64xf32>
    %17 = chlo.square %16 : tensor<64xf32> -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %22 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<64xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %30 = stablehlo.dot_general %25, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x16xf32>) -> tensor<1x16xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<16x1xf32>) -> tensor<64x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %34 = stablehlo.select %8, %32, %33 : tensor<64x16xi1>, tensor<64x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.reshape %35 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.dot_general %34, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %40 = stablehlo.dot_general %24, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<3.000000e-02> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.multiply %41, %37 : tensor<16xf32>
    %43 = stablehlo.subtract %arg0, %42 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<3.000000e-02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %45 = stablehlo.multiply %44, %39 : tensor<4x16xf32>
    %46 = stablehlo.subtract %arg1, %45 : tensor<4x16xf32>
    %cst_13 = stablehlo.constant dense<3.000000e-02> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.multiply %47, %29 : tensor<1xf32>
    %49 = stablehlo.subtract %arg2, %48 : tensor<1xf32>
    %cst_14 = stablehlo.constant dense<3.000000e-02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %51 = stablehlo.multiply %50, %31 : tensor<16x1xf32>
    %52 = stablehlo.subtract %arg3, %51 : tensor<16x1xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.multiply %53, %40 : tensor<32xf32>
    %55 = stablehlo.subtract %arg4, %54 : tensor<32xf32>
    return %43, %46, %49, %52, %55, %21 : tensor<16xf32>, tensor<4x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<32xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<64xi32>) -> tensor<64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<64x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x32xi32>, tensor<64x32xi32>) -> tensor<64x32xi1>
    %5 = stablehlo.convert %4 : (tensor<64x32xi1>) -> tensor<64x32xf32>
    return %5 : tensor<64x32xf32>
  }
  func.func private @relu(%arg0: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
}
