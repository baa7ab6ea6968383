// A gradient that has a range, since the loss is a tanh, a hinge, a distance, is
// a gradient all the same: the batch times it is the gradient of a weight, and no
// product of the batch with a table.
//
// RUN: mp-opt %s --mp-amp=dtype=bf16 | FileCheck %s

module {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xbf16>, tensor<32x8xbf16>)
func.func @main(%w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x8xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %one = arith.constant dense<1.0> : tensor<32x8xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %t = math.tanh %p : tensor<32x8xf32>
  %loss = mp.reduce add %t dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %square = arith.mulf %t, %t : tensor<32x8xf32>
  %d = arith.subf %one, %square : tensor<32x8xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %w1 = arith.subf %w, %g : tensor<16x8xf32>
  return %w1, %loss : tensor<16x8xf32>, tensor<f32>
}
}
