module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<8x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<41xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x41xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x8xf32> loc("batch['x']"), %arg5: tensor<32xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<8x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<41xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x41xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[8.000000e+01, 8.050000e+01, 8.100000e+01, 8.150000e+01, 8.200000e+01, 8.250000e+01, 8.300000e+01, 8.350000e+01, 8.400000e+01, 8.450000e+01, 8.500000e+01, 8.550000e+01, 8.600000e+01, 8.650000e+01, 8.700000e+01, 8.750000e+01, 8.800000e+01, 8.850000e+01, 8.900000e+01, 8.950000e+01, 9.000000e+01, 9.050000e+01, 9.100000e+01, 9.150000e+01, 9.200000e+01, 9.250000e+01, 9.300000e+01, 9.350000e+01, 9.400000e+01, 9.450000e+01, 9.500000e+01, 9.550000e+01, 9.600000e+01, 9.650000e+01, 9.700000e+01, 9.750000e+01, 9.800000e+01, 9.850000e+01, 9.900000e+01, 9.950000e+01, 1.000000e+02]> : tensor<41xf32>
    %cst_0 = stablehlo.constant dense<[6.400000e+03, 6.480250e+03, 6.561000e+03, 6.642250e+03, 6.724000e+03, 6.806250e+03, 6.889000e+03, 6.972250e+03, 7.056000e+03, 7.140250e+03, 7.225000e+03, 7.310250e+03, 7.396000e+03, 7.482250e+03, 7.569000e+03, 7.656250e+03, 7.744000e+03, 7.832250e+03, 7.921000e+03, 8.010250e+03, 8.100000e+03, 8.190250e+03, 8.281000e+03, 8.372250e+03, 8.464000e+03, 8.556250e+03, 8.649000e+03, 8.742250e+03, 8.836000e+03, 8.930250e+03, 9.025000e+03, 9.120250e+03, 9.216000e+03, 9.312250e+03, 9.409000e+03, 9.506250e+03, 9.604000e+03, 9.702250e+03, 9.801000e+03, 9.900250e+03, 1.000000e+04]> : tensor<41xf32>
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x32xf32>
    %4 = call @relu(%3) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x41xf32>) -> tensor<32x41xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<41xf32>) -> tensor<1x41xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x41xf32>) -> tensor<32x41xf32>
    %11 = stablehlo.add %8, %10 : tensor<32x41xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<32x41xf32>, tensor<f32>) -> tensor<32xf32>
    %13 = stablehlo.reshape %12 : (tensor<32xf32>) -> tensor<32x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x41xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<32x41xf32>, tensor<32x41xf32>) -> tensor<32x41xi1>
    %16 = stablehlo.convert %15 : (tensor<32x41xi1>) -> tensor<32x41xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<32x41xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<32xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<32xi1>, tensor<32xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<32xi1>, tensor<32xf32>
    %29 = stablehlo.divide %23, %28 : tensor<32xf32>
    %30 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x41xf32>
    %32 = stablehlo.subtract %11, %31 : tensor<32x41xf32>
    %33 = stablehlo.exponential %32 : tensor<32x41xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<32x41xf32>, tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x41xf32>
    %37 = stablehlo.divide %33, %36 : tensor<32x41xf32>
    %38 = stablehlo.multiply %35, %35 : tensor<32x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %40 = stablehlo.divide %39, %38 : tensor<32x1xf32>
    %41 = stablehlo.dot_general %37, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x41xf32>, tensor<41xf32>) -> tensor<32xf32>
    %42 = stablehlo.dot_general %37, %cst_0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x41xf32>, tensor<41xf32>) -> tensor<32xf32>
    %43 = stablehlo.multiply %41, %41 : tensor<32xf32>
    %44 = stablehlo.subtract %42, %43 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %46 = stablehlo.add %44, %45 : tensor<32xf32>
    %47 = stablehlo.sqrt %46 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %49 = stablehlo.divide %48, %47 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %51 = stablehlo.multiply %50, %arg5 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.add %52, %51 : tensor<32xf32>
    %54 = stablehlo.subtract %47, %53 : tensor<32xf32>
    %55 = chlo.square %54 : tensor<32xf32> -> tensor<32xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %59 = stablehlo.divide %58, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<9.200000e+01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.subtract %41, %60 : tensor<32xf32>
    %62 = stablehlo.multiply %61, %61 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.multiply %63, %61 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%62 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %66 = stablehlo.divide %65, %cst_23 : tensor<f32>
    %67 = stablehlo.add %59, %66 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %68 = stablehlo.divide %cst_24, %cst_25 : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %70 = stablehlo.multiply %69, %64 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_27 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %71 = stablehlo.divide %cst_26, %cst_27 : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %73 = stablehlo.multiply %72, %57 : tensor<32xf32>
    %74 = stablehlo.multiply %73, %49 : tensor<32xf32>
    %75 = stablehlo.negate %74 : tensor<32xf32>
    %76 = stablehlo.multiply %41, %75 : tensor<32xf32>
    %77 = stablehlo.add %70, %76 : tensor<32xf32>
    %78 = stablehlo.multiply %75, %41 : tensor<32xf32>
    %79 = stablehlo.add %77, %78 : tensor<32xf32>
    %80 = stablehlo.dot_general %74, %cst_0, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<41xf32>) -> tensor<32x41xf32>
    %81 = stablehlo.dot_general %79, %cst, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<32xf32>, tensor<41xf32>) -> tensor<32x41xf32>
    %82 = stablehlo.add %80, %81 : tensor<32x41xf32>
    %83 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x41xf32>
    %84 = stablehlo.multiply %82, %83 : tensor<32x41xf32>
    %85 = stablehlo.multiply %84, %33 : tensor<32x41xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<32x41xf32>, tensor<f32>) -> tensor<32xf32>
    %87 = stablehlo.reshape %86 : (tensor<32xf32>) -> tensor<32x1xf32>
    %88 = stablehlo.negate %87 : tensor<32x1xf32>
    %89 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x41xf32>
    %90 = stablehlo.divide %82, %89 : tensor<32x41xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<32xf32>) -> tensor<32x41xf32>
    %93 = stablehlo.add %90, %92 : tensor<32x41xf32>
    %94 = stablehlo.multiply %93, %33 : tensor<32x41xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<32x41xf32>, tensor<f32>) -> tensor<41xf32>
    %96 = stablehlo.reshape %95 : (tensor<41xf32>) -> tensor<1x41xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<1x41xf32>, tensor<f32>) -> tensor<41xf32>
    %98 = stablehlo.dot_general %94, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x41xf32>, tensor<32x32xf32>) -> tensor<41x32xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<41x32xf32>) -> tensor<32x41xf32>
    %100 = stablehlo.dot_general %94, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x41xf32>, tensor<32x41xf32>) -> tensor<32x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %102 = stablehlo.select %6, %100, %101 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.reshape %103 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %106 = stablehlo.dot_general %102, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %cst_35 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %109 = stablehlo.multiply %108, %105 : tensor<32xf32>
    %110 = stablehlo.subtract %arg0, %109 : tensor<32xf32>
    %cst_36 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %112 = stablehlo.multiply %111, %107 : tensor<8x32xf32>
    %113 = stablehlo.subtract %arg1, %112 : tensor<8x32xf32>
    %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %115 = stablehlo.multiply %114, %97 : tensor<41xf32>
    %116 = stablehlo.subtract %arg2, %115 : tensor<41xf32>
    %cst_38 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x41xf32>
    %118 = stablehlo.multiply %117, %99 : tensor<32x41xf32>
    %119 = stablehlo.subtract %arg3, %118 : tensor<32x41xf32>
    return %110, %113, %116, %119, %67 : tensor<32xf32>, tensor<8x32xf32>, tensor<41xf32>, tensor<32x41xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
