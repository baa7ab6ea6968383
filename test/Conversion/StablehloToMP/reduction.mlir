// RUN: mp-opt %s --split-input-file | FileCheck %s

// A neutral initial value is what mp.reduce starts from, and goes away; sums of floats
// narrower than f32 accumulate in f32, extremes need no accumulator.
// CHECK-LABEL: @main
func.func @neutral_start(%x: tensor<4x8xf32>, %h: tensor<4x8xbf16>) -> (tensor<4xf32>, tensor<8xf32>, tensor<4xbf16>, tensor<4xbf16>) {
  %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %one = "stablehlo.constant"() {value = dense<1.0> : tensor<bf16>} : () -> tensor<bf16>
  %high = "stablehlo.constant"() {value = dense<0x7F80> : tensor<bf16>} : () -> tensor<bf16>
  // CHECK-NEXT: mp.reduce add %{{.*}} dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %0 = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // The initial value may come through a broadcast, the operands swapped.
  // CHECK-NEXT: mp.reduce max %{{.*}} dims [0] : tensor<4x8xf32> to tensor<8xf32>
  %l = "stablehlo.broadcast_in_dim"(%low) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce"(%x, %l) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.maximum"(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: mp.reduce mul %{{.*}} dims [1] accumulate f32 : tensor<4x8xbf16> to tensor<4xbf16>
  %2 = "stablehlo.reduce"(%h, %one) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = "stablehlo.multiply"(%a, %b) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x8xbf16>, tensor<bf16>) -> tensor<4xbf16>
  // CHECK: mp.reduce min %{{.*}} dims [1] : tensor<4x8xbf16> to tensor<4xbf16>
  // CHECK-NEXT: return
  %3 = "stablehlo.reduce"(%h, %high) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = "stablehlo.minimum"(%a, %b) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%s) : (tensor<bf16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x8xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<8xf32>, tensor<4xbf16>, tensor<4xbf16>
}

// -----

// On booleans a sum is or; a logical reduction from false is the same.
// CHECK-LABEL: @main
func.func @booleans(%p: tensor<4x8xi1>) -> (tensor<4xi1>, tensor<i1>) {
  %false = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %true = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
  // CHECK: mp.reduce or %{{.*}} dims [1]
  %0 = "stablehlo.reduce"(%p, %false) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x8xi1>, tensor<i1>) -> tensor<4xi1>
  // CHECK: mp.reduce and %{{.*}} dims [0, 1]
  // CHECK-NEXT: return
  %1 = "stablehlo.reduce"(%p, %true) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = "stablehlo.and"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
  return %0, %1 : tensor<4xi1>, tensor<i1>
}

// -----

// Any other initial value is combined with the result: once for each of them.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[X:.*]]: tensor<4x8xi32>, %[[INIT:.*]]: tensor<i32>
func.func @other_start(%x: tensor<4x8xi32>, %init: tensor<i32>) -> tensor<4xi32> {
  // CHECK-NEXT: %[[R:.*]] = mp.reduce max %[[X]] dims [1]
  // CHECK-NEXT: %[[I:.*]] = mp.broadcast %[[INIT]] dims [] : tensor<i32> to tensor<4xi32>
  // CHECK-NEXT: arith.maxsi %[[I]], %[[R]]
  %0 = "stablehlo.reduce"(%x, %init) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.maximum"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// Two reductions in one op that do not look at each other are two ops.
// CHECK-LABEL: @main
func.func @two_in_one(%x: tensor<8xf32>, %y: tensor<8xi32>) -> (tensor<f32>, tensor<i32>) {
  %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %one = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  // CHECK: mp.reduce add %{{.*}} dims [0] : tensor<8xf32>
  // CHECK: mp.reduce mul %{{.*}} dims [0] : tensor<8xi32>
  // CHECK-NEXT: return
  %0:2 = "stablehlo.reduce"(%x, %y, %zero, %one) ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %s = "stablehlo.add"(%a, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %t = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s, %t) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}

// -----

// argmax as JAX writes it.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[X:.*]]: tensor<4x10xf32>
func.func @argmax(%x: tensor<4x10xf32>) -> tensor<4xi32> {
  // CHECK: %[[I:.*]] = mp.iota dim 1
  %i = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x10xi32>
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %zero = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // CHECK: mp.arg_reduce max %[[X]], %[[I]] dims [1] : (tensor<4x10xf32>, tensor<4x10xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  %0:2 = "stablehlo.reduce"(%x, %i, %low, %zero) ({
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "GT", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.compare"(%a, %a) {comparison_direction = "NE", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.or"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.compare"(%j, %k) {comparison_direction = "LT", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = "stablehlo.or"(%4, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %9 = "stablehlo.select"(%4, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.select"(%8, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%9, %10) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x10xf32>, tensor<4x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  return %0#1 : tensor<4xi32>
}

// -----

// argmin of integers, written in another way: what it does counts.
// CHECK-LABEL: @main
func.func @argmin(%x: tensor<10xi32>) -> tensor<i32> {
  %i = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xi32>
  %high = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
  %zero = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // CHECK: mp.arg_reduce min
  %0:2 = "stablehlo.reduce"(%x, %i, %high, %zero) ({
  ^bb0(%a: tensor<i32>, %j: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>):
    %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "LE", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.select"(%2, %a, %b) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.compare"(%a, %b) {comparison_direction = "LT", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.compare"(%k, %j) {comparison_direction = "LT", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = "stablehlo.not"(%5) : (tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.and"(%2, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = "stablehlo.or"(%4, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %9 = "stablehlo.select"(%8, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%3, %9) : (tensor<i32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<10xi32>, tensor<10xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %0#1 : tensor<i32>
}
