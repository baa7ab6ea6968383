// What is left of a number where a whole one is taken from it: the place in a cell
// of a grid, the way to the nearest image in a box.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

func.func @by_floor(%x: tensor<8xf32>) {
  // expected-remark@below {{unknown integer}}
  %cell = math.floor %x : tensor<8xf32>
  // expected-remark@below {{[0, 1]}}
  %place = arith.subf %x, %cell : tensor<8xf32>
  // expected-remark@below {{unknown integer}}
  %near = math.roundeven %x : tensor<8xf32>
  // expected-remark@below {{[-0.5, 0.5]}}
  %way = arith.subf %x, %near : tensor<8xf32>
  // Of another number nothing is known.
  // expected-remark@below {{unknown integer}}
  %other = arith.subf %cell, %near : tensor<8xf32>
  return
}

// -----

// By way of an integer, which holds what the number may be, as corners of a grid
// are looked up.
func.func @by_integer(%x: tensor<8xf32>) {
  // expected-remark@below {{[0, 1], proved}}
  %unit = mp.logistic %x : tensor<8xf32>
  %size = arith.constant dense<16.0> : tensor<8xf32>
  // expected-remark@below {{[0, 16], proved}}
  %at = arith.mulf %unit, %size : tensor<8xf32>
  // expected-remark@below {{[0, 16] integer}}
  %cell = math.floor %at : tensor<8xf32>
  %corner = arith.fptosi %cell : tensor<8xf32> to tensor<8xi32>
  // expected-remark@below {{[-2.14748e+09, 2.14748e+09] integer coordinate}}
  %whole = arith.sitofp %corner : tensor<8xi32> to tensor<8xf32>
  // expected-remark@below {{[0, 1]}}
  %place = arith.subf %at, %whole : tensor<8xf32>
  return
}

// -----

// An integer of eight bits ends before the number does.
func.func @too_large(%x: tensor<8xf32>) {
  // expected-remark@below {{[0, 1], proved}}
  %unit = mp.logistic %x : tensor<8xf32>
  %size = arith.constant dense<1000.0> : tensor<8xf32>
  // expected-remark@below {{[0, 1000], proved}}
  %at = arith.mulf %unit, %size : tensor<8xf32>
  // expected-remark@below {{[0, 1000] integer}}
  %cell = math.floor %at : tensor<8xf32>
  %corner = arith.fptosi %cell : tensor<8xf32> to tensor<8xi8>
  // expected-remark@below {{[-128, 127]}}
  %whole = arith.sitofp %corner : tensor<8xi8> to tensor<8xf32>
  // expected-remark@below {{[-127, 1128]}}
  %place = arith.subf %at, %whole : tensor<8xf32>
  return
}
