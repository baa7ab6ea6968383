// RUN: mp-run %s | FileCheck %s
// RUN: mp-run %s --precision=f64 | FileCheck %s --check-prefix=EXACT

// Without its precisions a step rounds nowhere: not what one op rounds once
// (257 * 257 + 1), nor what integers become, nor where it is told to saturate.
// Bounds stay bounds.
func.func @main() -> (tensor<1xbf16>, tensor<1xf32>, tensor<1xbf16>, tensor<1xbf16>,
                      tensor<1xbf16>, tensor<3xf16>) {
  %x = arith.constant dense<257.0> : tensor<1xf32>
  %one = arith.constant dense<1.0> : tensor<1xbf16>
  %b = mp.cast %x : tensor<1xf32> to tensor<1xbf16>
  // CHECK: out0: bf16[1] = 65536
  // EXACT: out0: bf16[1] = 66050
  %fma = math.fma %b, %b, %one : tensor<1xbf16>
  %i = arith.constant dense<257> : tensor<1xi32>
  %three = arith.constant dense<3> : tensor<1xi32>
  // 257^3 is 16974593, above 2^24.
  // CHECK: out1: f32[1] = 16974592
  // EXACT: out1: f32[1] = 16974593
  %power = math.fpowi %x, %three : tensor<1xf32>, tensor<1xi32>
  // CHECK: out2: bf16[1] = 256
  // EXACT: out2: bf16[1] = 257
  %signed = arith.sitofp %i : tensor<1xi32> to tensor<1xbf16>
  // CHECK: out3: bf16[1] = 256
  // EXACT: out3: bf16[1] = 257
  %unsigned = arith.uitofp %i : tensor<1xi32> to tensor<1xbf16>
  %iota = mp.iota dim 0 : tensor<258xbf16>
  // CHECK: out4: bf16[1] = 256
  // EXACT: out4: bf16[1] = 257
  %last = mp.slice %iota start [257] limit [258] strides [1] : tensor<258xbf16> to tensor<1xbf16>
  // CHECK: out5: f16[3] = 65504 2048 -65504
  // EXACT: out5: f16[3] = 65504 2049 -65504
  %y = arith.constant dense<[1.0e9, 2049.0, -1.0e9]> : tensor<3xf32>
  %saturated = mp.cast %y saturate : tensor<3xf32> to tensor<3xf16>
  return %fma, %power, %signed, %unsigned, %last, %saturated
       : tensor<1xbf16>, tensor<1xf32>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<3xf16>
}
