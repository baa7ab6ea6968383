// Matrix products and convolutions; the result type is the accumulator. What is
// written computes the same bits when it is read again.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8x64xf16>, %w: tensor<16x64xf16>,
    %y: tensor<8x64xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x4x5xf32>,
    %i: tensor<2x8x8x4xf16>, %k: tensor<3x3x2x6xf16>)
    -> (tensor<8x16xf32>, tensor<8x16xf16>, tensor<8x16xf32>,
        tensor<2x3x5xf32>, tensor<f32>, tensor<2x3x3x6xf16>) {
  // Operands of 16 bits, result of 32: what a Tensor Core does.
  // CHECK: "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x64xf16>, tensor<16x64xf16>) -> tensor<8x16xf32>
  // CHECK-NOT: stablehlo.convert
  %0 = mp.dot %x, %w contracting [1] x [1] accumulate f32
     : (tensor<8x64xf16>, tensor<16x64xf16>) -> tensor<8x16xf32>
  // A narrow result is rounded once, from the accumulator.
  // CHECK: %[[SUM:.*]] = "stablehlo.dot_general"{{.*}} -> tensor<8x16xf32>
  // CHECK-NEXT: "stablehlo.convert"(%[[SUM]]) {mp.rounds = true} : (tensor<8x16xf32>) -> tensor<8x16xf16>
  %1 = mp.dot %x, %w contracting [1] x [1] accumulate f32
     : (tensor<8x64xf16>, tensor<16x64xf16>) -> tensor<8x16xf16>
  // Operands of two types are converted to one that holds both.
  // CHECK: %[[WIDE:.*]] = "stablehlo.convert"(%arg1) : (tensor<16x64xf16>) -> tensor<16x64xf32>
  // CHECK-NEXT: "stablehlo.dot_general"(%arg2, %[[WIDE]]) {{.*}} {mp.widened = true} : (tensor<8x64xf32>, tensor<16x64xf32>) -> tensor<8x16xf32>
  %2 = mp.dot %y, %w contracting [1] x [1] accumulate f32
     : (tensor<8x64xf32>, tensor<16x64xf16>) -> tensor<8x16xf32>
  // CHECK: lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]
  %3 = mp.dot %b, %c batching [0] x [0] contracting [2] x [1]
     : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<f32>
  %4 = mp.dot %y, %y contracting [0, 1] x [0, 1]
     : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<f32>
  // Reversal turns the kernel around; padding may be negative.
  // CHECK: %[[KERNEL:.*]] = "stablehlo.reverse"(%arg6) <{dimensions = array<i64: 0>}>
  // CHECK-NEXT: "stablehlo.convolution"(%arg5, %[[KERNEL]]) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<{{\[\[}}-1, 0], [2, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 2, 1>, window_strides = array<i64: 1, 7>}> : (tensor<2x8x8x4xf16>, tensor<3x3x2x6xf16>) -> tensor<2x3x3x6xf32>
  // CHECK-NEXT: "stablehlo.convert"{{.*}} {mp.rounds = true}
  %5 = mp.conv fwd %i, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 7] low [-1, 2] high [0, 1] lhs_dilation [1, 2]
       rhs_dilation [2, 1] reversal [true, false] feature_groups 2
       accumulate f32
     : (tensor<2x8x8x4xf16>, tensor<3x3x2x6xf16>) -> tensor<2x3x3x6xf16>
  %6 = mp.slice %5 start [0, 0, 0, 0] limit [2, 3, 3, 6] strides [1, 1, 1, 1]
     : tensor<2x3x3x6xf16> to tensor<2x3x3x6xf16>
  return %0, %1, %2, %3, %4, %6 : tensor<8x16xf32>, tensor<8x16xf16>,
    tensor<8x16xf32>, tensor<2x3x5xf32>, tensor<f32>, tensor<2x3x3x6xf16>
}
