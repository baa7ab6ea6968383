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
