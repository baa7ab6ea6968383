// RUN: mp-opt %s --mp-simplify-casts --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-simplify-casts --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-simplify-casts --split-input-file | diff %t.once -

// Under a policy for f32 the casts are the author's.
// CHECK-LABEL: module attributes {mp.policy = #mp.policy<f32
module attributes {mp.policy = #mp.policy<f32>} {
  func.func @casts_of_the_author(%x: tensor<8xf16>) -> tensor<8xf16> {
    // CHECK: mp.cast
    // CHECK: mp.cast
    %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
    %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
    return %1 : tensor<8xf16>
  }
}

// -----

// f16 -> f32 -> f16 is exact and goes; f32 -> f16 -> f32 rounds and stays.
// CHECK-LABEL: @exact_round_trips_only
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8xf16>
func.func @exact_round_trips_only(%x: tensor<8xf32>, %y: tensor<8xf16>) -> (tensor<8xf32>, tensor<8xf16>) {
  // CHECK-NEXT: %[[N:.*]] = mp.cast %[[X]]
  // CHECK-NEXT: %[[W:.*]] = mp.cast %[[N]]
  // CHECK-NEXT: return %[[W]], %[[Y]]
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %0 : tensor<8xf16> to tensor<8xf32>
  %2 = mp.cast %y : tensor<8xf16> to tensor<8xf32>
  %3 = mp.cast %2 : tensor<8xf32> to tensor<8xf16>
  return %1, %3 : tensor<8xf32>, tensor<8xf16>
}

// Over f32, f16 becomes bf16 with one rounding, as before; bf16 is not exact in
// f16, so that way back stays.
// CHECK-LABEL: @widening_before_a_rounding_is_skipped
// CHECK-SAME: %[[X:.*]]: tensor<8xf16>, %[[Y:.*]]: tensor<8xbf16>
func.func @widening_before_a_rounding_is_skipped(%x: tensor<8xf16>, %y: tensor<8xbf16>) -> (tensor<8xbf16>, tensor<8xf32>) {
  // CHECK-NEXT: %[[B:.*]] = mp.cast %[[X]] : tensor<8xf16> to tensor<8xbf16>
  // CHECK-NEXT: %[[H:.*]] = mp.cast %[[Y]] : tensor<8xbf16> to tensor<8xf16>
  // CHECK-NEXT: %[[W:.*]] = mp.cast %[[H]] : tensor<8xf16> to tensor<8xf32>
  // CHECK-NEXT: return %[[B]], %[[W]]
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xbf16>
  %2 = mp.cast %y : tensor<8xbf16> to tensor<8xf16>
  %3 = mp.cast %2 : tensor<8xf16> to tensor<8xf32>
  return %1, %3 : tensor<8xbf16>, tensor<8xf32>
}

// f64 -> f32 -> f16 rounds twice, and f64 -> f16 would round once.
// CHECK-LABEL: @double_rounding_stays
// CHECK-COUNT-2: mp.cast
func.func @double_rounding_stays(%x: tensor<8xf64>) -> tensor<8xf16> {
  %0 = mp.cast %x : tensor<8xf64> to tensor<8xf32>
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  return %1 : tensor<8xf16>
}

// -----

// Equal casts become the first one, also across regions; other rounding is
// another cast.
// CHECK-LABEL: @equal_casts_merge
// CHECK: %[[C:.*]] = mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
// CHECK-NEXT: %[[Z:.*]] = mp.cast %{{.*}} round toward_zero
// CHECK-NOT: mp.cast
// CHECK: return %[[C]], %[[C]], %[[Z]]
func.func @equal_casts_merge(%x: tensor<8xf32>) -> (tensor<8xf16>, tensor<8xf16>, tensor<8xf16>) {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  %2 = mp.cast %x round toward_zero : tensor<8xf32> to tensor<8xf16>
  return %0, %1, %2 : tensor<8xf16>, tensor<8xf16>, tensor<8xf16>
}

// -----

