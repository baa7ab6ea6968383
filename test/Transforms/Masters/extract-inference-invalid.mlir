// RUN: mp-opt %s --split-input-file --mp-extract-inference=results=logits --verify-diagnostics

// expected-error@below {{has an unknown result 'logits'; known are loss, w}}
func.func @main(%w: tensor<f32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<f32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  return %w, %w : tensor<f32>, tensor<f32>
}

// -----

// What is asked for by name may need the loss scale.
func.func @main(%w: tensor<f32> {mp.role = #mp.role<parameter>, mp.name = "w"},
    // expected-error@below {{argument 'mp.loss_scale' is read by what is to be kept, and '@init' makes it, but not as the working copy of a parameter; leave out what reads it by option results}}
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale"})
    -> (tensor<f32> {mp.name = "logits"}) {
  %0 = mp.scale %w, %s : tensor<f32>
  return %0 : tensor<f32>
}
func.func @init() -> (tensor<f32> {mp.name = "mp.loss_scale"}) {
  %0 = arith.constant dense<2.0> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// What the rounds of an epoch make is no forward pass, whoever asks for it.
// expected-error@below {{returns 'logits' from a loop of steps, which moves parameters before it is there, so it is not inference; extract from the step that the loop repeats}}
func.func @main(%w: tensor<f32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1})
    -> (tensor<f32> {mp.name = "logits"}, tensor<f32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %first = arith.constant 0 : index
  %last = arith.constant 4 : index
  %one = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<f32>
  %new:2 = scf.for %i = %first to %last step %one iter_args(%p = %w, %sum = %zero) -> (tensor<f32>, tensor<f32>) {
    %loss = arith.mulf %p, %p : tensor<f32>
    %next = arith.addf %sum, %loss : tensor<f32>
    %moved = arith.subf %p, %loss : tensor<f32>
    scf.yield %moved, %next : tensor<f32>, tensor<f32>
  }
  return %new#1, %new#0 : tensor<f32>, tensor<f32>
}

// -----

// A loop that moves none is a forward pass.
func.func @main(%w: tensor<f32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1})
    -> (tensor<f32> {mp.name = "logits"}, tensor<f32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %first = arith.constant 0 : index
  %last = arith.constant 4 : index
  %one = arith.constant 1 : index
  %y = scf.for %i = %first to %last step %one iter_args(%h = %w) -> (tensor<f32>) {
    %next = arith.mulf %h, %w : tensor<f32>
    scf.yield %next : tensor<f32>
  }
  %moved = arith.subf %w, %y : tensor<f32>
  return %y, %moved : tensor<f32>, tensor<f32>
}
