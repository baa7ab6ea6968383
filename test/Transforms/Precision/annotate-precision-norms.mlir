// What is divided by its own norm is bounded. The inverse of a norm by itself
// is of any size, also where a mask chooses it.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @norms
  func.func @norms(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %m: tensor<64xi1> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    %square = arith.mulf %t, %t : tensor<64x64xf32>
    %sum = mp.reduce add %square dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %norm = math.sqrt %sum : tensor<64xf32>
    %norms = mp.broadcast %norm dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %line = arith.divf %t, %norms : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %0 = mp.dot %line, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %half = arith.constant dense<0.5> : tensor<64xf32>
    %none = arith.constant dense<0.0> : tensor<64xf32>
    %inverse = arith.divf %half, %norm : tensor<64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %inverse, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    %chosen = arith.select %m, %half, %none : tensor<64xi1>, tensor<64xf32>
    %masked = arith.divf %chosen, %norm : tensor<64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %2 = mp.dot %masked, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    %root = math.rsqrt %sum : tensor<64xf32>
    %scaled = arith.mulf %half, %root : tensor<64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %3 = mp.dot %scaled, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    return %0, %1, %2, %3 : tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
