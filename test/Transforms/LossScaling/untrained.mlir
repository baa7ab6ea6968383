// Parameters that a loss does not train have no gradient, but Adam moves them by
// its constants; and where two losses train some parameters each, these constants
// reach more of them than either loss. They start no backward pass.
// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[D:.*]] = arith.subf
// CHECK: %[[TWO:.*]] = mp.scale %{{.*}}, %[[S:.*]] : tensor<8x3xf32>
// CHECK: arith.mulf %[[D]], %[[TWO]]
// CHECK: %[[G:.*]] = mp.dot
// CHECK: mp.unscale %[[G]], %[[S]]
// CHECK-NOT: mp.unscale
// CHECK: mp.all_finite
func.func @main(%w: tensor<4x3xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
                %u: tensor<5x5xf32> {mp.name = "unused", mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
                %mw: tensor<4x3xf32> {mp.name = "m.w", mp.role = #mp.role<optimizer_state>, mp.pair = 2 : i64},
                %mu: tensor<5x5xf32> {mp.name = "m.unused", mp.role = #mp.role<optimizer_state>, mp.pair = 3 : i64},
                %vw: tensor<4x3xf32> {mp.name = "v.w", mp.role = #mp.role<optimizer_state>, mp.pair = 4 : i64},
                %vu: tensor<5x5xf32> {mp.name = "v.unused", mp.role = #mp.role<optimizer_state>, mp.pair = 5 : i64},
                %t: tensor<f32> {mp.name = "power", mp.role = #mp.role<optimizer_state>, mp.pair = 6 : i64},
                %x: tensor<8x4xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %y: tensor<8x3xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<4x3xf32> {mp.role = #mp.role<new_parameter>}, tensor<5x5xf32> {mp.role = #mp.role<new_parameter>},
        tensor<4x3xf32> {mp.role = #mp.role<new_state>}, tensor<5x5xf32> {mp.role = #mp.role<new_state>},
        tensor<4x3xf32> {mp.role = #mp.role<new_state>}, tensor<5x5xf32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>}, tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %d = arith.subf %p, %y : tensor<8x3xf32>
  %s = arith.mulf %d, %d : tensor<8x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x3xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8x3xf32>
  %dd = arith.mulf %d, %two : tensor<8x3xf32>
  %g = mp.dot %x, %dd contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // Adam: moments, their correction, and a step of each parameter.
  %beta = arith.constant dense<0.9> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %t1 = arith.mulf %t, %beta : tensor<f32>
  %c = arith.subf %one, %t1 : tensor<f32>
  %correct = arith.divf %one, %c : tensor<f32>
  %b43 = arith.constant dense<0.9> : tensor<4x3xf32>
  %r43 = arith.constant dense<0.1> : tensor<4x3xf32>
  %b55 = arith.constant dense<0.9> : tensor<5x5xf32>
  %e43 = arith.constant dense<1.0e-8> : tensor<4x3xf32>
  %e55 = arith.constant dense<1.0e-8> : tensor<5x5xf32>
  %gr = arith.mulf %g, %r43 : tensor<4x3xf32>
  %mb = arith.mulf %mw, %b43 : tensor<4x3xf32>
  %m1 = arith.addf %mb, %gr : tensor<4x3xf32>
  %g2 = arith.mulf %g, %g : tensor<4x3xf32>
  %vb = arith.mulf %vw, %b43 : tensor<4x3xf32>
  %v1 = arith.addf %vb, %g2 : tensor<4x3xf32>
  %mu1 = arith.mulf %mu, %b55 : tensor<5x5xf32>
  %vu1 = arith.mulf %vu, %b55 : tensor<5x5xf32>
  %c43 = mp.broadcast %correct dims [] : tensor<f32> to tensor<4x3xf32>
  %c55 = mp.broadcast %correct dims [] : tensor<f32> to tensor<5x5xf32>
  %n43 = arith.mulf %m1, %c43 : tensor<4x3xf32>
  %n55 = arith.mulf %mu1, %c55 : tensor<5x5xf32>
  %q43 = math.sqrt %v1 : tensor<4x3xf32>
  %q55 = math.sqrt %vu1 : tensor<5x5xf32>
  %a43 = arith.addf %q43, %e43 : tensor<4x3xf32>
  %a55 = arith.addf %q55, %e55 : tensor<5x5xf32>
  %s43 = arith.divf %n43, %a43 : tensor<4x3xf32>
  %s55 = arith.divf %n55, %a55 : tensor<5x5xf32>
  %w1 = arith.subf %w, %s43 : tensor<4x3xf32>
  %u1 = arith.subf %u, %s55 : tensor<5x5xf32>
  return %w1, %u1, %m1, %mu1, %v1, %vu1, %t1, %loss : tensor<4x3xf32>, tensor<5x5xf32>, tensor<4x3xf32>, tensor<5x5xf32>, tensor<4x3xf32>, tensor<5x5xf32>, tensor<f32>, tensor<f32>
}

// -----

// The scale of a norm of zeros has a gradient, which is 0 times that of the rest:
// nothing there is to be scaled, and the rest is.
// CHECK-LABEL: func.func @main
// CHECK: mp.scale %{{.*}}, %[[S:.*]] : tensor<8x3xf32>
// CHECK: %[[G:.*]] = mp.dot
// CHECK: mp.unscale %[[G]], %[[S]]
// CHECK: mp.all_finite
func.func @main(%w: tensor<4x3xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
                %s: tensor<3xf32> {mp.name = "scale", mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
                %x: tensor<8x4xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %y: tensor<8x3xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<4x3xf32> {mp.role = #mp.role<new_parameter>}, tensor<3xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %zeros = arith.constant dense<0.0> : tensor<8x3xf32>
  %two = arith.constant dense<2.0> : tensor<8x3xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %row = mp.broadcast %s dims [1] : tensor<3xf32> to tensor<8x3xf32>
  %part = arith.mulf %row, %zeros : tensor<8x3xf32>
  %sum = arith.addf %p, %part : tensor<8x3xf32>
  %d = arith.subf %sum, %y : tensor<8x3xf32>
  %square = arith.mulf %d, %d : tensor<8x3xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x3xf32> to tensor<f32>
  %dd = arith.mulf %d, %two : tensor<8x3xf32>
  %g = mp.dot %x, %dd contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %of = arith.mulf %dd, %zeros : tensor<8x3xf32>
  %gs = mp.reduce add %of dims [0] : tensor<8x3xf32> to tensor<3xf32>
  %w1 = arith.subf %w, %g : tensor<4x3xf32>
  %s1 = arith.subf %s, %gs : tensor<3xf32>
  return %w1, %s1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}
