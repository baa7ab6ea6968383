// Norms: the data of one is stored narrow, its statistics, scales and offsets
// are f32, in every form.
//
// RUN: mp-opt %s --split-input-file --mp-load-policy=preset=fp16 \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s
// RUN: mp-opt %s --split-input-file --mp-load-policy=preset=bf16 \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s

// Batch norms for training and for inference, and the gradient: between two
// convolutions whose result is narrow nothing of one number a channel is.
// CHECK-LABEL: @main
// CHECK: mp.conv fwd {{.*}} -> tensor<8x16x16x24x[[LOW:b?f16]]>
// CHECK-NOT: tensor<24x[[LOW]]>
// CHECK: mp.reduce add {{.*}} accumulate f32 : tensor<8x16x16x24x[[LOW]]> to tensor<24xf32>
// CHECK-NOT: tensor<24x[[LOW]]>
// CHECK: return
func.func @main(%w: tensor<3x3x8x24xf32>, %scale: tensor<24xf32>, %offset: tensor<24xf32>, %x: tensor<8x16x16x8xf32>,
                %mean: tensor<24xf32>, %var: tensor<24xf32>, %g: tensor<8x16x16x24xf32>)
    -> (tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3x3x8x24xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x16x8xf32>, tensor<3x3x8x24xf32>) -> tensor<8x16x16x24xf32>
  %y, %m, %v = "stablehlo.batch_norm_training"(%0, %scale, %offset) {epsilon = 1.0e-5 : f32, feature_index = 3 : i64} : (tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>)
  %z = "stablehlo.batch_norm_inference"(%y, %scale, %offset, %mean, %var) {epsilon = 1.0e-5 : f32, feature_index = 3 : i64} : (tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<8x16x16x24xf32>
  %dx, %dscale, %doffset = "stablehlo.batch_norm_grad"(%0, %scale, %m, %v, %g) {epsilon = 1.0e-5 : f32, feature_index = 3 : i64} : (tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<8x16x16x24xf32>) -> (tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>)
  %dw = stablehlo.convolution(%x, %dx) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x16x8xf32>, tensor<8x16x16x24xf32>) -> tensor<3x3x8x24xf32>
  return %z, %m, %v, %dscale, %doffset, %dw : tensor<8x16x16x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3x3x8x24xf32>
}

// -----

// A layer norm between two products reads narrow data; the mean and the inverse
// deviation of a row, which the backward pass reads, are f32, and so are scale
// and bias.
// CHECK-LABEL: @layer_norm
// CHECK: %[[H:.*]] = mp.dot {{.*}} -> tensor<64x256x[[LOW:b?f16]]>
// CHECK-NOT: tensor<{{64|256}}x[[LOW]]>
// CHECK: mp.reduce add %[[H]] dims [1] accumulate f32 : tensor<64x256x[[LOW]]> to tensor<64xf32>
// CHECK-NOT: tensor<{{64|256}}x[[LOW]]>
// CHECK: return
func.func @layer_norm(%x: tensor<64x256xf32>, %w: tensor<256x256xf32>, %scale: tensor<256xf32>, %bias: tensor<256xf32>)
    -> (tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>) {
  %n = arith.constant dense<256.0> : tensor<64xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<64xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  %0 = mp.reduce add %h dims [1] : tensor<64x256xf32> to tensor<64xf32>
  %mean = arith.divf %0, %n : tensor<64xf32>
  %1 = mp.broadcast %mean dims [0] : tensor<64xf32> to tensor<64x256xf32>
  %2 = arith.subf %h, %1 : tensor<64x256xf32>
  %3 = arith.mulf %2, %2 : tensor<64x256xf32>
  %4 = mp.reduce add %3 dims [1] : tensor<64x256xf32> to tensor<64xf32>
  %5 = arith.divf %4, %n : tensor<64xf32>
  %6 = arith.addf %5, %eps : tensor<64xf32>
  %inverse = math.rsqrt %6 : tensor<64xf32>
  %7 = mp.broadcast %inverse dims [0] : tensor<64xf32> to tensor<64x256xf32>
  %8 = arith.mulf %2, %7 : tensor<64x256xf32>
  %9 = mp.broadcast %scale dims [1] : tensor<256xf32> to tensor<64x256xf32>
  %10 = arith.mulf %8, %9 : tensor<64x256xf32>
  %11 = mp.broadcast %bias dims [1] : tensor<256xf32> to tensor<64x256xf32>
  %12 = arith.addf %10, %11 : tensor<64x256xf32>
  %y = mp.dot %12, %w contracting [1] x [0] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  return %y, %mean, %inverse : tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// And an RMS norm, whose squares are never stored in 16 bits.
// CHECK-LABEL: @rms_norm
// CHECK: mp.dot {{.*}} -> tensor<64x256x[[LOW:b?f16]]>
// CHECK-NOT: tensor<{{64|256}}x[[LOW]]>
// CHECK: %[[SQUARE:.*]] = arith.mulf {{.*}} : tensor<64x256xf32>
// CHECK: mp.reduce add %[[SQUARE]] dims [1] : tensor<64x256xf32> to tensor<64xf32>
// CHECK-NOT: tensor<{{64|256}}x[[LOW]]>
// CHECK: return
func.func @rms_norm(%x: tensor<64x256xf32>, %w: tensor<256x256xf32>, %scale: tensor<256xf32>) -> (tensor<64x256xf32>, tensor<64xf32>) {
  %n = arith.constant dense<256.0> : tensor<64xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<64xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  %0 = arith.mulf %h, %h : tensor<64x256xf32>
  %1 = mp.reduce add %0 dims [1] : tensor<64x256xf32> to tensor<64xf32>
  %2 = arith.divf %1, %n : tensor<64xf32>
  %3 = arith.addf %2, %eps : tensor<64xf32>
  %inverse = math.rsqrt %3 : tensor<64xf32>
  %4 = mp.broadcast %inverse dims [0] : tensor<64xf32> to tensor<64x256xf32>
  %5 = arith.mulf %h, %4 : tensor<64x256xf32>
  %6 = mp.broadcast %scale dims [1] : tensor<256xf32> to tensor<64x256xf32>
  %7 = arith.mulf %5, %6 : tensor<64x256xf32>
  %y = mp.dot %7, %w contracting [1] x [0] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
  return %y, %inverse : tensor<64x256xf32>, tensor<64xf32>
}
