// RUN: mp-opt %s --mp-check-scaling --split-input-file --verify-diagnostics

// Of two parameters the second's gradient keeps the factor of its layer.
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s"},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  %up = arith.constant dense<8.0> : tensor<8x4xf32>
  %seed = mp.scale %one, %s : tensor<8x4xf32>
  %moved = arith.mulf %seed, %up {mp.shift = 3} : tensor<8x4xf32>
  %dx = arith.mulf %moved, %x : tensor<8x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  // expected-error@below {{reads values that factors of different powers of two ('mp.shift') have reached}}
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  return %new : tensor<4xf32>
}

// -----

// The neighbour that takes it back.
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s"},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  %up = arith.constant dense<8.0> : tensor<8x4xf32>
  %down = arith.constant dense<0.125> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<8x4xf32>
  %moved = arith.mulf %seed, %up {mp.shift = 3} : tensor<8x4xf32>
  %dx = arith.mulf %moved, %x : tensor<8x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %back = arith.mulf %g, %down {mp.shift = -3} : tensor<4xf32>
  %w1 = arith.subf %w, %back : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  return %new : tensor<4xf32>
}

// -----

// The gradient that is returned.
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s"},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "dw", mp.of = 0}) {
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  %up = arith.constant dense<8.0> : tensor<8x4xf32>
  %seed = mp.scale %one, %s : tensor<8x4xf32>
  %moved = arith.mulf %seed, %up {mp.shift = 3} : tensor<8x4xf32>
  %dx = arith.mulf %moved, %x : tensor<8x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  // expected-error@below {{returns 'dw' with a factor that is not taken back ('mp.shift')}}
  return %g : tensor<4xf32>
}
