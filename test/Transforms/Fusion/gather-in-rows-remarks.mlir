// RUN: mp-opt %s --mp-gather-in-rows --remarks-filter='mp-gather-in-rows' --remark-policy=all --verify-diagnostics

func.func @each_decision(%x: tensor<4x9xf32>, %i: tensor<4x1x1xi32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<4x9xf32> to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to tensor<4x9xf32>
  %2 = arith.divf %x, %1 : tensor<4x9xf32>
  // expected-remark@below {{picks one number of each row of tensor<4x9xf32> where the rows are computed}}
  %3 = mp.gather %2, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  // expected-remark@below {{no kernel has the rows of tensor<4x9xf32> that only kernels read}}
  %4 = mp.gather %x, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %3, %4 : tensor<4x1xf32>, tensor<4x1xf32>
}
