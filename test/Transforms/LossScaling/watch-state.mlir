// A step that changes no state makes no progress, however finite its gradients are.
// RUN: split-file %s %t
// RUN: mp-opt %t/step.mlir --mp-insert-loss-scaling --mp-watch-state --mp-check-scaling -o %t/watched.mlir
// RUN: FileCheck %s < %t/watched.mlir
// RUN: mp-opt %t/watched.mlir --mp-watch-state | diff %t/watched.mlir -
// RUN: mp-opt %t/step.mlir --mp-insert-loss-scaling --mp-watch-state --remarks-filter=mp-watch-state 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
//
// What gradients move: the parameter and its moment. Neither the running mean,
// which the batch moves, nor the count of steps.
// CHECK-LABEL: @main
// CHECK:       %[[NEW:.*]]:4 = mp.guard %finite keep(%arg0, %arg1, %arg2, %arg3
// CHECK:       %[[GOOD:.*]] = arith.andi %finite, %nonzero
// CHECK:       %[[MOVED:.*]] = mp.any_changed from(%arg0, %arg1) to(%[[NEW]]#0, %[[NEW]]#1) : tensor<4xf32>, tensor<4xf32>
// CHECK:       %[[PROGRESS:.*]] = arith.andi %[[GOOD]], %[[MOVED]]
// CHECK:       mp.detect_stall %{{.*}}, %[[PROGRESS]] after 100
// REMARK: Watched{{.*}}a step that changes none of 2 state tensors makes no progress
//
// A step that counts no stalls stays as it is, and so does one without a scale.
// RUN: mp-opt %t/step.mlir --mp-insert-loss-scaling=stall-after=0 -o %t/uncounted.mlir
// RUN: mp-opt %t/uncounted.mlir --mp-watch-state | diff %t/uncounted.mlir -
// RUN: mp-opt %t/step.mlir -o %t/plain.mlir
// RUN: mp-opt %t/plain.mlir --mp-watch-state | diff %t/plain.mlir -
//
// The pipeline compares masters, and not the copies, which come from them; with
// no master, the parameter as it is stored.
// RUN: mp-opt %t/step.mlir --mp-amp | FileCheck %s --check-prefix=MASTERS
// MASTERS: mp.any_changed from(%arg0, %arg1) to({{.*}}) : tensor<4xf32>, tensor<4xf32>
// RUN: mp-opt %S/../../Examples/mlp-step.mlir --mp-amp=masters=false | FileCheck %s --check-prefix=ROUNDED
// ROUNDED: %[[W1:.*]] = mp.cast %{{.*}} to tensor<16x32xf16>
// ROUNDED: %[[W2:.*]] = mp.cast %{{.*}} to tensor<32x10xf16>
// ROUNDED: mp.any_changed from(%arg0, %arg1) to(%[[W1]], %[[W2]]) : tensor<16x32xf16>, tensor<32x10xf16>
// ROUNDED: mp.detect_stall
// RUN: mp-opt %t/step.mlir --mp-amp=watch-state=false | FileCheck %s --check-prefix=NONE
// NONE-NOT: mp.any_changed
//
// With a scale for each loss, each counts the state that its gradients move.
// RUN: mp-opt %S/per-loss.mlir --mp-insert-loss-scaling=per-loss --mp-watch-state --mp-check-scaling | FileCheck %s --check-prefix=EACH
// EACH-DAG: mp.any_changed from(%arg0) to
// EACH-DAG: mp.any_changed from(%arg1) to
//
// Devices agree, each with its part of the parameters.
// RUN: sed -f %t/devices.sed %t/plain.mlir > %t/devices.mlir
// RUN: mp-opt %t/devices.mlir --mp-insert-loss-scaling --mp-agree-across-devices -o %t/scaled.mlir
// RUN: mp-opt %t/scaled.mlir --mp-watch-state --mp-check-scaling -o %t/agreed.mlir
// RUN: FileCheck %s --check-prefix=DEVICES < %t/agreed.mlir
// RUN: mp-opt %t/agreed.mlir --mp-watch-state | diff %t/agreed.mlir -
// DEVICES: %[[MINE:.*]] = mp.any_changed
// DEVICES: %[[ALL:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[MINE]]) {{.*}}stablehlo.or
// DEVICES: arith.andi %{{.*}}, %[[ALL]]
//
// What one of them found is refused.
// RUN: mp-opt %t/plain.mlir --mp-insert-loss-scaling --mp-watch-state | sed -f %t/devices.sed | not mp-opt - --mp-agree-across-devices --mp-check-scaling 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: error: tells what one of 2 devices found: the others would count other stalls; mp-watch-state combines it
//
// The values: a rate of 0 moves the count and the mean alone. What moves the
// moment alone, a parameter of 2^30, is progress.
// RUN: mp-opt %t/step.mlir --mp-amp=stall-after=3 -o %t/amp.mlir
// RUN: mp-run %t/amp.mlir --fill=1 --set lr=0 --steps=5 --stall-after=0 --loss=mp.stalled | FileCheck %s --check-prefix=STILL
// RUN: mp-run %t/amp.mlir --fill=1 --set lr=0 --steps=5 --stall-after=0 --loss=mp.stalled --device=plan | FileCheck %s --check-prefix=STILL
// RUN: mp-run %t/amp.mlir --fill=1 --steps=5 --stall-after=0 --loss=mp.stalled | FileCheck %s --check-prefix=MOVES
// RUN: %python -c 'import numpy; numpy.savez("%t/large.npz", w=numpy.full(4, 2.0**30, "f"))'
// RUN: mp-run %t/amp.mlir --fill=1 --inputs=%t/large.npz --steps=5 --stall-after=0 --loss=mp.stalled | FileCheck %s --check-prefix=MOVES
// STILL: loss 0 -> 1
// MOVES: loss 0 -> 0

//--- step.mlir
func.func @main(
    %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
    %m: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 2},
    %r: tensor<4xf32> {mp.role = #mp.role<buffer>, mp.name = "r", mp.pair = 3},
    %t: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "t", mp.pair = 4},
    %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %lr: tensor<f32> {mp.role = #mp.role<hyper>, mp.name = "lr"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "r"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "t"}) {
  %ct = arith.constant dense<0.125> : tensor<8x4xf32>
  %one = arith.constant dense<1> : tensor<i32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %y = arith.mulf %wide, %x : tensor<8x4xf32>
  %part = arith.mulf %y, %ct : tensor<8x4xf32>
  %loss = mp.reduce add %part dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %ct, %x : tensor<8x4xf32>
  %g = mp.reduce add %d dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %rate = mp.broadcast %lr dims [] : tensor<f32> to tensor<4xf32>
  %step = arith.mulf %g, %rate : tensor<4xf32>
  %m1 = arith.addf %m, %step : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  %mean = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %r1 = arith.addf %r, %mean : tensor<4xf32>
  %t1 = arith.addi %t, %one : tensor<i32>
  return %loss, %w1, %m1, %r1, %t1 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>
}

//--- devices.sed
s/^module {/module attributes {mp.devices = {count = 2 : i64, manual = "manual_axes{\\22data\\22}", mesh = "mesh", meshes = {mesh = "mesh<[\\22data\\22=2]>"}, partitions = 2 : i64}} {/
