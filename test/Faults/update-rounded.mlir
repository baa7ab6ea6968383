// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// What is subtracted from the master is rounded first: it is off by half a unit,
// and what is below the numbers of f16 is lost.
module {
func.func @main(
    // expected-error@below {{argument 'w' is moved by what is rounded to f16, by mp.cast, arith.subf, mp.guard; an update is computed in f32 from the unscaled gradients and the masters}}
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %good: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 6},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>},
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
  // expected-note@below {{rounded here}}
  %r16 = mp.cast %move : tensor<4x2xf32> to tensor<4x2xf16>
  %rounded = mp.cast %r16 : tensor<4x2xf16> to tensor<4x2xf32>
  %w1 = arith.subf %w, %rounded : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1, %good1, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// A gradient is rounded behind the unscaling: below 2^-24 it is gone.
module {
func.func @main(
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    // expected-error@below {{argument 'm' is moved by what is rounded to f16, by mp.cast, arith.addf, mp.guard; an update is computed in f32 from the unscaled gradients and the masters}}
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %good: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 6},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>},
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
  // expected-note@below {{rounded here}}
  %g16 = mp.cast %g : tensor<4x2xf32> to tensor<4x2xf16>
  %rounded = mp.cast %g16 : tensor<4x2xf16> to tensor<4x2xf32>
  %m1 = arith.addf %decayed, %rounded : tensor<4x2xf32>
  %move = arith.mulf %m1, %rate : tensor<4x2xf32>
  %w1 = arith.subf %w, %move : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1, %good1, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// A number that all of the update is multiplied by.
module {
func.func @main(
    // expected-error@below {{argument 'w' is moved by what is rounded to f16, by mp.cast, mp.broadcast, arith.mulf, arith.subf, mp.guard; an update is computed in f32 from the unscaled gradients and the masters}}
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %good: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 6},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %decay = arith.constant dense<0.9> : tensor<4x2xf32>
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
  %squares = arith.mulf %m1, %m1 : tensor<4x2xf32>
  %norm = mp.reduce add %squares dims [0, 1] : tensor<4x2xf32> to tensor<f32>
  // expected-note@below {{rounded here}}
  %r16 = mp.cast %norm : tensor<f32> to tensor<f16>
  %r32 = mp.cast %r16 : tensor<f16> to tensor<f32>
  %r = mp.broadcast %r32 dims [] : tensor<f32> to tensor<4x2xf32>
  %move = arith.mulf %m1, %r : tensor<4x2xf32>
  %w1 = arith.subf %w, %move : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1, %good1, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// In the rounds of an epoch.
module {
func.func @main(
    %w0: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %m0: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 1},
    %n0: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 2},
    %s0: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 3},
    %good0: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 4},
    %c0: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 5},
    %all: tensor<3x8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "n"},
        tensor<f32> {mp.role = #mp.role<new_state>, mp.name = "s"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "good"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>, mp.name = "w.f16"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.grads_finite"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %true = arith.constant dense<true> : tensor<i1>
  %no_loss = arith.constant dense<0.0> : tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %end:9 = scf.while (%i_ = %zero, %w_ = %w0, %m_ = %m0, %n_ = %n0, %s_ = %s0, %good_ = %good0, %c_ = %c0, %fine_ = %true, %l_ = %no_loss)
      : (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<4x2xf16>, tensor<i1>, tensor<f32>) -> (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<4x2xf16>, tensor<i1>, tensor<f32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_, %m_, %n_, %s_, %good_, %c_, %fine_, %l_ : tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<4x2xf16>, tensor<i1>, tensor<f32>
  } do {
  // expected-error@below {{argument 'w' is moved by what is rounded to f16, by mp.cast, arith.subf, mp.guard; an update is computed in f32 from the unscaled gradients and the masters}}
  ^bb0(%i: tensor<i32>, %w: tensor<4x2xf32>, %m: tensor<4x2xf32>, %n: tensor<i32>, %s: tensor<f32>, %good: tensor<i32>, %c: tensor<4x2xf16>, %fine: tensor<i1>, %l: tensor<f32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %row = mp.gather %all, %at slice [1, 8, 4] offset [0, 1, 2] start [0] index_vector 0
      : (tensor<3x8x4xf16>, tensor<1xi32>) -> tensor<1x8x4xf16>
    %x = mp.reshape %row : tensor<1x8x4xf16> to tensor<8x4xf16>
    %y = mp.dot %x, %c contracting [1] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<4x2xf16>) -> tensor<8x2xf32>
    %d = arith.subf %y, %t : tensor<8x2xf32>
    %square = arith.mulf %d, %d : tensor<8x2xf32>
    %loss = mp.reduce add %square dims [0, 1] : tensor<8x2xf32> to tensor<f32>
    %seed = mp.scale %two, %s : tensor<8x2xf32>
    %dy = arith.mulf %d, %seed : tensor<8x2xf32>
    %dy16 = mp.cast %dy : tensor<8x2xf32> to tensor<8x2xf16>
    %dw = mp.dot %x, %dy16 contracting [0] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<8x2xf16>) -> tensor<4x2xf32>
    %g = mp.unscale %dw, %s : tensor<4x2xf32> -> tensor<4x2xf32>
    %ok = mp.all_finite %g : tensor<4x2xf32>
    %m1 = arith.addf %m, %g : tensor<4x2xf32>
    %move = arith.mulf %m1, %rate : tensor<4x2xf32>
    // expected-note@below {{rounded here}}
    %r16 = mp.cast %move : tensor<4x2xf32> to tensor<4x2xf16>
    %rounded = mp.cast %r16 : tensor<4x2xf16> to tensor<4x2xf32>
    %w1 = arith.subf %w, %rounded : tensor<4x2xf32>
    %n1 = arith.addi %n, %one : tensor<i32>
    %new:3 = mp.guard %ok keep(%w, %m, %n : tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>) {
      mp.yield %w1, %m1, %n1 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>
    }
    %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
    %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
    %i1 = arith.addi %i, %one : tensor<i32>
    %fine1 = arith.andi %fine, %ok : tensor<i1>
    %l1 = arith.addf %l, %loss : tensor<f32>
    scf.yield %i1, %new#0, %new#1, %new#2, %s1, %good1, %c1, %fine1, %l1 : tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<4x2xf16>, tensor<i1>, tensor<f32>
  }
  return %end#1, %end#2, %end#3, %end#4, %end#5, %end#6, %end#8, %end#7
      : tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<4x2xf16>, tensor<f32>, tensor<i1>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// What the update multiplies matrices of may be rounded, as all that products
