// T19: the smallest step whose gradient is infinite where its batch is. Which calls
// are refused is a script; how the loss scale answers is the scaler's.
func.func @main(%w: tensor<2xf32> {mp.name = "w", mp.pair = 1, mp.role = #mp.role<parameter>},
                %x: tensor<4x2xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<2xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
  %mean = arith.constant dense<0.125> : tensor<f32>
  %rate = arith.constant dense<1.0e-3> : tensor<2xf32>
  %wide = mp.broadcast %w dims [1] : tensor<2xf32> to tensor<4x2xf32>
  %y = arith.mulf %wide, %x : tensor<4x2xf32>
  %sum = mp.reduce add %y dims [0, 1] : tensor<4x2xf32> to tensor<f32>
  %loss = arith.mulf %sum, %mean : tensor<f32>
  %seed = mp.broadcast %mean dims [] : tensor<f32> to tensor<4x2xf32>
  %dy = arith.mulf %seed, %x : tensor<4x2xf32>
  %g = mp.reduce add %dy dims [0] : tensor<4x2xf32> to tensor<2xf32>
  %step = arith.mulf %g, %rate : tensor<2xf32>
  %w1 = arith.subf %w, %step : tensor<2xf32>
  return %loss, %w1 : tensor<f32>, tensor<2xf32>
}
