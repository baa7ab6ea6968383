module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<16x4xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<8x8xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['l0']"), %arg5: tensor<16x16xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['l1']"), %arg6: tensor<16x8xf32> loc("batch['x']"), %arg7: tensor<16x4xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<8x8xf32> {jax.result_info = "result[1]['l0']"}, tensor<16x16xf32> {jax.result_info = "result[1]['l1']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = call @relu(%3) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %arg7 : tensor<16x4xf32>
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
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x16xi1>, tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.reshape %29 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %32 = stablehlo.dot_general %28, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %35 = stablehlo.dot_general %33, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %36 = stablehlo.add %arg4, %35 : tensor<8x8xf32>
    %37 = stablehlo.transpose %25, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %38 = stablehlo.dot_general %25, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %39 = stablehlo.add %arg5, %38 : tensor<16x16xf32>
    %40 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %41 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %43 = stablehlo.add %40, %42 : tensor<8x8xi32>
    %44 = stablehlo.compare EQ, %43, %41, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %45 = stablehlo.convert %44 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<8x8xf32>
    %48 = stablehlo.add %36, %47 : tensor<8x8xf32>
    %49 = stablehlo.reshape %48 : (tensor<8x8xf32>) -> tensor<64xf32>
    %50 = stablehlo.reshape %48 : (tensor<8x8xf32>) -> tensor<64xf32>
    %51 = stablehlo.dot_general %49, %50, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
    %52 = stablehlo.sqrt %51 : tensor<f32>
    %cst_12 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %53 = stablehlo.add %52, %cst_12 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %55 = stablehlo.divide %48, %54 : tensor<8x8xf32>
    %56 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %57 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %59 = stablehlo.add %56, %58 : tensor<8x8xi32>
    %60 = stablehlo.compare EQ, %59, %57, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %61 = stablehlo.convert %60 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %62 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %63 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %65 = stablehlo.add %62, %64 : tensor<8x8xi32>
    %66 = stablehlo.compare EQ, %65, %63, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %67 = stablehlo.convert %66 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_15 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<8x8xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %71 = stablehlo.multiply %70, %61 : tensor<8x8xf32>
    %72 = stablehlo.dot_general %71, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %73 = stablehlo.subtract %69, %72 : tensor<8x8xf32>
    %74 = stablehlo.dot_general %55, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %75 = stablehlo.dot_general %73, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %76 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %77 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %79 = stablehlo.add %76, %78 : tensor<8x8xi32>
    %80 = stablehlo.compare EQ, %79, %77, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %81 = stablehlo.convert %80 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %85 = stablehlo.multiply %84, %75 : tensor<8x8xf32>
    %86 = stablehlo.dot_general %85, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %87 = stablehlo.subtract %83, %86 : tensor<8x8xf32>
    %88 = stablehlo.dot_general %74, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %89 = stablehlo.dot_general %87, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %90 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %91 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %93 = stablehlo.add %90, %92 : tensor<8x8xi32>
    %94 = stablehlo.compare EQ, %93, %91, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %95 = stablehlo.convert %94 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_21 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<8x8xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %99 = stablehlo.multiply %98, %89 : tensor<8x8xf32>
    %100 = stablehlo.dot_general %99, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %101 = stablehlo.subtract %97, %100 : tensor<8x8xf32>
    %102 = stablehlo.dot_general %88, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %103 = stablehlo.dot_general %101, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %104 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %105 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %107 = stablehlo.add %104, %106 : tensor<8x8xi32>
    %108 = stablehlo.compare EQ, %107, %105, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %109 = stablehlo.convert %108 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_24 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %113 = stablehlo.multiply %112, %103 : tensor<8x8xf32>
    %114 = stablehlo.dot_general %113, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %115 = stablehlo.subtract %111, %114 : tensor<8x8xf32>
    %116 = stablehlo.dot_general %102, %115, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %117 = stablehlo.dot_general %115, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %118 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %119 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %121 = stablehlo.add %118, %120 : tensor<8x8xi32>
    %122 = stablehlo.compare EQ, %121, %119, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %123 = stablehlo.convert %122 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_27 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %125 = stablehlo.multiply %124, %123 : tensor<8x8xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %127 = stablehlo.multiply %126, %117 : tensor<8x8xf32>
    %128 = stablehlo.dot_general %127, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %129 = stablehlo.subtract %125, %128 : tensor<8x8xf32>
    %130 = stablehlo.dot_general %116, %129, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %131 = stablehlo.dot_general %129, %117, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %132 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %133 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %135 = stablehlo.add %132, %134 : tensor<8x8xi32>
    %136 = stablehlo.compare EQ, %135, %133, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %137 = stablehlo.convert %136 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_30 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<8x8xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %141 = stablehlo.multiply %140, %131 : tensor<8x8xf32>
    %142 = stablehlo.dot_general %141, %130, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %143 = stablehlo.subtract %139, %142 : tensor<8x8xf32>
    %144 = stablehlo.dot_general %130, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %145 = stablehlo.dot_general %143, %131, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %146 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %147 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %149 = stablehlo.add %146, %148 : tensor<8x8xi32>
    %150 = stablehlo.compare EQ, %149, %147, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %151 = stablehlo.convert %150 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_33 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<8x8xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %155 = stablehlo.multiply %154, %145 : tensor<8x8xf32>
    %156 = stablehlo.dot_general %155, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %157 = stablehlo.subtract %153, %156 : tensor<8x8xf32>
    %158 = stablehlo.dot_general %144, %157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %159 = stablehlo.dot_general %157, %145, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %160 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %161 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %163 = stablehlo.add %160, %162 : tensor<8x8xi32>
    %164 = stablehlo.compare EQ, %163, %161, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %165 = stablehlo.convert %164 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_36 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %167 = stablehlo.multiply %166, %165 : tensor<8x8xf32>
    %cst_37 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %169 = stablehlo.multiply %168, %159 : tensor<8x8xf32>
    %170 = stablehlo.dot_general %169, %158, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %171 = stablehlo.subtract %167, %170 : tensor<8x8xf32>
    %172 = stablehlo.dot_general %158, %171, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %173 = stablehlo.dot_general %171, %159, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %174 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %175 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %177 = stablehlo.add %174, %176 : tensor<8x8xi32>
    %178 = stablehlo.compare EQ, %177, %175, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %179 = stablehlo.convert %178 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_39 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %181 = stablehlo.multiply %180, %179 : tensor<8x8xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %183 = stablehlo.multiply %182, %173 : tensor<8x8xf32>
    %184 = stablehlo.dot_general %183, %172, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %185 = stablehlo.subtract %181, %184 : tensor<8x8xf32>
    %186 = stablehlo.dot_general %172, %185, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %187 = stablehlo.dot_general %185, %173, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %188 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %189 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %191 = stablehlo.add %188, %190 : tensor<8x8xi32>
    %192 = stablehlo.compare EQ, %191, %189, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %193 = stablehlo.convert %192 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_42 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %195 = stablehlo.multiply %194, %193 : tensor<8x8xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %197 = stablehlo.multiply %196, %187 : tensor<8x8xf32>
    %198 = stablehlo.dot_general %197, %186, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %199 = stablehlo.subtract %195, %198 : tensor<8x8xf32>
    %200 = stablehlo.dot_general %186, %199, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %201 = stablehlo.dot_general %199, %187, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %202 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %203 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %205 = stablehlo.add %202, %204 : tensor<8x8xi32>
    %206 = stablehlo.compare EQ, %205, %203, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %207 = stablehlo.convert %206 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_45 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %209 = stablehlo.multiply %208, %207 : tensor<8x8xf32>
    %cst_46 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %211 = stablehlo.multiply %210, %201 : tensor<8x8xf32>
    %212 = stablehlo.dot_general %211, %200, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %213 = stablehlo.subtract %209, %212 : tensor<8x8xf32>
    %214 = stablehlo.dot_general %200, %213, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %215 = stablehlo.dot_general %213, %201, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %216 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %217 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %219 = stablehlo.add %216, %218 : tensor<8x8xi32>
    %220 = stablehlo.compare EQ, %219, %217, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %221 = stablehlo.convert %220 : (tensor<8x8xi1>) -> tensor<8x8xf32>
    %cst_48 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %223 = stablehlo.multiply %222, %221 : tensor<8x8xf32>
    %cst_49 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %225 = stablehlo.multiply %224, %215 : tensor<8x8xf32>
    %226 = stablehlo.dot_general %225, %214, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %227 = stablehlo.subtract %223, %226 : tensor<8x8xf32>
    %228 = stablehlo.dot_general %214, %227, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %229 = stablehlo.dot_general %227, %215, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %230 = stablehlo.sqrt %53 : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %232 = stablehlo.divide %229, %231 : tensor<8x8xf32>
    %233 = stablehlo.dot_general %232, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    %234 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %235 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %237 = stablehlo.add %234, %236 : tensor<16x16xi32>
    %238 = stablehlo.compare EQ, %237, %235, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %239 = stablehlo.convert %238 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %241 = stablehlo.multiply %240, %239 : tensor<16x16xf32>
    %242 = stablehlo.add %39, %241 : tensor<16x16xf32>
    %243 = stablehlo.reshape %242 : (tensor<16x16xf32>) -> tensor<256xf32>
    %244 = stablehlo.reshape %242 : (tensor<16x16xf32>) -> tensor<256xf32>
    %245 = stablehlo.dot_general %243, %244, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256xf32>, tensor<256xf32>) -> tensor<f32>
    %246 = stablehlo.sqrt %245 : tensor<f32>
    %cst_52 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %247 = stablehlo.add %246, %cst_52 : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %249 = stablehlo.divide %242, %248 : tensor<16x16xf32>
    %250 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %251 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %253 = stablehlo.add %250, %252 : tensor<16x16xi32>
    %254 = stablehlo.compare EQ, %253, %251, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %255 = stablehlo.convert %254 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %256 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %257 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %259 = stablehlo.add %256, %258 : tensor<16x16xi32>
    %260 = stablehlo.compare EQ, %259, %257, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %261 = stablehlo.convert %260 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_55 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %263 = stablehlo.multiply %262, %261 : tensor<16x16xf32>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %265 = stablehlo.multiply %264, %255 : tensor<16x16xf32>
    %266 = stablehlo.dot_general %265, %249, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %267 = stablehlo.subtract %263, %266 : tensor<16x16xf32>
    %268 = stablehlo.dot_general %249, %267, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %269 = stablehlo.dot_general %267, %255, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %270 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %271 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %272 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %273 = stablehlo.add %270, %272 : tensor<16x16xi32>
    %274 = stablehlo.compare EQ, %273, %271, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %275 = stablehlo.convert %274 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_58 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %277 = stablehlo.multiply %276, %275 : tensor<16x16xf32>
    %cst_59 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %279 = stablehlo.multiply %278, %269 : tensor<16x16xf32>
    %280 = stablehlo.dot_general %279, %268, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %281 = stablehlo.subtract %277, %280 : tensor<16x16xf32>
    %282 = stablehlo.dot_general %268, %281, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %283 = stablehlo.dot_general %281, %269, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %284 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %285 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %287 = stablehlo.add %284, %286 : tensor<16x16xi32>
    %288 = stablehlo.compare EQ, %287, %285, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %289 = stablehlo.convert %288 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_61 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %291 = stablehlo.multiply %290, %289 : tensor<16x16xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %293 = stablehlo.multiply %292, %283 : tensor<16x16xf32>
    %294 = stablehlo.dot_general %293, %282, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %295 = stablehlo.subtract %291, %294 : tensor<16x16xf32>
    %296 = stablehlo.dot_general %282, %295, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %297 = stablehlo.dot_general %295, %283, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %298 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %299 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %300 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %301 = stablehlo.add %298, %300 : tensor<16x16xi32>
    %302 = stablehlo.compare EQ, %301, %299, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %303 = stablehlo.convert %302 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_64 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %305 = stablehlo.multiply %304, %303 : tensor<16x16xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %307 = stablehlo.multiply %306, %297 : tensor<16x16xf32>
    %308 = stablehlo.dot_general %307, %296, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %309 = stablehlo.subtract %305, %308 : tensor<16x16xf32>
    %310 = stablehlo.dot_general %296, %309, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %311 = stablehlo.dot_general %309, %297, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %312 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %313 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %314 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %315 = stablehlo.add %312, %314 : tensor<16x16xi32>
    %316 = stablehlo.compare EQ, %315, %313, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %317 = stablehlo.convert %316 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_67 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %319 = stablehlo.multiply %318, %317 : tensor<16x16xf32>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %321 = stablehlo.multiply %320, %311 : tensor<16x16xf32>
    %322 = stablehlo.dot_general %321, %310, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %323 = stablehlo.subtract %319, %322 : tensor<16x16xf32>
    %324 = stablehlo.dot_general %310, %323, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %325 = stablehlo.dot_general %323, %311, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %326 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %327 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %329 = stablehlo.add %326, %328 : tensor<16x16xi32>
    %330 = stablehlo.compare EQ, %329, %327, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %331 = stablehlo.convert %330 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_70 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %333 = stablehlo.multiply %332, %331 : tensor<16x16xf32>
    %cst_71 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %335 = stablehlo.multiply %334, %325 : tensor<16x16xf32>
    %336 = stablehlo.dot_general %335, %324, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %337 = stablehlo.subtract %333, %336 : tensor<16x16xf32>
    %338 = stablehlo.dot_general %324, %337, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %339 = stablehlo.dot_general %337, %325, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %340 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %341 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %342 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %343 = stablehlo.add %340, %342 : tensor<16x16xi32>
    %344 = stablehlo.compare EQ, %343, %341, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %345 = stablehlo.convert %344 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_73 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %347 = stablehlo.multiply %346, %345 : tensor<16x16xf32>
    %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %349 = stablehlo.multiply %348, %339 : tensor<16x16xf32>
    %350 = stablehlo.dot_general %349, %338, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %351 = stablehlo.subtract %347, %350 : tensor<16x16xf32>
    %352 = stablehlo.dot_general %338, %351, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %353 = stablehlo.dot_general %351, %339, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %354 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %355 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %356 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %357 = stablehlo.add %354, %356 : tensor<16x16xi32>
    %358 = stablehlo.compare EQ, %357, %355, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %359 = stablehlo.convert %358 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_76 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %361 = stablehlo.multiply %360, %359 : tensor<16x16xf32>
    %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %363 = stablehlo.multiply %362, %353 : tensor<16x16xf32>
    %364 = stablehlo.dot_general %363, %352, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %365 = stablehlo.subtract %361, %364 : tensor<16x16xf32>
    %366 = stablehlo.dot_general %352, %365, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %367 = stablehlo.dot_general %365, %353, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %368 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %369 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %371 = stablehlo.add %368, %370 : tensor<16x16xi32>
    %372 = stablehlo.compare EQ, %371, %369, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %373 = stablehlo.convert %372 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_79 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %375 = stablehlo.multiply %374, %373 : tensor<16x16xf32>
    %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %377 = stablehlo.multiply %376, %367 : tensor<16x16xf32>
    %378 = stablehlo.dot_general %377, %366, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %379 = stablehlo.subtract %375, %378 : tensor<16x16xf32>
    %380 = stablehlo.dot_general %366, %379, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %381 = stablehlo.dot_general %379, %367, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %382 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %383 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %384 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %385 = stablehlo.add %382, %384 : tensor<16x16xi32>
    %386 = stablehlo.compare EQ, %385, %383, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %387 = stablehlo.convert %386 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_82 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %389 = stablehlo.multiply %388, %387 : tensor<16x16xf32>
    %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %391 = stablehlo.multiply %390, %381 : tensor<16x16xf32>
    %392 = stablehlo.dot_general %391, %380, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %393 = stablehlo.subtract %389, %392 : tensor<16x16xf32>
    %394 = stablehlo.dot_general %380, %393, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %395 = stablehlo.dot_general %393, %381, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %396 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %397 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %398 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %399 = stablehlo.add %396, %398 : tensor<16x16xi32>
    %400 = stablehlo.compare EQ, %399, %397, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %401 = stablehlo.convert %400 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_85 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %403 = stablehlo.multiply %402, %401 : tensor<16x16xf32>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %405 = stablehlo.multiply %404, %395 : tensor<16x16xf32>
    %406 = stablehlo.dot_general %405, %394, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %407 = stablehlo.subtract %403, %406 : tensor<16x16xf32>
    %408 = stablehlo.dot_general %394, %407, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %409 = stablehlo.dot_general %407, %395, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %410 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %411 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %412 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %413 = stablehlo.add %410, %412 : tensor<16x16xi32>
    %414 = stablehlo.compare EQ, %413, %411, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %415 = stablehlo.convert %414 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_88 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %417 = stablehlo.multiply %416, %415 : tensor<16x16xf32>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %419 = stablehlo.multiply %418, %409 : tensor<16x16xf32>
    %420 = stablehlo.dot_general %419, %408, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %421 = stablehlo.subtract %417, %420 : tensor<16x16xf32>
    %422 = stablehlo.dot_general %408, %421, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %423 = stablehlo.dot_general %421, %409, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %424 = stablehlo.sqrt %247 : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %426 = stablehlo.divide %423, %425 : tensor<16x16xf32>
    %427 = stablehlo.dot_general %426, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %cst_90 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %429 = stablehlo.multiply %428, %31 : tensor<16xf32>
    %430 = stablehlo.subtract %arg0, %429 : tensor<16xf32>
    %cst_91 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %432 = stablehlo.multiply %431, %233 : tensor<8x16xf32>
    %433 = stablehlo.subtract %arg1, %432 : tensor<8x16xf32>
    %cst_92 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %435 = stablehlo.multiply %434, %23 : tensor<4xf32>
    %436 = stablehlo.subtract %arg2, %435 : tensor<4xf32>
    %cst_93 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %438 = stablehlo.multiply %437, %427 : tensor<16x4xf32>
    %439 = stablehlo.subtract %arg3, %438 : tensor<16x4xf32>
    return %430, %433, %436, %439, %36, %39, %17 : tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x8xf32>, tensor<16x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
}
