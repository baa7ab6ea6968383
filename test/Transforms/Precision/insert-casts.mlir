// RUN: mp-opt %s --mp-insert-casts --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-insert-casts --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-insert-casts --split-input-file | diff %t.once -

// One cast per value and type, behind the value, however often it is read; the
// function keeps its type; the sum says where it adds.
// CHECK-LABEL: @one_cast_per_value
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>, %[[W:.*]]: tensor<8x8xf32>
// CHECK-NEXT: %[[X16:.*]] = mp.cast %[[X]] : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: %[[W16:.*]] = mp.cast %[[W]] : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: %[[A:.*]] = mp.dot %[[X16]], %[[W16]] contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
// CHECK-NEXT: %[[A32:.*]] = mp.cast %[[A]] : tensor<8x8xf16> to tensor<8x8xf32>
// CHECK-NEXT: %[[B:.*]] = mp.dot %[[A]], %[[X16]] contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
// CHECK-NEXT: return %[[A32]], %[[B]]
func.func @one_cast_per_value(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = mp.dot %x, %w contracting [1] x [0] {mp.precision = #mp.precision<compute f16, operands [f16, f16], results [f16]>}
     : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = mp.dot %a, %x contracting [1] x [0] {mp.precision = #mp.precision<compute f16, operands [f16, f16], results [f32]>}
     : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %a, %b : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// A wide elementwise op with narrow storage has casts around it; a sum widens
// by itself.
// CHECK-LABEL: @exp_computes_wide
// CHECK-NEXT: %[[X16:.*]] = mp.cast %{{.*}} : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: %[[A:.*]] = math.absf %[[X16]] : tensor<8x8xf16>
// CHECK-NEXT: %[[A32:.*]] = mp.cast %[[A]] : tensor<8x8xf16> to tensor<8x8xf32>
// CHECK-NEXT: %[[E:.*]] = math.exp %[[A32]] : tensor<8x8xf32>
// CHECK-NEXT: %[[E16:.*]] = mp.cast %[[E]] : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: %[[S:.*]] = mp.reduce add %[[E16]] dims [1] accumulate f32 : tensor<8x8xf16> to tensor<8xf32>
// CHECK-NEXT: return %[[S]]
func.func @exp_computes_wide(%x: tensor<8x8xf32>) -> tensor<8xf32> {
  %a = math.absf %x {mp.precision = #mp.precision<compute f16, operands [f16], results [f16]>} : tensor<8x8xf32>
  %e = math.exp %a {mp.precision = #mp.precision<compute f32, operands [f16], results [f16]>} : tensor<8x8xf32>
  %s = mp.reduce add %e dims [1] {mp.precision = #mp.precision<compute f32, operands [f16], results [f32]>} : tensor<8x8xf32> to tensor<8xf32>
  return %s : tensor<8xf32>
}

// -----

// Constants are converted, not cast; the f32 one stays for its f32 reader.
// CHECK-LABEL: @constants_fold
// CHECK-DAG: %[[C16:.*]] = arith.constant dense<5.000000e-01> : tensor<8xf16>
// CHECK-DAG: %[[C:.*]] = arith.constant dense<5.000000e-01> : tensor<8xf32>
// CHECK: arith.mulf %{{.*}}, %[[C16]] : tensor<8xf16>
// CHECK: arith.mulf %{{.*}}, %[[C]] : tensor<8xf32>
func.func @constants_fold(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c = arith.constant dense<0.5> : tensor<8xf32>
  %0 = arith.mulf %x, %c {mp.precision = #mp.precision<compute f16, operands [f16, f16], results [f16]>} : tensor<8xf32>
  %1 = arith.mulf %x, %c : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Inside the guard the gradient is f32; unscale reads it narrow.
// CHECK-LABEL: @state_stays_wide
// CHECK: %[[DW:.*]] = mp.dot {{.*}} -> tensor<8x8xf16>
// CHECK-NEXT: %[[G:.*]] = mp.unscale %[[DW]], %{{.*}} : tensor<8x8xf16> -> tensor<8x8xf32>
// CHECK: mp.guard
// CHECK-NEXT: arith.subf %{{.*}}, %[[G]] : tensor<8x8xf32>
func.func @state_stays_wide(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %dw = mp.dot %x, %x contracting [0] x [0] {mp.precision = #mp.precision<compute f16, operands [f16, f16], results [f16]>}
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %g = mp.unscale %dw, %s {mp.precision = #mp.precision<compute f32, operands [f16, f32], results [f32]>} : tensor<8x8xf32> -> tensor<8x8xf32>
  %ok = mp.all_finite %g : tensor<8x8xf32>
  %n = mp.guard %ok keep(%w : tensor<8x8xf32>) {
    %u = arith.subf %w, %g : tensor<8x8xf32>
    mp.yield %u : tensor<8x8xf32>
  }
  return %n : tensor<8x8xf32>
}
