// What is kept is not looked into, but its border has to fit.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

func.func @no_dialect(%x: tensor<4xf32>) {
  // expected-error@+1 {{keeps 'fft', expected the name of an op, such as stablehlo.fft}}
  %0 = mp.opaque "fft" ins(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @moves_between_types(%x: tensor<4xf32>) {
  // expected-error@+1 {{moves elements, but does not have one operand and one result of one element type}}
  %0 = mp.opaque "stablehlo.all_gather" ins(%x) {moves} : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @moves_several(%x: tensor<4xf32>) {
  // expected-error@+1 {{moves elements, but does not have one operand}}
  %0:2 = mp.opaque "stablehlo.all_gather" ins(%x, %x) {moves} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @solve_of_one(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{has 1 operands, but rule solve is for 2}}
  %0 = mp.opaque "stablehlo.triangular_solve" ins(%x) rule solve : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @root_of_two(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{has 2 operands, but rule root is for 1}}
  %0 = mp.opaque "stablehlo.cholesky" ins(%x, %x) rule root : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @each_of_unequal_numbers(%x: tensor<4xf32>) {
  // expected-error@+1 {{has 2 operands and 1 results, but rule each is for as many}}
  %0 = mp.opaque "stablehlo.all_gather" ins(%x, %x) rule each : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @signature_of_other_number(%x: tensor<4xi32>) {
  // expected-error@+1 {{has 1 operands, but its signature has 0}}
  %0 = mp.opaque "stablehlo.custom_call" ins(%x) {signature = () -> tensor<4xui32>} : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @signature_of_other_type(%x: tensor<4xi32>) {
  // expected-error@+1 {{has a signature with type 'tensor<4xui64>' among the results, expected 'tensor<4xi32>', or that of unsigned elements}}
  %0 = mp.opaque "stablehlo.custom_call" ins(%x) {signature = (tensor<4xui32>) -> tensor<4xui64>} : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @dynamic_shape(%x: tensor<?xf32>) {
  // expected-error@+1 {{operand #0 must be variadic of}}
  %0 = mp.opaque "stablehlo.fft" ins(%x) : (tensor<?xf32>) -> tensor<4xf32>
  return
}
