module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['w']"), %arg1: tensor<4x4xf32> {tf.aliasing_output = 1 : i32} loc("stats['P']"), %arg2: tensor<32x4xf32> loc("batch['x']"), %arg3: tensor<32xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['w']"}, tensor<4x4xf32> {jax.result_info = "result[1]['P']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4xf32>) -> tensor<32xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<32xf32>
    %2 = chlo.square %1 : tensor<32xf32> -> tensor<32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %5 = stablehlo.add %4, %cst_1 : tensor<f32>
    %6 = stablehlo.slice %arg2 [0:4, 0:4] : (tensor<32x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.slice %arg3 [0:4] : (tensor<32xf32>) -> tensor<4xf32>
    %8 = stablehlo.slice %6 [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x4xf32>) -> tensor<4xf32>
    %10 = stablehlo.slice %7 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.dot_general %arg1, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = stablehlo.dot_general %9, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %14 = stablehlo.dot_general %13, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %15 = stablehlo.add %cst_2, %14 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.divide %12, %16 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4xf32>
    %20 = stablehlo.dot_general %9, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %21 = stablehlo.subtract %11, %20 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<4xf32>
    %24 = stablehlo.add %arg0, %23 : tensor<4xf32>
    %25 = stablehlo.dot_general %9, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<4x4xf32>
    %31 = stablehlo.subtract %arg1, %30 : tensor<4x4xf32>
    %cst_4 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %33 = stablehlo.divide %31, %32 : tensor<4x4xf32>
    %34 = stablehlo.slice %6 [1:2, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x4xf32>) -> tensor<4xf32>
    %36 = stablehlo.slice %7 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %37 = stablehlo.reshape %36 : (tensor<1xf32>) -> tensor<f32>
    %38 = stablehlo.dot_general %33, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = stablehlo.dot_general %35, %33, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %40 = stablehlo.dot_general %39, %35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %41 = stablehlo.add %cst_5, %40 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.divide %38, %42 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<4xf32>
    %46 = stablehlo.dot_general %35, %24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %47 = stablehlo.subtract %37, %46 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.multiply %45, %48 : tensor<4xf32>
    %50 = stablehlo.add %24, %49 : tensor<4xf32>
    %51 = stablehlo.dot_general %35, %33, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %52 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<4x4xf32>
    %57 = stablehlo.subtract %33, %56 : tensor<4x4xf32>
    %cst_7 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %59 = stablehlo.divide %57, %58 : tensor<4x4xf32>
    %60 = stablehlo.slice %6 [2:3, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x4xf32>) -> tensor<4xf32>
    %62 = stablehlo.slice %7 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<f32>
    %64 = stablehlo.dot_general %59, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %65 = stablehlo.dot_general %61, %59, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %66 = stablehlo.dot_general %65, %61, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %67 = stablehlo.add %cst_8, %66 : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.divide %64, %68 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<4xf32>
    %72 = stablehlo.dot_general %61, %50, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %73 = stablehlo.subtract %63, %72 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %75 = stablehlo.multiply %71, %74 : tensor<4xf32>
    %76 = stablehlo.add %50, %75 : tensor<4xf32>
    %77 = stablehlo.dot_general %61, %59, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %78 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %82 = stablehlo.multiply %80, %81 : tensor<4x4xf32>
    %83 = stablehlo.subtract %59, %82 : tensor<4x4xf32>
    %cst_10 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %85 = stablehlo.divide %83, %84 : tensor<4x4xf32>
    %86 = stablehlo.slice %6 [3:4, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %87 = stablehlo.reshape %86 : (tensor<1x4xf32>) -> tensor<4xf32>
    %88 = stablehlo.slice %7 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %89 = stablehlo.reshape %88 : (tensor<1xf32>) -> tensor<f32>
    %90 = stablehlo.dot_general %85, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %91 = stablehlo.dot_general %87, %85, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %92 = stablehlo.dot_general %91, %87, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %93 = stablehlo.add %cst_11, %92 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.divide %90, %94 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<4xf32>
    %98 = stablehlo.dot_general %87, %76, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %99 = stablehlo.subtract %89, %98 : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %101 = stablehlo.multiply %97, %100 : tensor<4xf32>
    %102 = stablehlo.add %76, %101 : tensor<4xf32>
    %103 = stablehlo.dot_general %87, %85, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %104 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %105 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %106 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %107 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<4x4xf32>
    %109 = stablehlo.subtract %85, %108 : tensor<4x4xf32>
    %cst_13 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %111 = stablehlo.divide %109, %110 : tensor<4x4xf32>
    return %102, %111, %5 : tensor<4xf32>, tensor<4x4xf32>, tensor<f32>
  }
}
