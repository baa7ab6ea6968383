// What is believed of ops and may go wrong is a line each, three at most.
//
// RUN: mp-opt %s --mp-annotate-precision --split-input-file -o /dev/null \
// RUN:   --verify-diagnostics

// Two networks that are to agree; a residual is none, nor is a layer.
module attributes {mp.policy = #mp.policy<f16, rules = [<arg "x" = allow>]>} {
  func.func @agreement(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %g: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %a = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %b = mp.dot %x, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // expected-warning@below {{arith.subf takes from each other what products of f16 gave, which has 11 bits}}
    %0 = arith.subf %a, %b : tensor<64x64xf32>
    %same = arith.negf %a : tensor<64x64xf32>
    %1 = arith.subf %a, %same : tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Sums of what has both signs; of a weight's nothing is said.
module attributes {mp.policy = #mp.policy<f16, rules = [<arg "x" = allow>]>} {
  func.func @signs(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    // expected-warning@below {{mp.dot stores sums without a weight as f16, which ends at 65504}}
    %s = mp.dot %t, %h contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %0 = mp.dot %s, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
}
