// A mark that the graph does not bear out is not believed.
// RUN: mp-translate --import-stablehlo %s | FileCheck %s

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8x10xf32>, %h: tensor<8x10xf16>)
    -> (tensor<8x8xf32>, tensor<8x8xf16>, tensor<8x10xf16>, tensor<8xf32>) {
  // The product is read besides.
  // CHECK: %[[DOT:.*]] = mp.dot %arg0, %arg0 {{.*}} -> tensor<8x8xf32>
  // CHECK: %[[CAST:.*]] = mp.cast %[[DOT]] : tensor<8x8xf32> to tensor<8x8xf16>
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x8xf32>
  %1 = "stablehlo.convert"(%0) {mp.rounds = true} : (tensor<8x8xf32>) -> tensor<8x8xf16>
  // No sum is rounded.
  // CHECK: %[[NEG:.*]] = arith.negf %arg0
  // CHECK: mp.cast %[[NEG]] : tensor<8x10xf32> to tensor<8x10xf16>
  %2 = "stablehlo.negate"(%x) : (tensor<8x10xf32>) -> tensor<8x10xf32>
  %3 = "stablehlo.convert"(%2) {mp.rounds = true} : (tensor<8x10xf32>) -> tensor<8x10xf16>
  // The operand was never narrow.
  // CHECK: mp.reduce add %arg0 dims [1] : tensor<8x10xf32> to tensor<8xf32>
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %4 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {mp.widened = true} : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: return %[[DOT]], %[[CAST]]
  return %0, %1, %3, %4 : tensor<8x8xf32>, tensor<8x8xf16>, tensor<8x10xf16>, tensor<8xf32>
}
