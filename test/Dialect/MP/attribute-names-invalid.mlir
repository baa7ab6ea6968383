// An attribute of ours that is misspelt, or stands where nobody reads it.
// RUN: mp-opt %s --split-input-file --verify-diagnostics
// RUN: not mp-opt %S/Inputs/misspelt_role.stablehlo.mlir 2>&1 | FileCheck %s
// CHECK: error: {{.*}}'mp.rol' of argument 0 is not an attribute of mp; did you mean 'mp.role'?

// expected-error@+1 {{'mp.polcy' is not an attribute of mp; did you mean 'mp.policy'?}}
module attributes {mp.polcy = #mp.policy<f16>} {}

// -----

// expected-error@+1 {{'mp.rol' of argument 1 is not an attribute of mp; did you mean 'mp.role'?}}
func.func @argument(%w: tensor<4xf32>, %x: tensor<4xf32> {mp.rol = #mp.role<batch>}) {
  return
}

// -----

// expected-error@+1 {{'mp.nam' of result 0 is not an attribute of mp; did you mean 'mp.name'?}}
func.func @result(%x: tensor<4xf32>) -> (tensor<4xf32> {mp.nam = "y"}) {
  return %x : tensor<4xf32>
}

// -----

func.func @op(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'mp.opclass' is not an attribute of mp; did you mean 'mp.op_class'?}}
  %0 = arith.addf %x, %x {mp.opclass = #mp.op_class<deny>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Nothing is near: no suggestion.
// expected-error@+1 {{'mp.favourite_colour' is not an attribute of mp}}
module attributes {mp.favourite_colour = "grey"} {}

// -----

func.func @role_of_op(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'mp.role' belongs on an argument or a result of a function}}
  %0 = arith.addf %x, %x {mp.role = #mp.role<loss>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{'mp.op_class' of argument 0 belongs on an op}}
func.func @class_of_argument(%x: tensor<4xf32> {mp.op_class = #mp.op_class<deny>}) {
  return
}

// -----

// Others' attributes are not ours to judge, nor is a prefix that goes on.
func.func @foreign(%x: tensor<4xf32> {llvm.noalias}) attributes {mpx = 1} {
  return
}
