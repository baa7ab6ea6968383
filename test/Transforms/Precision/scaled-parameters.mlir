// A parameter with a factor for each channel, as an embedding has in front of its
// network, is an activation: both were as large as weights.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file 2> /dev/null | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @channels
  func.func @channels(%i: tensor<16x1xi32>, %e: tensor<100x64xf32> {mp.role = #mp.role<parameter>}, %s: tensor<64xf32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x64xf32> {
    %0 = mp.gather %e, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<100x64xf32>, tensor<16x1xi32>) -> tensor<16x64xf32>
    %1 = mp.broadcast %s dims [1] : tensor<64xf32> to tensor<16x64xf32>
    %2 = arith.mulf %0, %1 : tensor<16x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x64xf16>, tensor<64x64xf16>)
    %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    return %3 : tensor<16x64xf32>
  }
}

// -----

// Two of one shape may both be far below 1.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @factors
  func.func @factors(%u: tensor<16x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<16x64xf32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x64xf32> {
    %0 = arith.mulf %u, %v : tensor<16x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
}

// -----

// A square, and two factors that are both repeated, are no embedding.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @outer
  func.func @outer(%u: tensor<16xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64xf32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = mp.broadcast %u dims [0] : tensor<16xf32> to tensor<16x64xf32>
    %1 = mp.broadcast %v dims [1] : tensor<64xf32> to tensor<16x64xf32>
    %2 = arith.mulf %0, %1 : tensor<16x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
    %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %4 = arith.mulf %1, %1 : tensor<16x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
    %5 = mp.dot %4, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    return %3, %5 : tensor<16x64xf32>, tensor<16x64xf32>
  }
}
