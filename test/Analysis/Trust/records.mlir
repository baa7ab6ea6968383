// State that records how large values were is trusted as those are.
//
// RUN: mp-test-opt %s --test-print-value-trust --split-input-file --verify-diagnostics -o /dev/null

// The largest magnitudes of the last four steps.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<32x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %kept: tensor<4xf32> {mp.role = #mp.role<buffer>, mp.pair = 2}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.role = #mp.role<new_state>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it is made into many elements}}
  %largest = mp.reduce max %kept dims [0] : tensor<4xf32> to tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %step = mp.broadcast %largest dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %q, %v contracting [1] x [0] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %abs = math.absf %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %seen = mp.reduce max %abs dims [0, 1] : tensor<16x32xf32> to tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %new = mp.reshape %seen : tensor<f32> to tensor<1xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it is on the way to new state; no contraction may round it}}
  %old = mp.slice %kept start [0] limit [3] strides [1] : tensor<4xf32> to tensor<3xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it is on the way to new state}}
  %next = mp.concat %new, %old dim 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  return %w, %v, %next, %y : tensor<64x32xf32>, tensor<32x8xf32>, tensor<4xf32>, tensor<16x8xf32>
}
}

// -----

// An average of them.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<32x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %kept: tensor<f32> {mp.role = #mp.role<buffer>, mp.pair = 2}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %half = arith.constant dense<0.5> : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it is made into many elements}}
  %largest = arith.mulf %kept, %half : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %step = mp.broadcast %largest dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %q, %v contracting [1] x [0] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %abs = math.absf %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %seen = mp.reduce max %abs dims [0, 1] : tensor<16x32xf32> to tensor<f32>
  // expected-remark@below {{result 0: proved; stays f32, as it is on the way to new state}}
  %decay = arith.constant dense<0.9> : tensor<f32>
  // expected-remark@below {{result 0: proved}}
  %rest = arith.constant dense<0.1> : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it is on the way to new state; no contraction may round it}}
  %before = arith.mulf %kept, %decay : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %now = arith.mulf %seen, %rest : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it is on the way to new state}}
  %next = arith.addf %before, %now : tensor<f32>
  return %w, %v, %next, %y : tensor<64x32xf32>, tensor<32x8xf32>, tensor<f32>, tensor<16x8xf32>
}
}

// -----

// Their sum grows.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<32x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %kept: tensor<f32> {mp.role = #mp.role<buffer>, mp.pair = 2}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %half = arith.constant dense<0.5> : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %largest = arith.mulf %kept, %half : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %step = mp.broadcast %largest dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %y = mp.dot %q, %v contracting [1] x [0] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %abs = math.absf %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %seen = mp.reduce max %abs dims [0, 1] : tensor<16x32xf32> to tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is on the way to new state; no contraction may round it}}
  %next = arith.addf %kept, %seen : tensor<f32>
  return %w, %v, %next, %y : tensor<64x32xf32>, tensor<32x8xf32>, tensor<f32>, tensor<16x8xf32>
}
}

// -----

// So does the larger of twice the last one and what is measured.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<32x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %kept: tensor<f32> {mp.role = #mp.role<buffer>, mp.pair = 2}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %half = arith.constant dense<0.5> : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %largest = arith.mulf %kept, %half : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %step = mp.broadcast %largest dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %y = mp.dot %q, %v contracting [1] x [0] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %abs = math.absf %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %seen = mp.reduce max %abs dims [0, 1] : tensor<16x32xf32> to tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is on the way to new state; no contraction may round it}}
  %twice = arith.addf %kept, %kept : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is on the way to new state; no contraction may round it}}
  %next = arith.maximumf %twice, %seen : tensor<f32>
  return %w, %v, %next, %y : tensor<64x32xf32>, tensor<32x8xf32>, tensor<f32>, tensor<16x8xf32>
}
}

// -----

// And what is a multiple of itself without a layer in between may.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<32x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %kept: tensor<f32> {mp.role = #mp.role<buffer>, mp.pair = 2}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %half = arith.constant dense<0.5> : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %largest = arith.mulf %kept, %half : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %step = mp.broadcast %largest dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %y = mp.dot %q, %v contracting [1] x [0] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %abs = math.absf %q : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %seen = mp.reduce max %abs dims [0, 1] : tensor<16x32xf32> to tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is on the way to new state; no contraction may round it}}
  %next = arith.maximumf %kept, %seen : tensor<f32>
  return %w, %v, %next, %y : tensor<64x32xf32>, tensor<32x8xf32>, tensor<f32>, tensor<16x8xf32>
}
}

// -----

// A square is measured: it is of any size.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<32x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %kept: tensor<f32> {mp.role = #mp.role<buffer>, mp.pair = 2}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}, tensor<16x8xf32>) {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %half = arith.constant dense<0.5> : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %largest = arith.mulf %kept, %half : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %step = mp.broadcast %largest dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %y = mp.dot %q, %v contracting [1] x [0] : (tensor<16x32xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %abs = math.absf %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %seen = mp.reduce max %abs dims [0, 1] : tensor<16x32xf32> to tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %square = arith.mulf %seen, %seen : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is on the way to new state; no contraction may round it}}
  %next = arith.maximumf %kept, %square : tensor<f32>
  return %w, %v, %next, %y : tensor<64x32xf32>, tensor<32x8xf32>, tensor<f32>, tensor<16x8xf32>
}
}

// -----

// What only decays has whatever it began with.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<16x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %kept: tensor<f32> {mp.role = #mp.role<buffer>, mp.pair = 1}) -> (tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_state>}, tensor<16x32xf32>) {
  // expected-remark@below {{result 0: proved; stays f32, as it is on the way to new state}}
  %decay = arith.constant dense<0.9> : tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  // expected-remark@below {{result 0: proved}}
  %part = math.tanh %h : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %step = mp.broadcast %kept dims [] : tensor<f32> to tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = arith.mulf %part, %step : tensor<16x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is on the way to new state; no contraction may round it}}
  %next = arith.mulf %kept, %decay : tensor<f32>
  return %w, %next, %q : tensor<64x32xf32>, tensor<f32>, tensor<16x32xf32>
}
}
