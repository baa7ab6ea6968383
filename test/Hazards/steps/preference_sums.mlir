module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x16xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<8x32x8xf32> loc("batch['bad']"), %arg5: tensor<8x32x8xf32> loc("batch['good']"), %arg6: tensor<8x2xf32> loc("batch['ref']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x16xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x8xf32>, tensor<8x32xf32>) -> tensor<8x32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x32x32xf32>
    %4 = call @relu(%3) : (tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x32x32xf32>, tensor<8x32x32xf32>) -> tensor<8x32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x32xf32>, tensor<32x16xf32>) -> tensor<8x32x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x32x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x32x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x32x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %14 = stablehlo.dot_general %13, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.divide %14, %15 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+03> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<8xf32>
    %19 = stablehlo.slice %arg6 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<8x1xf32>) -> tensor<8xf32>
    %21 = stablehlo.subtract %18, %20 : tensor<8xf32>
    %22 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x8xf32>, tensor<8x32xf32>) -> tensor<8x32x32xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x32x32xf32>
    %25 = stablehlo.add %22, %24 : tensor<8x32x32xf32>
    %26 = call @relu(%25) : (tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %28 = stablehlo.compare GT, %25, %27, FLOAT : (tensor<8x32x32xf32>, tensor<8x32x32xf32>) -> tensor<8x32x32xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %30 = stablehlo.dot_general %26, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x32xf32>, tensor<32x16xf32>) -> tensor<8x32x16xf32>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x32x16xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x32x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<8x32x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %36 = stablehlo.dot_general %35, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.divide %36, %37 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<3.000000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %40 = stablehlo.subtract %38, %39 : tensor<8xf32>
    %41 = stablehlo.slice %arg6 [0:8, 1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %42 = stablehlo.reshape %41 : (tensor<8x1xf32>) -> tensor<8xf32>
    %43 = stablehlo.subtract %40, %42 : tensor<8xf32>
    %44 = stablehlo.subtract %21, %43 : tensor<8xf32>
    %45 = stablehlo.negate %44 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %47 = stablehlo.divide %45, %46 : tensor<8xf32>
    %48:3 = call @softplus(%47) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48#0 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %51 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %53 = call @softplus_0(%48#1, %48#2, %52) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.divide %53, %54 : tensor<8xf32>
    %56 = stablehlo.negate %55 : tensor<8xf32>
    %57 = stablehlo.negate %56 : tensor<8xf32>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.divide %57, %58 : tensor<8xf32>
    %60 = stablehlo.dot_general %59, %34, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<16xf32>) -> tensor<8x16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<8x16xf32>) -> tensor<8x32x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.reshape %62 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %65 = stablehlo.dot_general %61, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x16xf32>, tensor<8x32x32xf32>) -> tensor<16x32xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %67 = stablehlo.dot_general %61, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x16xf32>, tensor<32x16xf32>) -> tensor<8x32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %69 = stablehlo.select %28, %67, %68 : tensor<8x32x32xi1>, tensor<8x32x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %71 = stablehlo.reshape %70 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.dot_general %69, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x32xf32>, tensor<8x32x8xf32>) -> tensor<32x8xf32>
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %76 = stablehlo.divide %56, %75 : tensor<8xf32>
    %77 = stablehlo.dot_general %76, %12, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<16xf32>) -> tensor<8x16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 2] : (tensor<8x16xf32>) -> tensor<8x32x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %80 = stablehlo.reshape %79 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %82 = stablehlo.add %64, %81 : tensor<16xf32>
    %83 = stablehlo.dot_general %78, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x16xf32>, tensor<8x32x32xf32>) -> tensor<16x32xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %85 = stablehlo.add %66, %84 : tensor<32x16xf32>
    %86 = stablehlo.dot_general %78, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x16xf32>, tensor<32x16xf32>) -> tensor<8x32x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %88 = stablehlo.select %6, %86, %87 : tensor<8x32x32xi1>, tensor<8x32x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %90 = stablehlo.reshape %89 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.add %72, %91 : tensor<32xf32>
    %93 = stablehlo.dot_general %88, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x32xf32>, tensor<8x32x8xf32>) -> tensor<32x8xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %95 = stablehlo.add %74, %94 : tensor<8x32xf32>
    %cst_29 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %97 = stablehlo.multiply %96, %92 : tensor<32xf32>
    %98 = stablehlo.subtract %arg0, %97 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %100 = stablehlo.multiply %99, %95 : tensor<8x32xf32>
    %101 = stablehlo.subtract %arg1, %100 : tensor<8x32xf32>
    %cst_31 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %103 = stablehlo.multiply %102, %82 : tensor<16xf32>
    %104 = stablehlo.subtract %arg2, %103 : tensor<16xf32>
    %cst_32 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %106 = stablehlo.multiply %105, %85 : tensor<32x16xf32>
    %107 = stablehlo.subtract %arg3, %106 : tensor<32x16xf32>
    return %98, %101, %104, %107, %50 : tensor<32xf32>, tensor<8x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x32x32xf32>) -> tensor<8x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x32x32xf32>
    return %1 : tensor<8x32x32xf32>
  }
  func.func private @softplus(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<8xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<8xf32>
    %7 = stablehlo.abs %3 : tensor<8xf32>
    %8 = stablehlo.negate %7 : tensor<8xf32>
    %9 = stablehlo.exponential %8 : tensor<8xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<8xf32>
    %11 = stablehlo.add %1, %10 : tensor<8xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<8xi1>, tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<8xi1>, tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<8xi1>, tensor<8xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<8xf32>
    %22 = stablehlo.exponential %21 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<8xi1>, tensor<8xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<8xf32>
    %31 = stablehlo.exponential %30 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<8xf32>
    return %12, %22, %33 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @softplus_0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
