module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x4xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<12x8xf32> loc("batch['x']"), %arg3: tensor<12x4xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x4xf32>) -> tensor<12x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<12x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<12x4xf32>) -> tensor<12x1x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<12x4xf32>) -> tensor<1x12x4xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x1x4xf32>) -> tensor<12x12x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x12x4xf32>) -> tensor<12x12x4xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<12x12x4xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<12x12x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x12x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<12x12x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x12x4xf32>, tensor<f32>) -> tensor<12x12xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x12xf32>
    %15 = stablehlo.negate %14 : tensor<12x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %17 = stablehlo.divide %15, %16 : tensor<12x12xf32>
    %18 = stablehlo.exponential %17 : tensor<12x12xf32>
    %cst_3 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %20 = stablehlo.add %18, %19 : tensor<12x12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %22 = stablehlo.slice %21 [1:2, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x12xf32>) -> tensor<12xf32>
    %24 = stablehlo.dot_general %20, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %28 = stablehlo.divide %27, %26 : tensor<12xf32>
    %29 = stablehlo.transpose %20, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %30 = stablehlo.dot_general %29, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_7 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %34 = stablehlo.divide %33, %32 : tensor<12xf32>
    %35 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %37 = stablehlo.concatenate %35, %36, dim = 0 : (tensor<1x12xf32>, tensor<1x12xf32>) -> tensor<2x12xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %38:4 = stablehlo.while(%iterArg = %20, %iterArg_18 = %c, %iterArg_19 = %37, %iterArg_20 = %21) : tensor<12x12xf32>, tensor<i32>, tensor<2x12xf32>, tensor<2x12xf32>
    cond {
      %c_21 = stablehlo.constant dense<300> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %72 = stablehlo.divide %iterArg_19, %iterArg_20 : tensor<2x12xf32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
      %74 = stablehlo.subtract %72, %73 : tensor<2x12xf32>
      %75 = stablehlo.abs %74 : tensor<2x12xf32>
      %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %76 = stablehlo.reduce(%75 init: %cst_23) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
      %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %77 = stablehlo.compare GT, %76, %cst_24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i1>) -> tensor<i1>
      %79 = stablehlo.compare NE, %71, %78, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %80 = stablehlo.convert %79 : tensor<i1>
      %81 = stablehlo.and %80, %77 : tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %71 = stablehlo.add %iterArg_18, %c_21 : tensor<i32>
      %72 = stablehlo.slice %iterArg_19 [1:2, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
      %73 = stablehlo.reshape %72 : (tensor<1x12xf32>) -> tensor<12xf32>
      %74 = stablehlo.dot_general %iterArg, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %cst_22 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %76 = stablehlo.multiply %75, %74 : tensor<12xf32>
      %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %78 = stablehlo.divide %77, %76 : tensor<12xf32>
      %79 = stablehlo.transpose %iterArg, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
      %80 = stablehlo.dot_general %79, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
      %cst_24 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %82 = stablehlo.multiply %81, %80 : tensor<12xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12xf32>
      %84 = stablehlo.divide %83, %82 : tensor<12xf32>
      %85 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
      %86 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
      %87 = stablehlo.concatenate %85, %86, dim = 0 : (tensor<1x12xf32>, tensor<1x12xf32>) -> tensor<2x12xf32>
      stablehlo.return %iterArg, %71, %87, %iterArg_19 : tensor<12x12xf32>, tensor<i32>, tensor<2x12xf32>, tensor<2x12xf32>
    }
    %39 = stablehlo.slice %38#2 [0:1, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x12xf32>) -> tensor<12xf32>
    %41 = stablehlo.slice %38#2 [1:2, 0:12] : (tensor<2x12xf32>) -> tensor<1x12xf32>
    %42 = stablehlo.reshape %41 : (tensor<1x12xf32>) -> tensor<12xf32>
    %43 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x12xf32>
    %45 = stablehlo.multiply %44, %20 : tensor<12x12xf32>
    %46 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<12x12xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<12x12xf32>
    %49 = stablehlo.multiply %48, %14 : tensor<12x12xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<12x12xf32>
    %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %54 = stablehlo.divide %52, %53 : tensor<12x12xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x4xf32>
    %56 = stablehlo.multiply %55, %11 : tensor<12x12x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<12x12x4xf32>, tensor<f32>) -> tensor<12x4xf32>
    %58 = stablehlo.reshape %57 : (tensor<12x4xf32>) -> tensor<12x1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<12x1x4xf32>, tensor<f32>) -> tensor<12x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<12x4xf32>, tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.reshape %60 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.dot_general %59, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.multiply %65, %62 : tensor<4xf32>
    %67 = stablehlo.subtract %arg0, %66 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %69 = stablehlo.multiply %68, %64 : tensor<8x4xf32>
    %70 = stablehlo.subtract %arg1, %69 : tensor<8x4xf32>
    return %67, %70, %50 : tensor<4xf32>, tensor<8x4xf32>, tensor<f32>
  }
}
