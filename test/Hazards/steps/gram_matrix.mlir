module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<i32> {tf.aliasing_output = 2 : i32} loc("opt_state['count']"), %arg3: tensor<16xf32> {tf.aliasing_output = 3 : i32} loc("opt_state['m']['f']['b']"), %arg4: tensor<8x16xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['m']['f']['w']"), %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['v']['f']['b']"), %arg6: tensor<8x16xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['v']['f']['w']"), %arg7: tensor<2x64x8xf32> loc("batch['x']"), %arg8: tensor<2x16x16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1]['m']['f']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[1]['v']['f']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg7, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x64x8xf32>, tensor<8x16xf32>) -> tensor<2x64x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x64x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x64x16xf32>
    %4 = stablehlo.dot_general %3, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x64x16xf32>, tensor<2x64x16xf32>) -> tensor<2x16x16xf32>
    %cst = stablehlo.constant dense<2.304000e+05> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %6 = stablehlo.divide %4, %5 : tensor<2x16x16xf32>
    %7 = stablehlo.subtract %6, %arg8 : tensor<2x16x16xf32>
    %8 = chlo.square %7 : tensor<2x16x16xf32> -> tensor<2x16x16xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<2x16x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %13 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %15 = stablehlo.multiply %14, %10 : tensor<2x16x16xf32>
    %cst_5 = stablehlo.constant dense<2.304000e+05> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2x16x16xf32>
    %18 = stablehlo.dot_general %17, %3, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x16x16xf32>, tensor<2x64x16xf32>) -> tensor<2x16x64xf32>
    %19 = stablehlo.transpose %18, dims = [0, 2, 1] : (tensor<2x16x64xf32>) -> tensor<2x64x16xf32>
    %20 = stablehlo.dot_general %17, %3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x16x16xf32>, tensor<2x64x16xf32>) -> tensor<2x16x64xf32>
    %21 = stablehlo.transpose %20, dims = [0, 2, 1] : (tensor<2x16x64xf32>) -> tensor<2x64x16xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x64x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.reshape %23 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %26 = stablehlo.dot_general %22, %arg7, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x64x16xf32>, tensor<2x64x8xf32>) -> tensor<16x8xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %28 = stablehlo.add %arg2, %c : tensor<i32>
    %29 = stablehlo.convert %28 : (tensor<i32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.multiply %30, %arg3 : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.multiply %32, %25 : tensor<16xf32>
    %34 = stablehlo.add %31, %33 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %36 = stablehlo.multiply %35, %arg4 : tensor<8x16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %38 = stablehlo.multiply %37, %27 : tensor<8x16xf32>
    %39 = stablehlo.add %36, %38 : tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.multiply %40, %arg5 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.multiply %42, %25 : tensor<16xf32>
    %44 = stablehlo.multiply %43, %25 : tensor<16xf32>
    %45 = stablehlo.add %41, %44 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %47 = stablehlo.multiply %46, %arg6 : tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %49 = stablehlo.multiply %48, %27 : tensor<8x16xf32>
    %50 = stablehlo.multiply %49, %27 : tensor<8x16xf32>
    %51 = stablehlo.add %47, %50 : tensor<8x16xf32>
    %cst_16 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %52 = stablehlo.power %cst_16, %29 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.subtract %cst_17, %52 : tensor<f32>
    %54 = stablehlo.sqrt %53 : tensor<f32>
    %cst_18 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %55 = stablehlo.multiply %cst_18, %54 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %56 = stablehlo.power %cst_19, %29 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.subtract %cst_20, %56 : tensor<f32>
    %58 = stablehlo.divide %55, %57 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %60 = stablehlo.multiply %59, %34 : tensor<16xf32>
    %61 = stablehlo.sqrt %45 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.add %61, %62 : tensor<16xf32>
    %64 = stablehlo.divide %60, %63 : tensor<16xf32>
    %65 = stablehlo.subtract %arg0, %64 : tensor<16xf32>
    %66 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %67 = stablehlo.multiply %66, %39 : tensor<8x16xf32>
    %68 = stablehlo.sqrt %51 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %70 = stablehlo.add %68, %69 : tensor<8x16xf32>
    %71 = stablehlo.divide %67, %70 : tensor<8x16xf32>
    %72 = stablehlo.subtract %arg1, %71 : tensor<8x16xf32>
    return %65, %72, %28, %34, %39, %45, %51, %12 : tensor<16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<f32>
  }
}
