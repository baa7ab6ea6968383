module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<16x8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16xf32> loc("batch['far']"), %arg3: tensor<16x16xf32> loc("batch['x']")) -> (tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x8xf32>
    %cst = stablehlo.constant dense<0.999499976> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<16x8xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %10 = stablehlo.add %8, %9 : tensor<16x1xf32>
    %11 = stablehlo.sqrt %10 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %13 = stablehlo.divide %12, %11 : tensor<16x1xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %15 = stablehlo.divide %5, %14 : tensor<16x8xf32>
    %16 = stablehlo.multiply %11, %11 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<16x1xf32>
    %19 = call @_roll_static(%15) : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %20 = stablehlo.subtract %15, %19 : tensor<16x8xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<16x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<16x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %25 = stablehlo.multiply %15, %15 : tensor<16x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<16xf32>
    %29 = stablehlo.multiply %19, %19 : tensor<16x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<16xf32>
    %33 = stablehlo.multiply %28, %32 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %35 = stablehlo.multiply %34, %24 : tensor<16xf32>
    %36 = stablehlo.divide %35, %33 : tensor<16xf32>
    %37 = stablehlo.multiply %33, %33 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.divide %38, %37 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.add %40, %36 : tensor<16xf32>
    %42 = stablehlo.multiply %41, %41 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %44 = stablehlo.subtract %42, %43 : tensor<16xf32>
    %45 = stablehlo.sqrt %44 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.divide %46, %45 : tensor<16xf32>
    %48 = stablehlo.add %41, %45 : tensor<16xf32>
    %49 = stablehlo.log %48 : tensor<16xf32>
    %cst_15 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.divide %49, %50 : tensor<16xf32>
    %52 = stablehlo.subtract %51, %arg2 : tensor<16xf32>
    %53 = chlo.square %52 : tensor<16xf32> -> tensor<16xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %55 = stablehlo.multiply %54, %52 : tensor<16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %58 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %60 = stablehlo.multiply %59, %55 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.divide %60, %61 : tensor<16xf32>
    %63 = stablehlo.divide %62, %48 : tensor<16xf32>
    %64 = stablehlo.multiply %63, %47 : tensor<16xf32>
    %65 = stablehlo.multiply %41, %64 : tensor<16xf32>
    %66 = stablehlo.add %63, %65 : tensor<16xf32>
    %67 = stablehlo.multiply %64, %41 : tensor<16xf32>
    %68 = stablehlo.add %66, %67 : tensor<16xf32>
    %69 = stablehlo.multiply %68, %39 : tensor<16xf32>
    %70 = stablehlo.multiply %69, %35 : tensor<16xf32>
    %71 = stablehlo.negate %70 : tensor<16xf32>
    %72 = stablehlo.divide %68, %33 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<16xf32>
    %75 = stablehlo.multiply %28, %71 : tensor<16xf32>
    %76 = stablehlo.multiply %71, %32 : tensor<16xf32>
    %77 = stablehlo.negate %75 : tensor<16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %79 = stablehlo.multiply %19, %78 : tensor<16x8xf32>
    %80 = stablehlo.multiply %78, %19 : tensor<16x8xf32>
    %81 = stablehlo.add %79, %80 : tensor<16x8xf32>
    %82 = stablehlo.negate %76 : tensor<16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %84 = stablehlo.multiply %15, %83 : tensor<16x8xf32>
    %85 = stablehlo.multiply %83, %15 : tensor<16x8xf32>
    %86 = stablehlo.add %84, %85 : tensor<16x8xf32>
    %87 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %88 = stablehlo.multiply %87, %23 : tensor<16x8xf32>
    %89 = stablehlo.negate %88 : tensor<16x8xf32>
    %90 = stablehlo.add %86, %88 : tensor<16x8xf32>
    %91 = stablehlo.add %81, %89 : tensor<16x8xf32>
    %92 = call @_roll_static_0(%91) : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %93 = stablehlo.add %90, %92 : tensor<16x8xf32>
    %94 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<16x8xf32>
    %96 = stablehlo.multiply %95, %5 : tensor<16x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>
    %98 = stablehlo.reshape %97 : (tensor<16xf32>) -> tensor<16x1xf32>
    %99 = stablehlo.negate %98 : tensor<16x1xf32>
    %100 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %101 = stablehlo.divide %93, %100 : tensor<16x8xf32>
    %102 = stablehlo.multiply %99, %13 : tensor<16x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<16xf32>) -> tensor<16x8xf32>
    %105 = stablehlo.multiply %3, %104 : tensor<16x8xf32>
    %106 = stablehlo.multiply %104, %3 : tensor<16x8xf32>
    %107 = stablehlo.add %105, %106 : tensor<16x8xf32>
    %cst_25 = stablehlo.constant dense<0.999499976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %109 = stablehlo.multiply %108, %101 : tensor<16x8xf32>
    %110 = stablehlo.add %107, %109 : tensor<16x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %112 = stablehlo.reshape %111 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.dot_general %110, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %117 = stablehlo.multiply %116, %113 : tensor<8xf32>
    %118 = stablehlo.subtract %arg0, %117 : tensor<8xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %120 = stablehlo.multiply %119, %115 : tensor<16x8xf32>
    %121 = stablehlo.subtract %arg1, %120 : tensor<16x8xf32>
    return %118, %121, %57 : tensor<8xf32>, tensor<16x8xf32>, tensor<f32>
  }
  func.func private @_roll_static(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.slice %arg0 [15:16, 0:8] : (tensor<16x8xf32>) -> tensor<1x8xf32>
    %1 = stablehlo.slice %arg0 [0:15, 0:8] : (tensor<16x8xf32>) -> tensor<15x8xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xf32>, tensor<15x8xf32>) -> tensor<16x8xf32>
    return %2 : tensor<16x8xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<16x8xf32>) -> tensor<1x8xf32>
    %1 = stablehlo.slice %arg0 [1:16, 0:8] : (tensor<16x8xf32>) -> tensor<15x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<15x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [15, 0], high = [0, 0], interior = [0, 0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %4 = stablehlo.add %2, %3 : tensor<16x8xf32>
    return %4 : tensor<16x8xf32>
  }
}
