// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling --mp-check-scaling --mp-check-roles | FileCheck %s
// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling > %t.once
// RUN: mp-opt %t.once -split-input-file --mp-insert-loss-scaling | diff %t.once -
// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling="mode=static scale=1024" --mp-check-scaling | FileCheck %s --check-prefix=STATIC
// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling=mode=off | FileCheck %s --check-prefix=OFF
// OFF-NOT: mp.scale

// Momentum SGD. The constant 0.125 is read by the loss, too: the use is scaled.
// The gradient is unscaled once, before the moment; parameter and moment keep
// their old bits when it is not finite.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {
// CHECK-SAME: %[[M:[^:]*]]: tensor<4xf32> {
// CHECK-SAME: %[[S:[^:]*]]: tensor<f32> {mp.name = "mp.loss_scale", mp.pair = 3 : i64, mp.role = #mp.role<loss_scale>}
// CHECK-SAME: %[[N:[^:]*]]: tensor<i32> {mp.name = "mp.good_steps", mp.pair = 4 : i64, mp.role = #mp.role<counter>}
// CHECK-SAME: %[[B:[^:]*]]: tensor<i32> {mp.name = "mp.stalled_steps", mp.pair = 5 : i64, mp.role = #mp.role<counter>}
// CHECK-SAME: tensor<f32> {mp.name = "mp.loss_scale", mp.role = #mp.role<new_state>}
// CHECK-SAME: tensor<i32> {mp.name = "mp.good_steps", mp.role = #mp.role<new_state>}
// CHECK-SAME: tensor<i32> {mp.name = "mp.stalled_steps", mp.role = #mp.role<new_state>}
// CHECK-SAME: tensor<i1> {mp.name = "mp.stalled", mp.role = #mp.role<metric>}
// CHECK-SAME: tensor<i1> {mp.name = "mp.grads_finite", mp.role = #mp.role<metric>}
// CHECK: %[[C:.*]] = arith.constant dense<1.250000e-01>
// CHECK: arith.mulf %{{.*}}, %[[C]] : tensor<f32>
// CHECK: %[[SEED:.*]] = mp.scale %[[C]], %[[S]] : tensor<f32>
// CHECK: mp.broadcast %[[SEED]]
// CHECK: %[[DW:.*]] = mp.reduce add
// CHECK: %[[G:.*]] = mp.unscale %[[DW]], %[[S]] : tensor<4xf32> -> tensor<4xf32>
// CHECK: %[[M1:.*]] = arith.addf %{{.*}}, %[[G]]
// CHECK: %[[W1:.*]] = arith.subf %[[W]]
// CHECK: %[[OK:.*]], %[[SOME:.*]] = mp.all_finite %[[G]] nonzero : tensor<4xf32>
// CHECK: %[[NEW:.*]]:2 = mp.guard %[[OK]] keep(%[[W]], %[[M]] : tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: mp.yield %[[W1]], %[[M1]]
// CHECK: %[[S1:.*]], %[[N1:.*]] = mp.update_loss_scale %[[S]], %[[N]], %[[OK]] growth 2.000000e+00 backoff 5.000000e-01 interval 2000 floor 1.000000e+00
// CHECK: %[[MOVES:.*]] = arith.andi %[[OK]], %[[SOME]]
// CHECK: %[[B1:.*]], %[[STALLED:.*]] = mp.detect_stall %[[B]], %[[MOVES]] after 100
// CHECK: return %{{.*}}, %[[NEW]]#0, %[[NEW]]#1, %[[S1]], %[[N1]], %[[B1]], %[[STALLED]], %[[OK]]
// CHECK: func.func @init() -> (tensor<f32> {mp.name = "mp.loss_scale"}, tensor<i32> {mp.name = "mp.good_steps"}, tensor<i32> {mp.name = "mp.stalled_steps"})
// CHECK: arith.constant dense<6.553600e+04>
// CHECK: arith.constant dense<0>

