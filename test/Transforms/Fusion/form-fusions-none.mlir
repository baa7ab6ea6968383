// Without fusion each op is a kernel, which its casts alone join.
//
// RUN: mp-opt %s --mp-form-fusions=fusion=none | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions=fusion=none > %t.once
// RUN: mp-opt %t.once --mp-form-fusions=fusion=none | diff %t.once -
// RUN: not mp-opt %s --mp-form-fusions=fusion=some 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: Cannot find option named 'some'

// Two ops in a row are two kernels. Each widens what it loads; the second one
// rounds what it stores.
// CHECK-LABEL: @casts_ride
// CHECK-NEXT:    %[[SUM:.*]] = mp.fusion pointwise ins(%{{.*}}, %{{.*}} : tensor<8xf16>, tensor<8xf32>) -> tensor<8xf16> {
// CHECK:           arith.addf
// CHECK:         %[[TANH:.*]] = mp.fusion pointwise ins(%[[SUM]] : tensor<8xf16>) -> tensor<8xf16> {
// CHECK:           math.tanh
// CHECK:         return %[[TANH]]
func.func @casts_ride(%a: tensor<8xf32>, %b: tensor<8xf16>) -> tensor<8xf16> {
  %0 = mp.cast %b : tensor<8xf16> to tensor<8xf32>
  %1 = arith.addf %a, %0 : tensor<8xf32>
  %2 = mp.cast %1 : tensor<8xf32> to tensor<8xf16>
  %3 = mp.cast %2 : tensor<8xf16> to tensor<8xf32>
  %4 = math.tanh %3 : tensor<8xf32>
  %5 = mp.cast %4 : tensor<8xf32> to tensor<8xf16>
  return %5 : tensor<8xf16>
}

// An op without casts stays as it is: to compute a value again would be fusion.
// CHECK-LABEL: @nothing_else_joins
// CHECK-NEXT:    %[[WIDE:.*]] = mp.broadcast %{{.*}} dims [1]
// CHECK-NEXT:    %[[SUM:.*]] = arith.addf %{{.*}}, %[[WIDE]]
// CHECK-NEXT:    %[[ROWS:.*]] = mp.reduce add %[[SUM]]
// CHECK-NEXT:    return %[[ROWS]]
func.func @nothing_else_joins(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4xf32> {
  %0 = mp.broadcast %b dims [1] : tensor<8xf32> to tensor<4x8xf32>
  %1 = arith.addf %a, %0 : tensor<4x8xf32>
  %2 = mp.reduce add %1 dims [1] : tensor<4x8xf32> to tensor<4xf32>
  return %2 : tensor<4xf32>
}

// Every reader widens for itself; a number that is repeated is read from no
// memory.
// CHECK-LABEL: @each_reader_widens
// CHECK-NEXT:    mp.fusion pointwise ins(%{{.*}} : tensor<8xf16>) -> tensor<8xf32> {
// CHECK:           arith.constant
// CHECK:           arith.mulf
// CHECK:         mp.fusion full ins(%{{.*}} : tensor<8xf16>) -> tensor<f32> {
// CHECK:         return
func.func @each_reader_widens(%a: tensor<8xf16>) -> (tensor<8xf32>, tensor<f32>) {
  %half = arith.constant dense<0.5> : tensor<8xf32>
  %0 = mp.cast %a : tensor<8xf16> to tensor<8xf32>
  %1 = arith.mulf %0, %half : tensor<8xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<8xf32> to tensor<f32>
  return %1, %2 : tensor<8xf32>, tensor<f32>
}

// What is read wide is written wide: its 16-bit copy for a library call is a
// kernel of its own. So is the cast of an argument, and one that two ops read.
// CHECK-LABEL: @a_second_copy_is_a_kernel
// CHECK-NEXT:    %[[TANH:.*]] = math.tanh
// CHECK-NEXT:    %[[LOW:.*]] = mp.cast %[[TANH]]
// CHECK-NEXT:    %[[W:.*]] = mp.cast %{{.*}} : tensor<8x8xf32>
// CHECK-NEXT:    mp.dot %[[LOW]], %[[W]]
// CHECK-NEXT:    math.exp %[[TANH]]
func.func @a_second_copy_is_a_kernel(%a: tensor<8x8xf32>, %w: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = math.tanh %a : tensor<8x8xf32>
  %1 = mp.cast %0 : tensor<8x8xf32> to tensor<8x8xf16>
  %2 = mp.cast %w : tensor<8x8xf32> to tensor<8x8xf16>
  %3 = mp.dot %1, %2 contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
  %4 = math.exp %0 : tensor<8x8xf32>
  return %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}

// The working copy of a new parameter is written with it.
// CHECK-LABEL: @a_working_copy_is_written_along
// CHECK-NEXT:    %[[NEW:.*]]:2 = mp.fusion pointwise ins(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf16> {
// CHECK:           arith.subf
// CHECK:         return %[[NEW]]#0, %[[NEW]]#1
func.func @a_working_copy_is_written_along(%w: tensor<8xf32>, %step: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf16>) {
  %0 = arith.subf %w, %step : tensor<8xf32>
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  return %0, %1 : tensor<8xf32>, tensor<8xf16>
}

// What only renames stands in no cast's way.
// CHECK-LABEL: @through_names
// CHECK-NEXT:    mp.fusion row ins(%{{.*}} : tensor<32xf16>) -> tensor<2x2xf16> {
// CHECK:           mp.reduce
// CHECK:         return
func.func @through_names(%a: tensor<32xf16>) -> tensor<2x2xf16> {
  %0 = mp.cast %a : tensor<32xf16> to tensor<32xf32>
  %1 = mp.reshape %0 : tensor<32xf32> to tensor<4x8xf32>
  %2 = mp.reduce add %1 dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %3 = mp.reshape %2 : tensor<4xf32> to tensor<2x2xf32>
  %4 = mp.cast %3 : tensor<2x2xf32> to tensor<2x2xf16>
  return %4 : tensor<2x2xf16>
}

// A product and the tensor that is added to it are a call and a kernel.
// CHECK-LABEL: @no_addition_joins_a_product
// CHECK-NEXT:    %[[P:.*]] = mp.dot
// CHECK-NEXT:    arith.addf %[[P]]
func.func @no_addition_joins_a_product(%a: tensor<8x8xf16>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %a, %a contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
  %1 = arith.addf %0, %b : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
