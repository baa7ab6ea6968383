module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<4x16xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("params['table']"), %arg5: tensor<64xi32> loc("batch['i']"), %arg6: tensor<64x4xf32> loc("batch['x']"), %arg7: tensor<64xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['table']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = call @_one_hot(%arg5) : (tensor<64xi32>) -> tensor<64x32xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %2 = stablehlo.log %1 : tensor<64xf32>
    %3 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x16xf32>) -> tensor<64x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %6 = stablehlo.add %3, %5 : tensor<64x16xf32>
    %7 = call @relu(%6) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %9 = stablehlo.compare GT, %6, %8, FLOAT : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %11 = stablehlo.dot_general %7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x1xf32>) -> tensor<64x1xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %14 = stablehlo.add %11, %13 : tensor<64x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<64x1xf32>) -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<64xf32>
    %18 = stablehlo.add %2, %17 : tensor<64xf32>
    %19 = stablehlo.log %arg7 : tensor<64xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<64xf32>
    %21 = chlo.square %20 : tensor<64xf32> -> tensor<64xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %26 = stablehlo.multiply %25, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %27 = stablehlo.multiply %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_8 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %30 = stablehlo.multiply %29, %23 : tensor<64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<64xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.dot_general %33, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x16xf32>) -> tensor<1x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %40 = stablehlo.dot_general %33, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<16x1xf32>) -> tensor<64x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %42 = stablehlo.select %9, %40, %41 : tensor<64x16xi1>, tensor<64x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %44 = stablehlo.reshape %43 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %46 = stablehlo.dot_general %42, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %48 = stablehlo.divide %30, %1 : tensor<64xf32>
    %49 = stablehlo.dot_general %48, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.multiply %50, %45 : tensor<16xf32>
    %52 = stablehlo.subtract %arg0, %51 : tensor<16xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %54 = stablehlo.multiply %53, %47 : tensor<4x16xf32>
    %55 = stablehlo.subtract %arg1, %54 : tensor<4x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.multiply %56, %37 : tensor<1xf32>
    %58 = stablehlo.subtract %arg2, %57 : tensor<1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %60 = stablehlo.multiply %59, %39 : tensor<16x1xf32>
    %61 = stablehlo.subtract %arg3, %60 : tensor<16x1xf32>
    %cst_19 = stablehlo.constant dense<3.000000e+10> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.multiply %62, %49 : tensor<32xf32>
    %64 = stablehlo.subtract %arg4, %63 : tensor<32xf32>
    return %52, %55, %58, %61, %64, %26 : tensor<16xf32>, tensor<4x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<32xf32>, tensor<f32>
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
