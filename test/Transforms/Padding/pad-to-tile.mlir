// RUN: mp-opt %s --mp-pad-to-tile --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-pad-to-tile --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-pad-to-tile --split-input-file | diff %t.once -

// Ten classes become sixteen, and 84 features 88; the logits are cut out.
// CHECK-LABEL: @ten_classes_become_sixteen
// CHECK-SAME: %[[X:.*]]: tensor<32x84xf16>, %[[W:.*]]: tensor<84x10xf16>
// CHECK-DAG: %[[WP:.*]] = mp.pad %[[W]], %{{.*}} low [0, 0] high [4, 6] interior [0, 0] : (tensor<84x10xf16>, tensor<f16>) -> tensor<88x16xf16>
// CHECK-DAG: %[[XP:.*]] = mp.pad %[[X]], %{{.*}} low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
// CHECK: %[[Y:.*]] = mp.dot %[[XP]], %[[WP]] contracting [1] x [0] accumulate f32 : (tensor<32x88xf16>, tensor<88x16xf16>) -> tensor<32x16xf32>
// CHECK: %[[CROP:.*]] = mp.slice %[[Y]] start [0, 0] limit [32, 10] strides [1, 1] : tensor<32x16xf32> to tensor<32x10xf32>
// CHECK: return %[[CROP]]
func.func @ten_classes_become_sixteen(%x: tensor<32x84xf16>, %w: tensor<84x10xf16>) -> tensor<32x10xf32> {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x10xf16>) -> tensor<32x10xf32>
  return %y : tensor<32x10xf32>
}

// -----

// The gradient of the weight is cut to the size of the weight before anything
// reads it, and the two contractions that read %dy share its pad.
// CHECK-LABEL: @gradients_share_a_pad_and_are_cropped
// CHECK-SAME: %[[DY:[a-z0-9]*]]: tensor<32x10xbf16>
// CHECK: %[[P:.*]] = mp.pad %[[DY]]
// CHECK-NOT: mp.pad %[[DY]]
// CHECK: mp.dot %{{.*}}, %[[P]] contracting [0] x [0] accumulate f32 : (tensor<32x88xbf16>, tensor<32x16xbf16>) -> tensor<88x16xbf16>
// CHECK: %[[DW:.*]] = mp.slice %{{.*}} : tensor<88x16xbf16> to tensor<84x10xbf16>
// CHECK: mp.dot %[[P]], %{{.*}} contracting [1] x [1]
// CHECK: mp.unscale %[[DW]]
func.func @gradients_share_a_pad_and_are_cropped(%dy: tensor<32x10xbf16>, %x: tensor<32x84xbf16>,
    %w: tensor<84x10xbf16>, %scale: tensor<f32>) -> (tensor<84x10xf32>, tensor<32x84xbf16>) {
  %dw = mp.dot %x, %dy contracting [0] x [0] accumulate f32
      : (tensor<32x84xbf16>, tensor<32x10xbf16>) -> tensor<84x10xbf16>
  %dx = mp.dot %dy, %w contracting [1] x [1] accumulate f32
      : (tensor<32x10xbf16>, tensor<84x10xbf16>) -> tensor<32x84xbf16>
  %g = mp.unscale %dw, %scale : tensor<84x10xbf16> -> tensor<84x10xf32>
  return %g, %dx : tensor<84x10xf32>, tensor<32x84xbf16>
}

// -----

// M, N and K are already multiples of 8: the function stays as it is.
// CHECK-LABEL: @aligned_stays
// CHECK-NOT: mp.pad
// CHECK: mp.dot %{{.*}}, %{{.*}} contracting [1] x [0] accumulate f32 :
// CHECK-NOT: mp.slice
func.func @aligned_stays(%x: tensor<32x64xf16>, %w: tensor<64x120xf16>) -> tensor<32x120xf16> {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x64xf16>, tensor<64x120xf16>) -> tensor<32x120xf16>
  return %y : tensor<32x120xf16>
}

// -----

// Each of M, N and K off by one, alone.
// CHECK-LABEL: @off_by_one
// CHECK: mp.dot {{.*}} -> tensor<64x64xf32>
// CHECK: mp.slice %{{.*}} : tensor<64x64xf32> to tensor<63x64xf32>
// CHECK: mp.dot {{.*}} -> tensor<64x72xf32>
// CHECK: mp.slice %{{.*}} : tensor<64x72xf32> to tensor<64x65xf32>
// CHECK: mp.dot {{.*}} : (tensor<64x72xf16>, tensor<72x64xf16>) -> tensor<64x64xf32>
// CHECK-NOT: mp.slice
func.func @off_by_one(%m: tensor<63x64xf16>, %a: tensor<64x64xf16>, %n: tensor<64x65xf16>,
    %k0: tensor<64x71xf16>, %k1: tensor<71x64xf16>)
    -> (tensor<63x64xf32>, tensor<64x65xf32>, tensor<64x64xf32>) {
  %0 = mp.dot %m, %a contracting [1] x [0] accumulate f32
     : (tensor<63x64xf16>, tensor<64x64xf16>) -> tensor<63x64xf32>
  %1 = mp.dot %a, %n contracting [1] x [0] accumulate f32
     : (tensor<64x64xf16>, tensor<64x65xf16>) -> tensor<64x65xf32>
  %2 = mp.dot %k0, %k1 contracting [1] x [0] accumulate f32
     : (tensor<64x71xf16>, tensor<71x64xf16>) -> tensor<64x64xf32>
  return %0, %1, %2 : tensor<63x64xf32>, tensor<64x65xf32>, tensor<64x64xf32>
}

