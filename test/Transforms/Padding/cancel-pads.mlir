// RUN: mp-opt %s --mp-pad-to-tile --mp-cancel-pads --cse --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-pad-to-tile --mp-cancel-pads --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-cancel-pads --split-input-file | diff %t.once -

// Between two layers bias and relu run on 88 columns; only the bias, 84
// elements, is padded. The second contraction sums over the pads, which are NaN
// where a row of %x holds an infinity: they are masked.
// CHECK-LABEL: @relu_between_two_layers
// CHECK-SAME: %[[BIAS:[a-z0-9]+]]: tensor<84xf16>
// CHECK: %[[BP:.*]] = mp.pad %[[BIAS]], %{{.*}} low [0] high [4]
// CHECK: %[[BB:.*]] = mp.broadcast %[[BP]] dims [1] : tensor<88xf16> to tensor<32x88xf16>
// CHECK: %[[Y:.*]] = mp.dot {{.*}} -> tensor<32x88xf16>
// CHECK: %[[S:.*]] = arith.addf %[[Y]], %[[BB]] : tensor<32x88xf16>
// CHECK: %[[H:.*]] = arith.maximumf %[[S]], %{{.*}} : tensor<32x88xf16>
// CHECK: %[[I:.*]] = mp.iota dim 1 : tensor<32x88xi32>
// CHECK: %[[IN:.*]] = arith.cmpi slt, %[[I]], %{{.*}} : tensor<32x88xi32>
// CHECK: %[[M:.*]] = arith.select %[[IN]], %[[H]], %{{.*}} : tensor<32x88xi1>, tensor<32x88xf16>
// CHECK: mp.dot %[[M]], %{{.*}} contracting [1] x [0]
func.func @relu_between_two_layers(%bias: tensor<84xf16>, %x: tensor<32x120xf16>, %w: tensor<120x84xf16>,
    %v: tensor<84x64xf16>) -> tensor<32x64xf16> {
  %zero = arith.constant dense<0.0> : tensor<32x84xf16>
  %b = mp.broadcast %bias dims [1] : tensor<84xf16> to tensor<32x84xf16>
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<120x84xf16>) -> tensor<32x84xf16>
  %s = arith.addf %y, %b : tensor<32x84xf16>
  %h = arith.maximumf %s, %zero : tensor<32x84xf16>
  %z = mp.dot %h, %v contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
  return %z : tensor<32x64xf16>
}

// -----

// In the backward pass no mask is needed: 0 > 0 and NaN > 0 are both false, so
// the select leaves exact zeros in the pads. The gradient of the bias is
// reduced at the padded width and cropped afterwards.
// CHECK-LABEL: @the_relu_gradient_needs_no_mask
// CHECK: mp.dot {{.*}} -> tensor<32x88xf16>
// CHECK: %[[P:.*]] = arith.cmpf ogt, %{{.*}} : tensor<32x88xf16>
// CHECK: mp.dot {{.*}} -> tensor<32x88xf16>
// CHECK-NOT: mp.slice
// CHECK: %[[G:.*]] = arith.select %[[P]], %{{.*}} : tensor<32x88xi1>, tensor<32x88xf16>
// CHECK-NOT: mp.iota
// CHECK: %[[DB:.*]] = mp.reduce add %[[G]] dims [0] accumulate f32 : tensor<32x88xf16> to tensor<88xf32>
// CHECK: %[[DBC:.*]] = mp.slice %[[DB]] start [0] limit [84]
// CHECK: %[[DX:.*]] = mp.dot %[[G]], %{{.*}} contracting [1] x [1]
// CHECK: return %[[DX]], %[[DBC]]
func.func @the_relu_gradient_needs_no_mask(%x: tensor<32x120xf16>, %w: tensor<120x84xf16>,
    %dz: tensor<32x64xf16>, %v: tensor<84x64xf16>) -> (tensor<32x120xf16>, tensor<84xf32>) {
  %zero = arith.constant dense<0.0> : tensor<32x84xf16>
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<120x84xf16>) -> tensor<32x84xf16>
  %p = arith.cmpf ogt, %y, %zero : tensor<32x84xf16>
  %dh = mp.dot %dz, %v contracting [1] x [1] accumulate f32
     : (tensor<32x64xf16>, tensor<84x64xf16>) -> tensor<32x84xf16>
  %g = arith.select %p, %dh, %zero : tensor<32x84xi1>, tensor<32x84xf16>
  %db = mp.reduce add %g dims [0] accumulate f32 : tensor<32x84xf16> to tensor<84xf32>
  %dx = mp.dot %g, %w contracting [1] x [1] accumulate f32
     : (tensor<32x84xf16>, tensor<120x84xf16>) -> tensor<32x120xf16>
  return %dx, %db : tensor<32x120xf16>, tensor<84xf32>
}

