// RUN: mp-test-opt %s --test-print-degrees --split-input-file --verify-diagnostics --allow-unregistered-dialect

// A product that starts at 0 has the degree of its operands; what moves keeps it.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4x4xf32> {test.shift = 1}, %w: tensor<4x4xf32>) {
  // expected-remark@below {{degree zero in S}}
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x4xf32>
  // expected-remark@below {{degree zero in S}}
  %0 = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-remark@below {{degree 1 in S}}
  %1 = linalg.matmul ins(%g, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-remark@below {{degree 1 in S}}
  %2 = linalg.transpose ins(%1 : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) permutation = [1, 0]
  // expected-remark@below {{degree 1 in S}}
  %3 = tensor.extract_slice %2[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  return
}

// -----

// One that adds to what is not scaled has none.
// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<4x4xf32> {test.shift = 1}, %w: tensor<4x4xf32>) {
  // expected-remark@below {{degree mixed in S}}
  %1 = linalg.matmul ins(%g, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%w : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// expected-remark@below {{degree 1 in S}}
func.func @main(%g: tensor<1x4x4xf32> {test.shift = 1}, %w: tensor<1x4x4xf32>) {
  // expected-remark@below {{degree zero in S}}
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-remark@below {{degree 1 in S}}
  %0 = tosa.matmul %g, %w, %z, %z : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  // expected-remark@below {{degree -1 in S}}
  %1 = tosa.reciprocal %0 : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  // expected-remark@below {{degree 1 in S}}
  %2 = tosa.reduce_sum %0 {axis = 2 : i32} : (tensor<1x4x4xf32>) -> tensor<1x4x1xf32>
  // expected-remark@below {{degree mixed in S}}
  %3 = tosa.exp %0 : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return
}
