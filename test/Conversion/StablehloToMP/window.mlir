// RUN: mp-opt %s --split-input-file | FileCheck %s

// CHECK-LABEL: @main
func.func @max_pool_and_its_gradient(%x: tensor<2x8x8x3xf32>, %g: tensor<2x4x4x3xf32>) -> (tensor<2x4x4x3xf32>, tensor<2x8x8x3xf32>) {
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  // CHECK: mp.pool max %{{.*}} window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 0, 0, 0] : tensor<2x8x8x3xf32> to tensor<2x4x4x3xf32>
  %0 = "stablehlo.reduce_window"(%x, %low) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = array<i64: 0, 0, 0, 0, 0, 0, 0, 0>} : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<2x4x4x3xf32>
  // CHECK: mp.pool_grad max %{{.*}}, %{{.*}} window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 0, 0, 0] : tensor<2x8x8x3xf32>, tensor<2x4x4x3xf32>
  // CHECK-NEXT: return
  %1 = "stablehlo.select_and_scatter"(%x, %g, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) {comparison_direction = "GE", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = array<i64: 0, 0, 0, 0, 0, 0, 0, 0>} : (tensor<2x8x8x3xf32>, tensor<2x4x4x3xf32>, tensor<f32>) -> tensor<2x8x8x3xf32>
  return %0, %1 : tensor<2x4x4x3xf32>, tensor<2x8x8x3xf32>
}

// -----

// An average pool and the running sum of a row; sums of f16 accumulate in f32.
// CHECK-LABEL: @main
func.func @sums(%x: tensor<4x8xf16>) -> (tensor<4x8xf16>, tensor<4x4xf16>) {
  %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f16>} : () -> tensor<f16>
  // CHECK: mp.pool add %{{.*}} window [1, 8] strides [1, 1] low [0, 7] high [0, 0] accumulate f32
  %0 = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%m) : (tensor<f16>) -> ()
  }) {window_dimensions = array<i64: 1, 8>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = array<i64: 0, 0, 7, 0>} : (tensor<4x8xf16>, tensor<f16>) -> tensor<4x8xf16>
  // CHECK: mp.pool add %{{.*}} window [1, 2] strides [1, 4] low [0, 0] high [0, 0] base_dilation [1, 2] window_dilation [1, 2] accumulate f32
  %1 = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%m) : (tensor<f16>) -> ()
  }) {window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 4>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = array<i64: 0, 0, 0, 0>} : (tensor<4x8xf16>, tensor<f16>) -> tensor<4x4xf16>
  return %0, %1 : tensor<4x8xf16>, tensor<4x4xf16>
}

// -----

// A minimum never goes above its initial value, however often that comes in
// with the padding.
// CHECK-LABEL: @main
func.func @min_pool_from_one(%x: tensor<8xf32>) -> tensor<8xf32> {
  %one = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  // CHECK: %[[P:.*]] = mp.pool min
  // CHECK: %[[I:.*]] = mp.broadcast
  // CHECK: arith.minimumf %[[I]], %[[P]]
  %0 = "stablehlo.reduce_window"(%x, %one) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.minimum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = array<i64: 1, 1>} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
