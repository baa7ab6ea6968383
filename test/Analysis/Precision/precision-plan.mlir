// RUN: mp-test-opt %s --test-print-precision-plan --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Classes, what forced an op, and who reads it.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.log" = deny>]>} {
func.func @classes(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@below {{allow, accumulates, narrow: class allow; read by arith.addf}}
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{infer, narrow: follows an allow op; read by math.log}}
  %1 = arith.addf %0, %x : tensor<8x8xf32>
  // expected-remark@below {{deny, f32: class deny; read by outside}}
  %2 = math.log %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
}

// -----

// Nothing spreads from arguments alone: infer and clear ops stay f32.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @no_seed(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@below {{infer, f32: no allow op reaches it}}
  %0 = arith.addf %x, %x : tensor<8x8xf32>
  // expected-remark@below {{clear, f32: no allow op reaches it}}
  %1 = mp.transpose %0 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
}

// -----

// An op that nothing is known of is a fence on both sides; no decision crosses
// it, and the function tells its name once.
module attributes {mp.policy = #mp.policy<f16>} {
// expected-remark@below {{'foreign.op' has no model}}
func.func @a_fence(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@below {{allow, accumulates, narrow: class allow; read by outside}}
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = "foreign.op"(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = "foreign.op"(%1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{infer, f32: no allow op reaches it; read by outside}}
  %3 = arith.addf %2, %2 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
}

// -----

// A value that an allow op and a deny op read.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.log" = deny>]>} {
func.func @shared(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // expected-remark@below {{allow}}
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{clear, narrow: }}
  %1 = mp.transpose %0 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  // expected-remark@below {{allow}}
  %2 = mp.dot %1, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{deny}}
  %3 = math.log %1 : tensor<8x8xf32>
  return %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

// In loops: what the loop carries stays f32, and so does what is made for it
// alone.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @in_a_loop(%x: tensor<8x8xf32>, %from: index, %to: index, %by: index) -> tensor<8x8xf32> {
  %r = scf.for %i = %from to %to step %by iter_args(%a = %x) -> tensor<8x8xf32> {
    // expected-remark@below {{allow, accumulates, narrow: class allow}}
    %0 = mp.dot %a, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark@below {{infer, pinned (feeds only the new state, the loss, a metric or what a loop carries, which stay f32), f32: no allow op reaches it; read by outside}}
    %1 = arith.addf %0, %a : tensor<8x8xf32>
    scf.yield %1 : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
}

// -----

// Gradients in f32 up to the state: sums are stored as they were kept.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @gradients(%x: tensor<8x8xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  // expected-remark@below {{allow, accumulates, narrow: class allow, stores f32; read by mp.unscale}}
  %0 = mp.dot %x, %x contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{deny, takes gradients, f32: class deny}}
  %1 = mp.unscale %0, %s : tensor<8x8xf32> -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
}

// -----

// An infer op that reads an allow op and a deny op is denied; a move between two
// allow ops is not.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.log" = deny>]>} {
func.func @reads_both(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // expected-remark@below {{allow, accumulates, narrow}}
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{deny, f32: class deny}}
  %1 = math.log %x : tensor<8x8xf32>
  // expected-remark@below {{infer, f32: downstream of a deny op; read by outside}}
  %2 = arith.addf %0, %1 : tensor<8x8xf32>
  // expected-remark@below {{clear, narrow: between allow ops; read by mp.dot}}
  %3 = mp.transpose %0 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  // expected-remark@below {{allow, accumulates, narrow}}
  %4 = mp.dot %3, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

// Ops on integers are none of ours, and what makes floats of them keeps its
// type: both stay silent.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @integers(%i: tensor<8x8xi32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = arith.addi %i, %i : tensor<8x8xi32>
  %1 = arith.sitofp %0 : tensor<8x8xi32> to tensor<8x8xf32>
  // expected-remark@below {{allow, accumulates, narrow}}
  %2 = mp.dot %1, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
}

// -----

// A constant that f16 cannot hold pins each op that reads it, also behind a
// move.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @a_constant_pins(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %eps = arith.constant dense<1.0e-12> : tensor<f32>
  // expected-remark@below {{pinned (constant 1e-12 vanishes in f16)}}
  %0 = mp.broadcast %eps dims [] : tensor<f32> to tensor<8x8xf32>
  // expected-remark@below {{allow, accumulates, narrow}}
  %1 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{infer, pinned (constant 1e-12 vanishes in f16), f32: }}
  %2 = arith.addf %1, %0 : tensor<8x8xf32>
  // expected-remark@below {{infer, f32: no allow op reaches it}}
  %3 = arith.mulf %2, %2 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
}
