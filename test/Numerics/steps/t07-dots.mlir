// T7: dot products of positive numbers, K of them, with partial sums in f32.
func.func @main(%x: tensor<64x64xf16> {mp.name = "x"},
                %y: tensor<64x64xf16> {mp.name = "y"})
    -> (tensor<64xf16> {mp.name = "dots"}) {
  %dots = mp.dot %x, %y batching [0] x [0] contracting [1] x [1] accumulate f32
     : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64xf16>
  return %dots : tensor<64xf16>
}
