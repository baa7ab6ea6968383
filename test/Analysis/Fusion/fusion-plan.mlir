// RUN: mp-test-opt %s --test-print-fusion-plan --split-input-file --verify-diagnostics

// A normalisation: the sum needs a row, what follows it comes after level 1,
// and only the end is written.
// expected-remark@below {{order: 0}}
func.func @one_row_kernel(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
  // expected-remark@below {{kernel 0 (row): free}}
  %0 = math.exp %x : tensor<32x64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1}}
  %1 = mp.reduce add %0 dims [1] : tensor<32x64xf32> to tensor<32xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  %2 = mp.broadcast %1 dims [0] : tensor<32xf32> to tensor<32x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  %3 = arith.divf %0, %2 : tensor<32x64xf32>
  return %3 : tensor<32x64xf32>
}

// -----

// Through a library call two groups would wait for each other: the value that
// both read is written once, and stays two kernels.
// expected-remark@below {{order: 0 mp.dot 1}}
func.func @around_a_library_call(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %0 = arith.mulf %x, %x : tensor<8x8xf32>
  %1 = mp.dot %0, %0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %2 = arith.addf %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// -----

// A cheap value is computed in each kernel that reads it, and written in none.
// Outputs of different sizes have no template.
// expected-remark@below {{order: 0 1}}
func.func @a_widening_is_in_both(%x: tensor<8xf16>) -> (tensor<8xf32>, tensor<4xf32>) {
  // expected-remark@below {{kernel 0 (pointwise): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %1 = arith.addf %0, %0 : tensor<8xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %2 = mp.slice %0 start [0] limit [4] strides [1] : tensor<8xf32> to tensor<4xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %3 = arith.mulf %2, %2 : tensor<4xf32>
  return %1, %3 : tensor<8xf32>, tensor<4xf32>
}

// -----

// A sum that is read along another row ends its kernel.
// expected-remark@below {{order: 0 1}}
func.func @another_row(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@below {{kernel 0 (row): row, level 1, written}}
  %0 = mp.reduce add %x dims [1] : tensor<8x8xf32> to tensor<8xf32>
  // expected-remark@below {{kernel 1 (pointwise): }}
  %1 = mp.broadcast %0 dims [1] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %2 = arith.subf %x, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// -----

// What only renames elements and is needed in memory is no kernel, nor is an
// argument that is handed on.
// expected-remark@below {{order: mp.reshape}}
func.func @renames_stay(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<1x8xf32>, tensor<8xf32>) {
  %0 = mp.reshape %x : tensor<8xf32> to tensor<1x8xf32>
  return %0, %y : tensor<1x8xf32>, tensor<8xf32>
}

// -----

// A loop is one step, whatever its body holds; its neighbours join nothing
// across it.
// expected-remark@below {{order: 0 scf.for 1}}
func.func @a_loop_stays(%x: tensor<8xf32>, %from: index, %to: index, %by: index) -> tensor<8xf32> {
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %0 = arith.negf %x : tensor<8xf32>
  %1 = scf.for %i = %from to %to step %by iter_args(%a = %0) -> tensor<8xf32> {
    %2 = arith.addf %a, %a : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %3 = arith.negf %1 : tensor<8xf32>
  return %3 : tensor<8xf32>
}
