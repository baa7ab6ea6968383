module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<10xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x10xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32xf32> {tf.aliasing_output = 4 : i32} loc("opt_state['l0']['b']"), %arg5: tensor<16x32xf32> {tf.aliasing_output = 5 : i32} loc("opt_state['l0']['w']"), %arg6: tensor<10xf32> {tf.aliasing_output = 6 : i32} loc("opt_state['l1']['b']"), %arg7: tensor<32x10xf32> {tf.aliasing_output = 7 : i32} loc("opt_state['l1']['w']"), %arg8: tensor<32x16xf32> loc("batch['x']"), %arg9: tensor<32xi32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<10xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x10xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<32xf32> {jax.result_info = "result[1]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1]['l0']['w']"}, tensor<10xf32> {jax.result_info = "result[1]['l1']['b']"}, tensor<32x10xf32> {jax.result_info = "result[1]['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<32x10xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x10xf32>
    %12 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %13:2 = call @take_along_axis(%11, %12) : (tensor<32x10xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %14 = stablehlo.reshape %13#0 : (tensor<32x1xf32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %16 = stablehlo.reshape %15 : (tensor<32xf32>) -> tensor<32x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %18 = stablehlo.compare EQ, %11, %17, FLOAT : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xi1>
    %19 = stablehlo.convert %18 : (tensor<32x10xi1>) -> tensor<32x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<32xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<32xi1>, tensor<32xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<32xi1>, tensor<32xf32>
    %32 = stablehlo.divide %26, %31 : tensor<32xf32>
    %33 = stablehlo.is_finite %22 : (tensor<32xf32>) -> tensor<32xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<32xi1>, tensor<32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %39 = stablehlo.subtract %11, %38 : tensor<32x10xf32>
    %40 = stablehlo.exponential %39 : tensor<32x10xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %42 = stablehlo.sign %41 : tensor<32xf32>
    %43 = stablehlo.abs %41 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %46 = stablehlo.log %43 : tensor<32xf32>
    %47 = stablehlo.add %46, %35 : tensor<32xf32>
    %48 = stablehlo.subtract %47, %14 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %51 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.negate %52 : tensor<32xf32>
    %54 = stablehlo.divide %52, %43 : tensor<32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %56 = stablehlo.select %45, %55, %54 : tensor<32xi1>, tensor<32xf32>
    %57 = stablehlo.select %45, %54, %55 : tensor<32xi1>, tensor<32xf32>
    %58 = stablehlo.negate %56 : tensor<32xf32>
    %59 = stablehlo.add %57, %58 : tensor<32xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<32xf32>) -> tensor<32x10xf32>
    %61 = stablehlo.multiply %60, %40 : tensor<32x10xf32>
    %62 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %63 = call @take_along_axis_0(%13#1, %62) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x10xf32>
    %64 = stablehlo.add %61, %63 : tensor<32x10xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<32x10xf32>, tensor<f32>) -> tensor<10xf32>
    %66 = stablehlo.reshape %65 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %68 = stablehlo.dot_general %64, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x10xf32>, tensor<32x32xf32>) -> tensor<10x32xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %70 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %72 = stablehlo.select %6, %70, %71 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.reshape %73 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.dot_general %72, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %79 = stablehlo.multiply %78, %arg4 : tensor<32xf32>
    %80 = stablehlo.add %79, %75 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %82 = stablehlo.multiply %81, %arg5 : tensor<16x32xf32>
    %83 = stablehlo.add %82, %77 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %85 = stablehlo.multiply %84, %arg6 : tensor<10xf32>
    %86 = stablehlo.add %85, %67 : tensor<10xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %88 = stablehlo.multiply %87, %arg7 : tensor<32x10xf32>
    %89 = stablehlo.add %88, %69 : tensor<32x10xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.multiply %90, %80 : tensor<32xf32>
    %92 = stablehlo.subtract %arg0, %91 : tensor<32xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %94 = stablehlo.multiply %93, %83 : tensor<16x32xf32>
    %95 = stablehlo.subtract %arg1, %94 : tensor<16x32xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %97 = stablehlo.multiply %96, %86 : tensor<10xf32>
    %98 = stablehlo.subtract %arg2, %97 : tensor<10xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %100 = stablehlo.multiply %99, %89 : tensor<32x10xf32>
    %101 = stablehlo.subtract %arg3, %100 : tensor<32x10xf32>
    return %92, %95, %98, %101, %80, %83, %86, %89, %50 : tensor<32xf32>, tensor<16x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<10xf32>, tensor<32x10xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<32x10xf32>, %arg1: tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<32x1xi1>, tensor<32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1xi32>) -> tensor<32x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x1x1xi1>, tensor<i1>) -> tensor<32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x10xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32x1xi1>, tensor<32x1xf32>
    return %15, %5 : tensor<32x1xf32>, tensor<32x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x10xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x10xf32>
    return %1 : tensor<32x10xf32>
  }
}
