// RUN: mp-opt %s --mp-insert-master-weights --mp-check-state | FileCheck %s
// RUN: mp-opt %s --mp-insert-master-weights > %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights | diff %t.once -
// RUN: mp-opt %s --mp-insert-master-weights --remarks-filter=mp-insert-master-weights --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --mp-amp -o %t.mlir && mp-opt %t.mlir --mp-amp -o %t.again.mlir && mp-opt %t.again.mlir --mp-check-state
//
// bf16 stays as it is, unless it is asked for.
// RUN: sed 's/f16/bf16/g' %s > %t.bf16
// RUN: mp-opt %t.bf16 --mp-insert-master-weights | FileCheck %s --check-prefix=LEFT
// RUN: mp-opt %t.bf16 --mp-insert-master-weights=promote-bf16 --mp-check-state | FileCheck %s --check-prefix=BF16
//
// In f16 an update of 1e-5 is lost. With a master the step ends where the same
// step in f32 ends; @init makes the master.
// RUN: sed 's/f16/f32/g' %s > %t.f32
// RUN: mp-run %t.f32 --fill=1 --steps=300 | FileCheck %s --check-prefix=MOVES
// RUN: mp-run %t.mlir --fill=1 --steps=300 | FileCheck %s --check-prefix=MOVES
// RUN: not mp-run %s --fill=1 --steps=300 2>&1 | FileCheck %s --check-prefix=STAYS
// MOVES: 300 steps, 0 skipped, loss 0.0878{{[0-9]+}} -> 0.0863
// STAYS: training has stalled

// CHECK: func.func @main(%[[W:.*]]: tensor<8xf16> {mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<working_copy>}
// CHECK-SAME: %[[M:[^:]*]]: tensor<8xf32> {mp.name = "w.master", mp.pair = 2 : i64, mp.role = #mp.role<parameter>})
// CHECK: mp.broadcast %[[W]]
// CHECK: %[[G:.*]] = mp.reduce add %{{.*}} dims [0] :
// The gradient was f32 before its rounding, and is read as that.
// CHECK: %[[U:.*]] = arith.mulf %[[G]], %{{.*}} : tensor<8xf32>
// CHECK: %[[M1:.*]] = arith.subf %[[M]], %[[U]] : tensor<8xf32>
// CHECK: %[[COPY:.*]] = mp.cast %[[M1]] : tensor<8xf32> to tensor<8xf16>
// CHECK: return %{{.*}}, %[[COPY]], %[[M1]]
// CHECK: func.func @init(%[[I:.*]]: tensor<8xf16> {mp.name = "w"})
// CHECK: mp.cast %[[I]] : tensor<8xf16> to tensor<8xf32>
// REMARK: remark: [Passed] Master {{.*}}'w' is the working copy of an f32 master now
// LEFT-NOT: w.master
// BF16: mp.name = "w.master"
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @main(%w: tensor<8xf16> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                  %x: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
      -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
          tensor<8xf16> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
    %n = arith.constant dense<0.00390625> : tensor<f32>
    %rate = arith.constant dense<0.0009765625> : tensor<8xf16>
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
    %g16 = mp.cast %g : tensor<8xf32> to tensor<8xf16>
    %u = arith.mulf %g16, %rate : tensor<8xf16>
    %w1 = arith.subf %w, %u : tensor<8xf16>
    return %loss, %w1 : tensor<f32>, tensor<8xf16>
  }
}
