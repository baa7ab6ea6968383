// RUN: mp-opt %s --split-input-file | FileCheck %s

// Each op that moves elements becomes one op; a splat constant that is
// broadcast stays a broadcast.
// CHECK-LABEL: @main
func.func @moves(%x: tensor<2x3xf32>, %v: tensor<f32>) -> tensor<4x10xf32> {
  // CHECK-NEXT: mp.reshape %{{.*}} : tensor<2x3xf32> to tensor<3x2xf32>
  %0 = "stablehlo.reshape"(%x) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK-NEXT: mp.transpose %{{.*}} perm [1, 0] : tensor<3x2xf32> to tensor<2x3xf32>
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: mp.reverse %{{.*}} dims [1] : tensor<2x3xf32>
  %2 = "stablehlo.reverse"(%1) {dimensions = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: mp.broadcast %{{.*}} dims [1, 2] : tensor<2x3xf32> to tensor<4x2x3xf32>
  %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  // CHECK-NEXT: mp.slice %{{.*}} start [0, 1, 0] limit [4, 2, 3] strides [1, 1, 2] : tensor<4x2x3xf32> to tensor<4x1x2xf32>
  %4 = "stablehlo.slice"(%3) {start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 4, 2, 3>, strides = array<i64: 1, 1, 2>} : (tensor<4x2x3xf32>) -> tensor<4x1x2xf32>
  // CHECK-NEXT: mp.reshape
  %5 = "stablehlo.reshape"(%4) : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
  // CHECK-NEXT: mp.pad %{{.*}}, %{{.*}} low [0, 1] high [0, -1] interior [0, 3] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x5xf32>
  %6 = "stablehlo.pad"(%5, %v) {edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 3>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x5xf32>
  // CHECK-NEXT: mp.concat %{{.*}}, %{{.*}} dim 1
  %7 = "stablehlo.concatenate"(%6, %6) {dimension = 1 : i64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x10xf32>
  // CHECK-NEXT: %[[B:.*]]:2 = mp.barrier %{{.*}}, %{{.*}} : tensor<4x10xf32>, tensor<f32>
  %8:2 = "stablehlo.optimization_barrier"(%7, %v) : (tensor<4x10xf32>, tensor<f32>) -> (tensor<4x10xf32>, tensor<f32>)
  // CHECK-NEXT: return %[[B]]#0
  return %8#0 : tensor<4x10xf32>
}

// -----

// CHECK-LABEL: @main
func.func @constants() -> (tensor<2x10xf32>, tensor<2x2xf32>, tensor<3xi1>, tensor<2xi8>, tensor<2x10xi32>) {
  // An infinity is a value like others.
  // CHECK: %[[C:.*]] = arith.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  // CHECK: mp.broadcast %[[C]] dims [] : tensor<f32> to tensor<2x10xf32>
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x10xf32>
  // CHECK{LITERAL}: arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
  %2 = "stablehlo.constant"() {value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  // CHECK: arith.constant dense<[true, false, true]> : tensor<3xi1>
  %3 = "stablehlo.constant"() {value = dense<[true, false, true]> : tensor<3xi1>} : () -> tensor<3xi1>
  // CHECK: arith.constant dense<[-1, 1]> : tensor<2xi8>
  %4 = "stablehlo.constant"() {value = dense<[255, 1]> : tensor<2xui8>} : () -> tensor<2xui8>
  // CHECK: mp.iota dim 1 : tensor<2x10xi32>
  %5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x10xi32>
  %6 = "stablehlo.convert"(%4) : (tensor<2xui8>) -> tensor<2xi8>
  return %1, %2, %3, %6, %5 : tensor<2x10xf32>, tensor<2x2xf32>, tensor<3xi1>, tensor<2xi8>, tensor<2x10xi32>
}
