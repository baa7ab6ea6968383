// A weight gradient is stored as it was summed also where a product reads the new
// weights in the same step: rounded to f16 it would overflow at a lower scale.
//
// RUN: mp-opt %s --mp-amp | FileCheck %s
//
// CHECK: %[[G:.*]] = mp.dot {{.*}} contracting [0] x [0] {{.*}} -> tensor<16x8xf32>
// CHECK: mp.unscale %[[G]]
func.func @main(%w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %y: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<32x8xf32> {mp.role = #mp.role<metric>, mp.name = "after"}) {
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %h = math.tanh %p : tensor<32x8xf32>
  %d = arith.subf %h, %y : tensor<32x8xf32>
  %s = arith.mulf %d, %d : tensor<32x8xf32>
  %sum = mp.reduce add %s dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %n = arith.constant dense<3.906250e-03> : tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %c = arith.constant dense<7.812500e-03> : tensor<32x8xf32>
  %dd = arith.mulf %d, %c : tensor<32x8xf32>
  %one = arith.constant dense<1.0> : tensor<32x8xf32>
  %hh = arith.mulf %h, %h : tensor<32x8xf32>
  %slope = arith.subf %one, %hh : tensor<32x8xf32>
  %dp = arith.mulf %dd, %slope : tensor<32x8xf32>
  %g = mp.dot %x, %dp contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %rate = arith.constant dense<0.125> : tensor<16x8xf32>
  %u = arith.mulf %g, %rate : tensor<16x8xf32>
  %new = arith.subf %w, %u : tensor<16x8xf32>
  %after = mp.dot %x, %new contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  return %loss, %new, %after : tensor<f32>, tensor<16x8xf32>, tensor<32x8xf32>
}
