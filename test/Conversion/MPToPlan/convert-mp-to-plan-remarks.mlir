// RUN: mp-opt %s --convert-mp-to-plan --remarks-filter='convert-mp-to-plan' --remark-policy=all --split-input-file --verify-diagnostics

// A convolution whose tensors lie in different orders costs transpositions,
// which are told in bytes; those of a plan's calls are counted: the convolution
// by the library, the transposition by a kernel.
// expected-remark@below {{Launches=1, LibraryCalls=1, OtherCalls=0}}
func.func @main(%x: tensor<2x9x9x3xf16>, %w: tensor<3x3x3x8xf16>) -> tensor<2x4x4x8xf16> {
  // expected-remark@below {{Reason="tensors of the convolution are transposed to channels last", TransposedBytes=432}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 2] low [0, 1] high [0, -1] accumulate f32
     : (tensor<2x9x9x3xf16>, tensor<3x3x3x8xf16>) -> tensor<2x4x4x8xf16>
  return %0 : tensor<2x4x4x8xf16>
}

// -----

// Where all tensors have one order, nothing is said of it.
// expected-remark@below {{Launches=0, LibraryCalls=1, OtherCalls=0}}
func.func @main(%x: tensor<2x9x9x3xf16>, %w: tensor<8x3x3x3xf16>) -> tensor<2x7x7x8xf16> {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [o, 0, 1, i] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] accumulate f32
     : (tensor<2x9x9x3xf16>, tensor<8x3x3x3xf16>) -> tensor<2x7x7x8xf16>
  return %0 : tensor<2x7x7x8xf16>
}

// -----

// A copy is a call of neither kind; @init makes a plan of its own.
// expected-remark@below {{OtherCalls=1}}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
// expected-remark@below {{Launches=0, LibraryCalls=0, OtherCalls=1}}
func.func @init() -> tensor<8xf32> {
  %0 = arith.constant dense<0.0> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
