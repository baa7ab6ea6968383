// Ops of ours that take several of StableHLO come back as one: import of an
// export is the identity.
// RUN: mp-opt %s -o %t.mlir
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

func.func @main(%x: tensor<8x10xf16>, %y: tensor<8x10xf32>,
    %i: tensor<4x1xi32>, %u: tensor<4x10xf16>, %d: tensor<4x5xf16>,
    %n: tensor<8x10xi32>)
    -> (tensor<8x8xf16>, tensor<8x8xf32>, tensor<8xf16>, tensor<8xf32>,
        tensor<4x5xf16>, tensor<8x10xf16>, tensor<8x10xf16>, tensor<8x10xi32>,
        tensor<8x10xi32>, tensor<8x10xf32>, tensor<8x10xf32>) {
  %0 = mp.dot %x, %x contracting [1] x [1] accumulate f32
     : (tensor<8x10xf16>, tensor<8x10xf16>) -> tensor<8x8xf16>
  %1 = mp.dot %y, %x contracting [1] x [1] accumulate f32
     : (tensor<8x10xf32>, tensor<8x10xf16>) -> tensor<8x8xf32>
  %2 = mp.reduce add %x dims [1] accumulate f32 : tensor<8x10xf16> to tensor<8xf16>
  %3 = mp.reduce add %x dims [1] accumulate f32 : tensor<8x10xf16> to tensor<8xf32>
  %4 = mp.pool add %x window [2, 2] strides [2, 2] low [0, 0] high [0, 0]
       accumulate f32 : tensor<8x10xf16> to tensor<4x5xf16>
  %5 = mp.pool_grad max %x, %d window [2, 2] strides [2, 2] low [0, 0]
       high [0, 0] accumulate f32 : tensor<8x10xf16>, tensor<4x5xf16>
  %6 = mp.scatter add %x, %i, %u window [1] inserted [0] start [0]
       index_vector 1 accumulate f32
     : (tensor<8x10xf16>, tensor<4x1xi32>, tensor<4x10xf16>) -> tensor<8x10xf16>
  %7 = arith.divui %n, %n : tensor<8x10xi32>
  %8 = arith.fptosi %y : tensor<8x10xf32> to tensor<8x10xi32>
  %zero = arith.constant dense<0.0> : tensor<8x10xf32>
  %one = arith.constant dense<1.0> : tensor<8x10xf32>
  %has_sign = arith.cmpf one, %y, %zero : tensor<8x10xf32>
  %sign = math.copysign %one, %y : tensor<8x10xf32>
  %9 = arith.select %has_sign, %sign, %y : tensor<8x10xi1>, tensor<8x10xf32>
  // The updates alone are narrow.
  %10 = mp.scatter add %y, %i, %u window [1] inserted [0] start [0]
        index_vector 1 accumulate f32
      : (tensor<8x10xf32>, tensor<4x1xi32>, tensor<4x10xf16>) -> tensor<8x10xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<8x8xf16>,
    tensor<8x8xf32>, tensor<8xf16>, tensor<8xf32>, tensor<4x5xf16>,
    tensor<8x10xf16>, tensor<8x10xf16>, tensor<8x10xi32>, tensor<8x10xi32>,
    tensor<8x10xf32>, tensor<8x10xf32>
}
