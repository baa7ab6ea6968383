module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<2xui32> {tf.aliasing_output = 4 : i32} loc("key"), %arg5: tensor<16x16xf32> loc("b['x']"), %arg6: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<2xui32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_threefry_split(%arg4) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = call @_threefry_split_0(%4) : (tensor<2xui32>) -> tensor<8x2xui32>
    %6 = call @_threefry_split_3(%5) : (tensor<8x2xui32>) -> tensor<8x4x2xui32>
    %7 = stablehlo.slice %6 [0:8, 0:1, 0:2] : (tensor<8x4x2xui32>) -> tensor<8x1x2xui32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %9 = call @_normal(%8) : (tensor<8x2xui32>) -> tensor<8x32xf32>
    %10 = stablehlo.slice %6 [0:8, 1:2, 0:2] : (tensor<8x4x2xui32>) -> tensor<8x1x2xui32>
    %11 = stablehlo.reshape %10 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %12 = call @_normal_8(%11) : (tensor<8x2xui32>) -> tensor<8x16x32xf32>
    %13 = stablehlo.slice %6 [0:8, 2:3, 0:2] : (tensor<8x4x2xui32>) -> tensor<8x1x2xui32>
    %14 = stablehlo.reshape %13 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %15 = call @_normal_13(%14) : (tensor<8x2xui32>) -> tensor<8x4xf32>
    %16 = stablehlo.slice %6 [0:8, 3:4, 0:2] : (tensor<8x4x2xui32>) -> tensor<8x1x2xui32>
    %17 = stablehlo.reshape %16 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %18 = call @_normal_16(%17) : (tensor<8x2xui32>) -> tensor<8x32x4xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %20 = stablehlo.multiply %19, %9 : tensor<8x32xf32>
    %21 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<8x32xf32>
    %23 = stablehlo.add %22, %20 : tensor<8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %25 = stablehlo.multiply %24, %12 : tensor<8x16x32xf32>
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<8x16x32xf32>
    %28 = stablehlo.add %27, %25 : tensor<8x16x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %30 = stablehlo.multiply %29, %15 : tensor<8x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %33 = stablehlo.add %32, %30 : tensor<8x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x32x4xf32>
    %35 = stablehlo.multiply %34, %18 : tensor<8x32x4xf32>
    %36 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<32x4xf32>) -> tensor<1x32x4xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x32x4xf32>) -> tensor<8x32x4xf32>
    %38 = stablehlo.add %37, %35 : tensor<8x32x4xf32>
    %cst_3 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %40 = stablehlo.multiply %39, %9 : tensor<8x32xf32>
    %41 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<8x32xf32>
    %43 = stablehlo.add %42, %40 : tensor<8x32xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %45 = stablehlo.multiply %44, %12 : tensor<8x16x32xf32>
    %46 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<8x16x32xf32>
    %48 = stablehlo.add %47, %45 : tensor<8x16x32xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %50 = stablehlo.multiply %49, %15 : tensor<8x4xf32>
    %51 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %53 = stablehlo.add %52, %50 : tensor<8x4xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x32x4xf32>
    %55 = stablehlo.multiply %54, %18 : tensor<8x32x4xf32>
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<32x4xf32>) -> tensor<1x32x4xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x32x4xf32>) -> tensor<8x32x4xf32>
    %58 = stablehlo.add %57, %55 : tensor<8x32x4xf32>
    %59 = stablehlo.dot_general %arg5, %28, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16x32xf32>) -> tensor<16x8x32xf32>
    %60 = stablehlo.broadcast_in_dim %23, dims = [0, 2] : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %61 = stablehlo.transpose %59, dims = [1, 0, 2] : (tensor<16x8x32xf32>) -> tensor<8x16x32xf32>
    %62 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x16x32xf32>
    %63 = stablehlo.add %61, %62 : tensor<8x16x32xf32>
    %64 = call @relu(%63) : (tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
    %65 = stablehlo.dot_general %64, %38, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x32x4xf32>) -> tensor<8x16x4xf32>
    %66 = stablehlo.broadcast_in_dim %33, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<8x1x4xf32>) -> tensor<8x16x4xf32>
    %68 = stablehlo.add %65, %67 : tensor<8x16x4xf32>
    %69 = stablehlo.broadcast_in_dim %arg6, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x16x4xf32>) -> tensor<8x16x4xf32>
    %71 = stablehlo.subtract %68, %70 : tensor<8x16x4xf32>
    %72 = chlo.square %71 : tensor<8x16x4xf32> -> tensor<8x16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_7) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.divide %73, %74 : tensor<8xf32>
    %76 = stablehlo.dot_general %arg5, %48, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<8x16x32xf32>) -> tensor<16x8x32xf32>
    %77 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %78 = stablehlo.transpose %76, dims = [1, 0, 2] : (tensor<16x8x32xf32>) -> tensor<8x16x32xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<8x1x32xf32>) -> tensor<8x16x32xf32>
    %80 = stablehlo.add %78, %79 : tensor<8x16x32xf32>
    %81 = call @relu(%80) : (tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
    %82 = stablehlo.dot_general %81, %58, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x32xf32>, tensor<8x32x4xf32>) -> tensor<8x16x4xf32>
    %83 = stablehlo.broadcast_in_dim %53, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<8x1x4xf32>) -> tensor<8x16x4xf32>
    %85 = stablehlo.add %82, %84 : tensor<8x16x4xf32>
    %86 = stablehlo.broadcast_in_dim %arg6, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x16x4xf32>) -> tensor<8x16x4xf32>
    %88 = stablehlo.subtract %85, %87 : tensor<8x16x4xf32>
    %89 = chlo.square %88 : tensor<8x16x4xf32> -> tensor<8x16x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_9) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.divide %90, %91 : tensor<8xf32>
    %93 = stablehlo.subtract %75, %92 : tensor<8xf32>
    %94 = stablehlo.dot_general %93, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x32xf32>) -> tensor<32xf32>
    %cst_11 = stablehlo.constant dense<1.600000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.divide %94, %95 : tensor<32xf32>
    %97 = stablehlo.dot_general %93, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x16x32xf32>) -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %99 = stablehlo.divide %97, %98 : tensor<16x32xf32>
    %100 = stablehlo.dot_general %93, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.divide %100, %101 : tensor<4xf32>
    %103 = stablehlo.dot_general %93, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf32>, tensor<8x32x4xf32>) -> tensor<32x4xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %105 = stablehlo.divide %103, %104 : tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %107 = stablehlo.multiply %106, %96 : tensor<32xf32>
    %108 = stablehlo.subtract %arg0, %107 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %110 = stablehlo.multiply %109, %99 : tensor<16x32xf32>
    %111 = stablehlo.subtract %arg1, %110 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %102 : tensor<4xf32>
    %114 = stablehlo.subtract %arg2, %113 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %116 = stablehlo.multiply %115, %105 : tensor<32x4xf32>
    %117 = stablehlo.subtract %arg3, %116 : tensor<32x4xf32>
    %118 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %119 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %121 = stablehlo.add %118, %120 : tensor<16x32xf32>
    %122 = call @relu_21(%121) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %123 = stablehlo.dot_general %122, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %124 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %126 = stablehlo.add %123, %125 : tensor<16x4xf32>
    %127 = stablehlo.subtract %126, %arg6 : tensor<16x4xf32>
    %128 = chlo.square %127 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %130 = stablehlo.divide %129, %cst_20 : tensor<f32>
    return %108, %111, %114, %117, %2, %130 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<2xui32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_0(%arg0: tensor<2xui32>) -> tensor<8x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<8xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<8xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<8xui64>
    %9 = stablehlo.convert %6 : (tensor<8xui64>) -> tensor<8xui32>
    %10 = stablehlo.convert %8 : (tensor<8xui64>) -> tensor<8xui32>
    %11:2 = call @threefry2x32_1(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<8x1xui32>, tensor<8x1xui32>) -> tensor<8x2xui32>
    return %14 : tensor<8x2xui32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8xui32>, tensor<8xui32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<8xui32>, %arg2: tensor<8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8xui32>
    %9 = stablehlo.or %5, %8 : tensor<8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8xui32>
    %19 = stablehlo.or %15, %18 : tensor<8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8xui32>
    %29 = stablehlo.or %25, %28 : tensor<8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8xui32>
    %39 = stablehlo.or %35, %38 : tensor<8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %42 = stablehlo.add %33, %41 : tensor<8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %44 = stablehlo.add %40, %43 : tensor<8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %48 = stablehlo.add %44, %47 : tensor<8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_3(%arg0: tensor<8x2xui32>) -> tensor<8x4x2xui32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xui32>) -> tensor<8xui32>
    %2 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.iota dim = 0 : tensor<4xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<4xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<4xui64>
    %9 = stablehlo.convert %6 : (tensor<4xui64>) -> tensor<4xui32>
    %10 = stablehlo.convert %8 : (tensor<4xui64>) -> tensor<4xui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32_4(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x4xui32>, tensor<1x4xui32>) -> (tensor<8x4xui32>, tensor<8x4xui32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1] : (tensor<8x4xui32>) -> tensor<8x4x1xui32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [0, 1] : (tensor<8x4xui32>) -> tensor<8x4x1xui32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<8x4x1xui32>, tensor<8x4x1xui32>) -> tensor<8x4x2xui32>
    return %18 : tensor<8x4x2xui32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x4xui32>, %arg3: tensor<1x4xui32>) -> (tensor<8x4xui32>, tensor<8x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xui32>) -> tensor<8x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x4xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x4xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x4xui32>) -> tensor<8x4xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x4xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x4xui32>, tensor<8x4xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_5(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x4xui32>, tensor<8x4xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x4xui32>, tensor<8x4xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x4xui32>, tensor<8x4xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x4xui32>, tensor<8x4xui32>
  }
  func.func private @closed_call_5(%arg0: tensor<i32>, %arg1: tensor<8x4xui32>, %arg2: tensor<8x4xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x4xui32>, tensor<8x4xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x4xui32>, tensor<8x4xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_normal(%arg0: tensor<8x2xui32>) -> tensor<8x32xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<8x2xui32>) -> tensor<8x32xf32>
    return %0 : tensor<8x32xf32>
  }
  func.func private @_normal_real(%arg0: tensor<8x2xui32>) -> tensor<8x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x32xf32>
    %1 = chlo.erf_inv %0 : tensor<8x32xf32> -> tensor<8x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x32xf32>
    return %3 : tensor<8x32xf32>
  }
  func.func private @_uniform(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %6 = stablehlo.iota dim = 0 : tensor<32xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<32xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<32xui64>
    %11 = stablehlo.convert %8 : (tensor<32xui64>) -> tensor<32xui32>
    %12 = stablehlo.convert %10 : (tensor<32xui64>) -> tensor<32xui32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<32xui32>) -> tensor<1x32xui32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<32xui32>) -> tensor<1x32xui32>
    %15 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %16 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %17:2 = call @threefry2x32_6(%15, %16, %13, %14) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x32xui32>, tensor<1x32xui32>) -> (tensor<8x32xui32>, tensor<8x32xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x32xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x32xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x32xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x32xui32>) -> tensor<8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x32xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x32xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<8x32xf32>
    %30 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x32xf32>
    %32 = stablehlo.add %29, %31 : tensor<8x32xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x32xf32>
    %35 = stablehlo.maximum %34, %32 : tensor<8x32xf32>
    return %35 : tensor<8x32xf32>
  }
  func.func private @threefry2x32_6(%arg0: tensor<8x1xui32> loc("vmap()"), %arg1: tensor<8x1xui32> loc("vmap()"), %arg2: tensor<1x32xui32> loc("vmap()"), %arg3: tensor<1x32xui32> loc("vmap()")) -> (tensor<8x32xui32>, tensor<8x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x32xui32>) -> tensor<8x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x32xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x32xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x32xui32>) -> tensor<8x32xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x32xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x32xui32>, tensor<8x32xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_7(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x32xui32>, tensor<8x32xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x32xui32>, tensor<8x32xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x32xui32>, tensor<8x32xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x32xui32>, tensor<8x32xui32>
  }
  func.func private @closed_call_7(%arg0: tensor<i32>, %arg1: tensor<8x32xui32>, %arg2: tensor<8x32xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x32xui32>, tensor<8x32xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x32xui32>, tensor<8x32xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_normal_8(%arg0: tensor<8x2xui32>) -> tensor<8x16x32xf32> {
    %0 = call @_normal_real_9(%arg0) : (tensor<8x2xui32>) -> tensor<8x16x32xf32>
    return %0 : tensor<8x16x32xf32>
  }
  func.func private @_normal_real_9(%arg0: tensor<8x2xui32>) -> tensor<8x16x32xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_10(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16x32xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16x32xf32> -> tensor<8x16x32xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16x32xf32>
    return %3 : tensor<8x16x32xf32>
  }
  func.func private @_uniform_10(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x32xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x32xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x32xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x32xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x32xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x32xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x32xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x32xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x32xui64>
    %15 = stablehlo.convert %12 : (tensor<16x32xui64>) -> tensor<16x32xui32>
    %16 = stablehlo.convert %14 : (tensor<16x32xui64>) -> tensor<16x32xui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<16x32xui32>) -> tensor<1x16x32xui32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<16x32xui32>) -> tensor<1x16x32xui32>
    %19 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %20 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %21:2 = call @threefry2x32_11(%19, %20, %17, %18) : (tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<1x16x32xui32>, tensor<1x16x32xui32>) -> (tensor<8x16x32xui32>, tensor<8x16x32xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<8x16x32xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<8x16x32xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %26 = stablehlo.or %24, %25 : tensor<8x16x32xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<8x16x32xui32>) -> tensor<8x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<8x16x32xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x16x32xf32>
    %33 = stablehlo.multiply %29, %32 : tensor<8x16x32xf32>
    %34 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x16x32xf32>
    %36 = stablehlo.add %33, %35 : tensor<8x16x32xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x16x32xf32>
    %39 = stablehlo.maximum %38, %36 : tensor<8x16x32xf32>
    return %39 : tensor<8x16x32xf32>
  }
  func.func private @threefry2x32_11(%arg0: tensor<8x1x1xui32> loc("vmap()"), %arg1: tensor<8x1x1xui32> loc("vmap()"), %arg2: tensor<1x16x32xui32> loc("vmap()"), %arg3: tensor<1x16x32xui32> loc("vmap()")) -> (tensor<8x16x32xui32>, tensor<8x16x32xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x16x32xui32>) -> tensor<8x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x16x32xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x16x32xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<1x16x32xui32>) -> tensor<8x16x32xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x16x32xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x16x32xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x16x32xui32>, tensor<8x16x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_12(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16x32xui32>, tensor<8x16x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16x32xui32>, tensor<8x16x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x16x32xui32>, tensor<8x16x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x16x32xui32>, tensor<8x16x32xui32>
  }
  func.func private @closed_call_12(%arg0: tensor<i32>, %arg1: tensor<8x16x32xui32>, %arg2: tensor<8x16x32xui32>, %arg3: tensor<8x1x1xui32>, %arg4: tensor<8x1x1xui32>, %arg5: tensor<8x1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16x32xui32>, tensor<8x16x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x16x32xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x16x32xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x16x32xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x16x32xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x16x32xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x16x32xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x16x32xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x16x32xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x16x32xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x16x32xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x16x32xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x16x32xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x16x32xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x16x32xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x16x32xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x16x32xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x16x32xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x16x32xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x16x32xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x16x32xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x16x32xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x16x32xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x16x32xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x16x32xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x16x32xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x16x32xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x16x32xui32>, tensor<8x16x32xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_normal_13(%arg0: tensor<8x2xui32>) -> tensor<8x4xf32> {
    %0 = call @_normal_real_14(%arg0) : (tensor<8x2xui32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func private @_normal_real_14(%arg0: tensor<8x2xui32>) -> tensor<8x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_15(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x4xf32>
    %1 = chlo.erf_inv %0 : tensor<8x4xf32> -> tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x4xf32>
    return %3 : tensor<8x4xf32>
  }
  func.func private @_uniform_15(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %6 = stablehlo.iota dim = 0 : tensor<4xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<4xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<4xui64>
    %11 = stablehlo.convert %8 : (tensor<4xui64>) -> tensor<4xui32>
    %12 = stablehlo.convert %10 : (tensor<4xui64>) -> tensor<4xui32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
    %15 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %16 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %17:2 = call @threefry2x32_4(%15, %16, %13, %14) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x4xui32>, tensor<1x4xui32>) -> (tensor<8x4xui32>, tensor<8x4xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x4xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x4xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x4xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x4xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x4xui32>) -> tensor<8x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x4xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x4xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<8x4xf32>
    %30 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x4xf32>
    %32 = stablehlo.add %29, %31 : tensor<8x4xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x4xf32>
    %35 = stablehlo.maximum %34, %32 : tensor<8x4xf32>
    return %35 : tensor<8x4xf32>
  }
  func.func private @_normal_16(%arg0: tensor<8x2xui32>) -> tensor<8x32x4xf32> {
    %0 = call @_normal_real_17(%arg0) : (tensor<8x2xui32>) -> tensor<8x32x4xf32>
    return %0 : tensor<8x32x4xf32>
  }
  func.func private @_normal_real_17(%arg0: tensor<8x2xui32>) -> tensor<8x32x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_18(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x32x4xf32>
    %1 = chlo.erf_inv %0 : tensor<8x32x4xf32> -> tensor<8x32x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x32x4xf32>
    return %3 : tensor<8x32x4xf32>
  }
  func.func private @_uniform_18(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x32x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x4xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x4xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x4xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x4xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x4xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x4xui64>
    %15 = stablehlo.convert %12 : (tensor<32x4xui64>) -> tensor<32x4xui32>
    %16 = stablehlo.convert %14 : (tensor<32x4xui64>) -> tensor<32x4xui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<32x4xui32>) -> tensor<1x32x4xui32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<32x4xui32>) -> tensor<1x32x4xui32>
    %19 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %20 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xui32>) -> tensor<8x1x1xui32>
    %21:2 = call @threefry2x32_19(%19, %20, %17, %18) : (tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<1x32x4xui32>, tensor<1x32x4xui32>) -> (tensor<8x32x4xui32>, tensor<8x32x4xui32>)
    %22 = stablehlo.xor %21#0, %21#1 : tensor<8x32x4xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<8x32x4xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %26 = stablehlo.or %24, %25 : tensor<8x32x4xui32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<8x32x4xui32>) -> tensor<8x32x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x4xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<8x32x4xf32>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x32x4xf32>
    %33 = stablehlo.multiply %29, %32 : tensor<8x32x4xf32>
    %34 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x32x4xf32>
    %36 = stablehlo.add %33, %35 : tensor<8x32x4xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x32x4xf32>
    %39 = stablehlo.maximum %38, %36 : tensor<8x32x4xf32>
    return %39 : tensor<8x32x4xf32>
  }
  func.func private @threefry2x32_19(%arg0: tensor<8x1x1xui32> loc("vmap()"), %arg1: tensor<8x1x1xui32> loc("vmap()"), %arg2: tensor<1x32x4xui32> loc("vmap()"), %arg3: tensor<1x32x4xui32> loc("vmap()")) -> (tensor<8x32x4xui32>, tensor<8x32x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x32x4xui32>) -> tensor<8x32x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x32x4xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x32x4xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<1x32x4xui32>) -> tensor<8x32x4xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x32x4xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x32x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x32x4xui32>, tensor<8x32x4xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_20(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x32x4xui32>, tensor<8x32x4xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x32x4xui32>, tensor<8x32x4xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x32x4xui32>, tensor<8x32x4xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x32x4xui32>, tensor<8x32x4xui32>
  }
  func.func private @closed_call_20(%arg0: tensor<i32>, %arg1: tensor<8x32x4xui32>, %arg2: tensor<8x32x4xui32>, %arg3: tensor<8x1x1xui32>, %arg4: tensor<8x1x1xui32>, %arg5: tensor<8x1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x32x4xui32>, tensor<8x32x4xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x32x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x32x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x32x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x32x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x32x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x32x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x32x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x32x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x32x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x32x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x32x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x32x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x32x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x32x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x32x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x32x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x32x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x32x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x32x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x32x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x32x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x32x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<8x1x1xui32>) -> tensor<8x32x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x32x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x32x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x32x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x32x4xui32>, tensor<8x32x4xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<8x1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @relu(%arg0: tensor<8x16x32xf32>) -> tensor<8x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16x32xf32>
    return %1 : tensor<8x16x32xf32>
  }
  func.func private @relu_21(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
