// RUN: mp-opt %s --split-input-file | FileCheck %s

// Floats: NaN wins in maximum and minimum, and one op stays one op.
// CHECK-LABEL: @main
func.func @floats_become_arith_and_math(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: arith.addf
  %0 = "stablehlo.add"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.subf
  %1 = "stablehlo.subtract"(%0, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.mulf
  %2 = "stablehlo.multiply"(%1, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.divf
  %3 = "stablehlo.divide"(%2, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.remf
  %4 = "stablehlo.remainder"(%3, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.maximumf
  %5 = "stablehlo.maximum"(%4, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.minimumf
  %6 = "stablehlo.minimum"(%5, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.powf
  %7 = "stablehlo.power"(%6, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.negf
  %8 = "stablehlo.negate"(%7) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.absf
  %9 = "stablehlo.abs"(%8) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.exp %
  %10 = "stablehlo.exponential"(%9) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.expm1
  %11 = "stablehlo.exponential_minus_one"(%10) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.log %
  %12 = "stablehlo.log"(%11) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.log1p
  %13 = "stablehlo.log_plus_one"(%12) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.sqrt
  %14 = "stablehlo.sqrt"(%13) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.rsqrt
  %15 = "stablehlo.rsqrt"(%14) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.cbrt
  %16 = "stablehlo.cbrt"(%15) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.tanh
  %17 = "stablehlo.tanh"(%16) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: mp.logistic
  %18 = "stablehlo.logistic"(%17) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.cos
  %19 = "stablehlo.cosine"(%18) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.sin
  %20 = "stablehlo.sine"(%19) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.tan %
  %21 = "stablehlo.tan"(%20) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.floor
  %22 = "stablehlo.floor"(%21) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.ceil
  %23 = "stablehlo.ceil"(%22) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.roundeven
  %24 = "stablehlo.round_nearest_even"(%23) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.round %
  %25 = "stablehlo.round_nearest_afz"(%24) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.atan2
  %26 = "stablehlo.atan2"(%25, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.erf %
  %27 = "chlo.erf"(%26) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: math.erfc
  %28 = "chlo.erfc"(%27) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[X:.*]], %[[X]]
  %29 = "chlo.square"(%28) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: return %[[Y]]
  return %29 : tensor<4xf32>
}

// -----

// The sign of a zero is that zero, the sign of NaN is NaN.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[X:.*]]: tensor<4xf32>
func.func @sign_keeps_zeros_and_nan(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
  // CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00>
  // CHECK: %[[HAS:.*]] = arith.cmpf one, %[[X]], %[[ZERO]]
  // CHECK: %[[SIGN:.*]] = math.copysign %[[ONE]], %[[X]]
  // CHECK: arith.select %[[HAS]], %[[SIGN]], %[[X]]
  %0 = "stablehlo.sign"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: @main
func.func @signed_integers(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK-NEXT: arith.addi
  %0 = "stablehlo.add"(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: arith.maxsi
  %1 = "stablehlo.maximum"(%0, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: arith.minsi
  %2 = "stablehlo.minimum"(%1, %b) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0>
  // CHECK-NEXT: arith.subi %[[ZERO]], %
  %3 = "stablehlo.negate"(%2) : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: math.absi
  %4 = "stablehlo.abs"(%3) : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: %[[ONES:.*]] = arith.constant dense<-1>
  // CHECK-NEXT: arith.xori %{{.*}}, %[[ONES]]
  %5 = "stablehlo.not"(%4) : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK: arith.cmpi sgt
  // CHECK: arith.cmpi slt
  %6 = "stablehlo.sign"(%5) : (tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}

// -----

// Unsigned integers become signless ones; the op carries the meaning.
// CHECK-LABEL: @main
// CHECK-SAME:  (%{{.*}}: tensor<4xi32> {mp.unsigned}, %{{.*}}: tensor<4xi32> {mp.unsigned}) -> (tensor<4xi1>, tensor<4xi32> {mp.unsigned})
func.func @unsigned_integers(%a: tensor<4xui32>, %b: tensor<4xui32>) -> (tensor<4xi1>, tensor<4xui32>) {
  // CHECK-NEXT: arith.constant dense<-1> : tensor<4xi32>
  %c = "stablehlo.constant"() {value = dense<4294967295> : tensor<4xui32>} : () -> tensor<4xui32>
  // CHECK-NEXT: arith.maxui
  %0 = "stablehlo.maximum"(%a, %c) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  // CHECK-NEXT: arith.minui
  %1 = "stablehlo.minimum"(%0, %b) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  // CHECK-NEXT: arith.cmpi ult
  %2 = "stablehlo.compare"(%1, %b) {comparison_direction = "LT", compare_type = "UNSIGNED"} : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  // CHECK-NEXT: return
  %3 = "stablehlo.abs"(%1) : (tensor<4xui32>) -> tensor<4xui32>
  return %2, %3 : tensor<4xi1>, tensor<4xui32>
}

// -----

// On booleans a sum is or, a product is and.
// CHECK-LABEL: @main
func.func @booleans(%a: tensor<4xi1>, %b: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK-NEXT: arith.ori
  %0 = "stablehlo.add"(%a, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: arith.andi
  %1 = "stablehlo.multiply"(%0, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: arith.ori
  %2 = "stablehlo.maximum"(%1, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: arith.andi
  %3 = "stablehlo.minimum"(%2, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: arith.xori
  %4 = "stablehlo.xor"(%3, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: arith.constant dense<true>
  // CHECK-NEXT: arith.xori
  %5 = "stablehlo.not"(%4) : (tensor<4xi1>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpi ugt
  %6 = "stablehlo.compare"(%5, %b) {comparison_direction = "GT", compare_type = "UNSIGNED"} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %6 : tensor<4xi1>
}

// -----

// NaN is unequal to everything; every other comparison with it is false.
// CHECK-LABEL: @main
func.func @compare_floats(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  // CHECK-NEXT: arith.cmpf oeq
  %0 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpf une
  %1 = "stablehlo.compare"(%a, %b) {comparison_direction = "NE", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpf oge
  %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "GE", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpf ogt
  %3 = "stablehlo.compare"(%a, %b) {comparison_direction = "GT", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpf ole
  %4 = "stablehlo.compare"(%a, %b) {comparison_direction = "LE", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpf olt
  %5 = "stablehlo.compare"(%a, %b) {comparison_direction = "LT", compare_type = "FLOAT"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: math.isfinite
  %6 = "stablehlo.is_finite"(%a) : (tensor<4xf32>) -> tensor<4xi1>
  return %6 : tensor<4xi1>
}

// -----

// CHECK-LABEL: @main
func.func @compare_integers(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi1> {
  // CHECK-NEXT: arith.cmpi eq
  %0 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ", compare_type = "SIGNED"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpi ne
  %1 = "stablehlo.compare"(%a, %b) {comparison_direction = "NE", compare_type = "SIGNED"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  // CHECK-NEXT: arith.cmpi sge
  %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "GE", compare_type = "SIGNED"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// -----

// A scalar predicate chooses all elements, so it is broadcast; so are scalar
// bounds.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[LOW:.*]]: tensor<f32>
func.func @select_and_clamp(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %low: tensor<f32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[PS:.*]] = mp.broadcast %[[P]] dims [] : tensor<i1> to tensor<4xi1>
  // CHECK-NEXT: %[[S:.*]] = arith.select %[[PS]], %[[X]], %[[Y]] : tensor<4xi1>, tensor<4xf32>
  %0 = "stablehlo.select"(%p, %x, %y) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[LOWS:.*]] = mp.broadcast %[[LOW]] dims [] : tensor<f32> to tensor<4xf32>
  // CHECK-NEXT: %[[RAISED:.*]] = arith.maximumf %[[S]], %[[LOWS]]
  // CHECK-NEXT: arith.minimumf %[[RAISED]], %[[Y]]
  %1 = "stablehlo.clamp"(%low, %0, %y) : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// What constants decide is no choice: the deviation of elements that there are.
// CHECK-LABEL: @main
func.func @constants_compare(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NOT: arith.cmpf
  // CHECK-NOT: arith.select
  // CHECK: return %arg0, %arg1
  %count = "stablehlo.constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
  %zero = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
  %nan = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
  %some = "stablehlo.compare"(%count, %zero) {comparison_direction = "GT", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %each = "stablehlo.broadcast_in_dim"(%some) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
  %0 = "stablehlo.select"(%each, %a, %b) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %none = "stablehlo.compare"(%nan, %zero) {comparison_direction = "GE", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = "stablehlo.select"(%none, %a, %b) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
