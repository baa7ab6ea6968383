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

// -----

// The sum of all and what waits for it are two kernels, as the rows are no few.
// What both are made of is computed in both; what waits for the sum is computed
// where that is read.
// expected-remark@below {{order: mp.dot 0 1}}
func.func @again_and_late(%x: tensor<512x512xf32>, %w: tensor<512x512xf32>, %r: tensor<f32>) -> tensor<512x512xf32> {
  %d = mp.dot %x, %x contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %0 = mp.broadcast %r dims [] : tensor<f32> to tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %1 = arith.mulf %d, %0 : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): row, level 1, written}}
  %2 = mp.reduce add %1 dims [0, 1] : tensor<512x512xf32> to tensor<f32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %3 = mp.broadcast %2 dims [] : tensor<f32> to tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %4 = arith.subf %w, %1 : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %5 = arith.mulf %4, %3 : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %6 = arith.addf %5, %w : tensor<512x512xf32>
  return %6 : tensor<512x512xf32>
}

// -----

// Not so if more were read for it than it saves: there is no other reader of %w.
// expected-remark@below {{order: mp.dot 0 1}}
func.func @not_late(%x: tensor<512x512xf32>, %w: tensor<512x512xf32>, %r: tensor<f32>) -> tensor<512x512xf32> {
  %d = mp.dot %x, %x contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  %0 = mp.broadcast %r dims [] : tensor<f32> to tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  %1 = arith.mulf %d, %0 : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): row, level 1, written}}
  %2 = mp.reduce add %1 dims [0, 1] : tensor<512x512xf32> to tensor<f32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %3 = mp.broadcast %2 dims [] : tensor<f32> to tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): full, written}}
  %4 = arith.subf %w, %1 : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %5 = arith.mulf %4, %3 : tensor<512x512xf32>
  return %5 : tensor<512x512xf32>
}

// -----

// The negative control: what is made of two tensors before the last library call,
// or by three functions, or is returned is written once.
// expected-remark@below {{order: mp.dot mp.dot 0 1 mp.dot}}
func.func @not_again(%x: tensor<512x512xf32>, %w: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>) {
  %d = mp.dot %x, %x contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): full, written}}
  %0 = arith.mulf %d, %w : tensor<512x512xf32>
  %e = mp.dot %x, %w contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  %erf = math.erf %e : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  %tanh = math.tanh %erf : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): full, written}}
  %1 = math.exp %tanh : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): full, written}}
  %2 = arith.negf %d : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  %3 = arith.addf %0, %1 : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): free}}
  %4 = arith.addf %3, %2 : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (full): row, level 1, written}}
  %5 = mp.reduce add %4 dims [0, 1] : tensor<512x512xf32> to tensor<f32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %6 = mp.broadcast %5 dims [] : tensor<f32> to tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %7 = arith.mulf %0, %6 : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %8 = arith.mulf %1, %7 : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %9 = arith.mulf %2, %8 : tensor<512x512xf32>
  %10 = mp.dot %9, %x contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %10, %2 : tensor<512x512xf32>, tensor<512x512xf32>
}

// -----

// Several values of one operand, functions among them, that a kernel behind a
// product reads: it makes them again of that operand, and none of them is written.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @made_of_one(%x: tensor<512x512xf16>, %w: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %d = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<512x512xf16>, tensor<512x512xf16>) -> tensor<512x512xf16>
  // expected-remark@below {{kernel 0 (pointwise): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %wide = mp.cast %d : tensor<512x512xf16> to tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %half = arith.negf %wide : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %erf = math.erf %wide : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %exp = math.exp %half : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): free}}
  %product = arith.mulf %half, %erf : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %gelu = mp.cast %product : tensor<512x512xf32> to tensor<512x512xf16>
  %z = mp.dot %gelu, %w contracting [1] x [0] accumulate f32 : (tensor<512x512xf16>, tensor<512x512xf16>) -> tensor<512x512xf16>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %gradient = mp.cast %z : tensor<512x512xf16> to tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %0 = arith.mulf %erf, %exp : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %1 = arith.addf %0, %half : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %2 = arith.mulf %1, %gradient : tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = mp.cast %2 : tensor<512x512xf32> to tensor<512x512xf16>
  return %end : tensor<512x512xf16>
}

// -----

