// RUN: mp-test-opt %s --mp-report | FileCheck %s
// RUN: mp-test-opt %s --test-print-fusion-graph --verify-diagnostics

// A foreign contraction tells M, N and K: 2 * 8 * 16 * 64 FLOPs in 16 bits, and
// the same again in f32.
// CHECK:      "name": "main",
// CHECK:      "flops": 32768,
// CHECK-NEXT: "flops_16bit": 16384,
func.func @main(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>, %y: tensor<8x64xf32>, %v: tensor<64x16xf32>)
    -> (tensor<8x16xf16>, tensor<8x16xf32>) {
  // Not for a kernel.
  // expected-remark@below {{4: opaque}}
  %0 = "toy.matmul"(%x, %w) : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
  // expected-remark@below {{5: opaque}}
  %1 = "toy.matmul"(%y, %v) : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  // A function costs more than an instruction; both say so.
  // expected-remark@below {{6: elementwise of (4), cost 8, pinned}}
  %2 = "toy.swish"(%0) : (tensor<8x16xf16>) -> tensor<8x16xf16>
  // expected-remark@below {{7: elementwise of (5), cost 1, pinned}}
  %3 = "toy.relu"(%1) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %2, %3 : tensor<8x16xf16>, tensor<8x16xf32>
}
