// RUN: mp-opt %s --mp-lower-math | FileCheck %s
// RUN: mp-opt %s --mp-lower-math > %t.once
// RUN: mp-opt %t.once --mp-lower-math | diff %t.once -

// Accuracy is measured in test/Unit/CodeGen/MathTest.cpp.

// CHECK-NOT: math.exp
// CHECK-NOT: math.erf
// CHECK-NOT: mp.logistic

// A function becomes fused multiply-adds and bit operations on the same shape.
// CHECK-LABEL: @an_exponential_is_a_polynomial
// CHECK:         math.fma {{.*}} : tensor<4xf32>
// CHECK:         arith.bitcast {{.*}} : tensor<4xf32> to tensor<4xi32>
// CHECK:         arith.shli {{.*}} : tensor<4xi32>
func.func @an_exponential_is_a_polynomial(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// 16-bit operands are computed in f32 and rounded once.
// CHECK-LABEL: @narrow_operands_are_widened
// CHECK:         mp.cast %{{.*}} : tensor<4xf16> to tensor<4xf32>
// CHECK:         %[[R:.*]] = mp.cast %{{.*}} : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:    return %[[R]]
func.func @narrow_operands_are_widened(%x: tensor<4xf16>) -> tensor<4xf16> {
  %0 = math.erf %x : tensor<4xf16>
  return %0 : tensor<4xf16>
}

// Scalars and vectors are expanded as well.
// CHECK-LABEL: @any_shape_will_do
func.func @any_shape_will_do(%x: f32, %y: vector<4xf32>) -> (f32, vector<4xf32>) {
  // CHECK: arith.divf %{{.*}} : f32
  %0 = mp.logistic %x : f32
  // CHECK: arith.divf %{{.*}} : vector<4xf32>
  %1 = math.rsqrt %y : vector<4xf32>
  return %0, %1 : f32, vector<4xf32>
}

// What every device has an instruction for stays.
// CHECK-LABEL: @basic_functions_stay
// CHECK-NEXT:    math.sqrt
// CHECK-NEXT:    math.absf
// CHECK-NEXT:    math.floor
// CHECK-NEXT:    return
func.func @basic_functions_stay(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.sqrt %x : tensor<4xf32>
  %1 = math.absf %0 : tensor<4xf32>
  %2 = math.floor %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// A power loses digits on the way, so it takes f64 and rounds once.
// CHECK-LABEL: @a_power_is_computed_in_f64
// CHECK:         mp.cast %{{.*}} : tensor<4xf32> to tensor<4xf64>
// CHECK-NOT:     math.powf
// CHECK:         %[[R:.*]] = mp.cast %{{.*}} : tensor<4xf64> to tensor<4xf32>
// CHECK-NEXT:    return %[[R]]
func.func @a_power_is_computed_in_f64(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.powf %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}
