module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32> {tf.aliasing_output = 0 : i32} loc("params['h']"), %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("params['o']['b']"), %arg2: tensor<16x4xf32> {tf.aliasing_output = 2 : i32} loc("params['o']['w']"), %arg3: tensor<8x16xf32> {tf.aliasing_output = 3 : i32} loc("params['x']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['h']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['o']['b']"), %arg7: tensor<16x4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['o']['w']"), %arg8: tensor<8x16xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['x']"), %arg9: tensor<16x16xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['h']"), %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['o']['b']"), %arg11: tensor<16x4xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['o']['w']"), %arg12: tensor<8x16xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['x']"), %arg13: tensor<6x16xf32> {tf.aliasing_output = 13 : i32} loc("hidden"), %arg14: tensor<7x6x8xf32> loc("batch['x']"), %arg15: tensor<42xi32> loc("batch['y']")) -> (tensor<16x16xf32> {jax.result_info = "result[0]['h']"}, tensor<4xf32> {jax.result_info = "result[0]['o']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['o']['w']"}, tensor<8x16xf32> {jax.result_info = "result[0]['x']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16x16xf32> {jax.result_info = "result[1]['m']['h']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['o']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['m']['o']['w']"}, tensor<8x16xf32> {jax.result_info = "result[1]['m']['x']"}, tensor<16x16xf32> {jax.result_info = "result[1]['v']['h']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['o']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['v']['o']['w']"}, tensor<8x16xf32> {jax.result_info = "result[1]['v']['x']"}, tensor<6x16xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x6x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %arg14, %iterArg_40 = %arg3, %iterArg_41 = %arg0, %iterArg_42 = %c, %iterArg_43 = %arg13, %iterArg_44 = %0, %iterArg_45 = %1, %iterArg_46 = %2, %iterArg_47 = %3) : tensor<7x6x8xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>
    cond {
      %c_48 = stablehlo.constant dense<7> : tensor<i32>
      %114 = stablehlo.compare LT, %iterArg_42, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %114 : tensor<i1>
    } do {
      %114 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_42) : (tensor<7x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %115:5 = func.call @closed_call(%iterArg_40, %iterArg_41, %iterArg_43, %114) : (tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>, tensor<6x8xf32>) -> (tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>)
      %116 = func.call @dynamic_update_index_in_dim(%iterArg_44, %115#1, %iterArg_42) : (tensor<7x6x16xf32>, tensor<6x16xf32>, tensor<i32>) -> tensor<7x6x16xf32>
      %117 = func.call @dynamic_update_index_in_dim(%iterArg_45, %115#2, %iterArg_42) : (tensor<7x6x16xf32>, tensor<6x16xf32>, tensor<i32>) -> tensor<7x6x16xf32>
      %118 = func.call @dynamic_update_index_in_dim(%iterArg_46, %115#3, %iterArg_42) : (tensor<7x6x16xf32>, tensor<6x16xf32>, tensor<i32>) -> tensor<7x6x16xf32>
      %119 = func.call @dynamic_update_index_in_dim(%iterArg_47, %115#4, %iterArg_42) : (tensor<7x6x16xf32>, tensor<6x16xf32>, tensor<i32>) -> tensor<7x6x16xf32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %120 = stablehlo.add %iterArg_42, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %120, %115#0, %116, %117, %118, %119 : tensor<7x6x8xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>
    }
    %5 = stablehlo.dot_general %4#5, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6x16xf32>, tensor<16x4xf32>) -> tensor<7x6x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<7x6x4xf32>
    %8 = stablehlo.add %5, %7 : tensor<7x6x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x6x4xf32>) -> tensor<42x4xf32>
    %10:3 = call @log_softmax(%9) : (tensor<42x4xf32>) -> (tensor<42x4xf32>, tensor<42x4xf32>, tensor<42x1xf32>)
    %11 = stablehlo.broadcast_in_dim %arg15, dims = [0] : (tensor<42xi32>) -> tensor<42x1xi32>
    %12:2 = call @take_along_axis(%10#0, %11) : (tensor<42x4xf32>, tensor<42x1xi32>) -> (tensor<42x1xf32>, tensor<42x1x1xi32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<42x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<4.200000e+01> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_4 : tensor<f32>
    %15 = stablehlo.negate %14 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<4.200000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_7 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<42x1xf32>
    %20 = call @take_along_axis_0(%12#1, %19) : (tensor<42x1x1xi32>, tensor<42x1xf32>) -> tensor<42x4xf32>
    %21 = call @log_softmax_1(%10#1, %10#2, %20) : (tensor<42x4xf32>, tensor<42x1xf32>, tensor<42x4xf32>) -> tensor<42x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<42x4xf32>) -> tensor<7x6x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.reshape %23 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.dot_general %22, %4#5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<7x6x4xf32>, tensor<7x6x16xf32>) -> tensor<4x16xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %28 = stablehlo.dot_general %22, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x6x4xf32>, tensor<16x4xf32>) -> tensor<7x6x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %32:10 = stablehlo.while(%iterArg = %28, %iterArg_40 = %arg14, %iterArg_41 = %4#6, %iterArg_42 = %4#7, %iterArg_43 = %4#8, %iterArg_44 = %arg0, %iterArg_45 = %c_13, %iterArg_46 = %30, %iterArg_47 = %31, %iterArg_48 = %29) : tensor<7x6x16xf32>, tensor<7x6x8xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>
    cond {
      %c_49 = stablehlo.constant dense<7> : tensor<i32>
      %114 = stablehlo.compare LT, %iterArg_45, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %114 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<7> : tensor<i32>
      %114 = stablehlo.subtract %c_49, %iterArg_45 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %115 = stablehlo.subtract %114, %c_50 : tensor<i32>
      %116 = func.call @dynamic_index_in_dim_2(%iterArg, %115) : (tensor<7x6x16xf32>, tensor<i32>) -> tensor<6x16xf32>
      %117 = func.call @dynamic_index_in_dim(%iterArg_40, %115) : (tensor<7x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
      %118 = func.call @dynamic_index_in_dim_2(%iterArg_41, %115) : (tensor<7x6x16xf32>, tensor<i32>) -> tensor<6x16xf32>
      %119 = func.call @dynamic_index_in_dim_2(%iterArg_42, %115) : (tensor<7x6x16xf32>, tensor<i32>) -> tensor<6x16xf32>
      %120 = func.call @dynamic_index_in_dim_2(%iterArg_43, %115) : (tensor<7x6x16xf32>, tensor<i32>) -> tensor<6x16xf32>
      %121:3 = func.call @closed_call_3(%iterArg_44, %iterArg_46, %iterArg_47, %iterArg_48, %116, %117, %118, %119, %120) : (tensor<16x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x8xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> (tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>)
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %122 = stablehlo.add %iterArg_45, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %122, %121#0, %121#1, %121#2 : tensor<7x6x16xf32>, tensor<7x6x8xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<7x6x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>
    }
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.add %arg4, %c_14 : tensor<i32>
    %34 = stablehlo.convert %33 : (tensor<i32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %36 = stablehlo.multiply %35, %arg5 : tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %38 = stablehlo.multiply %37, %32#8 : tensor<16x16xf32>
    %39 = stablehlo.add %36, %38 : tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.multiply %40, %arg6 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.multiply %42, %25 : tensor<4xf32>
    %44 = stablehlo.add %41, %43 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %46 = stablehlo.multiply %45, %arg7 : tensor<16x4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %48 = stablehlo.multiply %47, %27 : tensor<16x4xf32>
    %49 = stablehlo.add %46, %48 : tensor<16x4xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %51 = stablehlo.multiply %50, %arg8 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %53 = stablehlo.multiply %52, %32#7 : tensor<8x16xf32>
    %54 = stablehlo.add %51, %53 : tensor<8x16xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %56 = stablehlo.multiply %55, %arg9 : tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %58 = stablehlo.multiply %57, %32#8 : tensor<16x16xf32>
    %59 = stablehlo.multiply %58, %32#8 : tensor<16x16xf32>
    %60 = stablehlo.add %56, %59 : tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.multiply %61, %arg10 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %64 = stablehlo.multiply %63, %25 : tensor<4xf32>
    %65 = stablehlo.multiply %64, %25 : tensor<4xf32>
    %66 = stablehlo.add %62, %65 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %68 = stablehlo.multiply %67, %arg11 : tensor<16x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %70 = stablehlo.multiply %69, %27 : tensor<16x4xf32>
    %71 = stablehlo.multiply %70, %27 : tensor<16x4xf32>
    %72 = stablehlo.add %68, %71 : tensor<16x4xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %74 = stablehlo.multiply %73, %arg12 : tensor<8x16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %76 = stablehlo.multiply %75, %32#7 : tensor<8x16xf32>
    %77 = stablehlo.multiply %76, %32#7 : tensor<8x16xf32>
    %78 = stablehlo.add %74, %77 : tensor<8x16xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %79 = stablehlo.power %cst_31, %34 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.subtract %cst_32, %79 : tensor<f32>
    %81 = stablehlo.sqrt %80 : tensor<f32>
    %cst_33 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %82 = stablehlo.multiply %cst_33, %81 : tensor<f32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.power %cst_34, %34 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.subtract %cst_35, %83 : tensor<f32>
    %85 = stablehlo.divide %82, %84 : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %87 = stablehlo.multiply %86, %39 : tensor<16x16xf32>
    %88 = stablehlo.sqrt %60 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %90 = stablehlo.add %88, %89 : tensor<16x16xf32>
    %91 = stablehlo.divide %87, %90 : tensor<16x16xf32>
    %92 = stablehlo.subtract %arg0, %91 : tensor<16x16xf32>
    %93 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.multiply %93, %44 : tensor<4xf32>
    %95 = stablehlo.sqrt %66 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.add %95, %96 : tensor<4xf32>
    %98 = stablehlo.divide %94, %97 : tensor<4xf32>
    %99 = stablehlo.subtract %arg1, %98 : tensor<4xf32>
    %100 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %101 = stablehlo.multiply %100, %49 : tensor<16x4xf32>
    %102 = stablehlo.sqrt %72 : tensor<16x4xf32>
    %cst_38 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %104 = stablehlo.add %102, %103 : tensor<16x4xf32>
    %105 = stablehlo.divide %101, %104 : tensor<16x4xf32>
    %106 = stablehlo.subtract %arg2, %105 : tensor<16x4xf32>
    %107 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %108 = stablehlo.multiply %107, %54 : tensor<8x16xf32>
    %109 = stablehlo.sqrt %78 : tensor<8x16xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %111 = stablehlo.add %109, %110 : tensor<8x16xf32>
    %112 = stablehlo.divide %108, %111 : tensor<8x16xf32>
    %113 = stablehlo.subtract %arg3, %112 : tensor<8x16xf32>
    return %92, %99, %106, %113, %33, %39, %44, %49, %54, %60, %66, %72, %78, %4#4, %15 : tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x16xf32>, tensor<6x16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x6x8xf32>, %arg1: tensor<i32>) -> tensor<6x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 8] : (tensor<7x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x8xf32>) -> (tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %2 = stablehlo.add %0, %1 : tensor<6x16xf32>
    %3 = stablehlo.tanh %2 : tensor<6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<6x16xf32>
    return %3, %3, %arg2, %3, %5 : tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x6x16xf32>, %arg1: tensor<6x16xf32>, %arg2: tensor<i32>) -> tensor<7x6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x16xf32>) -> tensor<1x6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x6x16xf32>, tensor<1x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x6x16xf32>
    return %1 : tensor<7x6x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<42x4xf32>) -> (tensor<42x4xf32>, tensor<42x4xf32>, tensor<42x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<42x4xf32>, tensor<f32>) -> tensor<42xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<42xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<42xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<42xf32>) -> tensor<42x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<42x1xf32>) -> tensor<42x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<42x4xf32>
    %6 = stablehlo.exponential %5 : tensor<42x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<42x4xf32>, tensor<f32>) -> tensor<42xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<42xf32>) -> tensor<42x1xf32>
    %9 = stablehlo.log %8 : tensor<42x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<42x1xf32>) -> tensor<42x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<42x4xf32>
    return %11, %6, %8 : tensor<42x4xf32>, tensor<42x4xf32>, tensor<42x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<42x4xf32>, %arg1: tensor<42x1xi32>) -> (tensor<42x1xf32>, tensor<42x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<42x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<42x1xi32>, tensor<42x1xi32>) -> tensor<42x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<42x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<42x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<42x1xi1>, tensor<42x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<42x1xi32>) -> tensor<42x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<42x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<42x1x1xi32>, tensor<42x1x1xi32>) -> tensor<42x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<42x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<42x1x1xi32>, tensor<42x1x1xi32>) -> tensor<42x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<42x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<42x1x1xi1>, tensor<i1>) -> tensor<42x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<42x4xf32>, tensor<42x1x1xi32>) -> tensor<42x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<42x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<42x1xi1>, tensor<42x1xf32>
    return %15, %5 : tensor<42x1xf32>, tensor<42x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<42x1x1xi32>, %arg1: tensor<42x1xf32>) -> tensor<42x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<42x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<42x4xf32>, tensor<42x1x1xi32>, tensor<42x1xf32>) -> tensor<42x4xf32>
    return %1 : tensor<42x4xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<42x4xf32>, %arg1: tensor<42x1xf32>, %arg2: tensor<42x4xf32>) -> tensor<42x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<42x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<42x4xf32>, tensor<f32>) -> tensor<42xf32>
    %2 = stablehlo.reshape %1 : (tensor<42xf32>) -> tensor<42x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<42x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<42x1xf32>, tensor<f32>) -> tensor<42xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<42xf32>) -> tensor<42x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<42x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<42x4xf32>
    return %7 : tensor<42x4xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<7x6x16xf32>, %arg1: tensor<i32>) -> tensor<6x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 16] : (tensor<7x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x16xf32>) -> tensor<6x16xf32>
    return %1 : tensor<6x16xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<16x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<6x16xf32>, %arg4: tensor<6x16xf32>, %arg5: tensor<6x8xf32>, %arg6: tensor<6x16xf32>, %arg7: tensor<6x16xf32>, %arg8: tensor<6x16xf32>) -> (tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>) {
    %0 = stablehlo.add %arg3, %arg4 : tensor<6x16xf32>
    %1 = stablehlo.multiply %0, %arg8 : tensor<6x16xf32>
    %2 = stablehlo.multiply %1, %arg7 : tensor<6x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<6x16xf32>
    %4 = stablehlo.dot_general %3, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %8 = stablehlo.dot_general %3, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x8xf32>) -> tensor<16x8xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %10 = stablehlo.add %arg1, %9 : tensor<8x16xf32>
    return %10, %6, %7 : tensor<8x16xf32>, tensor<16x16xf32>, tensor<6x16xf32>
  }
}
