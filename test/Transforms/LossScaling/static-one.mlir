// A static scale of 1 inserts nothing, and says so; nor does mp-amp, where more
// follows.
// RUN: mp-opt %S/../../Examples/mlp-step.mlir --mp-assign-roles -o %t.roles.mlir
// RUN: mp-opt %t.roles.mlir --mp-insert-loss-scaling="mode=static scale=1" --remarks-filter=mp-insert-loss-scaling --remark-policy=all 2> %t.remarks | diff %t.roles.mlir -
// RUN: FileCheck %s < %t.remarks
// RUN: mp-opt %S/../../Examples/mlp-step.mlir --mp-amp=loss-scale=1 -o %t.amp.mlir
// RUN: not grep -E 'mp.(scale|unscale|all_finite|guard|loss_scale|stalled)' %t.amp.mlir
//
// The control: 2 does.
// RUN: mp-opt %S/../../Examples/mlp-step.mlir --mp-amp=loss-scale=2 | grep -c -E 'mp.(scale|unscale|all_finite|guard) ' | FileCheck %s --check-prefix=TWO

// CHECK: a scale of 1 that stays scales nothing
// TWO: 5
