// Counted loops become their iterations, those that data may end sooner too.
// RUN: mp-opt %s --mp-unroll-loops --canonicalize --cse | FileCheck %s
// RUN: mp-opt %s --mp-unroll-loops > %t.once
// RUN: mp-opt %t.once --mp-unroll-loops | diff %t.once -
// RUN: mp-opt %s --mp-unroll-loops --remarks-filter=mp-unroll-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --pass-pipeline='builtin.module(func.func(mp-unroll-loops{max-guesses=2}))' | FileCheck %s --check-prefix=FEW

// A scan that stacks what a second one reads: the stack is gone.
// CHECK-LABEL: @main
// CHECK-NEXT: %[[H1:.*]] = math.tanh %arg0
// CHECK-NEXT: %[[H2:.*]] = math.tanh %[[H1]]
// CHECK-NEXT: %[[S1:.*]] = arith.addf %arg0, %[[H1]]
// CHECK-NEXT: %[[S2:.*]] = arith.addf %[[S1]], %[[H2]]
// CHECK-NEXT: return %[[S2]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %two = arith.constant dense<2> : tensor<i32>
  %pad = arith.constant dense<0> : tensor<1xi32>
  %empty = arith.constant dense<0.0> : tensor<2x4xf32>
  %f:3 = scf.while (%i = %zero, %h = %x, %s = %empty) : (tensor<i32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<2x4xf32>) {
    %less = arith.cmpi slt, %i, %two : tensor<i32>
    %c = tensor.extract %less[] : tensor<i1>
    scf.condition(%c) %i, %h, %s : tensor<i32>, tensor<4xf32>, tensor<2x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<4xf32>, %s: tensor<2x4xf32>):
    %n = math.tanh %h : tensor<4xf32>
    %row = mp.reshape %n : tensor<4xf32> to tensor<1x4xf32>
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %place = mp.concat %at, %pad dim 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %t = mp.scatter replace %s, %place, %row window [0, 1] start [0, 1] index_vector 0
       : (tensor<2x4xf32>, tensor<2xi32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    %j = arith.addi %i, %one : tensor<i32>
    scf.yield %j, %n, %t : tensor<i32>, tensor<4xf32>, tensor<2x4xf32>
  }
  %b:2 = scf.while (%i = %zero, %sum = %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i, %two : tensor<i32>
    %c = tensor.extract %less[] : tensor<i1>
    scf.condition(%c) %i, %sum : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %sum: tensor<4xf32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %place = mp.concat %at, %pad dim 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %row = mp.gather %f#2, %place slice [1, 4] offset [0] collapsed [0] start [0, 1]
         index_vector 0 : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<4xf32>
    %n = arith.addf %sum, %row : tensor<4xf32>
    %j = arith.addi %i, %one : tensor<i32>
    scf.yield %j, %n : tensor<i32>, tensor<4xf32>
  }
  return %b#1 : tensor<4xf32>
}

// The inner loop counts by the outer one: 0 + 1 + 2 negations.
// CHECK-LABEL: @nested
// CHECK-NOT: scf.
// CHECK-COUNT-3: math.sqrt
// CHECK-NOT: math.sqrt
func.func @nested(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %s = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> (tensor<4xf32>) {
      %n = math.sqrt %b : tensor<4xf32>
      scf.yield %n : tensor<4xf32>
    }
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// A loop that never runs gives what came in.
// CHECK-LABEL: @never
// CHECK-NEXT: return %arg0
func.func @never(%x: tensor<4xf32>) -> tensor<4xf32> {
  %no = arith.constant false
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%no) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %n = math.sqrt %a : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// Its condition is known once, and then depends on data: nothing is left of the
// iteration that was tried.
// CHECK-LABEL: @until
// CHECK-NOT: math.sqrt
// CHECK: scf.while
// CHECK: math.sqrt
// CHECK-NOT: math.sqrt
func.func @until(%x: tensor<f32>, %limit: tensor<f32>) -> tensor<f32> {
  %true = arith.constant true
  %r:2 = scf.while (%go = %true, %a = %x) : (i1, tensor<f32>) -> (i1, tensor<f32>) {
    scf.condition(%go) %go, %a : i1, tensor<f32>
  } do {
  ^bb0(%go: i1, %a: tensor<f32>):
    %n = math.sqrt %a : tensor<f32>
    %more = arith.cmpf ogt, %n, %limit : tensor<f32>
    %c = tensor.extract %more[] : tensor<i1>
    scf.yield %c, %n : i1, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

// A solver that stops at a tolerance, and after three rounds at the latest: all
// rounds are computed, and the results come from where it stops.
// REMARK: Guessed=3, Iterations=3
// FEW-LABEL: @solver
// FEW: scf.while
// CHECK-LABEL: @solver
// CHECK-NOT: scf.
// CHECK: %[[E1:.*]] = arith.cmpf ogt
// CHECK: %[[X1:.*]] = arith.divf
// CHECK: %[[E2:.*]] = arith.cmpf ogt
// CHECK: %[[X2:.*]] = arith.divf
// CHECK: %[[E3:.*]] = arith.cmpf ogt
// CHECK: %[[X3:.*]] = arith.divf
// CHECK-NOT: arith.cmpf
// CHECK: arith.select
// CHECK-NOT: arith.divf
func.func @solver(%x: tensor<4xf32>, %tolerance: tensor<f32>) -> (tensor<i32>, tensor<4xf32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %r:2 = scf.while (%i = %zero, %a = %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i, %three : tensor<i32>
    %error = mp.reduce max %a dims [0] : tensor<4xf32> to tensor<f32>
    %far = arith.cmpf ogt, %error, %tolerance : tensor<f32>
    %both = arith.andi %less, %far : tensor<i1>
    %c = tensor.extract %both[] : tensor<i1>
    scf.condition(%c) %i, %a : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<4xf32>):
    %n = arith.divf %a, %x : tensor<4xf32>
    %j = arith.addi %i, %one : tensor<i32>
    scf.yield %j, %n : tensor<i32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<i32>, tensor<4xf32>
}

// What has no bound stays, and of its rounds nothing is left.
// CHECK-LABEL: @unbounded
// CHECK-NEXT: scf.while
// CHECK-COUNT-1: math.sqrt
// CHECK-NOT: math.sqrt
func.func @unbounded(%x: tensor<f32>, %limit: tensor<f32>) -> tensor<f32> {
  %r = scf.while (%a = %x) : (tensor<f32>) -> tensor<f32> {
    %more = arith.cmpf ogt, %a, %limit : tensor<f32>
    %c = tensor.extract %more[] : tensor<i1>
    scf.condition(%c) %a : tensor<f32>
  } do {
  ^bb0(%a: tensor<f32>):
    %n = math.sqrt %a : tensor<f32>
    scf.yield %n : tensor<f32>
  }
  return %r : tensor<f32>
}
