// RUN: mp-translate --import-stablehlo %s -o %t.mlir 2>%t.err
// RUN: FileCheck %s < %t.mlir
// RUN: count 0 < %t.err
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// What partitions compute together does not depend on their number: it is read as
// one program. Where its values lie is kept, and written back.
// CHECK: module @step attributes {mp.devices = {meshes = {mesh = "mesh<[\22data\22=8]>"}, partitions = 8 : i64}}
// CHECK: func.func @main(%[[ARG:.*]]: tensor<16x4xf32> {mp.name = "x", mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>"}) -> (tensor<16x4xf32> {mp.sharding = "sharding<@mesh, [{\22data\22, ?}, {?}]>"})
// CHECK-NEXT: %[[A:.*]] = mp.opaque "sdy.sharding_constraint" ins(%[[ARG]]) rule each {config = {sharding = "sharding<@mesh, [{\22data\22}, {}]>"}, moves}
// CHECK-NEXT: %[[B:.*]] = mp.opaque "stablehlo.custom_call" ins(%[[A]]) rule each {config = {call_target_name = "Sharding", has_side_effect = false, mhlo.sharding = "{devices=[8,1]<=[8]}"}, moves}
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[B]]
// CHECK-NEXT: return %[[SUM]]
// BACK: mhlo.num_partitions = 8 : i32
// BACK: "sdy.mesh"() <{mesh = #sdy.mesh<["data"=8]>, sym_name = "mesh"}>
// BACK: sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>
// BACK: sdy.sharding = #sdy.sharding<@mesh, [{"data", ?}, {?}]>
// BACK: "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}>
module @step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=8]>
  func.func @main(%x: tensor<16x4xf32> {mp.name = "x", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", ?}, {?}]>}) {
    %0 = sdy.sharding_constraint %x <@mesh, [{"data"}, {}]> : tensor<16x4xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x4xf32>
    return %2 : tensor<16x4xf32>
  }
}
