module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<4x8xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<8x1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<4x40x4xf32> loc("batch['x']"), %arg5: tensor<4x1xf32> loc("batch['y']")) -> (tensor<8xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<8x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x40x4xf32>, tensor<4x8xf32>) -> tensor<4x40x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<4x40x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x40x8xf32>
    %4 = stablehlo.tanh %3 : tensor<4x40x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x40x8xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<4x40x8xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x40x8xf32>, tensor<8x1xf32>) -> tensor<4x40x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<4x40x1xf32>
    %10 = stablehlo.add %7, %9 : tensor<4x40x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x40x1xf32>) -> tensor<4x40xf32>
    %12 = stablehlo.tanh %11 : tensor<4x40xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x40xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<4x40xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x40xf32>
    %16 = stablehlo.multiply %15, %12 : tensor<4x40xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x40xf32>
    %18 = stablehlo.add %17, %16 : tensor<4x40xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<4x40xf32>) -> tensor<40x4xf32>
    %20 = stablehlo.reshape %19 : (tensor<40x4xf32>) -> tensor<40x4xf32>
    %21 = stablehlo.slice %20 [0:20, 0:4] : (tensor<40x4xf32>) -> tensor<20x4xf32>
    %22 = stablehlo.slice %20 [20:40, 0:4] : (tensor<40x4xf32>) -> tensor<20x4xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<20x4xf32>
    %24 = stablehlo.slice %23 [0:10, 0:4] : (tensor<20x4xf32>) -> tensor<10x4xf32>
    %25 = stablehlo.slice %23 [10:20, 0:4] : (tensor<20x4xf32>) -> tensor<10x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<10x4xf32>
    %27 = stablehlo.slice %26 [0:5, 0:4] : (tensor<10x4xf32>) -> tensor<5x4xf32>
    %28 = stablehlo.slice %26 [5:10, 0:4] : (tensor<10x4xf32>) -> tensor<5x4xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<5x4xf32>
    %30 = stablehlo.slice %29 [0:3, 0:4] : (tensor<5x4xf32>) -> tensor<3x4xf32>
    %31 = stablehlo.slice %29 [3:5, 0:4] : (tensor<5x4xf32>) -> tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %31, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<3x4xf32>
    %34 = stablehlo.slice %33 [0:2, 0:4] : (tensor<3x4xf32>) -> tensor<2x4xf32>
    %35 = stablehlo.slice %33 [2:3, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %35, %cst_4, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x4xf32>
    %38 = stablehlo.slice %37 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %39 = stablehlo.slice %37 [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %40 = stablehlo.multiply %38, %39 : tensor<1x4xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x4xf32>) -> tensor<4xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %43 = stablehlo.log %42 : tensor<4x1xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %45 = stablehlo.divide %43, %44 : tensor<4x1xf32>
    %46 = stablehlo.subtract %45, %arg5 : tensor<4x1xf32>
    %47 = chlo.square %46 : tensor<4x1xf32> -> tensor<4x1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %49 = stablehlo.multiply %48, %46 : tensor<4x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %52 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %54 = stablehlo.multiply %53, %49 : tensor<4x1xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<4x1xf32>
    %57 = stablehlo.divide %56, %42 : tensor<4x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %60 = stablehlo.multiply %38, %59 : tensor<1x4xf32>
    %61 = stablehlo.multiply %59, %39 : tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %60, %cst_13, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %61, %cst_14, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %64 = stablehlo.add %62, %63 : tensor<2x4xf32>
    %65 = stablehlo.multiply %34, %64 : tensor<2x4xf32>
    %66 = stablehlo.multiply %64, %36 : tensor<2x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %65, %cst_15, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %68 = stablehlo.slice %67 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %68, %cst_16, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.pad %66, %cst_17, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %71 = stablehlo.add %69, %70 : tensor<3x4xf32>
    %72 = stablehlo.multiply %30, %71 : tensor<3x4xf32>
    %73 = stablehlo.multiply %71, %32 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %72, %cst_18, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %75 = stablehlo.slice %74 [0:2, 0:4] : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.pad %75, %cst_19, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.pad %73, %cst_20, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %78 = stablehlo.add %76, %77 : tensor<5x4xf32>
    %79 = stablehlo.multiply %27, %78 : tensor<5x4xf32>
    %80 = stablehlo.multiply %78, %28 : tensor<5x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.pad %79, %cst_21, low = [5, 0], high = [0, 0], interior = [0, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<10x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.pad %80, %cst_22, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<10x4xf32>
    %83 = stablehlo.add %81, %82 : tensor<10x4xf32>
    %84 = stablehlo.multiply %24, %83 : tensor<10x4xf32>
    %85 = stablehlo.multiply %83, %25 : tensor<10x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.pad %84, %cst_23, low = [10, 0], high = [0, 0], interior = [0, 0] : (tensor<10x4xf32>, tensor<f32>) -> tensor<20x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.pad %85, %cst_24, low = [0, 0], high = [10, 0], interior = [0, 0] : (tensor<10x4xf32>, tensor<f32>) -> tensor<20x4xf32>
    %88 = stablehlo.add %86, %87 : tensor<20x4xf32>
    %89 = stablehlo.multiply %21, %88 : tensor<20x4xf32>
    %90 = stablehlo.multiply %88, %22 : tensor<20x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %89, %cst_25, low = [20, 0], high = [0, 0], interior = [0, 0] : (tensor<20x4xf32>, tensor<f32>) -> tensor<40x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.pad %90, %cst_26, low = [0, 0], high = [20, 0], interior = [0, 0] : (tensor<20x4xf32>, tensor<f32>) -> tensor<40x4xf32>
    %93 = stablehlo.add %91, %92 : tensor<40x4xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<40x4xf32>) -> tensor<4x40xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x40xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<4x40xf32>
    %97 = stablehlo.multiply %96, %14 : tensor<4x40xf32>
    %98 = stablehlo.multiply %97, %12 : tensor<4x40xf32>
    %99 = stablehlo.add %97, %98 : tensor<4x40xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x40x1xf32>, tensor<f32>) -> tensor<1xf32>
    %102 = stablehlo.reshape %101 : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %105 = stablehlo.dot_general %100, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x40x1xf32>, tensor<4x40x8xf32>) -> tensor<1x8xf32>
    %106 = stablehlo.transpose %105, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %107 = stablehlo.dot_general %100, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x40x1xf32>, tensor<8x1xf32>) -> tensor<4x40x8xf32>
    %108 = stablehlo.multiply %107, %6 : tensor<4x40x8xf32>
    %109 = stablehlo.multiply %108, %4 : tensor<4x40x8xf32>
    %110 = stablehlo.add %108, %109 : tensor<4x40x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x40x8xf32>, tensor<f32>) -> tensor<8xf32>
    %112 = stablehlo.reshape %111 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.dot_general %110, %arg4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x40x8xf32>, tensor<4x40x4xf32>) -> tensor<8x4xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %117 = stablehlo.multiply %116, %113 : tensor<8xf32>
    %118 = stablehlo.subtract %arg0, %117 : tensor<8xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %120 = stablehlo.multiply %119, %115 : tensor<4x8xf32>
    %121 = stablehlo.subtract %arg1, %120 : tensor<4x8xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %123 = stablehlo.multiply %122, %104 : tensor<1xf32>
    %124 = stablehlo.subtract %arg2, %123 : tensor<1xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %126 = stablehlo.multiply %125, %106 : tensor<8x1xf32>
    %127 = stablehlo.subtract %arg3, %126 : tensor<8x1xf32>
    return %118, %121, %124, %127, %51 : tensor<8xf32>, tensor<4x8xf32>, tensor<1xf32>, tensor<8x1xf32>, tensor<f32>
  }
}
