module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['o']['b']"), %arg1: tensor<16x2xf32> {tf.aliasing_output = 1 : i32} loc("params['o']['w']"), %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32} loc("params['w']"), %arg3: tensor<16x16xf32> loc("batch['x']"), %arg4: tensor<16x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['o']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['o']['w']"}, tensor<16x16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %2 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %5 = stablehlo.add %2, %4 : tensor<16x16xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %7 = stablehlo.convert %6 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %8 = stablehlo.subtract %1, %7 : tensor<16x16xf32>
    %9 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %10 = stablehlo.tanh %9 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<16x16xf32>
    %13 = stablehlo.dot_general %10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x2xf32>) -> tensor<16x2xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %16 = stablehlo.add %13, %15 : tensor<16x2xf32>
    %17 = stablehlo.subtract %16, %arg4 : tensor<16x2xf32>
    %18 = chlo.square %17 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %23 = stablehlo.multiply %22, %cst_3 : tensor<f32>
    %24 = stablehlo.multiply %8, %8 : tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %26 = stablehlo.multiply %25, %8 : tensor<16x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %28 = stablehlo.multiply %cst_6, %27 : tensor<f32>
    %29 = stablehlo.add %23, %28 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.multiply %cst_7, %cst_8 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %32 = stablehlo.multiply %31, %26 : tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %33 = stablehlo.multiply %cst_9, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_11 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %36 = stablehlo.multiply %35, %20 : tensor<16x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.reshape %37 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %40 = stablehlo.dot_general %36, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %42 = stablehlo.dot_general %36, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x16xf32>
    %43 = stablehlo.multiply %42, %12 : tensor<16x16xf32>
    %44 = stablehlo.multiply %43, %10 : tensor<16x16xf32>
    %45 = stablehlo.add %43, %44 : tensor<16x16xf32>
    %46 = stablehlo.dot_general %45, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %48 = stablehlo.dot_general %32, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %50 = stablehlo.add %47, %49 : tensor<16x16xf32>
    %51 = stablehlo.dot_general %32, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %53 = stablehlo.add %50, %52 : tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<2.000000e-05> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<16x16xf32>
    %56 = stablehlo.subtract %arg2, %55 : tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %58 = stablehlo.multiply %57, %39 : tensor<2xf32>
    %59 = stablehlo.subtract %arg0, %58 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %61 = stablehlo.multiply %60, %41 : tensor<16x2xf32>
    %62 = stablehlo.subtract %arg1, %61 : tensor<16x2xf32>
    return %59, %62, %56, %29 : tensor<2xf32>, tensor<16x2xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
