// RUN: mp-opt %s --mp-insert-master-weights='mode=stochastic rounding-seed=7' --split-input-file > %t.once
// RUN: FileCheck %s < %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights='mode=stochastic rounding-seed=7' --mp-check-state --split-input-file | diff %t.once -
// RUN: mp-opt %s --mp-insert-master-weights=mode=stochastic --split-input-file --remarks-filter='mp-insert-master-weights' --remark-policy=all --verify-diagnostics -o %t.ignored

// A weight that is read in f16 is stored so. The bias stays f32. What the guard gave,
// the new weight or the widened old one, is rounded by thirteen random bits, and the
// generator moves on with the weights only.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<8xf16> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<8xf32> {mp.name = "b", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %[[OK:[a-z0-9]+]]: tensor<i1>
// CHECK-SAME: %[[STATE:[a-z0-9]+]]: tensor<2xi64> {mp.name = "mp.rounding", mp.pair = 3 : i64, mp.role = #mp.role<rng>})
// CHECK: %[[OLD:.*]] = mp.cast %[[W]] : tensor<8xf16> to tensor<8xf32>
// CHECK: arith.mulf %[[W]], %[[W]] : tensor<8xf16>
// CHECK: %[[NEW:.*]]:2 = mp.guard %[[OK]] keep(%[[OLD]],
// CHECK: %[[NEXT:.*]], %[[BITS:.*]] = mp.rng_bits three_fry %[[STATE]] : tensor<2xi64> to tensor<8xi32>
// CHECK: %[[SIZE:.*]] = math.absf %[[NEW]]#0
// CHECK: %[[LEAST:.*]] = arith.constant dense<6.10351563E-5>
// CHECK: arith.cmpf olt, %[[SIZE]], %[[LEAST]]
// CHECK: arith.addf %[[SIZE]],
// CHECK: %[[MASK:.*]] = arith.constant dense<8191> : tensor<8xi32>
// CHECK: %[[RANDOM:.*]] = arith.andi %[[BITS]], %[[MASK]]
// CHECK: arith.bitcast
// CHECK: arith.addi %{{.*}}, %[[RANDOM]]
// CHECK: arith.constant dense<-8192> : tensor<8xi32>
// CHECK: arith.constant dense<6.550400e+04> : tensor<8xf32>
// CHECK: %[[ROUNDED:.*]] = mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
// CHECK: %[[KEPT:.*]] = mp.guard %[[OK]] keep(%[[STATE]] : tensor<2xi64>) {
// CHECK-NEXT: mp.yield %[[NEXT]]
// CHECK: return %[[ROUNDED]], %[[NEW]]#1, %{{.*}}, %[[KEPT]]
// CHECK: func.func @init() -> (tensor<2xi64> {mp.name = "mp.rounding"})
// CHECK: arith.constant dense<[7, 0]> : tensor<2xi64>
// expected-remark@below {{WorkingCopies=0}}
func.func @main(
    // expected-remark@below {{'w' is stored as tensor<8xf16> without a master, and its updates are rounded stochastically}}
    %w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %b: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 1}, %ok: tensor<i1> {mp.role = #mp.role<hyper>})
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf16>) {
  %w16 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %sq = arith.mulf %w16, %w16 : tensor<8xf16>
  %w1 = arith.addf %w, %b : tensor<8xf32>
  %b1 = arith.addf %b, %b : tensor<8xf32>
  %new:2 = mp.guard %ok keep(%w, %b : tensor<8xf32>, tensor<8xf32>) {
    mp.yield %w1, %b1 : tensor<8xf32>, tensor<8xf32>
  }
  return %new#0, %new#1, %sq : tensor<8xf32>, tensor<8xf32>, tensor<8xf16>
}

// -----

// bf16 has the exponents of f32: sixteen bits, and no number to add. Two weights draw
// one after the other; without a guard the generator moves on in each step. The copy
// of a frozen one is no weight to be moved.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: tensor<8xbf16> {mp.name = "w"
// CHECK-SAME: tensor<4xbf16> {mp.name = "v"
// CHECK-SAME: tensor<4xf32> {mp.name = "f"
// CHECK-SAME: %[[STATE:[a-z0-9]+]]: tensor<2xi64>
// CHECK-SAME: tensor<4xbf16> {mp.name = "f.bf16"
// CHECK: %[[S1:.*]], %{{.*}} = mp.rng_bits three_fry %[[STATE]] : tensor<2xi64> to tensor<8xi32>
// CHECK-NOT: arith.addf
// CHECK: arith.constant dense<65535> : tensor<8xi32>
// CHECK: %[[S2:.*]], %{{.*}} = mp.rng_bits three_fry %[[S1]] : tensor<2xi64> to tensor<4xi32>
// CHECK-NOT: mp.guard
// CHECK: return {{.*}}, %[[S2]],
// expected-remark@below {{WorkingCopies=1}}
func.func @main(
    // expected-remark@below {{'w' is stored as tensor<8xbf16> without a master}}
    %w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-remark@below {{'v' is stored as tensor<4xbf16> without a master}}
    %v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 1},
    %f: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "f"})
    -> (tensor<8xf32>, tensor<4xf32>, tensor<8xbf16>, tensor<4xbf16>) {
  %w16 = mp.cast %w : tensor<8xf32> to tensor<8xbf16>
  %v16 = mp.cast %v : tensor<4xf32> to tensor<4xbf16>
  // expected-remark@below {{'f' is frozen}}
  %f16 = mp.cast %f : tensor<4xf32> to tensor<4xbf16>
  %0 = arith.mulf %w16, %w16 : tensor<8xbf16>
  %1 = arith.mulf %v16, %f16 : tensor<4xbf16>
  %w1 = arith.addf %w, %w : tensor<8xf32>
  %v1 = arith.addf %v, %v : tensor<4xf32>
  return %w1, %v1, %0, %1 : tensor<8xf32>, tensor<4xf32>, tensor<8xbf16>, tensor<4xbf16>
}
