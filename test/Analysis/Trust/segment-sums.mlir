// Sums over segments, of as many numbers as the batch says: believed as long as on
// average they are few, for products to read. What constants say is counted.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// Three edges for each node, on average.
func.func @few(%x: tensor<96x16xf32>, %h: tensor<32x16xf32>, %i: tensor<96x1xi32>, %w: tensor<32x8xf32>) -> tensor<32x8xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %both = mp.concat %h, %sum dim 1 : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %both, %w contracting [1] x [0] : (tensor<32x32xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
  return %y : tensor<32x8xf32>
}

// 512 of each.
func.func @many(%x: tensor<16384x16xf32>, %i: tensor<16384x1xi32>) -> tensor<32x16xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<16384x1xi32>, tensor<16384x16xf32>) -> tensor<32x16xf32>
  return %sum : tensor<32x16xf32>
}

// A tanh counts less: nine thousand may meet in one, about 300 do.
func.func @bounded(%x: tensor<9600x16xf32>, %i: tensor<9600x1xi32>) -> tensor<32x16xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved}}
  %t = math.tanh %x : tensor<9600x16xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %sum = mp.scatter add %none, %i, %t window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<9600x1xi32>, tensor<9600x16xf32>) -> tensor<32x16xf32>
  return %sum : tensor<32x16xf32>
}

// The batch itself may be as large as can be: no more than eight of it.
func.func @of_the_batch(%x: tensor<320x16xf32> {mp.role = #mp.role<batch>}, %i: tensor<320x1xi32>, %j: tensor<96x1xi32>, %w: tensor<16x8xf32> {mp.role = #mp.role<parameter>}) -> (tensor<32x16xf32>, tensor<32x8xf32>) {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %ten = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<320x1xi32>, tensor<320x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the batch; stays f32, as it is of the batch, whose range is not known}}
  %part = mp.slice %x start [0, 0] limit [96, 16] strides [1, 1] : tensor<320x16xf32> to tensor<96x16xf32>
  // expected-remark@below {{result 0: assumed: of the batch; stays f32, as it is of the batch, whose range is not known}}
  %three = mp.scatter add %none, %j, %part window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %y = mp.dot %three, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  return %ten, %y : tensor<32x16xf32>, tensor<32x8xf32>
}

// Three at most, which is known.
func.func @counted(%x: tensor<6x16xf32>) -> tensor<4x16xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<4x16xf32>
  %i = arith.constant dense<[[0], [0], [1], [2], [0], [3]]> : tensor<6x1xi32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<4x16xf32>, tensor<6x1xi32>, tensor<6x16xf32>) -> tensor<4x16xf32>
  return %sum : tensor<4x16xf32>
}

// All ten in one, though there are many segments.
func.func @counted_in_one(%x: tensor<10x16xf32>) -> tensor<64x16xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<64x16xf32>
  %i = arith.constant dense<7> : tensor<10x1xi32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<64x16xf32>, tensor<10x1xi32>, tensor<10x16xf32>) -> tensor<64x16xf32>
  return %sum : tensor<64x16xf32>
}

// Products with what is no weight are not believed: it may be as large again.
func.func @no_weight(%x: tensor<96x16xf32>, %i: tensor<96x1xi32>, %z: tensor<32x8xf32>, %w: tensor<8xf32> {mp.role = #mp.role<parameter>}) -> (tensor<8x16xf32>, tensor<32x16xf32>) {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved}}
  %t = math.tanh %z : tensor<32x8xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %square = arith.mulf %sum, %sum : tensor<32x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %y = mp.dot %t, %sum contracting [0] x [0] : (tensor<32x8xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  return %y, %square : tensor<8x16xf32>, tensor<32x16xf32>
}

// Sums of what has the size of a normalised row: 96 of them count as six. Of 256, as of
// 96 activations, products read the sum, and nothing else; a mean is as large as one.
func.func @many_rows(%x: tensor<8x96x16xf32>, %z: tensor<8x256x16xf32>, %u: tensor<8x300x16xf32>, %w: tensor<16x4xf32> {mp.role = #mp.role<parameter>}) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  // expected-remark@below {{result 0: proved}}
  %tx = math.tanh %x : tensor<8x96x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %h = mp.dot %tx, %w contracting [2] x [0] : (tensor<8x96x16xf32>, tensor<16x4xf32>) -> tensor<8x96x4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %some = mp.reduce add %h dims [1] : tensor<8x96x4xf32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: proved}}
  %tz = math.tanh %z : tensor<8x256x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %k = mp.dot %tz, %w contracting [2] x [0] : (tensor<8x256x16xf32>, tensor<16x4xf32>) -> tensor<8x256x4xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %more = mp.reduce add %k dims [1] : tensor<8x256x4xf32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %plain = mp.reduce add %x dims [1] : tensor<8x96x16xf32> to tensor<8x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %most = mp.reduce add %u dims [1] : tensor<8x300x16xf32> to tensor<8x16xf32>
  // expected-remark@below {{result 0: proved}}
  %share = arith.constant dense<0.00390625> : tensor<8x16xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.reduce add %z dims [1] : tensor<8x256x16xf32> to tensor<8x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = arith.mulf %sum, %share : tensor<8x16xf32>
  return %some, %more, %plain, %most, %mean : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}
}
