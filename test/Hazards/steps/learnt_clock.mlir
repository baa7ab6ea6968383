module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1xf32> {tf.aliasing_output = 0 : i32} loc("params['clock']['w']"), %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['b']"), %arg2: tensor<8x16xf32> {tf.aliasing_output = 2 : i32} loc("params['f']['w']"), %arg3: tensor<2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['b']"), %arg4: tensor<16x2xf32> {tf.aliasing_output = 4 : i32} loc("params['out']['w']"), %arg5: tensor<8x6x2xf32> loc("batch['t']"), %arg6: tensor<8x6x8xf32> loc("batch['x']"), %arg7: tensor<8x2xf32> loc("batch['y']")) -> (tensor<2x1xf32> {jax.result_info = "result[0]['clock']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg5 [0:8, 0:6, 0:1] : (tensor<8x6x2xf32>) -> tensor<8x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x6x1xf32>) -> tensor<8x6xf32>
    %2 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<2x1xf32>) -> tensor<1x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1xf32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<8x6xf32>
    %6 = stablehlo.slice %arg5 [0:8, 0:6, 1:2] : (tensor<8x6x2xf32>) -> tensor<8x6x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<8x6x1xf32>) -> tensor<8x6xf32>
    %8 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<2x1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1xf32>) -> tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<8x6xf32>
    %12 = stablehlo.add %5, %11 : tensor<8x6xf32>
    %13 = stablehlo.slice %12 [0:8, 5:6] : (tensor<8x6xf32>) -> tensor<8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %15 = stablehlo.subtract %14, %12 : tensor<8x6xf32>
    %16 = stablehlo.dot_general %arg6, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x8xf32>, tensor<8x16xf32>) -> tensor<8x6x16xf32>
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %19 = stablehlo.add %16, %18 : tensor<8x6x16xf32>
    %20 = stablehlo.tanh %19 : tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<8x6x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %24 = stablehlo.dot_general %15, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %26 = stablehlo.divide %24, %25 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %29 = stablehlo.divide %27, %28 : tensor<8x16xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<8x16xf32>
    %31 = stablehlo.dot_general %30, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %32 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %34 = stablehlo.add %31, %33 : tensor<8x2xf32>
    %35 = stablehlo.subtract %34, %arg7 : tensor<8x2xf32>
    %36 = chlo.square %35 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %38 = stablehlo.multiply %37, %35 : tensor<8x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %41 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<8x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.reshape %44 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %47 = stablehlo.dot_general %43, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %49 = stablehlo.dot_general %43, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %50 = stablehlo.multiply %26, %49 : tensor<8x16xf32>
    %51 = stablehlo.multiply %49, %29 : tensor<8x16xf32>
    %cst_11 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %53 = stablehlo.divide %50, %52 : tensor<8x16xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 2] : (tensor<8x16xf32>) -> tensor<8x6x16xf32>
    %cst_12 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %56 = stablehlo.divide %51, %55 : tensor<8x16xf32>
    %57 = stablehlo.dot_general %56, %23, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<6x16xf32>) -> tensor<8x6xf32>
    %58 = stablehlo.multiply %54, %22 : tensor<8x6x16xf32>
    %59 = stablehlo.multiply %58, %20 : tensor<8x6x16xf32>
    %60 = stablehlo.add %58, %59 : tensor<8x6x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.reshape %61 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.dot_general %60, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x8xf32>) -> tensor<16x8xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %67 = stablehlo.reshape %66 : (tensor<8xf32>) -> tensor<8x1xf32>
    %68 = stablehlo.negate %57 : tensor<8x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %67, %cst_16, low = [0, 5], high = [0, 0], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x6xf32>
    %70 = stablehlo.add %68, %69 : tensor<8x6xf32>
    %71 = stablehlo.multiply %7, %70 : tensor<8x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %73, %cst_18, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<2x1xf32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<2x1xf32>
    %77 = stablehlo.subtract %arg0, %76 : tensor<2x1xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %79 = stablehlo.multiply %78, %63 : tensor<16xf32>
    %80 = stablehlo.subtract %arg1, %79 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %82 = stablehlo.multiply %81, %65 : tensor<8x16xf32>
    %83 = stablehlo.subtract %arg2, %82 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.multiply %84, %46 : tensor<2xf32>
    %86 = stablehlo.subtract %arg3, %85 : tensor<2xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %88 = stablehlo.multiply %87, %48 : tensor<16x2xf32>
    %89 = stablehlo.subtract %arg4, %88 : tensor<16x2xf32>
    return %77, %80, %83, %86, %89, %40 : tensor<2x1xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<f32>
  }
}
