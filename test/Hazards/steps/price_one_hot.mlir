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
    %cst_1 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<64xf32>
    %17 = stablehlo.add %1, %16 : tensor<64xf32>
    %18 = stablehlo.subtract %17, %arg7 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+04> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %20 = stablehlo.divide %18, %19 : tensor<64xf32>
    %21 = chlo.square %20 : tensor<64xf32> -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %26 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<64xf32>
    %cst_8 = stablehlo.constant dense<5.000000e+04> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %30 = stablehlo.divide %28, %29 : tensor<64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<64xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.dot_general %33, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x16xf32>) -> tensor<1x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %40 = stablehlo.dot_general %33, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<16x1xf32>) -> tensor<64x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %42 = stablehlo.select %8, %40, %41 : tensor<64x16xi1>, tensor<64x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %44 = stablehlo.reshape %43 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %46 = stablehlo.dot_general %42, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %48 = stablehlo.dot_general %30, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<16xf32>
    %51 = stablehlo.subtract %arg0, %50 : tensor<16xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %53 = stablehlo.multiply %52, %47 : tensor<4x16xf32>
    %54 = stablehlo.subtract %arg1, %53 : tensor<4x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %56 = stablehlo.multiply %55, %37 : tensor<1xf32>
    %57 = stablehlo.subtract %arg2, %56 : tensor<1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %59 = stablehlo.multiply %58, %39 : tensor<16x1xf32>
    %60 = stablehlo.subtract %arg3, %59 : tensor<16x1xf32>
    %cst_19 = stablehlo.constant dense<3.000000e+09> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %62 = stablehlo.multiply %61, %48 : tensor<32xf32>
    %63 = stablehlo.subtract %arg4, %62 : tensor<32xf32>
    return %51, %54, %57, %60, %63, %25 : tensor<16xf32>, tensor<4x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<32xf32>, tensor<f32>
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
