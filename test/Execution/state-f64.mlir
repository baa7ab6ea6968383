// RUN: mp-run %s | FileCheck %s
// RUN: mp-opt %s --mp-lower-state | mp-run - | FileCheck %s

// A step in f64 is scaled in f64: beyond the range of f32, and to its last bit.
func.func @main() -> (tensor<2xf64>, tensor<2xf64>, tensor<i1>, tensor<i1>) {
  %scale = arith.constant dense<65536.0> : tensor<f32>
  %x = arith.constant dense<[1.0e40, 1.0000000000000002]> : tensor<2xf64>
  %ones = arith.constant dense<[0.0, 65536.0]> : tensor<2xf64>
  // CHECK: out0: f64[2] = 6.5536e+44 1.45519152e-11
  %0 = mp.scale %x, %scale : tensor<2xf64>
  %1 = arith.subf %0, %ones : tensor<2xf64>
  // CHECK: out1: f64[2] = 1.52587891e+35 3.38813179e-21
  %parts = arith.constant dense<[0.0, 1.52587890625e-05]> : tensor<2xf64>
  %2 = mp.unscale %x, %scale : tensor<2xf64> -> tensor<2xf64>
  %3 = arith.subf %2, %parts : tensor<2xf64>
  // CHECK: out2: i1[] = 1
  %4 = mp.all_finite %x : tensor<2xf64>
  // CHECK: out3: i1[] = 0
  %inf = arith.constant dense<0x7FF0000000000000> : tensor<f64>
  %5 = mp.all_finite %x, %inf : tensor<2xf64>, tensor<f64>
  return %1, %3, %4, %5 : tensor<2xf64>, tensor<2xf64>, tensor<i1>, tensor<i1>
}
