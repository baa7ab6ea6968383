// RUN: mp-opt %s --split-input-file --mp-cancel-pads --remarks-filter='mp-cancel-pads' --remark-policy=all --verify-diagnostics

// The bill counts elements that crops and pads copy: two copies of 2688 before,
// none after.
func.func @the_bill_is_told(%y: tensor<32x88xf16>, %w: tensor<88x64xf16>) -> tensor<32x64xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %crop = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %n = arith.negf %crop : tensor<32x84xf16>
  // expected-remark@below {{CopiedAfter=0, CopiedBefore=5376, Remark="computed at tensor<32x88xf16>, pads masked"}}
  %p = mp.pad %n, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  %z = mp.dot %p, %w contracting [1] x [0] accumulate f32
     : (tensor<32x88xf16>, tensor<88x64xf16>) -> tensor<32x64xf16>
  return %z : tensor<32x64xf16>
}

// -----

// Under a policy for f32 the pass has nothing to do, and says why.
// expected-remark@below {{the policy's type is f32: the pads are the author's, and stay}}
module attributes {mp.policy = #mp.policy<f32>} {
func.func @main(%y: tensor<8x88xf16>) -> tensor<8x88xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %crop = mp.slice %y start [0, 0] limit [8, 84] strides [1, 1] : tensor<8x88xf16> to tensor<8x84xf16>
  %n = arith.negf %crop : tensor<8x84xf16>
  %p = mp.pad %n, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<8x84xf16>, tensor<f16>) -> tensor<8x88xf16>
  return %p : tensor<8x88xf16>
}
}
