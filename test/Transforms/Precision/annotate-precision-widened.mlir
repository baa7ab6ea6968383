// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts --mp-simplify-casts | FileCheck %s

// A parameter that is given in f16, widened once, for a product and for its update:
// the update goes on from the f32 value, the product reads what it was widened from.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<16x8xf16>
// CHECK-DAG: %[[WIDE:.*]] = mp.cast %[[W]] : tensor<16x8xf16> to tensor<16x8xf32>
// CHECK-DAG: mp.dot %{{.*}}, %[[W]] contracting [1] x [0] accumulate f32 : (tensor<32x16xf16>, tensor<16x8xf16>)
// CHECK: arith.subf %[[WIDE]], %{{.*}} : tensor<16x8xf32>
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%w: tensor<16x8xf16> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<16x8xf16> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %w32 = mp.cast %w : tensor<16x8xf16> to tensor<16x8xf32>
  %t = math.tanh %x : tensor<32x16xf32>
  %y = mp.dot %t, %w32 contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %e = math.exp %y : tensor<32x8xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %s = arith.constant dense<3.906250e-03> : tensor<32x8xf32>
  %d = arith.mulf %e, %s : tensor<32x8xf32>
  %dw = mp.dot %t, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %w1 = arith.subf %w32, %dw : tensor<16x8xf32>
  %w2 = mp.cast %w1 : tensor<16x8xf32> to tensor<16x8xf16>
  return %loss, %w2 : tensor<f32>, tensor<16x8xf16>
}
}

// -----

// An f32 parameter that its own update reads is another matter: what a product would
// read is rounded, and bf16 does not hold what f16 held.
// CHECK-LABEL: func.func @main(
// CHECK: mp.dot %{{.*}}, %{{.*}} contracting [1] x [0]{{.*}}mp.kept_wide = "operand 1 is on the way to new state"
module attributes {mp.policy = #mp.policy<bf16>} {
func.func @main(%w: tensor<16x8xf16> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<16x8xf16> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %w32 = mp.cast %w : tensor<16x8xf16> to tensor<16x8xf32>
  %t = math.tanh %x : tensor<32x16xf32>
  %y = mp.dot %t, %w32 contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %e = math.exp %y : tensor<32x8xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %s = arith.constant dense<3.906250e-03> : tensor<32x8xf32>
  %d = arith.mulf %e, %s : tensor<32x8xf32>
  %dw = mp.dot %t, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %w1 = arith.subf %w32, %dw : tensor<16x8xf32>
  %w2 = mp.cast %w1 : tensor<16x8xf32> to tensor<16x8xf16>
  return %loss, %w2 : tensor<f32>, tensor<16x8xf16>
}
}
