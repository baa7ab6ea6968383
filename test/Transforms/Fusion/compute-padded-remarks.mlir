// RUN: mp-opt %s --mp-compute-padded --remarks-filter='mp-compute-padded' --remark-policy=all --verify-diagnostics

func.func @each_decision(%y: tensor<4x16xf32>, %v: tensor<4x10xf32>) -> (tensor<4x12xf32>, tensor<10xf32>, tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.exp %v : tensor<4x10xf32>
  // expected-remark@below {{tensor<4x12xf32> is computed with its padding, and added up with it}}
  %1 = mp.pad %0, %zero low [0, 0] high [0, 2] interior [0, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4x12xf32>
  %2 = mp.reduce add %0 dims [0] : tensor<4x10xf32> to tensor<10xf32>
  // expected-remark@below {{read as rows of tensor<4x16xf32>, whose ends change nothing}}
  %3 = mp.slice %y start [0, 0] limit [4, 11] strides [1, 1] : tensor<4x16xf32> to tensor<4x11xf32>
  %4 = mp.reduce max %3 dims [1] : tensor<4x11xf32> to tensor<4xf32>
  return %1, %2, %4 : tensor<4x12xf32>, tensor<10xf32>, tensor<4xf32>
}
