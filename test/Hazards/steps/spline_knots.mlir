module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']"), %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['b']"), %arg2: tensor<4x8xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l0']['w']"), %arg3: tensor<1xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['b']"), %arg4: tensor<8x1xf32> {tf.aliasing_output = 4 : i32} loc("params['n']['l1']['w']"), %arg5: tensor<64xf32> loc("batch['t']"), %arg6: tensor<64x4xf32> loc("batch['x']"), %arg7: tensor<64xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']"}, tensor<8xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<8x1xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %1 = stablehlo.iota dim = 0 : tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<64x16xf32>
    %6 = stablehlo.abs %5 : tensor<64x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<64x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<64x16xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16xf32>) -> tensor<64xf32>
    %12 = stablehlo.dot_general %arg6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x8xf32>) -> tensor<64x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %15 = stablehlo.add %12, %14 : tensor<64x8xf32>
    %16 = call @relu(%15) : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %18 = stablehlo.compare GT, %15, %17, FLOAT : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %20 = stablehlo.dot_general %16, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x1xf32>) -> tensor<64x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %23 = stablehlo.add %20, %22 : tensor<64x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<64x1xf32>) -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<64xf32>
    %27 = stablehlo.add %11, %26 : tensor<64xf32>
    %28 = stablehlo.subtract %27, %arg7 : tensor<64xf32>
    %29 = stablehlo.abs %28 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %31 = stablehlo.compare GE, %28, %30, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %35 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_10 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %39 = stablehlo.select %31, %38, %37 : tensor<64xi1>, tensor<64xf32>
    %40 = stablehlo.select %31, %37, %38 : tensor<64xi1>, tensor<64xf32>
    %41 = stablehlo.negate %39 : tensor<64xf32>
    %42 = stablehlo.add %40, %41 : tensor<64xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %44 = stablehlo.multiply %43, %42 : tensor<64xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %47 = stablehlo.reshape %46 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %50 = stablehlo.dot_general %45, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x8xf32>) -> tensor<1x8xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %52 = stablehlo.dot_general %45, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<8x1xf32>) -> tensor<64x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %54 = stablehlo.select %18, %52, %53 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.reshape %55 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.dot_general %54, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %60 = stablehlo.dot_general %42, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x16xf32>) -> tensor<16xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+08> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<16xf32>
    %63 = stablehlo.subtract %arg0, %62 : tensor<16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.multiply %64, %57 : tensor<8xf32>
    %66 = stablehlo.subtract %arg1, %65 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %68 = stablehlo.multiply %67, %59 : tensor<4x8xf32>
    %69 = stablehlo.subtract %arg2, %68 : tensor<4x8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %71 = stablehlo.multiply %70, %49 : tensor<1xf32>
    %72 = stablehlo.subtract %arg3, %71 : tensor<1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %74 = stablehlo.multiply %73, %51 : tensor<8x1xf32>
    %75 = stablehlo.subtract %arg4, %74 : tensor<8x1xf32>
    return %63, %66, %69, %72, %75, %34 : tensor<16xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<1xf32>, tensor<8x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x8xf32>
    return %1 : tensor<64x8xf32>
  }
}
