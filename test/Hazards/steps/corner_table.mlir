module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("params['l0']['b']"), %arg1: tensor<2x32xf32> {tf.aliasing_output = 1 : i32} loc("params['l0']['w']"), %arg2: tensor<3xf32> {tf.aliasing_output = 2 : i32} loc("params['l1']['b']"), %arg3: tensor<32x3xf32> {tf.aliasing_output = 3 : i32} loc("params['l1']['w']"), %arg4: tensor<32x2xf32> loc("batch['at']"), %arg5: tensor<32xi32> loc("batch['cell']"), %arg6: tensor<32x3xf32> loc("batch['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<2x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x3xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<"0x008002440000CB4300A0314400205D4400C089430040184400A0314400E01B440040984300602A440080764400C0A64300205D4400C00944008002430000AE4200800243008076440020064400A0144400801F44000068420080594300002E4200204044002006440000684400C0C3430000E84200602A4400C043440000AE4200202344000091430000684400002E4200C02644008082430080D943000068440000AE420000684300406F440040984300C0FD4300600D4400C0E04300803C440080BC430000E84200E072440080764300E0724400600D440080024400E05544006064440040524400A0314400809F4300801F440000E84200002E4200A04E440000CB42000091420040D24300602A4400809F430040984300E0384400C0094400A06B440000914300406F44000068410080594400C0A64300004B440000E8420040EF4300A031440080F64300801F44008059430000CB42008002430080D94300C0434400805943004035440080BC43004098430000AE420060474400406F4400C0604400801F4400006841000068440080F64300C089430080764400A06B4400602A440000E8430000E84200C04344006064440080F64300C0604400C0FD430000E8420000CB430000914200002E4300A04E4400C00944004035440020064400A06B440080764400C0FD4300A04E4400405244004018440080BC4300A06B4400002E4200000000008002430000E8410040D243000091420080824300C0A64300C0A64300004B440080024400600D4400807643006064440080BC4300002E4300C0434400C08943008002430080024300004B4400204044000000000040184400207A44004035440080BC4300C0A6430080764300002E430000114400A014440080BC430000914200C00944008002440000E84200C0C343000011440060474400E055440040EF430000AE430000E8420000684100E01B4400006842000000000000CB4300C060440000E842000091420000000000600D4400C0A64300406F440000000000205D4400602A4400009143008076440000684100805943000000000000E84200406F440000CB43002006440000AE420080764400E055440020234400002E430000E84200801F430080764400C009440000684400809F43000091420000114400C026440000E84300803C44000011440000000000C009440040EF430000684200E0384400602A4400C0C34300C0E0430040524400C0094400A03144000068420000E84100004B430000CB430080BC430020064400604744008002440040524400406F4400805944000091420000684400C0FD4300C0604400801F430000E843004018440040EF430080764400803C4300E0724400602A44002006440040D24300207A4400002E4200A06B4400004B430000E84300602A4400E01B44"> : tensor<128x2xf32>
    %0 = call @_one_hot(%arg5) : (tensor<32xi32>) -> tensor<32x128xf32>
    %1 = stablehlo.dot_general %0, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x128xf32>, tensor<128x2xf32>) -> tensor<32x2xf32>
    %2 = stablehlo.subtract %arg4, %1 : tensor<32x2xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x2xf32>, tensor<2x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.add %3, %5 : tensor<32x32xf32>
    %7 = call @relu(%6) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %9 = stablehlo.compare GT, %6, %8, FLOAT : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %11 = stablehlo.dot_general %7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x3xf32>) -> tensor<32x3xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<32x3xf32>
    %14 = stablehlo.add %11, %13 : tensor<32x3xf32>
    %15 = stablehlo.subtract %14, %arg6 : tensor<32x3xf32>
    %16 = chlo.square %15 : tensor<32x3xf32> -> tensor<32x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<32x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %21 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<32x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<32x3xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.reshape %24 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.dot_general %23, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x3xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<3x32xf32>) -> tensor<32x3xf32>
    %29 = stablehlo.dot_general %23, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x3xf32>, tensor<32x3xf32>) -> tensor<32x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %31 = stablehlo.select %9, %29, %30 : tensor<32x32xi1>, tensor<32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.reshape %32 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %35 = stablehlo.dot_general %31, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x2xf32>) -> tensor<32x2xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<32x2xf32>) -> tensor<2x32xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.multiply %37, %34 : tensor<32xf32>
    %39 = stablehlo.subtract %arg0, %38 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<2x32xf32>
    %42 = stablehlo.subtract %arg1, %41 : tensor<2x32xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %44 = stablehlo.multiply %43, %26 : tensor<3xf32>
    %45 = stablehlo.subtract %arg2, %44 : tensor<3xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %47 = stablehlo.multiply %46, %28 : tensor<32x3xf32>
    %48 = stablehlo.subtract %arg3, %47 : tensor<32x3xf32>
    return %39, %42, %45, %48, %20 : tensor<32xf32>, tensor<2x32xf32>, tensor<3xf32>, tensor<32x3xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<32xi32>) -> tensor<32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x128xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x128xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x128xi32>) -> tensor<32x128xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<32x128xi32>, tensor<32x128xi32>) -> tensor<32x128xi1>
    %5 = stablehlo.convert %4 : (tensor<32x128xi1>) -> tensor<32x128xf32>
    return %5 : tensor<32x128xf32>
  }
  func.func private @relu(%arg0: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
