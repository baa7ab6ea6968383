// Quotients by what is of the size of the numerator: counts of what was summed,
// and how much a weight stretches unit vectors. What a loop scales.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// The mean over neighbours is as large as one of them; their sum is not, nor is
// that over another count.
func.func @segments(%x: tensor<96x16xf32>, %i: tensor<96x1xi32>, %j: tensor<96x1xi32>) -> (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  // expected-remark@below {{result 0: proved}}
  %ones = arith.constant dense<1.0> : tensor<96xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %one = arith.constant dense<1.0> : tensor<32xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %count = mp.scatter add %zero, %i, %ones window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %some = arith.maximumf %count, %one : tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %each = mp.broadcast %some dims [0] : tensor<32xf32> to tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = arith.divf %sum, %each : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it is made into many elements}}
  %inverse = arith.divf %one, %some : tensor<32xf32>
  // expected-remark@below {{result 0: proved}}
  %share = mp.broadcast %inverse dims [0] : tensor<32xf32> to tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %same = arith.mulf %sum, %share : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %others = mp.scatter add %zero, %j, %ones window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %few = arith.maximumf %others, %one : tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %wrong = mp.broadcast %few dims [0] : tensor<32xf32> to tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %large = arith.divf %sum, %wrong : tensor<32x16xf32>
  return %mean, %same, %large : tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>
}

// The count of segments, laid along another dimension; and a weight of each
// element instead of 1.
func.func @no_means(%x: tensor<96x32xf32>, %i: tensor<96x1xi32>) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x32xf32>
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  // expected-remark@below {{result 0: proved}}
  %ones = arith.constant dense<1.0> : tensor<96xf32>
  // expected-remark@below {{result 0: proved}}
  %halves = arith.constant dense<0.5> : tensor<96xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %one = arith.constant dense<1.0> : tensor<32xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x32xf32>, tensor<96x1xi32>, tensor<96x32xf32>) -> tensor<32x32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %count = mp.scatter add %zero, %i, %ones window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %some = arith.maximumf %count, %one : tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %across = mp.broadcast %some dims [1] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %large = arith.divf %sum, %across : tensor<32x32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %weight = mp.scatter add %zero, %i, %halves window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %least = arith.maximumf %weight, %one : tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %each = mp.broadcast %least dims [0] : tensor<32xf32> to tensor<32x32xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %other = arith.divf %sum, %each : tensor<32x32xf32>
  return %large, %other : tensor<32x32xf32>, tensor<32x32xf32>
}

// The count of one segment for all of them.
func.func @first_count(%x: tensor<96x16xf32>, %i: tensor<96x1xi32>) -> tensor<32x16xf32> {
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  // expected-remark@below {{result 0: proved}}
  %ones = arith.constant dense<1.0> : tensor<96xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %one = arith.constant dense<1.0> : tensor<1xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %sum = mp.scatter add %none, %i, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %count = mp.scatter add %zero, %i, %ones window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %first = mp.slice %count start [0] limit [1] strides [1] : tensor<32xf32> to tensor<1xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %some = arith.maximumf %first, %one : tensor<1xf32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %number = mp.reshape %some : tensor<1xf32> to tensor<f32>
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %each = mp.broadcast %number dims [] : tensor<f32> to tensor<32x16xf32>
  // expected-remark@below {{result 0: assumed: a sum of many; stays f32, as it is a sum of many, of which nothing states the range}}
  %large = arith.divf %sum, %each : tensor<32x16xf32>
  return %large : tensor<32x16xf32>
}

// A weight over what it makes of vectors over their norms is a weight; over what
// another one makes of them, or it of any vectors, also bounded ones, it is of
// any size.
func.func @spectral(%w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %o: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %a: tensor<8xf32>, %b: tensor<4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  // expected-remark@below {{result 0: proved; stays f32, as it must not become 0}}
  %eps = arith.constant dense<1.0e-12> : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %aa = arith.mulf %a, %a : tensor<8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %as = mp.reduce add %aa dims [0] : tensor<8xf32> to tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %ar = math.sqrt %as : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %ae = arith.addf %ar, %eps : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %an = mp.broadcast %ae dims [] : tensor<f32> to tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %v = arith.divf %a, %an : tensor<8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %bb = arith.mulf %b, %b : tensor<4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %bs = mp.reduce add %bb dims [0] : tensor<4xf32> to tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %br = math.sqrt %bs : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %be = arith.addf %br, %eps : tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %bn = mp.broadcast %be dims [] : tensor<f32> to tensor<4xf32>
  // expected-remark@below {{result 0: proved}}
  %u = arith.divf %b, %bn : tensor<4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %s = mp.dot %v, %w contracting [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %t = mp.dot %s, %u contracting [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %n = mp.broadcast %t dims [] : tensor<f32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: assumed: a parameter}}
  %normal = arith.divf %w, %n : tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %other = arith.divf %o, %n : tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %any = mp.dot %s, %b contracting [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %m = mp.broadcast %any dims [] : tensor<f32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %large = arith.divf %w, %m : tensor<8x4xf32>
  // expected-remark@below {{result 0: proved}}
  %c = math.tanh %b : tensor<4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %short = mp.dot %s, %c contracting [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %l = mp.broadcast %short dims [] : tensor<f32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %long = arith.divf %w, %l : tensor<8x4xf32>
  return %normal, %other, %large, %long : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// What a gate keeps of the state is no larger than it, in the first round, too,
// where that is still 0.
func.func @gated(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<4x8xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %end = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %zero) -> tensor<4x8xf32> {
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    // expected-remark@below {{result 0: proved}}
    %gate = mp.logistic %y : tensor<4x8xf32>
    // expected-remark@below {{result 0: proved}}
    %rest = arith.subf %one, %gate : tensor<4x8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %kept = arith.mulf %rest, %h : tensor<4x8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %new = arith.mulf %gate, %x : tensor<4x8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %next = arith.addf %kept, %new : tensor<4x8xf32>
    scf.yield %next : tensor<4x8xf32>
  }
  return %end : tensor<4x8xf32>
}

// What each round doubles has no bound.
func.func @doubled(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  // expected-remark@below {{result 0: proved}}
  %two = arith.constant dense<2.0> : tensor<4x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %end = scf.for %i = %c0 to %c8 step %c1 iter_args(%d = %zero) -> tensor<4x8xf32> {
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %twice = arith.mulf %d, %two : tensor<4x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %more = arith.addf %twice, %x : tensor<4x8xf32>
    scf.yield %more : tensor<4x8xf32>
  }
  return %end : tensor<4x8xf32>
}
}
