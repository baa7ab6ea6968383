// Activations that are written out: what they make of an activation is no larger, so
// that f16 holds it.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision --split-input-file | FileCheck %s

!t = tensor<64x64xf32>

// CHECK-LABEL: func @softplus
// CHECK-COUNT-3: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @softplus(%x: !t {mp.role = #mp.role<batch>}, %w: !t {mp.role = #mp.role<parameter>}) -> (!t, !t) {
    %one = arith.constant dense<1.0> : !t
    %q = mp.dot %x, %w contracting [1] x [0] : (!t, !t) -> !t
    %e = math.exp %q : !t
    %more = arith.addf %one, %e : !t
    %soft = math.log %more : !t
    %0 = mp.dot %soft, %w contracting [1] x [0] : (!t, !t) -> !t
    %other = math.log1p %e : !t
    %1 = mp.dot %other, %w contracting [1] x [0] : (!t, !t) -> !t
    return %0, %1 : !t, !t
  }
}

// -----

!t = tensor<64x64xf32>

// Of 2 + exp(x) a logarithm is any, and a difference is taken of it.
// CHECK-LABEL: func @no_softplus
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @no_softplus(%x: !t {mp.role = #mp.role<batch>}, %w: !t {mp.role = #mp.role<parameter>}) -> !t {
    %two = arith.constant dense<2.0> : !t
    %q = mp.dot %x, %w contracting [1] x [0] : (!t, !t) -> !t
    %e = math.exp %q : !t
    %more = arith.addf %two, %e : !t
    %log = math.log %more : !t
    %rest = arith.subf %log, %q : !t
    %0 = mp.dot %rest, %w contracting [1] x [0] : (!t, !t) -> !t
    return %0 : !t
  }
}

// -----

!t = tensor<64x64xf32>

// A root of squares, and of a magnitude; what the step makes, over 1 or more.
// CHECK-LABEL: func @roots_and_quotients
// CHECK-COUNT-4: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @roots_and_quotients(%x: !t {mp.role = #mp.role<batch>}, %w: !t {mp.role = #mp.role<parameter>}) -> (!t, !t, !t) {
    %one = arith.constant dense<1.0> : !t
    %q = mp.dot %x, %w contracting [1] x [0] : (!t, !t) -> !t
    %square = arith.mulf %q, %q : !t
    %sum = arith.addf %square, %one : !t
    %norm = math.sqrt %sum : !t
    %0 = mp.dot %norm, %w contracting [1] x [0] : (!t, !t) -> !t
    %size = math.absf %q : !t
    %root = math.sqrt %size : !t
    %1 = mp.dot %root, %w contracting [1] x [0] : (!t, !t) -> !t
    %minus = arith.negf %q : !t
    %e = math.exp %minus : !t
    %more = arith.addf %e, %one : !t
    %silu = arith.divf %q, %more : !t
    %2 = mp.dot %silu, %w contracting [1] x [0] : (!t, !t) -> !t
    return %0, %1, %2 : !t, !t, !t
  }
}

// -----

!t = tensor<64x64xf32>

// The root of a cube is as large as the value and its root; and what is divided by
// exp(x) alone may be of any size.
// CHECK-LABEL: func @larger
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @larger(%x: !t {mp.role = #mp.role<batch>}, %w: !t {mp.role = #mp.role<parameter>}) -> (!t, !t) {
    %q = mp.dot %x, %w contracting [1] x [0] : (!t, !t) -> !t
    %square = arith.mulf %q, %q : !t
    %cube = arith.mulf %square, %q : !t
    %root = math.sqrt %cube : !t
    %0 = mp.dot %root, %w contracting [1] x [0] : (!t, !t) -> !t
    %e = math.exp %q : !t
    %over = arith.divf %q, %e : !t
    %1 = mp.dot %over, %w contracting [1] x [0] : (!t, !t) -> !t
    return %0, %1 : !t, !t
  }
}

// -----

!t = tensor<64x64xf32>

// A row over the mean of its magnitudes is normalised; over a mean, it is not.
// CHECK-LABEL: func @over_magnitudes
// CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
// CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @over_magnitudes(%x: !t {mp.role = #mp.role<batch>}, %w: !t {mp.role = #mp.role<parameter>}) -> (!t, !t) {
    %many = arith.constant dense<64.0> : tensor<64xf32>
    %eps = arith.constant dense<1.0e-6> : tensor<64xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (!t, !t) -> !t
    %size = math.absf %q : !t
    %sum = mp.reduce add %size dims [1] : !t to tensor<64xf32>
    %mean = arith.divf %sum, %many : tensor<64xf32>
    %guarded = arith.addf %mean, %eps : tensor<64xf32>
    %norm = mp.broadcast %guarded dims [0] : tensor<64xf32> to !t
    %row = arith.divf %q, %norm : !t
    %0 = mp.dot %row, %w contracting [1] x [0] : (!t, !t) -> !t
    %signed = mp.reduce add %q dims [1] : !t to tensor<64xf32>
    %average = arith.divf %signed, %many : tensor<64xf32>
    %all = mp.broadcast %average dims [0] : tensor<64xf32> to !t
    %other = arith.divf %q, %all : !t
    %1 = mp.dot %other, %w contracting [1] x [0] : (!t, !t) -> !t
    return %0, %1 : !t, !t
  }
}
