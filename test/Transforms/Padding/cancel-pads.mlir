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

// -----

// A residual add is read by a contraction, which wants it padded, and once more
// at its own size: the crop stands behind the padded sum that it cuts.
// CHECK-LABEL: @the_sum_is_read_at_its_own_size_too
// CHECK: %[[S:.*]] = arith.addf %{{.*}} : tensor<32x88xf16>
// CHECK: %[[SMALL:.*]] = mp.slice %[[S]] start [0, 0] limit [32, 84]
// CHECK: %[[E:.*]] = math.exp %[[SMALL]] : tensor<32x84xf16>
// CHECK: return %{{.*}}, %[[E]]
func.func @the_sum_is_read_at_its_own_size_too(%x: tensor<32x120xf16>, %w: tensor<120x84xf16>,
    %u: tensor<120x84xf16>, %v: tensor<84x64xf16>) -> (tensor<32x64xf16>, tensor<32x84xf16>) {
  %a = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<120x84xf16>) -> tensor<32x84xf16>
  %b = mp.dot %x, %u contracting [1] x [0] accumulate f32
     : (tensor<32x120xf16>, tensor<120x84xf16>) -> tensor<32x84xf16>
  %s = arith.addf %a, %b : tensor<32x84xf16>
  %z = mp.dot %s, %v contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
  %e = math.exp %s : tensor<32x84xf16>
  return %z, %e : tensor<32x64xf16>, tensor<32x84xf16>
}

// -----

// Three sums, each the residual of the next, each read small and padded: a crop
// for the first does not stand before the padded form of the second.
// CHECK-LABEL: @a_chain_of_residuals
// CHECK-COUNT-3: mp.dot {{.*}} -> tensor<32x88xf16>
// CHECK: return
func.func @a_chain_of_residuals(%x: tensor<32x84xf16>, %u: tensor<84x84xf16>, %v: tensor<84x84xf16>,
    %w: tensor<84x84xf16>) -> (tensor<32x84xf16>, tensor<32x84xf16>, tensor<32x84xf16>) {
  %a = mp.dot %x, %u contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x84xf16>) -> tensor<32x84xf16>
  %ra = arith.addf %a, %x : tensor<32x84xf16>
  %b = mp.dot %ra, %v contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x84xf16>) -> tensor<32x84xf16>
  %rb = arith.addf %ra, %b : tensor<32x84xf16>
  %c = mp.dot %rb, %w contracting [1] x [0] accumulate f32
     : (tensor<32x84xf16>, tensor<84x84xf16>) -> tensor<32x84xf16>
  %rc = arith.addf %c, %rb : tensor<32x84xf16>
  return %ra, %rb, %rc : tensor<32x84xf16>, tensor<32x84xf16>, tensor<32x84xf16>
}

// -----

// One value is wanted at two padded shapes, and at its own: two copies of the
// op, and a crop behind the copy that it cuts.
// CHECK-LABEL: @two_padded_shapes_and_its_own
// CHECK-DAG: %[[U:.*]] = arith.negf %{{.*}} : tensor<88xf16>
// CHECK-DAG: arith.negf %{{.*}} : tensor<96xf16>
// CHECK-DAG: mp.slice %[[U]] start [0] limit [84]
// CHECK: return
func.func @two_padded_shapes_and_its_own(%x: tensor<32x88xf16>, %y: tensor<32x96xf16>, %b: tensor<84xf16>)
    -> (tensor<32x88xf16>, tensor<32x96xf16>, tensor<84xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %u = arith.negf %b : tensor<84xf16>
  %us = mp.broadcast %u dims [1] : tensor<84xf16> to tensor<32x84xf16>
  %cx = mp.slice %x start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %sx = arith.addf %cx, %us : tensor<32x84xf16>
  %px = mp.pad %sx, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  %cy = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x96xf16> to tensor<32x84xf16>
  %sy = arith.mulf %cy, %us : tensor<32x84xf16>
  %py = mp.pad %sy, %zero low [0, 0] high [0, 12] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x96xf16>
  return %px, %py, %u : tensor<32x88xf16>, tensor<32x96xf16>, tensor<84xf16>
}

// -----

