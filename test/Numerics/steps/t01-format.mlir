// T1: what numbers become in 16 bits.
func.func @main(%x: tensor<4116xf32> {mp.name = "x"})
    -> (tensor<4116xf16> {mp.name = "f16"}, tensor<4116xbf16> {mp.name = "bf16"}) {
  %half = mp.cast %x : tensor<4116xf32> to tensor<4116xf16>
  %brain = mp.cast %x : tensor<4116xf32> to tensor<4116xbf16>
  return %half, %brain : tensor<4116xf16>, tensor<4116xbf16>
}
