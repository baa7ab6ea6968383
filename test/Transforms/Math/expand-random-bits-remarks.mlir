// RUN: mp-opt %s --mp-expand-random-bits --remarks-filter='mp-expand-random-bits' --remark-policy=all --verify-diagnostics

// A block of Threefry has two words, one of Philox four.
func.func @blocks(%s: tensor<2xi64>) -> (tensor<3x5xi32>, tensor<3x5xi8>) {
  // expected-remark@below {{Blocks=9}}
  %0, %x = mp.rng_bits three_fry %s : tensor<2xi64> to tensor<3x5xi32>
  // expected-remark@below {{Blocks=4}}
  %1, %y = mp.rng_bits philox %s : tensor<2xi64> to tensor<3x5xi8>
  return %x, %y : tensor<3x5xi32>, tensor<3x5xi8>
}
