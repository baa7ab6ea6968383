// RUN: mp-test-opt %s --pass-pipeline='builtin.module(func.func(test-print-step-cost))' --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Arguments and results that no op reads or makes cost nothing; neither do
// splats and reshapes. A value is read by each op that reads it.
// expected-remark@below {{ops 3, casts 0 of 0 bytes, flops 0, on 16 bits 0}}
// expected-remark@below {{activations: 48 read, 32 written}}
func.func @each_reader_reads(%unread: tensor<1000xf32>, %x: tensor<4xf32>) -> (tensor<1000xf32>, tensor<2x2xf32>) {
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %twice = arith.mulf %x, %two : tensor<4xf32>
  %0 = arith.addf %twice, %x : tensor<4xf32>
  %1 = mp.reshape %0 : tensor<4xf32> to tensor<2x2xf32>
  return %unread, %1 : tensor<1000xf32>, tensor<2x2xf32>
}

// -----

// Two products per multiplication and addition of a contraction; half of them
// on 16 bits.
// expected-remark@below {{ops 2, casts 0 of 0 bytes, flops 2048, on 16 bits 1024}}
// expected-remark@below {{activations: 1152 read, 192 written}}
func.func @contractions(%x: tensor<8x16xf16>, %y: tensor<16x4xf16>, %z: tensor<8x16xf32>, %w: tensor<4x16xf32>) {
  %0 = mp.dot %x, %y contracting [1] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<16x4xf16>) -> tensor<8x4xf16>
  %1 = mp.dot %z, %w contracting [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  return
}

// -----

// A parameter stays one through casts and moves, not through arithmetic; what
// the step makes of it is one by its role.
// expected-remark@below {{ops 3, casts 2 of 48 bytes, flops 0, on 16 bits 0}}
// expected-remark@below {{activations: 8 read, 8 written}}
// expected-remark@below {{weights: 24 read, 24 written}}
func.func @weights(%w: tensor<4xf32> {mp.role = #mp.role<parameter>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %0 = mp.cast %w : tensor<4xf32> to tensor<4xf16>
  %1 = arith.negf %0 : tensor<4xf16>
  %2 = mp.cast %1 : tensor<4xf16> to tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// The ops of a body are counted once, however often it runs; an op that nothing
// is known of reads its operands and writes its results.
// expected-remark@below {{ops 3, casts 0 of 0 bytes, flops 0, on 16 bits 0}}
// expected-remark@below {{activations: 48 read, 32 written}}
func.func @a_body_counts_once(%x: tensor<4xf32>, %from: index, %to: index, %by: index) {
  scf.for %i = %from to %to step %by {
    %0 = arith.addf %x, %x : tensor<4xf32>
    %1 = "foreign.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// -----

// A fusion reads its operands and writes its results, whatever is inside.
// expected-remark@below {{ops 1, casts 0 of 0 bytes, flops 0, on 16 bits 0}}
// expected-remark@below {{activations: 8 read, 16 written}}
func.func @a_fusion_is_one_op(%x: tensor<4xf16>) -> tensor<4xf32> {
  %0 = mp.fusion pointwise ins(%x : tensor<4xf16>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf16>):
    %1 = mp.cast %a : tensor<4xf16> to tensor<4xf32>
    %2 = arith.addf %1, %1 : tensor<4xf32>
    mp.yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// Counts stop at their largest number instead of starting again at zero.
// expected-remark@below {{ops 1, casts 0 of 0 bytes, flops 9223372036854775807, on 16 bits 0}}
// expected-remark@below {{activations: 9223372036854775807 read, 9223372036854775807 written}}
func.func @counts_saturate(%x: tensor<4294967296x4294967296xf32>) {
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<4294967296x4294967296xf32>, tensor<4294967296x4294967296xf32>) -> tensor<4294967296x4294967296xf32>
  return
}

// -----

// What only renames costs nothing, whatever it is: a transposition past a
// dimension of one element, a reshape of another dialect. One that moves does.
// expected-remark@below {{ops 4, casts 0 of 0 bytes, flops 0, on 16 bits 0}}
// expected-remark@below {{activations: 24 read, 24 written}}
func.func @names(%x: tensor<1x6xf32>) -> tensor<3x2xf32> {
  %0 = mp.transpose %x perm [1, 0] : tensor<1x6xf32> to tensor<6x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %3 = mp.transpose %2 perm [1, 0] : tensor<2x3xf32> to tensor<3x2xf32>
  return %3 : tensor<3x2xf32>
}
