// Two products with a bias, in f32 and of operands in 16 bits. The sums are returned.
func.func @main(%x: tensor<3x4xf32>, %w: tensor<4x8xf32>, %y: tensor<3x4xf16>,
    %v: tensor<4x8xf16>, %b: tensor<8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>) {
  %spread = mp.broadcast %b dims [1] : tensor<8xf32> to tensor<3x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
  %1 = arith.addf %0, %spread : tensor<3x8xf32>
  %2 = mp.dot %y, %v contracting [1] x [0] accumulate f32 : (tensor<3x4xf16>, tensor<4x8xf16>) -> tensor<3x8xf32>
  %3 = arith.addf %spread, %2 : tensor<3x8xf32>
  return %1, %3 : tensor<3x8xf32>, tensor<3x8xf32>
}
