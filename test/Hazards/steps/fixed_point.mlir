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
    %8:7 = stablehlo.while(%iterArg = %arg4, %iterArg_17 = %arg5, %iterArg_18 = %arg3, %iterArg_19 = %arg2, %iterArg_20 = %c, %iterArg_21 = %7, %iterArg_22 = %0) : tensor<16x16xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>
    cond {
      %c_23 = stablehlo.constant dense<300> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_20, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %67 = stablehlo.subtract %iterArg_21, %iterArg_22 : tensor<8x16xf32>
      %68 = stablehlo.abs %67 : tensor<8x16xf32>
      %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %69 = stablehlo.reduce(%68 init: %cst_24) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %70 = stablehlo.compare GT, %69, %cst_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %71 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<i1>
      %72 = stablehlo.compare NE, %66, %71, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %73 = stablehlo.convert %72 : tensor<i1>
      %74 = stablehlo.and %73, %70 : tensor<i1>
      stablehlo.return %74 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.add %iterArg_20, %c_23 : tensor<i32>
      %67 = stablehlo.dot_general %iterArg_21, %iterArg, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
      %68 = stablehlo.dot_general %iterArg_17, %iterArg_18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
      %69 = stablehlo.broadcast_in_dim %iterArg_19, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
      %71 = stablehlo.add %68, %70 : tensor<8x16xf32>
      %72 = stablehlo.add %67, %71 : tensor<8x16xf32>
      %73 = stablehlo.tanh %72 : tensor<8x16xf32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %66, %73, %iterArg_21 : tensor<16x16xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>
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
    %c_4 = stablehlo.constant dense<150> : tensor<i32>
    %28 = stablehlo.subtract %8#4, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.maximum %28, %c_5 : tensor<i32>
    %30 = stablehlo.convert %29 : (tensor<i32>) -> tensor<f32>
    %31 = stablehlo.add %27, %30 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %32 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %34 = stablehlo.multiply %33, %25 : tensor<8x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %36 = stablehlo.reshape %35 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.dot_general %34, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %40 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %41 = stablehlo.multiply %40, %17 : tensor<8x16xf32>
    %42 = stablehlo.multiply %41, %15 : tensor<8x16xf32>
    %43 = stablehlo.add %41, %42 : tensor<8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.reshape %44 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.dot_general %43, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %49 = stablehlo.dot_general %43, %8#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %52 = stablehlo.multiply %51, %37 : tensor<2xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %55 = stablehlo.multiply %54, %39 : tensor<16x2xf32>
    %56 = stablehlo.subtract %arg1, %55 : tensor<16x2xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %58 = stablehlo.multiply %57, %46 : tensor<16xf32>
    %59 = stablehlo.subtract %arg2, %58 : tensor<16xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %61 = stablehlo.multiply %60, %48 : tensor<8x16xf32>
    %62 = stablehlo.subtract %arg3, %61 : tensor<8x16xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %64 = stablehlo.multiply %63, %50 : tensor<16x16xf32>
    %65 = stablehlo.subtract %arg4, %64 : tensor<16x16xf32>
    return %53, %56, %59, %62, %65, %31 : tensor<2xf32>, tensor<16x2xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
