// RUN: mp-opt %s --mp-compute-before-broadcast --canonicalize > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-compute-before-broadcast --canonicalize | diff %t.once -

// A group norm: the variance of two groups is that of all six channels.
// CHECK-LABEL: @group_norm(
// CHECK-SAME:    %[[V:.*]]: tensor<4x2xf32>, %[[S:.*]]: tensor<4x6xf32>)
// CHECK-DAG:     %[[EPS:.*]] = arith.constant dense<9.99999974E-6> : tensor<4x2xf32>
// CHECK:         %[[E:.*]] = arith.addf %[[V]], %[[EPS]] : tensor<4x2xf32>
// CHECK:         %[[R:.*]] = math.rsqrt %[[E]] : tensor<4x2xf32>
// CHECK:         %[[W:.*]] = mp.broadcast %[[R]] dims [0, 1] : tensor<4x2xf32> to tensor<4x2x3xf32>
// CHECK:         %[[C:.*]] = mp.reshape %[[W]] : tensor<4x2x3xf32> to tensor<4x6xf32>
// CHECK:         %[[M:.*]] = arith.mulf %[[C]], %[[S]] : tensor<4x6xf32>
// CHECK:         mp.broadcast %[[M]] dims [0, 2] : tensor<4x6xf32> to tensor<4x5x6xf32>
func.func @group_norm(%v: tensor<4x2xf32>, %s: tensor<4x6xf32>) -> tensor<4x5x6xf32> {
  %eps = arith.constant dense<1.0e-5> : tensor<4x5x6xf32>
  %0 = mp.broadcast %v dims [0, 1] : tensor<4x2xf32> to tensor<4x2x3xf32>
  %1 = mp.reshape %0 : tensor<4x2x3xf32> to tensor<4x6xf32>
  %2 = mp.broadcast %1 dims [0, 2] : tensor<4x6xf32> to tensor<4x5x6xf32>
  %3 = arith.addf %2, %eps : tensor<4x5x6xf32>
  %4 = math.rsqrt %3 : tensor<4x5x6xf32>
  %5 = mp.broadcast %s dims [0, 2] : tensor<4x6xf32> to tensor<4x5x6xf32>
  %6 = arith.mulf %4, %5 : tensor<4x5x6xf32>
  return %6 : tensor<4x5x6xf32>
}

// Two operands that are repeated alike, of other types.
// CHECK-LABEL: @two(
// CHECK:         arith.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<8xi1>, tensor<8xf32>
// CHECK:         mp.cast %{{.*}} : tensor<8xf32> to tensor<8xf16>
// CHECK:         mp.broadcast %{{.*}} dims [0] : tensor<8xf16> to tensor<8x4xf16>
func.func @two(%m: tensor<8xi1>, %x: tensor<8xf32>) -> tensor<8x4xf16> {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %0 = mp.broadcast %m dims [0] : tensor<8xi1> to tensor<8x4xi1>
  %1 = mp.broadcast %x dims [0] : tensor<8xf32> to tensor<8x4xf32>
  %2 = arith.select %0, %1, %zero : tensor<8x4xi1>, tensor<8x4xf32>
  %3 = mp.cast %2 : tensor<8x4xf32> to tensor<8x4xf16>
  return %3 : tensor<8x4xf16>
}

// Rows and columns: each element is another one.
// CHECK-LABEL: @rows_and_columns(
// CHECK:         arith.addf %{{.*}} : tensor<4x4xf32>
func.func @rows_and_columns(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4x4xf32> {
  %0 = mp.broadcast %x dims [0] : tensor<4xf32> to tensor<4x4xf32>
  %1 = mp.broadcast %y dims [1] : tensor<4xf32> to tensor<4x4xf32>
  %2 = arith.addf %0, %1 : tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// A constant that is not one number everywhere.
// CHECK-LABEL: @table(
// CHECK:         arith.mulf %{{.*}} : tensor<2x3xf32>
func.func @table(%x: tensor<2xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = mp.broadcast %x dims [0] : tensor<2xf32> to tensor<2x3xf32>
  %1 = arith.mulf %0, %c : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// Every reader makes what is made of one number.
// CHECK-LABEL: @single_number(
// CHECK:         math.exp %{{.*}} : tensor<2x3xf32>
func.func @single_number(%x: tensor<f32>) -> tensor<2x3xf32> {
  %0 = mp.broadcast %x dims [] : tensor<f32> to tensor<2x3xf32>
  %1 = math.exp %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// An index.
// CHECK-LABEL: @index(
// CHECK:         arith.maxsi %{{.*}} : tensor<8x3xi32>
func.func @index(%x: tensor<8xi32>) -> tensor<8x3xi32> {
  %zero = arith.constant dense<0> : tensor<8x3xi32>
  %0 = mp.broadcast %x dims [0] : tensor<8xi32> to tensor<8x3xi32>
  %1 = arith.maxsi %0, %zero : tensor<8x3xi32>
  return %1 : tensor<8x3xi32>
}

// A broadcast that repeats nothing.
// CHECK-LABEL: @renamed(
// CHECK:         math.exp %{{.*}} : tensor<8x1xf32>
func.func @renamed(%x: tensor<8xf32>) -> tensor<8x1xf32> {
  %0 = mp.broadcast %x dims [0] : tensor<8xf32> to tensor<8x1xf32>
  %1 = math.exp %0 : tensor<8x1xf32>
  return %1 : tensor<8x1xf32>
}

// A reshape of what is not repeated.
// CHECK-LABEL: @reshaped(
// CHECK:         math.exp %{{.*}} : tensor<2x3xf32>
func.func @reshaped(%x: tensor<6xf32>) -> tensor<2x3xf32> {
  %0 = mp.reshape %x : tensor<6xf32> to tensor<2x3xf32>
  %1 = math.exp %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
