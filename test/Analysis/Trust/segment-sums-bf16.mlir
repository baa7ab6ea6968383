// Sums over neighbours in a type with the range of f32: only their digits are at
// stake, and for a layer those of any activation do.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<bf16>} {

// A layer reads the sum, behind a function of its elements.
func.func @read_by_layers(%x: tensor<96x16xf32>, %i: tensor<96x1xi32>, %w: tensor<16x8xf32>) -> tensor<32x8xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %some = arith.maximumf %sum, %none : tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %some, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  return %y : tensor<32x8xf32>
}

// What is taken from another is not.
func.func @taken_from_another(%x: tensor<96x16xf32>, %z: tensor<32x16xf32>, %i: tensor<96x1xi32>, %w: tensor<16x8xf32>) -> tensor<32x8xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %rest = arith.subf %sum, %z : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %y = mp.dot %rest, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  return %y : tensor<32x8xf32>
}

// So are squares of distances.
func.func @lengths(%x: tensor<96x16xf32>, %z: tensor<96x16xf32>, %w: tensor<1x8xf32>) -> tensor<96x8xf32> {
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %way = arith.subf %x, %z : tensor<96x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %square = arith.mulf %way, %way : tensor<96x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %length = mp.reduce add %square dims [1] : tensor<96x16xf32> to tensor<96xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %column = mp.broadcast %length dims [0] : tensor<96xf32> to tensor<96x1xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %column, %w contracting [1] x [0] : (tensor<96x1xf32>, tensor<1x8xf32>) -> tensor<96x8xf32>
  return %y : tensor<96x8xf32>
}
}
