module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<16x2xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['u']['b']"), %arg3: tensor<8x16xf32> {tf.aliasing_output = 3 : i32} loc("params['u']['w']"), %arg4: tensor<16x16xf32> {tf.aliasing_output = 4 : i32} loc("params['w']"), %arg5: tensor<8x8xf32> loc("batch['x']"), %arg6: tensor<8x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['u']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['u']['w']"}, tensor<16x16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %2 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x16xf32>
    %6 = stablehlo.add %1, %5 : tensor<8x16xf32>
    %7 = stablehlo.tanh %6 : tensor<8x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %8:7 = stablehlo.while(%iterArg = %arg4, %iterArg_15 = %arg5, %iterArg_16 = %arg3, %iterArg_17 = %arg2, %iterArg_18 = %c, %iterArg_19 = %7, %iterArg_20 = %0) : tensor<16x16xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>
    cond {
      %c_21 = stablehlo.constant dense<300> : tensor<i32>
      %62 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %63 = stablehlo.subtract %iterArg_19, %iterArg_20 : tensor<8x16xf32>
      %64 = stablehlo.abs %63 : tensor<8x16xf32>
      %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %65 = stablehlo.reduce(%64 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %66 = stablehlo.compare GT, %65, %cst_23, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_24 = stablehlo.constant dense<false> : tensor<i1>
      %67 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<i1>
      %68 = stablehlo.compare NE, %62, %67, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %69 = stablehlo.convert %68 : tensor<i1>
      %70 = stablehlo.and %69, %66 : tensor<i1>
      stablehlo.return %70 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.add %iterArg_18, %c_21 : tensor<i32>
      %63 = stablehlo.dot_general %iterArg_19, %iterArg, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
      %64 = stablehlo.dot_general %iterArg_15, %iterArg_16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
      %65 = stablehlo.broadcast_in_dim %iterArg_17, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
      %67 = stablehlo.add %64, %66 : tensor<8x16xf32>
      %68 = stablehlo.add %63, %67 : tensor<8x16xf32>
      %69 = stablehlo.tanh %68 : tensor<8x16xf32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %62, %69, %iterArg_19 : tensor<16x16xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>
    }
    %9 = stablehlo.dot_general %8#5, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %10 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %13 = stablehlo.add %10, %12 : tensor<8x16xf32>
    %14 = stablehlo.add %9, %13 : tensor<8x16xf32>
    %15 = stablehlo.tanh %14 : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<8x16xf32>
    %18 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %21 = stablehlo.add %18, %20 : tensor<8x2xf32>
    %22 = stablehlo.subtract %21, %arg6 : tensor<8x2xf32>
    %23 = chlo.square %22 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %25 = stablehlo.multiply %24, %22 : tensor<8x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %28 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %30 = stablehlo.multiply %29, %25 : tensor<8x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.reshape %31 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %34 = stablehlo.dot_general %30, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %36 = stablehlo.dot_general %30, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %37 = stablehlo.multiply %36, %17 : tensor<8x16xf32>
    %38 = stablehlo.multiply %37, %15 : tensor<8x16xf32>
    %39 = stablehlo.add %37, %38 : tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.reshape %40 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.dot_general %39, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %45 = stablehlo.dot_general %39, %8#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.multiply %47, %33 : tensor<2xf32>
    %49 = stablehlo.subtract %arg0, %48 : tensor<2xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %51 = stablehlo.multiply %50, %35 : tensor<16x2xf32>
    %52 = stablehlo.subtract %arg1, %51 : tensor<16x2xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %54 = stablehlo.multiply %53, %42 : tensor<16xf32>
    %55 = stablehlo.subtract %arg2, %54 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %57 = stablehlo.multiply %56, %44 : tensor<8x16xf32>
    %58 = stablehlo.subtract %arg3, %57 : tensor<8x16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %60 = stablehlo.multiply %59, %46 : tensor<16x16xf32>
    %61 = stablehlo.subtract %arg4, %60 : tensor<16x16xf32>
    return %49, %52, %55, %58, %61, %27 : tensor<2xf32>, tensor<16x2xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
