module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<12xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x12xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<8x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<12xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x12xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<8x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<12xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x12xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<16x8xf32> loc("batch['x']"), %arg14: tensor<16x1xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<12xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x12xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<12xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x12xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<12xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x12xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x12xf32>) -> tensor<16x12xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<16x12xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x12xf32>
    %12 = stablehlo.slice %11 [0:16, 0:4] : (tensor<16x12xf32>) -> tensor<16x4xf32>
    %13 = stablehlo.slice %11 [0:16, 4:8] : (tensor<16x12xf32>) -> tensor<16x4xf32>
    %14 = stablehlo.slice %11 [0:16, 8:12] : (tensor<16x12xf32>) -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<16x4xf32>
    %17 = stablehlo.exponential %16 : tensor<16x4xf32>
    %18 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<16x4xf32>
    %20 = stablehlo.divide %19, %17 : tensor<16x4xf32>
    %21 = stablehlo.multiply %17, %17 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %23 = stablehlo.divide %22, %21 : tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %25 = stablehlo.reshape %24 : (tensor<16xf32>) -> tensor<16x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %27 = stablehlo.compare EQ, %12, %26, FLOAT : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xi1>
    %28 = stablehlo.convert %27 : (tensor<16x4xi1>) -> tensor<16x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.maximum %30, %24 : tensor<16xf32>
    %32 = stablehlo.compare EQ, %24, %31, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<16xi1>, tensor<16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %37 = stablehlo.compare EQ, %36, %31, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<16xi1>, tensor<16xf32>
    %41 = stablehlo.divide %35, %40 : tensor<16xf32>
    %42 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %44 = stablehlo.subtract %12, %43 : tensor<16x4xf32>
    %45 = stablehlo.exponential %44 : tensor<16x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %49 = stablehlo.divide %45, %48 : tensor<16x4xf32>
    %50 = stablehlo.multiply %47, %47 : tensor<16x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %52 = stablehlo.divide %51, %50 : tensor<16x1xf32>
    %53 = stablehlo.negate %20 : tensor<16x4xf32>
    %54 = stablehlo.multiply %53, %20 : tensor<16x4xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %56 = stablehlo.divide %54, %55 : tensor<16x4xf32>
    %57 = stablehlo.exponential %56 : tensor<16x4xf32>
    %58 = stablehlo.multiply %49, %57 : tensor<16x4xf32>
    %cst_14 = stablehlo.constant dense<2.506600e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %60 = stablehlo.multiply %17, %59 : tensor<16x4xf32>
    %61 = stablehlo.divide %58, %60 : tensor<16x4xf32>
    %62 = stablehlo.multiply %60, %60 : tensor<16x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %64 = stablehlo.divide %63, %62 : tensor<16x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_17 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %67 = stablehlo.add %65, %66 : tensor<16xf32>
    %68 = stablehlo.log %67 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %70 = stablehlo.divide %69, %cst_19 : tensor<f32>
    %71 = stablehlo.negate %70 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.negate %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %73 = stablehlo.divide %72, %cst_21 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %75 = stablehlo.divide %74, %67 : tensor<16xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>
    %77 = stablehlo.multiply %76, %64 : tensor<16x4xf32>
    %78 = stablehlo.multiply %77, %58 : tensor<16x4xf32>
    %79 = stablehlo.negate %78 : tensor<16x4xf32>
    %80 = stablehlo.divide %76, %60 : tensor<16x4xf32>
    %cst_22 = stablehlo.constant dense<2.506600e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %82 = stablehlo.multiply %79, %81 : tensor<16x4xf32>
    %83 = stablehlo.multiply %49, %80 : tensor<16x4xf32>
    %84 = stablehlo.multiply %80, %57 : tensor<16x4xf32>
    %85 = stablehlo.multiply %83, %57 : tensor<16x4xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %87 = stablehlo.divide %85, %86 : tensor<16x4xf32>
    %88 = stablehlo.multiply %53, %87 : tensor<16x4xf32>
    %89 = stablehlo.multiply %87, %20 : tensor<16x4xf32>
    %90 = stablehlo.negate %89 : tensor<16x4xf32>
    %91 = stablehlo.add %88, %90 : tensor<16x4xf32>
    %92 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %93 = stablehlo.multiply %84, %92 : tensor<16x4xf32>
    %94 = stablehlo.multiply %93, %45 : tensor<16x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %96 = stablehlo.reshape %95 : (tensor<16xf32>) -> tensor<16x1xf32>
    %97 = stablehlo.negate %96 : tensor<16x1xf32>
    %98 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %99 = stablehlo.divide %84, %98 : tensor<16x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%97 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>
    %102 = stablehlo.add %99, %101 : tensor<16x4xf32>
    %103 = stablehlo.multiply %102, %45 : tensor<16x4xf32>
    %104 = stablehlo.multiply %91, %23 : tensor<16x4xf32>
    %105 = stablehlo.multiply %104, %19 : tensor<16x4xf32>
    %106 = stablehlo.negate %105 : tensor<16x4xf32>
    %107 = stablehlo.add %82, %106 : tensor<16x4xf32>
    %108 = stablehlo.divide %91, %17 : tensor<16x4xf32>
    %109 = stablehlo.negate %108 : tensor<16x4xf32>
    %110 = stablehlo.multiply %107, %17 : tensor<16x4xf32>
    %111 = stablehlo.concatenate %103, %109, %110, dim = 1 : (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x12xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<16x12xf32>, tensor<f32>) -> tensor<12xf32>
    %113 = stablehlo.reshape %112 : (tensor<12xf32>) -> tensor<1x12xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %115 = stablehlo.dot_general %111, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x12xf32>, tensor<16x32xf32>) -> tensor<12x32xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<12x32xf32>) -> tensor<32x12xf32>
    %117 = stablehlo.dot_general %111, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12xf32>, tensor<32x12xf32>) -> tensor<16x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %119 = stablehlo.select %6, %117, %118 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.reshape %120 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %123 = stablehlo.dot_general %119, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %124 = stablehlo.transpose %123, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %125 = stablehlo.add %arg4, %c : tensor<i32>
    %126 = stablehlo.convert %125 : (tensor<i32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %128 = stablehlo.multiply %127, %arg5 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %122 : tensor<32xf32>
    %131 = stablehlo.add %128, %130 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %133 = stablehlo.multiply %132, %arg6 : tensor<8x32xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %135 = stablehlo.multiply %134, %124 : tensor<8x32xf32>
    %136 = stablehlo.add %133, %135 : tensor<8x32xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %138 = stablehlo.multiply %137, %arg7 : tensor<12xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %140 = stablehlo.multiply %139, %114 : tensor<12xf32>
    %141 = stablehlo.add %138, %140 : tensor<12xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x12xf32>
    %143 = stablehlo.multiply %142, %arg8 : tensor<32x12xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x12xf32>
    %145 = stablehlo.multiply %144, %116 : tensor<32x12xf32>
    %146 = stablehlo.add %143, %145 : tensor<32x12xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %148 = stablehlo.multiply %147, %arg9 : tensor<32xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %150 = stablehlo.multiply %149, %122 : tensor<32xf32>
    %151 = stablehlo.multiply %150, %122 : tensor<32xf32>
    %152 = stablehlo.add %148, %151 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %154 = stablehlo.multiply %153, %arg10 : tensor<8x32xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %156 = stablehlo.multiply %155, %124 : tensor<8x32xf32>
    %157 = stablehlo.multiply %156, %124 : tensor<8x32xf32>
    %158 = stablehlo.add %154, %157 : tensor<8x32xf32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %160 = stablehlo.multiply %159, %arg11 : tensor<12xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %162 = stablehlo.multiply %161, %114 : tensor<12xf32>
    %163 = stablehlo.multiply %162, %114 : tensor<12xf32>
    %164 = stablehlo.add %160, %163 : tensor<12xf32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x12xf32>
    %166 = stablehlo.multiply %165, %arg12 : tensor<32x12xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32x12xf32>
    %168 = stablehlo.multiply %167, %116 : tensor<32x12xf32>
    %169 = stablehlo.multiply %168, %116 : tensor<32x12xf32>
    %170 = stablehlo.add %166, %169 : tensor<32x12xf32>
    %cst_47 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %171 = stablehlo.power %cst_47, %126 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.subtract %cst_48, %171 : tensor<f32>
    %173 = stablehlo.sqrt %172 : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %174 = stablehlo.multiply %cst_49, %173 : tensor<f32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %175 = stablehlo.power %cst_50, %126 : tensor<f32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.subtract %cst_51, %175 : tensor<f32>
    %177 = stablehlo.divide %174, %176 : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %179 = stablehlo.multiply %178, %131 : tensor<32xf32>
    %180 = stablehlo.sqrt %152 : tensor<32xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %182 = stablehlo.add %180, %181 : tensor<32xf32>
    %183 = stablehlo.divide %179, %182 : tensor<32xf32>
    %184 = stablehlo.subtract %arg0, %183 : tensor<32xf32>
    %185 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %186 = stablehlo.multiply %185, %136 : tensor<8x32xf32>
    %187 = stablehlo.sqrt %158 : tensor<8x32xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %189 = stablehlo.add %187, %188 : tensor<8x32xf32>
    %190 = stablehlo.divide %186, %189 : tensor<8x32xf32>
    %191 = stablehlo.subtract %arg1, %190 : tensor<8x32xf32>
    %192 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %193 = stablehlo.multiply %192, %141 : tensor<12xf32>
    %194 = stablehlo.sqrt %164 : tensor<12xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %196 = stablehlo.add %194, %195 : tensor<12xf32>
    %197 = stablehlo.divide %193, %196 : tensor<12xf32>
    %198 = stablehlo.subtract %arg2, %197 : tensor<12xf32>
    %199 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<32x12xf32>
    %200 = stablehlo.multiply %199, %146 : tensor<32x12xf32>
    %201 = stablehlo.sqrt %170 : tensor<32x12xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x12xf32>
    %203 = stablehlo.add %201, %202 : tensor<32x12xf32>
    %204 = stablehlo.divide %200, %203 : tensor<32x12xf32>
    %205 = stablehlo.subtract %arg3, %204 : tensor<32x12xf32>
    return %184, %191, %198, %205, %125, %131, %136, %141, %146, %152, %158, %164, %170, %71 : tensor<32xf32>, tensor<8x32xf32>, tensor<12xf32>, tensor<32x12xf32>, tensor<i32>, tensor<32xf32>, tensor<8x32xf32>, tensor<12xf32>, tensor<32x12xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<12xf32>, tensor<32x12xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
