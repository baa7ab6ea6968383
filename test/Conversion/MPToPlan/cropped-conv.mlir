// Convolutions that crop their images, or reverse their filters in part, of every
// kind, odd sizes, groups and dilations: what cuDNN has no numbers for is sliced,
// padded or reversed around the call, and the plan computes the step.
// RUN: mp-opt %s --mp-fit-to-libraries | FileCheck %s
// RUN: mp-opt %s --mp-fit-to-libraries > %t.once
// RUN: mp-opt %t.once --mp-fit-to-libraries | diff %t.once -
// RUN: mp-opt %s --mp-fit-to-libraries --remarks-filter=mp-fit-to-libraries -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 -o %t.plan.mlir
// RUN: mp-run %t.plan.mlir --device=plan --fill=1 --compare=%s --tolerance=1e-5

// REMARK-DAG: pixels that the forward convolution does not read are left out
// REMARK-DAG: the filter is reversed before the call
// REMARK-DAG: no pixel is read: the result is zero
// CHECK-LABEL: @main
func.func @main(%x: tensor<2x9x11x4xf32>, %w: tensor<3x2x4x6xf32>, %y: tensor<2x7x6x6xf32>,
                %v: tensor<2x2x6x4xf32>, %g: tensor<3x2x2x6xf32>)
    -> (tensor<2x6x5x6xf32>, tensor<2x13x11x4xf32>, tensor<3x2x4x6xf32>,
        tensor<2x7x10x6xf32>, tensor<3x2x4x6xf32>, tensor<2x6x9x6xf32>, tensor<2x3x10x6xf32>) {
  // CHECK: %[[X:.*]] = mp.slice %arg0 start [0, 1, 0, 0] limit [2, 9, 9, 4]
  // CHECK: mp.conv fwd %[[X]], %arg1 {{.*}} low [0, 1] high [0, 1]
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 2] low [-1, 1] high [0, -1]
     : (tensor<2x9x11x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x6x5x6xf32>
  // Padding beyond the filter's reach is of pixels whose gradient is zero.
  // CHECK: %[[D:.*]] = mp.conv dgrad %arg2, %arg3 {{.*}} low [1, 0] high [1, 3] lhs_dilation [1, 2] rhs_dilation [1, 3]
  // CHECK: mp.pad %[[D]], %{{.*}} low [0, 2, 0, 0] high [0, 3, 0, 0]
  %1 = mp.conv dgrad %y, %v dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [3, 0] high [4, 3] lhs_dilation [1, 2] rhs_dilation [1, 3]
     : (tensor<2x7x6x6xf32>, tensor<2x2x6x4xf32>) -> tensor<2x13x11x4xf32>
  // CHECK: %[[Z:.*]] = mp.slice %arg0 start [0, 1, 0, 0] limit [2, 9, 7, 4]
  // CHECK: mp.conv wgrad %[[Z]], %arg2 {{.*}} low [0, 0] high [1, 0]
  %2 = mp.conv wgrad %x, %y dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [-1, 0] high [1, -4]
     : (tensor<2x9x11x4xf32>, tensor<2x7x6x6xf32>) -> tensor<3x2x4x6xf32>
  // CHECK: %[[R:.*]] = mp.reverse %arg1 dims [1]
  // CHECK: mp.conv fwd %arg0, %[[R]]
  %3 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] reversal [false, true]
     : (tensor<2x9x11x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x7x10x6xf32>
  %4 = mp.conv wgrad %x, %y dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 2] low [0, -1] high [0, -2] reversal [true, true]
     : (tensor<2x9x11x4xf32>, tensor<2x7x6x6xf32>) -> tensor<3x2x4x6xf32>
  %5 = mp.conv fwd %x, %g dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, -1] high [-1, 0] feature_groups 2
     : (tensor<2x9x11x4xf32>, tensor<3x2x2x6xf32>) -> tensor<2x6x9x6xf32>
  // Nothing is left of the images: all windows are in the padding.
  // CHECK: %[[NONE:.*]] = arith.constant dense<0.000000e+00> : tensor<2x3x10x6xf32>
  // CHECK: return {{.*}}, %[[NONE]] :
  %6 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [-9, 0] high [5, 0]
     : (tensor<2x9x11x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x3x10x6xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x6x5x6xf32>, tensor<2x13x11x4xf32>,
      tensor<3x2x4x6xf32>, tensor<2x7x10x6xf32>, tensor<3x2x4x6xf32>, tensor<2x6x9x6xf32>, tensor<2x3x10x6xf32>
}
