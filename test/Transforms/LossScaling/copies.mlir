// RUN: mp-opt %s -split-input-file --mp-assign-roles --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// The gradient of each copy is scaled, not what weighs the copies: clients are
// averaged by how much data they have.
// CHECK-LABEL: func.func @main
// CHECK: %[[E:.*]] = math.exp
// CHECK: %[[DW:.*]] = mp.dot {{.*}} -> tensor<3x4x2xf32>
// CHECK: %[[G:.*]] = mp.unscale %[[DW]]
// CHECK: arith.subf %{{.*}}, %[[G]] : tensor<3x4x2xf32>
// CHECK-NOT: mp.scale
// CHECK-NOT: mp.unscale
// CHECK: mp.all_finite %[[G]]
// CHECK: mp.guard
func.func @main(%w: tensor<4x2xf32>, %x: tensor<3x8x4xf32>,
                %sizes: tensor<3xf32>) -> (tensor<4x2xf32>, tensor<f32>) {
  %ws = mp.broadcast %w dims [1, 2] : tensor<4x2xf32> to tensor<3x4x2xf32>
  %y = mp.dot %x, %ws batching [0] x [0] contracting [2] x [1] : (tensor<3x8x4xf32>, tensor<3x4x2xf32>) -> tensor<3x8x2xf32>
  %e = math.exp %y : tensor<3x8x2xf32>
  %loss = mp.reduce add %e dims [0, 1, 2] : tensor<3x8x2xf32> to tensor<f32>
  %seed = arith.constant dense<0.125> : tensor<3x8x2xf32>
  %dy = arith.mulf %seed, %e : tensor<3x8x2xf32>
  %dw = mp.dot %x, %dy batching [0] x [0] contracting [1] x [1] : (tensor<3x8x4xf32>, tensor<3x8x2xf32>) -> tensor<3x4x2xf32>
  %ws1 = arith.subf %ws, %dw : tensor<3x4x2xf32>
  %all = mp.broadcast %sizes dims [0] : tensor<3xf32> to tensor<3x4x2xf32>
  %weighed = arith.mulf %ws1, %all : tensor<3x4x2xf32>
  %sum = mp.reduce add %weighed dims [0] : tensor<3x4x2xf32> to tensor<4x2xf32>
  %total = mp.reduce add %sizes dims [0] : tensor<3xf32> to tensor<f32>
  %by = mp.broadcast %total dims [] : tensor<f32> to tensor<4x2xf32>
  %w1 = arith.divf %sum, %by : tensor<4x2xf32>
  return %w1, %loss : tensor<4x2xf32>, tensor<f32>
}
