module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32> {tf.aliasing_output = 0 : i32} loc("params['c']"), %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['b']"), %arg2: tensor<8x8xf32> {tf.aliasing_output = 2 : i32} loc("params['f']['w']"), %arg3: tensor<16x8xf32> loc("batch['at']"), %arg4: tensor<16x8xf32> loc("batch['x']")) -> (tensor<6x8xf32> {jax.result_info = "result[0]['c']"}, tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x8xf32>
    %4 = stablehlo.add %3, %arg3 : tensor<16x8xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<16x8xf32>
    %10 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %12 = stablehlo.subtract %7, %11 : tensor<16x6xf32>
    %13 = stablehlo.multiply %arg0, %arg0 : tensor<6x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %15 = stablehlo.multiply %14, %arg0 : tensor<6x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.dot_general %13, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8xf32>) -> tensor<6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<16x6xf32>
    %20 = stablehlo.add %12, %19 : tensor<16x6xf32>
    %21 = stablehlo.negate %20 : tensor<16x6xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<16xf32>
    %23 = stablehlo.reshape %22 : (tensor<16xf32>) -> tensor<16x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6xf32>
    %25 = stablehlo.compare EQ, %21, %24, FLOAT : (tensor<16x6xf32>, tensor<16x6xf32>) -> tensor<16x6xi1>
    %26 = stablehlo.convert %25 : (tensor<16x6xi1>) -> tensor<16x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.maximum %28, %22 : tensor<16xf32>
    %30 = stablehlo.compare EQ, %22, %29, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<16xi1>, tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %35 = stablehlo.compare EQ, %34, %29, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<16xi1>, tensor<16xf32>
    %39 = stablehlo.divide %33, %38 : tensor<16xf32>
    %40 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6xf32>
    %42 = stablehlo.subtract %21, %41 : tensor<16x6xf32>
    %43 = stablehlo.exponential %42 : tensor<16x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6xf32>
    %47 = stablehlo.divide %43, %46 : tensor<16x6xf32>
    %48 = stablehlo.multiply %45, %45 : tensor<16x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %50 = stablehlo.divide %49, %48 : tensor<16x1xf32>
    %51 = stablehlo.multiply %47, %20 : tensor<16x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<16xf32>) -> tensor<16x6xf32>
    %58 = stablehlo.multiply %47, %57 : tensor<16x6xf32>
    %59 = stablehlo.multiply %57, %20 : tensor<16x6xf32>
    %60 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<16x6xf32>
    %62 = stablehlo.multiply %61, %43 : tensor<16x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.reshape %63 : (tensor<16xf32>) -> tensor<16x1xf32>
    %65 = stablehlo.negate %64 : tensor<16x1xf32>
    %66 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6xf32>
    %67 = stablehlo.divide %59, %66 : tensor<16x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<16xf32>) -> tensor<16x6xf32>
    %70 = stablehlo.add %67, %69 : tensor<16x6xf32>
    %71 = stablehlo.multiply %70, %43 : tensor<16x6xf32>
    %72 = stablehlo.negate %71 : tensor<16x6xf32>
    %73 = stablehlo.add %58, %72 : tensor<16x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<16x6xf32>, tensor<f32>) -> tensor<6xf32>
    %75 = stablehlo.reshape %74 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %77 = stablehlo.dot_general %76, %16, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<8xf32>) -> tensor<6x8xf32>
    %78 = stablehlo.multiply %77, %15 : tensor<6x8xf32>
    %79 = stablehlo.negate %73 : tensor<16x6xf32>
    %80 = stablehlo.dot_general %79, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<16x8xf32>) -> tensor<6x8xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %82 = stablehlo.dot_general %79, %10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<8x6xf32>) -> tensor<16x8xf32>
    %83 = stablehlo.transpose %81, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %84 = stablehlo.add %78, %83 : tensor<6x8xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %86 = stablehlo.multiply %85, %82 : tensor<16x8xf32>
    %87 = stablehlo.dot_general %73, %6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<8x6xf32>) -> tensor<16x8xf32>
    %88 = stablehlo.multiply %4, %87 : tensor<16x8xf32>
    %89 = stablehlo.add %86, %88 : tensor<16x8xf32>
    %90 = stablehlo.multiply %87, %4 : tensor<16x8xf32>
    %91 = stablehlo.add %89, %90 : tensor<16x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %93 = stablehlo.reshape %92 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.dot_general %91, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %98 = stablehlo.multiply %97, %84 : tensor<6x8xf32>
    %99 = stablehlo.subtract %arg0, %98 : tensor<6x8xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %101 = stablehlo.multiply %100, %94 : tensor<8xf32>
    %102 = stablehlo.subtract %arg1, %101 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %104 = stablehlo.multiply %103, %96 : tensor<8x8xf32>
    %105 = stablehlo.subtract %arg2, %104 : tensor<8x8xf32>
    return %99, %102, %105, %54 : tensor<6x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>
  }
}
