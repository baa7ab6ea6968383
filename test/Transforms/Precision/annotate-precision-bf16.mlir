// In bf16, which has the range of f32, only digits are at stake: what is made of
// trusted values element by element may be of any size.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

// A product of activations, an exponential, and a quotient.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @made
  func.func @made(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %g: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK-COUNT-4: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    // CHECK-NOT: mp.dot
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %k = mp.dot %x, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %gated = arith.mulf %q, %k : tensor<64x64xf32>
    %0 = mp.dot %gated, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %e = math.exp %q : tensor<64x64xf32>
    %over = arith.divf %k, %e : tensor<64x64xf32>
    %1 = mp.dot %over, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// A square is taken from another, and a logarithm, too.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @taken
  func.func @taken(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %square = arith.mulf %q, %q : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %square, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %log = math.log %q : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %log, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
