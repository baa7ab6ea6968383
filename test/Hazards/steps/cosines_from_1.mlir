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
    %12 = stablehlo.multiply %11, %11 : tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<32x1xf32>
    %17 = stablehlo.sqrt %16 : tensor<32x1xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<32x1xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %21 = stablehlo.divide %11, %20 : tensor<32x32xf32>
    %22 = stablehlo.multiply %17, %17 : tensor<32x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<32x1xf32>
    %25 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %26 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<32x64xf32>
    %28 = stablehlo.add %25, %27 : tensor<32x64xf32>
    %29 = call @relu(%28) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %31 = stablehlo.compare GT, %28, %30, FLOAT : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %33 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %34 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %36 = stablehlo.add %33, %35 : tensor<32x32xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<32x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_8 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %41 = stablehlo.add %39, %40 : tensor<32x1xf32>
    %42 = stablehlo.sqrt %41 : tensor<32x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %44 = stablehlo.divide %36, %43 : tensor<32x32xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %46 = stablehlo.dot_general %21, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %47:4 = call @_diag(%46) : (tensor<32x32xf32>) -> (tensor<32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %49 = stablehlo.subtract %48, %47#0 : tensor<32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %52 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.negate %53 : tensor<32xf32>
    %55 = call @_diag_0(%47#1, %47#2, %47#3, %54) : (tensor<i32>, tensor<32x32xf32>, tensor<32x2xi32>, tensor<32xf32>) -> tensor<32x32xf32>
    %56 = stablehlo.dot_general %55, %45, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %57 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<32x32xf32>
    %59 = stablehlo.multiply %58, %11 : tensor<32x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.reshape %60 : (tensor<32xf32>) -> tensor<32x1xf32>
    %62 = stablehlo.negate %61 : tensor<32x1xf32>
    %63 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x32xf32>
    %64 = stablehlo.divide %56, %63 : tensor<32x32xf32>
    %65 = stablehlo.multiply %62, %19 : tensor<32x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<32xf32>) -> tensor<32x32xf32>
    %68 = stablehlo.multiply %11, %67 : tensor<32x32xf32>
    %69 = stablehlo.add %64, %68 : tensor<32x32xf32>
    %70 = stablehlo.multiply %67, %11 : tensor<32x32xf32>
    %71 = stablehlo.add %69, %70 : tensor<32x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.reshape %72 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.dot_general %71, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %77 = stablehlo.dot_general %71, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<64x32xf32>) -> tensor<32x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %79 = stablehlo.select %6, %77, %78 : tensor<32x64xi1>, tensor<32x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %81 = stablehlo.reshape %80 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %83 = stablehlo.dot_general %79, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %cst_21 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %86 = stablehlo.multiply %85, %82 : tensor<64xf32>
    %87 = stablehlo.subtract %arg0, %86 : tensor<64xf32>
    %cst_22 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %89 = stablehlo.multiply %88, %84 : tensor<16x64xf32>
    %90 = stablehlo.subtract %arg1, %89 : tensor<16x64xf32>
    %cst_23 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.multiply %91, %74 : tensor<32xf32>
    %93 = stablehlo.subtract %arg2, %92 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %95 = stablehlo.multiply %94, %76 : tensor<64x32xf32>
    %96 = stablehlo.subtract %arg3, %95 : tensor<64x32xf32>
    return %87, %90, %93, %96, %51 : tensor<64xf32>, tensor<16x64xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<f32>
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
