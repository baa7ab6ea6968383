// The backward pass of a layer norm, 32,768 rows of 768: one kernel for the gradient
// of what is normalized and for those of gain and bias, which it adds up on its way
// over the rows. It reads two tensors of 16 bits and writes one, 151 MB, where two
// kernels would move 252. What was normalized is subtracted and scaled again, from
// what the product left in memory and the sums of rows.
// RUN: mp-opt %s --mp-amp="loss-scale=off pad=false" --mp-lower-state --canonicalize --cse --mp-form-fusions 2>/dev/null | grep -E "mp.(dot|fusion)" | FileCheck %s
//
// CHECK: %[[H:.*]] = mp.dot
// CHECK: %[[NORM:.*]]:{{.*}} = mp.fusion row ins(%[[H]], {{.*}}) -> tensor<32768xf32>, tensor<32768x1xf32>, tensor<32768x1xf32>, tensor<32768x768xf16> {
// CHECK: mp.dot
// CHECK: mp.fusion full
// CHECK: mp.dot {{.*}} -> tensor<768x768xf32>
// CHECK: %[[DY:.*]] = mp.dot
// CHECK: %[[DX:.*]]:3 = mp.fusion row ins(%[[H]], {{.*}}, %[[DY]], {{.*}} : tensor<32768x768xf16>, tensor<32768xf32>, tensor<32768x1xf32>, tensor<768xf32>, tensor<32768x768xf16>, tensor<32768x1xf32>, tensor<768xf32>) -> tensor<32768x768xf16>, tensor<768xf32>, tensor<768xf32> {
// CHECK: mp.dot {{.*}}%[[DX]]#0
// CHECK-NOT: mp.fusion column
func.func public @main(
    %arg0: tensor<768xf32> {mp.name = "b", mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %arg1: tensor<768xf32> {mp.name = "g", mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %arg2: tensor<768x768xf32> {mp.name = "v", mp.role = #mp.role<parameter>, mp.pair = 2 : i64},
    %arg3: tensor<768x768xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 3 : i64},
    %arg4: tensor<32768x768xf32> {mp.name = "x", mp.role = #mp.role<batch>},
    %arg5: tensor<32768x768xf32> {mp.name = "t", mp.role = #mp.role<batch>})
    -> (tensor<768xf32> {mp.role = #mp.role<new_parameter>},
        tensor<768xf32> {mp.role = #mp.role<new_parameter>},
        tensor<768x768xf32> {mp.role = #mp.role<new_parameter>},
        tensor<768x768xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<0x4BC00000> : tensor<f32>
  %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [0] : (tensor<32768x768xf32>, tensor<768x768xf32>) -> tensor<32768x768xf32>
  %1 = stablehlo.reduce(%0 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<32768xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<32768xf32>) -> tensor<32768x1xf32>
  %3 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768x1xf32>
  %4 = stablehlo.divide %2, %3 : tensor<32768x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32768x1xf32>) -> tensor<32768x768xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<32768x768xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<32768x768xf32>
  %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32768x768xf32>
  %9 = stablehlo.multiply %8, %6 : tensor<32768x768xf32>
  %10 = stablehlo.reduce(%7 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<32768xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<32768xf32>) -> tensor<32768x1xf32>
  %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768x1xf32>
  %13 = stablehlo.divide %11, %12 : tensor<32768x1xf32>
  %14 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32768x1xf32>) -> tensor<32768x768xf32>
  %15 = stablehlo.subtract %0, %14 : tensor<32768x768xf32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32768x1xf32>
  %17 = stablehlo.add %13, %16 : tensor<32768x1xf32>
  %18 = stablehlo.rsqrt %17 : tensor<32768x1xf32>
  %19 = stablehlo.divide %18, %17 : tensor<32768x1xf32>
  %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32768x1xf32>
  %21 = stablehlo.multiply %20, %19 : tensor<32768x1xf32>
  %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<32768x1xf32>) -> tensor<32768x768xf32>
  %23 = stablehlo.multiply %15, %22 : tensor<32768x768xf32>
  %24 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<32768x768xf32>
  %26 = stablehlo.multiply %23, %25 : tensor<32768x768xf32>
  %27 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<32768x768xf32>
  %29 = stablehlo.add %26, %28 : tensor<32768x768xf32>
  %30 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [0] : (tensor<32768x768xf32>, tensor<768x768xf32>) -> tensor<32768x768xf32>
  %31 = stablehlo.subtract %30, %arg5 : tensor<32768x768xf32>
  %32 = stablehlo.multiply %31, %31 : tensor<32768x768xf32>
  %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32768x768xf32>
  %34 = stablehlo.multiply %33, %31 : tensor<32768x768xf32>
  %35 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<f32>
  %36 = stablehlo.divide %35, %cst_1 : tensor<f32>
  %37 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<32768x768xf32>
  %39 = stablehlo.multiply %38, %34 : tensor<32768x768xf32>
  %40 = stablehlo.dot_general %39, %29, contracting_dims = [0] x [0] : (tensor<32768x768xf32>, tensor<32768x768xf32>) -> tensor<768x768xf32>
  %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
  %42 = stablehlo.dot_general %39, %arg2, contracting_dims = [1] x [1] : (tensor<32768x768xf32>, tensor<768x768xf32>) -> tensor<32768x768xf32>
  %43 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<768xf32>
  %44 = stablehlo.reshape %43 : (tensor<768xf32>) -> tensor<1x768xf32>
  %45 = stablehlo.reduce(%44 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x768xf32>, tensor<f32>) -> tensor<768xf32>
  %46 = stablehlo.multiply %23, %42 : tensor<32768x768xf32>
  %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<768xf32>
  %48 = stablehlo.reshape %47 : (tensor<768xf32>) -> tensor<1x768xf32>
  %49 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<32768x768xf32>
  %50 = stablehlo.multiply %42, %49 : tensor<32768x768xf32>
  %51 = stablehlo.reduce(%48 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x768xf32>, tensor<f32>) -> tensor<768xf32>
  %52 = stablehlo.multiply %15, %50 : tensor<32768x768xf32>
  %53 = stablehlo.reduce(%52 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<32768xf32>
  %54 = stablehlo.reshape %53 : (tensor<32768xf32>) -> tensor<32768x1xf32>
  %55 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<32768x1xf32>) -> tensor<32768x768xf32>
  %56 = stablehlo.multiply %50, %55 : tensor<32768x768xf32>
  %57 = stablehlo.multiply %54, %21 : tensor<32768x1xf32>
  %58 = stablehlo.negate %56 : tensor<32768x768xf32>
  %59 = stablehlo.reduce(%58 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<32768xf32>
  %60 = stablehlo.reshape %59 : (tensor<32768xf32>) -> tensor<32768x1xf32>
  %61 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768x1xf32>
  %62 = stablehlo.divide %57, %61 : tensor<32768x1xf32>
  %63 = stablehlo.reduce(%62 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x1xf32>, tensor<f32>) -> tensor<32768xf32>
  %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<32768xf32>) -> tensor<32768x768xf32>
  %65 = stablehlo.multiply %64, %9 : tensor<32768x768xf32>
  %66 = stablehlo.negate %65 : tensor<32768x768xf32>
  %67 = stablehlo.reduce(%66 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x768xf32>, tensor<f32>) -> tensor<32768xf32>
  %68 = stablehlo.reshape %67 : (tensor<32768xf32>) -> tensor<32768x1xf32>
  %69 = stablehlo.add %56, %65 : tensor<32768x768xf32>
  %70 = stablehlo.add %60, %68 : tensor<32768x1xf32>
  %71 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32768x1xf32>
  %72 = stablehlo.divide %70, %71 : tensor<32768x1xf32>
  %73 = stablehlo.reduce(%72 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32768x1xf32>, tensor<f32>) -> tensor<32768xf32>
  %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<32768xf32>) -> tensor<32768x768xf32>
  %75 = stablehlo.add %69, %74 : tensor<32768x768xf32>
  %76 = stablehlo.dot_general %75, %arg4, contracting_dims = [0] x [0] : (tensor<32768x768xf32>, tensor<32768x768xf32>) -> tensor<768x768xf32>
  %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
  %78 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768xf32>
  %79 = stablehlo.multiply %78, %45 : tensor<768xf32>
  %80 = stablehlo.subtract %arg0, %79 : tensor<768xf32>
  %81 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768xf32>
  %82 = stablehlo.multiply %81, %51 : tensor<768xf32>
  %83 = stablehlo.subtract %arg1, %82 : tensor<768xf32>
  %84 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
  %85 = stablehlo.multiply %84, %41 : tensor<768x768xf32>
  %86 = stablehlo.subtract %arg2, %85 : tensor<768x768xf32>
  %87 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
  %88 = stablehlo.multiply %87, %77 : tensor<768x768xf32>
  %89 = stablehlo.subtract %arg3, %88 : tensor<768x768xf32>
  return %80, %83, %86, %89, %36 : tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>
}
