// RUN: mp-opt %s --mp-lower-math --split-input-file --verify-diagnostics

func.func @a_rounding_that_no_device_has_is_refused(%x: tensor<4xf32>) -> tensor<4xf16> {
  // expected-error@+1 {{on 'f32' has no GPU code; round to nearest even or toward zero}}
  %0 = arith.truncf %x upward : tensor<4xf32> to tensor<4xf16>
  return %0 : tensor<4xf16>
}

// -----

func.func @what_others_make_up_for_is_refused(%x: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error@+1 {{on 'f64' has no GPU code; write arith.maximumf and arith.minimumf}}
  %0 = math.clampf %x to [%x, %x] : tensor<4xf64>
  return %0 : tensor<4xf64>
}
