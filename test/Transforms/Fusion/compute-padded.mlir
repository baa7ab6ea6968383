// RUN: mp-opt %s --mp-compute-padded > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-compute-padded | diff %t.once -

// The gradient of logits, padded for the products that read it, and that of their
// bias: one kernel goes over all of it. The product before it has more columns,
// too; a bias and a number for each row are padded before they are repeated.
// CHECK-LABEL: @logits(
// CHECK-SAME:    %[[Y:.*]]: tensor<7x16xf32>, %[[B:.*]]: tensor<10xf32>, %[[R:.*]]: tensor<7xf32>)
// CHECK-DAG:     %[[YC:.*]] = mp.slice %[[Y]] start [0, 0] limit [7, 12]
// CHECK-DAG:     %[[YS:.*]] = mp.pad %[[YC]], %{{.*}} high [1, 0]
// CHECK-DAG:     %[[BS:.*]] = mp.pad %[[B]], %{{.*}} high [2]
// CHECK-DAG:     %[[RS:.*]] = mp.pad %[[R]], %{{.*}} high [1]
// CHECK-DAG:     mp.broadcast %[[BS]] dims [1] : tensor<12xf32> to tensor<8x12xf32>
// CHECK-DAG:     mp.broadcast %[[RS]] dims [0] : tensor<8xf32> to tensor<8x12xf32>
// CHECK:         %[[E:.*]] = math.exp %{{.*}} : tensor<8x12xf32>
// CHECK-DAG:     %[[ROWS:.*]] = arith.constant dense<7> : tensor<8x12xi32>
// CHECK-DAG:     %[[COLUMNS:.*]] = arith.constant dense<10> : tensor<8x12xi32>
// CHECK:         %[[MASK:.*]] = arith.andi
// CHECK:         %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x12xf32>
// CHECK:         %[[G:.*]] = arith.select %[[MASK]], %{{.*}}, %[[ZERO]]
// CHECK:         %[[S:.*]] = mp.reduce add %[[G]] dims [0] : tensor<8x12xf32> to tensor<12xf32>
// CHECK:         %[[BIAS:.*]] = mp.slice %[[S]] start [0] limit [10] strides [1]
// CHECK:         %[[P:.*]] = mp.cast %[[G]] : tensor<8x12xf32> to tensor<8x12xf16>
// CHECK-NOT:     mp.pad
// CHECK:         return %[[P]], %[[BIAS]]
func.func @logits(%y: tensor<7x16xf32>, %b: tensor<10xf32>, %r: tensor<7xf32>)
    -> (tensor<8x12xf16>, tensor<10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %x = mp.slice %y start [0, 0] limit [7, 10] strides [1, 1] : tensor<7x16xf32> to tensor<7x10xf32>
  %0 = mp.broadcast %b dims [1] : tensor<10xf32> to tensor<7x10xf32>
  %1 = arith.addf %x, %0 : tensor<7x10xf32>
  %2 = math.exp %1 : tensor<7x10xf32>
  %3 = mp.broadcast %r dims [0] : tensor<7xf32> to tensor<7x10xf32>
  %4 = arith.mulf %2, %3 : tensor<7x10xf32>
  %5 = mp.reduce add %4 dims [0] : tensor<7x10xf32> to tensor<10xf32>
  %6 = mp.cast %4 : tensor<7x10xf32> to tensor<7x10xf16>
  %7 = mp.pad %6, %zero low [0, 0] high [1, 2] interior [0, 0] : (tensor<7x10xf16>, tensor<f16>) -> tensor<8x12xf16>
  return %7, %5 : tensor<8x12xf16>, tensor<10xf32>
}

// Nobody adds it up: the pad is a part of the kernel that makes it.
// CHECK-LABEL: @alone(
// CHECK:         mp.pad %{{.*}} high [0, 2]
func.func @alone(%x: tensor<4x10xf32>) -> tensor<4x12xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.exp %x : tensor<4x10xf32>
  %1 = mp.pad %0, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  return %1 : tensor<4x12xf32>
}

// Somebody else wants it without padding.
// CHECK-LABEL: @returned(
// CHECK:         mp.pad %{{.*}} high [0, 2]
func.func @returned(%x: tensor<4x10xf32>) -> (tensor<4x12xf32>, tensor<10xf32>, tensor<4x10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.exp %x : tensor<4x10xf32>
  %1 = mp.pad %0, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x10xf32> to tensor<10xf32>
  return %1, %2, %0 : tensor<4x12xf32>, tensor<10xf32>, tensor<4x10xf32>
}

