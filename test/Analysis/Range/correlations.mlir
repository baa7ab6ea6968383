// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// A softmax of anything lies between 0 and 1, and so does what it weighs.
func.func @softmax(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0.99998}}
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0.99998}}
  %all = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %bounded = math.tanh %v : tensor<8x3xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %mean = mp.dot %share, %bounded contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

// JAX takes 0 for a maximum that is infinite. That of bounded numbers is not.
func.func @logsumexp(%x: tensor<4x8xf32>) {
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %size = arith.constant dense<30.0> : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %tanh = math.tanh %x : tensor<4x8xf32>
  // expected-remark@below {{[-30, 30], proved}}
  %cap = arith.mulf %tanh, %size : tensor<4x8xf32>
  // expected-remark@below {{[-30, 30], proved}}
  %max = mp.reduce max %cap dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %finite = math.isfinite %max : tensor<4xf32>
  // expected-remark@below {{[-30, 30], proved}}
  %kept = arith.select %finite, %max, %none : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[-30, 30], proved}}
  %most = mp.broadcast %kept dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-60, 0], proved}}
  %shifted = arith.subf %cap, %most : tensor<4x8xf32>
  // expected-remark@below {{, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0.99998}}
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  return
}

// -----

// Where all are -inf nothing is taken from them, and the sum is 0.
func.func @logsumexp_unbounded(%x: tensor<4x8xf32>) {
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %finite = math.isfinite %max : tensor<4xf32>
  %kept = arith.select %finite, %max, %none : tensor<4xi1>, tensor<4xf32>
  %most = mp.broadcast %kept dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  return
}

// -----

// The same by a product with the inverse: rounded twice, it may exceed 1.
func.func @softmax_by_inverse(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0.99998}}
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0.12}}
  %inverse = arith.divf %one, %sum : tensor<4xf32>
  // expected-remark@below {{[0.12}}
  %all = mp.broadcast %inverse dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1.00002], proved}}
  %share = arith.mulf %power, %all : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %small = math.tanh %v : tensor<8x3xf32>
  // It sums to 1 all the same.
  // expected-remark@below {{[-1, 1], proved}}
  %sums = mp.dot %share, %small contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

// The maximum of another dimension, and of another value, says nothing.
func.func @maximum_of_another_line(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %beside = mp.broadcast %max dims [1] : tensor<8xf32> to tensor<8x8xf32>
  %wrong = arith.subf %x, %beside : tensor<8x8xf32>
  %along = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %other = arith.subf %y, %along : tensor<8x8xf32>
  return
}

// -----

// Element i, j over a sum with element j, i is not bounded.
func.func @transposed_sum(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) {
  // expected-remark@below {{[0, inf], assumed}}
  %a = math.absf %x : tensor<4x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %b = math.absf %y : tensor<4x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %sum = arith.addf %a, %b : tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %a, %sum : tensor<4x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %turned = mp.transpose %sum perm [1, 0] : tensor<4x4xf32> to tensor<4x4xf32>
  %wrong = arith.divf %a, %turned : tensor<4x4xf32>
  return
}

// -----

// A sum of no powers is 0.
func.func @no_terms(%x: tensor<4x0xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x0xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x0xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x0xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x0xf32>
  // expected-remark@below {{[0, 0], proved}}
  %sum = mp.reduce add %power dims [1] : tensor<4x0xf32> to tensor<4xf32>
  return
}

// -----

// A row over its norm is at most 1, over its root mean square the root of 16.
func.func @normalised(%x: tensor<4x16xf32>) {
  %epsilon = arith.constant dense<1.0e-12> : tensor<4xf32>
  %vanishing = arith.constant dense<1.0e-40> : tensor<4xf32>
  %sixteenth = arith.constant dense<0.0625> : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %square = arith.mulf %x, %x : tensor<4x16xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %sum = mp.reduce add %square dims [1] : tensor<4x16xf32> to tensor<4xf32>
  // expected-remark@below {{[1e-12, inf], assumed}}
  %kept = arith.addf %sum, %epsilon : tensor<4xf32>
  // expected-remark@below {{[9.99999e-07, inf], assumed}}
  %norm = math.sqrt %kept : tensor<4xf32>
  // expected-remark@below {{[9.99999e-07, inf], assumed}}
  %norms = mp.broadcast %norm dims [0] : tensor<4xf32> to tensor<4x16xf32>
  // expected-remark@below {{[-1.00002, 1.00002], proved}}
  %row = arith.divf %x, %norms : tensor<4x16xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %mean = arith.mulf %sum, %sixteenth : tensor<4xf32>
  // expected-remark@below {{[1e-12, inf], assumed}}
  %mean_kept = arith.addf %mean, %epsilon : tensor<4xf32>
  // expected-remark@below {{[0, 1}}
  %inverse = math.rsqrt %mean_kept : tensor<4xf32>
  // expected-remark@below {{[0, 1}}
  %inverses = mp.broadcast %inverse dims [0] : tensor<4xf32> to tensor<4x16xf32>
  // expected-remark@below {{[-4.00006, 4.00006], proved}}
  %rms = arith.mulf %x, %inverses : tensor<4x16xf32>
  // What may be flushed to 0 keeps nothing from 0.
  // expected-remark@below {{[0, inf], assumed}}
  %bare = arith.addf %sum, %vanishing : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %bare_norm = math.sqrt %bare : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %bare_norms = mp.broadcast %bare_norm dims [0] : tensor<4xf32> to tensor<4x16xf32>
  %wrong = arith.divf %x, %bare_norms : tensor<4x16xf32>
  return
}

