module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32> {tf.aliasing_output = 0 : i32} loc("params['a']"), %arg1: tensor<5xf32> {tf.aliasing_output = 1 : i32} loc("params['e']['b']"), %arg2: tensor<6x5xf32> {tf.aliasing_output = 2 : i32} loc("params['e']['w']"), %arg3: tensor<16x12x6xf32> loc("batch['x']")) -> (tensor<5x5xf32> {jax.result_info = "result[0]['a']"}, tensor<5xf32> {jax.result_info = "result[0]['e']['b']"}, tensor<6x5xf32> {jax.result_info = "result[0]['e']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x12x6xf32>, tensor<6x5xf32>) -> tensor<16x12x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<16x12x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x12x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x12x5xf32>, tensor<f32>) -> tensor<16x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<16x12xf32>) -> tensor<16x12x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<16x12x1xf32>) -> tensor<16x12x5xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<16x12x5xf32>, tensor<16x12x5xf32>) -> tensor<16x12x5xi1>
    %8 = stablehlo.convert %7 : (tensor<16x12x5xi1>) -> tensor<16x12x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x12x5xf32>, tensor<f32>) -> tensor<16x12xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<16x12xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<16x12xf32>, tensor<16x12xf32>) -> tensor<16x12xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x12xi1>, tensor<16x12xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<16x12xf32>, tensor<16x12xf32>) -> tensor<16x12xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x12xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<16x12xi1>, tensor<16x12xf32>
    %21 = stablehlo.divide %15, %20 : tensor<16x12xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x12xf32>) -> tensor<16x12x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<16x12x1xf32>) -> tensor<16x12x5xf32>
    %24 = stablehlo.subtract %3, %23 : tensor<16x12x5xf32>
    %25 = stablehlo.exponential %24 : tensor<16x12x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<16x12x5xf32>, tensor<f32>) -> tensor<16x12xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<16x12xf32>) -> tensor<16x12x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<16x12x1xf32>) -> tensor<16x12x5xf32>
    %29 = stablehlo.divide %25, %28 : tensor<16x12x5xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<16x12x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x12x1xf32>
    %32 = stablehlo.divide %31, %30 : tensor<16x12x1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x12x5xf32>
    %34 = stablehlo.multiply %29, %33 : tensor<16x12x5xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%arg0 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.reshape %35 : (tensor<5xf32>) -> tensor<5x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %38 = stablehlo.compare EQ, %arg0, %37, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %39 = stablehlo.convert %38 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.maximum %41, %35 : tensor<5xf32>
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<5xi1>, tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<5xi1>, tensor<5xf32>
    %52 = stablehlo.divide %46, %51 : tensor<5xf32>
    %53 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %55 = stablehlo.subtract %arg0, %54 : tensor<5x5xf32>
    %56 = stablehlo.exponential %55 : tensor<5x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %60 = stablehlo.divide %56, %59 : tensor<5x5xf32>
    %61 = stablehlo.multiply %58, %58 : tensor<5x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %63 = stablehlo.divide %62, %61 : tensor<5x1xf32>
    %64 = stablehlo.slice %34 [0:16, 0:1, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %65 = stablehlo.reshape %64 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %cst_20 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %67 = stablehlo.divide %65, %66 : tensor<16x5xf32>
    %68 = stablehlo.dot_general %67, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %69 = stablehlo.slice %34 [0:16, 1:2, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %70 = stablehlo.reshape %69 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %71 = stablehlo.multiply %68, %70 : tensor<16x5xf32>
    %72 = stablehlo.dot_general %71, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %73 = stablehlo.slice %34 [0:16, 2:3, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %74 = stablehlo.reshape %73 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<16x5xf32>
    %76 = stablehlo.dot_general %75, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %77 = stablehlo.slice %34 [0:16, 3:4, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %78 = stablehlo.reshape %77 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %79 = stablehlo.multiply %76, %78 : tensor<16x5xf32>
    %80 = stablehlo.dot_general %79, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %81 = stablehlo.slice %34 [0:16, 4:5, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %82 = stablehlo.reshape %81 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %83 = stablehlo.multiply %80, %82 : tensor<16x5xf32>
    %84 = stablehlo.dot_general %83, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %85 = stablehlo.slice %34 [0:16, 5:6, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %86 = stablehlo.reshape %85 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<16x5xf32>
    %88 = stablehlo.dot_general %87, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %89 = stablehlo.slice %34 [0:16, 6:7, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %90 = stablehlo.reshape %89 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<16x5xf32>
    %92 = stablehlo.dot_general %91, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %93 = stablehlo.slice %34 [0:16, 7:8, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %94 = stablehlo.reshape %93 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %95 = stablehlo.multiply %92, %94 : tensor<16x5xf32>
    %96 = stablehlo.dot_general %95, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %97 = stablehlo.slice %34 [0:16, 8:9, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %98 = stablehlo.reshape %97 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %99 = stablehlo.multiply %96, %98 : tensor<16x5xf32>
    %100 = stablehlo.dot_general %99, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %101 = stablehlo.slice %34 [0:16, 9:10, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %102 = stablehlo.reshape %101 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %103 = stablehlo.multiply %100, %102 : tensor<16x5xf32>
    %104 = stablehlo.dot_general %103, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %105 = stablehlo.slice %34 [0:16, 10:11, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %106 = stablehlo.reshape %105 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<16x5xf32>
    %108 = stablehlo.dot_general %107, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %109 = stablehlo.slice %34 [0:16, 11:12, 0:5] : (tensor<16x12x5xf32>) -> tensor<16x1x5xf32>
    %110 = stablehlo.reshape %109 : (tensor<16x1x5xf32>) -> tensor<16x5xf32>
    %111 = stablehlo.multiply %108, %110 : tensor<16x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<16x5xf32>, tensor<f32>) -> tensor<16xf32>
    %113 = stablehlo.log %112 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %115 = stablehlo.divide %114, %cst_23 : tensor<f32>
    %116 = stablehlo.negate %115 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.negate %cst_24 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %118 = stablehlo.divide %117, %cst_25 : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %120 = stablehlo.divide %119, %112 : tensor<16xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<16xf32>) -> tensor<16x5xf32>
    %122 = stablehlo.multiply %108, %121 : tensor<16x5xf32>
    %123 = stablehlo.multiply %121, %110 : tensor<16x5xf32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.pad %124, %cst_26, low = [0, 11, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %126 = stablehlo.dot_general %123, %107, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %128 = stablehlo.dot_general %123, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %129 = stablehlo.multiply %104, %128 : tensor<16x5xf32>
    %130 = stablehlo.multiply %128, %106 : tensor<16x5xf32>
    %131 = stablehlo.broadcast_in_dim %129, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.pad %131, %cst_27, low = [0, 10, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %133 = stablehlo.add %125, %132 : tensor<16x12x5xf32>
    %134 = stablehlo.dot_general %130, %103, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %136 = stablehlo.add %127, %135 : tensor<5x5xf32>
    %137 = stablehlo.dot_general %130, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %138 = stablehlo.multiply %100, %137 : tensor<16x5xf32>
    %139 = stablehlo.multiply %137, %102 : tensor<16x5xf32>
    %140 = stablehlo.broadcast_in_dim %138, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.pad %140, %cst_28, low = [0, 9, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %142 = stablehlo.add %133, %141 : tensor<16x12x5xf32>
    %143 = stablehlo.dot_general %139, %99, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %145 = stablehlo.add %136, %144 : tensor<5x5xf32>
    %146 = stablehlo.dot_general %139, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %147 = stablehlo.multiply %96, %146 : tensor<16x5xf32>
    %148 = stablehlo.multiply %146, %98 : tensor<16x5xf32>
    %149 = stablehlo.broadcast_in_dim %147, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.pad %149, %cst_29, low = [0, 8, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %151 = stablehlo.add %142, %150 : tensor<16x12x5xf32>
    %152 = stablehlo.dot_general %148, %95, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %153 = stablehlo.transpose %152, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %154 = stablehlo.add %145, %153 : tensor<5x5xf32>
    %155 = stablehlo.dot_general %148, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %156 = stablehlo.multiply %92, %155 : tensor<16x5xf32>
    %157 = stablehlo.multiply %155, %94 : tensor<16x5xf32>
    %158 = stablehlo.broadcast_in_dim %156, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.pad %158, %cst_30, low = [0, 7, 0], high = [0, 4, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %160 = stablehlo.add %151, %159 : tensor<16x12x5xf32>
    %161 = stablehlo.dot_general %157, %91, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %163 = stablehlo.add %154, %162 : tensor<5x5xf32>
    %164 = stablehlo.dot_general %157, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %165 = stablehlo.multiply %88, %164 : tensor<16x5xf32>
    %166 = stablehlo.multiply %164, %90 : tensor<16x5xf32>
    %167 = stablehlo.broadcast_in_dim %165, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.pad %167, %cst_31, low = [0, 6, 0], high = [0, 5, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %169 = stablehlo.add %160, %168 : tensor<16x12x5xf32>
    %170 = stablehlo.dot_general %166, %87, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %171 = stablehlo.transpose %170, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %172 = stablehlo.add %163, %171 : tensor<5x5xf32>
    %173 = stablehlo.dot_general %166, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %174 = stablehlo.multiply %84, %173 : tensor<16x5xf32>
    %175 = stablehlo.multiply %173, %86 : tensor<16x5xf32>
    %176 = stablehlo.broadcast_in_dim %174, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.pad %176, %cst_32, low = [0, 5, 0], high = [0, 6, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %178 = stablehlo.add %169, %177 : tensor<16x12x5xf32>
    %179 = stablehlo.dot_general %175, %83, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %181 = stablehlo.add %172, %180 : tensor<5x5xf32>
    %182 = stablehlo.dot_general %175, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %183 = stablehlo.multiply %80, %182 : tensor<16x5xf32>
    %184 = stablehlo.multiply %182, %82 : tensor<16x5xf32>
    %185 = stablehlo.broadcast_in_dim %183, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.pad %185, %cst_33, low = [0, 4, 0], high = [0, 7, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %187 = stablehlo.add %178, %186 : tensor<16x12x5xf32>
    %188 = stablehlo.dot_general %184, %79, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %189 = stablehlo.transpose %188, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %190 = stablehlo.add %181, %189 : tensor<5x5xf32>
    %191 = stablehlo.dot_general %184, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %192 = stablehlo.multiply %76, %191 : tensor<16x5xf32>
    %193 = stablehlo.multiply %191, %78 : tensor<16x5xf32>
    %194 = stablehlo.broadcast_in_dim %192, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.pad %194, %cst_34, low = [0, 3, 0], high = [0, 8, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %196 = stablehlo.add %187, %195 : tensor<16x12x5xf32>
    %197 = stablehlo.dot_general %193, %75, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %198 = stablehlo.transpose %197, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %199 = stablehlo.add %190, %198 : tensor<5x5xf32>
    %200 = stablehlo.dot_general %193, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %201 = stablehlo.multiply %72, %200 : tensor<16x5xf32>
    %202 = stablehlo.multiply %200, %74 : tensor<16x5xf32>
    %203 = stablehlo.broadcast_in_dim %201, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.pad %203, %cst_35, low = [0, 2, 0], high = [0, 9, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %205 = stablehlo.add %196, %204 : tensor<16x12x5xf32>
    %206 = stablehlo.dot_general %202, %71, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %207 = stablehlo.transpose %206, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %208 = stablehlo.add %199, %207 : tensor<5x5xf32>
    %209 = stablehlo.dot_general %202, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %210 = stablehlo.multiply %68, %209 : tensor<16x5xf32>
    %211 = stablehlo.multiply %209, %70 : tensor<16x5xf32>
    %212 = stablehlo.broadcast_in_dim %210, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.pad %212, %cst_36, low = [0, 1, 0], high = [0, 10, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %214 = stablehlo.add %205, %213 : tensor<16x12x5xf32>
    %215 = stablehlo.dot_general %211, %67, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<5x5xf32>
    %216 = stablehlo.transpose %215, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %217 = stablehlo.add %208, %216 : tensor<5x5xf32>
    %218 = stablehlo.dot_general %211, %60, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x5xf32>, tensor<5x5xf32>) -> tensor<16x5xf32>
    %cst_37 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %220 = stablehlo.divide %218, %219 : tensor<16x5xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 2] : (tensor<16x5xf32>) -> tensor<16x1x5xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.pad %221, %cst_38, low = [0, 0, 0], high = [0, 11, 0], interior = [0, 0, 0] : (tensor<16x1x5xf32>, tensor<f32>) -> tensor<16x12x5xf32>
    %223 = stablehlo.add %214, %222 : tensor<16x12x5xf32>
    %224 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %225 = stablehlo.multiply %217, %224 : tensor<5x5xf32>
    %226 = stablehlo.multiply %225, %56 : tensor<5x5xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %228 = stablehlo.reshape %227 : (tensor<5xf32>) -> tensor<5x1xf32>
    %229 = stablehlo.negate %228 : tensor<5x1xf32>
    %230 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %231 = stablehlo.divide %217, %230 : tensor<5x5xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%229 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %234 = stablehlo.add %231, %233 : tensor<5x5xf32>
    %235 = stablehlo.multiply %234, %56 : tensor<5x5xf32>
    %cst_41 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x12x5xf32>
    %237 = stablehlo.multiply %223, %236 : tensor<16x12x5xf32>
    %238 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<16x12x1xf32>) -> tensor<16x12x5xf32>
    %239 = stablehlo.multiply %237, %238 : tensor<16x12x5xf32>
    %240 = stablehlo.multiply %239, %25 : tensor<16x12x5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<16x12x5xf32>, tensor<f32>) -> tensor<16x12xf32>
    %242 = stablehlo.reshape %241 : (tensor<16x12xf32>) -> tensor<16x12x1xf32>
    %243 = stablehlo.negate %242 : tensor<16x12x1xf32>
    %244 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<16x12x1xf32>) -> tensor<16x12x5xf32>
    %245 = stablehlo.divide %237, %244 : tensor<16x12x5xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%243 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<16x12x1xf32>, tensor<f32>) -> tensor<16x12xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<16x12xf32>) -> tensor<16x12x5xf32>
    %248 = stablehlo.add %245, %247 : tensor<16x12x5xf32>
    %249 = stablehlo.multiply %248, %25 : tensor<16x12x5xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x12x5xf32>, tensor<f32>) -> tensor<5xf32>
    %251 = stablehlo.reshape %250 : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %253 = stablehlo.dot_general %249, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x5xf32>, tensor<16x12x6xf32>) -> tensor<5x6xf32>
    %254 = stablehlo.transpose %253, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %cst_46 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %256 = stablehlo.multiply %255, %235 : tensor<5x5xf32>
    %257 = stablehlo.subtract %arg0, %256 : tensor<5x5xf32>
    %cst_47 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %259 = stablehlo.multiply %258, %252 : tensor<5xf32>
    %260 = stablehlo.subtract %arg1, %259 : tensor<5xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %262 = stablehlo.multiply %261, %254 : tensor<6x5xf32>
    %263 = stablehlo.subtract %arg2, %262 : tensor<6x5xf32>
    return %257, %260, %263, %116 : tensor<5x5xf32>, tensor<5xf32>, tensor<6x5xf32>, tensor<f32>
  }
}