// Not of one that the first kernel makes itself: it goes on with what it has not
// rounded yet, and the later one would read what is left of that in memory.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @made_with_its_root(%x: tensor<512x512xf32>, %w: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512xf32>) {
  %d = mp.dot %x, %w contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (row): full, written}}
  %root = math.tanh %d : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (row): full, written}}
  %exp = math.exp %root : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1, written}}
  %sum = mp.reduce add %exp dims [1] : tensor<512x512xf32> to tensor<512xf32>
  %z = mp.dot %root, %w contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = arith.mulf %exp, %z : tensor<512x512xf32>
  return %end, %sum : tensor<512x512xf32>, tensor<512xf32>
}

// -----

// A mask that only a later kernel reads, of 16-bit numbers that are in memory for
// the product, is made there: to write it and read it would move as much.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @late_mask(%x: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %d = mp.dot %x, %x contracting [1] x [0] accumulate f32 : (tensor<512x512xf16>, tensor<512x512xf16>) -> tensor<512x512xf16>
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %0 = arith.negf %d : tensor<512x512xf16>
  %zero = arith.constant dense<0.0> : tensor<512x512xf16> // expected-remark {{kernel 1 (pointwise): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %1 = arith.cmpf ogt, %0, %zero : tensor<512x512xf16>
  %2 = mp.dot %0, %x contracting [1] x [0] accumulate f32 : (tensor<512x512xf16>, tensor<512x512xf16>) -> tensor<512x512xf16>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %3 = arith.select %1, %2, %zero : tensor<512x512xi1>, tensor<512x512xf16>
  return %3 : tensor<512x512xf16>
}

// -----

// One of f32 numbers is written with them: that moves half as much.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @early_mask(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %d = mp.dot %x, %x contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %0 = arith.negf %d : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %zero = arith.constant dense<0.0> : tensor<512x512xf32>
  // expected-remark@below {{kernel 0 (pointwise): full, written}}
  %1 = arith.cmpf ogt, %0, %zero : tensor<512x512xf32>
  %2 = mp.dot %0, %x contracting [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %3 = arith.select %1, %2, %zero : tensor<512x512xi1>, tensor<512x512xf32>
  return %3 : tensor<512x512xf32>
}

// -----

// What two times read is made again of the product in memory and of sums of rows,
// which are written for it: they are much smaller.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @centred_again(%a: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %x = mp.dot %a, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1, written}}
  %sum = mp.reduce add %x dims [1] : tensor<64x64xf32> to tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %mean = arith.negf %sum : tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %rows = mp.broadcast %mean dims [0] : tensor<64xf32> to tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %centred = arith.addf %x, %rows : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  %y = math.tanh %centred : tensor<64x64xf32>
  %z = mp.dot %y, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = arith.mulf %z, %centred : tensor<64x64xf32>
  return %end : tensor<64x64xf32>
}

// -----

// Rows of four are not: the difference is written.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @centred_once(%a: tensor<64x4xf32>, %w: tensor<4x4xf32>) -> tensor<64x4xf32> {
  %x = mp.dot %a, %w contracting [1] x [0] : (tensor<64x4xf32>, tensor<4x4xf32>) -> tensor<64x4xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1}}
  %sum = mp.reduce add %x dims [1] : tensor<64x4xf32> to tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1}}
  %mean = arith.negf %sum : tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  %rows = mp.broadcast %mean dims [0] : tensor<64xf32> to tensor<64x4xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  %centred = arith.addf %x, %rows : tensor<64x4xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  %y = math.tanh %centred : tensor<64x4xf32>
  %z = mp.dot %y, %w contracting [1] x [0] : (tensor<64x4xf32>, tensor<4x4xf32>) -> tensor<64x4xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = arith.mulf %z, %centred : tensor<64x4xf32>
  return %end : tensor<64x4xf32>
}

// -----

// So is what is made of that with another mean of rows: both have the same
// sources, which are read at that time anyway.
// expected-remark@below {{order: mp.dot 0 mp.dot 1}}
func.func @scaled_again(%a: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %x = mp.dot %a, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1, written}}
  %sum = mp.reduce add %x dims [1] : tensor<64x64xf32> to tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %rows = mp.broadcast %sum dims [0] : tensor<64xf32> to tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %centred = arith.addf %x, %rows : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 2, written}}
  %most = mp.reduce max %centred dims [1] : tensor<64x64xf32> to tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 2}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %scale = mp.broadcast %most dims [0] : tensor<64xf32> to tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 2}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %scaled = arith.mulf %centred, %scale : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 2, written}}
  %y = math.tanh %scaled : tensor<64x64xf32>
  %z = mp.dot %y, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %sum2 = arith.addf %z, %centred : tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = arith.mulf %sum2, %scaled : tensor<64x64xf32>
  return %end : tensor<64x64xf32>
}