// A slice halves the value, and more: the cast goes behind it. A broadcast
// makes it larger: the cast goes before it.
// CHECK-LABEL: @casts_go_where_values_are_small
// CHECK-SAME: %[[X:.*]]: tensor<64x8xf16>, %[[B:.*]]: tensor<8xf16>
// CHECK: %[[A:.*]] = math.absf %[[X]]
// CHECK: %[[S:.*]] = mp.slice %[[A]] {{.*}} : tensor<64x8xf16> to tensor<4x8xf16>
// CHECK: mp.cast %[[S]] : tensor<4x8xf16> to tensor<4x8xf32>
// CHECK: %[[W:.*]] = mp.cast %[[B]] : tensor<8xf16> to tensor<8xf32>
// CHECK: mp.broadcast %[[W]] dims [1] : tensor<8xf32> to tensor<64x8xf32>
func.func @casts_go_where_values_are_small(%x: tensor<64x8xf16>, %b: tensor<8xf16>) -> (tensor<4x8xf32>, tensor<64x8xf32>) {
  %a = math.absf %x : tensor<64x8xf16>
  %0 = mp.cast %a : tensor<64x8xf16> to tensor<64x8xf32>
  %1 = mp.slice %0 start [0, 0] limit [4, 8] strides [1, 1] : tensor<64x8xf32> to tensor<4x8xf32>
  %2 = mp.broadcast %b dims [1] : tensor<8xf16> to tensor<64x8xf16>
  %3 = mp.cast %2 : tensor<64x8xf16> to tensor<64x8xf32>
  return %1, %3 : tensor<4x8xf32>, tensor<64x8xf32>
}

// The cast of an argument becomes a working copy and stays with it.
// CHECK-LABEL: @cast_of_an_argument_stays
// CHECK-SAME: %[[W:.*]]: tensor<64x8xf32>
// CHECK-NEXT: %[[C:.*]] = mp.cast %[[W]]
// CHECK-NEXT: mp.slice %[[C]]
func.func @cast_of_an_argument_stays(%w: tensor<64x8xf32>) -> tensor<4x8xf16> {
  %0 = mp.cast %w : tensor<64x8xf32> to tensor<64x8xf16>
  %1 = mp.slice %0 start [0, 0] limit [4, 8] strides [1, 1] : tensor<64x8xf16> to tensor<4x8xf16>
  return %1 : tensor<4x8xf16>
}

// Rounding does not commute with arithmetic: nothing moves.
// CHECK-LABEL: @arithmetic_is_no_move
// CHECK: math.sqrt %{{.*}} : tensor<8xf32>
func.func @arithmetic_is_no_move(%x: tensor<8xf32>) -> tensor<8xf16> {
  %0 = math.sqrt %x : tensor<8xf32>
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  return %1 : tensor<8xf16>
}

// A maximum commutes with rounding, but this one also widens: nothing moves.
// CHECK-LABEL: @widening_maximum
// CHECK: %[[C:.*]] = mp.cast
// CHECK-NEXT: mp.reduce max %[[C]] dims [0] : tensor<16x3xbf16> to tensor<3xf32>
func.func @widening_maximum(%x: tensor<16x3xf32>) -> tensor<3xf32> {
  %0 = math.exp %x : tensor<16x3xf32>
  %1 = mp.cast %0 : tensor<16x3xf32> to tensor<16x3xbf16>
  %2 = mp.reduce max %1 dims [0] : tensor<16x3xbf16> to tensor<3xf32>
  return %2 : tensor<3xf32>
}

// What is read behind a barrier in fewer bits goes through it in these, and is the
// copy that is read before it. What is read in f32 as well stays.
// CHECK-LABEL: @behind_a_barrier
// CHECK: %[[C:.*]] = mp.cast %arg0
// CHECK-NEXT: %[[B:.*]]:2 = mp.barrier %[[C]], %arg1 : tensor<8xbf16>, tensor<8xf32>
// CHECK-NEXT: %[[D:.*]] = mp.cast %[[B]]#1
// CHECK-NEXT: return %[[C]], %[[B]]#0, %[[D]], %[[B]]#1
func.func @behind_a_barrier(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>) {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xbf16>
  %1:2 = mp.barrier %x, %y : tensor<8xf32>, tensor<8xf32>
  %2 = mp.cast %1#0 : tensor<8xf32> to tensor<8xbf16>
  %3 = mp.cast %1#1 : tensor<8xf32> to tensor<8xbf16>
  return %0, %2, %3, %1#1 : tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>
}
