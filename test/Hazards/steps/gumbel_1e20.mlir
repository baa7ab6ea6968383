module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<8x4xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['z']['b']"), %arg3: tensor<16x8xf32> {tf.aliasing_output = 3 : i32} loc("params['z']['w']"), %arg4: tensor<16x8xf32> loc("batch['u']"), %arg5: tensor<16x16xf32> loc("batch['x']"), %arg6: tensor<16x4xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['z']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['z']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<9.99999968E-21> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %1 = stablehlo.add %arg4, %0 : tensor<16x8xf32>
    %2 = stablehlo.log %1 : tensor<16x8xf32>
    %3 = stablehlo.negate %2 : tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<9.99999968E-21> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %5 = stablehlo.add %3, %4 : tensor<16x8xf32>
    %6 = stablehlo.log %5 : tensor<16x8xf32>
    %7 = stablehlo.negate %6 : tensor<16x8xf32>
    %8 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x8xf32>
    %12 = stablehlo.add %11, %7 : tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x8xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.reshape %15 : (tensor<16xf32>) -> tensor<16x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %19 = stablehlo.convert %18 : (tensor<16x8xi1>) -> tensor<16x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<16xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<16xi1>, tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<16xi1>, tensor<16xf32>
    %32 = stablehlo.divide %26, %31 : tensor<16xf32>
    %33 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %35 = stablehlo.subtract %14, %34 : tensor<16x8xf32>
    %36 = stablehlo.exponential %35 : tensor<16x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %40 = stablehlo.divide %36, %39 : tensor<16x8xf32>
    %41 = stablehlo.multiply %38, %38 : tensor<16x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %43 = stablehlo.divide %42, %41 : tensor<16x1xf32>
    %44 = stablehlo.dot_general %40, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<16x4xf32>
    %48 = stablehlo.subtract %47, %arg6 : tensor<16x4xf32>
    %49 = chlo.square %48 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %51 = stablehlo.multiply %50, %48 : tensor<16x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %54 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %56 = stablehlo.multiply %55, %51 : tensor<16x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.reshape %57 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %60 = stablehlo.dot_general %56, %40, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %62 = stablehlo.dot_general %56, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<8x4xf32>) -> tensor<16x8xf32>
    %63 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %64 = stablehlo.multiply %62, %63 : tensor<16x8xf32>
    %65 = stablehlo.multiply %64, %36 : tensor<16x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %67 = stablehlo.reshape %66 : (tensor<16xf32>) -> tensor<16x1xf32>
    %68 = stablehlo.negate %67 : tensor<16x1xf32>
    %69 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %70 = stablehlo.divide %62, %69 : tensor<16x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %73 = stablehlo.add %70, %72 : tensor<16x8xf32>
    %74 = stablehlo.multiply %73, %36 : tensor<16x8xf32>
    %cst_21 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %76 = stablehlo.divide %74, %75 : tensor<16x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.reshape %77 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.dot_general %76, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %83 = stablehlo.multiply %82, %59 : tensor<4xf32>
    %84 = stablehlo.subtract %arg0, %83 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %86 = stablehlo.multiply %85, %61 : tensor<8x4xf32>
    %87 = stablehlo.subtract %arg1, %86 : tensor<8x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.multiply %88, %79 : tensor<8xf32>
    %90 = stablehlo.subtract %arg2, %89 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %92 = stablehlo.multiply %91, %81 : tensor<16x8xf32>
    %93 = stablehlo.subtract %arg3, %92 : tensor<16x8xf32>
    return %84, %87, %90, %93, %53 : tensor<4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
}
