module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("params['b']"), %arg1: tensor<3xf32> {tf.aliasing_output = 1 : i32} loc("params['out']['b']"), %arg2: tensor<16x3xf32> {tf.aliasing_output = 2 : i32} loc("params['out']['w']"), %arg3: tensor<8x16xf32> {tf.aliasing_output = 3 : i32} loc("params['w']"), %arg4: tensor<32xi32> loc("batch['y']")) -> (tensor<16xf32> {jax.result_info = "result[0]['b']"}, tensor<3xf32> {jax.result_info = "result[0]['out']['b']"}, tensor<16x3xf32> {jax.result_info = "result[0]['out']['w']"}, tensor<8x16xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<"0xE20CD23E406A18BFB5870DC06F7A9DBEC74C9DBE9AAAA23FA193C93F38877D441E3F0FBC0AC9DBBF3F1CC83E955D523F6735DE3E4EFC4DBF86769A3F343F7D443A3B923F0367E6BE238DED3E39A4E93F33EC64BDF75733BFF6B937C0CE517D44F47AF6BD394D2FBF598015BE747E363FCE6518BFA17A52BF15D7AABE685F7D44BB76F1BEA8E271BEA62196BD9341803F6BD17A3F92A2ABBF13774A3F5E517D4487815ABF4252B23E1F02BBBFE6D4353FCCBC86BF591EDF3E16F2F3BE8C307D4447833DBF29593EBE9EC0A9BEF1110CBFA7DAD13FFE08E7BE9F2EEFBE5E2E7D44D8B63ABF56E37E3EF9CA78BF5145A43FAA8B9B3FDEF19DBF25520B4028517D4409933D3F40C207BFE6D2B63F9FAC85BE0FB0573F3CDA663FAC453D3E31637D44674EE2BD68C35ABF3344803F9A8186BF95CDBEBCD24763BE8E42E53E892B7D44119DB93EC50460BF4117193E151888BFCAE0A23E44EF79BE435CEDBE014C7D44A61E803F2284CEBD9D970BBFE062F93F6454E33F33F825BE2631723C13597D44C5D036BEB9A078BF156CB7BEA80D9B3E7A0400BCF72B94BF87BB213ED38C7D4483191D400CBD7EBF353AA6BE7AB47E3F7E070CBFB8FC253F75BCAFBEBA777D448DC221BFCA92BE3CEAEE83BF81A0063F18E19CBF693D5CBEC54DE83FFA5A7D442A9CE03E4D3533C075FEC5BD6B69E8BED7FF903E9ED4EC3DBF8186BEFF8D7D4478DC5C3E33E3463F48C921C06A06CABFD69F62BF89818D3FDBF119BF122B7D44FCC295BF2B0E19C086E53BBF0E46CCBF42AF83BF4EC843BF228EB7BFCB267D44641233BD827762BF158375BDE7BC5BBE792B9A3FDF39CB3D5F819CBF21677D44464EAABF2CBC65BFBAA266BF01E8BABFA2A8C5BC28EC833F1956E73F125C7D44058BBCBE25AC01BF01B301403647DFBF8BF8E23F6A92103FEAA0AC3EFA507D44E1C4003F9EECA83E6307AB3FA6590F3FBC760140E34659BF8BB4DD3FDD387D442676DB3E897846BCB85EC5BE092B823FD3BEC9BFCD6E6DBFC4FBE33E01417D442913DF3F7A448B3F617394BE7A3D58BDC328743F4912C0BE0EE79F3DAE367D446ACE6DBF7348763FAD48863FD865BE3E777E4DBF2E6C5FBE5DA01B3E24727D447D43323FA631813F41EFF4BEEF5A8C3E4550FE3E4D7669BE1F4EB2BF66407D442A0D80BF3C6AEB3F7E53A9BEE48FAEBD39A538BD4BC236BF78D317BFC95C7D44EB4D80BFEBFF9EBE39327ABF90D738BEBA85633F1121DD3EEC3B71BE98587D4427D203C055DD26BF7DE477BEAEE20CBFFF6CD33E11F8623F390FAB3F865C7D444335833DA71AD63C4973124082DB0F3F97DFD9BF2D4B683F9359473F775F7D44B1359ABF3AD8123F78EBBB3EA27A7FBD48269BBFEB32D8BE57DD95BF83197D44B1E38F3EC20A43BEB2548B3F3897E93F77C4FABE6290A0BF5E75C7BFA2497D44"> : tensor<32x8xf32>
    %cst_0 = stablehlo.constant dense<[-0.607881069, 20.2025089, -17.5989952, 47.9465218, 50.513504, -35.8317833, 9.02379131, -20.809761, 67.5550537, 23.4885559, 14.3763142, 0.857363104, 20.7002487, -21.3172798, -19.1790447, 53.4607201]> : tensor<16xf32>
    %0 = stablehlo.dot_general %cst, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<32x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %8 = stablehlo.add %5, %7 : tensor<32x16xf32>
    %9 = stablehlo.tanh %8 : tensor<32x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<32x16xf32>
    %12 = stablehlo.dot_general %9, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x3xf32>) -> tensor<32x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<32x3xf32>
    %15 = stablehlo.add %12, %14 : tensor<32x3xf32>
    %16:3 = call @log_softmax(%15) : (tensor<32x3xf32>) -> (tensor<32x3xf32>, tensor<32x3xf32>, tensor<32x1xf32>)
    %17 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %18:2 = call @take_along_axis(%16#0, %17) : (tensor<32x3xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %21 = stablehlo.negate %20 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_6 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %25 = call @take_along_axis_0(%18#1, %24) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x3xf32>
    %26 = call @log_softmax_1(%16#1, %16#2, %25) : (tensor<32x3xf32>, tensor<32x1xf32>, tensor<32x3xf32>) -> tensor<32x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<32x3xf32>, tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.reshape %27 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.dot_general %26, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x3xf32>, tensor<32x16xf32>) -> tensor<3x16xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %32 = stablehlo.dot_general %26, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x3xf32>, tensor<16x3xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.multiply %32, %11 : tensor<32x16xf32>
    %34 = stablehlo.multiply %33, %9 : tensor<32x16xf32>
    %35 = stablehlo.add %33, %34 : tensor<32x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %37 = stablehlo.reshape %36 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %40 = stablehlo.multiply %35, %39 : tensor<32x16xf32>
    %41 = stablehlo.dot_general %40, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %44 = stablehlo.multiply %43, %38 : tensor<16xf32>
    %45 = stablehlo.subtract %arg0, %44 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %47 = stablehlo.multiply %46, %29 : tensor<3xf32>
    %48 = stablehlo.subtract %arg1, %47 : tensor<3xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %50 = stablehlo.multiply %49, %31 : tensor<16x3xf32>
    %51 = stablehlo.subtract %arg2, %50 : tensor<16x3xf32>
    %cst_15 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %53 = stablehlo.multiply %52, %42 : tensor<8x16xf32>
    %54 = stablehlo.subtract %arg3, %53 : tensor<8x16xf32>
    return %45, %48, %51, %54, %21 : tensor<16xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<8x16xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<32x3xf32>) -> (tensor<32x3xf32>, tensor<32x3xf32>, tensor<32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x3xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<32x3xf32>
    %6 = stablehlo.exponential %5 : tensor<32x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x3xf32>, tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.log %8 : tensor<32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<32x3xf32>
    return %11, %6, %8 : tensor<32x3xf32>, tensor<32x3xf32>, tensor<32x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<32x3xf32>, %arg1: tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<32x1xi1>, tensor<32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1xi32>) -> tensor<32x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x1x1xi1>, tensor<i1>) -> tensor<32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x3xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32x1xi1>, tensor<32x1xf32>
    return %15, %5 : tensor<32x1xf32>, tensor<32x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x3xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x3xf32>
    return %1 : tensor<32x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<32x3xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x3xf32>) -> tensor<32x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<32x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x3xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.reshape %1 : (tensor<32xf32>) -> tensor<32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32xf32>) -> tensor<32x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<32x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<32x3xf32>
    return %7 : tensor<32x3xf32>
  }
}
