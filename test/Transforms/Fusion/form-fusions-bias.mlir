// RUN: mp-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions > %t.once
// RUN: mp-opt %t.once --mp-form-fusions | diff %t.once -
// RUN: mp-opt %s --mp-form-fusions --remarks-filter=mp-form-fusions 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: the call that makes tensor<8x16xf32> adds the bias
//
// As one call.
// RUN: mp-opt %t.once --split-input-file | sed -n '/@returned/,/^  }/p' | sed 's/@returned/@main/' | mp-opt --convert-mp-to-plan | FileCheck %s --check-prefix=CALL
// CALL: mprt.matmul %{{.*}}, %{{.*}} bias %{{.*}} into %{{.*}} m 16 n 8 k 64 {{.*}} types [f16, f16, f32, f32] compute f32 scale f32 epilogue bias

// A sum that is in memory anyway is written by the call that makes the product.
// CHECK-LABEL: @returned
// CHECK-NEXT:    %[[S:.*]] = mp.fusion contraction ins(%arg0, %arg1, %arg2 : tensor<8x64xf16>, tensor<64x16xf16>, tensor<16xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:    ^bb0(%[[X:.*]]: tensor<8x64xf16>, %[[W:.*]]: tensor<64x16xf16>, %[[B:.*]]: tensor<16xf32>):
// CHECK-NEXT:      %[[P:.*]] = mp.dot %[[X]], %[[W]] contracting [1] x [0] accumulate f32
// CHECK-NEXT:      %[[R:.*]] = mp.broadcast %[[B]] dims [1]
// CHECK-NEXT:      %[[A:.*]] = arith.addf %[[P]], %[[R]]
// CHECK-NEXT:      mp.yield %[[A]]
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[S]]
func.func @returned(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %p = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
  %r = mp.broadcast %b dims [1] : tensor<16xf32> to tensor<8x16xf32>
  %0 = arith.addf %p, %r : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// As JAX writes it, of heads, and for another product.
// CHECK-LABEL: @of_heads
// CHECK-DAG:     %[[B:.*]] = mp.reshape %arg2 : tensor<1x16xf32> to tensor<4x4xf32>
// CHECK:         mp.fusion contraction ins(%arg0, %arg1, %[[B]] : tensor<2x4x64xf16>, tensor<64x4x4xf16>, tensor<4x4xf32>) -> tensor<2x4x4x4xf32> {
// CHECK:           mp.broadcast %{{.*}} dims [2, 3] : tensor<4x4xf32> to tensor<2x4x4x4xf32>
func.func @of_heads(%x: tensor<2x4x64xf16>, %w: tensor<64x4x4xf16>, %b: tensor<1x16xf32>)
    -> tensor<8x8xf32> {
  %p = mp.dot %x, %w contracting [2] x [0] accumulate f32 : (tensor<2x4x64xf16>, tensor<64x4x4xf16>) -> tensor<2x4x4x4xf32>
  %q = mp.reshape %p : tensor<2x4x4x4xf32> to tensor<8x16xf32>
  %r = mp.broadcast %b dims [0, 1] : tensor<1x16xf32> to tensor<8x16xf32>
  %0 = arith.addf %r, %q : tensor<8x16xf32>
  %1 = mp.dot %0, %0 contracting [1] x [1] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Kernels that go on with the sum read product and bias.
// CHECK-LABEL: @read_by_kernels
// CHECK-NOT:     contraction ins
// CHECK:         return
func.func @read_by_kernels(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>, %b: tensor<16xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xi1>) {
  %p = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
  %r = mp.broadcast %b dims [1] : tensor<16xf32> to tensor<8x16xf32>
  %0 = arith.addf %p, %r : tensor<8x16xf32>
  %1 = math.tanh %0 : tensor<8x16xf32>
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %2 = arith.cmpf ogt, %0, %zero : tensor<8x16xf32>
  return %1, %2 : tensor<8x16xf32>, tensor<8x16xi1>
}

// None of these is a bias of the library: one for each column of its D, a part of
// a row, one of several matrices, a product in 16 bits, a bias that a kernel makes.
// CHECK-LABEL: @others
// CHECK-NOT:     contraction ins
// CHECK:         return
func.func @others(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>, %c: tensor<8xf32>, %q: tensor<4xf32>,
    %h: tensor<16xf16>, %b: tensor<16xf32>, %y: tensor<2x8x64xf16>, %v: tensor<2x64x16xf16>)
    -> (tensor<8x16xf32>, tensor<8x4x4xf32>, tensor<2x8x16xf32>, tensor<8x16xf16>, tensor<8x16xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
  %1 = mp.broadcast %c dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %2 = arith.addf %0, %1 : tensor<8x16xf32>
  %3 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
  %4 = mp.reshape %3 : tensor<8x16xf32> to tensor<8x4x4xf32>
  %5 = mp.broadcast %q dims [2] : tensor<4xf32> to tensor<8x4x4xf32>
  %6 = arith.addf %4, %5 : tensor<8x4x4xf32>
  %7 = mp.dot %y, %v batching [0] x [0] contracting [2] x [1] accumulate f32 : (tensor<2x8x64xf16>, tensor<2x64x16xf16>) -> tensor<2x8x16xf32>
  %8 = mp.broadcast %b dims [2] : tensor<16xf32> to tensor<2x8x16xf32>
  %9 = arith.addf %7, %8 : tensor<2x8x16xf32>
  %10 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
  %11 = mp.broadcast %h dims [1] : tensor<16xf16> to tensor<8x16xf16>
  %12 = arith.addf %10, %11 : tensor<8x16xf16>
  %13 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf32>
  %14 = math.tanh %b : tensor<16xf32>
  %15 = mp.broadcast %14 dims [1] : tensor<16xf32> to tensor<8x16xf32>
  %16 = arith.addf %13, %15 : tensor<8x16xf32>
  return %2, %6, %9, %12, %16 : tensor<8x16xf32>, tensor<8x4x4xf32>, tensor<2x8x16xf32>, tensor<8x16xf16>, tensor<8x16xf32>
}
