module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x4xf32> {tf.aliasing_output = 0 : i32} loc("p['code']"), %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32} loc("p['d']['l0']['b']"), %arg2: tensor<4x16xf32> {tf.aliasing_output = 2 : i32} loc("p['d']['l0']['w']"), %arg3: tensor<8xf32> {tf.aliasing_output = 3 : i32} loc("p['d']['l1']['b']"), %arg4: tensor<16x8xf32> {tf.aliasing_output = 4 : i32} loc("p['d']['l1']['w']"), %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32} loc("p['e']['l0']['b']"), %arg6: tensor<8x16xf32> {tf.aliasing_output = 6 : i32} loc("p['e']['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("p['e']['l1']['b']"), %arg8: tensor<16x4xf32> {tf.aliasing_output = 8 : i32} loc("p['e']['l1']['w']"), %arg9: tensor<32x8xf32> loc("b['x']")) -> (tensor<16x4xf32> {jax.result_info = "result[0]['code']"}, tensor<16xf32> {jax.result_info = "result[0]['d']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['d']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['d']['l1']['b']"}, tensor<16x8xf32> {jax.result_info = "result[0]['d']['l1']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['e']['l0']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['e']['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['e']['l1']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['e']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg9, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x16xf32>
    %4 = call @relu(%3) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %8 = stablehlo.dot_general %4, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<32x1x4xf32>) -> tensor<32x16x4xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x16x4xf32>) -> tensor<32x16x4xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<32x16x4xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<32x16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16x4xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<32x16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<32x16x4xf32>, tensor<f32>) -> tensor<32x16xf32>
    %21 = call @argmin(%20) : (tensor<32x16xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %23 = stablehlo.compare LT, %21, %22, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %25 = stablehlo.add %21, %24 : tensor<32xi32>
    %26 = stablehlo.select %23, %25, %21 : tensor<32xi1>, tensor<32xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<16x4xf32>, tensor<32x1xi32>) -> tensor<32x4xf32>
    %29 = stablehlo.subtract %28, %11 : tensor<32x4xf32>
    %30 = stablehlo.add %11, %29 : tensor<32x4xf32>
    %31 = stablehlo.dot_general %30, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<4x16xf32>) -> tensor<32x16xf32>
    %32 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %34 = stablehlo.add %31, %33 : tensor<32x16xf32>
    %35 = call @relu(%34) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %37 = stablehlo.compare GT, %34, %36, FLOAT : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %39 = stablehlo.dot_general %35, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %40 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %42 = stablehlo.add %39, %41 : tensor<32x8xf32>
    %43 = stablehlo.subtract %42, %arg9 : tensor<32x8xf32>
    %44 = chlo.square %43 : tensor<32x8xf32> -> tensor<32x8xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %46 = stablehlo.multiply %45, %43 : tensor<32x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%44 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %48 = stablehlo.divide %47, %cst_8 : tensor<f32>
    %49 = stablehlo.subtract %28, %11 : tensor<32x4xf32>
    %50 = chlo.square %49 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %52 = stablehlo.multiply %51, %49 : tensor<32x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %54 = stablehlo.divide %53, %cst_11 : tensor<f32>
    %55 = stablehlo.add %48, %54 : tensor<f32>
    %56 = stablehlo.subtract %11, %28 : tensor<32x4xf32>
    %57 = chlo.square %56 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %59 = stablehlo.multiply %58, %56 : tensor<32x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %61 = stablehlo.divide %60, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %62 = stablehlo.multiply %cst_15, %61 : tensor<f32>
    %63 = stablehlo.add %55, %62 : tensor<f32>
    %cst_16 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.multiply %cst_16, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_18 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %67 = stablehlo.multiply %66, %59 : tensor<32x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %68 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %70 = stablehlo.multiply %69, %52 : tensor<32x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %71 = stablehlo.divide %cst_21, %cst_22 : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %73 = stablehlo.multiply %72, %46 : tensor<32x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.reshape %74 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %77 = stablehlo.dot_general %73, %35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %79 = stablehlo.dot_general %73, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<16x8xf32>) -> tensor<32x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %81 = stablehlo.select %37, %79, %80 : tensor<32x16xi1>, tensor<32x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %83 = stablehlo.reshape %82 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %85 = stablehlo.dot_general %81, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %87 = stablehlo.dot_general %81, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<4x16xf32>) -> tensor<32x4xf32>
    %88 = stablehlo.add %67, %87 : tensor<32x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %90 = "stablehlo.scatter"(%89, %27, %70) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %131 = stablehlo.add %arg10, %arg11 : tensor<f32>
      stablehlo.return %131 : tensor<f32>
    }) : (tensor<16x4xf32>, tensor<32x1xi32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %92 = stablehlo.reshape %91 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.dot_general %88, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x16xf32>) -> tensor<4x16xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %96 = stablehlo.dot_general %88, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<16x4xf32>) -> tensor<32x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %98 = stablehlo.select %6, %96, %97 : tensor<32x16xi1>, tensor<32x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %100 = stablehlo.reshape %99 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %102 = stablehlo.dot_general %98, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %105 = stablehlo.multiply %104, %90 : tensor<16x4xf32>
    %106 = stablehlo.subtract %arg0, %105 : tensor<16x4xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %108 = stablehlo.multiply %107, %84 : tensor<16xf32>
    %109 = stablehlo.subtract %arg1, %108 : tensor<16xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %111 = stablehlo.multiply %110, %86 : tensor<4x16xf32>
    %112 = stablehlo.subtract %arg2, %111 : tensor<4x16xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.multiply %113, %76 : tensor<8xf32>
    %115 = stablehlo.subtract %arg3, %114 : tensor<8xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %117 = stablehlo.multiply %116, %78 : tensor<16x8xf32>
    %118 = stablehlo.subtract %arg4, %117 : tensor<16x8xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %120 = stablehlo.multiply %119, %101 : tensor<16xf32>
    %121 = stablehlo.subtract %arg5, %120 : tensor<16xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %123 = stablehlo.multiply %122, %103 : tensor<8x16xf32>
    %124 = stablehlo.subtract %arg6, %123 : tensor<8x16xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.multiply %125, %93 : tensor<4xf32>
    %127 = stablehlo.subtract %arg7, %126 : tensor<4xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %129 = stablehlo.multiply %128, %95 : tensor<16x4xf32>
    %130 = stablehlo.subtract %arg8, %129 : tensor<16x4xf32>
    return %106, %109, %112, %115, %118, %121, %124, %127, %130, %63 : tensor<16x4xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @argmin(%arg0: tensor<32x16xf32>) -> tensor<32xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<32x16xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<32x16xf32>, tensor<32x16xi32>, tensor<f32>, tensor<i32>) -> (tensor<32xf32>, tensor<32xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<32xi32>
  }
}
