// RUN: mp-opt %s --mp-outline-rounds --verify-diagnostics

// expected-error@below {{no function '@main'}}
module {
func.func @step(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
}
