// RUN: not mp-translate --import-stablehlo %s 2>&1 | FileCheck %s
// RUN: sed 's/bounds<8, ?>/type_extensions<bounds = [8, ?]>/' %s > %t.mlir
// RUN: not mp-translate --import-stablehlo %t.mlir 2>&1 | FileCheck %s

// Sizes that are computed are refused where a constant is needed; largest sizes
// do not make a shape known, in today's spelling and in the old one.
// CHECK: cannot import 6 ops of 6 kinds
// CHECK: func.func {{ *}}1 {{.*}} dynamic shape tensor<?x4xf32> export with static shapes of plain tensors
// CHECK: stablehlo.dynamic_gather {{ *}}1 {{.*}} operand 2 is not a constant export with static shapes
// CHECK: stablehlo.dynamic_conv {{ *}}1 {{.*}} operand 2 is not a constant export with static shapes
// CHECK: stablehlo.torch_index_select {{ *}}1 {{.*}} dim is outside the rank, or a batch dimension
// CHECK: chlo.ragged_dot {{ *}}1 {{.*}} a ragged batch dimension export dot_general
// CHECK: chlo.ragged_dot {{ *}}1 {{.*}} group sizes that are not one list of integers give all batches the same groups
func.func @main(%b: tensor<?x4xf32, #stablehlo.bounds<8, ?>>, %x: tensor<2x3x4xf32>, %w: tensor<2x4x5xf32>, %sizes: tensor<3xi64>,
                %pads: tensor<1x2xi64>, %at: tensor<2x1xi64>, %groups: tensor<2xi32>, %lists: tensor<2x2xi32>, %k: tensor<2x2x4x5xf32>) -> tensor<2x3x5xf32> {
  // A mark of a device mesh says nothing about one device.
  %0 = stablehlo.add %x, %x {axis = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>} : tensor<2x3x4xf32>
  %1 = "stablehlo.dynamic_gather"(%0, %at, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}
    : (tensor<2x3x4xf32>, tensor<2x1xi64>, tensor<3xi64>) -> tensor<2x3x4xf32>
  %2 = "stablehlo.dynamic_conv"(%0, %0, %pads) {dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}
    : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<1x2xi64>) -> tensor<2x2x1xf32>
  %3 = "stablehlo.torch_index_select"(%0, %at) {dim = 0 : i64, batch_dims = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x1xi64>) -> tensor<2x3x4xf32>
  %4 = "chlo.ragged_dot"(%0, %w, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
    lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2xi32>) -> tensor<2x3x5xf32>
  %5 = "chlo.ragged_dot"(%0, %k, %lists) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
    lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}>
    : (tensor<2x3x4xf32>, tensor<2x2x4x5xf32>, tensor<2x2xi32>) -> tensor<2x3x5xf32>
  return %5 : tensor<2x3x5xf32>
}
