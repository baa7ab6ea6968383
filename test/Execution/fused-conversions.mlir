// Fusing changes no value of a conversion that does more than round.
// RUN: mp-run %s | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions | FileCheck %s --check-prefix=FUSED
// RUN: mp-opt %s --mp-form-fusions | mp-run - | FileCheck %s

// FUSED: mp.fusion
func.func @main() -> (tensor<4xbf16>, tensor<4xf32>) {
  // As f16 the sums are 0x4000 and so on, which are other numbers of bf16.
  // CHECK: out0: bf16[4] = 2 512 131072 2097152
  %x = arith.constant dense<[1.0, 2.0, 4.0, 6.0]> : tensor<4xf16>
  %0 = arith.addf %x, %x : tensor<4xf16>
  %1 = arith.bitcast %0 : tensor<4xf16> to tensor<4xbf16>
  %2 = arith.maximumf %1, %1 : tensor<4xbf16>
  // 2051 lies between 2050 and 2052.
  // CHECK: out1: f32[4] = 2050 -2050 2 0
  %y = arith.constant dense<[1025.5, -1025.5, 1.0, 0.0]> : tensor<4xf32>
  %3 = arith.addf %y, %y : tensor<4xf32>
  %4 = arith.truncf %3 toward_zero : tensor<4xf32> to tensor<4xf16>
  %5 = arith.extf %4 : tensor<4xf16> to tensor<4xf32>
  %6 = arith.maximumf %5, %5 : tensor<4xf32>
  return %2, %6 : tensor<4xbf16>, tensor<4xf32>
}
