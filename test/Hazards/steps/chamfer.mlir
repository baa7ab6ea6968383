module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<4x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<3xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x3xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<12x3xf32> loc("batch['base']"), %arg5: tensor<12x4xf32> loc("batch['x']"), %arg6: tensor<12x3xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<4x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x3xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<4x32xf32>) -> tensor<12x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<12x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x32xf32>
    %4 = call @relu(%3) : (tensor<12x32xf32>) -> tensor<12x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<12x32xf32>, tensor<12x32xf32>) -> tensor<12x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x32xf32>, tensor<32x3xf32>) -> tensor<12x3xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<12x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<12x3xf32>
    %12 = stablehlo.add %arg4, %11 : tensor<12x3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<12x3xf32>) -> tensor<12x1x3xf32>
    %14 = stablehlo.broadcast_in_dim %arg6, dims = [1, 2] : (tensor<12x3xf32>) -> tensor<1x12x3xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x1x3xf32>) -> tensor<12x12x3xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x12x3xf32>) -> tensor<12x12x3xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<12x12x3xf32>
    %18 = stablehlo.dot_general %17, %17, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x12x3xf32>, tensor<12x12x3xf32>) -> tensor<12x12xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.minimum across dimensions = [1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<12xf32>
    %20 = stablehlo.reshape %19 : (tensor<12xf32>) -> tensor<12x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x12xf32>
    %22 = stablehlo.compare EQ, %18, %21, FLOAT : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %23 = stablehlo.convert %22 : (tensor<12x12xi1>) -> tensor<12x12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.minimum across dimensions = [0] : (tensor<12x12xf32>, tensor<f32>) -> tensor<12xf32>
    %28 = stablehlo.reshape %27 : (tensor<12xf32>) -> tensor<1x12xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<12x12xf32>
    %30 = stablehlo.compare EQ, %18, %29, FLOAT : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<12x12xi1>
    %31 = stablehlo.convert %30 : (tensor<12x12xi1>) -> tensor<12x12xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<12x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_8 : tensor<f32>
    %35 = stablehlo.add %26, %34 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %36 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %38 = stablehlo.divide %37, %32 : tensor<12xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<12xf32>) -> tensor<12x12xf32>
    %40 = stablehlo.multiply %39, %31 : tensor<12x12xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %41 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %43 = stablehlo.divide %42, %24 : tensor<12xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<12xf32>) -> tensor<12x12xf32>
    %45 = stablehlo.multiply %44, %23 : tensor<12x12xf32>
    %46 = stablehlo.add %40, %45 : tensor<12x12xf32>
    %47 = stablehlo.dot_general %46, %17, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12x12x3xf32>) -> tensor<12x12x3xf32>
    %48 = stablehlo.dot_general %46, %17, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12x12x3xf32>) -> tensor<12x12x3xf32>
    %49 = stablehlo.add %47, %48 : tensor<12x12x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    %51 = stablehlo.reshape %50 : (tensor<12x3xf32>) -> tensor<12x1x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<12x1x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<12x3xf32>, tensor<f32>) -> tensor<3xf32>
    %54 = stablehlo.reshape %53 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %56 = stablehlo.dot_general %52, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x3xf32>, tensor<12x32xf32>) -> tensor<3x32xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<3x32xf32>) -> tensor<32x3xf32>
    %58 = stablehlo.dot_general %52, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x3xf32>, tensor<32x3xf32>) -> tensor<12x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %60 = stablehlo.select %6, %58, %59 : tensor<12x32xi1>, tensor<12x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<12x32xf32>, tensor<f32>) -> tensor<32xf32>
    %62 = stablehlo.reshape %61 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.dot_general %60, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x32xf32>, tensor<12x4xf32>) -> tensor<32x4xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %67 = stablehlo.multiply %66, %63 : tensor<32xf32>
    %68 = stablehlo.subtract %arg0, %67 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %70 = stablehlo.multiply %69, %65 : tensor<4x32xf32>
    %71 = stablehlo.subtract %arg1, %70 : tensor<4x32xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %73 = stablehlo.multiply %72, %55 : tensor<3xf32>
    %74 = stablehlo.subtract %arg2, %73 : tensor<3xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %76 = stablehlo.multiply %75, %57 : tensor<32x3xf32>
    %77 = stablehlo.subtract %arg3, %76 : tensor<32x3xf32>
    return %68, %71, %74, %77, %35 : tensor<32xf32>, tensor<4x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<12x32xf32>) -> tensor<12x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x32xf32>
    return %1 : tensor<12x32xf32>
  }
}
