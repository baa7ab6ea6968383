// A window along numbers that sum to 1 sums a part of them: an ordinal loss and an
// earth mover's distance take cumulative sums of a softmax.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// From either side; two lines come to 2.
func.func @softmax(%x: tensor<8x4096xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  %most = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<8x4096xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<8x4096xf32>
  // expected-remark@below {{, proved}}
  %sum = mp.reduce add %power dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  // expected-remark@below {{, proved}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<8x4096xf32>
  // expected-remark@below {{[0, 1.00098], proved}}
  %up = mp.pool add %share window [1, 4096] strides [1, 1] low [0, 4095] high [0, 0] : tensor<8x4096xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[0, 1.00098], proved}}
  %down = mp.pool add %share window [1, 4096] strides [1, 1] low [0, 0] high [0, 4095] : tensor<8x4096xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[0, 2.00391], proved}}
  %two = mp.pool add %share window [2, 4096] strides [1, 1] low [0, 4095] high [0, 0] : tensor<8x4096xf32> to tensor<7x4096xf32>
  // Along what was not summed each is as large as 1.
  // expected-remark@below {{[0, 8.0000}}
  %across = mp.pool add %share window [8, 1] strides [1, 1] low [7, 0] high [0, 0] : tensor<8x4096xf32> to tensor<8x4096xf32>
  return
}

// -----

// By way of logarithms.
func.func @log_softmax(%x: tensor<8x4096xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  %most = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<8x4096xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<8x4096xf32>
  // expected-remark@below {{, proved}}
  %sum = mp.reduce add %power dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  // expected-remark@below {{, proved}}
  %log = math.log %sum : tensor<8xf32>
  // expected-remark@below {{, proved}}
  %row = mp.broadcast %log dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@below {{, assumed}}
  %z = arith.subf %shifted, %row : tensor<8x4096xf32>
  // expected-remark@below {{, proved}}
  %share = math.exp %z : tensor<8x4096xf32>
  // expected-remark@below {{[0, 1.00098], proved}}
  %up = mp.pool add %share window [1, 4096] strides [1, 1] low [0, 4095] high [0, 0] : tensor<8x4096xf32> to tensor<8x4096xf32>
  return
}

// -----

// The logarithm of another sum.
func.func @other_sum(%x: tensor<8x4096xf32>, %y: tensor<8x4096xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  %most = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<8x4096xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<8x4096xf32>
  // expected-remark@below {{, proved}}
  %sum = mp.reduce add %power dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  // expected-remark@below {{, proved}}
  %log = math.log %sum : tensor<8xf32>
  // expected-remark@below {{, proved}}
  %row = mp.broadcast %log dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %y : tensor<8x4096xf32>
  // expected-remark@below {{, proved}}
  %z = arith.subf %t, %row : tensor<8x4096xf32>
  // expected-remark@below {{, proved}}
  %share = math.exp %z : tensor<8x4096xf32>
  // expected-remark@below {{[0, 11}}
  %up = mp.pool add %share window [1, 4096] strides [1, 1] low [0, 4095] high [0, 0] : tensor<8x4096xf32> to tensor<8x4096xf32>
  return
}
