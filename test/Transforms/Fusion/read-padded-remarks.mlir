// RUN: mp-opt %s --mp-read-padded --remarks-filter=mp-read-padded --remark-policy=all --verify-diagnostics

func.func @each_decision(%x: tensor<4x10xf32>, %w: tensor<12x10xf32>) -> tensor<4x10xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %h = math.exp %x : tensor<4x10xf32>
  // expected-remark@below {{all that read tensor<4x10xf32> read it padded, as tensor<4x12xf32>}}
  %p = mp.pad %h, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  %y = mp.dot %p, %w contracting [1] x [0] : (tensor<4x12xf32>, tensor<12x10xf32>) -> tensor<4x10xf32>
  %d = arith.mulf %y, %h : tensor<4x10xf32>
  return %d : tensor<4x10xf32>
}
