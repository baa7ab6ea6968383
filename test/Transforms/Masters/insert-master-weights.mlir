// RUN: mp-opt %s --mp-insert-master-weights --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-insert-master-weights --mp-check-state --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights --split-input-file | diff %t.once -

// The cast of the weight leaves the step: the copy comes in, the next copy is
// made of the guarded next weight, the first one in @init.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<64x16xf32>
// CHECK-SAME: %[[W16:[a-z0-9]+]]: tensor<64x16xf16> {mp.name = "w.f16", mp.pair = 1 : i64, mp.role = #mp.role<working_copy>}
// CHECK-SAME: -> (tensor<64x16xf32>{{.*}}, tensor<64x16xf16> {mp.name = "w.f16", mp.role = #mp.role<new_state>})
// CHECK-NOT: mp.cast %[[W]]
// CHECK: mp.dot %{{.*}}, %[[W16]] contracting
// CHECK: %[[NEW:.*]] = mp.guard
// CHECK: %[[NEXT:.*]] = mp.cast %[[NEW]] : tensor<64x16xf32> to tensor<64x16xf16>
// CHECK: return %[[NEW]], %[[NEXT]]
// CHECK-LABEL: func.func @init(
// CHECK-SAME: %[[P:.*]]: tensor<64x16xf32> {mp.name = "w"}) -> (tensor<64x16xf16> {mp.name = "w.f16"})
// CHECK: %[[FIRST:.*]] = mp.cast %[[P]]
// CHECK: return %[[FIRST]]
func.func @main(%w: tensor<64x16xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %x: tensor<8x64xf16> {mp.role = #mp.role<batch>},
    %dy: tensor<8x16xf16> {mp.role = #mp.role<batch>}, %ok: tensor<i1> {mp.role = #mp.role<hyper>})
    -> (tensor<64x16xf32> {mp.role = #mp.role<new_parameter>}) {
  %w16 = mp.cast %w : tensor<64x16xf32> to tensor<64x16xf16>
  %y = mp.dot %x, %w16 contracting [1] x [0] accumulate f32
     : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
  %d = arith.subf %y, %dy : tensor<8x16xf16>
  %g = mp.dot %x, %d contracting [0] x [0] accumulate f32
     : (tensor<8x64xf16>, tensor<8x16xf16>) -> tensor<64x16xf32>
  %new = mp.guard %ok keep(%w : tensor<64x16xf32>) {
    %u = arith.subf %w, %g : tensor<64x16xf32>
    mp.yield %u : tensor<64x16xf32>
  }
  return %new : tensor<64x16xf32>
}

// -----

// Two ways to make a copy are two copies; two casts that do the same are one;
// the pads of a weight live in the copy, not in the weight.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<84x10xf32>
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<84x10xf16> {mp.name = "arg0.f16", mp.pair = 2 : i64,
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<88x16xf16> {mp.name = "arg0.f16.2", mp.pair = 3 : i64,
// CHECK: arith.addf %[[A]], %[[A]]
// CHECK-NEXT: mp.dot %{{.*}}, %[[B]]
// CHECK-NEXT: %[[NEW:.*]] = arith.addf %[[W]], %[[W]]
// CHECK-NEXT: %[[A1:.*]] = mp.cast %[[NEW]]
// CHECK-NEXT: %[[B0:.*]] = mp.cast %[[NEW]]
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT: %[[B1:.*]] = mp.pad %[[B0]], %[[ZERO]] low [0, 0] high [4, 6]
// CHECK-NEXT: return %[[NEW]], %{{.*}}, %[[A1]], %[[B1]]
// CHECK-LABEL: func.func @init(%{{.*}}: tensor<84x10xf32> {mp.name = "arg0"})
// CHECK-SAME: -> (tensor<84x10xf16> {mp.name = "arg0.f16"}, tensor<88x16xf16> {mp.name = "arg0.f16.2"})
// CHECK: mp.cast
// CHECK: mp.cast
// CHECK: mp.pad
func.func @main(%w: tensor<84x10xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %x: tensor<32x88xf16>)
    -> (tensor<84x10xf32>, tensor<32x16xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %a = mp.cast %w : tensor<84x10xf32> to tensor<84x10xf16>
  %b = mp.cast %w : tensor<84x10xf32> to tensor<84x10xf16>
  %used = arith.addf %a, %b : tensor<84x10xf16>
  %p = mp.pad %b, %zero low [0, 0] high [4, 6] interior [0, 0] : (tensor<84x10xf16>, tensor<f16>) -> tensor<88x16xf16>
  %y = mp.dot %x, %p contracting [1] x [0] accumulate f32
     : (tensor<32x88xf16>, tensor<88x16xf16>) -> tensor<32x16xf16>
  %new = arith.addf %w, %w : tensor<84x10xf32>
  return %new, %y : tensor<84x10xf32>, tensor<32x16xf16>
}

// -----

// No copy: a batch, a bias that is never rounded, a parameter that nothing
// updates. A frozen parameter is its own next value, so its copy is too.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[FROZEN:[a-z0-9]+]]: tensor<8xf32> {mp.name = "frozen"
// CHECK-SAME: %[[COPY:[a-z0-9]+]]: tensor<8xf16> {mp.name = "frozen.f16"
// CHECK-SAME: mp.role = #mp.role<working_copy>}) -> (
// CHECK-COUNT-2: mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
// CHECK: %[[NEXT:.*]] = mp.cast %[[FROZEN]]
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %[[FROZEN]], %[[NEXT]]
func.func @main(%bias: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "bias", mp.pair = 0},
    %batch: tensor<8xf32> {mp.role = #mp.role<batch>, mp.name = "batch"},
    %stray: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "stray"},
    %frozen: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "frozen", mp.pair = 3})
    -> (tensor<8xf32>, tensor<8xf16>, tensor<8xf16>, tensor<8xf32>) {
  %0 = arith.addf %bias, %bias : tensor<8xf32>
  %1 = mp.cast %batch : tensor<8xf32> to tensor<8xf16>
  %2 = mp.cast %stray : tensor<8xf32> to tensor<8xf16>
  %3 = mp.cast %frozen : tensor<8xf32> to tensor<8xf16>
  %4 = arith.addf %1, %2 : tensor<8xf16>
  %5 = arith.addf %4, %3 : tensor<8xf16>
  return %0, %4, %5, %frozen : tensor<8xf32>, tensor<8xf16>, tensor<8xf16>, tensor<8xf32>
}

// -----

// A copy is shared by the region that uses it, too.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[COPY:[a-z0-9]+]]: tensor<8xf16> {mp.name = "w.f16"
// CHECK: mp.guard
// CHECK-NOT: mp.cast
// CHECK: arith.mulf %[[COPY]], %[[COPY]]
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s: tensor<8xf16> {mp.role = #mp.role<optimizer_state>, mp.name = "s", mp.pair = 1}, %ok: tensor<i1>)
    -> (tensor<8xf32>, tensor<8xf16>) {
  %new, %s1 = mp.guard %ok keep(%w, %s : tensor<8xf32>, tensor<8xf16>) {
    %low = mp.cast %w : tensor<8xf32> to tensor<8xf16>
    %sq = arith.mulf %low, %low : tensor<8xf16>
    %u = arith.addf %w, %w : tensor<8xf32>
    mp.yield %u, %sq : tensor<8xf32>, tensor<8xf16>
  }
  return %new, %s1 : tensor<8xf32>, tensor<8xf16>
}

// -----

// Nothing is to be narrow: what the author casts, the step casts.
// CHECK-LABEL: module attributes {mp.policy = #mp.policy<f32
// CHECK: func.func @main(
// CHECK-NOT: working_copy
// CHECK: mp.cast
module attributes {mp.policy = #mp.policy<f32, planner = painting, tile = 8>} {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
    -> (tensor<8xf32>, tensor<8xf16>) {
  %low = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %sq = arith.mulf %low, %low : tensor<8xf16>
  %new = arith.addf %w, %w : tensor<8xf32>
  return %new, %sq : tensor<8xf32>, tensor<8xf16>
}
}
