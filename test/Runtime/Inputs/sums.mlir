// Two products with a term in the 16 bits of their factors. The sums are returned.
func.func @main(%x: tensor<3x4xf16>, %w: tensor<4x8xf16>, %c: tensor<3x8xf16>,
    %y: tensor<3x4xbf16>, %v: tensor<4x8xbf16>, %d: tensor<3x8xbf16>)
    -> (tensor<3x8xf32>, tensor<3x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<3x4xf16>, tensor<4x8xf16>) -> tensor<3x8xf32>
  %1 = mp.cast %c : tensor<3x8xf16> to tensor<3x8xf32>
  %2 = arith.addf %0, %1 : tensor<3x8xf32>
  %3 = mp.cast %2 : tensor<3x8xf32> to tensor<3x8xf16>
  %4 = mp.cast %3 : tensor<3x8xf16> to tensor<3x8xf32>
  %5 = mp.dot %y, %v contracting [1] x [0] accumulate f32 : (tensor<3x4xbf16>, tensor<4x8xbf16>) -> tensor<3x8xf32>
  %6 = mp.cast %d : tensor<3x8xbf16> to tensor<3x8xf32>
  %7 = arith.addf %6, %5 : tensor<3x8xf32>
  %8 = mp.cast %7 : tensor<3x8xf32> to tensor<3x8xbf16>
  %9 = mp.cast %8 : tensor<3x8xbf16> to tensor<3x8xf32>
  return %4, %9 : tensor<3x8xf32>, tensor<3x8xf32>
}
