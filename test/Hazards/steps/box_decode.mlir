module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x2xf32> loc("batch['at']"), %arg5: tensor<16x8xf32> loc("batch['x']"), %arg6: tensor<16x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.slice %11 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x2xf32>
    %15 = stablehlo.add %arg4, %14 : tensor<16x2xf32>
    %16 = stablehlo.slice %11 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<16x2xf32>
    %19 = stablehlo.exponential %18 : tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<16x2xf32>
    %22 = stablehlo.concatenate %15, %21, dim = 1 : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x4xf32>
    %23 = stablehlo.subtract %22, %arg6 : tensor<16x4xf32>
    %24 = stablehlo.abs %23 : tensor<16x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %26 = stablehlo.compare GE, %23, %25, FLOAT : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %28 = stablehlo.compare LT, %24, %27, FLOAT : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xi1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %30 = stablehlo.multiply %29, %23 : tensor<16x4xf32>
    %31 = stablehlo.multiply %30, %23 : tensor<16x4xf32>
    %32 = stablehlo.abs %23 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %34 = stablehlo.compare GE, %23, %33, FLOAT : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %36 = stablehlo.subtract %32, %35 : tensor<16x4xf32>
    %37 = call @_where(%28, %31, %36) : (tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %40 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %42:2 = call @_where_0(%28, %41) : (tensor<16x4xi1>, tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %44 = stablehlo.select %34, %43, %42#1 : tensor<16x4xi1>, tensor<16x4xf32>
    %45 = stablehlo.select %34, %42#1, %43 : tensor<16x4xi1>, tensor<16x4xf32>
    %46 = stablehlo.negate %44 : tensor<16x4xf32>
    %47 = stablehlo.add %45, %46 : tensor<16x4xf32>
    %48 = stablehlo.multiply %30, %42#0 : tensor<16x4xf32>
    %49 = stablehlo.add %47, %48 : tensor<16x4xf32>
    %50 = stablehlo.multiply %42#0, %23 : tensor<16x4xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<16x4xf32>
    %53 = stablehlo.add %49, %52 : tensor<16x4xf32>
    %54 = stablehlo.slice %53 [0:16, 0:2] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %55 = stablehlo.slice %53 [0:16, 2:4] : (tensor<16x4xf32>) -> tensor<16x2xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<16x2xf32>
    %58 = stablehlo.multiply %57, %19 : tensor<16x2xf32>
    %cst_16 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<16x2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.pad %60, %cst_17, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %cst_18 = stablehlo.constant dense<3.200000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %63 = stablehlo.multiply %62, %54 : tensor<16x2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %63, %cst_19, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x4xf32>
    %65 = stablehlo.add %61, %64 : tensor<16x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.reshape %66 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.dot_general %65, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %71 = stablehlo.dot_general %65, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %73 = stablehlo.select %6, %71, %72 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.reshape %74 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %77 = stablehlo.dot_general %73, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.multiply %79, %76 : tensor<32xf32>
    %81 = stablehlo.subtract %arg0, %80 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %83 = stablehlo.multiply %82, %78 : tensor<8x32xf32>
    %84 = stablehlo.subtract %arg1, %83 : tensor<8x32xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.multiply %85, %68 : tensor<4xf32>
    %87 = stablehlo.subtract %arg2, %86 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %89 = stablehlo.multiply %88, %70 : tensor<32x4xf32>
    %90 = stablehlo.subtract %arg3, %89 : tensor<32x4xf32>
    return %81, %84, %87, %90, %39 : tensor<32xf32>, tensor<8x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_where(%arg0: tensor<16x4xi1>, %arg1: tensor<16x4xf32>, %arg2: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16x4xi1>, tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<16x4xi1>, %arg1: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<16x4xi1>, tensor<16x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<16x4xi1>, tensor<16x4xf32>
    return %2, %1 : tensor<16x4xf32>, tensor<16x4xf32>
  }
}
