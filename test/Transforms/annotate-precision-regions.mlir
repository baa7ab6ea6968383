// RUN: mp-opt %s --mp-annotate-precision --remarks-filter=mp-annotate-precision --remark-policy=all 2> %t.remarks | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK %s --input-file=%t.remarks
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision -o /dev/null

// A loop has no precision model: its operands, its region and its results keep
// their types, what is outside is planned all the same, and a remark says so.
module attributes {mp.policy = #mp.policy<f16>} {
  // REMARK: 'scf.while' has no precision model: never touched
  // CHECK-LABEL: @main
  func.func @main(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %n: tensor<i32>) -> tensor<8x8xf32> {
    // CHECK: mp.dot %{{.*}}mp.precision = #mp.precision<compute f16
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %zero = arith.constant dense<0> : tensor<i32>
    %one = arith.constant dense<1> : tensor<i32>
    // CHECK: scf.while
    // CHECK-NOT: mp.precision
    %1:2 = scf.while (%i = %zero, %y = %0) : (tensor<i32>, tensor<8x8xf32>) -> (tensor<i32>, tensor<8x8xf32>) {
      %l = arith.cmpi slt, %i, %n : tensor<i32>
      %e = tensor.extract %l[] : tensor<i1>
      scf.condition(%e) %i, %y : tensor<i32>, tensor<8x8xf32>
    } do {
    ^bb0(%i: tensor<i32>, %y: tensor<8x8xf32>):
      %j = arith.addi %i, %one : tensor<i32>
      %z = mp.dot %y, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %j, %z : tensor<i32>, tensor<8x8xf32>
    }
    // CHECK: return
    return %1#1 : tensor<8x8xf32>
  }
}
