// RUN: mp-test-opt %s --test-print-degrees --allow-unregistered-dialect --split-input-file --verify-diagnostics

// `test.shift` puts a factor S in; what is not told has degree 0.

// The rules of arithmetic: a product adds, a quotient subtracts, a root halves.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4xf32> {test.shift = 1}, %w: tensor<4xf32>) {
  // expected-remark@below {{degree 1 in S}}
  %linear = arith.mulf %g, %w : tensor<4xf32>
  // expected-remark@below {{degree 2 in S}}
  %square = arith.mulf %g, %linear : tensor<4xf32>
  // expected-remark@below {{degree -1 in S}}
  %inverse = arith.divf %w, %g : tensor<4xf32>
  // expected-remark@below {{degree 1/2 in S}}
  %root = math.sqrt %g : tensor<4xf32>
  %cancelled = arith.divf %g, %linear : tensor<4xf32>
  %from_arguments = arith.addf %w, %w : tensor<4xf32>
  return
}

// -----

// A sum keeps a degree that its terms share. A constant 0 or infinity has every
// degree; any other constant has 0 and mixes, and what is mixed stays so.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4xf32> {test.shift = 1}) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark@below {{degree zero in S}}
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark@below {{degree zero in S}}
  %infinity = arith.constant dense<0x7F800000> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark@below {{degree 1 in S}}
  %same = arith.addf %g, %g : tensor<4xf32>
  // expected-remark@below {{degree 1 in S}}
  %with_zero = arith.maximumf %same, %zero : tensor<4xf32>
  // expected-remark@below {{degree zero in S}}
  %nothing = arith.mulf %zero, %g : tensor<4xf32>
  // expected-remark@below {{degree mixed in S}}
  %with_one = arith.addf %g, %one : tensor<4xf32>
  // expected-remark@below {{degree mixed in S}}
  %later = arith.mulf %with_one, %one : tensor<4xf32>
  // expected-remark@below {{operand 0 ends or decides the step with degree 1 in S}}
  // expected-remark@below {{operand 1 ends or decides the step with degree mixed in S}}
  return %with_zero, %later : tensor<4xf32>, tensor<4xf32>
}

// -----

// Which of two values of one degree is larger does not change with S > 0, and
// is no decision about S; of two degrees it does.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4xf32> {test.shift = 1}, %w: tensor<4xf32>) -> tensor<4xi1> {
  // expected-remark@below {{degree 1 in S}}
  %negated = arith.negf %g : tensor<4xf32>
  %less = arith.cmpf olt, %negated, %g : tensor<4xf32>
  // expected-remark@below {{degree 1 in S}}
  %larger = arith.select %less, %g, %negated : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{degree mixed in S}}
  %unlike = arith.cmpf olt, %g, %w : tensor<4xf32>
  // expected-remark@below {{degree mixed in S}}
  %chosen = arith.select %unlike, %w, %w : tensor<4xi1>, tensor<4xf32>
  return %less : tensor<4xi1>
}

// -----

