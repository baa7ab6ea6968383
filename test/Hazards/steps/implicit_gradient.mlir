module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<12x2xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<12xf32> {tf.aliasing_output = 2 : i32} loc("params['u']['b']"), %arg3: tensor<8x12xf32> {tf.aliasing_output = 3 : i32} loc("params['u']['w']"), %arg4: tensor<12x12xf32> {tf.aliasing_output = 4 : i32} loc("params['w']"), %arg5: tensor<8x8xf32> loc("batch['x']"), %arg6: tensor<8x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<12x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<12xf32> {jax.result_info = "result[0]['u']['b']"}, tensor<8x12xf32> {jax.result_info = "result[0]['u']['w']"}, tensor<12x12xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x12xf32>) -> tensor<8x12xf32>
    %2 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<8x12xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x12xf32>
    %6 = stablehlo.add %1, %5 : tensor<8x12xf32>
    %7 = stablehlo.tanh %6 : tensor<8x12xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %8:7 = stablehlo.while(%iterArg = %arg4, %iterArg_17 = %arg5, %iterArg_18 = %arg3, %iterArg_19 = %arg2, %iterArg_20 = %c, %iterArg_21 = %7, %iterArg_22 = %0) : tensor<12x12xf32>, tensor<8x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<i32>, tensor<8x12xf32>, tensor<8x12xf32>
    cond {
      %c_23 = stablehlo.constant dense<300> : tensor<i32>
      %78 = stablehlo.compare LT, %iterArg_20, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %79 = stablehlo.subtract %iterArg_21, %iterArg_22 : tensor<8x12xf32>
      %80 = stablehlo.abs %79 : tensor<8x12xf32>
      %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %81 = stablehlo.reduce(%80 init: %cst_24) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x12xf32>, tensor<f32>) -> tensor<f32>
      %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %82 = stablehlo.compare GT, %81, %cst_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %83 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<i1>
      %84 = stablehlo.compare NE, %78, %83, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %85 = stablehlo.convert %84 : tensor<i1>
      %86 = stablehlo.and %85, %82 : tensor<i1>
      stablehlo.return %86 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_20, %c_23 : tensor<i32>
      %79 = stablehlo.dot_general %iterArg_21, %iterArg, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x12xf32>) -> tensor<8x12xf32>
      %80 = stablehlo.dot_general %iterArg_17, %iterArg_18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
      %81 = stablehlo.broadcast_in_dim %iterArg_19, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<8x12xf32>
      %83 = stablehlo.add %80, %82 : tensor<8x12xf32>
      %84 = stablehlo.add %79, %83 : tensor<8x12xf32>
      %85 = stablehlo.tanh %84 : tensor<8x12xf32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %78, %85, %iterArg_21 : tensor<12x12xf32>, tensor<8x8xf32>, tensor<8x12xf32>, tensor<12xf32>, tensor<i32>, tensor<8x12xf32>, tensor<8x12xf32>
    }
    %9 = stablehlo.dot_general %8#5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x2xf32>) -> tensor<8x2xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %12 = stablehlo.add %9, %11 : tensor<8x2xf32>
    %13 = stablehlo.subtract %12, %arg6 : tensor<8x2xf32>
    %14 = chlo.square %13 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<8x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<8x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.reshape %22 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %25 = stablehlo.dot_general %21, %8#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x12xf32>) -> tensor<2x12xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x12xf32>) -> tensor<12x2xf32>
    %27 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<12x2xf32>) -> tensor<8x12xf32>
    %28 = stablehlo.dot_general %8#5, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x12xf32>) -> tensor<8x12xf32>
    %29 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<8x12xf32>
    %32 = stablehlo.add %29, %31 : tensor<8x12xf32>
    %33 = stablehlo.add %28, %32 : tensor<8x12xf32>
    %34 = stablehlo.tanh %33 : tensor<8x12xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %36 = stablehlo.subtract %35, %34 : tensor<8x12xf32>
    %37 = stablehlo.dot_general %8#5, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x12xf32>) -> tensor<8x12xf32>
    %38 = stablehlo.dot_general %arg5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<8x12xf32>
    %41 = stablehlo.add %38, %40 : tensor<8x12xf32>
    %42 = stablehlo.add %37, %41 : tensor<8x12xf32>
    %43 = stablehlo.tanh %42 : tensor<8x12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %45 = stablehlo.subtract %44, %43 : tensor<8x12xf32>
    %46 = stablehlo.multiply %27, %36 : tensor<8x12xf32>
    %47 = stablehlo.multiply %46, %34 : tensor<8x12xf32>
    %48 = stablehlo.add %46, %47 : tensor<8x12xf32>
    %49 = stablehlo.dot_general %48, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x12xf32>) -> tensor<8x12xf32>
    %50 = stablehlo.add %27, %49 : tensor<8x12xf32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %51:7 = stablehlo.while(%iterArg = %36, %iterArg_17 = %34, %iterArg_18 = %arg4, %iterArg_19 = %27, %iterArg_20 = %c_9, %iterArg_21 = %50, %iterArg_22 = %27) : tensor<8x12xf32>, tensor<8x12xf32>, tensor<12x12xf32>, tensor<8x12xf32>, tensor<i32>, tensor<8x12xf32>, tensor<8x12xf32>
    cond {
      %c_23 = stablehlo.constant dense<300> : tensor<i32>
      %78 = stablehlo.compare LT, %iterArg_20, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %79 = stablehlo.subtract %iterArg_21, %iterArg_22 : tensor<8x12xf32>
      %80 = stablehlo.abs %79 : tensor<8x12xf32>
      %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %81 = stablehlo.reduce(%80 init: %cst_24) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x12xf32>, tensor<f32>) -> tensor<f32>
      %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %82 = stablehlo.compare GT, %81, %cst_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %83 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<i1>
      %84 = stablehlo.compare NE, %78, %83, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %85 = stablehlo.convert %84 : tensor<i1>
      %86 = stablehlo.and %85, %82 : tensor<i1>
      stablehlo.return %86 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_20, %c_23 : tensor<i32>
      %79 = stablehlo.multiply %iterArg_21, %iterArg : tensor<8x12xf32>
      %80 = stablehlo.multiply %79, %iterArg_17 : tensor<8x12xf32>
      %81 = stablehlo.add %79, %80 : tensor<8x12xf32>
      %82 = stablehlo.dot_general %81, %iterArg_18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x12xf32>) -> tensor<8x12xf32>
      %83 = stablehlo.add %iterArg_19, %82 : tensor<8x12xf32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %78, %83, %iterArg_21 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<12x12xf32>, tensor<8x12xf32>, tensor<i32>, tensor<8x12xf32>, tensor<8x12xf32>
    }
    %52 = stablehlo.multiply %51#5, %45 : tensor<8x12xf32>
    %53 = stablehlo.multiply %52, %43 : tensor<8x12xf32>
    %54 = stablehlo.add %52, %53 : tensor<8x12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8x12xf32>, tensor<f32>) -> tensor<12xf32>
    %56 = stablehlo.reshape %55 : (tensor<12xf32>) -> tensor<1x12xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %58 = stablehlo.dot_general %54, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %60 = stablehlo.dot_general %54, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x8xf32>
    %61 = stablehlo.dot_general %54, %8#5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<12x12xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %64 = stablehlo.multiply %63, %24 : tensor<2xf32>
    %65 = stablehlo.subtract %arg0, %64 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %67 = stablehlo.multiply %66, %26 : tensor<12x2xf32>
    %68 = stablehlo.subtract %arg1, %67 : tensor<12x2xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %70 = stablehlo.multiply %69, %57 : tensor<12xf32>
    %71 = stablehlo.subtract %arg2, %70 : tensor<12xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %73 = stablehlo.multiply %72, %59 : tensor<8x12xf32>
    %74 = stablehlo.subtract %arg3, %73 : tensor<8x12xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %76 = stablehlo.multiply %75, %62 : tensor<12x12xf32>
    %77 = stablehlo.subtract %arg4, %76 : tensor<12x12xf32>
    return %65, %68, %71, %74, %77, %18 : tensor<2xf32>, tensor<12x2xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<12x12xf32>, tensor<f32>
  }
}
