module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<4x8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<8x1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<8x4xf32> loc("batch['x']"), %arg5: tensor<8x1xf32> loc("batch['y']")) -> (tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<8x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x8xf32>
    %4 = stablehlo.tanh %3 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.divide %7, %8 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.add %9, %11 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3000xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:5 = stablehlo.while(%iterArg = %12, %iterArg_30 = %c, %iterArg_31 = %cst_4, %iterArg_32 = %10, %iterArg_33 = %13) : tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<8xf32>, tensor<3000xf32>
    cond {
      %c_34 = stablehlo.constant dense<3000> : tensor<i32>
      %91 = stablehlo.compare LT, %iterArg_30, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %91 : tensor<i1>
    } do {
      %91:3 = func.call @closed_call(%iterArg, %iterArg_31, %iterArg_32) : (tensor<8xf32>, tensor<f32>, tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>, tensor<f32>)
      %92 = func.call @dynamic_update_index_in_dim(%iterArg_33, %91#2, %iterArg_30) : (tensor<3000xf32>, tensor<f32>, tensor<i32>) -> tensor<3000xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %93 = stablehlo.add %iterArg_30, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %93, %91#0, %91#1, %92 : tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<8xf32>, tensor<3000xf32>
    }
    %15 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %18 = stablehlo.add %15, %17 : tensor<8x8xf32>
    %19 = stablehlo.tanh %18 : tensor<8x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+03> : tensor<f32>
    %22 = stablehlo.divide %14#2, %cst_7 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %24 = stablehlo.multiply %19, %23 : tensor<8x8xf32>
    %25 = stablehlo.broadcast_in_dim %14#3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %27 = stablehlo.add %24, %26 : tensor<8x8xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<8x8xf32>
    %30 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x1xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x1xf32>
    %34 = stablehlo.subtract %33, %arg5 : tensor<8x1xf32>
    %35 = chlo.square %34 : tensor<8x1xf32> -> tensor<8x1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<8x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %41 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %43 = stablehlo.multiply %42, %37 : tensor<8x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.dot_general %43, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<8x8xf32>) -> tensor<1x8xf32>
    %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %50 = stablehlo.dot_general %43, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %52 = stablehlo.reshape %51 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %54 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %55 = stablehlo.multiply %50, %54 : tensor<8x8xf32>
    %56 = stablehlo.multiply %55, %21 : tensor<8x8xf32>
    %57 = stablehlo.multiply %56, %19 : tensor<8x8xf32>
    %58 = stablehlo.add %56, %57 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.reshape %59 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.dot_general %58, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %65:4 = stablehlo.while(%iterArg = %14#4, %iterArg_30 = %c_22, %iterArg_31 = %64, %iterArg_32 = %53) : tensor<3000xf32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c_33 = stablehlo.constant dense<3000> : tensor<i32>
      %91 = stablehlo.compare LT, %iterArg_30, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %91 : tensor<i1>
    } do {
      %c_33 = stablehlo.constant dense<3000> : tensor<i32>
      %91 = stablehlo.subtract %c_33, %iterArg_30 : tensor<i32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.subtract %91, %c_34 : tensor<i32>
      %93 = func.call @dynamic_index_in_dim(%iterArg, %92) : (tensor<3000xf32>, tensor<i32>) -> tensor<f32>
      %94:2 = func.call @closed_call_0(%iterArg_31, %iterArg_32, %93) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>)
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %95 = stablehlo.add %iterArg_30, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %95, %94#0, %94#1 : tensor<3000xf32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
    }
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %67 = stablehlo.divide %65#2, %66 : tensor<8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
    %69 = stablehlo.multiply %68, %6 : tensor<8x8xf32>
    %70 = stablehlo.multiply %69, %4 : tensor<8x8xf32>
    %71 = stablehlo.add %69, %70 : tensor<8x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %73 = stablehlo.reshape %72 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.add %61, %74 : tensor<8xf32>
    %76 = stablehlo.dot_general %71, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %78 = stablehlo.add %63, %77 : tensor<4x8xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.multiply %79, %75 : tensor<8xf32>
    %81 = stablehlo.subtract %arg0, %80 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %83 = stablehlo.multiply %82, %78 : tensor<4x8xf32>
    %84 = stablehlo.subtract %arg1, %83 : tensor<4x8xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %86 = stablehlo.multiply %85, %47 : tensor<1xf32>
    %87 = stablehlo.subtract %arg2, %86 : tensor<1xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %89 = stablehlo.multiply %88, %49 : tensor<8x1xf32>
    %90 = stablehlo.subtract %arg3, %89 : tensor<8x1xf32>
    return %81, %84, %87, %90, %39 : tensor<8xf32>, tensor<4x8xf32>, tensor<1xf32>, tensor<8x1xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>, tensor<f32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.add %arg1, %cst : tensor<f32>
    %1 = stablehlo.subtract %arg0, %arg2 : tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8xf32>
    %4 = stablehlo.add %arg2, %3 : tensor<8xf32>
    return %0, %4, %0 : tensor<f32>, tensor<8xf32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3000xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<3000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3000xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3000xf32>
    return %1 : tensor<3000xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3000xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3000xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.divide %arg1, %0 : tensor<8xf32>
    %2 = stablehlo.negate %1 : tensor<8xf32>
    %3 = stablehlo.add %arg0, %1 : tensor<8xf32>
    %4 = stablehlo.add %arg1, %2 : tensor<8xf32>
    return %3, %4 : tensor<8xf32>, tensor<8xf32>
  }
}
