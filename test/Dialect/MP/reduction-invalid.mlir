// Reductions and windows refuse dimensions, types and combiners that disagree.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// Dimensions of the operand.
func.func @reduce_out_of_range(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'dims' names dimension 2 of a value of rank 2}}
  %0 = mp.reduce add %a dims [2] : tensor<8x10xf32> to tensor<8xf32>
  return
}

// -----

// Each dimension once.
func.func @reduce_twice(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'dims' names dimension 1 twice}}
  %0 = mp.reduce add %a dims [1, 1] : tensor<8x10xf32> to tensor<8xf32>
  return
}

// -----

// Bits of floats are not combined.
func.func @reduce_bits_of_floats(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{cannot combine elements of type 'f32' by 'and'}}
  %0 = mp.reduce and %a dims [1] : tensor<8x10xf32> to tensor<8xf32>
  return
}

// -----

// Nothing is replaced in a reduction.
func.func @reduce_by_replace(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{cannot combine elements of type 'f32' by 'replace'}}
  %0 = mp.reduce replace %a dims [1] : tensor<8x10xf32> to tensor<8xf32>
  return
}

// -----

// Integers do not get narrower.
func.func @reduce_narrows_integers(%a: tensor<8x10xi32>) {
  // expected-error@+1 {{cannot compute elements of type 'i8' from 'i32'}}
  %0 = mp.reduce add %a dims [1] : tensor<8x10xi32> to tensor<8xi8>
  return
}

// -----

// The other dimensions stay.
func.func @reduce_shape(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{result has shape 10, but operands and attributes give 8}}
  %0 = mp.reduce add %a dims [1] : tensor<8x10xf32> to tensor<10xf32>
  return
}

// -----

// Sums of narrow floats need an accumulator.
func.func @reduce_without_accumulator(%a: tensor<8x10xf16>) {
  // expected-error@+1 {{sums operands of type 'f16', narrower than f32, without an accumulator}}
  %0 = mp.reduce add %a dims [1] : tensor<8x10xf16> to tensor<8xf16>
  return
}

// -----

// So do products.
func.func @product_without_accumulator(%a: tensor<8x10xbf16>) {
  // expected-error@+1 {{sums operands of type 'bf16', narrower than f32, without an accumulator}}
  %0 = mp.reduce mul %a dims [1] : tensor<8x10xbf16> to tensor<8xf32>
  return
}

// -----

// Even where none is needed it loses nothing.
func.func @maximum_with_lossy_accumulator(%a: tensor<8x10xf16>) {
  // expected-error@+1 {{accumulates in 'bf16', which loses values of an operand of type 'f16'}}
  %0 = mp.reduce max %a dims [1] accumulate bf16 : tensor<8x10xf16> to tensor<8xf16>
  return
}

// -----

// Only an extreme has a place.
func.func @arg_add(%a: tensor<8x10xf32>, %b: tensor<8x10xi32>) {
  // expected-error@+1 {{has kind 'add', expected 'max' or 'min'}}
  %0:2 = mp.arg_reduce add %a, %b dims [1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return
}

// -----

// One dimension is searched.
func.func @arg_two_dims(%a: tensor<8x10xf32>, %b: tensor<8x10xi32>) {
  // expected-error@+1 {{'dims' has 2 entries, but there are 1 dimensions to search}}
  %0:2 = mp.arg_reduce max %a, %b dims [0, 1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return
}

// -----

// A dimension of the operand.
func.func @arg_out_of_range(%a: tensor<8x10xf32>, %b: tensor<8x10xi32>) {
  // expected-error@+1 {{'dims' names dimension -1 of a value of rank 2}}
  %0:2 = mp.arg_reduce max %a, %b dims [-1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return
}

// -----

// An index per value.
func.func @arg_shapes(%a: tensor<8x10xf32>, %b: tensor<8x9xi32>) {
  // expected-error@+1 {{values have shape 8x10, but indices have 8x9}}
  %0:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x10xf32>, tensor<8x9xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return
}

// -----

// Indices are integers.
func.func @arg_float_indices(%a: tensor<8x10xf32>, %b: tensor<8x10xf32>) {
  // expected-error@+1 {{indices have elements of type 'f32', expected integers}}
  %0:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x10xf32>, tensor<8x10xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// -----

// The extreme value keeps its type.
func.func @arg_value_type(%a: tensor<8x10xf32>, %b: tensor<8x10xi32>) {
  // expected-error@+1 {{result has elements of type 'f16', but values has 'f32'}}
  %0:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf16>, tensor<8xi32>)
  return
}

// -----

// The index keeps its type.
func.func @arg_index_type(%a: tensor<8x10xf32>, %b: tensor<8x10xi32>) {
  // expected-error@+1 {{result has elements of type 'i64', but indices has 'i32'}}
  %0:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi64>)
  return
}

// -----

// The other dimensions stay.
func.func @arg_shape(%a: tensor<8x10xf32>, %b: tensor<8x10xi32>) {
  // expected-error@+1 {{result has shape 10, but operands and attributes give 8}}
  %0:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<10xf32>, tensor<10xi32>)
  return
}

// -----

// A window has elements.
func.func @pool_empty_window(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'window' is 0 in dimension 1, but must be at least 1}}
  %0 = mp.pool max %a window [1, 0] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// A size per dimension.
