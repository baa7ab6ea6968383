module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x2xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x2xf32> loc("batch['from']"), %arg5: tensor<32x2xf32> loc("batch['to']"), %arg6: tensor<32x8xf32> loc("batch['x']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x16xf32>
    %4 = call @relu(%3) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x2xf32>) -> tensor<32x2xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<32x2xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x2xf32>
    %12 = stablehlo.add %arg4, %11 : tensor<32x2xf32>
    %cst_1 = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<32x2xf32>
    %cst_2 = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %16 = stablehlo.multiply %arg5, %15 : tensor<32x2xf32>
    %17 = stablehlo.subtract %16, %14 : tensor<32x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %19 = stablehlo.divide %17, %18 : tensor<32x2xf32>
    %20 = stablehlo.sine %19 : tensor<32x2xf32>
    %21 = stablehlo.cosine %19 : tensor<32x2xf32>
    %22 = stablehlo.multiply %20, %20 : tensor<32x2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %24 = stablehlo.multiply %23, %20 : tensor<32x2xf32>
    %25 = stablehlo.slice %22 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %26 = stablehlo.reshape %25 : (tensor<32x1xf32>) -> tensor<32xf32>
    %27 = stablehlo.slice %14 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<32x1xf32>) -> tensor<32xf32>
    %29 = stablehlo.cosine %28 : tensor<32xf32>
    %30 = stablehlo.sine %28 : tensor<32xf32>
    %31 = stablehlo.slice %16 [0:32, 0:1] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<32x1xf32>) -> tensor<32xf32>
    %33 = stablehlo.cosine %32 : tensor<32xf32>
    %34 = stablehlo.multiply %29, %33 : tensor<32xf32>
    %35 = stablehlo.slice %22 [0:32, 1:2] : (tensor<32x2xf32>) -> tensor<32x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<32x1xf32>) -> tensor<32xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<32xf32>
    %38 = stablehlo.add %26, %37 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<9.99999982E-15> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %40 = stablehlo.add %38, %39 : tensor<32xf32>
    %41 = stablehlo.sqrt %40 : tensor<32xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.divide %42, %41 : tensor<32xf32>
    %44 = chlo.asin %41 : tensor<32xf32> -> tensor<32xf32>
    %45 = chlo.square %41 : tensor<32xf32> -> tensor<32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.subtract %46, %45 : tensor<32xf32>
    %48 = stablehlo.rsqrt %47 : tensor<32xf32>
    %cst_8 = stablehlo.constant dense<1.274200e+04> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.multiply %49, %44 : tensor<32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %53 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.274200e+04> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<32xf32>
    %57 = stablehlo.multiply %56, %48 : tensor<32xf32>
    %58 = stablehlo.multiply %57, %43 : tensor<32xf32>
    %59 = stablehlo.multiply %34, %58 : tensor<32xf32>
    %60 = stablehlo.multiply %58, %36 : tensor<32xf32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %61, %cst_14, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %63 = stablehlo.multiply %60, %33 : tensor<32xf32>
    %64 = stablehlo.negate %63 : tensor<32xf32>
    %65 = stablehlo.multiply %64, %30 : tensor<32xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %66, %cst_15, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %68 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %68, %cst_16, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x2xf32>
    %70 = stablehlo.add %62, %69 : tensor<32x2xf32>
    %71 = stablehlo.multiply %70, %24 : tensor<32x2xf32>
    %72 = stablehlo.multiply %71, %21 : tensor<32x2xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %74 = stablehlo.divide %72, %73 : tensor<32x2xf32>
    %75 = stablehlo.negate %74 : tensor<32x2xf32>
    %76 = stablehlo.add %67, %75 : tensor<32x2xf32>
    %cst_18 = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<32x2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x2xf32>, tensor<f32>) -> tensor<2xf32>
    %80 = stablehlo.reshape %79 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %82 = stablehlo.dot_general %78, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<32x16xf32>) -> tensor<2x16xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %84 = stablehlo.dot_general %78, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<16x2xf32>) -> tensor<32x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %86 = stablehlo.select %6, %84, %85 : tensor<32x16xi1>, tensor<32x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %88 = stablehlo.reshape %87 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.dot_general %86, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %91 = stablehlo.transpose %90, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %93 = stablehlo.multiply %92, %89 : tensor<16xf32>
    %94 = stablehlo.subtract %arg0, %93 : tensor<16xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %96 = stablehlo.multiply %95, %91 : tensor<8x16xf32>
    %97 = stablehlo.subtract %arg1, %96 : tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %99 = stablehlo.multiply %98, %81 : tensor<2xf32>
    %100 = stablehlo.subtract %arg2, %99 : tensor<2xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %102 = stablehlo.multiply %101, %83 : tensor<16x2xf32>
    %103 = stablehlo.subtract %arg3, %102 : tensor<16x2xf32>
    return %94, %97, %100, %103, %52 : tensor<16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
}
