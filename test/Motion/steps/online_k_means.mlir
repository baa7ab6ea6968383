module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x16xf32> {tf.aliasing_output = 0 : i32} loc("p"), %arg1: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("count"), %arg2: tensor<64x16xf32> loc("b['x']")) -> (tensor<8x16xf32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x8x16xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<64x8x16xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<64x8x16xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<64x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x8x16xf32>, tensor<f32>) -> tensor<64x8xf32>
    %7 = call @argmin(%6) : (tensor<64x8xf32>) -> tensor<64xi32>
    %8 = call @_one_hot(%7) : (tensor<64xi32>) -> tensor<64x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.add %arg1, %9 : tensor<8xf32>
    %11 = stablehlo.transpose %8, dims = [1, 0] : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
    %13 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %15 = stablehlo.multiply %14, %arg0 : tensor<8x16xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<8x16xf32>
    %17 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
    %19 = stablehlo.divide %16, %18 : tensor<8x16xf32>
    %20 = stablehlo.add %arg0, %19 : tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.minimum across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_3 : tensor<f32>
    return %20, %10, %23 : tensor<8x16xf32>, tensor<8xf32>, tensor<f32>
  }
  func.func private @argmin(%arg0: tensor<64x8xf32>) -> tensor<64xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<64x8xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<64x8xf32>, tensor<64x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<64xf32>, tensor<64xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<64xi32>
  }
  func.func private @_one_hot(%arg0: tensor<64xi32>) -> tensor<64x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<64x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x8xi32>, tensor<64x8xi32>) -> tensor<64x8xi1>
    %5 = stablehlo.convert %4 : (tensor<64x8xi1>) -> tensor<64x8xf32>
    return %5 : tensor<64x8xf32>
  }
}
