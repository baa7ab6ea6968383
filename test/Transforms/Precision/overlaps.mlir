// Losses of overlaps, (2 sum(q y) + e) / (sum q + sum y + e): the quotient is as large
// as y, and the slope of q makes up for what the gradient is divided by.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s

// The overlap of probabilities and labels.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x64xf16>) -> tensor<16x64xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-5> : tensor<32xf32>
  %two = arith.constant dense<2.0> : tensor<32xf32>
  %minus = arith.constant dense<-1.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %n = arith.negf %z : tensor<32x64xf32>
  %e = math.exp %n : tensor<32x64xf32>
  %e1 = arith.addf %e, %one : tensor<32x64xf32>
  %q = arith.divf %one, %e1 : tensor<32x64xf32>
  %rest = arith.subf %one, %q : tensor<32x64xf32>
  %slope = arith.mulf %q, %rest : tensor<32x64xf32>
  %qy = arith.mulf %q, %y : tensor<32x64xf32>
  %both = mp.reduce add %qy dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %qs = mp.reduce add %q dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ys = mp.reduce add %y dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %all = arith.addf %qs, %ys : tensor<32xf32>
  %twice = arith.mulf %both, %two : tensor<32xf32>
  %above = arith.addf %twice, %eps : tensor<32xf32>
  %below = arith.addf %all, %eps : tensor<32xf32>
  %dice = arith.divf %above, %below : tensor<32xf32>
  %square = arith.mulf %below, %below : tensor<32xf32>
  %inverse = arith.divf %minus, %square : tensor<32xf32>
  %gi = arith.mulf %inverse, %seed : tensor<32xf32>
  %gd = arith.mulf %gi, %above : tensor<32xf32>
  %ga = arith.divf %seed, %below : tensor<32xf32>
  %g2 = arith.mulf %ga, %two : tensor<32xf32>
  %gds = mp.broadcast %gd dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gas = mp.broadcast %g2 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gy = arith.mulf %gas, %y : tensor<32x64xf32>
  %gq = arith.addf %gds, %gy : tensor<32x64xf32>
  %d = arith.mulf %gq, %slope : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %dice : tensor<16x64xf32>, tensor<32xf32>
}
}

// -----

// A guard that is not tame by itself: the slope holds q, which the sum holds, too.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x64xf16>) -> tensor<16x64xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-7> : tensor<32xf32>
  %two = arith.constant dense<2.0> : tensor<32xf32>
  %minus = arith.constant dense<-1.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %n = arith.negf %z : tensor<32x64xf32>
  %e = math.exp %n : tensor<32x64xf32>
  %e1 = arith.addf %e, %one : tensor<32x64xf32>
  %q = arith.divf %one, %e1 : tensor<32x64xf32>
  %rest = arith.subf %one, %q : tensor<32x64xf32>
  %slope = arith.mulf %q, %rest : tensor<32x64xf32>
  %qy = arith.mulf %q, %y : tensor<32x64xf32>
  %both = mp.reduce add %qy dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %qs = mp.reduce add %q dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ys = mp.reduce add %y dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %all = arith.addf %qs, %ys : tensor<32xf32>
  %twice = arith.mulf %both, %two : tensor<32xf32>
  %above = arith.addf %twice, %eps : tensor<32xf32>
  %below = arith.addf %all, %eps : tensor<32xf32>
  %dice = arith.divf %above, %below : tensor<32xf32>
  %square = arith.mulf %below, %below : tensor<32xf32>
  %inverse = arith.divf %minus, %square : tensor<32xf32>
  %gi = arith.mulf %inverse, %seed : tensor<32xf32>
  %gd = arith.mulf %gi, %above : tensor<32xf32>
  %ga = arith.divf %seed, %below : tensor<32xf32>
  %g2 = arith.mulf %ga, %two : tensor<32xf32>
  %gds = mp.broadcast %gd dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gas = mp.broadcast %g2 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gy = arith.mulf %gas, %y : tensor<32x64xf32>
  %gq = arith.addf %gds, %gy : tensor<32x64xf32>
  %d = arith.mulf %gq, %slope : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %dice : tensor<16x64xf32>, tensor<32xf32>
}
}

