module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['l0']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['a']['l1']['b']"), %arg3: tensor<32x8xf32> {tf.aliasing_output = 3 : i32} loc("params['a']['l1']['w']"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params['v']['b']"), %arg5: tensor<8x4xf32> {tf.aliasing_output = 5 : i32} loc("params['v']['w']"), %arg6: tensor<64xi32> loc("batch['node']"), %arg7: tensor<64x16xf32> loc("batch['x']"), %arg8: tensor<8x4xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['a']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['a']['l0']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['a']['l1']['b']"}, tensor<32x8xf32> {jax.result_info = "result[0]['a']['l1']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['v']['b']"}, tensor<8x4xf32> {jax.result_info = "result[0]['v']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1 = stablehlo.dot_general %arg7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<64x32xf32>
    %5 = call @relu(%4) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %9 = stablehlo.dot_general %5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
    %10 = stablehlo.convert %arg2 : tensor<8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<64x8xf32>
    %13 = stablehlo.add %9, %12 : tensor<64x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %15 = stablehlo.compare LT, %arg6, %14, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %17 = stablehlo.add %arg6, %16 : tensor<64xi32>
    %18 = stablehlo.select %15, %17, %arg6 : tensor<64xi1>, tensor<64xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %20 = "stablehlo.scatter"(%0, %19, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %181 = stablehlo.maximum %arg9, %arg10 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<64x1xi32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %22 = "stablehlo.gather"(%0, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %23 = "stablehlo.gather"(%20, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %24 = stablehlo.compare EQ, %13, %23, FLOAT : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xi1>
    %25 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %29 = stablehlo.select %24, %27, %28 : tensor<64x8xi1>, tensor<64x8xf32>
    %30 = "stablehlo.scatter"(%26, %19, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %181 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<64x1xi32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %31 = "stablehlo.gather"(%30, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %34 = "stablehlo.scatter"(%32, %19, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %181 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<64x1xi32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %35 = "stablehlo.gather"(%34, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %37 = stablehlo.add %31, %36 : tensor<64x8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %39 = stablehlo.divide %38, %37 : tensor<64x8xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %41 = stablehlo.divide %40, %31 : tensor<64x8xf32>
    %42 = stablehlo.select %25, %39, %41 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %44 = stablehlo.select %24, %42, %43 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %46 = stablehlo.add %31, %45 : tensor<64x8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %48 = stablehlo.divide %47, %46 : tensor<64x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %50 = stablehlo.select %25, %48, %49 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_16 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %52 = stablehlo.add %51, %50 : tensor<64x8xf32>
    %53 = stablehlo.divide %52, %35 : tensor<64x8xf32>
    %54 = "stablehlo.gather"(%21, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<64x8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %57 = stablehlo.compare LT, %arg6, %56, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_18 = stablehlo.constant dense<8> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %59 = stablehlo.add %arg6, %58 : tensor<64xi32>
    %60 = stablehlo.select %57, %59, %arg6 : tensor<64xi1>, tensor<64xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %62 = "stablehlo.gather"(%20, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %63 = stablehlo.subtract %13, %62 : tensor<64x8xf32>
    %64 = stablehlo.exponential %63 : tensor<64x8xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %66 = stablehlo.compare LT, %arg6, %65, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_20 = stablehlo.constant dense<8> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %68 = stablehlo.add %arg6, %67 : tensor<64xi32>
    %69 = stablehlo.select %66, %68, %arg6 : tensor<64xi1>, tensor<64xi32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %71 = "stablehlo.scatter"(%0, %70, %64) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %181 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<64x1xi32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %74 = stablehlo.compare LT, %arg6, %73, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_23 = stablehlo.constant dense<8> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %76 = stablehlo.add %arg6, %75 : tensor<64xi32>
    %77 = stablehlo.select %74, %76, %arg6 : tensor<64xi1>, tensor<64xi32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %79 = "stablehlo.gather"(%71, %78) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %80 = stablehlo.divide %64, %79 : tensor<64x8xf32>
    %81 = stablehlo.multiply %79, %79 : tensor<64x8xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %83 = stablehlo.divide %82, %81 : tensor<64x8xf32>
    %84 = stablehlo.multiply %80, %13 : tensor<64x8xf32>
    %cst_25 = stablehlo.constant dense<2.200000e+01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %86 = stablehlo.divide %84, %85 : tensor<64x8xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %88 = stablehlo.compare LT, %arg6, %87, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_27 = stablehlo.constant dense<8> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %90 = stablehlo.add %arg6, %89 : tensor<64xi32>
    %91 = stablehlo.select %88, %90, %arg6 : tensor<64xi1>, tensor<64xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %93 = "stablehlo.scatter"(%0, %92, %86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %181 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<64x1xi32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %95 = stablehlo.dot_general %93, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %96 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %98 = stablehlo.add %95, %97 : tensor<8x4xf32>
    %99 = stablehlo.subtract %98, %arg8 : tensor<8x4xf32>
    %100 = chlo.square %99 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %102 = stablehlo.multiply %101, %99 : tensor<8x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%100 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %104 = stablehlo.divide %103, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %105 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %107 = stablehlo.multiply %106, %102 : tensor<8x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.reshape %108 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %111 = stablehlo.dot_general %107, %93, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %112 = stablehlo.transpose %111, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %113 = stablehlo.dot_general %107, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %c_36 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %115 = stablehlo.compare GE, %92, %114, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %116 = stablehlo.broadcast_in_dim %c_36, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %118 = stablehlo.compare LE, %92, %117, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %119 = stablehlo.and %115, %118 : tensor<64x1xi1>
    %c_38 = stablehlo.constant dense<true> : tensor<i1>
    %120 = stablehlo.reduce(%119 init: %c_38) applies stablehlo.and across dimensions = [1] : (tensor<64x1xi1>, tensor<i1>) -> tensor<64xi1>
    %121 = "stablehlo.gather"(%113, %92) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %122 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<64xi1>) -> tensor<64x8xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %124 = stablehlo.select %122, %121, %123 : tensor<64x8xi1>, tensor<64x8xf32>
    %cst_40 = stablehlo.constant dense<2.200000e+01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %126 = stablehlo.divide %124, %125 : tensor<64x8xf32>
    %127 = stablehlo.multiply %80, %126 : tensor<64x8xf32>
    %128 = stablehlo.multiply %126, %13 : tensor<64x8xf32>
    %129 = stablehlo.multiply %128, %83 : tensor<64x8xf32>
    %130 = stablehlo.multiply %129, %64 : tensor<64x8xf32>
    %131 = stablehlo.negate %130 : tensor<64x8xf32>
    %132 = stablehlo.divide %128, %79 : tensor<64x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %134 = "stablehlo.scatter"(%133, %78, %131) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %181 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<8x8xf32>, tensor<64x1xi32>, tensor<64x8xf32>) -> tensor<8x8xf32>
    %c_42 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %136 = stablehlo.compare GE, %70, %135, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %137 = stablehlo.broadcast_in_dim %c_42, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %139 = stablehlo.compare LE, %70, %138, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %140 = stablehlo.and %136, %139 : tensor<64x1xi1>
    %c_44 = stablehlo.constant dense<true> : tensor<i1>
    %141 = stablehlo.reduce(%140 init: %c_44) applies stablehlo.and across dimensions = [1] : (tensor<64x1xi1>, tensor<i1>) -> tensor<64xi1>
    %142 = "stablehlo.gather"(%134, %70) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<64x1xi32>) -> tensor<64x8xf32>
    %143 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<64xi1>) -> tensor<64x8xi1>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %145 = stablehlo.select %143, %142, %144 : tensor<64x8xi1>, tensor<64x8xf32>
    %146 = stablehlo.add %132, %145 : tensor<64x8xf32>
    %147 = stablehlo.multiply %146, %64 : tensor<64x8xf32>
    %148 = stablehlo.add %127, %147 : tensor<64x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %150 = stablehlo.reshape %149 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %152 = stablehlo.convert %151 : tensor<8xf32>
    %153 = stablehlo.dot_general %148, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
    %154 = stablehlo.transpose %153, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %155 = stablehlo.dot_general %148, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<32x8xf32>) -> tensor<64x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %157 = stablehlo.select %7, %155, %156 : tensor<64x32xi1>, tensor<64x32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %159 = stablehlo.reshape %158 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %161 = stablehlo.dot_general %157, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %164 = stablehlo.multiply %163, %160 : tensor<32xf32>
    %165 = stablehlo.subtract %arg0, %164 : tensor<32xf32>
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %167 = stablehlo.multiply %166, %162 : tensor<16x32xf32>
    %168 = stablehlo.subtract %arg1, %167 : tensor<16x32xf32>
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %170 = stablehlo.multiply %169, %152 : tensor<8xf32>
    %171 = stablehlo.subtract %arg2, %170 : tensor<8xf32>
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %173 = stablehlo.multiply %172, %154 : tensor<32x8xf32>
    %174 = stablehlo.subtract %arg3, %173 : tensor<32x8xf32>
    %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %176 = stablehlo.multiply %175, %110 : tensor<4xf32>
    %177 = stablehlo.subtract %arg4, %176 : tensor<4xf32>
    %cst_56 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %179 = stablehlo.multiply %178, %112 : tensor<8x4xf32>
    %180 = stablehlo.subtract %arg5, %179 : tensor<8x4xf32>
    return %165, %168, %171, %174, %177, %180, %104 : tensor<32xf32>, tensor<16x32xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
}
