// RUN: mp-opt %s --mp-compute-before-broadcast --remarks-filter='mp-compute-before-broadcast' --remark-policy=all --verify-diagnostics

func.func @repeated(%x: tensor<8xf32>) -> tensor<8x4xf32> {
  %0 = mp.broadcast %x dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{computes math.exp for 8 elements instead of 32}}
  %1 = math.exp %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
