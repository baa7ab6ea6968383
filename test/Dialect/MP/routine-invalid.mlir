// Sorts and random bits refuse operands and regions that do not fit.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// Inputs are reordered alike.
func.func @sort_of_two_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{inputs have shapes 4 and 5}}
  %0:2 = mp.sort %x, %y dim 0 : tensor<4xf32>, tensor<5xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %1 = arith.cmpf olt, %a, %b : tensor<f32>
    mp.yield %1 : tensor<i1>
  }
  return
}

// -----

func.func @sort_outside_the_rank(%x: tensor<4xf32>) {
  // expected-error@+1 {{dim}}
  %0 = mp.sort %x dim 1 : tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = arith.cmpf olt, %a, %b : tensor<f32>
    mp.yield %1 : tensor<i1>
  }
  return
}

// -----

// The comparator sees two places.
func.func @sort_with_one_place(%x: tensor<4xf32>) {
  // expected-error@+1 {{compares 1 values, expected two of each of 1 inputs}}
  %0 = mp.sort %x dim 0 : tensor<4xf32> {
  ^bb0(%a: tensor<f32>):
    %1 = arith.cmpf olt, %a, %a : tensor<f32>
    mp.yield %1 : tensor<i1>
  }
  return
}

// -----

func.func @sort_of_another_type(%x: tensor<4xf32>) {
  // expected-error@+1 {{compares a value of type 'tensor<f16>', expected 'tensor<f32>'}}
  %0 = mp.sort %x dim 0 : tensor<4xf32> {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %1 = arith.cmpf olt, %a, %b : tensor<f16>
    mp.yield %1 : tensor<i1>
  }
  return
}

// -----

func.func @sort_by_a_number(%x: tensor<4xf32>) {
  %0 = mp.sort %x dim 0 : tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error@+1 {{does not yield one 'tensor<i1>'}}
    mp.yield %a : tensor<f32>
  }
  return
}

// -----

func.func @long_threefry_state(%s: tensor<3xi64>) {
  // expected-error@+1 {{has a state of type 'tensor<3xi64>', expected two elements of i64}}
  %0:2 = mp.rng_bits three_fry %s : tensor<3xi64> to tensor<4xi32>
  return
}

// -----

func.func @narrow_state(%s: tensor<4xi32>) {
  // expected-error@+1 {{has a state of type 'tensor<4xi32>', expected two or three elements of i64}}
  %0:2 = mp.rng_bits philox %s : tensor<4xi32> to tensor<4xi32>
  return
}

// -----

func.func @bits_of_floats(%s: tensor<2xi64>) {
  // expected-error@+1 {{makes elements of type 'f32', expected integers of 8, 16, 32 or 64 bits}}
  %0:2 = mp.rng_bits philox %s : tensor<2xi64> to tensor<4xf32>
  return
}

// -----

func.func @short_counter(%s: tensor<4xi64>) {
  // expected-error@+1 {{has a counter of 1 words, expected 2}}
  %0 = mp.random_words philox %s key %s counter %s : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @narrow_index(%i: tensor<4xi32>, %s: tensor<4xi64>) {
  // expected-error@+1 {{reads elements of type 'i32', expected i64}}
  %0 = mp.random_words three_fry %i key %s counter %s : (tensor<4xi32>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @wide_words(%s: tensor<4xi64>) {
  // expected-error@+1 {{makes elements of type 'i64', expected i32}}
  %0 = mp.random_words three_fry %s key %s counter %s : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return
}

// -----

func.func @other_shape(%s: tensor<4xi64>, %k: tensor<1xi64>) {
  // expected-error@+1 {{all non-scalar operands/results must have the same shape and base type}}
  %0 = mp.random_words three_fry %s key %k counter %s : (tensor<4xi64>, tensor<1xi64>, tensor<4xi64>) -> tensor<4xi32>
  return
}
