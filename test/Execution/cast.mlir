// RUN: mp-run %s | FileCheck %s
// RUN: mp-run %s --precision=f64 | FileCheck %s --check-prefix=EXACT

// Experiment T1: what f16 makes of well-known numbers, in f32 and from f64.
func.func @main() -> (tensor<16xf16>, tensor<4xf16>, tensor<4xf16>,
                      tensor<2xbf16>, tensor<2xf16>, tensor<1xi8>, tensor<1xi32>,
                      tensor<2xf32>, tensor<2xf16>) {
  // CHECK: out0: f16[16] = 5.96046448e-08 0 5.96046448e-08 1.1920929e-07 65504 65504 inf 1 1.00195312 2048 2052 0.0999755859 1.00135803e-05 0.999023438 1 -inf
  // EXACT: out0: f16[16] = {{.*}} 65519.9961 65520 {{.*}} 2049 2051
  %x = arith.constant dense<[0x33800000, 0x33000000, 0x33000001, 0x33C00000,
      65504.0, 65519.996, 65520.0, 0x3F801000, 0x3F803000, 2049.0, 2051.0, 0.1,
      1.0e-5, 0.999, 0.9999, -1.0e9]> : tensor<16xf32>
  %0 = mp.cast %x : tensor<16xf32> to tensor<16xf16>
  // Toward zero and saturating.
  // CHECK: out1: f16[4] = 65504 -2050 0 0.0999755859
  %y = arith.constant dense<[1.0e9, -2051.0, 5.0e-8, 0.1]> : tensor<4xf32>
  %1 = mp.cast %y round toward_zero : tensor<4xf32> to tensor<4xf16>
  // CHECK: out2: f16[4] = 65504 -2052 5.96046448e-08 0.0999755859
  %2 = mp.cast %y saturate : tensor<4xf32> to tensor<4xf16>
  // CHECK: out3: bf16[2] = 256 9.18354962e-41
  %z = arith.constant dense<[257.0, 1.0e-40]> : tensor<2xf32>
  %3 = mp.cast %z : tensor<2xf32> to tensor<2xbf16>
  // Just above the tie: through f32 it would be the tie, and 1.
  // CHECK: out4: f16[2] = 1.00097656 1
  %d = arith.constant dense<[1.00048828125001, 1.00048828125]> : tensor<2xf64>
  %4 = mp.cast %d : tensor<2xf64> to tensor<2xf16>
  // CHECK: out5: i8[1] = 127
  %big = arith.constant dense<300.0> : tensor<1xf32>
  %5 = arith.fptosi %big : tensor<1xf32> to tensor<1xi8>
  // CHECK: out6: i32[1] = 255
  %m1 = arith.constant dense<-1> : tensor<1xi8>
  %6 = arith.extui %m1 : tensor<1xi8> to tensor<1xi32>
  // Saturation changes an infinity also where the type stays.
  // CHECK: out7: f32[2] = 3.40282347e+38 1
  // EXACT: out7: f32[2] = 3.40282347e+38 1
  %inf = arith.constant dense<[0x7F800000, 1.0]> : tensor<2xf32>
  %7 = mp.cast %inf saturate : tensor<2xf32> to tensor<2xf32>
  // Arith's own conversion knows of rounding, too.
  // CHECK: out8: f16[2] = -2050 0.0999755859
  %t = arith.constant dense<[-2051.0, 0.1]> : tensor<2xf32>
  %8 = arith.truncf %t toward_zero : tensor<2xf32> to tensor<2xf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
       : tensor<16xf16>, tensor<4xf16>, tensor<4xf16>, tensor<2xbf16>,
         tensor<2xf16>, tensor<1xi8>, tensor<1xi32>, tensor<2xf32>,
         tensor<2xf16>
}
