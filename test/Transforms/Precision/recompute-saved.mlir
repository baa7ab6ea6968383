// RUN: mp-opt %s --mp-recompute-saved > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-recompute-saved | diff %t.once -

!wide = tensor<4x64xf32>
!half = tensor<4x64xf16>

// The backward pass reads the exponentials in f32, of f16: it has the shares times
// their sums.
// CHECK-LABEL: @softmax
// CHECK:         %[[E:.*]] = math.exp
// CHECK-NOT:     mp.cast %[[E]]
// CHECK:         %[[S:.*]] = mp.broadcast %{{.*}} dims [0] : tensor<4xf32> to tensor<4x64xf32>
// CHECK:         %[[Q:.*]] = arith.divf %[[E]], %[[S]]
// CHECK:         %[[P:.*]] = mp.cast %[[Q]] : tensor<4x64xf32> to tensor<4x64xf16>
// CHECK:         %[[W:.*]] = mp.cast %[[P]] : tensor<4x64xf16> to tensor<4x64xf32>
// CHECK:         %[[D:.*]] = arith.mulf %[[W]], %[[S]]
// CHECK:         arith.mulf %arg2, %[[D]]
func.func @softmax(%x: !wide, %v: tensor<64x8xf16>, %g: !wide) -> (tensor<4x8xf16>, !wide) {
  %0 = mp.reduce max %x dims [1] : !wide to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to !wide
  %2 = arith.subf %x, %1 : !wide
  %e = math.exp %2 : !wide
  %n = mp.cast %e : !wide to !half
  %w = mp.cast %n : !half to !wide
  %s = mp.reduce add %e dims [1] : !wide to tensor<4xf32>
  %d = mp.broadcast %s dims [0] : tensor<4xf32> to !wide
  %q = arith.divf %e, %d : !wide
  %p = mp.cast %q : !wide to !half
  %y = mp.dot %p, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %dx = arith.mulf %g, %w : !wide
  return %y, %dx : tensor<4x8xf16>, !wide
}

// Of what is divided by another number the quotients may be anything: where f16
// has them as 0 the dividends need not be.
// CHECK-LABEL: @other_divisor
// CHECK:         %[[E:.*]] = math.exp
// CHECK:         %[[N:.*]] = mp.cast %[[E]]
// CHECK:         %[[W:.*]] = mp.cast %[[N]]
// CHECK:         arith.mulf %arg2, %[[W]]
func.func @other_divisor(%x: !wide, %v: tensor<64x8xf16>, %g: !wide, %s: tensor<4xf32>) -> (tensor<4x8xf16>, !wide) {
  %e = math.exp %x : !wide
  %n = mp.cast %e : !wide to !half
  %w = mp.cast %n : !half to !wide
  %d = mp.broadcast %s dims [0] : tensor<4xf32> to !wide
  %q = arith.divf %e, %d : !wide
  %p = mp.cast %q : !wide to !half
  %y = mp.dot %p, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %dx = arith.mulf %g, %w : !wide
  return %y, %dx : tensor<4x8xf16>, !wide
}

// A product that reads the exponentials themselves has them in memory; so has the
// caller. Nothing is gained where the shares are in no memory.
// CHECK-LABEL: @kept_anyway
// CHECK:         %[[E:.*]] = math.exp
// CHECK:         %[[N:.*]] = mp.cast %[[E]]
// CHECK:         mp.cast %[[N]]
// CHECK:         return
func.func @kept_anyway(%x: !wide, %v: tensor<64x8xf16>, %g: !wide) -> (tensor<4x8xf16>, tensor<4x8xf16>, !wide) {
  %0 = mp.reduce max %x dims [1] : !wide to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to !wide
  %2 = arith.subf %x, %1 : !wide
  %e = math.exp %2 : !wide
  %n = mp.cast %e : !wide to !half
  %w = mp.cast %n : !half to !wide
  %s = mp.reduce add %e dims [1] : !wide to tensor<4xf32>
  %d = mp.broadcast %s dims [0] : tensor<4xf32> to !wide
  %q = arith.divf %e, %d : !wide
  %p = mp.cast %q : !wide to !half
  %y = mp.dot %p, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %z = mp.dot %n, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %dx = arith.mulf %g, %w : !wide
  return %y, %z, %dx : tensor<4x8xf16>, tensor<4x8xf16>, !wide
}

