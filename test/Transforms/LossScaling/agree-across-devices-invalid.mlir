// RUN: mp-opt %s --mp-agree-across-devices --split-input-file --verify-diagnostics

// A number of devices that is none.
// expected-error@below {{'builtin.module' op is for 0 devices; expected 1 or more}}
module attributes {mp.devices = {count = 0 : i64}} {
func.func @none(%g: tensor<4xf32>) -> tensor<i1> {
  %0 = mp.all_finite %g : tensor<4xf32>
  return %0 : tensor<i1>
}
}

// -----

// expected-error@below {{'builtin.module' op has groups of devices that are not rows of 2 i64 each}}
module attributes {mp.devices = {count = 2 : i64, groups = dense<[0, 1]> : tensor<2xi64>}} {
}

// -----

// expected-error@below {{'builtin.module' op has groups of devices that are not rows of 2 i64 each}}
module attributes {mp.devices = {count = 2 : i64, groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}} {
}
