module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x2xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<16x8xf32> loc("batch['x']"), %arg5: tensor<16x2xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = call @relu(%3) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x2xf32>) -> tensor<16x2xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x2xf32>
    %12 = stablehlo.subtract %11, %arg5 : tensor<16x2xf32>
    %13 = chlo.square %12 : tensor<16x2xf32> -> tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.reshape %21 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x2xf32>) -> tensor<16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.reshape %29 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.dot_general %28, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %34 = stablehlo.dot_general %31, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.add %cst_11, %34 : tensor<f32>
    %36 = stablehlo.reshape %33 : (tensor<8x16xf32>) -> tensor<128xf32>
    %37 = stablehlo.reshape %33 : (tensor<8x16xf32>) -> tensor<128xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<f32>
    %39 = stablehlo.add %35, %38 : tensor<f32>
    %40 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %41 = stablehlo.add %39, %40 : tensor<f32>
    %42 = stablehlo.reshape %25 : (tensor<16x2xf32>) -> tensor<32xf32>
    %43 = stablehlo.reshape %25 : (tensor<16x2xf32>) -> tensor<32xf32>
    %44 = stablehlo.dot_general %42, %43, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32xf32>) -> tensor<f32>
    %45 = stablehlo.add %41, %44 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46:13 = stablehlo.while(%iterArg = %31, %iterArg_17 = %arg0, %iterArg_18 = %33, %iterArg_19 = %arg1, %iterArg_20 = %23, %iterArg_21 = %arg2, %iterArg_22 = %25, %iterArg_23 = %arg3, %iterArg_24 = %arg4, %iterArg_25 = %arg5, %iterArg_26 = %45, %iterArg_27 = %17, %iterArg_28 = %cst_12) : tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<16x2xf32>, tensor<16x8xf32>, tensor<16x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>
    cond {
      %63 = stablehlo.broadcast_in_dim %iterArg_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %64 = stablehlo.multiply %63, %iterArg : tensor<16xf32>
      %65 = stablehlo.subtract %iterArg_17, %64 : tensor<16xf32>
      %66 = stablehlo.broadcast_in_dim %iterArg_28, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %67 = stablehlo.multiply %66, %iterArg_18 : tensor<8x16xf32>
      %68 = stablehlo.subtract %iterArg_19, %67 : tensor<8x16xf32>
      %69 = stablehlo.broadcast_in_dim %iterArg_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %70 = stablehlo.multiply %69, %iterArg_20 : tensor<2xf32>
      %71 = stablehlo.subtract %iterArg_21, %70 : tensor<2xf32>
      %72 = stablehlo.broadcast_in_dim %iterArg_28, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
      %73 = stablehlo.multiply %72, %iterArg_22 : tensor<16x2xf32>
      %74 = stablehlo.subtract %iterArg_23, %73 : tensor<16x2xf32>
      %75 = stablehlo.dot_general %iterArg_24, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
      %76 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
      %78 = stablehlo.add %75, %77 : tensor<16x16xf32>
      %79 = func.call @relu(%78) : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %80 = stablehlo.dot_general %79, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x2xf32>) -> tensor<16x2xf32>
      %81 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<16x2xf32>
      %83 = stablehlo.add %80, %82 : tensor<16x2xf32>
      %84 = stablehlo.subtract %83, %iterArg_25 : tensor<16x2xf32>
      %85 = chlo.square %84 : tensor<16x2xf32> -> tensor<16x2xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.reduce(%85 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %87 = stablehlo.divide %86, %cst_30 : tensor<f32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %88 = stablehlo.multiply %cst_31, %iterArg_28 : tensor<f32>
      %89 = stablehlo.multiply %88, %iterArg_26 : tensor<f32>
      %90 = stablehlo.subtract %iterArg_27, %89 : tensor<f32>
      %91 = stablehlo.compare GT, %87, %90, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %91 : tensor<i1>
    } do {
      %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %63 = stablehlo.multiply %cst_29, %iterArg_28 : tensor<f32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %63 : tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<16x2xf32>, tensor<16x8xf32>, tensor<16x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>
    }
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.multiply %cst_13, %46#12 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.multiply %48, %31 : tensor<16xf32>
    %50 = stablehlo.subtract %arg0, %49 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %51 = stablehlo.multiply %cst_14, %46#12 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %53 = stablehlo.multiply %52, %33 : tensor<8x16xf32>
    %54 = stablehlo.subtract %arg1, %53 : tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.multiply %cst_15, %46#12 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %57 = stablehlo.multiply %56, %23 : tensor<2xf32>
    %58 = stablehlo.subtract %arg2, %57 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.multiply %cst_16, %46#12 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %61 = stablehlo.multiply %60, %25 : tensor<16x2xf32>
    %62 = stablehlo.subtract %arg3, %61 : tensor<16x2xf32>
    return %50, %54, %58, %62, %17 : tensor<16xf32>, tensor<8x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
}
