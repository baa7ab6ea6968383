// Attention over the neighbours in a graph: shares of sums over segments.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// What a node takes of its neighbours by their shares is of the size of one.
func.func @shares(%a: tensor<96xf32>, %x: tensor<96x16xf32>, %i: tensor<96xi32>) -> tensor<32x16xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %eps = arith.constant dense<1.0e-9> : tensor<96xf32>
  %first = arith.constant dense<0> : tensor<96xi32>
  %nodes = arith.constant dense<32> : tensor<96xi32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %e = math.exp %a : tensor<96xf32>
  %at = mp.broadcast %i dims [0] : tensor<96xi32> to tensor<96x1xi32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %zero, %at, %e window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  %isNegative = arith.cmpi slt, %i, %first : tensor<96xi32>
  %fromEnd = arith.addi %i, %nodes : tensor<96xi32>
  %j = arith.select %isNegative, %fromEnd, %i : tensor<96xi1>, tensor<96xi32>
  %from = mp.broadcast %j dims [0] : tensor<96xi32> to tensor<96x1xi32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %own = mp.gather %sum, %from slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>) -> tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %some = arith.addf %own, %eps : tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %share = arith.divf %e, %some : tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %each = mp.broadcast %share dims [0] : tensor<96xf32> to tensor<96x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %part = arith.mulf %each, %x : tensor<96x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = mp.scatter add %none, %at, %part window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  return %mean : tensor<32x16xf32>
}

// Not so over the sums of other segments, nor added up over others.
func.func @no_shares(%a: tensor<96xf32>, %x: tensor<96x16xf32>, %i: tensor<96x1xi32>, %j: tensor<96x1xi32>) -> (tensor<32x16xf32>, tensor<96x16xf32>) {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %e = math.exp %a : tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %zero, %i, %e window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %own = mp.gather %sum, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>) -> tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %share = arith.divf %e, %own : tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %each = mp.broadcast %share dims [0] : tensor<96xf32> to tensor<96x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %part = arith.mulf %each, %x : tensor<96x16xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %mixed = mp.scatter add %none, %j, %part window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %other = mp.gather %sum, %j slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>) -> tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %ratio = arith.divf %e, %other : tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %wide = mp.broadcast %ratio dims [0] : tensor<96xf32> to tensor<96x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %large = arith.mulf %wide, %x : tensor<96x16xf32>
  return %mixed, %large : tensor<32x16xf32>, tensor<96x16xf32>
}

// The probabilities of a segment may all be 1e-9.
func.func @vanishing(%a: tensor<96xf32>, %i: tensor<96x1xi32>) -> tensor<32xf32> {
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0 everywhere}}
  %p = mp.logistic %a : tensor<96xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %sum = mp.scatter add %zero, %i, %p window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded}}
  %mean = arith.divf %one, %sum : tensor<32xf32>
  return %mean : tensor<32xf32>
}
}
