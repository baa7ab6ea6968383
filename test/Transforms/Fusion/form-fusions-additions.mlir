// RUN: mp-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions > %t.once
// RUN: mp-opt %t.once --mp-form-fusions | diff %t.once -
// RUN: mp-opt %s --mp-form-fusions --remarks-filter=mp-form-fusions 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: the call that makes tensor<64x16xf32> adds the other term

// A gradient that is summed over three uses grows from call to call, each at
// its product's place.
// CHECK-LABEL: @three_uses
// CHECK-NEXT:    %[[A:.*]] = mp.dot %arg0, %arg1
// CHECK-NEXT:    %[[B:.*]] = mp.fusion contraction ins(%arg2, %arg1, %[[A]] : tensor<8x64xf16>, tensor<8x16xf16>, tensor<64x16xf32>) -> tensor<64x16xf32> {
// CHECK-NEXT:    ^bb0(%[[X:.*]]: tensor<8x64xf16>, %[[G:.*]]: tensor<8x16xf16>, %[[C:.*]]: tensor<64x16xf32>):
// CHECK-NEXT:      %[[P:.*]] = mp.dot %[[X]], %[[G]] contracting [0] x [0] accumulate f32
// CHECK-NEXT:      %[[S:.*]] = arith.addf %[[P]], %[[C]]
// CHECK-NEXT:      mp.yield %[[S]]
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[E:.*]] = mp.fusion contraction ins(%arg3, %arg1, %[[B]]
// CHECK:         return %[[E]]
func.func @three_uses(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %y: tensor<8x64xf16>, %z: tensor<8x64xf16>) -> tensor<64x16xf32> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %b = mp.dot %y, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %c = mp.dot %z, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %0 = arith.addf %a, %b : tensor<64x16xf32>
  %1 = arith.addf %c, %0 : tensor<64x16xf32>
  return %1 : tensor<64x16xf32>
}

// Elements that have other names in between are those of the product. An
// accumulator that is carried from call to call is in memory, too.
// CHECK-LABEL: @reshaped
// CHECK-DAG:     %[[C:.*]] = mp.reshape %arg2 : tensor<64x4x4xf32> to tensor<64x16xf32>
// CHECK:         %[[S:.*]] = mp.fusion contraction ins(%arg0, %arg1, %[[C]]
// CHECK:         mp.reshape %[[S]] : tensor<64x16xf32> to tensor<64x4x4xf32>
func.func @reshaped(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %c: tensor<64x4x4xf32>) -> tensor<64x4x4xf32> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %b = mp.reshape %a : tensor<64x16xf32> to tensor<64x4x4xf32>
  %0 = arith.addf %b, %c : tensor<64x4x4xf32>
  return %0 : tensor<64x4x4xf32>
}

// Whatever names them: an op of another dialect, a transposition that moves
// nothing.
// CHECK-LABEL: @renamed
// CHECK-DAG:     %[[C:.*]] = mp.reshape %arg2 : tensor<64x4x4xf32> to tensor<64x16xf32>
// CHECK:         %[[S:.*]] = mp.fusion contraction ins(%arg0, %arg1, %[[C]]
// CHECK:         mp.reshape %[[S]] : tensor<64x16xf32> to tensor<4x1x64x4xf32>
func.func @renamed(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %c: tensor<64x4x4xf32>) -> tensor<4x1x64x4xf32> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %b = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [4, 16, 4, 4] : tensor<64x16xf32> into tensor<4x16x4x4xf32>
  %d = mp.reshape %b : tensor<4x16x4x4xf32> to tensor<4x64x1x4xf32>
  %e = mp.transpose %d perm [0, 2, 1, 3] : tensor<4x64x1x4xf32> to tensor<4x1x64x4xf32>
  %f = mp.reshape %c : tensor<64x4x4xf32> to tensor<4x1x64x4xf32>
  %0 = arith.addf %e, %f : tensor<4x1x64x4xf32>
  return %0 : tensor<4x1x64x4xf32>
}

// A transposition that moves elements is none.
// CHECK-LABEL: @moved
// CHECK-NOT:     contraction ins
// CHECK:         return
func.func @moved(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %c: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %b = mp.transpose %a perm [1, 0] : tensor<64x16xf32> to tensor<16x64xf32>
  %0 = arith.addf %b, %c : tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}

// What a kernel makes would have to be stored for the call.
// CHECK-LABEL: @made_by_a_kernel
// CHECK:         mp.dot %arg0
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     contraction ins
func.func @made_by_a_kernel(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %w: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %decay = arith.constant dense<0.01> : tensor<64x16xf32>
  %b = arith.mulf %w, %decay : tensor<64x16xf32>
  %0 = arith.addf %a, %b : tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}

// A product in 16 bits is rounded before it is added to, and a call would not.
// CHECK-LABEL: @rounded_before
// CHECK-NOT:     contraction ins
// CHECK:         return
func.func @rounded_before(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %c: tensor<64x16xf16>) -> tensor<64x16xf16> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf16>
  %0 = arith.addf %a, %c : tensor<64x16xf16>
  return %0 : tensor<64x16xf16>
}

