// RUN: mp-test-opt %s --test-print-loss-scale-plan --allow-unregistered-dialect --split-input-file --verify-diagnostics

// The constant that starts the backward pass is the seed, where it is used; the
// gradient is unscaled where decay meets it.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %seed = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.mulf %w, %x : tensor<4xf32>
  %e = math.exp %y : tensor<4xf32>
  // expected-remark@below {{operand 1 is a seed}}
  %d = arith.mulf %e, %seed : tensor<4xf32>
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = arith.mulf %d, %x : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new : tensor<4xf32>
}

// -----

// A constant that the forward pass shares with the backward pass is a seed in
// the latter alone.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<loss>}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.mulf %w, %x : tensor<4xf32>
  %e = math.exp %y : tensor<4xf32>
  %loss = arith.addf %e, %one : tensor<4xf32>
  // expected-remark@below {{operand 1 is a seed}}
  %d = arith.mulf %e, %one : tensor<4xf32>
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = arith.mulf %d, %x : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<4xf32>
}

// -----

// An op that nothing is known of in the backward pass hides the seed; it is
// named, and nothing is said to be proved.
// expected-remark@below {{found no backward pass to 'w'}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                // expected-remark@below {{a seed}}
                %seed: tensor<4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  // expected-remark@below {{unscaled for all its uses}}
  %d = arith.mulf %seed, %x : tensor<4xf32>
  // expected-remark@below {{operand 0 is the obstacle: degrees}}
  %g = "foreign.op"(%d) : (tensor<4xf32>) -> tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new : tensor<4xf32>
}

// -----

// A metric made of the scaled gradient by a function that no factor passes: the
// gradient is unscaled for both readers. A result made of the seed itself is
// none that a plan could keep.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                // expected-remark@below {{a seed}}
                %dy: tensor<8x2xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf32> {mp.role = #mp.role<metric>, mp.name = "norm"}) {
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %new = arith.subf %w, %g : tensor<4x2xf32>
  %e = math.exp %g : tensor<4x2xf32>
  return %new, %e : tensor<4x2xf32>, tensor<4x2xf32>
}

// -----

// A gradient is unscaled before its norm, once for all its readers.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                // expected-remark@below {{a seed}}
                %dy: tensor<8x2xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %square = arith.mulf %g, %g : tensor<4x2xf32>
  %small = arith.divf %g, %square : tensor<4x2xf32>
  %new = arith.subf %w, %small : tensor<4x2xf32>
  return %new : tensor<4x2xf32>
}

// -----

// In a loop that accumulates gradients the seed is inside, and the sum is
// unscaled behind it.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>}, %from: index, %to: index, %by: index)
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %sum = scf.for %i = %from to %to step %by iter_args(%all = %zero) -> tensor<4xf32> {
    %y = arith.mulf %w, %x : tensor<4xf32>
    %e = math.exp %y : tensor<4xf32>
    // expected-remark@below {{operand 1 is a seed}}
    %d = arith.mulf %e, %one : tensor<4xf32>
    %g = arith.mulf %d, %x : tensor<4xf32>
    %next = arith.addf %all, %g : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  %new = arith.subf %w, %sum : tensor<4xf32>
  return %new : tensor<4xf32>
}

// -----

// A parameter that the batch does not reach is left alone.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1, mp.name = "v"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                // expected-remark@below {{a seed}}
                %dy: tensor<8x2xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %new = arith.subf %w, %g : tensor<4x2xf32>
  %decay = arith.constant dense<0.99> : tensor<4xf32>
  %kept = arith.mulf %v, %decay : tensor<4xf32>
  // expected-remark@below {{'v' does not depend on the batch}}
  return %new, %kept : tensor<4x2xf32>, tensor<4xf32>
}

// -----

// A step that multiplies its loss by an argument and divides the gradient by it
// needs no other factor.
// expected-remark@below {{scaled already by 'scale'}}
func.func @main(%w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<hyper>, mp.name = "scale"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %wide = mp.broadcast %s dims [] : tensor<f32> to tensor<8x2xf32>
  %dy = arith.mulf %y, %wide : tensor<8x2xf32>
  %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %back = mp.broadcast %s dims [] : tensor<f32> to tensor<4x2xf32>
  %unscaled = arith.divf %g, %back : tensor<4x2xf32>
  %new = arith.subf %w, %unscaled : tensor<4x2xf32>
  return %new : tensor<4x2xf32>
}

// -----

// Nothing to scale without a new parameter or a gradient.
// expected-remark@below {{no result is a new parameter or a gradient: forward only}}
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>}) -> (tensor<4xf32> {mp.role = #mp.role<loss>}) {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
