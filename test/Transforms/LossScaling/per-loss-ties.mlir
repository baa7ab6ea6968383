// What one loss moves has one scale and one flag, also where its gradients do not
// meet: two layers of which the last is linear, so that the seed comes in twice, and
// two updates of one parameter. Another loss has its own.
// RUN: split-file %s %t
// RUN: mp-opt %t/linear.mlir --mp-insert-loss-scaling=per-loss --mp-check-scaling | FileCheck %s --check-prefix=LINEAR
// RUN: mp-opt %t/apart.mlir --mp-insert-loss-scaling=per-loss --mp-check-scaling | FileCheck %s --check-prefix=APART
// RUN: mp-opt %t/twice.mlir --mp-insert-loss-scaling=per-loss --mp-check-scaling --remarks-filter=mp-insert-loss-scaling --remark-policy=all 2>&1 | FileCheck %s --check-prefix=TWICE
//
// Five passes of a critic and one of a generator, three passes of one loss, and a
// discriminator before its generator.
// RUN: mp-opt %S/../../Motion/steps/clipped_critic_5.mlir --mp-amp=scale-per-loss=true | grep -c 'mp.update_loss_scale' | FileCheck %s --check-prefix=TWO
// RUN: mp-opt %S/../../Motion/steps/policy_epochs.mlir --mp-amp=scale-per-loss=true | grep -c 'mp.update_loss_scale' | FileCheck %s --check-prefix=ONE
// RUN: mp-opt %S/../../Motion/steps/discriminator_first.mlir --mp-amp=scale-per-loss=true | grep -c 'mp.update_loss_scale' | FileCheck %s --check-prefix=TWO
// TWO: {{^}}2{{$}}
// ONE: {{^}}1{{$}}

// LINEAR: mp.scale %{{.*}}, %[[S:arg[0-9]+]]
// LINEAR: mp.scale %{{.*}}, %[[S]]
// LINEAR: mp.scale %{{.*}}, %[[T:arg[0-9]+]]
// LINEAR: %[[A:.*]], %{{.*}} = mp.all_finite %{{.*}}, %{{.*}} nonzero
// LINEAR: mp.guard %[[A]] keep(%arg0, %arg1 :
// LINEAR: mp.guard %{{.*}} keep(%arg2 :

// The control: where no product ties the two, each of the three has its own. By a
// norm of all, which is unscaled, an infinity in one refuses all; it ties none.
// APART-COUNT-3: mp.update_loss_scale

// TWICE: Reason="one scale for the whole step
// TWICE: mp.guard
// TWICE-NOT: mp.guard