// -----

// Over the union, from which the overlap is taken.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x64xf16>) -> tensor<16x64xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-5> : tensor<32xf32>
  %two = arith.constant dense<2.0> : tensor<32xf32>
  %minus = arith.constant dense<-1.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %n = arith.negf %z : tensor<32x64xf32>
  %e = math.exp %n : tensor<32x64xf32>
  %e1 = arith.addf %e, %one : tensor<32x64xf32>
  %q = arith.divf %one, %e1 : tensor<32x64xf32>
  %rest = arith.subf %one, %q : tensor<32x64xf32>
  %slope = arith.mulf %q, %rest : tensor<32x64xf32>
  %qy = arith.mulf %q, %y : tensor<32x64xf32>
  %both = mp.reduce add %qy dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %qs = mp.reduce add %q dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ys = mp.reduce add %y dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %all = arith.addf %qs, %ys : tensor<32xf32>
  %union = arith.subf %all, %both : tensor<32xf32>
  %twice = arith.mulf %both, %two : tensor<32xf32>
  %above = arith.addf %twice, %eps : tensor<32xf32>
  %below = arith.addf %union, %eps : tensor<32xf32>
  %dice = arith.divf %above, %below : tensor<32xf32>
  %square = arith.mulf %below, %below : tensor<32xf32>
  %inverse = arith.divf %minus, %square : tensor<32xf32>
  %gi = arith.mulf %inverse, %seed : tensor<32xf32>
  %gd = arith.mulf %gi, %above : tensor<32xf32>
  %ga = arith.divf %seed, %below : tensor<32xf32>
  %g2 = arith.mulf %ga, %two : tensor<32xf32>
  %gds = mp.broadcast %gd dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gas = mp.broadcast %g2 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gy = arith.mulf %gas, %y : tensor<32x64xf32>
  %gq = arith.addf %gds, %gy : tensor<32x64xf32>
  %d = arith.mulf %gq, %slope : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %dice : tensor<16x64xf32>, tensor<32xf32>
}
}

// -----

// Numbers of both signs may come to 0 together.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-5> : tensor<32xf32>
  %two = arith.constant dense<2.0> : tensor<32xf32>
  %minus = arith.constant dense<-1.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %q = math.tanh %z : tensor<32x64xf32>
  %q2 = arith.mulf %q, %q : tensor<32x64xf32>
  %slope = arith.subf %one, %q2 : tensor<32x64xf32>
  %qy = arith.mulf %q, %y : tensor<32x64xf32>
  %both = mp.reduce add %qy dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %qs = mp.reduce add %q dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ys = mp.reduce add %y dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %all = arith.addf %qs, %ys : tensor<32xf32>
  %twice = arith.mulf %both, %two : tensor<32xf32>
  %above = arith.addf %twice, %eps : tensor<32xf32>
  %below = arith.addf %all, %eps : tensor<32xf32>
  %dice = arith.divf %above, %below : tensor<32xf32>
  %square = arith.mulf %below, %below : tensor<32xf32>
  %inverse = arith.divf %minus, %square : tensor<32xf32>
  %gi = arith.mulf %inverse, %seed : tensor<32xf32>
  %gd = arith.mulf %gi, %above : tensor<32xf32>
  %ga = arith.divf %seed, %below : tensor<32xf32>
  %g2 = arith.mulf %ga, %two : tensor<32xf32>
  %gds = mp.broadcast %gd dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gas = mp.broadcast %g2 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gy = arith.mulf %gas, %y : tensor<32x64xf32>
  %gq = arith.addf %gds, %gy : tensor<32x64xf32>
  %d = arith.mulf %gq, %slope : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %dice : tensor<16x64xf32>, tensor<32xf32>
}
}

