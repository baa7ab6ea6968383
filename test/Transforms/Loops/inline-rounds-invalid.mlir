// RUN: mp-opt %s --mp-inline-rounds --split-input-file --verify-diagnostics

// The round lost an argument on the way.
module {
// expected-error@below {{and the loop calls a round of type '(tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)': arguments and results may only be added behind those}}
func.func @main(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
module @mp.epoch {
  func.func private @round(tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  func.func @main(%w0: tensor<4xf32>) -> tensor<4xf32> {
    %zero = arith.constant dense<0> : tensor<i32>
    %three = arith.constant dense<3> : tensor<i32>
    %end:2 = scf.while (%i_ = %zero, %w_ = %w0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %less = arith.cmpi slt, %i_, %three : tensor<i32>
      %more = tensor.extract %less[] : tensor<i1>
      scf.condition(%more) %i_, %w_ : tensor<i32>, tensor<4xf32>
    } do {
    ^bb0(%i: tensor<i32>, %w: tensor<4xf32>):
      %next:2 = func.call @round(%i, %w) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
      scf.yield %next#0, %next#1 : tensor<i32>, tensor<4xf32>
    }
    return %end#1 : tensor<4xf32>
  }
}
}

// -----

// No loop is left to put it into.
module {
func.func @main(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
// expected-error@below {{no loop in it calls '@round': run mp-outline-rounds on the step again}}
module @mp.epoch {
  func.func @main(%w: tensor<4xf32>) -> tensor<4xf32> {
    return %w : tensor<4xf32>
  }
}
}
