// Devices that each update their part of the parameters alone, beside what all
// compute together: what they find is combined where it leaves that part of the
// step, and decides outside.
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=stall-after=0 --mp-agree-across-devices --mp-check-scaling > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --split-input-file --mp-insert-loss-scaling --mp-agree-across-devices --mp-check-scaling | diff %t.once -
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling --remarks-filter=mp-insert-loss-scaling -o /dev/null 2>&1 | FileCheck --check-prefix=REMARK %s

// What is measured of gradients is combined as well, the number of those beyond
// a bound by a sum, their largest by a maximum.
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=scaler=logmax --mp-agree-across-devices --mp-check-scaling | FileCheck --check-prefix=LARGEST %s
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=scaler=popart --mp-agree-across-devices --mp-check-scaling | FileCheck --check-prefix=COUNT %s

// Without that the check refuses the step.
// RUN: mp-opt %t.once --split-input-file | sed 's/mp.opaque "stablehlo.all_reduce" ins(\(%%[a-z0-9#]*\)).* : (tensor<i1>) -> tensor<i1>/arith.andi \1, \1 : tensor<i1>/' > %t.apart
// RUN: not mp-opt %t.apart --split-input-file --mp-check-scaling 2>&1 | FileCheck --check-prefix=APART %s
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=scaler=logmax | sed 's/mp.opaque "stablehlo.all_reduce" ins(\(%%[a-z0-9#]*\)).* : (tensor<f32>) -> tensor<f32>/arith.maximumf \1, \1 : tensor<f32>/' | not mp-opt --split-input-file --mp-check-scaling 2>&1 | FileCheck --check-prefix=UNMEASURED %s
// So it does where others are combined than those that are there.
// RUN: sed 's/\[0, 1, 2, 3\]/[0, 1, 3, 2]/' %t.once | mp-opt --split-input-file --mp-check-scaling -o /dev/null
// RUN: sed 's/0, 1, 2, 3/0, 1, 2, 4/' %t.once | not mp-opt --split-input-file --mp-check-scaling 2>&1 | FileCheck --check-prefix=OTHERS %s

// Where no mesh says which devices there are, there is nothing to combine.
// RUN: sed 's/mesh = "mesh<.*>"}, partitions/mesh = "maximal"}, partitions/' %s | not mp-opt --split-input-file --mp-insert-loss-scaling 2>&1 | FileCheck --check-prefix=UNKNOWN %s

// REMARK: all 4 devices of a part of the step act on one result
// APART: error: moves 'mp.loss_scale' by what each device found by itself in a mp.manual_computation: the others would go on without it; combine it there
// APART: note: this value
// OTHERS: error: moves 'mp.loss_scale' by a flag that is not the conjunction of all finite checks: it reads a value made by 'mp.opaque'
// UNMEASURED: reads sizes of gradients that are not result 0 of 'mp.amax'{{.*}}: each device has measured them by itself in a mp.manual_computation, which does not combine what all have
// UNKNOWN: error: cannot scale the loss: a gradient is unscaled inside a part of the step that each device runs alone, where one would not know what others found: no mesh says which they are; update outside of it, or put the whole step inside

// CHECK-LABEL: @main
// CHECK:         %[[M:.*]]:2 = mp.manual_computation
// CHECK-SAME:      to "sharding_per_value<[<@mesh, [{\22data\22}]>, <@mesh, []>]>" : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<i1>)
// CHECK:           %[[U:.*]] = mp.unscale %{{.*}}, %arg2
// CHECK:           %[[F:.*]] = mp.all_finite %[[U]] : tensor<2xf32>
// CHECK-NEXT:      %[[A:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[F]]) {{.*}}stablehlo.and{{.*}}replica_groups = dense<{{.*}}0, 1, 2, 3{{.*}}> : tensor<1x4xi64>
// CHECK-NEXT:      mp.yield %{{.*}}, %[[A]] : tensor<2xf32>, tensor<i1>
// CHECK:         mp.guard %[[M]]#1 keep(%arg0
// LARGEST:       mp.amax
// LARGEST-NEXT:  mp.opaque "stablehlo.all_reduce" {{.*}}stablehlo.maximum
// COUNT:         mp.histogram
// COUNT-NEXT:    mp.opaque "stablehlo.all_reduce" {{.*}}stablehlo.add
module attributes {mp.devices = {meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<8xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<8xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<8xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %e = arith.mulf %p, %x : tensor<8xf32>
  %s = arith.mulf %e, %e : tensor<8xf32>
  %loss = mp.reduce add %s dims [0] : tensor<8xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %d = arith.mulf %two, %e : tensor<8xf32>
  %n = mp.manual_computation "manual_axes{\22data\22}" ins(%p, %d) from "sharding_per_value<[<@mesh, [{\22data\22}]>, <@mesh, [{\22data\22}]>]>" to "sharding_per_value<[<@mesh, [{\22data\22}]>]>" : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<2xf32>, %g: tensor<2xf32>):
    %rate = arith.constant dense<0.1> : tensor<2xf32>
    %1 = arith.mulf %rate, %g : tensor<2xf32>
    %2 = arith.subf %a, %1 : tensor<2xf32>
    mp.yield %2 : tensor<2xf32>
  }
  return %n, %loss : tensor<8xf32>, tensor<f32>
}
}

// -----

