module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<4x2xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<3x1xf32> {tf.aliasing_output = 2 : i32} loc("params['theta']"), %arg3: tensor<32x3xf32> loc("batch['grid']"), %arg4: tensor<1540x4xf32> loc("batch['image']"), %arg5: tensor<32x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<4x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<3x1xf32> {jax.result_info = "result[0]['theta']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[[1.000000e+00], [0.000000e+00], [0.000000e+00]]> : tensor<3x1xf32>
    %0 = stablehlo.add %arg2, %cst : tensor<3x1xf32>
    %1 = stablehlo.dot_general %arg3, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x3xf32>, tensor<3x1xf32>) -> tensor<32x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<32x1xf32>) -> tensor<32xf32>
    %3 = stablehlo.floor %2 : tensor<32xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %6 = stablehlo.convert %3 : (tensor<32xf32>) -> tensor<32xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %10 = stablehlo.compare LT, %6, %9, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_1 = stablehlo.constant dense<1540> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %12 = stablehlo.add %6, %11 : tensor<32xi32>
    %13 = stablehlo.select %10, %12, %6 : tensor<32xi1>, tensor<32xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %15 = "stablehlo.gather"(%arg4, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<1540x4xf32>, tensor<32x1xi32>) -> tensor<32x4xf32>
    %16 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<32x4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %19 = stablehlo.add %6, %18 : tensor<32xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %21 = stablehlo.compare LT, %19, %20, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_4 = stablehlo.constant dense<1540> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %23 = stablehlo.add %19, %22 : tensor<32xi32>
    %24 = stablehlo.select %21, %23, %19 : tensor<32xi1>, tensor<32xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %26 = "stablehlo.gather"(%arg4, %25) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<1540x4xf32>, tensor<32x1xi32>) -> tensor<32x4xf32>
    %27 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<32x4xf32>
    %29 = stablehlo.add %17, %28 : tensor<32x4xf32>
    %30 = stablehlo.dot_general %29, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x2xf32>) -> tensor<32x2xf32>
    %31 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<32x2xf32>
    %33 = stablehlo.add %30, %32 : tensor<32x2xf32>
    %34 = stablehlo.subtract %33, %arg5 : tensor<32x2xf32>
    %35 = chlo.square %34 : tensor<32x2xf32> -> tensor<32x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<32x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %40 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %42 = stablehlo.multiply %41, %37 : tensor<32x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32x2xf32>, tensor<f32>) -> tensor<2xf32>
    %44 = stablehlo.reshape %43 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.dot_general %42, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<32x4xf32>) -> tensor<2x4xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %48 = stablehlo.dot_general %42, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<4x2xf32>) -> tensor<32x4xf32>
    %49 = stablehlo.multiply %48, %26 : tensor<32x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %51 = stablehlo.reshape %50 : (tensor<32xf32>) -> tensor<32x1xf32>
    %52 = stablehlo.multiply %48, %15 : tensor<32x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.reshape %53 : (tensor<32xf32>) -> tensor<32x1xf32>
    %55 = stablehlo.negate %54 : tensor<32x1xf32>
    %56 = stablehlo.add %51, %55 : tensor<32x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %59 = stablehlo.dot_general %58, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x3xf32>) -> tensor<1x3xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
    %cst_15 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %62 = stablehlo.multiply %61, %45 : tensor<2xf32>
    %63 = stablehlo.subtract %arg0, %62 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %65 = stablehlo.multiply %64, %47 : tensor<4x2xf32>
    %66 = stablehlo.subtract %arg1, %65 : tensor<4x2xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %68 = stablehlo.multiply %67, %60 : tensor<3x1xf32>
    %69 = stablehlo.subtract %arg2, %68 : tensor<3x1xf32>
    return %63, %66, %69, %39 : tensor<2xf32>, tensor<4x2xf32>, tensor<3x1xf32>, tensor<f32>
  }
}
