// RUN: mp-opt %s --mp-read-padded > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-read-padded | diff %t.once -
// RUN: mp-opt %s --mp-read-padded --mp-compute-padded --mp-form-fusions | FileCheck %s --check-prefix=FUSED

// An activation of 10 features, padded for the next layer, and read again by the
// backward pass: the pad is all there is of it, and one kernel makes it.
// CHECK-LABEL: @activation(
// CHECK:         %[[H:.*]] = math.tanh
// CHECK:         %[[P:.*]] = mp.pad %[[H]], %{{.*}} high [1, 2]
// CHECK:         %[[S:.*]] = mp.slice %[[P]] start [0, 0] limit [7, 10]
// CHECK:         mp.dot %[[P]]
// CHECK:         arith.mulf %[[S]], %[[S]]
// FUSED-LABEL: @activation(
// FUSED:         mp.fusion {{.*}} -> tensor<8x12xf32> {
// FUSED-COUNT-2: mp.dot
// FUSED:         mp.fusion {{.*}} -> tensor<7x10xf32> {
// FUSED-NOT:     mp.fusion
// FUSED:         return
func.func @activation(%x: tensor<7x10xf32>, %w: tensor<12x4xf32>, %v: tensor<10x4xf32>) -> tensor<7x10xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %h = math.tanh %x : tensor<7x10xf32>
  %p = mp.pad %h, %zero low [0, 0] high [1, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<8x12xf32>
  %y = mp.dot %p, %w contracting [1] x [0] : (tensor<8x12xf32>, tensor<12x4xf32>) -> tensor<8x4xf32>
  %c = mp.slice %y start [0, 0] limit [7, 4] strides [1, 1] : tensor<8x4xf32> to tensor<7x4xf32>
  %g = mp.dot %c, %v contracting [1] x [1] : (tensor<7x4xf32>, tensor<10x4xf32>) -> tensor<7x10xf32>
  %q = arith.mulf %h, %h : tensor<7x10xf32>
  %d = arith.mulf %g, %q : tensor<7x10xf32>
  return %d : tensor<7x10xf32>
}

