// Directions that derivatives are taken along are drawn as well, as for the
// diagonal of a Hessian: what products read of them is linear in them, and no
// loss. A scale of the batch's loss would be one of these, too, and overflow.
//
// RUN: mp-test-opt %s --test-print-loss-scale-plan 2>&1 -o /dev/null | FileCheck %s
//
// The control: behind an addition it is noise.
// RUN: sed 's/t = arith.mulf/t = arith.addf/' %s | mp-test-opt - --test-print-loss-scale-plan 2>&1 -o /dev/null | FileCheck %s --check-prefix=NOISE

module attributes {mp.policy = #mp.policy<f16>} {

// CHECK-DAG: the gradient of 'w'
// CHECK-DAG: 'h' does not depend on the batch
// CHECK: proved
// NOISE-DAG: the gradient of 'w'
// NOISE-DAG: the gradient of 'h'
// NOISE: proved
func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %h: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1, mp.name = "h"},
                %key: tensor<8x4xi32> {mp.role = #mp.role<rng>, mp.pair = 2, mp.name = "key"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "h"},
        tensor<8x4xi32> {mp.role = #mp.role<new_state>, mp.name = "key"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %bits = arith.bitcast %key : tensor<8x4xi32> to tensor<8x4xf32>
  %z = math.tanh %bits : tensor<8x4xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %square = arith.mulf %y, %y : tensor<8x4xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %y, %two : tensor<8x4xf32>
  %dw = mp.dot %x, %d contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %sw = arith.mulf %dw, %rate : tensor<4x4xf32>
  %nw = arith.subf %w, %sw : tensor<4x4xf32>
  %v = mp.dot %z, %h contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %t = arith.mulf %v, %two : tensor<8x4xf32>
  %e = arith.mulf %t, %two : tensor<8x4xf32>
  %dh = mp.dot %z, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %sh = arith.mulf %dh, %rate : tensor<4x4xf32>
  %nh = arith.subf %h, %sh : tensor<4x4xf32>
  return %nw, %nh, %key, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<8x4xi32>, tensor<f32>
}
}
