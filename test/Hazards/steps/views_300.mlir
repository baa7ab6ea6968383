module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<64x16xf32> loc("batch['a']"), %arg5: tensor<64x16xf32> loc("batch['b']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.562500e-02> : tensor<1x64xf32>
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x32xf32>
    %4 = call @relu(%3) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
    %9 = stablehlo.convert %arg2 : tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %12 = stablehlo.add %8, %11 : tensor<64x8xf32>
    %13 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %16 = stablehlo.add %13, %15 : tensor<64x32xf32>
    %17 = call @relu(%16) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %21 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
    %22 = stablehlo.convert %arg2 : tensor<8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %25 = stablehlo.add %21, %24 : tensor<64x8xf32>
    %26 = stablehlo.dot_general %cst, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x8xf32>) -> tensor<1x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %28 = stablehlo.subtract %12, %27 : tensor<64x8xf32>
    %29 = stablehlo.dot_general %cst, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x8xf32>) -> tensor<1x8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %31 = stablehlo.subtract %25, %30 : tensor<64x8xf32>
    %32 = stablehlo.subtract %28, %31 : tensor<64x8xf32>
    %33 = chlo.square %32 : tensor<64x8xf32> -> tensor<64x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<64x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_6 : tensor<f32>
    %38 = stablehlo.negate %28 : tensor<64x8xf32>
    %39 = stablehlo.multiply %38, %28 : tensor<64x8xf32>
    %40 = stablehlo.exponential %39 : tensor<64x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %43 = stablehlo.multiply %cst_9, %42 : tensor<f32>
    %44 = stablehlo.add %37, %43 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.multiply %cst_10, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_12 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %48 = stablehlo.multiply %47, %40 : tensor<64x8xf32>
    %49 = stablehlo.multiply %38, %48 : tensor<64x8xf32>
    %50 = stablehlo.multiply %48, %28 : tensor<64x8xf32>
    %51 = stablehlo.negate %50 : tensor<64x8xf32>
    %52 = stablehlo.add %49, %51 : tensor<64x8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %53 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %55 = stablehlo.multiply %54, %35 : tensor<64x8xf32>
    %56 = stablehlo.negate %55 : tensor<64x8xf32>
    %57 = stablehlo.add %52, %55 : tensor<64x8xf32>
    %58 = stablehlo.negate %56 : tensor<64x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.reshape %59 : (tensor<8xf32>) -> tensor<1x8xf32>
    %61 = stablehlo.dot_general %60, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<1x64xf32>) -> tensor<8x64xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %63 = stablehlo.add %56, %62 : tensor<64x8xf32>
    %64 = stablehlo.negate %57 : tensor<64x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %66 = stablehlo.reshape %65 : (tensor<8xf32>) -> tensor<1x8xf32>
    %67 = stablehlo.dot_general %66, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<1x64xf32>) -> tensor<8x64xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %69 = stablehlo.add %57, %68 : tensor<64x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%63 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %71 = stablehlo.reshape %70 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %73 = stablehlo.convert %72 : tensor<8xf32>
    %74 = stablehlo.dot_general %63, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %76 = stablehlo.dot_general %63, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<32x8xf32>) -> tensor<64x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %78 = stablehlo.select %19, %76, %77 : tensor<64x32xi1>, tensor<64x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.reshape %79 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.dot_general %78, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%69 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.reshape %84 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.convert %86 : tensor<8xf32>
    %88 = stablehlo.add %73, %87 : tensor<8xf32>
    %89 = stablehlo.dot_general %69, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %91 = stablehlo.add %75, %90 : tensor<32x8xf32>
    %92 = stablehlo.dot_general %69, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<32x8xf32>) -> tensor<64x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %94 = stablehlo.select %6, %92, %93 : tensor<64x32xi1>, tensor<64x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.reshape %95 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %98 = stablehlo.add %81, %97 : tensor<32xf32>
    %99 = stablehlo.dot_general %94, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %101 = stablehlo.add %83, %100 : tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %103 = stablehlo.multiply %102, %98 : tensor<32xf32>
    %104 = stablehlo.subtract %arg0, %103 : tensor<32xf32>
    %cst_28 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %106 = stablehlo.multiply %105, %101 : tensor<16x32xf32>
    %107 = stablehlo.subtract %arg1, %106 : tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %109 = stablehlo.multiply %108, %88 : tensor<8xf32>
    %110 = stablehlo.subtract %arg2, %109 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %112 = stablehlo.multiply %111, %91 : tensor<32x8xf32>
    %113 = stablehlo.subtract %arg3, %112 : tensor<32x8xf32>
    return %104, %107, %110, %113, %44 : tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
}
