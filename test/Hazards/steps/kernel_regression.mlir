module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x3xf32> loc("batch['t']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<24x3xf32> loc("batch['y']"), %arg5: tensor<24x8xf32> loc("batch['z']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x16xf32>) -> tensor<24x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<24x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<24x16xf32>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<16x16xf32>) -> tensor<16x1x16xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<24x16xf32>) -> tensor<1x24x16xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<16x1x16xf32>) -> tensor<16x24x16xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x24x16xf32>) -> tensor<16x24x16xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<16x24x16xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<16x24x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24x16xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x24x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x24x16xf32>, tensor<f32>) -> tensor<16x24xf32>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<16x24xf32>
    %19 = stablehlo.exponential %18 : tensor<16x24xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<24x3xf32>) -> tensor<16x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.dot_general %19, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<24xf32>) -> tensor<16xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x3xf32>
    %25 = stablehlo.divide %20, %24 : tensor<16x3xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<16x1xf32>
    %29 = stablehlo.subtract %25, %arg2 : tensor<16x3xf32>
    %30 = chlo.square %29 : tensor<16x3xf32> -> tensor<16x3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<16x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %35 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %37 = stablehlo.multiply %36, %32 : tensor<16x3xf32>
    %38 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x3xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<16x3xf32>
    %40 = stablehlo.multiply %39, %20 : tensor<16x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.reshape %41 : (tensor<16xf32>) -> tensor<16x1xf32>
    %43 = stablehlo.negate %42 : tensor<16x1xf32>
    %44 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x3xf32>
    %45 = stablehlo.divide %37, %44 : tensor<16x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.dot_general %46, %21, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<24xf32>) -> tensor<16x24xf32>
    %48 = stablehlo.dot_general %45, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<24x3xf32>) -> tensor<16x24xf32>
    %49 = stablehlo.add %47, %48 : tensor<16x24xf32>
    %50 = stablehlo.multiply %49, %19 : tensor<16x24xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<16x24xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<16x24xf32>) -> tensor<16x24x16xf32>
    %54 = stablehlo.multiply %53, %15 : tensor<16x24x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<16x24x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %56 = stablehlo.reshape %55 : (tensor<16x16xf32>) -> tensor<16x1x16xf32>
    %57 = stablehlo.negate %54 : tensor<16x24x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16x24x16xf32>, tensor<f32>) -> tensor<24x16xf32>
    %59 = stablehlo.reshape %58 : (tensor<24x16xf32>) -> tensor<1x24x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x24x16xf32>, tensor<f32>) -> tensor<24x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%56 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<16x1x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%60 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<24x16xf32>, tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.reshape %62 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %65 = stablehlo.dot_general %60, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<24x8xf32>) -> tensor<16x8xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.reshape %67 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %70 = stablehlo.add %64, %69 : tensor<16xf32>
    %71 = stablehlo.dot_general %61, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %73 = stablehlo.add %66, %72 : tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.multiply %74, %70 : tensor<16xf32>
    %76 = stablehlo.subtract %arg0, %75 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %78 = stablehlo.multiply %77, %73 : tensor<8x16xf32>
    %79 = stablehlo.subtract %arg1, %78 : tensor<8x16xf32>
    return %76, %79, %34 : tensor<16xf32>, tensor<8x16xf32>, tensor<f32>
  }
}
