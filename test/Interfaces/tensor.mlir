// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions | FileCheck %s --check-prefix=FUSED

module attributes {mp.policy = #mp.policy<f16>} {

// What moves between two products carries the 16 bits that it reads.
// CHECK-LABEL: @moves
// CHECK:         %[[D:.*]] = mp.dot {{.*}} -> tensor<64x64xf16>
// CHECK-NEXT:    %[[S:.*]] = tensor.extract_slice %[[D]][0, 0] [32, 64] [2, 1] : tensor<64x64xf16> to tensor<32x64xf16>
// CHECK-NEXT:    %[[I:.*]] = tensor.insert_slice %[[S]] into %[[D]][0, 0] [32, 64] [1, 1] : tensor<32x64xf16> into tensor<64x64xf16>
// CHECK-NEXT:    mp.dot %[[I]], %{{.*}} contracting [1] x [0] accumulate f32 : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
func.func @moves(%x: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = tensor.extract_slice %0[0, 0] [32, 64] [2, 1] : tensor<64x64xf32> to tensor<32x64xf32>
  %2 = tensor.insert_slice %1 into %0[0, 0] [32, 64] [1, 1] : tensor<32x64xf32> into tensor<64x64xf32>
  %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}

// What is moved is as large as it was: an exponential stays f32 on the way.
// CHECK-LABEL: @moves_of_the_unknown
// CHECK-NOT:     f16
// CHECK:         mp.kept_wide
// CHECK-LABEL: @elements
func.func @moves_of_the_unknown(%x: tensor<4096xf32>, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %0 = math.exp %x : tensor<4096xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [64, 64] : tensor<4096xf32> into tensor<64x64xf32>
  %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// Ops on single elements are left as they are.
// CHECK-NOT:     f16
// CHECK:         return
func.func @elements(%x: tensor<64x64xf32>, %i: index) -> tensor<64x64xf32> {
  %0 = math.tanh %x : tensor<64x64xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<64x64xf32>
  %2 = tensor.splat %1 : tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// A slice is read where its elements are, a reshape needs no code: one kernel.
// FUSED-LABEL: @moves_in_a_kernel
// FUSED:         mp.fusion
// FUSED:           tensor.extract_slice
// FUSED:           mp.reshape
// FUSED:           math.tanh
// FUSED-NOT:     mp.fusion
// FUSED-LABEL: @moves_that_are_not_known
func.func @moves_in_a_kernel(%x: tensor<64x64xf32>) -> tensor<2048xf32> {
  %0 = math.absf %x : tensor<64x64xf32>
  %1 = tensor.extract_slice %0[32, 0] [32, 64] [1, 1] : tensor<64x64xf32> to tensor<32x64xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<32x64xf32> into tensor<2048xf32>
  %3 = math.tanh %2 : tensor<2048xf32>
  return %3 : tensor<2048xf32>
}

// An offset that is a value is none that a kernel can have.
// FUSED:         tensor.extract_slice %{{.*}}[%arg1, 0]
// FUSED:         return
func.func @moves_that_are_not_known(%x: tensor<64x64xf32>, %i: index) -> tensor<32x64xf32> {
  %0 = math.absf %x : tensor<64x64xf32>
  %1 = tensor.extract_slice %0[%i, 0] [32, 64] [1, 1] : tensor<64x64xf32> to tensor<32x64xf32>
  %2 = math.tanh %1 : tensor<32x64xf32>
  return %2 : tensor<32x64xf32>
}
}