// -----

// A weight gradient keeps its padded columns to itself: no sum runs over them,
// so zero or NaN, no mask. exp of a pad is 1: then it is masked.
// CHECK-LABEL: @free_dimensions_need_no_mask
// CHECK: %[[Y:.*]] = mp.dot {{.*}} -> tensor<32x88xf16>
// CHECK: mp.dot %{{.*}}, %[[Y]] contracting [0] x [0] {{.*}} -> tensor<120x88xf16>
// CHECK: %[[E:.*]] = math.exp %[[Y]] : tensor<32x88xf16>
// CHECK: %[[M:.*]] = arith.select %{{.*}}, %[[E]], %{{.*}}
// CHECK: mp.dot %{{.*}}, %[[M]] contracting [0] x [0]
func.func @free_dimensions_need_no_mask(%x: tensor<32x120xf16>, %w: tensor<120x84xf16>)
    -> (tensor<120x84xf16>, tensor<120x84xf16>) {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<120x84xf16>) -> tensor<32x84xf16>
  %a = mp.dot %x, %y contracting [0] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<32x84xf16>) -> tensor<120x84xf16>
  %e = math.exp %y : tensor<32x84xf16>
  %b = mp.dot %x, %e contracting [0] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<32x84xf16>) -> tensor<120x84xf16>
  return %a, %b : tensor<120x84xf16>, tensor<120x84xf16>
}

// -----

// The logits reach the softmax cropped, and its row sums are spread over
// columns that carry no pads: padding the gradient costs less than padding
// everything on the way, so crop and pad stay.
// CHECK-LABEL: @softmax_sees_ten_classes
// CHECK: %[[L:.*]] = mp.slice %{{.*}} : tensor<32x16xf32> to tensor<32x10xf32>
// CHECK: %[[E:.*]] = math.exp %[[L]] : tensor<32x10xf32>
// CHECK: mp.reduce add %[[E]] dims [1] : tensor<32x10xf32> to tensor<32xf32>
// CHECK: arith.divf %{{.*}} : tensor<32x10xf32>
// CHECK: mp.pad %{{.*}} : (tensor<32x10xf16>, tensor<f16>) -> tensor<32x16xf16>
func.func @softmax_sees_ten_classes(%h: tensor<32x88xf16>, %w: tensor<88x10xf16>, %t: tensor<32x10xf32>)
    -> tensor<32x88xf16> {
  %l = mp.dot %h, %w contracting [1] x [0] accumulate f32
     : (tensor<32x88xf16>, tensor<88x10xf16>) -> tensor<32x10xf32>
  %e = math.exp %l : tensor<32x10xf32>
  %s = mp.reduce add %e dims [1] : tensor<32x10xf32> to tensor<32xf32>
  %b = mp.broadcast %s dims [0] : tensor<32xf32> to tensor<32x10xf32>
  %p = arith.divf %e, %b : tensor<32x10xf32>
  %d = arith.subf %p, %t : tensor<32x10xf32>
  %d16 = mp.cast %d : tensor<32x10xf32> to tensor<32x10xf16>
  %dh = mp.dot %d16, %w contracting [1] x [1] accumulate f32
     : (tensor<32x10xf16>, tensor<88x10xf16>) -> tensor<32x88xf16>
  return %dh : tensor<32x88xf16>
}
