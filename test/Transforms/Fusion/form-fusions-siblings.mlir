// Kernels that read one value read it once, where that is much of what they read.
//
// RUN: mp-opt %s --mp-form-fusions | FileCheck %s

!logits = tensor<1024x8192xf32>

// Labels of rows are next to nothing beside the logits: the first ones would wait
// for the second ones, as two micro-batches.
// CHECK-LABEL: @labels
// CHECK:         mp.dot
// CHECK-NEXT:    mp.fusion pointwise
// CHECK:         mp.dot
// CHECK:         mp.dot
// CHECK-NEXT:    mp.fusion pointwise
func.func @labels(%x: tensor<1024x8xf32>, %y: tensor<1024x8xf32>, %w: tensor<8x8192xf32>, %labels: tensor<1024xf32>) -> (tensor<1024x8xf32>, tensor<1024x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x8192xf32>) -> !logits
  %1 = mp.broadcast %labels dims [0] : tensor<1024xf32> to !logits
  %2 = arith.subf %0, %1 : !logits
  %3 = mp.dot %2, %w contracting [1] x [1] : (!logits, tensor<8x8192xf32>) -> tensor<1024x8xf32>
  %4 = mp.dot %y, %w contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x8192xf32>) -> !logits
  %5 = mp.broadcast %labels dims [0] : tensor<1024xf32> to !logits
  %6 = arith.subf %4, %5 : !logits
  %7 = mp.dot %6, %w contracting [1] x [1] : (!logits, tensor<8x8192xf32>) -> tensor<1024x8xf32>
  return %3, %7 : tensor<1024x8xf32>, tensor<1024x8xf32>
}

// A mask of all logits is read once.
// CHECK-LABEL: @mask
// CHECK:         mp.dot
// CHECK-NEXT:    mp.dot
// CHECK-NEXT:    mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @mask(%x: tensor<1024x8xf32>, %y: tensor<1024x8xf32>, %w: tensor<8x8192xf32>, %mask: !logits) -> (tensor<1024x8xf32>, tensor<1024x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x8192xf32>) -> !logits
  %1 = arith.subf %0, %mask : !logits
  %2 = mp.dot %1, %w contracting [1] x [1] : (!logits, tensor<8x8192xf32>) -> tensor<1024x8xf32>
  %3 = mp.dot %y, %w contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x8192xf32>) -> !logits
  %4 = arith.subf %3, %mask : !logits
  %5 = mp.dot %4, %w contracting [1] x [1] : (!logits, tensor<8x8192xf32>) -> tensor<1024x8xf32>
  return %2, %5 : tensor<1024x8xf32>, tensor<1024x8xf32>
}

// One number everywhere, a loss scale over a count, is no value that two have in
// common: each makes it of the number.
// CHECK-LABEL: @repeated_number
// CHECK:         mp.dot
// CHECK-NEXT:    mp.fusion pointwise ins(%arg3, {{.*}} -> tensor<1024x8192xf32> {
// CHECK:         mp.dot
// CHECK:         mp.dot
// CHECK-NEXT:    mp.fusion pointwise ins(%arg3, {{.*}} -> tensor<1024x8192xf32> {
func.func @repeated_number(%x: tensor<1024x8xf32>, %y: tensor<1024x8xf32>, %w: tensor<8x8192xf32>, %scale: tensor<f32>) -> (tensor<1024x8xf32>, tensor<1024x8xf32>) {
  %share = arith.constant dense<0.25> : !logits
  %scales = mp.broadcast %scale dims [] : tensor<f32> to !logits
  %seed = arith.mulf %scales, %share : !logits
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x8192xf32>) -> !logits
  %1 = arith.mulf %seed, %0 : !logits
  %2 = mp.dot %1, %w contracting [1] x [1] : (!logits, tensor<8x8192xf32>) -> tensor<1024x8xf32>
  %3 = mp.dot %y, %w contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x8192xf32>) -> !logits
  %4 = arith.mulf %seed, %3 : !logits
  %5 = mp.dot %4, %w contracting [1] x [1] : (!logits, tensor<8x8192xf32>) -> tensor<1024x8xf32>
  return %2, %5 : tensor<1024x8xf32>, tensor<1024x8xf32>
}
