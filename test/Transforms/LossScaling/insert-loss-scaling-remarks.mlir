// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling --remarks-filter='mp-insert-loss-scaling' --remark-policy=all --verify-diagnostics

// Each seed, each gradient and what is not scaled is told where it is.
// expected-remark@below {{Gradients=1, Seeds=1, Unscaled=1}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %v: tensor<3xf32> {mp.role = #mp.role<parameter>, mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<3xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  // expected-remark@below {{operand 1 of 'arith.mulf' is a loss seed}}
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  // expected-remark@below {{the gradient of 'w' is unscaled here}}
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %decay = arith.constant dense<0.01> : tensor<3xf32>
  %dv = arith.mulf %v, %decay : tensor<3xf32>
  // expected-remark@below {{the gradient of 'v' does not depend on the batch and is not scaled}}
  %v1 = arith.subf %v, %dv : tensor<3xf32>
  return %loss, %w1, %v1 : tensor<f32>, tensor<4xf32>, tensor<3xf32>
}

// -----

// A scale that the author moves is not doubled.
// expected-remark@below {{the step has a loss scale of its own}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  return %w : tensor<4xf32>
}

// -----

// The author scales the loss by an argument, and divides the gradient by it.
// expected-remark@below {{the step scales its loss by the argument 's' already, and is left as it is}}
// expected-warning@below {{the step scales its loss by the argument 's' and moves parameters whatever becomes of the gradients}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<hyper>, mp.name = "s", mp.pair = 1})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = mp.broadcast %s dims [] : tensor<f32> to tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %back = mp.broadcast %s dims [] : tensor<f32> to tensor<4xf32>
  %unscaled = arith.divf %g, %back : tensor<4xf32>
  %w1 = arith.subf %w, %unscaled : tensor<4xf32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %s1 = arith.mulf %s, %two : tensor<f32>
  return %w1, %s1 : tensor<4xf32>, tensor<f32>
}

// -----

// By a constant, with its reciprocal.
// expected-remark@below {{the step scales its loss by the constant 1024 already, and is left as it is}}
// expected-warning@below {{the step scales its loss by the constant 1024 and moves parameters whatever becomes of the gradients}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = arith.constant dense<1024.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %back = arith.constant dense<9.765625e-04> : tensor<4xf32>
  %unscaled = arith.mulf %g, %back : tensor<4xf32>
  %w1 = arith.subf %w, %unscaled : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// A mean over 16 is no scale: its divisor comes back in the result.
// expected-remark@below {{Gradients=1, Seeds=1, Unscaled=1}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  // expected-remark@below {{operand 1 of 'arith.mulf' is a loss seed}}
  %each = arith.mulf %1, %seed : tensor<8x4xf32>
  %count = arith.constant dense<16.0> : tensor<8x4xf32>
  %d = arith.divf %each, %count : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  // expected-remark@below {{the gradient of 'w' is unscaled here}}
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

module attributes {mp.policy = #mp.policy<bf16>} {
  // expected-remark@below {{the policy is for bf16, which has the range of f32: nothing underflows}}
  func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>}) -> (tensor<4xf32> {mp.role = #mp.role<metric>}) {
    return %w : tensor<4xf32>
  }
}

// -----

// Nothing underflows in f64.
// expected-remark@below {{a seed or a gradient is f64, whose range needs no scale: the loss is left as it is}}
func.func @main(%w: tensor<4xf64> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf64> {mp.role = #mp.role<batch>})
    -> (tensor<f64> {mp.role = #mp.role<loss>}, tensor<4xf64> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf64> to tensor<8x4xf64>
  %0 = arith.mulf %wide, %x : tensor<8x4xf64>
  %1 = math.exp %0 : tensor<8x4xf64>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf64> to tensor<f64>
  %seed = arith.constant dense<1.0> : tensor<8x4xf64>
  %d = arith.mulf %1, %seed : tensor<8x4xf64>
  %dw = arith.mulf %d, %x : tensor<8x4xf64>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf64> to tensor<4xf64>
  %w1 = arith.subf %w, %g : tensor<4xf64>
  return %loss, %w1 : tensor<f64>, tensor<4xf64>
}

// -----

// A seed that the step is given is one for all its uses.
// expected-remark@below {{Gradients=1, Seeds=1, Unscaled=1}}
func.func @main(%x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                // expected-remark@below {{this value is a loss seed}}
                %dy: tensor<8x2xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<4x2xf32> {mp.role = #mp.role<gradient>, mp.name = "dw"}) {
  // expected-remark@below {{the gradient of 'dw' is unscaled here}}
  %0 = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
