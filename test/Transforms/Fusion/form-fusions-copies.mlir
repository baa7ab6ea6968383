// RUN: mp-opt %s --mp-form-fusions | FileCheck %s

// A master's working copy that a pad reads is made of the master, which is in
// memory in any case: nothing is kept between the two kernels.
// CHECK-LABEL: @padded_copy_of_a_master
func.func @padded_copy_of_a_master(%w: tensor<1003x32xf32>, %g: tensor<1003x32xf32>) -> (tensor<1003x32xf32>, tensor<1008x32xf16>) {
  // CHECK: %[[NEW:.*]] = mp.fusion pointwise ins(%{{.*}}, %{{.*}} : {{.*}}) -> tensor<1003x32xf32>
  // CHECK: mp.fusion pointwise ins(%[[NEW]] : tensor<1003x32xf32>) -> tensor<1008x32xf16>
  %zero = arith.constant dense<0.0> : tensor<f16>
  %new = arith.subf %w, %g : tensor<1003x32xf32>
  %copy = mp.cast %new : tensor<1003x32xf32> to tensor<1003x32xf16>
  %padded = mp.pad %copy, %zero low [0, 0] high [5, 0] interior [0, 0] : (tensor<1003x32xf16>, tensor<f16>) -> tensor<1008x32xf16>
  return %new, %padded : tensor<1003x32xf32>, tensor<1008x32xf16>
}

// A value that only a product reads may go after it: the smaller copy is kept.
// CHECK-LABEL: @padded_copy_of_a_value
func.func @padded_copy_of_a_value(%w: tensor<1003x32xf32>, %g: tensor<1003x32xf32>) -> (tensor<32x32xf32>, tensor<1008x32xf16>) {
  // CHECK: %[[NEW:.*]]:2 = mp.fusion pointwise ins(%{{.*}}, %{{.*}} : {{.*}}) -> tensor<1003x32xf32>, tensor<1003x32xf16>
  // CHECK: mp.fusion pointwise ins(%[[NEW]]#1 : tensor<1003x32xf16>) -> tensor<1008x32xf16>
  %zero = arith.constant dense<0.0> : tensor<f16>
  %new = arith.subf %w, %g : tensor<1003x32xf32>
  %product = mp.dot %w, %new contracting [0] x [0] : (tensor<1003x32xf32>, tensor<1003x32xf32>) -> tensor<32x32xf32>
  %copy = mp.cast %new : tensor<1003x32xf32> to tensor<1003x32xf16>
  %padded = mp.pad %copy, %zero low [0, 0] high [5, 0] interior [0, 0] : (tensor<1003x32xf16>, tensor<f16>) -> tensor<1008x32xf16>
  return %product, %padded : tensor<32x32xf32>, tensor<1008x32xf16>
}

// More than the cast is not computed twice for it.
// CHECK-LABEL: @computed_once
func.func @computed_once(%w: tensor<1003x32xf32>, %g: tensor<1003x32xf32>) -> (tensor<1003x32xf32>, tensor<1008x32xf16>) {
  // CHECK: mp.fusion pointwise {{.*}} -> tensor<1003x32xf32>, tensor<1003x32xf16>
  %zero = arith.constant dense<0.0> : tensor<f16>
  %new = arith.subf %w, %g : tensor<1003x32xf32>
  %power = math.exp %new : tensor<1003x32xf32>
  %copy = mp.cast %power : tensor<1003x32xf32> to tensor<1003x32xf16>
  %padded = mp.pad %copy, %zero low [0, 0] high [5, 0] interior [0, 0] : (tensor<1003x32xf16>, tensor<f16>) -> tensor<1008x32xf16>
  return %new, %padded : tensor<1003x32xf32>, tensor<1008x32xf16>
}
