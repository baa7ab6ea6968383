// RUN: mp-test-opt %s --test-print-ranges --verify-diagnostics

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#point = affine_map<(i, j) -> (i, j)>
#result = affine_map<(i, j, k) -> (i, j)>

func.func @tensor(%x: tensor<4x4xf32>) {
  // expected-remark@below {{[-1, 1], proved}}
  %0 = math.tanh %x : tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %1 = mp.logistic %x : tensor<4x4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %2 = tensor.extract_slice %0[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %3 = tensor.insert_slice %2 into %1[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %4 = tensor.concat dim(0) %1, %0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %seven = arith.constant 7.0 : f32
  // expected-remark@below {{[0, 7], proved}}
  %5 = tensor.pad %1 low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %seven : f32
  } : tensor<4x4xf32> to tensor<5x4xf32>
  return
}

// Four products and what was in the output. A body that computes each element
// once says itself what it gives.
func.func @linalg(%x: tensor<4x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %0 = math.tanh %x : tensor<4x4xf32>
  // expected-remark@below {{[-5, 5], proved}}
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%zero : tensor<4x4xf32>) {
  // expected-remark@below 2 {{[-1, 1], proved}}
  ^bb0(%a: f32, %b: f32, %c: f32):
    // expected-remark@below {{[-1, 1], proved}}
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %2 = linalg.generic {indexing_maps = [#point, #point], iterator_types = ["parallel", "parallel"]}
     ins(%x : tensor<4x4xf32>) outs(%zero : tensor<4x4xf32>) {
  ^bb0(%a: f32, %c: f32):
    // expected-remark@below {{[0, 1], proved}}
    %s = mp.logistic %a : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return
}

func.func @tosa(%x: tensor<1x4x4xf32>) {
  // expected-remark@below {{[-1, 1], proved}}
  %0 = tosa.tanh %x : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  // expected-remark@below {{[-1, 0.5], proved}}
  %1 = tosa.clamp %0 {max_val = 0.5 : f32, min_val = -2.0 : f32} : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  // expected-remark@below {{[-4, 2], proved}}
  %2 = tosa.reduce_sum %1 {axis = 2 : i32} : (tensor<1x4x4xf32>) -> tensor<1x4x1xf32>
  return
}
