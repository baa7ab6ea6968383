// RUN: mp-opt %s --mp-annotate-precision --remarks-filter='mp-annotate-precision' --remark-policy=all --verify-diagnostics --split-input-file

module attributes {mp.policy = #mp.policy<f16, planner = painting, rules = [<op "math.tanh" = deny>]>} {
// Each op says its class, who gave it, and what forced it.
// expected-remark@+1 {{Ops=7}}
func.func @main(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  // expected-remark@+1 {{f16: class allow (class allow, default of the op)}}
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{f16: follows an allow op (class infer, default of the op; forced by mp.dot at line 8)}}
  %1 = arith.addf %0, %0 : tensor<8x8xf32>
  // expected-remark@+1 {{f32: denied by rule op "math.tanh" (class deny, rule op "math.tanh")}}
  %2 = math.tanh %1 : tensor<8x8xf32>
  // expected-remark@+1 {{f32: downstream of a deny op (class infer, default of the op; forced by math.tanh at line 12)}}
  %3 = arith.subf %2, %1 : tensor<8x8xf32>
  %eps = arith.constant dense<1.0e-12> : tensor<8x8xf32>
  // expected-remark@+1 {{f32: constant 1e-12 vanishes in f16 (class infer, default of the op)}}
  %4 = arith.addf %0, %eps : tensor<8x8xf32>
  %low = arith.constant dense<-1.0e9> : tensor<8x8xf32>
  // expected-remark@+1 {{f32: constant -1e+09 overflows in f16 (class clear, default of the op)}}
  %5 = arith.maximumf %0, %low : tensor<8x8xf32>
  // expected-remark@+1 {{f16: follows an allow op}}
  %6 = arith.mulf %1, %1 : tensor<8x8xf32>
  return %3, %4, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
// A gradient that stays as it was summed says so, and so does what carries it.
// expected-remark@+1 {{Ops=3}}
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{f16: class allow (class allow, default of the op); stores f32, since only gradients are made of it}}
  %0 = mp.dot %x, %x contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{f32: carries f32 sums into a gradient (class clear, default of the op; forced by mp.dot}}
  %1 = mp.transpose %0 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  // expected-remark@+1 {{f32: class deny (class deny, default of the op)}}
  %2 = mp.unscale %1, %s : tensor<8x8xf32> -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
// What is pinned for where it stands says so.
// expected-remark@+1 {{Ops=4}}
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {mp.role = #mp.role<loss>}) {
  %seed = mp.scale %x, %s : tensor<8x8xf32>
  // expected-remark@+1 {{f32: multiplies the scaled seed, which is large until it is divided (class infer, default of the op)}}
  %0 = arith.mulf %seed, %x : tensor<8x8xf32>
  // expected-remark@+1 {{f16: class allow (class allow, default of the op)}}
  %1 = mp.dot %0, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{f16: class allow (class allow, default of the op)}}
  %2 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{f32: feeds only the new state, the loss, a metric or what a loop carries, which stay f32 (class infer, default of the op)}}
  %3 = arith.addf %2, %2 : tensor<8x8xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
// An op without a model is named once a function, however often it is there.
// expected-remark@+2 {{'tensor.cast' has no precision model: never touched}}
// expected-remark@+1 {{Narrow=1, Ops=1}}
func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{f16: class allow (class allow, default of the op)}}
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.cast %0 : tensor<8x8xf32> to tensor<?x8xf32>
  %2 = tensor.cast %1 : tensor<?x8xf32> to tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.tanh" = deny>, <name "math\\.abs." = deny>]>} {
// What a user denied says so, and by which rule: the op itself, what reads it,
// and a contraction. A range that would fit is not the reason. A denied move
// rounds nothing, but hands on what was rounded for others.
// expected-remark@+1 {{Narrow=3, Ops=5}}
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  // expected-remark@+1 {{f16: reads 16 bits, sums in f32 (class allow, default of the op)}}
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@+1 {{f16: denied by rule op "math.tanh": reads 16 bits, in memory f32 (class deny, rule op "math.tanh")}}
  %0 = math.tanh %x : tensor<64x64xf32>
  // expected-remark@+1 {{f32: operand 0 is denied by rule op "math.tanh" (class allow, default of the op)}}
  %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@+1 {{f32: denied by mp.op_class on the op: reads f32 (class deny, mp.op_class on the op)}}
  %2 = mp.dot %x, %w contracting [1] x [0] {mp.op_class = #mp.op_class<deny>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@+1 {{f16: denied by rule name "math\\.abs.": reads 16 bits, hands them on (class deny, rule name "math\\.abs.")}}
  %3 = math.absf %x : tensor<64x64xf32>
  return %1, %2, %3, %p : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
}