// The reshape carries pads of its second dimension and none of its first: it
// runs padded for one reader, and its own result is padded for the other, cut
// out of the padded one.
// CHECK-LABEL: @carried_for_one_and_padded_for_the_other
// CHECK: %[[R:.*]] = mp.reshape %{{.*}} : tensor<2x3x16xf16> to tensor<6x16xf16>
// CHECK: %[[SMALL:.*]] = mp.slice %[[R]] {{.*}} : tensor<6x16xf16> to tensor<6x14xf16>
// CHECK: mp.pad %[[SMALL]], %{{.*}} -> tensor<8x14xf16>
func.func @carried_for_one_and_padded_for_the_other(%b: tensor<2x3x14xf16>, %x: tensor<6x16xf16>,
    %w: tensor<6x16xf16>, %y: tensor<8x14xf16>, %z: tensor<8x14xf16>) -> (tensor<6x16xf16>, tensor<8x14xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %r = mp.reshape %b : tensor<2x3x14xf16> to tensor<6x14xf16>
  %cx = mp.slice %x start [0, 0] limit [6, 14] strides [1, 1] : tensor<6x16xf16> to tensor<6x14xf16>
  %cw = mp.slice %w start [0, 0] limit [6, 14] strides [1, 1] : tensor<6x16xf16> to tensor<6x14xf16>
  %sx = arith.addf %cx, %r : tensor<6x14xf16>
  %tx = arith.addf %sx, %cw : tensor<6x14xf16>
  %px = mp.pad %tx, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<6x14xf16>, tensor<f16>) -> tensor<6x16xf16>
  %cy = mp.slice %y start [0, 0] limit [6, 14] strides [1, 1] : tensor<8x14xf16> to tensor<6x14xf16>
  %cz = mp.slice %z start [0, 0] limit [6, 14] strides [1, 1] : tensor<8x14xf16> to tensor<6x14xf16>
  %sy = arith.addf %cy, %r : tensor<6x14xf16>
  %ty = arith.addf %sy, %cz : tensor<6x14xf16>
  %py = mp.pad %ty, %zero low [0, 0] high [2, 0] interior [0, 0] : (tensor<6x14xf16>, tensor<f16>) -> tensor<8x14xf16>
  return %px, %py : tensor<6x16xf16>, tensor<8x14xf16>
}

// -----

// Around the branch the crop stands for what it cuts, whose pads are anything.
// Inside, the captured value counts as padded with zeros, and so it is: the sum
// there does not read what stands around the branch unmasked.
// CHECK-LABEL: @a_captured_value_is_padded_with_zeros
// CHECK-SAME: %[[Y:[a-z0-9]+]]: tensor<32x88xf16>
// CHECK: %[[ZEROS:.*]] = arith.select %{{.*}}, %[[Y]], %{{.*}} : tensor<32x88xi1>, tensor<32x88xf16>
// CHECK: arith.negf %[[Y]] : tensor<32x88xf16>
// CHECK: scf.if
// CHECK: %[[G:.*]] = arith.select %{{.*}} : tensor<32x88xi1>, tensor<32x88xf16>
// CHECK: %[[S:.*]] = arith.addf %[[G]], %[[ZEROS]] : tensor<32x88xf16>
// CHECK: mp.dot %[[S]], %{{.*}} contracting [1] x [0]
func.func @a_captured_value_is_padded_with_zeros(%y: tensor<32x88xf16>, %dz: tensor<32x64xf16>, %v: tensor<84x64xf16>,
    %w: tensor<88x64xf16>, %u: tensor<84x64xf16>, %is: i1) -> (tensor<32x64xf16>, tensor<32x64xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %zeros = arith.constant dense<0.0> : tensor<32x84xf16>
  %c = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %n = arith.negf %c : tensor<32x84xf16>
  %p = mp.pad %n, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  %a = mp.dot %p, %w contracting [1] x [0] accumulate f32
     : (tensor<32x88xf16>, tensor<88x64xf16>) -> tensor<32x64xf16>
  %b = scf.if %is -> tensor<32x64xf16> {
    %d = mp.dot %dz, %v contracting [1] x [1] accumulate f32
       : (tensor<32x64xf16>, tensor<84x64xf16>) -> tensor<32x84xf16>
    %on = arith.cmpf ogt, %d, %zeros : tensor<32x84xf16>
    %g = arith.select %on, %d, %zeros : tensor<32x84xi1>, tensor<32x84xf16>
    %s = arith.addf %g, %c : tensor<32x84xf16>
    %z = mp.dot %s, %u contracting [1] x [0] accumulate f32
       : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
    scf.yield %z : tensor<32x64xf16>
  } else {
    scf.yield %a : tensor<32x64xf16>
  }
  return %a, %b : tensor<32x64xf16>, tensor<32x64xf16>
}

// -----

