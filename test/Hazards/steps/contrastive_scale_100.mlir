module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['a']['b']"), %arg1: tensor<16x16xf32> {tf.aliasing_output = 1 : i32} loc("params['a']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("params['b']['b']"), %arg3: tensor<24x16xf32> {tf.aliasing_output = 3 : i32} loc("params['b']['w']"), %arg4: tensor<f32> {tf.aliasing_output = 4 : i32} loc("params['t']"), %arg5: tensor<16x16xf32> loc("batch['x']"), %arg6: tensor<16x24xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['a']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['a']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['b']['b']"}, tensor<24x16xf32> {jax.result_info = "result[0]['b']['w']"}, tensor<f32> {jax.result_info = "result[0]['t']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<24x16xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %7 = stablehlo.add %4, %6 : tensor<16x16xf32>
    %8:2 = call @norm(%3) : (tensor<16x16xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>)
    %9 = stablehlo.broadcast_in_dim %8#0, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %10 = stablehlo.divide %3, %9 : tensor<16x16xf32>
    %11 = stablehlo.multiply %8#0, %8#0 : tensor<16x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %13 = stablehlo.divide %12, %11 : tensor<16x1xf32>
    %14:2 = call @norm(%7) : (tensor<16x16xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>)
    %15 = stablehlo.broadcast_in_dim %14#0, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %16 = stablehlo.divide %7, %15 : tensor<16x16xf32>
    %17 = stablehlo.multiply %14#0, %14#0 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<16x1xf32>
    %20 = stablehlo.exponential %arg4 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %22 = stablehlo.multiply %21, %10 : tensor<16x16xf32>
    %23 = stablehlo.transpose %16, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %25 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %26 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %28 = stablehlo.add %25, %27 : tensor<16x16xi32>
    %29 = stablehlo.compare EQ, %28, %26, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %30 = stablehlo.convert %29 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<16x16xf32>
    %33 = stablehlo.transpose %10, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %34 = stablehlo.dot_general %10, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %35 = stablehlo.exponential %arg4 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<16x16xf32>
    %38 = stablehlo.add %37, %32 : tensor<16x16xf32>
    %39 = stablehlo.concatenate %38, %24, dim = 1 : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %41 = stablehlo.divide %39, %40 : tensor<16x32xf32>
    %42 = stablehlo.iota dim = 0 : tensor<16xi32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %44 = stablehlo.add %43, %42 : tensor<16xi32>
    %45:3 = call @log_softmax(%41) : (tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1xf32>)
    %46 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %47:2 = call @take_along_axis(%45#0, %46) : (tensor<16x32xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47#0 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_5 : tensor<f32>
    %50 = stablehlo.negate %49 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_7 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %54 = call @take_along_axis_0(%47#1, %53) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x32xf32>
    %55 = call @log_softmax_1(%45#1, %45#2, %54) : (tensor<16x32xf32>, tensor<16x1xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %57 = stablehlo.divide %55, %56 : tensor<16x32xf32>
    %58 = stablehlo.slice %57 [0:16, 0:16] : (tensor<16x32xf32>) -> tensor<16x16xf32>
    %59 = stablehlo.slice %57 [0:16, 16:32] : (tensor<16x32xf32>) -> tensor<16x16xf32>
    %60 = stablehlo.multiply %34, %58 : tensor<16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %62 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %63 = stablehlo.multiply %58, %62 : tensor<16x16xf32>
    %64 = stablehlo.multiply %61, %35 : tensor<f32>
    %65 = stablehlo.dot_general %63, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %67 = stablehlo.dot_general %63, %33, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %68 = stablehlo.transpose %66, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %69 = stablehlo.add %67, %68 : tensor<16x16xf32>
    %70 = stablehlo.dot_general %59, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %72 = stablehlo.dot_general %59, %23, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %73 = stablehlo.transpose %71, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %74 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %75 = stablehlo.multiply %74, %72 : tensor<16x16xf32>
    %76 = stablehlo.add %69, %75 : tensor<16x16xf32>
    %77 = stablehlo.multiply %72, %10 : tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %79 = stablehlo.multiply %78, %20 : tensor<f32>
    %80 = stablehlo.add %64, %79 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %82 = stablehlo.multiply %73, %81 : tensor<16x16xf32>
    %83 = stablehlo.multiply %82, %7 : tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %85 = stablehlo.reshape %84 : (tensor<16xf32>) -> tensor<16x1xf32>
    %86 = stablehlo.negate %85 : tensor<16x1xf32>
    %87 = stablehlo.broadcast_in_dim %14#0, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %88 = stablehlo.divide %73, %87 : tensor<16x16xf32>
    %89 = call @norm_2(%7, %14#1, %86) : (tensor<16x16xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %90 = stablehlo.add %88, %89 : tensor<16x16xf32>
    %91 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %92 = stablehlo.multiply %76, %91 : tensor<16x16xf32>
    %93 = stablehlo.multiply %92, %3 : tensor<16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %95 = stablehlo.reshape %94 : (tensor<16xf32>) -> tensor<16x1xf32>
    %96 = stablehlo.negate %95 : tensor<16x1xf32>
    %97 = stablehlo.broadcast_in_dim %8#0, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %98 = stablehlo.divide %76, %97 : tensor<16x16xf32>
    %99 = call @norm_2(%3, %8#1, %96) : (tensor<16x16xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x16xf32>
    %100 = stablehlo.add %98, %99 : tensor<16x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%90 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %102 = stablehlo.reshape %101 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %104 = stablehlo.dot_general %90, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%100 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %107 = stablehlo.reshape %106 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %109 = stablehlo.dot_general %100, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_17 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %112 = stablehlo.multiply %111, %108 : tensor<16xf32>
    %113 = stablehlo.subtract %arg0, %112 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %115 = stablehlo.multiply %114, %110 : tensor<16x16xf32>
    %116 = stablehlo.subtract %arg1, %115 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %118 = stablehlo.multiply %117, %103 : tensor<16xf32>
    %119 = stablehlo.subtract %arg2, %118 : tensor<16xf32>
    %cst_20 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %121 = stablehlo.multiply %120, %105 : tensor<24x16xf32>
    %122 = stablehlo.subtract %arg3, %121 : tensor<24x16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %123 = stablehlo.multiply %cst_21, %80 : tensor<f32>
    %124 = stablehlo.subtract %arg4, %123 : tensor<f32>
    return %113, %116, %119, %122, %124, %50 : tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<16x16xf32>) -> (tensor<16x1xf32>, tensor<16x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x1xf32>
    return %3, %5 : tensor<16x1xf32>, tensor<16x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x32xf32>
    %6 = stablehlo.exponential %5 : tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x32xf32>
    return %11, %6, %8 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x32xf32>, %arg1: tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x32xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15, %5 : tensor<16x1xf32>, tensor<16x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<16x32xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x32xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x32xf32>
    return %7 : tensor<16x32xf32>
  }
  func.func private @norm_2(%arg0: tensor<16x16xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x1xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<16x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<16x16xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<16x16xf32>
    %5 = stablehlo.add %3, %4 : tensor<16x16xf32>
    return %5 : tensor<16x16xf32>
  }
}
