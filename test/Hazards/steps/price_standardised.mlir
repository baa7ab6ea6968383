module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<5x16xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("params['table']"), %arg5: tensor<64xi32> loc("batch['i']"), %arg6: tensor<64x4xf32> loc("batch['x']"), %arg7: tensor<64x1xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<5x16xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['table']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = call @_one_hot(%arg5) : (tensor<64xi32>) -> tensor<64x32xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst = stablehlo.constant dense<2.500000e+05> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %6 = stablehlo.divide %4, %5 : tensor<64x1xf32>
    %7 = stablehlo.concatenate %arg6, %6, dim = 1 : (tensor<64x4xf32>, tensor<64x1xf32>) -> tensor<64x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %9 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x5xf32>, tensor<5x16xf32>) -> tensor<64x16xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %12 = stablehlo.add %9, %11 : tensor<64x16xf32>
    %13 = call @relu(%12) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %15 = stablehlo.compare GT, %12, %14, FLOAT : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %17 = stablehlo.dot_general %13, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x1xf32>) -> tensor<64x1xf32>
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %20 = stablehlo.add %17, %19 : tensor<64x1xf32>
    %21 = stablehlo.subtract %20, %arg7 : tensor<64x1xf32>
    %22 = chlo.square %21 : tensor<64x1xf32> -> tensor<64x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<64x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %27 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<64x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %31 = stablehlo.reshape %30 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %34 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x16xf32>) -> tensor<1x16xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %36 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<16x1xf32>) -> tensor<64x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %38 = stablehlo.select %15, %36, %37 : tensor<64x16xi1>, tensor<64x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.reshape %39 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.dot_general %38, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x5xf32>) -> tensor<16x5xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<16x5xf32>) -> tensor<5x16xf32>
    %44 = stablehlo.dot_general %38, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<5x16xf32>) -> tensor<64x5xf32>
    %45 = stablehlo.slice %44 [0:64, 0:4] : (tensor<64x5xf32>) -> tensor<64x4xf32>
    %46 = stablehlo.slice %44 [0:64, 4:5] : (tensor<64x5xf32>) -> tensor<64x1xf32>
    %cst_14 = stablehlo.constant dense<5.000000e+04> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %48 = stablehlo.divide %46, %47 : tensor<64x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %50 = stablehlo.dot_general %49, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
    %cst_16 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.multiply %51, %41 : tensor<16xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<16xf32>
    %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %55 = stablehlo.multiply %54, %43 : tensor<5x16xf32>
    %56 = stablehlo.subtract %arg1, %55 : tensor<5x16xf32>
    %cst_18 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.multiply %57, %33 : tensor<1xf32>
    %59 = stablehlo.subtract %arg2, %58 : tensor<1xf32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %61 = stablehlo.multiply %60, %35 : tensor<16x1xf32>
    %62 = stablehlo.subtract %arg3, %61 : tensor<16x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+08> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.multiply %63, %50 : tensor<32xf32>
    %65 = stablehlo.subtract %arg4, %64 : tensor<32xf32>
    return %53, %56, %59, %62, %65, %26 : tensor<16xf32>, tensor<5x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<32xf32>, tensor<f32>
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