// Padded twice: the smaller one is a part of the larger one.
// CHECK-LABEL: @two_pads(
// CHECK:         %[[P:.*]] = mp.pad %{{.*}} high [1, 2]
// CHECK-NOT:     mp.pad
// CHECK:         mp.slice %[[P]] start [0, 0] limit [8, 10]
func.func @two_pads(%x: tensor<7x10xf32>, %w: tensor<12x4xf32>, %v: tensor<8x4xf32>)
    -> (tensor<8x4xf32>, tensor<10x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %h = math.tanh %x : tensor<7x10xf32>
  %p = mp.pad %h, %zero low [0, 0] high [1, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<8x12xf32>
  %q = mp.pad %h, %zero low [0, 0] high [1, 0] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<8x10xf32>
  %y = mp.dot %p, %w contracting [1] x [0] : (tensor<8x12xf32>, tensor<12x4xf32>) -> tensor<8x4xf32>
  %z = mp.dot %q, %v contracting [0] x [0] : (tensor<8x10xf32>, tensor<8x4xf32>) -> tensor<10x4xf32>
  return %y, %z : tensor<8x4xf32>, tensor<10x4xf32>
}

// A sum over rows takes the pad, too, once nobody else reads the value.
// CHECK-LABEL: @added_up(
// CHECK:         %[[P:.*]] = mp.pad %{{.*}} high [0, 2]
// CHECK:         mp.slice %[[P]]
// CHECK:         mp.reduce add %{{.*}} : tensor<4x10xf32> to tensor<10xf32>
// FUSED-LABEL: @added_up(
// FUSED:         mp.reduce add %{{.*}} : tensor<4x12xf32> to tensor<12xf32>
func.func @added_up(%x: tensor<4x10xf32>, %w: tensor<12x10xf32>) -> (tensor<4x10xf32>, tensor<10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %h = math.exp %x : tensor<4x10xf32>
  %p = mp.pad %h, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  %s = mp.reduce add %h dims [0] : tensor<4x10xf32> to tensor<10xf32>
  %y = mp.dot %p, %w contracting [1] x [0] : (tensor<4x12xf32>, tensor<12x10xf32>) -> tensor<4x10xf32>
  %d = arith.mulf %y, %h : tensor<4x10xf32>
  return %d, %s : tensor<4x10xf32>, tensor<10xf32>
}

// One kernel has what is computed of the value at once, and so has the value.
// CHECK-LABEL: @at_once(
// CHECK:         %[[H:.*]] = math.tanh
// CHECK-NOT:     mp.slice
// CHECK:         mp.pad %[[H]]
// CHECK-NOT:     mp.slice
// CHECK:         arith.mulf %[[H]], %[[H]]
func.func @at_once(%x: tensor<7x10xf32>) -> (tensor<8x12xf32>, tensor<7x10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %h = math.tanh %x : tensor<7x10xf32>
  %p = mp.pad %h, %zero low [0, 0] high [1, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<8x12xf32>
  %q = arith.mulf %h, %h : tensor<7x10xf32>
  return %p, %q : tensor<8x12xf32>, tensor<7x10xf32>
}

// A product reads it as it is; the caller wants it so; what is made of nothing
// but a product is in memory already; ones are no zeros.
// CHECK-LABEL: @as_it_is(
// CHECK-NOT:     mp.slice
// CHECK:         return
func.func @as_it_is(%x: tensor<7x10xf32>, %w: tensor<12x10xf32>, %u: tensor<10x10xf32>)
    -> (tensor<7x10xf32>, tensor<7x10xf32>, tensor<7x10xf32>, tensor<7x10xf32>, tensor<7x10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %a = math.tanh %x : tensor<7x10xf32>
  %ap = mp.pad %a, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<7x12xf32>
  %ay = mp.dot %ap, %w contracting [1] x [0] : (tensor<7x12xf32>, tensor<12x10xf32>) -> tensor<7x10xf32>
  %az = mp.dot %a, %u contracting [1] x [0] : (tensor<7x10xf32>, tensor<10x10xf32>) -> tensor<7x10xf32>
  %ar = arith.mulf %ay, %az : tensor<7x10xf32>
  %b = math.exp %x : tensor<7x10xf32>
  %bp = mp.pad %b, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<7x12xf32>
  %by = mp.dot %bp, %w contracting [1] x [0] : (tensor<7x12xf32>, tensor<12x10xf32>) -> tensor<7x10xf32>
  %br = arith.mulf %by, %b : tensor<7x10xf32>
  %cp = mp.pad %by, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<7x12xf32>
  %cy = mp.dot %cp, %w contracting [1] x [0] : (tensor<7x12xf32>, tensor<12x10xf32>) -> tensor<7x10xf32>
  %cr = arith.mulf %cy, %by : tensor<7x10xf32>
  %d = math.sin %x : tensor<7x10xf32>
  %dp = mp.pad %d, %one low [0, 0] high [0, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<7x12xf32>
  %dy = mp.dot %dp, %w contracting [1] x [0] : (tensor<7x12xf32>, tensor<12x10xf32>) -> tensor<7x10xf32>
  %dr = arith.mulf %dy, %d : tensor<7x10xf32>
  return %ar, %b, %br, %cr, %dr : tensor<7x10xf32>, tensor<7x10xf32>, tensor<7x10xf32>, tensor<7x10xf32>, tensor<7x10xf32>
}

// What it is made of is in memory for others, and the kernel that makes it makes
// the value, too.
// CHECK-LABEL: @made_besides(
// CHECK-NOT:     mp.slice
// CHECK:         return
func.func @made_besides(%x: tensor<7x10xf32>, %w: tensor<12x10xf16>) -> (tensor<7x10xf32>, tensor<7x10xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %h = math.tanh %x : tensor<7x10xf32>
  %n = mp.cast %h : tensor<7x10xf32> to tensor<7x10xf16>
  %p = mp.pad %n, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<7x10xf16>, tensor<f16>) -> tensor<7x12xf16>
  %y = mp.dot %p, %w contracting [1] x [0] accumulate f32 : (tensor<7x12xf16>, tensor<12x10xf16>) -> tensor<7x10xf32>
  %e = mp.cast %n : tensor<7x10xf16> to tensor<7x10xf32>
  %d = arith.mulf %y, %e : tensor<7x10xf32>
  return %d, %h : tensor<7x10xf32>, tensor<7x10xf32>
}

// An op that reads it twice, and another pad, read the large one.
// CHECK-LABEL: @read_twice(
// CHECK:         %[[T:.*]] = math.tanh
// CHECK:         %[[P:.*]] = mp.pad %[[T]], %{{.*}} high [1, 2]
// CHECK-NOT:     mp.pad
// CHECK:         mp.dot
// CHECK-NOT:     mp.pad
// CHECK:         return
func.func @read_twice(%x: tensor<7x10xf32>, %a: tensor<8x8xf32>, %b: tensor<8x10xf32>, %c: tensor<12x7xf32>)
    -> (tensor<8x7xf32>, tensor<7x10xf32>, tensor<7x7xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %t = math.tanh %x : tensor<7x10xf32>
  %p = mp.pad %t, %zero low [0, 0] high [1, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<8x12xf32>
  %q = mp.pad %t, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<7x10xf32>, tensor<f32>) -> tensor<7x12xf32>
  %y = mp.dot %p, %c contracting [1] x [0] : (tensor<8x12xf32>, tensor<12x7xf32>) -> tensor<8x7xf32>
  %z = mp.dot %q, %c contracting [1] x [0] : (tensor<7x12xf32>, tensor<12x7xf32>) -> tensor<7x7xf32>
  %u = mp.dot %a, %b contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
  %v = mp.slice %u start [0, 0] limit [7, 10] strides [1, 1] : tensor<8x10xf32> to tensor<7x10xf32>
  %s = arith.mulf %t, %t : tensor<7x10xf32>
  %r = arith.mulf %v, %s : tensor<7x10xf32>
  return %y, %r, %z : tensor<8x7xf32>, tensor<7x10xf32>, tensor<7x7xf32>
}

// Once what it is made of is read in its padding, nothing else leads to it.
// CHECK-LABEL: @one_behind_another(
// CHECK:         arith.addf
// CHECK:         mp.pad %{{.*}} high [4, 4]
// CHECK:         arith.mulf
// CHECK:         mp.pad %{{.*}} high [4, 4]
// CHECK-NOT:     mp.pad
// CHECK:         return
func.func @one_behind_another(%a: tensor<16x32xf32>, %b: tensor<4x12xf32>, %c: tensor<8x32xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x16xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = arith.addf %b, %b : tensor<4x12xf32>
  %p = mp.pad %sum, %zero low [0, 0] high [4, 4] interior [0, 0] : (tensor<4x12xf32>, tensor<f32>) -> tensor<8x16xf32>
  %y = mp.dot %c, %a contracting [1] x [1] : (tensor<8x32xf32>, tensor<16x32xf32>) -> tensor<8x16xf32>
  %s = mp.slice %y start [0, 0] limit [4, 12] strides [1, 1] : tensor<8x16xf32> to tensor<4x12xf32>
  %d = arith.subf %b, %sum : tensor<4x12xf32>
  %e = arith.mulf %s, %d : tensor<4x12xf32>
  %q = mp.pad %e, %zero low [0, 0] high [4, 4] interior [0, 0] : (tensor<4x12xf32>, tensor<f32>) -> tensor<8x16xf32>
  %r = mp.pad %e, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<4x12xf32>, tensor<f32>) -> tensor<4x16xf32>
  return %p, %q, %r : tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x16xf32>
}
