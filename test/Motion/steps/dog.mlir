module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<i1> {tf.aliasing_output = 4 : i32} loc("o[1].is_init_step"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("o[1].init_params['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("o[1].init_params['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("o[1].init_params['l1']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("o[1].init_params['l1']['w']"), %arg9: tensor<f32> {tf.aliasing_output = 9 : i32} loc("o[1].max_dist"), %arg10: tensor<f32> {tf.aliasing_output = 10 : i32} loc("o[1].sum_sq_norm_grads"), %arg11: tensor<16x16xf32> loc("b['x']"), %arg12: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i1> {jax.result_info = "result[1][1].is_init_step"}, tensor<32xf32> {jax.result_info = "result[1][1].init_params['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1][1].init_params['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1][1].init_params['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1][1].init_params['l1']['w']"}, tensor<f32> {jax.result_info = "result[1][1].max_dist"}, tensor<f32> {jax.result_info = "result[1][1].sum_sq_norm_grads"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg12 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.subtract %arg5, %arg0 : tensor<32xf32>
    %35 = stablehlo.subtract %arg6, %arg1 : tensor<16x32xf32>
    %36 = stablehlo.subtract %arg7, %arg2 : tensor<4xf32>
    %37 = stablehlo.subtract %arg8, %arg3 : tensor<32x4xf32>
    %38 = chlo.square %34 : tensor<32xf32> -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %40 = chlo.square %39 : tensor<32xf32> -> tensor<32xf32>
    %41 = stablehlo.add %38, %40 : tensor<32xf32>
    %42 = chlo.square %35 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %44 = chlo.square %43 : tensor<16x32xf32> -> tensor<16x32xf32>
    %45 = stablehlo.add %42, %44 : tensor<16x32xf32>
    %46 = chlo.square %36 : tensor<4xf32> -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %48 = chlo.square %47 : tensor<4xf32> -> tensor<4xf32>
    %49 = stablehlo.add %46, %48 : tensor<4xf32>
    %50 = chlo.square %37 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %52 = chlo.square %51 : tensor<32x4xf32> -> tensor<32x4xf32>
    %53 = stablehlo.add %50, %52 : tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%41 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%45 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%49 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%53 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.add %cst_19, %54 : tensor<f32>
    %59 = stablehlo.add %58, %55 : tensor<f32>
    %60 = stablehlo.add %59, %56 : tensor<f32>
    %61 = stablehlo.add %60, %57 : tensor<f32>
    %62 = stablehlo.sqrt %61 : tensor<f32>
    %63 = stablehlo.maximum %arg9, %62 : tensor<f32>
    %64 = chlo.square %31 : tensor<32xf32> -> tensor<32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %66 = chlo.square %65 : tensor<32xf32> -> tensor<32xf32>
    %67 = stablehlo.add %64, %66 : tensor<32xf32>
    %68 = chlo.square %33 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %70 = chlo.square %69 : tensor<16x32xf32> -> tensor<16x32xf32>
    %71 = stablehlo.add %68, %70 : tensor<16x32xf32>
    %72 = chlo.square %23 : tensor<4xf32> -> tensor<4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = chlo.square %73 : tensor<4xf32> -> tensor<4xf32>
    %75 = stablehlo.add %72, %74 : tensor<4xf32>
    %76 = chlo.square %25 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %78 = chlo.square %77 : tensor<32x4xf32> -> tensor<32x4xf32>
    %79 = stablehlo.add %76, %78 : tensor<32x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%67 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%71 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%75 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%79 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.add %cst_28, %80 : tensor<f32>
    %85 = stablehlo.add %84, %81 : tensor<f32>
    %86 = stablehlo.add %85, %82 : tensor<f32>
    %87 = stablehlo.add %86, %83 : tensor<f32>
    %88 = stablehlo.add %arg10, %87 : tensor<f32>
    %cst_29 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %89 = stablehlo.add %88, %cst_29 : tensor<f32>
    %90 = stablehlo.sqrt %89 : tensor<f32>
    %91 = stablehlo.divide %63, %90 : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.multiply %92, %31 : tensor<32xf32>
    %94 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %95 = stablehlo.multiply %94, %33 : tensor<16x32xf32>
    %96 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.multiply %96, %23 : tensor<4xf32>
    %98 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %99 = stablehlo.multiply %98, %25 : tensor<32x4xf32>
    %cst_30 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.multiply %100, %93 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %103 = stablehlo.multiply %102, %95 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.multiply %104, %97 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<-1.000000e-03> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %107 = stablehlo.multiply %106, %99 : tensor<32x4xf32>
    %108 = stablehlo.add %arg0, %101 : tensor<32xf32>
    %109 = stablehlo.add %arg1, %103 : tensor<16x32xf32>
    %110 = stablehlo.add %arg2, %105 : tensor<4xf32>
    %111 = stablehlo.add %arg3, %107 : tensor<32x4xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    return %108, %109, %110, %111, %c, %arg5, %arg6, %arg7, %arg8, %63, %88, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i1>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
