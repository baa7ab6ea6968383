// The smallest step whose gradient is finite or not as the batch says.
func.func @main(%w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<4x2xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %seed = arith.constant dense<0.125> : tensor<f32>
  %rate = arith.constant dense<1.0e-3> : tensor<2xf32>
  %wide = mp.broadcast %w dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %0 = arith.mulf %wide, %x : tensor<4x2xf32>
  %sum = mp.reduce add %0 dims [0, 1] : tensor<4x2xf32> to tensor<f32>
  %loss = arith.mulf %sum, %seed : tensor<f32>
  %ct = mp.broadcast %seed dims [] : tensor<f32> to tensor<4x2xf32>
  %1 = arith.mulf %ct, %x : tensor<4x2xf32>
  %g = mp.reduce add %1 dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %2 = arith.mulf %g, %rate : tensor<2xf32>
  %w1 = arith.subf %w, %2 : tensor<2xf32>
  return %loss, %w1 : tensor<f32>, tensor<2xf32>
}
