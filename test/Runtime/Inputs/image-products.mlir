// Two convolutions with filters of one element, of images with their channels
// first, and a relu between them; half the squared distance to a target, SGD.
func.func public @main(%w: tensor<16x8x1x1xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %v: tensor<8x16x1x1xf32> {mp.name = "v", mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %x: tensor<3x8x4x6xf32> {mp.name = "x", mp.role = #mp.role<batch>},
    %t: tensor<3x8x4x6xf32> {mp.name = "t", mp.role = #mp.role<batch>})
    -> (tensor<16x8x1x1xf32> {mp.role = #mp.role<new_parameter>}, tensor<8x16x1x1xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3x16x4x6xf32>
  %count = stablehlo.constant dense<512.0> : tensor<f32>
  %counts = stablehlo.constant dense<512.0> : tensor<3x8x4x6xf32>
  %ratew = stablehlo.constant dense<0.0625> : tensor<16x8x1x1xf32>
  %ratev = stablehlo.constant dense<0.0625> : tensor<8x16x1x1xf32>
  %a = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<3x8x4x6xf32>, tensor<16x8x1x1xf32>) -> tensor<3x16x4x6xf32>
  %h = stablehlo.maximum %a, %zeros : tensor<3x16x4x6xf32>
  %y = "stablehlo.convolution"(%h, %v) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<3x16x4x6xf32>, tensor<8x16x1x1xf32>) -> tensor<3x8x4x6xf32>
  %d = stablehlo.subtract %y, %t : tensor<3x8x4x6xf32>
  %s = stablehlo.multiply %d, %d : tensor<3x8x4x6xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x8x4x6xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.divide %sum, %count : tensor<f32>
  %dy = stablehlo.divide %d, %counts : tensor<3x8x4x6xf32>
  %dh = "stablehlo.convolution"(%dy, %v) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>}> : (tensor<3x8x4x6xf32>, tensor<8x16x1x1xf32>) -> tensor<3x16x4x6xf32>
  %on = stablehlo.compare GT, %a, %zeros : (tensor<3x16x4x6xf32>, tensor<3x16x4x6xf32>) -> tensor<3x16x4x6xi1>
  %da = stablehlo.select %on, %dh, %zeros : tensor<3x16x4x6xi1>, tensor<3x16x4x6xf32>
  %dv = "stablehlo.convolution"(%h, %dy) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<3x16x4x6xf32>, tensor<3x8x4x6xf32>) -> tensor<8x16x1x1xf32>
  %dw = "stablehlo.convolution"(%x, %da) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<3x8x4x6xf32>, tensor<3x16x4x6xf32>) -> tensor<16x8x1x1xf32>
  %uw = stablehlo.multiply %dw, %ratew : tensor<16x8x1x1xf32>
  %uv = stablehlo.multiply %dv, %ratev : tensor<8x16x1x1xf32>
  %nw = stablehlo.subtract %w, %uw : tensor<16x8x1x1xf32>
  %nv = stablehlo.subtract %v, %uv : tensor<8x16x1x1xf32>
  return %nw, %nv, %loss : tensor<16x8x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>
}
