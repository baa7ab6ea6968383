// RUN: mp-opt --split-input-file --verify-diagnostics %s

// Printing left out the elements; nothing can be trained with what is left.
func.func @main() -> tensor<100xf32> {
  // expected-error@below {{the elements of this constant were left out when the file was printed; print it again without eliding large constants}}
  %0 = stablehlo.constant dense_resource<__elided__> : tensor<100xf32>
  return %0 : tensor<100xf32>
}

// -----

// The reader knows what each attribute looks like.
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{attribute 'permutation' is "sideways", which is not of the form this op has}}
  %0 = "stablehlo.transpose"(%a) {permutation = "sideways"} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{needs attribute 'permutation'}}
  %0 = "stablehlo.transpose"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@below {{dimension numbers have 'lhs_contracting_dimensions' as "one"}}
  %0 = "stablehlo.dot_general"(%a, %a) {dot_dimension_numbers = {lhs_contracting_dimensions = "one"}} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @main(%x: tensor<2x8x8x3xf32>, %w: tensor<3x3x3x16xf32>) {
  // expected-error@below {{expected an integer, 'b' or 'f', each once}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, q]x[0, 1, i, o]->[b, 0, 1, f], window = {} : (tensor<2x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<2x6x6x16xf32>
  return
}

// -----

// Replicas may have other data.
// expected-error@below {{the program is for 8 replicas; export the step of one device}}
module @replicated attributes {mhlo.num_replicas = 8 : i32} {
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// expected-error@below {{argument 0 is aliased to result 7 : i32, but the function has 1}}
func.func @main(%a: tensor<4xf32> {tf.aliasing_output = 7 : i32}) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{use of undeclared SSA value name}}
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @unused(%a: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{operand #0 is defined where this op cannot see it}}
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32>
  return %0 : tensor<f32>
}
