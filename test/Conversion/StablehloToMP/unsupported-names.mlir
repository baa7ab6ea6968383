// RUN: not mp-opt %s 2>&1 | FileCheck %s

// What strangers name keeps the table a table: names that would pass for
// messages are escaped in their cells.

// CHECK:      {{^.*}}unsupported-names.mlir:0:0: error: cannot import 3 ops of 3 kinds
// CHECK-NEXT: op                       count  first at
// CHECK-NEXT: stablehlo.sort                 1      "a\0Aerror\3A fake"
// CHECK-NEXT: stablehlo.x\1B\0Aerror\3A fake 1      b\0Aerror\3A fake:3:1
// CHECK-NEXT: stablehlo.abs                  1      "plain name"
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sort"(%x) ({}) {dimension = 7 : i64} : (tensor<4xf32>) -> tensor<4xf32> loc("a\0Aerror: fake")
  %1 = "stablehlo.x\1B\0Aerror: fake"(%x) : (tensor<4xf32>) -> tensor<?xf32> loc("b\0Aerror: fake":3:1)
  %2 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<?xf32> loc("plain name")
  return %0 : tensor<4xf32>
}