// read.
module {
func.func @main(
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %good: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 6},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>},
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
  %m16 = mp.cast %m1 : tensor<4x2xf32> to tensor<4x2xf16>
  %mm = mp.dot %m16, %m16 contracting [0] x [0] accumulate f32 : (tensor<4x2xf16>, tensor<4x2xf16>) -> tensor<2x2xf32>
  %turned = mp.dot %m16, %mm contracting [1] x [0] accumulate f32 : (tensor<4x2xf16>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %move = arith.mulf %turned, %rate : tensor<4x2xf32>
  %w1 = arith.subf %w, %move : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1, %good1, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// The author compresses gradients.
module {
func.func @main(
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %good: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 6},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>},
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
  %g16 = mp.cast %g {mp.given_types} : tensor<4x2xf32> to tensor<4x2xf16>
  %rounded = mp.cast %g16 : tensor<4x2xf16> to tensor<4x2xf32>
  %m1 = arith.addf %decayed, %rounded : tensor<4x2xf32>
  %move = arith.mulf %m1, %rate : tensor<4x2xf32>
  %w1 = arith.subf %w, %move : tensor<4x2xf32>
  %move_b = arith.mulf %gb, %rate_b : tensor<2xf32>
  %b1 = arith.subf %b, %move_b : tensor<2xf32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %b, %m, %n : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>) {
    mp.yield %w1, %b1, %m1, %n1 : tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>
  }
  %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1, %good1, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// A gradient may be rounded while it is scaled.
module {
func.func @main(
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %w16: tensor<4x2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %b: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
    %m: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 3},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 4},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 5},
    %good: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "good", mp.pair = 6},
    %x: tensor<8x4xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf16> {mp.role = #mp.role<new_state>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>},
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
  %dw16 = mp.cast %dw : tensor<4x2xf32> to tensor<4x2xf16>
  %g = mp.unscale %dw16, %s : tensor<4x2xf16> -> tensor<4x2xf32>
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
  %s1, %good1 = mp.update_loss_scale %s, %good, %ok growth 2.0 backoff 0.5 interval 2000
  %c1 = mp.cast %new#0 : tensor<4x2xf32> to tensor<4x2xf16>
  return %new#0, %c1, %new#1, %new#2, %new#3, %s1, %good1, %loss
      : tensor<4x2xf32>, tensor<4x2xf16>, tensor<2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}
