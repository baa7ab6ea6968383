// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// The flag of the gradients is told as that of a stall.
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
  %n1, %stalled = mp.detect_stall %n, %ok after 100
  // expected-error@below {{returns 'mp.stalled', which no mp.detect_stall tells}}
  return %new, %n1, %ok : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}

// -----

// A count that starts again with every step never tells.
module {
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mp.stalled_steps"},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
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
  // expected-error@below {{moves 'mp.stalled_steps', whose next value is another one}}
  %n1, %stalled = mp.detect_stall %n, %ok after 100
  return %new, %stalled : tensor<4xf32>, tensor<i1>
}
}

// -----

// The neighbour: the end at the floor of the scale is a stall as well.
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
  %floor = arith.constant dense<1.0> : tensor<f32>
  %seed = mp.scale %ct, %s : tensor<8x4xf32>
  %d = arith.mulf %seed, %x : tensor<8x4xf32>
  %dw = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  %n1, %stalled = mp.detect_stall %n, %ok after 100
  %end = arith.cmpf ole, %s, %floor : tensor<f32>
  %either = arith.ori %stalled, %end : tensor<i1>
  return %new, %n1, %either : tensor<4xf32>, tensor<i32>, tensor<i1>
}
}
