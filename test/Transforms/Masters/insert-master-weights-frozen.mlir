// RUN: mp-opt %s --mp-insert-master-weights=frozen=narrow --split-input-file > %t.once
// RUN: FileCheck %s --check-prefix=NARROW < %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights=frozen=narrow --mp-check-state --split-input-file | diff %t.once -
// RUN: mp-opt %s --mp-insert-master-weights=frozen=cast --split-input-file > %t.once
// RUN: FileCheck %s --check-prefix=CAST < %t.once
// RUN: mp-opt %t.once --mp-insert-master-weights=frozen=cast --mp-check-state --split-input-file | diff %t.once -

// What nothing reads in f32 is stored in 16 bits; the norm's gain, which an op in
// f32 reads as well, stays, beside a copy.
// NARROW-LABEL: func.func @main(
// NARROW-SAME: %[[BASE:[a-z0-9]+]]: tensor<8xf16> {mp.name = "base", mp.role = #mp.role<parameter>}
// NARROW-SAME: %[[BACK:[a-z0-9]+]]: tensor<8xf16> {mp.name = "back", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}
// NARROW-SAME: %[[GAIN:[a-z0-9]+]]: tensor<8xf32> {mp.name = "gain",
// NARROW-SAME: %[[GAIN16:[a-z0-9]+]]: tensor<8xf16> {mp.name = "gain.f16", mp.pair = 3 : i64, mp.role = #mp.role<working_copy>}) -> (
// NARROW-NOT: mp.cast
// NARROW: arith.mulf %[[BASE]], %[[BACK]] : tensor<8xf16>
// NARROW: arith.mulf %{{.*}}, %[[GAIN16]] : tensor<8xf16>
// NARROW: return %{{.*}}, %{{.*}}, %[[BACK]], %[[GAIN16]]

// Each step rounds, and the copy of what comes back is made of it.
// CAST-LABEL: func.func @main(
// CAST-SAME: %[[BASE:[a-z0-9]+]]: tensor<8xf32> {mp.name = "base", mp.role
// CAST-SAME: %[[BACK:[a-z0-9]+]]: tensor<8xf32> {mp.name = "back"
// CAST-SAME: %[[COPY:[a-z0-9]+]]: tensor<8xf16> {mp.name = "back.f16"
// CAST: mp.cast %[[BASE]]
// CAST: %[[NEXT:.*]] = mp.cast %[[BACK]]
// CAST: return {{.*}}%[[BACK]], %[[NEXT]]
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %base: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "base"},
    %back: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "back", mp.pair = 2},
    %gain: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "gain"})
    -> (tensor<8xf32>, tensor<8xf16>, tensor<8xf32>) {
  %0 = mp.cast %base : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %back : tensor<8xf32> to tensor<8xf16>
  %2 = mp.cast %gain : tensor<8xf32> to tensor<8xf16>
  %3 = arith.mulf %0, %1 : tensor<8xf16>
  %4 = arith.mulf %3, %2 : tensor<8xf16>
  %5 = arith.addf %w, %gain : tensor<8xf32>
  return %5, %4, %back : tensor<8xf32>, tensor<8xf16>, tensor<8xf32>
}
