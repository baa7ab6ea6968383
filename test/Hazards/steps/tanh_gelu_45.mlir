module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['in']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['in']['w']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['out']['b']"), %arg7: tensor<32x4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['out']['w']"), %arg8: tensor<16x16xf32> loc("batch['x']"), %arg9: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['in']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['out']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['out']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<16x32xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<16x32xf32>
    %7 = stablehlo.multiply %6, %3 : tensor<16x32xf32>
    %8 = stablehlo.multiply %3, %3 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<16x32xf32>
    %13 = stablehlo.add %3, %12 : tensor<16x32xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<16x32xf32>
    %16 = stablehlo.tanh %15 : tensor<16x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<16x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %20 = stablehlo.add %19, %16 : tensor<16x32xf32>
    %21 = stablehlo.multiply %5, %20 : tensor<16x32xf32>
    %22 = stablehlo.dot_general %21, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %25 = stablehlo.add %22, %24 : tensor<16x4xf32>
    %26 = stablehlo.subtract %25, %arg9 : tensor<16x4xf32>
    %27 = chlo.square %26 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %32 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %34 = stablehlo.multiply %33, %29 : tensor<16x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.reshape %35 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.dot_general %34, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %40 = stablehlo.dot_general %34, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %41 = stablehlo.multiply %5, %40 : tensor<16x32xf32>
    %42 = stablehlo.multiply %40, %20 : tensor<16x32xf32>
    %43 = stablehlo.multiply %41, %18 : tensor<16x32xf32>
    %44 = stablehlo.multiply %43, %16 : tensor<16x32xf32>
    %45 = stablehlo.add %43, %44 : tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<16x32xf32>
    %50 = stablehlo.multiply %49, %10 : tensor<16x32xf32>
    %51 = stablehlo.add %47, %50 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.multiply %52, %42 : tensor<16x32xf32>
    %54 = stablehlo.add %51, %53 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.reshape %55 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %58 = stablehlo.dot_general %54, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.multiply %60, %arg4 : tensor<32xf32>
    %62 = stablehlo.add %61, %57 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %64 = stablehlo.multiply %63, %arg5 : tensor<16x32xf32>
    %65 = stablehlo.add %64, %59 : tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.multiply %66, %arg6 : tensor<4xf32>
    %68 = stablehlo.add %67, %37 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %70 = stablehlo.multiply %69, %arg7 : tensor<32x4xf32>
    %71 = stablehlo.add %70, %39 : tensor<32x4xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.multiply %72, %62 : tensor<32xf32>
    %74 = stablehlo.subtract %arg0, %73 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %76 = stablehlo.multiply %75, %65 : tensor<16x32xf32>
    %77 = stablehlo.subtract %arg1, %76 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %79 = stablehlo.multiply %78, %68 : tensor<4xf32>
    %80 = stablehlo.subtract %arg2, %79 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %82 = stablehlo.multiply %81, %71 : tensor<32x4xf32>
    %83 = stablehlo.subtract %arg3, %82 : tensor<32x4xf32>
    return %74, %77, %80, %83, %62, %65, %68, %71, %31 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
}
