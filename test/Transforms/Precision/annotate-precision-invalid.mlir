// RUN: mp-opt %s --mp-annotate-precision --split-input-file --verify-diagnostics

// expected-error@+1 {{no precision policy on the module: run mp-load-policy}}
module {
}

// -----

// expected-warning@+1 {{the policy's type is f32: every op keeps its precision}}
module attributes {mp.policy = #mp.policy<f32>} {
}

// -----

// expected-warning@+1 {{nothing becomes narrow: no op of class allow is free to}}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @no_contraction(%x: tensor<8xf32>) -> tensor<8xf32> {
    %y = math.tanh %x : tensor<8xf32>
    return %y : tensor<8xf32>
  }
}

// -----

// With a contraction that might, it says what keeps it from that.
// expected-warning@+1 {{nothing becomes narrow: no op of class allow is free to (mp.dot: operand 0 is not known to be bounded); the remarks}}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @no_bounds(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %e = math.exp %x : tensor<8x8xf32>
    %y = mp.dot %e, %e contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @nan_in_arithmetic(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-note@+1 {{the constant is here}}
    %c = arith.constant dense<0x7FC00000> : tensor<f32>
    %n = mp.broadcast %c dims [] : tensor<f32> to tensor<8x8xf32>
    // expected-error@+1 {{computes with the non-finite constant nan}}
    %y = arith.addf %x, %n : tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @infinite_rate(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-note@+1 {{the constant is here}}
    %c = arith.constant dense<0x7F800000> : tensor<8x8xf32>
    // expected-error@+1 {{computes with the non-finite constant inf}}
    %y = arith.mulf %x, %c : tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
}

// -----

// Among other elements it is no better.
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @infinite_rates(%x: tensor<2xf32>) -> tensor<2xf32> {
    // expected-note@+1 {{the constant is here}}
    %c = arith.constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
    // expected-error@+1 {{computes with the non-finite constant inf among its elements: some results are non-finite; mask with it by a select}}
    %y = arith.mulf %x, %c : tensor<2xf32>
    return %y : tensor<2xf32>
  }
}
