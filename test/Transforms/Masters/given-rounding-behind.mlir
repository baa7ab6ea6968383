// RUN: mp-opt %s --mp-amp=dtype=f16 -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-opt %t.mlir --mp-check-state
// RUN: sed 's/ {mp.given_types}//' %t.mlir > %t.ours.mlir
// RUN: not mp-opt %t.ours.mlir --mp-check-state 2>&1 | FileCheck %s --check-prefix=OURS

// A gain in f16 of a net in bf16: its gradient is the author's in bf16 before it
// is his in f16. The master, which the step did not have, takes it as it comes.
// CHECK: %[[G:.*]] = mp.unscale %{{.*}} : tensor<8xbf16> -> tensor<8xf32>
// CHECK: mp.cast %[[G]] {mp.given_types} : tensor<8xf32> to tensor<8xbf16>
// The same rounding by a pass is refused.
// OURS: error: argument 'h.master' is moved by what is rounded to bf16
func.func @main(%h: tensor<8xf16> {mp.role = #mp.role<parameter>, mp.name = "h", mp.pair = 1},
                %x: tensor<32x8xbf16> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<8xf16> {mp.role = #mp.role<new_parameter>, mp.name = "h"}) {
  %n = arith.constant dense<0.00390625> : tensor<f32>
  %rate = arith.constant dense<0.125> : tensor<8xf32>
  %h_b = mp.cast %h : tensor<8xf16> to tensor<8xbf16>
  %gain = mp.broadcast %h_b dims [1] : tensor<8xbf16> to tensor<32x8xbf16>
  %y16 = arith.mulf %x, %gain : tensor<32x8xbf16>
  %y = mp.cast %y16 : tensor<32x8xbf16> to tensor<32x8xf32>
  %e = math.tanh %y : tensor<32x8xf32>
  %sum = mp.reduce add %e dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %ct = mp.broadcast %n dims [] : tensor<f32> to tensor<32x8xf32>
  %ee = arith.mulf %e, %e : tensor<32x8xf32>
  %one = arith.constant dense<1.0> : tensor<32x8xf32>
  %slope = arith.subf %one, %ee : tensor<32x8xf32>
  %d = arith.mulf %ct, %slope : tensor<32x8xf32>
  %d16 = mp.cast %d : tensor<32x8xf32> to tensor<32x8xbf16>
  %dh = arith.mulf %d16, %x : tensor<32x8xbf16>
  %g_b = mp.reduce add %dh dims [0] accumulate f32 : tensor<32x8xbf16> to tensor<8xbf16>
  %g16 = mp.cast %g_b : tensor<8xbf16> to tensor<8xf16>
  %g = mp.cast %g16 : tensor<8xf16> to tensor<8xf32>
  %w = mp.cast %h : tensor<8xf16> to tensor<8xf32>
  %u = arith.mulf %g, %rate : tensor<8xf32>
  %w1 = arith.subf %w, %u : tensor<8xf32>
  %next = mp.cast %w1 : tensor<8xf32> to tensor<8xf16>
  return %loss, %next : tensor<f32>, tensor<8xf16>
}
