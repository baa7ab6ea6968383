// RUN: split-file %s %t
// RUN: mp-run %t/integers.mlir | FileCheck %t/integers.mlir
// RUN: mp-run %t/floats.mlir | FileCheck %t/floats.mlir
// RUN: mp-run %t/reductions.mlir | FileCheck %t/reductions.mlir
// RUN: mp-run %t/convolutions.mlir | FileCheck %t/convolutions.mlir

// Where StableHLO, as XLA computes it, has a value and arith has none, or where
// the obvious op would give another one: by numbers, through the whole import.

//--- integers.mlir
func.func @main() -> (tensor<7xi32>, tensor<7xi32>, tensor<3xui8>, tensor<3xui8>, tensor<5xi8>, tensor<5xi8>, tensor<5xi8>, tensor<3xi32>, tensor<3xi1>) {
  %a = stablehlo.constant dense<[7, -7, 5, -2147483648, -2147483648, 0, 9]> : tensor<7xi32>
  %b = stablehlo.constant dense<[2, 2, 0, -1, 0, 0, -4]> : tensor<7xi32>
  // Truncating; -1 by zero; the smallest number by -1 is itself.
  // CHECK: out0: i32[7] = 3 -3 -1 -2147483648 -1 -1 -2
  %0 = stablehlo.divide %a, %b : tensor<7xi32>
  // CHECK-NEXT: out1: i32[7] = 1 -1 5 0 -2147483648 0 1
  %1 = stablehlo.remainder %a, %b : tensor<7xi32>
  // As bits of signed numbers: 200 / 7 = 28, 200 / 0 = 255, 255 / 255 = 1.
  %c = stablehlo.constant dense<[200, 200, 255]> : tensor<3xui8>
  %d = stablehlo.constant dense<[7, 0, 255]> : tensor<3xui8>
  // CHECK-NEXT: out2: i8[3] = 28 -1 1
  %2 = stablehlo.divide %c, %d : tensor<3xui8>
  // CHECK-NEXT: out3: i8[3] = 4 -56 0
  %3 = stablehlo.remainder %c, %d : tensor<3xui8>
  %e = stablehlo.constant dense<[-128, 1, -1, -1, 3]> : tensor<5xi8>
  %n = stablehlo.constant dense<[7, 7, 8, -1, 0]> : tensor<5xi8>
  // CHECK-NEXT: out4: i8[5] = 0 -128 0 0 3
  %4 = stablehlo.shift_left %e, %n : tensor<5xi8>
  // CHECK-NEXT: out5: i8[5] = 1 0 0 0 3
  %5 = stablehlo.shift_right_logical %e, %n : tensor<5xi8>
  // CHECK-NEXT: out6: i8[5] = -1 0 -1 -1 3
  %6 = stablehlo.shift_right_arithmetic %e, %n : tensor<5xi8>
  %g = stablehlo.constant dense<[-5, 0, 9]> : tensor<3xi32>
  // CHECK-NEXT: out7: i32[3] = -1 0 1
  %7 = stablehlo.sign %g : tensor<3xi32>
  // CHECK-NEXT: out8: i1[3] = 0 0 1
  %8 = stablehlo.compare GT, %c, %d : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %9 = stablehlo.not %8 : tensor<3xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %9 : tensor<7xi32>, tensor<7xi32>, tensor<3xui8>, tensor<3xui8>, tensor<5xi8>, tensor<5xi8>, tensor<5xi8>, tensor<3xi32>, tensor<3xi1>
}

