module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']"), %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32} loc("params['q']['b']"), %arg2: tensor<4x16xf32> {tf.aliasing_output = 2 : i32} loc("params['q']['w']"), %arg3: tensor<32xf32> {tf.aliasing_output = 3 : i32} loc("params['v']"), %arg4: tensor<64x4xf32> loc("batch['x']"), %arg5: tensor<64xf32> loc("batch['y']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['k']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<4x16xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x16xf32>
    %4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %7 = stablehlo.reshape %6 : (tensor<64xf32>) -> tensor<64x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x32xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %10 = stablehlo.convert %9 : (tensor<64x32xi1>) -> tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<64xf32>
    %14 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<64xi1>, tensor<64xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<64xi1>, tensor<64xf32>
    %23 = stablehlo.divide %17, %22 : tensor<64xf32>
    %24 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x32xf32>
    %26 = stablehlo.subtract %5, %25 : tensor<64x32xf32>
    %27 = stablehlo.exponential %26 : tensor<64x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x32xf32>
    %31 = stablehlo.divide %27, %30 : tensor<64x32xf32>
    %32 = stablehlo.multiply %29, %29 : tensor<64x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %34 = stablehlo.divide %33, %32 : tensor<64x1xf32>
    %35 = stablehlo.dot_general %31, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %36 = stablehlo.subtract %35, %arg5 : tensor<64xf32>
    %37 = stablehlo.abs %36 : tensor<64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %39 = stablehlo.compare GE, %36, %38, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %43 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %44 = stablehlo.divide %43, %cst_15 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %47 = stablehlo.select %39, %46, %45 : tensor<64xi1>, tensor<64xf32>
    %48 = stablehlo.select %39, %45, %46 : tensor<64xi1>, tensor<64xf32>
    %49 = stablehlo.negate %47 : tensor<64xf32>
    %50 = stablehlo.add %48, %49 : tensor<64xf32>
    %51 = stablehlo.dot_general %50, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x32xf32>) -> tensor<32xf32>
    %52 = stablehlo.dot_general %50, %arg3, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<32xf32>) -> tensor<64x32xf32>
    %53 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x32xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<64x32xf32>
    %55 = stablehlo.multiply %54, %27 : tensor<64x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %57 = stablehlo.reshape %56 : (tensor<64xf32>) -> tensor<64x1xf32>
    %58 = stablehlo.negate %57 : tensor<64x1xf32>
    %59 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x32xf32>
    %60 = stablehlo.divide %52, %59 : tensor<64x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%58 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %63 = stablehlo.add %60, %62 : tensor<64x32xf32>
    %64 = stablehlo.multiply %63, %27 : tensor<64x32xf32>
    %65 = stablehlo.dot_general %64, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %67 = stablehlo.dot_general %64, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<16x32xf32>) -> tensor<64x16xf32>
    %68 = stablehlo.transpose %66, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%67 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %70 = stablehlo.reshape %69 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %72 = stablehlo.dot_general %67, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %75 = stablehlo.multiply %74, %68 : tensor<32x16xf32>
    %76 = stablehlo.subtract %arg0, %75 : tensor<32x16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.multiply %77, %71 : tensor<16xf32>
    %79 = stablehlo.subtract %arg1, %78 : tensor<16xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %81 = stablehlo.multiply %80, %73 : tensor<4x16xf32>
    %82 = stablehlo.subtract %arg2, %81 : tensor<4x16xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+08> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %84 = stablehlo.multiply %83, %51 : tensor<32xf32>
    %85 = stablehlo.subtract %arg3, %84 : tensor<32xf32>
    return %76, %79, %82, %85, %42 : tensor<32x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<32xf32>, tensor<f32>
  }
}
