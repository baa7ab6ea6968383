module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<16x2xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32} loc("params['w']"), %arg3: tensor<16x16xf32> loc("batch['x']"), %arg4: tensor<16x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16x16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3:5 = stablehlo.while(%iterArg = %arg2, %iterArg_19 = %c, %iterArg_20 = %2, %iterArg_21 = %cst_1, %iterArg_22 = %cst_2) : tensor<16x16xf32>, tensor<i32>, tensor<16xf32>, tensor<f32>, tensor<f32>
    cond {
      %c_23 = stablehlo.constant dense<300> : tensor<i32>
      %54 = stablehlo.compare LT, %iterArg_19, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %55 = stablehlo.subtract %iterArg_21, %iterArg_22 : tensor<f32>
      %56 = stablehlo.abs %55 : tensor<f32>
      %cst_24 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %57 = stablehlo.multiply %cst_24, %iterArg_21 : tensor<f32>
      %58 = stablehlo.compare GT, %56, %57, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<false> : tensor<i1>
      %59 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i1>) -> tensor<i1>
      %60 = stablehlo.compare NE, %54, %59, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %61 = stablehlo.convert %60 : tensor<i1>
      %62 = stablehlo.and %61, %58 : tensor<i1>
      stablehlo.return %62 : tensor<i1>
    } do {
      %54 = stablehlo.dot_general %iterArg, %iterArg_20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %55 = func.call @norm(%54) : (tensor<16xf32>) -> tensor<f32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %57 = stablehlo.divide %54, %56 : tensor<16xf32>
      %58 = stablehlo.transpose %iterArg, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %59 = stablehlo.dot_general %58, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %60 = func.call @norm(%59) : (tensor<16xf32>) -> tensor<f32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %iterArg_19, %c_23 : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %63 = stablehlo.divide %59, %62 : tensor<16xf32>
      stablehlo.return %iterArg, %61, %63, %60, %iterArg_21 : tensor<16x16xf32>, tensor<i32>, tensor<16xf32>, tensor<f32>, tensor<f32>
    }
    %c_3 = stablehlo.constant dense<300> : tensor<i32>
    %4 = stablehlo.compare LT, %3#1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %5 = call @_where(%4, %cst_4, %cst_5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<16x16xf32>
    %9 = stablehlo.broadcast_in_dim %3#3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x16xf32>
    %11 = stablehlo.tanh %10 : tensor<16x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<16x16xf32>
    %14 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x2xf32>) -> tensor<16x2xf32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %17 = stablehlo.add %14, %16 : tensor<16x2xf32>
    %18 = stablehlo.subtract %17, %arg4 : tensor<16x2xf32>
    %19 = chlo.square %18 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<16x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_10 : tensor<f32>
    %24 = stablehlo.convert %5 : tensor<f32>
    %25 = stablehlo.multiply %24, %23 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.multiply %24, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_12 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %29 = stablehlo.multiply %28, %21 : tensor<16x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.reshape %30 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.dot_general %29, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %35 = stablehlo.dot_general %29, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x16xf32>
    %36 = stablehlo.multiply %35, %13 : tensor<16x16xf32>
    %37 = stablehlo.multiply %36, %11 : tensor<16x16xf32>
    %38 = stablehlo.add %36, %37 : tensor<16x16xf32>
    %39 = stablehlo.broadcast_in_dim %3#3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %40 = stablehlo.divide %38, %39 : tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<16x16xf32>
    %43 = stablehlo.dot_general %42, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.multiply %45, %32 : tensor<2xf32>
    %47 = stablehlo.subtract %arg0, %46 : tensor<2xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %49 = stablehlo.multiply %48, %34 : tensor<16x2xf32>
    %50 = stablehlo.subtract %arg1, %49 : tensor<16x2xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %52 = stablehlo.multiply %51, %44 : tensor<16x16xf32>
    %53 = stablehlo.subtract %arg2, %52 : tensor<16x16xf32>
    return %47, %50, %53, %25 : tensor<2xf32>, tensor<16x2xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
