module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<6xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x6xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x16xf32> loc("batch['x']"), %arg5: tensor<32xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x6xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x6xf32>) -> tensor<32x6xf32>
    %9 = stablehlo.convert %arg2 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<32x6xf32>
    %12 = stablehlo.add %8, %11 : tensor<32x6xf32>
    %13 = stablehlo.logistic %12 : tensor<32x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<32x6xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<32x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %18 = stablehlo.subtract %17, %13 : tensor<32x6xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<32x6xf32>) -> tensor<6x32xf32>
    %20 = stablehlo.reshape %19 : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %21 = stablehlo.slice %20 [0:3, 0:32] : (tensor<6x32xf32>) -> tensor<3x32xf32>
    %22 = stablehlo.slice %20 [3:6, 0:32] : (tensor<6x32xf32>) -> tensor<3x32xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<3x32xf32>
    %24 = stablehlo.slice %23 [0:2, 0:32] : (tensor<3x32xf32>) -> tensor<2x32xf32>
    %25 = stablehlo.slice %23 [2:3, 0:32] : (tensor<3x32xf32>) -> tensor<1x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %25, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<2x32xf32>
    %28 = stablehlo.slice %27 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %29 = stablehlo.slice %27 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<1x32xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x32xf32>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<32xf32>
    %34 = stablehlo.log %33 : tensor<32xf32>
    %35 = stablehlo.multiply %arg5, %34 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.subtract %36, %arg5 : tensor<32xf32>
    %38 = stablehlo.log %31 : tensor<32xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<32xf32>
    %40 = stablehlo.add %35, %39 : tensor<32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_7 : tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_9 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.multiply %37, %46 : tensor<32xf32>
    %48 = stablehlo.divide %47, %31 : tensor<32xf32>
    %49 = stablehlo.multiply %arg5, %46 : tensor<32xf32>
    %50 = stablehlo.divide %49, %33 : tensor<32xf32>
    %51 = stablehlo.negate %50 : tensor<32xf32>
    %52 = stablehlo.add %48, %51 : tensor<32xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %54 = stablehlo.multiply %28, %53 : tensor<1x32xf32>
    %55 = stablehlo.multiply %53, %29 : tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %54, %cst_10, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.pad %55, %cst_11, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %58 = stablehlo.add %56, %57 : tensor<2x32xf32>
    %59 = stablehlo.multiply %24, %58 : tensor<2x32xf32>
    %60 = stablehlo.multiply %58, %26 : tensor<2x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.pad %59, %cst_12, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %62 = stablehlo.slice %61 [0:1, 0:32] : (tensor<1x32xf32>) -> tensor<1x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %62, %cst_13, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<3x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %60, %cst_14, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x32xf32>, tensor<f32>) -> tensor<3x32xf32>
    %65 = stablehlo.add %63, %64 : tensor<3x32xf32>
    %66 = stablehlo.multiply %21, %65 : tensor<3x32xf32>
    %67 = stablehlo.multiply %65, %22 : tensor<3x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %66, %cst_15, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<3x32xf32>, tensor<f32>) -> tensor<6x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %67, %cst_16, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<3x32xf32>, tensor<f32>) -> tensor<6x32xf32>
    %70 = stablehlo.add %68, %69 : tensor<6x32xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %72 = stablehlo.negate %71 : tensor<32x6xf32>
    %73 = stablehlo.multiply %72, %16 : tensor<32x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<32x6xf32>, tensor<f32>) -> tensor<6xf32>
    %75 = stablehlo.reshape %74 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %77 = stablehlo.convert %76 : tensor<6xf32>
    %78 = stablehlo.dot_general %73, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<6x32xf32>) -> tensor<32x6xf32>
    %80 = stablehlo.dot_general %73, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x6xf32>, tensor<32x6xf32>) -> tensor<32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %82 = stablehlo.select %6, %80, %81 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %84 = stablehlo.reshape %83 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %86 = stablehlo.dot_general %82, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %87 = stablehlo.transpose %86, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %89 = stablehlo.multiply %88, %85 : tensor<32xf32>
    %90 = stablehlo.subtract %arg0, %89 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %92 = stablehlo.multiply %91, %87 : tensor<16x32xf32>
    %93 = stablehlo.subtract %arg1, %92 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %95 = stablehlo.multiply %94, %77 : tensor<6xf32>
    %96 = stablehlo.subtract %arg2, %95 : tensor<6xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x6xf32>
    %98 = stablehlo.multiply %97, %79 : tensor<32x6xf32>
    %99 = stablehlo.subtract %arg3, %98 : tensor<32x6xf32>
    return %90, %93, %96, %99, %43 : tensor<32xf32>, tensor<16x32xf32>, tensor<6xf32>, tensor<32x6xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
