// RUN: mp-opt %s --mp-check-scaling --split-input-file --verify-diagnostics

// The factor that is taken back is not the one that was put in.
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s"},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  %up = arith.constant dense<8.0> : tensor<8x4xf32>
  %down = arith.constant dense<0.25> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<8x4xf32>
  %moved = arith.mulf %seed, %up {mp.shift = 3} : tensor<8x4xf32>
  %dx = arith.mulf %moved, %x : tensor<8x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  // expected-error@below {{has 'mp.shift' = -3 : i64, but does not multiply by that power of two}}
  %back = arith.mulf %g, %down {mp.shift = -3} : tensor<4xf32>
  %w1 = arith.subf %w, %back : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) {
    mp.yield %w1 : tensor<4xf32>
  }
  return %new : tensor<4xf32>
}

// -----

// The neighbour that takes all of it back.
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