// Both dimensions of the result come from the one element of the operand: it
// cannot be as large as either.
// CHECK-LABEL: @two_dimensions_of_one_element
// CHECK: mp.reshape %{{.*}} : tensor<1x14xf16> to tensor<1x1x14xf16>
// CHECK: mp.pad {{.*}} -> tensor<2x8x14xf16>
func.func @two_dimensions_of_one_element(%b: tensor<1x14xf16>, %x: tensor<2x8x14xf16>, %y: tensor<2x8x14xf16>)
    -> tensor<2x8x14xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %r = mp.reshape %b : tensor<1x14xf16> to tensor<1x1x14xf16>
  %cx = mp.slice %x start [0, 0, 0] limit [1, 1, 14] strides [1, 1, 1] : tensor<2x8x14xf16> to tensor<1x1x14xf16>
  %cy = mp.slice %y start [0, 0, 0] limit [1, 1, 14] strides [1, 1, 1] : tensor<2x8x14xf16> to tensor<1x1x14xf16>
  %s = arith.addf %cx, %r : tensor<1x1x14xf16>
  %t = arith.addf %s, %cy : tensor<1x1x14xf16>
  %p = mp.pad %t, %zero low [0, 0, 0] high [1, 7, 0] interior [0, 0, 0] : (tensor<1x1x14xf16>, tensor<f16>) -> tensor<2x8x14xf16>
  return %p : tensor<2x8x14xf16>
}

// -----

// Where a pad adds nothing there is nothing to mask.
// CHECK-LABEL: @nothing_is_added
// CHECK: mp.pad %{{.*}} high [0, 0]
func.func @nothing_is_added() -> tensor<24x16xf16> {
  %ones = arith.constant dense<1.0> : tensor<24x16xf16>
  %zero = arith.constant dense<0.0> : tensor<f16>
  %p = mp.pad %ones, %zero low [0, 0] high [0, 0] interior [0, 0]
     : (tensor<24x16xf16>, tensor<f16>) -> tensor<24x16xf16>
  return %p : tensor<24x16xf16>
}

// -----

// A mask compares indices of 32 bits: this is the largest value that gets one.
// CHECK-LABEL: @masked_below_two_to_the_31
// CHECK: mp.iota dim 0
// CHECK: arith.constant dense<2147483638>
func.func @masked_below_two_to_the_31(%y: tensor<2147483640x8xf16>, %w: tensor<2147483640x8xf16>) -> tensor<8x8xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %crop = mp.slice %y start [0, 0] limit [2147483638, 8] strides [1, 1] : tensor<2147483640x8xf16> to tensor<2147483638x8xf16>
  %e = math.exp %crop : tensor<2147483638x8xf16>
  %p = mp.pad %e, %zero low [0, 0] high [2, 0] interior [0, 0]
     : (tensor<2147483638x8xf16>, tensor<f16>) -> tensor<2147483640x8xf16>
  %z = mp.dot %p, %w contracting [0] x [0] accumulate f32
     : (tensor<2147483640x8xf16>, tensor<2147483640x8xf16>) -> tensor<8x8xf16>
  return %z : tensor<8x8xf16>
}

// -----

// Beyond them the pad stays.
// CHECK-LABEL: @padded_from_two_to_the_31
// CHECK-NOT: mp.iota
// CHECK: mp.pad
func.func @padded_from_two_to_the_31(%y: tensor<2147483648x8xf16>, %w: tensor<2147483648x8xf16>) -> tensor<8x8xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %crop = mp.slice %y start [0, 0] limit [2147483646, 8] strides [1, 1] : tensor<2147483648x8xf16> to tensor<2147483646x8xf16>
  %e = math.exp %crop : tensor<2147483646x8xf16>
  %p = mp.pad %e, %zero low [0, 0] high [2, 0] interior [0, 0]
     : (tensor<2147483646x8xf16>, tensor<f16>) -> tensor<2147483648x8xf16>
  %z = mp.dot %p, %w contracting [0] x [0] accumulate f32
     : (tensor<2147483648x8xf16>, tensor<2147483648x8xf16>) -> tensor<8x8xf16>
  return %z : tensor<8x8xf16>
}

// -----

// Under a policy for f32 the pads are the author's.
// CHECK-LABEL: module attributes {mp.policy = #mp.policy<f32
// CHECK: mp.slice
// CHECK: mp.pad
module attributes {mp.policy = #mp.policy<f32, planner = painting, tile = 8>} {
func.func @pads_of_the_author(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c = mp.slice %x start [0, 0] limit [8, 14] strides [1, 1] : tensor<8x16xf32> to tensor<8x14xf32>
  %r = arith.addf %c, %c : tensor<8x14xf32>
  %p = mp.pad %r, %zero low [0, 0] high [0, 2] interior [0, 0]
     : (tensor<8x14xf32>, tensor<f32>) -> tensor<8x16xf32>
  return %p : tensor<8x16xf32>
}
}

