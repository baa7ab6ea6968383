// RUN: mp-opt %s --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s
// RUN: mp-opt %s --mp-amp=loss-scale=1073741824 -o %t.mlir
// RUN: mp-run %t.mlir --fill=1 --steps=20 | FileCheck %s --check-prefix=LARGE
// RUN: mp-run %s --fill=1 --steps=20 | FileCheck %s --check-prefix=PLAIN

// The author computes the loss in f16: a weighted mean, times 2^-14. The seed
// times 2^30 is an infinity there. It stays f32 until it meets the activations,
// divided by the sum of the weights, which is one number.
// CHECK: %[[SEED:.*]] = mp.scale %{{.*}}, %{{.*}} : tensor<f32>
// CHECK: %[[SUM:.*]] = mp.cast %{{.*}} : tensor<f16> to tensor<f32>
// CHECK: %[[PART:.*]] = arith.divf %[[SEED]], %[[SUM]] : tensor<f32>
// CHECK: %[[WIDE:.*]] = mp.broadcast %[[PART]] dims [] : tensor<f32> to tensor<8x4xf32>
// CHECK: %[[NARROW:.*]] = mp.cast %[[WIDE]] : tensor<8x4xf32> to tensor<8x4xf16>
// CHECK: arith.mulf %[[NARROW]], %{{.*}} : tensor<8x4xf16>
// LARGE: 20 steps, 0 skipped, loss 4.69685e-05{{.*}} -> 3.5
// PLAIN: 20 steps, 0 skipped, loss 4.69685e-05{{.*}} -> 3.5
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %m: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "m"})
    -> (tensor<f16> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %small = arith.constant dense<6.103515625e-5> : tensor<f16>
  %rate = arith.constant dense<400.0> : tensor<4xf32>
  %w16 = mp.cast %w : tensor<4xf32> to tensor<4xf16>
  %x16 = mp.cast %x : tensor<8x4xf32> to tensor<8x4xf16>
  %m32 = math.exp %m : tensor<8x4xf32>
  %m16 = mp.cast %m32 : tensor<8x4xf32> to tensor<8x4xf16>
  %wide = mp.broadcast %w16 dims [1] : tensor<4xf16> to tensor<8x4xf16>
  %z = arith.subf %wide, %x16 : tensor<8x4xf16>
  %e = arith.mulf %z, %z : tensor<8x4xf16>
  %em = arith.mulf %e, %m16 : tensor<8x4xf16>
  %total = mp.reduce add %em dims [0, 1] accumulate f32 : tensor<8x4xf16> to tensor<f16>
  %weights = mp.reduce add %m16 dims [0, 1] accumulate f32 : tensor<8x4xf16> to tensor<f16>
  %mean = arith.divf %total, %weights : tensor<f16>
  %loss = arith.mulf %mean, %small : tensor<f16>
  %seed = arith.divf %small, %weights : tensor<f16>
  %ct = mp.broadcast %seed dims [] : tensor<f16> to tensor<8x4xf16>
  %d0 = arith.mulf %ct, %m16 : tensor<8x4xf16>
  %d1 = arith.mulf %d0, %z : tensor<8x4xf16>
  %d2 = arith.addf %d1, %d1 : tensor<8x4xf16>
  %g16 = mp.reduce add %d2 dims [0] accumulate f32 : tensor<8x4xf16> to tensor<4xf16>
  %g = mp.cast %g16 : tensor<4xf16> to tensor<4xf32>
  %u = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %u : tensor<4xf32>
  return %loss, %w1 : tensor<f16>, tensor<4xf32>
}
