module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<44x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<3xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x3xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['l0']['b']"), %arg5: tensor<44x32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['l0']['w']"), %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['l1']['b']"), %arg7: tensor<32x3xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['l1']['w']"), %arg8: tensor<16x2xf32> loc("batch['x']"), %arg9: tensor<16x3xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<44x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x3xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['l0']['b']"}, tensor<44x32xf32> {jax.result_info = "result[1]['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[1]['l1']['b']"}, tensor<32x3xf32> {jax.result_info = "result[1]['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<16x2xf32>) -> tensor<16x2x1xf32>
    %1 = stablehlo.iota dim = 0 : tensor<11xi32>
    %2 = stablehlo.convert %1 : (tensor<11xi32>) -> tensor<11xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.convert %1 : (tensor<11xi32>) -> tensor<11xf32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %5 = stablehlo.power %4, %3 : tensor<11xf32>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<11xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [2] : (tensor<11xf32>) -> tensor<1x1x11xf32>
    %9 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x2x1xf32>) -> tensor<16x2x11xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x11xf32>) -> tensor<16x2x11xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<16x2x11xf32>
    %12 = stablehlo.reshape %11 : (tensor<16x2x11xf32>) -> tensor<16x22xf32>
    %13 = stablehlo.sine %12 : tensor<16x22xf32>
    %14 = stablehlo.cosine %12 : tensor<16x22xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 1 : (tensor<16x22xf32>, tensor<16x22xf32>) -> tensor<16x44xf32>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x44xf32>, tensor<44x32xf32>) -> tensor<16x32xf32>
    %17 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %19 = stablehlo.add %16, %18 : tensor<16x32xf32>
    %20 = call @relu(%19) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %22 = stablehlo.compare GT, %19, %21, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %24 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x3xf32>) -> tensor<16x3xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<16x3xf32>
    %27 = stablehlo.add %24, %26 : tensor<16x3xf32>
    %28 = stablehlo.subtract %27, %arg9 : tensor<16x3xf32>
    %29 = chlo.square %28 : tensor<16x3xf32> -> tensor<16x3xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<16x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %34 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %36 = stablehlo.multiply %35, %31 : tensor<16x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x3xf32>, tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.reshape %37 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.dot_general %36, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<16x32xf32>) -> tensor<3x32xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<3x32xf32>) -> tensor<32x3xf32>
    %42 = stablehlo.dot_general %36, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<32x3xf32>) -> tensor<16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = stablehlo.select %22, %42, %43 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.reshape %45 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.dot_general %44, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x44xf32>) -> tensor<32x44xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<32x44xf32>) -> tensor<44x32xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %51 = stablehlo.multiply %50, %arg4 : tensor<32xf32>
    %52 = stablehlo.add %51, %47 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<44x32xf32>
    %54 = stablehlo.multiply %53, %arg5 : tensor<44x32xf32>
    %55 = stablehlo.add %54, %49 : tensor<44x32xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %57 = stablehlo.multiply %56, %arg6 : tensor<3xf32>
    %58 = stablehlo.add %57, %39 : tensor<3xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %60 = stablehlo.multiply %59, %arg7 : tensor<32x3xf32>
    %61 = stablehlo.add %60, %41 : tensor<32x3xf32>
    %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.multiply %62, %52 : tensor<32xf32>
    %64 = stablehlo.subtract %arg0, %63 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<44x32xf32>
    %66 = stablehlo.multiply %65, %55 : tensor<44x32xf32>
    %67 = stablehlo.subtract %arg1, %66 : tensor<44x32xf32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %69 = stablehlo.multiply %68, %58 : tensor<3xf32>
    %70 = stablehlo.subtract %arg2, %69 : tensor<3xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %72 = stablehlo.multiply %71, %61 : tensor<32x3xf32>
    %73 = stablehlo.subtract %arg3, %72 : tensor<32x3xf32>
    return %64, %67, %70, %73, %52, %55, %58, %61, %33 : tensor<32xf32>, tensor<44x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<32xf32>, tensor<44x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
