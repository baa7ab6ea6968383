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

// -----

// A loop that ends once its sum is below one that a product gave before it. A
// multiple of that is a tolerance, of which few digits matter; and a constant, and
// what f32 made, is nobody's rounding.
module attributes {mp.policy = #mp.policy<f16, rules = [<arg "x" = allow>]>} {
  func.func @search(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %b: tensor<64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %one = arith.constant dense<1.0> : tensor<f32>
    %half = arith.constant dense<0.5> : tensor<f32>
    %small = arith.constant dense<1.0e-3> : tensor<f32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    %loss = mp.reduce add %t dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    %norm = mp.reduce add %b dims [0] : tensor<64xf32> to tensor<f32>
    %0 = scf.while (%rate = %one) : (tensor<f32>) -> tensor<f32> {
      %slack = arith.subf %loss, %rate : tensor<f32>
      %candidate = math.exp %rate : tensor<f32>
      // expected-warning@below {{arith.cmpf ends a loop by what products of f16 gave before it, which has 11 bits}}
      %more = arith.cmpf ogt, %candidate, %slack : tensor<f32>
      %go = tensor.extract %more[] : tensor<i1>
      scf.condition(%go) %rate : tensor<f32>
    } do {
    ^bb0(%rate: tensor<f32>):
      %next = arith.mulf %rate, %half : tensor<f32>
      scf.yield %next : tensor<f32>
    }
    %1 = scf.while (%residual = %one) : (tensor<f32>) -> tensor<f32> {
      %tolerance = arith.mulf %loss, %small : tensor<f32>
      %more = arith.cmpf ogt, %residual, %tolerance : tensor<f32>
      %go = tensor.extract %more[] : tensor<i1>
      scf.condition(%go) %residual : tensor<f32>
    } do {
    ^bb0(%residual: tensor<f32>):
      %next = arith.mulf %residual, %half : tensor<f32>
      scf.yield %next : tensor<f32>
    }
    %2 = scf.while (%residual = %one) : (tensor<f32>) -> tensor<f32> {
      %more = arith.cmpf ogt, %residual, %norm : tensor<f32>
      %go = tensor.extract %more[] : tensor<i1>
      scf.condition(%go) %residual : tensor<f32>
    } do {
    ^bb0(%residual: tensor<f32>):
      %next = arith.mulf %residual, %half : tensor<f32>
      scf.yield %next : tensor<f32>
    }
    return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
