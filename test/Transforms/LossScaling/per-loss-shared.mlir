// Losses that share a gradient share a scale, also where one for each is asked for,
// and a remark says so.
// RUN: mp-opt %s --mp-insert-loss-scaling=per-loss --mp-check-scaling --remarks-filter=mp-insert-loss-scaling --remark-policy=all 2> %t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// REMARK: one scale for the whole step: no two of its losses have gradients apart from each other

// CHECK-COUNT-2: mp.scale
// CHECK: mp.update_loss_scale
// CHECK-NOT: mp.update_loss_scale
func.func @main(%w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %y: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %seed = arith.constant dense<0.125> : tensor<4x2xf32>
  %ws = mp.broadcast %w dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %a = arith.mulf %ws, %x : tensor<4x2xf32>
  %b = arith.mulf %a, %seed : tensor<4x2xf32>
  %c = arith.mulf %b, %x : tensor<4x2xf32>
  %d = arith.mulf %ws, %y : tensor<4x2xf32>
  %e = arith.mulf %d, %seed : tensor<4x2xf32>
  %f = arith.mulf %e, %y : tensor<4x2xf32>
  %both = arith.addf %c, %f : tensor<4x2xf32>
  %g = mp.reduce add %both dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %w1 = arith.subf %w, %g : tensor<2xf32>
  return %w1 : tensor<2xf32>
}
