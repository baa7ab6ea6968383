module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32} loc("params['a']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['b']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['u']['b']"), %arg5: tensor<8x16xf32> {tf.aliasing_output = 5 : i32} loc("params['u']['w']"), %arg6: tensor<8x8xf32> loc("batch['x']"), %arg7: tensor<8x2xf32> loc("batch['y']")) -> (tensor<16x16xf32> {jax.result_info = "result[0]['a']"}, tensor<16x16xf32> {jax.result_info = "result[0]['b']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['u']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['u']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %2 = stablehlo.dot_general %arg6, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x16xf32>
    %6 = stablehlo.add %1, %5 : tensor<8x16xf32>
    %7 = call @relu(%6) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %10 = stablehlo.multiply %9, %0 : tensor<8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x16xf32>
    %12 = stablehlo.tanh %11 : tensor<8x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %13:8 = stablehlo.while(%iterArg = %arg0, %iterArg_24 = %arg6, %iterArg_25 = %arg5, %iterArg_26 = %arg4, %iterArg_27 = %arg1, %iterArg_28 = %c, %iterArg_29 = %12, %iterArg_30 = %0) : tensor<16x16xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>
    cond {
      %c_31 = stablehlo.constant dense<300> : tensor<i32>
      %89 = stablehlo.compare LT, %iterArg_28, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %90 = stablehlo.subtract %iterArg_29, %iterArg_30 : tensor<8x16xf32>
      %91 = stablehlo.abs %90 : tensor<8x16xf32>
      %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %92 = stablehlo.reduce(%91 init: %cst_32) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %93 = stablehlo.compare GT, %92, %cst_33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<false> : tensor<i1>
      %94 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i1>) -> tensor<i1>
      %95 = stablehlo.compare NE, %89, %94, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %96 = stablehlo.convert %95 : tensor<i1>
      %97 = stablehlo.and %96, %93 : tensor<i1>
      stablehlo.return %97 : tensor<i1>
    } do {
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %89 = stablehlo.add %iterArg_28, %c_31 : tensor<i32>
      %90 = stablehlo.dot_general %iterArg_29, %iterArg, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
      %91 = stablehlo.dot_general %iterArg_24, %iterArg_25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
      %92 = stablehlo.broadcast_in_dim %iterArg_26, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
      %94 = stablehlo.add %91, %93 : tensor<8x16xf32>
      %95 = stablehlo.add %90, %94 : tensor<8x16xf32>
      %96 = func.call @relu(%95) : (tensor<8x16xf32>) -> tensor<8x16xf32>
      %97 = stablehlo.dot_general %96, %iterArg_27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
      %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
      %99 = stablehlo.multiply %98, %iterArg_29 : tensor<8x16xf32>
      %100 = stablehlo.add %97, %99 : tensor<8x16xf32>
      %101 = stablehlo.tanh %100 : tensor<8x16xf32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %89, %101, %iterArg_29 : tensor<16x16xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<8x16xf32>
    }
    %14 = stablehlo.dot_general %13#6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %15 = stablehlo.dot_general %arg6, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %18 = stablehlo.add %15, %17 : tensor<8x16xf32>
    %19 = stablehlo.add %14, %18 : tensor<8x16xf32>
    %20 = call @relu(%19) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %22 = stablehlo.compare GT, %19, %21, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %24 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %26 = stablehlo.multiply %25, %13#6 : tensor<8x16xf32>
    %27 = stablehlo.add %24, %26 : tensor<8x16xf32>
    %28 = stablehlo.tanh %27 : tensor<8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<8x16xf32>
    %31 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %34 = stablehlo.add %31, %33 : tensor<8x2xf32>
    %35 = stablehlo.subtract %34, %arg7 : tensor<8x2xf32>
    %36 = chlo.square %35 : tensor<8x2xf32> -> tensor<8x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %38 = stablehlo.multiply %37, %35 : tensor<8x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_7 : tensor<f32>
    %c_8 = stablehlo.constant dense<300> : tensor<i32>
    %41 = stablehlo.compare LT, %13#5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %42 = stablehlo.multiply %cst_9, %40 : tensor<f32>
    %43 = call @_where(%41, %40, %42) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44:2 = call @_where_0(%41, %cst_10) : (tensor<i1>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst_11 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %45 = stablehlo.multiply %cst_11, %44#1 : tensor<f32>
    %46 = stablehlo.add %44#0, %45 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_12 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %49 = stablehlo.multiply %48, %38 : tensor<8x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.reshape %50 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %53 = stablehlo.dot_general %49, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %55 = stablehlo.dot_general %49, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<16x2xf32>) -> tensor<8x16xf32>
    %56 = stablehlo.multiply %55, %30 : tensor<8x16xf32>
    %57 = stablehlo.multiply %56, %28 : tensor<8x16xf32>
    %58 = stablehlo.add %56, %57 : tensor<8x16xf32>
    %59 = stablehlo.dot_general %58, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %61 = stablehlo.dot_general %58, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %63 = stablehlo.select %22, %61, %62 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %65 = stablehlo.reshape %64 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %67 = stablehlo.dot_general %63, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %69 = stablehlo.dot_general %63, %13#6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<16x16xf32>
    %73 = stablehlo.subtract %arg0, %72 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %75 = stablehlo.multiply %74, %60 : tensor<16x16xf32>
    %76 = stablehlo.subtract %arg1, %75 : tensor<16x16xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %78 = stablehlo.multiply %77, %52 : tensor<2xf32>
    %79 = stablehlo.subtract %arg2, %78 : tensor<2xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %81 = stablehlo.multiply %80, %54 : tensor<16x2xf32>
    %82 = stablehlo.subtract %arg3, %81 : tensor<16x2xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %84 = stablehlo.multiply %83, %66 : tensor<16xf32>
    %85 = stablehlo.subtract %arg4, %84 : tensor<16xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %87 = stablehlo.multiply %86, %68 : tensor<8x16xf32>
    %88 = stablehlo.subtract %arg5, %87 : tensor<8x16xf32>
    return %73, %76, %79, %82, %85, %88, %43 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<2xf32>, tensor<16x2xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.select %arg0, %cst, %arg1 : tensor<i1>, tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %cst_0 : tensor<i1>, tensor<f32>
    return %1, %0 : tensor<f32>, tensor<f32>
  }
}
