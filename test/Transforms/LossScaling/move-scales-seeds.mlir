// A scale has one power for all its seeds, and starts lower by that.
// RUN: split-file %s %t
// RUN: mp-opt %t/two.mlir --mp-insert-loss-scaling --mp-move-scales --mp-check-scaling | FileCheck %s --check-prefix=TWO
// RUN: mp-opt %t/one.mlir --mp-insert-loss-scaling --mp-move-scales --mp-check-scaling --remarks-filter=mp-move-scales --remark-policy=all 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: mp-opt %t/accumulated.mlir --mp-insert-loss-scaling --mp-move-scales --mp-check-scaling | FileCheck %s --check-prefix=ACCUMULATED

// Seeds of 1/8, and of 2 that is divided by 16 behind the first value: 1/8.
// TWO: mp.shift = 3
// TWO: mp.shift = 3
// TWO: mp.unscale
// TWO: mp.shift = -3
// TWO: mp.update_loss_scale {{.*}} floor 1.250000e-01
// TWO: func.func @init
// TWO: arith.constant dense<8.192000e+03> : tensor<f32>

// The second seed is 2: the scale stays what it was, and is not raised.
// ONE: Reason="no factor would help: seeds have no constant below 1 in common, and every gradient fits"
// ONE-NOT: mp.shift
// ONE: mp.update_loss_scale {{.*}} floor 1.000000e+00
// ONE: func.func @init
// ONE: arith.constant dense<6.553600e+04> : tensor<f32>

// 1/N of an average over micro-batches: in the seed it leaves with the mean's,
// and behind the sum of gradients it is f32, behind the unscaling, as it is.
// ACCUMULATED: mp.shift = 5
// ACCUMULATED: %[[G:.*]] = mp.unscale
// ACCUMULATED: %[[BACK:.*]] = arith.mulf %[[G]], %{{.*}} {mp.shift = -5 : i64}
// ACCUMULATED: arith.mulf %[[BACK]], %{{.*}} : tensor<4xf32>
// ACCUMULATED: mp.update_loss_scale {{.*}} floor 3.125000e-02

//--- two.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %seed = arith.constant dense<0.125> : tensor<8x4xf32>
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %n = arith.constant dense<16.0> : tensor<8x4xf32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %seed, %1 : tensor<8x4xf32>
  %dx = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %e = arith.mulf %two, %0 : tensor<8x4xf32>
  %f = arith.divf %e, %n : tensor<8x4xf32>
  %fx = arith.mulf %f, %x : tensor<8x4xf32>
  %h = mp.reduce add %fx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %sum = arith.addf %g, %h : tensor<4xf32>
  %new = arith.subf %w, %sum : tensor<4xf32>
  return %loss, %new : tensor<f32>, tensor<4xf32>
}

//--- one.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %seed = arith.constant dense<0.125> : tensor<8x4xf32>
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %seed, %1 : tensor<8x4xf32>
  %dx = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %e = arith.mulf %two, %0 : tensor<8x4xf32>
  %fx = arith.mulf %e, %x : tensor<8x4xf32>
  %h = mp.reduce add %fx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %sum = arith.addf %g, %h : tensor<4xf32>
  %new = arith.subf %w, %sum : tensor<4xf32>
  return %loss, %new : tensor<f32>, tensor<4xf32>
}

//--- accumulated.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %seed = arith.constant dense<0.125> : tensor<4x4xf32>
  %quarter = arith.constant dense<0.25> : tensor<4x4xf32>
  %average = arith.constant dense<0.25> : tensor<4xf32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<4x4xf32>
  %x0 = mp.slice %x start [0, 0] limit [4, 4] strides [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %x1 = mp.slice %x start [4, 0] limit [8, 4] strides [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %m0 = arith.mulf %wide, %x0 : tensor<4x4xf32>
  %e0 = math.exp %m0 : tensor<4x4xf32>
  %m1 = arith.mulf %wide, %x1 : tensor<4x4xf32>
  %e1 = math.exp %m1 : tensor<4x4xf32>
  %all = arith.addf %e0, %e1 : tensor<4x4xf32>
  %loss = mp.reduce add %all dims [0, 1] : tensor<4x4xf32> to tensor<f32>
  %part = arith.mulf %seed, %quarter : tensor<4x4xf32>
  %d0 = arith.mulf %part, %e0 : tensor<4x4xf32>
  %dx0 = arith.mulf %d0, %x0 : tensor<4x4xf32>
  %g0 = mp.reduce add %dx0 dims [0] : tensor<4x4xf32> to tensor<4xf32>
  %d1 = arith.mulf %part, %e1 : tensor<4x4xf32>
  %dx1 = arith.mulf %d1, %x1 : tensor<4x4xf32>
  %g1 = mp.reduce add %dx1 dims [0] : tensor<4x4xf32> to tensor<4xf32>
  %sum = arith.addf %g0, %g1 : tensor<4xf32>
  %mean = arith.mulf %sum, %average : tensor<4xf32>
  %new = arith.subf %w, %mean : tensor<4xf32>
  return %loss, %new : tensor<f32>, tensor<4xf32>
}
