// How weight gradients are stored, as an option: it stands in for the policy's.
// Planned, they are rounded as all that crosses memory under the loss scale, and
// unscaled in f32.
//
// RUN: mp-opt %s --mp-amp | FileCheck %s --check-prefix=WIDE
// RUN: mp-opt %s --mp-amp=gradients=planned | FileCheck %s --check-prefix=PLANNED
// RUN: echo 'module attributes {mp.policy = #mp.policy<f16, gradients = planned>} {}' > %t.mlir
// RUN: mp-opt %s --mp-amp="policy=%t.mlir" | FileCheck %s --check-prefix=PLANNED
// RUN: mp-opt %s --mp-amp="policy=%t.mlir gradients=wide" | FileCheck %s --check-prefix=WIDE
// RUN: not mp-opt %s --mp-amp=gradients=narrow 2>&1 | FileCheck %s --check-prefix=NONE
//
// Both train as the step in f32.
// RUN: mp-opt %s --mp-amp=gradients=planned -o %t.f16.mlir
// RUN: mp-opt %s --mp-amp=dtype=off -o %t.f32.mlir
// RUN: mp-run %t.f16.mlir --fill=1 --steps=20 | FileCheck %s --check-prefix=TRAINS
// RUN: mp-run %t.f32.mlir --fill=1 --steps=20 | FileCheck %s --check-prefix=TRAINS
// TRAINS: 0 skipped, loss 0.9002{{[0-9]*}} -> 0.8570

// NONE: error: 'narrow' is not a storage of gradients: wide or planned
// WIDE: %[[G:.*]] = mp.dot {{.*}} contracting [0] x [0] {{.*}} -> tensor<16x8xf32>
// WIDE: mp.unscale %[[G]]
// PLANNED: gradients = planned
// PLANNED: %[[G:.*]] = mp.dot {{.*}} contracting [0] x [0] {{.*}} -> tensor<16x8xf16>
// PLANNED: mp.unscale %[[G]], %{{.*}} : tensor<16x8xf16> -> tensor<16x8xf32>
// PLANNED: mp.all_finite %{{.*}} : tensor<16x8xf32>
func.func @main(%w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %y: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
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
  return %loss, %new : tensor<f32>, tensor<16x8xf32>
}
