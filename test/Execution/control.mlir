// RUN: mp-run %s | FileCheck %s
// RUN: mp-run %s --precision=f64 | FileCheck %s

// Loops that change what they pass on, branches without results, loops in
// loops, values of outer regions.
func.func @main() -> (tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<3xf32>) {
  %0 = arith.constant dense<0> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<i32>
  %5 = arith.constant dense<5> : tensor<i32>
  %pair = arith.constant dense<[1, 2]> : tensor<2xi32>
  // The condition passes on the square of the counter, not the counter.
  // CHECK: out0: i32[] = 25
  %a = scf.while (%i = %0) : (tensor<i32>) -> tensor<i32> {
    %l = arith.cmpi slt, %i, %5 : tensor<i32>
    %e = tensor.extract %l[] : tensor<i1>
    %s = arith.muli %i, %i : tensor<i32>
    scf.condition(%e) %s : tensor<i32>
  } do {
  ^bb0(%s: tensor<i32>):
    // 0, 1, 2, ... by the root of the square.
    %r = scf.while (%k = %0) : (tensor<i32>) -> tensor<i32> {
      %q = arith.muli %k, %k : tensor<i32>
      %l = arith.cmpi slt, %q, %s : tensor<i32>
      %e = tensor.extract %l[] : tensor<i1>
      scf.condition(%e) %k : tensor<i32>
    } do {
    ^bb0(%k: tensor<i32>):
      %n = arith.addi %k, %1 : tensor<i32>
      scf.yield %n : tensor<i32>
    }
    %n = arith.addi %r, %1 : tensor<i32>
    scf.yield %n : tensor<i32>
  }
  // Values that change places.
  // CHECK: out1: i32[2] = 2 1
  // CHECK: out2: i32[] = 5
  %b:3 = scf.while (%p = %pair, %q = %pair, %i = %0) : (tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<i32>) {
    %l = arith.cmpi slt, %i, %5 : tensor<i32>
    %e = tensor.extract %l[] : tensor<i1>
    scf.condition(%e) %p, %q, %i : tensor<2xi32>, tensor<2xi32>, tensor<i32>
  } do {
  ^bb0(%p: tensor<2xi32>, %q: tensor<2xi32>, %i: tensor<i32>):
    %r = mp.reverse %p dims [0] : tensor<2xi32>
    %n = arith.addi %i, %1 : tensor<i32>
    scf.yield %q, %r, %n : tensor<2xi32>, tensor<2xi32>, tensor<i32>
  }
  %x = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %index = arith.constant 7 : index
  %false = arith.constant false
  // No case of 7; and a choice by a scalar.
  // CHECK: out3: f32[3] = 2 4 6
  %c = scf.index_switch %index -> tensor<3xf32>
  case 3 {
    scf.yield %x : tensor<3xf32>
  }
  default {
    %d = scf.if %false -> tensor<3xf32> {
      scf.yield %x : tensor<3xf32>
    } else {
      %y = arith.addf %x, %x : tensor<3xf32>
      scf.yield %y : tensor<3xf32>
    }
    scf.yield %d : tensor<3xf32>
  }
  scf.if %false {
  }
  return %a, %b#1, %b#2, %c : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<3xf32>
}
