// RUN: mp-opt %s --split-input-file --mp-fold-transposes --remarks-filter='mp-fold-transposes' --remark-policy=all --verify-diagnostics

// Each product that changes is told once, and how many there are.
// expected-remark@below {{Products=1}}
func.func @main(%w: tensor<32x16xf32>, %x: tensor<8x16xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
  %wt = mp.transpose %w perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  // expected-remark@below {{'mp.dot' reads what was transposed for it}}
  %y = mp.dot %x, %wt contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %z = mp.dot %x, %w contracting [1] x [1] : (tensor<8x16xf32>, tensor<32x16xf32>) -> tensor<8x32xf32>
  return %y, %z : tensor<8x32xf32>, tensor<8x32xf32>
}

// -----

module attributes {mp.policy = #mp.policy<f32>} {
// expected-remark@below {{the policy's type is f32: the step stays as it was given}}
func.func @main(%w: tensor<32x16xf32>, %x: tensor<8x16xf32>) -> tensor<8x32xf32> {
  %wt = mp.transpose %w perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  %y = mp.dot %x, %wt contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
}
