module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<16x4xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<64x16xf32> {tf.aliasing_output = 2 : i32} loc("params['table']"), %arg3: tensor<i32> {tf.aliasing_output = 3 : i32} loc("opt_state['count']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['m']['out']['b']"), %arg5: tensor<16x4xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['m']['out']['w']"), %arg6: tensor<64x16xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['m']['table']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['v']['out']['b']"), %arg8: tensor<16x4xf32> {tf.aliasing_output = 8 : i32} loc("opt_state['v']['out']['w']"), %arg9: tensor<64x16xf32> {tf.aliasing_output = 9 : i32} loc("opt_state['v']['table']"), %arg10: tensor<16xi32> loc("batch['id']"), %arg11: tensor<16x4xf32> loc("batch['y']")) -> (tensor<4xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<64x16xf32> {jax.result_info = "result[0]['table']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<4xf32> {jax.result_info = "result[1]['m']['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['m']['out']['w']"}, tensor<64x16xf32> {jax.result_info = "result[1]['m']['table']"}, tensor<4xf32> {jax.result_info = "result[1]['v']['out']['b']"}, tensor<16x4xf32> {jax.result_info = "result[1]['v']['out']['w']"}, tensor<64x16xf32> {jax.result_info = "result[1]['v']['table']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.compare LT, %arg10, %0, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %3 = stablehlo.add %arg10, %2 : tensor<16xi32>
    %4 = stablehlo.select %1, %3, %arg10 : tensor<16xi1>, tensor<16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<64x16xf32>, tensor<16x1xi32>) -> tensor<16x16xf32>
    %7 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %8 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %10 = stablehlo.add %7, %9 : tensor<16x16xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %12 = stablehlo.convert %11 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %14 = stablehlo.add %12, %13 : tensor<16x16xf32>
    %15 = stablehlo.dot_general %6, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %16 = stablehlo.dot_general %15, %15, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
    %17 = stablehlo.sqrt %16 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.divide %18, %17 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %21 = stablehlo.multiply %20, %15 : tensor<16x16xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %24 = stablehlo.divide %21, %23 : tensor<16x16xf32>
    %25 = stablehlo.multiply %22, %22 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %27 = stablehlo.divide %26, %25 : tensor<16x1xf32>
    %28 = stablehlo.dot_general %24, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %31 = stablehlo.add %28, %30 : tensor<16x4xf32>
    %32 = stablehlo.subtract %31, %arg11 : tensor<16x4xf32>
    %33 = chlo.square %32 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %38 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %40 = stablehlo.multiply %39, %35 : tensor<16x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.reshape %41 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.dot_general %40, %24, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %46 = stablehlo.dot_general %40, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %47 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<16x16xf32>
    %49 = stablehlo.multiply %48, %21 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.reshape %50 : (tensor<16xf32>) -> tensor<16x1xf32>
    %52 = stablehlo.negate %51 : tensor<16x1xf32>
    %53 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %54 = stablehlo.divide %46, %53 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<16x16xf32>
    %58 = stablehlo.multiply %55, %19 : tensor<16xf32>
    %59 = stablehlo.dot_general %58, %15, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %60 = stablehlo.add %57, %59 : tensor<16x16xf32>
    %61 = stablehlo.dot_general %58, %15, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %62 = stablehlo.add %60, %61 : tensor<16x16xf32>
    %63 = stablehlo.dot_general %62, %14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %65 = "stablehlo.scatter"(%64, %5, %63) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %129 = stablehlo.add %arg12, %arg13 : tensor<f32>
      stablehlo.return %129 : tensor<f32>
    }) : (tensor<64x16xf32>, tensor<16x1xi32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %66 = stablehlo.add %arg3, %c_16 : tensor<i32>
    %67 = stablehlo.convert %66 : (tensor<i32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.multiply %68, %arg4 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.multiply %70, %43 : tensor<4xf32>
    %72 = stablehlo.add %69, %71 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %74 = stablehlo.multiply %73, %arg5 : tensor<16x4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %76 = stablehlo.multiply %75, %45 : tensor<16x4xf32>
    %77 = stablehlo.add %74, %76 : tensor<16x4xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %79 = stablehlo.multiply %78, %arg6 : tensor<64x16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %81 = stablehlo.multiply %80, %65 : tensor<64x16xf32>
    %82 = stablehlo.add %79, %81 : tensor<64x16xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %84 = stablehlo.multiply %83, %arg7 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.multiply %85, %43 : tensor<4xf32>
    %87 = stablehlo.multiply %86, %43 : tensor<4xf32>
    %88 = stablehlo.add %84, %87 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %90 = stablehlo.multiply %89, %arg8 : tensor<16x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %92 = stablehlo.multiply %91, %45 : tensor<16x4xf32>
    %93 = stablehlo.multiply %92, %45 : tensor<16x4xf32>
    %94 = stablehlo.add %90, %93 : tensor<16x4xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %96 = stablehlo.multiply %95, %arg9 : tensor<64x16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %98 = stablehlo.multiply %97, %65 : tensor<64x16xf32>
    %99 = stablehlo.multiply %98, %65 : tensor<64x16xf32>
    %100 = stablehlo.add %96, %99 : tensor<64x16xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %101 = stablehlo.power %cst_29, %67 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.subtract %cst_30, %101 : tensor<f32>
    %103 = stablehlo.sqrt %102 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %104 = stablehlo.multiply %cst_31, %103 : tensor<f32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %105 = stablehlo.power %cst_32, %67 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.subtract %cst_33, %105 : tensor<f32>
    %107 = stablehlo.divide %104, %106 : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.multiply %108, %72 : tensor<4xf32>
    %110 = stablehlo.sqrt %88 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %112 = stablehlo.add %110, %111 : tensor<4xf32>
    %113 = stablehlo.divide %109, %112 : tensor<4xf32>
    %114 = stablehlo.subtract %arg0, %113 : tensor<4xf32>
    %115 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %116 = stablehlo.multiply %115, %77 : tensor<16x4xf32>
    %117 = stablehlo.sqrt %94 : tensor<16x4xf32>
    %cst_35 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %119 = stablehlo.add %117, %118 : tensor<16x4xf32>
    %120 = stablehlo.divide %116, %119 : tensor<16x4xf32>
    %121 = stablehlo.subtract %arg1, %120 : tensor<16x4xf32>
    %122 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %123 = stablehlo.multiply %122, %82 : tensor<64x16xf32>
    %124 = stablehlo.sqrt %100 : tensor<64x16xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %126 = stablehlo.add %124, %125 : tensor<64x16xf32>
    %127 = stablehlo.divide %123, %126 : tensor<64x16xf32>
    %128 = stablehlo.subtract %arg2, %127 : tensor<64x16xf32>
    return %114, %121, %128, %66, %72, %77, %82, %88, %94, %100, %37 : tensor<4xf32>, tensor<16x4xf32>, tensor<64x16xf32>, tensor<i32>, tensor<4xf32>, tensor<16x4xf32>, tensor<64x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<64x16xf32>, tensor<f32>
  }
}
