module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x96xf32> {tf.aliasing_output = 2 : i32} loc("params['score']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<16x96xf32> {jax.result_info = "result[0]['score']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[2.940000e+03, 2.940500e+03, 2.941000e+03, 2.941500e+03, 2.942000e+03, 2.942500e+03, 2.943000e+03, 2.943500e+03, 2.944000e+03, 2.944500e+03, 2.945000e+03, 2.945500e+03, 2.946000e+03, 2.946500e+03, 2.947000e+03, 2.947500e+03, 2.948000e+03, 2.948500e+03, 2.949000e+03, 2.949500e+03, 2.950000e+03, 2.950500e+03, 2.951000e+03, 2.951500e+03, 2.952000e+03, 2.952500e+03, 2.953000e+03, 2.953500e+03, 2.954000e+03, 2.954500e+03, 2.955000e+03, 2.955500e+03, 2.956000e+03, 2.956500e+03, 2.957000e+03, 2.957500e+03, 2.958000e+03, 2.958500e+03, 2.959000e+03, 2.959500e+03, 2.960000e+03, 2.960500e+03, 2.961000e+03, 2.961500e+03, 2.962000e+03, 2.962500e+03, 2.963000e+03, 2.963500e+03, 2.964000e+03, 2.964500e+03, 2.965000e+03, 2.965500e+03, 2.966000e+03, 2.966500e+03, 2.967000e+03, 2.967500e+03, 2.968000e+03, 2.968500e+03, 2.969000e+03, 2.969500e+03, 2.970000e+03, 2.970500e+03, 2.971000e+03, 2.971500e+03, 2.972000e+03, 2.972500e+03, 2.973000e+03, 2.973500e+03, 2.974000e+03, 2.974500e+03, 2.975000e+03, 2.975500e+03, 2.976000e+03, 2.976500e+03, 2.977000e+03, 2.977500e+03, 2.978000e+03, 2.978500e+03, 2.979000e+03, 2.979500e+03, 2.980000e+03, 2.980500e+03, 2.981000e+03, 2.981500e+03, 2.982000e+03, 2.982500e+03, 2.983000e+03, 2.983500e+03, 2.984000e+03, 2.984500e+03, 2.985000e+03, 2.985500e+03, 2.986000e+03, 2.986500e+03, 2.987000e+03, 2.987500e+03]> : tensor<96xf32>
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x96xf32>) -> tensor<16x96xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<16x96xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.reshape %8 : (tensor<16xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<16x96xf32>, tensor<16x96xf32>) -> tensor<16x96xi1>
    %12 = stablehlo.convert %11 : (tensor<16x96xi1>) -> tensor<16x96xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x96xf32>, tensor<f32>) -> tensor<16xf32>
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
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %28 = stablehlo.subtract %7, %27 : tensor<16x96xf32>
    %29 = stablehlo.exponential %28 : tensor<16x96xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x96xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %33 = stablehlo.divide %29, %32 : tensor<16x96xf32>
    %34 = stablehlo.multiply %31, %31 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %36 = stablehlo.divide %35, %34 : tensor<16x1xf32>
    %37 = stablehlo.dot_general %33, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x96xf32>, tensor<96xf32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %39 = stablehlo.divide %37, %38 : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.divide %arg4, %40 : tensor<16xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<16xf32>
    %43 = chlo.square %42 : tensor<16xf32> -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %48 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.divide %50, %51 : tensor<16xf32>
    %53 = stablehlo.dot_general %52, %cst, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<96xf32>) -> tensor<16x96xf32>
    %54 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<16x96xf32>
    %56 = stablehlo.multiply %55, %29 : tensor<16x96xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<16x96xf32>, tensor<f32>) -> tensor<16xf32>
    %58 = stablehlo.reshape %57 : (tensor<16xf32>) -> tensor<16x1xf32>
    %59 = stablehlo.negate %58 : tensor<16x1xf32>
    %60 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %61 = stablehlo.divide %53, %60 : tensor<16x96xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%59 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<16xf32>) -> tensor<16x96xf32>
    %64 = stablehlo.add %61, %63 : tensor<16x96xf32>
    %65 = stablehlo.multiply %64, %29 : tensor<16x96xf32>
    %66 = stablehlo.dot_general %65, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x96xf32>, tensor<16x16xf32>) -> tensor<96x16xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<96x16xf32>) -> tensor<16x96xf32>
    %68 = stablehlo.dot_general %65, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x96xf32>, tensor<16x96xf32>) -> tensor<16x16xf32>
    %69 = stablehlo.multiply %68, %6 : tensor<16x16xf32>
    %70 = stablehlo.multiply %69, %4 : tensor<16x16xf32>
    %71 = stablehlo.add %69, %70 : tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %73 = stablehlo.reshape %72 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.dot_general %71, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_23 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.multiply %77, %74 : tensor<16xf32>
    %79 = stablehlo.subtract %arg0, %78 : tensor<16xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %81 = stablehlo.multiply %80, %76 : tensor<8x16xf32>
    %82 = stablehlo.subtract %arg1, %81 : tensor<8x16xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-04> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x96xf32>
    %84 = stablehlo.multiply %83, %67 : tensor<16x96xf32>
    %85 = stablehlo.subtract %arg2, %84 : tensor<16x96xf32>
    return %79, %82, %85, %47 : tensor<16xf32>, tensor<8x16xf32>, tensor<16x96xf32>, tensor<f32>
  }
}
