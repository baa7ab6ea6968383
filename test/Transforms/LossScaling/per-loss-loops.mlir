// Two losses whose gradients are unscaled in loops and branches: what the flags and
// the sizes of one are carried by replaces ops that the other hangs on.
// RUN: mp-opt %s --mp-insert-loss-scaling="per-loss scaler=logmax" --mp-check-scaling -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-opt %t.mlir --mp-lower-state -o %t.lowered.mlir
// RUN: mp-run %t.mlir --fill=1 --steps=5 --compare=%t.lowered.mlir --tolerance=0

// CHECK: %[[A:.*]]:6 = scf.while
// CHECK: %[[B:.*]]:6 = scf.while
// CHECK: mp.guard %[[A]]#3 keep(%arg0, %arg1
// CHECK: mp.guard %[[B]]#3 keep(%arg3, %arg4
// CHECK: mp.update_loss_scale_logmax {{.*}} %[[A]]#3, %[[A]]#5 beta1
// CHECK: arith.andi %[[A]]#3, %[[A]]#4
// CHECK: mp.update_loss_scale_logmax {{.*}} %[[B]]#3, %[[B]]#5 beta1
// CHECK: arith.andi %[[B]]#3, %[[B]]#4
func.func @main(%arg0: tensor<4xf32> {mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}, %arg1: tensor<4xf32> {mp.name = "m", mp.pair = 2 : i64, mp.role = #mp.role<optimizer_state>}, %arg2: tensor<2x8x4xf32> {mp.name = "xs", mp.role = #mp.role<batch>}, %arg3: tensor<4xf32> {mp.name = "w2", mp.pair = 4 : i64, mp.role = #mp.role<parameter>}, %arg4: tensor<4xf32> {mp.name = "m2", mp.pair = 5 : i64, mp.role = #mp.role<optimizer_state>}, %arg5: tensor<2x8x4xf32> {mp.name = "ys", mp.role = #mp.role<batch>}) -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.name = "m", mp.role = #mp.role<new_state>}, tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.name = "w2", mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.name = "m2", mp.role = #mp.role<new_state>}) {
  %cst = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32>
  %cst_1 = arith.constant dense<0.899999976> : tensor<4xf32>
  %cst_2 = arith.constant dense<0.00999999977> : tensor<4xf32>
  %cst_3 = arith.constant dense<0> : tensor<i32>
  %cst_4 = arith.constant dense<1> : tensor<i32>
  %cst_5 = arith.constant dense<2> : tensor<i32>
  %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
  %0:3 = scf.while (%arg6 = %cst_3, %arg7 = %cst_0, %arg8 = %cst) : (tensor<i32>, tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
    %10 = arith.cmpi slt, %arg6, %cst_5 : tensor<i32>
    %extracted = tensor.extract %10[] : tensor<i1>
    scf.condition(%extracted) %arg6, %arg7, %arg8 : tensor<i32>, tensor<4xf32>, tensor<f32>
  } do {
  ^bb0(%arg6: tensor<i32>, %arg7: tensor<4xf32>, %arg8: tensor<f32>):
    %10 = mp.reshape %arg6 : tensor<i32> to tensor<1xi32>
    %11 = mp.gather %arg2, %10 slice [1, 8, 4] offset [0, 1] collapsed [0] start [0] index_vector 0 : (tensor<2x8x4xf32>, tensor<1xi32>) -> tensor<8x4xf32>
    %12 = mp.broadcast %arg0 dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %13 = arith.mulf %12, %11 : tensor<8x4xf32>
    %14 = math.exp %13 : tensor<8x4xf32>
    %15 = mp.reduce add %14 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<8x4xf32>
    %16 = arith.cmpi slt, %arg6, %cst_4 : tensor<i32>
    %extracted = tensor.extract %16[] : tensor<i1>
    %17 = scf.if %extracted -> (tensor<4xf32>) {
      %21 = arith.mulf %14, %cst_17 : tensor<8x4xf32>
      %22 = arith.mulf %21, %11 : tensor<8x4xf32>
      %23 = mp.reduce add %22 dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %24 = arith.mulf %23, %23 : tensor<4xf32>
      %25 = mp.reduce add %24 dims [0] : tensor<4xf32> to tensor<f32>
      %26 = math.sqrt %25 : tensor<f32>
      %27 = arith.divf %cst_6, %26 : tensor<f32>
      %28 = arith.minimumf %27, %cst_7 : tensor<f32>
      %29 = mp.broadcast %28 dims [] : tensor<f32> to tensor<4xf32>
      %30 = arith.mulf %23, %29 : tensor<4xf32>
      scf.yield %30 : tensor<4xf32>
    } else {
      %21 = arith.mulf %14, %cst_17 : tensor<8x4xf32>
      %22 = arith.mulf %21, %11 : tensor<8x4xf32>
      %23 = mp.reduce add %22 dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %24 = arith.mulf %23, %23 : tensor<4xf32>
      %25 = arith.mulf %24, %23 : tensor<4xf32>
      scf.yield %25 : tensor<4xf32>
    }
    %18 = arith.addf %arg7, %17 : tensor<4xf32>
    %19 = arith.addf %arg8, %15 : tensor<f32>
    %20 = arith.addi %arg6, %cst_4 : tensor<i32>
    scf.yield %20, %18, %19 : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %1 = arith.mulf %arg1, %cst_1 : tensor<4xf32>
  %2 = arith.addf %1, %0#1 : tensor<4xf32>
  %3 = arith.mulf %2, %cst_2 : tensor<4xf32>
  %4 = arith.subf %arg0, %3 : tensor<4xf32>
  %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_9 = arith.constant dense<0.000000e+00> : tensor<4xf32>
  %cst_10 = arith.constant dense<0.899999976> : tensor<4xf32>
  %cst_11 = arith.constant dense<0.00999999977> : tensor<4xf32>
  %cst_12 = arith.constant dense<0> : tensor<i32>
  %cst_13 = arith.constant dense<1> : tensor<i32>
  %cst_14 = arith.constant dense<2> : tensor<i32>
  %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_16 = arith.constant dense<1.000000e+00> : tensor<f32>
  %5:3 = scf.while (%arg6 = %cst_12, %arg7 = %cst_9, %arg8 = %cst_8) : (tensor<i32>, tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
    %10 = arith.cmpi slt, %arg6, %cst_14 : tensor<i32>
    %extracted = tensor.extract %10[] : tensor<i1>
    scf.condition(%extracted) %arg6, %arg7, %arg8 : tensor<i32>, tensor<4xf32>, tensor<f32>
  } do {
  ^bb0(%arg6: tensor<i32>, %arg7: tensor<4xf32>, %arg8: tensor<f32>):
    %10 = mp.reshape %arg6 : tensor<i32> to tensor<1xi32>
    %11 = mp.gather %arg5, %10 slice [1, 8, 4] offset [0, 1] collapsed [0] start [0] index_vector 0 : (tensor<2x8x4xf32>, tensor<1xi32>) -> tensor<8x4xf32>
    %12 = mp.broadcast %arg3 dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %13 = arith.mulf %12, %11 : tensor<8x4xf32>
    %14 = math.exp %13 : tensor<8x4xf32>
    %15 = mp.reduce add %14 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<8x4xf32>
    %16 = arith.cmpi slt, %arg6, %cst_13 : tensor<i32>
    %extracted = tensor.extract %16[] : tensor<i1>
    %17 = scf.if %extracted -> (tensor<4xf32>) {
      %21 = arith.mulf %14, %cst_17 : tensor<8x4xf32>
      %22 = arith.mulf %21, %11 : tensor<8x4xf32>
      %23 = mp.reduce add %22 dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %24 = arith.mulf %23, %23 : tensor<4xf32>
      %25 = mp.reduce add %24 dims [0] : tensor<4xf32> to tensor<f32>
      %26 = math.sqrt %25 : tensor<f32>
      %27 = arith.divf %cst_15, %26 : tensor<f32>
      %28 = arith.minimumf %27, %cst_16 : tensor<f32>
      %29 = mp.broadcast %28 dims [] : tensor<f32> to tensor<4xf32>
      %30 = arith.mulf %23, %29 : tensor<4xf32>
      scf.yield %30 : tensor<4xf32>
    } else {
      %21 = arith.mulf %14, %cst_17 : tensor<8x4xf32>
      %22 = arith.mulf %21, %11 : tensor<8x4xf32>
      %23 = mp.reduce add %22 dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %24 = arith.mulf %23, %23 : tensor<4xf32>
      %25 = arith.mulf %24, %23 : tensor<4xf32>
      scf.yield %25 : tensor<4xf32>
    }
    %18 = arith.addf %arg7, %17 : tensor<4xf32>
    %19 = arith.addf %arg8, %15 : tensor<f32>
    %20 = arith.addi %arg6, %cst_13 : tensor<i32>
    scf.yield %20, %18, %19 : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %6 = arith.mulf %arg4, %cst_10 : tensor<4xf32>
  %7 = arith.addf %6, %5#1 : tensor<4xf32>
  %8 = arith.mulf %7, %cst_11 : tensor<4xf32>
  %9 = arith.subf %arg3, %8 : tensor<4xf32>
  return %0#2, %4, %2, %5#2, %9, %7 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>
}