// Who else reads the product, or the other term, reads it from memory still.
// CHECK-LABEL: @read_by_others
// CHECK-NOT:     contraction ins
// CHECK:         return
func.func @read_by_others(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %c: tensor<64x16xf32>, %d: tensor<64x16xf32>, %y: tensor<8x64xf16>)
    -> (tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>) {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %0 = arith.addf %a, %c : tensor<64x16xf32>
  %b = mp.dot %y, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %1 = arith.addf %b, %d : tensor<64x16xf32>
  %2 = arith.mulf %1, %d : tensor<64x16xf32>
  return %a, %0, %2 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>
}

// What is in memory in 16 bits is added in f32 where the sum is rounded to these:
// a gradient that is summed over three uses is never in memory in f32.
// CHECK-LABEL: @narrow
// CHECK-NEXT:    %[[A:.*]] = mp.dot %arg0, %arg1 {{.*}} -> tensor<64x16xf16>
// CHECK-NEXT:    %[[B:.*]] = mp.fusion contraction ins(%arg2, %arg1, %[[A]] : tensor<8x64xf16>, tensor<8x16xf16>, tensor<64x16xf16>) -> tensor<64x16xf16> {
// CHECK-NEXT:    ^bb0(%[[X:.*]]: tensor<8x64xf16>, %[[G:.*]]: tensor<8x16xf16>, %[[C:.*]]: tensor<64x16xf16>):
// CHECK-NEXT:      %[[P:.*]] = mp.dot %[[X]], %[[G]] {{.*}} -> tensor<64x16xf32>
// CHECK-NEXT:      %[[W:.*]] = mp.cast %[[C]]
// CHECK-NEXT:      %[[S:.*]] = arith.addf %[[P]], %[[W]]
// CHECK-NEXT:      %[[R:.*]] = mp.cast %[[S]]
// CHECK-NEXT:      mp.yield %[[R]]
// CHECK:         %[[E:.*]] = mp.fusion contraction ins(%arg3, %arg1, %[[B]]
// CHECK:         return %[[E]]
func.func @narrow(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %y: tensor<8x64xf16>, %z: tensor<8x64xf16>) -> tensor<64x16xf16> {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf16>
  %b = mp.dot %y, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %c = mp.dot %z, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %wide = mp.cast %a : tensor<64x16xf16> to tensor<64x16xf32>
  %0 = arith.addf %wide, %b : tensor<64x16xf32>
  %1 = mp.cast %0 : tensor<64x16xf32> to tensor<64x16xf16>
  %2 = mp.cast %1 : tensor<64x16xf16> to tensor<64x16xf32>
  %3 = arith.addf %c, %2 : tensor<64x16xf32>
  %4 = mp.cast %3 : tensor<64x16xf32> to tensor<64x16xf16>
  return %4 : tensor<64x16xf16>
}

// The sum is wanted as it is, too, or rounded to another type, or toward zero; or
// the factors are of other bits than the term.
// CHECK-LABEL: @narrow_not
// CHECK-NOT:     contraction ins
// CHECK:         return
func.func @narrow_not(%x: tensor<8x64xf16>, %g: tensor<8x16xf16>,
    %p: tensor<64x16xf16>, %q: tensor<64x16xf16>, %r: tensor<64x16xf16>,
    %s: tensor<64x16xbf16>)
    -> (tensor<64x16xf32>, tensor<64x16xf16>, tensor<64x16xbf16>,
        tensor<64x16xf16>, tensor<64x16xbf16>) {
  %a = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %pw = mp.cast %p : tensor<64x16xf16> to tensor<64x16xf32>
  %0 = arith.addf %a, %pw : tensor<64x16xf32>
  %1 = mp.cast %0 : tensor<64x16xf32> to tensor<64x16xf16>
  %b = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %qw = mp.cast %q : tensor<64x16xf16> to tensor<64x16xf32>
  %2 = arith.addf %b, %qw : tensor<64x16xf32>
  %3 = mp.cast %2 : tensor<64x16xf32> to tensor<64x16xbf16>
  %c = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %rw = mp.cast %r : tensor<64x16xf16> to tensor<64x16xf32>
  %4 = arith.addf %c, %rw : tensor<64x16xf32>
  %5 = mp.cast %4 round toward_zero : tensor<64x16xf32> to tensor<64x16xf16>
  %d = mp.dot %x, %g contracting [0] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %sw = mp.cast %s : tensor<64x16xbf16> to tensor<64x16xf32>
  %6 = arith.addf %d, %sw : tensor<64x16xf32>
  %7 = mp.cast %6 : tensor<64x16xf32> to tensor<64x16xbf16>
  return %0, %1, %3, %5, %7 : tensor<64x16xf32>, tensor<64x16xf16>, tensor<64x16xbf16>, tensor<64x16xf16>, tensor<64x16xbf16>
}
