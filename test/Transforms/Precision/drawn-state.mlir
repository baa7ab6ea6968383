// Statistics of what a generator makes of the numbers that it draws are state as
// those of a batch are: what they are made of is no state, and products read it
// in 16 bits.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 | FileCheck %s
//
// The control: where no loss is made of them, they are on the way to new state.
// RUN: sed 's/y = arith.addf %v/y = arith.addf %u/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=STATE

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.kept_wide
// STATE: mp.dot {{.*}} {mp.kept_wide = "operand 0 is on the way to new state"
func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %mean: tensor<4xf32> {mp.role = #mp.role<buffer>, mp.pair = 1, mp.name = "mean"},
                %key: tensor<8x4xi32> {mp.role = #mp.role<rng>, mp.pair = 2, mp.name = "key"},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "mean"},
        tensor<8x4xi32> {mp.role = #mp.role<rng>, mp.name = "key"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %kept = arith.constant dense<0.9> : tensor<4xf32>
  %bits = arith.bitcast %key : tensor<8x4xi32> to tensor<8x4xf32>
  %z = math.tanh %bits : tensor<8x4xf32>
  %h = mp.dot %z, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %v = mp.dot %h, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %sum = mp.reduce add %v dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %old = arith.mulf %mean, %kept : tensor<4xf32>
  %mean1 = arith.addf %old, %sum : tensor<4xf32>
  %u = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %y = arith.addf %v, %u : tensor<8x4xf32>
  %square = arith.mulf %y, %y : tensor<8x4xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %y, %two : tensor<8x4xf32>
  %dw = mp.dot %x, %d contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %sw = arith.mulf %dw, %rate : tensor<4x4xf32>
  %nw = arith.subf %w, %sw : tensor<4x4xf32>
  return %nw, %mean1, %key, %loss : tensor<4x4xf32>, tensor<4xf32>, tensor<8x4xi32>, tensor<f32>
}
}
