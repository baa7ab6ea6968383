// RUN: mp-opt %s --mp-lower-math --split-input-file --verify-diagnostics

func.func @a_function_without_an_expansion_is_refused(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{on 'tensor<4xf32>' has no expansion into basic arithmetic}}
  %0 = math.sinh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @double_precision_is_refused(%x: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error@+1 {{on 'tensor<4xf64>' has no expansion into basic arithmetic}}
  %0 = math.exp %x : tensor<4xf64>
  return %0 : tensor<4xf64>
}
