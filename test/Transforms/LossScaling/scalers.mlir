// Scalers that read sizes of gradients. A loop carries the sizes from round to
// round, and a branch that is not taken has none.
// RUN: mp-opt %S/../../Random/Inputs/clipped_rounds.mlir --mp-assign-roles --mp-insert-loss-scaling=scaler=logmax --mp-check-scaling -o %t.logmax.mlir
// RUN: FileCheck %s --check-prefix=LOGMAX < %t.logmax.mlir
// RUN: mp-opt %S/../../Random/Inputs/clipped_rounds.mlir --mp-assign-roles --mp-insert-loss-scaling=scaler=popart --mp-check-scaling -o %t.popart.mlir
// RUN: FileCheck %s --check-prefix=POPART < %t.popart.mlir

// Twice is once.
// RUN: mp-opt %t.logmax.mlir --mp-insert-loss-scaling=scaler=logmax | diff %t.logmax.mlir -

// Written out, all bits of ten steps are the same.
// RUN: mp-opt %t.logmax.mlir --mp-lower-state -o %t.lowered.mlir
// RUN: not grep mp.amax %t.lowered.mlir
// RUN: not grep logmax %t.lowered.mlir
// RUN: mp-run %t.logmax.mlir --fill=1 --steps=10 --compare=%t.lowered.mlir --tolerance=0
// RUN: mp-opt %t.popart.mlir --mp-lower-state -o %t.lowered.mlir
// RUN: not grep histogram %t.lowered.mlir
// RUN: mp-run %t.popart.mlir --fill=1 --steps=10 --compare=%t.lowered.mlir --tolerance=0

// The sizes follow the flags, which stand for no gradient by true and false.
// LOGMAX-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// LOGMAX-DAG: %[[TRUE:.*]] = arith.constant dense<true> : tensor<i1>
// LOGMAX-DAG: %[[FALSE:.*]] = arith.constant dense<false> : tensor<i1>
// LOGMAX: %[[R:.*]]:6 = scf.while ({{.*}} = %[[TRUE]], %{{.*}} = %[[FALSE]], %{{.*}} = %{{.*}})
// LOGMAX: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<f32>, %[[OK:.*]]: tensor<i1>, %[[ANY:.*]]: tensor<i1>, %[[AMAX:.*]]: tensor<f32>):
// LOGMAX: %[[IF:.*]]:4 = scf.if
// LOGMAX: %[[G:.*]] = mp.unscale
// LOGMAX: %[[FINE:.*]], %[[SOME:.*]] = mp.all_finite %[[G]] nonzero
// LOGMAX: %[[A:.*]] = mp.amax %[[G]] : tensor<4xf32>
// LOGMAX: scf.yield %{{.*}}, %[[FINE]], %[[SOME]], %[[A]]
// LOGMAX: else
// LOGMAX-DAG: %[[YES:.*]] = arith.constant dense<true> : tensor<i1>
// LOGMAX-DAG: %[[NO:.*]] = arith.constant dense<false> : tensor<i1>
// LOGMAX: scf.yield %{{.*}}, %[[YES]], %[[NO]], %{{.*}} : tensor<4xf32>, tensor<i1>, tensor<i1>, tensor<f32>
// LOGMAX: arith.andi %[[OK]], %[[IF]]#1
// LOGMAX: arith.ori %[[ANY]], %[[IF]]#2
// LOGMAX: %[[MOST:.*]] = arith.maximumf %[[AMAX]], %[[IF]]#3
// LOGMAX: scf.yield %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[MOST]]
// LOGMAX: mp.guard %[[R]]#3
// LOGMAX: mp.update_loss_scale_logmax {{.*}}, %[[R]]#3, %[[R]]#5 beta1 {{.*}} floor 1.000000e+00 ceiling 1.638400e+04
// LOGMAX: %[[MOVES:.*]] = arith.andi %[[R]]#3, %[[R]]#4
// LOGMAX: mp.detect_stall %{{.*}}, %[[MOVES]]
// LOGMAX: func.func @init
// LOGMAX: mp.name = "mp.log_mean"

// POPART: %[[R:.*]]:7 = scf.while
// POPART: %[[UPPER:.*]], %[[LOWER:.*]] = mp.histogram %{{.*}} scale %{{.*}} edge 8.188000e+03
// POPART: scf.yield %{{.*}}, %{{.*}}, %[[UPPER]], %[[LOWER]]
// POPART: arith.addf
// POPART: mp.update_loss_scale_histogram {{.*}}, %[[R]]#3, %[[R]]#5, %[[R]]#6 growth {{.*}} interval 1 share 1.000000e-07{{$}}
