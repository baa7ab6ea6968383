// What contradicts itself does not parse, and stands only where it belongs.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'most' is not a field of what was observed: min, max, least, row_norm, integers, zeros, non_finite or exponents}}
#unknown = #mp.observed<most = 1.0>

// -----

// expected-error@+1 {{'zeros' is said twice}}
#twice = #mp.observed<zeros = 1, zeros = 1>

// -----

// expected-error@+1 {{'least' is missing, as there are exponents}}
#no_least = #mp.observed<min = 1.0, max = 1.0, row_norm = 1.0, exponents = 0 [1]>

// -----

// expected-error@+1 {{'min' is too much, as there are no finite elements}}
#no_finite = #mp.observed<min = 1.0, max = 1.0, row_norm = 1.0, non_finite = 1>

// -----

// expected-error@+1 {{nothing was observed; 'unit' says so}}
#nothing = #mp.observed<integers>

// -----

// expected-error@+1 {{a count of what was observed is negative}}
#negative = #mp.observed<non_finite = -1>

// -----

// expected-error@+1 {{max is less than min}}
#order = #mp.observed<min = 2.0, max = 1.0, least = 1.0, row_norm = 1.0, exponents = 0 [1]>

// -----

// expected-error@+1 {{least and row_norm are of magnitudes, and least is not 0 and at most the greatest magnitude}}
#least = #mp.observed<min = 1.0, max = 2.0, least = 3.0, row_norm = 1.0, exponents = 0 [1]>

// -----

// expected-error@+1 {{exponents are from -127 to 128}}
#exponent = #mp.observed<min = 1.0, max = 2.0, least = 1.0, row_norm = 1.0, exponents = 128 [1, 1]>

// -----

// expected-error@+1 {{the first and the last of the exponents counted nothing, or one of them}}
#empty_bin = #mp.observed<min = 1.0, max = 2.0, least = 1.0, row_norm = 1.0, exponents = 0 [1, 0]>

// -----

// expected-error@+1 {{not all are integers where some are not finite}}
#integers = #mp.observed<integers, non_finite = 1>

// -----

func.func @too_many(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'mp.observed' is not a list with one #mp.observed for each result that is a tensor of floats, and unit for others}}
  %0 = arith.negf %x {mp.observed = [unit, unit]} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @of_integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error@+1 {{'mp.observed' is not a list}}
  %0 = arith.addi %x, %x {mp.observed = [#mp.observed<non_finite = 1>]} : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// expected-error@+1 {{'mp.observed' of argument 0 is no #mp.observed of a tensor of floats}}
func.func @argument(%x: tensor<4xf32> {mp.observed = 3}) {
  return
}
