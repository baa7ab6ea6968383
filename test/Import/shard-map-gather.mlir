// Where all that stands around manual computations is whole on each device, the
// step is the program of each device: values in parts go from one computation to
// the next one, and each device does the update itself.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// What lies otherwise around them is kept: a move of values in parts, a draw that
// differs from device to device, an argument that is taken in two ways.
// RUN: sed 's/stablehlo.multiply %%g, %%r : tensor<3xf32>/stablehlo.reverse %%k#0, dims = [0] : tensor<8x3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/stablehlo.constant dense<0.5> : tensor<3xf32>/"stablehlo.rng"(%%lo, %%hi, %%dims) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/in_shardings=\[<@mesh, \[\]>, <@mesh, \[{"data"}, {}\]>/in_shardings=[<@mesh, []>, <@mesh, [{}, {"data"}]>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// A product is XLA's to split among the devices.
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%o = stablehlo.dot_general %%n, %%r, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>  %%t = stablehlo.broadcast_in_dim %%o, dims = [] : (tensor<f32>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// What a region of an op reads counts, too.
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%t = "stablehlo.case"(%%which) ({ %%y = stablehlo.slice %%k#0 [0:1, 0:3] : (tensor<8x3xf32>) -> tensor<1x3xf32>  %%z = stablehlo.reshape %%y : (tensor<1x3xf32>) -> tensor<3xf32>  stablehlo.return %%z : tensor<3xf32> }, { stablehlo.return %%r : tensor<3xf32> }) : (tensor<i32>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// So does what is done there: a draw in a branch.
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%t = "stablehlo.case"(%%which) ({ %%y = "stablehlo.rng"(%%lo, %%hi, %%dims) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>  stablehlo.return %%y : tensor<3xf32> }, { stablehlo.return %%r : tensor<3xf32> }) : (tensor<i32>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// A branch of what each device can do is no reason.
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%t = "stablehlo.case"(%%which) ({ %%y = stablehlo.add %%n, %%r : tensor<3xf32>  stablehlo.return %%y : tensor<3xf32> }, { stablehlo.return %%r : tensor<3xf32> }) : (tensor<i32>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TAKEN %s
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%t = "stablehlo.case"(%%which) ({ %%z = stablehlo.add %%n, %%r : tensor<3xf32>  %%y = sdy.sharding_constraint %%z <@mesh, [{}]> : tensor<3xf32>  stablehlo.return %%y : tensor<3xf32> }, { stablehlo.return %%r : tensor<3xf32> }) : (tensor<i32>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TAKEN %s
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%t = "stablehlo.case"(%%which) ({ %%z = stablehlo.add %%n, %%r : tensor<3xf32>  %%y = sdy.sharding_constraint %%z <@mesh, [{"data"}]> : tensor<3xf32>  stablehlo.return %%y : tensor<3xf32> }, { stablehlo.return %%r : tensor<3xf32> }) : (tensor<i32>) -> tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// TAKEN-NOT: sdy.manual_computation

// So is a mark of where a value lies that says what is so: a mesh with explicit
// axes leaves one behind each op. One that moves the value is kept.
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%s = sdy.sharding_constraint %%r <@mesh, [{}]> : tensor<3xf32>  %%v = stablehlo.multiply %%n, %%s : tensor<3xf32>  %%t = sdy.sharding_constraint %%v <@mesh, [{}]> : tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TAKEN %s
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%v = stablehlo.multiply %%n, %%r : tensor<3xf32>  %%t = sdy.sharding_constraint %%v <@mesh, [{"data"}]> : tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/%%t = stablehlo.multiply %%n, %%r : tensor<3xf32>/%%v = stablehlo.multiply %%n, %%r : tensor<3xf32>  %%t = sdy.sharding_constraint %%v <@mesh, [{?}]> : tensor<3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s

// CHECK: mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh"
// CHECK: func.func @main(%arg0: tensor<3xf32> {mp.name = "p", mp.sharding = "sharding<@mesh, [{}]>", mp.whole = array<i64: 3>}, %arg1: tensor<3xf32> {mp.name = "m", mp.sharding = "sharding<@mesh, [{}]>", mp.whole = array<i64: 3>}, %arg2: tensor<2x3xf32> {mp.name = "x", mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>", mp.whole = array<i64: 8, 3>})
// CHECK-SAME: -> (tensor<3xf32> {mp.sharding = "sharding<@mesh, [{}]>", mp.whole = array<i64: 3>}, tensor<3xf32> {{.*}}, tensor<2x3xf32> {mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>", mp.whole = array<i64: 8, 3>})
// CHECK-NOT: sdy
// CHECK: math.tanh %arg2
// CHECK: mp.opaque "stablehlo.all_reduce"
// CHECK: arith.mulf
// CHECK: arith.subf
// CHECK: return

// BACK-COUNT-1: "sdy.manual_computation"(%arg0, %arg1, %arg2)
// BACK-NOT:     "sdy.manual_computation"

// KEPT: mp.manual_computation
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%p: tensor<3xf32> {mp.name = "p"}, %m: tensor<3xf32> {mp.name = "m"}, %x: tensor<8x3xf32> {mp.name = "x"}) -> (tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>) {
    %seed = stablehlo.constant dense<1.0> : tensor<f32>
    %lo = stablehlo.constant dense<0.0> : tensor<f32>
    %hi = stablehlo.constant dense<1.0> : tensor<f32>
    %which = stablehlo.constant dense<0> : tensor<i32>
    %dims = stablehlo.constant dense<3> : tensor<1xi64>
    %k:2 = call @forward(%p, %x) : (tensor<3xf32>, tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>)
    %g = sdy.manual_computation(%seed, %x, %k#1) in_shardings=[<@mesh, []>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"data"} (%s: tensor<f32>, %d: tensor<2x3xf32>, %e: tensor<2x3xf32>) {
      %c = stablehlo.constant dense<0.0> : tensor<f32>
      %1 = stablehlo.multiply %d, %e : tensor<2x3xf32>
      %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %3 = "stablehlo.all_reduce"(%2) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %20 = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %4 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %5 = stablehlo.multiply %3, %4 : tensor<3xf32>
      sdy.return %5 : tensor<3xf32>
    } : (tensor<f32>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
    %r = stablehlo.constant dense<0.5> : tensor<3xf32>
    %u = stablehlo.multiply %g, %r : tensor<3xf32>
    %n = stablehlo.add %m, %g : tensor<3xf32>
    %t = stablehlo.multiply %n, %r : tensor<3xf32>
    %q = stablehlo.subtract %p, %t : tensor<3xf32>
    return %q, %n, %k#0 : tensor<3xf32>, tensor<3xf32>, tensor<8x3xf32>
  }
  func.func private @forward(%p: tensor<3xf32>, %x: tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
    %0:2 = sdy.manual_computation(%p, %x) in_shardings=[<@mesh, [{}]>, <@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>] manual_axes={"data"} (%a: tensor<3xf32>, %b: tensor<2x3xf32>) {
      %1 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
      %2 = stablehlo.tanh %b : tensor<2x3xf32>
      %3 = stablehlo.multiply %1, %2 : tensor<2x3xf32>
      sdy.return %2, %3 : tensor<2x3xf32>, tensor<2x3xf32>
    } : (tensor<3xf32>, tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>)
    return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x3xf32>
  }
}
