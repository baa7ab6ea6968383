// An author who keeps parameters in f16 and updates them in f32 rounds each new
// value: there, too, the update starts at a master.
// RUN: mp-opt %s --mp-insert-master-weights --mp-check-state | FileCheck %s
// RUN: mp-opt %s --mp-insert-master-weights > %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights | diff %t.once -
//
// In f16 an update of 1e-5 is lost.
// RUN: sed 's/f16/f32/g' %s | mp-opt - --canonicalize > %t.f32
// RUN: mp-opt %s --mp-amp -o %t.mlir
// RUN: mp-run %t.f32 --fill=1 --steps=300 | FileCheck %s --check-prefix=MOVES
// RUN: mp-run %t.mlir --fill=1 --steps=300 | FileCheck %s --check-prefix=MOVES
// RUN: not mp-run %s --fill=1 --steps=300 2>&1 | FileCheck %s --check-prefix=STAYS
// MOVES: 300 steps, 0 skipped, loss 0.0878{{[0-9]+}} -> 0.0863
// STAYS: training has stalled

// CHECK: func.func @main(%[[W:.*]]: tensor<8xf16> {mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<working_copy>}
// CHECK-SAME: %[[M:[^:]*]]: tensor<8xf32> {mp.name = "w.master", mp.pair = 3 : i64, mp.role = #mp.role<parameter>})
// CHECK: mp.broadcast %[[W]]
// CHECK: %[[G:.*]] = mp.reduce add %{{.*}} dims [0] :
// CHECK: %[[U:.*]] = arith.mulf %[[G]], %{{.*}} : tensor<8xf32>
// What does not start at the parameter is computed once.
// CHECK-NOT: arith.mulf
// CHECK: %[[M1:.*]] = arith.subf %[[M]], %[[U]] : tensor<8xf32>
// CHECK: %[[COPY:.*]] = mp.cast %[[M1]] : tensor<8xf32> to tensor<8xf16>
// The average of what the caller sees is the author's.
// CHECK: return %{{.*}}, %[[COPY]], %{{.*}}, %[[M1]]
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @main(%w: tensor<8xf16> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                  %x: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                  %ema: tensor<8xf32> {mp.role = #mp.role<ema>, mp.name = "ema", mp.pair = 2})
      -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
          tensor<8xf16> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
          tensor<8xf32> {mp.role = #mp.role<new_state>, mp.name = "ema"}) {
    %n = arith.constant dense<0.00390625> : tensor<f32>
    %rate = arith.constant dense<0.0009765625> : tensor<8xf32>
    %half = arith.constant dense<0.5> : tensor<8xf32>
    %wide = mp.broadcast %w dims [1] : tensor<8xf16> to tensor<32x8xf16>
    %w32 = mp.cast %wide : tensor<32x8xf16> to tensor<32x8xf32>
    %e = arith.mulf %w32, %x : tensor<32x8xf32>
    %t = math.tanh %e : tensor<32x8xf32>
    %sq = arith.mulf %t, %t : tensor<32x8xf32>
    %sum = mp.reduce add %sq dims [0, 1] : tensor<32x8xf32> to tensor<f32>
    %loss = arith.mulf %sum, %n : tensor<f32>
    %ct = mp.broadcast %n dims [] : tensor<f32> to tensor<32x8xf32>
    %d = arith.mulf %t, %ct : tensor<32x8xf32>
    %dx = arith.mulf %d, %x : tensor<32x8xf32>
    %g = mp.reduce add %dx dims [0] : tensor<32x8xf32> to tensor<8xf32>
    %u = arith.mulf %g, %rate : tensor<8xf32>
    %old = mp.cast %w : tensor<8xf16> to tensor<8xf32>
    %new = arith.subf %old, %u : tensor<8xf32>
    %w1 = mp.cast %new : tensor<8xf32> to tensor<8xf16>
    %seen = mp.cast %w1 : tensor<8xf16> to tensor<8xf32>
    %a = arith.addf %ema, %seen : tensor<8xf32>
    %ema1 = arith.mulf %a, %half : tensor<8xf32>
    return %loss, %w1, %ema1 : tensor<f32>, tensor<8xf16>, tensor<8xf32>
  }
}

// A copy that the author makes of a master of his own gets none of ours.
// RUN: sed -e '/%%old = /s/%%w : tensor<8xf16> to/%%ema : tensor<8xf32> to/' -e '/%%old = /s/mp.cast/mp.reshape/' -e '/return/s/%%ema1/%%new/' %s | mp-opt - --mp-insert-master-weights | FileCheck %s --check-prefix=OWN
// OWN: func.func @main
// OWN-NOT: w.master
