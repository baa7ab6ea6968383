// An author who saturates a gradient, as one who stores it in FP8: the cast is
// not linear, and would hide an overflow. The scale ends before it, where the
// gradient is checked; products behind it read f32.
//
// RUN: mp-opt %s --mp-amp -o %t.mlir 2> %t.told
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=TOLD --input-file=%t.told
// RUN: mp-opt %t.mlir --mp-check-scaling --mp-check-state -o /dev/null
// TOLD: warning: a part of the backward pass is not scaled: the gradients of 'w' pass through 'mp.cast', which is not known to be linear in operand 0: scaling ends there
// CHECK: mp.scale
// CHECK: %[[V:.*]] = mp.unscale
// CHECK: %[[H:.*]] = mp.unscale
// CHECK: mp.cast %[[H]] saturate
// CHECK: mp.all_finite %[[V]], %[[H]]
// CHECK-NOT: mp.unscale

func.func @main(
    %w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
    %v: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 2},
    %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<8x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %seed = arith.constant dense<0.0078125> : tensor<32x8xf32>
  %half = arith.constant dense<0.00390625> : tensor<f32>
  %rate = arith.constant dense<0.0625> : tensor<16x8xf32>
  %rate2 = arith.constant dense<0.0625> : tensor<8x8xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %y = mp.dot %h, %v contracting [1] x [0] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %d = arith.subf %y, %t : tensor<32x8xf32>
  %dd = arith.mulf %d, %d : tensor<32x8xf32>
  %sum = mp.reduce add %dd dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %loss = arith.mulf %sum, %half : tensor<f32>
  %dy = arith.mulf %d, %seed : tensor<32x8xf32>
  %gv = mp.dot %h, %dy contracting [0] x [0] : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<8x8xf32>
  %dh = mp.dot %dy, %v contracting [1] x [1] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %fp8 = mp.cast %dh saturate : tensor<32x8xf32> to tensor<32x8xf8E5M2>
  %wide = mp.cast %fp8 : tensor<32x8xf8E5M2> to tensor<32x8xf32>
  %gw = mp.dot %x, %wide contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %mw = arith.mulf %gw, %rate : tensor<16x8xf32>
  %w1 = arith.subf %w, %mw : tensor<16x8xf32>
  %mv = arith.mulf %gv, %rate2 : tensor<8x8xf32>
  %v1 = arith.subf %v, %mv : tensor<8x8xf32>
  return %loss, %w1, %v1 : tensor<f32>, tensor<16x8xf32>, tensor<8x8xf32>
}
