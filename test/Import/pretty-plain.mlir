// RUN: mp-translate --print-normal-form %s | FileCheck %s

// Ops that are a list of operands and keys, in the text JAX prints.

// One type stands for every operand and the result, or a function type for
// both.
// CHECK-LABEL: func.func @elementwise(
func.func @elementwise(%a: tensor<4xf32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // CHECK: "stablehlo.add"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  // CHECK: "stablehlo.exponential"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.exponential %0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  // CHECK: "stablehlo.convert"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xbf16>
  %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xbf16>
  // CHECK: "stablehlo.clamp"(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.clamp %a, %0, %1 : tensor<4xf32>
  // CHECK: "stablehlo.select"(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.select %p, %a, %3 : tensor<4xi1>, tensor<4xf32>
  // CHECK: "stablehlo.real"(%{{.*}}) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %5 = stablehlo.real %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // CHECK: "stablehlo.complex"(%{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %6 = stablehlo.complex %5, %5 : tensor<4xcomplex<f32>>
  // CHECK: "stablehlo.is_finite"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xi1>
  %7 = stablehlo.is_finite %4 : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: "chlo.square"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %8 = chlo.square %a : tensor<4xf32> -> tensor<4xf32>
  // CHECK: "chlo.broadcast_add"(%{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %9 = chlo.broadcast_add %a, %8 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "chlo.next_after"(%{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %10 = chlo.next_after %a, %8 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}

// Keys become the attributes they stand for.
// CHECK-LABEL: func.func @keys(
func.func @keys(%a: tensor<4x2xf32>, %i: tensor<i64>, %f: tensor<f32>, %s: tensor<2xui64>) {
  // CHECK: "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x10xi32>
  %0 = stablehlo.iota dim = 1 : tensor<4x10xi32>
  // CHECK: "stablehlo.broadcast_in_dim"(%{{.*}}) {broadcast_dimensions = array<i64>}
  %1 = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
  // CHECK: "stablehlo.transpose"(%{{.*}}) {permutation = array<i64: 1, 0>}
  %2 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
  // CHECK: "stablehlo.reverse"(%{{.*}}) {dimensions = array<i64: 0>}
  %3 = stablehlo.reverse %a, dims = [0] : tensor<4x2xf32>
  // CHECK: "stablehlo.concatenate"(%{{.*}}, %{{.*}}) {dimension = 1 : i64}
  %4 = stablehlo.concatenate %a, %3, dim = 1 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  // CHECK: "stablehlo.pad"(%{{.*}}, %{{.*}}) {edge_padding_high = array<i64: 2, 3>, edge_padding_low = array<i64: 0, -1>, interior_padding = array<i64: 0, 1>}
  %5 = stablehlo.pad %a, %f, low = [0, -1], high = [2, 3], interior = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<6x5xf32>
  // CHECK: "stablehlo.dynamic_slice"(%{{.*}}) {slice_sizes = array<i64: 1, 2>}
  %6 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
  // CHECK: "stablehlo.rng_bit_generator"(%{{.*}}) {rng_algorithm = "DEFAULT"} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %7:2 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  // CHECK: "stablehlo.get_dimension_size"(%{{.*}}) {dimension = 0 : i64}
  %8 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x2xf32>) -> tensor<i32>
  // CHECK: "stablehlo.reduce_precision"(%{{.*}}) {exponent_bits = 5 : i64, mantissa_bits = 10 : i64}
  %9 = stablehlo.reduce_precision %a, format = e5m10 : tensor<4x2xf32>
  // CHECK: "stablehlo.fft"(%{{.*}}) {fft_length = array<i64: 2>, fft_type = "RFFT"}
  %10 = stablehlo.fft %a, type = RFFT, length = [2] : (tensor<4x2xf32>) -> tensor<4x2xcomplex<f32>>
  // CHECK: "stablehlo.reshape"(%{{.*}}) : (tensor<4x2xf32>) -> tensor<8xf32>
  %11 = stablehlo.reshape %a : (tensor<4x2xf32>) -> tensor<8xf32>
  return
}

// A keyword, ranges or an index of their own.
// CHECK-LABEL: func.func @own_syntax(
func.func @own_syntax(%a: tensor<4x8xf32>, %i: tensor<4xi32>, %u: tensor<4xui32>) {
  // CHECK: "stablehlo.compare"(%{{.*}}, %{{.*}}) {compare_type = "FLOAT", comparison_direction = "GT"}
  %0 = stablehlo.compare  GT, %a, %a,  FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  // CHECK: "stablehlo.compare"(%{{.*}}, %{{.*}}) {compare_type = "TOTALORDER", comparison_direction = "EQ"}
  %1 = stablehlo.compare EQ, %a, %a, TOTALORDER : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  // The type of the comparison follows from the operands when left out.
  // CHECK: "stablehlo.compare"(%{{.*}}, %{{.*}}) {compare_type = "SIGNED", comparison_direction = "LT"}
  %2 = stablehlo.compare LT, %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  // CHECK: "stablehlo.compare"(%{{.*}}, %{{.*}}) {compare_type = "UNSIGNED", comparison_direction = "LE"}
  %3 = stablehlo.compare LE, %u, %u : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  // CHECK: "stablehlo.slice"(%{{.*}}) {limit_indices = array<i64: 4, 8>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}
  %4 = stablehlo.slice %a [0:4, 1:8:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  // CHECK: "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<2xf32>} : () -> tensor<2xf32>
  %5 = stablehlo.constant dense<1.0> : tensor<2xf32>
  // CHECK: "stablehlo.tuple"(%{{.*}}, %{{.*}}) : (tensor<4x8xf32>, tensor<4xi32>) -> tuple<tensor<4x8xf32>, tensor<4xi32>>
  %6 = stablehlo.tuple %a, %i : tuple<tensor<4x8xf32>, tensor<4xi32>>
  // An element of a tuple is what the tuple was made of; the tuple goes.
  // CHECK-NOT: tuple
  %t = stablehlo.tuple %a, %i : tuple<tensor<4x8xf32>, tensor<4xi32>>
  %7 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4x8xf32>, tensor<4xi32>>) -> tensor<4xi32>
  // CHECK: "stablehlo.optimization_barrier"(%{{.*}}, %{{.*}}) : (tensor<4x8xf32>, tensor<4xi32>) -> (tensor<4x8xf32>, tensor<4xi32>)
  %8:2 = stablehlo.optimization_barrier %a, %i : tensor<4x8xf32>, tensor<4xi32>
  // CHECK: "stablehlo.create_token"() : () -> !stablehlo.token
  %9 = stablehlo.create_token : !stablehlo.token
  // CHECK: "stablehlo.after_all"(%{{.*}}, %{{.*}}) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  %10 = stablehlo.after_all %9, %9 : !stablehlo.token
  return
}
