// What cannot be written is said of all ops at once, with nothing written.
// RUN: not mp-translate --mp-to-stablehlo %s -o %t.hlo 2>&1 | FileCheck %s
// RUN: not ls %t.hlo

// CHECK: stablehlo-invalid.mlir:[[#@LINE+6]]:8: error: cannot write 4 ops as StableHLO
// CHECK-NEXT: math.fma (2): no counterpart in StableHLO
// CHECK-NEXT: mp.cast (1): rounding toward zero to a type without infinities
// CHECK-NEXT: mp.cast (1): saturation or rounding toward zero between types of which neither holds the other; cast over f32
func.func @main(%x: tensor<4xf32>, %h: tensor<4xf16>)
    -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xf8E4M3FN>) {
  %0 = math.fma %x, %x, %x : tensor<4xf32>
  %1 = math.fma %0, %x, %x : tensor<4xf32>
  %2 = mp.cast %h saturate : tensor<4xf16> to tensor<4xbf16>
  %3 = mp.cast %x round toward_zero : tensor<4xf32> to tensor<4xf8E4M3FN>
  return %1, %2, %3 : tensor<4xf32>, tensor<4xbf16>, tensor<4xf8E4M3FN>
}
