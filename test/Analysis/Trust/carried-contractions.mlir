// What a loop multiplies by 1 at most and adds to stays as large as what is
// added: an exponential of what is not positive counts as 1, though its range
// allows for the error of the function.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// A state space by time steps, one of either sign, and one by a quotient.
func.func @kept(%t: tensor<8x4xf32>, %x: tensor<8x4xf32>, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %end = arith.constant 24 : index
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  // expected-remark@+3 {{result 0: assumed: of the size of an activation}}
  // expected-remark@+2 {{result 1: assumed: of the size of an activation}}
  // expected-remark@below {{result 2: assumed: of the size of an activation}}
  %r:3 = scf.for %at = %start to %end step %step iter_args(%h = %zero, %g = %x, %k = %zero) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %size = math.absf %t : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %below = arith.negf %size : tensor<8x4xf32>
    // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
    %a = math.exp %below : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %b = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %ah = arith.mulf %a, %h : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %h1 = arith.addf %ah, %b : tensor<8x4xf32>
    // expected-remark@below {{result 0: proved}}
    %turned = arith.negf %a : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %ag = arith.mulf %g, %turned : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %g1 = arith.subf %b, %ag : tensor<8x4xf32>
    // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
    %more = arith.addf %a, %one : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %ak = arith.divf %k, %more : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %k1 = arith.addf %b, %ak : tensor<8x4xf32>
    scf.yield %h1, %g1, %k1 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
  return %r#0 : tensor<8x4xf32>
}

// Factors of up to 2, of which nothing is known, and of a bit more than 1, which
// grows without end.
func.func @others(%t: tensor<8x4xf32>, %x: tensor<8x4xf32>, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %end = arith.constant 24 : index
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  // expected-remark@below {{result 0: proved}}
  %bit = arith.constant dense<1.001> : tensor<8x4xf32>
  // expected-remark@below {{result 0: proved}}
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  // expected-remark@+3 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+2 {{result 1: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@below {{result 2: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %r:3 = scf.for %at = %start to %end step %step iter_args(%h = %zero, %g = %x, %k = %zero) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    // expected-remark@below {{result 0: proved}}
    %a = math.tanh %t : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %b = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    // expected-remark@below {{result 0: proved}}
    %a2 = arith.mulf %a, %two : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %ah = arith.mulf %a2, %h : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %h1 = arith.addf %ah, %b : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %ag = arith.mulf %g, %t : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %g1 = arith.subf %b, %ag : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %ak = arith.mulf %k, %bit : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %k1 = arith.addf %b, %ak : tensor<8x4xf32>
    scf.yield %h1, %g1, %k1 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
  return %r#0 : tensor<8x4xf32>
}
}
