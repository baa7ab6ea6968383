module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['net']['l0']['b']"), %arg1: tensor<12x32xf32> {tf.aliasing_output = 1 : i32} loc("params['net']['l0']['w']"), %arg2: tensor<3xf32> {tf.aliasing_output = 2 : i32} loc("params['pi']['b']"), %arg3: tensor<32x3xf32> {tf.aliasing_output = 3 : i32} loc("params['pi']['w']"), %arg4: tensor<1xf32> {tf.aliasing_output = 4 : i32} loc("params['v']['b']"), %arg5: tensor<32x1xf32> {tf.aliasing_output = 5 : i32} loc("params['v']['w']"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("opt_state['count']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['net']['l0']['b']"), %arg8: tensor<12x32xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['net']['l0']['w']"), %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['m']['pi']['b']"), %arg10: tensor<32x3xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['m']['pi']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['m']['v']['b']"), %arg12: tensor<32x1xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['m']['v']['w']"), %arg13: tensor<32xf32> {tf.aliasing_output = 13 : i32} loc("opt_state['v']['net']['l0']['b']"), %arg14: tensor<12x32xf32> {tf.aliasing_output = 14 : i32} loc("opt_state['v']['net']['l0']['w']"), %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32} loc("opt_state['v']['pi']['b']"), %arg16: tensor<32x3xf32> {tf.aliasing_output = 16 : i32} loc("opt_state['v']['pi']['w']"), %arg17: tensor<1xf32> {tf.aliasing_output = 17 : i32} loc("opt_state['v']['v']['b']"), %arg18: tensor<32x1xf32> {tf.aliasing_output = 18 : i32} loc("opt_state['v']['v']['w']"), %arg19: tensor<10x4xi32> loc("batch['a']"), %arg20: tensor<10x4xf32> loc("batch['old']"), %arg21: tensor<10x4xf32> loc("batch['r']"), %arg22: tensor<10x4x12xf32> loc("batch['x']")) -> (tensor<32xf32> {jax.result_info = "result[0]['net']['l0']['b']"}, tensor<12x32xf32> {jax.result_info = "result[0]['net']['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['pi']['b']"}, tensor<32x3xf32> {jax.result_info = "result[0]['pi']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['net']['l0']['b']"}, tensor<12x32xf32> {jax.result_info = "result[1]['m']['net']['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[1]['m']['pi']['b']"}, tensor<32x3xf32> {jax.result_info = "result[1]['m']['pi']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['m']['v']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['m']['v']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['net']['l0']['b']"}, tensor<12x32xf32> {jax.result_info = "result[1]['v']['net']['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[1]['v']['pi']['b']"}, tensor<32x3xf32> {jax.result_info = "result[1]['v']['pi']['w']"}, tensor<1xf32> {jax.result_info = "result[1]['v']['v']['b']"}, tensor<32x1xf32> {jax.result_info = "result[1]['v']['v']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg22, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4x12xf32>, tensor<12x32xf32>) -> tensor<10x4x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<10x4x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<10x4x32xf32>
    %4 = stablehlo.tanh %3 : tensor<10x4x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x4x32xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<10x4x32xf32>
    %7 = stablehlo.dot_general %4, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4x32xf32>, tensor<32x1xf32>) -> tensor<10x4x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<10x4x1xf32>
    %10 = stablehlo.add %7, %9 : tensor<10x4x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<10x4x1xf32>) -> tensor<10x4xf32>
    %12 = stablehlo.dot_general %4, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4x32xf32>, tensor<32x3xf32>) -> tensor<10x4x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<10x4x3xf32>
    %15 = stablehlo.add %12, %14 : tensor<10x4x3xf32>
    %16:3 = call @log_softmax(%15) : (tensor<10x4x3xf32>) -> (tensor<10x4x3xf32>, tensor<10x4x3xf32>, tensor<10x4x1xf32>)
    %17 = call @_roll_static(%11) : (tensor<10x4xf32>) -> tensor<10x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20:6 = stablehlo.while(%iterArg = %arg21, %iterArg_77 = %11, %iterArg_78 = %17, %iterArg_79 = %c, %iterArg_80 = %18, %iterArg_81 = %19) : tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xf32>, tensor<i32>, tensor<4xf32>, tensor<10x4xf32>
    cond {
      %c_82 = stablehlo.constant dense<10> : tensor<i32>
      %246 = stablehlo.compare LT, %iterArg_79, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %246 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<10> : tensor<i32>
      %246 = stablehlo.subtract %c_82, %iterArg_79 : tensor<i32>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %247 = stablehlo.subtract %246, %c_83 : tensor<i32>
      %248 = func.call @dynamic_index_in_dim(%iterArg, %247) : (tensor<10x4xf32>, tensor<i32>) -> tensor<4xf32>
      %249 = func.call @dynamic_index_in_dim(%iterArg_77, %247) : (tensor<10x4xf32>, tensor<i32>) -> tensor<4xf32>
      %250 = func.call @dynamic_index_in_dim(%iterArg_78, %247) : (tensor<10x4xf32>, tensor<i32>) -> tensor<4xf32>
      %251:2 = func.call @closed_call(%iterArg_80, %248, %249, %250) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %252 = func.call @dynamic_update_index_in_dim(%iterArg_81, %251#1, %247) : (tensor<10x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10x4xf32>
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %253 = stablehlo.add %iterArg_79, %c_84 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_77, %iterArg_78, %253, %251#0, %252 : tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xf32>, tensor<i32>, tensor<4xf32>, tensor<10x4xf32>
    }
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20#5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_3 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %24 = stablehlo.subtract %20#5, %23 : tensor<10x4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %25:6 = call @_std(%20#5, %c_4) : (tensor<10x4xf32>, tensor<i32>) -> (tensor<f32>, tensor<10x4xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>)
    %cst_5 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %26 = stablehlo.add %25#0, %cst_5 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %28 = stablehlo.divide %24, %27 : tensor<10x4xf32>
    %29 = stablehlo.multiply %26, %26 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.divide %cst_6, %29 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1] : (tensor<10x4xi32>) -> tensor<10x4x1xi32>
    %32:2 = call @take_along_axis(%16#0, %31) : (tensor<10x4x3xf32>, tensor<10x4x1xi32>) -> (tensor<10x4x1xf32>, tensor<10x4x1x1xi32>)
    %33 = stablehlo.reshape %32#0 : (tensor<10x4x1xf32>) -> tensor<10x4xf32>
    %34 = stablehlo.subtract %33, %arg20 : tensor<10x4xf32>
    %35 = stablehlo.exponential %34 : tensor<10x4xf32>
    %36 = stablehlo.multiply %35, %28 : tensor<10x4xf32>
    %cst_7 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %37:3 = call @clip(%35, %cst_7, %cst_8) : (tensor<10x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xf32>)
    %38 = stablehlo.multiply %37#0, %28 : tensor<10x4xf32>
    %39 = stablehlo.minimum %36, %38 : tensor<10x4xf32>
    %40 = stablehlo.compare EQ, %36, %39, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<10x4xi1>, tensor<10x4xf32>
    %44 = stablehlo.compare EQ, %38, %39, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<10x4xi1>, tensor<10x4xf32>
    %48 = stablehlo.divide %43, %47 : tensor<10x4xf32>
    %49 = stablehlo.compare EQ, %38, %39, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<10x4xi1>, tensor<10x4xf32>
    %53 = stablehlo.compare EQ, %36, %39, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<10x4xi1>, tensor<10x4xf32>
    %57 = stablehlo.divide %52, %56 : tensor<10x4xf32>
    %58 = stablehlo.exponential %16#0 : tensor<10x4x3xf32>
    %59 = stablehlo.multiply %58, %16#0 : tensor<10x4x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<10x4x3xf32>, tensor<f32>) -> tensor<10x4xf32>
    %61 = stablehlo.negate %60 : tensor<10x4xf32>
    %62 = stablehlo.add %20#5, %11 : tensor<10x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%39 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %64 = stablehlo.divide %63, %cst_19 : tensor<f32>
    %65 = stablehlo.negate %64 : tensor<f32>
    %66 = stablehlo.subtract %11, %62 : tensor<10x4xf32>
    %67 = chlo.square %66 : tensor<10x4xf32> -> tensor<10x4xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %69 = stablehlo.multiply %68, %66 : tensor<10x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%67 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %71 = stablehlo.divide %70, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %72 = stablehlo.multiply %cst_23, %71 : tensor<f32>
    %73 = stablehlo.add %65, %72 : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%61 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %75 = stablehlo.divide %74, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %76 = stablehlo.multiply %cst_26, %75 : tensor<f32>
    %77 = stablehlo.subtract %73, %76 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.negate %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %79 = stablehlo.multiply %cst_28, %78 : tensor<f32>
    %cst_29 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %80 = stablehlo.divide %79, %cst_29 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.multiply %cst_30, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %83 = stablehlo.divide %82, %cst_32 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %85 = stablehlo.multiply %84, %69 : tensor<10x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.negate %cst_33 : tensor<f32>
    %cst_34 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %87 = stablehlo.divide %86, %cst_34 : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %89 = stablehlo.negate %81 : tensor<10x4xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x3xf32>
    %91 = stablehlo.multiply %58, %90 : tensor<10x4x3xf32>
    %92 = stablehlo.multiply %90, %16#0 : tensor<10x4x3xf32>
    %93 = stablehlo.multiply %92, %58 : tensor<10x4x3xf32>
    %94 = stablehlo.add %91, %93 : tensor<10x4x3xf32>
    %95 = stablehlo.multiply %88, %57 : tensor<10x4xf32>
    %96 = stablehlo.multiply %88, %48 : tensor<10x4xf32>
    %97 = stablehlo.multiply %95, %28 : tensor<10x4xf32>
    %98 = call @clip_0(%37#1, %37#2, %97) : (tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
    %99 = stablehlo.multiply %96, %28 : tensor<10x4xf32>
    %100 = stablehlo.add %98, %99 : tensor<10x4xf32>
    %101 = stablehlo.multiply %100, %35 : tensor<10x4xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %103 = call @take_along_axis_1(%32#1, %102) : (tensor<10x4x1x1xi32>, tensor<10x4x1xf32>) -> tensor<10x4x3xf32>
    %104 = stablehlo.add %94, %103 : tensor<10x4x3xf32>
    %105 = call @log_softmax_2(%16#1, %16#2, %104) : (tensor<10x4x3xf32>, tensor<10x4x1xf32>, tensor<10x4x3xf32>) -> tensor<10x4x3xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %107 = stablehlo.reshape %106 : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %109 = stablehlo.dot_general %105, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<10x4x3xf32>, tensor<10x4x32xf32>) -> tensor<3x32xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0] : (tensor<3x32xf32>) -> tensor<32x3xf32>
    %111 = stablehlo.dot_general %105, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x4x3xf32>, tensor<32x3xf32>) -> tensor<10x4x32xf32>
    %112 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4x1xf32>, tensor<f32>) -> tensor<1xf32>
    %114 = stablehlo.reshape %113 : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %117 = stablehlo.dot_general %112, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<10x4x1xf32>, tensor<10x4x32xf32>) -> tensor<1x32xf32>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %119 = stablehlo.dot_general %112, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x4x1xf32>, tensor<32x1xf32>) -> tensor<10x4x32xf32>
    %120 = stablehlo.add %111, %119 : tensor<10x4x32xf32>
    %121 = stablehlo.multiply %120, %6 : tensor<10x4x32xf32>
    %122 = stablehlo.multiply %121, %4 : tensor<10x4x32xf32>
    %123 = stablehlo.add %121, %122 : tensor<10x4x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.reshape %124 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %127 = stablehlo.dot_general %123, %arg22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<10x4x32xf32>, tensor<10x4x12xf32>) -> tensor<32x12xf32>
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<32x12xf32>) -> tensor<12x32xf32>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %129 = stablehlo.add %arg6, %c_41 : tensor<i32>
    %130 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %132 = stablehlo.multiply %131, %arg7 : tensor<32xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %134 = stablehlo.multiply %133, %126 : tensor<32xf32>
    %135 = stablehlo.add %132, %134 : tensor<32xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %137 = stablehlo.multiply %136, %arg8 : tensor<12x32xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %139 = stablehlo.multiply %138, %128 : tensor<12x32xf32>
    %140 = stablehlo.add %137, %139 : tensor<12x32xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %142 = stablehlo.multiply %141, %arg9 : tensor<3xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %144 = stablehlo.multiply %143, %108 : tensor<3xf32>
    %145 = stablehlo.add %142, %144 : tensor<3xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %147 = stablehlo.multiply %146, %arg10 : tensor<32x3xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %149 = stablehlo.multiply %148, %110 : tensor<32x3xf32>
    %150 = stablehlo.add %147, %149 : tensor<32x3xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %152 = stablehlo.multiply %151, %arg11 : tensor<1xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %154 = stablehlo.multiply %153, %116 : tensor<1xf32>
    %155 = stablehlo.add %152, %154 : tensor<1xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %157 = stablehlo.multiply %156, %arg12 : tensor<32x1xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %159 = stablehlo.multiply %158, %118 : tensor<32x1xf32>
    %160 = stablehlo.add %157, %159 : tensor<32x1xf32>
    %cst_54 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %162 = stablehlo.multiply %161, %arg13 : tensor<32xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %164 = stablehlo.multiply %163, %126 : tensor<32xf32>
    %165 = stablehlo.multiply %164, %126 : tensor<32xf32>
    %166 = stablehlo.add %162, %165 : tensor<32xf32>
    %cst_56 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %168 = stablehlo.multiply %167, %arg14 : tensor<12x32xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %170 = stablehlo.multiply %169, %128 : tensor<12x32xf32>
    %171 = stablehlo.multiply %170, %128 : tensor<12x32xf32>
    %172 = stablehlo.add %168, %171 : tensor<12x32xf32>
    %cst_58 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %174 = stablehlo.multiply %173, %arg15 : tensor<3xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %176 = stablehlo.multiply %175, %108 : tensor<3xf32>
    %177 = stablehlo.multiply %176, %108 : tensor<3xf32>
    %178 = stablehlo.add %174, %177 : tensor<3xf32>
    %cst_60 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %180 = stablehlo.multiply %179, %arg16 : tensor<32x3xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %182 = stablehlo.multiply %181, %110 : tensor<32x3xf32>
    %183 = stablehlo.multiply %182, %110 : tensor<32x3xf32>
    %184 = stablehlo.add %180, %183 : tensor<32x3xf32>
    %cst_62 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %186 = stablehlo.multiply %185, %arg17 : tensor<1xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %188 = stablehlo.multiply %187, %116 : tensor<1xf32>
    %189 = stablehlo.multiply %188, %116 : tensor<1xf32>
    %190 = stablehlo.add %186, %189 : tensor<1xf32>
    %cst_64 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %192 = stablehlo.multiply %191, %arg18 : tensor<32x1xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %194 = stablehlo.multiply %193, %118 : tensor<32x1xf32>
    %195 = stablehlo.multiply %194, %118 : tensor<32x1xf32>
    %196 = stablehlo.add %192, %195 : tensor<32x1xf32>
    %cst_66 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %197 = stablehlo.power %cst_66, %130 : tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.subtract %cst_67, %197 : tensor<f32>
    %199 = stablehlo.sqrt %198 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %200 = stablehlo.multiply %cst_68, %199 : tensor<f32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %201 = stablehlo.power %cst_69, %130 : tensor<f32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.subtract %cst_70, %201 : tensor<f32>
    %203 = stablehlo.divide %200, %202 : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %205 = stablehlo.multiply %204, %135 : tensor<32xf32>
    %206 = stablehlo.sqrt %166 : tensor<32xf32>
    %cst_71 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %208 = stablehlo.add %206, %207 : tensor<32xf32>
    %209 = stablehlo.divide %205, %208 : tensor<32xf32>
    %210 = stablehlo.subtract %arg0, %209 : tensor<32xf32>
    %211 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %212 = stablehlo.multiply %211, %140 : tensor<12x32xf32>
    %213 = stablehlo.sqrt %172 : tensor<12x32xf32>
    %cst_72 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<12x32xf32>
    %215 = stablehlo.add %213, %214 : tensor<12x32xf32>
    %216 = stablehlo.divide %212, %215 : tensor<12x32xf32>
    %217 = stablehlo.subtract %arg1, %216 : tensor<12x32xf32>
    %218 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %219 = stablehlo.multiply %218, %145 : tensor<3xf32>
    %220 = stablehlo.sqrt %178 : tensor<3xf32>
    %cst_73 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %222 = stablehlo.add %220, %221 : tensor<3xf32>
    %223 = stablehlo.divide %219, %222 : tensor<3xf32>
    %224 = stablehlo.subtract %arg2, %223 : tensor<3xf32>
    %225 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %226 = stablehlo.multiply %225, %150 : tensor<32x3xf32>
    %227 = stablehlo.sqrt %184 : tensor<32x3xf32>
    %cst_74 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %229 = stablehlo.add %227, %228 : tensor<32x3xf32>
    %230 = stablehlo.divide %226, %229 : tensor<32x3xf32>
    %231 = stablehlo.subtract %arg3, %230 : tensor<32x3xf32>
    %232 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %233 = stablehlo.multiply %232, %155 : tensor<1xf32>
    %234 = stablehlo.sqrt %190 : tensor<1xf32>
    %cst_75 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %236 = stablehlo.add %234, %235 : tensor<1xf32>
    %237 = stablehlo.divide %233, %236 : tensor<1xf32>
    %238 = stablehlo.subtract %arg4, %237 : tensor<1xf32>
    %239 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %240 = stablehlo.multiply %239, %160 : tensor<32x1xf32>
    %241 = stablehlo.sqrt %196 : tensor<32x1xf32>
    %cst_76 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %243 = stablehlo.add %241, %242 : tensor<32x1xf32>
    %244 = stablehlo.divide %240, %243 : tensor<32x1xf32>
    %245 = stablehlo.subtract %arg5, %244 : tensor<32x1xf32>
    return %210, %217, %224, %231, %238, %245, %129, %135, %140, %145, %150, %155, %160, %166, %172, %178, %184, %190, %196, %77 : tensor<32xf32>, tensor<12x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<i32>, tensor<32xf32>, tensor<12x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<32xf32>, tensor<12x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<10x4x3xf32>) -> (tensor<10x4x3xf32>, tensor<10x4x3xf32>, tensor<10x4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<10x4x3xf32>, tensor<f32>) -> tensor<10x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<10x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<10x4x1xf32>) -> tensor<10x4x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<10x4x3xf32>
    %6 = stablehlo.exponential %5 : tensor<10x4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<10x4x3xf32>, tensor<f32>) -> tensor<10x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %9 = stablehlo.log %8 : tensor<10x4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<10x4x1xf32>) -> tensor<10x4x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<10x4x3xf32>
    return %11, %6, %8 : tensor<10x4x3xf32>, tensor<10x4x3xf32>, tensor<10x4x1xf32>
  }
  func.func private @_roll_static(%arg0: tensor<10x4xf32>) -> tensor<10x4xf32> {
    %0 = stablehlo.slice %arg0 [1:10, 0:4] : (tensor<10x4xf32>) -> tensor<9x4xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<10x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<9x4xf32>, tensor<1x4xf32>) -> tensor<10x4xf32>
    return %2 : tensor<10x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<10x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %0, %arg3 : tensor<4xf32>
    %2 = stablehlo.add %arg1, %1 : tensor<4xf32>
    %3 = stablehlo.subtract %2, %arg2 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.939999997> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<4xf32>
    %6 = stablehlo.add %3, %5 : tensor<4xf32>
    return %6, %6 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<10x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<10x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<10x4xf32>
    return %1 : tensor<10x4xf32>
  }
  func.func private @_std(%arg0: tensor<10x4xf32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<10x4xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>) {
    %0:5 = call @_var(%arg0, %arg1) : (tensor<10x4xf32>, tensor<i32>) -> (tensor<f32>, tensor<10x4xf32>, tensor<f32>, tensor<i1>, tensor<f32>)
    %1 = stablehlo.sqrt %0#0 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.divide %cst, %1 : tensor<f32>
    return %1, %0#1, %0#2, %0#3, %0#4, %2 : tensor<f32>, tensor<10x4xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<10x4xf32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<10x4xf32>, tensor<f32>, tensor<i1>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<10x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<10x4xf32>
    %6 = chlo.square %5 : tensor<10x4xf32> -> tensor<10x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<10x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %11, %10 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14:2 = call @_where(%13, %12, %cst_5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %14#0, %8, %10, %13, %14#1 : tensor<f32>, tensor<10x4xf32>, tensor<f32>, tensor<i1>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<f32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<10x4x3xf32>, %arg1: tensor<10x4x1xi32>) -> (tensor<10x4x1xf32>, tensor<10x4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<10x4x1xi32>, tensor<10x4x1xi32>) -> tensor<10x4x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10x4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<10x4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<10x4x1xi1>, tensor<10x4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<10x4x1xi32>) -> tensor<10x4x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10x4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<10x4x1x1xi32>, tensor<10x4x1x1xi32>) -> tensor<10x4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<10x4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<10x4x1x1xi32>, tensor<10x4x1x1xi32>) -> tensor<10x4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<10x4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<10x4x1x1xi1>, tensor<i1>) -> tensor<10x4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<10x4x3xf32>, tensor<10x4x1x1xi32>) -> tensor<10x4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<10x4x1xi1>, tensor<10x4x1xf32>
    return %15, %5 : tensor<10x4x1xf32>, tensor<10x4x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<10x4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<10x4xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<10x4xi1>, tensor<10x4xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<10x4xi1>, tensor<10x4xf32>
    %12 = stablehlo.divide %6, %11 : tensor<10x4xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<10x4xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<10x4xi1>, tensor<10x4xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<10x4xi1>, tensor<10x4xf32>
    %25 = stablehlo.divide %19, %24 : tensor<10x4xf32>
    return %15, %12, %25 : tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xf32>
  }
  func.func private @clip_0(%arg0: tensor<10x4xf32>, %arg1: tensor<10x4xf32>, %arg2: tensor<10x4xf32>) -> tensor<10x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<10x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<10x4xf32>
    return %1 : tensor<10x4xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<10x4x1x1xi32>, %arg1: tensor<10x4x1xf32>) -> tensor<10x4x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x4x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<10x4x3xf32>, tensor<10x4x1x1xi32>, tensor<10x4x1xf32>) -> tensor<10x4x3xf32>
    return %1 : tensor<10x4x3xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<10x4x3xf32>, %arg1: tensor<10x4x1xf32>, %arg2: tensor<10x4x3xf32>) -> tensor<10x4x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<10x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<10x4x3xf32>, tensor<f32>) -> tensor<10x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<10x4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<10x4x1xf32>, tensor<f32>) -> tensor<10x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<10x4x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<10x4x3xf32>
    return %7 : tensor<10x4x3xf32>
  }
}
