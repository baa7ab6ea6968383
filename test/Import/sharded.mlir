// RUN: mp-translate --import-stablehlo %s 2>%t | FileCheck %s
// RUN: FileCheck --check-prefix=WARNING %s < %t

// What partitions compute together does not depend on their number.
// WARNING: sharded.mlir:{{.*}}: warning: the program is for 8 partitions; it is read as one program, without the shardings of its arguments and results and 2 inside
// CHECK: func.func @main(%[[ARG:.*]]: tensor<16x4xf32> {mp.name = "x"}) -> tensor<16x4xf32>
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ARG]], %[[ARG]]
// CHECK-NEXT: return %[[SUM]]
module @step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=8]>
  func.func @main(%x: tensor<16x4xf32> {mp.name = "x", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> (tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", ?}, {?}]>}) {
    %0 = sdy.sharding_constraint %x <@mesh, [{"data"}, {}]> : tensor<16x4xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x4xf32>
    return %2 : tensor<16x4xf32>
  }
}
