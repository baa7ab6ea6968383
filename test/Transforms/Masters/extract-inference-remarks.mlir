// RUN: mp-opt %s --split-input-file --mp-extract-inference --remarks-filter='mp-extract-inference' --remark-policy=all --verify-diagnostics

// expected-remark@below {{ArgumentsErased=1, Results=1}}
func.func @main(
    // expected-remark@below {{'w' is stored as tensor<8xf16>}}
    %w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
    %m: tensor<8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 1})
    -> (tensor<8xf16>, tensor<8xf32>) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %1 = arith.mulf %0, %0 : tensor<8xf16>
  return %1, %m : tensor<8xf16>, tensor<8xf32>
}

// -----

// expected-error@below {{returns state and gradients alone, or what a loop of steps makes of them, so nothing is left for inference; return what the model computes, extract from the step that the loop repeats, or name a result by option results}}
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0}) -> tensor<8xf32> {
  return %w : tensor<8xf32>
}

// -----

// The loss of an epoch is made by its updates.
// expected-error@below {{or what a loop of steps makes of them}}
func.func @main(%w: tensor<f32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<f32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
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
