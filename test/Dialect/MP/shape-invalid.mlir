// Ops that move data refuse shapes and numbers that disagree.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// One result dimension per operand dimension.
func.func @broadcast_too_few_dims(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'dims' has 1 entries, but there are 2 operand dimensions}}
  %0 = mp.broadcast %a dims [0] : tensor<8x10xf32> to tensor<8x10xf32>
  return
}

// -----

// Dimensions of the result.
func.func @broadcast_out_of_range(%a: tensor<10xf32>) {
  // expected-error@+1 {{'dims' names dimension 2 of a value of rank 2}}
  %0 = mp.broadcast %a dims [2] : tensor<10xf32> to tensor<8x10xf32>
  return
}

// -----

// Two operand dimensions cannot become one.
func.func @broadcast_twice(%a: tensor<1x10xf32>) {
  // expected-error@+1 {{'dims' names dimension 1 twice}}
  %0 = mp.broadcast %a dims [1, 1] : tensor<1x10xf32> to tensor<8x10xf32>
  return
}

// -----

// Only size one is repeated.
func.func @broadcast_size(%a: tensor<5xf32>) {
  // expected-error@+1 {{operand dimension 0 of size 5 cannot become result dimension 1 of size 10; only size 1 is repeated}}
  %0 = mp.broadcast %a dims [1] : tensor<5xf32> to tensor<8x10xf32>
  return
}

// -----

// Types change by casts only.
func.func @broadcast_type(%a: tensor<10xf32>) {
  // expected-error@+1 {{result has elements of type 'f16', but operand has 'f32'; only a cast changes the type}}
  %0 = mp.broadcast %a dims [1] : tensor<10xf32> to tensor<8x10xf16>
  return
}

// -----

// The number of elements stays.
func.func @reshape_elements(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{operand of shape 8x10 and result of shape 9x10 have different or too many elements}}
  %0 = mp.reshape %a  : tensor<8x10xf32> to tensor<9x10xf32>
  return
}

// -----

// 2^64 elements are not 0 elements.
func.func @reshape_overflow(%a: tensor<4294967296x4294967296xf32>) {
  // expected-error@+1 {{operand of shape 4294967296x4294967296 and result of shape 0 have different or too many elements}}
  %0 = mp.reshape %a  : tensor<4294967296x4294967296xf32> to tensor<0xf32>
  return
}

// -----

// Types change by casts only.
func.func @reshape_type(%a: tensor<8xf32>) {
  // expected-error@+1 {{result has elements of type 'i32', but operand has 'f32'}}
  %0 = mp.reshape %a  : tensor<8xf32> to tensor<8xi32>
  return
}

// -----

// One number per dimension.
func.func @transpose_too_few(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'perm' has 1 entries, but there are 2 operand dimensions}}
  %0 = mp.transpose %a perm [0] : tensor<8x10xf32> to tensor<8x10xf32>
  return
}

// -----

// Each dimension once.
func.func @transpose_twice(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'perm' names dimension 0 twice}}
  %0 = mp.transpose %a perm [0, 0] : tensor<8x10xf32> to tensor<8x8xf32>
  return
}

// -----

// No other dimension.
func.func @transpose_out_of_range(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'perm' names dimension 7 of a value of rank 2}}
  %0 = mp.transpose %a perm [0, 7] : tensor<8x10xf32> to tensor<8x8xf32>
  return
}

// -----

// Sizes follow.
func.func @transpose_shape(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{result has shape 8x10, but operands and attributes give 10x8}}
  %0 = mp.transpose %a perm [1, 0] : tensor<8x10xf32> to tensor<8x10xf32>
  return
}

// -----

// Dimensions of the operand.
func.func @reverse_out_of_range(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'dims' names dimension 2 of a value of rank 2}}
  %0 = mp.reverse %a dims [2] : tensor<8x10xf32>
  return
}

// -----

