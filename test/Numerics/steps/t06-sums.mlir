// T6: sums of equal numbers of f16. In an accumulator of f16 a sum stops where
// the next number is half a unit of it.
func.func @main(%ones: tensor<4096xf16> {mp.name = "ones"},
                %tenths: tensor<16384xf16> {mp.name = "tenths"},
                %thousandths: tensor<16384xf16> {mp.name = "thousandths"})
    -> (tensor<f32> {mp.name = "1"}, tensor<f32> {mp.name = "0.1"},
        tensor<f32> {mp.name = "0.001"}) {
  %a = mp.reduce add %ones dims [0] accumulate f32
     : tensor<4096xf16> to tensor<f32>
  %b = mp.reduce add %tenths dims [0] accumulate f32
     : tensor<16384xf16> to tensor<f32>
  %c = mp.reduce add %thousandths dims [0] accumulate f32
     : tensor<16384xf16> to tensor<f32>
  return %a, %b, %c : tensor<f32>, tensor<f32>, tensor<f32>
}
