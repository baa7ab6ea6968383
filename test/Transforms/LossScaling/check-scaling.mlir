// RUN: mp-opt %s -split-input-file --mp-check-scaling --verify-diagnostics
// RUN: mp-opt %S/insert-loss-scaling.mlir --mp-insert-loss-scaling --split-input-file > %t.good
// RUN: mp-opt %t.good --mp-check-scaling --split-input-file | diff %t.good -

// One good step, then the same step with one thing wrong.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %sq = arith.mulf %g, %g : tensor<4xf32>
  %step = arith.addf %g, %sq : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// No mp.unscale at all.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  // expected-error@below {{reads a scaled value in which it is not linear (degrees 0, 1 in the loss scale): mp.unscale must come before it}}
  %w1 = arith.subf %w, %dw : tensor<4xf32>
  %ok = mp.all_finite %dw : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// A gradient is returned as it is.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  // expected-error@below {{returns 'w' with degree 1 in the loss scale: an mp.unscale is missing}}
  return %dw : tensor<4xf32>
}

// -----

// Twice.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  // expected-error@below {{unscales a value of degree 0 in the loss scale, not 1: it is unscaled twice, or was never scaled}}
  %h = mp.unscale %g, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g, %h : tensor<4xf32>, tensor<4xf32>
  return %h : tensor<4xf32>
}

// -----

// The norm is taken of the scaled gradient.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  // expected-error@below {{reads a scaled value in which it is not linear (degrees 1, 1 in the loss scale): mp.unscale must come before it}}
  %sq = arith.mulf %dw, %dw : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %step = arith.addf %g, %sq : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// The check reads the gradient before it is unscaled.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  // expected-error@below {{reads a scaled value in which it is not linear (degrees 1 in the loss scale)}}
  %ok = mp.all_finite %dw : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// Nobody looks for infinities.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  // expected-error@below {{unscales a gradient that no mp.all_finite reads: an overflow in the gradient that 'w' is made of would go unseen}}
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// No guard.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  // expected-error@below {{the next value of 'w' comes from no mp.guard: a step with an infinite gradient would change it}}
  return %w1 : tensor<4xf32>
}

// -----

// The guard keeps the wrong value.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  // expected-error@below {{keeps another value than 'w', whose next value it is}}
  %new = mp.guard %ok keep(%x : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// The guard asks somebody else.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                // expected-note@below {{this value}}
                %x: tensor<4xf32> {mp.role = #mp.role<batch>}, %flag: tensor<i1> {mp.role = #mp.role<hyper>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  // expected-error@below {{takes the update of 'w' by a flag that is not the conjunction of all finite checks: it reads an argument, and no check of this step}}
  %new = mp.guard %flag keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// expected-error@below {{the loss scale 's' is held in 'tensor<f16>'; scales beyond 65504 and their reciprocals need f32}}
func.func @main(%s: tensor<f16> {mp.role = #mp.role<loss_scale>, mp.name = "s"}) {
  return
}

// -----

// The scale went through f16 on its way.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %low = mp.cast %s : tensor<f32> to tensor<f16>
  %back = mp.cast %low : tensor<f16> to tensor<f32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  // expected-error@below {{reads a scale that is not an argument with the role loss_scale: it may have been rounded, or change within the step}}
  %seed = mp.scale %one, %back : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  return %dw : tensor<4xf32>
}

// -----

// The check of a gradient inside a loop has to leave it.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>}, %n: index {mp.role = #mp.role<hyper>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%all = %none) -> tensor<4xf32> {
    %seed = mp.scale %one, %s : tensor<4xf32>
    %dw = arith.mulf %seed, %x : tensor<4xf32>
    %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
    // expected-error@below {{does not leave 'scf.for': an overflow in a gradient would go unseen}}
    %ok = mp.all_finite %g : tensor<4xf32>
    %next = arith.addf %all, %g : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %sum : tensor<4xf32>
}

// -----

// What a loop carries from iteration to iteration is scaled, or it is not.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>}, %n: index {mp.role = #mp.role<hyper>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant dense<1.0> : tensor<4xf32>
  // expected-error@below {{reads a scaled value in which it is not linear (degrees 0, 1 in the loss scale): mp.unscale must come before it}}
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%all = %x) -> tensor<4xf32> {
    %seed = mp.scale %one, %s : tensor<4xf32>
    scf.yield %seed : tensor<4xf32>
  }
  %g = mp.unscale %sum, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// A guard that updates nothing, and that nobody reads, takes nothing.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %sq = arith.mulf %g, %g : tensor<4xf32>
  %step = arith.addf %g, %sq : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  %idle = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// One that updates is to be returned.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %sq = arith.mulf %g, %g : tensor<4xf32>
  %step = arith.addf %g, %sq : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  // expected-error@below {{takes an update of 'w', whose next value is another one}}
  %late = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %step : tensor<4xf32> }
  return %new : tensor<4xf32>
}

// -----

// What a line search keeps for itself alone, scaled or not, no result has.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %slope: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "slope", mp.pair = 1},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %less: tensor<4xi1> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "slope"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %none, %old = %slope) -> (tensor<4xf32>, tensor<4xf32>) {
    %dw = arith.mulf %seed, %x : tensor<4xf32>
    %kept = arith.select %less, %dw, %old : tensor<4xi1>, tensor<4xf32>
    %more = arith.addf %sum, %dw : tensor<4xf32>
    scf.yield %more, %kept : tensor<4xf32>, tensor<4xf32>
  }
  %g = mp.unscale %r#0, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new:2 = mp.guard %ok keep(%w, %slope : tensor<4xf32>, tensor<4xf32>) {
    mp.yield %w1, %g : tensor<4xf32>, tensor<4xf32>
  }
  return %new#0, %new#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The same, returned.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %slope: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "slope", mp.pair = 1},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %less: tensor<4xi1> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "slope"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %none, %old = %slope) -> (tensor<4xf32>, tensor<4xf32>) {
    %dw = arith.mulf %seed, %x : tensor<4xf32>
    // expected-error@below {{reads a scaled value in which it is not linear (degrees 0, 1, mixed in the loss scale): mp.unscale must come before it}}
    %kept = arith.select %less, %dw, %old : tensor<4xi1>, tensor<4xf32>
    %more = arith.addf %sum, %dw : tensor<4xf32>
    scf.yield %more, %kept : tensor<4xf32>, tensor<4xf32>
  }
  %g = mp.unscale %r#0, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %new:2 = mp.guard %ok keep(%w, %slope : tensor<4xf32>, tensor<4xf32>) {
    mp.yield %w1, %r#1 : tensor<4xf32>, tensor<4xf32>
  }
  return %new#0, %new#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The neighbour: what the author guards of the batch is no state, and has no
// update that could be lost.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %p: tensor<i1> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new = mp.guard %ok keep(%w : tensor<4xf32>) { mp.yield %w1 : tensor<4xf32> }
  %own = mp.guard %p keep(%x : tensor<4xf32>) { mp.yield %x : tensor<4xf32> }
  return %new, %own : tensor<4xf32>, tensor<4xf32>
}

// -----

// A choice that nobody reads, of what is scaled and what is not.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = mp.scale %one, %s : tensor<4xf32>
  %dw = arith.mulf %seed, %x : tensor<4xf32>
  %g = mp.unscale %dw, %s : tensor<4xf32> -> tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %ok = mp.all_finite %g : tensor<4xf32>
  %new, %unread = mp.guard %ok keep(%w, %dw : tensor<4xf32>, tensor<4xf32>) {
    mp.yield %w1, %x : tensor<4xf32>, tensor<4xf32>
  }
  return %new : tensor<4xf32>
}
