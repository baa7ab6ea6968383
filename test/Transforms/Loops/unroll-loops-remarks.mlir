// RUN: mp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(mp-unroll-loops{max-ops=10}))' --remarks-filter='mp-unroll-loops' --remark-policy=all --verify-diagnostics -o %t
// RUN: FileCheck %s < %t

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-remark@below {{Guessed=0, Iterations=3, Ops=3}}
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %n = math.sqrt %a : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// CHECK: @many
// CHECK-NOT: math.sqrt
// CHECK: scf.for
func.func @many(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  // expected-remark@below {{Reason="the function would have more ops than max-ops allows"}}
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %n = math.sqrt %a : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @data(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark@below {{Reason="how often it runs depends on data"}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %m = math.sqrt %a : tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
