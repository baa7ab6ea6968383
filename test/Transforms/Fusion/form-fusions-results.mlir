// RUN: mp-opt %s --mp-form-fusions | FileCheck %s

// New state, and a copy of it in another layout: made again for the copy, the old
// state would be read where it is written over. The copy reads the new one.
// CHECK-LABEL: @transposed_state
// CHECK:         %[[N:.*]] = mp.fusion pointwise ins(%arg0, %arg1 :
// CHECK:         mp.fusion pointwise ins(%[[N]] :
func.func @transposed_state(%w: tensor<64x32xf32>, %g: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<32x64xf16>) {
  %0 = arith.subf %w, %g : tensor<64x32xf32>
  %1 = mp.transpose %0 perm [1, 0] : tensor<64x32xf32> to tensor<32x64xf32>
  %2 = mp.cast %1 : tensor<32x64xf32> to tensor<32x64xf16>
  return %0, %2 : tensor<64x32xf32>, tensor<32x64xf16>
}

// In the same order it is one kernel.
// CHECK-LABEL: @cast_state
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @cast_state(%w: tensor<64x32xf32>, %g: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf16>) {
  %0 = arith.subf %w, %g : tensor<64x32xf32>
  %1 = mp.cast %0 : tensor<64x32xf32> to tensor<64x32xf16>
  return %0, %1 : tensor<64x32xf32>, tensor<64x32xf16>
}

// A mean that is returned, and taken from its row: one kernel has both.
// CHECK-LABEL: @returned_mean
// CHECK:         mp.fusion row
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @returned_mean(%x: tensor<4096x1024xf32>) -> (tensor<4096xf32>, tensor<4096x1024xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<4096x1024xf32> to tensor<4096xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4096xf32> to tensor<4096x1024xf32>
  %2 = arith.subf %x, %1 : tensor<4096x1024xf32>
  return %0, %2 : tensor<4096xf32>, tensor<4096x1024xf32>
}