// -----

// In f16 a rounding alone is more than the slack of f32, and the bound is not
// told.
func.func @normalised_in_f16(%x: tensor<4x16xf16>) {
  %epsilon = arith.constant dense<1.0e-3> : tensor<4xf16>
  // expected-remark@below {{[0, inf], assumed}}
  %square = arith.mulf %x, %x : tensor<4x16xf16>
  // expected-remark@below {{[0, inf], assumed}}
  %sum = mp.reduce add %square dims [1] accumulate f32 : tensor<4x16xf16> to tensor<4xf16>
  // expected-remark@below {{inf], assumed}}
  %kept = arith.addf %sum, %epsilon : tensor<4xf16>
  // expected-remark@below {{inf], assumed}}
  %norm = math.sqrt %kept : tensor<4xf16>
  // expected-remark@below {{inf], assumed}}
  %norms = mp.broadcast %norm dims [0] : tensor<4xf16> to tensor<4x16xf16>
  %row = arith.divf %x, %norms : tensor<4x16xf16>
  return
}

// -----

// The maximum, rounded down to f16, is below what it was taken of.
func.func @rounded_maximum(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] accumulate f32 : tensor<4x8xf32> to tensor<4xf16>
  %wide = mp.cast %max : tensor<4xf16> to tensor<4xf32>
  %most = mp.broadcast %wide dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %wrong = arith.subf %x, %most : tensor<4x8xf32>
  return
}

// -----

// A rectified value is not negative; with a NaN, the comparison fails, and the
// other side is chosen.
func.func @choices(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %six = arith.constant dense<6.0> : tensor<4xf32>
  %positive = arith.cmpf ogt, %x, %zero : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %relu = arith.select %positive, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %large = arith.cmpf ogt, %relu, %six : tensor<4xf32>
  // expected-remark@below {{[0, 6], proved}}
  %relu6 = arith.select %large, %six, %relu : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %negative = arith.select %positive, %zero, %x : tensor<4xi1>, tensor<4xf32>
  // Compared with what nobody knows, and something else chosen.
  %unknown = arith.cmpf ogt, %x, %y : tensor<4xf32>
  %either = arith.select %unknown, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %other = arith.select %positive, %y, %zero : tensor<4xi1>, tensor<4xf32>
  return
}

// -----

// What is made of the compared value is known in each branch, and a choice that
// never is made does not count: a normal draw is bounded.
func.func @normal(%bits: tensor<8xf32>) {
  %five = arith.constant dense<5.0> : tensor<8xf32>
  %shift = arith.constant dense<2.5> : tensor<8xf32>
  %three = arith.constant dense<3.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %most = arith.constant dense<0.99999> : tensor<8xf32>
  %infinity = arith.constant dense<0x7F800000> : tensor<8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %bits : tensor<8xf32>
  // expected-remark@below {{[-0.99999, 0.99999], proved}}
  %x = arith.mulf %t, %most : tensor<8xf32>
  // expected-remark@below {{[-0.99999, 0.99999], proved}}
  %minus = arith.negf %x : tensor<8xf32>
  // expected-remark@below {{[-0.99998, 0], proved}}
  %square = arith.mulf %minus, %x : tensor<8xf32>
  // expected-remark@below {{proved}}
  %log = math.log1p %square : tensor<8xf32>
  // expected-remark@below {{proved}}
  %w = arith.negf %log : tensor<8xf32>
  %central = arith.cmpf olt, %w, %five : tensor<8xf32>
  // expected-remark@below {{proved}}
  %inner = arith.subf %w, %shift : tensor<8xf32>
  // expected-remark@below {{proved}}
  %root = math.sqrt %w : tensor<8xf32>
  // expected-remark@below {{proved}}
  %outer = arith.subf %root, %three : tensor<8xf32>
  // expected-remark@below {{2.5], proved}}
  %at = arith.select %central, %inner, %outer : tensor<8xi1>, tensor<8xf32>
  // expected-remark@below {{[0, 0.99999], proved}}
  %size = math.absf %x : tensor<8xf32>
  // expected-remark@below {{[0, 0] integer, proved}}
  %isOne = arith.cmpf oeq, %size, %one : tensor<8xf32>
  %far = arith.mulf %x, %infinity : tensor<8xf32>
  // expected-remark@below {{2.5], proved}}
  %normal = arith.select %isOne, %far, %at : tensor<8xi1>, tensor<8xf32>
  return
}

