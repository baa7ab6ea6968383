// RUN: mp-opt %s --mp-insert-loss-scaling --mp-move-scales --mp-check-scaling | FileCheck %s
// RUN: mp-opt %s --mp-insert-loss-scaling --mp-move-scales > %t.once
// RUN: mp-opt %t.once --mp-move-scales | diff %t.once -
// RUN: mp-opt %s --mp-insert-loss-scaling --mp-move-scales=mode=off | FileCheck %s --check-prefix=OFF
// RUN: mp-opt %s --mp-insert-loss-scaling="mode=static scale=4" --mp-move-scales | FileCheck %s --check-prefix=STATIC
// RUN: mp-opt %s --mp-move-scales | FileCheck %s --check-prefix=OFF

// Powers of two change no bit of what the step gives.
// RUN: mp-opt %s --mp-insert-loss-scaling="mode=static scale=4" -o %t.before
// RUN: mp-opt %t.before --mp-move-scales -o %t.after
// RUN: mp-run %t.after --fill=1 --compare=%t.before --tolerance=0

// OFF-NOT: mp.shift

// 1 / 1024 of the mean leaves the backward pass where it meets the derivative,
// and comes back behind the unscaling; the check of what is finite reads what
// it read. The scale starts at 2^16 / 2^10, and may fall as low as before.
// CHECK-LABEL: func.func @main
// CHECK: %[[SEEDS:.*]] = mp.broadcast %{{.*}} dims [] : tensor<f32> to tensor<1024x4xf32>
// CHECK: %[[UP:.*]] = arith.constant dense<1.024000e+03> : tensor<1024x4xf32>
// CHECK: %[[MOVED:.*]] = arith.mulf %[[SEEDS]], %[[UP]] {mp.shift = 10 : i64}
// CHECK: arith.mulf %[[MOVED]], %{{.*}} : tensor<1024x4xf32>
// CHECK: %[[G:.*]] = mp.unscale
// CHECK: %[[DOWN:.*]] = arith.constant dense<9.765625E-4> : tensor<4xf32>
// CHECK: %[[BACK:.*]] = arith.mulf %[[G]], %[[DOWN]] {mp.shift = -10 : i64}
// CHECK: arith.subf %{{.*}}, %[[BACK]]
// CHECK: mp.all_finite %[[G]]
// CHECK: mp.update_loss_scale {{.*}} floor 9.765625E-4
// CHECK: func.func @init
// CHECK: arith.constant dense<6.400000e+01> : tensor<f32>

// Who gives a scale gives it for gradients without the mean.
// STATIC: mp.shift = 10
// STATIC: func.func @init
// STATIC: arith.constant dense<4.000000e+00> : tensor<f32>
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<1024x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %n = arith.constant dense<0.0009765625> : tensor<f32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<1024x4xf32>
  %0 = arith.mulf %wide, %x : tensor<1024x4xf32>
  %1 = math.tanh %0 : tensor<1024x4xf32>
  %sum = mp.reduce add %1 dims [0, 1] : tensor<1024x4xf32> to tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<1024x4xf32>
  %seeds = mp.broadcast %n dims [] : tensor<f32> to tensor<1024x4xf32>
  %2 = arith.mulf %1, %1 : tensor<1024x4xf32>
  %slope = arith.subf %one, %2 : tensor<1024x4xf32>
  %d = arith.mulf %seeds, %slope : tensor<1024x4xf32>
  %dx = arith.mulf %d, %x : tensor<1024x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<1024x4xf32> to tensor<4xf32>
  %new = arith.subf %w, %dw : tensor<4xf32>
  return %loss, %new : tensor<f32>, tensor<4xf32>
}
