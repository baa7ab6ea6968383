// RUN: mp-opt %s --mp-nest-sums > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-nest-sums | diff %t.once -
// RUN: mp-opt %s --mp-nest-sums --remarks-filter=mp-nest-sums -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mp-run %t.once --fill=1 --compare=%s --tolerance=1e-5

// One gradient for a bias, and times the deviation, for each image.
// CHECK-LABEL: @main
// CHECK:         mp.reduce add %{{.*}} dims [1] : tensor<3x32x8xf32> to tensor<3x8xf32>
// CHECK:         %[[S:.*]] = mp.reduce add %arg0 dims [1] : tensor<3x32x8xf32> to tensor<3x8xf32>
// CHECK:         %[[B:.*]] = mp.reduce add %[[S]] dims [0] : tensor<3x8xf32> to tensor<8xf32>
// In 16 bits the first step is of f32, and the second rounds.
// CHECK:         mp.reduce add %arg2 dims [1] accumulate f32 : tensor<3x32x8xf16> to tensor<3x8xf16>
// CHECK:         %[[H:.*]] = mp.reduce add %arg2 dims [1] accumulate f32 : tensor<3x32x8xf16> to tensor<3x8xf32>
// CHECK:         %[[R:.*]] = mp.reduce add %[[H]] dims [0] accumulate f32 : tensor<3x8xf32> to tensor<8xf16>
// CHECK:         return %{{.*}}, %[[B]], %{{.*}}, %[[R]]
// REMARK-COUNT-7: adds up tensor<{{.*}}> in two steps, the first where another sum of what it is made of is
// REMARK-NOT: adds up
func.func @main(%d: tensor<3x32x8xf32>, %x: tensor<3x32x8xf32>, %h: tensor<3x32x8xf16>)
    -> (tensor<3x8xf32>, tensor<8xf32>, tensor<3x8xf16>, tensor<8xf16>) {
  %0 = arith.mulf %d, %x : tensor<3x32x8xf32>
  %1 = mp.reduce add %0 dims [1] : tensor<3x32x8xf32> to tensor<3x8xf32>
  %2 = mp.reduce add %d dims [0, 1] : tensor<3x32x8xf32> to tensor<8xf32>
  %3 = mp.reduce add %h dims [1] accumulate f32 : tensor<3x32x8xf16> to tensor<3x8xf16>
  %4 = mp.reduce add %h dims [0, 1] accumulate f32 : tensor<3x32x8xf16> to tensor<8xf16>
  return %1, %2, %3, %4 : tensor<3x8xf32>, tensor<8xf32>, tensor<3x8xf16>, tensor<8xf16>
}

// Three, each of more dimensions: a step takes a step of the smaller one.
// CHECK-LABEL: @three
// CHECK:         mp.reduce add %arg0 dims [1] : tensor<8x32x32x16xf32> to tensor<8x32x16xf32>
// CHECK-NOT:     mp.reduce add %arg0 dims [1, 2]
// CHECK-NOT:     mp.reduce add %arg0 dims [0, 1, 2]
// CHECK:         return
func.func @three(%x: tensor<8x32x32x16xf32>) -> (tensor<8x32x16xf32>, tensor<8x16xf32>, tensor<16xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<8x32x32x16xf32> to tensor<8x32x16xf32>
  %1 = mp.reduce add %x dims [1, 2] : tensor<8x32x32x16xf32> to tensor<8x16xf32>
  %2 = mp.reduce add %x dims [0, 1, 2] : tensor<8x32x32x16xf32> to tensor<16xf32>
  return %0, %1, %2 : tensor<8x32x16xf32>, tensor<8x16xf32>, tensor<16xf32>
}

// Sums of two values that have nothing in common but a bias.
// CHECK-LABEL: @strangers
// CHECK:         mp.reduce add %{{.*}} dims [0, 1] : tensor<3x32x8xf32>
func.func @strangers(%x: tensor<3x32x8xf32>, %y: tensor<3x32x8xf32>, %b: tensor<8xf32>) -> (tensor<3x8xf32>, tensor<8xf32>) {
  %0 = mp.broadcast %b dims [2] : tensor<8xf32> to tensor<3x32x8xf32>
  %1 = arith.addf %x, %0 : tensor<3x32x8xf32>
  %2 = arith.addf %y, %0 : tensor<3x32x8xf32>
  %3 = mp.reduce add %1 dims [1] : tensor<3x32x8xf32> to tensor<3x8xf32>
  %4 = mp.reduce add %2 dims [0, 1] : tensor<3x32x8xf32> to tensor<8xf32>
  return %3, %4 : tensor<3x8xf32>, tensor<8xf32>
}

