// Contractions refuse dimension numbers, sizes and types that disagree.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// A dimension that the operand has not.
func.func @lhs_dimension_out_of_range(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{'lhs dimensions' names dimension 2 of a value of rank 2}}
  %0 = mp.dot %a, %b contracting [2] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

// Negative numbers are no dimensions.
func.func @rhs_dimension_negative(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{'rhs dimensions' names dimension -1 of a value of rank 2}}
  %0 = mp.dot %a, %b contracting [1] x [-1] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

// One dimension cannot be batching and contracting.
func.func @batching_and_contracting(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{'lhs dimensions' names dimension 1 twice}}
  %0 = mp.dot %a, %b batching [1] x [0] contracting [1] x [1] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

// Lists come in pairs.
func.func @unpaired_contracting(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{contracting dimensions: 2 of lhs, but 1 of rhs}}
  %0 = mp.dot %a, %b contracting [0, 1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

// Contracted sizes agree.
func.func @contracted_sizes_differ(%a: tensor<8x4xf32>, %b: tensor<5x8xf32>) {
  // expected-error@+1 {{contracting dimension 1 of lhs has size 4, but dimension 0 of rhs has size 5}}
  %0 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x4xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

// Batch sizes agree.
func.func @batch_sizes_differ(%a: tensor<2x4xf32>, %b: tensor<3x4xf32>) {
  // expected-error@+1 {{batching dimension 0 of lhs has size 2, but dimension 0 of rhs has size 3}}
  %0 = mp.dot %a, %b batching [0] x [0] contracting [1] x [1] : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<2xf32>
  return
}

// -----

// The result is batching, free of lhs, free of rhs.
func.func @result_shape_differs(%a: tensor<8x4xf32>, %b: tensor<4x16xf32>) {
  // expected-error@+1 {{result has shape 16x8, but operands and attributes give 8x16}}
  %0 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<16x8xf32>
  return
}

// -----

// No float from integers.
func.func @float_from_integers(%a: tensor<8x4xi32>, %b: tensor<4x8xi32>) {
  // expected-error@+1 {{cannot compute elements of type 'f32' from 'i32'}}
  %0 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x4xi32>, tensor<4x8xi32>) -> tensor<8x8xf32>
  return
}

// -----

// Narrow operands need an accumulator.
func.func @no_accumulator(%a: tensor<8x4xf16>, %b: tensor<4x8xf16>) {
  // expected-error@+1 {{sums operands of type 'f16', narrower than f32, without an accumulator; write 'accumulate f32'}}
  %0 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x4xf16>, tensor<4x8xf16>) -> tensor<8x8xf32>
  return
}

// -----

// An accumulator narrower than the result loses what the result shows.
func.func @accumulator_narrower_than_result(%a: tensor<8x4xf16>, %b: tensor<4x8xf16>) {
  // expected-error@+1 {{accumulates in 'f16', which loses values of the result of type 'f32'}}
  %0 = mp.dot %a, %b contracting [1] x [0] accumulate f16 : (tensor<8x4xf16>, tensor<4x8xf16>) -> tensor<8x8xf32>
  return
}

// -----

// f16 does not hold the range of bf16, although it is as wide.
func.func @accumulator_loses_range(%a: tensor<8x4xbf16>, %b: tensor<4x8xbf16>) {
  // expected-error@+1 {{accumulates in 'f16', which loses values of an operand of type 'bf16'}}
  %0 = mp.dot %a, %b contracting [1] x [0] accumulate f16 : (tensor<8x4xbf16>, tensor<4x8xbf16>) -> tensor<8x8xf16>
  return
}

// -----

