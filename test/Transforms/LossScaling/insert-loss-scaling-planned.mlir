// A step that was planned without a scale gets none when it goes through again,
// though its casts may be places that a scale found none without.
// RUN: mp-opt %S/../../Examples/mlp-step.mlir --mp-amp=loss-scale=off -o %t.mlir
// RUN: mp-opt %t.mlir --mp-insert-loss-scaling -o %t.again.mlir
// RUN: diff %t.mlir %t.again.mlir
// RUN: mp-opt %t.mlir --mp-insert-loss-scaling --remarks-filter=mp-insert-loss-scaling 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// REMARK: LossScaling{{.*}}the step keeps the plan that it got before, without a scale
//
// The control: with the mark off, it is scaled.
// RUN: sed 's/mp.planned = f16, //' %t.mlir | mp-opt - --mp-insert-loss-scaling | FileCheck %s
// CHECK: mp.scale
// CHECK: mp.unscale
