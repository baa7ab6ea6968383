module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("teacher['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("teacher['l0']['w']"), %arg6: tensor<8xf32> {tf.aliasing_output = 6 : i32} loc("teacher['l1']['b']"), %arg7: tensor<32x8xf32> {tf.aliasing_output = 7 : i32} loc("teacher['l1']['w']"), %arg8: tensor<64x8xf32> {tf.aliasing_output = 8 : i32} loc("queue"), %arg9: tensor<i32> {tf.aliasing_output = 9 : i32} loc("at"), %arg10: tensor<16x16xf32> loc("b['x']"), %arg11: tensor<16x16xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[1]['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[1]['l1']['w']"}, tensor<64x8xf32> {jax.result_info = "result[2]"}, tensor<i32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.dot_general %arg11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %8 = stablehlo.add %5, %7 : tensor<16x8xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<16x1xf32>
    %14 = stablehlo.rsqrt %13 : tensor<16x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<16x8xf32>
    %17 = stablehlo.dot_general %arg10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %20 = stablehlo.add %17, %19 : tensor<16x32xf32>
    %21 = call @relu(%20) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %23 = stablehlo.compare GT, %20, %22, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %25 = stablehlo.dot_general %21, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %28 = stablehlo.add %25, %27 : tensor<16x8xf32>
    %29 = stablehlo.multiply %28, %28 : tensor<16x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %33 = stablehlo.add %31, %32 : tensor<16x1xf32>
    %34 = stablehlo.rsqrt %33 : tensor<16x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<16x1xf32>
    %38 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %39 = stablehlo.multiply %28, %38 : tensor<16x8xf32>
    %40 = stablehlo.multiply %39, %16 : tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %43 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %44 = stablehlo.dot_general %39, %43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
    %45 = stablehlo.concatenate %42, %44, dim = 1 : (tensor<16x1xf32>, tensor<16x64xf32>) -> tensor<16x65xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x65xf32>
    %47 = stablehlo.divide %45, %46 : tensor<16x65xf32>
    %48:3 = call @log_softmax(%47) : (tensor<16x65xf32>) -> (tensor<16x65xf32>, tensor<16x65xf32>, tensor<16x1xf32>)
    %49 = stablehlo.slice %48#0 [0:16, 0:1] : (tensor<16x65xf32>) -> tensor<16x1xf32>
    %50 = stablehlo.reshape %49 : (tensor<16x1xf32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_9 : tensor<f32>
    %53 = stablehlo.negate %52 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.negate %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_11 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.pad %57, %cst_12, low = [0, 0], high = [0, 64], interior = [0, 0] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16x65xf32>
    %59 = call @log_softmax_0(%48#1, %48#2, %58) : (tensor<16x65xf32>, tensor<16x1xf32>, tensor<16x65xf32>) -> tensor<16x65xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x65xf32>
    %61 = stablehlo.divide %59, %60 : tensor<16x65xf32>
    %62 = stablehlo.slice %61 [0:16, 0:1] : (tensor<16x65xf32>) -> tensor<16x1xf32>
    %63 = stablehlo.slice %61 [0:16, 1:65] : (tensor<16x65xf32>) -> tensor<16x64xf32>
    %64 = stablehlo.dot_general %63, %43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<8x64xf32>) -> tensor<16x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%62 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %67 = stablehlo.multiply %66, %16 : tensor<16x8xf32>
    %68 = stablehlo.add %64, %67 : tensor<16x8xf32>
    %69 = stablehlo.multiply %28, %68 : tensor<16x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %71 = stablehlo.reshape %70 : (tensor<16xf32>) -> tensor<16x1xf32>
    %72 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %73 = stablehlo.multiply %68, %72 : tensor<16x8xf32>
    %74 = stablehlo.multiply %71, %37 : tensor<16x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %77 = stablehlo.multiply %28, %76 : tensor<16x8xf32>
    %78 = stablehlo.add %73, %77 : tensor<16x8xf32>
    %79 = stablehlo.multiply %76, %28 : tensor<16x8xf32>
    %80 = stablehlo.add %78, %79 : tensor<16x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.reshape %81 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.dot_general %80, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %86 = stablehlo.dot_general %80, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<32x8xf32>) -> tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %88 = stablehlo.select %23, %86, %87 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %90 = stablehlo.reshape %89 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.dot_general %88, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %95 = stablehlo.multiply %94, %91 : tensor<32xf32>
    %96 = stablehlo.subtract %arg0, %95 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %98 = stablehlo.multiply %97, %93 : tensor<16x32xf32>
    %99 = stablehlo.subtract %arg1, %98 : tensor<16x32xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %101 = stablehlo.multiply %100, %83 : tensor<8xf32>
    %102 = stablehlo.subtract %arg2, %101 : tensor<8xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %104 = stablehlo.multiply %103, %85 : tensor<32x8xf32>
    %105 = stablehlo.subtract %arg3, %104 : tensor<32x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %arg9, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<64> : tensor<i32>
    %107 = stablehlo.add %arg9, %c_26 : tensor<i32>
    %108 = stablehlo.select %106, %107, %arg9 : tensor<i1>, tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.dynamic_update_slice %arg8, %16, %108, %c_27 : (tensor<64x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<64x8xf32>
    %cst_28 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %111 = stablehlo.multiply %110, %arg4 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %113 = stablehlo.multiply %112, %96 : tensor<32xf32>
    %114 = stablehlo.add %111, %113 : tensor<32xf32>
    %cst_30 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %116 = stablehlo.multiply %115, %arg5 : tensor<16x32xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %118 = stablehlo.multiply %117, %99 : tensor<16x32xf32>
    %119 = stablehlo.add %116, %118 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %121 = stablehlo.multiply %120, %arg6 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.multiply %122, %102 : tensor<8xf32>
    %124 = stablehlo.add %121, %123 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %126 = stablehlo.multiply %125, %arg7 : tensor<32x8xf32>
    %cst_35 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %128 = stablehlo.multiply %127, %105 : tensor<32x8xf32>
    %129 = stablehlo.add %126, %128 : tensor<32x8xf32>
    %c_36 = stablehlo.constant dense<16> : tensor<i32>
    %130 = stablehlo.add %arg9, %c_36 : tensor<i32>
    %c_37 = stablehlo.constant dense<64> : tensor<i32>
    %131 = call @remainder(%130, %c_37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %96, %99, %102, %105, %114, %119, %124, %129, %109, %131, %53 : tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<64x8xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x65xf32>) -> (tensor<16x65xf32>, tensor<16x65xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x65xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x65xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x65xf32>
    %6 = stablehlo.exponential %5 : tensor<16x65xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x65xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x65xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x65xf32>
    return %11, %6, %8 : tensor<16x65xf32>, tensor<16x65xf32>, tensor<16x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<16x65xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x65xf32>) -> tensor<16x65xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x65xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x65xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x65xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x65xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x65xf32>
    return %7 : tensor<16x65xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
