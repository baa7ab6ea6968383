// RUN: mp-test-opt %s --test-print-fusion-graph --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Arguments are numbered first. A division and a function cost more than a sum;
// what the function returns is pinned.
func.func @elementwise(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-remark@below {{2: elementwise of (0, 1), cost 1}}
  %0 = arith.addf %x, %y : tensor<4x8xf32>
  // expected-remark@below {{3: elementwise of (2, 2), cost 4}}
  %1 = arith.divf %0, %0 : tensor<4x8xf32>
  // expected-remark@below {{4: elementwise of (3), cost 8, pinned}}
  %2 = math.exp %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// -----

// A splat and an iota come from nothing; only the splat costs no memory. A
// constant with different elements lies in memory.
func.func @sources() {
  // expected-remark@below {{0: source of (), cost 0, duplicable, resident}}
  %0 = arith.constant dense<1.0> : tensor<2xf32>
  // expected-remark@below {{1: opaque of (), cost 1}}
  %1 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // expected-remark@below {{2: source of (), cost 1, duplicable}}
  %2 = mp.iota dim 0 : tensor<2xi32>
  return
}

// -----

// A widening is as cheap as its load and may be repeated; a rounding may not.
func.func @casts(%x: tensor<8xf16>) -> tensor<8xf16> {
  // expected-remark@below {{1: elementwise of (0), cost 1, duplicable}}
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
  // expected-remark@below {{2: elementwise of (1), cost 1, pinned}}
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  return %1 : tensor<8xf16>
}

// -----

// What moves no element is a reshape, whatever it is called: ones may change
// places with anything, other dimensions may not.
func.func @renames(%x: tensor<1x8xf32>, %y: tensor<4x8xf32>) {
  // expected-remark@below {{2: reshape of (0), cost 0, duplicable, resident}}
  %0 = mp.transpose %x perm [1, 0] : tensor<1x8xf32> to tensor<8x1xf32>
  // expected-remark@below {{3: movement of (1), cost 1}}
  %1 = mp.transpose %y perm [1, 0] : tensor<4x8xf32> to tensor<8x4xf32>
  // expected-remark@below {{4: reshape of (0), cost 0, duplicable, resident}}
  %2 = mp.broadcast %x dims [0, 2] : tensor<1x8xf32> to tensor<1x1x8xf32>
  // expected-remark@below {{5: broadcast [0, 1] of (0), cost 0, duplicable}}
  %3 = mp.broadcast %x dims [0, 1] : tensor<1x8xf32> to tensor<4x8xf32>
  // expected-remark@below {{6: reshape of (1), cost 0, duplicable, resident}}
  %4 = mp.slice %y start [0, 0] limit [4, 8] strides [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  // expected-remark@below {{7: movement of (1), cost 1}}
  %5 = mp.slice %y start [0, 0] limit [2, 8] strides [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  // expected-remark@below {{8: movement of (1), cost 1}}
  %6 = mp.reverse %y dims [0] : tensor<4x8xf32>
  return
}

// -----

// The dimensions that are reduced are told in order.
func.func @reductions(%x: tensor<2x4x8xf32>) -> tensor<4xf32> {
  // expected-remark@below {{1: reduce [0, 2] of (0), cost 1, pinned}}
  %0 = mp.reduce add %x dims [2, 0] : tensor<2x4x8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// No kernel holds these types. An opaque op reads each value once.
func.func @types_of_no_kernel(%x: tensor<4xi4>, %y: tensor<0xf32>, %z: f32) {
  // expected-remark@below {{3: opaque of (0), cost 1}}
  %0 = arith.addi %x, %x : tensor<4xi4>
  // expected-remark@below {{4: opaque of (1), cost 1}}
  %1 = arith.addf %y, %y : tensor<0xf32>
  // expected-remark@below {{5: opaque of (2), cost 1}}
  %2 = arith.addf %z, %z : f32
  return
}

// -----

// Library calls and ops that nothing is known of stay; they read what their
// regions read as well, each value once. Further results are nodes of their
// own: the sum reads 4.
func.func @opaque_ops(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@below {{2: opaque of (0, 1), cost 1}}
  %0 = mp.dot %x, %y contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{3: opaque of (0, 2), cost 1}}
  %1:2 = "foreign.region"(%x, %x) ({
    %2 = arith.addf %0, %0 : tensor<8x8xf32>
    "foreign.end"(%2) : (tensor<8x8xf32>) -> ()
  }) : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  // expected-remark@below {{5: elementwise of (4, 3), cost 1, pinned}}
  %3 = arith.addf %1#1, %1#0 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// -----

// The operands of a selection need one shape: a scalar condition is none.
func.func @a_scalar_condition_is_no_element(%c: i1, %x: tensor<8xf32>) {
  // expected-remark@below {{2: opaque of (0, 1), cost 1}}
  %0 = arith.select %c, %x, %x : tensor<8xf32>
  return
}