// A static scale has no next value, but check and stall stay.
// STATIC-LABEL: func.func @main
// STATIC-SAME: tensor<f32> {mp.name = "mp.loss_scale", mp.role = #mp.role<loss_scale>}, %{{.*}}: tensor<i32> {mp.name = "mp.stalled_steps"
// STATIC-NOT: good_steps
// STATIC: mp.guard
// STATIC-NOT: mp.update_loss_scale
// STATIC: mp.detect_stall
// STATIC: func.func @init
// STATIC: arith.constant dense<1.024000e+03>
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %m: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "m"}) {
  %mu = arith.constant dense<0.9> : tensor<4xf32>
  %n = arith.constant dense<0.125> : tensor<f32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %sum = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %seed = mp.broadcast %n dims [] : tensor<f32> to tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %2 = arith.mulf %m, %mu : tensor<4xf32>
  %m1 = arith.addf %2, %g : tensor<4xf32>
  %w1 = arith.subf %w, %m1 : tensor<4xf32>
  return %loss, %w1, %m1 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A cotangent as an argument is the seed; a returned gradient is unscaled for
// the return; without state nothing is guarded, and the flag tells the caller.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[CT:[^:]*]]: tensor<f32> {mp.name = "ct"
// CHECK: mp.scale %[[CT]]
// CHECK-NOT: mp.unscale
// CHECK: %[[DW:.*]] = mp.reduce add
// CHECK-NEXT: %[[G:.*]] = mp.unscale %[[DW]]
// CHECK: %[[OK:.*]], %{{.*}} = mp.all_finite %[[G]]
// CHECK-NOT: mp.guard
// CHECK: return %[[G]], %{{.*}}, %{{.*}}, %[[OK]]
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %ct: tensor<f32> {mp.role = #mp.role<loss_seed>, mp.name = "ct"})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = mp.broadcast %ct dims [] : tensor<f32> to tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// Clipping by the norm: unscaled before the norm, once for both readers. A
// counter and a buffer stay as well in a refused step, a random key moves on.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32>
// CHECK-SAME: %[[T:[^:]*]]: tensor<i32> {mp.name = "t"
// CHECK-SAME: %[[K:[^:]*]]: tensor<2xi32> {mp.name = "key"
// CHECK: %[[G:.*]] = mp.unscale
// CHECK-NOT: mp.unscale
// CHECK: arith.mulf %[[G]], %[[G]]
// CHECK: arith.mulf %[[G]], %{{.*}}
// CHECK: %[[T1:.*]] = arith.addi %[[T]]
// CHECK: %[[K1:.*]] = arith.addi %[[K]]
// CHECK: %[[NEW:.*]]:2 = mp.guard %{{.*}} keep(%[[W]], %[[T]] : tensor<4xf32>, tensor<i32>)
// CHECK: return %{{.*}}, %[[NEW]]#0, %[[NEW]]#1, %[[K1]]
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %t: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "t", mp.pair = 2},
                %k: tensor<2xi32> {mp.role = #mp.role<rng>, mp.name = "key", mp.pair = 3},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<i32> {mp.role = #mp.role<new_state>}, tensor<2xi32> {mp.role = #mp.role<rng>}) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %next = arith.constant dense<1> : tensor<i32>
  %nextKey = arith.constant dense<1> : tensor<2xi32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %sq = arith.mulf %g, %g : tensor<4xf32>
  %sum = mp.reduce add %sq dims [0] : tensor<4xf32> to tensor<f32>
  %norm = math.sqrt %sum : tensor<f32>
  %ratio = arith.divf %one, %norm : tensor<f32>
  %clip = arith.minimumf %ratio, %one : tensor<f32>
  %wideClip = mp.broadcast %clip dims [] : tensor<f32> to tensor<4xf32>
  %clipped = arith.mulf %g, %wideClip : tensor<4xf32>
  %w1 = arith.subf %w, %clipped : tensor<4xf32>
  %t1 = arith.addi %t, %next : tensor<i32>
  %k1 = arith.addi %k, %nextKey : tensor<2xi32>
  return %loss, %w1, %t1, %k1 : tensor<f32>, tensor<4xf32>, tensor<i32>, tensor<2xi32>
}

// -----

// bf16 has the range of f32 and needs no scale; one that is given as a number
// is applied all the same.
// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.scale
// STATIC-LABEL: mp.policy = #mp.policy<bf16
// STATIC: mp.scale
// STATIC: mp.unscale
module attributes {mp.policy = #mp.policy<bf16>} {
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %2 = arith.mulf %1, %seed : tensor<8x4xf32>
  %3 = arith.mulf %2, %x : tensor<8x4xf32>
  %g = mp.reduce add %3 dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}
}

// -----

// A backward pass in bf16: the seed is scaled in f32 and goes back. The update
// widens the gradient and reads it as it is unscaled, in f32; the norm, which
// is in bf16, reads it rounded.
// CHECK-LABEL: func.func @main
// CHECK: %[[WIDE:.*]] = mp.cast %{{.*}} : tensor<8x4xbf16> to tensor<8x4xf32>
// CHECK: %[[SCALED:.*]] = mp.scale %[[WIDE]], %{{.*}} : tensor<8x4xf32>
// CHECK: %[[SEED:.*]] = mp.cast %[[SCALED]] : tensor<8x4xf32> to tensor<8x4xbf16>
// CHECK: arith.mulf %{{.*}}, %[[SEED]]
// CHECK: %[[DW:.*]] = mp.reduce add
// CHECK: %[[G:.*]] = mp.unscale %[[DW]], %{{.*}} : tensor<4xbf16> -> tensor<4xf32>
// CHECK: %[[N:.*]] = mp.cast %[[G]] : tensor<4xf32> to tensor<4xbf16>
// CHECK: arith.mulf %[[N]], %[[N]] : tensor<4xbf16>
// CHECK-NOT: mp.cast
// CHECK: arith.subf %{{.*}}, %[[G]] : tensor<4xf32>
// CHECK: mp.all_finite %[[G]]
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xbf16> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<4xbf16> {mp.role = #mp.role<metric>}) {
  %low = mp.cast %w : tensor<4xf32> to tensor<4xbf16>
  %wide = mp.broadcast %low dims [1] : tensor<4xbf16> to tensor<8x4xbf16>
  %0 = arith.mulf %wide, %x : tensor<8x4xbf16>
  %1 = math.exp %0 : tensor<8x4xbf16>
  %loss = mp.reduce add %1 dims [0, 1] accumulate f32 : tensor<8x4xbf16> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xbf16>
  %d = arith.mulf %1, %seed : tensor<8x4xbf16>
  %dw = arith.mulf %d, %x : tensor<8x4xbf16>
  %g = mp.reduce add %dw dims [0] accumulate f32 : tensor<8x4xbf16> to tensor<4xbf16>
  %norm = arith.mulf %g, %g : tensor<4xbf16>
  %up = mp.cast %g : tensor<4xbf16> to tensor<4xf32>
  %w1 = arith.subf %w, %up : tensor<4xf32>
  return %loss, %w1, %norm : tensor<f32>, tensor<4xf32>, tensor<4xbf16>
}

