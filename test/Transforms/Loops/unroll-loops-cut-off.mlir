// A loop that only data ends: halved until it is below a tenth. With max-rounds it
// becomes so many rounds, and NaN where it would go on; a number of rounds that it
// gives stays one.
// RUN: mp-opt %s --pass-pipeline='builtin.module(func.func(mp-unroll-loops{max-rounds=3}))' > %t.cut.mlir
// RUN: FileCheck %s < %t.cut.mlir
// RUN: mp-opt %s --mp-unroll-loops | FileCheck %s --check-prefix=STAYS
// RUN: mp-run %t.cut.mlir --set=x=0.7 --outputs=%t.over.npz
// RUN: mp-run %s --set=x=0.7 --outputs=%t.ref.npz
// RUN: cmp %t.over.npz %t.ref.npz
// RUN: mp-run %t.cut.mlir --set=x=0.9 --outputs=%t.on.npz
// RUN: %python -c 'import sys, numpy; r = numpy.load(sys.argv[1]); print(r["out0"], r["out1"])' %t.on.npz | FileCheck %s --check-prefix=ON
// RUN: mp-opt %s --mp-to-cuda=max-rounds=3 -o %t.plan.mlir
// RUN: mp-run %t.plan.mlir --device=plan --set=x=0.7 --outputs=%t.plan.npz
// RUN: cmp %t.plan.npz %t.ref.npz
// ON: nan 3

// STAYS: scf.while
// CHECK-LABEL: @main
// CHECK-NOT: scf.while
// CHECK-COUNT-3: arith.mulf
// CHECK-NOT: arith.mulf
// CHECK: dense<0x7FC00000> : tensor<f32>
func.func @main(%x: tensor<f32> {mp.name = "x"}) -> (tensor<f32>, tensor<i32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %least = arith.constant dense<0.1> : tensor<f32>
  %half = arith.constant dense<0.5> : tensor<f32>
  %r:2 = scf.while (%a = %x, %n = %zero) : (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>) {
    %more = arith.cmpf ogt, %a, %least : tensor<f32>
    %c = tensor.extract %more[] : tensor<i1>
    scf.condition(%c) %a, %n : tensor<f32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<f32>, %n: tensor<i32>):
    %b = arith.mulf %a, %half : tensor<f32>
    %m = arith.addi %n, %one : tensor<i32>
    scf.yield %b, %m : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}
