// RUN: mp-opt %s --mp-annotate-precision --remarks-filter=mp-annotate-precision --remark-policy=all 2> %t.remarks | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK %s --input-file=%t.remarks
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck --check-prefix=CASTS %s
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts > %t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts --mp-simplify-casts | diff %t.once -

// What a loop carries and what a branch gives stays f32; ops inside are planned
// like all others. What is the same in every round is cast once, outside.
module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
  // REMARK-NOT: has no precision model
  // CHECK-LABEL: @loop
  // CASTS-LABEL: @loop
  func.func @loop(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %n: tensor<i32>) -> tensor<8x8xf32> {
    // CHECK: mp.dot %{{.*}}mp.precision = #mp.precision<compute f16
    // CASTS-DAG: %[[W:.*]] = mp.cast %arg1
    // CASTS: %[[Y:.*]] = mp.dot {{.*}} -> tensor<8x8xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %zero = arith.constant dense<0> : tensor<i32>
    %one = arith.constant dense<1> : tensor<i32>
    // CHECK: scf.while
    // CASTS: scf.while ({{.*}} = %[[Y]])
    %1:2 = scf.while (%i = %zero, %y = %0) : (tensor<i32>, tensor<8x8xf32>) -> (tensor<i32>, tensor<8x8xf32>) {
      %l = arith.cmpi slt, %i, %n : tensor<i32>
      %e = tensor.extract %l[] : tensor<i1>
      scf.condition(%e) %i, %y : tensor<i32>, tensor<8x8xf32>
    } do {
    ^bb0(%i: tensor<i32>, %y: tensor<8x8xf32>):
      %j = arith.addi %i, %one : tensor<i32>
      // CHECK: mp.dot %{{.*}}mp.precision = #mp.precision<compute f16
      // CASTS: ^bb0(%{{.*}}: tensor<i32>, %[[CARRIED:.*]]: tensor<8x8xf32>):
      // CASTS: %[[LOW:.*]] = mp.cast %[[CARRIED]] : tensor<8x8xf32> to tensor<8x8xf16>
      // CASTS: %[[Z:.*]] = mp.dot %[[LOW]], %[[W]] contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
      // CASTS: scf.yield %{{.*}}, %[[Z]] : tensor<i32>, tensor<8x8xf32>
      %z = mp.dot %y, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %j, %z : tensor<i32>, tensor<8x8xf32>
    }
    return %1#1 : tensor<8x8xf32>
  }

  // CASTS-LABEL: @branch
  func.func @branch(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %p: i1) -> tensor<8x8xf32> {
    // CASTS-DAG: %[[X:.*]] = mp.cast %arg0
    // CASTS-DAG: %[[W:.*]] = mp.cast %arg1
    // CASTS: scf.if %arg2 -> (tensor<8x8xf32>) {
    // CASTS-NEXT: %[[D:.*]] = mp.dot %[[X]], %[[W]] {{.*}} -> tensor<8x8xf32>
    // CASTS-NEXT: scf.yield %[[D]]
    // CASTS: } else {
    // CASTS-NEXT: scf.yield %arg0
    %0 = scf.if %p -> tensor<8x8xf32> {
      %1 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    } else {
      scf.yield %x : tensor<8x8xf32>
    }
    return %0 : tensor<8x8xf32>
  }
}
