module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params['v']['b']"), %arg5: tensor<8x4xf32> {tf.aliasing_output = 5 : i32} loc("params['v']['w']"), %arg6: tensor<32x16xf32> loc("batch['x']"), %arg7: tensor<32x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %9 = stablehlo.convert %arg2 : tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %12 = stablehlo.add %8, %11 : tensor<32x8xf32>
    %13 = stablehlo.logistic %12 : tensor<32x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<32x8xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<32x8xf32>
    %17 = stablehlo.negate %13 : tensor<32x8xf32>
    %18 = stablehlo.log_plus_one %17 : tensor<32x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %20 = stablehlo.add %17, %19 : tensor<32x8xf32>
    %21 = stablehlo.negate %18 : tensor<32x8xf32>
    %22 = stablehlo.log %21 : tensor<32x8xf32>
    %23 = stablehlo.dot_general %13, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.add %23, %25 : tensor<32x4xf32>
    %27 = stablehlo.subtract %26, %arg7 : tensor<32x4xf32>
    %28 = chlo.square %27 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %30 = stablehlo.multiply %29, %27 : tensor<32x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.multiply %cst_8, %34 : tensor<f32>
    %36 = stablehlo.subtract %32, %35 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.negate %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.multiply %cst_10, %37 : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_11 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %41 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %43 = stablehlo.multiply %42, %30 : tensor<32x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.reshape %44 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.dot_general %43, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x8xf32>) -> tensor<4x8xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %49 = stablehlo.dot_general %43, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<8x4xf32>) -> tensor<32x8xf32>
    %50 = stablehlo.divide %40, %21 : tensor<32x8xf32>
    %51 = stablehlo.negate %50 : tensor<32x8xf32>
    %52 = stablehlo.divide %51, %20 : tensor<32x8xf32>
    %53 = stablehlo.negate %52 : tensor<32x8xf32>
    %54 = stablehlo.add %49, %53 : tensor<32x8xf32>
    %55 = stablehlo.multiply %54, %16 : tensor<32x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %57 = stablehlo.reshape %56 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.convert %58 : tensor<8xf32>
    %60 = stablehlo.dot_general %55, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %62 = stablehlo.dot_general %55, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %64 = stablehlo.select %6, %62, %63 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %66 = stablehlo.reshape %65 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.dot_general %64, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.multiply %70, %67 : tensor<32xf32>
    %72 = stablehlo.subtract %arg0, %71 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %74 = stablehlo.multiply %73, %69 : tensor<16x32xf32>
    %75 = stablehlo.subtract %arg1, %74 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %77 = stablehlo.multiply %76, %59 : tensor<8xf32>
    %78 = stablehlo.subtract %arg2, %77 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %80 = stablehlo.multiply %79, %61 : tensor<32x8xf32>
    %81 = stablehlo.subtract %arg3, %80 : tensor<32x8xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %83 = stablehlo.multiply %82, %46 : tensor<4xf32>
    %84 = stablehlo.subtract %arg4, %83 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %86 = stablehlo.multiply %85, %48 : tensor<8x4xf32>
    %87 = stablehlo.subtract %arg5, %86 : tensor<8x4xf32>
    return %72, %75, %78, %81, %84, %87, %36 : tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
