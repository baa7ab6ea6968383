// Pools that cuDNN computes exactly are its calls, the others are kernels.
// RUN: mp-opt %s --mp-form-routines --convert-mp-to-plan --split-input-file | FileCheck %s

// A sum of 9 is not 9 times the rounded ninth.
// CHECK: mp.pool add %{{.*}} window [1, 3, 3, 1]
// A window over the batch, and padding on one side.
// CHECK: mp.pool max %{{.*}} window [2, 1, 1, 1]
// CHECK: mp.pool max %{{.*}} window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 1, 1, 0]
// CHECK-LABEL: mprt.plan @step
// CHECK: mprt.pool max %{{.*}} into %{{.*}} x <[2, 6, 8, 8] strides [384, 1, 48, 6] f16> y <[2, 6, 4, 4] strides [96, 1, 24, 6] f16> window [2, 2] strides [2, 2] padding [0, 0] compute f32
// A sum of 4 is 4 times the average.
// CHECK: mprt.pool average_include_padding {{.*}} x <[2, 8, 8, 6] strides [384, 48, 6, 1] f16> y <[2, 8, 9, 7] {{.*}} window [2, 2] strides [1, 1] padding [1, 1] compute f32 alpha 4.000000e+00
// CHECK: mprt.launch @k0
// CHECK: mprt.launch @k1
// CHECK: mprt.launch @k2
func.func @main(%x: tensor<2x8x8x6xf16>)
    -> (tensor<2x4x4x6xf16>, tensor<2x8x9x7xf16>, tensor<2x6x6x6xf16>, tensor<1x8x8x6xf16>, tensor<2x4x4x6xf16>) {
  %0 = mp.pool max %x window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 0, 0, 0]
     : tensor<2x8x8x6xf16> to tensor<2x4x4x6xf16>
  %1 = mp.pool add %x window [1, 1, 2, 2] strides [1, 1, 1, 1] low [0, 0, 1, 1] high [0, 0, 1, 1]
       accumulate f32 : tensor<2x8x8x6xf16> to tensor<2x8x9x7xf16>
  %2 = mp.pool add %x window [1, 3, 3, 1] strides [1, 1, 1, 1] low [0, 0, 0, 0] high [0, 0, 0, 0]
       accumulate f32 : tensor<2x8x8x6xf16> to tensor<2x6x6x6xf16>
  %3 = mp.pool max %x window [2, 1, 1, 1] strides [1, 1, 1, 1] low [0, 0, 0, 0] high [0, 0, 0, 0]
     : tensor<2x8x8x6xf16> to tensor<1x8x8x6xf16>
  %4 = mp.pool max %x window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 1, 1, 0]
     : tensor<2x8x8x6xf16> to tensor<2x4x4x6xf16>
  return %0, %1, %2, %3, %4 : tensor<2x4x4x6xf16>, tensor<2x8x9x7xf16>, tensor<2x6x6x6xf16>, tensor<1x8x8x6xf16>, tensor<2x4x4x6xf16>
}
