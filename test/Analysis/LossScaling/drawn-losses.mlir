// A loss of random numbers alone beside the loss of the batch: its gradient is
// scaled as well, and where no scale is needed (bf16) what it multiplies is not
// on the way to new state.
//
// RUN: mp-test-opt %s --test-print-loss-scale-plan 2>&1 -o /dev/null | FileCheck %s
// RUN: sed 's/policy<f16>/policy<bf16>/' %s | mp-opt --mp-annotate-precision --mp-insert-casts | FileCheck %s --check-prefix=PLAN

module attributes {mp.policy = #mp.policy<f16>} {

// The noise that moves 'n' goes into no product: it is no loss.
// CHECK-DAG: the gradient of 'w'
// CHECK-DAG: the gradient of 'g'
// CHECK-DAG: 'n' does not depend on the batch
// CHECK: proved
// PLAN-LABEL: func.func @main
// PLAN: math.tanh
// PLAN: mp.dot {{.*}} : (tensor<8x4xbf16>, tensor<4x4xbf16>)
// PLAN: mp.dot {{.*}} : (tensor<8x4xbf16>, tensor<8x4xbf16>)
// PLAN: mp.dot {{.*}} : (tensor<8x4xbf16>, tensor<4x4xbf16>)
// PLAN: mp.dot {{.*}} : (tensor<8x4xbf16>, tensor<8x4xbf16>)
func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %g: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1, mp.name = "g"},
                %n: tensor<32xf32> {mp.role = #mp.role<parameter>, mp.pair = 2, mp.name = "n"},
                %key: tensor<32xi32> {mp.role = #mp.role<rng>, mp.pair = 3, mp.name = "key"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "g"},
        tensor<32xf32> {mp.role = #mp.role<new_parameter>, mp.name = "n"},
        tensor<32xi32> {mp.role = #mp.role<new_state>, mp.name = "key"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %small = arith.constant dense<0.1> : tensor<32xf32>
  %bits = arith.bitcast %key : tensor<32xi32> to tensor<32xf32>
  %noise = math.tanh %bits : tensor<32xf32>
  %keys = mp.reshape %key : tensor<32xi32> to tensor<8x4xi32>
  %shaped = arith.bitcast %keys : tensor<8x4xi32> to tensor<8x4xf32>
  %z = math.tanh %shaped : tensor<8x4xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %square = arith.mulf %y, %y : tensor<8x4xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %y, %two : tensor<8x4xf32>
  %dw = mp.dot %x, %d contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %sw = arith.mulf %dw, %rate : tensor<4x4xf32>
  %nw = arith.subf %w, %sw : tensor<4x4xf32>
  %v = mp.dot %z, %g contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %t = math.tanh %v : tensor<8x4xf32>
  %e = arith.mulf %t, %two : tensor<8x4xf32>
  %dg = mp.dot %z, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %sg = arith.mulf %dg, %rate : tensor<4x4xf32>
  %ng = arith.subf %g, %sg : tensor<4x4xf32>
  %moved = arith.mulf %noise, %small : tensor<32xf32>
  %nn = arith.addf %n, %moved : tensor<32xf32>
  return %nw, %ng, %nn, %key, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<32xf32>, tensor<32xi32>, tensor<f32>
}
}
