module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<4x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<300xf32> loc("batch['reward']"), %arg5: tensor<300x4xf32> loc("batch['x']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x4xf32>, tensor<4x16xf32>) -> tensor<300x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<300x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<300x16xf32>
    %4 = call @relu(%3) : (tensor<300x16xf32>) -> tensor<300x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<300x16xf32>, tensor<300x16xf32>) -> tensor<300x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x16xf32>, tensor<16x1xf32>) -> tensor<300x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<300x1xf32>
    %11 = stablehlo.add %8, %10 : tensor<300x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<300x1xf32>) -> tensor<300xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<300xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %16 = stablehlo.add %15, %14 : tensor<300xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18:4 = stablehlo.while(%iterArg = %arg4, %iterArg_23 = %c, %iterArg_24 = %cst_3, %iterArg_25 = %17) : tensor<300xf32>, tensor<i32>, tensor<f32>, tensor<300xf32>
    cond {
      %c_26 = stablehlo.constant dense<300> : tensor<i32>
      %63 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %63 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<300> : tensor<i32>
      %63 = stablehlo.subtract %c_26, %iterArg_23 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %64 = stablehlo.subtract %63, %c_27 : tensor<i32>
      %65 = func.call @dynamic_index_in_dim(%iterArg, %64) : (tensor<300xf32>, tensor<i32>) -> tensor<f32>
      %66:2 = func.call @closed_call(%iterArg_24, %65) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %67 = func.call @dynamic_update_index_in_dim(%iterArg_25, %66#1, %64) : (tensor<300xf32>, tensor<f32>, tensor<i32>) -> tensor<300xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.add %iterArg_23, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %68, %66#0, %67 : tensor<300xf32>, tensor<i32>, tensor<f32>, tensor<300xf32>
    }
    %cst_5 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %20 = stablehlo.divide %16, %19 : tensor<300xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %22 = stablehlo.divide %18#3, %21 : tensor<300xf32>
    %23 = stablehlo.subtract %20, %22 : tensor<300xf32>
    %24 = chlo.square %23 : tensor<300xf32> -> tensor<300xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<300xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %29 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<300xf32>
    %cst_12 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %33 = stablehlo.divide %31, %32 : tensor<300xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<300xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<300x1xf32>, tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.reshape %37 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %41 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x1xf32>, tensor<300x16xf32>) -> tensor<1x16xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %43 = stablehlo.dot_general %36, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<300x1xf32>, tensor<16x1xf32>) -> tensor<300x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<300x16xf32>
    %45 = stablehlo.select %6, %43, %44 : tensor<300x16xi1>, tensor<300x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<300x16xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.reshape %46 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %49 = stablehlo.dot_general %45, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x16xf32>, tensor<300x4xf32>) -> tensor<16x4xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.multiply %51, %48 : tensor<16xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<16xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %55 = stablehlo.multiply %54, %50 : tensor<4x16xf32>
    %56 = stablehlo.subtract %arg1, %55 : tensor<4x16xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.multiply %57, %40 : tensor<1xf32>
    %59 = stablehlo.subtract %arg2, %58 : tensor<1xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %61 = stablehlo.multiply %60, %42 : tensor<16x1xf32>
    %62 = stablehlo.subtract %arg3, %61 : tensor<16x1xf32>
    return %53, %56, %59, %62, %28 : tensor<16xf32>, tensor<4x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<300x16xf32>) -> tensor<300x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<300x16xf32>
    return %1 : tensor<300x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<300xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<300xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.999899983> : tensor<f32>
    %0 = stablehlo.multiply %cst, %arg0 : tensor<f32>
    %1 = stablehlo.convert %0 : tensor<f32>
    %2 = stablehlo.add %arg1, %1 : tensor<f32>
    return %2, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<300xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<300xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<300xf32>, tensor<1xf32>, tensor<i32>) -> tensor<300xf32>
    return %1 : tensor<300xf32>
  }
}
