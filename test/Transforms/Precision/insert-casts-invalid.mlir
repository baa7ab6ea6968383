// RUN: mp-opt %s --mp-insert-casts --split-input-file --verify-diagnostics

func.func @too_many(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{has a plan for 2 operands and 1 results, but has 1 and 1}}
  %0 = math.exp %x {mp.precision = #mp.precision<compute f32, operands [f16, f16], results [f16]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @mask_is_no_float(%m: tensor<8xi1>, %x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is planned to read operand 0 as 'f16', but it is of type 'tensor<8xi1>'}}
  %0 = arith.select %m, %x, %x {mp.precision = #mp.precision<compute f16, operands [f16, f16, f16], results [f16]>} : tensor<8xi1>, tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @state_keeps_its_type(%g: tensor<8xf32>, %s: tensor<f32>) -> tensor<8xf32> {
  // expected-error@+1 {{is planned to write result 0 as 'f16', but the op keeps it 'tensor<8xf32>'}}
  %0 = mp.unscale %g, %s {mp.precision = #mp.precision<compute f32, operands [f32, f32], results [f16]>} : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @an_op_without_a_model(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{has a plan of precision that can not be applied: the op has no precision model}}
  %0 = linalg.softmax {mp.precision = #mp.precision<compute f16, operands [f16, f16], results [f16]>} dimension(0) ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @a_plan_in_other_words(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{has a plan of precision that can not be applied: the attribute is no #mp.precision}}
  %0 = math.exp %x {mp.precision = "f16"} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @two_types_of_one_value(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{is planned to hand on 'tensor<8xf32>' as 'f16' and 'f32'}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  } {mp.precision = #mp.precision<compute f32, operands [none, none, none, f16], results [f32]>}
  return %0 : tensor<8xf32>
}

// -----

func.func @carried_is_no_float(%x: tensor<8xi32>, %n: index) -> tensor<8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{is planned to hand on 'tensor<8xi32>' as 'f16' and 'f16'}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xi32> {
    scf.yield %a : tensor<8xi32>
  } {mp.precision = #mp.precision<compute f32, operands [none, none, none, f16], results [f16]>}
  return %0 : tensor<8xi32>
}
