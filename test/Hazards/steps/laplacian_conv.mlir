module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<1x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x32xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<1xf32> {tf.aliasing_output = 4 : i32} loc("params['l2']['b']"), %arg5: tensor<32x1xf32> {tf.aliasing_output = 5 : i32} loc("params['l2']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l0']['b']"), %arg8: tensor<1x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l0']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['l1']['b']"), %arg10: tensor<32x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['l1']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['l2']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['l2']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['l0']['b']"), %arg14: tensor<1x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['l0']['w']"), %arg15: tensor<32xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['l1']['b']"), %arg16: tensor<32x32xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['l1']['w']"), %arg17: tensor<1xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['l2']['b']"), %arg18: tensor<32x1xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['l2']['w']"), %arg19: tensor<64x1xf32> loc("batch['x']"), %arg20: tensor<64xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['l2']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['l2']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<1x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['l2']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['l2']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[[[1.000000e+00]], [[-2.000000e+00]], [[1.000000e+00]]]> : tensor<3x1x1xf32>
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<1x32xf32>) -> tensor<64x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x32xf32>
    %4 = stablehlo.tanh %3 : tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<64x32xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %10 = stablehlo.add %7, %9 : tensor<64x32xf32>
    %11 = stablehlo.tanh %10 : tensor<64x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<64x32xf32>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x1xf32>
    %17 = stablehlo.add %14, %16 : tensor<64x1xf32>
    %18 = stablehlo.tanh %17 : tensor<64x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<64x1xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<64x1xf32>) -> tensor<1x64x1xf32>
    %22 = stablehlo.convolution(%21, %cst) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x64x1xf32>, tensor<3x1x1xf32>) -> tensor<1x62x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x62x1xf32>) -> tensor<62xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<62xf32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<62xf32>
    %28 = stablehlo.slice %arg20 [1:63] : (tensor<64xf32>) -> tensor<62xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<62xf32>
    %31 = stablehlo.subtract %27, %30 : tensor<62xf32>
    %32 = chlo.square %31 : tensor<62xf32> -> tensor<62xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<62xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.200000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %38 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<6.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_12 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %41 = stablehlo.multiply %40, %34 : tensor<62xf32>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<62xf32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<62xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<62xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<62xf32>) -> tensor<1x62x1xf32>
    %47 = stablehlo.reverse %cst, dims = [0] : tensor<3x1x1xf32>
    %48 = stablehlo.convolution(%46, %47) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x62x1xf32>, tensor<3x1x1xf32>) -> tensor<1x64x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %51 = stablehlo.multiply %50, %20 : tensor<64x1xf32>
    %52 = stablehlo.multiply %51, %18 : tensor<64x1xf32>
    %53 = stablehlo.add %51, %52 : tensor<64x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x1xf32>, tensor<f32>) -> tensor<1xf32>
    %55 = stablehlo.reshape %54 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.dot_general %53, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %60 = stablehlo.dot_general %53, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
    %61 = stablehlo.multiply %60, %13 : tensor<64x32xf32>
    %62 = stablehlo.multiply %61, %11 : tensor<64x32xf32>
    %63 = stablehlo.add %61, %62 : tensor<64x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %65 = stablehlo.reshape %64 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %67 = stablehlo.dot_general %63, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %69 = stablehlo.dot_general %63, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %70 = stablehlo.multiply %69, %6 : tensor<64x32xf32>
    %71 = stablehlo.multiply %70, %4 : tensor<64x32xf32>
    %72 = stablehlo.add %70, %71 : tensor<64x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.reshape %73 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.dot_general %72, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %78 = stablehlo.add %arg6, %c : tensor<i32>
    %79 = stablehlo.convert %78 : (tensor<i32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %81 = stablehlo.multiply %80, %arg7 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.multiply %82, %75 : tensor<32xf32>
    %84 = stablehlo.add %81, %83 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %86 = stablehlo.multiply %85, %arg8 : tensor<1x32xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %88 = stablehlo.multiply %87, %77 : tensor<1x32xf32>
    %89 = stablehlo.add %86, %88 : tensor<1x32xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.multiply %90, %arg9 : tensor<32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %93 = stablehlo.multiply %92, %66 : tensor<32xf32>
    %94 = stablehlo.add %91, %93 : tensor<32xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %96 = stablehlo.multiply %95, %arg10 : tensor<32x32xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %98 = stablehlo.multiply %97, %68 : tensor<32x32xf32>
    %99 = stablehlo.add %96, %98 : tensor<32x32xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %101 = stablehlo.multiply %100, %arg11 : tensor<1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %103 = stablehlo.multiply %102, %57 : tensor<1xf32>
    %104 = stablehlo.add %101, %103 : tensor<1xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %106 = stablehlo.multiply %105, %arg12 : tensor<32x1xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %108 = stablehlo.multiply %107, %59 : tensor<32x1xf32>
    %109 = stablehlo.add %106, %108 : tensor<32x1xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %111 = stablehlo.multiply %110, %arg13 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %113 = stablehlo.multiply %112, %75 : tensor<32xf32>
    %114 = stablehlo.multiply %113, %75 : tensor<32xf32>
    %115 = stablehlo.add %111, %114 : tensor<32xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %117 = stablehlo.multiply %116, %arg14 : tensor<1x32xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %119 = stablehlo.multiply %118, %77 : tensor<1x32xf32>
    %120 = stablehlo.multiply %119, %77 : tensor<1x32xf32>
    %121 = stablehlo.add %117, %120 : tensor<1x32xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %123 = stablehlo.multiply %122, %arg15 : tensor<32xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.multiply %124, %66 : tensor<32xf32>
    %126 = stablehlo.multiply %125, %66 : tensor<32xf32>
    %127 = stablehlo.add %123, %126 : tensor<32xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %129 = stablehlo.multiply %128, %arg16 : tensor<32x32xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %131 = stablehlo.multiply %130, %68 : tensor<32x32xf32>
    %132 = stablehlo.multiply %131, %68 : tensor<32x32xf32>
    %133 = stablehlo.add %129, %132 : tensor<32x32xf32>
    %cst_42 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %135 = stablehlo.multiply %134, %arg17 : tensor<1xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %137 = stablehlo.multiply %136, %57 : tensor<1xf32>
    %138 = stablehlo.multiply %137, %57 : tensor<1xf32>
    %139 = stablehlo.add %135, %138 : tensor<1xf32>
    %cst_44 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %141 = stablehlo.multiply %140, %arg18 : tensor<32x1xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %143 = stablehlo.multiply %142, %59 : tensor<32x1xf32>
    %144 = stablehlo.multiply %143, %59 : tensor<32x1xf32>
    %145 = stablehlo.add %141, %144 : tensor<32x1xf32>
    %cst_46 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %146 = stablehlo.power %cst_46, %79 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.subtract %cst_47, %146 : tensor<f32>
    %148 = stablehlo.sqrt %147 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %149 = stablehlo.multiply %cst_48, %148 : tensor<f32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.power %cst_49, %79 : tensor<f32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.subtract %cst_50, %150 : tensor<f32>
    %152 = stablehlo.divide %149, %151 : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %154 = stablehlo.multiply %153, %84 : tensor<32xf32>
    %155 = stablehlo.sqrt %115 : tensor<32xf32>
    %cst_51 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %157 = stablehlo.add %155, %156 : tensor<32xf32>
    %158 = stablehlo.divide %154, %157 : tensor<32xf32>
    %159 = stablehlo.subtract %arg0, %158 : tensor<32xf32>
    %160 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %161 = stablehlo.multiply %160, %89 : tensor<1x32xf32>
    %162 = stablehlo.sqrt %121 : tensor<1x32xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %164 = stablehlo.add %162, %163 : tensor<1x32xf32>
    %165 = stablehlo.divide %161, %164 : tensor<1x32xf32>
    %166 = stablehlo.subtract %arg1, %165 : tensor<1x32xf32>
    %167 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %168 = stablehlo.multiply %167, %94 : tensor<32xf32>
    %169 = stablehlo.sqrt %127 : tensor<32xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %171 = stablehlo.add %169, %170 : tensor<32xf32>
    %172 = stablehlo.divide %168, %171 : tensor<32xf32>
    %173 = stablehlo.subtract %arg2, %172 : tensor<32xf32>
    %174 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %175 = stablehlo.multiply %174, %99 : tensor<32x32xf32>
    %176 = stablehlo.sqrt %133 : tensor<32x32xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %178 = stablehlo.add %176, %177 : tensor<32x32xf32>
    %179 = stablehlo.divide %175, %178 : tensor<32x32xf32>
    %180 = stablehlo.subtract %arg3, %179 : tensor<32x32xf32>
    %181 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %182 = stablehlo.multiply %181, %104 : tensor<1xf32>
    %183 = stablehlo.sqrt %139 : tensor<1xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %185 = stablehlo.add %183, %184 : tensor<1xf32>
    %186 = stablehlo.divide %182, %185 : tensor<1xf32>
    %187 = stablehlo.subtract %arg4, %186 : tensor<1xf32>
    %188 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %189 = stablehlo.multiply %188, %109 : tensor<32x1xf32>
    %190 = stablehlo.sqrt %145 : tensor<32x1xf32>
    %cst_56 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %192 = stablehlo.add %190, %191 : tensor<32x1xf32>
    %193 = stablehlo.divide %189, %192 : tensor<32x1xf32>
    %194 = stablehlo.subtract %arg5, %193 : tensor<32x1xf32>
    return %159, %166, %173, %180, %187, %194, %78, %84, %89, %94, %99, %104, %109, %115, %121, %127, %133, %139, %145, %37 : tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<1x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
}
