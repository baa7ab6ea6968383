// RUN: mp-test-opt %s --test-print-ranges --verify-diagnostics

// The shares of a softmax sum to 1, so a foreign product of them and numbers
// that are at most 1 gives such, and not eight times as large ones. What adds
// the largest pair is a foreign contraction, too, and no product.
func.func @shares(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>, %u: tensor<3x4xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0.99998}}
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0.99998}}
  %all = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %bounded = math.tanh %v : tensor<8x3xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %mean = "toy.matmul"(%share, %bounded) : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %longest = "toy.maxplus"(%share, %bounded) : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>

  // Summed across the lines that sum to 1, they are as many as four.
  // expected-remark@below {{[-1, 1], proved}}
  %other = math.tanh %u : tensor<3x4xf32>
  // expected-remark@below {{[-4, 4], proved}}
  %across = "toy.matmul"(%other, %share) : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
  return
}
