module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<24xf32> {tf.aliasing_output = 2 : i32} loc("params['score']['b']"), %arg3: tensor<16x24xf32> {tf.aliasing_output = 3 : i32} loc("params['score']['w']"), %arg4: tensor<16x8xf32> loc("batch['x']"), %arg5: tensor<16xi32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<24xf32> {jax.result_info = "result[0]['score']['b']"}, tensor<16x24xf32> {jax.result_info = "result[0]['score']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<16x1xf32>
    %15:3 = stablehlo.while(%iterArg = %10, %iterArg_24 = %14, %iterArg_25 = %12) : tensor<16x24xf32>, tensor<16x1xf32>, tensor<16x1xf32>
    cond {
      %80 = stablehlo.subtract %iterArg_25, %iterArg_24 : tensor<16x1xf32>
      %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %81 = stablehlo.reduce(%80 init: %cst_26) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
      %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %82 = stablehlo.compare GT, %81, %cst_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %80 = stablehlo.add %iterArg_24, %iterArg_25 : tensor<16x1xf32>
      %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
      %82 = stablehlo.divide %80, %81 : tensor<16x1xf32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x24xf32>
      %84 = stablehlo.subtract %iterArg, %83 : tensor<16x24xf32>
      %85 = func.call @relu(%84) : (tensor<16x24xf32>) -> tensor<16x24xf32>
      %86 = stablehlo.multiply %85, %85 : tensor<16x24xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %87 = stablehlo.reduce(%86 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
      %90 = stablehlo.compare GT, %88, %89, FLOAT : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xi1>
      %91 = func.call @_where(%90, %82, %iterArg_24) : (tensor<16x1xi1>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
      %92 = func.call @_where(%90, %iterArg_25, %82) : (tensor<16x1xi1>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
      stablehlo.return %iterArg, %91, %92 : tensor<16x24xf32>, tensor<16x1xf32>, tensor<16x1xf32>
    }
    %16 = stablehlo.add %15#1, %15#2 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<16x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x24xf32>
    %20 = stablehlo.subtract %10, %19 : tensor<16x24xf32>
    %21 = call @relu(%20) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %23 = stablehlo.compare GT, %20, %22, FLOAT : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %25 = stablehlo.multiply %21, %21 : tensor<16x24xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %27 = stablehlo.multiply %26, %21 : tensor<16x24xf32>
    %28 = call @_one_hot(%arg5) : (tensor<16xi32>) -> tensor<16x24xf32>
    %29 = stablehlo.subtract %25, %28 : tensor<16x24xf32>
    %30 = stablehlo.multiply %29, %29 : tensor<16x24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<16x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %35 = stablehlo.multiply %34, %10 : tensor<16x24xf32>
    %36 = stablehlo.multiply %35, %28 : tensor<16x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.subtract %33, %37 : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %41 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.negate %42 : tensor<16xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<16xf32>) -> tensor<16x24xf32>
    %45 = stablehlo.multiply %44, %28 : tensor<16x24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<16x24xf32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<16xf32>) -> tensor<16x24xf32>
    %49 = stablehlo.multiply %48, %32 : tensor<16x24xf32>
    %50 = stablehlo.multiply %49, %27 : tensor<16x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %52 = stablehlo.select %23, %50, %51 : tensor<16x24xi1>, tensor<16x24xf32>
    %53 = stablehlo.add %47, %52 : tensor<16x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.reshape %54 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.dot_general %53, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<16x16xf32>) -> tensor<24x16xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %59 = stablehlo.dot_general %53, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x16xf32>
    %60 = stablehlo.multiply %59, %6 : tensor<16x16xf32>
    %61 = stablehlo.multiply %60, %4 : tensor<16x16xf32>
    %62 = stablehlo.add %60, %61 : tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.reshape %63 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.dot_general %62, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %69 = stablehlo.multiply %68, %65 : tensor<16xf32>
    %70 = stablehlo.subtract %arg0, %69 : tensor<16xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %72 = stablehlo.multiply %71, %67 : tensor<8x16xf32>
    %73 = stablehlo.subtract %arg1, %72 : tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.multiply %74, %56 : tensor<24xf32>
    %76 = stablehlo.subtract %arg2, %75 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %78 = stablehlo.multiply %77, %58 : tensor<16x24xf32>
    %79 = stablehlo.subtract %arg3, %78 : tensor<16x24xf32>
    return %70, %73, %76, %79, %40 : tensor<16xf32>, tensor<8x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @_where(%arg0: tensor<16x1xi1>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x1xf32>) -> tensor<16x1xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16x1xi1>, tensor<16x1xf32>
    return %0 : tensor<16x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16xi32>) -> tensor<16x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x24xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x24xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xi32>) -> tensor<16x24xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x24xi32>, tensor<16x24xi32>) -> tensor<16x24xi1>
    %5 = stablehlo.convert %4 : (tensor<16x24xi1>) -> tensor<16x24xf32>
    return %5 : tensor<16x24xf32>
  }
}
