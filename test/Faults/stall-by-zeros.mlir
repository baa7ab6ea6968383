// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// Steps are counted by whether gradients are zero alone: in a loop over batches a
// refused one would count as progress.
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
  // expected-note@below {{this value}}
  %ok, %some = mp.all_finite %g nonzero : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  // expected-error@below {{counts steps without progress by a flag that is not the conjunction of all finite checks: it reads another result of 'mp.all_finite'}}
  %n1, %stalled = mp.detect_stall %n, %some after 100
  return %new, %n1, %stalled : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// Zeros are no reason to refuse a step.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  // expected-note@below {{this value}}
  %ok, %some = mp.all_finite %g nonzero : tensor<4xf32>
  %moves = arith.andi %ok, %some : tensor<i1>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  // expected-error@below {{takes the update of 'w' by a flag that is not the conjunction of all finite checks: it reads another result of 'mp.all_finite'}}
  %new = mp.guard %moves keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  return %new : tensor<4xf32>
}
}

// -----

// The neighbour: refused steps and such without gradients are both counted.
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
  %ok, %some = mp.all_finite %g nonzero : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  %moves = arith.andi %ok, %some : tensor<i1>
  %n1, %stalled = mp.detect_stall %n, %moves after 100
  return %new, %n1, %stalled : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// A step of two checks, of which one alone is asked whether anything moves.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps", mp.pair = 2},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mp.stalled_steps"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %e = arith.mulf %d, %x : tensor<8x4xf32>
  %dv = mp.reduce add %e dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %h = mp.unscale %dv, %s : tensor<4xf32> -> tensor<4xf32>
  // expected-note@below {{this value}}
  %ok.w, %some.w = mp.all_finite %g nonzero : tensor<4xf32>
  %ok.v, %some.v = mp.all_finite %h nonzero : tensor<4xf32>
  %ok = arith.andi %ok.w, %ok.v : tensor<i1>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %v1 = arith.subf %v, %h : tensor<4xf32>
  %new:2 = mp.guard %ok keep(%w, %v : tensor<4xf32>, tensor<4xf32>) {
    mp.yield %w1, %v1 : tensor<4xf32>, tensor<4xf32>
  }
  %moves = arith.andi %ok, %some.w : tensor<i1>
  // expected-error@below {{counts steps without progress by another value than whether some gradient is not zero: it leaves out gradients that are checked}}
  %n1, %stalled = mp.detect_stall %n, %moves after 100
  return %new#0, %new#1, %n1, %stalled : tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// By a constant every step makes progress, or none.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps", mp.pair = 1},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mp.stalled_steps"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"}) {
  // expected-note@below {{this value}}
  %never = arith.constant dense<false> : tensor<i1>
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok, %some = mp.all_finite %g nonzero : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  %moves = arith.andi %never, %ok : tensor<i1>
  // expected-error@below {{counts steps without progress by another value than whether some gradient is not zero: it leaves out gradients that are checked}}
  %n1, %stalled = mp.detect_stall %n, %moves after 100
  return %new, %n1, %stalled : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}
