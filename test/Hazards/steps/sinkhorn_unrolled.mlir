module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x4xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<12x8xf32> loc("batch['x']"), %arg3: tensor<12x4xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x4xf32>) -> tensor<12x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<12x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<12x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<12x4xf32>) -> tensor<12x1x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<12x4xf32>) -> tensor<1x12x4xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x1x4xf32>) -> tensor<12x12x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x12x4xf32>) -> tensor<12x12x4xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<12x12x4xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<12x12x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x12x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<12x12x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x12x4xf32>, tensor<f32>) -> tensor<12x12xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %14 = stablehlo.divide %12, %13 : tensor<12x12xf32>
    %15 = stablehlo.negate %14 : tensor<12x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %17 = stablehlo.divide %15, %16 : tensor<12x12xf32>
    %18 = stablehlo.exponential %17 : tensor<12x12xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %21 = stablehlo.dot_general %18, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %25 = stablehlo.divide %24, %23 : tensor<12xf32>
    %26 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %27 = stablehlo.dot_general %26, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_7 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %31 = stablehlo.divide %30, %29 : tensor<12xf32>
    %32 = stablehlo.dot_general %18, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %36 = stablehlo.divide %35, %34 : tensor<12xf32>
    %37 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %38 = stablehlo.dot_general %37, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_11 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<12xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %42 = stablehlo.divide %41, %40 : tensor<12xf32>
    %43 = stablehlo.dot_general %18, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_13 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<12xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %47 = stablehlo.divide %46, %45 : tensor<12xf32>
    %48 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %49 = stablehlo.dot_general %48, %47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_15 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<12xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %53 = stablehlo.divide %52, %51 : tensor<12xf32>
    %54 = stablehlo.dot_general %18, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<12xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %58 = stablehlo.divide %57, %56 : tensor<12xf32>
    %59 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %60 = stablehlo.dot_general %59, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<12xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %64 = stablehlo.divide %63, %62 : tensor<12xf32>
    %65 = stablehlo.dot_general %18, %64, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<12xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %69 = stablehlo.divide %68, %67 : tensor<12xf32>
    %70 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %71 = stablehlo.dot_general %70, %69, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<12xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %75 = stablehlo.divide %74, %73 : tensor<12xf32>
    %76 = stablehlo.dot_general %18, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_25 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<12xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %80 = stablehlo.divide %79, %78 : tensor<12xf32>
    %81 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %82 = stablehlo.dot_general %81, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_27 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<12xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %86 = stablehlo.divide %85, %84 : tensor<12xf32>
    %87 = stablehlo.dot_general %18, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_29 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<12xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %91 = stablehlo.divide %90, %89 : tensor<12xf32>
    %92 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %93 = stablehlo.dot_general %92, %91, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_31 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<12xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %97 = stablehlo.divide %96, %95 : tensor<12xf32>
    %98 = stablehlo.dot_general %18, %97, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_33 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<12xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %102 = stablehlo.divide %101, %100 : tensor<12xf32>
    %103 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %104 = stablehlo.dot_general %103, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_35 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<12xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %108 = stablehlo.divide %107, %106 : tensor<12xf32>
    %109 = stablehlo.dot_general %18, %108, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_37 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<12xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %113 = stablehlo.divide %112, %111 : tensor<12xf32>
    %114 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %115 = stablehlo.dot_general %114, %113, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_39 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %117 = stablehlo.multiply %116, %115 : tensor<12xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %119 = stablehlo.divide %118, %117 : tensor<12xf32>
    %120 = stablehlo.dot_general %18, %119, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_41 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<12xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %124 = stablehlo.divide %123, %122 : tensor<12xf32>
    %125 = stablehlo.transpose %18, dims = [1, 0] : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %126 = stablehlo.dot_general %125, %124, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %cst_43 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<12xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %130 = stablehlo.divide %129, %128 : tensor<12xf32>
    %131 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x12xf32>
    %133 = stablehlo.multiply %132, %18 : tensor<12x12xf32>
    %134 = stablehlo.broadcast_in_dim %130, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<12x12xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<12x12xf32>
    %137 = stablehlo.multiply %136, %14 : tensor<12x12xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %140 = stablehlo.multiply %136, %139 : tensor<12x12xf32>
    %cst_47 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12x12xf32>
    %142 = stablehlo.divide %140, %141 : tensor<12x12xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x4xf32>
    %144 = stablehlo.multiply %143, %11 : tensor<12x12x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<12x12x4xf32>, tensor<f32>) -> tensor<12x4xf32>
    %146 = stablehlo.reshape %145 : (tensor<12x4xf32>) -> tensor<12x1x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<12x1x4xf32>, tensor<f32>) -> tensor<12x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<12x4xf32>, tensor<f32>) -> tensor<4xf32>
    %149 = stablehlo.reshape %148 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %151 = stablehlo.dot_general %147, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
    %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %154 = stablehlo.multiply %153, %150 : tensor<4xf32>
    %155 = stablehlo.subtract %arg0, %154 : tensor<4xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %157 = stablehlo.multiply %156, %152 : tensor<8x4xf32>
    %158 = stablehlo.subtract %arg1, %157 : tensor<8x4xf32>
    return %155, %158, %138 : tensor<4xf32>, tensor<8x4xf32>, tensor<f32>
  }
}
