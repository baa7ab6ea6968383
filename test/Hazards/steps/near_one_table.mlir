module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['f']['b']"), %arg1: tensor<8x16xf32> {tf.aliasing_output = 1 : i32} loc("params['f']['w']"), %arg2: tensor<16x64xf32> {tf.aliasing_output = 2 : i32} loc("params['score']"), %arg3: tensor<16x8xf32> loc("batch['x']"), %arg4: tensor<16x4xf32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['f']['b']"}, tensor<8x16xf32> {jax.result_info = "result[0]['f']['w']"}, tensor<16x64xf32> {jax.result_info = "result[0]['score']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<"0x19C27F3FD4F77F3F6FD07F3FA6EB7F3FB8F07F3FCDC67F3F0EF27F3F83C77F3F76E17F3F7DC47F3F5DD87F3F93C27F3F08E97F3F12DB7F3F6ADE7F3FCDE17F3F4DBF7F3FFAEC7F3F03E97F3FBAC97F3F39CA7F3FE6C07F3FE4E67F3FCCF87F3F0EEB7F3FFBD87F3F45DC7F3F2EF37F3F94D77F3F3DD67F3FADE27F3FCEF17F3F64EC7F3F44D47F3FA6ED7F3F83F27F3F85D67F3FE3ED7F3F5DE67F3F09DC7F3F6AD77F3FDAF67F3FD6CD7F3F49E27F3FF4E77F3F6DDA7F3F99E97F3F11DA7F3F5EE37F3F89ED7F3FE8CE7F3F7EC57F3FB5F87F3FB0F07F3F9BC77F3FE0E27F3FF9C77F3F02E17F3FE6C17F3FE0DA7F3F9DC57F3F91BF7F3F08C37F3F8EE97F3FE8F57F3FE3CC7F3FB3C77F3F68EC7F3FCFD97F3F3DEC7F3FC9C47F3F6BC77F3F71EB7F3F9BF37F3FF1C57F3F9AC37F3FFEDC7F3FD6C97F3F7BF87F3FCCF87F3F5AE47F3F13D47F3FD6E17F3F6FD17F3F51CE7F3F92F77F3F1FF07F3FA7D67F3FF1E57F3F15EC7F3F48F37F3F67E07F3FB7E37F3F4DD87F3F00F17F3FC7EB7F3FC5D37F3FB4CC7F3FB8DB7F3F49CD7F3F02D27F3F18E07F3F5ED27F3FB6DE7F3F8EBE7F3F66C47F3F1BE37F3F3BE87F3F3CCF7F3FB6F87F3F4EBF7F3F51D07F3F06E37F3F36E07F3F18F17F3F07C37F3F0FD77F3FD9D47F3F8CED7F3F24C97F3FBADB7F3FF2F67F3F3DC57F3FCBF27F3F38D67F3F64D27F3FFBEC7F3F48E47F3F03EC7F3FD0E57F3F08C77F3F03EF7F3F79ED7F3F2DE77F3F20CB7F3F7AC47F3F5ECC7F3F73DE7F3FF1D27F3F17E17F3F81C17F3F15F87F3FCCF07F3FFDF77F3F38DE7F3F4BF07F3FB1EE7F3FD4C67F3F02DB7F3F46BF7F3F92D47F3F38BF7F3F4BD57F3F0FEE7F3F6BD37F3F0FCA7F3F39C37F3FF0CA7F3F98BF7F3FB9F27F3F7AE37F3FABCB7F3FC2CF7F3F99F47F3FD5D17F3F30E27F3F33DB7F3F22BF7F3FAEC97F3F37F77F3F4AF97F3FC3C37F3F44D07F3F7FCD7F3F4DE47F3F39C47F3F81E47F3F8BF87F3F80F07F3F10C37F3F27DA7F3F05F97F3FCACB7F3F8BE07F3F0AF37F3FC7DB7F3FCFC37F3FD7DD7F3F66BF7F3F36CB7F3F53E07F3FCFDD7F3FB7F27F3F59E97F3F6EDE7F3F36F27F3FD7D57F3FE1D37F3F70D97F3FB4E37F3FBCDE7F3F07C07F3F82CA7F3F4BED7F3FABC27F3FBAE67F3F6EC27F3F04E77F3FB5E57F3F2ACF7F3FA4E77F3F1DCD7F3FA1E87F3F42F17F3FC0BE7F3F80C17F3FF4CE7F3FECC17F3F0ED37F3F1FE37F3F17EE7F3F0FE07F3F0FBF7F3F92BE7F3FB5F37F3F15F37F3FD9EC7F3F59C87F3F38E07F3F97D27F3F62F87F3F73C07F3FA2F27F3F10F07F3FE4F77F3F9DCC7F3FF3F37F3F37EC7F3F7BCA7F3FBFE67F3F0ACD7F3FF1D37F3FEEEC7F3FD1EA7F3F71F17F3FABF07F3FF0CA7F3F86C77F3FBFED7F3F08D87F3FB2E67F3FD1EC7F3F8BE07F3F09CF7F3F93DC7F3F65CE7F3F"> : tensor<64x4xf32>
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
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %39 = stablehlo.subtract %38, %37 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<4.000000e+03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<16x4xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %43 = stablehlo.subtract %41, %42 : tensor<16x4xf32>
    %44 = stablehlo.subtract %43, %arg4 : tensor<16x4xf32>
    %45 = chlo.square %44 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %47 = stablehlo.multiply %46, %44 : tensor<16x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%45 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %50 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %52 = stablehlo.multiply %51, %47 : tensor<16x4xf32>
    %cst_19 = stablehlo.constant dense<4.000000e+03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<16x4xf32>
    %55 = stablehlo.negate %54 : tensor<16x4xf32>
    %56 = stablehlo.dot_general %55, %cst, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<64x4xf32>) -> tensor<16x64xf32>
    %57 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<16x64xf32>
    %59 = stablehlo.multiply %58, %29 : tensor<16x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %61 = stablehlo.reshape %60 : (tensor<16xf32>) -> tensor<16x1xf32>
    %62 = stablehlo.negate %61 : tensor<16x1xf32>
    %63 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %64 = stablehlo.divide %56, %63 : tensor<16x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%62 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %67 = stablehlo.add %64, %66 : tensor<16x64xf32>
    %68 = stablehlo.multiply %67, %29 : tensor<16x64xf32>
    %69 = stablehlo.dot_general %68, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %71 = stablehlo.dot_general %68, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x16xf32>
    %72 = stablehlo.multiply %71, %6 : tensor<16x16xf32>
    %73 = stablehlo.multiply %72, %4 : tensor<16x16xf32>
    %74 = stablehlo.add %72, %73 : tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.reshape %75 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %78 = stablehlo.dot_general %74, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %81 = stablehlo.multiply %80, %77 : tensor<16xf32>
    %82 = stablehlo.subtract %arg0, %81 : tensor<16xf32>
    %cst_25 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %84 = stablehlo.multiply %83, %79 : tensor<8x16xf32>
    %85 = stablehlo.subtract %arg1, %84 : tensor<8x16xf32>
    %cst_26 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %87 = stablehlo.multiply %86, %70 : tensor<16x64xf32>
    %88 = stablehlo.subtract %arg2, %87 : tensor<16x64xf32>
    return %82, %85, %88, %49 : tensor<16xf32>, tensor<8x16xf32>, tensor<16x64xf32>, tensor<f32>
  }
}
