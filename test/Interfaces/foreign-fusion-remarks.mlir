// RUN: mp-test-opt %s --mp-form-fusions --verify-diagnostics \
// RUN:   --remarks-filter=mp-form-fusions --remark-policy=all

// An op without a model is reported once a function. A contraction is a call
// anyway, and what mp says is opaque is so on purpose.
// expected-remark@below {{Kernels=2}}
func.func @an_op_without_a_model_is_reported(%x: tensor<8x8xf32>, %i: tensor<8x1xi32>) -> tensor<8x8xf32> {
  // expected-remark@below {{1 ops become one pointwise kernel}}
  %0 = "toy.relu"(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{toy.silent has no model of FusibleOpInterface: it stays out of kernels}}
  %1 = "toy.silent"(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = "toy.silent"(%1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = "toy.matmul"(%2, %2) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = mp.dot %3, %3 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{1 ops become one pointwise kernel}}
  %5 = "toy.relu"(%4) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
