module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<f32> loc("batch['step']"), %arg5: tensor<8x16x8xf32> loc("batch['x']"), %arg6: tensor<8x3xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x8xf32>, tensor<8x32xf32>) -> tensor<8x16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16x32xf32>
    %4 = call @relu(%3) : (tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16x32xf32>, tensor<8x16x32xf32>) -> tensor<8x16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<32x4xf32>) -> tensor<8x16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<8x16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x16x4xf32>
    %12 = stablehlo.slice %11 [0:8, 0:16, 3:4] : (tensor<8x16x4xf32>) -> tensor<8x16x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<8x16x1xf32>) -> tensor<8x16xf32>
    %14 = call @relu_0(%13) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %16 = stablehlo.compare GT, %13, %15, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %19 = stablehlo.add %14, %18 : tensor<8x16xf32>
    %20 = stablehlo.negate %19 : tensor<8x16xf32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<8x16xf32>
    %23 = stablehlo.exponential %22 : tensor<8x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<8x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<8x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %29 = stablehlo.add %27, %28 : tensor<8x16xf32>
    %30:25 = call @cumprod(%29) : (tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<f32>, tensor<f32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<f32>, tensor<f32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<f32>, tensor<f32>)
    %31 = stablehlo.slice %11 [0:8, 0:16, 0:3] : (tensor<8x16x4xf32>) -> tensor<8x16x3xf32>
    %32 = stablehlo.logistic %31 : tensor<8x16x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x3xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<8x16x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<8x16x3xf32>
    %36 = stablehlo.multiply %25, %30#0 : tensor<8x16xf32>
    %37 = stablehlo.dot_general %36, %32, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16x3xf32>) -> tensor<8x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %41 = stablehlo.divide %37, %40 : tensor<8x3xf32>
    %42 = stablehlo.multiply %39, %39 : tensor<8x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %44 = stablehlo.divide %43, %42 : tensor<8x1xf32>
    %45 = stablehlo.subtract %41, %arg6 : tensor<8x3xf32>
    %46 = chlo.square %45 : tensor<8x3xf32> -> tensor<8x3xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<8x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %51 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %53 = stablehlo.multiply %52, %48 : tensor<8x3xf32>
    %54 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<8x3xf32>
    %56 = stablehlo.multiply %55, %37 : tensor<8x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.reshape %57 : (tensor<8xf32>) -> tensor<8x1xf32>
    %59 = stablehlo.negate %58 : tensor<8x1xf32>
    %60 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %61 = stablehlo.divide %53, %60 : tensor<8x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%59 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
    %64 = stablehlo.dot_general %61, %36, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x16xf32>) -> tensor<8x3x16xf32>
    %65 = stablehlo.transpose %64, dims = [0, 2, 1] : (tensor<8x3x16xf32>) -> tensor<8x16x3xf32>
    %66 = stablehlo.dot_general %61, %32, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x16x3xf32>) -> tensor<8x16xf32>
    %67 = stablehlo.multiply %25, %66 : tensor<8x16xf32>
    %68 = stablehlo.multiply %66, %30#0 : tensor<8x16xf32>
    %69 = stablehlo.add %63, %68 : tensor<8x16xf32>
    %70 = stablehlo.multiply %65, %35 : tensor<8x16x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.pad %70, %cst_17, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<8x16x3xf32>, tensor<f32>) -> tensor<8x16x4xf32>
    %72 = call @cumprod_1(%30#1, %30#2, %30#3, %30#4, %30#5, %30#6, %30#7, %30#8, %30#9, %30#10, %30#11, %30#12, %30#13, %30#14, %30#15, %30#16, %30#17, %30#18, %30#19, %30#20, %30#21, %30#22, %30#23, %30#24, %67) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<f32>, tensor<f32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<f32>, tensor<f32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<f32>, tensor<f32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %73 = stablehlo.negate %72 : tensor<8x16xf32>
    %74 = stablehlo.add %69, %73 : tensor<8x16xf32>
    %75 = stablehlo.negate %74 : tensor<8x16xf32>
    %76 = stablehlo.multiply %75, %23 : tensor<8x16xf32>
    %77 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<8x16xf32>
    %79 = stablehlo.negate %78 : tensor<8x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %81 = stablehlo.select %16, %79, %80 : tensor<8x16xi1>, tensor<8x16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.pad %82, %cst_19, low = [0, 0, 3], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x16x1xf32>, tensor<f32>) -> tensor<8x16x4xf32>
    %84 = stablehlo.add %71, %83 : tensor<8x16x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.reshape %85 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %88 = stablehlo.dot_general %84, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4xf32>, tensor<8x16x32xf32>) -> tensor<4x32xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %90 = stablehlo.dot_general %84, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4xf32>, tensor<32x4xf32>) -> tensor<8x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %92 = stablehlo.select %6, %90, %91 : tensor<8x16x32xi1>, tensor<8x16x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %94 = stablehlo.reshape %93 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.dot_general %92, %arg5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x16x8xf32>) -> tensor<32x8xf32>
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.multiply %98, %95 : tensor<32xf32>
    %100 = stablehlo.subtract %arg0, %99 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %102 = stablehlo.multiply %101, %97 : tensor<8x32xf32>
    %103 = stablehlo.subtract %arg1, %102 : tensor<8x32xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.multiply %104, %87 : tensor<4xf32>
    %106 = stablehlo.subtract %arg2, %105 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %108 = stablehlo.multiply %107, %89 : tensor<32x4xf32>
    %109 = stablehlo.subtract %arg3, %108 : tensor<32x4xf32>
    return %100, %103, %106, %109, %50 : tensor<32xf32>, tensor<8x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16x32xf32>) -> tensor<8x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16x32xf32>
    return %1 : tensor<8x16x32xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @cumprod(%arg0: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<f32>, tensor<f32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<f32>, tensor<f32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.slice %arg0 [0:8, 0:15:2] : (tensor<8x16xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.slice %arg0 [0:8, 1:16:2] : (tensor<8x16xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<8x8xf32>
    %3 = stablehlo.slice %2 [0:8, 0:7:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %4 = stablehlo.slice %2 [0:8, 1:8:2] : (tensor<8x8xf32>) -> tensor<8x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<8x4xf32>
    %6 = stablehlo.slice %5 [0:8, 0:3:2] : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %7 = stablehlo.slice %5 [0:8, 1:4:2] : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<8x2xf32>
    %9 = stablehlo.slice %8 [0:8, 0:1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.slice %8 [0:8, 1:2:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<8x1xf32>
    %12 = stablehlo.slice %11 [0:8, 0:0] : (tensor<8x1xf32>) -> tensor<8x0xf32>
    %13 = stablehlo.slice %8 [0:8, 2:2:2] : (tensor<8x2xf32>) -> tensor<8x0xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<8x0xf32>
    %15 = stablehlo.slice %8 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %16 = stablehlo.concatenate %15, %14, dim = 1 : (tensor<8x1xf32>, tensor<8x0xf32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.pad %16, %cst, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %11, %cst_0, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %19 = stablehlo.add %17, %18 : tensor<8x2xf32>
    %20 = stablehlo.slice %19 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %21 = stablehlo.slice %5 [0:8, 2:4:2] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<8x1xf32>
    %23 = stablehlo.slice %5 [0:8, 0:1] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %24 = stablehlo.concatenate %23, %22, dim = 1 : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.pad %24, %cst_1, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %19, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %27 = stablehlo.add %25, %26 : tensor<8x4xf32>
    %28 = stablehlo.slice %27 [0:8, 0:3] : (tensor<8x4xf32>) -> tensor<8x3xf32>
    %29 = stablehlo.slice %2 [0:8, 2:8:2] : (tensor<8x8xf32>) -> tensor<8x3xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<8x3xf32>
    %31 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %32 = stablehlo.concatenate %31, %30, dim = 1 : (tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %32, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %27, %cst_4, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
    %35 = stablehlo.add %33, %34 : tensor<8x8xf32>
    %36 = stablehlo.slice %35 [0:8, 0:7] : (tensor<8x8xf32>) -> tensor<8x7xf32>
    %37 = stablehlo.slice %arg0 [0:8, 2:16:2] : (tensor<8x16xf32>) -> tensor<8x7xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<8x7xf32>
    %39 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x16xf32>) -> tensor<8x1xf32>
    %40 = stablehlo.concatenate %39, %38, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>) -> tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %40, %cst_5, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.pad %35, %cst_6, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %43 = stablehlo.add %41, %42 : tensor<8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %43, %1, %0, %4, %3, %7, %6, %10, %9, %13, %12, %cst_7, %cst_8, %21, %20, %cst_9, %cst_10, %29, %28, %cst_11, %cst_12, %37, %36, %cst_13, %cst_14 : tensor<8x16xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x0xf32>, tensor<8x0xf32>, tensor<f32>, tensor<f32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<f32>, tensor<f32>, tensor<8x3xf32>, tensor<8x3xf32>, tensor<f32>, tensor<f32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @cumprod_1(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8x4xf32>, %arg4: tensor<8x2xf32>, %arg5: tensor<8x2xf32>, %arg6: tensor<8x1xf32>, %arg7: tensor<8x1xf32>, %arg8: tensor<8x0xf32>, %arg9: tensor<8x0xf32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<8x1xf32>, %arg13: tensor<8x1xf32>, %arg14: tensor<f32>, %arg15: tensor<f32>, %arg16: tensor<8x3xf32>, %arg17: tensor<8x3xf32>, %arg18: tensor<f32>, %arg19: tensor<f32>, %arg20: tensor<8x7xf32>, %arg21: tensor<8x7xf32>, %arg22: tensor<f32>, %arg23: tensor<f32>, %arg24: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg24, %cst, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8x15xf32>
    %1 = stablehlo.slice %0 [0:8, 0:15:2] : (tensor<8x15xf32>) -> tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg24, %cst_0, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8x15xf32>
    %3 = stablehlo.slice %2 [0:8, 0:15:2] : (tensor<8x15xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.slice %3 [0:8, 0:1] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %5 = stablehlo.slice %3 [0:8, 1:8] : (tensor<8x8xf32>) -> tensor<8x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %4, %cst_1, low = [0, 0], high = [0, 15], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x16xf32>
    %7 = stablehlo.multiply %arg21, %5 : tensor<8x7xf32>
    %8 = stablehlo.multiply %5, %arg20 : tensor<8x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %7, %cst_2, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<8x7xf32>, tensor<f32>) -> tensor<8x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %8, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x7xf32>, tensor<f32>) -> tensor<8x8xf32>
    %12 = stablehlo.add %1, %11 : tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_4, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x7xf32>
    %14 = stablehlo.slice %13 [0:8, 0:7:2] : (tensor<8x7xf32>) -> tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %12, %cst_5, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x7xf32>
    %16 = stablehlo.slice %15 [0:8, 0:7:2] : (tensor<8x7xf32>) -> tensor<8x4xf32>
    %17 = stablehlo.slice %16 [0:8, 0:1] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %18 = stablehlo.slice %16 [0:8, 1:4] : (tensor<8x4xf32>) -> tensor<8x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %17, %cst_6, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %20 = stablehlo.multiply %arg17, %18 : tensor<8x3xf32>
    %21 = stablehlo.multiply %18, %arg16 : tensor<8x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %20, %cst_7, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x8xf32>
    %23 = stablehlo.add %19, %22 : tensor<8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %21, %cst_8, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x4xf32>
    %25 = stablehlo.add %14, %24 : tensor<8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %25, %cst_9, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x3xf32>
    %27 = stablehlo.slice %26 [0:8, 0:3:2] : (tensor<8x3xf32>) -> tensor<8x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.pad %25, %cst_10, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x3xf32>
    %29 = stablehlo.slice %28 [0:8, 0:3:2] : (tensor<8x3xf32>) -> tensor<8x2xf32>
    %30 = stablehlo.slice %29 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %31 = stablehlo.slice %29 [0:8, 1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %30, %cst_11, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %33 = stablehlo.multiply %arg13, %31 : tensor<8x1xf32>
    %34 = stablehlo.multiply %31, %arg12 : tensor<8x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %33, %cst_12, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %36 = stablehlo.add %32, %35 : tensor<8x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %34, %cst_13, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %38 = stablehlo.add %27, %37 : tensor<8x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %38, %cst_14, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x1xf32>
    %40 = stablehlo.slice %39 [0:8, 0:1:2] : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %38, %cst_15, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x1xf32>
    %42 = stablehlo.slice %41 [0:8, 0:1:2] : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %43 = stablehlo.slice %42 [0:8, 0:1] : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %44 = stablehlo.slice %42 [0:8, 1:1] : (tensor<8x1xf32>) -> tensor<8x0xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.pad %43, %cst_16, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %46 = stablehlo.multiply %arg9, %44 : tensor<8x0xf32>
    %47 = stablehlo.multiply %44, %arg8 : tensor<8x0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.pad %46, %cst_17, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<8x0xf32>, tensor<f32>) -> tensor<8x2xf32>
    %49 = stablehlo.add %45, %48 : tensor<8x2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.pad %47, %cst_18, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x0xf32>, tensor<f32>) -> tensor<8x1xf32>
    %51 = stablehlo.add %40, %50 : tensor<8x1xf32>
    %52 = stablehlo.multiply %arg7, %51 : tensor<8x1xf32>
    %53 = stablehlo.multiply %51, %arg6 : tensor<8x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.pad %52, %cst_19, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %55 = stablehlo.add %49, %54 : tensor<8x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %53, %cst_20, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %57 = stablehlo.add %55, %56 : tensor<8x2xf32>
    %58 = stablehlo.multiply %arg5, %57 : tensor<8x2xf32>
    %59 = stablehlo.multiply %57, %arg4 : tensor<8x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.pad %58, %cst_21, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %61 = stablehlo.add %36, %60 : tensor<8x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %59, %cst_22, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<8x4xf32>
    %64 = stablehlo.multiply %arg3, %63 : tensor<8x4xf32>
    %65 = stablehlo.multiply %63, %arg2 : tensor<8x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %64, %cst_23, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
    %67 = stablehlo.add %23, %66 : tensor<8x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %65, %cst_24, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
    %69 = stablehlo.add %67, %68 : tensor<8x8xf32>
    %70 = stablehlo.multiply %arg1, %69 : tensor<8x8xf32>
    %71 = stablehlo.multiply %69, %arg0 : tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %70, %cst_25, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %73 = stablehlo.add %10, %72 : tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %71, %cst_26, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x16xf32>
    %75 = stablehlo.add %73, %74 : tensor<8x16xf32>
    return %75 : tensor<8x16xf32>
  }
}
