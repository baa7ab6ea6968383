module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32> {tf.aliasing_output = 0 : i32} loc("params['in']['b']"), %arg1: tensor<16x24xf32> {tf.aliasing_output = 1 : i32} loc("params['in']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<24x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<24xf32> {tf.aliasing_output = 4 : i32} loc("batch_stats['mean']"), %arg5: tensor<24xf32> {tf.aliasing_output = 5 : i32} loc("batch_stats['var']"), %arg6: tensor<32x16xf32> loc("batch['x']"), %arg7: tensor<32x4xf32> loc("batch['y']")) -> (tensor<24xf32> {jax.result_info = "result[0]['in']['b']"}, tensor<16x24xf32> {jax.result_info = "result[0]['in']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<24x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<24xf32> {jax.result_info = "result[1]['mean']"}, tensor<24xf32> {jax.result_info = "result[1]['var']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x24xf32>) -> tensor<32x24xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.divide %4, %5 : tensor<24xf32>
    %7 = stablehlo.multiply %3, %3 : tensor<32x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.divide %8, %9 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.multiply %11, %arg4 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<24xf32>
    %15 = stablehlo.add %12, %14 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.multiply %16, %arg5 : tensor<24xf32>
    %18 = stablehlo.multiply %6, %6 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.multiply %19, %6 : tensor<24xf32>
    %21 = stablehlo.subtract %10, %18 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<24xf32>
    %24 = stablehlo.convert %17 : tensor<24xf32>
    %25 = stablehlo.add %24, %23 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %28 = stablehlo.subtract %3, %27 : tensor<32x24xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.add %25, %29 : tensor<24xf32>
    %31 = stablehlo.rsqrt %30 : tensor<24xf32>
    %32 = stablehlo.divide %31, %30 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %37 = stablehlo.multiply %28, %36 : tensor<32x24xf32>
    %38 = stablehlo.dot_general %37, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<24x4xf32>) -> tensor<32x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %41 = stablehlo.add %38, %40 : tensor<32x4xf32>
    %42 = stablehlo.subtract %41, %arg7 : tensor<32x4xf32>
    %43 = chlo.square %42 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<32x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %48 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %52 = stablehlo.reshape %51 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.dot_general %50, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x24xf32>) -> tensor<4x24xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<4x24xf32>) -> tensor<24x4xf32>
    %56 = stablehlo.dot_general %50, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<24x4xf32>) -> tensor<32x24xf32>
    %57 = stablehlo.multiply %28, %56 : tensor<32x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.reshape %58 : (tensor<24xf32>) -> tensor<1x24xf32>
    %60 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %61 = stablehlo.multiply %56, %60 : tensor<32x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%59 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.multiply %62, %34 : tensor<24xf32>
    %64 = stablehlo.negate %61 : tensor<32x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %66 = stablehlo.reshape %65 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.multiply %68, %63 : tensor<24xf32>
    %70 = stablehlo.negate %69 : tensor<24xf32>
    %71 = stablehlo.multiply %70, %20 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.multiply %72, %67 : tensor<24xf32>
    %74 = stablehlo.add %71, %73 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.divide %69, %75 : tensor<24xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %78 = stablehlo.multiply %3, %77 : tensor<32x24xf32>
    %79 = stablehlo.add %61, %78 : tensor<32x24xf32>
    %80 = stablehlo.multiply %77, %3 : tensor<32x24xf32>
    %81 = stablehlo.add %79, %80 : tensor<32x24xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.divide %74, %82 : tensor<24xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %85 = stablehlo.add %81, %84 : tensor<32x24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %87 = stablehlo.reshape %86 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.dot_general %85, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<32x16xf32>) -> tensor<24x16xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.multiply %91, %88 : tensor<24xf32>
    %93 = stablehlo.subtract %arg0, %92 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %95 = stablehlo.multiply %94, %90 : tensor<16x24xf32>
    %96 = stablehlo.subtract %arg1, %95 : tensor<16x24xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.multiply %97, %53 : tensor<4xf32>
    %99 = stablehlo.subtract %arg2, %98 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %101 = stablehlo.multiply %100, %55 : tensor<24x4xf32>
    %102 = stablehlo.subtract %arg3, %101 : tensor<24x4xf32>
    return %93, %96, %99, %102, %15, %25, %47 : tensor<24xf32>, tensor<16x24xf32>, tensor<4xf32>, tensor<24x4xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>
  }
}
