// RUN: mp-opt %s --mp-assign-roles | FileCheck %s

// What is called the parameters of something and does not come back was learnt
// elsewhere, as the base of an adapter is; weights of classes are data.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "base_params['w']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "lora['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "class_weights['w']", mp.role = #mp.role<batch>}
func.func @main(%base: tensor<4x2xf32> {mp.name = "base_params['w']"},
                %w: tensor<4x2xf32> {mp.name = "lora['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %c: tensor<8x2xf32> {mp.name = "class_weights['w']"})
    -> (tensor<4x2xf32>, tensor<f32>) {
  %sum = arith.addf %base, %w : tensor<4x2xf32>
  %y = mp.dot %x, %sum contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %weighed = arith.mulf %e, %c : tensor<8x2xf32>
  %loss = mp.reduce add %weighed dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %weighed contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %new = arith.subf %w, %dw : tensor<4x2xf32>
  return %new, %loss : tensor<4x2xf32>, tensor<f32>
}
