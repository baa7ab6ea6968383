// RUN: mp-test-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-test-opt %s --mp-form-fusions > %t.once
// RUN: mp-test-opt %t.once --mp-form-fusions | diff %t.once -

// The ops and their models are in test/lib/Toy; nothing here knows them.

// Behind a foreign contraction, which is a call, ops of a foreign dialect and
// ours are one kernel. It widens at the load, all of them compute in f32, and
// it rounds at the store.
// CHECK-LABEL: @foreign_ops_join_ours
// CHECK:         %[[Y:.*]] = "toy.matmul"
// CHECK-NEXT:    %[[F:.*]] = mp.fusion pointwise ins(%[[Y]] : tensor<8x16xf16>) -> tensor<8x16xf16> {
// CHECK-NEXT:    ^bb0(%[[A:.*]]: tensor<8x16xf16>):
// CHECK-NEXT:      %[[W:.*]] = mp.cast %[[A]] : tensor<8x16xf16> to tensor<8x16xf32>
// CHECK-NEXT:      %[[S:.*]] = "toy.swish"(%[[W]]) : (tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT:      %[[D:.*]] = arith.addf %[[S]], %[[W]] : tensor<8x16xf32>
// CHECK-NEXT:      %[[M:.*]] = "toy.mirror"(%[[D]]) : (tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT:      %[[R:.*]] = mp.cast %[[M]] : tensor<8x16xf32> to tensor<8x16xf16>
// CHECK-NEXT:      mp.yield %[[R]]
// CHECK:         return %[[F]]
func.func @foreign_ops_join_ours(%x: tensor<8x64xf16>, %w: tensor<64x16xf16>) -> tensor<8x16xf16> {
  %0 = "toy.matmul"(%x, %w) : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
  %1 = "toy.swish"(%0) : (tensor<8x16xf16>) -> tensor<8x16xf16>
  %2 = arith.addf %1, %0 : tensor<8x16xf16>
  %3 = "toy.mirror"(%2) : (tensor<8x16xf16>) -> tensor<8x16xf16>
  return %3 : tensor<8x16xf16>
}

// A foreign reduction along rows takes what reads it into its kernel.
// CHECK-LABEL: @a_foreign_reduction_makes_a_row_kernel
// CHECK-NEXT:    mp.fusion row ins(%arg0 : tensor<8x16xf16>) -> tensor<8x16xf16>
// CHECK:           "toy.peak"(%{{.*}}) : (tensor<8x16xf32>) -> tensor<8xf32>
// CHECK:           arith.divf
// CHECK-NOT:     mp.fusion
func.func @a_foreign_reduction_makes_a_row_kernel(%x: tensor<8x16xf16>) -> tensor<8x16xf16> {
  %0 = arith.mulf %x, %x : tensor<8x16xf16>
  %1 = "toy.peak"(%0) : (tensor<8x16xf16>) -> tensor<8xf16>
  %2 = mp.broadcast %1 dims [0] : tensor<8xf16> to tensor<8x16xf16>
  %3 = arith.divf %0, %2 : tensor<8x16xf16>
  return %3 : tensor<8x16xf16>
}

// A source that costs no more than a load is made again by each reader.
// CHECK-LABEL: @a_foreign_source_is_copied
// CHECK:         mp.fusion pointwise
// CHECK:           "toy.grid"
// CHECK:         mp.dot
// CHECK:         mp.fusion pointwise
// CHECK:           "toy.grid"
func.func @a_foreign_source_is_copied(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = "toy.grid"() : () -> tensor<8x8xf32>
  %1 = arith.mulf %x, %0 : tensor<8x8xf32>
  %2 = mp.dot %1, %1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = arith.mulf %2, %0 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// An op without a model stays where it is, however elementwise it may be, and
// parts what stands around it.
// CHECK-LABEL: @an_op_without_a_model_does_not_fuse
// CHECK:         mp.fusion pointwise
// CHECK:           "toy.relu"
// CHECK:         }
// CHECK-NEXT:    "toy.silent"(%{{.*}}) : (tensor<8xf16>) -> tensor<8xf16>
// CHECK-NEXT:    mp.fusion pointwise
// CHECK:           "toy.relu"
func.func @an_op_without_a_model_does_not_fuse(%x: tensor<8xf16>) -> tensor<8xf16> {
  %0 = "toy.relu"(%x) : (tensor<8xf16>) -> tensor<8xf16>
  %1 = "toy.silent"(%0) : (tensor<8xf16>) -> tensor<8xf16>
  %2 = "toy.relu"(%1) : (tensor<8xf16>) -> tensor<8xf16>
  return %2 : tensor<8xf16>
}
