// RUN: mp-opt %s --split-input-file --mp-simplify-casts --remarks-filter='mp-simplify-casts' --remark-policy=all --verify-diagnostics

func.func @main(%x: tensor<8x8xf32>, %y: tensor<8xf16>) -> (tensor<8x8xf16>, tensor<8xf16>, tensor<2x8xf16>, tensor<8x8xf32>) {
  %0 = mp.cast %x : tensor<8x8xf32> to tensor<8x8xf16>
  // expected-remark@+1 {{reads an equal cast to f16}}
  %1 = mp.cast %x : tensor<8x8xf32> to tensor<8x8xf16>
  %2 = mp.cast %y : tensor<8xf16> to tensor<8xf32>
  // expected-remark@+1 {{reads the f16 that was widened to f32}}
  %3 = mp.cast %2 : tensor<8xf32> to tensor<8xf16>
  %4 = arith.addf %x, %x : tensor<8x8xf32>
  // expected-remark@+1 {{BytesAfter=416, BytesBefore=544, Remark="the cast to f16 changes places with 'mp.slice'"}}
  %5 = mp.cast %4 : tensor<8x8xf32> to tensor<8x8xf16>
  %6 = mp.slice %5 start [0, 0] limit [2, 8] strides [1, 1] : tensor<8x8xf16> to tensor<2x8xf16>
  // A cast that nothing shares and no move follows is not spoken of.
  %7 = mp.cast %1 : tensor<8x8xf16> to tensor<8x8xf32>
  return %0, %3, %6, %7 : tensor<8x8xf16>, tensor<8xf16>, tensor<2x8xf16>, tensor<8x8xf32>
}

// -----

// Under a policy for f32 the pass has nothing to do, and says why.
module attributes {mp.policy = #mp.policy<f32>} {
// expected-remark@below {{the policy's type is f32: the casts are the author's, and stay}}
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf16>, tensor<8xf16>) {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  return %0, %1 : tensor<8xf16>, tensor<8xf16>
}
}
