// Priced without fusion each value crosses memory: it is 16 bits wherever it may be,
// and what may not says why. Priced with fusion the same ops share a kernel.
//
// DEFINE: %{plan} = --mp-annotate-precision --mp-insert-casts --mp-simplify-casts
// RUN: mp-opt %s --split-input-file %{plan} | FileCheck %s
// RUN: sed 's/, fusion = none//' %s | mp-opt --split-input-file %{plan} | FileCheck %s --check-prefix=FULL

module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  // Each op widens what it reads and rounds what it writes; the number between two
  // ops is rounded, where one kernel would not. The bias is spread in 16 bits.
  // CHECK-LABEL: @each_value_is_narrow
  // CHECK:         %[[SPREAD:.*]] = mp.broadcast %{{.*}} dims [1]
  // CHECK:         %[[SUM:.*]] = arith.addf
  // CHECK-NEXT:    %[[LOW:.*]] = mp.cast %[[SUM]] : tensor<64x64xf32> to tensor<64x64xf16>
  // CHECK-NEXT:    %[[READ:.*]] = mp.cast %[[LOW]]
  // CHECK-NEXT:    %[[TANH:.*]] = math.tanh %[[READ]]
  // CHECK-NEXT:    %[[H:.*]] = mp.cast %[[TANH]]
  // CHECK-NEXT:    mp.dot %[[H]]
  // FULL-LABEL: @each_value_is_narrow
  // FULL:         %[[SUM:.*]] = arith.addf
  // FULL-NEXT:    math.tanh %[[SUM]]
  func.func @each_value_is_narrow(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>},
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %b: tensor<64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = mp.broadcast %b dims [1] : tensor<64xf32> to tensor<64x64xf32>
    %2 = arith.addf %0, %1 : tensor<64x64xf32>
    %3 = math.tanh %2 : tensor<64x64xf32>
    %4 = mp.dot %3, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %4 : tensor<64x64xf32>
  }

  // What no range bounds is f32, whoever reads it, and tells so; it is no activation
  // of a backward pass.
  // CHECK-LABEL: @what_may_not_is_wide
  // CHECK:         %[[SQUARE:.*]] = arith.mulf {{.*}} {mp.stored_wide = "is not known to be bounded"} : tensor<64x64xf32>
  // CHECK-NEXT:    %[[RATIO:.*]] = math.tanh %[[SQUARE]]
  // CHECK-NEXT:    mp.cast %[[RATIO]]
  // FULL-LABEL: @what_may_not_is_wide
  // FULL-NOT:     mp.stored_wide
  // FULL:         return
  func.func @what_may_not_is_wide(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>},
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = arith.mulf %0, %0 : tensor<64x64xf32>
    %2 = math.tanh %1 : tensor<64x64xf32>
    %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %3 : tensor<64x64xf32>
  }

  // The spread mean has the numbers of the mean, whose rounding would shift all of a
  // row, and what is taken from the batch is a prediction with all its digits.
  // CHECK-LABEL: @what_is_spread_is_exact
  // CHECK:         mp.dot {{.*}} {mp.stored_wide = "is compared with the batch"}
  // CHECK:         %[[MEAN:.*]] = arith.mulf {{.*}} {mp.stored_wide = "is made into many elements"} : tensor<64xf32>
  // CHECK-NEXT:    %[[SPREAD:.*]] = mp.broadcast %[[MEAN]] dims [0] {mp.stored_wide = "is made of or into what may not be rounded"}
  // CHECK-NEXT:    %[[CENTRED:.*]] = arith.subf {{.*}}, %[[SPREAD]]
  // CHECK-NEXT:    mp.cast %[[CENTRED]] : tensor<64x64xf32> to tensor<64x64xf16>
  func.func @what_is_spread_is_exact(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>},
      %y: tensor<64x64xf32> {mp.role = #mp.role<batch>},
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %h = math.tanh %x : tensor<64x64xf32>
    %0 = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = arith.subf %0, %y : tensor<64x64xf32>
    %2 = mp.dot %x, %w contracting [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = mp.reduce add %2 dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %c = arith.constant dense<1.562500e-02> : tensor<64xf32>
    %4 = arith.mulf %3, %c : tensor<64xf32>
    %5 = mp.broadcast %4 dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %6 = arith.subf %2, %5 : tensor<64x64xf32>
    %7 = mp.dot %6, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %7 : tensor<64x64xf32>, tensor<64x64xf32>
  }

  // A kernel writes one copy, and an f32 one beside it would be another kernel's: the
  // exponential widens what the product reads.
  // CHECK-LABEL: @one_copy_is_written
  // CHECK:         %[[TANH:.*]] = math.tanh
  // CHECK-NEXT:    %[[H:.*]] = mp.cast %[[TANH]]
  // CHECK-NEXT:    %[[READ:.*]] = mp.cast %[[H]]
  // CHECK-DAG:     mp.dot %[[H]]
  // CHECK-DAG:     math.exp %[[READ]]
  func.func @one_copy_is_written(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>},
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = math.tanh %0 : tensor<64x64xf32>
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = math.exp %1 : tensor<64x64xf32>
    return %2, %3 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// A cast keeps its place beside a move, which reads and writes 16 bits so: moved to
// the smaller side it would save what it does not cost.
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  // CHECK-LABEL: @casts_keep_their_place
  // CHECK-NEXT:    %[[SPREAD:.*]] = mp.broadcast %{{.*}} : tensor<64xf16> to tensor<64x64xf16>
  // CHECK-NEXT:    %[[WIDE:.*]] = mp.cast %[[SPREAD]]
  // CHECK-NEXT:    return %[[WIDE]]
  // FULL-LABEL: @casts_keep_their_place
  // FULL-NEXT:     mp.cast %{{.*}} : tensor<64xf16> to tensor<64xf32>
  // FULL-NEXT:     mp.broadcast
  func.func @casts_keep_their_place(%b: tensor<64xf16>) -> tensor<64x64xf32> {
    %0 = mp.broadcast %b dims [1] : tensor<64xf16> to tensor<64x64xf16>
    %1 = mp.cast %0 : tensor<64x64xf16> to tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}
