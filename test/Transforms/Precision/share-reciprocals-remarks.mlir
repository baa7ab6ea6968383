// RUN: mp-opt %s --split-input-file --mp-share-reciprocals --remarks-filter='mp-share-reciprocals' --remark-policy=all --verify-diagnostics

// expected-remark@below {{Quotients=1}}
func.func @each_decision(%x: tensor<8x8xf32>, %n: tensor<8xf32>) -> (tensor<8x8xf16>, tensor<8x8xf32>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>) {
  %three = arith.constant dense<3.0> : tensor<8x8xf32>
  %least = arith.constant dense<1.0e-39> : tensor<8x8xf32>
  %large = arith.constant dense<1.7e38> : tensor<8x8xf32>
  // expected-remark@below {{each number divides 64, which are multiplied with its reciprocal}}
  %0 = arith.divf %x, %three : tensor<8x8xf32>
  %1 = mp.cast %0 : tensor<8x8xf32> to tensor<8x8xf16>
  // expected-remark@below {{'func.return' reads it, or what is made of it, in f32}}
  %2 = arith.divf %three, %three : tensor<8x8xf32>
  %3 = mp.broadcast %n dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{nothing keeps the divisor from 0}}
  %4 = arith.divf %x, %3 : tensor<8x8xf32>
  %5 = mp.cast %4 : tensor<8x8xf32> to tensor<8x8xf16>
  // expected-remark@below {{the divisor may be 1e-39, which is subnormal}}
  %6 = arith.divf %x, %least : tensor<8x8xf32>
  %7 = mp.cast %6 : tensor<8x8xf32> to tensor<8x8xf16>
  // expected-remark@below {{the divisor may reach 1.7e+38, whose reciprocal is subnormal}}
  %8 = arith.divf %x, %large : tensor<8x8xf32>
  %9 = mp.cast %8 : tensor<8x8xf32> to tensor<8x8xf16>
  return %1, %2, %5, %7, %9 : tensor<8x8xf16>, tensor<8x8xf32>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>
}

// -----

// Nothing keeps a square plus 1 from an infinity.
// expected-remark@below {{Quotients=0}}
func.func @infinite(%x: tensor<8x8xf32>, %n: tensor<8xf32>) -> tensor<8x8xf16> {
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %0 = arith.mulf %n, %n : tensor<8xf32>
  %1 = arith.addf %0, %one : tensor<8xf32>
  %2 = mp.broadcast %1 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{nothing bounds the divisor}}
  %3 = arith.divf %x, %2 : tensor<8x8xf32>
  %4 = mp.cast %3 : tensor<8x8xf32> to tensor<8x8xf16>
  return %4 : tensor<8x8xf16>
}

// -----

module attributes {mp.policy = #mp.policy<f32>} {
// expected-remark@below {{the policy's type is f32: quotients stay}}
func.func @single_precision(%x: tensor<8xf32>) -> tensor<8xf16> {
  %three = arith.constant dense<3.0> : tensor<8xf32>
  %0 = arith.divf %x, %three : tensor<8xf32>
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  return %1 : tensor<8xf16>
}
}
