// RUN: mp-opt %s --split-input-file | FileCheck %s

// CHECK-LABEL: @main
func.func @between_floats(%x: tensor<4xf32>) -> tensor<4xf64> {
  // CHECK-NEXT: mp.cast %{{.*}} : tensor<4xf32> to tensor<4xbf16>
  %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xbf16>
  // CHECK-NEXT: mp.cast %{{.*}} : tensor<4xbf16> to tensor<4xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf64>
  // CHECK-NEXT: return
  %2 = "stablehlo.convert"(%1) : (tensor<4xf64>) -> tensor<4xf64>
  return %2 : tensor<4xf64>
}

// -----

// CHECK-LABEL: @main
func.func @between_integers(%s: tensor<4xi32>, %u: tensor<4xui32>, %p: tensor<4xi1>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4xi1>) {
  // CHECK-NEXT: arith.extsi %{{.*}} : tensor<4xi32> to tensor<4xi64>
  %0 = "stablehlo.convert"(%s) : (tensor<4xi32>) -> tensor<4xi64>
  // CHECK-NEXT: arith.extui %{{.*}} : tensor<4xi32> to tensor<4xi64>
  %1 = "stablehlo.convert"(%u) : (tensor<4xui32>) -> tensor<4xi64>
  // CHECK-NEXT: arith.extui %{{.*}} : tensor<4xi1> to tensor<4xi32>
  %2 = "stablehlo.convert"(%p) : (tensor<4xi1>) -> tensor<4xi32>
  // CHECK-NEXT: arith.trunci %{{.*}} : tensor<4xi32> to tensor<4xi8>
  %3 = "stablehlo.convert"(%s) : (tensor<4xi32>) -> tensor<4xi8>
  // Same bits.
  %4 = "stablehlo.convert"(%u) : (tensor<4xui32>) -> tensor<4xi32>
  // CHECK-NEXT: arith.constant dense<0>
  // CHECK-NEXT: arith.cmpi ne
  %5 = "stablehlo.convert"(%s) : (tensor<4xi32>) -> tensor<4xi1>
  return %0, %1, %2, %3, %4, %5 : tensor<4xi64>, tensor<4xi64>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4xi1>
}

// -----

// CHECK-LABEL: @main
func.func @integers_to_floats(%s: tensor<4xi32>, %u: tensor<4xui32>, %p: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf16>, tensor<4xf32>) {
  // CHECK-NEXT: arith.sitofp %{{.*}} : tensor<4xi32> to tensor<4xf32>
  %0 = "stablehlo.convert"(%s) : (tensor<4xi32>) -> tensor<4xf32>
  // CHECK-NEXT: arith.uitofp %{{.*}} : tensor<4xi32> to tensor<4xf16>
  %1 = "stablehlo.convert"(%u) : (tensor<4xui32>) -> tensor<4xf16>
  // CHECK-NEXT: arith.uitofp %{{.*}} : tensor<4xi1> to tensor<4xf32>
  %2 = "stablehlo.convert"(%p) : (tensor<4xi1>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf16>, tensor<4xf32>
}

// -----

// What does not fit becomes the nearest integer, NaN becomes zero.
// CHECK-LABEL: @main
// CHECK-SAME:  %[[X:.*]]: tensor<4xf32>
func.func @floats_to_signed_saturate(%x: tensor<4xf32>) -> tensor<4xi32> {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
  // CHECK-DAG: %[[LOW:.*]] = arith.constant dense<-2.14748365E+9>
  // CHECK-DAG: %[[HIGH:.*]] = arith.constant dense<2.14748365E+9>
  // CHECK: %[[ISLOW:.*]] = arith.cmpf ole, %[[X]], %[[LOW]]
  // CHECK: %[[ISHIGH:.*]] = arith.cmpf oge, %[[X]], %[[HIGH]]
  // CHECK: %[[GT:.*]] = arith.cmpf ogt, %[[X]], %[[LOW]]
  // CHECK: %[[LT:.*]] = arith.cmpf olt, %[[X]], %[[HIGH]]
  // CHECK: %[[FITS:.*]] = arith.andi %[[GT]], %[[LT]]
  // CHECK: %[[SAFE:.*]] = arith.select %[[FITS]], %[[X]], %[[ZERO]]
  // CHECK: %[[I:.*]] = arith.fptosi %[[SAFE]]
  // CHECK: %[[MIN:.*]] = arith.constant dense<-2147483648>
  // CHECK: %[[I1:.*]] = arith.select %[[ISLOW]], %[[MIN]], %[[I]]
  // CHECK: %[[MAX:.*]] = arith.constant dense<2147483647>
  // CHECK: arith.select %[[ISHIGH]], %[[MAX]], %[[I1]]
  %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// The limits of 16-bit floats are in f32, where they are exact.
// CHECK-LABEL: @main
func.func @half_to_unsigned(%x: tensor<4xf16>) -> tensor<4xui8> {
  // CHECK: mp.cast %{{.*}} : tensor<4xf16> to tensor<4xf32>
  // CHECK: arith.constant dense<2.560000e+02> : tensor<4xf32>
  // CHECK: arith.fptoui %{{.*}} : tensor<4xf32> to tensor<4xi8>
  %0 = "stablehlo.convert"(%x) : (tensor<4xf16>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// -----

// NaN is true.
// CHECK-LABEL: @main
func.func @floats_to_booleans(%x: tensor<4xf32>) -> tensor<4xi1> {
  // CHECK: arith.cmpf une
  %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// CHECK-LABEL: @main
func.func @bitcast(%x: tensor<4xf32>) -> tensor<4xui32> {
  // CHECK: arith.bitcast %{{.*}} : tensor<4xf32> to tensor<4xi32>
  %0 = "stablehlo.bitcast_convert"(%x) : (tensor<4xf32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}
