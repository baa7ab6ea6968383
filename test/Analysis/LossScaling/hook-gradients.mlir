// RUN: mp-test-opt %s --test-hook-gradients --verify-diagnostics -o /dev/null
// RUN: mp-test-opt %s --test-hook-gradients=contraction=1 | FileCheck %s --check-prefix=FACTOR
// RUN: mp-test-opt %s --test-hook-gradients=gradient=0 | FileCheck %s --check-prefix=INFINITY

// The second product of the backward pass reads what is unscaled too early.
// FACTOR: %[[DH:.*]] = mp.dot %{{.*}}, %arg1 contracting [1] x [1]
// FACTOR: %[[MORE:.*]] = arith.constant dense<1.125000e+00> : tensor<8x4xf32>
// FACTOR: %[[HOOKED:.*]] = arith.mulf %[[DH]], %[[MORE]]
// FACTOR: mp.unscale %[[HOOKED]]
// INFINITY: %[[G:.*]] = mp.dot
// INFINITY: dense<{{.*}}[0.000000e+00, 0x7F800000]]> : tensor<4x2xf32>
// INFINITY: %[[SUM:.*]] = arith.addf
// INFINITY: mp.unscale %[[SUM]]
func.func @main(
    %v: tensor<3x4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 0},
    %w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s"},
    %x: tensor<8x3xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<8x2xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<3x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"},
        tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %h = mp.dot %x, %v contracting [1] x [0] : (tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  %y = mp.dot %h, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %d = arith.subf %y, %t : tensor<8x2xf32>
  %square = arith.mulf %d, %d : tensor<8x2xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %seed = mp.scale %two, %s : tensor<8x2xf32>
  %dy = arith.mulf %d, %seed : tensor<8x2xf32>
  // expected-remark@below {{scaled contraction}}
  // expected-remark@below {{unscaled gradient}}
  %dw = mp.dot %h, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-remark@below {{scaled contraction}}
  // expected-remark@below {{unscaled gradient}}
  %dh = mp.dot %dy, %w contracting [1] x [1] : (tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<8x4xf32>
  %gw = mp.unscale %dw, %s : tensor<4x2xf32> -> tensor<4x2xf32>
  %gh = mp.unscale %dh, %s : tensor<8x4xf32> -> tensor<8x4xf32>
  // expected-remark@below {{a contraction of gradients that no scale reaches}}
  %gv = mp.dot %x, %gh contracting [0] x [0] : (tensor<8x3xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
  %v1 = arith.subf %v, %gv : tensor<3x4xf32>
  %w1 = arith.subf %w, %gw : tensor<4x2xf32>
  return %v1, %w1, %loss : tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
}
