// RUN: mp-opt %s --split-input-file | FileCheck %s

// A loop carries its operands; what it captures stays outside.
// CHECK-LABEL: @main
// CHECK: %[[ONE:.*]] = arith.constant dense<1>
// CHECK: %[[R:.*]]:2 = scf.while (%[[I:.*]] = %{{.*}}, %[[X:.*]] = %arg0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
// CHECK:   %[[L:.*]] = arith.cmpi slt, %[[I]], %arg1
// CHECK:   %[[E:.*]] = tensor.extract %[[L]][] : tensor<i1>
// CHECK:   scf.condition(%[[E]]) %[[I]], %[[X]]
// CHECK: } do {
// CHECK:   arith.addi %{{.*}}, %[[ONE]]
// CHECK:   arith.addf
// CHECK:   scf.yield
// CHECK: return %[[R]]#1
func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<4xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.add %i, %one : tensor<i32>
      %2 = func.call @twice(%y) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
    }
  return %0#1 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The last branch takes every index that no other has.
// CHECK-LABEL: @main
// CHECK: %[[E:.*]] = tensor.extract %arg0[] : tensor<i32>
// CHECK: %[[I:.*]] = arith.index_cast %[[E]] : i32 to index
// CHECK: scf.index_switch %[[I]] -> tensor<f32>
// CHECK: case 0 {
// CHECK-NEXT: arith.negf
// CHECK: case 1 {
// CHECK-NEXT: scf.yield %arg1
// CHECK: default {
// CHECK-NEXT: arith.addf
func.func @case(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.negate %x : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: @main
// CHECK: scf.while
// CHECK: do {
// CHECK: scf.if %{{.*}} -> (tensor<f32>) {
// CHECK-NEXT: arith.negf
// CHECK: } else {
// CHECK-NEXT: scf.yield
func.func @if_inside_a_loop(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %0 = stablehlo.while(%y = %x) : tensor<f32>
    cond {
      stablehlo.return %p : tensor<i1>
    } do {
      %1 = "stablehlo.if"(%p) ({
        %2 = stablehlo.negate %y : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }, {
        stablehlo.return %y : tensor<f32>
      }) : (tensor<i1>) -> tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }
  return %0 : tensor<f32>
}
