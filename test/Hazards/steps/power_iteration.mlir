module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<16x2xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32} loc("params['w']"), %arg3: tensor<16x16xf32> loc("batch['x']"), %arg4: tensor<16x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16x16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16xf32>
    %3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %4 = stablehlo.dot_general %arg2, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %6 = stablehlo.dot_general %5, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %7 = stablehlo.add %6, %cst_1 : tensor<f32>
    %8 = stablehlo.sqrt %7 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.divide %5, %9 : tensor<16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %11:4 = stablehlo.while(%iterArg = %arg2, %iterArg_17 = %c, %iterArg_18 = %10, %iterArg_19 = %2) : tensor<16x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>
    cond {
      %c_20 = stablehlo.constant dense<300> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_17, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %74 = stablehlo.subtract %iterArg_18, %iterArg_19 : tensor<16xf32>
      %75 = stablehlo.abs %74 : tensor<16xf32>
      %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %76 = stablehlo.reduce(%75 init: %cst_21) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
      %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %77 = stablehlo.compare GT, %76, %cst_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i1>) -> tensor<i1>
      %79 = stablehlo.compare NE, %73, %78, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %80 = stablehlo.convert %79 : tensor<i1>
      %81 = stablehlo.and %80, %77 : tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.add %iterArg_17, %c_20 : tensor<i32>
      %74 = stablehlo.transpose %iterArg, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %75 = stablehlo.dot_general %iterArg, %iterArg_18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %76 = stablehlo.dot_general %74, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %77 = stablehlo.dot_general %76, %76, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
      %78 = stablehlo.add %77, %cst_21 : tensor<f32>
      %79 = stablehlo.sqrt %78 : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %81 = stablehlo.divide %76, %80 : tensor<16xf32>
      stablehlo.return %iterArg, %73, %81, %iterArg_18 : tensor<16x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16xf32>
    }
    %12 = stablehlo.dot_general %arg2, %11#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = call @norm(%12) : (tensor<16xf32>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.divide %12, %14 : tensor<16xf32>
    %16 = stablehlo.dot_general %arg2, %11#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %18 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<16x16xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %22 = stablehlo.divide %20, %21 : tensor<16x16xf32>
    %23 = stablehlo.multiply %17, %17 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %cst_3, %23 : tensor<f32>
    %25 = stablehlo.tanh %22 : tensor<16x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<16x16xf32>
    %28 = stablehlo.dot_general %25, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x2xf32>) -> tensor<16x2xf32>
    %29 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %31 = stablehlo.add %28, %30 : tensor<16x2xf32>
    %32 = stablehlo.subtract %31, %arg4 : tensor<16x2xf32>
    %33 = chlo.square %32 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<16x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %38 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %40 = stablehlo.multiply %39, %35 : tensor<16x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %42 = stablehlo.reshape %41 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %44 = stablehlo.dot_general %40, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %46 = stablehlo.dot_general %40, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x16xf32>
    %47 = stablehlo.multiply %46, %27 : tensor<16x16xf32>
    %48 = stablehlo.multiply %47, %25 : tensor<16x16xf32>
    %49 = stablehlo.add %47, %48 : tensor<16x16xf32>
    %50 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %51 = stablehlo.multiply %49, %50 : tensor<16x16xf32>
    %52 = stablehlo.multiply %51, %20 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %54 = stablehlo.negate %53 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %56 = stablehlo.divide %49, %55 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<16x16xf32>
    %59 = stablehlo.dot_general %58, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %61 = stablehlo.dot_general %54, %15, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %62 = stablehlo.dot_general %61, %11#2, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<16x16xf32>
    %63 = stablehlo.add %60, %62 : tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %65 = stablehlo.multiply %64, %43 : tensor<2xf32>
    %66 = stablehlo.subtract %arg0, %65 : tensor<2xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %68 = stablehlo.multiply %67, %45 : tensor<16x2xf32>
    %69 = stablehlo.subtract %arg1, %68 : tensor<16x2xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %71 = stablehlo.multiply %70, %63 : tensor<16x16xf32>
    %72 = stablehlo.subtract %arg2, %71 : tensor<16x16xf32>
    return %66, %69, %72, %37 : tensor<2xf32>, tensor<16x2xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
