// Whether gradients are finite, and whether they are more than zeros: in the
// interpreter, written out, as a plan, and in StableHLO.
//
// RUN: mp-run %s | FileCheck %s
// RUN: mp-opt %s --mp-lower-state -o %t.lowered.mlir
// RUN: mp-run %t.lowered.mlir | FileCheck %s
// RUN: mp-run %s --device=plan | FileCheck %s
// RUN: mp-translate %s --mp-to-stablehlo -o %t.hlo.mlir
// RUN: mp-run %t.hlo.mlir | FileCheck %s

func.func @main()
    -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>,
        tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %zeros = arith.constant dense<[0.0, -0.0]> : tensor<2xf32>
  // The smallest f16; the greatest f32, whose sum with itself is no f32; beyond f32.
  %least = arith.constant dense<0x0001> : tensor<f16>
  %large = arith.constant dense<0x7F7FFFFF> : tensor<2xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<f32>
  %far = arith.constant dense<1.0e200> : tensor<3xf64>
  %near = arith.constant dense<1.0e-200> : tensor<3xf64>
  // CHECK: out0: i1[] = 1
  // CHECK: out1: i1[] = 0
  %0, %1 = mp.all_finite %zeros nonzero : tensor<2xf32>
  // CHECK: out2: i1[] = 1
  // CHECK: out3: i1[] = 1
  %2, %3 = mp.all_finite %zeros, %least nonzero : tensor<2xf32>, tensor<f16>
  // CHECK: out4: i1[] = 0
  // CHECK: out5: i1[] = 0
  %4, %5 = mp.all_finite %large, %nan nonzero : tensor<2xf32>, tensor<f32>
  // CHECK: out6: i1[] = 1
  // CHECK: out7: i1[] = 1
  %6, %7 = mp.all_finite %large, %far nonzero : tensor<2xf32>, tensor<3xf64>
  // CHECK: out8: i1[] = 1
  // CHECK: out9: i1[] = 1
  %8, %9 = mp.all_finite %zeros, %near nonzero : tensor<2xf32>, tensor<3xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<i1>, tensor<i1>,
    tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>,
    tensor<i1>, tensor<i1>
}
