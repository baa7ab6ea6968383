module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32> {tf.aliasing_output = 0 : i32} loc("params['off']['b']"), %arg1: tensor<8x1xf32> {tf.aliasing_output = 1 : i32} loc("params['off']['w']"), %arg2: tensor<2xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<4x2xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<24xf32> loc("batch['at']"), %arg5: tensor<1100x4xf32> loc("batch['line']"), %arg6: tensor<24x8xf32> loc("batch['x']"), %arg7: tensor<24x2xf32> loc("batch['y']")) -> (tensor<1xf32> {jax.result_info = "result[0]['off']['b']"}, tensor<8x1xf32> {jax.result_info = "result[0]['off']['w']"}, tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<4x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x1xf32>) -> tensor<24x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x1xf32>
    %3 = stablehlo.add %0, %2 : tensor<24x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<24x1xf32>) -> tensor<24xf32>
    %5 = stablehlo.add %arg4, %4 : tensor<24xf32>
    %6 = stablehlo.floor %5 : tensor<24xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.convert %6 : (tensor<24xf32>) -> tensor<24xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %13 = stablehlo.compare LT, %9, %12, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<1100> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.add %9, %14 : tensor<24xi32>
    %16 = stablehlo.select %13, %15, %9 : tensor<24xi1>, tensor<24xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %18 = "stablehlo.gather"(%arg5, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<1100x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
    %19 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x4xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<24x4xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.add %9, %21 : tensor<24xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.compare LT, %22, %23, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<1100> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.add %22, %25 : tensor<24xi32>
    %27 = stablehlo.select %24, %26, %22 : tensor<24xi1>, tensor<24xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %29 = "stablehlo.gather"(%arg5, %28) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<1100x4xf32>, tensor<24x1xi32>) -> tensor<24x4xf32>
    %30 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x4xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<24x4xf32>
    %32 = stablehlo.add %20, %31 : tensor<24x4xf32>
    %33 = stablehlo.dot_general %32, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x4xf32>, tensor<4x2xf32>) -> tensor<24x2xf32>
    %34 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<24x2xf32>
    %36 = stablehlo.add %33, %35 : tensor<24x2xf32>
    %37 = stablehlo.subtract %36, %arg7 : tensor<24x2xf32>
    %38 = chlo.square %37 : tensor<24x2xf32> -> tensor<24x2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x2xf32>
    %40 = stablehlo.multiply %39, %37 : tensor<24x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %43 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<24x2xf32>
    %45 = stablehlo.multiply %44, %40 : tensor<24x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24x2xf32>, tensor<f32>) -> tensor<2xf32>
    %47 = stablehlo.reshape %46 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %49 = stablehlo.dot_general %45, %32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2xf32>, tensor<24x4xf32>) -> tensor<2x4xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %51 = stablehlo.dot_general %45, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x2xf32>, tensor<4x2xf32>) -> tensor<24x4xf32>
    %52 = stablehlo.multiply %51, %29 : tensor<24x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x4xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.reshape %53 : (tensor<24xf32>) -> tensor<24x1xf32>
    %55 = stablehlo.multiply %51, %18 : tensor<24x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x4xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.reshape %56 : (tensor<24xf32>) -> tensor<24x1xf32>
    %58 = stablehlo.negate %57 : tensor<24x1xf32>
    %59 = stablehlo.add %54, %58 : tensor<24x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %66 = stablehlo.dot_general %61, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x8xf32>) -> tensor<1x8xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %cst_16 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %69 = stablehlo.multiply %68, %65 : tensor<1xf32>
    %70 = stablehlo.subtract %arg0, %69 : tensor<1xf32>
    %cst_17 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %72 = stablehlo.multiply %71, %67 : tensor<8x1xf32>
    %73 = stablehlo.subtract %arg1, %72 : tensor<8x1xf32>
    %cst_18 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %75 = stablehlo.multiply %74, %48 : tensor<2xf32>
    %76 = stablehlo.subtract %arg2, %75 : tensor<2xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %78 = stablehlo.multiply %77, %50 : tensor<4x2xf32>
    %79 = stablehlo.subtract %arg3, %78 : tensor<4x2xf32>
    return %70, %73, %76, %79, %42 : tensor<1xf32>, tensor<8x1xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<f32>
  }
}