// CHECK-LABEL: @shares_of_no_product
// CHECK:         %[[E:.*]] = math.exp
// CHECK:         %[[N:.*]] = mp.cast %[[E]]
// CHECK:         mp.cast %[[N]]
// CHECK:         return
func.func @shares_of_no_product(%x: !wide, %g: !wide) -> (!wide, !wide) {
  %0 = mp.reduce max %x dims [1] : !wide to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to !wide
  %2 = arith.subf %x, %1 : !wide
  %e = math.exp %2 : !wide
  %n = mp.cast %e : !wide to !half
  %w = mp.cast %n : !half to !wide
  %s = mp.reduce add %e dims [1] : !wide to tensor<4xf32>
  %d = mp.broadcast %s dims [0] : tensor<4xf32> to !wide
  %q = arith.divf %e, %d : !wide
  %dx = arith.mulf %g, %w : !wide
  return %q, %dx : !wide, !wide
}

// The derivative of a square, of a value that is kept. With a large factor f16 may
// have too few bits of the value.
// CHECK-LABEL: @doubled
// CHECK:         %[[A:.*]] = arith.addf %arg0, %arg1
// CHECK:         %[[N:.*]] = mp.cast %[[A]] : tensor<4x64xf32> to tensor<4x64xf16>
// CHECK:         %[[W:.*]] = mp.cast %[[N]] : tensor<4x64xf16> to tensor<4x64xf32>
// CHECK:         %[[D:.*]] = arith.mulf %[[W]], %cst
// CHECK:         arith.mulf %arg1, %[[D]]
// CHECK:         %[[L:.*]] = arith.mulf %[[A]], %cst_0
// CHECK:         %[[M:.*]] = mp.cast %[[L]] : tensor<4x64xf32> to tensor<4x64xf16>
// CHECK:         %[[V:.*]] = mp.cast %[[M]] : tensor<4x64xf16> to tensor<4x64xf32>
// CHECK:         arith.mulf %arg1, %[[V]]
func.func @doubled(%x: !wide, %g: !wide, %v: tensor<64x8xf16>) -> (!wide, !wide, tensor<4x8xf16>) {
  %two = arith.constant dense<2.0> : !wide
  %many = arith.constant dense<2000.0> : !wide
  %a = arith.addf %x, %g : !wide
  %n = mp.cast %a : !wide to !half
  %y = mp.dot %n, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %b = arith.mulf %a, %two : !wide
  %c = mp.cast %b : !wide to !half
  %w = mp.cast %c : !half to !wide
  %d = arith.mulf %g, %w : !wide
  %l = arith.mulf %a, %many : !wide
  %m = mp.cast %l : !wide to !half
  %u = mp.cast %m : !half to !wide
  %e = arith.mulf %g, %u : !wide
  return %d, %e, %y : !wide, !wide, tensor<4x8xf16>
}

// One value has one cast to a type.
// CHECK-LABEL: @widened_already
// CHECK:         %[[N:.*]] = mp.cast %{{.*}} : tensor<4x64xf32> to tensor<4x64xf16>
// CHECK-NEXT:    %[[W:.*]] = mp.cast %[[N]]
// CHECK:         %[[D:.*]] = arith.mulf %[[W]]
// CHECK-NOT:     mp.cast
// CHECK:         return
func.func @widened_already(%x: !wide, %g: !wide) -> (!wide, !wide) {
  %two = arith.constant dense<2.0> : !wide
  %a = arith.addf %x, %g : !wide
  %n = mp.cast %a : !wide to !half
  %b = arith.mulf %a, %two : !wide
  %c = mp.cast %b : !wide to !half
  %w = mp.cast %c : !half to !wide
  %d = arith.mulf %g, %w : !wide
  %u = mp.cast %n : !half to !wide
  %e = arith.mulf %g, %u : !wide
  return %d, %e : !wide, !wide
}

