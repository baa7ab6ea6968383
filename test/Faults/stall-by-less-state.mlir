// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// The moment is left out: a step that moves it alone would make no progress.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %m: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps", mp.pair = 2},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mp.stalled_steps"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok, %some = mp.all_finite %g nonzero : tensor<4xf32>
  %m1 = arith.addf %m, %g : tensor<4xf32>
  %w1 = arith.subf %w, %m1 : tensor<4xf32>
  %new:2 = mp.guard %ok keep(%w, %m : tensor<4xf32>, tensor<4xf32>) {
    mp.yield %w1, %m1 : tensor<4xf32>, tensor<4xf32>
  }
  %good = arith.andi %ok, %some : tensor<i1>
  // expected-error@below {{leaves out 'm', which gradients move: a step that changes it alone would count as one without progress}}
  %moved = mp.any_changed from(%w) to (%new#0) : tensor<4xf32>
  %progress = arith.andi %good, %moved : tensor<i1>
  %n1, %stalled = mp.detect_stall %n, %progress after 100
  return %new#0, %new#1, %n1, %stalled : tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// The update that is compared may be refused.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps", mp.pair = 1},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mp.stalled_steps"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  // expected-error@below {{compares 'w' with another value than its next one}}
  %moved = mp.any_changed from(%w) to (%w1) : tensor<4xf32>
  %progress = arith.andi %moved, %ok : tensor<i1>
  %n1, %stalled = mp.detect_stall %n, %progress after 100
  return %new, %n1, %stalled : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// A gradient against its scaled self is no state.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps", mp.pair = 1},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mp.stalled_steps"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  // expected-error@below {{compares a value that is not state with another value than its next one}}
  %moved = mp.any_changed from(%g) to (%w1) : tensor<4xf32>
  %progress = arith.andi %moved, %ok : tensor<i1>
  %n1, %stalled = mp.detect_stall %n, %progress after 100
  return %new, %n1, %stalled : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// The neighbour: parameter and moment, in another order; the running mean, which
// the batch moves, and the count may stay out.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %m: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 1},
    %r: tensor<4xf32> {mp.role = #mp.role<buffer>, mp.name = "r", mp.pair = 2},
    %t: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "t", mp.pair = 3},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps", mp.pair = 4},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "r"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "t"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mp.stalled_steps"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %one = arith.constant dense<1> : tensor<i32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok, %some = mp.all_finite %g nonzero : tensor<4xf32>
  %m1 = arith.addf %m, %g : tensor<4xf32>
  %w1 = arith.subf %w, %m1 : tensor<4xf32>
  %mean = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %r1 = arith.addf %r, %mean : tensor<4xf32>
  %t1 = arith.addi %t, %one : tensor<i32>
  %new:4 = mp.guard %ok keep(%w, %m, %r, %t : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>) {
    mp.yield %w1, %m1, %r1, %t1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>
  }
  %good = arith.andi %ok, %some : tensor<i1>
  %moved = mp.any_changed from(%m, %w) to (%new#1, %new#0) : tensor<4xf32>, tensor<4xf32>
  %progress = arith.andi %moved, %good : tensor<i1>
  %n1, %stalled = mp.detect_stall %n, %progress after 100
  return %new#0, %new#1, %new#2, %new#3, %n1, %stalled : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<i1>
}
}
