// RUN: mp-run %s | FileCheck %s

// Inside a fusion values are f32: 2048 + 1 + 1 is 2050. One op after the other
// on f16 values rounds 2049 back to 2048, twice.
func.func @main() -> (tensor<1xf16>, tensor<1xf16>) {
  %x = arith.constant dense<2048.0> : tensor<1xf16>
  %one = arith.constant dense<1.0> : tensor<1xf16>
  // CHECK: out0: f16[1] = 2050
  %0 = mp.fusion pointwise ins(%x, %one : tensor<1xf16>, tensor<1xf16>)
       -> tensor<1xf16> {
  ^bb0(%a: tensor<1xf16>, %b: tensor<1xf16>):
    %aw = mp.cast %a : tensor<1xf16> to tensor<1xf32>
    %bw = mp.cast %b : tensor<1xf16> to tensor<1xf32>
    %s = arith.addf %aw, %bw : tensor<1xf32>
    %t = arith.addf %s, %bw : tensor<1xf32>
    %r = mp.cast %t : tensor<1xf32> to tensor<1xf16>
    mp.yield %r : tensor<1xf16>
  }
  // CHECK: out1: f16[1] = 2048
  %s = arith.addf %x, %one : tensor<1xf16>
  %1 = arith.addf %s, %one : tensor<1xf16>
  return %0, %1 : tensor<1xf16>, tensor<1xf16>
}