//--- linear.mlir
func.func @main(%w0: tensor<4x6xf32> {mp.role = #mp.role<parameter>, mp.name = "w0", mp.pair = 1},
                %w1: tensor<6x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w1", mp.pair = 2},
                %v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 3},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<4x6xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w0"},
        tensor<6x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w1"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %seed = arith.constant dense<0.0625> : tensor<8x2xf32>
  %other = arith.constant dense<0.125> : tensor<8x4xf32>
  %h = mp.dot %x, %w0 contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %y = mp.dot %h, %w1 contracting [1] x [0] : (tensor<8x6xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
  %loss = mp.reduce add %y dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw1 = mp.dot %h, %seed contracting [0] x [0] : (tensor<8x6xf32>, tensor<8x2xf32>) -> tensor<6x2xf32>
  %dh = mp.dot %seed, %w1 contracting [1] x [1] : (tensor<8x2xf32>, tensor<6x2xf32>) -> tensor<8x6xf32>
  %dw0 = mp.dot %x, %dh contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %vs = mp.broadcast %v dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %z = arith.mulf %vs, %x : tensor<8x4xf32>
  %e = math.exp %z : tensor<8x4xf32>
  %d = arith.mulf %other, %e : tensor<8x4xf32>
  %dx = arith.mulf %d, %x : tensor<8x4xf32>
  %dv = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %new0 = arith.subf %w0, %dw0 : tensor<4x6xf32>
  %new1 = arith.subf %w1, %dw1 : tensor<6x2xf32>
  %newv = arith.subf %v, %dv : tensor<4xf32>
  return %loss, %new0, %new1, %newv : tensor<f32>, tensor<4x6xf32>, tensor<6x2xf32>, tensor<4xf32>
}

//--- apart.mlir
func.func @main(%w0: tensor<4x6xf32> {mp.role = #mp.role<parameter>, mp.name = "w0", mp.pair = 1},
                %w1: tensor<6x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w1", mp.pair = 2},
                %v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 3},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %h: tensor<8x6xf32> {mp.role = #mp.role<batch>, mp.name = "h"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<4x6xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w0"},
        tensor<6x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w1"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %seed = arith.constant dense<0.0625> : tensor<8x2xf32>
  %seed0 = arith.constant dense<0.0625> : tensor<8x6xf32>
  %other = arith.constant dense<0.125> : tensor<8x4xf32>
  %h0 = mp.dot %x, %w0 contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %y = mp.dot %h, %w1 contracting [1] x [0] : (tensor<8x6xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
  %one = mp.reduce add %y dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %e0 = math.exp %h0 : tensor<8x6xf32>
  %two = mp.reduce add %e0 dims [0, 1] : tensor<8x6xf32> to tensor<f32>
  %loss = arith.addf %one, %two : tensor<f32>
  %dw1 = mp.dot %h, %seed contracting [0] x [0] : (tensor<8x6xf32>, tensor<8x2xf32>) -> tensor<6x2xf32>
  %dh = arith.mulf %seed0, %e0 : tensor<8x6xf32>
  %dw0 = mp.dot %x, %dh contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %vs = mp.broadcast %v dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %z = arith.mulf %vs, %x : tensor<8x4xf32>
  %e = math.exp %z : tensor<8x4xf32>
  %d = arith.mulf %other, %e : tensor<8x4xf32>
  %dx = arith.mulf %d, %x : tensor<8x4xf32>
  %dv = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %square0 = arith.mulf %dw0, %dw0 : tensor<4x6xf32>
  %norm0 = mp.reduce add %square0 dims [0, 1] : tensor<4x6xf32> to tensor<f32>
  %square1 = arith.mulf %dw1, %dw1 : tensor<6x2xf32>
  %norm1 = mp.reduce add %square1 dims [0, 1] : tensor<6x2xf32> to tensor<f32>
  %norms = arith.addf %norm0, %norm1 : tensor<f32>
  %factor = math.rsqrt %norms : tensor<f32>
  %f0 = mp.broadcast %factor dims [] : tensor<f32> to tensor<4x6xf32>
  %f1 = mp.broadcast %factor dims [] : tensor<f32> to tensor<6x2xf32>
  %c0 = arith.mulf %dw0, %f0 : tensor<4x6xf32>
  %c1 = arith.mulf %dw1, %f1 : tensor<6x2xf32>
  %new0 = arith.subf %w0, %c0 : tensor<4x6xf32>
  %new1 = arith.subf %w1, %c1 : tensor<6x2xf32>
  %newv = arith.subf %v, %dv : tensor<4xf32>
  return %loss, %new0, %new1, %newv : tensor<f32>, tensor<4x6xf32>, tensor<6x2xf32>, tensor<4xf32>
}

//--- twice.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %b: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"}) {
  %seed = arith.constant dense<0.125> : tensor<8x4xf32>
  %ws = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %bs = mp.broadcast %b dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %ws, %x : tensor<8x4xf32>
  %1 = arith.addf %0, %bs : tensor<8x4xf32>
  %e = math.exp %1 : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %seed, %e : tensor<8x4xf32>
  %db = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %dx = arith.mulf %d, %x : tensor<8x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %dw : tensor<4xf32>
  %b1 = arith.subf %b, %db : tensor<4xf32>
  %w1s = mp.broadcast %w1 dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %b1s = mp.broadcast %b1 dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %2 = arith.mulf %w1s, %x : tensor<8x4xf32>
  %3 = arith.addf %2, %b1s : tensor<8x4xf32>
  %f = math.exp %3 : tensor<8x4xf32>
  %c = arith.mulf %seed, %f : tensor<8x4xf32>
  %cb = mp.reduce add %c dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %cx = arith.mulf %c, %x : tensor<8x4xf32>
  %cw = mp.reduce add %cx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w2 = arith.subf %w1, %cw : tensor<4xf32>
  %b2 = arith.subf %b1, %cb : tensor<4xf32>
  return %loss, %w2, %b2 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}
