// RUN: split-file %s %t
// RUN: mp-test-opt %t/kernels.mlir --mp-form-fusions --convert-mp-to-plan --mp-plan-memory --mp-emit-kernels | FileCheck %s
// RUN: not mp-test-opt %t/silent.mlir --mp-emit-kernels 2>&1 | FileCheck %s --check-prefix=SILENT
// RUN: mp-test-opt %t/math.mlir --mp-lower-math | FileCheck %s --check-prefix=MATH

// What the kernels compute is checked in test/Unit/CodeGen.

// Foreign ops reach PTX: the swish as fused multiply-adds of the exponential in
// the body it builds, the relu as a maximum that lets NaNs through.
// CHECK:      mprt.kernel @k0
// CHECK-SAME: .visible .entry k0
// CHECK-SAME: fma.rn.f32
// CHECK-SAME: max.NaN.f32
// CHECK:      "toy.swish"
// CHECK-NEXT: "toy.relu"
//--- kernels.mlir
func.func @main(%x: tensor<8x16xf16>) -> tensor<8x16xf16> {
  %0 = "toy.swish"(%x) : (tensor<8x16xf16>) -> tensor<8x16xf16>
  %1 = "toy.relu"(%0) : (tensor<8x16xf16>) -> tensor<8x16xf16>
  return %1 : tensor<8x16xf16>
}

// Somebody puts an op into a fusion of which nobody knows what it computes.
// SILENT: error: 'mp.fusion' op has no kernel template: an op that no template knows
//--- silent.mlir
mprt.kernel @k0 {
^bb0(%x: tensor<8xf32>):
  %r = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %0 = "toy.silent"(%a) : (tensor<8xf32>) -> tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  mprt.return %r : tensor<8xf32>
}

// On its own, too, a body is expanded, and what it holds; 16-bit operands are
// computed in f32 and rounded once.
// MATH-LABEL: @a_body_is_expanded
// MATH-NEXT:    %[[W:.*]] = mp.cast %arg0 : tensor<4xf16> to tensor<4xf32>
// MATH-NOT:     toy.swish
// MATH-NOT:     mp.logistic
// MATH-NOT:     math.exp
// MATH:         %[[P:.*]] = arith.mulf %[[W]], %{{.*}} : tensor<4xf32>
// MATH-NEXT:    %[[R:.*]] = mp.cast %[[P]] : tensor<4xf32> to tensor<4xf16>
// MATH-NEXT:    return %[[R]]
//--- math.mlir
func.func @a_body_is_expanded(%x: tensor<4xf16>) -> tensor<4xf16> {
  %0 = "toy.swish"(%x) : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
