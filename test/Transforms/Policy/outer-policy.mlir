// RUN: mp-opt %s --pass-pipeline='builtin.module(builtin.module(mp-insert-loss-scaling,mp-insert-master-weights))' --remarks-filter='mp-.*' --remark-policy=all --verify-diagnostics

// What a module says holds in the modules that it contains.
module attributes {mp.policy = #mp.policy<f32>} {
module {
// expected-remark@+2 {{the policy is for f32, which has the range of f32: nothing underflows}}
// expected-remark@+1 {{the policy's type is f32: nothing is stored narrow but what the author does}}
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
    -> (tensor<8xf32>, tensor<8xf16>) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %w, %0 : tensor<8xf32>, tensor<8xf16>
}
}
}