// One value is made again once, of one of two.
// CHECK-LABEL: @two_quotients_of_one
// CHECK:         %[[E:.*]] = math.exp
// CHECK-NOT:     mp.cast %[[E]]
// CHECK:         arith.mulf %arg3, %{{.*}} : tensor<16x64xf32>
func.func @two_quotients_of_one(%x: tensor<16x64xf32>, %v: tensor<64x8xf16>, %u: tensor<16x8xf16>, %g: tensor<16x64xf32>) -> (tensor<16x8xf16>, tensor<64x8xf16>, tensor<16x64xf32>) {
  %0 = mp.reduce max %x dims [0, 1] : tensor<16x64xf32> to tensor<f32>
  %1 = mp.broadcast %0 dims [] : tensor<f32> to tensor<16x64xf32>
  %2 = arith.subf %x, %1 : tensor<16x64xf32>
  %e = math.exp %2 : tensor<16x64xf32>
  %n = mp.cast %e : tensor<16x64xf32> to tensor<16x64xf16>
  %w = mp.cast %n : tensor<16x64xf16> to tensor<16x64xf32>
  %s = mp.reduce add %e dims [1] : tensor<16x64xf32> to tensor<16xf32>
  %d = mp.broadcast %s dims [0] : tensor<16xf32> to tensor<16x64xf32>
  %q = arith.divf %e, %d : tensor<16x64xf32>
  %p = mp.cast %q : tensor<16x64xf32> to tensor<16x64xf16>
  %y = mp.dot %p, %v contracting [1] x [0] accumulate f32 : (tensor<16x64xf16>, tensor<64x8xf16>) -> tensor<16x8xf16>
  %s2 = mp.reduce add %e dims [0] : tensor<16x64xf32> to tensor<64xf32>
  %d2 = mp.broadcast %s2 dims [1] : tensor<64xf32> to tensor<16x64xf32>
  %q2 = arith.divf %e, %d2 : tensor<16x64xf32>
  %p2 = mp.cast %q2 : tensor<16x64xf32> to tensor<16x64xf16>
  %y2 = mp.dot %p2, %u contracting [0] x [0] accumulate f32 : (tensor<16x64xf16>, tensor<16x8xf16>) -> tensor<64x8xf16>
  %dx = arith.mulf %g, %w : tensor<16x64xf32>
  return %y, %y2, %dx : tensor<16x8xf16>, tensor<64x8xf16>, tensor<16x64xf32>
}

// A constant behind the value is there again.
// CHECK-LABEL: @constant_behind
// CHECK:         %[[N:.*]] = mp.cast
// CHECK:         %[[W:.*]] = mp.cast %[[N]]
// CHECK:         %[[TWO:.*]] = arith.constant dense<2.000000e+00>
// CHECK:         arith.mulf %[[W]], %[[TWO]]
func.func @constant_behind(%x: !wide, %g: !wide, %v: tensor<64x8xf16>) -> (!wide, tensor<4x8xf16>) {
  %a = arith.addf %x, %g : !wide
  %n = mp.cast %a : !wide to !half
  %y = mp.dot %n, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %two = arith.constant dense<2.0> : !wide
  %b = arith.mulf %a, %two : !wide
  %c = mp.cast %b : !wide to !half
  %w = mp.cast %c : !half to !wide
  %d = arith.mulf %g, %w : !wide
  return %d, %y : !wide, tensor<4x8xf16>
}

// A small factor makes what f16 holds of what it does not; bf16 holds both. What
// is rounded in another way is no substitute.
// CHECK-LABEL: @not_of_these
// CHECK-COUNT-6: mp.cast
// CHECK:         return
func.func @not_of_these(%x: !wide, %g: !wide, %v: tensor<64x8xf16>) -> (!wide, !wide, tensor<4x8xf16>, tensor<4x8xf16>) {
  %small = arith.constant dense<0.001> : !wide
  %two = arith.constant dense<2.0> : !wide
  %a = arith.addf %x, %g : !wide
  %n = mp.cast %a : !wide to !half
  %y = mp.dot %n, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %b = arith.mulf %a, %small : !wide
  %c = mp.cast %b : !wide to !half
  %w = mp.cast %c : !half to !wide
  %d = arith.mulf %g, %w : !wide
  %e = arith.subf %x, %g : !wide
  %m = mp.cast %e round toward_zero : !wide to !half
  %z = mp.dot %m, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %f = arith.mulf %e, %two : !wide
  %h = mp.cast %f : !wide to !half
  %u = mp.cast %h : !half to !wide
  %k = arith.mulf %g, %u : !wide
  return %d, %k, %y, %z : !wide, !wide, tensor<4x8xf16>, tensor<4x8xf16>
}
