// How many numbers a sum may have before f16 is too small for it.
//
// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s

// Of activations, which nothing bounds, eight make a sum that is trusted to be
// one of them eight times over, and nine do not.
// CHECK-LABEL: @activations
// CHECK: mp.reduce add {{.*}} accumulate f32 : tensor<8x64xf32> to tensor<64xf16>
// CHECK: mp.reduce add {{.*}} : tensor<9x64xf32> to tensor<64xf32>
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @activations(%x: tensor<8x64xf32>, %y: tensor<9x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = arith.negf %x : tensor<8x64xf32>
  %1 = arith.negf %y : tensor<9x64xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<8x64xf32> to tensor<64xf32>
  %3 = mp.reduce add %1 dims [0] : tensor<9x64xf32> to tensor<64xf32>
  %4 = mp.dot %2, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
  %5 = mp.dot %3, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
  return %4, %5 : tensor<64xf32>, tensor<64xf32>
}

// A product of matrices adds in f32, so its depth is no matter; its result is
// taken to be of the size of an activation.
// CHECK-LABEL: @a_deep_product
// CHECK: mp.dot {{.*}} accumulate f32 : (tensor<8x50000xf16>, tensor<50000x64xf16>) -> tensor<8x64xf16>
func.func @a_deep_product(%x: tensor<8x50000xf32>, %w: tensor<50000x64xf32>, %v: tensor<64x64xf32>) -> tensor<8x64xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x50000xf32>, tensor<50000x64xf32>) -> tensor<8x64xf32>
  %1 = mp.dot %0, %v contracting [1] x [0] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
