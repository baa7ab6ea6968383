// RUN: mp-opt %s --mp-insert-master-weights --verify-diagnostics --split-input-file

// Without roles nobody knows what a parameter is.
// expected-error@below {{no argument has 'mp.role', so the parameters are unknown; run mp-assign-roles first}}
func.func @main(%w: tensor<8xf32>) -> tensor<8xf32> {
  return %w : tensor<8xf32>
}

// -----

// expected-error@below {{no function '@main': a training step is one function of that name}}
module {
}

// -----

func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}) -> (tensor<8xf32>, tensor<8xf16>) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %1 = arith.addf %0, %0 : tensor<8xf16>
  return %w, %1 : tensor<8xf32>, tensor<8xf16>
}

// A body that cannot be extended: first values have nowhere to go.
// expected-error@below {{'@init' must be a function of one block}}
func.func private @init()
