module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['a']"), %arg1: tensor<32xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['b']"), %arg2: tensor<8x32xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l0']['w']"), %arg3: tensor<16xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['b']"), %arg4: tensor<32x16xf32> {tf.aliasing_output = 4 : i32} loc("params['n']['l1']['w']"), %arg5: tensor<32x8xf32> loc("batch['x']"), %arg6: tensor<32xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['a']"}, tensor<32xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<32x16xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %13 = stablehlo.reshape %12 : (tensor<32xf32>) -> tensor<32x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %16 = stablehlo.convert %15 : (tensor<32x16xi1>) -> tensor<32x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<32xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<32xi1>, tensor<32xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<32xi1>, tensor<32xf32>
    %29 = stablehlo.divide %23, %28 : tensor<32xf32>
    %30 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %32 = stablehlo.subtract %11, %31 : tensor<32x16xf32>
    %33 = stablehlo.exponential %32 : tensor<32x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %37 = stablehlo.divide %33, %36 : tensor<32x16xf32>
    %38 = stablehlo.multiply %35, %35 : tensor<32x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %40 = stablehlo.divide %39, %38 : tensor<32x1xf32>
    %41 = stablehlo.dot_general %37, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %42 = stablehlo.subtract %41, %arg6 : tensor<32xf32>
    %43 = chlo.square %42 : tensor<32xf32> -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %48 = stablehlo.divide %47, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %49 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_17 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.multiply %51, %45 : tensor<32xf32>
    %53 = stablehlo.dot_general %52, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<32x16xf32>) -> tensor<16xf32>
    %54 = stablehlo.dot_general %52, %arg0, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<16xf32>) -> tensor<32x16xf32>
    %55 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<32x16xf32>
    %57 = stablehlo.multiply %56, %33 : tensor<32x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %59 = stablehlo.reshape %58 : (tensor<32xf32>) -> tensor<32x1xf32>
    %60 = stablehlo.negate %59 : tensor<32x1xf32>
    %61 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %62 = stablehlo.divide %54, %61 : tensor<32x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<32xf32>) -> tensor<32x16xf32>
    %65 = stablehlo.add %62, %64 : tensor<32x16xf32>
    %66 = stablehlo.multiply %65, %33 : tensor<32x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.reshape %67 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %70 = stablehlo.dot_general %66, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %72 = stablehlo.dot_general %66, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %74 = stablehlo.select %6, %72, %73 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.reshape %75 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.dot_general %74, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %81 = stablehlo.multiply %80, %53 : tensor<16xf32>
    %82 = stablehlo.subtract %arg0, %81 : tensor<16xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %84 = stablehlo.multiply %83, %77 : tensor<32xf32>
    %85 = stablehlo.subtract %arg1, %84 : tensor<32xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %87 = stablehlo.multiply %86, %79 : tensor<8x32xf32>
    %88 = stablehlo.subtract %arg2, %87 : tensor<8x32xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.multiply %89, %69 : tensor<16xf32>
    %91 = stablehlo.subtract %arg3, %90 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %93 = stablehlo.multiply %92, %71 : tensor<32x16xf32>
    %94 = stablehlo.subtract %arg4, %93 : tensor<32x16xf32>
    return %82, %85, %88, %91, %94, %48 : tensor<16xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
