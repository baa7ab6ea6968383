module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<2x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x2xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<2x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<2xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x2xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<2x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<2xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x2xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<64x2xf32> loc("batch['x']"), %arg14: tensor<64xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<2x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x2xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<2x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x2xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<2x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<2xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x2xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %3 = stablehlo.add %0, %2 : tensor<2x2xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %5 = stablehlo.convert %4 : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<2x2xf32>
    %8 = stablehlo.slice %7 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x2xf32>) -> tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %12 = stablehlo.add %arg13, %11 : tensor<64x2xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<2x32xf32>) -> tensor<64x32xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %16 = stablehlo.add %13, %15 : tensor<64x32xf32>
    %17 = stablehlo.tanh %16 : tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<64x32xf32>
    %20 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x2xf32>) -> tensor<64x2xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %23 = stablehlo.add %20, %22 : tensor<64x2xf32>
    %24 = stablehlo.slice %7 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x2xf32>) -> tensor<2xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %28 = stablehlo.subtract %arg13, %27 : tensor<64x2xf32>
    %29 = stablehlo.dot_general %28, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<2x32xf32>) -> tensor<64x32xf32>
    %30 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %32 = stablehlo.add %29, %31 : tensor<64x32xf32>
    %33 = stablehlo.tanh %32 : tensor<64x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<64x32xf32>
    %36 = stablehlo.dot_general %33, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x2xf32>) -> tensor<64x2xf32>
    %37 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %39 = stablehlo.add %36, %38 : tensor<64x2xf32>
    %40 = stablehlo.subtract %23, %39 : tensor<64x2xf32>
    %41 = stablehlo.slice %40 [0:64, 0:1] : (tensor<64x2xf32>) -> tensor<64x1xf32>
    %42 = stablehlo.reshape %41 : (tensor<64x1xf32>) -> tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %44 = stablehlo.add %43, %42 : tensor<64xf32>
    %45 = stablehlo.slice %7 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %46 = stablehlo.reshape %45 : (tensor<1x2xf32>) -> tensor<2xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %49 = stablehlo.add %arg13, %48 : tensor<64x2xf32>
    %50 = stablehlo.dot_general %49, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<2x32xf32>) -> tensor<64x32xf32>
    %51 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %53 = stablehlo.add %50, %52 : tensor<64x32xf32>
    %54 = stablehlo.tanh %53 : tensor<64x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %56 = stablehlo.subtract %55, %54 : tensor<64x32xf32>
    %57 = stablehlo.dot_general %54, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x2xf32>) -> tensor<64x2xf32>
    %58 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %60 = stablehlo.add %57, %59 : tensor<64x2xf32>
    %61 = stablehlo.slice %7 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %62 = stablehlo.reshape %61 : (tensor<1x2xf32>) -> tensor<2xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %65 = stablehlo.subtract %arg13, %64 : tensor<64x2xf32>
    %66 = stablehlo.dot_general %65, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<2x32xf32>) -> tensor<64x32xf32>
    %67 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %69 = stablehlo.add %66, %68 : tensor<64x32xf32>
    %70 = stablehlo.tanh %69 : tensor<64x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %72 = stablehlo.subtract %71, %70 : tensor<64x32xf32>
    %73 = stablehlo.dot_general %70, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x2xf32>) -> tensor<64x2xf32>
    %74 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<64x2xf32>
    %76 = stablehlo.add %73, %75 : tensor<64x2xf32>
    %77 = stablehlo.subtract %60, %76 : tensor<64x2xf32>
    %78 = stablehlo.slice %77 [0:64, 1:2] : (tensor<64x2xf32>) -> tensor<64x1xf32>
    %79 = stablehlo.reshape %78 : (tensor<64x1xf32>) -> tensor<64xf32>
    %80 = stablehlo.add %44, %79 : tensor<64xf32>
    %cst_5 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %82 = stablehlo.divide %80, %81 : tensor<64xf32>
    %83 = stablehlo.subtract %82, %arg14 : tensor<64xf32>
    %84 = chlo.square %83 : tensor<64xf32> -> tensor<64xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %86 = stablehlo.multiply %85, %83 : tensor<64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%84 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %88 = stablehlo.divide %87, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %89 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %91 = stablehlo.multiply %90, %86 : tensor<64xf32>
    %cst_11 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %93 = stablehlo.divide %91, %92 : tensor<64xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.pad %94, %cst_12, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64x2xf32>
    %96 = stablehlo.negate %95 : tensor<64x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<64x2xf32>, tensor<f32>) -> tensor<2xf32>
    %98 = stablehlo.reshape %97 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %100 = stablehlo.dot_general %96, %70, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<64x32xf32>) -> tensor<2x32xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %102 = stablehlo.dot_general %96, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<32x2xf32>) -> tensor<64x32xf32>
    %103 = stablehlo.multiply %102, %72 : tensor<64x32xf32>
    %104 = stablehlo.multiply %103, %70 : tensor<64x32xf32>
    %105 = stablehlo.add %103, %104 : tensor<64x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %107 = stablehlo.reshape %106 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.dot_general %105, %65, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x2xf32>) -> tensor<32x2xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0] : (tensor<32x2xf32>) -> tensor<2x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%95 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<64x2xf32>, tensor<f32>) -> tensor<2xf32>
    %112 = stablehlo.reshape %111 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %114 = stablehlo.add %99, %113 : tensor<2xf32>
    %115 = stablehlo.dot_general %95, %54, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<64x32xf32>) -> tensor<2x32xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %117 = stablehlo.add %101, %116 : tensor<32x2xf32>
    %118 = stablehlo.dot_general %95, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<32x2xf32>) -> tensor<64x32xf32>
    %119 = stablehlo.multiply %118, %56 : tensor<64x32xf32>
    %120 = stablehlo.multiply %119, %54 : tensor<64x32xf32>
    %121 = stablehlo.add %119, %120 : tensor<64x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %123 = stablehlo.reshape %122 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.add %108, %124 : tensor<32xf32>
    %126 = stablehlo.dot_general %121, %49, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x2xf32>) -> tensor<32x2xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0] : (tensor<32x2xf32>) -> tensor<2x32xf32>
    %128 = stablehlo.add %110, %127 : tensor<2x32xf32>
    %129 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %129, %cst_21, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64x2xf32>
    %131 = stablehlo.negate %130 : tensor<64x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<64x2xf32>, tensor<f32>) -> tensor<2xf32>
    %133 = stablehlo.reshape %132 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %135 = stablehlo.add %114, %134 : tensor<2xf32>
    %136 = stablehlo.dot_general %131, %33, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<64x32xf32>) -> tensor<2x32xf32>
    %137 = stablehlo.transpose %136, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %138 = stablehlo.add %117, %137 : tensor<32x2xf32>
    %139 = stablehlo.dot_general %131, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<32x2xf32>) -> tensor<64x32xf32>
    %140 = stablehlo.multiply %139, %35 : tensor<64x32xf32>
    %141 = stablehlo.multiply %140, %33 : tensor<64x32xf32>
    %142 = stablehlo.add %140, %141 : tensor<64x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %144 = stablehlo.reshape %143 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %146 = stablehlo.add %125, %145 : tensor<32xf32>
    %147 = stablehlo.dot_general %142, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x2xf32>) -> tensor<32x2xf32>
    %148 = stablehlo.transpose %147, dims = [1, 0] : (tensor<32x2xf32>) -> tensor<2x32xf32>
    %149 = stablehlo.add %128, %148 : tensor<2x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%130 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<64x2xf32>, tensor<f32>) -> tensor<2xf32>
    %151 = stablehlo.reshape %150 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %153 = stablehlo.add %135, %152 : tensor<2xf32>
    %154 = stablehlo.dot_general %130, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<64x32xf32>) -> tensor<2x32xf32>
    %155 = stablehlo.transpose %154, dims = [1, 0] : (tensor<2x32xf32>) -> tensor<32x2xf32>
    %156 = stablehlo.add %138, %155 : tensor<32x2xf32>
    %157 = stablehlo.dot_general %130, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x2xf32>, tensor<32x2xf32>) -> tensor<64x32xf32>
    %158 = stablehlo.multiply %157, %19 : tensor<64x32xf32>
    %159 = stablehlo.multiply %158, %17 : tensor<64x32xf32>
    %160 = stablehlo.add %158, %159 : tensor<64x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %162 = stablehlo.reshape %161 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %164 = stablehlo.add %146, %163 : tensor<32xf32>
    %165 = stablehlo.dot_general %160, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x2xf32>) -> tensor<32x2xf32>
    %166 = stablehlo.transpose %165, dims = [1, 0] : (tensor<32x2xf32>) -> tensor<2x32xf32>
    %167 = stablehlo.add %149, %166 : tensor<2x32xf32>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %168 = stablehlo.add %arg4, %c_30 : tensor<i32>
    %169 = stablehlo.convert %168 : (tensor<i32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %171 = stablehlo.multiply %170, %arg5 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %173 = stablehlo.multiply %172, %164 : tensor<32xf32>
    %174 = stablehlo.add %171, %173 : tensor<32xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %176 = stablehlo.multiply %175, %arg6 : tensor<2x32xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %178 = stablehlo.multiply %177, %167 : tensor<2x32xf32>
    %179 = stablehlo.add %176, %178 : tensor<2x32xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %181 = stablehlo.multiply %180, %arg7 : tensor<2xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %183 = stablehlo.multiply %182, %153 : tensor<2xf32>
    %184 = stablehlo.add %181, %183 : tensor<2xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %186 = stablehlo.multiply %185, %arg8 : tensor<32x2xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %188 = stablehlo.multiply %187, %156 : tensor<32x2xf32>
    %189 = stablehlo.add %186, %188 : tensor<32x2xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %191 = stablehlo.multiply %190, %arg9 : tensor<32xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %193 = stablehlo.multiply %192, %164 : tensor<32xf32>
    %194 = stablehlo.multiply %193, %164 : tensor<32xf32>
    %195 = stablehlo.add %191, %194 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %197 = stablehlo.multiply %196, %arg10 : tensor<2x32xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %199 = stablehlo.multiply %198, %167 : tensor<2x32xf32>
    %200 = stablehlo.multiply %199, %167 : tensor<2x32xf32>
    %201 = stablehlo.add %197, %200 : tensor<2x32xf32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %203 = stablehlo.multiply %202, %arg11 : tensor<2xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %205 = stablehlo.multiply %204, %153 : tensor<2xf32>
    %206 = stablehlo.multiply %205, %153 : tensor<2xf32>
    %207 = stablehlo.add %203, %206 : tensor<2xf32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %209 = stablehlo.multiply %208, %arg12 : tensor<32x2xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %211 = stablehlo.multiply %210, %156 : tensor<32x2xf32>
    %212 = stablehlo.multiply %211, %156 : tensor<32x2xf32>
    %213 = stablehlo.add %209, %212 : tensor<32x2xf32>
    %cst_47 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %214 = stablehlo.power %cst_47, %169 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.subtract %cst_48, %214 : tensor<f32>
    %216 = stablehlo.sqrt %215 : tensor<f32>
    %cst_49 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %217 = stablehlo.multiply %cst_49, %216 : tensor<f32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %218 = stablehlo.power %cst_50, %169 : tensor<f32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %219 = stablehlo.subtract %cst_51, %218 : tensor<f32>
    %220 = stablehlo.divide %217, %219 : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %222 = stablehlo.multiply %221, %174 : tensor<32xf32>
    %223 = stablehlo.sqrt %195 : tensor<32xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %225 = stablehlo.add %223, %224 : tensor<32xf32>
    %226 = stablehlo.divide %222, %225 : tensor<32xf32>
    %227 = stablehlo.subtract %arg0, %226 : tensor<32xf32>
    %228 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %229 = stablehlo.multiply %228, %179 : tensor<2x32xf32>
    %230 = stablehlo.sqrt %201 : tensor<2x32xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %232 = stablehlo.add %230, %231 : tensor<2x32xf32>
    %233 = stablehlo.divide %229, %232 : tensor<2x32xf32>
    %234 = stablehlo.subtract %arg1, %233 : tensor<2x32xf32>
    %235 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %236 = stablehlo.multiply %235, %184 : tensor<2xf32>
    %237 = stablehlo.sqrt %207 : tensor<2xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %239 = stablehlo.add %237, %238 : tensor<2xf32>
    %240 = stablehlo.divide %236, %239 : tensor<2xf32>
    %241 = stablehlo.subtract %arg2, %240 : tensor<2xf32>
    %242 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %243 = stablehlo.multiply %242, %189 : tensor<32x2xf32>
    %244 = stablehlo.sqrt %213 : tensor<32x2xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x2xf32>
    %246 = stablehlo.add %244, %245 : tensor<32x2xf32>
    %247 = stablehlo.divide %243, %246 : tensor<32x2xf32>
    %248 = stablehlo.subtract %arg3, %247 : tensor<32x2xf32>
    return %227, %234, %241, %248, %168, %174, %179, %184, %189, %195, %201, %207, %213, %88 : tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<i32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>, tensor<32x2xf32>, tensor<f32>
  }
}
