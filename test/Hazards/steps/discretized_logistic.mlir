module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x8xf32> loc("batch['x']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x16xf32>
    %4 = call @relu(%3) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x16xf32>
    %12 = stablehlo.slice %11 [0:32, 0:8] : (tensor<32x16xf32>) -> tensor<32x8xf32>
    %13 = stablehlo.tanh %12 : tensor<32x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<32x8xf32>
    %16 = stablehlo.subtract %arg4, %13 : tensor<32x8xf32>
    %17 = stablehlo.slice %11 [0:32, 8:16] : (tensor<32x16xf32>) -> tensor<32x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32x8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<32x8xf32>
    %22 = stablehlo.exponential %21 : tensor<32x8xf32>
    %cst_4 = stablehlo.constant dense<0.00392156886> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %24 = stablehlo.add %16, %23 : tensor<32x8xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<32x8xf32>
    %26 = stablehlo.logistic %25 : tensor<32x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<32x8xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<32x8xf32>
    %cst_6 = stablehlo.constant dense<0.00392156886> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %31 = stablehlo.subtract %16, %30 : tensor<32x8xf32>
    %32 = stablehlo.multiply %22, %31 : tensor<32x8xf32>
    %33 = stablehlo.logistic %32 : tensor<32x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<32x8xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<32x8xf32>
    %37 = stablehlo.subtract %26, %33 : tensor<32x8xf32>
    %cst_8 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %39 = stablehlo.maximum %37, %38 : tensor<32x8xf32>
    %40 = stablehlo.compare EQ, %37, %39, FLOAT : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<32x8xi1>, tensor<32x8xf32>
    %cst_11 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %45 = stablehlo.compare EQ, %44, %39, FLOAT : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<32x8xi1>, tensor<32x8xf32>
    %49 = stablehlo.divide %43, %48 : tensor<32x8xf32>
    %50 = stablehlo.log %39 : tensor<32x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_15 : tensor<f32>
    %53 = stablehlo.negate %52 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.negate %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_17 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %57 = stablehlo.divide %56, %39 : tensor<32x8xf32>
    %58 = stablehlo.multiply %57, %49 : tensor<32x8xf32>
    %59 = stablehlo.negate %58 : tensor<32x8xf32>
    %60 = stablehlo.multiply %59, %36 : tensor<32x8xf32>
    %61 = stablehlo.multiply %22, %60 : tensor<32x8xf32>
    %62 = stablehlo.multiply %60, %31 : tensor<32x8xf32>
    %63 = stablehlo.multiply %58, %29 : tensor<32x8xf32>
    %64 = stablehlo.multiply %22, %63 : tensor<32x8xf32>
    %65 = stablehlo.add %61, %64 : tensor<32x8xf32>
    %66 = stablehlo.multiply %63, %24 : tensor<32x8xf32>
    %67 = stablehlo.add %62, %66 : tensor<32x8xf32>
    %68 = stablehlo.multiply %67, %22 : tensor<32x8xf32>
    %69 = stablehlo.negate %68 : tensor<32x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<32x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %71, %cst_19, low = [0, 8], high = [0, 0], interior = [0, 0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<32x16xf32>
    %73 = stablehlo.negate %65 : tensor<32x8xf32>
    %74 = stablehlo.multiply %73, %15 : tensor<32x8xf32>
    %75 = stablehlo.multiply %74, %13 : tensor<32x8xf32>
    %76 = stablehlo.add %74, %75 : tensor<32x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.pad %76, %cst_20, low = [0, 0], high = [0, 8], interior = [0, 0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<32x16xf32>
    %78 = stablehlo.add %72, %77 : tensor<32x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %80 = stablehlo.reshape %79 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %82 = stablehlo.dot_general %78, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %84 = stablehlo.dot_general %78, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %86 = stablehlo.select %6, %84, %85 : tensor<32x16xi1>, tensor<32x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %88 = stablehlo.reshape %87 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.dot_general %86, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %91 = stablehlo.transpose %90, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %93 = stablehlo.multiply %92, %89 : tensor<16xf32>
    %94 = stablehlo.subtract %arg0, %93 : tensor<16xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %96 = stablehlo.multiply %95, %91 : tensor<8x16xf32>
    %97 = stablehlo.subtract %arg1, %96 : tensor<8x16xf32>
    %cst_28 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %99 = stablehlo.multiply %98, %81 : tensor<16xf32>
    %100 = stablehlo.subtract %arg2, %99 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %102 = stablehlo.multiply %101, %83 : tensor<16x16xf32>
    %103 = stablehlo.subtract %arg3, %102 : tensor<16x16xf32>
    return %94, %97, %100, %103, %53 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
}
