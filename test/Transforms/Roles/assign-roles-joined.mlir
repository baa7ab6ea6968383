// RUN: mp-opt %s -split-input-file --mp-assign-roles=default-role=batch \
// RUN:   | FileCheck %s
// RUN: mp-opt %s -split-input-file --mp-assign-roles=default-role=batch \
// RUN:   --mp-insert-loss-scaling | FileCheck %s --check-prefix=SCALED

// Parameters that an optimizer joins, moves as one vector and takes apart again
// are those that come back in their places.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
// The gradient of all is one, and is scaled all the way to the update.
// SCALED: mp.scale
// SCALED: mp.concat {{.*}} -> tensor<26xf32>
// SCALED: mp.unscale {{.*}} : tensor<26xf32>
// SCALED: mp.all_finite {{.*}} : tensor<26xf32>
// SCALED: mp.guard
func.func @main(%w: tensor<8x2xf32>, %u: tensor<2x5xf32>, %x: tensor<4x8xf32>)
    -> (tensor<2x5xf32>, tensor<8x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<26xf32>
  %one = arith.constant dense<1.0> : tensor<4x5xf32>
  %ones = arith.constant dense<1.0> : tensor<4x2xf32>
  %wf = mp.reshape %w : tensor<8x2xf32> to tensor<16xf32>
  %uf = mp.reshape %u : tensor<2x5xf32> to tensor<10xf32>
  %all = mp.concat %wf, %uf dim 0 : (tensor<16xf32>, tensor<10xf32>) -> tensor<26xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %h = math.tanh %z : tensor<4x2xf32>
  %y = mp.dot %h, %u contracting [1] x [0] : (tensor<4x2xf32>, tensor<2x5xf32>) -> tensor<4x5xf32>
  %e = math.exp %y : tensor<4x5xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<4x5xf32> to tensor<f32>
  %g = arith.mulf %one, %e : tensor<4x5xf32>
  %du = mp.dot %h, %g contracting [0] x [0] : (tensor<4x2xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  %dh = mp.dot %g, %u contracting [1] x [1] : (tensor<4x5xf32>, tensor<2x5xf32>) -> tensor<4x2xf32>
  %hh = arith.mulf %h, %h : tensor<4x2xf32>
  %slope = arith.subf %ones, %hh : tensor<4x2xf32>
  %dz = arith.mulf %dh, %slope : tensor<4x2xf32>
  %dw = mp.dot %x, %dz contracting [0] x [0] : (tensor<4x8xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %dwf = mp.reshape %dw : tensor<8x2xf32> to tensor<16xf32>
  %duf = mp.reshape %du : tensor<2x5xf32> to tensor<10xf32>
  %grads = mp.concat %dwf, %duf dim 0 : (tensor<16xf32>, tensor<10xf32>) -> tensor<26xf32>
  %step = arith.mulf %grads, %rate : tensor<26xf32>
  %moved = arith.subf %all, %step : tensor<26xf32>
  %w1f = mp.slice %moved start [0] limit [16] strides [1] : tensor<26xf32> to tensor<16xf32>
  %u1f = mp.slice %moved start [16] limit [26] strides [1] : tensor<26xf32> to tensor<10xf32>
  %w1 = mp.reshape %w1f : tensor<16xf32> to tensor<8x2xf32>
  %u1 = mp.reshape %u1f : tensor<10xf32> to tensor<2x5xf32>
  return %u1, %w1, %loss : tensor<2x5xf32>, tensor<8x2xf32>, tensor<f32>
}

// -----

// Two of one size keep their places, in whatever order they come back.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>, %x: tensor<4x8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<16xf32>
  %all = mp.concat %a, %b dim 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %y = mp.dot %x, %a contracting [1] x [0] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  %v = mp.dot %x, %b contracting [1] x [0] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  %s = arith.addf %y, %v : tensor<4xf32>
  %e = math.exp %s : tensor<4xf32>
  %loss = mp.reduce add %e dims [0] : tensor<4xf32> to tensor<f32>
  %da = mp.dot %e, %x contracting [0] x [0] : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
  %grads = mp.concat %da, %da dim 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %step = arith.mulf %grads, %rate : tensor<16xf32>
  %moved = arith.subf %all, %step : tensor<16xf32>
  %a1 = mp.slice %moved start [0] limit [8] strides [1] : tensor<16xf32> to tensor<8xf32>
  %b1 = mp.slice %moved start [8] limit [16] strides [1] : tensor<16xf32> to tensor<8xf32>
  return %b1, %a1, %loss : tensor<8xf32>, tensor<8xf32>, tensor<f32>
}
