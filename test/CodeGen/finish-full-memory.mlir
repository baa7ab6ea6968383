// Six sums of 8 bytes take all of the shared memory that a block has: there is no room
// for the flag of the last block.
//
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 --emit=plan | FileCheck %s
// CHECK: shared 49152

func.func @main(%w: tensor<64x64xf64>) -> (tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<f64>
  %m0 = stablehlo.multiply %w, %w : tensor<64x64xf64>
  %r0 = stablehlo.reduce(%m0 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf64>, tensor<f64>) -> tensor<64xf64>
  %m1 = stablehlo.multiply %m0, %w : tensor<64x64xf64>
  %r1 = stablehlo.reduce(%m1 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf64>, tensor<f64>) -> tensor<64xf64>
  %m2 = stablehlo.multiply %m1, %w : tensor<64x64xf64>
  %r2 = stablehlo.reduce(%m2 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf64>, tensor<f64>) -> tensor<64xf64>
  %m3 = stablehlo.multiply %m2, %w : tensor<64x64xf64>
  %r3 = stablehlo.reduce(%m3 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf64>, tensor<f64>) -> tensor<64xf64>
  %m4 = stablehlo.multiply %m3, %w : tensor<64x64xf64>
  %r4 = stablehlo.reduce(%m4 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf64>, tensor<f64>) -> tensor<64xf64>
  %m5 = stablehlo.multiply %m4, %w : tensor<64x64xf64>
  %r5 = stablehlo.reduce(%m5 init: %c0) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf64>, tensor<f64>) -> tensor<64xf64>
  %p = stablehlo.multiply %r0, %r1 : tensor<64xf64>
  %q = stablehlo.reverse %p, dims = [0] : tensor<64xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r0 : tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>
}
