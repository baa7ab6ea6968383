// RUN: mp-opt %s --mp-write-out-products=min-bytes=1024 | FileCheck %s
// RUN: mp-opt %s --mp-write-out-products=min-bytes=1024 > %t.once
// RUN: mp-opt %t.once --mp-write-out-products=min-bytes=1024 | diff %t.once -
// RUN: mp-opt %s --mp-write-out-products=min-bytes=1024 --remarks-filter=mp-write-out-products 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --mp-write-out-products | FileCheck %s --check-prefix=SMALL
// REMARK-DAG: kernels that read tensor<16x32xf16> sum its 2 products
// REMARK-DAG: the product of few terms stays a call: it is a result, or read by what is not a kernel
// REMARK-DAG: the product of few terms stays a call: its sums are not of f32
// REMARK-DAG: the product of few terms stays a call: it would transpose a factor
// REMARK-DAG: the product of few terms stays a call: it is not of floats of 32 bits or less

// Without an option, what a cache holds stays a call.
// SMALL-NOT: arith.addf {{.*}} : tensor<16x32xf32>

// The weight gradient of two rows.
// CHECK-LABEL: @gradient
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x16xf16>, %[[DY:[^:]*]]: tensor<2x32xf16>
// CHECK:         %[[X0:.*]] = mp.slice %[[X]] start [0, 0] limit [1, 16] strides [1, 1]
// CHECK:         mp.reshape %[[X0]]
// CHECK:         mp.cast {{.*}} : tensor<16xf16> to tensor<16xf32>
// CHECK:         %[[LEFT:.*]] = mp.broadcast {{.*}} dims [0] : tensor<16xf32> to tensor<16x32xf32>
// CHECK:         %[[DY0:.*]] = mp.slice %[[DY]] start [0, 0] limit [1, 32] strides [1, 1]
// CHECK:         %[[RIGHT:.*]] = mp.broadcast {{.*}} dims [1] : tensor<32xf32> to tensor<16x32xf32>
// CHECK:         %[[FIRST:.*]] = arith.mulf %[[LEFT]], %[[RIGHT]] : tensor<16x32xf32>
// CHECK:         mp.slice %[[X]] start [1, 0] limit [2, 16] strides [1, 1]
// CHECK:         mp.slice %[[DY]] start [1, 0] limit [2, 32] strides [1, 1]
// CHECK:         %[[SECOND:.*]] = arith.mulf
// CHECK:         %[[SUM:.*]] = arith.addf %[[FIRST]], %[[SECOND]]
// CHECK:         mp.cast %[[SUM]] : tensor<16x32xf32> to tensor<16x32xf16>
// CHECK-NOT:     mp.dot
func.func @gradient(%x: tensor<2x16xf16>, %dy: tensor<2x32xf16>, %w: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %g = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<2x16xf16>, tensor<2x32xf16>) -> tensor<16x32xf16>
  %wide = mp.cast %g : tensor<16x32xf16> to tensor<16x32xf32>
  %new = arith.subf %w, %wide : tensor<16x32xf32>
  return %new : tensor<16x32xf32>
}

// Of each of three examples, nothing is summed: an outer product.
// CHECK-LABEL: @batches
// CHECK-NOT:     mp.slice
// CHECK:         %[[LEFT:.*]] = mp.broadcast %{{.*}} dims [0, 1] : tensor<3x16xf32> to tensor<3x16x32xf32>
// CHECK:         %[[RIGHT:.*]] = mp.broadcast %{{.*}} dims [0, 2] : tensor<3x32xf32> to tensor<3x16x32xf32>
// CHECK:         arith.mulf %[[LEFT]], %[[RIGHT]]
// CHECK-NOT:     mp.dot
func.func @batches(%x: tensor<3x16xf32>, %y: tensor<3x32xf32>) -> tensor<3x16x32xf32> {
  %g = mp.dot %x, %y batching [0] x [0] : (tensor<3x16xf32>, tensor<3x32xf32>) -> tensor<3x16x32xf32>
  %e = math.exp %g : tensor<3x16x32xf32>
  return %e : tensor<3x16x32xf32>
}

// The weight gradient of a convolution by one element at every second place of
// two images, whose channels come first: a sum over images and places.
// CHECK-LABEL: @strided
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x16x3x3xbf16>, %[[DY:[^:]*]]: tensor<2x32x2x2xbf16>
// CHECK:         mp.slice %[[X]] start [0, 0, 0, 0] limit [1, 16, 1, 1]
// CHECK:         mp.slice %[[DY]] start [0, 0, 0, 0] limit [1, 32, 1, 1]
// CHECK:         mp.slice %[[X]] start [0, 0, 0, 2] limit [1, 16, 1, 3]
// CHECK:         mp.slice %[[DY]] start [0, 0, 0, 1] limit [1, 32, 1, 2]
// CHECK:         mp.slice %[[X]] start [1, 0, 2, 2] limit [2, 16, 3, 3]
// CHECK:         mp.broadcast {{.*}} dims [1] : tensor<16xf32> to tensor<32x16x1x1xf32>
// CHECK:         mp.slice %[[DY]] start [1, 0, 1, 1] limit [2, 32, 2, 2]
// CHECK:         mp.broadcast {{.*}} dims [0] : tensor<32xf32> to tensor<32x16x1x1xf32>
// CHECK-NOT:     mp.conv
func.func @strided(%x: tensor<2x16x3x3xbf16>, %dy: tensor<2x32x2x2xbf16>, %w: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
  %g = mp.conv wgrad %x, %dy dims <[f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] rhs_dilation [2, 2] accumulate f32
     : (tensor<2x16x3x3xbf16>, tensor<2x32x2x2xbf16>) -> tensor<32x16x1x1xf32>
  %new = arith.subf %w, %g : tensor<32x16x1x1xf32>
  return %new : tensor<32x16x1x1xf32>
}

