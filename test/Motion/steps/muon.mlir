module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("o.inner_states['adam'].inner_state[0].count"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("o.inner_states['adam'].inner_state[0].mu['l0']['b']"), %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32} loc("o.inner_states['adam'].inner_state[0].mu['l1']['b']"), %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32} loc("o.inner_states['adam'].inner_state[0].nu['l0']['b']"), %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32} loc("o.inner_states['adam'].inner_state[0].nu['l1']['b']"), %arg9: tensor<i32> {tf.aliasing_output = 9 : i32} loc("o.inner_states['muon'].inner_state[0].count"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("o.inner_states['muon'].inner_state[0].mu['l0']['w']"), %arg11: tensor<32x4xf32> {tf.aliasing_output = 11 : i32} loc("o.inner_states['muon'].inner_state[0].mu['l1']['w']"), %arg12: tensor<3xf32> {tf.aliasing_output = 12 : i32} loc("o.inner_states['muon'].inner_state[0].ns_coeffs"), %arg13: tensor<16x16xf32> loc("b['x']"), %arg14: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1].inner_states['adam'].inner_state[0].count"}, tensor<32xf32> {jax.result_info = "result[1].inner_states['adam'].inner_state[0].mu['l0']['b']"}, tensor<4xf32> {jax.result_info = "result[1].inner_states['adam'].inner_state[0].mu['l1']['b']"}, tensor<32xf32> {jax.result_info = "result[1].inner_states['adam'].inner_state[0].nu['l0']['b']"}, tensor<4xf32> {jax.result_info = "result[1].inner_states['adam'].inner_state[0].nu['l1']['b']"}, tensor<i32> {jax.result_info = "result[1].inner_states['muon'].inner_state[0].count"}, tensor<16x32xf32> {jax.result_info = "result[1].inner_states['muon'].inner_state[0].mu['l0']['w']"}, tensor<32x4xf32> {jax.result_info = "result[1].inner_states['muon'].inner_state[0].mu['l1']['w']"}, tensor<3xf32> {jax.result_info = "result[1].inner_states['muon'].inner_state[0].ns_coeffs"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %arg14 : tensor<16x4xf32>
    %13 = chlo.square %12 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.reshape %29 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.dot_general %28, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %37 = stablehlo.multiply %36, %arg10 : tensor<16x32xf32>
    %38 = stablehlo.add %35, %37 : tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %40 = stablehlo.multiply %39, %25 : tensor<32x4xf32>
    %cst_14 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %42 = stablehlo.multiply %41, %arg11 : tensor<32x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<32x4xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %44 = stablehlo.compare LT, %arg9, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg9, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<2147483647> : tensor<i32>
    %46 = call @_where(%44, %45, %c_16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_17 = stablehlo.constant dense<2147483647> : tensor<i32>
    %47 = stablehlo.compare LT, %46, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %48 = stablehlo.add %46, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<2147483647> : tensor<i32>
    %49 = call @_where(%47, %48, %c_19) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %50 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %51 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f32>
    %52 = stablehlo.power %cst_20, %51 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.subtract %cst_21, %52 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %55 = stablehlo.divide %38, %54 : tensor<16x32xf32>
    %56 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %57 = stablehlo.divide %43, %56 : tensor<32x4xf32>
    %58 = stablehlo.convert %46 : (tensor<i32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %59 = stablehlo.convert %46 : (tensor<i32>) -> tensor<f32>
    %60 = stablehlo.power %cst_22, %59 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.subtract %cst_23, %60 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %63 = stablehlo.divide %33, %62 : tensor<16x32xf32>
    %64 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %65 = stablehlo.divide %25, %64 : tensor<32x4xf32>
    %cst_24 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %67 = stablehlo.multiply %66, %55 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %69 = stablehlo.multiply %68, %63 : tensor<16x32xf32>
    %70 = stablehlo.add %67, %69 : tensor<16x32xf32>
    %cst_26 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %72 = stablehlo.multiply %71, %57 : tensor<32x4xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %74 = stablehlo.multiply %73, %65 : tensor<32x4xf32>
    %75 = stablehlo.add %72, %74 : tensor<32x4xf32>
    %76 = stablehlo.reshape %70 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %77 = call @norm(%76) : (tensor<1x16x32xf32>) -> tensor<1xf32>
    %cst_28 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %79 = stablehlo.add %77, %78 : tensor<1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x16x32xf32>
    %82 = stablehlo.divide %76, %81 : tensor<1x16x32xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %83:2 = call @closed_call(%arg12, %c_29, %82) : (tensor<3xf32>, tensor<i32>, tensor<1x16x32xf32>) -> (tensor<i32>, tensor<1x16x32xf32>)
    %84:2 = call @closed_call(%arg12, %83#0, %83#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x32xf32>) -> (tensor<i32>, tensor<1x16x32xf32>)
    %85:2 = call @closed_call(%arg12, %84#0, %84#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x32xf32>) -> (tensor<i32>, tensor<1x16x32xf32>)
    %86:2 = call @closed_call(%arg12, %85#0, %85#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x32xf32>) -> (tensor<i32>, tensor<1x16x32xf32>)
    %87:2 = call @closed_call(%arg12, %86#0, %86#1) : (tensor<3xf32>, tensor<i32>, tensor<1x16x32xf32>) -> (tensor<i32>, tensor<1x16x32xf32>)
    %88 = stablehlo.reshape %87#1 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %89 = stablehlo.reshape %75 : (tensor<32x4xf32>) -> tensor<1x32x4xf32>
    %90 = stablehlo.transpose %89, dims = [0, 2, 1] : (tensor<1x32x4xf32>) -> tensor<1x4x32xf32>
    %91 = call @norm_0(%90) : (tensor<1x4x32xf32>) -> tensor<1xf32>
    %cst_30 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %93 = stablehlo.add %91, %92 : tensor<1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x4x32xf32>
    %96 = stablehlo.divide %90, %95 : tensor<1x4x32xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %97:2 = call @closed_call_1(%arg12, %c_31, %96) : (tensor<3xf32>, tensor<i32>, tensor<1x4x32xf32>) -> (tensor<i32>, tensor<1x4x32xf32>)
    %98:2 = call @closed_call_1(%arg12, %97#0, %97#1) : (tensor<3xf32>, tensor<i32>, tensor<1x4x32xf32>) -> (tensor<i32>, tensor<1x4x32xf32>)
    %99:2 = call @closed_call_1(%arg12, %98#0, %98#1) : (tensor<3xf32>, tensor<i32>, tensor<1x4x32xf32>) -> (tensor<i32>, tensor<1x4x32xf32>)
    %100:2 = call @closed_call_1(%arg12, %99#0, %99#1) : (tensor<3xf32>, tensor<i32>, tensor<1x4x32xf32>) -> (tensor<i32>, tensor<1x4x32xf32>)
    %101:2 = call @closed_call_1(%arg12, %100#0, %100#1) : (tensor<3xf32>, tensor<i32>, tensor<1x4x32xf32>) -> (tensor<i32>, tensor<1x4x32xf32>)
    %102 = stablehlo.transpose %101#1, dims = [0, 2, 1] : (tensor<1x4x32xf32>) -> tensor<1x32x4xf32>
    %103 = stablehlo.reshape %102 : (tensor<1x32x4xf32>) -> tensor<32x4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.maximum %cst_32, %cst_33 : tensor<f32>
    %105 = stablehlo.sqrt %104 : tensor<f32>
    %106 = stablehlo.convert %105 : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %108 = stablehlo.multiply %107, %88 : tensor<16x32xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %109 = stablehlo.maximum %cst_34, %cst_35 : tensor<f32>
    %110 = stablehlo.sqrt %109 : tensor<f32>
    %111 = stablehlo.convert %110 : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %113 = stablehlo.multiply %112, %103 : tensor<32x4xf32>
    %cst_36 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.multiply %114, %108 : tensor<16x32xf32>
    %cst_37 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %117 = stablehlo.multiply %116, %113 : tensor<32x4xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.multiply %118, %31 : tensor<32xf32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.multiply %120, %arg5 : tensor<32xf32>
    %122 = stablehlo.add %119, %121 : tensor<32xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %124 = stablehlo.multiply %123, %23 : tensor<4xf32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.multiply %125, %arg6 : tensor<4xf32>
    %127 = stablehlo.add %124, %126 : tensor<4xf32>
    %128 = stablehlo.multiply %31, %31 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<32xf32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %132 = stablehlo.multiply %131, %arg7 : tensor<32xf32>
    %133 = stablehlo.add %130, %132 : tensor<32xf32>
    %134 = stablehlo.multiply %23, %23 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %136 = stablehlo.multiply %135, %134 : tensor<4xf32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %138 = stablehlo.multiply %137, %arg8 : tensor<4xf32>
    %139 = stablehlo.add %136, %138 : tensor<4xf32>
    %c_46 = stablehlo.constant dense<2147483647> : tensor<i32>
    %140 = stablehlo.compare LT, %arg4, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %141 = stablehlo.add %arg4, %c_47 : tensor<i32>
    %c_48 = stablehlo.constant dense<2147483647> : tensor<i32>
    %142 = call @_where(%140, %141, %c_48) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_49 = stablehlo.constant dense<2147483647> : tensor<i32>
    %143 = stablehlo.compare LT, %142, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<1> : tensor<i32>
    %144 = stablehlo.add %142, %c_50 : tensor<i32>
    %c_51 = stablehlo.constant dense<2147483647> : tensor<i32>
    %145 = call @_where(%143, %144, %c_51) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %146 = stablehlo.convert %145 : (tensor<i32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.convert %145 : (tensor<i32>) -> tensor<f32>
    %148 = stablehlo.power %cst_52, %147 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.subtract %cst_53, %148 : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %151 = stablehlo.divide %122, %150 : tensor<32xf32>
    %152 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %153 = stablehlo.divide %127, %152 : tensor<4xf32>
    %154 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %155 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %156 = stablehlo.power %cst_54, %155 : tensor<f32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.subtract %cst_55, %156 : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %159 = stablehlo.divide %31, %158 : tensor<32xf32>
    %160 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %161 = stablehlo.divide %23, %160 : tensor<4xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %163 = stablehlo.multiply %162, %151 : tensor<32xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %165 = stablehlo.multiply %164, %159 : tensor<32xf32>
    %166 = stablehlo.add %163, %165 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %168 = stablehlo.multiply %167, %153 : tensor<4xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %170 = stablehlo.multiply %169, %161 : tensor<4xf32>
    %171 = stablehlo.add %168, %170 : tensor<4xf32>
    %172 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %173 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %174 = stablehlo.power %cst_60, %173 : tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.subtract %cst_61, %174 : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %177 = stablehlo.divide %133, %176 : tensor<32xf32>
    %178 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %179 = stablehlo.divide %139, %178 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %181 = stablehlo.add %177, %180 : tensor<32xf32>
    %182 = stablehlo.sqrt %181 : tensor<32xf32>
    %cst_63 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %184 = stablehlo.add %182, %183 : tensor<32xf32>
    %185 = stablehlo.divide %166, %184 : tensor<32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %187 = stablehlo.add %179, %186 : tensor<4xf32>
    %188 = stablehlo.sqrt %187 : tensor<4xf32>
    %cst_65 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %190 = stablehlo.add %188, %189 : tensor<4xf32>
    %191 = stablehlo.divide %171, %190 : tensor<4xf32>
    %cst_66 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %193 = stablehlo.multiply %192, %185 : tensor<32xf32>
    %cst_67 = stablehlo.constant dense<-9.99999997E-7> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %195 = stablehlo.multiply %194, %191 : tensor<4xf32>
    %196 = stablehlo.add %arg0, %193 : tensor<32xf32>
    %197 = stablehlo.add %arg1, %115 : tensor<16x32xf32>
    %198 = stablehlo.add %arg2, %195 : tensor<4xf32>
    %199 = stablehlo.add %arg3, %117 : tensor<32x4xf32>
    return %196, %197, %198, %199, %142, %122, %127, %133, %139, %46, %38, %43, %arg12, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<4xf32>, tensor<32xf32>, tensor<4xf32>, tensor<i32>, tensor<16x32xf32>, tensor<32x4xf32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<1x16x32xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x16x32xf32>) -> (tensor<i32>, tensor<1x16x32xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x16x32xf32>) -> tensor<1x32x16xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<1x32x16xf32>) -> tensor<1x16x16xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x16x16xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x16x16xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x16x16xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x16x16xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x16x32xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x16x32xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<1x16x32xf32>) -> tensor<1x16x32xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x16x32xf32>
    return %0, %18 : tensor<i32>, tensor<1x16x32xf32>
  }
  func.func private @norm_0(%arg0: tensor<1x4x32xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x4x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x4x32xf32>) -> (tensor<i32>, tensor<1x4x32xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x4x32xf32>) -> tensor<1x32x4xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4x32xf32>, tensor<1x32x4xf32>) -> tensor<1x4x4xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x4x4xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x4x4xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x4x4xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x4x4xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x4x4xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x4x32xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x4x32xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4x4xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x4x32xf32>
    return %0, %18 : tensor<i32>, tensor<1x4x32xf32>
  }
}
