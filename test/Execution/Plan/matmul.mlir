// What a product is, its call says: transposes, leading dimensions, batches,
// alpha and beta, the bias and the epilogue. All numbers are small integers, so
// that every sum is exact; NumPy's answer stands beside each.
// RUN: mp-run %s --device=plan | FileCheck %s

// Column-major A is 2x3 with columns [1, 2], [3, 4], [5, 6]; B is 3x2 with
// columns [1, 0, 2], [0, 1, 1].
// CHECK: plain: f32[4] = 11 14 8 10
// CHECK: transposed: f32[4] = 11 14 8 10
// Of a leading dimension of 3 the third row is left as it was: not written.
// CHECK: gap: f32[4] = 11 14 8 10
// A is the same in both products of the batch.
// CHECK: batch: f32[8] = 11 14 8 10 22 28 16 20
// 2 A B + 3 C, with C = [1, 1, 1, -10].
// CHECK: beta: f32[4] = 25 31 19 -10
// The bias [-12, 0] is one of each row of D.
// CHECK: bias: f32[4] = -1 14 -4 10
// CHECK: relu_bias: f32[4] = 0 14 0 10
// tanh's GELU of [1, -1, 0, 3].
// CHECK: gelu: f32[4] = 0.84119{{.*}} -0.15880{{.*}} 0 2.99636{{.*}}
// An f32 sum is rounded once, where it is stored: 2049 is no f16.
// CHECK: rounded: f16[1] = 2048
// A sum in f16 loses each 1 that is added to 2048.
// CHECK: narrow: f16[1] = 2048
// CHECK: wide: f32[1] = 2050
// CHECK: double: f64[1] = 1.00000012
// Only A is transposed.
// CHECK: one_flag: f32[4] = 11 14 8 10

mprt.plan @step arena 256 {
  %plain = mprt.slot result 0 "plain" : tensor<4xf32>
  %transposed = mprt.slot result 1 "transposed" : tensor<4xf32>
  %gap = mprt.slot result 2 "gap" : tensor<4xf32>
  %batch = mprt.slot result 3 "batch" : tensor<8xf32>
  %beta = mprt.slot result 4 "beta" : tensor<4xf32>
  %bias = mprt.slot result 5 "bias" : tensor<4xf32>
  %relu = mprt.slot result 6 "relu_bias" : tensor<4xf32>
  %gelu = mprt.slot result 7 "gelu" : tensor<4xf32>
  %rounded = mprt.slot result 8 "rounded" : tensor<1xf16>
  %narrow = mprt.slot result 9 "narrow" : tensor<1xf16>
  %wide = mprt.slot result 10 "wide" : tensor<1xf32>
  %double = mprt.slot result 11 "double" : tensor<1xf64>
  %flag = mprt.slot result 12 "one_flag" : tensor<4xf32>
  %d = mprt.buffer at 0 : tensor<6xf32>
  %a = mprt.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %at = mprt.constant dense<[1.0, 3.0, 5.0, 2.0, 4.0, 6.0]> : tensor<6xf32>
  %b = mprt.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 1.0]> : tensor<6xf32>
  %bt = mprt.constant dense<[1.0, 0.0, 0.0, 1.0, 2.0, 1.0]> : tensor<6xf32>
  %bs = mprt.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 1.0,
                             2.0, 0.0, 4.0, 0.0, 2.0, 2.0]> : tensor<12xf32>
  %c = mprt.constant dense<[1.0, 1.0, 1.0, -10.0]> : tensor<4xf32>
  %low = mprt.constant dense<[-12.0, 0.0]> : tensor<2xf32>
  %unit = mprt.constant dense<[1.0, 0.0, 0.0, 1.0]> : tensor<4xf32>
  %one = mprt.constant dense<1.0> : tensor<1xf32>
  %row = mprt.constant dense<[1.0, -1.0, 0.0, 3.0]> : tensor<4xf32>
  %ones = mprt.constant dense<1.0> : tensor<3xf16>
  %many = mprt.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %two = mprt.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  %eps = mprt.constant dense<[1.0, 1.1920928955078125e-07]> : tensor<2xf64>
  %dones = mprt.constant dense<1.0> : tensor<2xf64>

  mprt.matmul %a, %b into %plain m 2 n 2 k 3 trans [false, false]
    ld [2, 3, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.matmul %at, %bt into %transposed m 2 n 2 k 3 trans [true, true]
    ld [3, 2, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.matmul %a, %b into %d m 2 n 2 k 3 trans [false, false]
    ld [2, 3, 3, 3] types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  // Reads the columns of D, and nothing between them.
  mprt.matmul %d, %unit into %gap m 2 n 2 k 2 trans [false, false]
    ld [3, 2, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.matmul %a, %bs into %batch m 2 n 2 k 3 trans [false, false]
    ld [2, 3, 2, 2] batch 2 strides [0, 6, 4, 4]
    types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 8, 16, 16]
  mprt.matmul %a, %b plus %c into %beta m 2 n 2 k 3 trans [false, false]
    ld [2, 3, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    alpha 2.0 beta 3.0 align [256, 256, 256, 256]
  mprt.matmul %a, %b bias %low into %bias m 2 n 2 k 3 trans [false, false]
    ld [2, 3, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    epilogue bias align [256, 256, 256, 256]
  mprt.matmul %a, %b bias %low into %relu m 2 n 2 k 3 trans [false, false]
    ld [2, 3, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    epilogue relu_bias align [256, 256, 256, 256]
  mprt.matmul %row, %one into %gelu m 4 n 1 k 1 trans [false, false]
    ld [4, 1, 4, 4] types [f32, f32, f32, f32] compute f32 scale f32
    epilogue gelu align [256, 256, 256, 256]
  mprt.matmul %two, %ones into %rounded m 1 n 1 k 2 trans [false, false]
    ld [1, 2, 1, 1] types [f16, f16, f16, f16] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.matmul %many, %ones into %narrow m 1 n 1 k 3 trans [false, false]
    ld [1, 3, 1, 1] types [f16, f16, f16, f16] compute f16 scale f16
    align [256, 256, 256, 256]
  mprt.matmul %many, %ones into %wide m 1 n 1 k 3 trans [false, false]
    ld [1, 3, 1, 1] types [f16, f16, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.matmul %eps, %dones into %double m 1 n 1 k 2 trans [false, false]
    ld [1, 2, 1, 1] types [f64, f64, f64, f64] compute f64 scale f64
    align [256, 256, 256, 256]
  mprt.matmul %at, %b into %flag m 2 n 2 k 3 trans [true, false]
    ld [3, 3, 2, 2] types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
}
