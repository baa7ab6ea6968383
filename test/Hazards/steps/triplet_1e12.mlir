module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']"), %arg1: tensor<32x8xf32> {tf.aliasing_output = 1 : i32} loc("params['l1']"), %arg2: tensor<3x16x8xf32> loc("batch['x']")) -> (tensor<8x32xf32> {jax.result_info = "result[0]['l0']"}, tensor<32x8xf32> {jax.result_info = "result[0]['l1']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16x8xf32>, tensor<8x32xf32>) -> tensor<3x16x32xf32>
    %1 = stablehlo.tanh %0 : tensor<3x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x16x32xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x16x32xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x16x32xf32>, tensor<32x8xf32>) -> tensor<3x16x8xf32>
    %5 = stablehlo.slice %4 [0:1, 0:16, 0:8] : (tensor<3x16x8xf32>) -> tensor<1x16x8xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    %7 = stablehlo.slice %4 [1:2, 0:16, 0:8] : (tensor<3x16x8xf32>) -> tensor<1x16x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    %9 = stablehlo.slice %4 [2:3, 0:16, 0:8] : (tensor<3x16x8xf32>) -> tensor<1x16x8xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    %11 = stablehlo.subtract %6, %8 : tensor<16x8xf32>
    %12 = stablehlo.subtract %6, %10 : tensor<16x8xf32>
    %13 = stablehlo.multiply %11, %11 : tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.maximum %14, %15 : tensor<16xf32>
    %17 = stablehlo.compare EQ, %14, %16, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<16xi1>, tensor<16xf32>
    %cst_4 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.compare EQ, %21, %16, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<16xi1>, tensor<16xf32>
    %26 = stablehlo.divide %20, %25 : tensor<16xf32>
    %27 = stablehlo.sqrt %16 : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.divide %28, %27 : tensor<16xf32>
    %30 = stablehlo.multiply %12, %12 : tensor<16x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_9 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.maximum %31, %32 : tensor<16xf32>
    %34 = stablehlo.compare EQ, %31, %33, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<16xi1>, tensor<16xf32>
    %cst_12 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.compare EQ, %38, %33, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<16xi1>, tensor<16xf32>
    %43 = stablehlo.divide %37, %42 : tensor<16xf32>
    %44 = stablehlo.sqrt %33 : tensor<16xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %46 = stablehlo.divide %45, %44 : tensor<16xf32>
    %47 = stablehlo.subtract %27, %44 : tensor<16xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.add %47, %48 : tensor<16xf32>
    %50 = call @relu(%49) : (tensor<16xf32>) -> tensor<16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.compare GT, %49, %51, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%50 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %56 = stablehlo.divide %cst_21, %cst_22 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %59 = stablehlo.select %52, %57, %58 : tensor<16xi1>, tensor<16xf32>
    %60 = stablehlo.negate %59 : tensor<16xf32>
    %61 = stablehlo.multiply %60, %46 : tensor<16xf32>
    %62 = stablehlo.multiply %61, %43 : tensor<16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %64 = stablehlo.multiply %12, %63 : tensor<16x8xf32>
    %65 = stablehlo.multiply %63, %12 : tensor<16x8xf32>
    %66 = stablehlo.add %64, %65 : tensor<16x8xf32>
    %67 = stablehlo.multiply %59, %29 : tensor<16xf32>
    %68 = stablehlo.multiply %67, %26 : tensor<16xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %70 = stablehlo.multiply %11, %69 : tensor<16x8xf32>
    %71 = stablehlo.multiply %69, %11 : tensor<16x8xf32>
    %72 = stablehlo.add %70, %71 : tensor<16x8xf32>
    %73 = stablehlo.negate %66 : tensor<16x8xf32>
    %74 = stablehlo.negate %72 : tensor<16x8xf32>
    %75 = stablehlo.add %66, %72 : tensor<16x8xf32>
    %76 = stablehlo.broadcast_in_dim %73, dims = [1, 2] : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.pad %76, %cst_24, low = [2, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x16x8xf32>, tensor<f32>) -> tensor<3x16x8xf32>
    %78 = stablehlo.broadcast_in_dim %74, dims = [1, 2] : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.pad %78, %cst_25, low = [1, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x16x8xf32>, tensor<f32>) -> tensor<3x16x8xf32>
    %80 = stablehlo.add %77, %79 : tensor<3x16x8xf32>
    %81 = stablehlo.broadcast_in_dim %75, dims = [1, 2] : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.pad %81, %cst_26, low = [0, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x16x8xf32>, tensor<f32>) -> tensor<3x16x8xf32>
    %83 = stablehlo.add %80, %82 : tensor<3x16x8xf32>
    %84 = stablehlo.dot_general %83, %1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x16x8xf32>, tensor<3x16x32xf32>) -> tensor<8x32xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %86 = stablehlo.dot_general %83, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x16x8xf32>, tensor<32x8xf32>) -> tensor<3x16x32xf32>
    %87 = stablehlo.multiply %86, %3 : tensor<3x16x32xf32>
    %88 = stablehlo.multiply %87, %1 : tensor<3x16x32xf32>
    %89 = stablehlo.add %87, %88 : tensor<3x16x32xf32>
    %90 = stablehlo.dot_general %89, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x16x32xf32>, tensor<3x16x8xf32>) -> tensor<32x8xf32>
    %91 = stablehlo.transpose %90, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<8x32xf32>
    %94 = stablehlo.subtract %arg0, %93 : tensor<8x32xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %96 = stablehlo.multiply %95, %85 : tensor<32x8xf32>
    %97 = stablehlo.subtract %arg1, %96 : tensor<32x8xf32>
    return %94, %97, %55 : tensor<8x32xf32>, tensor<32x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16xf32>
    return %1 : tensor<16xf32>
  }
}