// Ones would be added up, and zeros would be the largest.
// CHECK-LABEL: @not_zero(
// CHECK-COUNT-2: mp.pad %{{.*}} high [0, 2]
func.func @not_zero(%x: tensor<4x10xf32>) -> (tensor<4x12xf32>, tensor<10xf32>, tensor<4x12xf32>, tensor<10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %0 = math.exp %x : tensor<4x10xf32>
  %1 = mp.pad %0, %one low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x10xf32> to tensor<10xf32>
  %3 = math.sin %x : tensor<4x10xf32>
  %4 = mp.pad %3, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  %5 = mp.reduce max %3 dims [0] : tensor<4x10xf32> to tensor<10xf32>
  return %1, %2, %4, %5 : tensor<4x12xf32>, tensor<10xf32>, tensor<4x12xf32>, tensor<10xf32>
}

// Sixteen times as much would be computed, or as much for zeros in between.
// CHECK-LABEL: @too_much(
// CHECK:         mp.pad %{{.*}} high [0, 60]
// CHECK:         mp.pad %{{.*}} interior [0, 1]
func.func @too_much(%x: tensor<4x4xf32>) -> (tensor<4x64xf32>, tensor<4xf32>, tensor<4x7xf32>, tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.exp %x : tensor<4x4xf32>
  %1 = mp.pad %0, %zero low [0, 0] high [0, 60] interior [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x64xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x4xf32> to tensor<4xf32>
  %3 = math.sin %x : tensor<4x4xf32>
  %4 = mp.pad %3, %zero low [0, 0] high [0, 0] interior [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x7xf32>
  %5 = mp.reduce add %3 dims [0] : tensor<4x4xf32> to tensor<4xf32>
  return %1, %2, %4, %5 : tensor<4x64xf32>, tensor<4xf32>, tensor<4x7xf32>, tensor<4xf32>
}

// Rows of a product whose columns were padded, as of 50,257 words: read whole. The
// largest is looked for among what changes nothing, sums are of zeros, and what is
// padded again is zero.
// CHECK-LABEL: @whole_rows(
// CHECK-SAME:    %[[Y:.*]]: tensor<4x16xf32>)
// CHECK-NOT:     mp.slice
// CHECK:         %[[END:.*]] = arith.constant dense<11> : tensor<4x16xi32>
// CHECK:         %[[MASK:.*]] = arith.cmpi slt, %{{.*}}, %[[END]]
// CHECK:         %[[NONE:.*]] = arith.constant dense<0xFF800000> : tensor<4x16xf32>
// CHECK:         %[[L:.*]] = arith.select %[[MASK]], %[[Y]], %[[NONE]]
// CHECK:         %[[M:.*]] = mp.reduce max %[[L]] dims [1]
// CHECK:         %[[MS:.*]] = mp.broadcast %[[M]] dims [0] : tensor<4xf32> to tensor<4x16xf32>
// CHECK:         %[[D:.*]] = arith.subf %[[Y]], %[[MS]] : tensor<4x16xf32>
// CHECK:         %[[E:.*]] = math.exp %[[D]] : tensor<4x16xf32>
// CHECK:         %[[A:.*]] = arith.select %[[MASK]], %[[E]],
// CHECK:         %[[S:.*]] = mp.reduce add %[[A]] dims [1]
// CHECK:         %[[Q:.*]] = arith.divf %[[E]],
// CHECK:         %[[P:.*]] = arith.select %[[MASK]], %[[Q]],
// CHECK:         return %[[P]]
func.func @whole_rows(%y: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %x = mp.slice %y start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xf32> to tensor<4x11xf32>
  %0 = mp.reduce max %x dims [1] : tensor<4x11xf32> to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to tensor<4x11xf32>
  %2 = arith.subf %x, %1 : tensor<4x11xf32>
  %3 = math.exp %2 : tensor<4x11xf32>
  %4 = mp.reduce add %3 dims [1] : tensor<4x11xf32> to tensor<4xf32>
  %5 = mp.broadcast %4 dims [0] : tensor<4xf32> to tensor<4x11xf32>
  %6 = arith.divf %3, %5 : tensor<4x11xf32>
  %7 = mp.pad %6, %zero low [0, 0] high [0, 5] interior [0, 0] : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x16xf32>
  return %7 : tensor<4x16xf32>
}

// Rows that begin as well without their ends; a bias of their length, of which
// some threads would have elements and some not; rows that a product wants.
// CHECK-LABEL: @rows_as_they_are(
// CHECK-COUNT-3: mp.slice
func.func @rows_as_they_are(%y: tensor<4x16xf32>, %v: tensor<4x24xf32>, %c: tensor<13xf32>, %w: tensor<11x2xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) {
  %x = mp.slice %v start [0, 0] limit [4, 16] strides [1, 1] : tensor<4x24xf32> to tensor<4x16xf32>
  %z = mp.slice %y start [0, 0] limit [4, 13] strides [1, 1] : tensor<4x16xf32> to tensor<4x13xf32>
  %u = mp.slice %y start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xf32> to tensor<4x11xf32>
  %2 = mp.reduce add %x dims [1] : tensor<4x16xf32> to tensor<4xf32>
  %3 = mp.broadcast %c dims [1] : tensor<13xf32> to tensor<4x13xf32>
  %4 = arith.addf %z, %3 : tensor<4x13xf32>
  %5 = mp.reduce add %4 dims [1] : tensor<4x13xf32> to tensor<4xf32>
  %6 = mp.reduce add %u dims [1] : tensor<4x11xf32> to tensor<4xf32>
  %7 = mp.dot %u, %w contracting [1] x [0] : (tensor<4x11xf32>, tensor<11x2xf32>) -> tensor<4x2xf32>
  return %2, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>
}

// How a cast rounds, and that it saturates, stays.
// CHECK-LABEL: @rounds_as_before(
// CHECK:         mp.cast %{{.*}} round toward_zero saturate : tensor<4x16xf32> to tensor<4x16xf16>
// CHECK-NOT:     mp.pad
// CHECK:         return
func.func @rounds_as_before(%x: tensor<4x11xf32>) -> (tensor<4x16xf16>, tensor<11xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = math.exp %x : tensor<4x11xf32>
  %1 = mp.reduce add %0 dims [0] : tensor<4x11xf32> to tensor<11xf32>
  %2 = mp.cast %0 round toward_zero saturate : tensor<4x11xf32> to tensor<4x11xf16>
  %3 = mp.pad %2, %zero low [0, 0] high [0, 5] interior [0, 0] : (tensor<4x11xf16>, tensor<f16>) -> tensor<4x16xf16>
  return %3, %1 : tensor<4x16xf16>, tensor<11xf32>
}

// A negative zero, a pad by nothing, and more columns than a mask counts.
// CHECK-LABEL: @other_pads(
// CHECK-COUNT-3: mp.pad
func.func @other_pads(%x: tensor<4x11xf32>, %big: tensor<2x2147483640xf32>)
    -> (tensor<4x16xf32>, tensor<11xf32>, tensor<4x11xf32>, tensor<11xf32>, tensor<2x2147483650xf32>, tensor<2147483640xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %minus = arith.constant dense<-0.0> : tensor<f32>
  %0 = math.exp %x : tensor<4x11xf32>
  %1 = mp.pad %0, %minus low [0, 0] high [0, 5] interior [0, 0] : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x16xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x11xf32> to tensor<11xf32>
  %3 = math.sin %x : tensor<4x11xf32>
  %4 = mp.pad %3, %zero low [0, 0] high [0, 0] interior [0, 0] : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x11xf32>
  %5 = mp.reduce add %3 dims [0] : tensor<4x11xf32> to tensor<11xf32>
  %6 = math.sin %big : tensor<2x2147483640xf32>
  %7 = mp.pad %6, %zero low [0, 0] high [0, 10] interior [0, 0] : (tensor<2x2147483640xf32>, tensor<f32>) -> tensor<2x2147483650xf32>
  %8 = mp.reduce add %6 dims [0] : tensor<2x2147483640xf32> to tensor<2147483640xf32>
  return %1, %2, %4, %5, %7, %8 : tensor<4x16xf32>, tensor<11xf32>, tensor<4x11xf32>, tensor<11xf32>, tensor<2x2147483650xf32>, tensor<2147483640xf32>
}

// A choice by one number is padded as it is.
// CHECK-LABEL: @one_condition(
// CHECK:         %[[C:.*]] = arith.select %arg0, %{{.*}}, %{{.*}} : tensor<4x11xf32>
// CHECK:         mp.pad %[[C]]
// CHECK:         math.exp %{{.*}} : tensor<4x16xf32>
func.func @one_condition(%p: i1, %x: tensor<4x11xf32>, %y: tensor<4x11xf32>) -> (tensor<4x16xf32>, tensor<11xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c = arith.select %p, %x, %y : tensor<4x11xf32>
  %0 = math.exp %c : tensor<4x11xf32>
  %1 = mp.pad %0, %zero low [0, 0] high [0, 5] interior [0, 0] : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x16xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x11xf32> to tensor<11xf32>
  return %1, %2 : tensor<4x16xf32>, tensor<11xf32>
}

// Sums may be of another type than what they read; of other kinds there is no
// element of that type that changes nothing, nor of a type without infinity.
// CHECK-LABEL: @other_types(
// CHECK-COUNT-2: mp.slice
// CHECK-NOT:     mp.slice
// CHECK:         %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4x16xf16>
// CHECK:         arith.select %{{.*}}, %arg0, %[[ZERO]]
// CHECK:         mp.reduce add
func.func @other_types(%x: tensor<4x16xf16>, %y: tensor<4x16xf16>, %z: tensor<4x16xf8E4M3FN>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf8E4M3FN>) {
  %0 = mp.slice %x start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xf16> to tensor<4x11xf16>
  %1 = mp.slice %y start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xf16> to tensor<4x11xf16>
  %2 = mp.slice %z start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xf8E4M3FN> to tensor<4x11xf8E4M3FN>
  %3 = mp.reduce add %0 dims [1] accumulate f32 : tensor<4x11xf16> to tensor<4xf32>
  %4 = mp.reduce mul %1 dims [1] accumulate f32 : tensor<4x11xf16> to tensor<4xf32>
  %5 = mp.reduce max %2 dims [1] : tensor<4x11xf8E4M3FN> to tensor<4xf8E4M3FN>
  return %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf8E4M3FN>
}

// What changes nothing in integers and flags.
// CHECK-LABEL: @integers(
// CHECK-NOT:     mp.slice
// CHECK-DAG:     arith.constant dense<2147483647> : tensor<4x16xi32>
// CHECK-DAG:     arith.constant dense<1> : tensor<4x16xi32>
// CHECK-DAG:     arith.constant dense<true> : tensor<4x16xi1>
// CHECK:         return
func.func @integers(%x: tensor<4x16xi32>, %p: tensor<4x16xi1>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi1>) {
  %0 = mp.slice %x start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xi32> to tensor<4x11xi32>
  %1 = mp.slice %p start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xi1> to tensor<4x11xi1>
  %2 = mp.reduce min %0 dims [1] : tensor<4x11xi32> to tensor<4xi32>
  %3 = mp.reduce mul %0 dims [1] : tensor<4x11xi32> to tensor<4xi32>
  %4 = mp.reduce and %1 dims [1] : tensor<4x11xi1> to tensor<4xi1>
  return %2, %3, %4 : tensor<4xi32>, tensor<4xi32>, tensor<4xi1>
}

// The first of these has another reader until the second is computed with its
// padding: both are, in one run.
// CHECK-LABEL: @one_after_the_other(
// CHECK-NOT:     mp.pad %{{[0-9]+}}
// CHECK:         return
func.func @one_after_the_other(%x: tensor<4x11xf32>) -> (tensor<4x16xf32>, tensor<11xf32>, tensor<4x16xf32>, tensor<11xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.exp %x : tensor<4x11xf32>
  %1 = mp.pad %0, %zero low [0, 0] high [0, 5] interior [0, 0] : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x16xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x11xf32> to tensor<11xf32>
  %3 = math.sin %0 : tensor<4x11xf32>
  %4 = mp.pad %3, %zero low [0, 0] high [0, 5] interior [0, 0] : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x16xf32>
  %5 = mp.reduce add %3 dims [0] : tensor<4x11xf32> to tensor<11xf32>
  return %1, %2, %4, %5 : tensor<4x16xf32>, tensor<11xf32>, tensor<4x16xf32>, tensor<11xf32>
}
