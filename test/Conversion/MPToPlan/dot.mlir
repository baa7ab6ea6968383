// Row-major contractions as column-major products: D^T = rhs^T lhs^T.
// RUN: mp-opt %s --convert-mp-to-plan --split-input-file | FileCheck %s

// x[8, 64] w[64, 16]: both stored as they are, so no flag. The slot of the
// result is written directly.
// CHECK-LABEL: mprt.plan @step workspace 33554432
// CHECK-DAG: %[[X:.*]] = mprt.slot argument 0 "x" role <batch> : tensor<8x64xf16>
// CHECK-DAG: %[[W:.*]] = mprt.slot argument 1 "arg1" pair 1 : tensor<64x16xf16>
// CHECK-DAG: %[[Y:.*]] = mprt.slot result 0 "y" : tensor<8x16xf32>
// CHECK-DAG: %[[W1:.*]] = mprt.slot result 1 "out1" : tensor<64x16xf16>
// CHECK-NOT: mprt.buffer
// CHECK: mprt.matmul %[[W]], %[[X]] into %[[Y]] m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f16, f16, f32, f32] compute f32 scale f32 align [256, 256, 256, 256]
// CHECK-NEXT: mprt.copy %[[W]] into %[[W1]]
// CHECK-NOT: mp.
func.func @main(%x: tensor<8x64xf16> {mp.name = "x", mp.role = #mp.role<batch>},
                %w: tensor<64x16xf16> {mp.pair = 1})
    -> (tensor<8x16xf32> {mp.name = "y"}, tensor<64x16xf16>) {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
  return %0, %w : tensor<8x16xf32>, tensor<64x16xf16>
}

// -----

// Contracting the other side of either operand is a flag.
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[W:.*]] = mprt.slot argument 1
// CHECK: m 16 n 8 k 64 trans [true, false] ld [64, 64, 16, 16]
// CHECK: m 16 n 8 k 64 trans [false, true] ld [16, 8, 16, 16]
// CHECK: m 16 n 8 k 64 trans [true, true] ld [64, 8, 16, 16]
func.func @main(%x: tensor<8x64xf32>, %w: tensor<16x64xf32>,
                %xt: tensor<64x8xf32>, %wt: tensor<64x16xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [1] : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %1 = mp.dot %xt, %wt contracting [0] x [0] : (tensor<64x8xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  %2 = mp.dot %xt, %w contracting [0] x [1] : (tensor<64x8xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  return %0, %1, %2 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}

// -----

// A batch in front, and one between: heads of attention need no transpose.
// Alignment holds for every matrix of the batch.
// CHECK-LABEL: mprt.plan @step
// CHECK: m 16 n 8 k 32 trans [false, false] ld [16, 32, 16, 16] batch 4 strides [512, 256, 128, 128] types [f16, f16, f16, f16] compute f32 scale f32 align [256, 256, 256, 256]
// CHECK: m 8 n 8 k 4 trans [true, false] ld [12, 12, 8, 8] batch 3 strides [4, 4, 64, 64] types [f16, f16, f32, f32] compute f32 scale f32 align [8, 8, 256, 256]
func.func @main(%a: tensor<4x8x32xf16>, %b: tensor<4x32x16xf16>,
                %q: tensor<8x3x4xf16>)
    -> (tensor<4x8x16xf16>, tensor<3x8x8xf32>) {
  %0 = mp.dot %a, %b batching [0] x [0] contracting [2] x [1] accumulate f32
     : (tensor<4x8x32xf16>, tensor<4x32x16xf16>) -> tensor<4x8x16xf16>
  %1 = mp.dot %q, %q batching [1] x [1] contracting [2] x [2] accumulate f32
     : (tensor<8x3x4xf16>, tensor<8x3x4xf16>) -> tensor<3x8x8xf32>
  return %0, %1 : tensor<4x8x16xf16>, tensor<3x8x8xf32>
}

// -----

// Several free and several contracting dimensions act as one, whatever the
// order of the contracted pairs. Vectors and scalars are thin matrices.
// CHECK-LABEL: mprt.plan @step
// CHECK: m 7 n 6 k 20 trans [false, false] ld [7, 20, 7, 7]
// CHECK: m 1 n 6 k 20 trans [true, false] ld [20, 20, 1, 1]
// CHECK: m 1 n 1 k 20 trans [true, false] ld [20, 20, 1, 1]
func.func @main(%a: tensor<2x3x4x5xf32>, %b: tensor<4x5x7xf32>, %v: tensor<4x5xf32>)
    -> (tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<f32>) {
  %0 = mp.dot %a, %b contracting [3, 2] x [1, 0]
     : (tensor<2x3x4x5xf32>, tensor<4x5x7xf32>) -> tensor<2x3x7xf32>
  %1 = mp.dot %a, %v contracting [2, 3] x [0, 1]
     : (tensor<2x3x4x5xf32>, tensor<4x5xf32>) -> tensor<2x3xf32>
  %2 = mp.dot %v, %v contracting [0, 1] x [0, 1]
     : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<f32>
  return %0, %1, %2 : tensor<2x3x7xf32>, tensor<2x3xf32>, tensor<f32>
}

// -----

// What is added to the product is C of the call.
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[ADDED:.*]] = mprt.slot argument 2
// CHECK: mprt.matmul %{{.*}}, %{{.*}} plus %[[ADDED]] into %{{.*}} m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f16, f16, f32, f32] compute f32 scale f32 beta 1.000000e+00 align
func.func @main(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>, %c: tensor<8x16xf32>)
    -> tensor<8x16xf32> {
  %0 = mp.fusion contraction ins(%x, %w, %c : tensor<8x64xf16>, tensor<64x16xf16>, tensor<8x16xf32>) -> tensor<8x16xf32> {
  ^bb0(%a: tensor<8x64xf16>, %b: tensor<64x16xf16>, %d: tensor<8x16xf32>):
    %1 = mp.dot %a, %b contracting [1] x [0] accumulate f32
       : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
    %2 = arith.addf %1, %d : tensor<8x16xf32>
    mp.yield %2 : tensor<8x16xf32>
  }
  return %0 : tensor<8x16xf32>
}

// -----

// Also in the 16 bits that the sum is rounded to.
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[ADDED:.*]] = mprt.slot argument 2
// CHECK: mprt.matmul %{{.*}}, %{{.*}} plus %[[ADDED]] into %{{.*}} m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f16, f16, f16, f16] compute f32 scale f32 beta 1.000000e+00 align
func.func @main(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>, %c: tensor<8x16xf16>)
    -> tensor<8x16xf16> {
  %0 = mp.fusion contraction ins(%x, %w, %c : tensor<8x64xf16>, tensor<64x16xf16>, tensor<8x16xf16>) -> tensor<8x16xf16> {
  ^bb0(%a: tensor<8x64xf16>, %b: tensor<64x16xf16>, %d: tensor<8x16xf16>):
    %1 = mp.dot %a, %b contracting [1] x [0] accumulate f32
       : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
    %2 = mp.cast %d : tensor<8x16xf16> to tensor<8x16xf32>
    %3 = arith.addf %1, %2 : tensor<8x16xf32>
    %4 = mp.cast %3 : tensor<8x16xf32> to tensor<8x16xf16>
    mp.yield %4 : tensor<8x16xf16>
  }
  return %0 : tensor<8x16xf16>
}