// Integers accumulate in their result.
func.func @integers_with_accumulator(%a: tensor<8x4xi32>, %b: tensor<4x8xi32>) {
  // expected-error@+1 {{accumulates in 'f32', but has elements of type 'i32'}}
  %0 = mp.dot %a, %b contracting [1] x [0] accumulate f32 : (tensor<8x4xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
  return
}

// -----

// Operands have the rank that the dimension numbers number.
func.func @rank_differs(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4xf32>) {
  // expected-error@+1 {{rhs has rank 3, but 'dims' numbers 4 dimensions}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] : (tensor<2x8x8x4xf32>, tensor<3x3x4xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Feature groups split the input features.
func.func @input_features_do_not_split(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{4 input features do not split into 3 'feature_groups'}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] feature_groups 3 : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Feature groups split the output features.
func.func @output_features_do_not_split(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{6 output features do not split into 4 'feature_groups'}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] feature_groups 4 : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Batch groups split the batch.
func.func @batch_does_not_split(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{2 batch entries do not split into 3 'batch_groups'}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] batch_groups 3 : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Batch groups split the output features too.
func.func @batch_groups_and_outputs(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x5xf32>) {
  // expected-error@+1 {{5 output features do not split into 2 'batch_groups'}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] batch_groups 2 : (tensor<2x8x8x4xf32>, tensor<3x3x4x5xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Zero groups are no groups.
func.func @zero_groups(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{4 input features do not split into 0 'feature_groups'}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] feature_groups 0 : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Only one kind of groups.
func.func @both_groups(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{has 'feature_groups' 2 and 'batch_groups' 2, but only one of them may be more than 1}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] feature_groups 2 batch_groups 2 : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// The kernel sees the features of one group.
func.func @kernel_reads_whole_input(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{kernel reads 4 input features, but a group has 2}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] feature_groups 2 : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// One stride per spatial dimension.
func.func @too_few_strides(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'strides' has 1 entries, but there are 2 dimensions the window slides over}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1] low [0, 0] high [0, 0] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// One low padding per spatial dimension.
func.func @too_many_low(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'low' has 3 entries, but there are 2 dimensions the window slides over}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0, 0] high [0, 0] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// One high padding per spatial dimension.
func.func @no_high(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'high' has 0 entries, but there are 2 dimensions the window slides over}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// A window that does not move has no result.
func.func @zero_stride(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'strides' is 0 in dimension 1, but must be at least 1}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 0] low [0, 0] high [0, 0] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Dilations are positive.
func.func @negative_dilation(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'base dilation' is -1 in dimension 0, but must be at least 1}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] lhs_dilation [-1, 1] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// One dilation per spatial dimension, or none.
func.func @too_few_dilations(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'window dilation' has 1 entries, but there are 2 dimensions the window slides over}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] rhs_dilation [2] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// One reversal per spatial dimension, or none.
func.func @too_many_reversals(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{'reversal' has 3 entries, but there are 2 spatial dimensions}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] reversal [true, true, true] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// A kernel without elements is no window.
func.func @empty_kernel(%a: tensor<2x8x8x4xf32>, %b: tensor<0x3x4x6xf32>) {
  // expected-error@+1 {{'window' is 0 in dimension 0, but must be at least 1}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] : (tensor<2x8x8x4xf32>, tensor<0x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// A crop leaves something.
func.func @crops_too_much(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{padding -5 and -4 of dimension 0 of size 8 leaves no size that can be computed}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [-5, 0] high [-4, 0] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Sums of sizes do not wrap around.
func.func @padding_overflows(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{padding 9223372036854775807 and 1 of dimension 1 of size 8 leaves no size that can be computed}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 9223372036854775807] high [0, 1] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Products of sizes do not wrap around.
func.func @dilation_overflows(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{padding 0 and 0 of dimension 0 of size 8 leaves no size that can be computed}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] lhs_dilation [9223372036854775807, 1] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// The result has the size that the window gives.
func.func @result_size_differs(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{result has shape 2x6x6x6, but operands and attributes give 2x8x8x6}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [1, 1] high [1, 1] : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Narrow operands need an accumulator.
func.func @conv_without_accumulator(%a: tensor<2x8x8x4xbf16>, %b: tensor<3x3x4x6xbf16>) {
  // expected-error@+1 {{sums operands of type 'bf16', narrower than f32, without an accumulator}}
  %0 = mp.conv fwd %a, %b dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [0, 0] high [0, 0] : (tensor<2x8x8x4xbf16>, tensor<3x3x4x6xbf16>) -> tensor<2x6x6x6xbf16>
  return
}
