// Sums of products over the sums of their weights: linear attention is as large
// as one of its values, whatever its features are.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// q (k' v) / (q (k' 1) + eps), and the same by the inverse.
func.func @mean(%a: tensor<2x32x16xf32>, %b: tensor<2x32x16xf32>, %v: tensor<2x32x8xf32>) -> (tensor<2x32x8xf32>, tensor<2x32x8xf32>) {
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = math.exp %a : tensor<2x32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %k = math.exp %b : tensor<2x32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %kv = mp.dot %k, %v batching [0] x [0] contracting [1] x [1] : (tensor<2x32x16xf32>, tensor<2x32x8xf32>) -> tensor<2x16x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.dot %q, %kv batching [0] x [0] contracting [2] x [1] : (tensor<2x32x16xf32>, tensor<2x16x8xf32>) -> tensor<2x32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %ones = mp.reduce add %k dims [1] : tensor<2x32x16xf32> to tensor<2x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights = mp.dot %ones, %q batching [0] x [0] contracting [1] x [2] : (tensor<2x16xf32>, tensor<2x32x16xf32>) -> tensor<2x32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %eps = arith.constant dense<1.0e-6> : tensor<2x32xf32>
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<2x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %guarded = arith.addf %weights, %eps : tensor<2x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all = mp.broadcast %guarded dims [0, 1] : tensor<2x32xf32> to tensor<2x32x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = arith.divf %sum, %all : tensor<2x32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it may reach 1e+06; no contraction may round it}}
  %inverse = arith.divf %one, %guarded : tensor<2x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it may reach 1e+06; no contraction may round it}}
  %each = mp.broadcast %inverse dims [0, 1] : tensor<2x32xf32> to tensor<2x32x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %same = arith.mulf %sum, %each : tensor<2x32x8xf32>
  return %mean, %same : tensor<2x32x8xf32>, tensor<2x32x8xf32>
}

// The scores first: (q k') v over the sums of their rows.
func.func @scores(%a: tensor<32x16xf32>, %b: tensor<32x16xf32>, %v: tensor<32x8xf32>) -> tensor<32x8xf32> {
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q = math.exp %a : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %k = math.exp %b : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %scores = mp.dot %q, %k contracting [1] x [1] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.dot %scores, %v contracting [1] x [0] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights = mp.reduce add %scores dims [1] : tensor<32x32xf32> to tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all = mp.broadcast %weights dims [0] : tensor<32xf32> to tensor<32x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = arith.divf %sum, %all : tensor<32x8xf32>
  return %mean : tensor<32x8xf32>
}

// Features of both signs, which may come to 0 together; weights of other keys;
// sums along the other side; one sum too many; and less than the weights.
func.func @others(%q: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>, %v: tensor<32x32xf32>)
    -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %k = math.exp %b : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %l = math.exp %c : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %kv = mp.dot %k, %v contracting [0] x [0] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %ones = mp.reduce add %k dims [0] : tensor<32x32xf32> to tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum0 = mp.dot %q, %kv contracting [1] x [0] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights0 = mp.dot %q, %ones contracting [1] x [0] : (tensor<32x32xf32>, tensor<32xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all0 = mp.broadcast %weights0 dims [0] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %signs = arith.divf %sum0, %all0 : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum1 = mp.dot %l, %kv contracting [1] x [0] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %others = mp.reduce add %l dims [0] : tensor<32x32xf32> to tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights1 = mp.dot %l, %others contracting [1] x [0] : (tensor<32x32xf32>, tensor<32xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all1 = mp.broadcast %weights1 dims [0] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %keys = arith.divf %sum1, %all1 : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights2 = mp.dot %l, %ones contracting [0] x [0] : (tensor<32x32xf32>, tensor<32xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all2 = mp.broadcast %weights2 dims [0] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %side = arith.divf %sum1, %all2 : tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights3 = mp.dot %l, %ones contracting [1] x [0] : (tensor<32x32xf32>, tensor<32xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %total = mp.reduce add %sum1 dims [0] : tensor<32x32xf32> to tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %more = mp.broadcast %total dims [1] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all3 = mp.broadcast %weights3 dims [0] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %many = arith.divf %more, %all3 : tensor<32x32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %minus = arith.constant dense<-1.0e-6> : tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %less = arith.addf %weights3, %minus : tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all4 = mp.broadcast %less dims [0] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %few = arith.divf %sum1, %all4 : tensor<32x32xf32>
  return %signs, %keys, %side, %many, %few : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}

// Weights that are repeated are not counted, though one divisor has them as often.
func.func @repeated(%b: tensor<32x1xf32>, %v: tensor<64x8xf32>) -> (tensor<32x8xf32>, tensor<32x8xf32>) {
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %k = math.exp %b : tensor<32x1xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %all = mp.broadcast %k dims [0, 1] : tensor<32x1xf32> to tensor<32x64xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.dot %all, %v contracting [1] x [0] : (tensor<32x64xf32>, tensor<64x8xf32>) -> tensor<32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %weights = mp.reduce add %all dims [1] : tensor<32x64xf32> to tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %each = mp.broadcast %weights dims [0] : tensor<32xf32> to tensor<32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %mean = arith.divf %sum, %each : tensor<32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %some = mp.broadcast %k dims [0, 1] : tensor<32x1xf32> to tensor<32x2xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %few = mp.reduce add %some dims [1] : tensor<32x2xf32> to tensor<32xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %fewer = mp.broadcast %few dims [0] : tensor<32xf32> to tensor<32x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %large = arith.divf %sum, %fewer : tensor<32x8xf32>
  return %mean, %large : tensor<32x8xf32>, tensor<32x8xf32>
}
}
