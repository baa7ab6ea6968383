module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x60xf32> {tf.aliasing_output = 2 : i32} loc("params['score']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<16x60xf32> {jax.result_info = "result[0]['score']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[2.019000e+03, 2.019100e+03, 2.019200e+03, 2.019300e+03, 2.019400e+03, 2.019500e+03, 2.019600e+03, 2.019700e+03, 2.019800e+03, 2.019900e+03, 2.020000e+03, 2.020100e+03, 2.020200e+03, 2.020300e+03, 2.020400e+03, 2.020500e+03, 2.020600e+03, 2.020700e+03, 2.020800e+03, 2.020900e+03, 2.021000e+03, 2.021100e+03, 2.021200e+03, 2.021300e+03, 2.021400e+03, 2.021500e+03, 2.021600e+03, 2.021700e+03, 2.021800e+03, 2.021900e+03, 2.022000e+03, 2.022100e+03, 2.022200e+03, 2.022300e+03, 2.022400e+03, 2.022500e+03, 2.022600e+03, 2.022700e+03, 2.022800e+03, 2.022900e+03, 2.023000e+03, 2.023100e+03, 2.023200e+03, 2.023300e+03, 2.023400e+03, 2.023500e+03, 2.023600e+03, 2.023700e+03, 2.023800e+03, 2.023900e+03, 2.024000e+03, 2.024100e+03, 2.024200e+03, 2.024300e+03, 2.024400e+03, 2.024500e+03, 2.024600e+03, 2.024700e+03, 2.024800e+03, 2.024900e+03]> : tensor<60xf32>
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x60xf32>) -> tensor<16x60xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<16x60xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.reshape %8 : (tensor<16xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x60xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<16x60xf32>, tensor<16x60xf32>) -> tensor<16x60xi1>
    %12 = stablehlo.convert %11 : (tensor<16x60xi1>) -> tensor<16x60xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x60xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<16xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<16xi1>, tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<16xi1>, tensor<16xf32>
    %25 = stablehlo.divide %19, %24 : tensor<16xf32>
    %26 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x60xf32>
    %28 = stablehlo.subtract %7, %27 : tensor<16x60xf32>
    %29 = stablehlo.exponential %28 : tensor<16x60xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x60xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x60xf32>
    %33 = stablehlo.divide %29, %32 : tensor<16x60xf32>
    %34 = stablehlo.multiply %31, %31 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %36 = stablehlo.divide %35, %34 : tensor<16x1xf32>
    %37 = stablehlo.dot_general %33, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x60xf32>, tensor<60xf32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<2.022000e+03> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.subtract %37, %38 : tensor<16xf32>
    %40 = stablehlo.subtract %39, %arg4 : tensor<16xf32>
    %41 = chlo.square %40 : tensor<16xf32> -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %46 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<16xf32>
    %49 = stablehlo.dot_general %48, %cst, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<60xf32>) -> tensor<16x60xf32>
    %50 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x60xf32>
    %51 = stablehlo.multiply %49, %50 : tensor<16x60xf32>
    %52 = stablehlo.multiply %51, %29 : tensor<16x60xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<16x60xf32>, tensor<f32>) -> tensor<16xf32>
    %54 = stablehlo.reshape %53 : (tensor<16xf32>) -> tensor<16x1xf32>
    %55 = stablehlo.negate %54 : tensor<16x1xf32>
    %56 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x60xf32>
    %57 = stablehlo.divide %49, %56 : tensor<16x60xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<16xf32>) -> tensor<16x60xf32>
    %60 = stablehlo.add %57, %59 : tensor<16x60xf32>
    %61 = stablehlo.multiply %60, %29 : tensor<16x60xf32>
    %62 = stablehlo.dot_general %61, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x60xf32>, tensor<16x16xf32>) -> tensor<60x16xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<60x16xf32>) -> tensor<16x60xf32>
    %64 = stablehlo.dot_general %61, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x60xf32>, tensor<16x60xf32>) -> tensor<16x16xf32>
    %65 = stablehlo.multiply %64, %6 : tensor<16x16xf32>
    %66 = stablehlo.multiply %65, %4 : tensor<16x16xf32>
    %67 = stablehlo.add %65, %66 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %69 = stablehlo.reshape %68 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %71 = stablehlo.dot_general %67, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.multiply %73, %70 : tensor<16xf32>
    %75 = stablehlo.subtract %arg0, %74 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %77 = stablehlo.multiply %76, %72 : tensor<8x16xf32>
    %78 = stablehlo.subtract %arg1, %77 : tensor<8x16xf32>
    %cst_23 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x60xf32>
    %80 = stablehlo.multiply %79, %63 : tensor<16x60xf32>
    %81 = stablehlo.subtract %arg2, %80 : tensor<16x60xf32>
    return %75, %78, %81, %45 : tensor<16xf32>, tensor<8x16xf32>, tensor<16x60xf32>, tensor<f32>
  }
}