// An op that nothing is known of is harmless on what does not scale, and mixes
// on what does, also where only its region reads it.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4xf32> {test.shift = 1}, %w: tensor<4xf32>) {
  %harmless = "foreign.op"(%w) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{degree mixed in S}}
  %scaled = "foreign.op"(%g) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{degree mixed in S}}
  %inside = "foreign.region"(%w) ({
    %0 = arith.addf %g, %g : tensor<4xf32>
    "foreign.end"(%0) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A loop that adds scaled values up from zero carries one degree, under all its
// names.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4xf32> {test.shift = 1}, %from: index, %to: index, %by: index) -> tensor<4xf32> {
  // expected-remark@below {{degree zero in S}}
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark@below {{degree 1 in S}}
  %sum = scf.for %i = %from to %to step %by
      // expected-remark@below {{degree 1 in S}}
      iter_args(%all = %zero) -> tensor<4xf32> {
    // expected-remark@below {{degree 1 in S}}
    %next = arith.addf %all, %g : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  %unscaled = arith.divf %sum, %g : tensor<4xf32>
  return %unscaled : tensor<4xf32>
}

// -----

// A loop that multiplies by a scaled value each time around has no degree.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4xf32> {test.shift = 1}, %w: tensor<4xf32>, %from: index, %to: index, %by: index) {
  // expected-remark@below {{degree mixed in S}}
  %power = scf.for %i = %from to %to step %by
      // expected-remark@below {{degree mixed in S}}
      iter_args(%all = %w) -> tensor<4xf32> {
    // expected-remark@below {{degree mixed in S}}
    %next = arith.mulf %all, %g : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return
}

// -----

// A branch gives the degree that its sides share, and takes no part in it where
// one side gives zeros. Its condition may compare values of one degree.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<f32> {test.shift = 1}, %w: tensor<f32>) {
  // expected-remark@below {{degree zero in S}}
  %zero = arith.constant dense<0.0> : tensor<f32>
  %is_up = arith.cmpf ogt, %g, %zero : tensor<f32>
  %up = tensor.extract %is_up[] : tensor<i1>
  // expected-remark@below {{degree 1 in S}}
  %same = scf.if %up -> tensor<f32> {
    scf.yield %g : tensor<f32>
  } else {
    scf.yield %zero : tensor<f32>
  }
  // expected-remark@below {{degree mixed in S}}
  %unlike = scf.if %up -> tensor<f32> {
    scf.yield %g : tensor<f32>
  } else {
    scf.yield %w : tensor<f32>
  }
  return
}

// -----

// A branch over a value of no degree: the step itself depends on S.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<f32> {test.shift = 1}, %w: tensor<f32>) -> tensor<f32> {
  // expected-remark@below {{degree mixed in S}}
  %is_large = arith.cmpf ogt, %g, %w : tensor<f32>
  // expected-remark@below {{degree mixed in S}}
  %large = tensor.extract %is_large[] : tensor<i1>
  // expected-remark@below {{operand 0 ends or decides the step with degree mixed in S}}
  %same = scf.if %large -> tensor<f32> {
    scf.yield %w : tensor<f32>
  } else {
    scf.yield %w : tensor<f32>
  }
  return %same : tensor<f32>
}

// -----

// One value with many readers has one degree for all; a shift of the value is
// seen by each of them, and one of an op by its results alone.
func.func @main(%x: tensor<4xf32>) {
  // expected-remark@below {{degree 1 in S}}
  %seed = arith.mulf %x, %x {test.shift = 1} : tensor<4xf32>
  // expected-remark@below {{degree 1 in S}}
  %a = arith.addf %seed, %seed : tensor<4xf32>
  // expected-remark@below {{degree 2 in S}}
  %b = arith.mulf %a, %seed : tensor<4xf32>
  %unscaled = arith.mulf %b, %x {test.shift = -2} : tensor<4xf32>
  %after = arith.addf %unscaled, %x : tensor<4xf32>
  return
}

// -----

// What an op says of its floats says nothing of its integers: where the largest
// element lies does not change with S. An op that makes an integer of the value
// itself does.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4x8xf32> {test.shift = 1}) -> (tensor<4xi32>, tensor<4x8xi32>) {
  %places = mp.iota dim 1 : tensor<4x8xi32>
  // expected-remark@below {{degree 1 in S}}
  %value, %index = mp.arg_reduce max %g, %places dims [1] : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  // expected-remark@below {{degree mixed in S}}
  %rounded = arith.fptosi %g : tensor<4x8xf32> to tensor<4x8xi32>
  // expected-remark@below {{operand 1 ends or decides the step with degree mixed in S}}
  return %index, %rounded : tensor<4xi32>, tensor<4x8xi32>
}

// -----

// A scatter that multiplies scales what it meets by data, and leaves the rest:
// linear in what it begins with. Not in the factors, of which some elements have
// none and others several.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<8x4xf32> {test.shift = 1}, %w: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<8x4xf32> {
  // expected-remark@below {{degree 1 in S}}
  %scaled = mp.scatter mul %g, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  // expected-remark@below {{degree 1 in S}}
  %part = mp.slice %g start [0, 0] limit [3, 4] strides [1, 1] : tensor<8x4xf32> to tensor<3x4xf32>
  // expected-remark@below {{degree mixed in S}}
  %factors = mp.scatter mul %w, %i, %part window [1] inserted [0] start [0] index_vector 1 : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  // expected-remark@below {{degree mixed in S}}
  %both = mp.scatter mul %g, %i, %part window [1] inserted [0] start [0] index_vector 1 : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  // expected-remark@below {{operand 0 ends or decides the step with degree mixed in S}}
  return %factors : tensor<8x4xf32>
}
