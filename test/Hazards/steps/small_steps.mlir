module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<16x8xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<8x8xf32> loc("batch['x']"), %arg5: tensor<8x8xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<100x8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<100x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<100x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %arg1, %iterArg_18 = %0, %iterArg_19 = %arg3, %iterArg_20 = %1, %iterArg_21 = %c, %iterArg_22 = %arg4, %iterArg_23 = %2, %iterArg_24 = %3, %iterArg_25 = %4) : tensor<8x16xf32>, tensor<1x16xf32>, tensor<16x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<100x8x8xf32>, tensor<100x8x16xf32>, tensor<100x8x16xf32>
    cond {
      %c_26 = stablehlo.constant dense<100> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_21, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %35:4 = func.call @closed_call(%iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22) : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<16x8xf32>, tensor<1x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>)
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_23, %35#1, %iterArg_21) : (tensor<100x8x8xf32>, tensor<8x8xf32>, tensor<i32>) -> tensor<100x8x8xf32>
      %37 = func.call @dynamic_update_index_in_dim_0(%iterArg_24, %35#2, %iterArg_21) : (tensor<100x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<100x8x16xf32>
      %38 = func.call @dynamic_update_index_in_dim_0(%iterArg_25, %35#3, %iterArg_21) : (tensor<100x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<100x8x16xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.add %iterArg_21, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %39, %35#0, %36, %37, %38 : tensor<8x16xf32>, tensor<1x16xf32>, tensor<16x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<8x8xf32>, tensor<100x8x8xf32>, tensor<100x8x16xf32>, tensor<100x8x16xf32>
    }
    %cst_2 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %7 = stablehlo.subtract %5#5, %6 : tensor<8x8xf32>
    %8 = stablehlo.subtract %7, %arg5 : tensor<8x8xf32>
    %9 = chlo.square %8 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %15 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %17 = stablehlo.multiply %16, %11 : tensor<8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %22:11 = stablehlo.while(%iterArg = %5#6, %iterArg_18 = %5#7, %iterArg_19 = %5#8, %iterArg_20 = %arg1, %iterArg_21 = %arg3, %iterArg_22 = %c_13, %iterArg_23 = %18, %iterArg_24 = %19, %iterArg_25 = %20, %iterArg_26 = %21, %iterArg_27 = %17) : tensor<100x8x8xf32>, tensor<100x8x16xf32>, tensor<100x8x16xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>
    cond {
      %c_28 = stablehlo.constant dense<100> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_22, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %c_28 = stablehlo.constant dense<100> : tensor<i32>
      %35 = stablehlo.subtract %c_28, %iterArg_22 : tensor<i32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.subtract %35, %c_29 : tensor<i32>
      %37 = func.call @dynamic_index_in_dim(%iterArg, %36) : (tensor<100x8x8xf32>, tensor<i32>) -> tensor<8x8xf32>
      %38 = func.call @dynamic_index_in_dim_1(%iterArg_18, %36) : (tensor<100x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
      %39 = func.call @dynamic_index_in_dim_1(%iterArg_19, %36) : (tensor<100x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
      %40:5 = func.call @closed_call_2(%iterArg_20, %iterArg_21, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %37, %38, %39) : (tensor<8x16xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>)
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_22, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %41, %40#0, %40#1, %40#2, %40#3, %40#4 : tensor<100x8x8xf32>, tensor<100x8x16xf32>, tensor<100x8x16xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>
    }
    %cst_14 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.multiply %23, %22#7 : tensor<16xf32>
    %25 = stablehlo.subtract %arg0, %24 : tensor<16xf32>
    %cst_15 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %27 = stablehlo.multiply %26, %22#6 : tensor<8x16xf32>
    %28 = stablehlo.subtract %arg1, %27 : tensor<8x16xf32>
    %cst_16 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.multiply %29, %22#9 : tensor<8xf32>
    %31 = stablehlo.subtract %arg2, %30 : tensor<8xf32>
    %cst_17 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %33 = stablehlo.multiply %32, %22#8 : tensor<16x8xf32>
    %34 = stablehlo.subtract %arg3, %33 : tensor<16x8xf32>
    return %25, %28, %31, %34, %13 : tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<8x16xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<16x8xf32>, %arg3: tensor<1x8xf32>, %arg4: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
    %cst = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1 = stablehlo.subtract %arg4, %0 : tensor<8x8xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<8x16xf32>
    %5 = stablehlo.tanh %4 : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<8x16xf32>
    %8 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %10 = stablehlo.add %8, %9 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<8x8xf32>
    %13 = stablehlo.add %arg4, %12 : tensor<8x8xf32>
    return %13, %1, %5, %7 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<100x8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> tensor<100x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<100x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<100x8x8xf32>
    return %1 : tensor<100x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<100x8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<i32>) -> tensor<100x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<100x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<100x8x16xf32>
    return %1 : tensor<100x8x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<100x8x8xf32>, %arg1: tensor<i32>) -> tensor<8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 8] : (tensor<100x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<100x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<100x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<8x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8x8xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<8x16xf32>, %arg9: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>) {
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1 = stablehlo.multiply %0, %arg6 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.reshape %2 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %arg5, %4 : tensor<8xf32>
    %6 = stablehlo.dot_general %1, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %8 = stablehlo.add %arg4, %7 : tensor<16x8xf32>
    %9 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<16x8xf32>) -> tensor<8x16xf32>
    %10 = stablehlo.multiply %9, %arg9 : tensor<8x16xf32>
    %11 = stablehlo.multiply %10, %arg8 : tensor<8x16xf32>
    %12 = stablehlo.add %10, %11 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.reshape %13 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.add %arg3, %15 : tensor<16xf32>
    %17 = stablehlo.dot_general %12, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %19 = stablehlo.add %arg2, %18 : tensor<8x16xf32>
    %20 = stablehlo.dot_general %12, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x8xf32>
    %21 = stablehlo.add %arg6, %20 : tensor<8x8xf32>
    return %19, %16, %8, %5, %21 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>
  }
}
