// RUN: mp-translate --print-normal-form %s | FileCheck %s

// Newer producers print bools in hex with a byte per element; LLVM 22 packs
// them. Both read to the same value.
// CHECK-LABEL: func.func @bool_literals(
func.func @bool_literals() {
  // CHECK: {value = dense<[true, false, false, true, true, false, false, false, false, true]> : tensor<10xi1>}
  %0 = stablehlo.constant dense<"0x01000001010000000001"> : tensor<10xi1>
  // CHECK: {value = dense<[true, false, false, true, true, false, false, false, false, true]> : tensor<10xi1>}
  %1 = stablehlo.constant dense<"0x1902"> : tensor<10xi1>
  // Other types are left alone, whatever their bytes.
  // CHECK: {value = dense<[1, 0]> : tensor<2xi8>}
  %2 = stablehlo.constant dense<"0x0100"> : tensor<2xi8>
  return
}
