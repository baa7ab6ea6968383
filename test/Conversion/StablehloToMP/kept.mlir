// What there is no op for is kept with its attributes, regions and functions.
// Written back and read again it is the same, and what was read is written.
// RUN: mp-opt %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=WRITTEN %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// CHECK-LABEL: func.func @main
// WRITTEN-LABEL: func.func @main
func.func @main(%x: tensor<4x8xf32>, %a: tensor<4x4xf32>, %z: tensor<4xcomplex<f32>>, %k: tensor<2xui32>)
    -> (tensor<4x5xf32>, tensor<4x4xf32>, tensor<4xcomplex<f32>>, tensor<2xui32>, tensor<4x8xf32>, tensor<complex<f32>>) {
  // CHECK: %[[F:.*]] = mp.opaque "stablehlo.fft" ins(%arg0) rule linear {config = {fft_length = array<i64: 8>, fft_type = "RFFT"}}
  // WRITTEN: "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}>
  %0 = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.real" ins(%[[F]]) rule linear : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
  %1 = stablehlo.real %0 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
  // What lies around is converted as ever.
  // CHECK: arith.mulf
  %2 = stablehlo.multiply %1, %1 : tensor<4x5xf32>

  // CHECK: mp.opaque "stablehlo.cholesky" ins(%arg1) rule root {config = {lower = true}}
  // WRITTEN: "stablehlo.cholesky"(%arg1) <{lower = true}>
  %3 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  // CHECK: mp.opaque "stablehlo.triangular_solve" ins(%{{.*}}, %arg1) rule solve
  // WRITTEN: transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  %4 = "stablehlo.triangular_solve"(%3, %a) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // Of what a library does nothing is known, but what its name says.
  // CHECK: mp.opaque "stablehlo.custom_call" ins(%{{.*}}) {config = {api_version = 4 : i32, call_target_name = "lapack_spotrf_ffi", has_side_effect = false, mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [{operand_index = 0 : i64, operand_tuple_indices = [], output_tuple_indices = [0]}]
  // WRITTEN: "stablehlo.custom_call"({{.*}}) <{api_version = 4 : i32, call_target_name = "lapack_spotrf_ffi", has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]{{.*}}}> {mhlo.backend_config = {uplo = 76 : ui8}}
  %5:2 = stablehlo.custom_call @lapack_spotrf_ffi(%4) {api_version = 4 : i32, mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  // CHECK: mp.opaque "stablehlo.custom_call" ins({{.*}}) rule solve {config = {call_target_name = "lapack_strsm_ffi"
  %6 = stablehlo.custom_call @lapack_strsm_ffi(%5#0, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>

  // Elementwise on complex numbers.
  // CHECK: mp.opaque "stablehlo.multiply" ins(%arg2, %arg2) rule product
  %7 = stablehlo.multiply %z, %z : tensor<4xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.exponential" ins(%{{.*}}) :
  %8 = stablehlo.exponential %7 : tensor<4xcomplex<f32>>
  // A sum is linear, a product of all elements is not.
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  // CHECK: mp.opaque "stablehlo.reduce" ins(%arg2, %{{.*}}) rule common {
  %sum = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  // CHECK: mp.opaque "stablehlo.reduce" ins(%arg2, %{{.*}}) {
  %all = stablehlo.reduce(%z init: %sum) applies stablehlo.multiply across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  // What is put down, or added, in some places; a product there is not linear.
  %place = stablehlo.constant dense<1> : tensor<1xi32>
  %start = stablehlo.constant dense<1> : tensor<i32>
  %part = stablehlo.slice %z [0:2] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.dynamic_update_slice" ins(%arg2, {{.*}}) rule common
  %put = stablehlo.dynamic_update_slice %z, %part, %start : (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.scatter" ins(%{{.*}}) rule common
  %set = "stablehlo.scatter"(%put, %place, %part) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%old: tensor<complex<f32>>, %new: tensor<complex<f32>>):
    stablehlo.return %new : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>, tensor<1xi32>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.scatter" ins(%{{.*}}) rule common
  %added = "stablehlo.scatter"(%set, %place, %part) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%old: tensor<complex<f32>>, %new: tensor<complex<f32>>):
    %next = stablehlo.add %old, %new : tensor<complex<f32>>
    stablehlo.return %next : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>, tensor<1xi32>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.scatter" ins(%{{[^)]*}}) {
  %multiplied = "stablehlo.scatter"(%added, %place, %part) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%old: tensor<complex<f32>>, %new: tensor<complex<f32>>):
    %next = stablehlo.multiply %old, %new : tensor<complex<f32>>
    stablehlo.return %next : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>, tensor<1xi32>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // CHECK: arith.constant dense<(1.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
  %c = stablehlo.constant dense<(1.0, 0.0)> : tensor<4xcomplex<f32>>
  // CHECK: mp.opaque "stablehlo.add" ins({{.*}}) rule common
  %off = stablehlo.add %8, %c : tensor<4xcomplex<f32>>
  %9 = stablehlo.add %off, %multiplied : tensor<4xcomplex<f32>>

  // The callee sees unsigned integers.
  // CHECK: {config = {call_target_name = "mix", has_side_effect = true}, has_effects, signature = (tensor<2xui32>) -> tensor<2xui32>} : (tensor<2xi32>) -> tensor<2xi32>
  // WRITTEN: "stablehlo.custom_call"({{.*}}) <{call_target_name = "mix", has_side_effect = true}> : (tensor<2xui32>) -> tensor<2xui32>
  %10 = stablehlo.custom_call @mix(%k) {has_side_effect = true} : (tensor<2xui32>) -> tensor<2xui32>

  // A function that a library calls back.
  // CHECK: mp.opaque "stablehlo.custom_call" ins(%arg0) {code = "{{.*}}sym_name = \22helper\22{{.*}}", config = {call_target_name = "apply", called_computations = [@helper], has_side_effect = false}}
  // WRITTEN: call_target_name = "apply", called_computations = [@helper]
  %11 = stablehlo.custom_call @apply(%x) {called_computations = [@helper]} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %2, %6, %9, %10, %11, %all : tensor<4x5xf32>, tensor<4x4xf32>, tensor<4xcomplex<f32>>, tensor<2xui32>, tensor<4x8xf32>, tensor<complex<f32>>
}

// WRITTEN-LABEL: func.func private @helper
// WRITTEN: "stablehlo.compare"{{.*}} <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}>
func.func private @helper(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>
  return %1 : tensor<f32>
}
