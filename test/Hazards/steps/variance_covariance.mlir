module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x16xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("opt_state['count']"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['l0']['w']"), %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['m']['l1']['b']"), %arg8: tensor<32x16xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['m']['l1']['w']"), %arg9: tensor<32xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['l0']['b']"), %arg10: tensor<16x32xf32> {tf.aliasing_output = 10 : i32} loc("opt_state['v']['l0']['w']"), %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32} loc("opt_state['v']['l1']['b']"), %arg12: tensor<32x16xf32> {tf.aliasing_output = 12 : i32} loc("opt_state['v']['l1']['w']"), %arg13: tensor<32x16xf32> loc("batch['a']"), %arg14: tensor<32x16xf32> loc("batch['b']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x16xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['l1']['b']"}, tensor<32x16xf32> {jax.result_info = "result[1]['m']['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['l0']['w']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['l1']['b']"}, tensor<32x16xf32> {jax.result_info = "result[1]['v']['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<32x16xf32>
    %14 = stablehlo.dot_general %arg14, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %17 = stablehlo.add %14, %16 : tensor<32x32xf32>
    %18 = call @relu(%17) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %20 = stablehlo.compare GT, %17, %19, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %22 = stablehlo.dot_general %18, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %25 = stablehlo.add %22, %24 : tensor<32x16xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<32x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.divide %28, %29 : tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.subtract %13, %32 : tensor<32x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %35 = stablehlo.dot_general %34, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %cst_7 = stablehlo.constant dense<3.100000e+01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %37 = stablehlo.divide %35, %36 : tensor<16x16xf32>
    %38:4 = call @diagonal(%37) : (tensor<16x16xf32>) -> (tensor<16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x2xi32>)
    %cst_8 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.add %38#0, %39 : tensor<16xf32>
    %41 = stablehlo.sqrt %40 : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.divide %42, %41 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.subtract %44, %41 : tensor<16xf32>
    %46 = call @relu_0(%45) : (tensor<16xf32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.compare GT, %45, %47, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_14 : tensor<f32>
    %52 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %53 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %55 = stablehlo.add %52, %54 : tensor<16x16xi32>
    %56 = stablehlo.compare EQ, %55, %53, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %57 = stablehlo.convert %56 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %59 = stablehlo.subtract %58, %57 : tensor<16x16xf32>
    %60 = stablehlo.multiply %37, %59 : tensor<16x16xf32>
    %61 = stablehlo.multiply %60, %60 : tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %63 = stablehlo.multiply %62, %60 : tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %65 = stablehlo.multiply %64, %cst_18 : tensor<f32>
    %66 = stablehlo.subtract %13, %27 : tensor<32x16xf32>
    %67 = chlo.square %66 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %69 = stablehlo.multiply %68, %66 : tensor<32x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%67 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %71 = stablehlo.divide %70, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<2.500000e+01> : tensor<f32>
    %72 = stablehlo.multiply %cst_22, %71 : tensor<f32>
    %73 = stablehlo.add %72, %51 : tensor<f32>
    %74 = stablehlo.add %73, %65 : tensor<f32>
    %cst_23 = stablehlo.constant dense<2.500000e+01> : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.multiply %cst_23, %cst_24 : tensor<f32>
    %cst_25 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %76 = stablehlo.divide %75, %cst_25 : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %78 = stablehlo.multiply %77, %69 : tensor<32x16xf32>
    %79 = stablehlo.negate %78 : tensor<32x16xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %80 = stablehlo.multiply %cst_26, %cst_27 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %82 = stablehlo.multiply %81, %63 : tensor<16x16xf32>
    %83 = stablehlo.multiply %82, %59 : tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %84 = stablehlo.divide %cst_28, %cst_29 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %87 = stablehlo.select %48, %85, %86 : tensor<16xi1>, tensor<16xf32>
    %88 = stablehlo.negate %87 : tensor<16xf32>
    %89 = stablehlo.multiply %88, %43 : tensor<16xf32>
    %90 = call @diagonal_1(%38#1, %38#2, %38#3, %89) : (tensor<i32>, tensor<16x16xf32>, tensor<16x2xi32>, tensor<16xf32>) -> tensor<16x16xf32>
    %91 = stablehlo.add %83, %90 : tensor<16x16xf32>
    %cst_31 = stablehlo.constant dense<3.100000e+01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %93 = stablehlo.divide %91, %92 : tensor<16x16xf32>
    %94 = stablehlo.dot_general %93, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %96 = stablehlo.dot_general %93, %33, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<32x16xf32>) -> tensor<16x32xf32>
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %98 = stablehlo.add %95, %97 : tensor<32x16xf32>
    %99 = stablehlo.negate %98 : tensor<32x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %101 = stablehlo.reshape %100 : (tensor<16xf32>) -> tensor<1x16xf32>
    %102 = stablehlo.add %78, %98 : tensor<32x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%101 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %105 = stablehlo.divide %103, %104 : tensor<16xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [1] : (tensor<16xf32>) -> tensor<32x16xf32>
    %107 = stablehlo.add %102, %106 : tensor<32x16xf32>
    %cst_35 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %109 = stablehlo.multiply %79, %108 : tensor<32x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %111 = stablehlo.reshape %110 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %113 = stablehlo.dot_general %109, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %114 = stablehlo.transpose %113, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %115 = stablehlo.dot_general %109, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %117 = stablehlo.select %20, %115, %116 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.reshape %118 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %121 = stablehlo.dot_general %117, %arg14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %124 = stablehlo.multiply %107, %123 : tensor<32x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %126 = stablehlo.reshape %125 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %128 = stablehlo.add %112, %127 : tensor<16xf32>
    %129 = stablehlo.dot_general %124, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %130 = stablehlo.transpose %129, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %131 = stablehlo.add %114, %130 : tensor<32x16xf32>
    %132 = stablehlo.dot_general %124, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %134 = stablehlo.select %6, %132, %133 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %136 = stablehlo.reshape %135 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %138 = stablehlo.add %120, %137 : tensor<32xf32>
    %139 = stablehlo.dot_general %134, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %140 = stablehlo.transpose %139, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %141 = stablehlo.add %122, %140 : tensor<16x32xf32>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %142 = stablehlo.add %arg4, %c_47 : tensor<i32>
    %143 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %145 = stablehlo.multiply %144, %arg5 : tensor<32xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %147 = stablehlo.multiply %146, %138 : tensor<32xf32>
    %148 = stablehlo.add %145, %147 : tensor<32xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %150 = stablehlo.multiply %149, %arg6 : tensor<16x32xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %152 = stablehlo.multiply %151, %141 : tensor<16x32xf32>
    %153 = stablehlo.add %150, %152 : tensor<16x32xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %155 = stablehlo.multiply %154, %arg7 : tensor<16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %157 = stablehlo.multiply %156, %128 : tensor<16xf32>
    %158 = stablehlo.add %155, %157 : tensor<16xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %160 = stablehlo.multiply %159, %arg8 : tensor<32x16xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %162 = stablehlo.multiply %161, %131 : tensor<32x16xf32>
    %163 = stablehlo.add %160, %162 : tensor<32x16xf32>
    %cst_56 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %165 = stablehlo.multiply %164, %arg9 : tensor<32xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %167 = stablehlo.multiply %166, %138 : tensor<32xf32>
    %168 = stablehlo.multiply %167, %138 : tensor<32xf32>
    %169 = stablehlo.add %165, %168 : tensor<32xf32>
    %cst_58 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %171 = stablehlo.multiply %170, %arg10 : tensor<16x32xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %173 = stablehlo.multiply %172, %141 : tensor<16x32xf32>
    %174 = stablehlo.multiply %173, %141 : tensor<16x32xf32>
    %175 = stablehlo.add %171, %174 : tensor<16x32xf32>
    %cst_60 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %177 = stablehlo.multiply %176, %arg11 : tensor<16xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %179 = stablehlo.multiply %178, %128 : tensor<16xf32>
    %180 = stablehlo.multiply %179, %128 : tensor<16xf32>
    %181 = stablehlo.add %177, %180 : tensor<16xf32>
    %cst_62 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %183 = stablehlo.multiply %182, %arg12 : tensor<32x16xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %185 = stablehlo.multiply %184, %131 : tensor<32x16xf32>
    %186 = stablehlo.multiply %185, %131 : tensor<32x16xf32>
    %187 = stablehlo.add %183, %186 : tensor<32x16xf32>
    %cst_64 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %188 = stablehlo.power %cst_64, %143 : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.subtract %cst_65, %188 : tensor<f32>
    %190 = stablehlo.sqrt %189 : tensor<f32>
    %cst_66 = stablehlo.constant dense<3.000000e-03> : tensor<f32>
    %191 = stablehlo.multiply %cst_66, %190 : tensor<f32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %192 = stablehlo.power %cst_67, %143 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.subtract %cst_68, %192 : tensor<f32>
    %194 = stablehlo.divide %191, %193 : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %196 = stablehlo.multiply %195, %148 : tensor<32xf32>
    %197 = stablehlo.sqrt %169 : tensor<32xf32>
    %cst_69 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %199 = stablehlo.add %197, %198 : tensor<32xf32>
    %200 = stablehlo.divide %196, %199 : tensor<32xf32>
    %201 = stablehlo.subtract %arg0, %200 : tensor<32xf32>
    %202 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %203 = stablehlo.multiply %202, %153 : tensor<16x32xf32>
    %204 = stablehlo.sqrt %175 : tensor<16x32xf32>
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %206 = stablehlo.add %204, %205 : tensor<16x32xf32>
    %207 = stablehlo.divide %203, %206 : tensor<16x32xf32>
    %208 = stablehlo.subtract %arg1, %207 : tensor<16x32xf32>
    %209 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %210 = stablehlo.multiply %209, %158 : tensor<16xf32>
    %211 = stablehlo.sqrt %181 : tensor<16xf32>
    %cst_71 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %213 = stablehlo.add %211, %212 : tensor<16xf32>
    %214 = stablehlo.divide %210, %213 : tensor<16xf32>
    %215 = stablehlo.subtract %arg2, %214 : tensor<16xf32>
    %216 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %217 = stablehlo.multiply %216, %163 : tensor<32x16xf32>
    %218 = stablehlo.sqrt %187 : tensor<32x16xf32>
    %cst_72 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %220 = stablehlo.add %218, %219 : tensor<32x16xf32>
    %221 = stablehlo.divide %217, %220 : tensor<32x16xf32>
    %222 = stablehlo.subtract %arg3, %221 : tensor<32x16xf32>
    return %201, %208, %215, %222, %142, %148, %153, %158, %163, %169, %175, %181, %187, %74 : tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @diagonal(%arg0: tensor<16x16xf32>) -> (tensor<16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %1 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %5 = stablehlo.convert %4 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<16xi32>
      %9 = stablehlo.iota dim = 0 : tensor<16xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
      %c_2 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %13 = stablehlo.add %8, %12 : tensor<16xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<16xi1>, tensor<16xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
      %c_4 = stablehlo.constant dense<16> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %18 = stablehlo.add %9, %17 : tensor<16xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<16xi1>, tensor<16xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x16xf32>, tensor<16x2xi32>) -> tensor<16xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      stablehlo.return %23, %24, %22 : tensor<16xf32>, tensor<16x16xf32>, tensor<16x2xi32>
    }) : (tensor<i32>) -> (tensor<16xf32>, tensor<16x16xf32>, tensor<16x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<16x2xi32>
  }
  func.func private @relu_0(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @diagonal_1(%arg0: tensor<i32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x2xi32>, %arg3: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<16x16xf32>, tensor<16x2xi32>, tensor<16xf32>) -> tensor<16x16xf32>
      stablehlo.return %3 : tensor<16x16xf32>
    }) : (tensor<i32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
}
