// RUN: mp-opt %s -split-input-file --mp-assign-roles --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// Each of four devices keeps the momentum of its part of the parameters, adds
// its part of the gradient, and all gather what it moves: the gradient has a
// quarter of the parameter's elements.
// CHECK-LABEL: func.func @main
// CHECK: mp.scale
// CHECK: %[[PART:.*]] = mp.opaque "stablehlo.reduce_scatter"
// CHECK: %[[G:.*]] = mp.unscale %[[PART]]
// CHECK: arith.addf %{{.*}}, %[[G]] : tensor<8xf32>
// CHECK: mp.opaque "stablehlo.all_gather"
// CHECK: mp.all_finite %[[G]]
// CHECK: mp.guard
func.func @main(%w: tensor<32xf32>, %m: tensor<8xf32>, %x: tensor<4x16xf32>)
    -> (tensor<32xf32>, tensor<8xf32>, tensor<f32>) {
  %half = arith.constant dense<0.5> : tensor<8xf32>
  %rate = arith.constant dense<0.1> : tensor<32xf32>
  %seed = arith.constant dense<0.125> : tensor<4x2xf32>
  %matrix = mp.reshape %w : tensor<32xf32> to tensor<16x2xf32>
  %y = mp.dot %x, %matrix contracting [1] x [0] : (tensor<4x16xf32>, tensor<16x2xf32>) -> tensor<4x2xf32>
  %e = math.exp %y : tensor<4x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<4x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<4x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<4x16xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
  %flat = mp.reshape %dw : tensor<16x2xf32> to tensor<32xf32>
  %part = mp.opaque "stablehlo.reduce_scatter" ins(%flat) rule each : (tensor<32xf32>) -> tensor<8xf32>
  %old = arith.mulf %half, %m : tensor<8xf32>
  %m1 = arith.addf %old, %part : tensor<8xf32>
  %all = mp.opaque "stablehlo.all_gather" ins(%m1) rule each : (tensor<8xf32>) -> tensor<32xf32>
  %step = arith.mulf %rate, %all : tensor<32xf32>
  %w1 = arith.subf %w, %step : tensor<32xf32>
  return %w1, %m1, %loss : tensor<32xf32>, tensor<8xf32>, tensor<f32>
}
