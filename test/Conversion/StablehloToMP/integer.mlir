// RUN: mp-opt %s --split-input-file | FileCheck %s

// Division by zero gives -1; the smallest number divided by -1 wraps. Neither
// reaches arith.divsi.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[A:.*]]: tensor<4xi32>, %[[B:.*]]: tensor<4xi32>
func.func @divide_by_anything(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0>
  // CHECK: %[[ISZERO:.*]] = arith.cmpi eq, %[[B]], %[[ZERO]]
  // CHECK-DAG: %[[SMALLEST:.*]] = arith.constant dense<-2147483648>
  // CHECK-DAG: %[[MINUS:.*]] = arith.constant dense<-1>
  // CHECK-DAG: %[[A1:.*]] = arith.cmpi eq, %[[A]], %[[SMALLEST]]
  // CHECK-DAG: %[[B1:.*]] = arith.cmpi eq, %[[B]], %[[MINUS]]
  // CHECK: %[[OVERFLOWS:.*]] = arith.andi %[[A1]], %[[B1]]
  // CHECK: %[[UNSAFE:.*]] = arith.ori %[[ISZERO]], %[[OVERFLOWS]]
  // CHECK: %[[ONE:.*]] = arith.constant dense<1>
  // CHECK: %[[SAFE:.*]] = arith.select %[[UNSAFE]], %[[ONE]], %[[B]]
  // CHECK: %[[Q:.*]] = arith.divsi %[[A]], %[[SAFE]]
  // CHECK: %[[ONES:.*]] = arith.constant dense<-1>
  // CHECK: arith.select %[[ISZERO]], %[[ONES]], %[[Q]]
  %0 = "stablehlo.divide"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// The remainder of a division by zero is the dividend.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[A:.*]]: tensor<4xi32> {mp.unsigned}, %[[B:.*]]: tensor<4xi32> {mp.unsigned}
func.func @remainder_of_unsigned(%a: tensor<4xui32>, %b: tensor<4xui32>) -> tensor<4xui32> {
  // CHECK: %[[ISZERO:.*]] = arith.cmpi eq, %[[B]]
  // CHECK: %[[SAFE:.*]] = arith.select %[[ISZERO]], %{{.*}}, %[[B]]
  // CHECK: %[[R:.*]] = arith.remui %[[A]], %[[SAFE]]
  // CHECK: arith.select %[[ISZERO]], %[[A]], %[[R]]
  %0 = "stablehlo.remainder"(%a, %b) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

// -----

// A constant divisor other than 0 and -1 needs no care, also when broadcast.
// CHECK-LABEL: @main
func.func @divide_by_constant(%a: tensor<4xi32>) -> tensor<4xi32> {
  %c = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
  // CHECK: %[[TEN:.*]] = mp.broadcast
  // CHECK-NEXT: arith.divsi %{{.*}}, %[[TEN]]
  // CHECK-NEXT: return
  %0 = "stablehlo.broadcast_in_dim"(%c) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
  %1 = "stablehlo.divide"(%a, %0) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

// Amounts of the width or more shift everything out.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[A:.*]]: tensor<4xi32>, %[[N:.*]]: tensor<4xi32>
func.func @shifts(%a: tensor<4xi32>, %n: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0>
  // CHECK-DAG: %[[WIDTH:.*]] = arith.constant dense<32>
  // CHECK: %[[OK:.*]] = arith.cmpi ult, %[[N]], %[[WIDTH]]
  // CHECK: %[[SAFE:.*]] = arith.select %[[OK]], %[[N]], %[[ZERO]]
  // CHECK: %[[S:.*]] = arith.shli %[[A]], %[[SAFE]]
  // CHECK: %[[L:.*]] = arith.select %[[OK]], %[[S]], %[[ZERO]]
  %0 = "stablehlo.shift_left"(%a, %n) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK: %[[LAST:.*]] = arith.constant dense<31>
  // CHECK: %[[M:.*]] = arith.minui %[[N]], %[[LAST]]
  // CHECK: %[[R:.*]] = arith.shrsi %[[L]], %[[M]]
  %1 = "stablehlo.shift_right_arithmetic"(%0, %n) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // A constant amount below the width is safe.
  // CHECK: %[[FIVE:.*]] = arith.constant dense<5>
  // CHECK-NEXT: arith.shrui %[[R]], %[[FIVE]]
  // CHECK-NEXT: return
  %c = "stablehlo.constant"() {value = dense<5> : tensor<4xi32>} : () -> tensor<4xi32>
  %2 = "stablehlo.shift_right_logical"(%1, %c) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}