// A start per dimension.
func.func @slice_start_length(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'start' has 1 entries, but there are 2 operand dimensions}}
  %0 = mp.slice %a start [0] limit [8, 4] strides [1, 1] : tensor<8x10xf32> to tensor<8x4xf32>
  return
}

// -----

// A limit per dimension.
func.func @slice_limit_length(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'limit' has 3 entries, but there are 2 operand dimensions}}
  %0 = mp.slice %a start [0, 0] limit [8, 4, 1] strides [1, 1] : tensor<8x10xf32> to tensor<8x4xf32>
  return
}

// -----

// A stride per dimension.
func.func @slice_strides_length(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'strides' has 0 entries, but there are 2 operand dimensions}}
  %0 = mp.slice %a start [0, 0] limit [8, 4] strides [] : tensor<8x10xf32> to tensor<8x4xf32>
  return
}

// -----

// No negative start.
func.func @slice_negative_start(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'start' is -1 in dimension 1, but must be at least 0}}
  %0 = mp.slice %a start [0, -1] limit [8, 4] strides [1, 1] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// Strides go forward.
func.func @slice_zero_stride(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'strides' is 0 in dimension 0, but must be at least 1}}
  %0 = mp.slice %a start [0, 0] limit [8, 4] strides [0, 1] : tensor<8x10xf32> to tensor<8x4xf32>
  return
}

// -----

// No limit beyond the operand.
func.func @slice_limit(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'limit' is 11 in dimension 1 of size 10}}
  %0 = mp.slice %a start [0, 0] limit [8, 11] strides [1, 1] : tensor<8x10xf32> to tensor<8x11xf32>
  return
}

// -----

// Starts lie before limits.
func.func @slice_start_beyond_limit(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'start' is 5 in dimension 1, beyond 'limit' 4}}
  %0 = mp.slice %a start [0, 5] limit [8, 4] strides [1, 1] : tensor<8x10xf32> to tensor<8x0xf32>
  return
}

// -----

// The last stride may be cut short.
func.func @slice_shape(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{result has shape 8x3, but operands and attributes give 8x4}}
  %0 = mp.slice %a start [0, 0] limit [8, 10] strides [1, 3] : tensor<8x10xf32> to tensor<8x3xf32>
  return
}

// -----

// A low padding per dimension.
func.func @pad_low_length(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{'low' has 1 entries, but there are 2 operand dimensions}}
  %0 = mp.pad %a, %v low [0] high [0, 6] interior [0, 0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x16xf32>
  return
}

// -----

// A high padding per dimension.
func.func @pad_high_length(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{'high' has 3 entries, but there are 2 operand dimensions}}
  %0 = mp.pad %a, %v low [0, 0] high [0, 6, 0] interior [0, 0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x16xf32>
  return
}

// -----

// An interior padding per dimension.
func.func @pad_interior_length(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{'interior' has 0 entries, but there are 2 operand dimensions}}
  %0 = mp.pad %a, %v low [0, 0] high [0, 6] interior [] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x16xf32>
  return
}

// -----

// Nothing can be taken out between elements.
func.func @pad_negative_interior(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{'interior' is -1 in dimension 1, but must be at least 0}}
  %0 = mp.pad %a, %v low [0, 0] high [0, 6] interior [0, -1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x16xf32>
  return
}

// -----

// One value for all places.
func.func @pad_value_rank(%a: tensor<8x10xf32>, %v: tensor<1xf32>) {
  // expected-error@+1 {{value has rank 1, expected rank 0}}
  %0 = mp.pad %a, %v low [0, 0] high [0, 6] interior [0, 0] : (tensor<8x10xf32>, tensor<1xf32>) -> tensor<8x16xf32>
  return
}

// -----

// A value of the same type.
func.func @pad_value_type(%a: tensor<8x10xf32>, %v: tensor<f16>) {
  // expected-error@+1 {{result has elements of type 'f32', but value has 'f16'}}
  %0 = mp.pad %a, %v low [0, 0] high [0, 6] interior [0, 0] : (tensor<8x10xf32>, tensor<f16>) -> tensor<8x16xf32>
  return
}

