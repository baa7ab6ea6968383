// A seed that is given, as vector-Jacobian products take it, is where gradients
// begin, also in a step without a loss scale.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=bf16 2>/dev/null | FileCheck %s

module attributes {mp.policy = #mp.policy<bf16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32 {{.*}}(tensor<32x16xbf16>, tensor<32x16xbf16>)
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<f32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<gradient>}) {
  %n = arith.constant dense<32.0> : tensor<f32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %bent = math.tanh %y : tensor<32x16xf32>
  %each = arith.divf %seed, %n : tensor<f32>
  %all = mp.broadcast %each dims [] : tensor<f32> to tensor<32x16xf32>
  %d = arith.mulf %all, %bent : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  return %g : tensor<16x16xf32>
}
}

// -----

// A number of another role may be anything.
module attributes {mp.policy = #mp.policy<bf16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<f32> {mp.role = #mp.role<optimizer_state>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<gradient>}) {
  %n = arith.constant dense<32.0> : tensor<f32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %bent = math.tanh %y : tensor<32x16xf32>
  %each = arith.divf %seed, %n : tensor<f32>
  %all = mp.broadcast %each dims [] : tensor<f32> to tensor<32x16xf32>
  %d = arith.mulf %all, %bent : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  return %g : tensor<16x16xf32>
}
}