// -----

// Behind an update the pad makes the working copy, which has to be made of the
// next value of the parameter by the steps that '@init' takes: it stays. Of the
// same value that nobody carries, the pad goes.
// CHECK-LABEL: @main
// CHECK: %[[N:.*]] = arith.mulf %{{.*}}, %{{.*}} : tensor<30x16xf32>
// CHECK: %[[C:.*]] = mp.cast %[[N]]
// CHECK: %[[P:.*]] = mp.pad %[[C]]
// CHECK: return %[[N]], %[[P]]
func.func @main(%g: tensor<32x16xf32>,
    %w: tensor<30x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %c: tensor<32x16xf16> {mp.role = #mp.role<working_copy>, mp.pair = 1 : i64})
    -> (tensor<30x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf16> {mp.role = #mp.role<new_state>}) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %cut = mp.slice %g start [0, 0] limit [30, 16] strides [1, 1] : tensor<32x16xf32> to tensor<30x16xf32>
  %new = arith.mulf %cut, %cut : tensor<30x16xf32>
  %low = mp.cast %new : tensor<30x16xf32> to tensor<30x16xf16>
  %copy = mp.pad %low, %zero low [0, 0] high [2, 0] interior [0, 0] : (tensor<30x16xf16>, tensor<f16>) -> tensor<32x16xf16>
  return %new, %copy : tensor<30x16xf32>, tensor<32x16xf16>
}

// -----

// CHECK-LABEL: @no_copy
// CHECK-NOT: mp.pad {{.*}} tensor<30x16xf16>
func.func @no_copy(%g: tensor<32x16xf32>) -> (tensor<30x16xf32>, tensor<32x16xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %cut = mp.slice %g start [0, 0] limit [30, 16] strides [1, 1] : tensor<32x16xf32> to tensor<30x16xf32>
  %new = arith.mulf %cut, %cut : tensor<30x16xf32>
  %low = mp.cast %new : tensor<30x16xf32> to tensor<30x16xf16>
  %copy = mp.pad %low, %zero low [0, 0] high [2, 0] interior [0, 0] : (tensor<30x16xf16>, tensor<f16>) -> tensor<32x16xf16>
  return %new, %copy : tensor<30x16xf32>, tensor<32x16xf16>
}

// -----

// Rows that only reductions read are cropped behind them. Where an op beside
// reads them as well, the crop stays in front: one kernel then has the rows, and
// what they come to.
// CHECK-LABEL: @rows_are_cropped_once
// CHECK: %[[Y:.*]] = mp.dot {{.*}} -> tensor<32x64xf32>
// CHECK-NEXT: %[[MOST:.*]] = mp.reduce max %[[Y]] dims [1] : tensor<32x64xf32> to tensor<32xf32>
// CHECK-NEXT: mp.slice %[[MOST]] start [0] limit [30]
// CHECK: %[[Z:.*]] = mp.dot {{.*}} -> tensor<32x64xf32>
// CHECK-NEXT: %[[C:.*]] = mp.slice %[[Z]] {{.*}} to tensor<30x64xf32>
// CHECK-NEXT: mp.reduce max %[[C]] dims [1] : tensor<30x64xf32> to tensor<30xf32>
func.func @rows_are_cropped_once(%x: tensor<30x64xf16>, %w: tensor<64x64xf16>, %v: tensor<64x64xf16>)
    -> (tensor<30xf32>, tensor<30x64xf32>) {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<30x64xf16>, tensor<64x64xf16>) -> tensor<30x64xf32>
  %a = mp.reduce max %y dims [1] : tensor<30x64xf32> to tensor<30xf32>
  %z = mp.dot %x, %v contracting [1] x [0] accumulate f32
     : (tensor<30x64xf16>, tensor<64x64xf16>) -> tensor<30x64xf32>
  %b = mp.reduce max %z dims [1] : tensor<30x64xf32> to tensor<30xf32>
  %s = mp.broadcast %b dims [0] : tensor<30xf32> to tensor<30x64xf32>
  %d = arith.subf %z, %s : tensor<30x64xf32>
  return %a, %d : tensor<30xf32>, tensor<30x64xf32>
}
