// What cannot be written is said of all ops at once, with nothing written.
// RUN: not mp-translate --mp-to-stablehlo %s -o %t.hlo 2>&1 | FileCheck %s
// RUN: not ls %t.hlo

// CHECK: stablehlo-invalid.mlir:[[#@LINE+13]]:8: error: cannot write 10 ops as StableHLO
// CHECK-NEXT: arith.addi (1): not all types are tensors of numbers of known shape
// CHECK-NEXT: arith.truncf (1): rounding upward
// CHECK-NEXT: math.fma (2): no counterpart in StableHLO
// CHECK-NEXT: mp.cast (1): rounding toward zero to a type without infinities
// CHECK-NEXT: mp.cast (1): saturation or rounding toward zero between types of which neither holds the other; cast over f32
// CHECK-NEXT: scf.if (1): a branch without results
// CHECK-NEXT: scf.index_switch (1): cases that are not counted from 0
// CHECK-NEXT: scf.while (1): a condition with side effects
// CHECK-NEXT: tensor.extract (1): an element that is not a condition
func.func @main(%x: tensor<4xf32>, %h: tensor<4xf16>, %n: tensor<i32>)
    -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xf8E4M3FN>, tensor<4xf32>,
        tensor<4xf16>) {
  %0 = math.fma %x, %x, %x : tensor<4xf32>
  %1 = math.fma %0, %x, %x : tensor<4xf32>
  %2 = mp.cast %h saturate : tensor<4xf16> to tensor<4xbf16>
  %3 = mp.cast %x round toward_zero : tensor<4xf32> to tensor<4xf8E4M3FN>
  %up = arith.truncf %x upward : tensor<4xf32> to tensor<4xf16>
  %k = tensor.extract %n[] : tensor<i32>
  %j = arith.addi %k, %k : i32
  %index = arith.index_cast %k : i32 to index
  %4 = scf.index_switch %index -> tensor<4xf32>
  case 7 {
    scf.yield %x : tensor<4xf32>
  }
  default {
    scf.yield %0 : tensor<4xf32>
  }
  %false = arith.constant false
  scf.if %false {
  }
  // What a call does is not known here.
  scf.while : () -> () {
    %more = func.call @more() : () -> tensor<i1>
    %bit = tensor.extract %more[] : tensor<i1>
    scf.condition(%bit)
  } do {
    scf.yield
  }
  %zero = arith.constant 0 : index
  %e = tensor.extract %x[%zero] : tensor<4xf32>
  return %1, %2, %3, %4, %up : tensor<4xf32>, tensor<4xbf16>, tensor<4xf8E4M3FN>,
    tensor<4xf32>, tensor<4xf16>
}
func.func private @more() -> tensor<i1> {
  %0 = arith.constant dense<false> : tensor<i1>
  return %0 : tensor<i1>
}
