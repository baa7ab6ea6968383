module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<32xi32> loc("b['action']"), %arg5: tensor<32xf32> loc("b['advantage']"), %arg6: tensor<32x8xf32> loc("b['x']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %5 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %8 = stablehlo.add %5, %7 : tensor<32x4xf32>
    %9 = call @log_softmax(%8) : (tensor<32x4xf32>) -> tensor<32x4xf32>
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %11 = call @take_along_axis(%9, %10) : (tensor<32x4xf32>, tensor<32x1xi32>) -> tensor<32x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<32x1xf32>) -> tensor<32xf32>
    %13 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %16 = stablehlo.add %13, %15 : tensor<32x32xf32>
    %17 = call @relu(%16) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %21 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %24 = stablehlo.add %21, %23 : tensor<32x4xf32>
    %25:3 = call @log_softmax_0(%24) : (tensor<32x4xf32>) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x1xf32>)
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %27:2 = call @take_along_axis_1(%25#0, %26) : (tensor<32x4xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %28 = stablehlo.reshape %27#0 : (tensor<32x1xf32>) -> tensor<32xf32>
    %29 = stablehlo.subtract %28, %12 : tensor<32xf32>
    %30 = stablehlo.exponential %29 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %31:3 = call @clip(%30, %cst_1, %cst_2) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %32 = stablehlo.multiply %30, %arg5 : tensor<32xf32>
    %33 = stablehlo.multiply %31#0, %arg5 : tensor<32xf32>
    %34 = stablehlo.minimum %32, %33 : tensor<32xf32>
    %35 = stablehlo.compare EQ, %32, %34, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<32xi1>, tensor<32xf32>
    %39 = stablehlo.compare EQ, %33, %34, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<32xi1>, tensor<32xf32>
    %43 = stablehlo.divide %38, %42 : tensor<32xf32>
    %44 = stablehlo.compare EQ, %33, %34, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<32xi1>, tensor<32xf32>
    %48 = stablehlo.compare EQ, %32, %34, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<32xi1>, tensor<32xf32>
    %52 = stablehlo.divide %47, %51 : tensor<32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_12 : tensor<f32>
    %55 = stablehlo.negate %54 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.negate %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_14 : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %59 = stablehlo.multiply %58, %52 : tensor<32xf32>
    %60 = stablehlo.multiply %58, %43 : tensor<32xf32>
    %61 = stablehlo.multiply %59, %arg5 : tensor<32xf32>
    %62 = stablehlo.multiply %60, %arg5 : tensor<32xf32>
    %63 = call @clip_2(%31#1, %31#2, %61) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %64 = stablehlo.add %62, %63 : tensor<32xf32>
    %65 = stablehlo.multiply %64, %30 : tensor<32xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %67 = call @take_along_axis_3(%27#1, %66) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    %68 = call @log_softmax_4(%25#1, %25#2, %67) : (tensor<32x4xf32>, tensor<32x1xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.reshape %69 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.dot_general %68, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x32xf32>) -> tensor<4x32xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %74 = stablehlo.dot_general %68, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %76 = stablehlo.select %19, %74, %75 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %78 = stablehlo.reshape %77 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %80 = stablehlo.dot_general %76, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %83 = stablehlo.multiply %82, %79 : tensor<32xf32>
    %84 = stablehlo.subtract %arg0, %83 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<8x32xf32>
    %87 = stablehlo.subtract %arg1, %86 : tensor<8x32xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.multiply %88, %71 : tensor<4xf32>
    %90 = stablehlo.subtract %arg2, %89 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %92 = stablehlo.multiply %91, %73 : tensor<32x4xf32>
    %93 = stablehlo.subtract %arg3, %92 : tensor<32x4xf32>
    %94 = stablehlo.dot_general %arg6, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %95 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %97 = stablehlo.add %94, %96 : tensor<32x32xf32>
    %98 = call @relu(%97) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %100 = stablehlo.compare GT, %97, %99, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %102 = stablehlo.dot_general %98, %93, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %103 = stablehlo.broadcast_in_dim %90, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %105 = stablehlo.add %102, %104 : tensor<32x4xf32>
    %106:3 = call @log_softmax_0(%105) : (tensor<32x4xf32>) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x1xf32>)
    %107 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %108:2 = call @take_along_axis_1(%106#0, %107) : (tensor<32x4xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %109 = stablehlo.reshape %108#0 : (tensor<32x1xf32>) -> tensor<32xf32>
    %110 = stablehlo.subtract %109, %12 : tensor<32xf32>
    %111 = stablehlo.exponential %110 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %112:3 = call @clip(%111, %cst_26, %cst_27) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %113 = stablehlo.multiply %111, %arg5 : tensor<32xf32>
    %114 = stablehlo.multiply %112#0, %arg5 : tensor<32xf32>
    %115 = stablehlo.minimum %113, %114 : tensor<32xf32>
    %116 = stablehlo.compare EQ, %113, %115, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.select %116, %117, %118 : tensor<32xi1>, tensor<32xf32>
    %120 = stablehlo.compare EQ, %114, %115, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %123 = stablehlo.select %120, %121, %122 : tensor<32xi1>, tensor<32xf32>
    %124 = stablehlo.divide %119, %123 : tensor<32xf32>
    %125 = stablehlo.compare EQ, %114, %115, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %128 = stablehlo.select %125, %126, %127 : tensor<32xi1>, tensor<32xf32>
    %129 = stablehlo.compare EQ, %113, %115, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %132 = stablehlo.select %129, %130, %131 : tensor<32xi1>, tensor<32xf32>
    %133 = stablehlo.divide %128, %132 : tensor<32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%115 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %135 = stablehlo.divide %134, %cst_37 : tensor<f32>
    %136 = stablehlo.negate %135 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.negate %cst_38 : tensor<f32>
    %cst_39 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %138 = stablehlo.divide %137, %cst_39 : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %140 = stablehlo.multiply %139, %133 : tensor<32xf32>
    %141 = stablehlo.multiply %139, %124 : tensor<32xf32>
    %142 = stablehlo.multiply %140, %arg5 : tensor<32xf32>
    %143 = stablehlo.multiply %141, %arg5 : tensor<32xf32>
    %144 = call @clip_2(%112#1, %112#2, %142) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %145 = stablehlo.add %143, %144 : tensor<32xf32>
    %146 = stablehlo.multiply %145, %111 : tensor<32xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %148 = call @take_along_axis_3(%108#1, %147) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    %149 = call @log_softmax_4(%106#1, %106#2, %148) : (tensor<32x4xf32>, tensor<32x1xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %151 = stablehlo.reshape %150 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %153 = stablehlo.dot_general %149, %98, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x32xf32>) -> tensor<4x32xf32>
    %154 = stablehlo.transpose %153, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %155 = stablehlo.dot_general %149, %93, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %157 = stablehlo.select %100, %155, %156 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %159 = stablehlo.reshape %158 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %161 = stablehlo.dot_general %157, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %164 = stablehlo.multiply %163, %160 : tensor<32xf32>
    %165 = stablehlo.subtract %84, %164 : tensor<32xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %167 = stablehlo.multiply %166, %162 : tensor<8x32xf32>
    %168 = stablehlo.subtract %87, %167 : tensor<8x32xf32>
    %cst_47 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %170 = stablehlo.multiply %169, %152 : tensor<4xf32>
    %171 = stablehlo.subtract %90, %170 : tensor<4xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %173 = stablehlo.multiply %172, %154 : tensor<32x4xf32>
    %174 = stablehlo.subtract %93, %173 : tensor<32x4xf32>
    %175 = stablehlo.dot_general %arg6, %168, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %176 = stablehlo.broadcast_in_dim %165, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %178 = stablehlo.add %175, %177 : tensor<32x32xf32>
    %179 = call @relu(%178) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %181 = stablehlo.compare GT, %178, %180, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %183 = stablehlo.dot_general %179, %174, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %184 = stablehlo.broadcast_in_dim %171, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %186 = stablehlo.add %183, %185 : tensor<32x4xf32>
    %187:3 = call @log_softmax_0(%186) : (tensor<32x4xf32>) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x1xf32>)
    %188 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %189:2 = call @take_along_axis_1(%187#0, %188) : (tensor<32x4xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %190 = stablehlo.reshape %189#0 : (tensor<32x1xf32>) -> tensor<32xf32>
    %191 = stablehlo.subtract %190, %12 : tensor<32xf32>
    %192 = stablehlo.exponential %191 : tensor<32xf32>
    %cst_51 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_52 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %193:3 = call @clip(%192, %cst_51, %cst_52) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %194 = stablehlo.multiply %192, %arg5 : tensor<32xf32>
    %195 = stablehlo.multiply %193#0, %arg5 : tensor<32xf32>
    %196 = stablehlo.minimum %194, %195 : tensor<32xf32>
    %197 = stablehlo.compare EQ, %194, %196, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %200 = stablehlo.select %197, %198, %199 : tensor<32xi1>, tensor<32xf32>
    %201 = stablehlo.compare EQ, %195, %196, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %204 = stablehlo.select %201, %202, %203 : tensor<32xi1>, tensor<32xf32>
    %205 = stablehlo.divide %200, %204 : tensor<32xf32>
    %206 = stablehlo.compare EQ, %195, %196, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %209 = stablehlo.select %206, %207, %208 : tensor<32xi1>, tensor<32xf32>
    %210 = stablehlo.compare EQ, %194, %196, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %213 = stablehlo.select %210, %211, %212 : tensor<32xi1>, tensor<32xf32>
    %214 = stablehlo.divide %209, %213 : tensor<32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%196 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_62 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %216 = stablehlo.divide %215, %cst_62 : tensor<f32>
    %217 = stablehlo.negate %216 : tensor<f32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %218 = stablehlo.negate %cst_63 : tensor<f32>
    %cst_64 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %219 = stablehlo.divide %218, %cst_64 : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %221 = stablehlo.multiply %220, %214 : tensor<32xf32>
    %222 = stablehlo.multiply %220, %205 : tensor<32xf32>
    %223 = stablehlo.multiply %221, %arg5 : tensor<32xf32>
    %224 = stablehlo.multiply %222, %arg5 : tensor<32xf32>
    %225 = call @clip_2(%193#1, %193#2, %223) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %226 = stablehlo.add %224, %225 : tensor<32xf32>
    %227 = stablehlo.multiply %226, %192 : tensor<32xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %229 = call @take_along_axis_3(%189#1, %228) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    %230 = call @log_softmax_4(%187#1, %187#2, %229) : (tensor<32x4xf32>, tensor<32x1xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %232 = stablehlo.reshape %231 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %234 = stablehlo.dot_general %230, %179, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x32xf32>) -> tensor<4x32xf32>
    %235 = stablehlo.transpose %234, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %236 = stablehlo.dot_general %230, %174, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %238 = stablehlo.select %181, %236, %237 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %240 = stablehlo.reshape %239 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_69) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %242 = stablehlo.dot_general %238, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %243 = stablehlo.transpose %242, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %245 = stablehlo.multiply %244, %241 : tensor<32xf32>
    %246 = stablehlo.subtract %165, %245 : tensor<32xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %248 = stablehlo.multiply %247, %243 : tensor<8x32xf32>
    %249 = stablehlo.subtract %168, %248 : tensor<8x32xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %251 = stablehlo.multiply %250, %233 : tensor<4xf32>
    %252 = stablehlo.subtract %171, %251 : tensor<4xf32>
    %cst_73 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %254 = stablehlo.multiply %253, %235 : tensor<32x4xf32>
    %255 = stablehlo.subtract %174, %254 : tensor<32x4xf32>
    return %246, %249, %252, %255, %217 : tensor<32xf32>, tensor<8x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @log_softmax(%arg0: tensor<32x4xf32>) -> tensor<32x4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<32x4xf32>
    %6 = stablehlo.exponential %5 : tensor<32x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.log %8 : tensor<32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<32x4xf32>
    return %11 : tensor<32x4xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<32x4xf32>, %arg1: tensor<32x1xi32>) -> tensor<32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<32x1xi1>, tensor<32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1xi32>) -> tensor<32x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x1x1xi1>, tensor<i1>) -> tensor<32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x4xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32x1xi1>, tensor<32x1xf32>
    return %15 : tensor<32x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<32x4xf32>) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<32x4xf32>
    %6 = stablehlo.exponential %5 : tensor<32x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.log %8 : tensor<32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<32x4xf32>
    return %11, %6, %8 : tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<32x4xf32>, %arg1: tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<32x1xi1>, tensor<32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1xi32>) -> tensor<32x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x1x1xi1>, tensor<i1>) -> tensor<32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x4xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32x1xi1>, tensor<32x1xf32>
    return %15, %5 : tensor<32x1xf32>, tensor<32x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<32xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<32xi1>, tensor<32xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<32xi1>, tensor<32xf32>
    %12 = stablehlo.divide %6, %11 : tensor<32xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<32xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<32xi1>, tensor<32xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<32xi1>, tensor<32xf32>
    %25 = stablehlo.divide %19, %24 : tensor<32xf32>
    return %15, %12, %25 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @clip_2(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<32xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x4xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    return %1 : tensor<32x4xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<32x4xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x4xf32>) -> tensor<32x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<32x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.reshape %1 : (tensor<32xf32>) -> tensor<32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<32x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<32x4xf32>
    return %7 : tensor<32x4xf32>
  }
}
