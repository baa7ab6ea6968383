module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x64xf32> {tf.aliasing_output = 2 : i32} loc("params['score']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<16x64xf32> {jax.result_info = "result[0]['score']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[3.000000e+03, 3.008000e+03, 3.016000e+03, 3.024000e+03, 3.032000e+03, 3.040000e+03, 3.048000e+03, 3.056000e+03, 3.064000e+03, 3.072000e+03, 3.080000e+03, 3.088000e+03, 3.096000e+03, 3.104000e+03, 3.112000e+03, 3.120000e+03, 3.128000e+03, 3.136000e+03, 3.144000e+03, 3.152000e+03, 3.160000e+03, 3.168000e+03, 3.176000e+03, 3.184000e+03, 3.192000e+03, 3.200000e+03, 3.208000e+03, 3.216000e+03, 3.224000e+03, 3.232000e+03, 3.240000e+03, 3.248000e+03, 3.256000e+03, 3.264000e+03, 3.272000e+03, 3.280000e+03, 3.288000e+03, 3.296000e+03, 3.304000e+03, 3.312000e+03, 3.320000e+03, 3.328000e+03, 3.336000e+03, 3.344000e+03, 3.352000e+03, 3.360000e+03, 3.368000e+03, 3.376000e+03, 3.384000e+03, 3.392000e+03, 3.400000e+03, 3.408000e+03, 3.416000e+03, 3.424000e+03, 3.432000e+03, 3.440000e+03, 3.448000e+03, 3.456000e+03, 3.464000e+03, 3.472000e+03, 3.480000e+03, 3.488000e+03, 3.496000e+03, 3.504000e+03]> : tensor<64xf32>
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.reshape %8 : (tensor<16xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %12 = stablehlo.convert %11 : (tensor<16x64xi1>) -> tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<16xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<16xi1>, tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<16xi1>, tensor<16xf32>
    %25 = stablehlo.divide %19, %24 : tensor<16xf32>
    %26 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %28 = stablehlo.subtract %7, %27 : tensor<16x64xf32>
    %29 = stablehlo.exponential %28 : tensor<16x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %33 = stablehlo.divide %29, %32 : tensor<16x64xf32>
    %34 = stablehlo.multiply %31, %31 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %36 = stablehlo.divide %35, %34 : tensor<16x1xf32>
    %37 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<64xf32>) -> tensor<16x64xf32>
    %38 = stablehlo.dot_general %33, %37, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<3.255000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.subtract %38, %39 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.divide %40, %41 : tensor<16xf32>
    %43 = stablehlo.subtract %42, %arg4 : tensor<16xf32>
    %44 = chlo.square %43 : tensor<16xf32> -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %46 = stablehlo.multiply %45, %43 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %48 = stablehlo.divide %47, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %49 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.multiply %50, %46 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.divide %51, %52 : tensor<16xf32>
    %54 = stablehlo.dot_general %53, %37, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %55 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<16x64xf32>
    %57 = stablehlo.multiply %56, %29 : tensor<16x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %59 = stablehlo.reshape %58 : (tensor<16xf32>) -> tensor<16x1xf32>
    %60 = stablehlo.negate %59 : tensor<16x1xf32>
    %61 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %62 = stablehlo.divide %54, %61 : tensor<16x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%60 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %65 = stablehlo.add %62, %64 : tensor<16x64xf32>
    %66 = stablehlo.multiply %65, %29 : tensor<16x64xf32>
    %67 = stablehlo.dot_general %66, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %69 = stablehlo.dot_general %66, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x16xf32>
    %70 = stablehlo.multiply %69, %6 : tensor<16x16xf32>
    %71 = stablehlo.multiply %70, %4 : tensor<16x16xf32>
    %72 = stablehlo.add %70, %71 : tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.reshape %73 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.dot_general %72, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %79 = stablehlo.multiply %78, %75 : tensor<16xf32>
    %80 = stablehlo.subtract %arg0, %79 : tensor<16xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<8x16xf32>
    %83 = stablehlo.subtract %arg1, %82 : tensor<8x16xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %85 = stablehlo.multiply %84, %68 : tensor<16x64xf32>
    %86 = stablehlo.subtract %arg2, %85 : tensor<16x64xf32>
    return %80, %83, %86, %48 : tensor<16xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
}
