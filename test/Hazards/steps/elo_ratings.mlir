module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['n']['l0']['b']"), %arg1: tensor<4x16xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l1']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['w']"), %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32} loc("params['table']"), %arg5: tensor<128xi32> loc("batch['a']"), %arg6: tensor<128xi32> loc("batch['b']"), %arg7: tensor<128x4xf32> loc("batch['x']"), %arg8: tensor<128xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<4x16xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<64xf32> {jax.result_info = "result[0]['table']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %1 = stablehlo.compare LT, %arg5, %0, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %3 = stablehlo.add %arg5, %2 : tensor<128xi32>
    %4 = stablehlo.select %1, %3, %arg5 : tensor<128xi1>, tensor<128xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<128xi32>) -> tensor<128x1xi32>
    %6 = "stablehlo.gather"(%arg4, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<64xf32>, tensor<128x1xi32>) -> tensor<128xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %8 = stablehlo.compare LT, %arg6, %7, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %c_2 = stablehlo.constant dense<64> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %10 = stablehlo.add %arg6, %9 : tensor<128xi32>
    %11 = stablehlo.select %8, %10, %arg6 : tensor<128xi1>, tensor<128xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<128xi32>) -> tensor<128x1xi32>
    %13 = "stablehlo.gather"(%arg4, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<64xf32>, tensor<128x1xi32>) -> tensor<128xf32>
    %14 = stablehlo.subtract %6, %13 : tensor<128xf32>
    %cst = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %16 = stablehlo.divide %14, %15 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %17 = stablehlo.log %cst_3 : tensor<f32>
    %18 = stablehlo.convert %17 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<128xf32>
    %21 = stablehlo.dot_general %arg7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x4xf32>, tensor<4x16xf32>) -> tensor<128x16xf32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<128x16xf32>
    %24 = stablehlo.add %21, %23 : tensor<128x16xf32>
    %25 = call @relu(%24) : (tensor<128x16xf32>) -> tensor<128x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x16xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<128x16xf32>, tensor<128x16xf32>) -> tensor<128x16xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<128x16xf32>
    %29 = stablehlo.dot_general %25, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x1xf32>) -> tensor<128x1xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<128x1xf32>
    %32 = stablehlo.add %29, %31 : tensor<128x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<128x1xf32>) -> tensor<128xf32>
    %34 = stablehlo.add %20, %33 : tensor<128xf32>
    %35:3 = call @softplus(%34) : (tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %36 = stablehlo.multiply %arg8, %34 : tensor<128xf32>
    %37 = stablehlo.subtract %35#0, %36 : tensor<128xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %40 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %42 = stablehlo.negate %41 : tensor<128xf32>
    %43 = stablehlo.multiply %arg8, %42 : tensor<128xf32>
    %44 = call @softplus_19(%35#1, %35#2, %41) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %45 = stablehlo.add %43, %44 : tensor<128xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<128x1xf32>, tensor<f32>) -> tensor<1xf32>
    %48 = stablehlo.reshape %47 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %51 = stablehlo.dot_general %46, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1xf32>, tensor<128x16xf32>) -> tensor<1x16xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %53 = stablehlo.dot_general %46, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x1xf32>, tensor<16x1xf32>) -> tensor<128x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<128x16xf32>
    %55 = stablehlo.select %27, %53, %54 : tensor<128x16xi1>, tensor<128x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<128x16xf32>, tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.reshape %56 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %59 = stablehlo.dot_general %55, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<128x4xf32>) -> tensor<16x4xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %61 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %62 = stablehlo.multiply %45, %61 : tensor<128xf32>
    %cst_15 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %64 = stablehlo.divide %62, %63 : tensor<128xf32>
    %65 = stablehlo.negate %64 : tensor<128xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %67 = "stablehlo.scatter"(%66, %12, %65) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %89 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %89 : tensor<f32>
    }) : (tensor<64xf32>, tensor<128x1xi32>, tensor<128xf32>) -> tensor<64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %69 = "stablehlo.scatter"(%68, %5, %64) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %89 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %89 : tensor<f32>
    }) : (tensor<64xf32>, tensor<128x1xi32>, tensor<128xf32>) -> tensor<64xf32>
    %70 = stablehlo.add %67, %69 : tensor<64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %72 = stablehlo.multiply %71, %58 : tensor<16xf32>
    %73 = stablehlo.subtract %arg0, %72 : tensor<16xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %75 = stablehlo.multiply %74, %60 : tensor<4x16xf32>
    %76 = stablehlo.subtract %arg1, %75 : tensor<4x16xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %78 = stablehlo.multiply %77, %50 : tensor<1xf32>
    %79 = stablehlo.subtract %arg2, %78 : tensor<1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %81 = stablehlo.multiply %80, %52 : tensor<16x1xf32>
    %82 = stablehlo.subtract %arg3, %81 : tensor<16x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %84 = stablehlo.multiply %83, %70 : tensor<64xf32>
    %85 = stablehlo.subtract %arg4, %84 : tensor<64xf32>
    %cst_23 = stablehlo.constant dense<3.000000e+04> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %87 = stablehlo.multiply %86, %70 : tensor<64xf32>
    %88 = stablehlo.subtract %arg4, %87 : tensor<64xf32>
    return %73, %76, %79, %82, %88, %39 : tensor<16xf32>, tensor<4x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<128x16xf32>) -> tensor<128x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<128x16xf32>
    return %1 : tensor<128x16xf32>
  }
  func.func private @softplus(%arg0: tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<128xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<128xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<128xf32>
    %7 = stablehlo.abs %3 : tensor<128xf32>
    %8 = stablehlo.negate %7 : tensor<128xf32>
    %9 = stablehlo.exponential %8 : tensor<128xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<128xf32>
    %11 = stablehlo.add %1, %10 : tensor<128xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<128xi1>, tensor<128xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<128xi1>, tensor<128xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<128xi1>, tensor<128xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<128xf32>
    %22 = stablehlo.exponential %21 : tensor<128xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<128xi1>, tensor<128xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<128xf32>
    %31 = stablehlo.exponential %30 : tensor<128xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<128xf32>
    return %12, %22, %33 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>
  }
  func.func private @softplus_19(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>) -> tensor<128xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<128xf32>
    return %0 : tensor<128xf32>
  }
}
