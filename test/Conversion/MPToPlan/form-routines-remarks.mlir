// RUN: mp-opt %s --mp-form-routines --remarks-filter='mp-form-routines' --remark-policy=all --verify-diagnostics

func.func @each_op(%t: tensor<9x4xf32>, %i: tensor<3x1xi32>) -> (tensor<3x4xf32>, tensor<9x4xf32>) {
  // expected-remark@below {{mp.gather is fused with nothing}}
  %0 = mp.gather %t, %i slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  // expected-remark@below {{mp.sort is fused with nothing}}
  %1 = mp.sort %t dim 0 : tensor<9x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = arith.cmpf olt, %a, %b : tensor<f32>
    mp.yield %2 : tensor<i1>
  }
  return %0, %1 : tensor<3x4xf32>, tensor<9x4xf32>
}
