module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<64x16xf32> {tf.aliasing_output = 4 : i32} loc("memory['x']"), %arg5: tensor<64x4xf32> {tf.aliasing_output = 5 : i32} loc("memory['y']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("at"), %arg7: tensor<16x16xf32> loc("b['x']"), %arg8: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<64x16xf32> {jax.result_info = "result[1]['x']"}, tensor<64x4xf32> {jax.result_info = "result[1]['y']"}, tensor<i32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %1 = stablehlo.add %arg6, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg6 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_update_slice %arg4, %arg7, %2, %c_1 : (tensor<64x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<i32>) -> tensor<64x16xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<64> : tensor<i32>
    %5 = stablehlo.add %arg6, %c_3 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg6 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg5, %arg8, %6, %c_4 : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
    %8 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %11 = stablehlo.add %8, %10 : tensor<64x32xf32>
    %12 = call @relu(%11) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %14 = stablehlo.compare GT, %11, %13, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %16 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x4xf32>) -> tensor<64x4xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<64x4xf32>
    %19 = stablehlo.add %16, %18 : tensor<64x4xf32>
    %20 = stablehlo.subtract %19, %7 : tensor<64x4xf32>
    %21 = chlo.square %20 : tensor<64x4xf32> -> tensor<64x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<64x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %26 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<64x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<64x4xf32>, tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.reshape %29 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.dot_general %28, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %34 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<32x4xf32>) -> tensor<64x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %36 = stablehlo.select %14, %34, %35 : tensor<64x32xi1>, tensor<64x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.reshape %37 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %40 = stablehlo.dot_general %36, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.multiply %42, %39 : tensor<32xf32>
    %44 = stablehlo.subtract %arg0, %43 : tensor<32xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.multiply %45, %41 : tensor<16x32xf32>
    %47 = stablehlo.subtract %arg1, %46 : tensor<16x32xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.multiply %48, %31 : tensor<4xf32>
    %50 = stablehlo.subtract %arg2, %49 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %52 = stablehlo.multiply %51, %33 : tensor<32x4xf32>
    %53 = stablehlo.subtract %arg3, %52 : tensor<32x4xf32>
    %c_20 = stablehlo.constant dense<16> : tensor<i32>
    %54 = stablehlo.add %arg6, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<64> : tensor<i32>
    %55 = call @remainder(%54, %c_21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %44, %47, %50, %53, %3, %7, %55, %25 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<64x16xf32>, tensor<64x4xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
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
