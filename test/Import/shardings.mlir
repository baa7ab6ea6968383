// A mark of where a value lies is a note on the op that makes it, so that a chain
// of ops is what it is for one device, and a mark again where it is written. A
// constant lies where it is read, and a single element nowhere.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// A note that is not of the result's rank any more is not written.
// RUN: sed 's/{mp.sharding = "sharding<@mesh, \[{.22data.22}, {}\]>"} : tensor<16x4xf32>/{mp.sharding = "sharding<@mesh, [{}]>"} : tensor<16x4xf32>/' %t.mlir > %t.rank.mlir
// RUN: not cmp %t.mlir %t.rank.mlir
// RUN: mp-translate --mp-to-stablehlo %t.rank.mlir | FileCheck --check-prefix=RANK %s
// RANK: "stablehlo.tanh"
// RANK-NOT: [{}]>
// RANK: return

// The types change, the marks stay.
// RUN: mp-opt %t.mlir --mp-load-policy=preset=bf16 --mp-annotate-precision --mp-insert-casts --mp-simplify-casts | mp-translate --mp-to-stablehlo - | FileCheck --check-prefix=MIXED %s
// MIXED-COUNT-5: "sdy.sharding_constraint"

// CHECK: func.func @main
// CHECK: %[[X:.*]] = mp.opaque "sdy.sharding_constraint" ins(%arg0)
// CHECK: %[[T:.*]] = math.tanh %[[X]] {mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>"}
// CHECK: %[[H:.*]] = arith.mulf %[[T]], %{{.*}} {mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>"}
// CHECK: %[[R:.*]] = mp.reduce add
// CHECK-SAME: {mp.sharding = "sharding<@mesh, [{\22data\22}]>"}
// CHECK: %[[W:.*]] = mp.opaque "sdy.sharding_constraint" ins(%[[H]])
// CHECK: return %[[H]], %[[W]]

// BACK: %[[X:.*]] = "sdy.sharding_constraint"(%arg0)
// BACK: %[[T:.*]] = "stablehlo.tanh"(%[[X]])
// BACK: %[[M:.*]] = "sdy.sharding_constraint"(%[[T]]) <{sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}>
// BACK: %[[H:.*]] = "stablehlo.multiply"(%[[M]], %{{.*}})
// BACK: %[[L:.*]] = "sdy.sharding_constraint"(%[[H]])
// BACK: %[[R:.*]] = "stablehlo.reduce"(%[[L]]
// BACK: "sdy.sharding_constraint"(%[[R]]) <{sharding = #sdy.sharding<@mesh, [{"data"}]>}>
// BACK: %[[W:.*]] = "sdy.sharding_constraint"(%[[L]]) <{sharding = #sdy.sharding<@mesh, [{}, {}]>}>
// BACK: return %[[L]], %[[W]]
module @step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=8]>
  func.func @main(%x: tensor<16x4xf32> {mp.name = "x"}) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %half = stablehlo.constant dense<0.5> : tensor<16x4xf32>
    %here = sdy.sharding_constraint %half <@mesh, [{"data"}, {}]> : tensor<16x4xf32>
    // No op makes an argument.
    %0 = sdy.sharding_constraint %x <@mesh, [{"data"}, {}]> : tensor<16x4xf32>
    %1 = stablehlo.tanh %0 : tensor<16x4xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"data"}, {}]> : tensor<16x4xf32>
    %3 = stablehlo.multiply %2, %here : tensor<16x4xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{"data"}, {}]> : tensor<16x4xf32>
    %5 = "stablehlo.reduce"(%4, %zero) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %7 = stablehlo.add %a, %b : tensor<f32>
      %8 = sdy.sharding_constraint %7 <@mesh, []> : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = sdy.sharding_constraint %5 <@mesh, [{"data"}]> : tensor<16xf32>
    // A move: its operand has a place, and others read it there.
    %9 = sdy.sharding_constraint %4 <@mesh, [{}, {}]> : tensor<16x4xf32>
    return %4, %9, %6 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16xf32>
  }
}
