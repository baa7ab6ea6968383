// Folds keep every bit; what would change a rounding stays.
// RUN: mp-opt %s --canonicalize | FileCheck %s
// RUN: mp-opt %s --canonicalize > %t.once
// RUN: mp-opt %t.once --canonicalize | diff %t.once -

// CHECK-LABEL: @cast_to_the_same_type_goes
// CHECK-NEXT: return %arg0
func.func @cast_to_the_same_type_goes(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// It turns infinities into numbers.
// CHECK-LABEL: @saturating_cast_to_the_same_type_stays
// CHECK: mp.cast
func.func @saturating_cast_to_the_same_type_stays(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mp.cast %x saturate : tensor<8xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @wide_and_back_goes
// CHECK-NEXT: return %arg0, %arg1
func.func @wide_and_back_goes(%x: tensor<8xf16>, %y: tensor<8xbf16>) -> (tensor<8xf16>, tensor<8xbf16>) {
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  %2 = mp.cast %y : tensor<8xbf16> to tensor<8xf32>
  %3 = mp.cast %2 round toward_zero : tensor<8xf32> to tensor<8xbf16>
  return %1, %3 : tensor<8xf16>, tensor<8xbf16>
}

// The first cast rounds.
// CHECK-LABEL: @narrow_and_back_stays
// CHECK: mp.cast
// CHECK: mp.cast
func.func @narrow_and_back_stays(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %0 : tensor<8xf16> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Equal width, unequal range: bf16 does not hold f16.
// CHECK-LABEL: @as_wide_and_back_stays
// CHECK: mp.cast
// CHECK: mp.cast
func.func @as_wide_and_back_stays(%x: tensor<8xf16>) -> tensor<8xf16> {
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xbf16>
  %1 = mp.cast %0 : tensor<8xbf16> to tensor<8xf16>
  return %1 : tensor<8xf16>
}

// f32 -> bf16 -> f8 rounds twice; f32 -> f8 would round once.
// CHECK-LABEL: @two_narrowing_casts_stay
// CHECK: mp.cast
// CHECK: mp.cast
func.func @two_narrowing_casts_stay(%x: tensor<8xf32>) -> tensor<8xf8E5M2> {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xbf16>
  %1 = mp.cast %0 : tensor<8xbf16> to tensor<8xf8E5M2>
  return %1 : tensor<8xf8E5M2>
}

// 2049 lies between 2048 and 2050: ties to even. 65520 is half a step beyond
// the largest f16 number and overflows.
// CHECK-LABEL: @constants_are_rounded
// CHECK: dense<[2.048000e+03, 0x7C00, 5.960460e-08]> : tensor<3xf16>
func.func @constants_are_rounded() -> tensor<3xf16> {
  %c = arith.constant dense<[2049.0, 65520.0, 5.9604645e-8]> : tensor<3xf32>
  %0 = mp.cast %c : tensor<3xf32> to tensor<3xf16>
  return %0 : tensor<3xf16>
}

// CHECK-LABEL: @constants_saturate
// CHECK: dense<[6.550400e+04, -6.550400e+04, 0x7E00]> : tensor<3xf16>
func.func @constants_saturate() -> tensor<3xf16> {
  %c = arith.constant dense<[1.0e+9, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %0 = mp.cast %c saturate : tensor<3xf32> to tensor<3xf16>
  return %0 : tensor<3xf16>
}

// Toward zero never overflows.
// CHECK-LABEL: @constants_are_cut
// CHECK: dense<[2.050000e+03, 6.550400e+04]> : tensor<2xf16>
func.func @constants_are_cut() -> tensor<2xf16> {
  %c = arith.constant dense<[2051.0, 1.0e+9]> : tensor<2xf32>
  %0 = mp.cast %c round toward_zero : tensor<2xf32> to tensor<2xf16>
  return %0 : tensor<2xf16>
}

// CHECK-LABEL: @splat_stays_splat
// CHECK: dense<1.000980e-01> : tensor<4x4xbf16>
func.func @splat_stays_splat() -> tensor<4x4xbf16> {
  %c = arith.constant dense<0.1> : tensor<f32>
  %0 = mp.cast %c : tensor<f32> to tensor<bf16>
  %1 = mp.broadcast %0 dims [] : tensor<bf16> to tensor<4x4xbf16>
  return %1 : tensor<4x4xbf16>
}

// CHECK-LABEL: @identities_go
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0
func.func @identities_go(%x: tensor<4x6xf32>, %v: tensor<f32>)
    -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = mp.broadcast %x dims [0, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  %1 = mp.reshape %x : tensor<4x6xf32> to tensor<4x6xf32>
  %2 = mp.transpose %x perm [0, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  %3 = mp.slice %x start [0, 0] limit [4, 6] strides [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  %4 = mp.pad %x, %v low [0, 0] high [0, 0] interior [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  return %0, %1, %2, %3, %4 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
}

// Equal types do not make an identity.
// CHECK-LABEL: @look_alikes_stay
// CHECK: mp.broadcast %arg0 dims [1, 0]
// CHECK: mp.transpose %arg0 perm [1, 0]
// CHECK: mp.pad %arg0, %arg1 low [1, 0] high [-1, 0]
func.func @look_alikes_stay(%x: tensor<4x4xf32>, %v: tensor<f32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = mp.broadcast %x dims [1, 0] : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = mp.transpose %x perm [1, 0] : tensor<4x4xf32> to tensor<4x4xf32>
  %2 = mp.pad %x, %v low [1, 0] high [-1, 0] interior [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: @chains_become_one
// CHECK-DAG: mp.broadcast %arg0 dims [2] : tensor<6xf32> to tensor<2x4x6xf32>
// CHECK-DAG: mp.reshape %arg1 : tensor<2x3x4xf32> to tensor<24xf32>
// CHECK-DAG: mp.transpose %arg1 perm [2, 0, 1] : tensor<2x3x4xf32> to tensor<4x2x3xf32>
func.func @chains_become_one(%x: tensor<6xf32>, %y: tensor<2x3x4xf32>)
    -> (tensor<2x4x6xf32>, tensor<24xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>) {
  %0 = mp.broadcast %x dims [1] : tensor<6xf32> to tensor<1x6xf32>
  %1 = mp.broadcast %0 dims [1, 2] : tensor<1x6xf32> to tensor<2x4x6xf32>
  %2 = mp.reshape %y : tensor<2x3x4xf32> to tensor<6x4xf32>
  %3 = mp.reshape %2 : tensor<6x4xf32> to tensor<24xf32>
  %4 = mp.transpose %y perm [1, 2, 0] : tensor<2x3x4xf32> to tensor<3x4x2xf32>
  %5 = mp.transpose %4 perm [1, 2, 0] : tensor<3x4x2xf32> to tensor<4x2x3xf32>
  // There and back is an identity.
  // CHECK: return {{.*}}, %arg1 :
  %6 = mp.transpose %4 perm [2, 0, 1] : tensor<3x4x2xf32> to tensor<2x3x4xf32>
  return %1, %3, %5, %6 : tensor<2x4x6xf32>, tensor<24xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: @splats_move_for_nothing
// CHECK-DAG: dense<2.000000e+00> : tensor<6x4xf32>
// CHECK-DAG: dense<2.000000e+00> : tensor<1x6xf32>
// CHECK-NOT: mp.
func.func @splats_move_for_nothing() -> (tensor<6x4xf32>, tensor<1x6xf32>) {
  %c = arith.constant dense<2.0> : tensor<4x6xf32>
  %0 = mp.transpose %c perm [1, 0] : tensor<4x6xf32> to tensor<6x4xf32>
  %1 = mp.slice %c start [1, 0] limit [2, 6] strides [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
  return %0, %1 : tensor<6x4xf32>, tensor<1x6xf32>
}

// CHECK-LABEL: @constants_are_reshaped
// CHECK: dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>
func.func @constants_are_reshaped() -> tensor<2x2xi32> {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = mp.reshape %c : tensor<4xi32> to tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// A tensor without elements has no element to repeat, and one of no elements
// may be sliced from many.
// CHECK-LABEL: @nothing_from_something
// CHECK-NEXT: arith.constant dense<> : tensor<0xf32>
func.func @nothing_from_something() -> tensor<0xf32> {
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %0 = mp.slice %c start [1] limit [1] strides [1] : tensor<4xf32> to tensor<0xf32>
  return %0 : tensor<0xf32>
}

// A combination of one element is that element: another shape, and where the
// type is another one, one rounding. Without dimensions nothing is left.
// CHECK-LABEL: @a_combination_of_one_element_only_renames
// CHECK-NEXT: %[[S:.*]] = mp.reshape %arg0 : tensor<8x1x1x96xf32> to tensor<8x96xf32>
// CHECK-NEXT: %[[C:.*]] = mp.cast %[[S]] : tensor<8x96xf32> to tensor<8x96xf16>
// CHECK-NEXT: %[[F:.*]] = mp.reshape %arg1 : tensor<3x1xi1> to tensor<3xi1>
// CHECK-NEXT: return %[[C]], %[[F]], %arg1
func.func @a_combination_of_one_element_only_renames(%x: tensor<8x1x1x96xf32>, %f: tensor<3x1xi1>) -> (tensor<8x96xf16>, tensor<3xi1>, tensor<3x1xi1>) {
  %0 = mp.reduce add %x dims [2, 1] accumulate f32 : tensor<8x1x1x96xf32> to tensor<8x96xf16>
  %1 = mp.reduce and %f dims [1] : tensor<3x1xi1> to tensor<3xi1>
  %2 = mp.reduce or %f dims [] : tensor<3x1xi1> to tensor<3x1xi1>
  return %0, %1, %2 : tensor<8x96xf16>, tensor<3xi1>, tensor<3x1xi1>
}

// Several elements along any dimension are combined; and nothing else than a
// sum widens an integer.
// CHECK-LABEL: @a_combination_of_several_elements_stays
// CHECK-COUNT-2: mp.reduce
func.func @a_combination_of_several_elements_stays(%x: tensor<1x2xf32>, %i: tensor<3x1xi8>) -> (tensor<f32>, tensor<3xi32>) {
  %0 = mp.reduce max %x dims [0, 1] : tensor<1x2xf32> to tensor<f32>
  %1 = mp.reduce add %i dims [1] : tensor<3x1xi8> to tensor<3xi32>
  return %0, %1 : tensor<f32>, tensor<3xi32>
}

// Of nothing there is the neutral element, around nothing the padding, and
// nothing is joined.
// CHECK-LABEL: @without_elements
// CHECK-DAG: %[[SUM:.*]] = arith.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-DAG: %[[MAX:.*]] = arith.constant dense<0xFC00> : tensor<3xf16>
// CHECK-DAG: %[[PAD:.*]] = mp.broadcast %arg2 dims [] : tensor<f32> to tensor<3x2xf32>
// CHECK: return %[[SUM]], %[[MAX]], %[[PAD]], %arg3
func.func @without_elements(%x: tensor<3x0xf32>, %h: tensor<0x3xf16>, %v: tensor<f32>, %y: tensor<3x2xf32>) -> (tensor<3xf32>, tensor<3xf16>, tensor<3x2xf32>, tensor<3x2xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<3x0xf32> to tensor<3xf32>
  %1 = mp.reduce max %h dims [0] : tensor<0x3xf16> to tensor<3xf16>
  %2 = mp.pad %x, %v low [0, 1] high [0, 1] interior [0, 0] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x2xf32>
  %3 = mp.concat %x, %y, %x dim 1 : (tensor<3x0xf32>, tensor<3x2xf32>, tensor<3x0xf32>) -> tensor<3x2xf32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf16>, tensor<3x2xf32>, tensor<3x2xf32>
}

// A dynamic slice and its update at a known place, as an unrolled scan has them.
// CHECK-LABEL: @window_at_a_known_place
// CHECK-NEXT: %[[ROW:.*]] = mp.slice %arg0 start [2, 0] limit [3, 4] strides [1, 1]
// CHECK-NEXT: %[[R:.*]] = mp.reshape %[[ROW]] : tensor<1x4xf32> to tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @window_at_a_known_place(%x: tensor<3x4xf32>) -> tensor<4xf32> {
  // Clamped to the last row.
  %i = arith.constant dense<[7, -1]> : tensor<2xi32>
  %0 = mp.gather %x, %i slice [1, 4] offset [0] collapsed [0] start [0, 1]
       index_vector 0 : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @update_at_a_known_place
// CHECK-NEXT: %[[A:.*]] = mp.slice %arg0 start [0, 0] limit [1, 4]
// CHECK-NEXT: %[[B:.*]] = mp.slice %arg0 start [2, 0] limit [3, 4]
// CHECK-NEXT: mp.concat %[[A]], %arg1, %[[B]] dim 0
func.func @update_at_a_known_place(%x: tensor<3x4xf32>, %u: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %i = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = mp.scatter replace %x, %i, %u window [0, 1] start [0, 1] index_vector 0
     : (tensor<3x4xf32>, tensor<2xi32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// What would leave the operand is dropped whole, and what adds is a sum; neither
// is an update in place.
// CHECK-LABEL: @other_updates_stay
// CHECK: mp.scatter replace
// CHECK: mp.scatter add
// CHECK: mp.scatter replace
func.func @other_updates_stay(%x: tensor<3x4xf32>, %u: tensor<1x4xf32>, %v: tensor<2x2xf32>)
    -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
  %out = arith.constant dense<[3, 0]> : tensor<2xi32>
  %in = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = mp.scatter replace %x, %out, %u window [0, 1] start [0, 1] index_vector 0
     : (tensor<3x4xf32>, tensor<2xi32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %1 = mp.scatter add %x, %in, %u window [0, 1] start [0, 1] index_vector 0
     : (tensor<3x4xf32>, tensor<2xi32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  // Cut in two dimensions.
  %2 = mp.scatter replace %x, %in, %v window [0, 1] start [0, 1] index_vector 0
     : (tensor<3x4xf32>, tensor<2xi32>, tensor<2x2xf32>) -> tensor<3x4xf32>
  return %0, %1, %2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
}

// CHECK-LABEL: @slice_of_a_piece
// CHECK-NEXT: %[[P:.*]] = mp.slice %arg1 start [1, 0] limit [2, 1] strides [1, 1]
// CHECK-NEXT: return %arg0, %[[P]]
func.func @slice_of_a_piece(%a: tensor<2x2xf32>, %b: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<1x1xf32>) {
  %0 = mp.concat %a, %b dim 0 : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<5x2xf32>
  %1 = mp.slice %0 start [0, 0] limit [2, 2] strides [1, 1] : tensor<5x2xf32> to tensor<2x2xf32>
  %2 = mp.slice %0 start [3, 0] limit [4, 1] strides [1, 1] : tensor<5x2xf32> to tensor<1x1xf32>
  return %1, %2 : tensor<2x2xf32>, tensor<1x1xf32>
}

// CHECK-LABEL: @slice_of_pieces
// CHECK-NEXT: mp.concat %arg0, %arg1 dim 0
func.func @slice_of_pieces(%a: tensor<2xf32>, %b: tensor<3xf32>, %c: tensor<1xf32>) -> tensor<5xf32> {
  %0 = mp.concat %a, %b dim 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %1 = mp.concat %0, %c dim 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
  %2 = mp.slice %1 start [0] limit [5] strides [1] : tensor<6xf32> to tensor<5xf32>
  return %2 : tensor<5xf32>
}

// A part of two pieces, and every other row of whole ones.
// CHECK-LABEL: @slice_across_pieces_stays
// CHECK: mp.concat
// CHECK-NEXT: mp.slice
// CHECK-NEXT: mp.slice
func.func @slice_across_pieces_stays(%a: tensor<2xf32>, %b: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0 = mp.concat %a, %b dim 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %1 = mp.slice %0 start [1] limit [3] strides [1] : tensor<5xf32> to tensor<2xf32>
  %2 = mp.slice %0 start [0] limit [5] strides [2] : tensor<5xf32> to tensor<3xf32>
  return %1, %2 : tensor<2xf32>, tensor<3xf32>
}

// CHECK-LABEL: @slice_of_a_slice
// CHECK-NEXT: mp.slice %arg0 start [5] limit [12] strides [6]
func.func @slice_of_a_slice(%x: tensor<20xf32>) -> tensor<2xf32> {
  %0 = mp.slice %x start [1] limit [20] strides [2] : tensor<20xf32> to tensor<10xf32>
  %1 = mp.slice %0 start [2] limit [8] strides [3] : tensor<10xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Of no elements, what would begin behind the last one.
// CHECK-LABEL: @slice_of_nothing
// CHECK-NEXT: mp.slice %arg0 start [0] limit [0] strides [1]
func.func @slice_of_nothing(%x: tensor<2xf32>) -> tensor<0xf32> {
  %0 = mp.slice %x start [0] limit [1] strides [2] : tensor<2xf32> to tensor<1xf32>
  %1 = mp.slice %0 start [1] limit [1] strides [1] : tensor<1xf32> to tensor<0xf32>
  return %1 : tensor<0xf32>
}

// Indices are computed; data is not.
// CHECK-LABEL: @small_constants
// CHECK-DAG: arith.constant dense<[1, 5, 7]> : tensor<3xi32>
// CHECK-DAG: arith.constant dense<{{\[\[}}2], [6]]> : tensor<2x1xi32>
// CHECK-NOT: mp.concat
func.func @small_constants() -> (tensor<3xi32>, tensor<2x1xi32>) {
  %a = arith.constant dense<[1, 5]> : tensor<2xi32>
  %b = arith.constant dense<7> : tensor<1xi32>
  %0 = mp.concat %a, %b dim 0 : (tensor<2xi32>, tensor<1xi32>) -> tensor<3xi32>
  %c = arith.constant dense<[[1, 2, 3], [5, 6, 7]]> : tensor<2x3xi32>
  %1 = mp.slice %c start [0, 1] limit [2, 2] strides [1, 1] : tensor<2x3xi32> to tensor<2x1xi32>
  return %0, %1 : tensor<3xi32>, tensor<2x1xi32>
}

// The gradient of a loss that picks each row's target: one number a row among
// zeros. Of -0 a sum that begins at 0 is 0.
// CHECK-LABEL: @scatter_of_one_a_row(
// CHECK-SAME: %[[I:.*]]: tensor<4x1x1xi32>, %[[U:.*]]: tensor<4x1xf32>
// CHECK-NOT: mp.scatter
// CHECK-DAG: %[[OWN:.*]] = mp.iota dim 1 : tensor<4x9xi32>
// CHECK-DAG: %[[SUM:.*]] = arith.addf %[[U]], %{{.*}} : tensor<4x1xf32>
// CHECK-DAG: %[[PLACE:.*]] = mp.broadcast %{{.*}} dims [0] : tensor<4xi32> to tensor<4x9xi32>
// CHECK-DAG: %[[IS:.*]] = arith.cmpi eq, %[[OWN]], %[[PLACE]]
// CHECK-DAG: %[[NUMBER:.*]] = mp.broadcast %{{.*}} dims [0] : tensor<4xf32> to tensor<4x9xf32>
// CHECK: %[[R:.*]] = arith.select %[[IS]], %[[NUMBER]], %{{.*}} : tensor<4x9xi1>, tensor<4x9xf32>
// CHECK: return %[[R]]
func.func @scatter_of_one_a_row(%i: tensor<4x1x1xi32>, %u: tensor<4x1xf32>) -> tensor<4x9xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x9xf32>
  %0 = mp.scatter add %zero, %i, %u window [] inserted [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// Two places at once: a number for each, and both have to be right.
// CHECK-LABEL: @scatter_of_one_point(
// CHECK-NOT: mp.scatter
// CHECK-COUNT-2: arith.cmpi eq
// CHECK: arith.andi
// CHECK: arith.select
func.func @scatter_of_one_point(%i: tensor<4x2xi32>, %u: tensor<4xi32>) -> tensor<4x9x8xi32> {
  %zero = arith.constant dense<0> : tensor<4x9x8xi32>
  %0 = mp.scatter add %zero, %i, %u window [] inserted [1, 2] batching [0] x [0] start [1, 2] index_vector 1
     : (tensor<4x9x8xi32>, tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x9x8xi32>
  return %0 : tensor<4x9x8xi32>
}

// Several numbers a row may meet; what they are added to is not zero, or -0, which
// a sum keeps; an i8 has no number for the last places.
// CHECK-LABEL: @scatters_stay(
// CHECK-COUNT-4: mp.scatter
func.func @scatters_stay(%x: tensor<4x9xf32>, %i: tensor<4x1x1xi32>, %j: tensor<4x2x1xi32>, %k: tensor<4x1x1xi8>,
    %u: tensor<4x1xf32>, %v: tensor<4x2xf32>)
    -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x300xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x9xf32>
  %minus = arith.constant dense<-0.0> : tensor<4x9xf32>
  %long = arith.constant dense<0.0> : tensor<4x300xf32>
  %0 = mp.scatter add %zero, %j, %v window [] inserted [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x2x1xi32>, tensor<4x2xf32>) -> tensor<4x9xf32>
  %1 = mp.scatter add %x, %i, %u window [] inserted [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x9xf32>
  %2 = mp.scatter add %minus, %i, %u window [] inserted [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x9xf32>
  %3 = mp.scatter add %long, %k, %u window [] inserted [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x300xf32>, tensor<4x1x1xi8>, tensor<4x1xf32>) -> tensor<4x300xf32>
  return %0, %1, %2, %3 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x300xf32>
}

// The gradient of x[:, 0] where x has one column: an addition. Not where 16 bits
// are summed in 32, or only a part gets something.
// CHECK-LABEL: @scatter_of_all(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf32>, %[[U:[^:]*]]: tensor<4xf32>,
// CHECK: %[[R:.*]] = mp.reshape %[[U]] : tensor<4xf32> to tensor<4x1xf32>
// CHECK: %[[S:.*]] = arith.addf %[[X]], %[[R]] : tensor<4x1xf32>
// CHECK: %[[N:.*]] = mp.scatter add
// CHECK: %[[P:.*]] = mp.scatter add
// CHECK: return %[[S]], %[[N]], %[[P]]
func.func @scatter_of_all(%x: tensor<4x1xf32>, %u: tensor<4xf32>, %h: tensor<4x1xf16>, %v: tensor<4xf16>, %y: tensor<4x2xf32>)
    -> (tensor<4x1xf32>, tensor<4x1xf16>, tensor<4x2xf32>) {
  %i = arith.constant dense<0> : tensor<1xi32>
  %0 = mp.scatter add %x, %i, %u window [0] inserted [1] start [1] index_vector 0
     : (tensor<4x1xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x1xf32>
  %1 = mp.scatter add %h, %i, %v window [0] inserted [1] start [1] index_vector 0 accumulate f32
     : (tensor<4x1xf16>, tensor<1xi32>, tensor<4xf16>) -> tensor<4x1xf16>
  %2 = mp.scatter add %y, %i, %u window [0] inserted [1] start [1] index_vector 0
     : (tensor<4x2xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x2xf32>
  return %0, %1, %2 : tensor<4x1xf32>, tensor<4x1xf16>, tensor<4x2xf32>
}

// A comparison of constants is one, also where one is no number; not that of an
// argument, or of a table.
// CHECK-LABEL: @comparison_of_constants(
// CHECK-DAG: %[[YES:.*]] = arith.constant dense<true> : tensor<2xi1>
// CHECK-DAG: %[[NO:.*]] = arith.constant dense<false> : tensor<2xi1>
// CHECK-DAG: %[[TABLE:.*]] = arith.cmpf olt, %{{.*}}, %{{.*}} : tensor<2xf32>
// CHECK-DAG: %[[OPEN:.*]] = arith.cmpf olt, %{{.*}}, %{{.*}} : tensor<2xf32>
// CHECK: return %[[YES]], %[[NO]], %[[TABLE]], %[[OPEN]]
func.func @comparison_of_constants(%x: tensor<2xf32>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  %a = arith.constant dense<1.0> : tensor<2xf32>
  %b = arith.constant dense<2.0> : tensor<2xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<2xf32>
  %table = arith.constant dense<[0.0, 2.0]> : tensor<2xf32>
  %0 = arith.cmpf olt, %a, %b : tensor<2xf32>
  %1 = arith.cmpf oeq, %nan, %nan : tensor<2xf32>
  %2 = arith.cmpf olt, %table, %a : tensor<2xf32>
  %3 = arith.cmpf olt, %x, %a : tensor<2xf32>
  return %0, %1, %2, %3 : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}
