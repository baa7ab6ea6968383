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

// Doubles have expansions of their own, and so have scalars and vectors of them.
// CHECK-LABEL: @doubles_stay_doubles
// CHECK-NOT:     f32
// CHECK-NOT:     math.{{(exp|acos|atanh|tan)}}
// CHECK:         return
func.func @doubles_stay_doubles(%x: tensor<4xf64>, %y: f64, %z: vector<4xf64>) -> (tensor<4xf64>, f64, vector<4xf64>, tensor<4xf64>) {
  %0 = math.exp %x : tensor<4xf64>
  %1 = math.acos %y : f64
  %2 = math.atanh %z : vector<4xf64>
  %3 = math.tan %x : tensor<4xf64>
  return %0, %1, %2, %3 : tensor<4xf64>, f64, vector<4xf64>, tensor<4xf64>
}

// What f32 rarely needs is computed in f64 and rounded once.
// CHECK-LABEL: @an_angle_is_computed_in_f64
// CHECK:         mp.cast %{{.*}} : tensor<4xf32> to tensor<4xf64>
// CHECK-NOT:     math.asin
// CHECK:         %[[R:.*]] = mp.cast %{{.*}} : tensor<4xf64> to tensor<4xf32>
// CHECK-NEXT:    return %[[R]]
func.func @an_angle_is_computed_in_f64(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.asin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A whole exponent becomes a float.
// CHECK-LABEL: @a_whole_power_is_a_power
// CHECK:         arith.sitofp %{{.*}} : tensor<4xi32> to tensor<4xf64>
// CHECK-NOT:     math.fpowi
// CHECK:         return
func.func @a_whole_power_is_a_power(%x: tensor<4xf64>, %n: tensor<4xi32>) -> tensor<4xf64> {
  %0 = math.fpowi %x, %n : tensor<4xf64>, tensor<4xi32>
  return %0 : tensor<4xf64>
}

// CHECK-LABEL: @integers_are_divided_and_corrected
// CHECK:         arith.divsi
// CHECK:         arith.select
// CHECK-NOT:     arith.floordivsi
// CHECK-NOT:     arith.ceildivui
// CHECK-NOT:     math.ipowi
// CHECK:         return
func.func @integers_are_divided_and_corrected(%x: tensor<4xi32>, %y: i8) -> (tensor<4xi32>, i8, tensor<4xi32>) {
  %0 = arith.floordivsi %x, %x : tensor<4xi32>
  %1 = arith.ceildivui %y, %y : i8
  %2 = math.ipowi %x, %x : tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, i8, tensor<4xi32>
}

// Tests of floats and counts of bits are instructions.
// CHECK-LABEL: @tests_and_counts_stay
// CHECK-NEXT:    math.isnormal
// CHECK-NEXT:    math.isnan
// CHECK-NEXT:    math.ctlz
// CHECK-NEXT:    return
func.func @tests_and_counts_stay(%x: tensor<4xf16>, %n: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi32>) {
  %0 = math.isnormal %x : tensor<4xf16>
  %1 = math.isnan %x : tensor<4xf16>
  %2 = math.ctlz %n : tensor<4xi32>
  return %0, %1, %2 : tensor<4xi1>, tensor<4xi1>, tensor<4xi32>
}
