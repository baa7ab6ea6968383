// What is looked up is the sum of another segment, and no share of it is one.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// The index that a choice takes where another one is negative is any.
func.func @wrap(%a: tensor<96xf32>, %x: tensor<96xf32>, %i: tensor<96xi32>, %k: tensor<96xi32>) -> tensor<96xf32> {
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  %first = arith.constant dense<0> : tensor<96xi32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %e = math.exp %a : tensor<96xf32>
  %neg = arith.cmpi slt, %i, %first : tensor<96xi32>
  %j = arith.select %neg, %k, %i : tensor<96xi1>, tensor<96xi32>
  %at = mp.broadcast %i dims [0] : tensor<96xi32> to tensor<96x1xi32>
  %from = mp.broadcast %j dims [0] : tensor<96xi32> to tensor<96x1xi32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %zero, %at, %e window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %own = mp.gather %sum, %from slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>) -> tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %share = arith.divf %e, %own : tensor<96xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %part = arith.mulf %share, %x : tensor<96xf32>
  return %part : tensor<96xf32>
}

// Segments of rows are none of columns.
func.func @dims(%a: tensor<32x32xf32>, %i: tensor<32x1xi32>, %x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %e = math.exp %a : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %zero, %i, %e window [1] inserted [0] start [0] index_vector 1 : (tensor<32x32xf32>, tensor<32x1xi32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %own = mp.gather %sum, %i slice [32, 1] offset [0] collapsed [1] start [1] index_vector 1 : (tensor<32x32xf32>, tensor<32x1xi32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %share = arith.divf %e, %own : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %part = arith.mulf %share, %x : tensor<32x32xf32>
  return %part : tensor<32x32xf32>
}
}
