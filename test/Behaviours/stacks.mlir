// RUN: mp-opt %s --mp-amp="pad=false" 2>/dev/null | FileCheck %s
// RUN: mp-opt %s --mp-amp="pad=false" --mp-lower-state --mp-report=output=- -o /dev/null 2>/dev/null \
// RUN:   | FileCheck --check-prefix=REPORT %s
// RUN: mp-opt %s --mp-amp="pad=false level=inputs-only" 2>/dev/null \
// RUN:   | FileCheck --check-prefix=INPUTS %s
// RUN: mp-opt %s --mp-amp="pad=false dtype=bf16" 2>/dev/null \
// RUN:   | FileCheck --check-prefix=BF16 %s

// What a loop keeps for the backward pass, in a step: 16 bits where they are
// safe, and a reason where they are not.
// REPORT: "saved_activations"
// REPORT: "bytes": 98304,
// REPORT-NEXT: "bytes_in_f32": 131072,
// REPORT: "bytes_kept_in_f32": 65536,
// REPORT: "why": "is not known to be bounded"
// INPUTS-NOT: 8x32x64xf16
// BF16: mp.scatter replace {{.*}} -> tensor<8x32x64xbf16>
module {
func.func @main(
    %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %x: tensor<8x32x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant dense<0.0> : tensor<8x32x64xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %start = arith.constant dense<0.0> : tensor<64x64xf32>
  %one = arith.constant dense<1.0> : tensor<32x64xf32>
  %seed = arith.constant dense<2.44140625e-4> : tensor<32x64xf32>
  %half = arith.constant dense<1.220703125e-4> : tensor<f32>
  %rate = arith.constant dense<0.5> : tensor<64x64xf32>
  // The forward pass stacks up activations and squares, which nothing bounds.
  %ys, %zs, %sum = scf.for %i = %c0 to %c8 step %c1
      iter_args(%s = %none, %q = %none, %a = %zero) -> (tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<f32>) {
    %k = arith.index_cast %i : index to i32
    %at = tensor.from_elements %k : tensor<1xi32>
    %row = mp.gather %x, %at slice [1, 32, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x32x64xf32>, tensor<1xi32>) -> tensor<1x32x64xf32>
    %xi = mp.reshape %row : tensor<1x32x64xf32> to tensor<32x64xf32>
    %z = mp.dot %xi, %w contracting [1] x [0] : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %z2 = arith.mulf %z, %z : tensor<32x64xf32>
    %y = math.tanh %z2 : tensor<32x64xf32>
    %y2 = arith.mulf %y, %xi : tensor<32x64xf32>
    %p = mp.reduce add %y2 dims [0, 1] : tensor<32x64xf32> to tensor<f32>
    %b = arith.addf %a, %p : tensor<f32>
    %y1 = mp.reshape %y : tensor<32x64xf32> to tensor<1x32x64xf32>
    // CHECK-NOT: stored_wide
    // CHECK: mp.scatter replace {{.*}} -> tensor<8x32x64xf16>
    %t = mp.scatter replace %s, %at, %y1 window [0, 1, 2] start [0] index_vector 0 : (tensor<8x32x64xf32>, tensor<1xi32>, tensor<1x32x64xf32>) -> tensor<8x32x64xf32>
    %z1 = mp.reshape %z2 : tensor<32x64xf32> to tensor<1x32x64xf32>
    // CHECK: mp.scatter replace {{.*}} {mp.stored_wide = "is not known to be bounded"} : {{.*}} -> tensor<8x32x64xf32>
    %r = mp.scatter replace %q, %at, %z1 window [0, 1, 2] start [0] index_vector 0 : (tensor<8x32x64xf32>, tensor<1xi32>, tensor<1x32x64xf32>) -> tensor<8x32x64xf32>
    scf.yield %t, %r, %b : tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<f32>
  }
  %loss = arith.mulf %sum, %half : tensor<f32>
  // CHECK: scf.for {{.*}} -> (tensor<64x64xf32>)
  // CHECK: mp.gather {{.*}} -> tensor<1x32x64xf16>
  // CHECK: mp.gather {{.*}} -> tensor<1x32x64xf32>
  %dw = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %start) -> tensor<64x64xf32> {
    %k = arith.index_cast %i : index to i32
    %at = tensor.from_elements %k : tensor<1xi32>
    %row = mp.gather %x, %at slice [1, 32, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x32x64xf32>, tensor<1xi32>) -> tensor<1x32x64xf32>
    %xi = mp.reshape %row : tensor<1x32x64xf32> to tensor<32x64xf32>
    %y1 = mp.gather %ys, %at slice [1, 32, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x32x64xf32>, tensor<1xi32>) -> tensor<1x32x64xf32>
    %y = mp.reshape %y1 : tensor<1x32x64xf32> to tensor<32x64xf32>
    %z1 = mp.gather %zs, %at slice [1, 32, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x32x64xf32>, tensor<1xi32>) -> tensor<1x32x64xf32>
    %z2 = mp.reshape %z1 : tensor<1x32x64xf32> to tensor<32x64xf32>
    %dy = arith.mulf %xi, %seed : tensor<32x64xf32>
    %yy = arith.mulf %y, %y : tensor<32x64xf32>
    %slope = arith.subf %one, %yy : tensor<32x64xf32>
    %dz2 = arith.mulf %dy, %slope : tensor<32x64xf32>
    // As large as dz.
    %z = math.sqrt %z2 : tensor<32x64xf32>
    %dz = arith.mulf %dz2, %z : tensor<32x64xf32>
    %p = mp.dot %xi, %dz contracting [0] x [0] : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %b = arith.addf %a, %p : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  %move = arith.mulf %dw, %rate : tensor<64x64xf32>
  %new = arith.subf %w, %move : tensor<64x64xf32>
  return %new, %loss : tensor<64x64xf32>, tensor<f32>
}
}
