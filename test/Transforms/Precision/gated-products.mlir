// Products of what weights make of normalised rows, as gates have them.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s
// RUN: mp-test-opt %s --test-print-value-trust --split-input-file -o /dev/null \
// RUN:   2>&1 | FileCheck %s --check-prefix=WHY

// Rows over their root mean square, times a gain, and two weights; the slope of
// the one is a logistic.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @gate
  func.func @gate(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %gain: tensor<64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %n = arith.constant dense<64.0> : tensor<64xf32>
    %eps = arith.constant dense<1.0e-6> : tensor<64xf32>
    %square = arith.mulf %x, %x : tensor<64x64xf32>
    %sum = mp.reduce add %square dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %mean = arith.divf %sum, %n : tensor<64xf32>
    %guarded = arith.addf %mean, %eps : tensor<64xf32>
    %root = math.rsqrt %guarded : tensor<64xf32>
    %norm = mp.broadcast %root dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %row = arith.mulf %x, %norm : tensor<64x64xf32>
    %gains = mp.broadcast %gain dims [1] : tensor<64xf32> to tensor<64x64xf32>
    %scaled = arith.mulf %row, %gains : tensor<64x64xf32>
    // CHECK: mp.dot
    %g = mp.dot %scaled, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot
    %h = mp.dot %scaled, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %slope = mp.logistic %g : tensor<64x64xf32>
    %silu = arith.mulf %g, %slope : tensor<64x64xf32>
    %gated = arith.mulf %silu, %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %out = mp.dot %gated, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %out : tensor<64x64xf32>
  }
}

// -----

// Of rows that nothing normalises either side may be 300. Of a tanh it may not.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @open
  func.func @open(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot
    %g = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot
    %h = mp.dot %x, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %gated = arith.mulf %g, %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %out = mp.dot %gated, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %g : tensor<64x64xf32>
    // CHECK: mp.dot
    %a = mp.dot %t, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot
    %b = mp.dot %t, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %both = arith.mulf %a, %b : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %other = mp.dot %both, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %out, %other : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Nor is a product of three a gate, nor of four times one; of one with what two
// weights made layers alone read 16 bits; a square is one where layers alone
// read it, but no part of a variance.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @more
  func.func @more(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot
    %in = mp.dot %x, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %in : tensor<64x64xf32>
    // CHECK: mp.dot
    %a = mp.dot %t, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot
    %b = mp.dot %t, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %both = arith.mulf %a, %b : tensor<64x64xf32>
    %three = arith.mulf %both, %b : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %three, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot
    %c = mp.dot %a, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %deep = arith.mulf %c, %b : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %1 = mp.dot %deep, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %four = arith.constant dense<4.0> : tensor<64x64xf32>
    %large = arith.mulf %a, %four : tensor<64x64xf32>
    %larger = arith.mulf %large, %b : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %2 = mp.dot %larger, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %square = arith.mulf %a, %a : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %3 = mp.dot %square, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %power = arith.mulf %b, %b : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %mean = mp.dot %power, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %variance = arith.subf %mean, %power : tensor<64x64xf32>
    return %0, %1, %2, %3, %variance : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// What tells a layer the time scales and moves a normalised row of 512, of which
// a number may be 23: layers read that in 16 bits, and through a slope. The room
// is gone then: not where it is doubled, and not for products with one another
// or with the rows that nothing normalises.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @modulated
  func.func @modulated(%x: tensor<64x512xf32> {mp.role = #mp.role<batch>}, %time: tensor<64x512xf32> {mp.role = #mp.role<batch>}, %w: tensor<512x512xf32> {mp.role = #mp.role<parameter>}, %u: tensor<512x512xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) {
    %n = arith.constant dense<512.0> : tensor<64xf32>
    %eps = arith.constant dense<1.0e-6> : tensor<64xf32>
    %one = arith.constant dense<1.0> : tensor<64x512xf32>
    %two = arith.constant dense<2.0> : tensor<64x512xf32>
    // CHECK: mp.dot
    %in = mp.dot %time, %u contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %lo = arith.constant dense<0.0> : tensor<64x512xf32>
    %bent = arith.maximumf %in, %lo : tensor<64x512xf32>
    // CHECK: mp.dot
    %t = mp.dot %bent, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %square = arith.mulf %x, %x : tensor<64x512xf32>
    %sum = mp.reduce add %square dims [1] : tensor<64x512xf32> to tensor<64xf32>
    %mean = arith.divf %sum, %n : tensor<64xf32>
    %guarded = arith.addf %mean, %eps : tensor<64xf32>
    %root = math.rsqrt %guarded : tensor<64xf32>
    %norm = mp.broadcast %root dims [0] : tensor<64xf32> to tensor<64x512xf32>
    %row = arith.mulf %x, %norm : tensor<64x512xf32>
    %gain = arith.addf %t, %one : tensor<64x512xf32>
    // WHY: [[#@LINE+1]]:{{.*}}: assumed: a sum of many; stays f32, as it scales numbers of normalised rows, with no room for sums
    %scaled = arith.mulf %row, %gain : tensor<64x512xf32>
    %moved = arith.addf %scaled, %t : tensor<64x512xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x512xf16>, tensor<512x512xf16>) -> tensor<64x512xf32>
    %0 = mp.dot %moved, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %slope = mp.logistic %moved : tensor<64x512xf32>
    %silu = arith.mulf %moved, %slope : tensor<64x512xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x512xf16>, tensor<512x512xf16>) -> tensor<64x512xf32>
    %1 = mp.dot %silu, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %twice = arith.mulf %scaled, %two : tensor<64x512xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %2 = mp.dot %twice, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %both = arith.mulf %scaled, %row : tensor<64x512xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %3 = mp.dot %both, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %open = arith.mulf %in, %t : tensor<64x512xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %4 = mp.dot %open, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    return %0, %1, %2, %3, %4 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>
  }
}
