module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['k']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['k']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['q']['b']"), %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32} loc("params['q']['w']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("params['v']['b']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("params['v']['w']"), %arg6: tensor<4x8x16xf32> loc("batch['x']"), %arg7: tensor<4x8x16xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['k']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['k']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['q']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['q']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x8x16xf32>
    %4 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<4x8x16xf32>
    %8 = stablehlo.dot_general %arg6, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<16x16xf32>) -> tensor<4x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x8x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<4x8x16xf32>
    %12 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst = stablehlo.constant dense<3.700000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.add %15, %14 : tensor<8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %18 = stablehlo.iota dim = 0 : tensor<8xi32>
    %19 = stablehlo.convert %18 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.divide %19, %20 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.power %22, %21 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.divide %24, %23 : tensor<8xf32>
    %26 = stablehlo.convert %25 : tensor<8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %28 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<8x8xf32>
    %31 = stablehlo.slice %3 [0:4, 0:8, 0:8] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %32 = stablehlo.slice %3 [0:4, 0:8, 8:16] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %33 = stablehlo.cosine %30 : tensor<8x8xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %36 = stablehlo.multiply %31, %35 : tensor<4x8x8xf32>
    %37 = stablehlo.sine %30 : tensor<8x8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %40 = stablehlo.multiply %32, %39 : tensor<4x8x8xf32>
    %41 = stablehlo.subtract %36, %40 : tensor<4x8x8xf32>
    %42 = stablehlo.sine %30 : tensor<8x8xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %45 = stablehlo.multiply %31, %44 : tensor<4x8x8xf32>
    %46 = stablehlo.cosine %30 : tensor<8x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %49 = stablehlo.multiply %32, %48 : tensor<4x8x8xf32>
    %50 = stablehlo.add %45, %49 : tensor<4x8x8xf32>
    %51 = stablehlo.concatenate %41, %50, dim = 2 : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x16xf32>
    %52 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<3.700000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<6.000000e+03> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.add %55, %54 : tensor<8xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %58 = stablehlo.iota dim = 0 : tensor<8xi32>
    %59 = stablehlo.convert %58 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %61 = stablehlo.divide %59, %60 : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.power %62, %61 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.divide %64, %63 : tensor<8xf32>
    %66 = stablehlo.convert %65 : tensor<8xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %68 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<8x8xf32>
    %71 = stablehlo.slice %7 [0:4, 0:8, 0:8] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %72 = stablehlo.slice %7 [0:4, 0:8, 8:16] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %73 = stablehlo.cosine %70 : tensor<8x8xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %76 = stablehlo.multiply %71, %75 : tensor<4x8x8xf32>
    %77 = stablehlo.sine %70 : tensor<8x8xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %80 = stablehlo.multiply %72, %79 : tensor<4x8x8xf32>
    %81 = stablehlo.subtract %76, %80 : tensor<4x8x8xf32>
    %82 = stablehlo.sine %70 : tensor<8x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %85 = stablehlo.multiply %71, %84 : tensor<4x8x8xf32>
    %86 = stablehlo.cosine %70 : tensor<8x8xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %89 = stablehlo.multiply %72, %88 : tensor<4x8x8xf32>
    %90 = stablehlo.add %85, %89 : tensor<4x8x8xf32>
    %91 = stablehlo.concatenate %81, %90, dim = 2 : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x16xf32>
    %92 = stablehlo.dot_general %51, %91, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %94 = stablehlo.divide %92, %93 : tensor<4x8x8xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_10) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %96 = stablehlo.reshape %95 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %98 = stablehlo.compare EQ, %94, %97, FLOAT : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x8xi1>
    %99 = stablehlo.convert %98 : (tensor<4x8x8xi1>) -> tensor<4x8x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %102 = stablehlo.maximum %101, %95 : tensor<4x8xf32>
    %103 = stablehlo.compare EQ, %95, %102, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %106 = stablehlo.select %103, %104, %105 : tensor<4x8xi1>, tensor<4x8xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %108 = stablehlo.compare EQ, %107, %102, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %111 = stablehlo.select %108, %109, %110 : tensor<4x8xi1>, tensor<4x8xf32>
    %112 = stablehlo.divide %106, %111 : tensor<4x8xf32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %115 = stablehlo.subtract %94, %114 : tensor<4x8x8xf32>
    %116 = stablehlo.exponential %115 : tensor<4x8x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %120 = stablehlo.divide %116, %119 : tensor<4x8x8xf32>
    %121 = stablehlo.multiply %118, %118 : tensor<4x8x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x1xf32>
    %123 = stablehlo.divide %122, %121 : tensor<4x8x1xf32>
    %124 = stablehlo.dot_general %120, %11, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %125 = stablehlo.subtract %124, %arg7 : tensor<4x8x16xf32>
    %126 = chlo.square %125 : tensor<4x8x16xf32> -> tensor<4x8x16xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %128 = stablehlo.multiply %127, %125 : tensor<4x8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%126 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %130 = stablehlo.divide %129, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_24 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %131 = stablehlo.divide %cst_23, %cst_24 : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
    %133 = stablehlo.multiply %132, %128 : tensor<4x8x16xf32>
    %134 = stablehlo.dot_general %133, %120, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x8xf32>) -> tensor<4x16x8xf32>
    %135 = stablehlo.transpose %134, dims = [0, 2, 1] : (tensor<4x16x8xf32>) -> tensor<4x8x16xf32>
    %136 = stablehlo.dot_general %133, %11, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %137 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %138 = stablehlo.multiply %136, %137 : tensor<4x8x8xf32>
    %139 = stablehlo.multiply %138, %116 : tensor<4x8x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<4x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %141 = stablehlo.reshape %140 : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %142 = stablehlo.negate %141 : tensor<4x8x1xf32>
    %143 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x8xf32>
    %144 = stablehlo.divide %136, %143 : tensor<4x8x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%142 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x8xf32>
    %147 = stablehlo.add %144, %146 : tensor<4x8x8xf32>
    %148 = stablehlo.multiply %147, %116 : tensor<4x8x8xf32>
    %cst_27 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x8x8xf32>
    %150 = stablehlo.divide %148, %149 : tensor<4x8x8xf32>
    %151 = stablehlo.dot_general %150, %51, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %152 = stablehlo.dot_general %150, %91, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x8xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %153 = stablehlo.slice %151 [0:4, 0:8, 0:8] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %154 = stablehlo.slice %151 [0:4, 0:8, 8:16] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %155 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %156 = stablehlo.multiply %154, %155 : tensor<4x8x8xf32>
    %157 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %158 = stablehlo.multiply %154, %157 : tensor<4x8x8xf32>
    %159 = stablehlo.negate %153 : tensor<4x8x8xf32>
    %160 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<4x8x8xf32>
    %162 = stablehlo.add %156, %161 : tensor<4x8x8xf32>
    %163 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %164 = stablehlo.multiply %153, %163 : tensor<4x8x8xf32>
    %165 = stablehlo.add %158, %164 : tensor<4x8x8xf32>
    %166 = stablehlo.concatenate %165, %162, dim = 2 : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x16xf32>
    %167 = stablehlo.slice %152 [0:4, 0:8, 0:8] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %168 = stablehlo.slice %152 [0:4, 0:8, 8:16] : (tensor<4x8x16xf32>) -> tensor<4x8x8xf32>
    %169 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %170 = stablehlo.multiply %168, %169 : tensor<4x8x8xf32>
    %171 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %172 = stablehlo.multiply %168, %171 : tensor<4x8x8xf32>
    %173 = stablehlo.negate %167 : tensor<4x8x8xf32>
    %174 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %175 = stablehlo.multiply %173, %174 : tensor<4x8x8xf32>
    %176 = stablehlo.add %170, %175 : tensor<4x8x8xf32>
    %177 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<4x8x8xf32>
    %178 = stablehlo.multiply %167, %177 : tensor<4x8x8xf32>
    %179 = stablehlo.add %172, %178 : tensor<4x8x8xf32>
    %180 = stablehlo.concatenate %179, %176, dim = 2 : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> tensor<4x8x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%135 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %182 = stablehlo.reshape %181 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %184 = stablehlo.dot_general %135, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %185 = stablehlo.transpose %184, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%166 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %187 = stablehlo.reshape %186 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %189 = stablehlo.dot_general %166, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %190 = stablehlo.transpose %189, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%180 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %192 = stablehlo.reshape %191 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %194 = stablehlo.dot_general %180, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<16x16xf32>
    %195 = stablehlo.transpose %194, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %197 = stablehlo.multiply %196, %188 : tensor<16xf32>
    %198 = stablehlo.subtract %arg0, %197 : tensor<16xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %200 = stablehlo.multiply %199, %190 : tensor<16x16xf32>
    %201 = stablehlo.subtract %arg1, %200 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %203 = stablehlo.multiply %202, %193 : tensor<16xf32>
    %204 = stablehlo.subtract %arg2, %203 : tensor<16xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %206 = stablehlo.multiply %205, %195 : tensor<16x16xf32>
    %207 = stablehlo.subtract %arg3, %206 : tensor<16x16xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %209 = stablehlo.multiply %208, %183 : tensor<16xf32>
    %210 = stablehlo.subtract %arg4, %209 : tensor<16xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %212 = stablehlo.multiply %211, %185 : tensor<16x16xf32>
    %213 = stablehlo.subtract %arg5, %212 : tensor<16x16xf32>
    return %198, %201, %204, %207, %210, %213, %130 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}
