module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<16x8xf32> loc("batch['x']"), %arg5: tensor<16x1xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %12 = stablehlo.add %10, %11 : tensor<16x1xf32>
    %13:3 = call @softplus(%12) : (tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %cst_1 = stablehlo.constant dense<3.000000e+06> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.multiply %14, %13#0 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %17 = stablehlo.convert %16 : tensor<16x1xf32>
    %18 = stablehlo.divide %15, %17 : tensor<16x1xf32>
    %19 = stablehlo.convert %16 : tensor<16x1xf32>
    %20 = stablehlo.add %19, %18 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<16x1xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %23:4 = stablehlo.while(%iterArg = %15, %iterArg_22 = %c, %iterArg_23 = %22, %iterArg_24 = %16) : tensor<16x1xf32>, tensor<i32>, tensor<16x1xf32>, tensor<16x1xf32>
    cond {
      %c_25 = stablehlo.constant dense<300> : tensor<i32>
      %74 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %75 = stablehlo.convert %iterArg_24 : tensor<16x1xf32>
      %76 = stablehlo.subtract %iterArg_23, %75 : tensor<16x1xf32>
      %77 = stablehlo.abs %76 : tensor<16x1xf32>
      %78 = stablehlo.divide %77, %iterArg_23 : tensor<16x1xf32>
      %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %79 = stablehlo.reduce(%78 init: %cst_26) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
      %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %80 = stablehlo.compare GT, %79, %cst_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_28 = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i1>) -> tensor<i1>
      %82 = stablehlo.compare NE, %74, %81, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %83 = stablehlo.convert %82 : tensor<i1>
      %84 = stablehlo.and %83, %80 : tensor<i1>
      stablehlo.return %84 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.add %iterArg_22, %c_25 : tensor<i32>
      %75 = stablehlo.divide %iterArg, %iterArg_23 : tensor<16x1xf32>
      %76 = stablehlo.add %iterArg_23, %75 : tensor<16x1xf32>
      %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
      %78 = stablehlo.multiply %77, %76 : tensor<16x1xf32>
      stablehlo.return %iterArg, %74, %78, %iterArg_23 : tensor<16x1xf32>, tensor<i32>, tensor<16x1xf32>, tensor<16x1xf32>
    }
    %24 = stablehlo.divide %15, %23#2 : tensor<16x1xf32>
    %25 = stablehlo.add %23#2, %24 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<1.732000e+03> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %29 = stablehlo.divide %27, %28 : tensor<16x1xf32>
    %30 = stablehlo.subtract %29, %arg5 : tensor<16x1xf32>
    %31 = chlo.square %30 : tensor<16x1xf32> -> tensor<16x1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<16x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %35 = stablehlo.divide %34, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %36 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %38 = stablehlo.multiply %37, %33 : tensor<16x1xf32>
    %cst_11 = stablehlo.constant dense<1.732000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %40 = stablehlo.divide %38, %39 : tensor<16x1xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<16x1xf32>
    %43 = stablehlo.divide %42, %23#2 : tensor<16x1xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+06> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<16x1xf32>
    %46 = call @softplus_0(%13#1, %13#2, %45) : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.reshape %47 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %51 = stablehlo.dot_general %46, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %53 = stablehlo.dot_general %46, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %54 = stablehlo.multiply %53, %6 : tensor<16x16xf32>
    %55 = stablehlo.multiply %54, %4 : tensor<16x16xf32>
    %56 = stablehlo.add %54, %55 : tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %58 = stablehlo.reshape %57 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %60 = stablehlo.dot_general %56, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.multiply %62, %59 : tensor<16xf32>
    %64 = stablehlo.subtract %arg0, %63 : tensor<16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %66 = stablehlo.multiply %65, %61 : tensor<8x16xf32>
    %67 = stablehlo.subtract %arg1, %66 : tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %69 = stablehlo.multiply %68, %50 : tensor<1xf32>
    %70 = stablehlo.subtract %arg2, %69 : tensor<1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %72 = stablehlo.multiply %71, %52 : tensor<16x1xf32>
    %73 = stablehlo.subtract %arg3, %72 : tensor<16x1xf32>
    return %64, %67, %70, %73, %35 : tensor<16xf32>, tensor<8x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
  func.func private @softplus(%arg0: tensor<16x1xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x1xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<16x1xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<16x1xf32>
    %7 = stablehlo.abs %3 : tensor<16x1xf32>
    %8 = stablehlo.negate %7 : tensor<16x1xf32>
    %9 = stablehlo.exponential %8 : tensor<16x1xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<16x1xf32>
    %11 = stablehlo.add %1, %10 : tensor<16x1xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<16x1xi1>, tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<16x1xi1>, tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<16x1xi1>, tensor<16x1xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<16x1xf32>
    %22 = stablehlo.exponential %21 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<16x1xi1>, tensor<16x1xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<16x1xf32>
    %31 = stablehlo.exponential %30 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x1xf32>
    return %12, %22, %33 : tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>
  }
  func.func private @softplus_0(%arg0: tensor<16x1xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x1xf32>) -> tensor<16x1xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<16x1xf32>
    return %0 : tensor<16x1xf32>
  }
}
