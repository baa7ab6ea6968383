module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<16x16xf32> loc("b['x']"), %arg5: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<"0x3B12FFBE0F83E63E92F89DBF786C56BFA253883FB4A1403E23D91C3D8C2EE1BE1D99E43EB8D9B2BF0A5A8FBFCC9321BE719355BF1D5A33BF4D7092BD64D20CBECCD863BEC027D53FEF6A813FF1679D3FFFB3E6BCFD3201BF5E19BABF113FB2BE4C8005C0127015BF2AA5433F4E8ECF3F0432773FD9915CBF7F38FC3EA7064ABF69AE523F5511E4BD01B35B3F52AA24408E2A6C3FDC46154070B3353EC3D0A8BED3B6AA3FB7B7DC3F70150EBF38F19C3DAA9EB7BFD4D84CBEBE69633F89EAB0BD6AB811BF7020B4BFDB8BBC3EA02B4C3F45B4183FBDB8823E9314A3BFF282E13FAD9267BD854514BE35A13B3FA5710AC0660784BD93120CBEE59BBE3EBC6FAC3F37C4F13E3382EABF789BADBEE776523E02B3163E6C00A4BF0AF6D4BFFA8B0C3FD5E3AF3E947FAEBCA1DADCBF1514E33F6E9D39C0F66ABABE6DD505403F3421BED1A36D3E45EE96BFEBE7AD3FAB74A5BF3B43823EB5240A3E247E86BF1511633F1D3EB5BFD8F82EBFE220EBBCE632D3BE5B84EF3EDC8E6C3F846996BE839D0ABFAF5804BF212FBBBE26454F3F9BCE5EBE21B6D03E4FAEBABDDF2E58BFBD1C5D3F89DE84BFE316CB3BCC56BE3FEEEA8BBF5C0D62BD1BDACABF1B6902BF0B4FBFBFF421B9BEDDCD09BF9123073E5FCACA3F59E3903E1F7E283FD6AC4FBD66647ABED57F55BF7A82E6BFD6888C3D1F87D03F94DDF33E80B308BFBE1FD33FD480DDBE486C1EBF92399BBFF84876BF8C467CBEE9DFFF3FDB1F53BEBA0884BFB7FC1ABFE03564BEB01ADBBFE2AA013E035F333F8141A43E9DC9193FE10FA5BF766BD9BFB58DA43F0D138C3F6327C5BFB755533ED31FD13CAB7D0B3FA097553EB78B00BF5BF1473EE6D0203EC42D47BD0E1CEDBF60B13FC0D0494ABF3140D1BFD04F813E1D52373F11B7863EC332BDBE4358903D6E6B953F2A933ABF821B6C3F5826353F7BFB853ED9D8B93FF5C237BF1348713FC5CF6DBF2E5C44BF9DA487BF0A44E43E1D9470BF9EA5553DC77F91BF217B883FBC07EB3FA380673ECC59D23FA7870F3FFAD50A40FE36CC3DA403C9BF75CBBE3F636601BE929684BF0A0128BFA32BD0BF06BA2BBE2C1F89BFA1F9BD3F261C2A3F2F88D4BF1D33C1BF532511BFBF67F6BFDEE1E0BDB0F631BDA3D645BF0EE70BBFA469FF3EC3F9B53F3872BF3F6B870C3DED185B3FDC043DBF9BEBD23E10AD75BF52C53A3FEE839EBFAF0F77BFFAB708BCD8960E3F1A16B8BF256109BF0A650A3E1D8B6A3E8CBB56BF5D6AC63D4BD388BEADB0B33FE3900E3FF57BA9BF50E60CC0D48ECC3D8C4E973FEAE8313E14CF613F1D27F8BEF394AEBFD7A33F3F3FA2CA3DD8052F3F27D7B0BF25E9393ED52020BF9B7C4E3FEDA714BF3B7E1BBFC5F115BF7BC1A13F9B74EC3C2C8F42BF0AE482BFCEA585BF6137BB3F884AE8BF08B159BFC84C233FF3D8963F08D617BE9517493F"> : tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<[[0.759617269, 0.9861871, 0.046415031, 1.65496814], [0.216125369, 1.54820013, -1.08278847, 0.960613071], [-1.23503697, -1.47558331, 0.525499105, -0.799744486], [0.47699374, -1.03925705, 1.64037549, 0.0454130061], [-1.09427381, 0.215659097, 0.924079954, -0.726886093], [0.561749697, 2.09334779, 0.915485799, 0.0392479599], [-0.519525588, 0.629138052, -1.46440566, -2.98647809], [-6.133970e-01, -1.02846622, 1.79983974, 0.195886552], [-0.928403079, -1.1052078, 0.55814147, -7.712110e-01], [-5.223010e-01, -0.0303697418, 0.150362954, 0.160545528], [0.179422081, 1.36783159, 1.7686789, -1.58491445], [2.64628315, 0.199130431, 1.31486022, -0.668216764], [0.397312492, 0.287506431, 0.186130762, 0.925714254], [0.705735385, -0.93141514, -0.0434222147, 0.803462744], [0.761915862, -0.260969251, -0.20561032, -0.0787109658], [-1.02908945, -1.212230e+00, 1.64462221, -0.319828928]]> : tensor<16x4xf32>
    %0 = stablehlo.dot_general %cst, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %cst_0 : tensor<16x4xf32>
    %13 = stablehlo.dot_general %cst, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %16 = stablehlo.add %13, %15 : tensor<16x32xf32>
    %17 = call @relu(%16) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %21 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %24 = stablehlo.add %21, %23 : tensor<16x4xf32>
    %25 = stablehlo.subtract %24, %cst_0 : tensor<16x4xf32>
    %26 = chlo.square %25 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %31 = stablehlo.multiply %cst_8, %30 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.multiply %cst_9, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_11 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %35 = stablehlo.multiply %34, %28 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.reshape %36 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.dot_general %35, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %41 = stablehlo.dot_general %35, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %43 = stablehlo.select %19, %41, %42 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %45 = stablehlo.reshape %44 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.dot_general %43, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<9.76562475E-9> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.multiply %49, %46 : tensor<32xf32>
    %51 = stablehlo.subtract %arg0, %50 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<9.76562475E-9> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.multiply %52, %48 : tensor<16x32xf32>
    %54 = stablehlo.subtract %arg1, %53 : tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<9.76562475E-9> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.multiply %55, %38 : tensor<4xf32>
    %57 = stablehlo.subtract %arg2, %56 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<9.76562475E-9> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %59 = stablehlo.multiply %58, %40 : tensor<32x4xf32>
    %60 = stablehlo.subtract %arg3, %59 : tensor<32x4xf32>
    %cst_21 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %61 = stablehlo.divide %31, %cst_21 : tensor<f32>
    return %51, %54, %57, %60, %61 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
