// Functions of a variance that each channel of a group would compute again: the kernel
// of rows that makes the variances computes them, and one other reads them. With
// mp-compute-before-broadcast left out a launch of its own lies between the two: they
// are too many to be computed again for each element of the image.
// RUN: mp-opt %s --mp-compute-before-broadcast --mp-form-fusions | grep "mp.fusion" | FileCheck %s --check-prefix=ON --implicit-check-not=mp.fusion
// RUN: mp-opt %s --mp-form-fusions | grep "mp.fusion" | FileCheck %s --check-prefix=OFF
// ON:  mp.fusion row
// ON:  mp.fusion pointwise {{.*}} -> tensor<16x64x64x128xf16>
// OFF: mp.fusion row
// OFF: mp.fusion pointwise {{.*}} -> tensor<16x128xf32>
// OFF: mp.fusion pointwise {{.*}} -> tensor<16x64x64x128xf16>
func.func @main(%x: tensor<16x64x64x128xf32>) -> tensor<16x64x64x128xf16> {
  %eps = arith.constant dense<1.0e-5> : tensor<16x128xf32>
  %0 = mp.reshape %x : tensor<16x64x64x128xf32> to tensor<16x64x64x32x4xf32>
  %1 = arith.mulf %0, %0 : tensor<16x64x64x32x4xf32>
  %2 = mp.reduce add %1 dims [1, 2, 4] : tensor<16x64x64x32x4xf32> to tensor<16x32xf32>
  %3 = mp.broadcast %2 dims [0, 1] : tensor<16x32xf32> to tensor<16x32x4xf32>
  %4 = mp.reshape %3 : tensor<16x32x4xf32> to tensor<16x128xf32>
  %5 = arith.addf %4, %eps : tensor<16x128xf32>
  %6 = math.rsqrt %5 : tensor<16x128xf32>
  %quotient = arith.divf %6, %5 : tensor<16x128xf32>
  %exponential = math.exp %quotient : tensor<16x128xf32>
  %tangent = math.tan %exponential : tensor<16x128xf32>
  %7 = math.tanh %tangent : tensor<16x128xf32>
  %8 = mp.broadcast %7 dims [0, 3] : tensor<16x128xf32> to tensor<16x64x64x128xf32>
  %9 = arith.mulf %x, %8 : tensor<16x64x64x128xf32>
  %10 = mp.cast %9 : tensor<16x64x64x128xf32> to tensor<16x64x64x128xf16>
  return %10 : tensor<16x64x64x128xf16>
}
