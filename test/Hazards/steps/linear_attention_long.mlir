module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['o']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['o']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['q']['b']"), %arg5: tensor<8x16xf32> {tf.aliasing_output = 5 : i32} loc("params['q']['w']"), %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32} loc("params['v']['b']"), %arg7: tensor<8x16xf32> {tf.aliasing_output = 7 : i32} loc("params['v']['w']"), %arg8: tensor<1x4096x8xf32> loc("batch['x']"), %arg9: tensor<1x4096x4xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['o']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['o']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x8xf32>, tensor<8x16xf32>) -> tensor<1x4096x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4096x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<1x4096x16xf32>
    %4 = call @relu(%3) : (tensor<1x4096x16xf32>) -> tensor<1x4096x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<1x4096x16xf32>, tensor<1x4096x16xf32>) -> tensor<1x4096x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %8 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x8xf32>, tensor<8x16xf32>) -> tensor<1x4096x16xf32>
    %9 = stablehlo.convert %arg0 : tensor<16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4096x16xf32>
    %12 = stablehlo.add %8, %11 : tensor<1x4096x16xf32>
    %13 = call @relu(%12) : (tensor<1x4096x16xf32>) -> tensor<1x4096x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %15 = stablehlo.compare GT, %12, %14, FLOAT : (tensor<1x4096x16xf32>, tensor<1x4096x16xf32>) -> tensor<1x4096x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %17 = stablehlo.dot_general %arg8, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x8xf32>, tensor<8x16xf32>) -> tensor<1x4096x16xf32>
    %18 = stablehlo.convert %arg6 : tensor<16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4096x16xf32>
    %21 = stablehlo.add %17, %20 : tensor<1x4096x16xf32>
    %22 = stablehlo.dot_general %13, %21, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x4096x16xf32>) -> tensor<1x16x16xf32>
    %23 = stablehlo.dot_general %4, %22, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x16x16xf32>) -> tensor<1x4096x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<1x4096x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %25 = stablehlo.dot_general %4, %24, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x16xf32>) -> tensor<1x4096xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x4096xf32>
    %27 = stablehlo.add %25, %26 : tensor<1x4096xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<1x4096x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x4096x1xf32>) -> tensor<1x4096x16xf32>
    %30 = stablehlo.divide %23, %29 : tensor<1x4096x16xf32>
    %31 = stablehlo.multiply %28, %28 : tensor<1x4096x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x4096x1xf32>
    %33 = stablehlo.divide %32, %31 : tensor<1x4096x1xf32>
    %34 = stablehlo.dot_general %30, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<16x4xf32>) -> tensor<1x4096x4xf32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x4096x4xf32>
    %37 = stablehlo.add %34, %36 : tensor<1x4096x4xf32>
    %38 = stablehlo.subtract %37, %arg9 : tensor<1x4096x4xf32>
    %39 = chlo.square %38 : tensor<1x4096x4xf32> -> tensor<1x4096x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x4096x4xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<1x4096x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x4096x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %44 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<1x4096x4xf32>
    %46 = stablehlo.multiply %45, %41 : tensor<1x4096x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<1x4096x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %48 = stablehlo.reshape %47 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %50 = stablehlo.dot_general %46, %30, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x4xf32>, tensor<1x4096x16xf32>) -> tensor<4x16xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %52 = stablehlo.dot_general %46, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x4xf32>, tensor<16x4xf32>) -> tensor<1x4096x16xf32>
    %53 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x4096x1xf32>) -> tensor<1x4096x16xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<1x4096x16xf32>
    %55 = stablehlo.multiply %54, %23 : tensor<1x4096x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<1x4096x16xf32>, tensor<f32>) -> tensor<1x4096xf32>
    %57 = stablehlo.reshape %56 : (tensor<1x4096xf32>) -> tensor<1x4096x1xf32>
    %58 = stablehlo.negate %57 : tensor<1x4096x1xf32>
    %59 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x4096x1xf32>) -> tensor<1x4096x16xf32>
    %60 = stablehlo.divide %52, %59 : tensor<1x4096x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%58 init: %cst_14) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %63 = stablehlo.dot_general %62, %4, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096xf32>, tensor<1x4096x16xf32>) -> tensor<1x16xf32>
    %64 = stablehlo.dot_general %62, %24, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<1x4096xf32>, tensor<1x16xf32>) -> tensor<1x4096x16xf32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x4096x16xf32>
    %66 = stablehlo.dot_general %60, %4, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x4096x16xf32>) -> tensor<1x16x16xf32>
    %67 = stablehlo.transpose %66, dims = [0, 2, 1] : (tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %68 = stablehlo.dot_general %60, %22, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x16x16xf32>) -> tensor<1x4096x16xf32>
    %69 = stablehlo.add %64, %68 : tensor<1x4096x16xf32>
    %70 = stablehlo.dot_general %67, %13, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x4096x16xf32>) -> tensor<1x16x4096xf32>
    %71 = stablehlo.transpose %70, dims = [0, 2, 1] : (tensor<1x16x4096xf32>) -> tensor<1x4096x16xf32>
    %72 = stablehlo.dot_general %67, %21, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x4096x16xf32>) -> tensor<1x16x4096xf32>
    %73 = stablehlo.transpose %72, dims = [0, 2, 1] : (tensor<1x16x4096xf32>) -> tensor<1x4096x16xf32>
    %74 = stablehlo.add %65, %73 : tensor<1x4096x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%71 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<1x4096x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %76 = stablehlo.reshape %75 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.convert %77 : tensor<16xf32>
    %79 = stablehlo.dot_general %71, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x4096x8xf32>) -> tensor<16x8xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %82 = stablehlo.select %15, %74, %81 : tensor<1x4096x16xi1>, tensor<1x4096x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<1x4096x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %84 = stablehlo.reshape %83 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %86 = stablehlo.convert %85 : tensor<16xf32>
    %87 = stablehlo.dot_general %82, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x4096x8xf32>) -> tensor<16x8xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %90 = stablehlo.select %6, %69, %89 : tensor<1x4096x16xi1>, tensor<1x4096x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<1x4096x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %92 = stablehlo.reshape %91 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %94 = stablehlo.dot_general %90, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x4096x16xf32>, tensor<1x4096x8xf32>) -> tensor<16x8xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %97 = stablehlo.multiply %96, %86 : tensor<16xf32>
    %98 = stablehlo.subtract %arg0, %97 : tensor<16xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %100 = stablehlo.multiply %99, %88 : tensor<8x16xf32>
    %101 = stablehlo.subtract %arg1, %100 : tensor<8x16xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %103 = stablehlo.multiply %102, %49 : tensor<4xf32>
    %104 = stablehlo.subtract %arg2, %103 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %106 = stablehlo.multiply %105, %51 : tensor<16x4xf32>
    %107 = stablehlo.subtract %arg3, %106 : tensor<16x4xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %109 = stablehlo.multiply %108, %93 : tensor<16xf32>
    %110 = stablehlo.subtract %arg4, %109 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %112 = stablehlo.multiply %111, %95 : tensor<8x16xf32>
    %113 = stablehlo.subtract %arg5, %112 : tensor<8x16xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %115 = stablehlo.multiply %114, %78 : tensor<16xf32>
    %116 = stablehlo.subtract %arg6, %115 : tensor<16xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %118 = stablehlo.multiply %117, %80 : tensor<8x16xf32>
    %119 = stablehlo.subtract %arg7, %118 : tensor<8x16xf32>
    return %98, %101, %104, %107, %110, %113, %116, %119, %43 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<1x4096x16xf32>) -> tensor<1x4096x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4096x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x4096x16xf32>
    return %1 : tensor<1x4096x16xf32>
  }
}
