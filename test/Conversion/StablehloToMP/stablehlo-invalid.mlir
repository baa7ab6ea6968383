// RUN: mp-opt %s --split-input-file --verify-diagnostics

// expected-error-re@below {{cannot import 1 op of 1 kind{{.*}}func.func{{.*}}dynamic shape tensor<?x8xf32>{{.*}}static shapes}}
func.func @dynamic_arguments_are_the_only_error(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// A region works on each element: nobody knows what this op does with one.
func.func @reducer_of_tensors(%x: tensor<8xi32>, %i: tensor<i32>) -> tensor<i32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}the region has stablehlo.smooth{{.*}}use elementwise ops}}
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.smooth"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// A region never narrows.
func.func @reducer_in_a_narrower_type(%x: tensor<8xf32>, %i: tensor<f16>) -> tensor<f16> {
  // expected-error-re@below {{cannot import 1 op{{.*}}a reducer in another type than the operand's}}
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%s) : (tensor<f16>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

// -----

// Their sizes are not multiplied before that is known.
func.func @dimension_reduced_twice(%x: tensor<4000000000x2xi32>, %i: tensor<i32>) -> tensor<i32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}a dimension is reduced twice}}
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.subtract"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 0, 0, 0>} : (tensor<4000000000x2xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @window_of_another_shape(%x: tensor<8xf32>, %i: tensor<f32>) -> tensor<5xf32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}the window does not give the shape of the result}}
  %0 = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 3>} : (tensor<8xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// What a region combines becomes a tensor first.
func.func @windows_that_see_too_much(%x: tensor<1x1xi32>, %i: tensor<i32>) -> tensor<2000000000x2000000000xi32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}the windows see too many elements{{.*}}use a sum or an extreme}}
  %0 = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.subtract"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {window_dimensions = array<i64: 2000000000, 2000000000>, window_strides = array<i64: 1, 1>, padding = dense<[[1999999999, 1999999999], [1999999999, 1999999999]]> : tensor<2x2xi64>} : (tensor<1x1xi32>, tensor<i32>) -> tensor<2000000000x2000000000xi32>
  return %0 : tensor<2000000000x2000000000xi32>
}

// -----

func.func @loop_that_changes_a_type(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}does not return the types of the results}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @branch_by_a_number(%x: tensor<f32>) -> tensor<f32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}not a boolean scalar and two regions}}
  %0 = "stablehlo.if"(%x) ({
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// All ops of regions are found in one run; what is kept is none of them.
func.func @ops_of_regions(%x: tensor<2xf32>, %i: tensor<i32>, %s: tensor<4xui32>, %n: tensor<1xi64>) -> tensor<2xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = "stablehlo.fft"(%x) {fft_type = "RFFT", fft_length = array<i64: 2>} : (tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = "stablehlo.triangular_solve"(%x, %x) {left_side = true, lower = true, unit_diagonal = true, transpose_a = "NO_TRANSPOSE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
  }) : (tensor<i32>) -> tensor<2xf32>
  // expected-error-re@below {{cannot import 2 ops of 2 kinds{{.*}}a state of another type than two ui64{{.*}}operand 1 is not a constant}}
  %2:2 = "stablehlo.rng_bit_generator"(%s) {rng_algorithm = "PHILOX"} : (tensor<4xui32>) -> (tensor<4xui32>, tensor<2xui32>)
  %3 = "stablehlo.real_dynamic_slice"(%0, %n, %n, %n) : (tensor<2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  return %3 : tensor<2xf32>
}

// -----

func.func @malformed_ops(%x: tensor<4xf32>, %y: tensor<4xi32>) -> tensor<4xf32> {
  // expected-error-re@below {{cannot import 3 ops of 3 kinds{{.*}}types differ{{.*}}wrong number{{.*}}no valid comparison_direction}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  %1 = "stablehlo.add"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.compare"(%x, %x) {comparison_direction = "XX"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xf32>
}

// -----

func.func @batch_is_also_feature(%x: tensor<4x3x8xf32>, %w: tensor<5x3x3xf32>) -> tensor<4x5x6xf32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}dimension number 0 of the result is given twice}}
  %y = "stablehlo.convolution"(%x, %w) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 1 : i64, input_spatial_dimensions = array<i64: 2>, kernel_input_feature_dimension = 1 : i64, kernel_output_feature_dimension = 0 : i64, kernel_spatial_dimensions = array<i64: 2>, output_batch_dimension = 0 : i64, output_feature_dimension = 0 : i64, output_spatial_dimensions = array<i64: 2>}} : (tensor<4x3x8xf32>, tensor<5x3x3xf32>) -> tensor<4x5x6xf32>
  return %y : tensor<4x5x6xf32>
}

// -----

// Numbers that fit no shape are for the verifier of the new op to refuse.
func.func @transpose_out_of_range(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{'mp.transpose' op}}
  %0 = "stablehlo.transpose"(%x) {permutation = array<i64: 1>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @even(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @even(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @odd(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @odd(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{recursive call of @even; a training step must not recurse}}
  %0 = func.call @even(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{call of @outside, which has no body}}
  %1 = func.call @outside(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func private @other(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{call of @other with other types than the function has}}
  %0 = "stablehlo.composite"(%x) {name = "mark", decomposition = @other} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-error@below {{2 public functions and none is called main; rename the entry to main or make the others private}}
func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error@below {{no public function with a body, so no entry to convert}}
module {
  func.func private @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
