// RUN: %python %S/indexing.py inputs %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/indexing.py check %t.in.npz %t.out.npz

// Gathers clamp their starts, scatters drop what is outside; index vectors,
// single indices, batching dimensions, and an f32 accumulator for f16 sums.
func.func @main(%x: tensor<6x5x4xf32>, %pairs: tensor<3x2xi32>,
                %single: tensor<5xi32>, %updates: tensor<3x2x4xf32>,
                %u: tensor<5x4xf16>, %table: tensor<6x4xf16>,
                %batched: tensor<6x3xi32>)
    -> (tensor<3x2x4xf32>, tensor<5x4xf16>, tensor<6x3x4xf32>,
        tensor<6x5x4xf32>, tensor<6x4xf16>, tensor<6x4xf16>,
        tensor<6x4xf32>) {
  %0 = mp.gather %x, %pairs slice [2, 1, 4] offset [1, 2] collapsed [1]
       start [0, 1] index_vector 1
     : (tensor<6x5x4xf32>, tensor<3x2xi32>) -> tensor<3x2x4xf32>
  %1 = mp.gather %table, %single slice [1, 4] offset [1] collapsed [0]
       start [0] index_vector 1
     : (tensor<6x4xf16>, tensor<5xi32>) -> tensor<5x4xf16>
  %2 = mp.gather %x, %batched slice [1, 1, 4] offset [2] collapsed [1]
       batching [0] x [0] start [1] index_vector 2
     : (tensor<6x5x4xf32>, tensor<6x3xi32>) -> tensor<6x3x4xf32>
  %3 = mp.scatter add %x, %pairs, %updates window [1, 2] inserted [1]
       start [0, 1] index_vector 1
     : (tensor<6x5x4xf32>, tensor<3x2xi32>, tensor<3x2x4xf32>) -> tensor<6x5x4xf32>
  %4 = mp.scatter add %table, %single, %u window [1] inserted [0] start [0]
       index_vector 1 accumulate f32
     : (tensor<6x4xf16>, tensor<5xi32>, tensor<5x4xf16>) -> tensor<6x4xf16>
  %5 = mp.scatter max %table, %single, %u window [1] inserted [0] start [0]
       index_vector 1
     : (tensor<6x4xf16>, tensor<5xi32>, tensor<5x4xf16>) -> tensor<6x4xf16>
  // Narrow updates of an f32 table: nothing is rounded.
  %wide = mp.cast %table : tensor<6x4xf16> to tensor<6x4xf32>
  %6 = mp.scatter add %wide, %single, %u window [1] inserted [0] start [0]
       index_vector 1 accumulate f32
     : (tensor<6x4xf32>, tensor<5xi32>, tensor<5x4xf16>) -> tensor<6x4xf32>
  return %0, %1, %2, %3, %4, %5, %6
       : tensor<3x2x4xf32>, tensor<5x4xf16>, tensor<6x3x4xf32>,
         tensor<6x5x4xf32>, tensor<6x4xf16>, tensor<6x4xf16>,
         tensor<6x4xf32>
}
