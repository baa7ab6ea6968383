module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<8x8xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<8x8xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<64x8xf32> loc("batch['x']"), %arg5: tensor<64x8xf32> loc("batch['z']")) -> (tensor<8xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
    %1 = stablehlo.convert %arg0 : tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<64x8xf32>
    %5 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
    %6 = stablehlo.convert %arg2 : tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %9 = stablehlo.add %5, %8 : tensor<64x8xf32>
    %10 = stablehlo.dot_general %4, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.divide %13, %14 : tensor<8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.divide %17, %18 : tensor<8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %21 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<8x8xf32>
    %24 = stablehlo.subtract %12, %23 : tensor<8x8xf32>
    %25 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %26 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %28 = stablehlo.add %25, %27 : tensor<8x8xi32>
    %29 = stablehlo.compare EQ, %28, %26, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %30 = stablehlo.convert %29 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %31 = stablehlo.subtract %24, %30 : tensor<8x8xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %37 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<8x8xf32>
    %40 = stablehlo.negate %39 : tensor<8x8xf32>
    %41 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %44 = stablehlo.reshape %43 : (tensor<8xf32>) -> tensor<1x8xf32>
    %45 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.reshape %47 : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.divide %49, %50 : tensor<8xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.divide %53, %54 : tensor<8xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %58 = stablehlo.divide %39, %57 : tensor<8x8xf32>
    %59 = stablehlo.dot_general %58, %4, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<64x8xf32>) -> tensor<8x64xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %61 = stablehlo.add %52, %60 : tensor<64x8xf32>
    %62 = stablehlo.dot_general %58, %9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<64x8xf32>) -> tensor<8x64xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %64 = stablehlo.add %56, %63 : tensor<64x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %66 = stablehlo.reshape %65 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %68 = stablehlo.convert %67 : tensor<8xf32>
    %69 = stablehlo.dot_general %61, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%64 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.reshape %71 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %74 = stablehlo.convert %73 : tensor<8xf32>
    %75 = stablehlo.dot_general %64, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.multiply %77, %74 : tensor<8xf32>
    %79 = stablehlo.subtract %arg0, %78 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %81 = stablehlo.multiply %80, %76 : tensor<8x8xf32>
    %82 = stablehlo.subtract %arg1, %81 : tensor<8x8xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.multiply %83, %68 : tensor<8xf32>
    %85 = stablehlo.subtract %arg2, %84 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %87 = stablehlo.multiply %86, %70 : tensor<8x8xf32>
    %88 = stablehlo.subtract %arg3, %87 : tensor<8x8xf32>
    return %79, %82, %85, %88, %36 : tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>
  }
}
