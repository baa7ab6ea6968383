// RUN: mp-opt %s --mp-insert-master-weights=min-copy=16 > %t.once
// RUN: FileCheck %s < %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights=min-copy=16 --mp-check-state | diff %t.once -
// RUN: mp-opt %s --mp-insert-master-weights=min-copy=16 --remarks-filter='mp-insert-master-weights' --remark-policy=all 2>&1 | FileCheck %s --check-prefix=TOLD
// RUN: mp-opt %s --mp-insert-master-weights=min-copy=8 | FileCheck %s --check-prefix=ALL

// A copy of few elements is no state; the frozen one is made once all the same.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[SMALL:[a-z0-9]+]]: tensor<8xf32> {mp.name = "small",
// CHECK-NOT: "small.f16"
// CHECK-SAME: "large.f16"
// CHECK-NOT: "small.f16"
// CHECK-SAME: "base.f16"
// CHECK: mp.cast %[[SMALL]]
// TOLD: 'small' is rounded anew by each step: its copy has 8 elements, fewer than min-copy=16
// TOLD: 'large' keeps a copy
// ALL: func.func @main(
// ALL-SAME: "small.f16"
func.func @main(%small: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "small", mp.pair = 0},
    %large: tensor<16xf32> {mp.role = #mp.role<parameter>, mp.name = "large", mp.pair = 1},
    %base: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "base"})
    -> (tensor<8xf32>, tensor<16xf32>, tensor<8xf16>, tensor<16xf16>) {
  %0 = mp.cast %small : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %large : tensor<16xf32> to tensor<16xf16>
  %2 = mp.cast %base : tensor<8xf32> to tensor<8xf16>
  %3 = arith.mulf %0, %2 : tensor<8xf16>
  %4 = arith.negf %1 : tensor<16xf16>
  %5 = arith.addf %small, %small : tensor<8xf32>
  %6 = arith.addf %large, %large : tensor<16xf32>
  return %5, %6, %3, %4 : tensor<8xf32>, tensor<16xf32>, tensor<8xf16>, tensor<16xf16>
}
