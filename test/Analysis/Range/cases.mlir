// Where one condition makes several choices, the cases are told apart.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// A number times its own sign is not negative, as each case says.
func.func @one_condition(%x: tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %up = arith.constant dense<1.0> : tensor<4xf32>
  %down = arith.constant dense<-1.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %u = math.absf %t : tensor<4xf32>
  %is = arith.cmpf olt, %t, %zero : tensor<4xf32>
  // expected-remark@below {{[-1, 1] integer non-zero, proved}}
  %sign = arith.select %is, %down, %up : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %same = arith.select %is, %t, %u : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %size = arith.mulf %sign, %same : tensor<4xf32>
  // expected-remark@below {{[1, 2], proved}}
  %more = arith.addf %size, %up : tensor<4xf32>
  return
}

// -----

// Of two conditions every combination is possible.
func.func @two_conditions(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %up = arith.constant dense<1.0> : tensor<4xf32>
  %down = arith.constant dense<-1.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %u = math.absf %t : tensor<4xf32>
  %is = arith.cmpf olt, %t, %zero : tensor<4xf32>
  %other = arith.cmpf olt, %y, %zero : tensor<4xf32>
  // expected-remark@below {{[-1, 1] integer non-zero, proved}}
  %sign = arith.select %other, %down, %up : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[-1, 1] integer non-zero, proved}}
  %again = arith.select %other, %up, %down : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %same = arith.select %is, %t, %u : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %size = arith.mulf %sign, %same : tensor<4xf32>
  return
}

// -----

// Where one element is more than a half, the sum of a line may still be 0.
func.func @other_elements(%x: tensor<4xf32>) {
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<4xf32>
  %is = arith.cmpf ogt, %t, %half : tensor<4xf32>
  // expected-remark@below {{[-4, 4], proved}}
  %sum = mp.reduce add %t dims [0] : tensor<4xf32> to tensor<f32>
  // expected-remark@below {{[-4, 4], proved}}
  %all = mp.broadcast %sum dims [] : tensor<f32> to tensor<4xf32>
  // expected-remark@below {{[-4, 4], proved}}
  %chosen = arith.select %is, %all, %zero : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %own = arith.select %is, %t, %zero : tensor<4xi1>, tensor<4xf32>
  return
}
