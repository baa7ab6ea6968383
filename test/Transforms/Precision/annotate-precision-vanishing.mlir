// What is too small for f16, by its range or by what a profile saw.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s
// RUN: sed 's/policy<f16>/policy<bf16>/' %s | mp-opt --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | FileCheck %s --check-prefix=BF16 --implicit-check-not=kept_wide

// All of it would be 0. 1e-3 times as much is fine, and bf16 has f32's range.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @proved
  // BF16-LABEL: func @proved
  func.func @proved(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %tanh = math.tanh %x : tensor<64x64xf32>
    %tiny = arith.constant dense<1.0e-09> : tensor<64x64xf32>
    %small = arith.constant dense<1.0e-03> : tensor<64x64xf32>
    %0 = arith.mulf %tanh, %tiny : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is at most 1e-09, where f16 has few numbers"}
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = arith.mulf %tanh, %small : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} (tensor<64x64xf16>
    %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %3 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// In f16 numbers below 2^-25 become 0. One of 1e-3 is too large to tell of the
// ten thousands, whose squares are 7.0e-4 of its own, and for 1.4e-5 of it no
// value is kept in f32.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @seen
  // BF16-LABEL: func @seen
  func.func @seen(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = arith.mulf %0, %0 {mp.observed = [#mp.observed<min = 0.0, max = 1.2e-03, least = 1.6e-08, row_norm = 1.2e-03, exponents = -26 [3000000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]>]} : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 was seen to lose 0.07 % of its energy in f16, to numbers that become 0"}
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = arith.mulf %2, %2 {mp.observed = [#mp.observed<min = 0.0, max = 1.2e-03, least = 1.6e-08, row_norm = 1.2e-03, exponents = -26 [60000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]>]} : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} (tensor<64x64xf16>
    %4 = mp.dot %3, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2, %4 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
