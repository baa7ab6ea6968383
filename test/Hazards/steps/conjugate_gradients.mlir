module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['b']"), %arg3: tensor<16x1xf32> {tf.aliasing_output = 3 : i32} loc("params['out']['w']"), %arg4: tensor<24x8xf32> loc("batch['x']"), %arg5: tensor<24x1xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x1xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8xf32>, tensor<8x16xf32>) -> tensor<24x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<24x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<24x16xf32>
    %4 = stablehlo.tanh %3 : tensor<24x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<24x16xf32>
    %7 = stablehlo.transpose %4, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %8 = stablehlo.dot_general %4, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x24xf32>) -> tensor<24x24xf32>
    %9 = stablehlo.iota dim = 0 : tensor<24x24xi32>
    %10 = stablehlo.iota dim = 1 : tensor<24x24xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x24xi32>
    %12 = stablehlo.add %9, %11 : tensor<24x24xi32>
    %13 = stablehlo.compare EQ, %12, %10, SIGNED : (tensor<24x24xi32>, tensor<24x24xi32>) -> tensor<24x24xi1>
    %14 = stablehlo.convert %13 : (tensor<24x24xi1>) -> tensor<24x24xf32>
    %15 = stablehlo.add %8, %14 : tensor<24x24xf32>
    %16 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x1xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.add %16, %18 : tensor<24x1xf32>
    %20 = stablehlo.subtract %arg5, %19 : tensor<24x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<24x1xf32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.dot_general %21, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24xf32>) -> tensor<f32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %24:7 = stablehlo.while(%iterArg = %21, %iterArg_17 = %15, %iterArg_18 = %c_1, %iterArg_19 = %22, %iterArg_20 = %21, %iterArg_21 = %21, %iterArg_22 = %23) : tensor<24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>
    cond {
      %c_23 = stablehlo.constant dense<60> : tensor<i32>
      %82 = stablehlo.compare LT, %iterArg_18, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %83 = stablehlo.dot_general %iterArg, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24xf32>) -> tensor<f32>
      %cst_24 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
      %84 = stablehlo.multiply %cst_24, %83 : tensor<f32>
      %85 = stablehlo.compare GT, %iterArg_22, %84, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<false> : tensor<i1>
      %86 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i1>) -> tensor<i1>
      %87 = stablehlo.compare NE, %82, %86, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %88 = stablehlo.convert %87 : tensor<i1>
      %89 = stablehlo.and %88, %85 : tensor<i1>
      stablehlo.return %89 : tensor<i1>
    } do {
      %82 = stablehlo.dot_general %iterArg_17, %iterArg_21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24xf32>) -> tensor<24xf32>
      %83 = stablehlo.dot_general %iterArg_21, %82, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24xf32>) -> tensor<f32>
      %84 = stablehlo.divide %iterArg_22, %83 : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %86 = stablehlo.multiply %85, %82 : tensor<24xf32>
      %87 = stablehlo.subtract %iterArg_20, %86 : tensor<24xf32>
      %88 = stablehlo.dot_general %87, %87, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24xf32>) -> tensor<f32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %89 = stablehlo.add %iterArg_18, %c_23 : tensor<i32>
      %90 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %91 = stablehlo.multiply %90, %iterArg_21 : tensor<24xf32>
      %92 = stablehlo.add %iterArg_19, %91 : tensor<24xf32>
      %93 = stablehlo.divide %88, %iterArg_22 : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<24xf32>
      %95 = stablehlo.multiply %94, %iterArg_21 : tensor<24xf32>
      %96 = stablehlo.add %87, %95 : tensor<24xf32>
      stablehlo.return %iterArg, %iterArg_17, %89, %92, %87, %96, %88 : tensor<24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>
    }
    %25 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x1xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.add %25, %27 : tensor<24x1xf32>
    %29 = stablehlo.reshape %28 : (tensor<24x1xf32>) -> tensor<24xf32>
    %30 = stablehlo.transpose %4, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %31 = stablehlo.dot_general %30, %24#3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x24xf32>, tensor<24xf32>) -> tensor<16xf32>
    %32 = stablehlo.dot_general %4, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16xf32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.divide %32, %33 : tensor<24xf32>
    %35 = stablehlo.add %29, %34 : tensor<24xf32>
    %36 = stablehlo.reshape %arg5 : (tensor<24x1xf32>) -> tensor<24xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<24xf32>
    %38 = chlo.square %37 : tensor<24xf32> -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.multiply %39, %37 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%38 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %42 = stablehlo.divide %41, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %43 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.multiply %44, %40 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.divide %45, %46 : tensor<24xf32>
    %48 = stablehlo.dot_general %47, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<24x16xf32>) -> tensor<16xf32>
    %49 = stablehlo.dot_general %47, %31, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<24xf32>, tensor<16xf32>) -> tensor<24x16xf32>
    %50 = stablehlo.dot_general %48, %24#3, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<24xf32>) -> tensor<16x24xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %52 = stablehlo.add %49, %51 : tensor<24x16xf32>
    %53 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<1xf32>
    %55 = stablehlo.reshape %54 : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.dot_general %53, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x16xf32>) -> tensor<1x16xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<1x16xf32>) -> tensor<16x1xf32>
    %60 = stablehlo.dot_general %53, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<16x1xf32>) -> tensor<24x16xf32>
    %61 = stablehlo.add %52, %60 : tensor<24x16xf32>
    %62 = stablehlo.multiply %61, %6 : tensor<24x16xf32>
    %63 = stablehlo.multiply %62, %4 : tensor<24x16xf32>
    %64 = stablehlo.add %62, %63 : tensor<24x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<24x16xf32>, tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.reshape %65 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %68 = stablehlo.dot_general %64, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<24x8xf32>) -> tensor<16x8xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %71 = stablehlo.multiply %70, %67 : tensor<16xf32>
    %72 = stablehlo.subtract %arg0, %71 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %74 = stablehlo.multiply %73, %69 : tensor<8x16xf32>
    %75 = stablehlo.subtract %arg1, %74 : tensor<8x16xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %77 = stablehlo.multiply %76, %57 : tensor<1xf32>
    %78 = stablehlo.subtract %arg2, %77 : tensor<1xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %80 = stablehlo.multiply %79, %59 : tensor<16x1xf32>
    %81 = stablehlo.subtract %arg3, %80 : tensor<16x1xf32>
    return %72, %75, %78, %81, %42 : tensor<16xf32>, tensor<8x16xf32>, tensor<1xf32>, tensor<16x1xf32>, tensor<f32>
  }
}
