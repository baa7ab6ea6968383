// RUN: mp-opt %s --mp-pad-to-tile=mode=by-time --remarks-filter='mp-pad-to-tile' --remark-policy=all --verify-diagnostics

// What is left as it is says what padding would take, and what it would save.
// expected-remark@below {{Contractions=1, Padded=0, WithRefusals=1}}
module {
func.func @why_not_is_told(%x: tensor<33x37xf16>, %w: tensor<37x64xf16>) -> tensor<33x64xf16> {
  // expected-remark@below {{M = 33: no row in memory is of this size, so that padding gains nothing, K = 37: padding to 40, here and where that leads, would save 0.0 us of products and take 5.0 us on sm_90}}
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<33x37xf16>, tensor<37x64xf16>) -> tensor<33x64xf16>
  return %y : tensor<33x64xf16>
}
}
