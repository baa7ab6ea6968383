module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x8xf32> {tf.aliasing_output = 0 : i32} loc("st[0]"), %arg1: tensor<32xf32> {tf.aliasing_output = 1 : i32} loc("st[1]['l0']['b']"), %arg2: tensor<16x32xf32> {tf.aliasing_output = 2 : i32} loc("st[1]['l0']['w']"), %arg3: tensor<8xf32> {tf.aliasing_output = 3 : i32} loc("st[1]['l1']['b']"), %arg4: tensor<32x8xf32> {tf.aliasing_output = 4 : i32} loc("st[1]['l1']['w']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("st[2]['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("st[2]['l0']['w']"), %arg7: tensor<8xf32> {tf.aliasing_output = 7 : i32} loc("st[2]['l1']['b']"), %arg8: tensor<32x8xf32> {tf.aliasing_output = 8 : i32} loc("st[2]['l1']['w']"), %arg9: tensor<16x16xf32> loc("b['x']"), %arg10: tensor<16x16xf32> loc("b['y']")) -> (tensor<1x8xf32> {jax.result_info = "result[0][0]"}, tensor<32xf32> {jax.result_info = "result[0][1]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0][1]['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1]['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0][1]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[0][2]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0][2]['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0][2]['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0][2]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.dot_general %4, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %8 = stablehlo.add %5, %7 : tensor<16x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<16xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %18 = stablehlo.subtract %12, %17 : tensor<16x8xf32>
    %19 = stablehlo.exponential %18 : tensor<16x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %23 = stablehlo.divide %19, %22 : tensor<16x8xf32>
    %24 = stablehlo.dot_general %arg10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %25 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %27 = stablehlo.add %24, %26 : tensor<16x32xf32>
    %28 = call @relu(%27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %30 = stablehlo.compare GT, %27, %29, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %32 = stablehlo.dot_general %28, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %35 = stablehlo.add %32, %34 : tensor<16x8xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %37 = stablehlo.divide %35, %36 : tensor<16x8xf32>
    %38:3 = call @log_softmax(%37) : (tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x1xf32>)
    %39 = stablehlo.multiply %23, %38#0 : tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_8 : tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.negate %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_10 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %48 = stablehlo.multiply %23, %47 : tensor<16x8xf32>
    %49 = call @log_softmax_0(%38#1, %38#2, %48) : (tensor<16x8xf32>, tensor<16x1xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %51 = stablehlo.divide %49, %50 : tensor<16x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %53 = stablehlo.reshape %52 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.dot_general %51, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %57 = stablehlo.dot_general %51, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %59 = stablehlo.select %30, %57, %58 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.reshape %60 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.dot_general %59, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %66 = stablehlo.multiply %65, %62 : tensor<32xf32>
    %67 = stablehlo.subtract %arg1, %66 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %69 = stablehlo.multiply %68, %64 : tensor<16x32xf32>
    %70 = stablehlo.subtract %arg2, %69 : tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.multiply %71, %54 : tensor<8xf32>
    %73 = stablehlo.subtract %arg3, %72 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %75 = stablehlo.multiply %74, %56 : tensor<32x8xf32>
    %76 = stablehlo.subtract %arg4, %75 : tensor<32x8xf32>
    %cst_21 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.multiply %77, %arg5 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.multiply %79, %67 : tensor<32xf32>
    %81 = stablehlo.add %78, %80 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %83 = stablehlo.multiply %82, %arg6 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %85 = stablehlo.multiply %84, %70 : tensor<16x32xf32>
    %86 = stablehlo.add %83, %85 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %88 = stablehlo.multiply %87, %arg7 : tensor<8xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %90 = stablehlo.multiply %89, %73 : tensor<8xf32>
    %91 = stablehlo.add %88, %90 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %93 = stablehlo.multiply %92, %arg8 : tensor<32x8xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %95 = stablehlo.multiply %94, %76 : tensor<32x8xf32>
    %96 = stablehlo.add %93, %95 : tensor<32x8xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %98 = stablehlo.multiply %97, %arg0 : tensor<1x8xf32>
    %99 = stablehlo.dot_general %arg9, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %100 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %102 = stablehlo.add %99, %101 : tensor<16x32xf32>
    %103 = call @relu(%102) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %104 = stablehlo.dot_general %103, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %105 = stablehlo.broadcast_in_dim %91, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %107 = stablehlo.add %104, %106 : tensor<16x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %111 = stablehlo.divide %109, %110 : tensor<1x8xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<1x8xf32>
    %114 = stablehlo.add %98, %113 : tensor<1x8xf32>
    return %114, %67, %70, %73, %76, %81, %86, %91, %96, %43 : tensor<1x8xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8xf32>
    %6 = stablehlo.exponential %5 : tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x8xf32>
    return %11, %6, %8 : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<16x8xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x8xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x8xf32>
    return %7 : tensor<16x8xf32>
  }
}
