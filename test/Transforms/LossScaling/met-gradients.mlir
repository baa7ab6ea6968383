// RUN: mp-opt %s -split-input-file --mp-assign-roles --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// The same batch at the parameters of the step before, whose gradient is taken
// from that of the loss: both are scaled.
// CHECK-LABEL: func.func @main
// CHECK: mp.scale
// CHECK: mp.scale
// CHECK: %[[BOTH:.*]] = arith.subf
// CHECK: %[[D:.*]] = mp.unscale %[[BOTH]]
// CHECK: arith.mulf %{{.*}}, %[[D]]
// CHECK: mp.all_finite %[[D]]
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "last['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %w, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// Behind a direction that is state, both are unscaled before they are added.
// CHECK-LABEL: func.func @main
// CHECK: mp.scale
// CHECK: mp.scale
// CHECK: %[[OLD:.*]] = mp.unscale
// CHECK: %[[SUM:.*]] = arith.addf %arg2, %[[G:.*]] :
// CHECK: arith.subf %[[SUM]], %[[OLD]]
// CHECK: mp.all_finite %[[G]], %[[OLD]]
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "last['w']"},
                %v: tensor<4x2xf32> {mp.name = "v['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %sum = arith.addf %v, %dw : tensor<4x2xf32>
  %d = arith.subf %sum, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %w, %d, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// What the batch adds besides, and no sum makes, is no gradient.
// CHECK-LABEL: func.func @main
// CHECK: mp.scale
// CHECK-NOT: mp.scale
// CHECK: %[[G:.*]] = mp.unscale
// CHECK-NOT: mp.scale
// CHECK-NOT: mp.unscale
// CHECK: mp.all_finite %[[G]] nonzero
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %v: tensor<4x2xf32> {mp.name = "v['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %t: tensor<4x2xf32> {mp.name = "t"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %bent = math.tanh %t : tensor<4x2xf32>
  %sum = arith.addf %v, %dw : tensor<4x2xf32>
  %d = arith.subf %sum, %bent : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %d, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}