// -----

// A seed that is a gradient itself, of an elementwise layer: scaled first, then
// unscaled, as mp-check-scaling asks (the first RUN).
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[DY:[^:]*]]: tensor<4xf32> {mp.role = #mp.role<loss_seed>}
// CHECK: %[[SCALED:.*]] = mp.scale %[[DY]]
// CHECK: %[[G:.*]] = mp.unscale %[[SCALED]]
// CHECK: math.exp %[[G]]
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %dy: tensor<4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<metric>, mp.name = "e"}) {
  %g = arith.mulf %x, %dy : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  %e = math.exp %dy : tensor<4xf32>
  return %new, %e : tensor<4xf32>, tensor<4xf32>
}

// -----

// What the author computes in f16 is scaled in f32, and goes back; the gradient
// is unscaled on its way to f32.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[S:[^:]*]]: tensor<f32> {mp.name = "mp.loss_scale"
// CHECK: %[[WIDE:.*]] = mp.cast %{{.*}} : tensor<8x4xf16> to tensor<8x4xf32>
// CHECK: %[[SCALED:.*]] = mp.scale %[[WIDE]], %[[S]]
// CHECK: mp.cast %[[SCALED]] : tensor<8x4xf32> to tensor<8x4xf16>
// CHECK: %[[DW:.*]] = mp.reduce add
// CHECK: %[[G:.*]] = mp.unscale %[[DW]], %[[S]] : tensor<4xf16> -> tensor<4xf32>
// CHECK: arith.subf %{{.*}}, %[[G]] : tensor<4xf32>
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x4xf16> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %low = mp.cast %w : tensor<4xf32> to tensor<4xf16>
  %wide = mp.broadcast %low dims [1] : tensor<4xf16> to tensor<8x4xf16>
  %0 = arith.mulf %wide, %x : tensor<8x4xf16>
  %1 = math.exp %0 : tensor<8x4xf16>
  %seed = arith.constant dense<1.0> : tensor<8x4xf16>
  %d = arith.mulf %1, %seed : tensor<8x4xf16>
  %dw = arith.mulf %d, %x : tensor<8x4xf16>
  %g = mp.reduce add %dw dims [0] accumulate f32 : tensor<8x4xf16> to tensor<4xf16>
  %up = mp.cast %g : tensor<4xf16> to tensor<4xf32>
  %w1 = arith.subf %w, %up : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// Two updates in one step are two backward passes: both are scaled, neither
// parameter ever is, and the step counts only if both gradients are finite.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {
// CHECK-SAME: %[[S:[^:]*]]: tensor<f32> {mp.name = "mp.loss_scale"
// CHECK: mp.scale
// CHECK: %[[DW0:.*]] = mp.reduce add
// CHECK: %[[G0:.*]] = mp.unscale %[[DW0]], %[[S]]
// CHECK: %[[W1:.*]] = arith.subf %[[W]], %[[G0]]
// CHECK: mp.broadcast %[[W1]]
// CHECK: mp.scale
// CHECK: %[[DW1:.*]] = mp.reduce add
// CHECK: %[[G1:.*]] = mp.unscale %[[DW1]], %[[S]]
// CHECK: arith.subf %[[W1]], %[[G1]]
// CHECK: mp.all_finite %[[G0]], %[[G1]]
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %seed = arith.constant dense<0.125> : tensor<8x4xf32>
  %wide0 = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide0, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %d0 = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw0 = arith.mulf %d0, %x : tensor<8x4xf32>
  %g0 = mp.reduce add %dw0 dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g0 : tensor<4xf32>
  %wide1 = mp.broadcast %w1 dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %2 = arith.mulf %wide1, %x : tensor<8x4xf32>
  %3 = math.exp %2 : tensor<8x4xf32>
  %d1 = arith.mulf %3, %seed : tensor<8x4xf32>
  %dw1 = arith.mulf %d1, %x : tensor<8x4xf32>
  %g1 = mp.reduce add %dw1 dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w2 = arith.subf %w1, %g1 : tensor<4xf32>
  return %w2 : tensor<4xf32>
}