func.func @pool_window_length(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'window' has 1 entries, but there are 2 dimensions the window slides over}}
  %0 = mp.pool max %a window [2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// A base dilation per dimension, or none.
func.func @pool_dilation_length(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{'base dilation' has 1 entries, but there are 2 dimensions}}
  %0 = mp.pool max %a window [1, 2] strides [1, 2] low [0, 0] high [0, 0] base_dilation [2] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// The number of places.
func.func @pool_shape(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{result has shape 8x5, but operands and attributes give 8x4}}
  %0 = mp.pool max %a window [1, 3] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// A window wider than the padded operand has no place.
func.func @pool_no_place(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{result has shape 8x1, but operands and attributes give 8x0}}
  %0 = mp.pool max %a window [1, 11] strides [1, 1] low [0, 0] high [0, 0] : tensor<8x10xf32> to tensor<8x1xf32>
  return
}

// -----

// A window as long as 64 bits hold does not wrap around.
func.func @pool_overflow(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{leaves no size that can be computed}}
  %0 = mp.pool max %a window [1, 9223372036854775807] strides [1, 1] low [0, 0] high [0, 0] window_dilation [1, 2] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// Sums of narrow floats need an accumulator.
func.func @pool_without_accumulator(%a: tensor<8x10xf16>) {
  // expected-error@+1 {{sums operands of type 'f16', narrower than f32, without an accumulator}}
  %0 = mp.pool add %a window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf16> to tensor<8x5xf16>
  return
}

// -----

// Bits of floats are not combined.
func.func @pool_bits_of_floats(%a: tensor<8x10xf32>) {
  // expected-error@+1 {{cannot combine elements of type 'f32' by 'or'}}
  %0 = mp.pool or %a window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32> to tensor<8x5xf32>
  return
}

// -----

// Only an extreme has a gradient here.
func.func @pool_grad_of_sum(%a: tensor<8x10xf32>, %b: tensor<8x5xf32>) {
  // expected-error@+1 {{has kind 'add', expected 'max' or 'min'}}
  %0 = mp.pool_grad add %a, %b window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32>, tensor<8x5xf32>
  return
}

// -----

// A cotangent per place.
func.func @pool_grad_shape(%a: tensor<8x10xf32>, %b: tensor<8x4xf32>) {
  // expected-error@+1 {{cotangent has shape 8x4, but the window has 8x5 places}}
  %0 = mp.pool_grad max %a, %b window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32>, tensor<8x4xf32>
  return
}

// -----

// Floats give floats.
func.func @pool_grad_types(%a: tensor<8x10xf32>, %b: tensor<8x5xi32>) {
  // expected-error@+1 {{cannot compute elements of type 'f32' from 'i32'}}
  %0 = mp.pool_grad max %a, %b window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32>, tensor<8x5xi32>
  return
}

// -----

// Windows overlap, so narrow floats are summed.
func.func @pool_grad_without_accumulator(%a: tensor<8x10xf16>, %b: tensor<8x5xf16>) {
  // expected-error@+1 {{sums operands of type 'f16', narrower than f32, without an accumulator}}
  %0 = mp.pool_grad max %a, %b window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf16>, tensor<8x5xf16>
  return
}