//--- floats.mlir
func.func @main() -> (tensor<6xi8>, tensor<6xui8>, tensor<6xi1>, tensor<2xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xi1>) {
  %f = stablehlo.constant dense<[1.9, -1.9, 300.0, -300.0, 0x7FC00000, 0xFF800000]> : tensor<6xf32>
  // Toward zero; the nearest end of the range; NaN is zero.
  // CHECK: out0: i8[6] = 1 -1 127 -128 0 -128
  %0 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi8>
  // CHECK-NEXT: out1: i8[6] = 1 0 -1 0 0 0
  %1 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xui8>
  // CHECK-NEXT: out2: i1[6] = 1 1 1 1 1 1
  %2 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi1>
  // 2^31 is one more than the largest number, -2^31 is the smallest.
  %l = stablehlo.constant dense<[2147483648.0, -2147483648.0]> : tensor<2xf32>
  // CHECK-NEXT: out3: i32[2] = 2147483647 -2147483648
  %3 = stablehlo.convert %l : (tensor<2xf32>) -> tensor<2xi32>
  %x = stablehlo.constant dense<[0x7FC00000, -0.0, 0.0, 2.0]> : tensor<4xf32>
  %y = stablehlo.constant dense<[1.0, 0.0, -0.0, 0x7FC00000]> : tensor<4xf32>
  // CHECK-NEXT: out4: f32[4] = {{-?nan}} 0 0 {{-?nan}}
  %4 = stablehlo.maximum %x, %y : tensor<4xf32>
  // CHECK-NEXT: out5: f32[4] = {{-?nan}} -0 -0 {{-?nan}}
  %5 = stablehlo.minimum %x, %y : tensor<4xf32>
  // CHECK-NEXT: out6: f32[4] = {{-?nan}} -0 0 1
  %6 = stablehlo.sign %x : tensor<4xf32>
  // CHECK-NEXT: out7: i1[4] = 1 0 0 1
  %7 = stablehlo.compare NE, %x, %y, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: out8: i1[4] = 0 1 1 0
  %8 = stablehlo.compare GE, %x, %y, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %low = stablehlo.constant dense<0.5> : tensor<f32>
  %high = stablehlo.constant dense<1.5> : tensor<f32>
  // CHECK-NEXT: out9: f32[4] = {{-?nan}} 0.5 0.5 1.5
  %9 = stablehlo.clamp %low, %x, %high : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: out10: i1[4] = 0 1 1 1
  %10 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<6xi8>, tensor<6xui8>, tensor<6xi1>, tensor<2xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xi1>
}

//--- reductions.mlir
func.func @main() -> (tensor<2xi32>, tensor<f32>, tensor<2xi1>, tensor<4xf32>, tensor<3xf32>, tensor<5xf32>) {
  // The first of equals; the first NaN before everything.
  %x = stablehlo.constant dense<[[1.0, 3.0, 3.0, 2.0], [9.0, 0x7FC00000, 0x7F800000, 0x7FC00000]]> : tensor<2x4xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  // CHECK: out0: i32[2] = 1 1
  %0:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {
    %2 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.or %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare LT, %j, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %5, %6 : tensor<i1>
    %8 = stablehlo.or %4, %7 : tensor<i1>
    %9 = stablehlo.select %4, %a, %b : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %8, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
  }
  // An initial value that is not neutral comes in once.
  %v = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<f32>
  // CHECK-NEXT: out1: f32[] = 16
  %1 = stablehlo.reduce(%v init: %ten) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  // A sum of booleans is or, not exclusive or.
  %p = stablehlo.constant dense<[[true, true], [false, false]]> : tensor<2x2xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  // CHECK-NEXT: out2: i1[2] = 1 0
  %2 = stablehlo.reduce(%p init: %no) applies stablehlo.add across dimensions = [1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
  // The first of equals gets the cotangent.
  %c = stablehlo.constant dense<[5.0, 5.0, 1.0, 2.0]> : tensor<4xf32>
  %g = stablehlo.constant dense<[1.0, 10.0]> : tensor<2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK-NEXT: out3: f32[4] = 1 0 0 10
  %3 = "stablehlo.select_and_scatter"(%c, %g, %z) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  // A start outside is moved inside when read, and dropped when written.
  %ids = stablehlo.constant dense<[[-3], [1], [9]]> : tensor<3x1xi32>
  // CHECK-NEXT: out4: f32[3] = 1 2 3
  %4 = "stablehlo.gather"(%v, %ids) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  // CHECK-NEXT: out5: f32[5] = 0 2 0 0 0
  %to = stablehlo.constant dense<0.0> : tensor<5xf32>
  %5 = "stablehlo.scatter"(%to, %ids, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<5xf32>
  return %0#1, %1, %2, %3, %4, %5 : tensor<2xi32>, tensor<f32>, tensor<2xi1>, tensor<4xf32>, tensor<3xf32>, tensor<5xf32>
}

//--- convolutions.mlir
// A reversal that becomes a flag computes what one behind a barrier, which
// stays an op, computes.
func.func @main() -> (tensor<1x4x1xf32>, tensor<1x4x1xf32>) {
  %x = stablehlo.constant dense<[[[1.0], [2.0], [4.0], [8.0]]]> : tensor<1x4x1xf32>
  %w = stablehlo.constant dense<[[[1.0]], [[10.0]], [[100.0]]]> : tensor<3x1x1xf32>
  %r = stablehlo.reverse %w, dims = [0] : tensor<3x1x1xf32>
  %s = stablehlo.optimization_barrier %r : tensor<3x1x1xf32>
  // CHECK: out0: f32[1, 4, 1] = 12 124 248 480
  %0 = stablehlo.convolution(%x, %r) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x4x1xf32>
  // CHECK-NEXT: out1: f32[1, 4, 1] = 12 124 248 480
  %1 = stablehlo.convolution(%x, %s) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x4x1xf32>
  return %0, %1 : tensor<1x4x1xf32>, tensor<1x4x1xf32>
}