// The data gradient of a head of one class, with channels last.
// CHECK-LABEL: @head
// CHECK:         mp.broadcast {{.*}} dims [0, 1, 2] : tensor<2x4x4xf32> to tensor<2x4x4x16xf32>
// CHECK:         mp.broadcast {{.*}} dims [3] : tensor<16xf32> to tensor<2x4x4x16xf32>
// CHECK-NOT:     mp.conv
func.func @head(%dy: tensor<2x4x4x1xf16>, %w: tensor<1x1x16x1xf16>, %mask: tensor<2x4x4x16xi1>) -> tensor<2x4x4x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x4x4x16xf32>
  %dx = mp.conv dgrad %dy, %w dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]>
        strides [1, 1] low [0, 0] high [0, 0] accumulate f32
      : (tensor<2x4x4x1xf16>, tensor<1x1x16x1xf16>) -> tensor<2x4x4x16xf32>
  %r = arith.select %mask, %dx, %zero : tensor<2x4x4x16xi1>, tensor<2x4x4x16xf32>
  return %r : tensor<2x4x4x16xf32>
}

// Nine products are a call's.
// CHECK-LABEL: @nine
// CHECK:         mp.dot
func.func @nine(%x: tensor<9x16xf16>, %dy: tensor<9x32xf16>, %w: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %g = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<9x16xf16>, tensor<9x32xf16>) -> tensor<16x32xf32>
  %new = arith.subf %w, %g : tensor<16x32xf32>
  return %new : tensor<16x32xf32>
}

// So is what is in memory for another: a result of the step, or what a product
// reads, also under another name.
// CHECK-LABEL: @returned
// CHECK:         mp.dot
func.func @returned(%x: tensor<2x16xf16>, %dy: tensor<2x32xf16>, %w: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %g = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<2x16xf16>, tensor<2x32xf16>) -> tensor<16x32xf32>
  %new = arith.subf %w, %g : tensor<16x32xf32>
  return %g, %new : tensor<16x32xf32>, tensor<16x32xf32>
}

// CHECK-LABEL: @read_by_call
// CHECK-COUNT-2: mp.dot
func.func @read_by_call(%x: tensor<2x16xf16>, %dy: tensor<2x32xf16>, %v: tensor<512x8xf16>) -> tensor<1x8xf32> {
  %g = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<2x16xf16>, tensor<2x32xf16>) -> tensor<16x32xf16>
  %row = mp.reshape %g : tensor<16x32xf16> to tensor<1x512xf16>
  %y = mp.dot %row, %v contracting [1] x [0] accumulate f32 : (tensor<1x512xf16>, tensor<512x8xf16>) -> tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

// What reads it may be written out itself: then both are.
// CHECK-LABEL: @read_by_another
// CHECK-NOT:     mp.dot
// CHECK:         return
func.func @read_by_another(%x: tensor<1x32xf32>, %y: tensor<16x32xf32>, %z: tensor<1x16xf32>) -> tensor<16x32xf32> {
  %a = mp.dot %z, %x contracting [0] x [0] : (tensor<1x16xf32>, tensor<1x32xf32>) -> tensor<16x32xf32>
  %b = mp.dot %a, %y batching [0, 1] x [0, 1] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %e = math.exp %b : tensor<16x32xf32>
  return %e : tensor<16x32xf32>
}

// Sums in 16 bits are rounded behind each product.
// CHECK-LABEL: @narrow_sums
// CHECK:         mp.dot
func.func @narrow_sums(%x: tensor<2x16xf16>, %dy: tensor<2x32xf16>, %w: tensor<16x32xf16>) -> tensor<16x32xf16> {
  %g = mp.dot %x, %dy contracting [0] x [0] accumulate f16 : (tensor<2x16xf16>, tensor<2x32xf16>) -> tensor<16x32xf16>
  %new = arith.subf %w, %g : tensor<16x32xf16>
  return %new : tensor<16x32xf16>
}

// Of a window that is padded, elements sum other places.
// CHECK-LABEL: @padded
// CHECK:         mp.conv
func.func @padded(%x: tensor<2x16x2x2xf16>, %dy: tensor<2x32x2x2xf16>, %w: tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32> {
  %g = mp.conv wgrad %x, %dy dims <[f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1]>
       strides [1, 1] low [1, 1] high [1, 1] accumulate f32
     : (tensor<2x16x2x2xf16>, tensor<2x32x2x2xf16>) -> tensor<32x16x3x3xf32>
  %new = arith.subf %w, %g : tensor<32x16x3x3xf32>
  return %new : tensor<32x16x3x3xf32>
}

// What would be transposed, and what has more bits.
// CHECK-LABEL: @transposed
// CHECK:         mp.dot
func.func @transposed(%x: tensor<16x3xf32>, %y: tensor<3x32xf32>) -> tensor<3x16x32xf32> {
  %g = mp.dot %x, %y batching [1] x [0] : (tensor<16x3xf32>, tensor<3x32xf32>) -> tensor<3x16x32xf32>
  %e = math.exp %g : tensor<3x16x32xf32>
  return %e : tensor<3x16x32xf32>
}

// CHECK-LABEL: @doubles
// CHECK:         mp.dot
func.func @doubles(%x: tensor<2x16xf64>, %y: tensor<2x32xf64>) -> tensor<16x32xf64> {
  %g = mp.dot %x, %y contracting [0] x [0] : (tensor<2x16xf64>, tensor<2x32xf64>) -> tensor<16x32xf64>
  %e = math.exp %g : tensor<16x32xf64>
  return %e : tensor<16x32xf64>
}
