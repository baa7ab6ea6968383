// RUN: mp-opt %s --mp-pad-to-tile --remarks-filter='mp-pad-to-tile' --remark-policy=all --verify-diagnostics --split-input-file
// RUN: mp-opt %s --mp-pad-to-tile --split-input-file | mp-opt --mp-check-alignment --split-input-file

// Each decision is told at its op, with the bill in FLOPs and bytes.
// expected-remark@below {{Contractions=2, Padded=2, WithRefusals=1}}
module {
func.func @the_bill_is_told(%x: tensor<32x84xf16>, %w: tensor<84x10xf16>, %v: tensor<4x84xf16>,
    %u: tensor<84x10xf16>)
    -> (tensor<32x10xf16>, tensor<4x10xf16>) {
  // expected-remark@below {{Bytes=7696, CopiedBytes=8448, Flops=53760, PaddedBytes=9472, PaddedFlops=90112, Remark="N from 10 to 16, K from 84 to 88"}}
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x10xf16>) -> tensor<32x10xf16>
  // expected-remark@below {{K from 84 to 88}}
  // expected-remark@below {{M = 4: fewer than 5 elements, N = 10: padding to 16 would make the bytes}}
  %1 = mp.dot %v, %u contracting [1] x [0] accumulate f32
     : (tensor<4x84xf16>, tensor<84x10xf16>) -> tensor<4x10xf16>
  return %0, %1 : tensor<32x10xf16>, tensor<4x10xf16>
}
}

// -----

// expected-remark@below {{Padded=0}}
module {
func.func @why_not_is_told(%x: tensor<32x84xf32>, %w: tensor<84x10xf32>,
    %i: tensor<32x16x16x1xf16>, %k: tensor<5x5x1x6xf16>)
    -> (tensor<32x10xf32>, tensor<32x16x16x6xf16>) {
  // expected-remark@below {{operand of type tensor<32x84xf32>: only contractions of 16-bit operands are padded}}
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x84xf32>, tensor<84x10xf32>) -> tensor<32x10xf32>
  // expected-remark@below {{convolution channels are not padded: 1 in, 6 out}}
  %1 = mp.conv fwd %i, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [2, 2] accumulate f32
     : (tensor<32x16x16x1xf16>, tensor<5x5x1x6xf16>) -> tensor<32x16x16x6xf16>
  return %0, %1 : tensor<32x10xf32>, tensor<32x16x16x6xf16>
}
}
