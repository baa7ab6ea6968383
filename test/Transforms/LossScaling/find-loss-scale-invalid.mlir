// RUN: mp-opt %s --mp-find-loss-scale --verify-diagnostics

// expected-error@below {{no function '@main': a training step is one function of that name}}
module {
  func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}
