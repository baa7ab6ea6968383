module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<f32> {tf.aliasing_output = 4 : i32} loc("o.b1"), %arg5: tensor<f32> {tf.aliasing_output = 5 : i32} loc("o.weight_sum"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("o.step_count"), %arg7: tensor<f32> {tf.aliasing_output = 7 : i32} loc("o.max_lr"), %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32} loc("o.z['l0']['b']"), %arg9: tensor<16x32xf32> {tf.aliasing_output = 9 : i32} loc("o.z['l0']['w']"), %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32} loc("o.z['l1']['b']"), %arg11: tensor<32x4xf32> {tf.aliasing_output = 11 : i32} loc("o.z['l1']['w']"), %arg12: tensor<16x16xf32> loc("b['x']"), %arg13: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1].b1"}, tensor<f32> {jax.result_info = "result[1].weight_sum"}, tensor<i32> {jax.result_info = "result[1].step_count"}, tensor<f32> {jax.result_info = "result[1].max_lr"}, tensor<32xf32> {jax.result_info = "result[1].z['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].z['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].z['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].z['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %arg13 : tensor<16x4xf32>
    %13 = chlo.square %12 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.reshape %29 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.dot_general %28, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %34 = stablehlo.maximum %arg7, %cst_11 : tensor<f32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %35 = stablehlo.compare LT, %arg6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %arg6, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<2147483647> : tensor<i32>
    %37 = call @_where(%35, %36, %c_13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.power %34, %cst_14 : tensor<f32>
    %39 = stablehlo.add %arg5, %38 : tensor<f32>
    %40 = stablehlo.compare NE, %38, %38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %41 = stablehlo.compare NE, %39, %39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %42 = stablehlo.or %40, %41 : tensor<i1>
    %43 = stablehlo.divide %38, %39 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %44 = call @nan_to_num(%43, %cst_15, %cst_16) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %45 = call @_where_1(%42, %cst_17, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.multiply %46, %31 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %49 = stablehlo.multiply %48, %33 : tensor<16x32xf32>
    %cst_20 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.multiply %50, %23 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %53 = stablehlo.multiply %52, %25 : tensor<32x4xf32>
    %54 = stablehlo.add %arg8, %47 : tensor<32xf32>
    %55 = stablehlo.add %arg9, %49 : tensor<16x32xf32>
    %56 = stablehlo.add %arg10, %51 : tensor<4xf32>
    %57 = stablehlo.add %arg11, %53 : tensor<32x4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %59 = stablehlo.multiply %58, %arg8 : tensor<32xf32>
    %60 = stablehlo.subtract %arg0, %59 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %62 = stablehlo.divide %60, %61 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %64 = stablehlo.multiply %63, %arg9 : tensor<16x32xf32>
    %65 = stablehlo.subtract %arg1, %64 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %67 = stablehlo.divide %65, %66 : tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.multiply %68, %arg10 : tensor<4xf32>
    %70 = stablehlo.subtract %arg2, %69 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.divide %70, %71 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %74 = stablehlo.multiply %73, %arg11 : tensor<32x4xf32>
    %75 = stablehlo.subtract %arg3, %74 : tensor<32x4xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %77 = stablehlo.divide %75, %76 : tensor<32x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.subtract %cst_30, %45 : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.multiply %79, %62 : tensor<32xf32>
    %81 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.multiply %81, %54 : tensor<32xf32>
    %83 = stablehlo.add %80, %82 : tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.subtract %cst_31, %45 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %86 = stablehlo.multiply %85, %67 : tensor<16x32xf32>
    %87 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %88 = stablehlo.multiply %87, %55 : tensor<16x32xf32>
    %89 = stablehlo.add %86, %88 : tensor<16x32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.subtract %cst_32, %45 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %92 = stablehlo.multiply %91, %72 : tensor<4xf32>
    %93 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.multiply %93, %56 : tensor<4xf32>
    %95 = stablehlo.add %92, %94 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.subtract %cst_33, %45 : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %98 = stablehlo.multiply %97, %77 : tensor<32x4xf32>
    %99 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %100 = stablehlo.multiply %99, %57 : tensor<32x4xf32>
    %101 = stablehlo.add %98, %100 : tensor<32x4xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.multiply %102, %83 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %105 = stablehlo.multiply %104, %54 : tensor<32xf32>
    %106 = stablehlo.add %103, %105 : tensor<32xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %108 = stablehlo.multiply %107, %89 : tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.multiply %109, %55 : tensor<16x32xf32>
    %111 = stablehlo.add %108, %110 : tensor<16x32xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %95 : tensor<4xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %115 = stablehlo.multiply %114, %56 : tensor<4xf32>
    %116 = stablehlo.add %113, %115 : tensor<4xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %118 = stablehlo.multiply %117, %101 : tensor<32x4xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %120 = stablehlo.multiply %119, %57 : tensor<32x4xf32>
    %121 = stablehlo.add %118, %120 : tensor<32x4xf32>
    %122 = stablehlo.subtract %106, %arg0 : tensor<32xf32>
    %123 = stablehlo.subtract %111, %arg1 : tensor<16x32xf32>
    %124 = stablehlo.subtract %116, %arg2 : tensor<4xf32>
    %125 = stablehlo.subtract %121, %arg3 : tensor<32x4xf32>
    %126 = stablehlo.add %arg0, %122 : tensor<32xf32>
    %127 = stablehlo.add %arg1, %123 : tensor<16x32xf32>
    %128 = stablehlo.add %arg2, %124 : tensor<4xf32>
    %129 = stablehlo.add %arg3, %125 : tensor<32x4xf32>
    return %126, %127, %128, %129, %arg4, %39, %37, %34, %54, %55, %56, %57, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @nan_to_num(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = call @_where_0(%0, %1, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.compare EQ, %2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.convert %arg2 : tensor<f32>
    %5 = call @_where_0(%3, %4, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.compare EQ, %5, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %7 = call @_where_0(%6, %cst_1, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
