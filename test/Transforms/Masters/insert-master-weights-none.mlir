// RUN: mp-opt %s --split-input-file --mp-insert-master-weights=mode=none | FileCheck %s
// RUN: mp-opt %s --split-input-file --mp-insert-master-weights=mode=none --mp-check-state > %t.once
// RUN: mp-opt %t.once --split-input-file --mp-insert-master-weights=mode=none | diff %t.once -

// The negative control: every parameter is stored in f16, also the bias that
// the step does not round; the update is computed in f32 and rounded as it is
// stored. A kept value comes back with the same bits: f16 to f32 to f16 is
// exact.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<64x16xf16> {mp.name = "w"
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<16xf16> {mp.name = "b"
// CHECK-SAME: -> (tensor<64x16xf16>, tensor<16xf16>)
// CHECK-NOT: working_copy
// CHECK-DAG: %[[WIDE:.*]] = mp.cast %[[W]] : tensor<64x16xf16> to tensor<64x16xf32>
// CHECK-DAG: %[[BWIDE:.*]] = mp.cast %[[B]] : tensor<16xf16> to tensor<16xf32>
// CHECK: mp.dot %{{.*}}, %[[W]] contracting [1] x [0]
// CHECK: %[[NEW:.*]]:2 = mp.guard %{{.*}} keep(%[[WIDE]], %[[BWIDE]] : tensor<64x16xf32>, tensor<16xf32>)
// CHECK-DAG: %[[R:.*]] = mp.cast %[[NEW]]#0 : tensor<64x16xf32> to tensor<64x16xf16>
// CHECK-DAG: %[[RB:.*]] = mp.cast %[[NEW]]#1 : tensor<16xf32> to tensor<16xf16>
// CHECK: return %[[R]], %[[RB]]
// CHECK-NOT: @init
func.func @main(%w: tensor<64x16xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %b: tensor<16xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 1},
    %x: tensor<8x64xf16>, %ok: tensor<i1>) -> (tensor<64x16xf32>, tensor<16xf32>) {
  %w16 = mp.cast %w : tensor<64x16xf32> to tensor<64x16xf16>
  %y = mp.dot %x, %w16 contracting [1] x [0] accumulate f32
     : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
  %g = mp.dot %x, %y contracting [0] x [0] accumulate f32
     : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %new:2 = mp.guard %ok keep(%w, %b : tensor<64x16xf32>, tensor<16xf32>) {
    %u = arith.subf %w, %g : tensor<64x16xf32>
    %v = arith.addf %b, %b : tensor<16xf32>
    mp.yield %u, %v : tensor<64x16xf32>, tensor<16xf32>
  }
  return %new#0, %new#1 : tensor<64x16xf32>, tensor<16xf32>
}

// -----

// Nothing is narrower than the f32 in which the parameter comes: what was widened
// before it is rounded is not stored narrow.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32> {mp.name = "w"
// CHECK-NEXT: mp.cast %[[W]] : tensor<4xf32> to tensor<4xf64>
// CHECK: return
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %wide = mp.cast %w : tensor<4xf32> to tensor<4xf64>
  %back = mp.cast %wide round toward_zero : tensor<4xf64> to tensor<4xf32>
  %y = arith.mulf %back, %x : tensor<4xf32>
  %new = arith.subf %w, %y : tensor<4xf32>
  return %new, %y : tensor<4xf32>, tensor<4xf32>
}

// -----

// It is the type that the parameter is rounded to, past all that is no narrower.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf16> {mp.name = "w"
// CHECK-SAME: -> (tensor<4xf16>, tensor<4xf16>)
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %x: tensor<4xf16>) -> (tensor<4xf32>, tensor<4xf16>) {
  %wide = mp.cast %w : tensor<4xf32> to tensor<4xf64>
  %back = mp.cast %wide round toward_zero : tensor<4xf64> to tensor<4xf32>
  %w16 = mp.cast %back : tensor<4xf32> to tensor<4xf16>
  %y = arith.mulf %w16, %x : tensor<4xf16>
  return %w, %y : tensor<4xf32>, tensor<4xf16>
}

// -----

// State that starts as the parameter is made from what is stored, widened.
// CHECK-LABEL: func.func @main(%{{.*}}: tensor<16x16xf16>
// CHECK: func.func @init(%[[W:.*]]: tensor<16x16xf16> {mp.name = "w"}) -> (tensor<16x16xf32> {mp.name = "start"})
// CHECK: %[[WIDE:.*]] = mp.cast %[[W]] : tensor<16x16xf16> to tensor<16x16xf32>
// CHECK: return %[[WIDE]] : tensor<16x16xf32>
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<16x16xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "start", mp.pair = 1},
    %x: tensor<8x16xf16>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %w16 = mp.cast %w : tensor<16x16xf32> to tensor<16x16xf16>
  %y = mp.dot %x, %w16 contracting [1] x [0] accumulate f32
     : (tensor<8x16xf16>, tensor<16x16xf16>) -> tensor<8x16xf16>
  %g = mp.dot %x, %y contracting [0] x [0] accumulate f32
     : (tensor<8x16xf16>, tensor<8x16xf16>) -> tensor<16x16xf32>
  %far = arith.subf %s, %g : tensor<16x16xf32>
  return %far, %s : tensor<16x16xf32>, tensor<16x16xf32>
}

func.func @init(%w: tensor<16x16xf32> {mp.name = "w"}) -> (tensor<16x16xf32> {mp.name = "start"}) {
  return %w : tensor<16x16xf32>
}