// One over some axes of the mesh: a group for each place along the others. Inside
// of a loop in one over the other axis it is combined over each in turn.
// CHECK-LABEL: @main
// CHECK:         %[[O:.*]]:3 = mp.manual_computation "manual_axes{\22data\22}"
// CHECK:           %[[L:.*]]:3 = scf.for
// CHECK-SAME:        %[[SO:[a-z0-9]+]] = %{{[^,)]*}}) -> (tensor<8xf32>, tensor<8xf32>, tensor<i1>)
// CHECK:             %[[I:.*]]:3 = mp.manual_computation "manual_axes{\22model\22}"
// CHECK:               %[[F:.*]] = mp.all_finite
// CHECK:               %[[A:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[F]]) {{.*}}replica_groups = dense<{{.*}}[0, 1], [2, 3], [4, 5], [6, 7]{{.*}}> : tensor<4x2xi64>
// CHECK-NEXT:          mp.yield %{{.*}}, %[[A]]
// CHECK:             %[[B:.*]] = arith.andi %[[SO]], %[[I]]#2
// CHECK-NEXT:        scf.yield %[[I]]#0, %[[I]]#1, %[[B]]
// CHECK:           %[[C:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[L]]#2) {{.*}}replica_groups = dense<{{.*}}[0, 2, 4, 6], [1, 3, 5, 7]{{.*}}> : tensor<2x4xi64>
// CHECK-NEXT:      mp.yield %[[L]]#0, %[[L]]#1, %[[C]]
// CHECK:         mp.guard %[[O]]#2 keep(%arg0
module attributes {mp.devices = {meshes = {mesh = "mesh<[\22data\22=4, \22model\22=2]>"}, partitions = 8 : i64}} {
func.func @main(%p: tensor<8xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<8xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<8xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %from = arith.constant 0 : index
  %to = arith.constant 4 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %n:2 = mp.manual_computation "manual_axes{\22data\22}" ins(%p, %x, %zero) from "sharding_per_value<[<@mesh, [{?}]>, <@mesh, [{?}]>, <@mesh, [{?}]>]>" to "sharding_per_value<[<@mesh, [{?}]>, <@mesh, [{?}]>]>" : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%op: tensor<8xf32>, %ox: tensor<8xf32>, %oz: tensor<8xf32>):
    %l:2 = scf.for %i = %from to %to step %step iter_args(%lp = %op, %ll = %oz) -> (tensor<8xf32>, tensor<8xf32>) {
      %m:2 = mp.manual_computation "manual_axes{\22model\22}" ins(%lp, %ox) from "sharding_per_value<[<@mesh, [{\22model\22, ?}]>, <@mesh, [{\22model\22, ?}]>]>" to "sharding_per_value<[<@mesh, [{\22model\22, ?}]>, <@mesh, [{\22model\22, ?}]>]>" : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
        %e = arith.mulf %a, %b : tensor<4xf32>
        %s = arith.mulf %e, %e : tensor<4xf32>
        %two = arith.constant dense<2.0> : tensor<4xf32>
        %d = arith.mulf %two, %e : tensor<4xf32>
        %g = arith.mulf %d, %b : tensor<4xf32>
        %rate = arith.constant dense<0.1> : tensor<4xf32>
        %1 = arith.mulf %rate, %g : tensor<4xf32>
        %2 = arith.subf %a, %1 : tensor<4xf32>
        mp.yield %2, %s : tensor<4xf32>, tensor<4xf32>
      }
      scf.yield %m#0, %m#1 : tensor<8xf32>, tensor<8xf32>
    }
    mp.yield %l#0, %l#1 : tensor<8xf32>, tensor<8xf32>
  }
  %loss = mp.reduce add %n#1 dims [0] : tensor<8xf32> to tensor<f32>
  return %n#0, %loss : tensor<8xf32>, tensor<f32>
}
}

// -----

// In the program of each device along one axis, a part along the other: combined
// along both.
// CHECK-LABEL: @main
// CHECK:         %[[M:.*]]:2 = mp.manual_computation
// CHECK:           %[[F:.*]] = mp.all_finite
// CHECK-NEXT:      %[[D:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[F]]) {{.*}}replica_groups = dense<{{.*}}[0, 2, 4, 6], [1, 3, 5, 7]{{.*}}> : tensor<2x4xi64>
// CHECK-NEXT:      %[[A:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[D]]) {{.*}}replica_groups = dense<{{.*}}[0, 1], [2, 3], [4, 5], [6, 7]{{.*}}> : tensor<4x2xi64>
// CHECK-NEXT:      mp.yield %{{.*}}, %[[A]]
// CHECK:         mp.guard %[[M]]#1 keep(%arg0
module attributes {mp.devices = {count = 4 : i64, groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4, \22model\22=2]>"}, partitions = 8 : i64}} {
func.func @main(%p: tensor<8xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<8xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<8xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %e = arith.mulf %p, %x : tensor<8xf32>
  %s = arith.mulf %e, %e : tensor<8xf32>
  %loss = mp.reduce add %s dims [0] : tensor<8xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %d = arith.mulf %two, %e : tensor<8xf32>
  %n = mp.manual_computation "manual_axes{\22model\22}" ins(%p, %d) from "sharding_per_value<[<@mesh, [{\22model\22, ?}]>, <@mesh, [{\22model\22, ?}]>]>" to "sharding_per_value<[<@mesh, [{\22model\22, ?}]>]>" : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<4xf32>, %g: tensor<4xf32>):
    %rate = arith.constant dense<0.1> : tensor<4xf32>
    %1 = arith.mulf %rate, %g : tensor<4xf32>
    %2 = arith.subf %a, %1 : tensor<4xf32>
    mp.yield %2 : tensor<4xf32>
  }
  return %n, %loss : tensor<8xf32>, tensor<f32>
}
}
