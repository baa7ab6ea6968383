// RUN: mp-opt %s --mp-agree-across-devices --verify-diagnostics

// A number of devices that is none.
// expected-error@below {{'builtin.module' op is for 0 devices; expected 1 or more}}
module attributes {mp.devices = {count = 0 : i64}} {
func.func @none(%g: tensor<4xf32>) -> tensor<i1> {
  %0 = mp.all_finite %g : tensor<4xf32>
  return %0 : tensor<i1>
}
}