// -----

// What is taken away may leave nothing.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-5> : tensor<32xf32>
  %two = arith.constant dense<2.0> : tensor<32xf32>
  %minus = arith.constant dense<-1.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %n = arith.negf %z : tensor<32x64xf32>
  %e = math.exp %n : tensor<32x64xf32>
  %e1 = arith.addf %e, %one : tensor<32x64xf32>
  %q = arith.divf %one, %e1 : tensor<32x64xf32>
  %rest = arith.subf %one, %q : tensor<32x64xf32>
  %slope = arith.mulf %q, %rest : tensor<32x64xf32>
  %qy = arith.mulf %q, %y : tensor<32x64xf32>
  %both = mp.reduce add %qy dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %qs = mp.reduce add %q dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ys = mp.reduce add %y dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %more = arith.mulf %both, %two : tensor<32xf32>
  %all = arith.addf %qs, %ys : tensor<32xf32>
  %union = arith.subf %all, %more : tensor<32xf32>
  %above = arith.addf %both, %eps : tensor<32xf32>
  %below = arith.addf %union, %eps : tensor<32xf32>
  %dice = arith.divf %above, %below : tensor<32xf32>
  %square = arith.mulf %below, %below : tensor<32xf32>
  %inverse = arith.divf %minus, %square : tensor<32xf32>
  %gi = arith.mulf %inverse, %seed : tensor<32xf32>
  %gd = arith.mulf %gi, %above : tensor<32xf32>
  %ga = arith.divf %seed, %below : tensor<32xf32>
  %g2 = arith.mulf %ga, %two : tensor<32xf32>
  %gds = mp.broadcast %gd dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gas = mp.broadcast %g2 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gy = arith.mulf %gas, %y : tensor<32x64xf32>
  %gq = arith.addf %gds, %gy : tensor<32x64xf32>
  %d = arith.mulf %gq, %slope : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %dice : tensor<16x64xf32>, tensor<32xf32>
}
}

// -----

// A dividend that is no part of the divisor.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-5> : tensor<32xf32>
  %two = arith.constant dense<2.0> : tensor<32xf32>
  %minus = arith.constant dense<-1.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %n = arith.negf %z : tensor<32x64xf32>
  %e = math.exp %n : tensor<32x64xf32>
  %e1 = arith.addf %e, %one : tensor<32x64xf32>
  %q = arith.divf %one, %e1 : tensor<32x64xf32>
  %rest = arith.subf %one, %q : tensor<32x64xf32>
  %slope = arith.mulf %q, %rest : tensor<32x64xf32>
  %qy = arith.mulf %q, %y : tensor<32x64xf32>
  %both = mp.reduce add %qy dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %qs = mp.reduce add %q dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ys = mp.reduce add %y dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %zs = mp.reduce add %z dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %above = arith.addf %zs, %eps : tensor<32xf32>
  %below = arith.addf %ys, %eps : tensor<32xf32>
  %dice = arith.divf %above, %below : tensor<32xf32>
  %square = arith.mulf %below, %below : tensor<32xf32>
  %inverse = arith.divf %minus, %square : tensor<32xf32>
  %gi = arith.mulf %inverse, %seed : tensor<32xf32>
  %gd = arith.mulf %gi, %above : tensor<32xf32>
  %ga = arith.divf %seed, %below : tensor<32xf32>
  %g2 = arith.mulf %ga, %two : tensor<32xf32>
  %gds = mp.broadcast %gd dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gas = mp.broadcast %g2 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %gy = arith.mulf %gas, %y : tensor<32x64xf32>
  %gq = arith.addf %gds, %gy : tensor<32x64xf32>
  %d = arith.mulf %gq, %slope : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %dice : tensor<16x64xf32>, tensor<32xf32>
}
}
