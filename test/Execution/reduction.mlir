// RUN: %python %S/reduction.py inputs %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/reduction.py check %t.in.npz %t.out.npz

// Reductions of leading, middle, trailing and separate dimensions, and sums in
// accumulators wider than, and as narrow as, their operands.
func.func @main(%x: tensor<3x700x5xf32>, %ones: tensor<4096xf16>,
                %tenths: tensor<100xf16>, %i: tensor<4x6xi32>,
                %rows: tensor<2x4xf32>)
    -> (tensor<3x700xf32>, tensor<3x5xf32>, tensor<700x5xf32>, tensor<700xf32>,
        tensor<f32>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>,
        tensor<3x5xf32>, tensor<5xf32>, tensor<4xi32>, tensor<6xi32>,
        tensor<4xi1>, tensor<6xi1>, tensor<2xf32>, tensor<2xi32>, tensor<4xi32>,
        tensor<1xf32>) {
  %0 = mp.reduce add %x dims [2] : tensor<3x700x5xf32> to tensor<3x700xf32>
  %1 = mp.reduce add %x dims [1] : tensor<3x700x5xf32> to tensor<3x5xf32>
  %2 = mp.reduce add %x dims [0] : tensor<3x700x5xf32> to tensor<700x5xf32>
  %3 = mp.reduce add %x dims [0, 2] : tensor<3x700x5xf32> to tensor<700xf32>
  %4 = mp.reduce add %x dims [0, 1, 2] : tensor<3x700x5xf32> to tensor<f32>
  %5 = mp.reduce add %ones dims [0] accumulate f32 : tensor<4096xf16> to tensor<f16>
  %6 = mp.reduce add %ones dims [0] accumulate f16 : tensor<4096xf16> to tensor<f16>
  %7 = mp.reduce add %tenths dims [0] accumulate f32 : tensor<100xf16> to tensor<f16>
  %8 = mp.reduce add %tenths dims [0] accumulate f16 : tensor<100xf16> to tensor<f16>
  %9 = mp.reduce max %x dims [1] : tensor<3x700x5xf32> to tensor<3x5xf32>
  %10 = mp.reduce min %x dims [0, 1] : tensor<3x700x5xf32> to tensor<5xf32>
  %11 = mp.reduce add %i dims [1] : tensor<4x6xi32> to tensor<4xi32>
  %12 = mp.reduce max %i dims [0] : tensor<4x6xi32> to tensor<6xi32>
  %zero = arith.constant dense<0> : tensor<4x6xi32>
  %forty = arith.constant dense<40> : tensor<4x6xi32>
  %positive = arith.cmpi sgt, %i, %zero : tensor<4x6xi32>
  %large = arith.cmpi sgt, %i, %forty : tensor<4x6xi32>
  %13 = mp.reduce and %positive dims [1] : tensor<4x6xi1> to tensor<4xi1>
  %14 = mp.reduce or %large dims [0] : tensor<4x6xi1> to tensor<6xi1>
  %index = mp.iota dim 1 : tensor<2x4xi32>
  %15:2 = mp.arg_reduce max %rows, %index dims [1]
     : (tensor<2x4xf32>, tensor<2x4xi32>) -> (tensor<2xf32>, tensor<2xi32>)
  %16 = mp.reduce and %i dims [1] : tensor<4x6xi32> to tensor<4xi32>
  %first = mp.slice %rows start [0, 0] limit [1, 4] strides [1, 1]
     : tensor<2x4xf32> to tensor<1x4xf32>
  %17 = mp.reduce mul %first dims [1] : tensor<1x4xf32> to tensor<1xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14,
         %15#0, %15#1, %16, %17
       : tensor<3x700xf32>, tensor<3x5xf32>, tensor<700x5xf32>, tensor<700xf32>,
         tensor<f32>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>,
         tensor<3x5xf32>, tensor<5xf32>, tensor<4xi32>, tensor<6xi32>,
         tensor<4xi1>, tensor<6xi1>, tensor<2xf32>, tensor<2xi32>, tensor<4xi32>,
         tensor<1xf32>
}