// -----

// A kernel of rows adds up columns on the way, and what is made of the sums
// follows in it.
// expected-remark@below {{order: 0}}
func.func @columns_of_rows(%x: tensor<1024x256xf32>, %p: tensor<256xf32>) -> (tensor<1024x256xf32>, tensor<256xf32>) {
  // expected-remark@below {{kernel 0 (row): column, level 1}}
  %columns = mp.reduce add %x dims [0] : tensor<1024x256xf32> to tensor<256xf32>
  // expected-remark@below {{kernel 0 (row): column, level 1, written}}
  %new = arith.subf %p, %columns : tensor<256xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1}}
  %sum = mp.reduce add %x dims [1] : tensor<1024x256xf32> to tensor<1024xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  %rows = mp.broadcast %sum dims [0] : tensor<1024xf32> to tensor<1024x256xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  %y = arith.subf %x, %rows : tensor<1024x256xf32>
  return %y, %new : tensor<1024x256xf32>, tensor<256xf32>
}

// -----

// Of fewer rows the partial results of columns would be most of what is moved.
// expected-remark@below {{order: 0 1}}
func.func @few_rows(%x: tensor<512x256xf32>) -> (tensor<512x256xf32>, tensor<256xf32>) {
  // expected-remark@below {{kernel 0 (column): row, level 1, written}}
  %columns = mp.reduce add %x dims [0] : tensor<512x256xf32> to tensor<256xf32>
  // expected-remark@below {{kernel 1 (row): row, level 1}}
  %sum = mp.reduce add %x dims [1] : tensor<512x256xf32> to tensor<512xf32>
  // expected-remark@below {{kernel 1 (row): full, level 1}}
  %rows = mp.broadcast %sum dims [0] : tensor<512xf32> to tensor<512x256xf32>
  // expected-remark@below {{kernel 1 (row): full, level 1, written}}
  %y = arith.subf %x, %rows : tensor<512x256xf32>
  return %y, %columns : tensor<512x256xf32>, tensor<256xf32>
}

// -----

// The mask of a relu is made again of what is centred again anyway, although the
// product has the relu in memory.
// expected-remark@below {{order: mp.dot 0 mp.dot 1 mp.dot mp.dot}}
func.func @mask_of_centred(%a: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %x = mp.dot %a, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1, written}}
  %sum = mp.reduce add %x dims [1] : tensor<64x64xf32> to tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %rows = mp.broadcast %sum dims [0] : tensor<64xf32> to tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %centred = arith.addf %x, %rows : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %gain = mp.broadcast %g dims [1] : tensor<64xf32> to tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %scaled = arith.mulf %centred, %gain : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): free}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %y = arith.maximumf %scaled, %zero : tensor<64x64xf32>
  %z = mp.dot %y, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %on = arith.cmpf ogt, %y, %zero : tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %dy = arith.select %on, %z, %zero : tensor<64x64xi1>, tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = arith.mulf %dy, %centred : tensor<64x64xf32>
  %u = mp.dot %dy, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %v = mp.dot %end, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %u, %v : tensor<64x64xf32>, tensor<64x64xf32>
}

// -----

// What kernels of two times read is written by the first, so that it is in memory
// for a third: the residual of a block, of which the backward pass centres again.
// expected-remark@below {{order: mp.dot 0 mp.dot 1 mp.dot mp.dot}}
func.func @centred_residual(%a: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %p = mp.dot %a, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): free}}
  %erf = math.erf %p : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): free}}
  %exp = math.exp %erf : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, written}}
  %x = math.erf %exp : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): row, level 1, written}}
  %sum = mp.reduce add %x dims [1] : tensor<64x64xf32> to tensor<64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %rows = mp.broadcast %sum dims [0] : tensor<64xf32> to tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1}}
  // expected-remark@below {{kernel 1 (pointwise): free}}
  %centred = arith.addf %x, %rows : tensor<64x64xf32>
  // expected-remark@below {{kernel 0 (row): full, level 1, written}}
  %y = math.tanh %centred : tensor<64x64xf32>
  %z = mp.dot %y, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %residual = arith.addf %x, %z : tensor<64x64xf32>
  // expected-remark@below {{kernel 1 (pointwise): full, written}}
  %end = arith.mulf %z, %centred : tensor<64x64xf32>
  %u = mp.dot %residual, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %v = mp.dot %end, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %u, %v : tensor<64x64xf32>, tensor<64x64xf32>
}
