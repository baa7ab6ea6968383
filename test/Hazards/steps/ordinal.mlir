module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32> {tf.aliasing_output = 0 : i32} loc("params['cuts']"), %arg1: tensor<32xf32> {tf.aliasing_output = 1 : i32} loc("params['n']['l0']['b']"), %arg2: tensor<16x32xf32> {tf.aliasing_output = 2 : i32} loc("params['n']['l0']['w']"), %arg3: tensor<1xf32> {tf.aliasing_output = 3 : i32} loc("params['n']['l1']['b']"), %arg4: tensor<32x1xf32> {tf.aliasing_output = 4 : i32} loc("params['n']['l1']['w']"), %arg5: tensor<32x16xf32> loc("batch['x']"), %arg6: tensor<32xi32> loc("batch['y']")) -> (tensor<9xf32> {jax.result_info = "result[0]['cuts']"}, tensor<32xf32> {jax.result_info = "result[0]['n']['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['n']['l0']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['n']['l1']['b']"}, tensor<32x1xf32> {jax.result_info = "result[0]['n']['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x1xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x1xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<32x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<32x1xf32>
    %16 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<32x9xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x9xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<32x9xf32>
    %20 = stablehlo.logistic %19 : tensor<32x9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x9xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<32x9xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<32x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %26 = stablehlo.concatenate %24, %20, %25, dim = 1 : (tensor<32x1xf32>, tensor<32x9xf32>, tensor<32x1xf32>) -> tensor<32x11xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %29 = call @diff(%26) : (tensor<32x11xf32>) -> tensor<32x10xf32>
    %30 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %31:2 = call @take_along_axis(%29, %30) : (tensor<32x10xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %cst_8 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %33 = stablehlo.add %31#0, %32 : tensor<32x1xf32>
    %34 = stablehlo.log %33 : tensor<32x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_10 : tensor<f32>
    %37 = stablehlo.negate %36 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.negate %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_12 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %41 = stablehlo.divide %40, %33 : tensor<32x1xf32>
    %42 = call @take_along_axis_18(%31#1, %41) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x10xf32>
    %43 = call @diff_21(%42) : (tensor<32x10xf32>) -> tensor<32x11xf32>
    %44 = stablehlo.slice %43 [0:32, 0:1] : (tensor<32x11xf32>) -> tensor<32x1xf32>
    %45 = stablehlo.slice %43 [0:32, 1:10] : (tensor<32x11xf32>) -> tensor<32x9xf32>
    %46 = stablehlo.slice %43 [0:32, 10:11] : (tensor<32x11xf32>) -> tensor<32x1xf32>
    %47 = stablehlo.multiply %45, %23 : tensor<32x9xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<32x9xf32>, tensor<f32>) -> tensor<9xf32>
    %49 = stablehlo.reshape %48 : (tensor<9xf32>) -> tensor<1x9xf32>
    %50 = stablehlo.negate %47 : tensor<32x9xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<32x9xf32>, tensor<f32>) -> tensor<32xf32>
    %52 = stablehlo.reshape %51 : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%49 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %55 = stablehlo.multiply %54, %52 : tensor<32x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.dot_general %55, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x32xf32>) -> tensor<1x32xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %62 = stablehlo.dot_general %55, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %64 = stablehlo.select %6, %62, %63 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %66 = stablehlo.reshape %65 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %68 = stablehlo.dot_general %64, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %71 = stablehlo.multiply %70, %53 : tensor<9xf32>
    %72 = stablehlo.subtract %arg0, %71 : tensor<9xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %74 = stablehlo.multiply %73, %67 : tensor<32xf32>
    %75 = stablehlo.subtract %arg1, %74 : tensor<32xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %77 = stablehlo.multiply %76, %69 : tensor<16x32xf32>
    %78 = stablehlo.subtract %arg2, %77 : tensor<16x32xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %80 = stablehlo.multiply %79, %59 : tensor<1xf32>
    %81 = stablehlo.subtract %arg3, %80 : tensor<1xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %83 = stablehlo.multiply %82, %61 : tensor<32x1xf32>
    %84 = stablehlo.subtract %arg4, %83 : tensor<32x1xf32>
    return %72, %75, %78, %81, %84, %37 : tensor<9xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1xf32>, tensor<32x1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
  func.func private @diff(%arg0: tensor<32x11xf32>) -> tensor<32x10xf32> {
    %0 = stablehlo.slice %arg0 [0:32, 1:11] : (tensor<32x11xf32>) -> tensor<32x10xf32>
    %1 = stablehlo.slice %arg0 [0:32, 0:10] : (tensor<32x11xf32>) -> tensor<32x10xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<32x10xf32>
    return %2 : tensor<32x10xf32>
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
  func.func private @take_along_axis_18(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x10xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x10xf32>
    return %1 : tensor<32x10xf32>
  }
  func.func private @diff_21(%arg0: tensor<32x10xf32>) -> tensor<32x11xf32> {
    %0 = stablehlo.negate %arg0 : tensor<32x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0, %cst, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32x11xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_0, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32x11xf32>
    %3 = stablehlo.add %1, %2 : tensor<32x11xf32>
    return %3 : tensor<32x11xf32>
  }
}
