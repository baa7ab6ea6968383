module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<4x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<8x3xf32> loc("batch['at']"), %arg5: tensor<8x4xf32> loc("batch['x']"), %arg6: tensor<f32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x1xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<8x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.add %14, %13 : tensor<8x1xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
    %17 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x8x3xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x8x3xf32>) -> tensor<8x8x3xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<8x8x3xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<8x8x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.dot_general %21, %22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8x3xf32>, tensor<3xf32>) -> tensor<8x8xf32>
    %24 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %25 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %27 = stablehlo.add %24, %26 : tensor<8x8xi32>
    %28 = stablehlo.compare EQ, %27, %25, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %29 = stablehlo.convert %28 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<8x8xf32>
    %32 = stablehlo.add %23, %31 : tensor<8x8xf32>
    %33 = stablehlo.multiply %32, %32 : tensor<8x8xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %36 = stablehlo.divide %35, %34 : tensor<8x8xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<8x8xf32>
    %38 = stablehlo.subtract %37, %36 : tensor<8x8xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<8x8xf32>
    %41 = stablehlo.transpose %15, dims = [1, 0] : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %42 = stablehlo.dot_general %15, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<1x8xf32>) -> tensor<8x8xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %47 = stablehlo.divide %arg6, %cst_10 : tensor<f32>
    %48 = stablehlo.subtract %46, %47 : tensor<f32>
    %49 = chlo.square %48 : tensor<f32> -> tensor<f32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.multiply %cst_11, %48 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %54 = stablehlo.multiply %53, %50 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_17 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %58 = stablehlo.multiply %57, %40 : tensor<8x8xf32>
    %59 = stablehlo.dot_general %58, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %61 = stablehlo.dot_general %58, %41, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<1x8xf32>) -> tensor<8x1xf32>
    %62 = stablehlo.transpose %60, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %63 = stablehlo.add %61, %62 : tensor<8x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<8x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<1xf32>
    %67 = stablehlo.reshape %66 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %70 = stablehlo.dot_general %65, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<8x16xf32>) -> tensor<1x16xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %72 = stablehlo.dot_general %65, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<16x1xf32>) -> tensor<8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %74 = stablehlo.select %6, %72, %73 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.reshape %75 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.dot_general %74, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %81 = stablehlo.multiply %80, %77 : tensor<16xf32>
    %82 = stablehlo.subtract %arg0, %81 : tensor<16xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %84 = stablehlo.multiply %83, %79 : tensor<4x16xf32>
    %85 = stablehlo.subtract %arg1, %84 : tensor<4x16xf32>
    %cst_26 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %87 = stablehlo.multiply %86, %69 : tensor<1xf32>
    %88 = stablehlo.subtract %arg2, %87 : tensor<1xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %90 = stablehlo.multiply %89, %71 : tensor<16x1xf32>
    %91 = stablehlo.subtract %arg3, %90 : tensor<16x1xf32>
    return %82, %85, %88, %91, %52 : tensor<16xf32>, tensor<4x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
