// Parameters and moments that lie in parts are updated in these, each device its
// own, also those that no computation takes: numbers that are everywhere the same
// are made in the shape of the part.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir | mp-translate --import-stablehlo - | diff %t.mlir -

// What has to be whole is not: a moment that is reversed, one that is summed, one
// that is taken as a whole, too.
// RUN: sed 's/%%n = stablehlo.add %%d, %%g/%%r = stablehlo.reverse %%m, dims = [0] : tensor<8xf32>  %%n = stablehlo.add %%d, %%g/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/%%n = stablehlo.add %%d, %%g/%%r = stablehlo.reduce(%%m init: %%half) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>  %%n = stablehlo.add %%d, %%g/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/dense<0.9> : tensor<8xf32>/dense<[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]> : tensor<8xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s

// Marks of where values lie that say what is so make no difference, also of a
// number that is everywhere the same. One that makes a value whole is kept.
// RUN: sed 's/%%s = stablehlo.multiply %%rate, %%n/%%r = sdy.sharding_constraint %%rate <@mesh, [{"data"}]> : tensor<8xf32>  %%o = sdy.sharding_constraint %%n <@mesh, [{"data"}]> : tensor<8xf32>  %%s = stablehlo.multiply %%r, %%o/' %s > %t.marked.mlir
// RUN: grep -q sharding_constraint %t.marked.mlir
// RUN: mp-translate --import-stablehlo %t.marked.mlir | diff %t.mlir -
// RUN: sed 's/<@mesh, .{"data"}.> : tensor<8xf32>  %%o/<@mesh, [{}]> : tensor<8xf32>  %%o/' %t.marked.mlir | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/%%n <@mesh, .{"data"}.>/%%n <@mesh, [{}]>/' %t.marked.mlir | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s

// Where nothing of the computation leaves the step as it is, the update stays
// XLA's, and state lies as it did.
// RUN: sed 's/return %%q, %%n, %%g :/return %%q, %%n, %%q :/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s

// CHECK: mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh"
// CHECK: func.func @main(%arg0: tensor<2xf32> {{.*}}, %arg1: tensor<2xf32> {mp.name = "m", mp.sharding = "sharding<@mesh, [{\22data\22}]>", mp.whole = array<i64: 8>}
// CHECK-NOT: sdy
// CHECK: arith.mulf {{.*}} : tensor<2xf32>
// CHECK: arith.addf {{.*}} : tensor<2xf32>
// CHECK: arith.mulf {{.*}} : tensor<2xf32>
// CHECK: arith.subf {{.*}} : tensor<2xf32>
// KEPT: mp.manual_computation
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%p: tensor<8xf32> {mp.name = "p"}, %m: tensor<8xf32> {mp.name = "m"}) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %one = stablehlo.broadcast_in_dim %half, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %g = sdy.manual_computation(%p, %one) in_shardings=[<@mesh, [{"data"}]>, <@mesh, [{"data"}]>] out_shardings=[<@mesh, [{"data"}]>] manual_axes={"data"} (%a: tensor<2xf32>, %b: tensor<2xf32>) {
      %1 = stablehlo.tanh %a : tensor<2xf32>
      %2 = stablehlo.divide %1, %b : tensor<2xf32>
      sdy.return %2 : tensor<2xf32>
    } : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %decay = stablehlo.constant dense<0.9> : tensor<8xf32>
    %d = stablehlo.multiply %m, %decay : tensor<8xf32>
    %n = stablehlo.add %d, %g : tensor<8xf32>
    %rate = stablehlo.broadcast_in_dim %half, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %s = stablehlo.multiply %rate, %n : tensor<8xf32>
    %q = stablehlo.subtract %p, %s : tensor<8xf32>
    return %q, %n, %g : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
