// The price of what is only assumed to fit, as an option: it stands in for the
// policy's, of the preset and of a file, and 0 puts it off.
//
// RUN: mp-opt %s --mp-load-policy="preset=fp16 risk=1048576" --mp-annotate-precision --mp-insert-casts \
// RUN:   | FileCheck %s --check-prefix=DEAR
// RUN: mp-opt %s --mp-load-policy="preset=fp16 risk=8192" --mp-annotate-precision --mp-insert-casts \
// RUN:   | FileCheck %s --check-prefix=CHEAP
// RUN: echo 'module attributes {mp.policy = #mp.policy<f16, risk = 1048576>} {}' > %t.mlir
// RUN: mp-opt %s --mp-load-policy="file=%t.mlir" --mp-annotate-precision --mp-insert-casts \
// RUN:   | FileCheck %s --check-prefix=DEAR
// RUN: mp-opt %s --mp-load-policy="file=%t.mlir risk=0" --mp-annotate-precision --mp-insert-casts \
// RUN:   | FileCheck %s --check-prefix=CHEAP
// RUN: not mp-opt %s --mp-load-policy="preset=fp16 risk=-2" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp="risk=4096" 2>/dev/null | FileCheck %s --check-prefix=AMP

// NEGATIVE: error: risk is a price in bytes, not -2
// AMP: #mp.policy<f16, planner = mincut, tile = 8, risk = 4096>
// DEAR: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
// CHEAP: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
func.func @sum(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.addf %0, %b : tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