// -----

// Features of a softmax kernel: of what something was taken from that is not
// negative the maximum is no smaller; of what something was added to it may be.
func.func @less_than_maximum(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  // expected-remark@below {{[0, inf], assumed}}
  %square = arith.mulf %y, %y : tensor<4x8xf32>
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %less = arith.subf %x, %square : tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %less, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %feature = math.exp %shifted : tensor<4x8xf32>
  %more = arith.addf %x, %square : tensor<4x8xf32>
  %open = arith.subf %more, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %power = math.exp %open : tensor<4x8xf32>
  return
}

// -----

// What is divided by its sum, where that is not 0, are shares, and so is what it
// weighs; where 1 stands for sums of up to 2 they may be 2.
func.func @safe_division(%w: tensor<8x4xf32>, %v: tensor<4x3xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %x = arith.maximumf %w, %zero : tensor<8x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %sum = mp.reduce add %x dims [1] : tensor<8x4xf32> to tensor<8xf32>
  %some = arith.cmpf une, %sum, %none : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %safe = arith.select %some, %sum, %one : tensor<8xi1>, tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %all = mp.broadcast %safe dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %x, %all : tensor<8x4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %small = math.tanh %v : tensor<4x3xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %mean = mp.dot %share, %small contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %much = arith.cmpf ogt, %sum, %two : tensor<8xf32>
  // expected-remark@below {{[1, inf], assumed}}
  %unsafe = arith.select %much, %sum, %one : tensor<8xi1>, tensor<8xf32>
  // expected-remark@below {{[1, inf], assumed}}
  %rest = mp.broadcast %unsafe dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %open = arith.divf %x, %rest : tensor<8x4xf32>
  return
}

// -----

// What is over its own magnitude and more, or over the largest of all; a Gaussian.
func.func @over_magnitudes(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %one = arith.constant dense<1.0> : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %size = math.absf %x : tensor<4x8xf32>
  // expected-remark@below {{[1, inf]}}
  %more = arith.addf %one, %size : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1]}}
  %softsign = arith.divf %x, %more : tensor<4x8xf32>
  %other = arith.divf %y, %more : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %most = mp.reduce max %size dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %all = mp.broadcast %most dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-1, 1]}}
  %shares = arith.divf %x, %all : tensor<4x8xf32>
  %minus = arith.negf %x : tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0]}}
  %exponent = arith.mulf %minus, %x : tensor<4x8xf32>
  // expected-remark@below {{[0, 1]}}
  %gaussian = math.exp %exponent : tensor<4x8xf32>
  %product = arith.mulf %minus, %y : tensor<4x8xf32>
  return
}

// -----

// The largest number of a line is taken from all, unless that is infinite, and comes
// back with the logarithm of their sum; not so of another line.
func.func @share_of_a_logsumexp(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %finite = math.isfinite %max : tensor<4xf32>
  %most = arith.select %finite, %max, %zero : tensor<4xi1>, tensor<4xf32>
  %all = mp.broadcast %most dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %shifted = arith.subf %x, %all : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %size = math.absf %sum : tensor<4xf32>
  %log = math.log %size : tensor<4xf32>
  %total = arith.addf %log, %most : tensor<4xf32>
  %totals = mp.broadcast %total dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %difference = arith.subf %x, %totals : tensor<4x8xf32>
  // expected-remark@below {{[0, 1.00024]}}
  %share = math.exp %difference : tensor<4x8xf32>
  %other = arith.subf %y, %totals : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %no_share = math.exp %other : tensor<4x8xf32>
  %again = arith.addf %log, %max : tensor<4xf32>
  %agains = mp.broadcast %again dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %unguarded = arith.subf %x, %agains : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %none = math.exp %unguarded : tensor<4x8xf32>
  return
}
