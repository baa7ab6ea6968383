// RUN: mp-opt %s --mp-amp -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: mp-run %t.mlir --fill=1 --steps=10 | FileCheck %s --check-prefix=TRAINS

// A step applies the gradient of two steps before. Nothing tells by names what is
// what: the weights are a parameter, as the batch moves them in a later step, and
// the gradients hand each other on, which no exchange of states is. The scaled
// gradient of this step is the one that is kept.
// CHECK: %[[W:.*]]: tensor<16x8xf32> {mp.name = "arg0", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: mp.role = #mp.role<optimizer_state>}
// CHECK: mp.scale
// CHECK: %[[G:.*]] = mp.unscale
// CHECK: mp.all_finite %[[G]]
// CHECK: mp.guard
// CHECK: mp.yield %{{.*}}, %[[G]], %{{.*}} : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>
// TRAINS: 0 skipped
func.func @main(%w: tensor<16x8xf32> {mp.pair = 1}, %last: tensor<16x8xf32> {mp.pair = 2},
                %before: tensor<16x8xf32> {mp.pair = 3},
                %x: tensor<32x16xf32>, %y: tensor<32x8xf32>)
    -> (tensor<f32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) {
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %d = arith.subf %p, %y : tensor<32x8xf32>
  %s = arith.mulf %d, %d : tensor<32x8xf32>
  %sum = mp.reduce add %s dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %n = arith.constant dense<3.906250e-03> : tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %c = arith.constant dense<7.812500e-03> : tensor<32x8xf32>
  %dp = arith.mulf %d, %c : tensor<32x8xf32>
  %g = mp.dot %x, %dp contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %rate = arith.constant dense<0.125> : tensor<16x8xf32>
  %u = arith.mulf %before, %rate : tensor<16x8xf32>
  %new = arith.subf %w, %u : tensor<16x8xf32>
  return %loss, %new, %g, %last : tensor<f32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>
}
