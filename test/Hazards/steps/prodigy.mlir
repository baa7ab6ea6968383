module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<f32> {tf.aliasing_output = 4 : i32} loc("opt_state['d']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['s']['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['s']['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['s']['l1']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['s']['l1']['w']"), %arg9: tensor<f32> {tf.aliasing_output = 9 : i32} loc("opt_state['top']"), %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['x0']['l0']['b']"), %arg11: tensor<16x32xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['x0']['l0']['w']"), %arg12: tensor<4xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['x0']['l1']['b']"), %arg13: tensor<32x4xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['x0']['l1']['w']"), %arg14: tensor<16x16xf32> loc("batch['x']"), %arg15: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]['d']"}, tensor<32xf32> {jax.result_info = "result[1]['s']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['s']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['s']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['s']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]['top']"}, tensor<32xf32> {jax.result_info = "result[1]['x0']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['x0']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['x0']['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1]['x0']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg14, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %arg15 : tensor<16x4xf32>
    %13 = chlo.square %12 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.reshape %29 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.dot_general %28, %arg14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.subtract %arg10, %arg0 : tensor<32xf32>
    %35 = stablehlo.subtract %arg11, %arg1 : tensor<16x32xf32>
    %36 = stablehlo.subtract %arg12, %arg2 : tensor<4xf32>
    %37 = stablehlo.subtract %arg13, %arg3 : tensor<32x4xf32>
    %38 = stablehlo.dot_general %31, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.add %cst_11, %38 : tensor<f32>
    %40 = stablehlo.reshape %33 : (tensor<16x32xf32>) -> tensor<512xf32>
    %41 = stablehlo.reshape %35 : (tensor<16x32xf32>) -> tensor<512xf32>
    %42 = stablehlo.dot_general %40, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512xf32>) -> tensor<f32>
    %43 = stablehlo.add %39, %42 : tensor<f32>
    %44 = stablehlo.dot_general %23, %36, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %45 = stablehlo.add %43, %44 : tensor<f32>
    %46 = stablehlo.reshape %25 : (tensor<32x4xf32>) -> tensor<128xf32>
    %47 = stablehlo.reshape %37 : (tensor<32x4xf32>) -> tensor<128xf32>
    %48 = stablehlo.dot_general %46, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %49 = stablehlo.add %45, %48 : tensor<f32>
    %50 = stablehlo.multiply %arg4, %49 : tensor<f32>
    %51 = stablehlo.add %arg9, %50 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.multiply %52, %31 : tensor<32xf32>
    %54 = stablehlo.add %arg5, %53 : tensor<32xf32>
    %55 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %56 = stablehlo.multiply %55, %33 : tensor<16x32xf32>
    %57 = stablehlo.add %arg6, %56 : tensor<16x32xf32>
    %58 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.multiply %58, %23 : tensor<4xf32>
    %60 = stablehlo.add %arg7, %59 : tensor<4xf32>
    %61 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %62 = stablehlo.multiply %61, %25 : tensor<32x4xf32>
    %63 = stablehlo.add %arg8, %62 : tensor<32x4xf32>
    %64 = stablehlo.abs %54 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.add %cst_13, %65 : tensor<f32>
    %67 = stablehlo.abs %57 : tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %69 = stablehlo.add %66, %68 : tensor<f32>
    %70 = stablehlo.abs %60 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %72 = stablehlo.add %69, %71 : tensor<f32>
    %73 = stablehlo.abs %63 : tensor<32x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %75 = stablehlo.add %72, %74 : tensor<f32>
    %cst_17 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %76 = stablehlo.add %75, %cst_17 : tensor<f32>
    %77 = stablehlo.divide %51, %76 : tensor<f32>
    %78 = stablehlo.maximum %arg4, %77 : tensor<f32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %79 = stablehlo.multiply %cst_18, %78 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.multiply %80, %31 : tensor<32xf32>
    %82 = stablehlo.subtract %arg0, %81 : tensor<32xf32>
    %83 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %84 = stablehlo.multiply %83, %33 : tensor<16x32xf32>
    %85 = stablehlo.subtract %arg1, %84 : tensor<16x32xf32>
    %86 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %87 = stablehlo.multiply %86, %23 : tensor<4xf32>
    %88 = stablehlo.subtract %arg2, %87 : tensor<4xf32>
    %89 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %90 = stablehlo.multiply %89, %25 : tensor<32x4xf32>
    %91 = stablehlo.subtract %arg3, %90 : tensor<32x4xf32>
    return %82, %85, %88, %91, %78, %54, %57, %60, %63, %51, %arg10, %arg11, %arg12, %arg13, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