// Rows and columns: neither is a step to the other.
// CHECK-LABEL: @rows_and_columns
// CHECK-NEXT:    mp.reduce add %arg0 dims [1] : tensor<32x64xf32> to tensor<32xf32>
// CHECK-NEXT:    mp.reduce add %arg0 dims [0] : tensor<32x64xf32> to tensor<64xf32>
func.func @rows_and_columns(%x: tensor<32x64xf32>) -> (tensor<32xf32>, tensor<64xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %1 = mp.reduce add %x dims [0] : tensor<32x64xf32> to tensor<64xf32>
  return %0, %1 : tensor<32xf32>, tensor<64xf32>
}

// Eight to one: what the first step leaves would be read again.
// CHECK-LABEL: @little
// CHECK:         mp.reduce add %arg0 dims [0, 1] : tensor<32x8x4xf32>
func.func @little(%x: tensor<32x8x4xf32>) -> (tensor<32x4xf32>, tensor<4xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<32x8x4xf32> to tensor<32x4xf32>
  %1 = mp.reduce add %x dims [0, 1] : tensor<32x8x4xf32> to tensor<4xf32>
  return %0, %1 : tensor<32x4xf32>, tensor<4xf32>
}

// A batch norm, and the mean of each image behind it, which waits for that.
// CHECK-LABEL: @waits
// CHECK:         mp.reduce add %arg0 dims [0, 1] : tensor<3x32x8xf32>
func.func @waits(%x: tensor<3x32x8xf32>) -> tensor<3x8xf32> {
  %0 = mp.reduce add %x dims [0, 1] : tensor<3x32x8xf32> to tensor<8xf32>
  %1 = mp.broadcast %0 dims [2] : tensor<8xf32> to tensor<3x32x8xf32>
  %2 = arith.subf %x, %1 : tensor<3x32x8xf32>
  %3 = mp.reduce add %2 dims [1] : tensor<3x32x8xf32> to tensor<3x8xf32>
  return %3 : tensor<3x8xf32>
}

// The gradients of each example, whose sizes they are clipped by, and whether
// they are finite: one kernel computes each of them.
// CHECK-LABEL: @total_of_computed
// CHECK:         mp.reduce add %{{.*}} dims [1] : tensor<32x64xf32> to tensor<32xf32>
// CHECK:         %[[T:.*]] = mp.reduce add %{{.*}} dims [1] : tensor<32x64xf32> to tensor<32xf32>
// CHECK:         mp.reduce add %[[T]] dims [0] : tensor<32xf32> to tensor<f32>
// CHECK:         return
func.func @total_of_computed(%x: tensor<32x64xf32>, %y: tensor<32x64xf32>) -> (tensor<32xf32>, tensor<f32>) {
  %0 = arith.mulf %x, %y : tensor<32x64xf32>
  %1 = arith.mulf %0, %0 : tensor<32x64xf32>
  %2 = mp.reduce add %1 dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %3 = math.absf %0 : tensor<32x64xf32>
  %4 = mp.reduce add %3 dims [0, 1] : tensor<32x64xf32> to tensor<f32>
  return %2, %4 : tensor<32xf32>, tensor<f32>
}

