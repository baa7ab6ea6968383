// RUN: mp-opt %s --mp-amp -o %t.mlir 2>&1 | FileCheck %s
// RUN: mp-opt %t.mlir --mp-check-state 2>&1 | FileCheck %s
// RUN: sed 's/ {mp.given_types}//' %t.mlir > %t.ours.mlir
// RUN: not mp-opt %t.ours.mlir --mp-check-state 2>&1 | FileCheck %s --check-prefix=OURS

// The author updates an f32 parameter in bf16. That is his affair, and told; the
// same rounding by a pass is refused.
// CHECK: warning: argument 'w' is rounded to bf16 on the way to its next value
// CHECK: note: rounded here
// OURS: error: argument 'w' is rounded to bf16 on the way to its next value
func.func @main(%w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %n = arith.constant dense<0.00390625> : tensor<f32>
  %rate = arith.constant dense<0.125> : tensor<16x8xbf16>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %e = math.tanh %y : tensor<32x8xf32>
  %sq = arith.mulf %e, %e : tensor<32x8xf32>
  %sum = mp.reduce add %sq dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %ct = mp.broadcast %n dims [] : tensor<f32> to tensor<32x8xf32>
  %d = arith.mulf %e, %ct : tensor<32x8xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %g16 = mp.cast %g : tensor<16x8xf32> to tensor<16x8xbf16>
  %w16 = mp.cast %w : tensor<16x8xf32> to tensor<16x8xbf16>
  %u = arith.mulf %g16, %rate : tensor<16x8xbf16>
  %w1 = arith.subf %w16, %u : tensor<16x8xbf16>
  %next = mp.cast %w1 : tensor<16x8xbf16> to tensor<16x8xf32>
  return %loss, %next : tensor<f32>, tensor<16x8xf32>
}
