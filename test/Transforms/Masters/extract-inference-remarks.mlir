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

// expected-error@below {{returns state and gradients alone, so nothing is left for inference; return what the model computes, or name a result by option results}}
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0}) -> tensor<8xf32> {
  return %w : tensor<8xf32>
}
