// RUN: not mp-opt %s 2>&1 | FileCheck %s
// RUN: not mp-opt %s 2>&1 | grep -c "error:" | grep -x 1

// One error with one table. An op of a function that is called twice counts
// once, an op is not to blame for the type of its operand, and a known op with
// an unknown attribute has a line of its own. What is kept is not in it.

// CHECK:      unsupported.mlir:[[#@LINE+8]]:8: error: cannot import 5 ops of 4 kinds
// CHECK-NEXT: op                 count  first at reason way out
// CHECK-NEXT: stablehlo.erf      2      {{.*}}unsupported.mlir:[[#@LINE+6]]:8 dynamic shape tensor<?xf32> export with static shapes of plain tensors
// CHECK-NEXT: stablehlo.cholesky 1      {{.*}}unsupported.mlir:[[#@LINE+18]]:8 dynamic shape tensor<?x4xf32> export with static shapes of plain tensors
// CHECK-NEXT: stablehlo.maximum  1      {{.*}}unsupported.mlir:[[#@LINE+8]]:8 elements of type index export with static shapes of plain tensors
// CHECK-NEXT: stablehlo.compare  1      {{.*}}unsupported.mlir:[[#@LINE+10]]:8 no valid comparison_direction -
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // The first of all.
  %0 = "stablehlo.erf"(%x) : (tensor<4xf32>) -> tensor<?xf32>
  %1 = func.call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = func.call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // The type is wrong where it appears first.
  %3 = "stablehlo.maximum"(%2, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xindex>
  %4 = "stablehlo.negate"(%3) : (tensor<4xindex>) -> tensor<4xindex>
  %5 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %6 = "stablehlo.compare"(%5, %5) {comparison_direction = "UP", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %7 = "stablehlo.custom_call"(%5) {call_target_name = "flash"} : (tensor<4xf32>) -> tensor<4xf32>
  %8 = "stablehlo.erf"(%7) : (tensor<4xf32>) -> tensor<?xf32>
  return %7 : tensor<4xf32>
}
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.cholesky"(%x) {lower = true} : (tensor<4xf32>) -> tensor<?x4xf32>
  return %x : tensor<4xf32>
}
