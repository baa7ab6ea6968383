// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// A softplus as JAX has it, log(exp(x) + 1), is not negative: where x is no number, it
// is none. Its derivative, exp(x - softplus(x)), is a share.
func.func @softplus(%x: tensor<8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %infinity = arith.constant dense<0x7F800000> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %max = arith.maximumf %x, %zero : tensor<8xf32>
  %none = arith.cmpf une, %x, %x : tensor<8xf32>
  %sum = arith.addf %x, %zero : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %size = math.absf %x : tensor<8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %minus = arith.negf %size : tensor<8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %minus : tensor<8xf32>
  // expected-remark@below {{[0, 0.69}}
  %rest = math.log1p %power : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %both = arith.addf %max, %rest : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %softplus = arith.select %none, %sum, %both : tensor<8xi1>, tensor<8xf32>
  %far = arith.cmpf oeq, %x, %infinity : tensor<8xf32>
  %near = arith.select %far, %zero, %x : tensor<8xi1>, tensor<8xf32>
  %large = arith.cmpf oeq, %softplus, %infinity : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %finite = arith.select %large, %zero, %softplus : tensor<8xi1>, tensor<8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %log = arith.subf %near, %finite : tensor<8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %slope = math.exp %log : tensor<8xf32>
  return
}

// -----

// What is chosen where another number is none may be any number.
func.func @other(%x: tensor<8xf32>, %y: tensor<8xf32>) {
  %none = arith.cmpf une, %y, %y : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %size = math.absf %x : tensor<8xf32>
  %chosen = arith.select %none, %x, %size : tensor<8xi1>, tensor<8xf32>
  return
}

// -----

// Of two terms either may be infinite, and 0 is taken for the sum: what is left is the
// other term.
func.func @two_terms(%x: tensor<8xf32>, %y: tensor<8xf32>, %rest: tensor<8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %infinity = arith.constant dense<0x7F800000> : tensor<8xf32>
  %max = arith.maximumf %x, %y : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %more = math.absf %rest : tensor<8xf32>
  %both = arith.addf %max, %more : tensor<8xf32>
  %large = arith.cmpf oeq, %both, %infinity : tensor<8xf32>
  %finite = arith.select %large, %zero, %both : tensor<8xi1>, tensor<8xf32>
  %log = arith.subf %x, %finite : tensor<8xf32>
  return
}

// -----

// 0 is taken for the sum, but not for its term: what is left is infinite.
func.func @one_side(%x: tensor<8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %infinity = arith.constant dense<0x7F800000> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %max = arith.maximumf %x, %zero : tensor<8xf32>
  // expected-remark@below {{[1, inf], assumed}}
  %both = arith.addf %max, %one : tensor<8xf32>
  %large = arith.cmpf oeq, %both, %infinity : tensor<8xf32>
  // expected-remark@below {{[0, inf] least 1, assumed}}
  %finite = arith.select %large, %zero, %both : tensor<8xi1>, tensor<8xf32>
  %log = arith.subf %x, %finite : tensor<8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %less = arith.subf %x, %both : tensor<8xf32>
  return
}
