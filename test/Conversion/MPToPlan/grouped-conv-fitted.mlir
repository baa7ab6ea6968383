// Groups of the batch of a forward convolution, and its gradients: what
// mp-fit-to-libraries makes of them computes the same on the device `plan`. So
// does the filter that JAX turns around for a data gradient.
// RUN: %python %S/Inputs/plan_calls.py make %s %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.ref.npz
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 -o %t.plan.mlir
// RUN: FileCheck %s < %t.plan.mlir
// RUN: mp-run %t.plan.mlir --device=plan --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: cmp %t.out.npz %t.ref.npz
// CHECK: mprt.conv fwd {{.*}} x <[3, 8, 5, 6] {{.*}} w <[6, 4, 3, 2] {{.*}} groups 2
// CHECK: mprt.conv wgrad {{.*}} x <[3, 8, 5, 6] {{.*}} w <[6, 4, 3, 2] {{.*}} groups 2
// CHECK: mprt.conv wgrad {{.*}} groups 2
// CHECK: mprt.conv dgrad {{.*}} groups 2
// CHECK: mprt.conv dgrad {{.*}} x <[2, 4, 7, 6] {{.*}} w <[6, 2, 3, 3] {{.*}} groups 2
func.func @main(%x: tensor<6x5x6x4xf32>, %w: tensor<3x2x4x6xf32>, %dy: tensor<3x4x3x6xf32>, %dz: tensor<6x4x3x4xf32>, %v: tensor<3x2x4x4xf32>,
                %u: tensor<3x3x2x6xf32>, %g: tensor<2x7x6x6xf16>)
    -> (tensor<3x4x3x6xf32>, tensor<3x2x4x6xf32>, tensor<3x4x3x6xf32>, tensor<3x6x6x4xf32>, tensor<2x7x6x4xf32>) {
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 2] low [1, 0] high [0, 1] batch_groups 2
     : (tensor<6x5x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<3x4x3x6xf32>
  %1 = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [1, 0] high [0, 0] rhs_dilation [1, 2] feature_groups 2
     : (tensor<6x5x6x4xf32>, tensor<3x4x3x6xf32>) -> tensor<3x2x4x6xf32>
  // The label that a reader of StableHLO gives to groups of the batch.
  %2 = mp.conv wgrad %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 2] low [1, 0] high [0, 1] batch_groups 2
     : (tensor<6x5x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<3x4x3x6xf32>
  %3 = mp.conv dgrad %dz, %v dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [2, 1] high [2, 1] lhs_dilation [1, 2]
       reversal [true, true] batch_groups 2
     : (tensor<6x4x3x4xf32>, tensor<3x2x4x4xf32>) -> tensor<3x6x6x4xf32>
  %split = mp.reshape %u : tensor<3x3x2x6xf32> to tensor<3x3x2x2x3xf32>
  %moved = mp.transpose %split perm [0, 1, 3, 2, 4] : tensor<3x3x2x2x3xf32> to tensor<3x3x2x2x3xf32>
  %merged = mp.reshape %moved : tensor<3x3x2x2x3xf32> to tensor<3x3x4x3xf32>
  %backward = mp.cast %merged : tensor<3x3x4x3xf32> to tensor<3x3x4x3xf16>
  %4 = mp.conv dgrad %g, %backward dims <[b, 0, 1, f] x [0, 1, o, i] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 1] high [1, 1] reversal [true, true]
       feature_groups 2 accumulate f32
     : (tensor<2x7x6x6xf16>, tensor<3x3x4x3xf16>) -> tensor<2x7x6x4xf32>
  return %0, %1, %2, %3, %4 : tensor<3x4x3x6xf32>, tensor<3x2x4x6xf32>, tensor<3x4x3x6xf32>, tensor<3x6x6x4xf32>, tensor<2x7x6x4xf32>
}
