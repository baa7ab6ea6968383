// RUN: mp-opt %s --mp-check-scaling --mp-check-state --split-input-file --verify-diagnostics

// Two losses with a scale each: the guard of 'v' asks neither.
func.func @main(
    %w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %v: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 2},
    %t: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "t", mp.pair = 3},
    %m: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "m", mp.pair = 4},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 5},
    %x: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %y: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"},
        tensor<f32> {mp.role = #mp.role<new_state>}, tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>}, tensor<i32> {mp.role = #mp.role<new_state>}) {
  %seed = arith.constant dense<0.125> : tensor<4x2xf32>
  // One loss and its scale.
  %ws = mp.broadcast %w dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %a = arith.mulf %ws, %x : tensor<4x2xf32>
  %seed_s = mp.scale %seed, %s : tensor<4x2xf32>
  %b = arith.mulf %a, %seed_s : tensor<4x2xf32>
  %c = arith.mulf %b, %x : tensor<4x2xf32>
  %dw = mp.reduce add %c dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %g = mp.unscale %dw, %s : tensor<2xf32> -> tensor<2xf32>
  // The other.
  %vs = mp.broadcast %v dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %d = arith.mulf %vs, %y : tensor<4x2xf32>
  %seed_t = mp.scale %seed, %t : tensor<4x2xf32>
  %e = arith.mulf %d, %seed_t : tensor<4x2xf32>
  %f = arith.mulf %e, %y : tensor<4x2xf32>
  %dv = mp.reduce add %f dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %h = mp.unscale %dv, %t : tensor<2xf32> -> tensor<2xf32>
  // Their flags and updates.
  %ok_w = mp.all_finite %g : tensor<2xf32>
  // expected-note@below {{this check}}
  %ok_v = mp.all_finite %h : tensor<2xf32>
  %true = arith.constant dense<true> : tensor<i1>
  %w1 = arith.subf %w, %g : tensor<2xf32>
  %v1 = arith.subf %v, %h : tensor<2xf32>
  %new_w = mp.guard %ok_w keep(%w : tensor<2xf32>) {
    mp.yield %w1 : tensor<2xf32>
  }
  // expected-error@below {{takes the update of 'v' by a flag that is not the conjunction of all finite checks: it leaves out that of the gradient that 'v' is made of}}
  %new_v = mp.guard %true keep(%v : tensor<2xf32>) {
    mp.yield %v1 : tensor<2xf32>
  }
  %s1, %m1 = mp.update_loss_scale %s, %m, %ok_w growth 2.0 backoff 0.5 interval 2000
  %t1, %n1 = mp.update_loss_scale %t, %n, %ok_v growth 2.0 backoff 0.5 interval 2000
  return %new_w, %new_v, %s1, %t1, %m1, %n1
      : tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>
}

// -----

// It asks both: more than it has to.
func.func @main(
    %w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %v: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 2},
    %t: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "t", mp.pair = 3},
    %m: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "m", mp.pair = 4},
    %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 5},
    %x: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %y: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"},
        tensor<f32> {mp.role = #mp.role<new_state>}, tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<i32> {mp.role = #mp.role<new_state>}, tensor<i32> {mp.role = #mp.role<new_state>}) {
  %seed = arith.constant dense<0.125> : tensor<4x2xf32>
  // One loss and its scale.
  %ws = mp.broadcast %w dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %a = arith.mulf %ws, %x : tensor<4x2xf32>
  %seed_s = mp.scale %seed, %s : tensor<4x2xf32>
  %b = arith.mulf %a, %seed_s : tensor<4x2xf32>
  %c = arith.mulf %b, %x : tensor<4x2xf32>
  %dw = mp.reduce add %c dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %g = mp.unscale %dw, %s : tensor<2xf32> -> tensor<2xf32>
  // The other.
  %vs = mp.broadcast %v dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %d = arith.mulf %vs, %y : tensor<4x2xf32>
  %seed_t = mp.scale %seed, %t : tensor<4x2xf32>
  %e = arith.mulf %d, %seed_t : tensor<4x2xf32>
  %f = arith.mulf %e, %y : tensor<4x2xf32>
  %dv = mp.reduce add %f dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %h = mp.unscale %dv, %t : tensor<2xf32> -> tensor<2xf32>
  // Their flags and updates.
  %ok_w = mp.all_finite %g : tensor<2xf32>
  %ok_v = mp.all_finite %h : tensor<2xf32>
  %both = arith.andi %ok_w, %ok_v : tensor<i1>
  %w1 = arith.subf %w, %g : tensor<2xf32>
  %v1 = arith.subf %v, %h : tensor<2xf32>
  %new_w = mp.guard %ok_w keep(%w : tensor<2xf32>) {
    mp.yield %w1 : tensor<2xf32>
  }
  %new_v = mp.guard %both keep(%v : tensor<2xf32>) {
    mp.yield %v1 : tensor<2xf32>
  }
  %s1, %m1 = mp.update_loss_scale %s, %m, %ok_w growth 2.0 backoff 0.5 interval 2000
  %t1, %n1 = mp.update_loss_scale %t, %n, %ok_v growth 2.0 backoff 0.5 interval 2000
  return %new_w, %new_v, %s1, %t1, %m1, %n1
      : tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i32>
}
