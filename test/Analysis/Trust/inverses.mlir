// What is bounded over the inverse of a value is as large as that: numbers that
// were scaled to be rounded, c / m times x, are scaled back.
//
// RUN: mp-test-opt %s --test-print-value-trust --split-input-file --verify-diagnostics -o /dev/null

// Three values times the mean magnitude of a weight, and what gradients pass by.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}) -> (tensor<64x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %least = arith.constant dense<1.0e-5> : tensor<f32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %one = arith.constant dense<1.0> : tensor<f32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %size = arith.constant dense<512.0> : tensor<f32>
  // expected-remark@below {{result 0: proved}}
  %low = arith.constant dense<-1.0> : tensor<64x8xf32>
  // expected-remark@below {{result 0: proved}}
  %high = arith.constant dense<1.0> : tensor<64x8xf32>
  // expected-remark@below {{result 0: assumed: a parameter}}
  %abs = math.absf %w : tensor<64x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.reduce add %abs dims [0, 1] : tensor<64x8xf32> to tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %mean = arith.divf %sum, %size : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %some = arith.maximumf %mean, %least : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it may reach 100000; no contraction may round it}}
  %inverse = arith.divf %one, %some : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it may reach 100000; no contraction may round it}}
  %scale = mp.broadcast %inverse dims [] : tensor<f32> to tensor<64x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %scaled = arith.mulf %w, %scale : tensor<64x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %whole = math.roundeven %scaled : tensor<64x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %above = arith.maximumf %whole, %low : tensor<64x8xf32>
  // expected-remark@below {{result 0: proved}}
  %three = arith.minimumf %above, %high : tensor<64x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %back = arith.divf %three, %scale : tensor<64x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %change = arith.subf %back, %w : tensor<64x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %read = arith.addf %w, %change : tensor<64x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %x, %read contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x8xf32>) -> tensor<16x8xf32>
  return %w, %y : tensor<64x8xf32>, tensor<16x8xf32>
}
}

// -----

// One of two inverses is chosen. What is over a number that may be anything, or
// over the inverse of one, or is not bounded itself, is not known; nor is what is
// many times as large as an activation.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x8xf32>, %m: tensor<16x8xf32>, %n: tensor<16x8xf32>, %flag: tensor<16x8xi1>) -> (tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %one = arith.constant dense<1.0> : tensor<16x8xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %four = arith.constant dense<4.0> : tensor<16x8xf32>
  // expected-remark@below {{result 0: proved}}
  %hundred = arith.constant dense<100.0> : tensor<16x8xf32>
  // expected-remark@below {{result 0: proved}}
  %q = math.tanh %x : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %first = arith.divf %four, %m : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %second = arith.divf %one, %n : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %divisor = arith.select %flag, %first, %second : tensor<16x8xi1>, tensor<16x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %chosen = arith.divf %q, %divisor : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %either = arith.select %flag, %first, %n : tensor<16x8xi1>, tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %any = arith.divf %q, %either : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %square = arith.mulf %m, %m : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %small = arith.divf %one, %square : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %large = arith.divf %q, %small : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %open = arith.divf %x, %first : tensor<16x8xf32>
  // expected-remark@below {{result 0: proved}}
  %wide = arith.mulf %q, %hundred : tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %many = arith.divf %wide, %second : tensor<16x8xf32>
  return %chosen, %any, %large, %open, %many : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>
}
}
