// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// The moment that the rounds carry is handed on as it was.
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
    %w1 = arith.subf %w, %move : tensor<4x2xf32>
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
  // expected-error@below {{returns as the next value of 'm' what is made of nothing that the rounds left: they would begin again where this epoch did}}
  return %end#1, %m0, %end#3, %end#4, %end#5, %end#6, %end#8, %end#7
      : tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<4x2xf16>, tensor<f32>, tensor<i1>
}
func.func @init(%w: tensor<4x2xf32> {mp.name = "w"}) -> (tensor<4x2xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<4x2xf32> to tensor<4x2xf16>
  return %0 : tensor<4x2xf16>
}
}

// -----

// It is handed on as the last round left it.
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
    %w1 = arith.subf %w, %move : tensor<4x2xf32>
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
