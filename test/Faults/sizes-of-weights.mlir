// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// The greatest weight is among them: it has nothing to do with an overflow.
module {
func.func @main(
    // expected-note@below {{this value}}
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %mean: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "mean", mp.pair = 6},
    %weight: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "weight", mp.pair = 7},
    %slow: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "slow", mp.pair = 8},
    %slow_weight: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "slow_weight", mp.pair = 9},
    %variance: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "variance", mp.pair = 10},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %decay = arith.constant dense<0.9> : tensor<4x2xf32>
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %rate_b = arith.constant dense<0.1> : tensor<2xf32>
  %one = arith.constant dense<1> : tensor<i32>
  // The forward pass.
  %xw = mp.dot %x, %w16 contracting [1] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<4x2xf16>) -> tensor<8x2xf32>
  %wide_b = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %y = arith.addf %xw, %wide_b : tensor<8x2xf32>
  %d = arith.subf %y, %t : tensor<8x2xf32>
  %square = arith.mulf %d, %d : tensor<8x2xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  // The backward pass.
  %seed = mp.scale %two, %s : tensor<8x2xf32>
  %dy = arith.mulf %d, %seed : tensor<8x2xf32>
  %dy16 = mp.cast %dy : tensor<8x2xf32> to tensor<8x2xf16>
  %dw = mp.dot %x, %dy16 contracting [0] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<8x2xf16>) -> tensor<4x2xf32>
  %db = mp.reduce add %dy dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %g = mp.unscale %dw, %s : tensor<4x2xf32> -> tensor<4x2xf32>
  %gb = mp.unscale %db, %s : tensor<2xf32> -> tensor<2xf32>
  %ok_w = mp.all_finite %g : tensor<4x2xf32>
  %ok_b = mp.all_finite %gb : tensor<2xf32>
  %ok = arith.andi %ok_w, %ok_b : tensor<i1>
  // The update.
  %decayed = arith.mulf %m, %decay : tensor<4x2xf32>
  %m1 = arith.addf %decayed, %g : tensor<4x2xf32>
  %move = arith.mulf %m1, %rate : tensor<4x2xf32>
  %w1 = arith.subf %w, %move : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %amax = mp.amax %g, %gb, %w : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>
  // expected-error@below {{reads sizes of gradients that are not result 0 of 'mp.amax' for all that 's' is divided out of: it asks of a value that is not such a gradient}}
  %s1:6 = mp.update_loss_scale_logmax %s, %mean, %weight, %slow, %slow_weight, %variance, %ok, %amax beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0 ceiling 16384.0
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// The gradients alone.
module {
func.func @main(
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %mean: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "mean", mp.pair = 6},
    %weight: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "weight", mp.pair = 7},
    %slow: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "slow", mp.pair = 8},
    %slow_weight: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "slow_weight", mp.pair = 9},
    %variance: tensor<f32> {mp.role = #mp.role<buffer>, mp.name = "variance", mp.pair = 10},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %decay = arith.constant dense<0.9> : tensor<4x2xf32>
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %rate_b = arith.constant dense<0.1> : tensor<2xf32>
  %one = arith.constant dense<1> : tensor<i32>
  // The forward pass.
  %xw = mp.dot %x, %w16 contracting [1] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<4x2xf16>) -> tensor<8x2xf32>
  %wide_b = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %y = arith.addf %xw, %wide_b : tensor<8x2xf32>
  %d = arith.subf %y, %t : tensor<8x2xf32>
  %square = arith.mulf %d, %d : tensor<8x2xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  // The backward pass.
  %seed = mp.scale %two, %s : tensor<8x2xf32>
  %dy = arith.mulf %d, %seed : tensor<8x2xf32>
  %dy16 = mp.cast %dy : tensor<8x2xf32> to tensor<8x2xf16>
  %dw = mp.dot %x, %dy16 contracting [0] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<8x2xf16>) -> tensor<4x2xf32>
  %db = mp.reduce add %dy dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %g = mp.unscale %dw, %s : tensor<4x2xf32> -> tensor<4x2xf32>
  %gb = mp.unscale %db, %s : tensor<2xf32> -> tensor<2xf32>
  %ok_w = mp.all_finite %g : tensor<4x2xf32>
  %ok_b = mp.all_finite %gb : tensor<2xf32>
  %ok = arith.andi %ok_w, %ok_b : tensor<i1>
  // The update.
  %decayed = arith.mulf %m, %decay : tensor<4x2xf32>
  %m1 = arith.addf %decayed, %g : tensor<4x2xf32>
  %move = arith.mulf %m1, %rate : tensor<4x2xf32>
  %w1 = arith.subf %w, %move : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %amax = mp.amax %g, %gb : tensor<4x2xf32>, tensor<2xf32>
  %s1:6 = mp.update_loss_scale_logmax %s, %mean, %weight, %slow, %slow_weight, %variance, %ok, %amax beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0 ceiling 16384.0
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}
