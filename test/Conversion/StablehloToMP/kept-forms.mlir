// Ops that are known, in a form that is not, are kept like those that are not known.
// Written back and read again they are the same.
// RUN: mp-opt %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=WRITTEN %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// CHECK-LABEL: func.func @main
func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %x: tensor<8xf32>, %p: tensor<i1>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>) {
  // Products of three parts in bf16, which together are as good as f32; linear.
  // CHECK: mp.opaque "stablehlo.dot_general" ins(%arg0, %arg1) rule product {config = {{{.*}}num_primitive_operations = 3
  // WRITTEN: algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, {{.*}}num_primitive_operations = 3
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // One part is an op of ours.
  // CHECK: mp.dot
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // A promise about the accuracy of an exponential.
  // CHECK: mp.opaque "stablehlo.exponential" ins(%arg2) {config = {result_accuracy = {{.*}}TOLERANCE
  // WRITTEN: TOLERANCE
  %2 = "stablehlo.exponential"(%x) {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<8xf32>) -> tensor<8xf32>
  // A region that makes a tensor on the way.
  // CHECK: mp.opaque "stablehlo.reduce" ins(%arg2, {{.*}}) {code = "{{.*}}stablehlo.dot_general
  // CHECK-NOT: has_effects
  // CHECK: scf.if
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %7 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%v: tensor<f32>, %w: tensor<f32>):
    %8 = stablehlo.dot_general %v, %w, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %8 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  // Random numbers whose generator's state nobody sees, drawn in one case only: they
  // may not be drawn twice or not at all.
  // CHECK: mp.opaque "stablehlo.rng" {{.*}} has_effects
  %s = stablehlo.constant dense<8> : tensor<1xi64>
  %9 = "stablehlo.if"(%p) ({
    %10 = stablehlo.rng %7, %z, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<8xf32>
    stablehlo.return %10 : tensor<8xf32>
  }, {
    stablehlo.return %x : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %0, %1, %2, %7, %9 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>
}
