module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x64xf32> {tf.aliasing_output = 2 : i32} loc("params['score']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<16x4xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<16x64xf32> {jax.result_info = "result[0]['score']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<"0x00509F450090A1450058A3450040AD450038BA4500B8A54500C0B04500689C4500D8AF4500A8A7450030A3450008A6450018B04500C0A44500D8AA450048A74500B8AC450090A0450008B8450078A0450010B14500B0B24500B8AD4500A0B1450028AD4500C8AF450020B14500E0B4450030A44500E0A94500E89E450098A04500F8B84500E0B84500109F4500F8A44500289E450050BB450088A6450028AE4500D8AF4500E0AA450080B0450028A84500C8A0450078A1450088AB4500B8AC450050BA4500F0A54500009F450008B14500609F450038B3450000B2450060A64500F0AE450030A4450080A6450088A9450018AD4500C89C450068B04500E8B2450090A7450008B64500809C4500E0B8450000AB450060AB450098AE4500F8AC4500409C450060AC450028A44500B0AA450040B94500D8B3450060B24500809D450068B3450048BB4500E89D450028B04500009D450030B2450028AA450038AE4500F0B9450070A7450050AC450018A74500C8A5450078A74500909E4500109F4500E09E450010AB450048A74500B8B34500F8A4450090A04500B8A4450058A04500E8A54500A0B24500009F450090A74500E0AF450060AD450038B64500F09C450060A14500B0B24500109F450070B2450068B64500A0A4450010B1450058A4450030B7450050AA450030AC4500A8A3450010B1450070A1450060A9450080A5450058BA4500B0B04500D8AC450030A8450080AD4500489E450048B8450060AC4500089F4500D8AD4500E89F450008A2450078B6450028B7450010A1450000AA4500C0B3450068A1450028A04500C8A1450030B2450000AC450060A14500C8A0450008B94500F8BA4500989F450038AC4500F0B4450098B14500E0AA450070BA450030A4450050AF4500C8B74500D0B14500C8BA450010A74500F0B54500C0A9450018B4450008B84500A8AA450068BA450008B64500C8A84500E0BA450028B4450010AC450048A24500E09D450088AC4500D8A2450050A14500D0B0450020B6450058BB450068A2450000B3450078B84500909D4500809F450078A1450058A64500A8B0450050AC4500D8A1450028B9450030A94500A0B34500A0BA450008A74500B89E450000A3450000A14500B8AD450058AF4500709F450000A7450020B24500D8AC4500589D450008B24500C8A64500C8AD4500289E450030AB450018A84500809C4500E0BA4500F0B04500C0AF4500789E450088B44500C8B9450090A44500C0A5450038AE450070B54500A8A1450090A84500D0A1450050AE4500E8B4450060B0450030B04500E0AA450058B1450070AD450020B5450078A74500689F4500E8B0450090BA4500B8B2450090B5450040B2450060A94500A0AC4500A0A2450040A14500B8B4450098B94500C09E450078A0450010A24500209D450050B645"> : tensor<64x4xf32>
    %cst_0 = stablehlo.constant dense<[5508.28125, 5479.95313, 5454.98438, 5465.3125]> : tensor<4xf32>
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.logistic %7 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<16x64xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<16x64xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %13 = stablehlo.divide %8, %12 : tensor<16x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %17 = stablehlo.divide %13, %16 : tensor<16x64xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<16x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<16x1xf32>
    %21 = stablehlo.dot_general %17, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %26 = stablehlo.divide %24, %25 : tensor<16x4xf32>
    %27 = stablehlo.subtract %26, %arg4 : tensor<16x4xf32>
    %28 = chlo.square %27 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %30 = stablehlo.multiply %29, %27 : tensor<16x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %33 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %35 = stablehlo.multiply %34, %30 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %37 = stablehlo.divide %35, %36 : tensor<16x4xf32>
    %38 = stablehlo.dot_general %37, %cst, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<64x4xf32>) -> tensor<16x64xf32>
    %39 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %40 = stablehlo.multiply %38, %39 : tensor<16x64xf32>
    %41 = stablehlo.multiply %40, %13 : tensor<16x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.reshape %42 : (tensor<16xf32>) -> tensor<16x1xf32>
    %44 = stablehlo.negate %43 : tensor<16x1xf32>
    %45 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %46 = stablehlo.divide %38, %45 : tensor<16x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %49 = stablehlo.add %46, %48 : tensor<16x64xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %51 = stablehlo.divide %49, %50 : tensor<16x64xf32>
    %52 = stablehlo.multiply %51, %11 : tensor<16x64xf32>
    %53 = stablehlo.dot_general %52, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %55 = stablehlo.dot_general %52, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x16xf32>
    %56 = stablehlo.multiply %55, %6 : tensor<16x16xf32>
    %57 = stablehlo.multiply %56, %4 : tensor<16x16xf32>
    %58 = stablehlo.add %56, %57 : tensor<16x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %60 = stablehlo.reshape %59 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.dot_general %58, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_18 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %65 = stablehlo.multiply %64, %61 : tensor<16xf32>
    %66 = stablehlo.subtract %arg0, %65 : tensor<16xf32>
    %cst_19 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %68 = stablehlo.multiply %67, %63 : tensor<8x16xf32>
    %69 = stablehlo.subtract %arg1, %68 : tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<2.000000e-03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %71 = stablehlo.multiply %70, %54 : tensor<16x64xf32>
    %72 = stablehlo.subtract %arg2, %71 : tensor<16x64xf32>
    return %66, %69, %72, %32 : tensor<16xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
}
