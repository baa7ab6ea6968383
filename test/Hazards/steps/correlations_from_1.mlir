module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x64xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<64x32xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x16xf32> loc("batch['a']"), %arg5: tensor<32x16xf32> loc("batch['b']")) -> (tensor<64xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<32xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<64x32xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<32x64xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x64xf32>
    %4 = call @relu(%3) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %14 = stablehlo.divide %12, %13 : tensor<32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<32x32xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<32x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.divide %19, %20 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %23 = stablehlo.add %21, %22 : tensor<32xf32>
    %24 = stablehlo.sqrt %23 : tensor<32xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.divide %25, %24 : tensor<32xf32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %29 = stablehlo.divide %17, %28 : tensor<32x32xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<1x32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %32 = stablehlo.divide %31, %30 : tensor<1x32xf32>
    %33 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %34 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<32x64xf32>
    %36 = stablehlo.add %33, %35 : tensor<32x64xf32>
    %37 = call @relu(%36) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %39 = stablehlo.compare GT, %36, %38, FLOAT : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %41 = stablehlo.dot_general %37, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %42 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %44 = stablehlo.add %41, %43 : tensor<32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.divide %45, %46 : tensor<32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %50 = stablehlo.subtract %44, %49 : tensor<32x32xf32>
    %51 = stablehlo.multiply %50, %50 : tensor<32x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.divide %52, %53 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.add %54, %55 : tensor<32xf32>
    %57 = stablehlo.sqrt %56 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %59 = stablehlo.divide %58, %57 : tensor<32xf32>
    %60 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %62 = stablehlo.divide %50, %61 : tensor<32x32xf32>
    %63 = stablehlo.multiply %60, %60 : tensor<1x32xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %65 = stablehlo.divide %64, %63 : tensor<1x32xf32>
    %66 = stablehlo.transpose %29, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %67 = stablehlo.dot_general %66, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_17 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %69 = stablehlo.divide %67, %68 : tensor<32x32xf32>
    %70:4 = call @_diag(%69) : (tensor<32x32xf32>) -> (tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>)
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %72 = stablehlo.subtract %70#0, %71 : tensor<32xf32>
    %73 = stablehlo.multiply %72, %72 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.multiply %74, %72 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%73 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %77 = stablehlo.multiply %cst_21, %76 : tensor<f32>
    %78 = stablehlo.multiply %69, %69 : tensor<32x32xf32>
    %79 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %80 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %82 = stablehlo.add %79, %81 : tensor<32x32xi32>
    %83 = stablehlo.compare EQ, %82, %80, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %84 = stablehlo.convert %83 : (tensor<32x32xi1>) -> tensor<32x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %86 = stablehlo.subtract %85, %84 : tensor<32x32xf32>
    %87 = stablehlo.multiply %78, %86 : tensor<32x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %89 = stablehlo.multiply %cst_24, %88 : tensor<f32>
    %90 = stablehlo.add %77, %89 : tensor<f32>
    %cst_25 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.multiply %cst_25, %cst_26 : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %93 = stablehlo.multiply %92, %86 : tensor<32x32xf32>
    %94 = stablehlo.multiply %69, %93 : tensor<32x32xf32>
    %95 = stablehlo.multiply %93, %69 : tensor<32x32xf32>
    %96 = stablehlo.add %94, %95 : tensor<32x32xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.multiply %cst_27, %cst_28 : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.multiply %98, %75 : tensor<32xf32>
    %100 = call @_diag_0(%70#1, %70#2, %70#3, %99) : (tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>, tensor<32xf32>) -> tensor<32x32xf32>
    %101 = stablehlo.add %96, %100 : tensor<32x32xf32>
    %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %103 = stablehlo.divide %101, %102 : tensor<32x32xf32>
    %104 = stablehlo.dot_general %103, %66, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %106 = stablehlo.dot_general %103, %62, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %108 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %109 = stablehlo.multiply %105, %108 : tensor<32x32xf32>
    %110 = stablehlo.multiply %109, %50 : tensor<32x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %112 = stablehlo.reshape %111 : (tensor<32xf32>) -> tensor<1x32xf32>
    %113 = stablehlo.negate %112 : tensor<1x32xf32>
    %114 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %115 = stablehlo.divide %105, %114 : tensor<32x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%113 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %117 = stablehlo.multiply %116, %59 : tensor<32xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %119 = stablehlo.divide %117, %118 : tensor<32xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %121 = stablehlo.multiply %50, %120 : tensor<32x32xf32>
    %122 = stablehlo.add %115, %121 : tensor<32x32xf32>
    %123 = stablehlo.multiply %120, %50 : tensor<32x32xf32>
    %124 = stablehlo.add %122, %123 : tensor<32x32xf32>
    %125 = stablehlo.negate %124 : tensor<32x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %127 = stablehlo.reshape %126 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_35 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %130 = stablehlo.divide %128, %129 : tensor<32xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %132 = stablehlo.add %124, %131 : tensor<32x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %134 = stablehlo.reshape %133 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %136 = stablehlo.dot_general %132, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %137 = stablehlo.transpose %136, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %138 = stablehlo.dot_general %132, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<64x32xf32>) -> tensor<32x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %140 = stablehlo.select %39, %138, %139 : tensor<32x64xi1>, tensor<32x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %142 = stablehlo.reshape %141 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %144 = stablehlo.dot_general %140, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %146 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %147 = stablehlo.multiply %107, %146 : tensor<32x32xf32>
    %148 = stablehlo.multiply %147, %17 : tensor<32x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %150 = stablehlo.reshape %149 : (tensor<32xf32>) -> tensor<1x32xf32>
    %151 = stablehlo.negate %150 : tensor<1x32xf32>
    %152 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %153 = stablehlo.divide %107, %152 : tensor<32x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%151 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %155 = stablehlo.multiply %154, %26 : tensor<32xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %157 = stablehlo.divide %155, %156 : tensor<32xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %159 = stablehlo.multiply %17, %158 : tensor<32x32xf32>
    %160 = stablehlo.add %153, %159 : tensor<32x32xf32>
    %161 = stablehlo.multiply %158, %17 : tensor<32x32xf32>
    %162 = stablehlo.add %160, %161 : tensor<32x32xf32>
    %163 = stablehlo.negate %162 : tensor<32x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %165 = stablehlo.reshape %164 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %168 = stablehlo.divide %166, %167 : tensor<32xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [1] : (tensor<32xf32>) -> tensor<32x32xf32>
    %170 = stablehlo.add %162, %169 : tensor<32x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %172 = stablehlo.reshape %171 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %174 = stablehlo.add %135, %173 : tensor<32xf32>
    %175 = stablehlo.dot_general %170, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %176 = stablehlo.transpose %175, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %177 = stablehlo.add %137, %176 : tensor<64x32xf32>
    %178 = stablehlo.dot_general %170, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<64x32xf32>) -> tensor<32x64xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %180 = stablehlo.select %6, %178, %179 : tensor<32x64xi1>, tensor<32x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %182 = stablehlo.reshape %181 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %184 = stablehlo.add %143, %183 : tensor<64xf32>
    %185 = stablehlo.dot_general %180, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %186 = stablehlo.transpose %185, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %187 = stablehlo.add %145, %186 : tensor<16x64xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %189 = stablehlo.multiply %188, %184 : tensor<64xf32>
    %190 = stablehlo.subtract %arg0, %189 : tensor<64xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %192 = stablehlo.multiply %191, %187 : tensor<16x64xf32>
    %193 = stablehlo.subtract %arg1, %192 : tensor<16x64xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %195 = stablehlo.multiply %194, %174 : tensor<32xf32>
    %196 = stablehlo.subtract %arg2, %195 : tensor<32xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %198 = stablehlo.multiply %197, %177 : tensor<64x32xf32>
    %199 = stablehlo.subtract %arg3, %198 : tensor<64x32xf32>
    return %190, %193, %196, %199, %90 : tensor<64xf32>, tensor<16x64xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x64xf32>) -> tensor<32x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x64xf32>
    return %1 : tensor<32x64xf32>
  }
  func.func private @_diag(%arg0: tensor<32x32xf32>) -> (tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>) {
    %0:4 = call @diagonal(%arg0) : (tensor<32x32xf32>) -> (tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>
  }
  func.func private @diagonal(%arg0: tensor<32x32xf32>) -> (tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %1 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %5 = stablehlo.convert %4 : (tensor<32x32xi1>) -> tensor<32x32xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<32xi32>
      %9 = stablehlo.iota dim = 0 : tensor<32xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<32xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
      %c_2 = stablehlo.constant dense<32> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32xi32>
      %13 = stablehlo.add %8, %12 : tensor<32xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<32xi1>, tensor<32xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<32xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
      %c_4 = stablehlo.constant dense<32> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<32xi32>
      %18 = stablehlo.add %9, %17 : tensor<32xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<32xi1>, tensor<32xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x32xf32>, tensor<32x2xi32>) -> tensor<32xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      stablehlo.return %23, %24, %22 : tensor<32xf32>, tensor<32x32xf32>, tensor<32x2xi32>
    }) : (tensor<i32>) -> (tensor<32xf32>, tensor<32x32xf32>, tensor<32x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>
  }
  func.func private @_diag_0(%arg0: tensor<i32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x2xi32>, %arg3: tensor<32xf32>) -> tensor<32x32xf32> {
    %0 = call @diagonal_1(%arg0, %arg1, %arg2, %arg3) : (tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>, tensor<32xf32>) -> tensor<32x32xf32>
    return %0 : tensor<32x32xf32>
  }
  func.func private @diagonal_1(%arg0: tensor<i32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x2xi32>, %arg3: tensor<32xf32>) -> tensor<32x32xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<32x32xf32>, tensor<32x2xi32>, tensor<32xf32>) -> tensor<32x32xf32>
      stablehlo.return %3 : tensor<32x32xf32>
    }) : (tensor<i32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
