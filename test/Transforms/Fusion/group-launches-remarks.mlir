// RUN: mp-opt %s --mp-group-launches --remarks-filter='mp-group-launches' --remark-policy=all --verify-diagnostics

// Each launch at its first kernel, and what it is all worth.
// expected-remark@below {{Kernels=2, LaunchesSaved=1}}
func.func @two(%g: tensor<8xf32>, %h: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  // expected-remark@below {{2 kernels become one launch}}
  %p = mp.fusion pointwise ins(%g : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %0 = arith.negf %x : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  %q = mp.fusion pointwise ins(%h : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %0 = arith.negf %x : tensor<4xf32>
    mp.yield %0 : tensor<4xf32>
  }
  return %p, %q : tensor<8xf32>, tensor<4xf32>
}

// Nothing decided, and told.
// expected-remark@below {{Kernels=0, LaunchesSaved=0}}
func.func @nothing_to_do(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
