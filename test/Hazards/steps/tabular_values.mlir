module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<4x8xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<8x4xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<16x4xf32> {tf.aliasing_output = 4 : i32} loc("params['q']"), %arg5: tensor<64xi32> loc("batch['a']"), %arg6: tensor<64xi32> loc("batch['next']"), %arg7: tensor<64xf32> loc("batch['r']"), %arg8: tensor<64xi32> loc("batch['s']"), %arg9: tensor<64x4xf32> loc("batch['x']")) -> (tensor<8xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<16x4xf32> {jax.result_info = "result[0]['q']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = call @_one_hot(%arg8) : (tensor<64xi32>) -> tensor<64x16xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %2 = call @_one_hot_0(%arg5) : (tensor<64xi32>) -> tensor<64x4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<64x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x4xf32>, tensor<f32>) -> tensor<64xf32>
    %5 = call @_one_hot(%arg6) : (tensor<64xi32>) -> tensor<64x16xf32>
    %6 = stablehlo.dot_general %5, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x4xf32>) -> tensor<64x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<64x4xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<64xf32>
    %10 = stablehlo.add %arg7, %9 : tensor<64xf32>
    %11 = stablehlo.subtract %10, %4 : tensor<64xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+08> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_5 : tensor<f32>
    %18 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x8xf32>) -> tensor<64x8xf32>
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %21 = stablehlo.add %18, %20 : tensor<64x8xf32>
    %22 = call @relu(%21) : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %24 = stablehlo.compare GT, %21, %23, FLOAT : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %26 = stablehlo.dot_general %22, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<64x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<64x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<64x4xf32>
    %32 = chlo.square %31 : tensor<64x4xf32> -> tensor<64x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<64x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_11 : tensor<f32>
    %37 = stablehlo.add %17, %36 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %38 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %40 = stablehlo.multiply %39, %34 : tensor<64x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64x4xf32>, tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.reshape %41 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.dot_general %40, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<64x8xf32>) -> tensor<4x8xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %46 = stablehlo.dot_general %40, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<8x4xf32>) -> tensor<64x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %48 = stablehlo.select %24, %46, %47 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %50 = stablehlo.reshape %49 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %52 = stablehlo.dot_general %48, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+08> : tensor<f32>
    %54 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_21 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %57 = stablehlo.multiply %56, %14 : tensor<64xf32>
    %58 = stablehlo.negate %57 : tensor<64xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<64xf32>) -> tensor<64x4xf32>
    %60 = stablehlo.multiply %59, %2 : tensor<64x4xf32>
    %61 = stablehlo.dot_general %60, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<64x16xf32>) -> tensor<4x16xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %cst_22 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %64 = stablehlo.multiply %63, %51 : tensor<8xf32>
    %65 = stablehlo.subtract %arg0, %64 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %67 = stablehlo.multiply %66, %53 : tensor<4x8xf32>
    %68 = stablehlo.subtract %arg1, %67 : tensor<4x8xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.multiply %69, %43 : tensor<4xf32>
    %71 = stablehlo.subtract %arg2, %70 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %73 = stablehlo.multiply %72, %45 : tensor<8x4xf32>
    %74 = stablehlo.subtract %arg3, %73 : tensor<8x4xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+08> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %76 = stablehlo.multiply %75, %62 : tensor<16x4xf32>
    %77 = stablehlo.subtract %arg4, %76 : tensor<16x4xf32>
    return %65, %68, %71, %74, %77, %37 : tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<64xi32>) -> tensor<64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x16xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x16xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<64x16xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x16xi32>, tensor<64x16xi32>) -> tensor<64x16xi1>
    %5 = stablehlo.convert %4 : (tensor<64x16xi1>) -> tensor<64x16xf32>
    return %5 : tensor<64x16xf32>
  }
  func.func private @_one_hot_0(%arg0: tensor<64xi32>) -> tensor<64x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<64x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x4xi32>, tensor<64x4xi32>) -> tensor<64x4xi1>
    %5 = stablehlo.convert %4 : (tensor<64x4xi1>) -> tensor<64x4xf32>
    return %5 : tensor<64x4xf32>
  }
  func.func private @relu(%arg0: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x8xf32>
    return %1 : tensor<64x8xf32>
  }
}
