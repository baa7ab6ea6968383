module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x64xf32> {tf.aliasing_output = 2 : i32} loc("params['score']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<16x4xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<16x64xf32> {jax.result_info = "result[0]['score']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<"0x7C6A8732B8E6DE326A2EA7326E2EC232B314C532270AD432BCCC7D323391AF32EAF8B13286D06932971F7232A8CA9A325D464F32856BA132EC7CAA32E266EC32F1FBFE325ACAF03275F4E1324162B232F93452321508D2326D0BC23234769632BB7DF6324A829B32077BF1323321EB32B06FE4328C8BE1327DBC8C32BFD5A632419CE0327E3A9832668FC832C6888C328B66BA32F019E832C35FA032BA13BC32318D9032C17D5332D6805E3216F68E32B903B832C502453284938432114FEF320A69B0320076AE329851F232808BA2328171BE32EC78973295F5F5320FC57932961A85321C8EF332118EEB326C31E232E71643320E1DB132FE4387321EEC6732C9DBA4326A027A32401C4932AFFACA32A765C8325E6FE8323A13CA3241FFF7325E5EDA32E547B0321AD68232B529E532E3B7DE32A45281322315EB3271CCC3327B428B32337C9532853D2D32EBFFB03219E97432C5B5DA32606DE232775B8A3293DE6632CA397D329BF96132F627A632787D66320B1AAF329CF9FF32CE346E32F719A7320425E832058074329523823213A1C732DECF983216FED83208938932FFB27C32D263DB32A9DCD132434DDF32439B4732F972E432E8A5FC32A266C832E7C69A3256FA8432961EF132EB7797324BB03F3284CFEC32473A4732E68EB0325125E532BBBAD1323725E432290EB1326434D2326DDB9E32565C0033A9157B3248FDDD3266CCB6322283A6328523C932A8615D3225DD4632F2D63A32F68FF232C25976329DE9F532B52F7D325CFB9D3252169C329398AC323160D932C13C9A3229DE3532ECA7D632A12CED32977A383259D9D632943F923229D8D8321FA9BF32BF8799320F96C432B1AAD2328815AB321164F332E516813294FBB5327A3030325F198032EE243F3200EBF0325887AD32B8345932ABCD6A32FC3AB932E2B2A832A0D1B832790C923237E0F632ED31EC32BA13983246E14D3280934732509AB7320318DE322456C532D5819532968ADE321D1C81326A73AC32435DC532F071B73258A04C3287738732996E8632AD8CDC32503BDE32DA5E4E32829A8D329196E2323CB07A3237CB9832428BAC32CB168F32B8D6F1322DA1B6323AD32F32AD1C883228C0EF3201D8EC32748E73321A76A332BF9AF9327DBF503247FBAE32B8554A326DE3923265A5653210A6F032957D3732E2B26E322E928A3267B7E9324032423212E15E321E8A76327606AE325DEC86326AD4E93216F6A63249B8CB327FCD80322A69BF32FA6A8132D104E0327D0F86323C8A6E324E98F432D2BA3B32D7EBDC321D77E3328195393263FB96325B7C9E32BD183E32C104B332B4D4003361B3BF32C4D5813270D6E6325DACCD32406DE5325B3590321E13A4325135DB3246EAB632C2D1C63278EE3D32C45B953202AB32327673F6324F7E9232C69C5D3289538032"> : tensor<64x4xf32>
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xf32>
    %4 = stablehlo.tanh %3 : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x16xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.reshape %8 : (tensor<16xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xi1>
    %12 = stablehlo.convert %11 : (tensor<16x64xi1>) -> tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<16xf32>
    %16 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<16xi1>, tensor<16xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<16xi1>, tensor<16xf32>
    %25 = stablehlo.divide %19, %24 : tensor<16xf32>
    %26 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %28 = stablehlo.subtract %7, %27 : tensor<16x64xf32>
    %29 = stablehlo.exponential %28 : tensor<16x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %33 = stablehlo.divide %29, %32 : tensor<16x64xf32>
    %34 = stablehlo.multiply %31, %31 : tensor<16x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %36 = stablehlo.divide %35, %34 : tensor<16x1xf32>
    %37 = stablehlo.dot_general %33, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x4xf32>) -> tensor<16x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+08> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<16x4xf32>
    %40 = stablehlo.subtract %39, %arg4 : tensor<16x4xf32>
    %41 = chlo.square %40 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<16x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %46 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<16x4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+08> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<16x4xf32>
    %51 = stablehlo.dot_general %50, %cst, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<64x4xf32>) -> tensor<16x64xf32>
    %52 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<16x64xf32>
    %54 = stablehlo.multiply %53, %29 : tensor<16x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %56 = stablehlo.reshape %55 : (tensor<16xf32>) -> tensor<16x1xf32>
    %57 = stablehlo.negate %56 : tensor<16x1xf32>
    %58 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %59 = stablehlo.divide %51, %58 : tensor<16x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %62 = stablehlo.add %59, %61 : tensor<16x64xf32>
    %63 = stablehlo.multiply %62, %29 : tensor<16x64xf32>
    %64 = stablehlo.dot_general %63, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %66 = stablehlo.dot_general %63, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x16xf32>
    %67 = stablehlo.multiply %66, %6 : tensor<16x16xf32>
    %68 = stablehlo.multiply %67, %4 : tensor<16x16xf32>
    %69 = stablehlo.add %67, %68 : tensor<16x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %71 = stablehlo.reshape %70 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %73 = stablehlo.dot_general %69, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.multiply %75, %72 : tensor<16xf32>
    %77 = stablehlo.subtract %arg0, %76 : tensor<16xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<8x16xf32>
    %80 = stablehlo.subtract %arg1, %79 : tensor<8x16xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %82 = stablehlo.multiply %81, %65 : tensor<16x64xf32>
    %83 = stablehlo.subtract %arg2, %82 : tensor<16x64xf32>
    return %77, %80, %83, %45 : tensor<16xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
}