// The gradient behind a norm of columns: the kernel of their sums goes on.
// CHECK-LABEL: @total_behind
// CHECK:         mp.reduce add %arg0 dims [0] : tensor<32x64xf32> to tensor<64xf32>
// CHECK:         %[[B:.*]] = mp.reduce add %{{.*}} dims [0] : tensor<32x64xf32> to tensor<64xf32>
// CHECK:         mp.reduce add %[[B]] dims [0] : tensor<64xf32> to tensor<f32>
// CHECK:         return
func.func @total_behind(%x: tensor<32x64xf32>) -> tensor<f32> {
  %0 = mp.reduce add %x dims [0] : tensor<32x64xf32> to tensor<64xf32>
  %1 = math.sqrt %0 : tensor<64xf32>
  %2 = mp.reshape %1 : tensor<64xf32> to tensor<1x64xf32>
  %3 = mp.broadcast %2 dims [0, 1] : tensor<1x64xf32> to tensor<32x64xf32>
  %4 = arith.subf %x, %3 : tensor<32x64xf32>
  %5 = mp.reduce add %4 dims [0, 1] : tensor<32x64xf32> to tensor<f32>
  return %5 : tensor<f32>
}

// Few long columns: their sums are shared out among blocks, and a kernel that
// goes on could not do that.
// CHECK-LABEL: @total_behind_long
// CHECK:         mp.reduce add %{{.*}} dims [0, 1] : tensor<8192x64xf32> to tensor<f32>
func.func @total_behind_long(%x: tensor<8192x64xf32>) -> tensor<f32> {
  %0 = mp.reduce add %x dims [0] : tensor<8192x64xf32> to tensor<64xf32>
  %1 = mp.broadcast %0 dims [1] : tensor<64xf32> to tensor<8192x64xf32>
  %2 = arith.subf %x, %1 : tensor<8192x64xf32>
  %3 = mp.reduce add %2 dims [0, 1] : tensor<8192x64xf32> to tensor<f32>
  return %3 : tensor<f32>
}

// It waits for sums of something else.
// CHECK-LABEL: @total_of_others
// CHECK:         mp.reduce add %{{.*}} dims [0, 1] : tensor<32x64xf32> to tensor<f32>
func.func @total_of_others(%x: tensor<32x64xf32>, %s: tensor<64x32xf32>) -> (tensor<32xf32>, tensor<f32>) {
  %0 = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %1 = mp.reduce add %s dims [1] : tensor<64x32xf32> to tensor<64xf32>
  %2 = mp.broadcast %1 dims [1] : tensor<64xf32> to tensor<32x64xf32>
  %3 = arith.subf %x, %2 : tensor<32x64xf32>
  %4 = mp.reduce add %3 dims [0, 1] : tensor<32x64xf32> to tensor<f32>
  return %0, %4 : tensor<32xf32>, tensor<f32>
}

// Behind a product, and before: they are computed at two times.
// CHECK-LABEL: @total_at_another_time
// CHECK:         mp.reduce add %{{.*}} dims [0, 1] : tensor<32x32xf32> to tensor<f32>
func.func @total_at_another_time(%x: tensor<32x32xf32>) -> (tensor<32xf32>, tensor<f32>) {
  %0 = arith.mulf %x, %x : tensor<32x32xf32>
  %1 = mp.reduce add %0 dims [1] : tensor<32x32xf32> to tensor<32xf32>
  %2 = mp.dot %0, %x contracting [1] x [0] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %3 = arith.mulf %0, %2 : tensor<32x32xf32>
  %4 = mp.reduce add %3 dims [0, 1] : tensor<32x32xf32> to tensor<f32>
  return %1, %4 : tensor<32xf32>, tensor<f32>
}

// A total of what is in memory has kernels of its own.
// CHECK-LABEL: @total
// CHECK:         mp.reduce add %arg0 dims [0, 1] : tensor<32x8xf32> to tensor<f32>
func.func @total(%x: tensor<32x8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %0 = mp.reduce add %x dims [0] : tensor<32x8xf32> to tensor<8xf32>
  %1 = mp.reduce add %x dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  return %0, %1 : tensor<8xf32>, tensor<f32>
}

// The largest of all is no sum.
// CHECK-LABEL: @largest
// CHECK:         mp.reduce max %arg0 dims [0, 1] : tensor<3x32x8xf32>
func.func @largest(%x: tensor<3x32x8xf32>) -> (tensor<3x8xf32>, tensor<8xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<3x32x8xf32> to tensor<3x8xf32>
  %1 = mp.reduce max %x dims [0, 1] : tensor<3x32x8xf32> to tensor<8xf32>
  return %0, %1 : tensor<3x8xf32>, tensor<8xf32>
}
