module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50x16xf32> {tf.aliasing_output = 0 : i32} loc("p['in']"), %arg1: tensor<50x16xf32> {tf.aliasing_output = 1 : i32} loc("p['out']"), %arg2: tensor<32xi32> loc("b['near']"), %arg3: tensor<32x5xi32> loc("b['noise']"), %arg4: tensor<32xi32> loc("b['word']")) -> (tensor<50x16xf32> {jax.result_info = "result[0]['in']"}, tensor<50x16xf32> {jax.result_info = "result[0]['out']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %1 = stablehlo.compare LT, %arg4, %0, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_0 = stablehlo.constant dense<50> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %3 = stablehlo.add %arg4, %2 : tensor<32xi32>
    %4 = stablehlo.select %1, %3, %arg4 : tensor<32xi1>, tensor<32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<50x16xf32>, tensor<32x1xi32>) -> tensor<32x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %8 = stablehlo.compare LT, %arg2, %7, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_2 = stablehlo.constant dense<50> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %10 = stablehlo.add %arg2, %9 : tensor<32xi32>
    %11 = stablehlo.select %8, %10, %arg2 : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %13 = "stablehlo.gather"(%arg1, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<50x16xf32>, tensor<32x1xi32>) -> tensor<32x16xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<32x5xi32>
    %15 = stablehlo.compare LT, %arg3, %14, SIGNED : (tensor<32x5xi32>, tensor<32x5xi32>) -> tensor<32x5xi1>
    %c_4 = stablehlo.constant dense<50> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<32x5xi32>
    %17 = stablehlo.add %arg3, %16 : tensor<32x5xi32>
    %18 = stablehlo.select %15, %17, %arg3 : tensor<32x5xi1>, tensor<32x5xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<32x5xi32>) -> tensor<32x5x1xi32>
    %20 = "stablehlo.gather"(%arg1, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<50x16xf32>, tensor<32x5x1xi32>) -> tensor<32x5x16xf32>
    %21 = stablehlo.dot_general %20, %6, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x5x16xf32>, tensor<32x16xf32>) -> tensor<32x5xf32>
    %22 = stablehlo.multiply %13, %6 : tensor<32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
    %24:3 = call @log_sigmoid(%23) : (tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %25 = stablehlo.negate %21 : tensor<32x5xf32>
    %26:3 = call @log_sigmoid_0(%25) : (tensor<32x5xf32>) -> (tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26#0 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<32x5xf32>, tensor<f32>) -> tensor<32xf32>
    %28 = stablehlo.add %24#0, %27 : tensor<32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_7 : tensor<f32>
    %31 = stablehlo.negate %30 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_9 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<32xf32>) -> tensor<32x5xf32>
    %36 = call @log_sigmoid_2(%26#1, %26#2, %35) : (tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>) -> tensor<32x5xf32>
    %37 = stablehlo.negate %36 : tensor<32x5xf32>
    %38 = call @log_sigmoid_4(%24#1, %24#2, %34) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<32xf32>) -> tensor<32x16xf32>
    %40 = stablehlo.multiply %13, %39 : tensor<32x16xf32>
    %41 = stablehlo.multiply %39, %6 : tensor<32x16xf32>
    %42 = stablehlo.dot_general %37, %20, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x5xf32>, tensor<32x5x16xf32>) -> tensor<32x16xf32>
    %43 = stablehlo.add %40, %42 : tensor<32x16xf32>
    %44 = stablehlo.dot_general %37, %6, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32x5xf32>, tensor<32x16xf32>) -> tensor<32x5x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %46 = "stablehlo.scatter"(%45, %19, %44) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %58 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %58 : tensor<f32>
    }) : (tensor<50x16xf32>, tensor<32x5x1xi32>, tensor<32x5x16xf32>) -> tensor<50x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %48 = "stablehlo.scatter"(%47, %12, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %58 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %58 : tensor<f32>
    }) : (tensor<50x16xf32>, tensor<32x1xi32>, tensor<32x16xf32>) -> tensor<50x16xf32>
    %49 = stablehlo.add %46, %48 : tensor<50x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %51 = "stablehlo.scatter"(%50, %5, %43) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %58 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %58 : tensor<f32>
    }) : (tensor<50x16xf32>, tensor<32x1xi32>, tensor<32x16xf32>) -> tensor<50x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<50x16xf32>
    %54 = stablehlo.subtract %arg0, %53 : tensor<50x16xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %56 = stablehlo.multiply %55, %49 : tensor<50x16xf32>
    %57 = stablehlo.subtract %arg1, %56 : tensor<50x16xf32>
    return %54, %57, %31 : tensor<50x16xf32>, tensor<50x16xf32>, tensor<f32>
  }
  func.func private @log_sigmoid(%arg0: tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<32xf32>
    %1:3 = call @softplus(%0) : (tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %2 = stablehlo.negate %1#0 : tensor<32xf32>
    return %2, %1#1, %1#2 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @softplus(%arg0: tensor<32xf32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<32xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<32xf32>
    %7 = stablehlo.abs %3 : tensor<32xf32>
    %8 = stablehlo.negate %7 : tensor<32xf32>
    %9 = stablehlo.exponential %8 : tensor<32xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<32xf32>
    %11 = stablehlo.add %1, %10 : tensor<32xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<32xi1>, tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<32xi1>, tensor<32xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<32xi1>, tensor<32xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<32xf32>
    %22 = stablehlo.exponential %21 : tensor<32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<32xi1>, tensor<32xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<32xf32>
    %31 = stablehlo.exponential %30 : tensor<32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<32xf32>
    return %12, %22, %33 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<32x5xf32>) -> (tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<32x5xf32>
    %1:3 = call @softplus_1(%0) : (tensor<32x5xf32>) -> (tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>)
    %2 = stablehlo.negate %1#0 : tensor<32x5xf32>
    return %2, %1#1, %1#2 : tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>
  }
  func.func private @softplus_1(%arg0: tensor<32x5xf32>) -> (tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x5xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<32x5xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<32x5xf32>, tensor<32x5xf32>) -> tensor<32x5xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<32x5xf32>
    %7 = stablehlo.abs %3 : tensor<32x5xf32>
    %8 = stablehlo.negate %7 : tensor<32x5xf32>
    %9 = stablehlo.exponential %8 : tensor<32x5xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<32x5xf32>
    %11 = stablehlo.add %1, %10 : tensor<32x5xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<32x5xi1>, tensor<32x5xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<32x5xf32>, tensor<32x5xf32>) -> tensor<32x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<32x5xi1>, tensor<32x5xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<32x5xf32>, tensor<32x5xf32>) -> tensor<32x5xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<32x5xi1>, tensor<32x5xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<32x5xf32>
    %22 = stablehlo.exponential %21 : tensor<32x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<32x5xf32>, tensor<32x5xf32>) -> tensor<32x5xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<32x5xi1>, tensor<32x5xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<32x5xf32>
    %31 = stablehlo.exponential %30 : tensor<32x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x5xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<32x5xf32>
    return %12, %22, %33 : tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>
  }
  func.func private @log_sigmoid_2(%arg0: tensor<32x5xf32>, %arg1: tensor<32x5xf32>, %arg2: tensor<32x5xf32>) -> tensor<32x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<32x5xf32>
    %1 = call @softplus_3(%arg0, %arg1, %0) : (tensor<32x5xf32>, tensor<32x5xf32>, tensor<32x5xf32>) -> tensor<32x5xf32>
    %2 = stablehlo.negate %1 : tensor<32x5xf32>
    return %2 : tensor<32x5xf32>
  }
  func.func private @softplus_3(%arg0: tensor<32x5xf32>, %arg1: tensor<32x5xf32>, %arg2: tensor<32x5xf32>) -> tensor<32x5xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<32x5xf32>
    return %0 : tensor<32x5xf32>
  }
  func.func private @log_sigmoid_4(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.negate %arg2 : tensor<32xf32>
    %1 = call @softplus_5(%arg0, %arg1, %0) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %2 = stablehlo.negate %1 : tensor<32xf32>
    return %2 : tensor<32xf32>
  }
  func.func private @softplus_5(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
}
