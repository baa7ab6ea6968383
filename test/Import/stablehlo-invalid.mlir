// RUN: mp-opt %s --split-input-file --verify-diagnostics

// expected-error-re@below {{cannot import 1 op of 1 kind{{.*}}func.func{{.*}}dynamic shape tensor<?x8xf32>{{.*}}static shapes}}
func.func @dynamic_arguments_are_the_only_error(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @unknown_reducer(%x: tensor<8xi32>, %i: tensor<i32>) -> tensor<i32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}unknown reducer stablehlo.xor{{.*}}use add}}
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.xor"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @reducer_of_one_operand_only(%x: tensor<8xf32>, %i: tensor<f32>) -> tensor<f32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}unknown reducer}}
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%b, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// An argmax that loses NaN is not the one of mp.
func.func @argmax_without_nan(%x: tensor<10xf32>) -> tensor<i32> {
  %i = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xi32>
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %zero = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // expected-error-re@below {{cannot import 1 op{{.*}}unknown reducer of two operands}}
  %0:2 = "stablehlo.reduce"(%x, %i, %low, %zero) ({
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "GE", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.select"(%2, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.select"(%2, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%3, %4) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<10xf32>, tensor<10xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %0#1 : tensor<i32>
}

// -----

// The second operand has to count the elements, or the initial index could win.
func.func @argmax_of_other_indices(%x: tensor<10xi32>, %i: tensor<10xi32>) -> tensor<i32> {
  %low = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
  %zero = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // expected-error-re@below {{cannot import 1 op{{.*}}does not count the elements}}
  %0:2 = "stablehlo.reduce"(%x, %i, %low, %zero) ({
  ^bb0(%a: tensor<i32>, %j: tensor<i32>, %b: tensor<i32>, %k: tensor<i32>):
    %2 = "stablehlo.compare"(%a, %b) {comparison_direction = "GT", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.compare"(%j, %k) {comparison_direction = "LT", compare_type = "SIGNED"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.and"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = "stablehlo.or"(%2, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.select"(%2, %a, %b) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.select"(%6, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%7, %8) : (tensor<i32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<10xi32>, tensor<10xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %0#1 : tensor<i32>
}

// -----

// A signless extreme would compare large numbers as negative ones.
func.func @max_of_unsigned(%x: tensor<8xui8>, %i: tensor<ui8>) -> tensor<ui8> {
  // expected-error-re@below {{cannot import 1 op{{.*}}extremes of unsigned integers{{.*}}convert to a signed type first}}
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = "stablehlo.maximum"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%s) : (tensor<ui8>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

// -----

func.func @padded_sum_from_one(%x: tensor<8xf32>) -> tensor<8xf32> {
  %one = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  // expected-error-re@below {{cannot import 1 op{{.*}}a padded window with another initial value than neutral}}
  %0 = "stablehlo.reduce_window"(%x, %one) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = array<i64: 1, 1>} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// With GT the last of equal elements would win.
func.func @select_the_last(%x: tensor<8xf32>, %g: tensor<4xf32>, %zero: tensor<f32>) -> tensor<8xf32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}unknown selection{{.*}}select with GE or LE}}
  %1 = "stablehlo.select_and_scatter"(%x, %g, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) {comparison_direction = "GT", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = array<i64: 0, 0>} : (tensor<8xf32>, tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

func.func @algorithm_in_three_parts(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) -> tensor<4x3xf32> {
  // expected-error-re@below {{cannot import 1 op{{.*}}an algorithm of several parts}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 3, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
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
