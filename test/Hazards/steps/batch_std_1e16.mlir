module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf32> {tf.aliasing_output = 0 : i32} loc("params['g']"), %arg1: tensor<16x24xf32> {tf.aliasing_output = 1 : i32} loc("params['in']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<24x4xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<32x16xf32> loc("batch['x']"), %arg5: tensor<32x4xf32> loc("batch['y']")) -> (tensor<24xf32> {jax.result_info = "result[0]['g']"}, tensor<16x24xf32> {jax.result_info = "result[0]['in']"}, tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<24x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<24xf32>
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x24xf32>) -> tensor<32x24xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<32x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.divide %4, %5 : tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<32x24xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<32x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.divide %11, %12 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.add %13, %14 : tensor<24xf32>
    %16 = stablehlo.sqrt %15 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.divide %17, %16 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %21 = stablehlo.divide %9, %20 : tensor<32x24xf32>
    %22 = stablehlo.multiply %19, %19 : tensor<1x24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x24xf32>
    %24 = stablehlo.divide %23, %22 : tensor<1x24xf32>
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %27 = stablehlo.multiply %21, %26 : tensor<32x24xf32>
    %28 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<24x4xf32>) -> tensor<32x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %31 = stablehlo.add %28, %30 : tensor<32x4xf32>
    %32 = stablehlo.subtract %31, %arg5 : tensor<32x4xf32>
    %33 = chlo.square %32 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<32x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %38 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %40 = stablehlo.multiply %39, %35 : tensor<32x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.reshape %41 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.dot_general %40, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x24xf32>) -> tensor<4x24xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<4x24xf32>) -> tensor<24x4xf32>
    %46 = stablehlo.dot_general %40, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<24x4xf32>) -> tensor<32x24xf32>
    %47 = stablehlo.multiply %21, %46 : tensor<32x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.reshape %48 : (tensor<24xf32>) -> tensor<1x24xf32>
    %50 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %51 = stablehlo.multiply %46, %50 : tensor<32x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%49 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<32x24xf32>
    %55 = stablehlo.multiply %54, %9 : tensor<32x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.reshape %56 : (tensor<24xf32>) -> tensor<1x24xf32>
    %58 = stablehlo.negate %57 : tensor<1x24xf32>
    %59 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %60 = stablehlo.divide %51, %59 : tensor<32x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.multiply %61, %18 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.divide %62, %63 : tensor<24xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %66 = stablehlo.multiply %9, %65 : tensor<32x24xf32>
    %67 = stablehlo.add %60, %66 : tensor<32x24xf32>
    %68 = stablehlo.multiply %65, %9 : tensor<32x24xf32>
    %69 = stablehlo.add %67, %68 : tensor<32x24xf32>
    %70 = stablehlo.negate %69 : tensor<32x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x24xf32>, tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.reshape %71 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.divide %73, %74 : tensor<24xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<24xf32>) -> tensor<32x24xf32>
    %77 = stablehlo.add %69, %76 : tensor<32x24xf32>
    %78 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<32x24xf32>
    %79 = stablehlo.multiply %77, %78 : tensor<32x24xf32>
    %80 = stablehlo.dot_general %79, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<32x16xf32>) -> tensor<24x16xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.multiply %82, %52 : tensor<24xf32>
    %84 = stablehlo.subtract %arg0, %83 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<16x24xf32>
    %87 = stablehlo.subtract %arg1, %86 : tensor<16x24xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.multiply %88, %43 : tensor<4xf32>
    %90 = stablehlo.subtract %arg2, %89 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %92 = stablehlo.multiply %91, %45 : tensor<24x4xf32>
    %93 = stablehlo.subtract %arg3, %92 : tensor<24x4xf32>
    return %84, %87, %90, %93, %37 : tensor<24xf32>, tensor<16x24xf32>, tensor<4xf32>, tensor<24x4xf32>, tensor<f32>
  }
}