// -----

// Batch dimensions are never padded. A group of several dimensions is aligned
// if its product is; if not, the innermost grows no further than needed:
// 2 x 27 becomes 2 x 28 = 56.
// CHECK-LABEL: @batches_and_groups
// CHECK-DAG: mp.pad %{{.*}} high [0, 0, 0, 1] {{.*}} -> tensor<3x32x2x28xf16>
// CHECK-DAG: mp.pad %{{.*}} high [0, 0, 1, 0] {{.*}} -> tensor<3x2x28x32xf16>
// CHECK: mp.dot {{.*}} : (tensor<3x32x2x28xf16>, tensor<3x2x28x32xf16>) -> tensor<3x32x32xf32>
func.func @batches_and_groups(%x: tensor<3x32x2x27xf16>, %w: tensor<3x2x27x32xf16>) -> tensor<3x32x32xf32> {
  %y = mp.dot %x, %w batching [0] x [0] contracting [2, 3] x [1, 2] accumulate f32
     : (tensor<3x32x2x27xf16>, tensor<3x2x27x32xf16>) -> tensor<3x32x32xf32>
  return %y : tensor<3x32x32xf32>
}

// -----

// What does not pay is left alone, with the reason; the rest of the same op is
// still padded.
// CHECK-LABEL: @refusals_are_recorded
// CHECK: mp.dot %{{.*}} {mp.unaligned = {M = "fewer than 5 elements", N = "padding to 16 would make the bytes of the operation 1.50 times as many, more than 1.35"}} : (tensor<4x88xf16>, tensor<88x10xf16>) -> tensor<4x10xf16>
// CHECK: mp.dot %{{.*}} {mp.unaligned = {K = "a matrix-vector product does not run on Tensor Cores", M = "a matrix-vector product does not run on Tensor Cores"}} : (tensor<1x84xf16>, tensor<84x64xf16>)
// CHECK: mp.dot %{{.*}} {mp.unaligned = {K = "padding to 16 would make {{.*}}", M = "padding to 16 would make the bytes of the operation 2.56 times as many, more than 1.35", N = {{.*}}}} : (tensor<10x10xf16>, tensor<10x10xf16>)
func.func @refusals_are_recorded(%x: tensor<4x84xf16>, %w: tensor<84x10xf16>,
    %v: tensor<1x84xf16>, %m: tensor<84x64xf16>, %s: tensor<10x10xf16>)
    -> (tensor<4x10xf16>, tensor<1x64xf16>, tensor<10x10xf16>) {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<4x84xf16>, tensor<84x10xf16>) -> tensor<4x10xf16>
  %1 = mp.dot %v, %m contracting [1] x [0] accumulate f32
     : (tensor<1x84xf16>, tensor<84x64xf16>) -> tensor<1x64xf16>
  %2 = mp.dot %s, %s contracting [1] x [0] accumulate f32
     : (tensor<10x10xf16>, tensor<10x10xf16>) -> tensor<10x10xf16>
  return %0, %1, %2 : tensor<4x10xf16>, tensor<1x64xf16>, tensor<10x10xf16>
}

// -----

// f32 contractions and convolutions keep their shapes.
// CHECK-LABEL: @other_ops_stay
// CHECK: mp.dot %{{.*}} accumulate f32 : (tensor<32x84xf32>
// CHECK: mp.conv fwd %{{.*}} {mp.unaligned = {K = "convolution channels are not padded: 1 in, 6 out", N = {{.*}}}}
// CHECK-NOT: mp.pad
func.func @other_ops_stay(%x: tensor<32x84xf32>, %w: tensor<84x10xf32>,
    %i: tensor<32x16x16x1xf16>, %k: tensor<5x5x1x6xf16>)
    -> (tensor<32x10xf32>, tensor<32x16x16x6xf16>) {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x84xf32>, tensor<84x10xf32>) -> tensor<32x10xf32>
  %1 = mp.conv fwd %i, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 2] high [2, 2] accumulate f32
     : (tensor<32x16x16x1xf16>, tensor<5x5x1x6xf16>) -> tensor<32x16x16x6xf16>
  return %0, %1 : tensor<32x10xf32>, tensor<32x16x16x6xf16>
}

// -----

// The policy says the tile, unless the option does.
module attributes {mp.policy = #mp.policy<f16, tile = 64>} {
// CHECK-LABEL: @tile_of_the_policy
// CHECK: mp.dot {{.*}} : (tensor<64x128xf16>, tensor<128x128xf16>) -> tensor<64x128xf32>
func.func @tile_of_the_policy(%x: tensor<64x120xf16>, %w: tensor<120x104xf16>) -> tensor<64x104xf32> {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<64x120xf16>, tensor<120x104xf16>) -> tensor<64x104xf32>
  return %y : tensor<64x104xf32>
}
}

// -----

// A tile of one pads nothing.
module attributes {mp.policy = #mp.policy<f16, tile = 1>} {
// CHECK-LABEL: @no_tile
// CHECK-NOT: mp.pad
// CHECK: mp.dot {{.*}} : (tensor<32x84xf16>, tensor<84x10xf16>) -> tensor<32x10xf32>
func.func @no_tile(%x: tensor<32x84xf16>, %w: tensor<84x10xf16>) -> tensor<32x10xf32> {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x10xf16>) -> tensor<32x10xf32>
  return %y : tensor<32x10xf32>
}
}
