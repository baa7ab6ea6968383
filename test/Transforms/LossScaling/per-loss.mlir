// A scale for each loss. Two regressions in one step, which share a count of steps,
// and a third value that no gradient moves.
// RUN: mp-opt %s --mp-insert-loss-scaling="per-loss interval=1" --mp-check-scaling -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-opt %t.mlir --mp-insert-loss-scaling=per-loss | diff %t.mlir -
//
// Each falls, and skips, by its own infinities.
// RUN: %python -c "import numpy as np; state = dict(w=np.float32([1, 2]), v=np.float32([3, 4]), n=np.int32(5)); inf = np.full((4, 2), np.inf, np.float32); [np.savez('%t.' + n + '.npz', **{n: inf}, **state) for n in 'xy']"
// RUN: mp-run %t.mlir --fill=1 --inputs=%t.x.npz | FileCheck %s --check-prefix=X
// RUN: mp-run %t.mlir --fill=1 --inputs=%t.y.npz | FileCheck %s --check-prefix=Y
//
// Both are told.
// RUN: mp-run %t.mlir --fill=1 --inputs=%t.x.npz --steps=2 --loss=mp.grads_finite --losses=%t.json | FileCheck %s --check-prefix=TOLD
// RUN: FileCheck %s --check-prefix=SERIES < %t.json
// RUN: mp-run %t.mlir --fill=1 --inputs=%t.x.npz --steps=2 --loss=mp.grads_finite --losses=%t.csv && FileCheck %s --check-prefix=CSV < %t.csv
//
// The rules that read sizes have state of their own for each.
// RUN: mp-opt %s --mp-insert-loss-scaling="per-loss scaler=popart" --mp-check-scaling | FileCheck %s --check-prefix=POPART
//
// The control: one scale refuses all.
// RUN: mp-opt %s --mp-insert-loss-scaling=interval=1 | mp-run - --fill=1 --inputs=%t.x.npz | FileCheck %s --check-prefix=ONE

// TOLD: loss scale 32768, 131072
// SERIES: "loss_scale": [
// SERIES-NEXT: 65536,
// SERIES-NEXT: 32768
// SERIES: "loss_scales": {
// SERIES: "mp.loss_scale_2": [
// SERIES-NEXT: 65536,
// SERIES-NEXT: 131072
// CSV: ,loss_scale,loss_scale_2,skipped
// CSV: 1,65536,65536,0
// CSV: 1,32768,131072,0
//
// CHECK: func.func @main({{.*}}%[[S:[^:]*]]: tensor<f32> {mp.name = "mp.loss_scale", {{.*}}}, %[[S2:[^:]*]]: tensor<f32> {mp.name = "mp.loss_scale_2"
// CHECK: mp.scale %{{.*}}, %[[S]] :
// CHECK: mp.unscale %{{.*}}, %[[S]] :
// CHECK: mp.scale %{{.*}}, %[[S2]] :
// CHECK: mp.unscale %{{.*}}, %[[S2]] :
// CHECK: %[[A:.*]], %[[SOME:.*]] = mp.all_finite
// CHECK: %[[B:.*]], %[[ANY:.*]] = mp.all_finite
// CHECK: mp.guard %[[A]] keep(%arg0 :
// CHECK: mp.guard %[[B]] keep(%arg1 :
// CHECK: %[[BOTH:.*]] = arith.andi %[[A]], %[[B]]
// CHECK: mp.guard %[[BOTH]] keep(%arg2 :
// CHECK: mp.update_loss_scale %[[S]], %{{.*}}, %[[A]] growth
// CHECK: %[[M:.*]] = arith.andi %[[A]], %[[SOME]]
// CHECK: mp.detect_stall %{{.*}}, %[[M]]
// CHECK: mp.update_loss_scale %[[S2]], %{{.*}}, %[[B]] growth
// CHECK: %[[N:.*]] = arith.andi %[[B]], %[[ANY]]
// CHECK: mp.detect_stall %{{.*}}, %[[N]]
// CHECK: arith.ori

// X: new_w: f32[2] = 1 2
// X-NOT: new_v: f32[2] = 3 4
// X: new_n: i32[] = 5
// X: mp.loss_scale: f32[] = 32768
// X: mp.loss_scale_2: f32[] = 131072
// X: mp.grads_finite: i1[] = 0
// X: mp.grads_finite_2: i1[] = 1
// Y-NOT: new_w: f32[2] = 1 2
// Y: new_v: f32[2] = 3 4
// Y: new_n: i32[] = 5
// Y: mp.loss_scale: f32[] = 131072
// Y: mp.loss_scale_2: f32[] = 32768
// Y: mp.grads_finite: i1[] = 1
// Y: mp.grads_finite_2: i1[] = 0
// ONE: new_w: f32[2] = 1 2
// ONE: new_v: f32[2] = 3 4
// ONE: mp.loss_scale: f32[] = 32768
// ONE-NOT: mp.loss_scale_2
// POPART: %[[U:.*]], %[[L:.*]] = mp.histogram %{{.*}} scale %[[S:.*]] edge
// POPART: mp.update_loss_scale_histogram %[[S]], {{.*}}, %[[U]], %[[L]] growth
// POPART: %[[U:.*]], %[[L:.*]] = mp.histogram %{{.*}} scale %[[S:.*]] edge
// POPART: mp.update_loss_scale_histogram %[[S]], {{.*}}, %[[U]], %[[L]] growth
func.func @main(%w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %v: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1},
                %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 2},
                %x: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %y: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "new_w"},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "new_v"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "new_n"}) {
  %seed = arith.constant dense<0.125> : tensor<4x2xf32>
  %one = arith.constant dense<1> : tensor<i32>
  %n1 = arith.addi %n, %one : tensor<i32>
  %t = arith.sitofp %n1 : tensor<i32> to tensor<f32>
  %rate = mp.broadcast %t dims [] : tensor<f32> to tensor<2xf32>
  %ws = mp.broadcast %w dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %a = arith.mulf %ws, %x : tensor<4x2xf32>
  %b = arith.mulf %a, %seed : tensor<4x2xf32>
  %c = arith.mulf %b, %x : tensor<4x2xf32>
  %g = mp.reduce add %c dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %gr = arith.mulf %g, %rate : tensor<2xf32>
  %w1 = arith.subf %w, %gr : tensor<2xf32>
  %vs = mp.broadcast %v dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %d = arith.mulf %vs, %y : tensor<4x2xf32>
  %e = arith.mulf %d, %seed : tensor<4x2xf32>
  %f = arith.mulf %e, %y : tensor<4x2xf32>
  %h = mp.reduce add %f dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %hr = arith.mulf %h, %rate : tensor<2xf32>
  %v1 = arith.subf %v, %hr : tensor<2xf32>
  return %w1, %v1, %n1 : tensor<2xf32>, tensor<2xf32>, tensor<i32>
}
