module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 0 : i32} loc("params['out']['b']"), %arg1: tensor<2x2xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['w']"), %arg2: tensor<1x3xf32> {tf.aliasing_output = 2 : i32} loc("params['theta']"), %arg3: tensor<24x2xf32> loc("batch['grid']"), %arg4: tensor<1500x2xf32> loc("batch['image']"), %arg5: tensor<24x2xf32> loc("batch['y']")) -> (tensor<2xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<2x2xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<1x3xf32> {jax.result_info = "result[0]['theta']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.concatenate %arg3, %0, dim = 1 : (tensor<24x2xf32>, tensor<24x1xf32>) -> tensor<24x3xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x3xf32>, tensor<3x1xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<24x1xf32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.499000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<24xf32>
    %7 = stablehlo.floor %6 : tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1498> : tensor<i32>
    %8 = call @clip(%7, %c, %c_1) : (tensor<24xf32>, tensor<i32>, tensor<i32>) -> tensor<24xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.convert %8 : (tensor<24xf32>) -> tensor<24xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<24x1xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %15 = stablehlo.compare LT, %11, %14, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_4 = stablehlo.constant dense<1500> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.add %11, %16 : tensor<24xi32>
    %18 = stablehlo.select %15, %17, %11 : tensor<24xi1>, tensor<24xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %20 = "stablehlo.gather"(%arg4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<1500x2xf32>, tensor<24x1xi32>) -> tensor<24x2xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x2xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<24x2xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.add %11, %23 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<1500> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.add %24, %27 : tensor<24xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<24xi1>, tensor<24xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %31 = "stablehlo.gather"(%arg4, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<1500x2xf32>, tensor<24x1xi32>) -> tensor<24x2xf32>
    %32 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x2xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<24x2xf32>
    %34 = stablehlo.add %22, %33 : tensor<24x2xf32>
    %35 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2xf32>, tensor<2x2xf32>) -> tensor<24x2xf32>
    %36 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<24x2xf32>
    %38 = stablehlo.add %35, %37 : tensor<24x2xf32>
    %39 = stablehlo.subtract %38, %arg5 : tensor<24x2xf32>
    %40 = chlo.square %39 : tensor<24x2xf32> -> tensor<24x2xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x2xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<24x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %44 = stablehlo.divide %43, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %45 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<24x2xf32>
    %47 = stablehlo.multiply %46, %42 : tensor<24x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<24x2xf32>, tensor<f32>) -> tensor<2xf32>
    %49 = stablehlo.reshape %48 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.dot_general %47, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x2xf32>, tensor<24x2xf32>) -> tensor<2x2xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %53 = stablehlo.dot_general %47, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x2xf32>, tensor<2x2xf32>) -> tensor<24x2xf32>
    %54 = stablehlo.multiply %53, %31 : tensor<24x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x2xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.reshape %55 : (tensor<24xf32>) -> tensor<24x1xf32>
    %57 = stablehlo.multiply %53, %20 : tensor<24x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x2xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.reshape %58 : (tensor<24xf32>) -> tensor<24x1xf32>
    %60 = stablehlo.negate %59 : tensor<24x1xf32>
    %61 = stablehlo.add %56, %60 : tensor<24x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<1.499000e+03> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.multiply %62, %63 : tensor<24xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.dot_general %65, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x3xf32>) -> tensor<1x3xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<3x1xf32>) -> tensor<1x3xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.multiply %69, %50 : tensor<2xf32>
    %71 = stablehlo.subtract %arg0, %70 : tensor<2xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %73 = stablehlo.multiply %72, %52 : tensor<2x2xf32>
    %74 = stablehlo.subtract %arg1, %73 : tensor<2x2xf32>
    %cst_21 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %76 = stablehlo.multiply %75, %68 : tensor<1x3xf32>
    %77 = stablehlo.subtract %arg2, %76 : tensor<1x3xf32>
    return %71, %74, %77, %44 : tensor<2xf32>, tensor<2x2xf32>, tensor<1x3xf32>, tensor<f32>
  }
  func.func private @clip(%arg0: tensor<24xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xf32>
    return %5 : tensor<24xf32>
  }
}
