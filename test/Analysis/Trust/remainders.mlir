// A loss that is what little is left of a number: what it is taken from keeps its
// digits, behind weights, too.
//
// RUN: mp-test-opt %s --test-print-value-trust --split-input-file --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<bf16>} {
func.func @expected_error(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@below {{stays f32, as it may equal the number that it is taken from}}
  %p = mp.logistic %a : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %w = math.tanh %b : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %error = arith.subf %one, %p : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %part = arith.mulf %error, %w : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %loss = mp.reduce add %part dims [0] : tensor<8xf32> to tensor<f32>
  return %loss : tensor<f32>
}
}

// -----

// What goes on into a layer may be rounded: the other part of a gate.
module attributes {mp.policy = #mp.policy<bf16>} {
func.func @gate(%a: tensor<8x8xf32>, %h: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<f32> {
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<8x8xf32>
  // expected-remark-re@below {{result 0: proved{{$}}}}
  %z = mp.logistic %a : tensor<8x8xf32>
  // expected-remark@below {{result 0: proved}}
  %rest = arith.subf %one, %z : tensor<8x8xf32>
  // expected-remark@below {{result 0: }}
  %part = arith.mulf %rest, %h : tensor<8x8xf32>
  // expected-remark@below {{result 0: }}
  %y = mp.dot %part, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{result 0: }}
  %loss = mp.reduce add %y dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  return %loss : tensor<f32>
}
}

// -----

// 4 is far from it: all digits of the rest are left.
module attributes {mp.policy = #mp.policy<bf16>} {
func.func @far(%a: tensor<8xf32>) -> tensor<f32> {
  // expected-remark@below {{result 0: proved}}
  %four = arith.constant dense<4.0> : tensor<8xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it is a term of the loss}}
  %p = mp.logistic %a : tensor<8xf32>
  // expected-remark@below {{result 0: }}
  %error = arith.subf %four, %p : tensor<8xf32>
  // expected-remark@below {{result 0: }}
  %loss = mp.reduce add %error dims [0] : tensor<8xf32> to tensor<f32>
  return %loss : tensor<f32>
}
}

// -----

// A loss of one element is one.
module attributes {mp.policy = #mp.policy<bf16>} {
func.func @one_element(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<1xf32> {
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@below {{stays f32, as it may equal the number that it is taken from}}
  %p = mp.logistic %a : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %w = math.tanh %b : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %error = arith.subf %one, %p : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %part = arith.mulf %error, %w : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %loss = mp.reduce add %part dims [0] : tensor<8xf32> to tensor<f32>
  // expected-remark@below {{result 0: proved}}
  %flat = mp.reshape %loss : tensor<f32> to tensor<1xf32>
  return %flat : tensor<1xf32>
}
}
