// Gather and scatter refuse dimension numbers that disagree.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// Indices are integers.
func.func @gather_float_indices(%a: tensor<8x10xf32>, %i: tensor<8x1xf32>) {
  // expected-error@+1 {{indices have elements of type 'f32', expected integers}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xf32>) -> tensor<8x10xf32>
  return
}

// -----

// An index vector lies in the indices.
func.func @gather_index_vector(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'index_vector' is 3 for indices of rank 2}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] start [0] index_vector 3 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// No negative dimension.
func.func @gather_index_vector_negative(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'index_vector' is -1 for indices of rank 2}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] start [0] index_vector -1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Each entry of an index vector points somewhere.
func.func @gather_start_length(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'start' has 2 entries, but there are 1 entries in an index vector}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] start [0, 1] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Dimensions of the operand.
func.func @gather_start_range(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'start' names dimension 2 of a value of rank 2}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] start [2] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Collapsed dimensions are sorted.
func.func @gather_collapsed_order(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'collapsed' must increase, but 0 follows 1}}
  %0 = mp.gather %a, %i slice [1, 1] offset [] collapsed [1, 0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  return
}

// -----

// A dimension is collapsed or batching.
func.func @gather_collapsed_batching(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'operand dimensions' names dimension 0 twice}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] batching [0] x [0] start [1] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Batching dimensions come in pairs.
func.func @gather_batching_pairs(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{batching dimensions: 1 of the operand, but 0 of the indices}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [1] batching [0] x [] start [1] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Batch sizes agree.
func.func @gather_batching_sizes(%a: tensor<8x10xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{batching dimension 0 of the operand has size 8, but dimension 0 of the indices has size 4}}
  %0 = mp.gather %a, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 1 : (tensor<8x10xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  return
}

// -----

// An index vector is no batch.
func.func @gather_batching_index_vector(%a: tensor<8x10xf32>, %i: tensor<4x1xi32>) {
  // expected-error@+1 {{dimension 1 of the indices is a batching dimension and 'index_vector' too}}
  %0 = mp.gather %a, %i slice [1, 1] offset [] collapsed [1] batching [0] x [1] start [1] index_vector 1 : (tensor<8x10xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  return
}

// -----

// Every operand dimension has a use.
func.func @gather_rank(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{window, dropped and batching dimensions number 1, but the operand has rank 2}}
  %0 = mp.gather %a, %i slice [1, 10] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// A slice size per dimension.
func.func @gather_slice_length(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'slice' has 1 entries, but there are 2 operand dimensions}}
  %0 = mp.gather %a, %i slice [1] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Slices have sizes.
func.func @gather_slice_negative(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'slice' is -1 in dimension 1, but must be at least 0}}
  %0 = mp.gather %a, %i slice [1, -1] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Slices fit.
func.func @gather_slice_fits(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'slice' is 11 in dimension 1 of size 10}}
  %0 = mp.gather %a, %i slice [1, 11] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// A collapsed slice has one element.
func.func @gather_slice_collapsed(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'slice' is 2 in dimension 0, but a collapsed or batching dimension has a slice of at most 1}}
  %0 = mp.gather %a, %i slice [2, 10] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Offsets lie in the result.
func.func @gather_offset_range(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{'offset' names dimension 2 of a value of rank 2}}
  %0 = mp.gather %a, %i slice [1, 10] offset [2] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Places, then slices.
func.func @gather_shape(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{result has shape 8x10, but operands and attributes give 10x8}}
  %0 = mp.gather %a, %i slice [1, 10] offset [0] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Types change by casts only.
func.func @gather_type(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>) {
  // expected-error@+1 {{result has elements of type 'f16', but operand has 'f32'}}
  %0 = mp.gather %a, %i slice [1, 10] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf16>
  return
}

// -----

// Ranks agree.
func.func @scatter_rank(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<8xf32>) {
  // expected-error@+1 {{updates have rank 1, but indices and window give 2}}
  %0 = mp.scatter add %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8x10xf32>
  return
}

// -----

// Window dimensions are sorted dimensions of the updates.
func.func @scatter_window_range(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<8x10xf32>) {
  // expected-error@+1 {{'window' names dimension 5 of a value of rank 2}}
  %0 = mp.scatter add %a, %i, %u window [5] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8x10xf32>) -> tensor<8x10xf32>
  return
}

// -----

// Windows fit.
func.func @scatter_window_fits(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<8x11xf32>) {
  // expected-error@+1 {{window of size 11 does not fit dimension 1 of size 10}}
  %0 = mp.scatter add %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8x11xf32>) -> tensor<8x10xf32>
  return
}

// -----

// An update per place.
func.func @scatter_shape(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<7x10xf32>) {
  // expected-error@+1 {{updates have shape 7x10, but indices and window give 8x10}}
  %0 = mp.scatter add %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<7x10xf32>) -> tensor<8x10xf32>
  return
}

// -----

// Bits of floats are not combined.
func.func @scatter_bits_of_floats(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<8x10xf32>) {
  // expected-error@+1 {{cannot combine elements of type 'f32' by 'or'}}
  %0 = mp.scatter or %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8x10xf32>) -> tensor<8x10xf32>
  return
}

// -----

// What replaces has the same type.
func.func @scatter_replace_type(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<8x10xf16>) {
  // expected-error@+1 {{result has elements of type 'f32', but updates has 'f16'}}
  %0 = mp.scatter replace %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8x10xf16>) -> tensor<8x10xf32>
  return
}

// -----

// Floats come from floats.
func.func @scatter_types(%a: tensor<8x10xf32>, %i: tensor<8x1xi32>, %u: tensor<8x10xi32>) {
  // expected-error@+1 {{cannot compute elements of type 'f32' from 'i32'}}
  %0 = mp.scatter add %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8x10xi32>) -> tensor<8x10xf32>
  return
}

// -----

// Sums of narrow floats need an accumulator.
func.func @scatter_without_accumulator(%a: tensor<8x10xf16>, %i: tensor<8x1xi32>, %u: tensor<8x10xf16>) {
  // expected-error@+1 {{sums operands of type 'f16', narrower than f32, without an accumulator}}
  %0 = mp.scatter add %a, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf16>, tensor<8x1xi32>, tensor<8x10xf16>) -> tensor<8x10xf16>
  return
}
