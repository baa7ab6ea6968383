// RUN: mp-opt %s --mp-lay-out-copies --verify-diagnostics

// expected-error@below {{'@main' has 0 blocks; a training step has one}}
func.func private @main(%x: tensor<f32>) -> tensor<f32>

func.func @init() {
  return
}
