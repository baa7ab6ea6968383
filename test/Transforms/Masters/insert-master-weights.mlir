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

// No copy: a batch, a bias that is never rounded. A parameter that the step reads
// and never updates is frozen, whether it comes back or not: its copy is made once.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[STRAY:[a-z0-9]+]]: tensor<8xf32> {mp.name = "stray"
// CHECK-SAME: %[[FROZEN:[a-z0-9]+]]: tensor<8xf32> {mp.name = "frozen"
// CHECK-SAME: %[[STRAY16:[a-z0-9]+]]: tensor<8xf16> {mp.name = "stray.f16", mp.pair = 4 :
// CHECK-SAME: %[[COPY:[a-z0-9]+]]: tensor<8xf16> {mp.name = "frozen.f16", mp.pair = 5 :
// CHECK-SAME: mp.role = #mp.role<working_copy>}) -> (
// CHECK-COUNT-1: mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
// CHECK-NOT: mp.cast
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %[[FROZEN]], %[[STRAY16]], %[[COPY]]
// CHECK-LABEL: func.func @init(
// CHECK-COUNT-2: mp.cast
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

// Not frozen: the caller may update what has a gradient, and all that a step
// without an update reads.
// CHECK-LABEL: func.func @main(
// CHECK-NOT: working_copy
// CHECK: mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
    %v: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1})
    -> (tensor<8xf32> {mp.role = #mp.role<gradient>, mp.of = 0}, tensor<8xf32>) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %1 = arith.mulf %0, %0 : tensor<8xf16>
  %2 = mp.cast %1 : tensor<8xf16> to tensor<8xf32>
  %3 = arith.addf %v, %2 : tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @main(
// CHECK-NOT: working_copy
// CHECK: mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
    %f: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "f", mp.pair = 1})
    -> (tensor<8xf16>, tensor<8xf32>) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %1 = arith.mulf %0, %0 : tensor<8xf16>
  return %1, %f : tensor<8xf16>, tensor<8xf32>
}

// -----

// One copy in 16 bits: what is read transposed, or as a row, is made of it. One
// that is read transposed alone is kept transposed.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W16:[a-z0-9]+]]: tensor<8x4xf16> {mp.name = "w.f16"
// CHECK-SAME: %[[V16:[a-z0-9]+]]: tensor<4x8xf16> {mp.name = "v.f16", mp.pair = 6 : i64, mp.role = #mp.role<working_copy>}) -> (
// CHECK: %[[T:.*]] = mp.transpose %[[W16]] perm [1, 0] : tensor<8x4xf16> to tensor<4x8xf16>
// CHECK: %[[ROW:.*]] = mp.reshape %[[W16]] : tensor<8x4xf16> to tensor<32xf16>
// CHECK: arith.mulf %[[T]], %[[V16]]
// CHECK: arith.mulf %[[ROW]], %[[ROW]]
// CHECK: arith.mulf %[[W16]], %[[W16]]
func.func @main(%w: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %v: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1})
    -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x8xf16>, tensor<32xf16>, tensor<8x4xf16>) {
  %wt = mp.transpose %w perm [1, 0] : tensor<8x4xf32> to tensor<4x8xf32>
  %wt16 = mp.cast %wt : tensor<4x8xf32> to tensor<4x8xf16>
  %vt = mp.transpose %v perm [1, 0] : tensor<8x4xf32> to tensor<4x8xf32>
  %vt16 = mp.cast %vt : tensor<4x8xf32> to tensor<4x8xf16>
  %w16 = mp.cast %w : tensor<8x4xf32> to tensor<8x4xf16>
  %row = mp.reshape %w16 : tensor<8x4xf16> to tensor<32xf16>
  %0 = arith.mulf %wt16, %vt16 : tensor<4x8xf16>
  %1 = arith.mulf %row, %row : tensor<32xf16>
  %2 = arith.mulf %w16, %w16 : tensor<8x4xf16>
  %w1 = arith.addf %w, %w : tensor<8x4xf32>
  %v1 = arith.addf %v, %v : tensor<8x4xf32>
  return %w1, %v1, %0, %1, %2 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x8xf16>, tensor<32xf16>, tensor<8x4xf16>
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
