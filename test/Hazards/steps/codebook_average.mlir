module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params['dec']['b']"), %arg1: tensor<8x8xf32> {tf.aliasing_output = 1 : i32} loc("params['dec']['w']"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params['enc']['b']"), %arg3: tensor<8x8xf32> {tf.aliasing_output = 3 : i32} loc("params['enc']['w']"), %arg4: tensor<12xf32> {tf.aliasing_output = 4 : i32} loc("ema['count']"), %arg5: tensor<12x8xf32> {tf.aliasing_output = 5 : i32} loc("ema['sum']"), %arg6: tensor<24x8xf32> loc("batch['x']")) -> (tensor<8xf32> {jax.result_info = "result[0]['dec']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['dec']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['enc']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0]['enc']['w']"}, tensor<12xf32> {jax.result_info = "result[1]['count']"}, tensor<12x8xf32> {jax.result_info = "result[1]['sum']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.add %arg4, %1 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.200000e-04> : tensor<f32>
    %3 = stablehlo.add %0, %cst_1 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.divide %2, %4 : tensor<12xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x8xf32>
    %10 = stablehlo.divide %arg5, %9 : tensor<12x8xf32>
    %11 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x8xf32>) -> tensor<24x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<24x8xf32>
    %14 = stablehlo.add %11, %13 : tensor<24x8xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<24x8xf32>) -> tensor<24x1x8xf32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<12x8xf32>) -> tensor<1x12x8xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<24x1x8xf32>) -> tensor<24x12x8xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x12x8xf32>) -> tensor<24x12x8xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<24x12x8xf32>
    %20 = stablehlo.multiply %19, %19 : tensor<24x12x8xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x12x8xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<24x12x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<24x12x8xf32>, tensor<f32>) -> tensor<24x12xf32>
    %24 = call @argmin(%23) : (tensor<24x12xf32>) -> tensor<24xi32>
    %25 = call @_one_hot(%24) : (tensor<24xi32>) -> tensor<24x12xf32>
    %26 = stablehlo.dot_general %25, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x12xf32>, tensor<12x8xf32>) -> tensor<24x8xf32>
    %27 = stablehlo.subtract %26, %14 : tensor<24x8xf32>
    %28 = stablehlo.add %14, %27 : tensor<24x8xf32>
    %29 = stablehlo.dot_general %28, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x8xf32>) -> tensor<24x8xf32>
    %30 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<24x8xf32>
    %32 = stablehlo.add %29, %31 : tensor<24x8xf32>
    %33 = stablehlo.subtract %32, %arg6 : tensor<24x8xf32>
    %34 = chlo.square %33 : tensor<24x8xf32> -> tensor<24x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x8xf32>
    %36 = stablehlo.multiply %35, %33 : tensor<24x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_6 : tensor<f32>
    %39 = stablehlo.subtract %14, %26 : tensor<24x8xf32>
    %40 = chlo.square %39 : tensor<24x8xf32> -> tensor<24x8xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x8xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<24x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%40 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %44 = stablehlo.divide %43, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %45 = stablehlo.multiply %cst_10, %44 : tensor<f32>
    %46 = stablehlo.add %38, %45 : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.multiply %cst_11, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %48 = stablehlo.divide %47, %cst_13 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<24x8xf32>
    %50 = stablehlo.multiply %49, %42 : tensor<24x8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %51 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<24x8xf32>
    %53 = stablehlo.multiply %52, %36 : tensor<24x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<24x8xf32>, tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.reshape %54 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %57 = stablehlo.dot_general %53, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<24x8xf32>) -> tensor<8x8xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %59 = stablehlo.dot_general %53, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x8xf32>) -> tensor<24x8xf32>
    %60 = stablehlo.add %50, %59 : tensor<24x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24x8xf32>, tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.reshape %61 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %64 = stablehlo.dot_general %60, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<24x8xf32>) -> tensor<8x8xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_20 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %67 = stablehlo.multiply %66, %arg4 : tensor<12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%25 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<24x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %70 = stablehlo.multiply %69, %68 : tensor<12xf32>
    %71 = stablehlo.add %67, %70 : tensor<12xf32>
    %cst_23 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %73 = stablehlo.multiply %72, %arg5 : tensor<12x8xf32>
    %74 = stablehlo.transpose %25, dims = [1, 0] : (tensor<24x12xf32>) -> tensor<12x24xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12x24xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<12x24xf32>
    %77 = stablehlo.dot_general %76, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x24xf32>, tensor<24x8xf32>) -> tensor<12x8xf32>
    %78 = stablehlo.add %73, %77 : tensor<12x8xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.multiply %79, %56 : tensor<8xf32>
    %81 = stablehlo.subtract %arg0, %80 : tensor<8xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %83 = stablehlo.multiply %82, %58 : tensor<8x8xf32>
    %84 = stablehlo.subtract %arg1, %83 : tensor<8x8xf32>
    %cst_27 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %86 = stablehlo.multiply %85, %63 : tensor<8xf32>
    %87 = stablehlo.subtract %arg2, %86 : tensor<8xf32>
    %cst_28 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %89 = stablehlo.multiply %88, %65 : tensor<8x8xf32>
    %90 = stablehlo.subtract %arg3, %89 : tensor<8x8xf32>
    return %81, %84, %87, %90, %71, %78, %46 : tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<12xf32>, tensor<12x8xf32>, tensor<f32>
  }
  func.func private @argmin(%arg0: tensor<24x12xf32> loc("jit(train_step)/jvp()")) -> tensor<24xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<24x12xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<24x12xf32>, tensor<24x12xi32>, tensor<f32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xi32>)
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
    return %1#1 : tensor<24xi32>
  }
  func.func private @_one_hot(%arg0: tensor<24xi32>) -> tensor<24x12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x12xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x12xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x12xi32>) -> tensor<24x12xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<24x12xi32>, tensor<24x12xi32>) -> tensor<24x12xi1>
    %5 = stablehlo.convert %4 : (tensor<24x12xi1>) -> tensor<24x12xf32>
    return %5 : tensor<24x12xf32>
  }
}