// -----

// A crop leaves something.
func.func @pad_crops_too_much(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{padding -5 and -4 of dimension 0 of size 8 leaves no size that can be computed}}
  %0 = mp.pad %a, %v low [-5, 0] high [-4, 0] interior [0, 0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x10xf32>
  return
}

// -----

// Sizes do not wrap around.
func.func @pad_overflows(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{padding 0 and 0 of dimension 1 of size 10 leaves no size that can be computed}}
  %0 = mp.pad %a, %v low [0, 0] high [0, 0] interior [0, 9223372036854775807] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x10xf32>
  return
}

// -----

// The padded size.
func.func @pad_shape(%a: tensor<8x10xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{result has shape 8x16, but operands and attributes give 8x26}}
  %0 = mp.pad %a, %v low [0, 1] high [0, 6] interior [0, 1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x16xf32>
  return
}

// -----

// At least one operand.
func.func @concat_nothing() {
  // expected-error@+1 {{has 0 operands, expected at least 1}}
  %0 = "mp.concat"() {dim = 0 : i64} : () -> tensor<0xf32>
  return
}

// -----

// A dimension of the result.
func.func @concat_dim(%a: tensor<8xf32>) {
  // expected-error@+1 {{'dim' names dimension 1 of a value of rank 1}}
  %0 = mp.concat %a dim 1 : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// One rank.
func.func @concat_rank(%a: tensor<8xf32>, %b: tensor<8x1xf32>) {
  // expected-error@+1 {{operand 1 has rank 2, but the result has rank 1}}
  %0 = mp.concat %a, %b dim 0 : (tensor<8xf32>, tensor<8x1xf32>) -> tensor<16xf32>
  return
}

// -----

// Equal sizes beside the joined dimension.
func.func @concat_beside(%a: tensor<8x2xf32>, %b: tensor<8x3xf32>) {
  // expected-error@+1 {{operand 1 of shape 8x3 differs from the result of shape 16x2 beside dimension 0}}
  %0 = mp.concat %a, %b dim 0 : (tensor<8x2xf32>, tensor<8x3xf32>) -> tensor<16x2xf32>
  return
}

// -----

// Sizes add up.
func.func @concat_sum(%a: tensor<8xf32>) {
  // expected-error@+1 {{result has size 17 in dimension 0, but the sizes of the operands add up to 16}}
  %0 = mp.concat %a, %a dim 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<17xf32>
  return
}

// -----

// Sums do not wrap around.
func.func @concat_overflow(%a: tensor<9223372036854775807xi8>) {
  // expected-error@+1 {{result has size 3 in dimension 0, but the sizes of the operands add up to more than 2^63}}
  %0 = mp.concat %a, %a dim 0 : (tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8>) -> tensor<3xi8>
  return
}

// -----

// One type.
func.func @concat_type(%a: tensor<8xf32>, %b: tensor<8xf16>) {
  // expected-error@+1 {{result has elements of type 'f32', but operand has 'f16'}}
  %0 = mp.concat %a, %b dim 0 : (tensor<8xf32>, tensor<8xf16>) -> tensor<16xf32>
  return
}

// -----

// A dimension of the result.
func.func @iota_dim() {
  // expected-error@+1 {{'dim' names dimension 2 of a value of rank 2}}
  %0 = mp.iota dim 2 : tensor<8x10xi32>
  return
}

// -----

// Numbers.
func.func @iota_type() {
  // expected-error@+1 {{cannot count in elements of type 'complex<f32>'}}
  %0 = mp.iota dim 0 : tensor<8xcomplex<f32>>
  return
}

// -----

// At least one operand.
func.func @barrier_nothing() {
  // expected-error@+1 {{has 0 operands, expected at least 1}}
  "mp.barrier"() : () -> ()
  return
}
