module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<16x16xf32> {tf.aliasing_output = 4 : i32} loc("sums['l0']['l']"), %arg5: tensor<32x32xf32> {tf.aliasing_output = 5 : i32} loc("sums['l0']['r']"), %arg6: tensor<32x32xf32> {tf.aliasing_output = 6 : i32} loc("sums['l1']['l']"), %arg7: tensor<4x4xf32> {tf.aliasing_output = 7 : i32} loc("sums['l1']['r']"), %arg8: tensor<16x16xf32> loc("b['x']"), %arg9: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<16x16xf32> {jax.result_info = "result[1]['l0']['l']"}, tensor<32x32xf32> {jax.result_info = "result[1]['l0']['r']"}, tensor<32x32xf32> {jax.result_info = "result[1]['l1']['l']"}, tensor<4x4xf32> {jax.result_info = "result[1]['l1']['r']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
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
    %12 = stablehlo.subtract %11, %arg9 : tensor<16x4xf32>
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
    %32 = stablehlo.dot_general %28, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %35 = stablehlo.dot_general %33, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %36 = stablehlo.add %arg4, %35 : tensor<16x16xf32>
    %37 = stablehlo.transpose %33, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %38 = stablehlo.dot_general %37, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %39 = stablehlo.add %arg5, %38 : tensor<32x32xf32>
    %40 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %41 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %43 = stablehlo.add %40, %42 : tensor<16x16xi32>
    %44 = stablehlo.compare EQ, %43, %41, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %45 = stablehlo.convert %44 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %46 = stablehlo.multiply %36, %36 : tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %48 = stablehlo.sqrt %47 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %50 = stablehlo.divide %36, %49 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %52 = stablehlo.multiply %51, %45 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %54 = stablehlo.multiply %53, %45 : tensor<16x16xf32>
    %55 = stablehlo.dot_general %54, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.subtract %52, %55 : tensor<16x16xf32>
    %57 = stablehlo.dot_general %50, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %58 = stablehlo.dot_general %56, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_14 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %60 = stablehlo.multiply %59, %45 : tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %62 = stablehlo.multiply %61, %58 : tensor<16x16xf32>
    %63 = stablehlo.dot_general %62, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %64 = stablehlo.subtract %60, %63 : tensor<16x16xf32>
    %65 = stablehlo.dot_general %57, %64, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %66 = stablehlo.dot_general %64, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %68 = stablehlo.multiply %67, %45 : tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %70 = stablehlo.multiply %69, %66 : tensor<16x16xf32>
    %71 = stablehlo.dot_general %70, %65, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %72 = stablehlo.subtract %68, %71 : tensor<16x16xf32>
    %73 = stablehlo.dot_general %65, %72, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %74 = stablehlo.dot_general %72, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %76 = stablehlo.multiply %75, %45 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %78 = stablehlo.multiply %77, %74 : tensor<16x16xf32>
    %79 = stablehlo.dot_general %78, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %80 = stablehlo.subtract %76, %79 : tensor<16x16xf32>
    %81 = stablehlo.dot_general %73, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %82 = stablehlo.dot_general %80, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_20 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %84 = stablehlo.multiply %83, %45 : tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %86 = stablehlo.multiply %85, %82 : tensor<16x16xf32>
    %87 = stablehlo.dot_general %86, %81, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %88 = stablehlo.subtract %84, %87 : tensor<16x16xf32>
    %89 = stablehlo.dot_general %81, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %90 = stablehlo.dot_general %88, %82, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %92 = stablehlo.multiply %91, %45 : tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %94 = stablehlo.multiply %93, %90 : tensor<16x16xf32>
    %95 = stablehlo.dot_general %94, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %96 = stablehlo.subtract %92, %95 : tensor<16x16xf32>
    %97 = stablehlo.dot_general %89, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %98 = stablehlo.dot_general %96, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %100 = stablehlo.multiply %99, %45 : tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %102 = stablehlo.multiply %101, %98 : tensor<16x16xf32>
    %103 = stablehlo.dot_general %102, %97, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %104 = stablehlo.subtract %100, %103 : tensor<16x16xf32>
    %105 = stablehlo.dot_general %97, %104, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %106 = stablehlo.dot_general %104, %98, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_26 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %108 = stablehlo.multiply %107, %45 : tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %110 = stablehlo.multiply %109, %106 : tensor<16x16xf32>
    %111 = stablehlo.dot_general %110, %105, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %112 = stablehlo.subtract %108, %111 : tensor<16x16xf32>
    %113 = stablehlo.dot_general %105, %112, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %114 = stablehlo.dot_general %112, %106, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %116 = stablehlo.multiply %115, %45 : tensor<16x16xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %118 = stablehlo.multiply %117, %114 : tensor<16x16xf32>
    %119 = stablehlo.dot_general %118, %113, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %120 = stablehlo.subtract %116, %119 : tensor<16x16xf32>
    %121 = stablehlo.dot_general %113, %120, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %122 = stablehlo.dot_general %120, %114, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %124 = stablehlo.multiply %123, %45 : tensor<16x16xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %126 = stablehlo.multiply %125, %122 : tensor<16x16xf32>
    %127 = stablehlo.dot_general %126, %121, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %128 = stablehlo.subtract %124, %127 : tensor<16x16xf32>
    %129 = stablehlo.dot_general %121, %128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %130 = stablehlo.dot_general %128, %122, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %132 = stablehlo.multiply %131, %45 : tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %134 = stablehlo.multiply %133, %130 : tensor<16x16xf32>
    %135 = stablehlo.dot_general %134, %129, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %136 = stablehlo.subtract %132, %135 : tensor<16x16xf32>
    %137 = stablehlo.dot_general %129, %136, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %138 = stablehlo.dot_general %136, %130, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_34 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %140 = stablehlo.multiply %139, %45 : tensor<16x16xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %142 = stablehlo.multiply %141, %138 : tensor<16x16xf32>
    %143 = stablehlo.dot_general %142, %137, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %144 = stablehlo.subtract %140, %143 : tensor<16x16xf32>
    %145 = stablehlo.dot_general %137, %144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %146 = stablehlo.dot_general %144, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %147 = stablehlo.sqrt %48 : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %149 = stablehlo.multiply %145, %148 : tensor<16x16xf32>
    %150 = stablehlo.sqrt %48 : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %152 = stablehlo.divide %146, %151 : tensor<16x16xf32>
    %153 = stablehlo.multiply %149, %149 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %155 = stablehlo.sqrt %154 : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %157 = stablehlo.divide %149, %156 : tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %159 = stablehlo.multiply %158, %45 : tensor<16x16xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %161 = stablehlo.multiply %160, %45 : tensor<16x16xf32>
    %162 = stablehlo.dot_general %161, %157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %163 = stablehlo.subtract %159, %162 : tensor<16x16xf32>
    %164 = stablehlo.dot_general %157, %163, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %165 = stablehlo.dot_general %163, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_39 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %167 = stablehlo.multiply %166, %45 : tensor<16x16xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %169 = stablehlo.multiply %168, %165 : tensor<16x16xf32>
    %170 = stablehlo.dot_general %169, %164, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %171 = stablehlo.subtract %167, %170 : tensor<16x16xf32>
    %172 = stablehlo.dot_general %164, %171, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %173 = stablehlo.dot_general %171, %165, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_41 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %175 = stablehlo.multiply %174, %45 : tensor<16x16xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %177 = stablehlo.multiply %176, %173 : tensor<16x16xf32>
    %178 = stablehlo.dot_general %177, %172, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %179 = stablehlo.subtract %175, %178 : tensor<16x16xf32>
    %180 = stablehlo.dot_general %172, %179, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %181 = stablehlo.dot_general %179, %173, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_43 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %183 = stablehlo.multiply %182, %45 : tensor<16x16xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %185 = stablehlo.multiply %184, %181 : tensor<16x16xf32>
    %186 = stablehlo.dot_general %185, %180, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %187 = stablehlo.subtract %183, %186 : tensor<16x16xf32>
    %188 = stablehlo.dot_general %180, %187, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %189 = stablehlo.dot_general %187, %181, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_45 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %191 = stablehlo.multiply %190, %45 : tensor<16x16xf32>
    %cst_46 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %193 = stablehlo.multiply %192, %189 : tensor<16x16xf32>
    %194 = stablehlo.dot_general %193, %188, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %195 = stablehlo.subtract %191, %194 : tensor<16x16xf32>
    %196 = stablehlo.dot_general %188, %195, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %197 = stablehlo.dot_general %195, %189, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_47 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %199 = stablehlo.multiply %198, %45 : tensor<16x16xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %201 = stablehlo.multiply %200, %197 : tensor<16x16xf32>
    %202 = stablehlo.dot_general %201, %196, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %203 = stablehlo.subtract %199, %202 : tensor<16x16xf32>
    %204 = stablehlo.dot_general %196, %203, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %205 = stablehlo.dot_general %203, %197, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_49 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %207 = stablehlo.multiply %206, %45 : tensor<16x16xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %209 = stablehlo.multiply %208, %205 : tensor<16x16xf32>
    %210 = stablehlo.dot_general %209, %204, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %211 = stablehlo.subtract %207, %210 : tensor<16x16xf32>
    %212 = stablehlo.dot_general %204, %211, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %213 = stablehlo.dot_general %211, %205, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_51 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %215 = stablehlo.multiply %214, %45 : tensor<16x16xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %217 = stablehlo.multiply %216, %213 : tensor<16x16xf32>
    %218 = stablehlo.dot_general %217, %212, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %219 = stablehlo.subtract %215, %218 : tensor<16x16xf32>
    %220 = stablehlo.dot_general %212, %219, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %221 = stablehlo.dot_general %219, %213, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_53 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %223 = stablehlo.multiply %222, %45 : tensor<16x16xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %225 = stablehlo.multiply %224, %221 : tensor<16x16xf32>
    %226 = stablehlo.dot_general %225, %220, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %227 = stablehlo.subtract %223, %226 : tensor<16x16xf32>
    %228 = stablehlo.dot_general %220, %227, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %229 = stablehlo.dot_general %227, %221, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_55 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %231 = stablehlo.multiply %230, %45 : tensor<16x16xf32>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %233 = stablehlo.multiply %232, %229 : tensor<16x16xf32>
    %234 = stablehlo.dot_general %233, %228, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %235 = stablehlo.subtract %231, %234 : tensor<16x16xf32>
    %236 = stablehlo.dot_general %228, %235, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %237 = stablehlo.dot_general %235, %229, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_57 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %239 = stablehlo.multiply %238, %45 : tensor<16x16xf32>
    %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %241 = stablehlo.multiply %240, %237 : tensor<16x16xf32>
    %242 = stablehlo.dot_general %241, %236, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %243 = stablehlo.subtract %239, %242 : tensor<16x16xf32>
    %244 = stablehlo.dot_general %236, %243, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %245 = stablehlo.dot_general %243, %237, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_59 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %247 = stablehlo.multiply %246, %45 : tensor<16x16xf32>
    %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %249 = stablehlo.multiply %248, %245 : tensor<16x16xf32>
    %250 = stablehlo.dot_general %249, %244, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %251 = stablehlo.subtract %247, %250 : tensor<16x16xf32>
    %252 = stablehlo.dot_general %244, %251, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %253 = stablehlo.dot_general %251, %245, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %254 = stablehlo.sqrt %155 : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %256 = stablehlo.multiply %252, %255 : tensor<16x16xf32>
    %257 = stablehlo.sqrt %155 : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %259 = stablehlo.divide %253, %258 : tensor<16x16xf32>
    %260 = stablehlo.dot_general %259, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %261 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %262 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %263 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %264 = stablehlo.add %261, %263 : tensor<32x32xi32>
    %265 = stablehlo.compare EQ, %264, %262, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %266 = stablehlo.convert %265 : (tensor<32x32xi1>) -> tensor<32x32xf32>
    %267 = stablehlo.multiply %39, %39 : tensor<32x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %269 = stablehlo.sqrt %268 : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %271 = stablehlo.divide %39, %270 : tensor<32x32xf32>
    %cst_63 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %273 = stablehlo.multiply %272, %266 : tensor<32x32xf32>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %275 = stablehlo.multiply %274, %266 : tensor<32x32xf32>
    %276 = stablehlo.dot_general %275, %271, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %277 = stablehlo.subtract %273, %276 : tensor<32x32xf32>
    %278 = stablehlo.dot_general %271, %277, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %279 = stablehlo.dot_general %277, %266, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_65 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %281 = stablehlo.multiply %280, %266 : tensor<32x32xf32>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %283 = stablehlo.multiply %282, %279 : tensor<32x32xf32>
    %284 = stablehlo.dot_general %283, %278, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %285 = stablehlo.subtract %281, %284 : tensor<32x32xf32>
    %286 = stablehlo.dot_general %278, %285, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %287 = stablehlo.dot_general %285, %279, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_67 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %289 = stablehlo.multiply %288, %266 : tensor<32x32xf32>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %291 = stablehlo.multiply %290, %287 : tensor<32x32xf32>
    %292 = stablehlo.dot_general %291, %286, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %293 = stablehlo.subtract %289, %292 : tensor<32x32xf32>
    %294 = stablehlo.dot_general %286, %293, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %295 = stablehlo.dot_general %293, %287, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_69 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %297 = stablehlo.multiply %296, %266 : tensor<32x32xf32>
    %cst_70 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %299 = stablehlo.multiply %298, %295 : tensor<32x32xf32>
    %300 = stablehlo.dot_general %299, %294, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %301 = stablehlo.subtract %297, %300 : tensor<32x32xf32>
    %302 = stablehlo.dot_general %294, %301, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %303 = stablehlo.dot_general %301, %295, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_71 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %305 = stablehlo.multiply %304, %266 : tensor<32x32xf32>
    %cst_72 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %307 = stablehlo.multiply %306, %303 : tensor<32x32xf32>
    %308 = stablehlo.dot_general %307, %302, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %309 = stablehlo.subtract %305, %308 : tensor<32x32xf32>
    %310 = stablehlo.dot_general %302, %309, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %311 = stablehlo.dot_general %309, %303, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_73 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %313 = stablehlo.multiply %312, %266 : tensor<32x32xf32>
    %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %315 = stablehlo.multiply %314, %311 : tensor<32x32xf32>
    %316 = stablehlo.dot_general %315, %310, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %317 = stablehlo.subtract %313, %316 : tensor<32x32xf32>
    %318 = stablehlo.dot_general %310, %317, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %319 = stablehlo.dot_general %317, %311, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_75 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %321 = stablehlo.multiply %320, %266 : tensor<32x32xf32>
    %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %323 = stablehlo.multiply %322, %319 : tensor<32x32xf32>
    %324 = stablehlo.dot_general %323, %318, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %325 = stablehlo.subtract %321, %324 : tensor<32x32xf32>
    %326 = stablehlo.dot_general %318, %325, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %327 = stablehlo.dot_general %325, %319, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_77 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %329 = stablehlo.multiply %328, %266 : tensor<32x32xf32>
    %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %331 = stablehlo.multiply %330, %327 : tensor<32x32xf32>
    %332 = stablehlo.dot_general %331, %326, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %333 = stablehlo.subtract %329, %332 : tensor<32x32xf32>
    %334 = stablehlo.dot_general %326, %333, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %335 = stablehlo.dot_general %333, %327, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_79 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %337 = stablehlo.multiply %336, %266 : tensor<32x32xf32>
    %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %339 = stablehlo.multiply %338, %335 : tensor<32x32xf32>
    %340 = stablehlo.dot_general %339, %334, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %341 = stablehlo.subtract %337, %340 : tensor<32x32xf32>
    %342 = stablehlo.dot_general %334, %341, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %343 = stablehlo.dot_general %341, %335, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_81 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %345 = stablehlo.multiply %344, %266 : tensor<32x32xf32>
    %cst_82 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %347 = stablehlo.multiply %346, %343 : tensor<32x32xf32>
    %348 = stablehlo.dot_general %347, %342, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %349 = stablehlo.subtract %345, %348 : tensor<32x32xf32>
    %350 = stablehlo.dot_general %342, %349, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %351 = stablehlo.dot_general %349, %343, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_83 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %353 = stablehlo.multiply %352, %266 : tensor<32x32xf32>
    %cst_84 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %355 = stablehlo.multiply %354, %351 : tensor<32x32xf32>
    %356 = stablehlo.dot_general %355, %350, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %357 = stablehlo.subtract %353, %356 : tensor<32x32xf32>
    %358 = stablehlo.dot_general %350, %357, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %359 = stablehlo.dot_general %357, %351, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_85 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %361 = stablehlo.multiply %360, %266 : tensor<32x32xf32>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %363 = stablehlo.multiply %362, %359 : tensor<32x32xf32>
    %364 = stablehlo.dot_general %363, %358, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %365 = stablehlo.subtract %361, %364 : tensor<32x32xf32>
    %366 = stablehlo.dot_general %358, %365, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %367 = stablehlo.dot_general %365, %359, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %368 = stablehlo.sqrt %269 : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %370 = stablehlo.multiply %366, %369 : tensor<32x32xf32>
    %371 = stablehlo.sqrt %269 : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %373 = stablehlo.divide %367, %372 : tensor<32x32xf32>
    %374 = stablehlo.multiply %370, %370 : tensor<32x32xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %376 = stablehlo.sqrt %375 : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %378 = stablehlo.divide %370, %377 : tensor<32x32xf32>
    %cst_88 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %380 = stablehlo.multiply %379, %266 : tensor<32x32xf32>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %382 = stablehlo.multiply %381, %266 : tensor<32x32xf32>
    %383 = stablehlo.dot_general %382, %378, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %384 = stablehlo.subtract %380, %383 : tensor<32x32xf32>
    %385 = stablehlo.dot_general %378, %384, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %386 = stablehlo.dot_general %384, %266, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_90 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %388 = stablehlo.multiply %387, %266 : tensor<32x32xf32>
    %cst_91 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %390 = stablehlo.multiply %389, %386 : tensor<32x32xf32>
    %391 = stablehlo.dot_general %390, %385, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %392 = stablehlo.subtract %388, %391 : tensor<32x32xf32>
    %393 = stablehlo.dot_general %385, %392, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %394 = stablehlo.dot_general %392, %386, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_92 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %396 = stablehlo.multiply %395, %266 : tensor<32x32xf32>
    %cst_93 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %398 = stablehlo.multiply %397, %394 : tensor<32x32xf32>
    %399 = stablehlo.dot_general %398, %393, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %400 = stablehlo.subtract %396, %399 : tensor<32x32xf32>
    %401 = stablehlo.dot_general %393, %400, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %402 = stablehlo.dot_general %400, %394, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_94 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %404 = stablehlo.multiply %403, %266 : tensor<32x32xf32>
    %cst_95 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %406 = stablehlo.multiply %405, %402 : tensor<32x32xf32>
    %407 = stablehlo.dot_general %406, %401, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %408 = stablehlo.subtract %404, %407 : tensor<32x32xf32>
    %409 = stablehlo.dot_general %401, %408, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %410 = stablehlo.dot_general %408, %402, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_96 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %412 = stablehlo.multiply %411, %266 : tensor<32x32xf32>
    %cst_97 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %414 = stablehlo.multiply %413, %410 : tensor<32x32xf32>
    %415 = stablehlo.dot_general %414, %409, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %416 = stablehlo.subtract %412, %415 : tensor<32x32xf32>
    %417 = stablehlo.dot_general %409, %416, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %418 = stablehlo.dot_general %416, %410, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_98 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %420 = stablehlo.multiply %419, %266 : tensor<32x32xf32>
    %cst_99 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %422 = stablehlo.multiply %421, %418 : tensor<32x32xf32>
    %423 = stablehlo.dot_general %422, %417, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %424 = stablehlo.subtract %420, %423 : tensor<32x32xf32>
    %425 = stablehlo.dot_general %417, %424, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %426 = stablehlo.dot_general %424, %418, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_100 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %428 = stablehlo.multiply %427, %266 : tensor<32x32xf32>
    %cst_101 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %430 = stablehlo.multiply %429, %426 : tensor<32x32xf32>
    %431 = stablehlo.dot_general %430, %425, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %432 = stablehlo.subtract %428, %431 : tensor<32x32xf32>
    %433 = stablehlo.dot_general %425, %432, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %434 = stablehlo.dot_general %432, %426, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_102 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %436 = stablehlo.multiply %435, %266 : tensor<32x32xf32>
    %cst_103 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %438 = stablehlo.multiply %437, %434 : tensor<32x32xf32>
    %439 = stablehlo.dot_general %438, %433, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %440 = stablehlo.subtract %436, %439 : tensor<32x32xf32>
    %441 = stablehlo.dot_general %433, %440, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %442 = stablehlo.dot_general %440, %434, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_104 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %444 = stablehlo.multiply %443, %266 : tensor<32x32xf32>
    %cst_105 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %446 = stablehlo.multiply %445, %442 : tensor<32x32xf32>
    %447 = stablehlo.dot_general %446, %441, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %448 = stablehlo.subtract %444, %447 : tensor<32x32xf32>
    %449 = stablehlo.dot_general %441, %448, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %450 = stablehlo.dot_general %448, %442, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_106 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %452 = stablehlo.multiply %451, %266 : tensor<32x32xf32>
    %cst_107 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %454 = stablehlo.multiply %453, %450 : tensor<32x32xf32>
    %455 = stablehlo.dot_general %454, %449, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %456 = stablehlo.subtract %452, %455 : tensor<32x32xf32>
    %457 = stablehlo.dot_general %449, %456, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %458 = stablehlo.dot_general %456, %450, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_108 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %460 = stablehlo.multiply %459, %266 : tensor<32x32xf32>
    %cst_109 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %462 = stablehlo.multiply %461, %458 : tensor<32x32xf32>
    %463 = stablehlo.dot_general %462, %457, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %464 = stablehlo.subtract %460, %463 : tensor<32x32xf32>
    %465 = stablehlo.dot_general %457, %464, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %466 = stablehlo.dot_general %464, %458, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_110 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %468 = stablehlo.multiply %467, %266 : tensor<32x32xf32>
    %cst_111 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %470 = stablehlo.multiply %469, %466 : tensor<32x32xf32>
    %471 = stablehlo.dot_general %470, %465, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %472 = stablehlo.subtract %468, %471 : tensor<32x32xf32>
    %473 = stablehlo.dot_general %465, %472, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %474 = stablehlo.dot_general %472, %466, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %475 = stablehlo.sqrt %376 : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %477 = stablehlo.multiply %473, %476 : tensor<32x32xf32>
    %478 = stablehlo.sqrt %376 : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %480 = stablehlo.divide %474, %479 : tensor<32x32xf32>
    %481 = stablehlo.dot_general %260, %480, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %482 = stablehlo.transpose %25, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %483 = stablehlo.dot_general %25, %482, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x32xf32>) -> tensor<32x32xf32>
    %484 = stablehlo.add %arg6, %483 : tensor<32x32xf32>
    %485 = stablehlo.transpose %25, dims = [1, 0] : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %486 = stablehlo.dot_general %485, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xf32>, tensor<32x4xf32>) -> tensor<4x4xf32>
    %487 = stablehlo.add %arg7, %486 : tensor<4x4xf32>
    %488 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %489 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %490 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %491 = stablehlo.add %488, %490 : tensor<32x32xi32>
    %492 = stablehlo.compare EQ, %491, %489, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %493 = stablehlo.convert %492 : (tensor<32x32xi1>) -> tensor<32x32xf32>
    %494 = stablehlo.multiply %484, %484 : tensor<32x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %496 = stablehlo.sqrt %495 : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %498 = stablehlo.divide %484, %497 : tensor<32x32xf32>
    %cst_114 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %500 = stablehlo.multiply %499, %493 : tensor<32x32xf32>
    %cst_115 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %502 = stablehlo.multiply %501, %493 : tensor<32x32xf32>
    %503 = stablehlo.dot_general %502, %498, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %504 = stablehlo.subtract %500, %503 : tensor<32x32xf32>
    %505 = stablehlo.dot_general %498, %504, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %506 = stablehlo.dot_general %504, %493, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_116 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %508 = stablehlo.multiply %507, %493 : tensor<32x32xf32>
    %cst_117 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %510 = stablehlo.multiply %509, %506 : tensor<32x32xf32>
    %511 = stablehlo.dot_general %510, %505, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %512 = stablehlo.subtract %508, %511 : tensor<32x32xf32>
    %513 = stablehlo.dot_general %505, %512, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %514 = stablehlo.dot_general %512, %506, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_118 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %516 = stablehlo.multiply %515, %493 : tensor<32x32xf32>
    %cst_119 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %518 = stablehlo.multiply %517, %514 : tensor<32x32xf32>
    %519 = stablehlo.dot_general %518, %513, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %520 = stablehlo.subtract %516, %519 : tensor<32x32xf32>
    %521 = stablehlo.dot_general %513, %520, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %522 = stablehlo.dot_general %520, %514, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_120 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %524 = stablehlo.multiply %523, %493 : tensor<32x32xf32>
    %cst_121 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %526 = stablehlo.multiply %525, %522 : tensor<32x32xf32>
    %527 = stablehlo.dot_general %526, %521, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %528 = stablehlo.subtract %524, %527 : tensor<32x32xf32>
    %529 = stablehlo.dot_general %521, %528, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %530 = stablehlo.dot_general %528, %522, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_122 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %532 = stablehlo.multiply %531, %493 : tensor<32x32xf32>
    %cst_123 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %534 = stablehlo.multiply %533, %530 : tensor<32x32xf32>
    %535 = stablehlo.dot_general %534, %529, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %536 = stablehlo.subtract %532, %535 : tensor<32x32xf32>
    %537 = stablehlo.dot_general %529, %536, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %538 = stablehlo.dot_general %536, %530, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_124 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %540 = stablehlo.multiply %539, %493 : tensor<32x32xf32>
    %cst_125 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %542 = stablehlo.multiply %541, %538 : tensor<32x32xf32>
    %543 = stablehlo.dot_general %542, %537, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %544 = stablehlo.subtract %540, %543 : tensor<32x32xf32>
    %545 = stablehlo.dot_general %537, %544, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %546 = stablehlo.dot_general %544, %538, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_126 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %548 = stablehlo.multiply %547, %493 : tensor<32x32xf32>
    %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %550 = stablehlo.multiply %549, %546 : tensor<32x32xf32>
    %551 = stablehlo.dot_general %550, %545, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %552 = stablehlo.subtract %548, %551 : tensor<32x32xf32>
    %553 = stablehlo.dot_general %545, %552, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %554 = stablehlo.dot_general %552, %546, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_128 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %556 = stablehlo.multiply %555, %493 : tensor<32x32xf32>
    %cst_129 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %558 = stablehlo.multiply %557, %554 : tensor<32x32xf32>
    %559 = stablehlo.dot_general %558, %553, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %560 = stablehlo.subtract %556, %559 : tensor<32x32xf32>
    %561 = stablehlo.dot_general %553, %560, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %562 = stablehlo.dot_general %560, %554, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_130 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %564 = stablehlo.multiply %563, %493 : tensor<32x32xf32>
    %cst_131 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %566 = stablehlo.multiply %565, %562 : tensor<32x32xf32>
    %567 = stablehlo.dot_general %566, %561, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %568 = stablehlo.subtract %564, %567 : tensor<32x32xf32>
    %569 = stablehlo.dot_general %561, %568, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %570 = stablehlo.dot_general %568, %562, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_132 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %572 = stablehlo.multiply %571, %493 : tensor<32x32xf32>
    %cst_133 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %574 = stablehlo.multiply %573, %570 : tensor<32x32xf32>
    %575 = stablehlo.dot_general %574, %569, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %576 = stablehlo.subtract %572, %575 : tensor<32x32xf32>
    %577 = stablehlo.dot_general %569, %576, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %578 = stablehlo.dot_general %576, %570, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_134 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %580 = stablehlo.multiply %579, %493 : tensor<32x32xf32>
    %cst_135 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %582 = stablehlo.multiply %581, %578 : tensor<32x32xf32>
    %583 = stablehlo.dot_general %582, %577, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %584 = stablehlo.subtract %580, %583 : tensor<32x32xf32>
    %585 = stablehlo.dot_general %577, %584, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %586 = stablehlo.dot_general %584, %578, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_136 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %588 = stablehlo.multiply %587, %493 : tensor<32x32xf32>
    %cst_137 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %590 = stablehlo.multiply %589, %586 : tensor<32x32xf32>
    %591 = stablehlo.dot_general %590, %585, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %592 = stablehlo.subtract %588, %591 : tensor<32x32xf32>
    %593 = stablehlo.dot_general %585, %592, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %594 = stablehlo.dot_general %592, %586, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %595 = stablehlo.sqrt %496 : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %597 = stablehlo.multiply %593, %596 : tensor<32x32xf32>
    %598 = stablehlo.sqrt %496 : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %600 = stablehlo.divide %594, %599 : tensor<32x32xf32>
    %601 = stablehlo.multiply %597, %597 : tensor<32x32xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %603 = stablehlo.sqrt %602 : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %605 = stablehlo.divide %597, %604 : tensor<32x32xf32>
    %cst_139 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %607 = stablehlo.multiply %606, %493 : tensor<32x32xf32>
    %cst_140 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %609 = stablehlo.multiply %608, %493 : tensor<32x32xf32>
    %610 = stablehlo.dot_general %609, %605, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %611 = stablehlo.subtract %607, %610 : tensor<32x32xf32>
    %612 = stablehlo.dot_general %605, %611, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %613 = stablehlo.dot_general %611, %493, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_141 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %615 = stablehlo.multiply %614, %493 : tensor<32x32xf32>
    %cst_142 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %617 = stablehlo.multiply %616, %613 : tensor<32x32xf32>
    %618 = stablehlo.dot_general %617, %612, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %619 = stablehlo.subtract %615, %618 : tensor<32x32xf32>
    %620 = stablehlo.dot_general %612, %619, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %621 = stablehlo.dot_general %619, %613, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_143 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %623 = stablehlo.multiply %622, %493 : tensor<32x32xf32>
    %cst_144 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %625 = stablehlo.multiply %624, %621 : tensor<32x32xf32>
    %626 = stablehlo.dot_general %625, %620, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %627 = stablehlo.subtract %623, %626 : tensor<32x32xf32>
    %628 = stablehlo.dot_general %620, %627, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %629 = stablehlo.dot_general %627, %621, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_145 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %631 = stablehlo.multiply %630, %493 : tensor<32x32xf32>
    %cst_146 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %633 = stablehlo.multiply %632, %629 : tensor<32x32xf32>
    %634 = stablehlo.dot_general %633, %628, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %635 = stablehlo.subtract %631, %634 : tensor<32x32xf32>
    %636 = stablehlo.dot_general %628, %635, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %637 = stablehlo.dot_general %635, %629, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_147 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %639 = stablehlo.multiply %638, %493 : tensor<32x32xf32>
    %cst_148 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %641 = stablehlo.multiply %640, %637 : tensor<32x32xf32>
    %642 = stablehlo.dot_general %641, %636, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %643 = stablehlo.subtract %639, %642 : tensor<32x32xf32>
    %644 = stablehlo.dot_general %636, %643, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %645 = stablehlo.dot_general %643, %637, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_149 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %647 = stablehlo.multiply %646, %493 : tensor<32x32xf32>
    %cst_150 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %649 = stablehlo.multiply %648, %645 : tensor<32x32xf32>
    %650 = stablehlo.dot_general %649, %644, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %651 = stablehlo.subtract %647, %650 : tensor<32x32xf32>
    %652 = stablehlo.dot_general %644, %651, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %653 = stablehlo.dot_general %651, %645, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_151 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %655 = stablehlo.multiply %654, %493 : tensor<32x32xf32>
    %cst_152 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %657 = stablehlo.multiply %656, %653 : tensor<32x32xf32>
    %658 = stablehlo.dot_general %657, %652, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %659 = stablehlo.subtract %655, %658 : tensor<32x32xf32>
    %660 = stablehlo.dot_general %652, %659, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %661 = stablehlo.dot_general %659, %653, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_153 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %663 = stablehlo.multiply %662, %493 : tensor<32x32xf32>
    %cst_154 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %665 = stablehlo.multiply %664, %661 : tensor<32x32xf32>
    %666 = stablehlo.dot_general %665, %660, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %667 = stablehlo.subtract %663, %666 : tensor<32x32xf32>
    %668 = stablehlo.dot_general %660, %667, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %669 = stablehlo.dot_general %667, %661, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_155 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %671 = stablehlo.multiply %670, %493 : tensor<32x32xf32>
    %cst_156 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %673 = stablehlo.multiply %672, %669 : tensor<32x32xf32>
    %674 = stablehlo.dot_general %673, %668, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %675 = stablehlo.subtract %671, %674 : tensor<32x32xf32>
    %676 = stablehlo.dot_general %668, %675, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %677 = stablehlo.dot_general %675, %669, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_157 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %679 = stablehlo.multiply %678, %493 : tensor<32x32xf32>
    %cst_158 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %681 = stablehlo.multiply %680, %677 : tensor<32x32xf32>
    %682 = stablehlo.dot_general %681, %676, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %683 = stablehlo.subtract %679, %682 : tensor<32x32xf32>
    %684 = stablehlo.dot_general %676, %683, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %685 = stablehlo.dot_general %683, %677, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_159 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %687 = stablehlo.multiply %686, %493 : tensor<32x32xf32>
    %cst_160 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %689 = stablehlo.multiply %688, %685 : tensor<32x32xf32>
    %690 = stablehlo.dot_general %689, %684, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %691 = stablehlo.subtract %687, %690 : tensor<32x32xf32>
    %692 = stablehlo.dot_general %684, %691, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %693 = stablehlo.dot_general %691, %685, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_161 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %695 = stablehlo.multiply %694, %493 : tensor<32x32xf32>
    %cst_162 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %697 = stablehlo.multiply %696, %693 : tensor<32x32xf32>
    %698 = stablehlo.dot_general %697, %692, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %699 = stablehlo.subtract %695, %698 : tensor<32x32xf32>
    %700 = stablehlo.dot_general %692, %699, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %701 = stablehlo.dot_general %699, %693, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %702 = stablehlo.sqrt %603 : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %702, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %704 = stablehlo.multiply %700, %703 : tensor<32x32xf32>
    %705 = stablehlo.sqrt %603 : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %707 = stablehlo.divide %701, %706 : tensor<32x32xf32>
    %708 = stablehlo.dot_general %707, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x4xf32>) -> tensor<32x4xf32>
    %709 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %710 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %711 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %712 = stablehlo.add %709, %711 : tensor<4x4xi32>
    %713 = stablehlo.compare EQ, %712, %710, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %714 = stablehlo.convert %713 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %715 = stablehlo.multiply %487, %487 : tensor<4x4xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_164) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %717 = stablehlo.sqrt %716 : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %719 = stablehlo.divide %487, %718 : tensor<4x4xf32>
    %cst_165 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %721 = stablehlo.multiply %720, %714 : tensor<4x4xf32>
    %cst_166 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %723 = stablehlo.multiply %722, %714 : tensor<4x4xf32>
    %724 = stablehlo.dot_general %723, %719, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %725 = stablehlo.subtract %721, %724 : tensor<4x4xf32>
    %726 = stablehlo.dot_general %719, %725, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %727 = stablehlo.dot_general %725, %714, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_167 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %729 = stablehlo.multiply %728, %714 : tensor<4x4xf32>
    %cst_168 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %731 = stablehlo.multiply %730, %727 : tensor<4x4xf32>
    %732 = stablehlo.dot_general %731, %726, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %733 = stablehlo.subtract %729, %732 : tensor<4x4xf32>
    %734 = stablehlo.dot_general %726, %733, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %735 = stablehlo.dot_general %733, %727, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_169 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %737 = stablehlo.multiply %736, %714 : tensor<4x4xf32>
    %cst_170 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %739 = stablehlo.multiply %738, %735 : tensor<4x4xf32>
    %740 = stablehlo.dot_general %739, %734, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %741 = stablehlo.subtract %737, %740 : tensor<4x4xf32>
    %742 = stablehlo.dot_general %734, %741, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %743 = stablehlo.dot_general %741, %735, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_171 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %745 = stablehlo.multiply %744, %714 : tensor<4x4xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %747 = stablehlo.multiply %746, %743 : tensor<4x4xf32>
    %748 = stablehlo.dot_general %747, %742, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %749 = stablehlo.subtract %745, %748 : tensor<4x4xf32>
    %750 = stablehlo.dot_general %742, %749, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %751 = stablehlo.dot_general %749, %743, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_173 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %753 = stablehlo.multiply %752, %714 : tensor<4x4xf32>
    %cst_174 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %755 = stablehlo.multiply %754, %751 : tensor<4x4xf32>
    %756 = stablehlo.dot_general %755, %750, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %757 = stablehlo.subtract %753, %756 : tensor<4x4xf32>
    %758 = stablehlo.dot_general %750, %757, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %759 = stablehlo.dot_general %757, %751, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_175 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %761 = stablehlo.multiply %760, %714 : tensor<4x4xf32>
    %cst_176 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %763 = stablehlo.multiply %762, %759 : tensor<4x4xf32>
    %764 = stablehlo.dot_general %763, %758, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %765 = stablehlo.subtract %761, %764 : tensor<4x4xf32>
    %766 = stablehlo.dot_general %758, %765, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %767 = stablehlo.dot_general %765, %759, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_177 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %769 = stablehlo.multiply %768, %714 : tensor<4x4xf32>
    %cst_178 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %771 = stablehlo.multiply %770, %767 : tensor<4x4xf32>
    %772 = stablehlo.dot_general %771, %766, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %773 = stablehlo.subtract %769, %772 : tensor<4x4xf32>
    %774 = stablehlo.dot_general %766, %773, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %775 = stablehlo.dot_general %773, %767, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_179 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %777 = stablehlo.multiply %776, %714 : tensor<4x4xf32>
    %cst_180 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %779 = stablehlo.multiply %778, %775 : tensor<4x4xf32>
    %780 = stablehlo.dot_general %779, %774, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %781 = stablehlo.subtract %777, %780 : tensor<4x4xf32>
    %782 = stablehlo.dot_general %774, %781, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %783 = stablehlo.dot_general %781, %775, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_181 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %785 = stablehlo.multiply %784, %714 : tensor<4x4xf32>
    %cst_182 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %787 = stablehlo.multiply %786, %783 : tensor<4x4xf32>
    %788 = stablehlo.dot_general %787, %782, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %789 = stablehlo.subtract %785, %788 : tensor<4x4xf32>
    %790 = stablehlo.dot_general %782, %789, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %791 = stablehlo.dot_general %789, %783, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_183 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %793 = stablehlo.multiply %792, %714 : tensor<4x4xf32>
    %cst_184 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %795 = stablehlo.multiply %794, %791 : tensor<4x4xf32>
    %796 = stablehlo.dot_general %795, %790, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %797 = stablehlo.subtract %793, %796 : tensor<4x4xf32>
    %798 = stablehlo.dot_general %790, %797, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %799 = stablehlo.dot_general %797, %791, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_185 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %801 = stablehlo.multiply %800, %714 : tensor<4x4xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %803 = stablehlo.multiply %802, %799 : tensor<4x4xf32>
    %804 = stablehlo.dot_general %803, %798, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %805 = stablehlo.subtract %801, %804 : tensor<4x4xf32>
    %806 = stablehlo.dot_general %798, %805, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %807 = stablehlo.dot_general %805, %799, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_187 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %809 = stablehlo.multiply %808, %714 : tensor<4x4xf32>
    %cst_188 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %811 = stablehlo.multiply %810, %807 : tensor<4x4xf32>
    %812 = stablehlo.dot_general %811, %806, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %813 = stablehlo.subtract %809, %812 : tensor<4x4xf32>
    %814 = stablehlo.dot_general %806, %813, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %815 = stablehlo.dot_general %813, %807, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %816 = stablehlo.sqrt %717 : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %818 = stablehlo.multiply %814, %817 : tensor<4x4xf32>
    %819 = stablehlo.sqrt %717 : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %821 = stablehlo.divide %815, %820 : tensor<4x4xf32>
    %822 = stablehlo.multiply %818, %818 : tensor<4x4xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.reduce(%822 init: %cst_189) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %824 = stablehlo.sqrt %823 : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %824, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %826 = stablehlo.divide %818, %825 : tensor<4x4xf32>
    %cst_190 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %828 = stablehlo.multiply %827, %714 : tensor<4x4xf32>
    %cst_191 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %830 = stablehlo.multiply %829, %714 : tensor<4x4xf32>
    %831 = stablehlo.dot_general %830, %826, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %832 = stablehlo.subtract %828, %831 : tensor<4x4xf32>
    %833 = stablehlo.dot_general %826, %832, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %834 = stablehlo.dot_general %832, %714, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_192 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %836 = stablehlo.multiply %835, %714 : tensor<4x4xf32>
    %cst_193 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %838 = stablehlo.multiply %837, %834 : tensor<4x4xf32>
    %839 = stablehlo.dot_general %838, %833, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %840 = stablehlo.subtract %836, %839 : tensor<4x4xf32>
    %841 = stablehlo.dot_general %833, %840, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %842 = stablehlo.dot_general %840, %834, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_194 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %844 = stablehlo.multiply %843, %714 : tensor<4x4xf32>
    %cst_195 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %846 = stablehlo.multiply %845, %842 : tensor<4x4xf32>
    %847 = stablehlo.dot_general %846, %841, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %848 = stablehlo.subtract %844, %847 : tensor<4x4xf32>
    %849 = stablehlo.dot_general %841, %848, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %850 = stablehlo.dot_general %848, %842, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_196 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %852 = stablehlo.multiply %851, %714 : tensor<4x4xf32>
    %cst_197 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %854 = stablehlo.multiply %853, %850 : tensor<4x4xf32>
    %855 = stablehlo.dot_general %854, %849, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %856 = stablehlo.subtract %852, %855 : tensor<4x4xf32>
    %857 = stablehlo.dot_general %849, %856, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %858 = stablehlo.dot_general %856, %850, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_198 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %860 = stablehlo.multiply %859, %714 : tensor<4x4xf32>
    %cst_199 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %862 = stablehlo.multiply %861, %858 : tensor<4x4xf32>
    %863 = stablehlo.dot_general %862, %857, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %864 = stablehlo.subtract %860, %863 : tensor<4x4xf32>
    %865 = stablehlo.dot_general %857, %864, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %866 = stablehlo.dot_general %864, %858, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_200 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %868 = stablehlo.multiply %867, %714 : tensor<4x4xf32>
    %cst_201 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %870 = stablehlo.multiply %869, %866 : tensor<4x4xf32>
    %871 = stablehlo.dot_general %870, %865, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %872 = stablehlo.subtract %868, %871 : tensor<4x4xf32>
    %873 = stablehlo.dot_general %865, %872, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %874 = stablehlo.dot_general %872, %866, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_202 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %876 = stablehlo.multiply %875, %714 : tensor<4x4xf32>
    %cst_203 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %878 = stablehlo.multiply %877, %874 : tensor<4x4xf32>
    %879 = stablehlo.dot_general %878, %873, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %880 = stablehlo.subtract %876, %879 : tensor<4x4xf32>
    %881 = stablehlo.dot_general %873, %880, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %882 = stablehlo.dot_general %880, %874, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_204 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %884 = stablehlo.multiply %883, %714 : tensor<4x4xf32>
    %cst_205 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %886 = stablehlo.multiply %885, %882 : tensor<4x4xf32>
    %887 = stablehlo.dot_general %886, %881, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %888 = stablehlo.subtract %884, %887 : tensor<4x4xf32>
    %889 = stablehlo.dot_general %881, %888, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %890 = stablehlo.dot_general %888, %882, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_206 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %892 = stablehlo.multiply %891, %714 : tensor<4x4xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %894 = stablehlo.multiply %893, %890 : tensor<4x4xf32>
    %895 = stablehlo.dot_general %894, %889, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %896 = stablehlo.subtract %892, %895 : tensor<4x4xf32>
    %897 = stablehlo.dot_general %889, %896, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %898 = stablehlo.dot_general %896, %890, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_208 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %900 = stablehlo.multiply %899, %714 : tensor<4x4xf32>
    %cst_209 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %902 = stablehlo.multiply %901, %898 : tensor<4x4xf32>
    %903 = stablehlo.dot_general %902, %897, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %904 = stablehlo.subtract %900, %903 : tensor<4x4xf32>
    %905 = stablehlo.dot_general %897, %904, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %906 = stablehlo.dot_general %904, %898, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_210 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %908 = stablehlo.multiply %907, %714 : tensor<4x4xf32>
    %cst_211 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %910 = stablehlo.multiply %909, %906 : tensor<4x4xf32>
    %911 = stablehlo.dot_general %910, %905, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %912 = stablehlo.subtract %908, %911 : tensor<4x4xf32>
    %913 = stablehlo.dot_general %905, %912, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %914 = stablehlo.dot_general %912, %906, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_212 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %916 = stablehlo.multiply %915, %714 : tensor<4x4xf32>
    %cst_213 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %918 = stablehlo.multiply %917, %914 : tensor<4x4xf32>
    %919 = stablehlo.dot_general %918, %913, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %920 = stablehlo.subtract %916, %919 : tensor<4x4xf32>
    %921 = stablehlo.dot_general %913, %920, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %922 = stablehlo.dot_general %920, %914, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %923 = stablehlo.sqrt %824 : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %923, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %925 = stablehlo.multiply %921, %924 : tensor<4x4xf32>
    %926 = stablehlo.sqrt %824 : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %928 = stablehlo.divide %922, %927 : tensor<4x4xf32>
    %929 = stablehlo.dot_general %708, %928, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x4xf32>) -> tensor<32x4xf32>
    %cst_214 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %931 = stablehlo.multiply %930, %31 : tensor<32xf32>
    %932 = stablehlo.subtract %arg0, %931 : tensor<32xf32>
    %cst_215 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %934 = stablehlo.multiply %933, %481 : tensor<16x32xf32>
    %935 = stablehlo.subtract %arg1, %934 : tensor<16x32xf32>
    %cst_216 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %937 = stablehlo.multiply %936, %23 : tensor<4xf32>
    %938 = stablehlo.subtract %arg2, %937 : tensor<4xf32>
    %cst_217 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %940 = stablehlo.multiply %939, %929 : tensor<32x4xf32>
    %941 = stablehlo.subtract %arg3, %940 : tensor<32x4xf32>
    return %932, %935, %938, %941, %36, %39, %484, %487, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<16x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<4x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
