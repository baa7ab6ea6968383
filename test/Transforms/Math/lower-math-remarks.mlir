// RUN: mp-opt %s --mp-lower-math --remarks-filter='mp-lower-math' --remark-policy=all --verify-diagnostics

// The number of functions is reported.
// expected-remark@+1 {{Expanded=2}}
module {
  func.func @two_functions(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = math.exp %x : tensor<4xf32>
    %1 = math.log %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
