// RUN: mp-opt %s --mp-narrow-device-sums --verify-diagnostics

// A number of devices that is none.
// expected-error@below {{'builtin.module' op is for -4 devices; expected 1 or more}}
module attributes {mp.devices = {count = -4 : i64}} {
func.func @main(%g: tensor<4xf32>) -> tensor<4xf32> {
  return %g : tensor<4xf32>
}
}
